"""The fortress of twelve cells with its defenders and catapults."""

from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.scene.board import Fortress

__all__ = ["paint_fortress"]


def paint_fortress(kit: Kit, canvas: Canvas, grid: Grid, fortress: Fortress) -> None:
    """Paint the fortress."""
    raise NotImplementedError
