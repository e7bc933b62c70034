"""The news picture: all last moves with their points, and only the map around them."""

from __future__ import annotations

import random

import pytest

from bot.engine.events import Points
from bot.scene.cell_names import cell_name
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.face.board import map_of
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.face.views import news, turn
from renderer.pages.layout import LONG_SIDE, arrange
from renderer.scene import BoardScene
from renderer.themes import THEMES
from tests.scene.made import play_on, tile_game, tile_sight
from tests.tile_game.playing import SWITCHED

ALL = ("fields", *SWITCHED)


def news_of(seen: TilePresentation) -> BoardScene:
    scene = news(seen).scene
    assert isinstance(scene, BoardScene)
    return scene


@pytest.mark.parametrize(("modules", "seats"), [(("fields", "river"), 4), (ALL, 6)])
def test_all_last_moves_are_shown_with_their_points(modules: tuple[str, ...], seats: int) -> None:
    game, chance, scored = tile_game(modules, seats, 11, 0), random.Random(11), 0
    while game.decision is not None:
        play_on(game, chance, 1)
        seen = tile_sight(game)
        recent = seen.view.since(seen.last_seen)
        if not recent.laid or seen.view.decision is None or seen.view.decision.kind != "tile" or len(game.log) % 3:
            continue
        scene = news_of(seen)
        layout = arrange(scene, THEMES["dark"])
        assert max(layout.width, layout.height) <= LONG_SIDE
        assert {tile.cell for tile in scene.board.laid} == {placed.at for _, placed in recent.laid}
        assert all(layout.grid.window.holds(tile.cell) for tile in scene.board.laid)
        there = [event for event in recent.points if _has_a_place(seen, event)]
        counts = [count.label for plate in scene.board.counts for count in plate.counts]
        assert sorted(counts) == sorted(f"{event.points:+d}" for event in there)
        assert all(layout.grid.window.holds(plate.cell) for plate in scene.board.counts)
        assert scene.panel is not None
        assert scene.panel.hand is None
        assert not scene.board.spots
        lines = " ".join(scene.panel.lines)
        assert all(f"{event.points:+d}".replace("-", "−") in lines for event in recent.points[:4])
        assert len(scene.panel.lines) > 10 or all(cell_name(tile.cell) in lines for tile in scene.board.laid)
        scored += len(there)
    assert scored > 2


def _has_a_place(seen: TilePresentation, event: Points) -> bool:
    return event.at in map_of(seen.view) and bool(event.on)


def test_large_map_is_cropped_to_the_last_moves() -> None:
    """Tiles are larger than in the turn picture, and most of the map is cut."""
    seen = tile_sight(tile_game(("fields",), 2, 11, 150))
    scene, whole = news_of(seen), turn(seen).scene
    assert isinstance(whole, BoardScene)
    assert len(scene.board.tiles) < len(whole.board.tiles)
    assert arrange(scene, THEMES["dark"]).grid.size >= arrange(whole, THEMES["dark"]).grid.size


def test_whole_map_is_shown_before_the_first_move() -> None:
    seen = tile_sight(tile_game(("fields",), 2, 11, 0))
    scene = news_of(seen)
    assert scene.view == "whole"
    assert len(scene.board.tiles) == 1


def test_fortress_is_shown_whole_or_not_at_all() -> None:
    """Also if only its last row would be in the picture."""
    game, chance, beside = tile_game(("fields", "siege"), 2, 5, 0), random.Random(5), 0
    while game.decision is not None and beside < 5:
        play_on(game, chance, 1)
        seen = tile_sight(game)
        cells = [placed.at for placed in seen.view.placed() if placed.at not in map_of(seen.view)]
        scene = news_of(seen)
        round_it = {(x + across, y + down) for x, y in cells for across in (-1, 0, 1) for down in (-1, 0, 1)}
        if round_it & {tile.cell for tile in scene.board.laid}:
            assert scene.board.fortress is not None
            beside += 1
    assert beside > 0
    assert "news" in FACE.looks
