"""Tiles of the map as patches: with the figures on them, with their owners laid over, in the theme’s plain colours."""

from collections.abc import Iterable, Sequence
from math import ceil

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer import palette
from renderer.catalogue import look_at
from renderer.kit import Kit
from renderer.palette import RGB
from renderer.scene.board import Colour, DrawnFigure, DrawnTile, Owner

__all__ = ["ground", "lay_owners", "place_figure", "spot_of", "tint"]

_OVERHANG = 0.06
"""The share of its size that a figure may reach beyond its tile: the empty margin around it."""
_TINT, _GREY = 0.62, 0.55
_NOBODY: RGB = (150, 150, 150)
_STRIPES = 4
"""The approximate number of stripes on a tile with several owners."""


def ground(
    kit: Kit,
    tile: DrawnTile,
    size: int,
    figures: Sequence[DrawnFigure] = (),
    owners: Sequence[Owner] = (),
    *,
    greyed: bool = False,
) -> Image.Image:
    """Return a tile of the map with everything inside its four sides; greyed in a picture of owners."""
    if not figures and not greyed:
        return kit.tile(tile.tile, tile.rotation, look_at(tile.cell), size)
    key = ["ground", kit.theme.name, tile.tile, tile.rotation, look_at(tile.cell), size]
    for figure in figures:
        key += figure.place, figure.colour, figure.kind
    if greyed:
        key += "owned", *((owner.segment, owner.colours) for owner in owners)
    return kit.shelf.get(tuple(key), lambda: _dressed(kit, tile, size, figures, owners if greyed else None))


def _dressed(kit: Kit, tile: DrawnTile, size: int, figures: Sequence[DrawnFigure], owners: Sequence[Owner] | None) -> Image.Image:
    bare = kit.tile(tile.tile, tile.rotation, look_at(tile.cell), size)
    if len(figures) == 1 and owners is None:
        return _with_one(kit, bare, tile, figures[0])
    image = palette.rgb(bare)
    if owners is not None:
        _lay_owners(kit, image, tile, owners)
    taken: dict[int, int] = {}
    for figure in sorted(figures, key=lambda figure: spot_of(kit, tile, figure, 0)[1]):
        order = 0
        if isinstance(figure.place, int):
            order = taken.get(figure.place, 0)
            taken[figure.place] = order + 1
        place_figure(kit, image, tile, figure, order)
    return palette.indices(image)


def _with_one(kit: Kit, bare: Image.Image, tile: DrawnTile, figure: DrawnFigure) -> Image.Image:
    """Set a single figure on a tile."""
    image = bare.copy()
    palette.lay_over(image, *_standing(kit, tile, figure, 0, bare.width))
    return image


def spot_of(kit: Kit, tile: DrawnTile, figure: DrawnFigure, order: int) -> tuple[float, float]:
    """Return the place of a figure, in fractions of the tile's side. `order`: the number of figures before it on the segment."""
    spots = kit.tiles.spots(tile.tile, tile.rotation)
    if not isinstance(figure.place, int):
        return spots.tower or (0.5, 0.5)
    if order == 0:
        return spots.segments[figure.place]
    x, y = spots.companions[figure.place]
    return x + 0.09 * (order - 1), y + 0.05 * (order - 1)


def place_figure(kit: Kit, image: Image.Image, tile: DrawnTile, figure: DrawnFigure, order: int) -> None:
    """Set a figure on the picture of its tile, moved inwards if it would reach beyond the edge."""
    piece, x, y = _standing(kit, tile, figure, order, image.width)
    image.paste(piece, (x, y), piece)


def _standing(kit: Kit, tile: DrawnTile, figure: DrawnFigure, order: int, size: int) -> tuple[Image.Image, int, int]:
    """Return a figure (RGBA) and the place of its north-western corner on a tile of this size."""
    lies = is_lying(kit, tile, figure)
    side = round(size * (kit.theme.lying if lies else kit.theme.figure))
    across, down = spot_of(kit, tile, figure, order)
    piece = kit.figure(figure.kind, figure.colour, side, lying=lies)
    return piece, _inside(across, side, size), _inside(down, side, size)


def is_lying(kit: Kit, tile: DrawnTile, figure: DrawnFigure) -> bool:
    """Return whether a figure lies: followers on fields do."""
    if not isinstance(figure.place, int) or figure.kind in ("pig", "barn", "builder"):
        return False
    return kit.tiles.catalogue[tile.tile].segments[figure.place].kind == "field"


def _inside(part: float, side: int, size: int) -> int:
    return round(min(max(part * size - side / 2, -side * _OVERHANG), size - side * (1 - _OVERHANG)))


def _lay_owners(kit: Kit, image: Image.Image, tile: DrawnTile, owners: Sequence[Owner]) -> None:
    """Grey the tile and colour the segments that have owners."""
    segments = kit.tiles.segments(tile.tile, tile.rotation, image.width)
    lay_owners(kit, image, segments, [(owner.segment, owner.colours) for owner in owners], image.width)


def lay_owners(
    kit: Kit, image: Image.Image, segments: Image.Image, owned: Iterable[tuple[int, tuple[Colour, ...]]], size: int
) -> None:
    """Grey a picture of tiles of this size and colour the given segments."""
    image.paste(Image.blend(image, image.convert("L").convert("RGB"), _GREY))
    for segment, owners in owned:
        tint(image, segments, segment, [kit.theme.seats[colour].body for colour in owners] or [_NOBODY], _TINT, size)


def tint(image: Image.Image, segments: Image.Image, segment: int, colours: Sequence[RGB], share: float, size: int) -> None:
    """Blend a segment of tiles of this size towards a colour, in stripes for several, with a firm edge around it."""
    area = segments.point([255 if value == segment + 1 else 0 for value in range(256)])
    stripes = _stripes(image.size, colours, size)
    image.paste(stripes, (0, 0), area.point([round(value * share) for value in range(256)]))
    edge = ImageChops.subtract(area, _thinned(area, max(1, size // 50)))
    image.paste(stripes, (0, 0), edge.filter(ImageFilter.BoxBlur(size / 500)))


def _thinned(area: Image.Image, width: int) -> Image.Image:
    """Remove the rim of an area, but not along the tile's sides, where the area continues."""
    thin = area
    for across, down in ((width, 0), (-width, 0), (0, width), (0, -width)):
        moved = area.copy()
        moved.paste(area, (across, down))
        thin = ImageChops.darker(thin, moved)
    return thin


def _stripes(size: tuple[int, int], colours: Sequence[RGB], side: int) -> Image.Image:
    """Return slanting stripes that continue from tile to tile, broad enough to distinguish on a phone."""
    image = Image.new("RGB", size, colours[0])
    if len(colours) > 1:
        draw, width = ImageDraw.Draw(image), side / (len(colours) * max(1, round(_STRIPES / len(colours))))
        for number in range(ceil(sum(size) / width)):
            start, end = round(number * width), round((number + 1) * width)
            outline = [(start, 0), (end, 0), (end - size[1], size[1]), (start - size[1], size[1])]
            draw.polygon(outline, fill=colours[number % len(colours)])
    return image
