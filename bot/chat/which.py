"""Which table a command means: the one named, the one replied to, or the only one it can be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.contract import Message, Paragraph, Reply
from bot.chat.house import Visit, button
from bot.i18n import Words
from bot.table.lobby import Listed
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
        raise Unclear(_ask(visit, found, verb))
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
        if await on_living(visit, each.table, each.version):
            return [each]
    return []


async def on_living(visit: Visit, table: str, version: int) -> bool:
    """Whether the message that was pressed or replied to is the one that shows this table here."""
    loaded = await visit.house.tables.store.games.load(table, version)
    shown = loaded.places.get(visit.command.place) if loaded else None
    return shown is not None and shown.message == visit.command.message


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


def _ask(visit: Visit, found: Sequence[Listed], verb: str) -> Reply:
    if not verb:
        how = visit.own.line("which-code", command=Words(_named_command(visit)), table=Words(found[0].table))
        codes = [Paragraph((label_of(visit, each),), quote=True) for each in found[:20]]
        return Reply(messages=(visit.whisper(how, *codes),))
    rows = tuple((button(label_of(visit, each), each.table, each.version, verb),) for each in found[:20])
    message = visit.whisper(visit.own.line("which-table"))
    return Reply(messages=(Message(message.paragraphs, rows, private_to=message.private_to),))


def label_of(visit: Visit, listed: Listed) -> str:
    """A table in a list, on a button."""
    game = visit.own.text(f"game-{listed.label.options.game}")
    return visit.own.text("button-table", table=listed.table, game=game)
