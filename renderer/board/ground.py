"""Tiles of the map as patches: with the figures on them, with their owners laid over, in the theme’s plain colours."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import ceil, dist
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer import palette
from renderer.art import Point, sign_mask
from renderer.catalogue import look_at
from renderer.kit import Kit
from renderer.palette import RGB
from renderer.scene.board import Colour, DrawnFigure, DrawnTile, Owner

_OVERHANG = 0.06
"""The share of its size that a figure may reach beyond its tile: the empty margin around it."""
_GREY, _PALE, _WATER = 0.88, 0.5, 0.35
_NOBODY: RGB = (240, 238, 232)
"""What ground without an owner is paled towards."""
_KERB: RGB = (30, 24, 18)
_SIGN, _BADGE = 0.17, 0.28
"""The sizes, in tiles, of a sign on owned ground and of a badge on an owned road."""
_SMALL = 0.13
"""Signs smaller than this may lie anywhere in a grid of nine, so that small areas have one, too."""
_CLEAR = 0.3
"""How far, in tiles, a sign keeps from a figure."""
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
    return kit.cache.get(tuple(key), lambda: _dressed(kit, tile, size, figures, owners if greyed else None))


def _dressed(kit: Kit, tile: DrawnTile, size: int, figures: Sequence[DrawnFigure], owners: Sequence[Owner] | None) -> Image.Image:
    bare = kit.tile(tile.tile, tile.rotation, look_at(tile.cell), size)
    if len(figures) == 1 and owners is None:
        return _with_one(kit, bare, tile, figures[0])
    image = palette.rgb(bare)
    if owners is not None:
        _lay_owners(kit, image, tile, owners, figures)
    for figure, order in in_order(kit, tile, figures):
        place_figure(kit, image, tile, figure, order)
    return palette.indices(image)


def in_order(kit: Kit, tile: DrawnTile, figures: Iterable[DrawnFigure]) -> Iterator[tuple[DrawnFigure, int]]:
    """Yield a tile's figures from north to south, each with the number of those before it on its segment."""
    before: Counter[object] = Counter()
    for figure in sorted(figures, key=lambda figure: spot_of(kit, tile, figure, 0)[1]):
        yield figure, before[figure.place]
        before[figure.place] += 1


def _with_one(kit: Kit, bare: Image.Image, tile: DrawnTile, figure: DrawnFigure) -> Image.Image:
    """Set a single figure on a tile."""
    image = bare.copy()
    palette.lay_over(image, *figure_image(kit, tile, figure, 0, bare.width))
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
    piece, x, y = figure_image(kit, tile, figure, order, image.width)
    image.paste(piece, (x, y), piece)


def figure_image(kit: Kit, tile: DrawnTile, figure: DrawnFigure, order: int, size: int) -> tuple[Image.Image, int, int]:
    """Return a figure (RGBA) and the place of its north-western corner on a tile of this size."""
    x, y, side = figure_square(kit, tile, figure, order, size)
    return kit.figure(figure.kind, figure.colour, side, lying=is_lying(kit, tile, figure)), x, y


def figure_square(kit: Kit, tile: DrawnTile, figure: DrawnFigure, order: int, size: int) -> tuple[int, int, int]:
    """Return the north-western corner and the side of a figure's picture on a tile of this size."""
    side = round(size * (kit.theme.lying if is_lying(kit, tile, figure) else kit.theme.figure))
    across, down = spot_of(kit, tile, figure, order)
    return _inside(across, side, size), _inside(down, side, size), side


def is_lying(kit: Kit, tile: DrawnTile, figure: DrawnFigure) -> bool:
    """Return whether a figure lies: followers on fields do."""
    if not isinstance(figure.place, int) or figure.kind in ("pig", "barn", "builder"):
        return False
    return kit.tiles.catalogue[tile.tile].segments[figure.place].kind == "field"


def _inside(part: float, side: int, size: int) -> int:
    return round(min(max(part * size - side / 2, -side * _OVERHANG), size - side * (1 - _OVERHANG)))


def _lay_owners(kit: Kit, image: Image.Image, tile: DrawnTile, owners: Sequence[Owner], figures: Sequence[DrawnFigure]) -> None:
    """Grey the tile and colour the segments that have owners; signs keep clear of the figures that stand there."""
    size = image.width
    segments = kit.tiles.segments(tile.tile, tile.rotation, size)
    squares = [figure_square(kit, tile, figure, order, size) for figure, order in in_order(kit, tile, figures)]
    taken = [((x + side / 2) / size, (y + side / 2) / size) for x, y, side in squares]
    spots, kinds = kit.tiles.spots(tile.tile, tile.rotation).segments, kit.tiles.catalogue[tile.tile].segments
    owned = [
        Owned(owner.segment, owner.colours, spots[owner.segment], way=kinds[owner.segment].kind == "road") for owner in owners
    ]
    rivers = [number for number, segment in enumerate(kinds) if segment.kind == "river"]
    lay_owners(kit, image, segments, owned, size, taken, rivers)


def _area(segments: Image.Image, segment: int) -> Image.Image:
    """Return the mask of a segment."""
    return segments.point([255 if value == segment + 1 else 0 for value in range(256)])


class Owned(NamedTuple):
    """A segment, its owners, the place of its figure in tiles, and whether it is a road."""

    segment: int
    colours: tuple[Colour, ...]
    spot: Point
    way: bool = False


def lay_owners(
    kit: Kit,
    image: Image.Image,
    segments: Image.Image,
    owned: Iterable[Owned],
    size: int,
    taken: Sequence[Point] = (),
    rivers: Iterable[int] = (),
) -> None:
    """Grey a picture of tiles of this size, pale what belongs to nobody, and colour and sign the owned segments.

    Rivers are paled and stay blue: a grey one would look like a road.
    """
    grey, pale = image.convert("L"), Image.blend(image, Image.new("RGB", image.size, _NOBODY), _WATER)
    image.paste(Image.blend(Image.blend(image, grey.convert("RGB"), _GREY), Image.new("RGB", image.size, _NOBODY), _PALE))
    for segment in rivers:
        image.paste(pale, (0, 0), _area(segments, segment))
    for segment, colours, spot, way in owned:
        if not colours:
            continue
        area = _area(segments, segment)
        seats = [kit.theme.seats[colour] for colour in colours]
        flats = [Image.new("RGB", image.size, seat.ground[1]) if way else _flat(grey, seat.ground) for seat in seats]
        for stripe, flat in zip(_stripe_masks(image.size, len(flats), size), flats, strict=True):
            image.paste(flat, (0, 0), ImageChops.darker(area, stripe))
        if way:
            _line_way(image, area, size)
            _set_badge(kit, image, colours, spot, taken, size)
        else:
            edge = ImageChops.subtract(area, _thinned(area, max(1, size // 40)))
            image.paste(_striped(image.size, [seat.body for seat in seats], size), (0, 0), edge)
            _set_signs(kit, image, area, colours, size, taken)


def _flat(grey: Image.Image, tones: tuple[RGB, RGB, RGB]) -> Image.Image:
    """Colour a grey picture in three tones, so that houses and trees can still be seen in it."""
    bands = [
        grey.point([low if value < 96 else middle if value < 232 else high for value in range(256)])
        for low, middle, high in zip(*tones, strict=True)
    ]
    return Image.merge("RGB", bands)


def _line_way(image: Image.Image, area: Image.Image, size: int) -> None:
    """Draw dark lines along an owned road, so that a blue one is no river."""
    wide = max(3, size // 32 // 2 * 2 + 1)
    image.paste(_KERB, (0, 0), ImageChops.subtract(area, _thinned(area, wide // 2 + 1)))


def _set_badge(kit: Kit, image: Image.Image, colours: Sequence[Colour], spot: Point, taken: Sequence[Point], size: int) -> None:
    """Set a badge for each owner on a road, where no figure stands."""
    side = round(size * _BADGE)
    for number, colour in enumerate(colours):
        at = (spot[0] + (number - (len(colours) - 1) / 2) * _BADGE, spot[1])
        if any(dist(at, other) < _CLEAR for other in taken):
            continue
        badge = kit.badge(colour, side)
        image.paste(badge, (round(at[0] * size - side / 2), round(at[1] * size - side / 2)), badge)


def _set_signs(
    kit: Kit, image: Image.Image, area: Image.Image, colours: Sequence[Colour], size: int, taken: Sequence[Point]
) -> None:
    """Strew the owners' signs over an area: badges if there are several owners, else bare signs; smaller ones in a small area."""
    usual, places = round(size * (_SIGN if len(colours) == 1 else _BADGE)), list[tuple[int, int]]()
    for side in (usual, round(usual * 0.75), round(usual * 0.55)):
        places = list(_free_places(area, side, size, taken))
        if len(places) >= len(colours):
            break
    for number, at in enumerate(places):
        colour = colours[number % len(colours)]
        if len(colours) > 1:
            badge = kit.badge(colour, side)
            image.paste(badge, at, badge)
        else:
            seat = kit.theme.seats[colour]
            image.paste(seat.ink, at, sign_mask(seat.sign, side))


def _free_places(area: Image.Image, side: int, size: int, taken: Sequence[Point]) -> Iterator[tuple[int, int]]:
    """Yield the corners of the places where a sign lies in the area and off the figures: like the five on a die."""
    for row in range(3 * area.height // size):
        for column in range(3 * area.width // size):
            at = ((column + 0.5) / 3, (row + 0.5) / 3)
            x, y = round(at[0] * size - side / 2), round(at[1] * size - side / 2)
            on_die = (row % 3 + column % 3) % 2 == 0 or side < size * _SMALL
            free = on_die and all(dist(at, other) >= _CLEAR for other in taken)
            if free and area.crop((x, y, x + side, y + side)).getextrema()[0]:
                yield x, y


def tint(image: Image.Image, segments: Image.Image, segment: int, colours: Sequence[RGB], share: float, size: int) -> None:
    """Blend a segment of tiles of this size towards a colour, in stripes for several, with a firm edge around it."""
    area = _area(segments, segment)
    stripes = _striped(image.size, colours, size)
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


def _striped(size: tuple[int, int], colours: Sequence[RGB], side: int) -> Image.Image:
    """Return slanting stripes of these colours."""
    image = Image.new("RGB", size, colours[0])
    for colour, mask in zip(colours, _stripe_masks(size, len(colours), side), strict=True):
        image.paste(colour, (0, 0), mask)
    return image


def _stripe_masks(size: tuple[int, int], count: int, side: int) -> list[Image.Image]:
    """Return masks of slanting stripes that continue from tile to tile, broad enough to distinguish on a phone."""
    if count == 1:
        return [Image.new("L", size, 255)]
    masks = [Image.new("L", size) for _ in range(count)]
    width = side / (count * max(1, round(_STRIPES / count)))
    for number in range(ceil(sum(size) / width)):
        start, end = round(number * width), round((number + 1) * width)
        outline = [(start, 0), (end, 0), (end - size[1], size[1]), (start - size[1], size[1])]
        ImageDraw.Draw(masks[number % count]).polygon(outline, fill=255)
    return masks
