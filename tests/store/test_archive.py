"""Finished games move to the archive with record and result; documents change atomically."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.store import Document, Head, Store, StoreSettings, Timer, open_store
from bot.store.archive import Archive
from bot.store.faults import DiskFull
from bot.store.keys import shard_of
from tests.store.made import CHAT, step
from tests.store.proxy import Proxy
from tests.store.servers import Server
from tests.store.test_timers import serving
from tests.waiting import until

RECORD = json.dumps({"format": "carcassonne-record/1", "result": {"winners": [0]}}).encode()


async def test_finished_game_moves_to_the_archive_without_remains(server: Server, tmp_path: Path) -> None:
    async with open_store(StoreSettings(url=server.url, archive=tmp_path, archive_after=100)) as store:
        await store.games.commit(step("g1", 0, timers=(Timer("turn", after=1_000_000),)))
        over = step("g1", 1, head=Head("over"), clear_timers=True, record=RECORD, announcements=())
        await store.games.commit(over)
        assert await store.archive.record("g1") == RECORD
        async with serving(store) as table:

            async def moved() -> bool:
                return await store.games.load("g1") is None

            await until(moved)
        assert table.names() == []
        assert await store.archive.record("g1") == RECORD
        assert await store.archive.record("g2") is None
        assert not [name async for name in store.client.scan("*:g1")]
        await store.archive.move("g1")  # handled twice, done once
    assert _lines(tmp_path) == [RECORD]


async def test_late_writes_to_an_archived_game_leave_no_remains(either: Store) -> None:
    shard = shard_of("g1")
    await either.outbox.register(["telegram"])
    await either.games.commit(step("g1", 0, head=Head("over")))
    _, entries = await either.outbox.read(shard, "telegram", "one")
    await either.outbox.mark(CHAT, entries, "telegram", "one", turn=True)
    await either.games.forget("g1")
    await either.outbox.note_sent(CHAT, entries, "m1", turn=True)
    assert await either.outbox.marks(entries) == [{CHAT: "=m1"}]
    await either.outbox.ack(shard, "telegram", [entry.id for entry in entries])
    assert not await either.clock.give_back("g1", 1000, "telegram was away")
    assert not [name async for name in either.client.scan("*:g1")]
    assert not [name async for name in either.client.scan("*sent:*")]


def _lines(folder: Path) -> list[bytes]:
    [path] = folder.glob("*.jsonl.gz")
    return gzip.decompress(path.read_bytes()).splitlines()


async def test_record_stays_without_an_archive(store: Store) -> None:
    await store.games.commit(step("g1", 0, head=Head("over"), record=RECORD))
    await store.archive.move("g1")
    assert await store.archive.record("g1") == RECORD


def test_record_is_added_once_and_found_among_many(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    for number in range(30):
        archive.add(f"g{number}", f'{{"n": {number}}}'.encode(), f"2026-{1 + number // 10:02d}")
    archive.add("g7", b'{"n": "again"}', "2026-03")
    assert archive.find("g7") == b'{"n": 7}'
    assert list(archive.games()) == [f"g{number}" for number in range(30)]
    lines = gzip.decompress((tmp_path / "2026-02.jsonl.gz").read_bytes()).splitlines()
    assert [json.loads(line)["n"] for line in lines] == list(range(10, 20))


def test_archive_recovers_from_a_crash_at_any_byte(tmp_path: Path) -> None:
    whole = Archive(tmp_path / "whole")
    whole.add("g1", b'{"n": 1}', "2026-01")
    first = [(tmp_path / "whole" / name).read_bytes() for name in ("2026-01.jsonl.gz", "2026-01.idx")]
    whole.add("g2", b'{"n": 2}', "2026-01")
    both = [(tmp_path / "whole" / name).read_bytes() for name in ("2026-01.jsonl.gz", "2026-01.idx")]
    states = [(first[0], both[1][:cut]) for cut in range(len(first[1]), len(both[1]) + 1)]
    states += [(both[0][:cut], both[1]) for cut in range(len(first[0]), len(both[0]))]
    for number, (data, index) in enumerate(states):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "2026-01.jsonl.gz").write_bytes(data)
        (folder / "2026-01.idx").write_bytes(index)
        crashed = Archive(folder)
        assert crashed.find("g1") == b'{"n": 1}'
        assert crashed.find("g2") is None
        crashed.add("g2", b'{"n": 2}', "2026-01")
        assert crashed.find("g2") == b'{"n": 2}'
        assert gzip.decompress((folder / "2026-01.jsonl.gz").read_bytes()) == b'{"n": 1}\n{"n": 2}\n'


def test_lost_index_is_rebuilt(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    archive.add("g1", b'{"n": 1}', "2026-01")
    (tmp_path / "2026-01.idx").unlink()
    archive.add("g2", b'{"n": 2}', "2026-01")
    assert archive.find("g2") == b'{"n": 2}'
    assert gzip.decompress((tmp_path / "2026-01.jsonl.gz").read_bytes()) == b'{"n": 1}\n{"n": 2}\n'


def test_failed_archive_write_is_logged_and_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "2026-01.jsonl.gz").mkdir()
    with pytest.raises(DiskFull):
        Archive(tmp_path).add("g1", b"{}", "2026-01")
    with pytest.raises(ValueError, match="one line"):
        Archive(tmp_path).add("g1", b"{}\n{}", "2026-01")


async def test_document_changes_only_from_the_revision_read(either: Store) -> None:
    documents = either.documents
    assert await documents.get("person", "ann") == Document(0, b"")
    assert await documents.put("person", "ann", b"one", 0)
    assert not await documents.put("person", "ann", b"one", 0)  # another writer with the same change
    assert await documents.get("person", "ann") == Document(1, b"one")
    assert await documents.get_many("person", ["ann", "bob"]) == [Document(1, b"one"), Document(0, b"")]
    await asyncio.gather(*(documents.change("person", "ann", lambda body: body + b".") for _ in range(10)))
    assert await documents.get("person", "ann") == Document(11, b"one..........")
    await documents.remove("person", "ann")
    assert await documents.get("person", "ann") == Document(12, b"")
    assert await documents.put("person", "ann", b"anew", 12)
    await documents.remove("person", "ben")
    assert (await documents.get("person", "ben")).body == b""


async def test_document_can_expire(store: Store) -> None:
    assert await store.documents.put("code", "K7QX", b"g1", 0, keep=50)
    await asyncio.sleep(0.1)
    assert await store.documents.get("code", "K7QX") == Document(0, b"")


async def test_removed_document_is_gone_and_a_later_one_stays(store: Store, server: Server) -> None:
    await store.documents.put("person", "ann", b"one", 0)
    await store.documents.remove("person", "ann")
    name = store.keys.document("person", "ann")
    assert 0 < server.ask("PTTL", name) <= 120_000
    await store.documents.change("person", "ann", lambda body: body + b"two")
    assert server.ask("PTTL", name) == -1


@pytest.fixture
async def line(server: Server) -> AsyncIterator[Proxy]:
    proxy = Proxy(server.socket)
    await proxy.start()
    yield proxy
    await proxy.stop()


async def changed_afar(line: Proxy, kind: str, name: str, meanwhile: Callable[[], Awaitable[object]]) -> None:
    """Append a letter, lose the answer, and run `others` before the retry."""
    losses = [meanwhile]

    def edit(body: bytes) -> bytes:
        line.lose = losses.pop() if losses else None
        return body + b"x"

    async with open_store(StoreSettings(url=f"redis://127.0.0.1:{line.port}")) as far:
        await far.documents.change(kind, name, edit)
    assert not losses
    assert line.lose is None


@pytest.mark.parametrize("writers", [0, 1, 40])
async def test_edit_with_lost_answer_counts_once_despite_other_writers(store: Store, line: Proxy, writers: int) -> None:
    async def others() -> None:
        for _ in range(writers):
            await store.documents.change("board", "all", lambda body: body + b"o")

    await store.documents.change("board", "all", lambda body: body + b"o")
    await changed_afar(line, "board", "all", others)
    assert (await store.documents.get("board", "all")).body == b"ox" + b"o" * writers


async def test_retried_edit_does_not_restore_a_removed_document(store: Store, line: Proxy) -> None:
    for name, before in (("ann", b""), ("ben", b"ben")):
        await store.documents.change("person", name, lambda _, before=before: before)  # type: ignore[misc]
        await changed_afar(line, "person", name, lambda name=name: store.documents.remove("person", name))  # type: ignore[misc]
        assert (await store.documents.get("person", name)).body == b""


async def test_retried_removal_spares_a_newer_document(store: Store, line: Proxy) -> None:
    await store.documents.change("account", "telegram:1", lambda _: b"ann")
    async with open_store(StoreSettings(url=f"redis://127.0.0.1:{line.port}")) as far:
        line.lose = lambda: store.documents.change("account", "telegram:1", lambda _: b"ben")
        await far.documents.remove("account", "telegram:1")
    assert (await store.documents.get("account", "telegram:1")).body == b"ben"


async def test_documents_of_a_kind_are_listed_by_name(either: Store) -> None:
    names = ["ann", "telegram:-100", "web:a*b[c]}"]
    for name in names:
        await either.documents.put("person", name, b"x", 0)
    await either.documents.put("personal", "ann", b"x", 0)
    assert await either.documents.names("person") == names
