"""Wire everything together: the store, the tables, the conversation, and a part for each role."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from socket import socket
from typing import Final

from bot.app import atlas
from bot.app.alarm import fuse
from bot.app.breaker import Breaker
from bot.app.computers import Computers
from bot.app.data_dir import store_settings
from bot.app.gc_tuning import settle
from bot.app.health import Health, count, watch_lag
from bot.app.health import serve as serve_health
from bot.app.platform_events import PlatformEventHandler
from bot.app.supervisor import SupervisedTask, stop_on_signals, supervise
from bot.chat.conversation import Conversation
from bot.chat.links import Links, key_of
from bot.chat.pages import Pages
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.discord.adapter import Discord
from bot.discord.client import redirect
from bot.discord.limits import DISCORD
from bot.games import faces as scene
from bot.i18n import shipped
from bot.settings import Secret, Settings
from bot.store import Deliver, Store, opened
from bot.table.limits import HostLimits
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.telegram.adapter import Adapter as Telegram
from bot.telegram.adapter import TelegramConnection
from bot.telegram.limits import TELEGRAM
from bot.web.holdings import RoomData
from bot.web.limits import WEB
from bot.web.room import ChatRoom
from bot.web.serving import serve
from bot.web.tables import TablePages
from bot.workers.pool import Workers
from renderer.renderer import Renderer

logger = logging.getLogger(__name__)

ROLES: Final = ("web", "table", "discord", "telegram", "telegram-out")
"""The roles of a process: the chat room and its messages; timers, reminders and computers' turns; platforms with a token.

Telegram has a role for receiving and one for sending: of all processes that may send, one does.
"""


async def run(
    settings: Settings,
    roles: Sequence[str] = ROLES,
    door: socket | None = None,
    health_door: socket | None = None,
    ready: Callable[[Store], Awaitable[None]] | None = None,
) -> None:
    """Run these roles until a signal comes. `door`, `health_door`: the sockets for the chat room and for health and metrics.

    `ready`: called once the store answers.
    """
    stop = asyncio.Event()
    stop_on_signals(stop)
    failing: set[str] = set()
    async with _store(settings, roles) as store, Workers() as workers:
        await asyncio.to_thread(shipped().read_all)
        with fuse(settings) as breaker:
            parts = [part async for part in _parts(settings, roles, door, store, workers, breaker)]
            parts += _watch(store, health_door, failing)
            settle()
            if ready is not None:
                await ready(store)
            await supervise(parts, stop, failing)
        logger.info("stopped; everything is saved")


def _watch(store: Store, door: socket | None, failing: set[str]) -> Iterator[SupervisedTask]:
    if door is not None:
        health = Health(store, lambda: [f"{name} has failed and is started again" for name in sorted(failing)])
        yield SupervisedTask("health", partial(serve_health, health, door))
        yield SupervisedTask("the lag of the loop", watch_lag)
        yield SupervisedTask("counting tables", partial(count, store))


@asynccontextmanager
async def _store(settings: Settings, roles: Sequence[str]) -> AsyncIterator[Store]:
    role = "all" if set(roles) == set(ROLES) else "-".join(roles)
    async with opened(store_settings(settings, role)) as store:
        yield store


async def _parts(
    settings: Settings, roles: Sequence[str], door: socket | None, store: Store, workers: Workers, breaker: Breaker
) -> AsyncIterator[SupervisedTask]:
    folder = atlas.folder_of(settings)
    renderer = Renderer(scene.drawings(), folder)
    thinker = Computers(workers)
    tables = Tables(store, pause=settings.computer_pause)
    links = Links(await key_of(store.documents), settings.web_url or "")
    holdings = RoomData(store, settings.data_dir / "web")
    services = Services(
        tables,
        PictureQueue(renderer),
        thinker.levels,
        {each.platform: each for each in (DISCORD, TELEGRAM, WEB)},
        _limits(settings),
        links,
        settings.owners,
        lambda: breaker.remaining,
        thinker,
        {"web": holdings},
    )
    handle = Timekeeper(tables, thinker, services.results).handle if "table" in roles else None
    talk = Conversation(services)
    tell: atlas.Tell = _log_progress
    couriers: dict[str, Deliver] = {}
    if door is not None:
        room = ChatRoom(holdings, talk)
        tell = room.tell
        deliver = partial(talk.deliver, platform=room)
        yield SupervisedTask(
            "the chat room",
            partial(serve, room, TablePages(Pages(services, talk, WEB), holdings.shelf), door, settings, store, deliver),
        )
    if "discord" in roles and settings.discord_token is not None:
        part, couriers[DISCORD.platform] = _discord(settings, settings.discord_token, store, talk, services)
        yield part
    telegram = list(_telegram(settings, settings.telegram_token, roles, store, talk, services)) if settings.telegram_token else []
    for part in telegram:
        yield part
    if door is not None or couriers or telegram:
        yield SupervisedTask("drawing the tiles", partial(atlas.draw, renderer, folder, tell))
    if handle is not None:
        yield SupervisedTask("merges of accounts", services.accounts.finish_all)
    yield SupervisedTask("the store's service", partial(store.serve, couriers=couriers, table=handle))


def _limits(settings: Settings) -> HostLimits:
    return HostLimits(**{name: getattr(settings, name) for name in HostLimits.__struct_fields__})


async def _log_progress(progress: tuple[int, int] | None) -> None:
    if progress and progress[1]:
        logger.info("getting ready: %d of %d tiles drawn", *progress)


def _discord(
    settings: Settings, token: Secret, store: Store, talk: Conversation, services: Services
) -> tuple[SupervisedTask, Deliver]:
    redirect(settings.discord_api_url, settings.discord_gateway_url)
    discord = Discord(talk, store, PlatformEventHandler(services), partial(print, flush=True))
    count, shards = settings.discord_shards or (0, range(0))
    return SupervisedTask("Discord", partial(discord.run, token, shards, count)), partial(talk.deliver, platform=discord.posts)


def _telegram(
    settings: Settings, token: Secret, roles: Sequence[str], store: Store, talk: Conversation, services: Services
) -> Iterator[SupervisedTask]:
    connection = TelegramConnection(
        token,
        settings.telegram_api_url,
        settings.telegram_webhook_url,
        settings.telegram_webhook_secret,
        settings.telegram_webhook_host,
        settings.telegram_webhook_port,
        settings.telegram_pace,
    )
    telegram = Telegram(connection, talk, store, PlatformEventHandler(services), shipped().languages)
    if "telegram-out" in roles:
        yield SupervisedTask("Telegram's sender", telegram.send)
    if "telegram" in roles:
        yield SupervisedTask("Telegram", telegram.receive)
