"""Which table a command means: the one named, the one replied to, or the only one it can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from bot.chat.contract import Paragraph, Reply
from bot.chat.fitting import cut
from bot.chat.house import Visit, button
from bot.i18n import Words
from bot.scene.sight import shown_name
from bot.table.lobby import Listed
from bot.table.people import Person
from bot.table.refused import Denied
from bot.table.table import Table


class Unclear(Exception):
    """It may be one of several tables; the reply asks which."""

    def __init__(self, reply: Reply) -> None:
        self.reply = reply
        super().__init__("it may be one of several tables")


async def table_for(visit: Visit, *, verb: str = "board", mine: bool = False) -> tuple[Table, list[str]]:
    """The table, and the words that are left. `mine`: only one where the person sits.

    `verb`: of the buttons that ask which; without one the code is to be written before the words.
    """
    words = visit.words if visit.command.words.startswith("/") else visit.command.words.split()
    named = await _named(visit, words)
    if named is not None:
        return named, words[1:]
    found = await _candidates(visit, mine=mine)
    if not found and not mine and verb in _LOOKS:
        over = await _over_here(visit)
        if over is not None:
            return over, words
    if not found:
        raise Denied("not_seated" if mine else "none_here")
    if len(found) > 1:
        found = await _replied_to(visit, found) or _urgent(visit, found) or _in_time(found, verb) or found
    if len(found) > 1:
        here = {each.table for each in await visit.house.lobby.of_place(visit.command.place)}
        raise Unclear(await _ask(visit, found, verb, elsewhere=any(each.table not in here for each in found)))
    return await visit.house.lobby.view(found[0].table, visit.actor), words


async def _named(visit: Visit, words: Sequence[str]) -> Table | None:
    if visit.press is not None and visit.press.table:
        return await visit.house.lobby.view(visit.press.table, visit.actor)
    if not words or len(words[0]) != 8:
        return None
    try:
        return await visit.house.lobby.view(words[0].lower(), visit.actor)
    except (Denied, ValueError):
        return None


_LOOKS: Final = frozenset({"", "board", "tiles", "score", "log", "replay", "export", "pages"})
"""What can be asked about a game that is over."""


async def last_played(visit: Visit) -> str:
    """The table that was played to its end here last; in private, the person's own wherever it was."""
    result = await visit.house.results.newest(visit.command.place, visit.person.id if visit.command.private else "")
    return "" if result is None else result.table


async def _over_here(visit: Visit) -> Table | None:
    """Where nothing goes on, what is asked is about the game that was played last, as long as it is kept."""
    last = await last_played(visit)
    if not last:
        return None
    try:
        return await visit.house.lobby.view(last, visit.actor)
    except Denied:
        return None


async def _candidates(visit: Visit, *, mine: bool) -> list[Listed]:
    """Tables shown here; where nobody else is, the person's own wherever they are."""
    here = await visit.house.lobby.of_place(visit.command.place, visit.person.id)
    own = [each for each in here if visit.person.id in each.label.people]
    if mine or visit.command.private:
        return own or await visit.house.lobby.of_person(visit.person.id)
    return own or here


async def _replied_to(visit: Visit, found: Sequence[Listed]) -> list[Listed]:
    if not visit.command.message:
        return []
    for each in found:
        if await on_living(visit, each.table):
            return [each]
    return []


async def on_living(visit: Visit, table: str) -> bool:
    """Whether the message that was pressed or replied to is the one that shows this table here."""
    return await visit.house.tables.living(table, visit.command.place) == visit.command.message


def _urgent(visit: Visit, found: Sequence[Listed]) -> list[Listed]:
    """The one that waits for the person, for what is done in a turn."""
    return [each for each in found if each.mine] if _named_command(visit) in _IN_A_TURN else []


def _named_command(visit: Visit) -> str:
    return visit.command.words.partition(" ")[0].partition("@")[0].lower()


_IN_A_TURN: Final = frozenset({"/play", "/hint"})
_WHEN: Final = dict.fromkeys(("start", "leave"), "open") | dict.fromkeys(
    ("mine", "undo", "nudge", "resign", "substitute", "tiles", "score", "log", "replay"), "running"
)
"""What can be done only before a game begins, or only while one goes on."""


def _in_time(found: Sequence[Listed], verb: str) -> list[Listed]:
    """Those at which it can be done now."""
    return [each for each in found if each.state == _WHEN.get(verb, each.state)]


async def _ask(visit: Visit, found: Sequence[Listed], verb: str, *, elsewhere: bool) -> Reply:
    """Ask which. `elsewhere`: some of them are in other chats, of which this one is to know nothing."""
    said = visit.whisper if elsewhere else visit.aside
    shown = found[:MOST_LISTED]
    labels = await labels_of(visit, shown)
    if not verb:
        how = visit.own.line("which-code", command=Words(_named_command(visit)), table=Words(found[0].table))
        told = zip(shown, labels, strict=True)
        lines = [visit.own.text("which-line", table=Words(each.table), label=Words(label)) for each, label in told]
        return Reply(messages=(said(how, *(Paragraph((line,), quote=True) for line in lines)),))
    rows = tuple((button(label, each.table, each.version, verb),) for label, each in zip(labels, shown, strict=True))
    message = replace(said(visit.own.line("which-table")), buttons=rows)
    # To sit down at an open table is everybody's; anything else is what this person wants to do.
    return Reply(messages=(message if verb == "join" else visit.owned(message),))


MOST_LISTED: Final = 20
"""Tables in a list with buttons."""
LABEL: Final = 44
"""Letters that a phone shows of a button with a row of its own."""
FEWEST: Final = 8
DECIDER: Final = 11
"""Letters of the names of all who play there, at least, and of whom it waits for, at most."""


async def labels_of(visit: Visit, found: Sequence[Listed]) -> list[str]:
    """Tables on buttons: who plays there beside the person, who decides, the game; codes where all that is the same."""
    known = await visit.house.people.get_many(sorted({person for each in found for person in each.label.people}))
    games = [visit.own.text(f"game-{each.label.options.game}") for each in found]
    labels = [_label(visit, each, known, game) for each, game in zip(found, games, strict=True)]
    return [
        label if labels.count(label) == 1 else _label(visit, each, known, Words(each.table))
        for label, each in zip(labels, found, strict=True)
    ]


def _label(visit: Visit, listed: Listed, known: Mapping[str, Person], what: Words) -> str:
    say = visit.own.text
    decides = next((cut(_name(visit, known, person), DECIDER) for person in listed.deciders), say("button-table-computer"))
    given = {"state": "mine" if listed.mine else listed.state, "decider": decides, "what": what}
    room = LABEL - len(say("button-table", who="", **given))
    return say("button-table", who=Words(cut(_who(visit, listed, known), max(room, FEWEST))), **given)


def _who(visit: Visit, listed: Listed, known: Mapping[str, Person]) -> str:
    people = listed.label.people
    who = [_name(visit, known, person) for person in people if person != visit.person.id]
    computers = listed.label.seats - len(people)
    if computers:
        who.append(visit.own.text("button-table-computers", count=computers))
    return visit.own.words.joined(who) if who else visit.own.text("button-table-nobody")


def _name(visit: Visit, known: Mapping[str, Person], person: str) -> str:
    found = known.get(person)
    return shown_name(found.name if found else "") or visit.own.text("chat-nameless")
