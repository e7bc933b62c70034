"""The faces of the games, by the names that records give the games.

seen = face_of(view).see(view, Translator("en"), people_of(["Ann", "Ben"]))
drawing = seen.face.turn(seen)
png = renderer.png(drawing.scene, "dark")
alt = drawing.text.short
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from bot.card_game.face.game_face import FACE as CARD_FACE
from bot.engine.game import View
from bot.engine.lists import one_each
from bot.games.rules import GAMES
from bot.scene.face import GameFace
from bot.tile_game.expansions.faces import FACE as TILE_FACE
from renderer.art.drawing import TileDrawing

FACES: Final[Mapping[str, GameFace[Any]]] = one_each("face", GAMES, [(face.kind.name, face) for face in (TILE_FACE, CARD_FACE)])


def face_of(view: View) -> GameFace[Any]:
    """Return the face of a view's game."""
    return FACES[view.kind.name]


@cache
def drawings() -> dict[str, TileDrawing]:
    """Return every tile of every game by id, to make a Renderer with."""
    return {name: tile for face in FACES.values() for name, tile in face.tiles().items()}
