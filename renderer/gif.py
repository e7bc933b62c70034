"""Writing a game's frames as GIF: one palette for all, and of each frame only what has changed."""

import io
from collections.abc import Iterable, Iterator

from PIL import Image

from renderer.palette import BYTES

__all__ = ["animate"]

_FOREVER = 0


def animate(frames: Iterable[Image.Image], each: int, last: int) -> bytes:
    """Write frames of indices, all of one size; each is shown for so many milliseconds, the last one longer."""
    pictures = _with_palette(frames)
    shown = next(pictures, None)
    if shown is None:
        raise ValueError("an animation needs a frame")
    rest = list(pictures)
    times = [each] * len(rest) + [last]
    out = io.BytesIO()
    shown.save(out, "GIF", save_all=True, append_images=rest, duration=times if rest else last, loop=_FOREVER, optimize=False)
    return out.getvalue()


def _with_palette(frames: Iterable[Image.Image]) -> Iterator[Image.Image]:
    for frame in frames:
        picture = Image.frombytes("P", frame.size, frame.tobytes())
        picture.putpalette(BYTES)
        yield picture
