"""A table that waits for its players: opened, joined, left, begun and closed."""

from __future__ import annotations

import dataclasses

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.commands.options import changed, do, menu
from bot.chat.contract import Answer, Message, Paragraph, Reply
from bot.chat.private_chat import BY_ADDRESS, private_address, shown_turn, unopened
from bot.chat.registry import on_command, on_press
from bot.chat.services import Context, button
from bot.chat.table_choice import is_code, table_for
from bot.chat.table_context import TableContext, scenery
from bot.chat.vocabulary import meant, named
from bot.games import GAMES
from bot.i18n import Words
from bot.table.deeds.ends import EndTable
from bot.table.deeds.lobby import AddComputer, Leave, RemoveGuest, SetOptions, Start
from bot.table.options import Options
from bot.table.refused import Denied
from bot.table.table import COLOURS, Table


@on_command("new")
async def new(visit: Context) -> Reply:
    """Open a table here, and sit down at it."""
    options = _wanted(visit, Options(language=visit.common.language))
    done = await visit.house.lobby.open(visit.actor, replace(options, seats=5), key=visit.key, salt=visit.command.event)
    return visit.answer("new-done", table=Words(done.table.id)) if visit.command.button else Reply()


def _wanted(visit: Context, options: Options) -> Options:
    """The game and the expansions that are named behind the command, in any order."""
    said = " ".join(visit.words).replace(",", " ").split()
    words = [word for word in said if not meant(visit.own, word, ("and",))]
    games = {word: named(visit.own, word, "game", tuple(GAMES)) for word in words}
    game = next(filter(None, games.values()), options.game)
    if game != options.game:
        options = changed(options, "game", game)
    for word in words:
        module = named(visit.own, word, "module", ("base", *options.kind.modules))
        if not games[word] and not module:
            raise _unknown(options, word[:40])
        if module and module not in {"base", *options.modules}:
            options = changed(options, "modules", f"m_{module}")
    return options


def _unknown(options: Options, word: str) -> Denied:
    """What there is in place of what was named."""
    if not options.kind.modules:
        return Denied("no_expansions", {"word": word, "game": options.game})
    return Denied("unknown_game", {"word": word, "games": " ".join(GAMES), "modules": " ".join(options.kind.modules)})


@on_press("join")
async def press_join(visit: Context, press: Press) -> Reply:
    """Sit down."""
    return await _join(visit, press.table, "")


@on_command("join")
async def join(visit: Context) -> Reply:
    """Sit down by code, from any chat, or without one at the table that is here; a colour may be named."""
    words = visit.words
    if words and (len(words) > 1 or not _colour(visit, words[0])):
        return await _join(visit, words[0].lower(), " ".join(words[1:]))
    table, _ = await table_for(visit, verb="join", more=True)
    return await _join(visit, table.id, " ".join(words))


def _colour(visit: Context, said: str) -> str:
    return named(visit.own, said, "colour", COLOURS)


async def _join(visit: Context, table: str, said: str) -> Reply:
    colour = _colour(visit, said) or said
    done = await visit.house.lobby.join(table, visit.actor, visit.command.event[:200], key=visit.key, colour=colour)
    if visit.press is not None and done.table.options.game == "cardcassonne" and unopened(visit):
        # Hands are shown in the private chat: the press opens it, where it says that they sit at the table.
        return Reply(Answer(url=private_address(visit.limits, table)))
    joined = visit.own.line("join-done", seats=len(done.table.seats))
    chosen = visit.own.text("join-colour", colour=visit.own.text(f"colour-{colour}")) if colour else ""
    return visit.tell(Paragraph((chosen, " ", *joined.spans)) if chosen else joined)


@on_press("leave")
async def press_leave(visit: Context, press: Press) -> Reply:
    """Get up again."""
    await do(visit, press.table, Leave())
    return visit.answer("leave-done")


@on_command("leave")
async def leave(visit: Context) -> Reply:
    """Get up again."""
    table, _ = await table_for(visit, verb="leave", mine=True)
    await do(visit, table.id, Leave())
    return visit.answer("leave-done")


@on_press("start")
async def press_start(visit: Context, press: Press) -> Reply:
    """Draw and begin."""
    return await _start(visit, await visit.house.tables.look(press.table))


@on_command("start")
async def start(visit: Context) -> Reply:
    """Draw and begin; where there is nothing to begin a greeting. With a link's code in private it joins or opens the turn.

    It is also what everybody says who opens the private chat: a table of another place does not begin by that.
    """
    by_address = visit.words[:1] and visit.words[0].startswith(BY_ADDRESS)
    if by_address:
        code = visit.words[0].removeprefix(BY_ADDRESS)
        visit = dataclasses.replace(visit, command=replace(visit.command, words=f"/start {code}"))
    if await _nothing_to_start(visit):
        return visit.shown(Message((visit.own.line("start-welcome"), visit.own.line("help-first"))))
    table, _ = await table_for(visit, verb="start", mine=True)
    if visit.command.private and table.state == "open":
        seated = table.seat_of(visit.person.id) is not None
        if not seated:
            return await _join(visit, table.id, "")
        asked_for = not by_address and (visit.words or table.home == visit.command.place)
        if table.host != visit.person.id or not asked_for:
            return visit.answer("join-done", seats=len(table.seats))
    if visit.command.private and table.state == "running":
        return await shown_turn(visit, table)
    return await _start(visit, table)


async def _nothing_to_start(visit: Context) -> bool:
    """Whether no table is named, and neither the person nor the place has one: then it is somebody's first word to the bot."""
    if visit.words and (not visit.command.private or is_code(visit.words[0])):
        return False
    if await visit.house.lobby.of_person(visit.person.id):
        return False
    return visit.command.private or not await visit.house.lobby.of_place(visit.command.place)


async def _start(visit: Context, table: Table) -> Reply:
    if table.options.game == "cardcassonne":
        missing = await _unreached(visit, table)
        if missing:
            return visit.answer("start-hands", alert=True, players=missing)
    after = await do(visit, table.id, Start())
    return Reply() if visit.all_hear(after.places()) else visit.answer("start-done")


async def _unreached(visit: Context, table: Table) -> str:
    """Those to whom no hand could be shown: their platform cannot whisper, and they have never written in private."""
    seen = await scenery(visit.house, table, visit.own)
    silent = [
        seen.person_name(seat.person)
        for seat in table.seats
        if seat.person and seat.place.startswith("telegram:") and not _has_private(seen, seat.person, "telegram")
    ]
    return visit.own.words.joined(silent) if silent else ""


def _has_private(seen: TableContext, person: str, platform: str) -> bool:
    known = seen.known.get(person)
    return known is not None and any(place.startswith(f"{platform}:") for place in known.habits.private)


# computers


@on_press("computer")
async def press_computer(visit: Context, press: Press) -> Reply:
    """Which computer is to join."""
    table = await visit.house.tables.look(press.table)
    visit.house.tables.allowed(table, visit.actor, SetOptions(table.options))
    rows = tuple(
        (button(visit.own.text("button-level", level=level), table.id, table.version, "level", level),)
        for level in visit.house.levels
    )
    away = tuple(
        (button(visit.own.text("button-remove", player=face.name), table.id, table.version, "remove", str(number)),)
        for number, (seat, face) in enumerate(zip(table.seats, (await scenery(visit.house, table, visit.own)).faces, strict=True))
        if not seat.person
    )
    return menu(visit, Message((visit.own.line("computer-which"),), (*rows, *away)))


@on_press("level")
async def press_level(visit: Context, press: Press) -> Reply:
    """A computer takes a seat."""
    table = await do(visit, press.table, AddComputer(press.argument, visit.house.levels))
    return visit.answer("computer-done", seats=len(table.seats))


@on_press("remove")
async def press_remove(visit: Context, press: Press) -> Reply:
    """The host sends a computer away; the button is of the table as it was then."""
    table = await visit.house.tables.look(press.table)
    if table.version != press.version or not press.argument.isdigit():
        return visit.answer("button-unknown", alert=True)
    await do(visit, press.table, RemoveGuest(int(press.argument)))
    return visit.answer("remove-done")


@on_command("endtable")
async def endtable(visit: Context) -> Reply:
    """Close a table: an admin at any time, the host while nobody else would lose a game by it."""
    table, _ = await table_for(visit, verb="close")
    return await _close(visit, table)


@on_press("close")
async def press_close(visit: Context, press: Press) -> Reply:
    """Ask once more before a table is closed."""
    return await _close(visit, await visit.house.tables.look(press.table))


async def _close(visit: Context, table: Table) -> Reply:
    visit.house.tables.allowed(table, visit.actor, EndTable())
    sure = (button(visit.own.text("button-endtable"), table.id, table.version, "closed", style="danger"),)
    message = visit.aside(visit.own.line("endtable-sure", table=Words(table.id)))
    return Reply(messages=(replace(message, buttons=(sure,)),))


@on_press("closed")
async def press_closed(visit: Context, press: Press) -> Reply:
    """It is closed."""
    await do(visit, press.table, EndTable())
    return visit.answer("endtable-done")
