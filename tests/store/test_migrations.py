"""Older data is brought to this layout; newer data is refused."""

import asyncio
from pathlib import Path

import pytest

from bot.store import Applied, Duplicate, Head, PlaceState, Stale, StoredDraft, StoreSettings, opened
from bot.store.client import RedisClient
from bot.store.connect import parse
from bot.store.faults import Refused
from bot.store.keys import Keys, shard_of
from bot.store.migrations import STEPS
from bot.store.model import FORMAT
from tests.store.dumps import read, restore
from tests.store.made import step
from tests.store.servers import Cluster, Server

OLD = Path(__file__).parent / "dumps" / "format-1.jsonl"
OLD_DUMP = OLD.read_text()
BEGUN = 1_790_000_000_000


async def _restored(url: str) -> RedisClient:
    client = RedisClient(parse(url))
    await restore(client, OLD_DUMP)
    return client


@pytest.mark.parametrize("where", ["one server", "cluster"])
async def test_games_of_the_first_layout_go_on(where: str, request: pytest.FixtureRequest) -> None:
    place: Server | Cluster = request.getfixturevalue("server" if where == "one server" else "cluster")
    client = await _restored(place.url)
    async with opened(StoreSettings(url=place.url)) as store:
        loaded = await store.games.load("aaaa1111")
        assert loaded is not None
        assert (loaded.version, loaded.head) == (3, Head("running", ("ann",), b"extra"))
        assert [entry.body for entry in loaded.entries] == [b"entry 0", b"entry 1", b"entry 2"]
        assert [entry.time for entry in loaded.entries] == [BEGUN, BEGUN + 1, BEGUN + 2]
        assert loaded.timers == {"turn": BEGUN + 86_400_000, "remind": BEGUN + 43_200_000}
        assert loaded.draft == StoredDraft(3, 2, b"tile")
        assert loaded.places == {"telegram:-100": PlaceState(3, "77")}
        members = await store.client.call("ZRANGE", store.keys.due(shard_of("aaaa1111")), 0, -1)
        assert sorted(members) == [b"d:aaaa1111:turn", b"r:aaaa1111:remind"]
        assert isinstance(await store.games.commit(step("aaaa1111", 2)), Duplicate)
        assert isinstance(await store.games.commit(step("aaaa1111", 2, key="late")), Stale)
        assert isinstance(await store.games.commit(step("aaaa1111", 3, draft=2)), Applied)
    assert int(await client.call("GET", Keys().format)) == FORMAT
    await client.close()


async def test_a_migration_that_died_half_way_is_finished(server: Server) -> None:
    client = await _restored(server.url)
    keys = Keys()
    await STEPS[2](client, keys)  # done, but nobody wrote the number down
    before = await read(client)
    async with opened(StoreSettings(url=server.url)) as store:
        loaded = await store.games.load("bbbb2222")
        assert loaded is not None
        assert loaded.entries[0].body == b"entry 0"
    after = {line["key"]: line for line in await read(client)}
    for line in before:
        if line["key"] not in {keys.format, keys.beat}:
            assert after[line["key"]] == line
    await client.close()


async def test_two_processes_that_start_at_once_migrate_once(server: Server) -> None:
    client = await _restored(server.url)

    async def start() -> int:
        async with opened(StoreSettings(url=server.url)) as store:
            loaded = await store.games.load("aaaa1111")
            assert loaded is not None
            return loaded.version

    assert await asyncio.gather(*(start() for _ in range(4))) == [3, 3, 3, 3]
    await client.close()


async def test_newer_data_is_refused_and_left_alone(server: Server) -> None:
    async with opened(StoreSettings(url=server.url)) as store:
        await store.client.call("SET", store.keys.format, FORMAT + 1)
    with pytest.raises(Refused, match=f"have format {FORMAT + 1}, this program knows formats up to {FORMAT}"):
        async with opened(StoreSettings(url=server.url)):
            pass


async def test_everything_stored_has_its_format_number(server: Server) -> None:
    async with opened(StoreSettings(url=server.url)) as store:
        await store.games.commit(step("g1", 0))
        await store.games.put_draft("g1", 1, 0, b"tile")
        await store.documents.put("person", "ann", b"{}", 0)
        k = store.keys
        for name in (k.head("g1"), k.draft("g1"), k.document("person", "ann")):
            assert int(await store.client.call("HGET", name, "f")) == FORMAT
        assert (await store.client.call("LINDEX", k.log("g1"), 0))[8] == FORMAT
        [[_, fields]] = await store.client.call("XRANGE", k.out(shard_of("g1")), "-", "+")
        assert int(fields[b"f"]) == FORMAT
        assert int(await store.client.call("GET", k.format)) == FORMAT


def test_every_format_but_the_first_has_a_step_and_a_dump() -> None:
    assert set(STEPS) == set(range(2, FORMAT + 1))
    assert all((OLD.parent / f"format-{number}.jsonl").exists() for number in range(1, FORMAT))
