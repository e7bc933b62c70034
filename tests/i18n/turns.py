"""Random games, and what a group reads in the messages of their turns, without a chat around them."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

from bot.chat.brief import letters
from bot.chat.contract import Mention, Paragraph
from bot.chat.decision_screens import DecisionScreens
from bot.chat.fitting import plain
from bot.chat.table_context import TableContext, turn_of
from bot.chat.turn_message import TurnMessage
from bot.chat.voice import Voice
from bot.engine.actions import SKIP
from bot.engine.events import Event
from bot.engine.fair import simulated_seed
from bot.engine.game import Game, GameKind, Setup
from bot.i18n import Words
from bot.table.deeds.play import Drafting
from bot.table.people import Person
from bot.table.table import Seat, Table
from bot.telegram.limits import TELEGRAM

NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
LONG_NAMES: Final = tuple(f"{name} of the seven fields by the old river" for name in NAMES)
_NOW: Final = 1_799_900_000_000
_LOST_PLACE: Final = "the evening players of the old town"

_CLOCK: Final = SimpleNamespace(now=lambda: _NOW)
_SERVICES: Final[Any] = SimpleNamespace(tables=SimpleNamespace(store=SimpleNamespace(clock=_CLOCK)))


@dataclass
class Reading:
    """What a group has read. `posted`: the messages of turns; `replaced`: what they were changed to afterwards.

    `elsewhere`: messages of turns that stand in for a lost place.
    """

    posted: list[list[str]] = field(default_factory=list)
    replaced: list[list[str]] = field(default_factory=list)
    elsewhere: list[list[str]] = field(default_factory=list)
    drafts: list[list[str]] = field(default_factory=list)
    labels: set[str] = field(default_factory=set)
    result: list[str] = field(default_factory=list)

    @property
    def letters(self) -> int:
        """The letters of all that was posted in the group."""
        return sum(letters(line) for message in (*self.posted, *self.replaced, self.result) for line in message)


def lines(paragraphs: Sequence[Paragraph]) -> list[str]:
    return [plain(each) for each in paragraphs]


def decided(kind: GameKind, setup: Setup, seed: int) -> Iterator[Game]:
    """A game played at random, before each decision and at its end."""
    dice = random.Random(seed)
    game = kind.start(Setup(setup.seats, setup.modules, setup.options, seed=simulated_seed(seed).hex()))
    while game.decision is not None:
        yield game
        options = game.options()
        game.apply(dice.choice([option for option in options if option != SKIP] or options))
    yield game


@dataclass
class Group:
    """A group of newcomers that reads a game in a language, where each turn has a message.

    `drafts`: whether the players' steps are read, too; `lost_every`: after how many turns another place that lost the game reads
    one, with all that has happened since its player's last turn.
    """

    language: str
    names: Sequence[str] = NAMES
    drafts: bool = True
    newcomers: bool = True
    lost_every: int = 0
    found: Reading = field(default_factory=Reading)
    _last: tuple[int, int] = (0, -1)
    _shown: int = 0
    _tips_had: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    def read(self, game: Game) -> None:
        """Read what is said before a decision or at the end."""
        seats = [Seat(f"p{seat}", "telegram:-1") for seat in range(game.setup.seats)]
        known = {f"p{seat}": Person(f"p{seat}", name=self.names[seat]) for seat in range(game.setup.seats)}
        table = Table("abcd1234", version=7, state="running", seats=seats, game=game, decision=game.decision)
        seen = TableContext(table, Voice(self.language), known)
        if game.decision is None:
            self.found.result = lines(TurnMessage(_SERVICES, TELEGRAM, seen, "telegram:-1").end_lines(self._shown))
            return
        seat, events = game.decision.seat, tuple(event for played in game.log[self._shown :] for event in played.events)
        if (turn_of(game), seat) != self._last:
            self._read_turn(seen, game, seat, events)
            events = ()
        if self.drafts:
            self._read_draft(seen, game, seat, events)

    def _read_turn(self, seen: TableContext, game: Game, seat: int, events: tuple[Event, ...]) -> None:
        found, shown = self.found, self._shown
        if shown < len(game.log):
            played = Words(seen.played_in_a_line(events))
            found.replaced.append([seen.voice.text("fold-turn", turn=self._last[0], played=played)])
        tips = seen.face.tips(game.view(seat), seat) if self.newcomers else ()
        tip = next((each for each in tips if each not in self._tips_had[seat]), "")
        self._tips_had[seat].add(tip)
        turn = TurnMessage(_SERVICES, TELEGRAM, seen, "telegram:-1", _NOW + 86_400_000, tip)
        pings = (Mention(f"telegram:{seat}", self.names[seat]),)
        if self.lost_every and len(found.posted) % self.lost_every == 0:
            found.elsewhere.append(lines(turn.lines(pings, None, _LOST_PLACE)))
        found.posted.append(lines(turn.lines(pings, shown or None)))
        self._last, self._shown = (turn_of(game), seat), len(game.log)

    def _read_draft(self, seen: TableContext, game: Game, seat: int, events: tuple[Event, ...]) -> None:
        screen = DecisionScreens(seen, game.view(seat), "1").draft(Drafting((SKIP,), game, events, complete=False, reveals=False))
        offered = seen.face.tip_of_choice(game.view(seat))
        told = (seen.voice.line(offered),) if offered and offered not in self._tips_had[seat] else ()
        self._tips_had[seat] |= {offered} if self.newcomers else set()
        self.found.drafts.append(lines((*screen.paragraphs, *told)))
        self.found.labels |= {button.label for row in screen.rows for button in row}


def reading(kind: GameKind, setup: Setup, seed: int, *groups: Group) -> Reading:
    """What groups read of the same game; return what the first has read."""
    for game in decided(kind, setup, seed):
        for group in groups:
            group.read(game)
    return groups[0].found


def groups_of(seed: int, languages: Sequence[str]) -> tuple[Group, ...]:
    """Return a group for each language; one of them reads drafts, too. Names are long in seven games, short in the next seven."""
    names = (NAMES, LONG_NAMES)[seed // len(languages) % 2]
    drafting = languages[seed % len(languages)]
    return tuple(Group(language, names, drafts=language == drafting, lost_every=4) for language in languages)
