"""The contract between a game and everything that plays, stores, draws or speaks of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from bot.engine.actions import Action, ActionReader
from bot.engine.events import Cell, Event, Points
from bot.engine.fair import Dice, Stream, shuffled
from bot.engine.refusals import BadSetup

RULES = 2
"""The version of rules and tile data under which new games are played."""

KNOWN_RULES = (1, 2)
"""Versions that this program can still play to their end; a fix that changes options, points or tiles adds one.

2: a pig may join an own farmer on a field with a barn (BARN-7).
"""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """All that is fixed before the first action; `stack` or `seed` decides the draw."""

    seats: int
    modules: tuple[str, ...] = ()
    options: dict[str, bool] = {}
    seed: str | None = None
    stack: tuple[str, ...] | None = None
    drawn: tuple[str, ...] | None = None
    commitment: str | None = None
    server_seed: str | None = None
    salts: tuple[str, ...] | None = None

    def chosen(self) -> tuple[str, ...]:
        """The options that are on."""
        return tuple(sorted(name for name, on in self.options.items() if on))


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who must choose what now. `tile`: the tile in question; `at`, `on`, `subject`: the thing in question, if there is one."""

    seat: int
    kind: str
    tile: str | None = None
    at: Cell | None = None
    on: str | None = None
    subject: str | None = None


class PlayedAction(NamedTuple):
    """One action of the past with what it brought about."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Standing(msgspec.Struct, frozen=True):
    """The scores; `winners` is empty while the game goes on."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(Protocol):
    """All that one seat (or, with seat None, everybody) may know. Whatever draws, speaks or plays gets only this."""

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        ...

    @property
    def seat(self) -> int | None:
        """Whose view it is; None is the public one."""
        ...

    @property
    def setup(self) -> Setup:
        """The set-up without its secrets."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of the rules under which the game is played to its end."""
        ...

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; None when the game is over."""
        ...

    @property
    def log(self) -> Sequence[PlayedAction]:
        """What was played so far, as far as this seat may know it."""
        ...

    def options(self) -> tuple[Action, ...]:
        """Every legal action of the present decision, as far as this seat may know them."""
        ...

    def standing(self) -> Standing:
        """Scores and winners."""
        ...

    def supply(self) -> list[dict[str, int]]:
        """By seat, what lies ready to be placed; zeros left out."""
        ...

    def tokens(self) -> list[dict[str, Any]]:
        """By seat, everything else in front of a player; zeros left out."""
        ...

    def forecast(self) -> tuple[Points, ...]:
        """The points that would be given if the game ended now, computed from public things only."""
        ...

    def record(self) -> dict[str, Any]:
        """The export of the running game: no seed, nothing that is not yet known."""
        ...

    def imagine(self, dice: Dice) -> Game:
        """A whole game that fits the view, the unknown filled with a fair sample."""
        ...

    def last_turn(self, dice: Dice) -> Game:
        """As `imagine`, but nothing is left to be drawn or dealt: what one turn is worth can be seen by playing it."""
        ...


class Game(Protocol):
    """A running game. It changes only through `apply`, and then by one of `options()`."""

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        ...

    @property
    def setup(self) -> Setup:
        """The set-up, secrets included."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of the rules under which it is played to its end."""
        ...

    @property
    def log(self) -> Sequence[PlayedAction]:
        """Every action played, with its events."""
        ...

    @property
    def opening(self) -> tuple[Event, ...]:
        """What the set-up brought about, before the first decision."""
        ...

    @property
    def decision(self) -> Decision | None:
        """Who must choose what; None when the game is over."""
        ...

    def options(self) -> tuple[Action, ...]:
        """Every legal action of the present decision, in a stable order; empty when the game is over."""
        ...

    def default(self) -> Action:
        """The simplest of the options, for somebody who is absent."""
        ...

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play an option; otherwise IllegalAction, and nothing has changed."""
        ...

    def after(self, action: Action) -> Game:
        """A copy in which one of the options is taken, as far as nothing hidden comes to light: to look at, not to play on."""
        ...

    def view(self, seat: int | None) -> View:
        """What a seat, or with None everybody, may know."""
        ...

    def copy(self) -> Game:
        """An independent game in the same position."""
        ...

    def standing(self) -> Standing:
        """Scores and, at the end, the winners."""
        ...

    def supply(self) -> list[dict[str, int]]:
        """By seat, what lies ready to be placed; zeros left out."""
        ...

    def tokens(self) -> list[dict[str, Any]]:
        """By seat, everything else in front of a player; zeros left out."""
        ...

    def forecast(self) -> tuple[Points, ...]:
        """The points that would be given if the game ended now, computed from public things only."""
        ...


class GameKind(Protocol):
    """One of the games: how it is set up and read."""

    @property
    def name(self) -> str:
        """Its name in records."""
        ...

    @property
    def modules(self) -> tuple[str, ...]:
        """The expansions it knows, in the order of the rules."""
        ...

    @property
    def options(self) -> tuple[str, ...]:
        """The names of its set-up options."""
        ...

    @property
    def reader(self) -> ActionReader:
        """Reads its actions."""
        ...

    def check(self, setup: Setup) -> None:
        """BadSetup if no game can begin with this."""
        ...

    def seats(self, modules: Sequence[str]) -> range:
        """How many can play."""
        ...

    def deal(self, setup: Setup, stream: Stream) -> tuple[str, ...]:
        """The stack that a stream of numbers brings about (after the seats were shuffled by it)."""
        ...

    def start(self, setup: Setup, rules: int = RULES) -> Game:
        """A game by the set-up's stack or seed, under one of the KNOWN_RULES to its end."""
        ...


def dealing_stream(setup: Setup) -> Stream:
    """The stream of a set-up's seed, past the numbers that put the people in their seats (only where people gave salts)."""
    if setup.seed is None:
        raise BadSetup("no_draw")
    if not re.fullmatch(r"[0-9A-Fa-f]{64}", setup.seed):
        raise BadSetup("bad_seed")
    stream = Stream(bytes.fromhex(setup.seed))
    if setup.salts is not None:
        shuffled(range(setup.seats), stream)
    return stream
