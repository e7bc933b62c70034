"""Scenes: the content of pictures, as plain frozen data.

The maker of a scene decides what it shows; the renderer decides how it looks. Nothing here knows a rule, a language or
a chat. msgspec can write each scene to JSON and read it back.

Begin with `board.py` and `pages.py`.

board  The map: the part of a scene that becomes cells, figures and marks
cards  Cardcassonne's pictures: the table with its four rows, a hand, the end of a round
pages  The scenes that the renderer can draw
panel  The panel beside the map: the players with their possessions, and the tile in hand
"""

from renderer.scene.board import (
    COLOURS,
    FIGURES,
    Cell,
    Colour,
    DrawnBoard,
    DrawnFigure,
    DrawnFortress,
    DrawnTile,
    DrawnTower,
    FigureKind,
    FreshTile,
    GhostTile,
    NumberDisc,
    Outpost,
    OutpostKind,
    Owner,
    PartFrame,
    Place,
    Quarter,
    Ruler,
)
from renderer.scene.cards import Card, CardRow, CardTableScene, HandScene, RoundResult, RoundScene, RowColour, RowFollower
from renderer.scene.pages import (
    BoardScene,
    Chart,
    FigureOption,
    FigureScene,
    Frame,
    LobbyScene,
    LobbySeat,
    PosterScene,
    ResultRow,
    ResultScene,
    RotationOption,
    RotationScene,
    Scene,
    Series,
    SheetEntry,
    SheetScene,
)
from renderer.scene.panel import HeldItem, Icon, Panel, PlayerCard, TileInHand

__all__ = [
    "COLOURS",
    "FIGURES",
    "BoardScene",
    "Card",
    "CardRow",
    "CardTableScene",
    "Cell",
    "Chart",
    "Colour",
    "DrawnBoard",
    "DrawnFigure",
    "DrawnFortress",
    "DrawnTile",
    "DrawnTower",
    "FigureKind",
    "FigureOption",
    "FigureScene",
    "Frame",
    "FreshTile",
    "GhostTile",
    "HandScene",
    "HeldItem",
    "Icon",
    "LobbyScene",
    "LobbySeat",
    "NumberDisc",
    "Outpost",
    "OutpostKind",
    "Owner",
    "Panel",
    "PartFrame",
    "Place",
    "PlayerCard",
    "PosterScene",
    "Quarter",
    "ResultRow",
    "ResultScene",
    "RotationOption",
    "RotationScene",
    "RoundResult",
    "RoundScene",
    "RowColour",
    "RowFollower",
    "Ruler",
    "Scene",
    "Series",
    "SheetEntry",
    "SheetScene",
    "TileInHand",
]
