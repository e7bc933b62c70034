"""Writing a game's frames as GIF: one palette for all, and of each frame only the pixels that have changed.

What stays is written as a see-through index, for which each frame takes one that its own changes do not use.
"""

import struct
from collections.abc import Iterable, Iterator
from functools import partial

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from renderer.palette import BYTES, nearest

_WHOLE_PALETTE = 0xF7
"""256 colours of 8 bits, for all frames."""
_FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_STAYS = 1
_CHANGED = [0] + [255] * 255


_FEW, _EXACT = 32, 12
"""The colours that a game is animated in, and how many of them are the commonest ones as they are."""


def few_colours(sample: Image.Image, keep: Iterable[int] = ()) -> bytes:
    """Return a table from all colours to few that serve for pictures like this one; these indices stay as they are.

    Grass and roofs have many shades, whose noise fills most of a file.
    """
    counts = sample.histogram()
    common = sorted(range(256), key=counts.__getitem__, reverse=True)
    chosen = [*dict.fromkeys([*keep, *common[:_EXACT]])]
    strewn = Image.frombytes("P", sample.size, sample.tobytes())
    strewn.putpalette(BYTES)
    shades = strewn.convert("RGB").quantize(_FEW, method=Image.Quantize.MAXCOVERAGE).getpalette() or []
    chosen += [nearest((red, green, blue)) for red, green, blue in zip(*[iter(shades)] * 3, strict=True)]
    return bytes(min(chosen, key=partial(_apart, index)) for index in range(256))


def _apart(one: int, other: int) -> int:
    return sum((BYTES[3 * one + part] - BYTES[3 * other + part]) ** 2 for part in range(3))


def animate(frames: Iterable[Image.Image], each: int, last: int) -> bytes:
    """Write frames of indices, all of one size. `each`, `last`: milliseconds for which a frame, and the last one, is shown."""
    upcoming = iter(frames)
    shown = next(upcoming, None)
    if shown is None:
        raise ValueError("an animation needs a frame")
    head = b"GIF89a" + struct.pack("<HHBBB", *shown.size, _WHOLE_PALETTE, 0, 0) + BYTES + _FOREVER
    return b"".join((head, *_blocks(shown, upcoming, each, last), b";"))


def _blocks(shown: Image.Image, upcoming: Iterator[Image.Image], each: int, last: int) -> Iterator[bytes]:
    """Yield the first frame whole, and of the others the difference from the one before."""
    piece, corner, clear = shown, (0, 0), None
    for frame in upcoming:
        yield from _block(piece, corner, clear, each)
        piece, corner, clear = _changes(shown, frame)
        shown = frame
    yield from _block(piece, corner, clear, last)


def _changes(before: Image.Image, after: Image.Image) -> tuple[Image.Image, tuple[int, int], int | None]:
    """Cut out the smallest part that holds all changes, with its unchanged pixels transparent."""
    changed = ImageChops.difference(before, after).point(_CHANGED)
    box = changed.getbbox() or (0, 0, 1, 1)
    piece, mask = after.crop(box), changed.crop(box)
    used = piece.histogram(mask)
    clear = next((index for index in range(256) if not used[index]), None)
    if clear is not None:
        piece.paste(clear, (0, 0), ImageChops.invert(mask))
    return piece, (box[0], box[1]), clear


def _block(piece: Image.Image, corner: tuple[int, int], clear: int | None, time: int) -> list[bytes]:
    picture = Image.frombytes("P", piece.size, piece.tobytes())
    picture.putpalette(BYTES)
    seen_through = {} if clear is None else {"transparency": clear}
    return getdata(picture, corner, duration=time, disposal=_STAYS, **seen_through)
