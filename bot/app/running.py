"""Wire everything together: the store, the tables, the conversation, and a part for each role."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from socket import socket
from typing import Final

from bot.app import atlas
from bot.app.alarm import circuit_breaker
from bot.app.backups import keep_backups
from bot.app.breaker import Breaker
from bot.app.computers import Computers
from bot.app.data_dir import store_settings
from bot.app.health import Health, count, watch_lag
from bot.app.health import serve as serve_health
from bot.app.platforms import PLATFORMS
from bot.app.supervisor import stop_on_signals, supervise
from bot.chat.conversation import Conversation
from bot.chat.links import Links, key_of
from bot.chat.picture_queue import PictureQueue
from bot.chat.platform_kind import PlatformKind, Progress, SupervisedTask, Wiring
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.i18n import shipped
from bot.settings import Settings
from bot.store import Store, open_store
from bot.table.limits import HostLimits
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.workers.pool import Workers
from renderer.faces import UNSHAPED, shapes
from renderer.renderer import Renderer

logger = logging.getLogger(__name__)

TABLE: Final = "table"
"""The role for timers, reminders and computers' turns."""

ROLES: Final = (TABLE, *(role for kind in PLATFORMS for role in kind.roles))
"""The roles of a process."""

NEW_THINGS: Final = 10_000
"""How many new objects trigger a garbage collection; Python's usual number is 700."""


async def run(
    settings: Settings,
    roles: Sequence[str] = ROLES,
    listener: socket | None = None,
    health_socket: socket | None = None,
    ready: Callable[[Store], Awaitable[None]] | None = None,
    platforms: Sequence[PlatformKind] = PLATFORMS,
) -> None:
    """Run these roles until a signal comes. `listener`, `health_socket`: the sockets for pages and for health and metrics.

    `ready`: called once the store answers.
    """
    stop = asyncio.Event()
    stop_on_signals(stop)
    failing: set[str] = set()
    async with _store(settings, roles) as store, Workers() as workers:
        await asyncio.to_thread(shipped().read_all)
        with circuit_breaker(settings) as breaker:
            parts = await _parts(settings, roles, listener, store, workers, breaker, platforms)
            parts += _watch(store, health_socket, failing)
            settle()
            if ready is not None:
                await ready(store)
            await supervise(parts, stop, failing)
        logger.info("stopped; everything is stored")


def _watch(store: Store, listener: socket | None, failing: set[str]) -> Iterator[SupervisedTask]:
    if listener is not None:
        health = Health(store, lambda: [f"{name} has failed and is started again" for name in sorted(failing)])
        yield SupervisedTask("health", partial(serve_health, health, listener))
        yield SupervisedTask("the lag of the loop", watch_lag)
        yield SupervisedTask("counting tables", partial(count, store))


@asynccontextmanager
async def _store(settings: Settings, roles: Sequence[str]) -> AsyncIterator[Store]:
    role = "all" if set(roles) == set(ROLES) else "-".join(roles)
    async with open_store(store_settings(settings, role)) as store:
        yield store


async def _parts(
    settings: Settings,
    roles: Sequence[str],
    listener: socket | None,
    store: Store,
    workers: Workers,
    breaker: Breaker,
    platforms: Sequence[PlatformKind],
) -> list[SupervisedTask]:
    folder = atlas.folder_of(settings)
    if not shapes():
        logger.warning(UNSHAPED)
    renderer = Renderer(drawings(), folder)
    thinker = Computers(workers, settings.computer_move)
    tables = Tables(store, pause=settings.computer_pause)
    services = Services(
        tables,
        PictureQueue(renderer),
        thinker.levels,
        {kind.name: kind.limits for kind in platforms},
        _limits(settings),
        Links(await key_of(store.documents), settings.web_url or ""),
        settings.owners,
        lambda: breaker.remaining,
        thinker,
        {kind.name: kind.data(settings, store) for kind in platforms if kind.data is not None},
    )
    wiring = Wiring(
        settings=settings,
        roles=roles,
        listener=listener,
        store=store,
        services=services,
        conversation=Conversation(services),
        events=services.places,
    )
    tasks = [task for kind in platforms for task in kind.tasks(wiring)]
    if tasks:
        tasks.append(SupervisedTask("drawing the tiles", partial(atlas.draw, renderer, folder, partial(_tell, wiring.progress))))
    handle = None
    if TABLE in roles:
        handle = Timekeeper(tables, thinker, services.results).handle
        tasks.append(SupervisedTask("merges of accounts", services.accounts.finish_all))
        if settings.backup_dir is not None:
            tasks.append(SupervisedTask("scheduled back-ups", partial(keep_backups, settings, settings.backup_dir)))
    return [*tasks, SupervisedTask("the store's service", partial(store.serve, couriers={}, table=handle))]


def _limits(settings: Settings) -> HostLimits:
    return HostLimits(**{name: getattr(settings, name) for name in HostLimits.__struct_fields__})


async def _tell(listeners: Sequence[Callable[[Progress], Awaitable[None]]], progress: Progress) -> None:
    """Report tile-drawing progress to the platforms that can show it; if there are none, log it."""
    for tell in listeners:
        await tell(progress)
    if progress and progress[1] and not listeners:
        logger.info("getting ready: %d of %d tiles drawn", *progress)


def settle() -> None:
    """Exclude all objects that exist after the start from garbage collection, and collect less often.

    Nearly all objects of a request are freed without the collector once it is answered; cycles of later objects are still found.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, 10, 10)
