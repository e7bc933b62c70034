"""The store as the rest of the bot sees it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from bot.store.archive import Archive, Mover
from bot.store.client import PATIENCE, RedisClient
from bot.store.clock import LEAST_LEFT, LONGEST_SILENCE, Clock
from bot.store.connect import parse
from bot.store.coordination import Coordination
from bot.store.courier import Courier, Deliver
from bot.store.digests import DIGEST_WAIT, Digests
from bot.store.documents import Documents
from bot.store.embedded import Embedded
from bot.store.events import TABLE, EventQueue, Handle
from bot.store.faults import Refused, Steadfast, StoreError
from bot.store.games import Games
from bot.store.indexes import Indexes
from bot.store.keys import Keys
from bot.store.model import FORMAT
from bot.store.outbox import Outbox
from bot.store.reader import Consumer, StreamReader
from bot.store.relay import Relay
from bot.store.shard_leases import LIFE, Leases
from bot.store.wakeups import Wakeups

logger = logging.getLogger(__name__)

_DAY: Final = 86_400_000


class StoreSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How the store is set up. Without a URL a private server runs in `folder`."""

    url: str | None = None
    folder: Path | None = None
    #: What this process does; one of each role may run on a folder.
    role: str = "all"
    prefix: str = "carc"
    #: Where finished games go: `archive` in `folder` if not given; nowhere if there is no folder.
    archive: Path | None = None
    #: How long a finished game stays in Redis (milliseconds).
    archive_after: int = 7 * _DAY
    #: How long a person waits for a failing Redis before getting an error (seconds).
    patience: float = PATIENCE
    #: How long a start waits for Redis (seconds).
    start_patience: float = 30.0
    lease: float = LIFE
    digest_wait: int = DIGEST_WAIT
    longest_silence: int = LONGEST_SILENCE
    least_left: int = LEAST_LEFT
    #: Whether a back-up is being restored: only then may a broken-off restore be there.
    restoring: bool = False


class Store:
    """Everything that is kept. `open_store` makes it."""

    def __init__(self, client: RedisClient, settings: StoreSettings) -> None:
        """Wire the parts; nothing is sent yet."""
        keys = Keys(settings.prefix)
        folder = settings.archive or (settings.folder / "archive" if settings.folder else None)
        self.client = client
        self.settings = settings
        self.keys = keys
        self.clock = Clock(client, keys, settings.longest_silence, settings.least_left)
        self.games = Games(client, keys, self.clock.note, settings.archive_after)
        self.indexes = Indexes(client, keys)
        self.documents = Documents(client, keys)
        self.digests = Digests(client, keys, settings.digest_wait)
        self.coordination = Coordination(client, keys)
        self.relay = Relay(client, keys)
        self.outbox = Outbox(client, keys)
        self.archive_folder = folder
        self.archive = Mover(self.games, Archive(folder) if folder else None)
        self.wakeups = Wakeups(client, keys, self.clock)
        self._readers: list[StreamReader] = []

    @property
    def fault(self) -> StoreError | None:
        """The fault that stops background work, if any."""
        return next((reader.fault for reader in self._readers if reader.fault), None)

    async def serve(self, *, couriers: Mapping[str, Deliver], table: Handle | None = None) -> None:
        """Work until cancelled: send heartbeats, move timers, and deliver.

        `couriers`: the function that posts each platform's messages; `table`: the handler of timers. Several processes may serve
        the same platform or table: they share the work.
        """
        groups = [*couriers, *([TABLE] if table is not None else ())]
        # Register all first: an entry that one group is done with is dropped once every known group is done with it.
        await Steadfast("the outbox").keep(lambda: self.outbox.register(groups))
        async with asyncio.TaskGroup() as tasks:
            if table is not None:
                reader = self._reader(TABLE)
                self.wakeups.add(reader, timers=True)
                events = EventQueue(reader, self.indexes, self.archive, table)
                tasks.create_task(self._run(reader, events))
            for platform, deliver in couriers.items():
                tasks.create_task(self._post(platform, deliver))
            tasks.create_task(self.wakeups.run())

    async def post(self, platform: str, deliver: Deliver) -> None:
        """Deliver for one more platform until cancelled, while this process alone may; `serve` runs beside it."""
        await Steadfast("the outbox").keep(lambda: self.outbox.register([platform]))
        await self._post(platform, deliver)

    async def _post(self, platform: str, deliver: Deliver) -> None:
        reader = self._reader(platform)
        self.wakeups.add(reader)
        await self._run(reader, Courier(platform, reader, self.outbox, deliver))

    def _reader(self, group: str) -> StreamReader:
        reader = StreamReader(self.outbox, Leases(self.client, self.keys, group, self.settings.lease), group)
        self._readers.append(reader)
        return reader

    async def _run(self, reader: StreamReader, consumer: Consumer) -> None:
        try:
            await reader.run(consumer)
        finally:
            self.wakeups.remove(reader)
            self._readers.remove(reader)


@asynccontextmanager
async def open_store(settings: StoreSettings) -> AsyncIterator[Store]:
    """Open a store on a private server, or on the one the URL names; check its format, and catch up its clock."""
    if settings.url:
        async with _connect(settings.url, settings) as store:
            yield store
        return
    if settings.folder is None:
        raise Refused("neither a Redis URL nor a data directory is set")
    embedded = Embedded(settings.folder, settings.role)
    await embedded.start()
    watch = asyncio.create_task(embedded.watch())
    try:
        async with _connect(embedded.url, settings) as store:
            yield store
    finally:
        watch.cancel()
        await asyncio.gather(watch, return_exceptions=True)
        await embedded.stop()


@asynccontextmanager
async def _connect(url: str, settings: StoreSettings) -> AsyncIterator[Store]:
    client = RedisClient(parse(url), settings.start_patience)
    try:
        name = await client.check()
        logger.info("storing games in %s at %s", name, client.address)
        store = Store(client, settings)
        if not settings.restoring and await client.call("EXISTS", store.keys.restoring):
            raise Refused(
                "a restore was interrupted: run `carcassonne-bot restore` with the same file again, "
                "or `carcassonne-bot restore --discard` to delete what was restored so far"
            )
        await _check_format(client, store.keys)
        await store.clock.beat()
        if not settings.restoring:
            await store.clock.set_missing()
        client.patience = settings.patience
        yield store
    finally:
        await client.close()


async def _check_format(client: RedisClient, keys: Keys) -> None:
    """Write the format number into an empty store, and refuse data of any other format.

    When the layout changes, raise `FORMAT` and migrate older data here before the store is used. A step to format N changes each
    game in one script that sees what is already done, so a crash half-way costs nothing; it writes N under `keys.format` last.
    Processes that start together must not run it twice: one takes a lock (`SET … NX EX`), the others wait for the number.
    """
    await client.call("SET", keys.format, FORMAT, "NX")
    found = int(await client.call("GET", keys.format))
    if found > FORMAT:
        raise Refused(
            f"the stored games have format {found}, this program reads formats up to {FORMAT}: "
            "it is too old and would damage them"
        )
    if found < FORMAT:
        raise Refused(f"the stored games have format {found}, this program reads format {FORMAT} only")
