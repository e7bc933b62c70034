"""Which table a command means: the one named, the one replied to, or the only one it can be."""

from __future__ import annotations

import re
from asyncio import gather
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec.structs import replace

from bot.chat.buttons import read_press
from bot.chat.context import Context, button, command_name
from bot.chat.contract import Completion, Paragraph, Reply
from bot.chat.fitting import cut
from bot.chat.private_chat import unopened
from bot.chat.services import Services
from bot.i18n import Words, unaccented
from bot.i18n.catalogue import FALLBACK
from bot.scene.lines import LABEL
from bot.scene.presentation import shown_name
from bot.store import Place
from bot.table.lobby import ListedTable
from bot.table.options import MINUTE
from bot.table.people import Person
from bot.table.refused import Denied
from bot.table.results import Result
from bot.table.table import Table

_NEAR: Final = 10
"""As many later messages leave a message on everybody's screen."""

TableFilter: TypeAlias = Callable[[ListedTable, str], bool]
"""Whether a table fits a command that this person gives."""


def is_open(listed: ListedTable, _: str = "") -> bool:
    """Return whether the table waits for its players."""
    return listed.state == "open"


def is_running(listed: ListedTable, _: str = "") -> bool:
    """Return whether the game is running."""
    return listed.state == "running"


@dataclass(frozen=True, kw_only=True)
class WhichTable:
    """Which table a command means when none is named.

    `verb`: of the buttons that ask which; without one, or if a button would lose words, the person is asked to type the code,
    or to choose the table in the command's option for it.
    `fits`: which tables fit, the likely ones first; by default all. `whose`: the person's own if there are any ("own_first"),
    only those ("mine"), or all ("all"). `urgent`: those where it is the person's turn come before others. `over`: a finished
    game may be meant: if there is no other table, or until the next game begins.
    """

    verb: str = ""
    fits: tuple[TableFilter, ...] = ()
    whose: Literal["own_first", "mine", "all"] = "own_first"
    urgent: bool = False
    over: Literal["no", "if_no_other", "until_next"] = "no"

    def fitting(self, found: Sequence[ListedTable], person: str) -> list[ListedTable]:
        """Return the tables that fit the command; empty if none does."""
        if not self.fits:
            return list(found)
        return next(filter(None, ([each for each in found if fit(each, person)] for fit in self.fits)), [])


class Unclear(Exception):
    """Several tables are possible; the reply asks which is meant."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        super().__init__("it may be one of several tables")


async def table_for(context: Context, which: WhichTable, *, more: bool = False) -> tuple[Table, list[str]]:
    """Return the table that the words name or mean, and the words that are left. `more`: other words than a code may follow."""
    words = context.words if context.request.words.startswith("/") else context.request.words.split()
    named = await _find_by_code(context, words, more=more)
    if named is not None:
        rest = words[1:]
        if rest and not more:
            raise unknown_words(context, rest, takes="table")
        return named, rest
    if words and not more:
        raise unknown_words(context, words, takes="table")
    about = await _of_message(context)
    if about:
        return await context.services.lobby.view(about, context.actor), words
    found = await candidates(context, which.whose)
    over = await _over_here(context) if which.over != "no" and not any(map(is_running, found)) else None
    if over is not None and (not found or which.over == "until_next"):
        return over, words
    if not found:
        raise await _nothing_here(context, which)
    fit = which.fitting(found, context.person.id)
    if not fit and not await _all_here(context, found):
        raise await _nothing_here(context, which)
    found = fit or found
    if len(found) > 1:
        urgent = [each for each in found if each.mine] if which.urgent else []
        found = await _replied_to(context, found) or urgent or found
    if len(found) > 1 and fit:
        raise Unclear(await ask_which(context, found, "" if words else which.verb, for_all=which.whose == "all"))
    # If the command fits no table, the first one says why not: nobody should choose between refusals.
    return await context.services.lobby.view(found[0].table, context.actor), words


async def complete_table(context: Context, which: WhichTable, typed: str) -> list[Completion]:
    """Return tables that fit: where it is the person's turn, then those of this place, then the person's others.

    For a command that anybody may give at any table, the others are those of the places near this one.
    """
    lobby = context.services.lobby
    if which.whose == "all":
        near = await gather(*(lobby.of_place(place, context.person.id) for place in context.request.near))
        first, others = [], [each for found in near for each in found]
    else:
        others = await lobby.of_person(context.person.id)
        first = [each for each in others if each.mine]
    here = await candidates(context, which.whose)
    return await completions_of(context, which.fitting([*first, *here, *others], context.person.id), typed)


async def completions_of(context: Context, listed: Sequence[ListedTable], typed: str) -> list[Completion]:
    """Return the tables whose codes or labels have what is typed, each once, by their labels."""
    shown = list({each.table: each for each in listed}.values())[:MOST_LISTED]
    labels = await labels_of(context, shown)
    begun = unaccented(typed.strip())
    return [
        Completion(each.table, label)
        for each, label in zip(shown, labels, strict=True)
        if each.table.startswith(begun) or begun in unaccented(label)
    ]


def unknown_words(context: Context, words: Sequence[str], takes: str = "more") -> Denied:
    """Return the refusal of words after a command that it cannot use. `takes`: nothing, a table's code, or more than that."""
    return Denied(
        "unknown_words", {"words": " ".join(words)[:40], "command": command_name(context.request.words), "takes": takes}
    )


def no_words(context: Context) -> None:
    """Raise Denied if anything follows a command that takes nothing."""
    if context.words:
        raise unknown_words(context, context.words, takes="nothing")


async def _find_by_code(context: Context, words: Sequence[str], *, more: bool) -> Table | None:
    """Return the table whose code comes first. If only a code can come there, a wrong code is refused."""
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


async def last_played(context: Context) -> str:
    """Return the table last played to its end here; in private, the person's own wherever it was."""
    just = await context.services.tables.store.relay.noted(f"{_OVER}:{context.request.place}")
    result = await _last_result(context) if not just else None
    return just.decode() if result is None else result.table


async def note_over(services: Services, place: Place, table: str) -> None:
    """Note that a place, and the one it is in, is about to read how a game ended: its result is on record a little later."""
    within = place.rpartition("/")[0]
    for each in (place, *([within] if within else [])):
        await services.tables.store.relay.note(f"{_OVER}:{each}", table.encode(), _JUST)


_OVER: Final = "over"
_JUST: Final = 10 * MINUTE
"""Milliseconds within which a result is on record."""


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


async def _nothing_here(context: Context, which: WhichTable) -> Denied:
    """Say why no table can be meant. If the person's game here is over, say so, and what can still be done."""
    result = await _last_result(context)
    if result is not None and context.person.id in [line.person for line in result.lines]:
        return Denied("over", {"table": result.table})
    others = which.whose == "mine" and await context.services.lobby.of_place(context.request.place)
    return Denied("not_seated" if others else "none_here")


async def candidates(context: Context, whose: str = "own_first") -> list[ListedTable]:
    """Return the tables shown here that may be meant; in private, the person's own wherever they are."""
    here = await context.services.lobby.of_place(context.request.place, context.person.id)
    own = [each for each in here if context.person.id in each.label.people]
    if whose == "all":
        return here
    if whose == "mine" or context.request.private:
        return own or await context.services.lobby.of_person(context.person.id)
    return own or here


async def not_shown_here(context: Context) -> list[ListedTable]:
    """Return the person's tables in other chats."""
    here = {each.table for each in await context.services.lobby.of_place(context.request.place)}
    return [each for each in await context.services.lobby.of_person(context.person.id) if each.table not in here]


async def _of_message(context: Context) -> str:
    """Return the table of the message in whose menu the command was given: by its buttons, else by a note."""
    request = context.request
    if not request.aside or not request.message:
        return ""
    presses = (read_press(each) for each in request.about)
    named = next((press.table for press in presses if press is not None and press.table), "")
    return named or await context.services.tables.shown_by(request.place, request.message)


async def _replied_to(context: Context, found: Sequence[ListedTable]) -> list[ListedTable]:
    if not context.request.message:
        return []
    for each in found:
        if await on_living(context, each.table):
            return [each]
    return []


async def on_living(context: Context, table: str) -> bool:
    """Return whether the message that was pressed or replied to is the one that shows this table here."""
    return await context.services.tables.living(table, context.request.place, context.first_read.came) == context.request.message


async def by_living(context: Context, table: str) -> bool:
    """Return whether a board is asked for in a group where a message right above shows it already, or by a press on that."""
    press, request = context.press, context.request
    whole = context.words in ([], [table]) if press is None else press.verb == "board" and not press.argument
    if not (whole and context.in_a_crowd and context.limits.private_link):
        return False
    at = request.said if press is None else request.message
    living = await context.services.tables.living(table, request.place, context.first_read.came)
    return living == at or (living.isdecimal() and at.isdecimal() and 0 < int(at) - int(living) <= _NEAR)


async def ask_which(context: Context, found: Sequence[ListedTable], verb: str, *, for_all: bool = False) -> Reply:
    """Ask which of these tables is meant, by buttons with this verb, running games first; `for_all`: anybody may press them.

    Otherwise the person is asked alone. Tables of other chats must not be named in this one.
    """
    here = (for_all or unopened(context)) and await _all_here(context, found)
    said = context.aside if here or not context.in_a_crowd else context.whisper
    shown = sorted(found, key=is_open)[:MOST_LISTED]
    labels = await labels_of(context, shown)
    if not verb:
        command = Words(f"/{command_name(context.request.words)}")
        how = context.own.line("which-code", command=command, table=Words(found[0].table))
        if context.limits.message_menus and not context.request.bare:  # its commands have named options
            english = context.own.language == FALLBACK  # in English an option has the name by which the program knows it
            option = Words("table") if english else context.own.text("slash-option-table")
            how = context.own.line("which-option", command=command, option=option)
        told = zip(shown, labels, strict=True)
        lines = [
            context.own.text("which-line", table=Words(each.table), label=Words(label.removesuffix(f" · {each.table}")))
            for each, label in told
        ]
        return Reply(messages=(said(how, *(Paragraph((line,), quote=True) for line in lines)),))
    rows = tuple((button(label, each.table, each.version, verb),) for label, each in zip(labels, shown, strict=True))
    message = replace(said(context.own.line("which-table")), buttons=rows)
    return Reply(messages=(message if for_all else context.owned(message),))


async def _all_here(context: Context, found: Sequence[ListedTable]) -> bool:
    """Return whether this chat shows all these tables, or nobody else reads here."""
    here = {each.table for each in await context.services.lobby.of_place(context.request.place)}
    return context.request.private or here >= {each.table for each in found}


MOST_LISTED: Final = 20
"""Most tables in a list with buttons."""
FEWEST: Final = 6
"""Letters always left for the players' names."""
_DECIDERS: Final = (11, FEWEST)
"""Most letters for the name of the player to act, and where there is little room."""


async def labels_of(context: Context, found: Sequence[ListedTable]) -> list[str]:
    """Return button labels for tables: the other players, whose turn, the game; the code where two would look alike."""
    known = await context.services.people.get_many(sorted({person for each in found for person in each.label.people}))
    labels = [_label(context, each, known, _what(context, each)) for each in found]
    return [
        label if labels.count(label) == 1 else _label(context, each, known, Words(each.table))
        for label, each in zip(labels, found, strict=True)
    ]


def _what(context: Context, listed: ListedTable) -> Words:
    """Name the game; for one that the person may still join, with the seats taken."""
    game, seats = context.own.text(f"game-{listed.label.options.game}"), f"{listed.label.seats}/{listed.label.options.seats}"
    joins = listed.state == "open" and context.person.id not in listed.label.people
    return Words(f"{seats} · {game}") if joins else game


def _label(context: Context, listed: ListedTable, known: Mapping[str, Person], what: Words) -> str:
    say = context.own.text
    decides = next((_name(context, known, person) for person in listed.deciders), say("button-table-computer"))
    who, room = _who(context, listed, known), 0
    state = _state(context, listed, alone=not who)
    given = {"state": "theirs" if state == "running" and who == decides else state, "what": what}
    for longest in _DECIDERS:
        given["decider"] = cut(decides, longest)
        room = LABEL - len(say("button-table", who="", **given))
        if room >= min(len(who), FEWEST):
            break
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
