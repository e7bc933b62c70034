"""Makes the palette: `python -m renderer.palette_make bot/tile_game/expansions/*/tiles.json`.

It draws every tile and figure, keeps the colours that the themes name, and fills the rest of the 256 with those that come
nearest to everything drawn. A new palette means new pictures and atlases.
"""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from PIL import Image

from renderer.art import Terrain, draw_figure, draw_tile
from renderer.art.drawing import TileDrawing, tile_drawing
from renderer.art.textures import CITY_GROUND, GRASS
from renderer.palette import RGB, blend
from renderer.themes import THEMES, Theme

_COLOURS = 256
_SIDE = 96
_STEPS = (0.33, 0.67)
"""The shades between paper and ink for the edges of letters."""
_APART = 11.0
"""Of two colours nearer to each other than this one is enough."""
_GROUNDS = {Terrain.FIELD: GRASS, Terrain.CITY: (CITY_GROUND,)}
"""The tones of ground that themes blend towards their own."""
_NOBODYS: tuple[RGB, ...] = ((204, 202, 196), (188, 187, 182), (164, 163, 158))
"""The tones of nobody's ground in pictures of owners."""
_ROUNDS, _COARSE = 30, 1
"""How often the free colours are adjusted, and how many low bits of drawn colours are ignored."""


def make(tiles: Iterable[TileDrawing]) -> bytes:
    """Choose 256 colours, three bytes each."""
    fixed = _thinned(colour for theme in THEMES.values() for colour in _named(theme))
    drawn = _sheet([*_tiles(tiles), *_figures()])
    first = drawn.quantize(_COLOURS - len(fixed), Image.Quantize.MEDIANCUT).convert("RGB")
    colours = [*fixed, *_tones(first, 0)][:_COLOURS]
    tried: list[tuple[int, list[RGB]]] = []
    for _ in range(_ROUNDS):
        error, moved = _settled(colours, len(fixed), _tones(drawn, _COARSE))
        tried.append((error, colours))
        colours = moved
    best = bytes(part for colour in min(tried)[1] for part in colour)
    return best.ljust(_COLOURS * 3, b"\0")


def _tones(image: Image.Image, coarse: int) -> dict[RGB, int]:
    """Count the colours of a picture without their lowest bits."""
    mask = 256 - (1 << coarse)
    reduced = image.point([(value & mask) + (1 << coarse >> 1) for value in range(256)] * 3)
    counted = reduced.getcolors(reduced.width * reduced.height) or []
    return {(colour[0], colour[1], colour[2]): count for count, colour in counted if isinstance(colour, tuple)}


def _settled(colours: Sequence[RGB], fixed: int, tones: dict[RGB, int]) -> tuple[int, list[RGB]]:
    """Return the error of these colours, and better ones.

    Each free colour moves to the middle of the drawn colours nearest to it; one that is nearest to none goes to the worst.
    """
    row = Image.new("RGB", (len(tones), 1))
    row.putdata(list(tones))
    reference = Image.new("P", (1, 1))
    reference.putpalette([part for colour in colours for part in colour])
    sums = [[0, 0, 0, 0] for _ in colours]
    worst: list[tuple[int, RGB]] = []
    nearest = row.quantize(palette=reference, dither=Image.Dither.NONE).tobytes()
    for (tone, count), index in zip(tones.items(), nearest, strict=True):
        for channel in range(3):
            sums[index][channel] += tone[channel] * count
        sums[index][3] += count
        worst.append((count * sum((a - b) ** 2 for a, b in zip(tone, colours[index], strict=True)), tone))
    spare = iter(sorted(worst, reverse=True))
    moved = [_middle(total) or next(spare)[1] for total in sums[fixed:]]
    return sum(error for error, _ in worst), [*colours[:fixed], *moved]


def _middle(total: Sequence[int]) -> RGB | None:
    red, green, blue, count = total
    return (round(red / count), round(green / count), round(blue / count)) if count else None


def _named(theme: Theme) -> Iterator[RGB]:
    """Return the colours that a theme names, and the shades between those that meet."""
    papers = (theme.paper, theme.card, theme.card_turn)
    yield from (*papers, theme.ink, theme.accent, theme.disc, theme.disc_ink, theme.grid, theme.muted, theme.cross)
    yield from theme.rows.values()
    for kind, (colour, share) in theme.grounds.items():
        yield from (blend(tone, colour, share) for tone in _GROUNDS.get(kind, (colour,)))
    yield from _NOBODYS
    for seat in theme.seats.values():
        yield seat.body
        yield from seat.ground
    for paper, ink in ((theme.paper, theme.ink), (theme.card, theme.ink), (theme.disc, theme.disc_ink)):
        yield from (blend(paper, ink, step) for step in _STEPS)


def _thinned(colours: Iterable[RGB]) -> list[RGB]:
    """Leave out colours that nearly equal an earlier one."""
    kept: list[RGB] = []
    for colour in colours:
        if all(sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) > _APART**2 for other in kept):
            kept.append(colour)
    return kept


def _tiles(tiles: Iterable[TileDrawing]) -> Iterator[Image.Image]:
    for tile in tiles:
        for rotation in (0, 2):
            yield draw_tile(tile, rotation, rotation // 2).resize((_SIDE, _SIDE), Image.Resampling.LANCZOS)


def _figures() -> Iterator[Image.Image]:
    """Draw a figure or two of each colour: they cover little of the map and must not outweigh the tiles."""
    for seat in {seat.body: seat for theme in THEMES.values() for seat in theme.seats.values()}.values():
        for kind in ("follower", "wagon"):
            ground = Image.new("RGB", (_SIDE, _SIDE), (139, 178, 84))
            figure = draw_figure(kind, seat.body, seat.sign, _SIDE)
            ground.paste(figure, (0, 0), figure)
            yield ground


def _sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    columns = 32
    sheet = Image.new("RGB", (columns * _SIDE, -(-len(pictures) // columns) * _SIDE), (139, 178, 84))
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (number % columns * _SIDE, number // columns * _SIDE))
    return sheet


def _catalogue(files: Iterable[Path]) -> Iterator[TileDrawing]:
    for file in files:
        for entry in json.loads(file.read_text(encoding="utf-8"))["tiles"]:
            yield tile_drawing(entry)


def main(arguments: Sequence[str]) -> None:
    """Read the tile sets named; write the palette, by default beside this module."""
    reader = argparse.ArgumentParser(prog="python -m renderer.palette_make", description="Make the palette.")
    reader.add_argument("sets", nargs="+", type=Path, help="tile sets as JSON files")
    reader.add_argument("--out", type=Path, default=Path(__file__).parent / "palette.bin")
    chosen = reader.parse_args(arguments)
    chosen.out.write_bytes(make(_catalogue(chosen.sets)))


if __name__ == "__main__":
    main(sys.argv[1:])
