"""Uploaded files, their types, and the ids for sending them again."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from typing import Any, Final

from PIL import Image

from tests.standins.telegram.refusals import bad

Json = dict[str, Any]

BOXES: Final = (("s", 90), ("m", 320), ("x", 800), ("y", 1280), ("w", 2560))
"""The sizes of photos, and the longest side of each."""
LARGEST_PHOTO: Final = 10 << 20
LARGEST_FILE: Final = 50 << 20
LARGEST_DOWNLOAD: Final = 20 << 20
_WORDS: Final = {"photo": "Photo", "document": "Document", "animation": "Animation"}


@dataclass(frozen=True)
class File:
    """A stored file. `kind`: photo, document or animation."""

    id: str
    kind: str
    data: bytes
    name: str
    width: int = 0
    height: int = 0

    @property
    def unique(self) -> str:
        return f"u{self.id}"

    def sizes(self) -> list[tuple[str, int]]:
        """The sizes in which the service keeps a photo, each a JPEG in a box of its own; none is larger than the original."""
        side = max(self.width, self.height)
        found = [(letter, box) for letter, box in BOXES if box < side]
        return [*found, BOXES[min(len(found), len(BOXES) - 1)]]

    def _size(self, letter: str, box: int) -> Json:
        share = min(1.0, box / max(self.width, self.height))
        width, height = max(1, round(self.width * share)), max(1, round(self.height * share))
        named = {"file_id": f"{self.id}-{letter}", "file_unique_id": f"{self.unique}{letter}"}
        return named | {"width": width, "height": height, "file_size": width * height // 5 + 1}

    def json(self) -> Json:
        """Its fields in a message."""
        whole = {"file_id": self.id, "file_unique_id": self.unique, "file_size": len(self.data)}
        shape = {"width": self.width, "height": self.height}
        match self.kind:
            case "photo":
                return {"photo": [self._size(letter, box) for letter, box in self.sizes()]}
            case "animation":
                named = whole | {"file_name": self.name, "mime_type": "image/gif"}
                return {"animation": named | shape | {"duration": 1}, "document": named}
            case _:
                return {"document": whole | {"file_name": self.name, "mime_type": "application/octet-stream"}}


@dataclass(frozen=True)
class Upload:
    """A file uploaded with a request."""

    name: str
    data: bytes


@dataclass
class Files:
    """All files by id. `uploads`: number of uploads."""

    by_id: dict[str, File] = field(default_factory=dict)
    uploads: int = 0

    def take(self, kind: str, given: Upload | str) -> File:
        """An uploaded file, or a stored one by id."""
        if isinstance(given, Upload):
            return self.keep(kind, given)
        known = self.by_id.get(_whole(given))
        if known is None:
            raise bad("wrong remote file identifier specified: Wrong string length")
        if known.kind != kind:
            raise bad(f"can't use file of type {_WORDS[known.kind]} as {_WORDS[kind]}")
        return known

    def keep(self, kind: str, given: Upload) -> File:
        """Store a file."""
        self.uploads += 1
        if not given.data:
            raise bad("file must be non-empty")
        if len(given.data) > (LARGEST_PHOTO if kind == "photo" else LARGEST_FILE):
            raise bad(f"file is too big: {kind}")
        width, height = (0, 0) if kind == "document" else _shape(kind, given.data)
        made = File(f"{kind[:3].upper()}-{self.uploads:06d}", kind, given.data, given.name, width, height)
        self.by_id[made.id] = made
        return made

    def get(self, file_id: str) -> Json:
        """The address of a file."""
        known = self.by_id.get(_whole(file_id))
        if known is None:
            raise bad("wrong file_id or the file is temporarily unavailable")
        if len(known.data) > LARGEST_DOWNLOAD:
            raise bad("file is too big")
        return {
            "file_id": file_id,
            "file_unique_id": known.unique,
            "file_size": len(known.data),
            "file_path": f"files/{known.id}",
        }


def _whole(file_id: str) -> str:
    """The id of a file, from that of one of its sizes."""
    return file_id[:-2] if file_id[-2:-1] == "-" and file_id[-1:].isalpha() else file_id


def _shape(kind: str, data: bytes) -> tuple[int, int]:
    """Width and height; raise Refusal if the service would not accept the picture."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            width, height = image.size
    except OSError:
        raise bad("IMAGE_PROCESS_FAILED") from None
    if kind == "photo" and (width + height > 10_000 or max(width, height) > 20 * min(width, height)):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return width, height
