"""Tiles as patches of any size: from the atlas, reduced from it, or drawn now if there is none."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image

from renderer import palette, parts
from renderer.art import TileLayout, place_all, segment_map
from renderer.art.spots import TileSpots, spots_in
from renderer.atlas import SIZES, Atlas, Key, open_atlas, sprite
from renderer.catalogue import DrawingCatalogue
from renderer.picture_cache import PictureCache

_LARGEST_OF_ATLAS = 200
"""Above this a picture reduced from the atlas would be blurred: the tile is drawn at its size."""


class Tiles:
    """Pictures of the catalogue's tiles."""

    def __init__(self, catalogue: DrawingCatalogue, folder: Path | None, cache: PictureCache) -> None:
        self.catalogue = catalogue
        self._folder = folder
        self._cache = cache
        self._open: dict[int, Atlas] = {}
        self._layouts: dict[str, TileLayout] = {}
        self._spots: dict[tuple[str, int], TileSpots] = {}

    def patch(self, name: str, rotation: int, look: int, size: int) -> Image.Image:
        """Return a tile as indices."""
        atlas = self._open.get(size) or self._atlas(size)
        if atlas:
            return atlas.patch(name, rotation, look)
        return self._cache.get(("tile", name, rotation, look, size), lambda: self._make(name, rotation, look, size))

    def patches(self, size: int) -> Callable[[Key], Image.Image]:
        """Return a function for the patches of one size, for callers that need many."""
        atlas = self._open.get(size) or self._atlas(size)
        return atlas.patches.__getitem__ if atlas else lambda key: self.patch(*key, size)

    def segments(self, name: str, rotation: int, size: int) -> Image.Image:
        """Return the map of a tile's segments: each pixel is the segment's position + 1, or 0."""
        key = ("segments", name, rotation, size)
        return self._cache.get(key, lambda: segment_map(self.catalogue[name], rotation, size))

    def spots(self, name: str, rotation: int) -> TileSpots:
        """Return where figures stand on a tile."""
        if (name, rotation) not in self._spots:
            self._spots[name, rotation] = spots_in(self.layout(name).turned(rotation))
        return self._spots[name, rotation]

    def layout(self, name: str) -> TileLayout:
        """Return where figures, marks and buildings stand on a tile before it is turned."""
        if name not in self._layouts:
            atlas = next(filter(None, map(self._atlas, SIZES)), None)
            if atlas:
                self._layouts = atlas.layouts()
            else:
                self._layouts[name] = place_all(self.catalogue[name])
        return self._layouts[name]

    def _atlas(self, size: int) -> Atlas | None:
        if size in SIZES and size not in self._open and self._folder:
            atlas = open_atlas(self._folder, self.catalogue, size)
            if atlas:
                self._open.setdefault(size, atlas)  # another thread may have been faster
                parts.learn(self._folder)
        return self._open.get(size)

    def _make(self, name: str, rotation: int, look: int, size: int) -> Image.Image:
        source = self._nearest(size)
        if source is None:
            return sprite(self.catalogue[name], rotation, look, [size])[0]
        image = palette.rgb(source.patch(name, rotation, look))
        return palette.indices(image.resize((size, size), Image.Resampling.LANCZOS))

    def _nearest(self, size: int) -> Atlas | None:
        """Find the atlas to reduce from: the smallest that is larger, else the largest."""
        if size > _LARGEST_OF_ATLAS:
            return None
        found = [atlas for atlas in map(self._atlas, SIZES[1:]) if atlas]
        larger = [atlas for atlas in found if atlas.size > size]
        return min(larger, key=lambda atlas: atlas.size) if larger else max(found, key=lambda a: a.size, default=None)
