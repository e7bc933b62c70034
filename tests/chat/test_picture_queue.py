"""The drawing threads."""

from __future__ import annotations

import asyncio
import threading

from bot.chat.picture_queue import PictureQueue
from bot.games.faces import drawings
from renderer.renderer import Renderer


async def test_drawing_threads_are_limited() -> None:
    """A thread keeps the memory of its largest picture, so one per processor would be too many."""
    picture_queue = PictureQueue(Renderer(drawings()), at_once=2)

    def draw() -> bytes:
        return str(threading.get_ident()).encode()

    threads = await asyncio.gather(*(picture_queue._draw(draw) for _ in range(200)))
    assert 1 <= len(set(threads)) <= 2
    assert str(threading.main_thread().ident).encode() not in threads
