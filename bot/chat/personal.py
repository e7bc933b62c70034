"""What belongs to a person: settings, numbers, and being forgotten."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.contract import Answer, Button, File, Message, Paragraph, Reply, Row
from bot.chat.house import Visit
from bot.chat.house import button as table_button
from bot.chat.linking import accounts_line
from bot.chat.private import only_private
from bot.chat.registry import on_command, on_press
from bot.chat.voice import Voice, heading
from bot.i18n import Words, message_id, shipped
from bot.table.habits import NEVER, Habits, Quiet
from bot.table.options import HOUR
from bot.table.refused import Denied

_PINGS: Final = ("here", "private", "both", "never")
_WAGONS: Final = ("ask", "home", "best")
_SHOWN: Final = 10


def _button(label: str, verb: str, argument: str = "", **more: Any) -> Button:
    return table_button(label, "", 0, verb, argument, **more)


@on_command("settings")
async def settings(visit: Visit) -> Reply:
    """What a person has set; with words, change it: `/settings zone Europe/Berlin`, `quiet 22:00 07:00`, `interval 6`."""
    if visit.words:
        await _change(visit, visit.words[0].lower(), visit.words[1:])
        after = await _as_it_is_now(visit)
        return Reply(_spoken(visit, after), after.answer("settings-done", alone=True).messages)
    return Reply(messages=(settings_message(visit),))


async def _as_it_is_now(visit: Visit) -> Visit:
    """The same visit, of a person who has just changed a setting."""
    person = await visit.house.people.get(visit.person.id)
    assert person is not None
    return Visit(visit.house, visit.command, visit.limits, person, visit.chat)


def _spoken(before: Visit, after: Visit) -> Answer | None:
    """What a platform is told whose own words are to be of another language from now on."""
    return Answer(language=after.own.language) if after.person.language != before.person.language else None


def settings_message(visit: Visit) -> Message:
    """The settings with a button for each that a press can change."""
    habits, say = visit.person.habits, visit.own.text
    orders = habits.orders
    values = {
        "palette": say(message_id("palette", visit.person.palette)),
        "hints": _on(visit, visit.person.hints),
        "ping": say(f"ping-{habits.ping}"),
        "reminders": _on(visit, habits.interval != NEVER),
        "wagon": say(f"wagon-{orders.wagon}"),
        "no_ransom": _on(visit, orders.no_ransom),
        "cheapest_withdrawal": _on(visit, orders.cheapest_withdrawal),
        "no_second_part": _on(visit, orders.no_second_part),
    }
    rows = tuple((_button(say(message_id("setting", name), value=Words(value)), "my", name),) for name, value in values.items())
    languages = (_button(say("setting-language", value=say("language-name")), "my", "language"),)
    message = visit.whisper(heading(say("settings-title")), *_typed_settings(visit, habits))
    return visit.owned(replace(message, buttons=(languages, *rows)))


def _typed_settings(visit: Visit, habits: Habits) -> tuple[Paragraph, ...]:
    none = visit.own.text("phrase-nothing")
    quiet = none if habits.quiet is None else f"{_clock(habits.quiet.start)}–{_clock(habits.quiet.end)}"
    usual = visit.own.line("settings-reminders")
    every = usual if habits.interval is None else visit.own.line("settings-interval", hours=habits.interval // HOUR)
    return (
        visit.own.line("settings-zone", zone=Words(habits.zone)),
        visit.own.line("settings-quiet", quiet=Words(quiet)),
        every,
        *accounts_line(visit),
    )


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _on(visit: Visit, on: bool) -> str:
    return visit.own.text("word-yes" if on else "word-no")


@on_press("my")
async def press_my(visit: Visit, press: Press) -> Reply:
    """Turn a setting to its next value."""
    turn = _TURNS.get(press.argument)
    if turn is None:
        return visit.answer("button-unknown", alert=True)
    await turn(visit)
    after = await _as_it_is_now(visit)
    done = replace(_spoken(visit, after) or Answer(), text=after.own.said("settings-done"))
    return Reply(done, (replace(settings_message(after), edits=visit.command.message),))


def _next(values: tuple[str, ...], value: str) -> str:
    return values[(values.index(value) + 1) % len(values)]


async def _turn_language(visit: Visit) -> None:
    await visit.house.people.set(visit.person.id, language=_next(shipped().languages, visit.own.language))


async def _turn_palette(visit: Visit) -> None:
    await visit.house.people.set(visit.person.id, palette=_next(("standard", "colour_blind"), visit.person.palette))


async def _turn_hints(visit: Visit) -> None:
    await visit.house.people.set(visit.person.id, hints=not visit.person.hints)


async def _turn_ping(visit: Visit) -> None:
    await visit.house.people.live(visit.person.id, ping=_next(_PINGS, visit.person.habits.ping))


async def _turn_reminders(visit: Visit) -> None:
    """None at all, or as the pace has them."""
    never = visit.person.habits.interval == NEVER
    await visit.house.people.live(visit.person.id, interval=None if never else NEVER)


def _turn_order(name: str) -> Callable[[Visit], Awaitable[None]]:
    async def turn(visit: Visit) -> None:
        orders = visit.person.habits.orders
        value = _next(_WAGONS, orders.wagon) if name == "wagon" else not getattr(orders, name)
        await visit.house.people.live(visit.person.id, orders=replace(orders, **{name: value}))

    return turn


_TURNS: Final[dict[str, Callable[[Visit], Awaitable[None]]]] = {
    "language": _turn_language,
    "palette": _turn_palette,
    "hints": _turn_hints,
    "ping": _turn_ping,
    "reminders": _turn_reminders,
    **{name: _turn_order(name) for name in ("wagon", "no_ransom", "cheapest_withdrawal", "no_second_part")},
}


async def _change(visit: Visit, name: str, values: list[str]) -> None:
    """What is typed: a zone, quiet hours, an interval, a language; `off` takes it away."""
    people, person = visit.house.people, visit.person.id
    value = values[0] if values else ""
    off = value.lower() in {"", "off", "none", "no"}
    match name:
        case "zone":
            await people.live(person, zone=value or "UTC")
        case "quiet":
            await people.live(person, quiet=None if off else _quiet(values))
        case "interval":
            await people.live(person, interval=None if off else _hours(value))
        case "language" if off or _language(value):
            await people.set(person, language=_language(value))
        case "ping" if value in _PINGS:
            await people.live(person, ping=value)
        case _:
            raise Denied("bad_setting", {"setting": name[:40], "value": value[:40]})


def _language(value: str) -> str:
    """A language by its code or its own name; empty for what is none."""
    said = value.casefold()
    return next((each for each in shipped().languages if said in {each, Voice(each).said("language-name").casefold()}), "")


def _quiet(values: list[str]) -> Quiet:
    times = [_minutes(value) for value in " ".join(values).replace("-", " ").replace("–", " ").split()]
    if len(times) != 2:
        raise Denied("bad_quiet", {"most": 16})
    return Quiet(times[0], times[1])


def _minutes(value: str) -> int:
    hours, _, minutes = value.partition(":")
    if not (hours.isdecimal() and (minutes or "0").isdecimal() and len(value) <= 5):
        raise Denied("bad_quiet", {"most": 16})
    return int(hours) * 60 + int(minutes or 0)


def _hours(value: str) -> int:
    if not value.isdecimal() or len(value) > 3:
        raise Denied("bad_interval", {"fewest": 1})
    return int(value) * HOUR


# numbers


@on_command("stats")
async def stats(visit: Visit) -> Reply:
    """What a person has played and won."""
    standing = await visit.house.results.standing(visit.person.id)
    if not standing.games:
        return visit.answer("stats-none", alone=True)
    lines = [
        visit.own.line(
            "stats-line",
            game=visit.own.text(message_id("game", game)),
            games=count,
            wins=standing.wins.get(game, 0),
        )
        for game, count in standing.games.items()
    ]
    rating = visit.own.line("stats-rating", rating=round(standing.rating), games=standing.rated)
    return visit.shown(visit.whisper(heading(visit.own.text("stats-title")), *lines, rating))


@on_command("top")
async def top(visit: Visit) -> Reply:
    """Who is best here, or everywhere."""
    everywhere = bool(visit.words) and visit.words[0].lower() in {"all", "everywhere"}
    rows = await visit.house.boards.top(None if everywhere else visit.command.place)
    if not rows:
        return visit.answer("top-none", where="all" if everywhere else "here")
    people = await visit.house.people.get_many([row.person for row in rows[:_SHOWN]])
    lines = []
    for rank, row in enumerate(rows[:_SHOWN], start=1):
        name = people[row.person].name if row.person in people else visit.common.text("chat-nameless")
        code = "top-new" if row.provisional else "top-line"
        lines.append(visit.common.line(code, rank=rank, player=name, rating=round(row.rating), wins=row.wins, games=row.games))
    title = visit.common.text("top-title", where="all" if everywhere else "here")
    return visit.shown(Message((heading(title), *lines)))


# being forgotten


@on_command("forgetme")
async def forgetme(visit: Visit) -> Reply:
    """All that is kept of a person can be had, and can be forgotten."""
    if not visit.command.private and not visit.limits.can_whisper:
        return only_private(visit)
    data = await visit.house.privacy.export(visit.person.id)

    async def file() -> bytes:
        return data

    row: Row = (_button(visit.own.text("button-forget"), "forget", style="danger"),)
    message = visit.whisper(visit.own.line("forget-sure"))
    name = visit.own.text("forget-file")
    return visit.shown(replace(visit.owned(replace(message, buttons=(row,))), files=(File(file, "person.json", name),)))


@on_press("forget")
async def press_forget(visit: Visit, _: Press) -> Reply:
    """It is forgotten."""
    await visit.house.privacy.forget(visit.person.id)
    return visit.answer("forget-done", alert=True)
