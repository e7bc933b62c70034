"""Where in a picture its labels can be tapped: for a page on which the picture itself is pressed."""

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from renderer.board.window import Grid
from renderer.pages.cards import hand_boxes, hand_size
from renderer.pages.choice import disc_places, figures_size, option_boxes, rotation_grids, rotations_size
from renderer.pages.layout import arrange
from renderer.panel import Box
from renderer.scene import BoardScene, FigureScene, HandScene, RotationScene, Scene
from renderer.scene.board import DrawnBoard, TilePlace
from renderer.themes import Theme
from renderer.tiles import Tiles

_FINGER = 120
"""Pixels across of what is tapped at a disc: of a picture this wide a fingertip on a phone."""


class TapArea(NamedTuple):
    """Labels that can be tapped at a place of the picture; the place in parts of its width and height, from 0 to 1."""

    labels: tuple[str, ...]
    left: float
    top: float
    width: float
    height: float


def taps(scene: Scene, tiles: Tiles, theme: Theme) -> tuple[TapArea, ...]:
    """Return where each label of a scene stands; nothing for pictures without choices."""
    match scene:
        case BoardScene():
            layout = arrange(scene, theme)
            return _parts_of(layout.width, layout.height, _on_map(scene.board, layout.grid))
        case RotationScene():
            grids = zip(scene.options, rotation_grids(scene), strict=True)
            boxes = [((o.label,), (g.left, g.top, g.left + g.width, g.top + g.height)) for o, g in grids]
            return _parts_of(*rotations_size(scene), iter(boxes))
        case FigureScene():
            return _parts_of(*figures_size(scene), _on_tile(scene, tiles))
        case HandScene():
            cards = zip(scene.cards, hand_boxes(scene), strict=True)
            return _parts_of(*hand_size(scene), iter([((card.label,), box) for card, box in cards if card.label]))
        case _:
            return ()


def _parts_of(width: int, height: int, boxes: Iterator[tuple[tuple[str, ...], Box]]) -> tuple[TapArea, ...]:
    return tuple(
        TapArea(labels, x0 / width, y0 / height, (x1 - x0) / width, (y1 - y0) / height) for labels, (x0, y0, x1, y1) in boxes
    )


def _on_map(board: DrawnBoard, grid: Grid) -> Iterator[tuple[tuple[str, ...], Box]]:
    for spot in board.spots:
        if spot.label and grid.window.holds(spot.cell):
            yield (spot.label,), grid.box(spot.cell)
    for part in board.parts:
        (x0, y0, _, _), (_, _, x1, y1) = grid.box(part.first), grid.box(part.last)
        yield (part.label,), (x0, y0, x1, y1)
    labels: dict[tuple[int, int], list[str]] = defaultdict(list)
    for mark in board.marks:
        labels[mark.cell] += mark.label.split("·")
    for cell, found in labels.items():
        if grid.window.holds(cell):
            yield tuple(found), grid.box(cell)


def _on_tile(scene: FigureScene, tiles: Tiles) -> Iterator[tuple[tuple[str, ...], Box]]:
    """Return the areas of a disc on the tile and of the line below that explains it."""
    labels: dict[TilePlace, list[str]] = defaultdict(list)
    for option, box in zip(scene.options, option_boxes(scene), strict=True):
        yield (option.label,), box
        if option.place is not None:
            labels[option.place].append(option.label)
    for place, (x, y) in disc_places(scene, tiles).items():
        yield tuple(labels[place]), (x - _FINGER // 2, y - _FINGER // 2, x + _FINGER // 2, y + _FINGER // 2)
