"""The Telegram adapter in this process, on a real store and the stand-in; tables, clock and drawing as in the bot."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from PIL import Image

from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.settings import Secret
from bot.store import Store
from bot.table.limits import HostLimits
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.telegram.adapter import Adapter, TelegramConnection
from renderer.renderer import Renderer
from renderer.scene import Frame, Scene
from tests.chat.room import LIMITS
from tests.standins.telegram.manners import rude
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Chat
from tests.table.chance import steady
from tests.table.simple_players import SimplePlayers
from tests.waiting import until

LEAST: Final = HostLimits(commands_a_minute=1_000_000, commands_in_chat_a_minute=1_000_000, looks_in_chat_a_minute=1_000_000)


class TinyRenderer(Renderer):
    """A renderer of tiny pictures that differ by scene."""

    def png(self, scene: Scene, theme: str = "dark") -> bytes:
        return _sketch(f"{scene}{theme}", "PNG")

    def gif(self, scenes: Sequence[Frame], theme: str = "dark", each: int = 450, last: int = 4000) -> bytes:
        return _sketch(f"{scenes}{theme}", "GIF")


def _sketch(of: str, form: str) -> bytes:
    data, digest = io.BytesIO(), hashlib.sha256(of.encode()).digest()
    pictures = [Image.new("RGB", (32, 32), tuple(digest[at : at + 3])) for at in (0, 3)]
    more = {"save_all": True, "append_images": pictures[1:]} if form == "GIF" else {}
    pictures[0].save(data, form, **more)
    return data.getvalue()


def services_of(store: Store, limits: HostLimits = LEAST, renderer: type[Renderer] = TinyRenderer) -> Services:
    """The services, with a fixed draw."""
    return Services(Tables(store, steady()), PictureQueue(renderer(drawings())), SimplePlayers.levels, LIMITS, limits)


def adapter_of(store: Store, telegram: Telegram, services: Services, pages: str = "", **more: object) -> Adapter:
    """An adapter that polls often and sends without rate limits."""
    given: dict[str, object] = {"pace": 1_000_000, **more}
    connection = TelegramConnection(Secret(telegram.token), telegram.url, **given)  # type: ignore[arg-type]
    return Adapter(connection, Conversation(services), store, services.places, pages=pages)


@asynccontextmanager
async def running(*parts: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """Run tasks for the length of a block; if one fails, fail the test at once."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(_kept(part)) for part in parts]
        yield
        for task in tasks:
            task.cancel()


async def _kept(part: Callable[[], Awaitable[None]]) -> None:
    await part()
    raise AssertionError(f"{part} has ended")


@asynccontextmanager
async def on_air(
    store: Store, telegram: Telegram, services: Services | None = None, pages: str = "", **more: object
) -> AsyncIterator[Adapter]:
    """Run everything in one process. At the end, fail if a call broke the API description or a press was answered twice."""
    services = services or services_of(store)
    adapter = adapter_of(store, telegram, services, pages, **more)
    keeper = Timekeeper(services.tables, SimplePlayers(), services.results)
    store.wakeups.sweep_every = 0.02

    async def serve() -> None:
        await store.serve(couriers={}, table=keeper.handle)

    async with running(serve, adapter.send, adapter.receive):
        await until(lambda: adapter.outgoing.sender is not None)
        yield adapter
    assert telegram.wrong == []
    wrong = rude(telegram.world)
    assert not wrong, wrong
    assert telegram.presses.late == 0
    assert all(each.answer.done() for each in telegram.presses.by_id.values())


def phone(telegram: Telegram, chat: Chat | None, number: int, name: str, **more: object) -> TelegramPhone:
    """A user's phone; the user is a member of the chat, if one is given."""
    user = telegram.world.person(number, name)
    if chat is not None:
        chat.members[number] = "member"
    return TelegramPhone(telegram, user, chat or telegram.world.chats[number], **more)  # type: ignore[arg-type]
