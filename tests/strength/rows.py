"""The matches of the strength table: players, setting, stacks and node budget."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.rules import GAMES
from bot.workers.arena import Terms

SEED = "2026"


@dataclass(frozen=True)
class Setting:
    """The setting of a match. `nodes`: the budget per decision."""

    title: str
    game: str
    modules: tuple[str, ...]
    seats: int
    nodes: int

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
    "base": Setting("base, fields", "carcassonne", ("fields",), 2, 3000),
    "base4": Setting("base, fields, 4 seats", "carcassonne", ("fields",), 4, 3000),
    "all": Setting("all modules", "carcassonne", EVERYTHING, 2, 2000),
    "all4": Setting("all modules, 4 seats", "carcassonne", EVERYTHING, 4, 2000),
    "all6": Setting("all modules, 6 seats", "carcassonne", EVERYTHING, 6, 2000),
    "cards": Setting("Cardcassonne", "cardcassonne", (), 2, 4000),
    "cards4": Setting("Cardcassonne, 4 seats", "cardcassonne", (), 4, 4000),
}
"""By short name. Hard takes 0.1 to 0.2 s of a core for a decision with these budgets."""

ROWS = (
    Row("base", "easy", "random", 60),
    Row("base", "medium", "random", 60),
    Row("base", "medium", "greedy", 60),
    Row("base", "medium", "easy", 60),
    Row("base", "hard", "medium", 60),
    Row("base4", "easy", "random", 20),
    Row("base4", "medium", "greedy", 20),
    Row("base4", "medium", "easy", 20),
    Row("base4", "hard", "medium", 40),
    Row("all", "easy", "random", 5),
    Row("all", "medium", "quick", 5),
    Row("all", "medium", "easy", 12),
    Row("all", "hard", "medium", 12),
    Row("all4", "easy", "random", 5),
    Row("all4", "medium", "easy", 12),
    Row("all4", "hard", "medium", 12),
    Row("cards", "easy", "random", 20),
    Row("cards", "medium", "greedy", 20),
    Row("cards", "medium", "easy", 30),
    Row("cards", "hard", "medium", 30),
    Row("cards4", "medium", "easy", 30),
    Row("cards4", "hard", "medium", 30),
    *(Row(setting, level, level, 10) for setting in ("base", "base4", "cards") for level in ("easy", "medium", "hard")),
    *(Row(setting, level, level, 2) for setting in ("all",) for level in ("easy", "medium", "hard")),
)
"""The whole table; the last ones are what a level makes against itself."""
