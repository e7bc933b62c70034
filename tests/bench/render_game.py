"""A recorded game for the benchmark of pictures: 72 turns of the base game, as the scenes a chat would be sent.

`render_game.json` holds a line a turn: column, row, tile, rotation, the segment where a figure was put, and the turn
whose figure went home. It was made once, by laying tiles at random where they fit, and does not change.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from renderer.art.drawing import TileDrawing, tile_drawing
from renderer.scene import (
    BoardScene,
    Cell,
    Colour,
    DrawnBoard,
    DrawnFigure,
    DrawnTile,
    FreshTile,
    GhostTile,
    HeldItem,
    Panel,
    PlayerCard,
    Ruler,
    TileInHand,
)

__all__ = ["TILE", "catalogue", "scenes"]

TILE = 96
SETS = Path(__file__).parents[2] / "bot" / "tile_game" / "expansions"
SEATS: tuple[tuple[str, Colour], ...] = (
    ("Анна Королёва", "red"),
    ("Jean-Luc", "blue"),
    ("Žofie Nováková", "yellow"),
    ("Oleksandr", "black"),
)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
MOST_SPOTS = 14
LAID = 3
"""Tiles framed: those of the other players since one's own turn."""


def catalogue() -> dict[str, TileDrawing]:
    """Read every tile of every set."""
    entries = [entry for file in sorted(SETS.glob("*/tiles.json")) for entry in json.loads(file.read_text("utf-8"))["tiles"]]
    return {entry["id"]: tile_drawing(entry) for entry in entries}


def scenes(tile_size: int | None = TILE) -> list[BoardScene]:
    """Give the picture after each turn: the map, its figures, the next tile's legal spots, the panel."""
    moves = json.loads(Path(__file__).with_name("render_game.json").read_text("utf-8"))
    return list(_scenes(moves, catalogue(), tile_size))


def _scenes(moves: list[list[object]], tiles: Mapping[str, TileDrawing], tile_size: int | None) -> Iterator[BoardScene]:
    lying: dict[Cell, DrawnTile] = {}
    standing: dict[int, DrawnFigure] = {}
    for turn, (x, y, name, rotation, segment, back) in enumerate(moves):
        cell = (int(str(x)), int(str(y)))
        lying[cell] = DrawnTile(cell, str(name), int(str(rotation)))
        colour = SEATS[turn % len(SEATS)][1]
        if segment is not None:
            standing[turn] = DrawnFigure(cell, int(str(segment)), colour)
        standing.pop(int(str(back)) if back is not None else -1, None)
        upcoming = str(moves[min(turn + 1, len(moves) - 1)][2])
        recent = list(enumerate(lying))[-LAID:]
        laid = tuple(FreshTile(at, SEATS[n % len(SEATS)][1]) for n, at in recent)
        board = _board(lying, tuple(standing.values()), _spots(lying, tiles, upcoming), laid)
        panel = _panel(turn, upcoming, len(moves), standing)
        yield BoardScene(board=board, panel=panel, tile_size=tile_size)


def _board(
    lying: Mapping[Cell, DrawnTile], standing: tuple[DrawnFigure, ...], spots: tuple[GhostTile, ...], laid: tuple[FreshTile, ...]
) -> DrawnBoard:
    return DrawnBoard(
        tiles=tuple(lying.values()),
        figures=standing,
        spots=spots,
        laid=laid,
        columns=Ruler(-13, tuple(f"-{letter}" for letter in "A") + tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
        rows=Ruler(-20, tuple(str(row) for row in range(41))),
    )


def _spots(lying: Mapping[Cell, DrawnTile], tiles: Mapping[str, TileDrawing], name: str) -> tuple[GhostTile, ...]:
    around = {(x + across, y + down) for x, y in lying for across, down in STEPS} - set(lying)
    found: list[GhostTile] = []
    for cell in sorted(around, key=lambda cell: (cell[1], cell[0])):
        rotations = tuple(turn for turn in range(4) if _fits(lying, tiles, cell, name, turn))
        if rotations:
            found.append(GhostTile(cell, name, rotations, str(len(found) + 1)))
    return tuple(found[:MOST_SPOTS])


def _fits(lying: Mapping[Cell, DrawnTile], tiles: Mapping[str, TileDrawing], cell: Cell, name: str, rotation: int) -> bool:
    for side, (across, down) in enumerate(STEPS):
        beside = lying.get((cell[0] + across, cell[1] + down))
        facing = tiles[beside.tile].sides[(side + 2 - beside.rotation) % 4] if beside else None
        if facing not in (None, tiles[name].sides[(side - rotation) % 4]):
            return False
    return True


def _panel(turn: int, upcoming: str, turns: int, standing: Mapping[int, DrawnFigure]) -> Panel:
    players = tuple(
        PlayerCard(
            name=name,
            fallback=colour,
            colour=colour,
            score=str((turn + 4 - number) // 4 * 2 + number),
            items=(HeldItem("follower", 7 - sum(figure.colour == colour for figure in standing.values())), HeldItem("abbot")),
            turn=number == (turn + 1) % len(SEATS),
        )
        for number, (name, colour) in enumerate(SEATS)
    )
    return Panel(players=players, hand=TileInHand(upcoming, 0, f"{turns - 1 - turn} left"))
