"""Stored data has a format number; other formats are refused."""

import pytest

from bot.store import StoreSettings, open_store
from bot.store.faults import Refused
from bot.store.keys import shard_of
from bot.store.model import FORMAT
from tests.store.made import step
from tests.store.servers import Server


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (FORMAT + 1, f"have format {FORMAT + 1}, this program reads formats up to {FORMAT}"),
        (FORMAT - 1, f"have format {FORMAT - 1}, this program reads format {FORMAT} only"),
    ],
)
async def test_other_format_is_refused_and_left_alone(server: Server, number: int, said: str) -> None:
    async with open_store(StoreSettings(url=server.url)) as store:
        await store.games.commit(step("g1", 0))
        name = store.keys.format
        await store.client.call("SET", name, number)
    before = server.ask("DBSIZE")
    with pytest.raises(Refused, match=said):
        async with open_store(StoreSettings(url=server.url)):
            pass
    assert server.ask("DBSIZE") == before
    assert int(server.ask("GET", name)) == number


async def test_all_stored_data_has_a_format_number(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as store:
        await store.games.commit(step("g1", 0))
        await store.games.put_draft("g1", 1, 0, b"tile")
        await store.documents.put("person", "ann", b"{}", 0)
        k = store.keys
        for name in (k.game("g1").head, k.game("g1").draft, k.document("person", "ann")):
            assert int(await store.client.call("HGET", name, "f")) == FORMAT
        assert (await store.client.call("LINDEX", k.game("g1").log, 0))[8] == FORMAT
        [[_, fields]] = await store.client.call("XRANGE", k.out(shard_of("g1")), "-", "+")
        assert int(fields[b"f"]) == FORMAT
        assert int(await store.client.call("GET", k.format)) == FORMAT
