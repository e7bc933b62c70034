"""A whole game as frames: all with the measures of the widest map or the fullest table, so that nothing jumps."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PIL import Image

from renderer.board.window import around, extent
from renderer.errors import SceneError
from renderer.kit import Kit
from renderer.pages.cards import paint_card_table, panel_height
from renderer.pages.layout import PageLayout, arrange
from renderer.pages.turn import paint_laid_out
from renderer.scene.board import DrawnBoard
from renderer.scene.cards import CardTableScene
from renderer.scene.pages import BoardScene, Frame
from renderer.themes import Theme

__all__ = ["replay_frames"]

_SIZES = (64, 48, 32, 24, 16)
_LONG_SIDE = 1000
"""An animation has many pictures, so it is smaller than a single one."""


def replay_frames(kit: Kit, scenes: Sequence[Frame]) -> Iterator[Image.Image]:
    """Paint each scene in the same measures, as indices."""
    boards = [scene for scene in scenes if isinstance(scene, BoardScene)]
    tables = [scene for scene in scenes if isinstance(scene, CardTableScene)]
    if not scenes:
        raise SceneError("scenes: a replay needs at least one")
    if boards and tables:
        raise SceneError("scenes: a replay is made of boards or of tables of cards, not of both")
    yield from _boards(kit, boards) if boards else _tables(kit, tables)


def _boards(kit: Kit, scenes: Sequence[BoardScene]) -> Iterator[Image.Image]:
    layout = _shared_layout(scenes, kit.theme)
    for scene in scenes:
        yield paint_laid_out(kit, scene, layout).picture()


def _tables(kit: Kit, scenes: Sequence[CardTableScene]) -> Iterator[Image.Image]:
    top = max(map(panel_height, scenes))
    for scene in scenes:
        yield paint_card_table(kit, scene, top).picture()


def _shared_layout(scenes: Sequence[BoardScene], theme: Theme) -> PageLayout:
    """Lay out the widest map with the fullest panel: the last scene's, as a game only grows."""
    corners = [
        corner
        for window in (extent(scene.board) for scene in scenes)
        for corner in ((window.x, window.y), (window.x + window.columns - 1, window.y + window.rows - 1))
    ]
    whole = around(corners)
    board = DrawnBoard(dead=((whole.x, whole.y), (whole.x + whole.columns - 1, whole.y + whole.rows - 1)))
    fullest = max(scenes, key=lambda scene: sum(len(player.items) for player in scene.panel.players) if scene.panel else 0)
    layouts = (arrange(replace(fullest, board=board, zoom=None, tile_size=size), theme) for size in _SIZES)
    fitting = (layout for layout in layouts if max(layout.width, layout.height) <= _LONG_SIDE)
    smallest = replace(fullest, board=board, zoom=None, tile_size=_SIZES[-1])
    return next(fitting, None) or arrange(smallest, theme)
