"""Layout: the part of the map shown, tile and letter sizes, the place of the panel."""

import random
from itertools import pairwise

import pytest
from msgspec.structs import replace

from renderer.board.map import free_corner
from renderer.board.rim import paint_rim, placed_apart, rim_notes
from renderer.board.window import Grid, MapWorth, Window, extent, weights
from renderer.canvas import Canvas
from renderer.catalogue import DrawingCatalogue
from renderer.kit import Kit
from renderer.pages import layout as pages
from renderer.pages.layout import LEAST_TILE, LONG_SIDE, SIZES, PageLayout
from renderer.palette import nearest
from renderer.panel import unit_with
from renderer.panel_plan import across_top, along_side
from renderer.picture_cache import PictureCache
from renderer.scene import (
    BoardScene,
    DrawnBoard,
    DrawnFigure,
    DrawnTile,
    DrawnTower,
    FreshTile,
    GhostTile,
    NumberDisc,
    Panel,
    PartFrame,
)
from renderer.themes import THEMES
from renderer.tiles import Tiles
from tests.renderer.scenes import BOARD, PANEL, renderer, tiles

PHONE, LEGIBLE = 390, 9
DARK = THEMES["dark"]


def arrange(scene: BoardScene, theme: str = "dark") -> PageLayout:
    """Lay out a scene in a theme."""
    return pages.arrange(scene, THEMES[theme])


def _sprawl(seed: int, count: int) -> DrawnBoard:
    """A randomly grown map."""
    chance = random.Random(seed)
    cells = {(0, 0)}
    while len(cells) < count:
        x, y = chance.choice(sorted(cells))
        cells.add(chance.choice([(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]))
    tiles = tuple(DrawnTile(cell, "B") for cell in sorted(cells))
    return DrawnBoard(tiles=tiles, laid=tuple(FreshTile(tile.cell, "red") for tile in tiles[-2:]))


@pytest.mark.parametrize("seed", range(20))
def test_turn_is_legible(seed: int) -> None:
    """What is small on a phone can be enlarged there, and JPEG has left it readable."""
    layout = arrange(BoardScene(board=_sprawl(seed, 1 + seed * 8), panel=PANEL))
    assert max(layout.width, layout.height) <= LONG_SIDE
    assert layout.grid.size >= LEAST_TILE
    assert layout.letters >= 18
    assert layout.plan
    assert layout.plan.unit * LEGIBLE >= 18
    assert layout.share >= 0.6


def test_small_map_has_letters_for_phones() -> None:
    layout = arrange(BoardScene(board=BOARD, panel=PANEL))
    assert layout.plan
    assert layout.plan.unit * LEGIBLE * PHONE / layout.width >= 7


def test_large_figures_come_with_large_tiles() -> None:
    """Who chooses the theme sees a smaller part of a large map, with larger tiles."""
    scene = BoardScene(board=_sprawl(3, 120), panel=PANEL)
    usual, large = arrange(scene), arrange(scene, "large-figures")
    assert large.cropped
    assert large.grid.size > usual.grid.size


def test_panel_is_on_top_of_a_wide_map_and_beside_a_tall_one() -> None:
    wide = arrange(BoardScene(board=DrawnBoard(tiles=tuple(DrawnTile((x, 0), "B") for x in range(9))), panel=PANEL))
    tall = arrange(BoardScene(board=DrawnBoard(tiles=tuple(DrawnTile((0, y), "B") for y in range(11))), panel=PANEL))
    assert wide.plan
    assert tall.plan
    assert wide.panel_at == (0, 0)
    assert wide.grid.top > wide.plan.height
    assert tall.panel_at[0] >= tall.grid.left + tall.grid.width
    assert tall.panel_at[0] + tall.plan.width == tall.width
    assert wide.share > 0.5
    assert tall.share > 0.5


def test_small_maps_get_large_tiles() -> None:
    assert arrange(BoardScene(board=BOARD, panel=PANEL)).grid.size >= SIZES[1]


def test_fitting_map_is_shown_whole() -> None:
    layout = arrange(BoardScene(board=BOARD, panel=PANEL))
    assert not layout.cropped
    assert all(layout.grid.window.holds(tile.cell) for tile in BOARD.tiles)


def _street(length: int, **parts: object) -> DrawnBoard:
    tiles = tuple(DrawnTile((x, y), "B") for x in range(length) for y in range(14))
    return replace(DrawnBoard(tiles=tiles), **parts)


def test_large_map_is_cropped_round_the_last_moves() -> None:
    board = _street(24, laid=(FreshTile((22, 3), "red"), FreshTile((21, 5), "blue")))
    layout = arrange(BoardScene(board=board, panel=PANEL))
    assert layout.cropped
    assert layout.plan
    assert layout.plan.mini
    assert layout.grid.size == DARK.least_tile
    assert all(layout.grid.window.holds(laid.cell) for laid in board.laid)


def test_tiles_shrink_before_a_legal_cell_is_lost() -> None:
    """At 96 pixels a tile one of the two ends of the map would be lost, at 64 neither is."""
    spots = (GhostTile((0, 14), "B", (0,), "M34"), GhostTile((17, 14), "B", (0,), "AD34"))
    near, far = (arrange(BoardScene(board=_street(18, spots=shown), panel=PANEL)) for shown in (spots[:1], spots))
    assert near.grid.size > far.grid.size >= LEAST_TILE
    assert all(far.grid.window.holds(spot.cell) for spot in spots)
    assert far.notes == ()


def test_cells_outside_the_picture_are_named_at_the_rim() -> None:
    """On a map far wider than any picture; the last moves are shown all the same, and so is the viewer's own."""
    spots = tuple(GhostTile((x, 14), "B", (0,), f"M{x}") for x in range(-40, 41))
    board = _street(20, spots=spots, laid=(FreshTile((2, 2), "red"),), kept=((5, 5),))
    layout = arrange(BoardScene(board=board, panel=PANEL))
    assert max(layout.width, layout.height) <= LONG_SIDE
    assert layout.notes
    shown = {spot.cell for spot in spots if layout.grid.window.holds(spot.cell)}
    assert shown.isdisjoint(note.cell for note in layout.notes)
    assert shown | {note.cell for note in layout.notes} == {spot.cell for spot in spots}
    assert layout.grid.window.holds((2, 2))
    assert layout.grid.window.holds((5, 5))
    assert renderer().png(BoardScene(board=board, panel=PANEL)).startswith(b"\x89PNG")


def test_numbers_outside_the_picture_are_at_the_rim() -> None:
    """So that no numbered choice is hidden."""
    marks = tuple(NumberDisc((x, 0), 0, str(x)) for x in range(0, 60, 10))
    board = DrawnBoard(tiles=tuple(DrawnTile((x, 0), "B") for x in range(60)), marks=marks, laid=(FreshTile((30, 0), "red"),))
    layout = arrange(BoardScene(board=board, panel=PANEL))
    assert layout.notes
    assert {mark.label for mark in marks if not layout.grid.window.holds(mark.cell)} == {note.label for note in layout.notes}
    assert renderer().png(BoardScene(board=board, panel=PANEL)).startswith(b"\x89PNG")


def test_names_at_the_rim_do_not_overlap() -> None:
    window = Window(0, 0, 10, 10)
    spots = (*(GhostTile((x, -3), "B", (0,), f"AA{x}") for x in range(12)), GhostTile((14, 4), "B", (0,), "Z4"))
    notes = rim_notes(DrawnBoard(spots=spots), window)
    assert [note.side for note in notes] == ["north"] * 12 + ["east"]
    lengths = [60] * 8
    starts = placed_apart([10, 10, 10, 200, 210, 470, 480, 500], lengths, (0, 512))
    assert all(second - first >= 60 for first, second in pairwise(starts))
    assert starts[0] >= 0
    assert starts[-1] + 60 <= 512


def test_last_moves_are_shown_however_far_apart() -> None:
    board = _street(40, laid=(FreshTile((0, 0), "red"), FreshTile((39, 13), "blue")))
    layout = arrange(BoardScene(board=board, panel=PANEL))
    assert all(layout.grid.window.holds(laid.cell) for laid in board.laid)


def test_own_figures_come_after_the_legal_cells() -> None:
    board = _street(30, focus=((2, 2), (3, 4)), spots=(GhostTile((20, 3), "B", (0,), "1"),))
    layout = arrange(BoardScene(board=board, panel=PANEL))
    assert layout.grid.window.holds((20, 3))
    assert weights(board)[20, 3] > weights(board)[2, 2] > weights(board)[9, 9]


def test_whole_view_shows_all() -> None:
    board = _street(24)
    layout = arrange(BoardScene(board=board, panel=PANEL, view="whole"))
    assert not layout.cropped
    assert all(layout.grid.window.holds(tile.cell) for tile in board.tiles)


def test_zoom_has_its_cell_in_the_middle() -> None:
    window = arrange(BoardScene(board=BOARD, zoom=(7, -3))).grid.window
    assert (window.x + window.columns // 2, window.y + window.rows // 2) == (7, -3)


def test_extent_makes_room_for_a_tall_tower() -> None:
    low = DrawnBoard(tiles=(DrawnTile((0, 0), "TA"),), towers=(DrawnTower((0, 0), 1),))
    tall = DrawnBoard(tiles=(DrawnTile((0, 0), "TA"),), towers=(DrawnTower((0, 0), 5),))
    assert extent(low) == Window(0, 0, 1, 1)
    assert extent(tall) == Window(0, -1, 1, 2)


def test_best_window_stays_on_the_map() -> None:
    whole = Window(-3, -2, 20, 10)
    window = MapWorth(whole, {(-3, -2): 5, (16, 7): 4}).best_window(6, 4)
    assert window == Window(-3, -2, 6, 4)


def test_weights_put_the_last_move_first() -> None:
    board = _street(5, laid=(FreshTile((0, 0), "red"),), focus=((1, 1),))
    worth = weights(board)
    assert worth[0, 0] > worth[1, 1] > worth[2, 2] > 0


def test_number_of_a_tile_keeps_clear_of_a_barn_on_its_corner() -> None:
    """The barn is said to stand on the tile to the north-west; it stands on this tile's corner all the same."""
    shelf = PictureCache(1 << 20)
    kit = Kit(Tiles(DrawingCatalogue(tiles()), None, shelf), DARK, shelf)
    laid, beside = DrawnTile((1, 1), "B"), DrawnTile((0, 0), "B")
    board = DrawnBoard(tiles=(laid, beside))
    assert free_corner(kit, board, laid) == (0.0, 0.0)
    barn = replace(board, figures=(DrawnFigure((0, 0), "SE", "red", "barn"),))
    assert free_corner(kit, barn, laid) == (1.0, 1.0)
    assert free_corner(kit, replace(barn, figures=(DrawnFigure((0, 0), "NW", "red", "barn"),)), laid) == (0.0, 0.0)


@pytest.mark.parametrize(("letters", "columns"), [(30, 2), (19, 4)])
def test_many_lines_stand_in_even_columns(letters: int, columns: int) -> None:
    lines = tuple(f"{number}. Abbey at M{number}" for number in range(1, 9))
    plan = across_top(Panel(lines=lines), 1186, mini=False, unit=unit_with(letters))
    assert len({box[0] for box in plan.lines}) == columns
    assert len({box[1] for box in plan.lines}) == len(lines) // columns
    assert plan.lines[-1][2] <= plan.width


def test_long_line_and_title_get_more_rows() -> None:
    short = along_side(Panel(title="Ann", lines=("one",)), 300, 2.2, mini=False)
    wordy = Panel(title="Ann decides where the abbey goes, and Ben waits", lines=("one " * 20, "two"))
    long = along_side(wordy, 300, 2.2, mini=False)
    assert long.title
    assert short.title
    assert long.title[3] > short.title[3]
    first, second = long.lines
    assert first[3] - first[1] > 2 * (second[3] - second[1]) - 1
    assert first[3] == second[1]


@pytest.mark.parametrize(("columns", "rows", "least"), [(5, 9, 46), (7, 9, 46), (8, 10, 38)])
def test_tall_map_keeps_large_tiles_on_a_phone(columns: int, rows: int, least: int) -> None:
    tiles = tuple(DrawnTile((x, y), "B") for x in range(columns) for y in range(rows))
    layout = arrange(BoardScene(board=DrawnBoard(tiles=tiles), panel=PANEL))
    assert layout.grid.size * PHONE / layout.width >= least


def test_map_has_seven_tenths_of_a_picture_with_a_long_panel() -> None:
    """Ten columns of a tall map beside cards and news; a low one under them gets free rows."""
    for board in (_street(10), DrawnBoard(tiles=tuple(DrawnTile((x, 0), "B") for x in range(9)))):
        layout = arrange(BoardScene(board=board, panel=replace(PANEL, lines=("Something happened.",) * 3)))
        assert layout.share >= 0.7
        assert max(layout.width, layout.height) <= LONG_SIDE


def test_names_at_the_rim_have_the_colours_of_names_in_the_map() -> None:
    shelf = PictureCache(1 << 20)
    kit = Kit(Tiles(DrawingCatalogue(tiles()), None, shelf), DARK, shelf)
    grid = Grid(Window(0, 0, 5, 5), 64, 100, 100)
    canvas = Canvas(600, 600, DARK.paper)
    paint_rim(kit, canvas, grid, rim_notes(DrawnBoard(spots=(GhostTile((2, 9), "B", (0,), "W7"),)), grid.window), 22, 0)
    most = sorted(canvas.picture().getcolors() or [], reverse=True)[:3]
    assert {index for _, index in most} == {nearest(colour) for colour in (DARK.paper, DARK.disc, DARK.disc_ink)}


def test_frames_of_parts_cover_no_name_and_no_figure() -> None:
    tiles = (DrawnTile((0, 0), "D"), *(DrawnTile((x, 0), "B") for x in range(1, 18)))
    spots = tuple(GhostTile((x, 1), "B", (0,), f"-AB{x}") for x in range(18))
    figures = tuple(DrawnFigure((0, 0), place, "red") for place in range(3))
    board = DrawnBoard(tiles=tiles, spots=spots, figures=figures, dead=((0, 2), (17, 2)))
    frames = PartFrame((0, 0), (8, 2), "1"), PartFrame((9, 0), (17, 2), "2")
    plain, parted = (BoardScene(board=replace(board, parts=parts), panel=PANEL) for parts in ((), frames))
    grid, red = arrange(parted).grid, nearest(DARK.seats["red"].body)
    with renderer().canvas(plain) as one, renderer().canvas(parted) as two:
        for spot in spots:
            x, y = grid.at(spot.cell)
            name = x + 4, y + grid.size * 3 // 4 - 2, x + grid.size - 4, y + grid.size * 3 // 4 + 2
            assert one.cut(name).tobytes() == two.cut(name).tobytes()
        box = grid.box((0, 0))
        before, after = one.cut(box).tobytes(), two.cut(box).tobytes()
    assert before != after
    assert before.count(red) > 20
    assert all(now == red for was, now in zip(before, after, strict=True) if was == red)
