"""Pictures and files of messages, in a folder of the data directory under unguessable names."""

from __future__ import annotations

import asyncio
import re
import secrets
import struct
import time
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Final

from bot.chat.contract import File, Picture
from bot.web.posts import StoredFile

_KEY: Final = re.compile(r"[0-9a-f]{32}")
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_YOUNG: Final = 600
"""Seconds for which a file without a message stays: its message may follow soon, or a page may still be loading it."""


class StoredFiles:
    """The folder of pictures and files."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def picture(self, picture: Picture) -> StoredFile:
        """Draw a picture and store it."""
        data = await picture.png()
        width, height = _size(data)
        return StoredFile(await self._keep(data), str(picture.name), str(picture.alt), width, height, picture.taps())

    async def file(self, file: File) -> StoredFile:
        """Store a file."""
        return StoredFile(await self._keep(await file.data()), str(file.name), str(file.alt))

    async def _keep(self, data: bytes) -> str:
        key = secrets.token_hex(16)
        await asyncio.to_thread(self._write, key, data)
        return key

    def _write(self, key: str, data: bytes) -> None:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = self._folder / f"{key}.draft"
        draft.write_bytes(data)
        draft.replace(self._folder / key)

    async def read(self, key: str) -> bytes | None:
        """Return a file's data, or None. It is read as a whole: a slow download must not hold a file open."""
        if not _KEY.fullmatch(key):
            return None
        try:
            return await asyncio.to_thread((self._folder / key).read_bytes)
        except FileNotFoundError:
            return None

    async def remove(self, keys: AbstractSet[str]) -> None:
        """Delete these files at once."""
        for key in keys:
            await asyncio.to_thread((self._folder / key).unlink, missing_ok=True)

    async def sweep(self, wanted: AbstractSet[str]) -> None:
        """Delete the files that no message shows any more."""
        await asyncio.to_thread(self._sweep, wanted)

    def _sweep(self, wanted: AbstractSet[str]) -> None:
        if not self._folder.is_dir():
            return
        for path in self._folder.iterdir():
            if path.name not in wanted and time.time() - path.stat().st_mtime > _YOUNG:
                path.unlink(missing_ok=True)


def _size(data: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG, so that the page can reserve room; (0, 0) for other data."""
    if not data.startswith(_PNG):
        return 0, 0
    width, height = struct.unpack(">II", data[16:24])
    return width, height
