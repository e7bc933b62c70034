"""The board with its panel: a turn, the whole board, or a closer look at one cell."""

from renderer.board.map import paint_map, ruled_paper
from renderer.board.mini import paint_mini
from renderer.board.rim import paint_rim
from renderer.board.rulers import paint_rulers, ruler_size
from renderer.board.window import Grid
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.pages.layout import LARGE_SIDE, PageLayout, arrange
from renderer.panel import Box, PanelPlan, paint_panel
from renderer.scene.board import DrawnBoard
from renderer.scene.pages import BoardScene
from renderer.scene.panel import Panel


def paint_board(kit: Kit, scene: BoardScene) -> Canvas:
    """Paint the board and its panel."""
    return paint_laid_out(kit, scene, arrange(scene, kit.theme))


def paint_laid_out(kit: Kit, scene: BoardScene, layout: PageLayout) -> Canvas:
    """Paint the board with given measures, as the frames of a replay need."""
    canvas = ruled_paper(kit, layout.grid, layout.width, layout.height)
    paint_map(kit, canvas, layout.grid, scene.board)
    _clear_round(kit, canvas, layout.grid, _overhang(scene.board, layout.grid))
    paint_rulers(kit, canvas, layout.grid, scene.board, layout.letters, all_round=layout.ruled)
    paint_rim(kit, canvas, layout.grid, layout.notes, layout.letters, ruler_size(layout.letters))
    if layout.plan:
        paint_panel(kit, canvas, layout.plan, scene.panel or Panel(), layout.panel_at)
        if layout.plan.mini:
            box = _moved(layout.plan, layout.plan.mini, layout.panel_at)
            paint_mini(kit, canvas, box, scene.board, layout.grid.window)
    return canvas


def _moved(plan: PanelPlan, box: Box, at: tuple[int, int]) -> Box:
    return box[0] + at[0], box[1] + at[1], min(box[2], plan.width) + at[0], box[3] + at[1]


def _overhang(board: DrawnBoard, grid: Grid) -> int:
    """Return how far things on the map may reach over its edge: frames a little, barns half a tile, towers any height."""
    if board.towers or board.fortress:
        return 2 * LARGE_SIDE
    return grid.size if any(figure.kind == "barn" for figure in board.figures) else grid.size // 8


def _clear_round(kit: Kit, canvas: Canvas, grid: Grid, reach: int) -> None:
    """Cover the map's overhang, up to `reach` pixels beyond its edge."""
    right, bottom = grid.left + grid.width + 1, grid.top + grid.height + 1
    west, east = max(0, grid.left - reach), min(canvas.width, right + reach)
    for box in (
        (west, max(0, grid.top - reach), east, grid.top),
        (west, bottom, east, min(canvas.height, bottom + reach)),
        (west, grid.top, grid.left, bottom),
        (right, grid.top, east, bottom),
    ):
        canvas.fill(box, kit.theme.paper)
