"""Scenes with wrong data fail before drawing, with an error that names the place."""

from typing import Any

import pytest
from msgspec.structs import replace

from renderer.errors import SceneError
from renderer.scene import (
    BoardScene,
    DrawnBoard,
    DrawnFigure,
    DrawnFortress,
    DrawnTile,
    DrawnTower,
    FigureOption,
    FigureScene,
    GhostTile,
    HandScene,
    LobbyScene,
    NumberDisc,
    Outpost,
    Owner,
    Panel,
    PlayerCard,
    ReferenceLine,
    ReferenceScene,
    ReferenceSection,
    SheetEntry,
    SheetScene,
    TileInHand,
)
from tests.renderer.scenes import BOARD, VIEWS, renderer

ONE = (DrawnTile((0, 0), "D"),)


def _board(**parts: Any) -> BoardScene:
    return BoardScene(board=DrawnBoard(**{"tiles": ONE, **parts}))


WRONG: dict[str, tuple[object, str]] = {
    "no scene at all": ("board", "str is not a scene"),
    "unknown tile": (_board(tiles=(DrawnTile((0, 0), "nowhere"),)), r"board\.tiles\[0\]\.tile: no tile is called 'nowhere'"),
    "rotation": (_board(tiles=(DrawnTile((0, 0), "D", 4),)), r"board\.tiles\[0\]\.rotation"),
    "cell of words": (_board(tiles=(DrawnTile(("a", 0), "D"),)), r"board\.tiles\[0\]\.cell"),  # type: ignore[arg-type]
    "cell far away": (_board(tiles=(DrawnTile((10**9, 0), "D"),)), r"board\.tiles\[0\]\.cell"),
    "two tiles in one cell": (_board(tiles=ONE * 2), r"board\.tiles\[1\]\.cell: a tile lies at"),
    "figure beside the map": (_board(figures=(DrawnFigure((5, 5), 0, "red"),)), r"board\.figures\[0\]\.cell: no tile lies"),
    "figure on no segment": (_board(figures=(DrawnFigure((0, 0), 9, "red"),)), r"board\.figures\[0\]\.place: tile D has no"),
    "figure of no colour": (_board(figures=(DrawnFigure((0, 0), 0, "mauve"),)), r"board\.figures\[0\]\.colour"),  # type: ignore[arg-type]
    "figure of no kind": (_board(figures=(DrawnFigure((0, 0), 0, "red", "ox"),)), r"board\.figures\[0\]\.kind"),  # type: ignore[arg-type]
    "place of no name": (_board(figures=(DrawnFigure((0, 0), "roof", "red"),)), r"board\.figures\[0\]\.place"),  # type: ignore[arg-type]
    "tower beside the map": (_board(towers=(DrawnTower((3, 0), 2),)), r"board\.towers\[0\]\.cell"),
    "tower of no height": (_board(towers=(DrawnTower((0, 0), 0),)), r"board\.towers\[0\]\.height"),
    "spot without rotation": (_board(spots=(GhostTile((1, 0), "D", (), "1"),)), r"board\.spots\[0\]\.rotations"),
    "spot of an unknown tile": (_board(spots=(GhostTile((1, 0), "?", (0,), "1"),)), r"board\.spots\[0\]\.tile"),
    "owner of no segment": (_board(owners=(Owner((0, 0), 12),)), r"board\.owners\[0\]"),
    "mark beside the map": (_board(marks=(NumberDisc((4, 4), 0, "1"),)), r"board\.marks\[0\]\.cell"),
    "fortress of a long row": (_board(fortress=DrawnFortress((0, 0), 9)), r"board\.fortress\.row"),
    "crowd in a row": (
        _board(fortress=DrawnFortress((0, 0), 4, (Outpost("knights", ("red",) * 9),))),
        r"board\.fortress\.outposts\[0\]\.row",
    ),
    "words for a number": (_board(towers=(DrawnTower((0, 0), "two"),)), r"board\.towers\[0\]\.height"),  # type: ignore[arg-type]
    "number for words": (BoardScene(board=BOARD, panel=Panel((PlayerCard(7, "x", "red", "1"),))), r"panel\.players\[0\]\.name"),  # type: ignore[arg-type]
    "unknown tile in hand": (BoardScene(board=BOARD, panel=Panel(hand=TileInHand("zz"))), r"panel\.hand\.tile"),
    "nothing for a board": (BoardScene(board=None), r"\$\.board"),  # type: ignore[arg-type]
    "map of a mile": (_board(tiles=(*ONE, DrawnTile((300, 0), "D"))), "301 columns are more than"),
    "sheet of an unknown tile": (SheetScene(title="", entries=(SheetEntry("zz", "1"),)), r"entries\[0\]\.tile"),
    "lobby with an unknown tile": (LobbyScene(title="", tiles=("D", "zz")), r"tiles\[1\]"),
    "reference with an unknown tile": (
        ReferenceScene(title="", sections=(ReferenceSection("", (ReferenceLine("", tile="zz"),)),)),
        r"sections\[0\]\.lines\[0\]\.tile",
    ),
    "figure scene off the tile": (
        replace(VIEWS["figure"], options=(FigureOption("1", "x", 30),)),
        r"options\[0\]\.place: tile L has no segment 30",
    ),
    "hand of many": (replace(VIEWS["hand"], cards=VIEWS["hand"].cards * 5), r"\$\.cards"),  # type: ignore[union-attr]
    "endless title": (HandScene(title="x" * 100_000, cards=()), r"\$\.title"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_wrong_scene_is_refused_by_name(kind: str) -> None:
    scene, place = WRONG[kind]
    with pytest.raises(SceneError, match=place):
        renderer().png(scene)  # type: ignore[arg-type]


def test_replay_frames_are_checked_too() -> None:
    with pytest.raises(SceneError, match=r"scenes\[1\]: a replay is made of boards, or of tables of cards"):
        renderer().gif([BoardScene(board=BOARD), VIEWS["hand"]])  # type: ignore[list-item]


def test_empty_map_can_be_drawn() -> None:
    assert renderer().png(BoardScene(board=DrawnBoard())).startswith(b"\x89PNG")


def test_empty_pages_can_be_drawn() -> None:
    for scene in (SheetScene(title="", entries=()), LobbyScene(title=""), HandScene(title="", cards=())):
        assert renderer().png(scene).startswith(b"\x89PNG")


def test_figure_scene_without_options_can_be_drawn() -> None:
    scene = FigureScene(title="", tile="D", rotation=0, cell=(0, 0), colour="pink", options=())
    assert renderer().png(scene).startswith(b"\x89PNG")
