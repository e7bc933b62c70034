"""Pictures show what they are about and little else: no empty surroundings, no needless rows, what is used up is small."""

import pytest

from renderer.pages.choice import figures_size, option_boxes, rotation_grids, rotations_size
from renderer.pages.layout import arrange
from renderer.pages.lobby import paint_lobby
from renderer.pages.replay import replay_frames
from renderer.pages.sheet import paint_sheet
from renderer.scene import (
    BoardScene,
    Card,
    DrawnBoard,
    DrawnTile,
    FigureOption,
    FigureScene,
    LobbyScene,
    Panel,
    RotationOption,
    RotationScene,
    SheetEntry,
    SheetScene,
)
from renderer.themes import THEMES
from tests.renderer.scenes import PANEL, renderer, tiles
from tests.renderer.test_labels import kit_of


def rotation(neighbours: tuple[tuple[int, int], ...], options: int) -> RotationScene:
    """A tile at (0, 0) among neighbours that lie at these cells."""
    board = DrawnBoard(tiles=tuple(DrawnTile(cell, "B") for cell in neighbours))
    ways = tuple(RotationOption(turn, f"r{turn + 1}") for turn in range(options))
    return RotationScene(title="Which way?", board=board, cell=(0, 0), tile="L", options=ways)


@pytest.mark.parametrize(
    ("neighbours", "columns", "rows"),
    [(((0, 1),), 1, 2), (((1, 0), (0, 1)), 2, 2), (((-1, 0), (1, 0), (0, -1), (0, 1)), 3, 3), (((5, 5), (0, -1)), 1, 2)],
)
def test_rotation_is_shown_among_its_neighbours_alone(neighbours: tuple[tuple[int, int], ...], columns: int, rows: int) -> None:
    scene = rotation(neighbours, 2)
    assert {(grid.window.columns, grid.window.rows) for grid in rotation_grids(scene)} == {(columns, rows)}
    assert rotations_size(scene) == renderer().canvas(scene, "dark").picture().size


@pytest.mark.parametrize("options", [1, 2, 3, 4])
def test_rotations_lie_apart_and_inside_the_picture(options: int) -> None:
    for neighbours in (((0, 1),), ((1, 0), (-1, 0), (0, 1))):
        scene = rotation(neighbours, options)
        width, height = rotations_size(scene)
        grids = rotation_grids(scene)
        assert all(grid.left >= 0 and grid.left + grid.width <= width and grid.top + grid.height <= height for grid in grids)
        assert len({(grid.left, grid.top) for grid in grids}) == options


def figure(count: int, words: str) -> FigureScene:
    options = tuple(FigureOption(str(number + 1), words) for number in range(count))
    return FigureScene(title="Place a figure", tile="L", rotation=0, cell=(0, 0), colour="red", options=options)


def test_many_short_options_stand_in_two_columns() -> None:
    few, many, long = figure(6, "Knight: city"), figure(20, "Knight: city"), figure(20, "A knight in the northern city " * 3)
    assert len({box[0] for box in option_boxes(few)}) == 1
    assert len({box[0] for box in option_boxes(many)}) == 2
    assert len({box[0] for box in option_boxes(long)}) == 1, "words that do not fit in a column keep the whole line"
    assert figures_size(many)[1] < figures_size(long)[1]


def test_used_up_kinds_of_many_are_small() -> None:
    kinds = sorted(tiles())[:60]
    left = tuple(SheetEntry(name, "1") for name in kinds[:9])
    used = tuple(SheetEntry(name, "0", gone=True) for name in kinds[9:])
    kit = kit_of("dark")
    alone, together = (paint_sheet(kit, SheetScene(title="9 left", entries=shown)) for shown in (left, left + used))
    none = paint_sheet(kit, SheetScene(title="0 left", entries=used))
    assert alone.width == together.width
    assert alone.height < together.height < 2 * alone.height
    assert none.height > 100, "a sheet of tiles that are all used up still shows them"


def test_card_of_a_table_of_cards_shows_some() -> None:
    seats, cards = LobbyScene(title="A table"), (Card("person", "blue", 3), Card("dragon"))
    bare, shown = (paint_lobby(kit_of("dark"), scene) for scene in (seats, LobbyScene(title="A table", cards=cards)))
    assert shown.height > bare.height + 100
    assert len(shown.picture().getcolors() or []) > 2 * len(bare.picture().getcolors() or [])


@pytest.mark.parametrize(("columns", "rows", "seats"), [(16, 17, 8), (18, 22, 8), (20, 23, 8), (18, 22, 4)])
def test_panel_of_a_whole_map_stands_where_the_map_has_more_room(columns: int, rows: int, seats: int) -> None:
    """A column of cards that is higher than its map would leave half of the picture empty."""
    board = DrawnBoard(tiles=tuple(DrawnTile((x, y), "B") for x in range(columns) for y in range(rows)))
    panel = Panel((PANEL.players * 2)[:seats], "If the game ended now", lines=("Ann +3: 1 defender",) * 6)
    assert arrange(BoardScene(board=board, panel=panel, view="whole"), THEMES["dark"]).share >= 0.57


def test_animation_passes_from_large_tiles_to_small_ones() -> None:
    """A street that grows by a tile in each frame: in the first frame its tiles are the largest."""
    streets = [DrawnBoard(tiles=tuple(DrawnTile((x, 0), "U", 1) for x in range(length))) for length in range(1, 25)]
    covered = []
    for length, frame in enumerate(replay_frames(kit_of("dark"), [BoardScene(board=street) for street in streets]), start=1):
        covered.append((frame.width * frame.height - max(frame.histogram())) / length)
    assert covered[0] > 1.5 * covered[11]
    assert covered[11] >= covered[-1]
