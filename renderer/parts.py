"""Parts: images that most pictures need besides tiles, stored next to those: figures' models, blank discs, digits, ruler letters.

Drawing one takes as long as pasting all tiles of a picture, so without them the first pictures after a start would be slow.
`part_drawings.py` lists them. They are the same for every renderer of the process; a missing part is drawn on demand, with the
same pixels.
"""

import hashlib
import os
from functools import cache
from pathlib import Path
from weakref import finalize

import msgspec
import PIL
from PIL import Image

from renderer.atlas import END, is_whole
from renderer.faces import FILES, FontFace

_SOURCES = ("art/*.py", "board/discs.py", "faces.py", "kit.py", "panel.py", "part_drawings.py", "text.py", "themes.py")
"""The sources whose changes may change the parts."""
_LENGTH = 8
"""The number of bytes, before the end mark, that hold the length of the index before them."""


class StoredImage(msgspec.Struct, frozen=True, array_like=True):
    """The start and size of a transparent picture (RGBA) in the file."""

    start: int
    width: int
    height: int


class Glyph(msgspec.Struct, frozen=True, array_like=True):
    """The start and size of a character's mask in the file, its offset from the line's corner, and its advance."""

    start: int
    width: int
    height: int
    across: int
    down: int
    advance: float


class Index(msgspec.Struct, frozen=True):
    """The contents of a file, by name."""

    pictures: dict[str, StoredImage]
    letters: dict[str, Glyph]


class _File:
    """An open file of parts."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDONLY)
        finalize(self, os.close, self._file)
        end = os.fstat(self._file).st_size - len(END) - _LENGTH
        length = int.from_bytes(os.pread(self._file, _LENGTH, end), "big")
        self.index = msgspec.msgpack.decode(os.pread(self._file, length, end - length), type=Index)

    def image(self, mode: str, place: StoredImage | Glyph) -> Image.Image:
        """Read an image; it is read-only."""
        pixels = os.pread(self._file, place.width * place.height * len(mode), place.start)
        return Image.frombuffer(mode, (place.width, place.height), pixels, "raw", mode, 0, 1)


_learnt: list[_File] = []
"""At most one file, which all renderers of the process share."""


@cache
def _stamp() -> str:
    """Return a digest of all sources of the parts."""
    here, digest = Path(__file__).parent, hashlib.sha256(PIL.__version__.encode())
    for pattern in _SOURCES:
        for source in sorted(here.glob(pattern)):
            digest.update(source.read_bytes())
    for file in FILES.values():
        digest.update(file.read_bytes())
    return digest.hexdigest()[:24]


def path_of(folder: Path) -> Path:
    """Name the file of parts, with the stamp of its sources."""
    return folder / f"parts-{_stamp()}.atlas"


def missing(folder: Path) -> bool:
    """Return whether the parts have yet to be made."""
    return not is_whole(path_of(folder), 0)


def learn(folder: Path) -> None:
    """Use the parts in this folder from now on, if they exist."""
    if not _learnt and not missing(folder):
        _learnt[:] = [_File(path_of(folder))]


def picture(name: str) -> Image.Image | None:
    """Return a transparent picture, if it is among the parts."""
    place = _learnt[0].index.pictures.get(name) if _learnt else None
    return _learnt[0].image("RGBA", place) if place else None


def _letter(character: str, face: FontFace, size: int) -> Glyph | None:
    return _learnt[0].index.letters.get(f"{face} {size} {character}") if _learnt and len(character) == 1 else None


def advance(character: str, face: FontFace, size: int) -> float | None:
    """Return a character's advance, if it is among the parts."""
    found = _letter(character, face, size)
    return found.advance if found else None


def mask(character: str, face: FontFace, size: int) -> tuple[Image.Image, tuple[int, int]] | None:
    """Return a character's mask and its offset from the line's corner, if it is among the parts."""
    found = _letter(character, face, size)
    return (_learnt[0].image("L", found), (found.across, found.down)) if found else None


def encode(pixels: bytes, index: Index) -> bytes:
    """Return the content of a file with these parts."""
    listed = msgspec.msgpack.encode(index)
    return b"".join((pixels, listed, len(listed).to_bytes(_LENGTH, "big"), END))
