"""The options of a table: which game, which pace, and what happens when time is up."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from bot.engine.game import NEWEST_RULES, GameKind, Setup
from bot.engine.refusals import BadRecord, BadSetup
from bot.games.rules import GAMES, game_kind
from bot.table.refused import Denied

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

TurnPace: TypeAlias = Literal["live", "1h", "8h", "24h", "3d", "7d", "6h-30m", "2d-4h", "5d-8h", "none"]
TimeUpRule: TypeAlias = Literal["simplest", "computer", "offer"]

PACES: Final[dict[TurnPace, int | None]] = {
    "live": 2 * MINUTE,
    "1h": HOUR,
    "8h": 8 * HOUR,
    "24h": DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
    "6h-30m": 6 * HOUR,
    "2d-4h": 2 * DAY,
    "5d-8h": 5 * DAY,
    "none": None,
}
"""The time for each decision, in milliseconds; with a bank, what is in it at first, which it never exceeds."""
INCREMENTS: Final[dict[TurnPace, int]] = {"6h-30m": HOUR // 2, "2d-4h": 4 * HOUR, "5d-8h": 8 * HOUR}
"""What a player's bank of time gets with each own turn, in milliseconds. The other paces have no banks."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A table's options. `seats`: how many may join."""

    game: str = "carcassonne"
    modules: tuple[str, ...] = ("fields",)
    rules: tuple[str, ...] = ()
    seats: int = 5
    pace: TurnPace = "24h"
    time_up: TimeUpRule = "simplest"
    rated: bool = True
    language: str = "en"
    private: bool = False

    @property
    def kind(self) -> GameKind:
        """The kind of the game."""
        return GAMES[self.game]

    def setup(self, seats: int) -> Setup:
        """Return the set-up for this many seats, before the draw."""
        return Setup(seats=seats, modules=self.modules, options=dict.fromkeys(self.rules, True))

    def places(self) -> range:
        """Return how many can play this."""
        return self.kind.seats(self.modules)


def checked(options: Options) -> Options:
    """Return valid options, with modules in the order of the rules; raise Denied with what cannot be played."""
    try:
        kind = game_kind(options.game)
    except BadRecord:
        raise Denied("bad_option", {"option": "game", "value": options.game[:40]}) from None
    in_order = tuple(name for name in kind.modules if name in options.modules)
    if len(in_order) != len(options.modules):
        wrong = next((name for name in options.modules if name not in kind.modules), "twice")
        raise Denied("bad_option", {"option": "modules", "value": wrong[:40]})
    options = msgspec.structs.replace(options, modules=in_order, rules=tuple(sorted(set(options.rules))))
    try:
        kind.check(options.setup(options.seats), NEWEST_RULES)
    except BadSetup as refusal:
        name = "seats" if refusal.code == "bad_seats" else "rules"
        raise Denied("bad_option", {"option": name, "value": str(refusal.params.get("option", options.seats))}) from None
    if options.pace not in PACES:
        raise Denied("bad_option", {"option": "pace", "value": str(options.pace)[:40]})
    if options.time_up not in ("simplest", "computer", "offer"):
        raise Denied("bad_option", {"option": "time_up", "value": str(options.time_up)[:40]})
    return options
