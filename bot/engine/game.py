"""The contract between a game and the code that plays, stores, draws or describes it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from bot.engine.actions import Action, ActionReader
from bot.engine.events import Cell, Event, Points
from bot.engine.fair import Dice, Stream, shuffled
from bot.engine.refusals import BadSetup

if TYPE_CHECKING:
    from bot.engine.record import Record

KNOWN_RULES = (1, 2)
"""Versions of rules and tile data whose games this program can finish; a change of options, points or tiles adds one.

`docs/engine.md` lists what each version changed.
"""

NEWEST_RULES = max(KNOWN_RULES)
"""The version under which new games are played."""


class Setup(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything fixed before the first action; `stack` or `seed` decides the draw."""

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
        """Return the options that are on, sorted."""
        return tuple(sorted(name for name, on in self.options.items() if on))


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The choice to make now, and its seat. `tile`, `at`, `on`, `subject`: the tile, place or thing that it concerns, if any."""

    seat: int
    kind: str
    tile: str | None = None
    at: Cell | None = None
    on: str | None = None
    subject: str | None = None


class PlayedAction(NamedTuple):
    """One past action with its events."""

    seat: int
    action: Action
    events: tuple[Event, ...]


class Standing(msgspec.Struct, frozen=True):
    """The scores; `winners` is empty while the game goes on."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def ranks(self, gone: Collection[int] = ()) -> tuple[int, ...]:
        """Return each seat's rank, from 1: winners first (a game may break ties), then by points, and who gave up is last."""
        order = [(seat in gone, seat not in self.winners, -score) for seat, score in enumerate(self.scores)]
        return tuple(len(order) if own[0] else 1 + sum(other < own for other in order) for own in order)


class View(Protocol):
    """Everything that one seat may know, or everybody if the seat is None. Drawing, chat and computers get only this."""

    @property
    def kind(self) -> GameKind:
        """The kind of game."""

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; None for the public view."""

    @property
    def setup(self) -> Setup:
        """The set-up without its secrets."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game keeps to its end."""

    @property
    def decision(self) -> Decision | None:
        """The choice to make and its seat; None when the game is over."""

    @property
    def log(self) -> Sequence[PlayedAction]:
        """The actions so far, as far as this seat may know them."""

    def options(self) -> tuple[Action, ...]:
        """Return every legal action of the current decision, as far as this seat may know them."""

    def potential(self, action: Action) -> tuple[int, dict[str, int]] | None:
        """Return the points and terms that an option would bring as things are; None if it is not about points."""

    def standing(self) -> Standing:
        """Return scores and winners."""

    def supply(self) -> list[dict[str, int]]:
        """Return, by seat, the figures ready to be placed; zeros are omitted."""

    def tokens(self) -> list[dict[str, Any]]:
        """Return, by seat, everything else in front of a player; zeros are omitted."""

    def forecast(self) -> tuple[Points, ...]:
        """Return the points that would be scored if the game ended now, computed from public information only."""

    def record(self) -> dict[str, Any]:
        """Return the export of the running game, without the seed and anything not yet known."""

    def portable(self, dice: Dice) -> Record:
        """Return a record that gives this seat the same view again, and reveals nothing else to a process of its own."""

    def imagine(self, dice: Dice) -> Game:
        """Return a complete game that fits the view, with a fair sample for the unknown."""

    def last_turn(self, dice: Dice) -> Game:
        """Do as `imagine`, but leave nothing to draw or deal, so that playing the turn shows its worth."""


class Game(Protocol):
    """A running game. It changes only through `apply`, by one of `options()`."""

    @property
    def kind(self) -> GameKind:
        """The kind of game."""

    @property
    def setup(self) -> Setup:
        """The set-up, including its secrets."""

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game keeps to its end."""

    @property
    def log(self) -> Sequence[PlayedAction]:
        """Every action played, with its events."""

    @property
    def first_events(self) -> tuple[Event, ...]:
        """The set-up's events, before the first decision."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is. Others may have to decide something in it."""

    @property
    def decision(self) -> Decision | None:
        """The choice to make and its seat; None when the game is over."""

    def options(self) -> tuple[Action, ...]:
        """Return every legal action of the current decision, in a stable order; empty when the game is over."""

    def default(self) -> Action:
        """Return the simplest option, for an absent player."""

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play an option and return its events; raise IllegalAction and change nothing if it is not one."""

    def after(self, action: Action) -> Game:
        """Return a copy after an option, up to where hidden information would show. Look at it, but do not play on it."""

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, or everybody if the seat is None."""

    def copy(self) -> Game:
        """Return an independent game in the same position."""

    def standing(self) -> Standing:
        """Return the scores and, at the end, the winners."""

    def supply(self) -> list[dict[str, int]]:
        """Return, by seat, the figures ready to be placed; zeros are omitted."""

    def tokens(self) -> list[dict[str, Any]]:
        """Return, by seat, everything else in front of a player; zeros are omitted."""

    def forecast(self) -> tuple[Points, ...]:
        """Return the points that would be scored if the game ended now, computed from public information only."""


class GameKind(Protocol):
    """One of the games: its set-up and its action reader."""

    @property
    def name(self) -> str:
        """The game's name in records."""

    @property
    def modules(self) -> tuple[str, ...]:
        """The game's expansions, in the order of the rules."""

    @property
    def options(self) -> tuple[str, ...]:
        """The names of the set-up options."""

    @property
    def reader(self) -> ActionReader:
        """The reader of the game's actions."""

    def module_of(self, option: str) -> str:
        """Return the expansion that a set-up option belongs to; empty if it belongs to none."""

    def check(self, setup: Setup, rules: int) -> None:
        """Raise BadSetup if no game can start from this set-up under this version of the rules."""

    def seats(self, modules: Sequence[str]) -> range:
        """Return the possible numbers of players."""

    def deal(self, setup: Setup, stream: Stream, rules: int) -> tuple[str, ...]:
        """Return this version's stack, shuffled by a stream of numbers, which has already shuffled the seats."""

    def completed(self, setup: Setup, stream: Stream, rules: int) -> Setup | None:
        """Return a set-up to play on with: its own draw or, if it has only the tiles drawn so far, a fair one for the rest.

        None if what has been drawn so far does not say how the game stands.
        """

    def start(self, setup: Setup, rules: int = NEWEST_RULES) -> Game:
        """Return a new game by the set-up's stack or seed; it keeps this version of the KNOWN_RULES to its end."""


def dealing_stream(setup: Setup) -> Stream:
    """Return the stream of a set-up's seed, past the numbers that shuffle the seats (only if people gave salts)."""
    if setup.seed is None:
        raise BadSetup("no_draw")
    if not re.fullmatch(r"[0-9A-Fa-f]{64}", setup.seed):
        raise BadSetup("bad_seed")
    stream = Stream(bytes.fromhex(setup.seed))
    if setup.salts is not None:
        shuffled(range(setup.seats), stream)
    return stream
