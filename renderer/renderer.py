"""The entry point of the package: scenes in, PNG and GIF bytes out."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from renderer import atlas, gif, parts
from renderer.art.drawing import TileDrawing
from renderer.atlas import FIRST_SIZES, SIZES, ReportProgress
from renderer.canvas import Canvas
from renderer.catalogue import DrawingCatalogue
from renderer.check import check
from renderer.errors import SceneError
from renderer.kit import Kit
from renderer.pages.cards import paint_card_table, paint_hand, paint_round
from renderer.pages.choice import paint_figures, paint_rotations
from renderer.pages.lobby import paint_lobby
from renderer.pages.poster import paint_poster
from renderer.pages.reference import paint_reference
from renderer.pages.replay import replay_frames
from renderer.pages.result import paint_result
from renderer.pages.sheet import paint_sheet
from renderer.pages.turn import paint_board
from renderer.picture_cache import PictureCache
from renderer.scene import (
    BoardScene,
    CardTableScene,
    FigureScene,
    Frame,
    HandScene,
    LobbyScene,
    PosterScene,
    ReferenceScene,
    ResultScene,
    RotationScene,
    RoundScene,
    Scene,
    SheetScene,
)
from renderer.sprites import Sprites
from renderer.taps import TapArea, taps
from renderer.themes import THEMES, Theme
from renderer.tiles import Tiles

CACHE_BYTES = 24 << 20
"""The most bytes of patches kept between pictures."""

_LARGEST = 8 << 20
"""The bytes of a block to allocate and free once. The C library returns freed blocks to the system only if they are larger
than any before, and memory at the end of its heap from twice that size on."""
_BLOCK, _BLOCKS = 64 << 10, 200
"""The blocks to touch: together less than the amount that is returned at once."""

_PAINTERS: dict[type, Callable[..., Canvas]] = {
    BoardScene: paint_board,
    RotationScene: paint_rotations,
    FigureScene: paint_figures,
    SheetScene: paint_sheet,
    ResultScene: paint_result,
    PosterScene: paint_poster,
    LobbyScene: paint_lobby,
    ReferenceScene: paint_reference,
    CardTableScene: paint_card_table,
    HandScene: paint_hand,
    RoundScene: paint_round,
}


class Renderer:
    """A painter of scenes with the tiles of a catalogue.

    The same scene and theme give the same picture; only patches are cached. Without a folder, or before `build` has filled
    it, tiles are drawn on demand: correct, but slow. Any number of threads may draw at once.
    """

    def __init__(self, tiles: Mapping[str, TileDrawing], folder: Path | None = None) -> None:
        _reserve_memory()
        self._catalogue = DrawingCatalogue(tiles)
        self._folder = folder
        self._cache = PictureCache(CACHE_BYTES)
        self._tiles = Tiles(self._catalogue, folder, self._cache)

    def missing(self, sizes: Sequence[int] = SIZES) -> list[int]:
        """Return the sizes of the atlas still to build: all, if the parts (everything but tiles) are missing."""
        if not self._folder:
            return []
        return list(sizes) if parts.missing(self._folder) else atlas.missing(self._folder, self._catalogue, sizes)

    def build(
        self, sizes: Sequence[int] = FIRST_SIZES, progress: ReportProgress | None = None, workers: int | None = None
    ) -> None:
        """Build those of these sizes of the atlas that are missing, in child processes."""
        if self.missing(sizes):
            import_module("renderer.building").build(self._folder, self._catalogue, sizes, progress, workers)

    def png(self, scene: Scene, theme: str = "dark") -> bytes:
        """Draw a scene as PNG bytes."""
        with self.canvas(scene, theme) as canvas:
            return canvas.png()

    def taps(self, scene: Scene, theme: str = "dark") -> tuple[TapArea, ...]:
        """Return the areas of a scene's picture where its labels can be tapped."""
        return taps(scene, self._tiles, _theme(theme))

    def sprites(self, theme: str = "dark") -> Sprites:
        """Return the sprites in a theme."""
        return Sprites(self._kit(theme))

    def canvas(self, scene: Scene, theme: str = "dark") -> Canvas:
        """Draw a scene, without encoding it."""
        check(scene, self._catalogue)
        return _PAINTERS[type(scene)](self._kit(theme), scene)

    def gif(self, scenes: Sequence[Frame], theme: str = "dark", each: int = 450, last: int = 8000) -> bytes:
        """Draw a game as an animation; times are in milliseconds."""
        for number, scene in enumerate(scenes):
            if not isinstance(cast("object", scene), Frame):
                raise SceneError(f"scenes[{number}]: a replay is made of boards, or of tables of cards")
            check(scene, self._catalogue)
        return gif.animate(replay_frames(self._kit(theme), scenes), each, last)

    def _kit(self, theme: str) -> Kit:
        return Kit(self._tiles, _theme(theme), self._cache)


def _theme(name: str) -> Theme:
    if name not in THEMES:
        raise SceneError(f"theme: {name[:20]!r} is none of {', '.join(THEMES)}")
    return THEMES[name]


@cache
def _reserve_memory() -> None:
    """Take the memory that drawing will need. This has no effect with other C libraries.

    Fresh memory comes in small pages that the system clears and hands out one by one: a picture that meets a hundred of
    them takes a tenth longer. The caches of a renderer fill as much in its first dozens of pictures anyway.
    """
    bytes(_LARGEST)
    [bytearray(_BLOCK) for _ in range(_BLOCKS)].clear()
