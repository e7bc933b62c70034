"""Check a scene before anything is drawn, so that invalid data is refused with its place, not met halfway."""

from collections.abc import Iterator

import msgspec

from renderer.board.window import extent
from renderer.catalogue import DrawingCatalogue
from renderer.errors import SceneError
from renderer.scene.board import Cell, DrawnBoard, DrawnTile, TilePlace
from renderer.scene.pages import (
    BoardScene,
    FigureScene,
    LobbyScene,
    PosterScene,
    ReferenceScene,
    RotationScene,
    Scene,
    SheetScene,
)

_WIDEST = 120
"""The most cells across in a picture; no game comes near."""


def check(scene: Scene, catalogue: DrawingCatalogue) -> None:
    """Raise a SceneError that names the place if the scene cannot be drawn."""
    if not isinstance(scene, Scene):
        raise SceneError(f"{type(scene).__name__} is not a scene")
    try:
        msgspec.convert(msgspec.to_builtins(scene), type(scene))
    except (msgspec.ValidationError, TypeError, ValueError) as error:
        raise SceneError(f"scene: {error}") from error
    for problem in _problems(scene, catalogue):
        raise SceneError(problem)


def _problems(scene: Scene, catalogue: DrawingCatalogue) -> Iterator[str]:
    if isinstance(scene, BoardScene):
        yield from _board(scene.board, catalogue)
        if scene.panel and scene.panel.hand:
            yield from _unknown("panel.hand.tile", scene.panel.hand.tile, catalogue)
    elif isinstance(scene, RotationScene):
        yield from _board(scene.board, catalogue)
        yield from _unknown("tile", scene.tile, catalogue)
    elif isinstance(scene, FigureScene):
        yield from _figure_scene(scene, catalogue)
    elif isinstance(scene, SheetScene):
        for number, entry in enumerate(scene.entries):
            yield from _unknown(f"entries[{number}].tile", entry.tile, catalogue)
    elif isinstance(scene, PosterScene) and scene.board:
        yield from _board(scene.board, catalogue)
    else:
        yield from _beside_words(scene, catalogue)


def _beside_words(scene: Scene, catalogue: DrawingCatalogue) -> Iterator[str]:
    """Yield errors for unknown tiles of scenes that show them beside words."""
    if isinstance(scene, LobbyScene):
        for number, name in enumerate(scene.tiles):
            yield from _unknown(f"tiles[{number}]", name, catalogue)
    elif isinstance(scene, ReferenceScene):
        named = (
            (f"sections[{n}].lines[{m}]", line.tile) for n, each in enumerate(scene.sections) for m, line in enumerate(each.lines)
        )
        for place, tile in named:
            if tile:
                yield from _unknown(f"{place}.tile", tile, catalogue)


def _unknown(place: str, name: str, catalogue: DrawingCatalogue) -> Iterator[str]:
    if name not in catalogue:
        yield f"{place}: no tile is called {name[:20]!r}"


def _board(board: DrawnBoard, catalogue: DrawingCatalogue) -> Iterator[str]:
    tiles = {tile.cell: tile for tile in board.tiles}
    names = {tile.tile for tile in board.tiles}.union(spot.tile for spot in board.spots)
    if len(tiles) < len(board.tiles) or not names <= catalogue.names:
        yield from _misnamed(board, catalogue)
    yield from _pieces(board, tiles, catalogue)
    yield from _size(board)


def _misnamed(board: DrawnBoard, catalogue: DrawingCatalogue) -> Iterator[str]:
    """Yield errors for unknown tiles, and for two tiles on one cell."""
    taken: set[Cell] = set()
    for number, tile in enumerate(board.tiles):
        yield from _unknown(f"board.tiles[{number}].tile", tile.tile, catalogue)
        if tile.cell in taken:
            yield f"board.tiles[{number}].cell: a tile lies at {tile.cell} already"
        taken.add(tile.cell)
    for number, spot in enumerate(board.spots):
        yield from _unknown(f"board.spots[{number}].tile", spot.tile, catalogue)


def _pieces(board: DrawnBoard, tiles: dict[Cell, DrawnTile], catalogue: DrawingCatalogue) -> Iterator[str]:
    """Yield errors for places without a tile or such a segment."""
    placed = (
        ("figures", [(figure.cell, figure.place) for figure in board.figures]),
        ("marks", [(mark.cell, mark.place) for mark in board.marks]),
        ("counts", [(count.cell, count.place) for count in board.counts]),
        ("owners", [(owner.cell, owner.segment) for owner in board.owners]),
    )
    for name, places in placed:
        for number, (cell, place) in enumerate(places):
            problem = _misplaced(cell, place, tiles, catalogue)
            if problem:
                yield f"board.{name}[{number}]{problem}"
    for number, tower in enumerate(board.towers):
        if tower.cell not in tiles:
            yield f"board.towers[{number}].cell: no tile lies at {tower.cell}"


def _misplaced(cell: Cell, place: TilePlace, tiles: dict[Cell, DrawnTile], catalogue: DrawingCatalogue) -> str | None:
    """Describe the error of a place on a tile, after the name of the thing there."""
    tile = tiles.get(cell)
    if tile is None:
        return f".cell: no tile lies at {cell}"
    if isinstance(place, int) and tile.tile in catalogue and place >= len(catalogue[tile.tile].segments):
        return f".place: tile {tile.tile} has no segment {place}"
    return None


def _size(board: DrawnBoard) -> Iterator[str]:
    whole = extent(board)
    for count, word in ((whole.columns, "columns"), (whole.rows, "rows")):
        if count > _WIDEST:
            yield f"board: {count} {word} are more than {_WIDEST}"


def _figure_scene(scene: FigureScene, catalogue: DrawingCatalogue) -> Iterator[str]:
    yield from _unknown("tile", scene.tile, catalogue)
    yield from _board(scene.board, catalogue)
    tiles = {scene.cell: DrawnTile(scene.cell, scene.tile, scene.rotation)}
    placed = (
        ("figures", [(figure.cell, figure.place) for figure in scene.figures]),
        ("options", [(scene.cell, option.place) for option in scene.options]),
    )
    for name, places in placed:
        for number, (cell, place) in enumerate(places):
            problem = None if place is None else _misplaced(cell, place, tiles, catalogue)
            if problem:
                yield f"{name}[{number}]{problem}"
