"""Draws pictures: off the event loop, a few at a time, and each only once for all chats."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Final

import msgspec

from bot.chat.contract import File, Picture, Tap
from bot.scene.drawing import Drawing
from bot.watch.faults import report
from bot.watch.metrics import STEP
from renderer.renderer import Renderer
from renderer.scene import Frame, Scene
from renderer.sprites import Sprites

KEPT: Final = 64
"""How many pictures are cached."""


class PictureQueue:
    """The drawing queue of the whole process."""

    def __init__(self, renderer: Renderer, at_once: int = 2) -> None:
        self._renderer = renderer
        self._gate = asyncio.Semaphore(at_once)
        # No more threads than draw at once: each thread keeps the memory of its largest pictures.
        self._drawers = ThreadPoolExecutor(at_once, "drawing")
        self._kept: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    def picture(self, drawing: Drawing, theme: str, name: str = "board.png", labels: Mapping[str, str] | None = None) -> Picture:
        """Return a picture for a message, drawn when the platform asks for it. `labels`: its labels and their buttons' ids."""
        taps = partial(self._taps, drawing.scene, theme, labels or {})
        return Picture(partial(self._png, drawing.scene, theme), drawing.text.short, name, taps)

    def sprites(self, theme: str) -> Sprites:
        """Return the sprites of a theme, for a page that lays them out itself."""
        return self._renderer.sprites(theme)

    async def sprite(self, theme: str, name: str, size: int) -> bytes:
        """Draw a sprite; raise NoSprite if there is none of this name."""
        async with self._gate:
            draw = partial(self._renderer.sprites(theme).webp, name, size)
            return await asyncio.get_running_loop().run_in_executor(self._drawers, draw)

    async def icon(self, theme: str, size: int, *, whole: bool) -> bytes:
        """Draw the game's icon; `whole`: as `Sprites.icon`."""
        async with self._gate:
            draw = partial(self._renderer.sprites(theme).icon, size, whole=whole)
            return await asyncio.get_running_loop().run_in_executor(self._drawers, draw)

    def _taps(self, scene: Scene, theme: str, labels: Mapping[str, str]) -> tuple[Tap, ...]:
        if not labels:
            return ()
        there = self._renderer.taps(scene, theme)
        found = ((tuple(labels[each] for each in tap.labels if each in labels), tap) for tap in there)
        return tuple(Tap(buttons, tap.left, tap.top, tap.width, tap.height) for buttons, tap in found if buttons)

    def animation(self, scenes: Callable[[], Sequence[Frame]], theme: str, alt: str) -> File:
        """Return a game as an animation."""
        return File(partial(self._gif, scenes, theme), "replay.gif", alt)

    async def _png(self, scene: Scene, theme: str) -> bytes:
        key = hashlib.sha256(msgspec.msgpack.encode([type(scene).__name__, scene, theme])).hexdigest()
        task = self._kept.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[key] = asyncio.create_task(self._draw(partial(self._renderer.png, scene, theme)))
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return await asyncio.shield(task)

    async def _gif(self, scenes: Callable[[], Sequence[Frame]], theme: str) -> bytes:
        return await self._draw(lambda: self._renderer.gif(scenes(), theme))

    async def _draw(self, draw: Callable[[], bytes]) -> bytes:
        async with self._gate:
            try:
                with STEP.labels("draw").time():
                    return await asyncio.get_running_loop().run_in_executor(self._drawers, partial(copy_context().run, draw))
            except Exception as fault:
                report("drawing", fault)
                raise
