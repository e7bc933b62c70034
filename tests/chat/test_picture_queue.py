"""Where pictures are drawn."""

from __future__ import annotations

import asyncio
import threading

from bot.chat.picture_queue import PictureQueue
from bot.games.faces import drawings
from renderer.renderer import Renderer


async def test_however_much_is_asked_for_no_more_threads_draw_than_may_at_once() -> None:
    """A thread that has drawn keeps the memory of its largest picture, so there must not be one for each processor."""
    picture_queue = PictureQueue(Renderer(drawings()), at_once=2)

    def draw() -> bytes:
        return str(threading.get_ident()).encode()

    threads = await asyncio.gather(*(picture_queue._drawn(draw) for _ in range(200)))
    assert 1 <= len(set(threads)) <= 2
    assert str(threading.main_thread().ident).encode() not in threads
