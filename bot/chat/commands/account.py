"""A person's own data: settings, statistics, export and deletion."""

from __future__ import annotations

from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.chat.buttons import Press, button_id
from bot.chat.command import ButtonKind, Command
from bot.chat.commands.linking import accounts_line
from bot.chat.commands.table import person_named
from bot.chat.context import Context
from bot.chat.context import button as table_button
from bot.chat.contract import (
    Answer,
    Button,
    ButtonRow,
    ButtonStyle,
    CommandOption,
    Completion,
    Field,
    FieldChoice,
    File,
    MenuTarget,
    Message,
    Modal,
    Paragraph,
    Reply,
)
from bot.chat.fitting import plain
from bot.chat.private_chat import asking_address, only_private, unopened, way_out
from bot.chat.refusals import denied_words
from bot.chat.table_choice import no_words, unknown_words
from bot.chat.table_context import distinguish
from bot.chat.typed_times import WEEKEND, hours_between, weekday_names, weekdays_named
from bot.chat.vocabulary import beginning, find_name, language_named, meaning_of, own_names, span
from bot.chat.voice import Voice, heading
from bot.chat.zones import city_of, near_zones, zone_named, zones_to_offer
from bot.i18n import Words, message_id, shipped
from bot.scene.presentation import shown_name
from bot.table.habits import LONGEST_QUIET, MOST_FREE_DAYS, NEVER
from bot.table.open_time import DAYS, Quiet
from bot.table.options import HOUR
from bot.table.people import HabitSettings, PersonSettings
from bot.table.ratings import shown_rating
from bot.table.refused import Denied

_PINGS: Final = ("here", "private", "both", "never")
_WAGONS: Final = ("ask", "home", "best")
_PALETTES: Final = ("standard", "colour_blind")
_ORDERS: Final = ("wagon", "no_ransom", "cheapest_withdrawal", "no_second_part")
_DECLINES: Final = ("no_ransom", "no_second_part")
"""Orders that decline something; they are shown as what then is not done."""
_TYPED: Final = ("zone", "quiet", "free", "interval")
"""Settings that take typed words."""
_SHOWN_AS: Final = {"playing": "quiet", "weekends": "free"}
"""Other names under which settings can be typed, with other words for the same."""
_OPTIONS: Final = ("zone", "quiet")
"""Those that are also options of the command; where there are forms, the others stand only there."""
_FLAGS: Final = ("hints", "tips")
"""Settings of the person that are on or off."""
_SHOWN: Final = 10
_IN_A_ROW: Final = 3


def _button(label: str, verb: str, argument: str = "", style: ButtonStyle = "plain") -> Button:
    return table_button(label, "", 0, verb, argument, style)


async def settings(context: Context) -> Reply:
    """Show the settings; with words, show one or change it: `zone Europe/Berlin`, `quiet 22:00 07:00`, `off`."""
    if not context.words:
        return Reply(messages=(settings_message(context),))
    named = [_named(context, words) for words in _apart(context.words)]
    for name, values in named:
        if values and not await _change(context, name, values):
            return _which(context, name, values)
    after = await _as_it_is_now(context)
    if unopened(after) and any(values for _, values in named):
        saved = way_out(after, "settings-saved", asking_address(after, SETTINGS.name))
        return Reply(_language_answer(context, after), (saved,))
    lines = (line for name, values in named for line in (_changed(after, name) if values else _setting_text(after, name)))
    alone = len(named) == 1 and not named[0][1]
    rows = _choice_rows(after, named[0][0]) or _form_rows(after, named[0][0]) if alone else ()
    shown = after.whisper(*lines)
    return Reply(_language_answer(context, after), (context.owned(replace(shown, buttons=rows)) if rows else shown,))


def _changed(after: Context, name: str) -> tuple[Paragraph, ...]:
    """Say how a setting is now; without hints there are no tips, either."""
    names = ("hints", "tips") if name == "hints" and not after.person.tips else (_SHOWN_AS.get(name, name),)
    return tuple(_state(after, each) for each in names)


def _choices(context: Context, name: str, values: str = "") -> dict[str, str]:
    """Return the values that a setting can have, each with its name; for a time zone, those near what was typed."""
    say = context.own.text
    match name:
        case "language":
            return dict(zip(shipped().languages, own_names(), strict=True))
        case "palette":
            return {each: str(say(message_id("palette", each))) for each in _PALETTES}
        case "ping":
            return {each: str(say(f"ping-{each}")) for each in _PINGS}
        case "hints" | "tips" | "reminders":
            return {"on": str(say("word-yes")), "off": str(say("word-no"))}
        case "zone":
            return {city_of(zone): city_of(zone).replace("_", " ") for zone in near_zones(values)}
        case _:
            return {}


def _choice_rows(context: Context, name: str, values: str = "") -> tuple[ButtonRow, ...]:
    """Return a button for each value of a setting, with a tick on the present one."""
    present = str(_value(context, name)) if name in _CHOICES else ""
    keys = [
        _button(
            str(context.own.text("button-ticked", label=label)) if label == present else label,
            "command",
            f"settings:{name}:{value}",
        )
        for value, label in _choices(context, name, values).items()
    ]
    if name == "orders":
        keys = [_button(plain(_state(context, each)), "my", each) for each in _ORDERS]
        return tuple((each,) for each in keys)
    return tuple(tuple(keys[at : at + _IN_A_ROW]) for at in range(0, len(keys), _IN_A_ROW))


def _which(context: Context, name: str, values: list[str]) -> Reply:
    """Name the word that is no value of a setting, and offer the values."""
    said = " ".join(values)
    choices = _choices(context, name, said)
    if not choices:
        raise (
            Denied("bad_zone", {"zone": said[:40]})
            if name == "zone"
            else Denied("bad_setting", {"setting": f"{name} {said}"[:40], "command": "settings"})
        )
    refused = Denied("bad_value", {"value": said[:40], "command": f"settings {name}", "choices": ", ".join(choices.values())})
    line = Paragraph((denied_words(context.own, refused),))
    return context.reply_with(context.owned(replace(context.whisper(line), buttons=_choice_rows(context, name, said))))


def _apart(words: list[str]) -> list[list[str]]:
    """Return the words of each setting: a semicolon stands between two."""
    parts = [part.split() for part in " ".join(words).split(";")]
    return [part for part in parts if part] or [words]


def _named(context: Context, words: list[str]) -> tuple[str, list[str]]:
    """Return the name of a setting, and the words after it."""
    name, values = beginning(context.own, words, _NAMES)
    if not values:
        name = _SHOWN_AS.get(name, name)
    if not name:
        raise Denied("bad_setting", {"setting": " ".join(words)[:40], "command": "settings"})
    return name, values


async def _as_it_is_now(context: Context) -> Context:
    """Return the context of a person who has just changed a setting."""
    person = await context.services.people.get(context.person.id)
    assert person is not None
    return context.changed(person=person)


def _language_answer(before: Context, after: Context) -> Answer | None:
    """Tell the platform the person's new language, if it has just changed."""
    return Answer(language=after.own.language) if after.person.language != before.person.language else None


def settings_message(context: Context) -> Message:
    """List the settings, with a button for each that a press can change."""
    form = context.limits.modals  # it has the times but the zone
    how = replace(context.own.line("settings-how-zone" if form else "settings-how-typed"), small=True)
    zone, *times = (_state(context, name) for name in _TYPED)
    typed = (zone, how, *times) if form else (zone, *times, how)
    rows: tuple[ButtonRow, ...] = tuple((_button(plain(_state(context, name)), "my", name),) for name in _PRESSED)
    rows = (*rows, *_form_rows(context, "zone"))
    whole = context.whisper(heading(context.own.text("settings-title")), *typed, *accounts_line(context))
    return context.owned(replace(whole, buttons=rows, menu=context.own.text("settings-menu")))


def _setting_text(context: Context, name: str) -> tuple[Paragraph, ...]:
    """Show a setting, and how to change it if that takes words."""
    if name == "orders":
        return tuple(_state(context, order) for order in _ORDERS)
    state, by_form = _state(context, name), context.limits.modals and name not in _OPTIONS
    if name not in _TYPED or by_form:
        return (state,)
    return (state, replace(context.own.line(f"settings-how-{name}"), small=True))


def _form_rows(context: Context, name: str) -> tuple[ButtonRow, ...]:
    """Return the button that opens the form of the times, for a setting that stands in it, where the platform has forms."""
    if not context.limits.modals or name not in _TYPED:
        return ()
    return ((replace(_button(context.own.text("button-times"), "times", style="primary"), role="way"),),)


def _state(context: Context, name: str) -> Paragraph:
    """Put a setting into words."""
    habits, line = context.person.habits, context.own.line
    match name:
        case "zone":
            return line("settings-zone", zone=Words(habits.zone))
        case "quiet":
            quiet = habits.quiet
            hours = Words(quiet.hours if quiet else "")
            return line("settings-quiet", set=_flag(quiet is not None), quiet=hours, zone=Words(habits.zone))
        case "free":
            days = Words(", ".join(weekday_names(context.own, habits.free_days)))
            return line("settings-free", set=_flag(bool(days)), days=days)
        case "interval":
            usual = habits.interval is None
            return line("settings-reminders") if usual else line("settings-interval", hours=(habits.interval or NEVER) // HOUR)
        case _:
            return line(message_id("setting", name), value=_value(context, name))


def _value(context: Context, name: str) -> Words:
    """Return the value of a setting that a button changes, in words."""
    person, say = context.person, context.own.text
    match name:
        case "language":
            return say("language-name")
        case "palette":
            return say(message_id("palette", person.palette))
        case "ping":
            return say(f"ping-{person.habits.ping}")
        case "wagon":
            return say(f"wagon-{person.habits.orders.wagon}")
        case "reminders":
            return say(f"word-{_flag(person.habits.interval != NEVER)}")
        case _:
            on = bool(getattr(person if name in _FLAGS else person.habits.orders, name))
            return say(f"word-{_flag(on != (name in _DECLINES))}")


def _flag(on: bool) -> str:
    return "yes" if on else "no"


async def press_my(context: Context, press: Press) -> Reply:
    """Change a setting to its next value."""
    if not await _advance(context, press.argument):
        return context.answer("button-unknown", alert=True)
    after = await _as_it_is_now(context)
    done = replace(_language_answer(context, after) or Answer(), text=plain(_state(after, press.argument)))
    return Reply(done, (replace(settings_message(after), edits=context.request.message),))


async def press_times(context: Context, press: Press) -> Reply:
    """Show the form for quiet hours, pings and reminders; take what is filled in."""
    said = context.request.fields
    if said is None:
        return Reply(messages=(settings_message(context),), modal=_times_form(context, press))
    habits = HabitSettings()
    hours = [each for name in ("from", "until") for each in said.get(name, ())[:1]]
    if hours:
        habits["quiet"] = None if _NO_HOUR in hours else _quiet(hours)
    for value in said.get("reminders", ())[:1]:
        habits["interval"] = None if value == _USUAL else _hours(context, value) if value != "0" else NEVER
    for ping in said.get("ping", ())[:1]:
        habits["ping"] = ping
    if "free" in said:
        habits["free_days"] = tuple(int(day) for day in said["free"] if day.isdecimal())
    await context.services.people.set_habits(context.person.id, **habits)
    after = await _as_it_is_now(context)
    return Reply(messages=(replace(settings_message(after), edits=context.request.message),))


_NO_HOUR: Final = "none"
_USUAL: Final = "usual"
_INTERVALS: Final = ("1", "2", "4", "8", "24")


def _times_form(context: Context, press: Press) -> Modal:
    say, habits = context.own.text, context.person.habits
    quiet = (habits.quiet.start, habits.quiet.end) if habits.quiet else (None, None)

    def hours(chosen: int | None) -> tuple[FieldChoice, ...]:
        now = None if chosen is None else chosen // 60
        named = (FieldChoice(str(hour), f"{hour:02}:00", now == hour) for hour in range(24))
        return (FieldChoice(_NO_HOUR, say("word-none"), now is None), *named)

    every = _USUAL if habits.interval is None else str(habits.interval // HOUR)
    numbers = sorted({*_INTERVALS, *([every] if every.isdecimal() and every != "0" else [])}, key=int)
    said = {_USUAL: say("form-usual"), "0": say("word-none"), **{each: say("form-every", hours=int(each)) for each in numbers}}
    pings = tuple(FieldChoice(each, say(f"ping-{each}"), each == habits.ping) for each in _PINGS)
    named_days = enumerate(weekday_names(context.own, range(DAYS)))
    days = tuple(FieldChoice(str(day), name, day in habits.free_days) for day, name in named_days)
    fields = (
        Field("from", say("form-from"), "listed", hours(quiet[0])),
        Field("until", say("form-until"), "listed", hours(quiet[1])),
        Field("free", say("form-free"), "many", days),
        Field("ping", say("form-ping"), "one", pings),
        Field("reminders", say("form-reminders"), "listed", tuple(FieldChoice(k, v, k == every) for k, v in said.items())),
    )
    return Modal(context.request.button or button_id(press), say("button-times"), fields)


def _next(values: tuple[str, ...], value: str) -> str:
    return values[(values.index(value) + 1) % len(values)]


async def _advance(context: Context, name: str) -> bool:
    """Change a setting to its next value; False if no button has such a setting."""
    people, person = context.services.people, context.person
    habits, orders = person.habits, person.habits.orders
    match name:
        case "language":
            await people.set(person.id, language=_next(shipped().languages, context.own.language))
        case "palette":
            await people.set(person.id, palette=_next(_PALETTES, person.palette))
        case "hints":
            await people.set(person.id, hints=not person.hints)
        case "tips":
            await people.set(person.id, tips=not person.tips)
        case "ping":
            await people.set_habits(person.id, ping=_next(_PINGS, habits.ping))
        case "reminders":  # between none and those of the table's pace
            await people.set_habits(person.id, interval=None if habits.interval == NEVER else NEVER)
        case "wagon":
            await people.set_habits(person.id, orders=replace(orders, wagon=_next(_WAGONS, orders.wagon)))
        case _ if name in _ORDERS:
            await people.set_habits(person.id, orders=replace(orders, **{name: not getattr(orders, name)}))
        case _:
            return False
    return True


_CHOICES: Final = ("language", "palette", "hints", "tips", "ping", "reminders")
_PRESSED: Final = (*_CHOICES, *_ORDERS)
_NAMES: Final = (*_TYPED, *_SHOWN_AS, *_CHOICES, "orders")
"""Names that the command takes."""


async def _change(context: Context, name: str, values: list[str]) -> bool:
    """Change a setting to the typed value; False if it has no such value. `off` clears it; for reminders it means none."""
    people, person, value = context.services.people, context.person.id, " ".join(values)
    off = bool(meaning_of(context.own, value, ("off",)))
    match name:
        case "zone" if zone := "UTC" if off else zone_named(value):
            await people.set_habits(person, zone=zone)
        case "quiet" | "playing" | "free" | "weekends" | "interval":
            await people.set_habits(person, **_times(context, name, values, off=off))
        case "language" if off or language_named(context.own, value):
            await people.set(person, language=language_named(context.own, value))
        case "palette" if palette := find_name(context.own, value, "palette", _PALETTES):
            await people.set(person, palette=palette)
        case "hints" | "tips" if off or meaning_of(context.own, value, ("on",)):
            # Without hints, nothing helps the player unasked.
            both: PersonSettings = {"hints": False, "tips": False}
            given: PersonSettings = {"tips": not off} if name == "tips" else both if off else {"hints": True}
            await people.set(person, **given)
        case "reminders" if off or meaning_of(context.own, value, ("on",)):
            await people.set_habits(person, interval=NEVER if off else None)
        case "ping" if ping := find_name(context.own, value, "ping", _PINGS):
            await people.set_habits(person, ping=ping)
        case _:
            return False
    return True


def _times(context: Context, name: str, values: list[str], *, off: bool) -> HabitSettings:
    """Return the habits that a setting of hours, days or reminders means."""
    match name:
        case "quiet":
            return {"quiet": None if off else _quiet(values)}
        case "playing":
            return {"quiet": None if off else _playing(values)}
        case "interval":
            return {"interval": NEVER if off else _hours(context, " ".join(values))}
        case _:
            return {"free_days": _free_days(context, name, " ".join(values))}


def _quiet(values: list[str]) -> Quiet:
    found = hours_between(" ".join(values))
    if found is None:
        raise Denied("bad_quiet", {"most": LONGEST_QUIET // 60})
    return found


def _playing(values: list[str]) -> Quiet:
    """Return the quiet hours of somebody who plays between two times."""
    found = hours_between(" ".join(values))
    if found is None or (found.start - found.end) % (24 * 60) > LONGEST_QUIET:
        raise Denied("bad_playing", {"fewest": 24 - LONGEST_QUIET // 60})
    return Quiet(found.end, found.start)


def _free_days(context: Context, name: str, value: str) -> tuple[int, ...]:
    """Return the weekdays that "weekends off", "free off" or "free Sat Sun" leave free."""
    off, on = (bool(meaning_of(context.own, value, (each,))) for each in ("off", "on"))
    if on or off:
        return WEEKEND if off == (name == "weekends") else ()
    days = weekdays_named(context.own, value) if name == "free" else None
    if days is None:
        raise Denied("bad_free_days", {"most": MOST_FREE_DAYS})
    return days


def _hours(context: Context, value: str) -> int:
    """Read a number of hours, or a span of time."""
    time = int(value) * HOUR if value.isdecimal() and len(value) <= 3 else span(context.own, value)
    if not time:
        raise Denied("bad_interval", {"fewest": 1})
    return time


# statistics


async def stats(context: Context) -> Reply:
    """Show what a person has played and won; with another player, what came of their games with each other."""
    if context.words:
        return await _versus(context)
    standing = await context.services.results.standing(context.person.id)
    if not standing.games:
        return context.answer("stats-none", alone=True)
    lines = [
        context.own.line(
            "stats-line",
            game=context.own.text(message_id("game", game)),
            games=count,
            wins=standing.wins.get(game, 0),
        )
        for game, count in standing.games.items()
    ]
    shown = Words(shown_rating(standing.rating, provisional=standing.provisional))
    lines.append(context.own.line("stats-rating", games=standing.rated, rating=shown))
    lines += _about_ratings(context.own, unsure=standing.provisional)
    return context.reply_with(context.whisper(heading(context.own.text("stats-title")), *lines))


def _about_ratings(say: Voice, *, unsure: bool) -> list[Paragraph]:
    """Say what ratings mean, and what the question mark is if one is shown."""
    return [say.line("rating-means"), *([say.line("rating-unsure")] if unsure else [])]


async def _versus(context: Context) -> Reply:
    """Show how often each of two players came before the other, in the games that both have played to the end."""
    other = await person_named(context, context.words)
    called = context.request.named.name if context.request.named is not None else " ".join(context.words)
    if not other:
        return context.answer("person-unknown", alone=True, player=called[:40])
    me, found = context.person.id, await context.services.people.get(other)
    name = shown_name(found.name if found is not None else called) or context.own.text("chat-nameless")
    ranks = [{line.person: line.rank for line in each.lines} for each in await context.services.results.of_both(me, other)]
    if other == me:
        return context.answer("versus-self", alone=True)
    if not ranks:
        return context.answer("versus-none", alone=True, player=name)
    won, lost = (sum(each[a] < each[b] for each in ranks) for a, b in ((me, other), (other, me)))
    return context.answer("versus-line", alone=True, player=name, games=len(ranks), won=won, lost=lost)


async def leaderboard(context: Context) -> Reply:
    """Show the leaderboard of this place, or of all."""
    where = meaning_of(context.own, " ".join(context.words), ("all", "here"))
    everywhere = where == "all"
    if context.words and not where:
        raise unknown_words(context, context.words)
    rows = await context.services.boards.top(None if everywhere else context.request.place)
    if not rows:
        return context.answer("top-none", where="all" if everywhere else "here")
    rows = rows[:_SHOWN]
    people = await context.services.people.get_many([row.person for row in rows])
    names = distinguish([shown_name(people[row.person].name) if row.person in people else "" for row in rows])
    lines = []
    for rank, (row, shown) in enumerate(zip(rows, names, strict=True), start=1):
        name = shown or context.common.text("chat-nameless")
        code = "top-new" if row.provisional else "top-line"
        rating = Words(shown_rating(row.rating, provisional=row.provisional))
        lines.append(context.common.line(code, rank=rank, player=name, rating=rating, wins=row.wins, games=row.games))
    lines += _about_ratings(context.common, unsure=any(row.provisional for row in rows))
    title = context.common.text("top-title", where="all" if everywhere else "here")
    return context.reply_with(Message((heading(title), *lines)))


# export and deletion


async def privacy(context: Context) -> Reply:
    """Say what is kept about a person, with buttons that send or delete it."""
    no_words(context)
    if not context.request.private and not context.limits.can_whisper:
        return only_private(context)
    policy = (Paragraph((line,)) for line in context.own.text("privacy-policy").splitlines())
    message = context.whisper(heading(context.own.text("privacy-title")), *policy)
    rows = ((_button(context.own.text("button-mydata"), "mydata"),), (_button(context.own.text("button-forget"), "erase"),))
    return context.reply_with(context.owned(replace(message, buttons=rows)))


async def press_data(context: Context, _: Press) -> Reply:
    """Send all that is kept about the person."""
    data = await context.services.privacy.export(context.person.id)

    async def file() -> bytes:
        return data

    name = context.own.text("forget-file")
    message = context.whisper(context.own.line("privacy-data"))
    return context.reply_with(replace(message, files=(File(file, "person.json", name),)))


async def press_erase(context: Context, _: Press) -> Reply:
    """Ask for confirmation before the person's data are deleted."""
    keeps = _button(context.own.text("button-keep-data"), "keepdata")
    row: ButtonRow = (_button(context.own.text("button-delete-yes"), "forget", style="danger"), replace(keeps, role="way"))
    return context.reply_with(context.owned(replace(context.whisper(context.own.line("forget-sure")), buttons=(row,))))


async def press_keep(context: Context, _: Press) -> Reply:
    """Keep the person's data: the question is answered."""
    return context.reply_with(context.whisper(context.own.line("forget-kept")), again=True)


async def press_forget(context: Context, _: Press) -> Reply:
    """Delete all that is kept about the person."""
    await context.services.privacy.forget(context.person.id)
    return context.answer("forget-done", alert=True)


_SHORTCUTS: Final = MappingProxyType(
    {
        "zone": "timezone tz",
        "language": "language lang",
        "quiet": "quiet",
        "ping": "notifications notify stop mute unsubscribe",
        "reminders": "remind reminders",
        "palette": "colours colors",
    }
)
"""The words after /settings, with commands that people try for them."""


async def _zones(context: Context, typed: str) -> list[Completion]:
    """Return the time zones to offer for what is typed, with the time there now."""
    now = datetime.fromtimestamp(context.services.tables.store.clock.now() / 1000, UTC)
    offered = zones_to_offer(typed, context.person.habits.zone, context.request.language)
    return [Completion(zone, f"{zone.replace('_', ' ')} · {now.astimezone(ZoneInfo(zone)):%H:%M}") for zone in offered]


async def _hours_of_silence(context: Context, typed: str) -> list[Completion]:
    """Return usual quiet hours; hours that are typed come first."""
    try:
        own = [Completion(typed, _quiet(typed.split()).hours)] if typed else []
    except Denied:
        own = []
    usual = [Completion(f"{begin}-{end}", Quiet(begin * 60, end * 60).hours) for begin, end in _NIGHTS]
    return [*own, *(each for each in usual if each.value.startswith(typed)), Completion("off", context.own.text("word-none"))]


_NIGHTS: Final = ((21, 7), (22, 6), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8), (0, 9))

SETTINGS: Final = Command(
    "settings",
    settings,
    options=(
        CommandOption("zone", completed=True, word="zone"),
        CommandOption("quiet", completed=True, word="quiet"),
        CommandOption("language", choices=shipped().languages, names=own_names(), word="language"),
    ),
    complete={"zone": _zones, "quiet": _hours_of_silence},
    aliases="options config preferences",
    shortcuts=_SHORTCUTS,
)
STATS: Final = Command(
    "stats",
    stats,
    path="me stats",
    options=(CommandOption("person", "person"),),
    targets=(MenuTarget("versus", "person"),),
    aliases="profile rating me",
)
LEADERBOARD: Final = Command(
    "leaderboard",
    leaderboard,
    path="look leaderboard",
    formerly="top",
    options=(CommandOption("where", choices=("here", "all")),),
    aliases="ranking rank",
)
PRIVACY: Final = Command("privacy", privacy, path="me privacy", formerly="forgetme", alone=True, aliases="forget delete gdpr")
BUTTONS: Final = (
    ButtonKind("my", press_my, own=SETTINGS.name),
    ButtonKind("times", press_times, own=SETTINGS.name),
    ButtonKind("mydata", press_data, own=PRIVACY.name),
    ButtonKind("erase", press_erase, own=PRIVACY.name),
    ButtonKind("keepdata", press_keep, own=PRIVACY.name),
    ButtonKind("forget", press_forget, own=PRIVACY.name),
)
