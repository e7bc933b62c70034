"""The faces of the expansions: one line for each, and the face of Carcassonne that they make. What is missing stops the start."""

from __future__ import annotations

from typing import Final

from bot.tile_game.expansions.abbey_mayor.face import AbbeyMayorFace
from bot.tile_game.expansions.abbot.face import AbbotFace
from bot.tile_game.expansions.base.face import BaseFace
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.fields.face import FieldsFace
from bot.tile_game.expansions.inns_cathedrals.face import InnsCathedralsFace
from bot.tile_game.expansions.king_robber.face import KingRobberFace
from bot.tile_game.expansions.river.face import RiverFace
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.expansions.siege.face import SiegeFace
from bot.tile_game.expansions.tower.face import TowerFace
from bot.tile_game.expansions.traders_builders.face import TradersBuildersFace
from bot.tile_game.face.expansion import complete
from bot.tile_game.face.game_face import TileGameFace

FACES: Final = complete(
    (BASE, *EXPANSIONS),
    (
        BaseFace(),
        FieldsFace(),
        RiverFace(),
        AbbotFace(),
        InnsCathedralsFace(),
        TradersBuildersFace(),
        AbbeyMayorFace(),
        KingRobberFace(),
        TowerFace(),
        SiegeFace(),
    ),
)

FACE: Final = TileGameFace(CARCASSONNE, FACES)
