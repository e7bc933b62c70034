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


_CLOCK: Final = SimpleNamespace(now=lambda: _NOW)
_SERVICES: Final[Any] = SimpleNamespace(tables=SimpleNamespace(store=SimpleNamespace(clock=_CLOCK)))


@dataclass
class Reading:
    """What a group has read. `posted`: the messages of turns; `replaced`: what they were changed to afterwards."""

    posted: list[list[str]] = field(default_factory=list)
    replaced: list[list[str]] = field(default_factory=list)
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


def reading(
    kind: GameKind,
    setup: Setup,
    seed: int,
    language: str,
    names: Sequence[str] = NAMES,
    *,
    drafts: bool = True,
    newcomers: bool = True,
) -> Reading:
    """What is read of a game in a group of newcomers where each turn has a message, in this language."""
    found, voice, last, shown = Reading(), Voice(language), (0, -1), 0
    tips_had: defaultdict[int, set[str]] = defaultdict(set)
    known = {f"p{seat}": Person(f"p{seat}", name=names[seat]) for seat in range(setup.seats)}
    seats = [Seat(f"p{seat}", "telegram:-1") for seat in range(setup.seats)]
    for game in decided(kind, setup, seed):
        seen = TableContext(
            Table("abcd1234", version=7, state="running", seats=seats, game=game, decision=game.decision), voice, known
        )
        if game.decision is None:
            turn = TurnMessage(_SERVICES, TELEGRAM, seen, "telegram:-1")
            found.result = lines(turn.end_lines(shown))
            return found
        seat, events = game.decision.seat, tuple(event for played in game.log[shown:] for event in played.events)
        if (turn_of(game), seat) != last:
            if shown < len(game.log):
                found.replaced.append([seen.voice.text("fold-turn", turn=last[0], played=Words(seen.played_in_a_line(events)))])
            tips = seen.face.tips(game.view(seat), seat) if newcomers else ()
            tip = next((each for each in tips if each not in tips_had[seat]), "")
            tips_had[seat].add(tip)
            turn = TurnMessage(_SERVICES, TELEGRAM, seen, "telegram:-1", _NOW + 86_400_000, tip)
            found.posted.append(lines(turn.lines((Mention(f"telegram:{seat}", names[seat]),), shown or None)))
            last, shown, events = (turn_of(game), seat), len(game.log), ()
        if drafts:
            steps = DecisionScreens(seen, game.view(seat), "1")
            screen = steps.draft(Drafting((SKIP,), game, events, complete=False, reveals=False))
            offered = seen.face.tip_of_choice(game.view(seat))
            told = (voice.line(offered),) if offered and offered not in tips_had[seat] else ()
            tips_had[seat] |= {offered} if newcomers else set()
            found.drafts.append(lines((*screen.paragraphs, *told)))
            found.labels |= {button.label for row in screen.rows for button in row}
    raise AssertionError("no end")
