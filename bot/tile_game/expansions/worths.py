"""What the expansions are worth to computer players: one line for each, as in the list of their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.tile_game import computer
from bot.tile_game.computer.player import TileComputer
from bot.tile_game.computer.worth import Worth, complete
from bot.tile_game.expansions.abbey_mayor.worth import AbbeyMayorWorth
from bot.tile_game.expansions.abbot.worth import AbbotWorth
from bot.tile_game.expansions.base.worth import BaseWorth
from bot.tile_game.expansions.fields.worth import FieldsWorth
from bot.tile_game.expansions.inns_cathedrals.worth import InnsCathedralsWorth
from bot.tile_game.expansions.king_robber.worth import KingRobberWorth
from bot.tile_game.expansions.river.worth import RiverWorth
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.siege.worth import SiegeWorth
from bot.tile_game.expansions.tower.worth import TowerWorth
from bot.tile_game.expansions.traders_builders.worth import TradersBuildersWorth

WORTHS: Final[tuple[Worth, ...]] = complete(
    CARCASSONNE,
    (
        BaseWorth(), FieldsWorth(), RiverWorth(), AbbotWorth(), InnsCathedralsWorth(), TradersBuildersWorth(),
        AbbeyMayorWorth(), KingRobberWorth(), TowerWorth(), SiegeWorth(),
    ),
)  # fmt: skip

FITTED: Final = Path(computer.__file__).with_name("weights.json")
"""The file of fitted prices."""

COMPUTER: Final = TileComputer(CARCASSONNE, WORTHS, FITTED)
