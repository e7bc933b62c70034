"""Which table a command means: the one named, the one replied to, or the only one it can be."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot.chat.context import Context, button
from bot.chat.contract import Paragraph, Reply
from bot.chat.fitting import cut
from bot.i18n import Words
from bot.scene.presentation import shown_name
from bot.table.lobby import ListedTable
from bot.table.people import Person
from bot.table.refused import Denied
from bot.table.results import Result
from bot.table.table import Table


class Unclear(Exception):
    """Several tables are possible; the reply asks which is meant."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        super().__init__("it may be one of several tables")


async def table_for(context: Context, *, verb: str = "board", mine: bool = False, more: bool = False) -> tuple[Table, list[str]]:
    """Return the table and the words that are left. `mine`: only one where the person sits.

    `verb`: for the buttons that ask which table; without it, or if a button would lose words, the person is asked to type
    the code before the words. `more`: the command takes other words than a code.
    """
    words = context.words if context.request.words.startswith("/") else context.request.words.split()
    named = await _named(context, words, more=more)
    if named is not None:
        rest = words[1:]
        if rest and not more:
            raise unknown_words(context, rest, takes="table")
        return named, rest
    if words and not more:
        raise unknown_words(context, words, takes="table")
    found = await candidates(context, mine=mine)
    name = command_name(context)
    over = await _over_here(context) if name in _LOOKS and not any(_running(each) for each in found) else None
    if over is not None and (not found or name in _LOOKS_BACK):
        return over, words
    if not found:
        raise await _nothing_here(context, mine=mine)
    fit = fitting(context, found)
    if not fit and not await _all_here(context, found):
        raise await _nothing_here(context, mine=mine)
    found = fit or found
    if len(found) > 1:
        found = await _replied_to(context, found) or _urgent(context, found) or found
    if len(found) > 1 and fit:
        raise Unclear(await ask_which(context, found, "" if words else verb))
    # If the command fits no table, the first one says why not: nobody should choose between refusals.
    return await context.services.lobby.view(found[0].table, context.actor), words


def unknown_words(context: Context, words: Sequence[str], takes: str = "more") -> Denied:
    """Return the refusal of words after a command that it cannot use. `takes`: nothing, a table's code, or more than that."""
    return Denied("unknown_words", {"words": " ".join(words)[:40], "command": command_name(context), "takes": takes})


def no_words(context: Context) -> None:
    """Raise Denied if anything follows a command that takes nothing."""
    if context.words:
        raise unknown_words(context, context.words, takes="nothing")


async def _named(context: Context, words: Sequence[str], *, more: bool) -> Table | None:
    """Return the table whose code comes first. If only a code can come there, a wrong code is refused."""
    if context.press is not None and context.press.table:
        return await context.services.lobby.view(context.press.table, context.actor)
    if not words or not is_code(words[0]):
        return None
    try:
        return await context.services.lobby.view(words[0].lower(), context.actor)
    except Denied:
        if more:
            return None
        raise


def is_code(word: str) -> bool:
    """Return whether a word could be the code of a table."""
    return _CODE.fullmatch(word.lower()) is not None


_CODE: Final = re.compile(r"[0-9a-z]{8}")
_LOOKS_BACK: Final = frozenset({"tiles", "score", "log", "replay", "export", "why"})
"""Commands that refer to the last game until the next one begins."""
_LOOKS: Final = _LOOKS_BACK | {"board", "watch"}
"""Commands that can refer to a finished game."""


async def last_played(context: Context) -> str:
    """Return the table last played to its end here; in private, the person's own wherever it was."""
    result = await _last_result(context)
    return "" if result is None else result.table


async def _last_result(context: Context) -> Result | None:
    return await context.services.results.newest(context.request.place, context.person.id if context.request.private else "")


async def _over_here(context: Context) -> Table | None:
    """Return the table played here last, if it is still kept: the one meant when no game is running."""
    last = await last_played(context)
    if not last:
        return None
    try:
        return await context.services.lobby.view(last, context.actor)
    except Denied:
        return None


async def _nothing_here(context: Context, *, mine: bool) -> Denied:
    """Say why no table can be meant. If the person's game here is over, say so, and what can still be done."""
    result = await _last_result(context)
    if result is not None and context.person.id in [line.person for line in result.lines]:
        return Denied("over", {"table": result.table})
    others = mine and await context.services.lobby.of_place(context.request.place)
    return Denied("not_seated" if others else "none_here")


async def candidates(context: Context, *, mine: bool = False) -> list[ListedTable]:
    """Return the tables shown here; in private, the person's own wherever they are."""
    here = await context.services.lobby.of_place(context.request.place, context.person.id)
    own = [each for each in here if context.person.id in each.label.people]
    if command_name(context) == "join":
        return here
    if mine or context.request.private:
        return own or await context.services.lobby.of_person(context.person.id)
    return own or here


async def not_shown_here(context: Context) -> list[ListedTable]:
    """Return the person's tables in other chats."""
    here = {each.table for each in await context.services.lobby.of_place(context.request.place)}
    return [each for each in await context.services.lobby.of_person(context.person.id) if each.table not in here]


async def _replied_to(context: Context, found: Sequence[ListedTable]) -> list[ListedTable]:
    if not context.request.message:
        return []
    for each in found:
        if await on_living(context, each.table):
            return [each]
    return []


async def on_living(context: Context, table: str) -> bool:
    """Return whether the message that was pressed or replied to is the one that shows this table here."""
    return await context.services.tables.living(table, context.request.place) == context.request.message


def _urgent(context: Context, found: Sequence[ListedTable]) -> list[ListedTable]:
    """For a command of a turn, return the tables where it is the person's turn."""
    return [each for each in found if each.mine] if command_name(context) in _IN_A_TURN else []


def command_name(context: Context) -> str:
    """Return the command's name without slash and address; the words of a reply to a turn are a move."""
    word = context.request.words.partition(" ")[0]
    return word[1:].partition("@")[0].lower() if word.startswith("/") else "play"


_IN_A_TURN: Final = frozenset({"play", "hint", "start"})


_Fits: TypeAlias = Callable[[ListedTable, str], bool]


def _open(each: ListedTable, _: str = "") -> bool:
    return each.state == "open"


def _running(each: ListedTable, _: str = "") -> bool:
    return each.state == "running"


def _not_yet_seated(each: ListedTable, person: str) -> bool:
    return each.state == "open" and person not in each.label.people


def _others_asked(each: ListedTable, person: str) -> bool:
    return any(decider != person for decider in each.deciders)


def _with_computer(each: ListedTable, _: str) -> bool:
    return each.state == "running" and each.label.seats > len(each.label.people)


_FITS: Final[dict[str, tuple[_Fits, ...]]] = {
    **dict.fromkeys(("start", "leave", "invite"), (_open,)),
    **dict.fromkeys(("play", "undo", "hint", "resign", "substitute"), (_running,)),
    **dict.fromkeys(("tiles", "score", "log", "replay", "export"), (_running,)),
    "board": (_running, _open),
    "join": (_not_yet_seated,),
    "nudge": (_others_asked, _running),
    "why": (_with_computer, _running),
}
"""Which tables fit a command, the likely ones first."""


def fitting(context: Context, found: Sequence[ListedTable]) -> list[ListedTable]:
    """Return the tables that fit the command; empty if none does."""
    fits = _FITS.get(command_name(context))
    if fits is None:
        return list(found)
    return next(filter(None, ([each for each in found if fit(each, context.person.id)] for fit in fits)), [])


async def ask_which(context: Context, found: Sequence[ListedTable], verb: str) -> Reply:
    """Ask which of these tables is meant, by buttons with this verb. Tables of other chats must not be named in this one."""
    said = context.aside if await _all_here(context, found) else context.whisper
    shown = found[:MOST_LISTED]
    labels = await labels_of(context, shown)
    if not verb:
        how = context.own.line("which-code", command=Words(f"/{command_name(context)}"), table=Words(found[0].table))
        told = zip(shown, labels, strict=True)
        lines = [context.own.text("which-line", table=Words(each.table), label=Words(label)) for each, label in told]
        return Reply(messages=(said(how, *(Paragraph((line,), quote=True) for line in lines)),))
    rows = tuple((button(label, each.table, each.version, verb),) for label, each in zip(labels, shown, strict=True))
    message = replace(said(context.own.line("which-table")), buttons=rows)
    # Anybody may join an open table; other buttons are only for the person who gave the command.
    return Reply(messages=(message if verb == "join" else context.owned(message),))


async def _all_here(context: Context, found: Sequence[ListedTable]) -> bool:
    """Return whether this chat shows all these tables, or nobody else reads here."""
    here = {each.table for each in await context.services.lobby.of_place(context.request.place)}
    return context.request.private or here >= {each.table for each in found}


MOST_LISTED: Final = 20
"""Most tables in a list with buttons."""
LABEL: Final = 44
"""Letters of a label that a phone shows on a button with a row of its own."""
FEWEST: Final = 8
DECIDER: Final = 11
"""FEWEST: letters always left for the players' names; DECIDER: most letters for the name of the player to act."""


async def labels_of(context: Context, found: Sequence[ListedTable]) -> list[str]:
    """Return button labels for tables: the other players, whose turn, the game; the code where two would look alike."""
    known = await context.services.people.get_many(sorted({person for each in found for person in each.label.people}))
    games = [context.own.text(f"game-{each.label.options.game}") for each in found]
    labels = [_label(context, each, known, game) for each, game in zip(found, games, strict=True)]
    return [
        label if labels.count(label) == 1 else _label(context, each, known, Words(each.table))
        for label, each in zip(labels, found, strict=True)
    ]


def _label(context: Context, listed: ListedTable, known: Mapping[str, Person], what: Words) -> str:
    say = context.own.text
    decides = next((cut(_name(context, known, person), DECIDER) for person in listed.deciders), say("button-table-computer"))
    who = _who(context, listed, known)
    given = {"state": _state(context, listed, alone=not who), "decider": decides, "what": what}
    room = LABEL - len(say("button-table", who="", **given))
    return say("button-table", who=Words(cut(who, max(room, FEWEST))), **given)


def _state(context: Context, listed: ListedTable, *, alone: bool) -> str:
    """Return the table's state as it concerns the person."""
    if listed.state == "open" and context.person.id in listed.label.people:
        return "alone" if alone else "joined"
    return "mine" if listed.mine else listed.state


def _who(context: Context, listed: ListedTable, known: Mapping[str, Person]) -> str:
    people = listed.label.people
    who = [_name(context, known, person) for person in people if person != context.person.id]
    computers = listed.label.seats - len(people)
    if computers:
        who.append(context.own.text("button-table-computers", count=computers))
    return context.own.words.joined(who)


def _name(context: Context, known: Mapping[str, Person], person: str) -> str:
    found = known.get(person)
    return shown_name(found.name if found else "") or context.own.text("chat-nameless")
