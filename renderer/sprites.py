"""Sprites: what lies and stands on a map as single pictures, for a page that lays them out itself.

`lay_out` says which sprite goes where, `webp` draws one by its name. Both ask the same modules as a picture of the whole map,
so that a page shows what a picture shows. Names are plain: letters, digits and hyphens, `+` between colours.
"""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple, get_args

from PIL import Image, ImageDraw

from renderer import palette
from renderer.art import TOKENS, TOWER_FOOT, draw_catapult, draw_token, fortress_spots
from renderer.atlas import ROTATIONS
from renderer.board.fortress import CATAPULT, COUNT, DEFENDER, HEAPS, walls
from renderer.board.ground import figure_square, in_order, is_lying, tint
from renderer.board.labels import BARN, CORNERS, tower_foot
from renderer.board.map import tower_image
from renderer.board.plates import count_plate
from renderer.cardface import card_face, card_height, row_board
from renderer.catalogue import LOOKS
from renderer.kit import LYING, Kit, barred
from renderer.scene.board import (
    COLOURS,
    FIGURES,
    Cell,
    Colour,
    DrawnBoard,
    DrawnFigure,
    DrawnFortress,
    DrawnTile,
    FigureKind,
    TilePlace,
)
from renderer.scene.cards import Card, RowColour, RowFollower
from renderer.scene.panel import HeldItem

SIZES = (96, 160)
"""The sizes of sprites: pixels of a tile's side."""
_FINE = 960
"""The size at which places on a tile are measured."""
_FIGURE, _TOKEN, _CARD, _BOARD = 0.64, 0.4, 1.0, 1.8
"""The sizes of pictures that have none of their own on a map, in tiles."""
_ICON, _ICON_TILE = 384, ("D", 0, 0)
_ICON_COLOUR: Colour = "red"
_ICON_COLOURS = 64
_QUALITY = 60
"""Below this the texture of fields begins to wash out."""
_SHARE = 0.55
"""The opacity of a tint."""
_MOST_TIERS, _MOST_COUNT = 60, 99
_CARD_KINDS: tuple[str, ...] = get_args(Card.__annotations__["kind"])
_ROWS: tuple[RowColour, ...] = get_args(RowColour)
_SOURCES = ("sprites.py", "themes.py", "kit.py", "cardface.py", "board/*.py")


class NoSprite(ValueError):
    """There is no sprite of this name."""


class PlacedSprite(NamedTuple):
    """A sprite on the map: its name, its north-western corner and its size, in tiles."""

    name: str
    x: float
    y: float
    width: float
    height: float


class Sprites:
    """The sprites of one theme."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit

    @property
    def stamp(self) -> str:
        """A name for all sprites, which changes whenever one of them may change."""
        return hashlib.sha256((self._kit.tiles.catalogue.stamp + _source_stamp()).encode()).hexdigest()[:16]

    # where

    def lay_out(self, board: DrawnBoard) -> tuple[PlacedSprite, ...]:
        """Return everything on the map but its tiles, from the lowest to the topmost."""
        tiles = {tile.cell: tile for tile in board.tiles}
        return tuple(PlacedSprite(each.name, *(round(part, 3) for part in each[1:])) for each in self._things(board, tiles))

    def _things(self, board: DrawnBoard, tiles: dict[Cell, DrawnTile]) -> Iterator[PlacedSprite]:
        if board.fortress:
            yield from _fortress(board.fortress)
        standing: dict[Cell, list[DrawnFigure]] = defaultdict(list)
        for figure in board.figures:
            if isinstance(figure.place, int):
                standing[figure.cell].append(figure)
        for cell, figures in standing.items():
            for figure, order in in_order(self._kit, tiles[cell], figures):
                x, y, side = (part / _FINE for part in figure_square(self._kit, tiles[cell], figure, order, _FINE))
                lying = is_lying(self._kit, tiles[cell], figure)
                yield PlacedSprite(figure_name(figure.colour, figure.kind, lying=lying), cell[0] + x, cell[1] + y, side, side)
        tops = {figure.cell: figure for figure in board.figures if figure.place == "tower"}
        for tower in sorted(board.towers, key=lambda tower: tower.cell[1]):
            foot, top = tower_foot(self._kit, tiles[tower.cell]), tops.get(tower.cell)
            name = f"tower-{tower.height}" + (f"-{top.colour}-{top.kind}" if top else "")
            left, up = tower.cell[0] + foot[0] - TOWER_FOOT[0], tower.cell[1] + foot[1] - TOWER_FOOT[1]
            yield PlacedSprite(name, left, up, 1, 1)
        for figure in board.figures:
            if figure.place in CORNERS:
                x, y = CORNERS[figure.place]
                name = figure_name(figure.colour, "barn")
                yield PlacedSprite(name, figure.cell[0] + x - BARN / 2, figure.cell[1] + y - BARN / 2, BARN, BARN)

    def spot(self, board: DrawnBoard, cell: Cell, place: TilePlace) -> tuple[float, float]:
        """Return the place of a figure, in tiles from the corner of cell (0, 0)."""
        tile = next((each for each in board.tiles if each.cell == cell), None)
        if isinstance(place, int) and tile:
            across, down = self._kit.tiles.spots(tile.tile, tile.rotation).segments[place]
        elif place in CORNERS:
            across, down = CORNERS[place]
        else:
            across, down = tower_foot(self._kit, tile) if tile else (0.5, 0.5)
        return round(cell[0] + across, 3), round(cell[1] + down, 3)

    def segment_at(self, tile: DrawnTile, across: float, down: float) -> int | None:
        """Return the segment at a place of a tile, given in parts of its side; None where there is none."""
        size = SIZES[0]
        at = (min(size - 1, max(0, int(across * size))), min(size - 1, max(0, int(down * size))))
        found = self._kit.tiles.segments(tile.tile, tile.rotation, size).crop((*at, at[0] + 1, at[1] + 1)).tobytes()[0]
        return found - 1 if found else None

    # what

    def webp(self, name: str, size: int) -> bytes:
        """Draw a sprite; raise NoSprite if there is none of this name."""
        kind, *words = name.split("-")
        draw = _PAINTERS.get(kind)
        if size not in SIZES or draw is None:
            raise NoSprite(name[:60])
        try:
            image = draw(self._kit, words, size)
        except (KeyError, ValueError, IndexError) as fault:
            raise NoSprite(name[:60]) from fault
        file = BytesIO()
        image.save(file, "WEBP", quality=_QUALITY, method=5)  # 6 takes thirty times as long with transparency
        return file.getvalue()

    def icon(self, size: int, *, whole: bool = False) -> bytes:
        """Draw the game's icon: a figure on a tile. `whole`: it fills the square, so that any shape can be cut out of it."""
        art = max(_ICON, size)
        image = palette.rgb(self._kit.tile(*_ICON_TILE, art)).convert("RGBA")
        side = round(art * (0.5 if whole else 0.62))
        figure = self._kit.figure("follower", _ICON_COLOUR, side)
        image.alpha_composite(figure.convert("RGBA"), ((art - side) // 2, (art - side) // 2))
        if not whole:
            mask = Image.new("L", (art * 2, art * 2))
            ImageDraw.Draw(mask).rounded_rectangle((0, 0, art * 2 - 1, art * 2 - 1), art // 3, 255)
            image.putalpha(mask.resize((art, art), Image.Resampling.LANCZOS))
        file = BytesIO()
        drawn = image.resize((size, size), Image.Resampling.LANCZOS)
        drawn.quantize(_ICON_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
        return file.getvalue()


def figure_name(colour: Colour, kind: FigureKind, *, lying: bool = False) -> str:
    """Name a figure's sprite."""
    return f"figure-{colour}-{kind}" + ("-lying" if lying and kind in LYING else "")


def item_name(item: HeldItem, owner: Colour) -> str:
    """Name the sprite of something a player holds."""
    if item.icon not in FIGURES:
        return f"token-{item.icon}"
    return f"barred-{item.colour}-{item.icon}" if item.colour else f"figure-{owner}-{item.icon}"


def card_name(thing: Card | RowFollower) -> str:
    """Name the sprite of a card, or of a follower among cards."""
    if isinstance(thing, RowFollower):
        return figure_name(thing.colour, "big")
    return f"card-{thing.kind.replace(' ', '_')}-{thing.colour or 'none'}-{thing.value}"


@cache
def _source_stamp() -> str:
    here, digest = Path(__file__).parent, hashlib.sha256()
    for source in sorted(file for pattern in _SOURCES for file in here.glob(pattern)):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _fortress(fortress: DrawnFortress) -> Iterator[PlacedSprite]:
    """Yield the walls and what stands in them."""
    x, y = fortress.cell
    yield PlacedSprite(f"fortress-{fortress.row}", x, y, 4, 3)
    for outpost in fortress.outposts:
        spots = fortress_spots(fortress.row)[outpost.kind]
        for colour, spot in zip(outpost.row, spots.row, strict=False):
            if colour:
                yield _middle(figure_name(colour, "follower"), (x + spot[0], y + spot[1]), DEFENDER)
        for (colour, count), (across, down) in zip(outpost.pile, HEAPS[max(0, len(outpost.pile) - 1)], strict=False):
            at = (x + spots.follower[0] + across, y + spots.follower[1] + down)
            yield _middle(figure_name(colour, "follower"), at, DEFENDER)
            if count > 1:
                yield PlacedSprite(f"count-{count}", at[0] + 0.02, at[1] - 0.02 - 1.3 * COUNT, 1.3 * COUNT, 1.3 * COUNT)
        if outpost.catapult:
            yield _middle("catapult", (x + spots.catapult[0], y + spots.catapult[1]), CATAPULT)


def _middle(name: str, at: tuple[float, float], side: float) -> PlacedSprite:
    return PlacedSprite(name, at[0] - side / 2, at[1] - side / 2, side, side)


def _number(word: str, most: int, least: int = 0) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 4 and least <= int(word) <= most) or str(int(word)) != word:
        raise ValueError(word)
    return int(word)


def _colour(word: str) -> Colour:
    return COLOURS[COLOURS.index(word)]


def _kind(word: str) -> FigureKind:
    return FIGURES[FIGURES.index(word)]


def _tile(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    name, rotation, look = words
    kit.tiles.catalogue[name]
    return palette.rgb(kit.tile(name, _number(rotation, ROTATIONS - 1), _number(look, LOOKS - 1), size))


def _figure(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    colour, kind, *lying = words
    if lying not in ([], ["lying"]) or (lying and kind not in LYING):
        raise ValueError(lying)
    return kit.figure(_kind(kind), _colour(colour), round(_FIGURE * size), lying=bool(lying))


def _barred(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    colour, kind = words
    return barred(kit.figure(_kind(kind), _colour(colour), round(_FIGURE * size)))


def _token(_: Kit, words: Sequence[str], size: int) -> Image.Image:
    (name,) = words
    if name not in TOKENS:
        raise ValueError(name)
    return draw_token(name, round(_TOKEN * size))


def _tower(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    height, *top = words
    figure = DrawnFigure((0, 0), "tower", _colour(top[0]), _kind(top[1])) if top else None
    if len(top) not in (0, 2):
        raise ValueError(top)
    return tower_image(kit, _number(height, _MOST_TIERS, 1), size, figure)


def _walls(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    (row,) = words
    return walls(kit, _number(row, 7, 4), size)


def _catapult(_: Kit, words: Sequence[str], size: int) -> Image.Image:
    if words:
        raise ValueError(words)
    return draw_catapult(round(CATAPULT * size))


def _count(_: Kit, words: Sequence[str], size: int) -> Image.Image:
    (count,) = words
    return palette.rgb(count_plate(str(_number(count, _MOST_COUNT, 1)), round(COUNT * size)))


def _card(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    kind, colour, value = words
    if kind.replace("_", " ") not in _CARD_KINDS or colour not in (*_ROWS, "none"):
        raise ValueError(kind)
    card = Card(kind.replace("_", " "), "" if colour == "none" else colour, _number(value, 9))  # type: ignore[arg-type]
    return card_face(card, round(_CARD * size), kit.theme.rows)


def _row(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    colour = _ROWS[_ROWS.index(words[0])]
    if len(words) != 1:
        raise ValueError(words)
    return row_board(colour, kit.theme.rows[colour], round(_BOARD * size), card_height(round(_CARD * size)))


def _tint(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    """Draw a segment's surface in its owners' colours; `none` for nobody's."""
    name, rotation, segment, owners = words
    count, number = len(kit.tiles.catalogue[name].segments), _number(segment, 40)
    if number >= count:
        raise ValueError(segment)
    colours = [kit.theme.seats[_colour(each)].body for each in owners.split("+")] if owners != "none" else [(255, 255, 255)]
    area = kit.tiles.segments(name, _number(rotation, ROTATIONS - 1), size)
    flat = Image.new("RGB", (size, size))
    tint(flat, area, number, colours, 1.0, size)
    image = flat.convert("RGBA")
    image.putalpha(area.point([round(255 * _SHARE) if value == number + 1 else 0 for value in range(256)]))
    return image


def _badge(kit: Kit, words: Sequence[str], size: int) -> Image.Image:
    (colour,) = words
    return kit.badge(_colour(colour), round(_TOKEN * size))


_PAINTERS: dict[str, Callable[[Kit, Sequence[str], int], Image.Image]] = {
    "tile": _tile,
    "figure": _figure,
    "barred": _barred,
    "token": _token,
    "tower": _tower,
    "fortress": _walls,
    "catapult": _catapult,
    "count": _count,
    "card": _card,
    "row": _row,
    "tint": _tint,
    "badge": _badge,
}
