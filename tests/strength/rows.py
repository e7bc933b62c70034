"""The matches of the strength table: players, setting and stacks. Every player has its own budget."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.rules import GAMES
from bot.workers.arena import Terms

SEED = "2026"


@dataclass(frozen=True)
class Setting:
    """The setting of a match."""

    title: str
    game: str
    modules: tuple[str, ...]
    seats: int

    def terms(self, seed: str) -> Terms:
        """As a match wants them."""
        return Terms(GAMES[self.game], self.modules, {}, self.seats, seed)


@dataclass(frozen=True)
class Row:
    """One match; a player against itself shows how many points it makes."""

    setting: str
    a: str
    b: str
    stacks: int

    @property
    def name(self) -> str:
        """The name for requesting and storing it."""
        return f"{self.setting}-{self.a}-{self.b}"


EVERYTHING = GAMES["carcassonne"].modules

SETTINGS = {
    **{
        f"base{seats if seats > 2 else ''}": Setting(f"base, fields, {seats} seats", "carcassonne", ("fields",), seats)
        for seats in (2, 3, 4, 5)
    },
    **{
        module: Setting(f"base, fields, {module}, 2 seats", "carcassonne", ("fields", module), 2)
        for module in EVERYTHING
        if module != "fields"
    },
    "all": Setting("all modules, 2 seats", "carcassonne", EVERYTHING, 2),
    "all4": Setting("all modules, 4 seats", "carcassonne", EVERYTHING, 4),
    "all6": Setting("all modules, 6 seats", "carcassonne", EVERYTHING, 6),
    "cards": Setting("Cardcassonne, 2 seats", "cardcassonne", (), 2),
    "cards4": Setting("Cardcassonne, 4 seats", "cardcassonne", (), 4),
}
"""By short name."""

ROWS = (
    Row("base", "master", "hard-2026", 60),
    Row("base4", "master", "hard-2026", 40),
    Row("base", "hard", "hard-2026", 40),
    Row("base", "fitted", "plain-2026", 160),
    Row("base4", "fitted", "plain-2026", 100),
    Row("all", "hard", "medium", 40),
    Row("all4", "hard", "medium", 40),
    *(Row(setting, "master", "hard", 40) for setting in SETTINGS if setting not in {"all4", "all6", "cards", "cards4"}),
    Row("cards", "hard", "cards-hard-2026", 40),
    Row("cards4", "hard", "cards-hard-2026", 40),
    Row("base", "master-third", "hard", 40),
    Row("base", "master-triple", "hard", 40),
    *(Row(setting, "hard", "medium", 40) for setting in ("base", "base4", "cards", "cards4")),
    *(Row(setting, "medium", "easy", 20) for setting in ("base", "base4", "all", "all4", "cards", "cards4")),
    Row("base", "medium", "medium-2026", 40),
    Row("base", "easy", "easy-2026", 40),
    Row("base", "medium", "greedy", 20),
    Row("all", "medium", "quick", 5),
    *(Row(setting, "easy", "random", 10) for setting in ("base", "base4", "cards")),
)
"""The whole table."""
