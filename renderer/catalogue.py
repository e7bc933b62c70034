"""The tiles that a renderer can draw, by their letter codes."""

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from renderer import palette
from renderer.art.drawing import TileDrawing

LOOKS = 2
"""The number of pictures of each tile; the cell alone decides which one is used."""
MASTER = 640
"""The side, in pixels, at which a tile is drawn before it is reduced."""
_FORMAT = b"carcassonne atlas 4"


def look_at(cell: tuple[int, int]) -> int:
    """Choose the look of the tile at a cell: neighbours never share it, and it stays while the map grows."""
    return (cell[0] + cell[1]) % LOOKS


class DrawingCatalogue(Mapping[str, TileDrawing]):
    """Tiles by id, with a stamp that changes whenever one of their pictures may change."""

    def __init__(self, tiles: Mapping[str, TileDrawing]) -> None:
        self._tiles = {name: tiles[name] for name in sorted(tiles)}
        self.names = frozenset(self._tiles)
        self.stamp = self._stamp()

    def __getitem__(self, name: str) -> TileDrawing:
        """Return the drawing of a tile."""
        return self._tiles[name]

    def __contains__(self, name: object) -> bool:
        """Return whether the tile exists; faster than the inherited way of getting it."""
        return name in self._tiles

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids in order."""
        return iter(self._tiles)

    def __len__(self) -> int:
        """Count the kinds of tiles."""
        return len(self._tiles)

    def _stamp(self) -> str:
        digest = hashlib.sha256(_FORMAT)
        digest.update(f"{LOOKS} {MASTER}".encode())
        digest.update(palette.BYTES)
        digest.update(msgspec.json.encode(list(self._tiles.values())))
        for source in sorted(Path(__file__).parent.glob("art/*.py")):
            digest.update(source.name.encode())
            digest.update(source.read_bytes())
        return digest.hexdigest()[:24]
