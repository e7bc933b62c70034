"""A back-up taken in the middle of play, restored elsewhere: everything acknowledged before it is there, and games go on."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from bot.store import Announcement, Applied, Head, Settings, Store, Timer, backup, opened
from bot.store.archive import Archive
from bot.store.faults import Refused
from bot.store.keys import shard_of
from bot.store.link import Link, Script
from bot.store.together import Word
from bot.table.tables import Tables
from tests.store.made import step
from tests.store.platform import until
from tests.store.servers import Cluster, Server
from tests.table.chance import steady
from tests.table.playing import play_turn, started


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Store]:
    """Another machine's store, empty, with a server and an archive of its own."""
    async with opened(Settings(folder=tmp_path / "elsewhere")) as store:
        yield store


async def test_games_go_on_elsewhere_from_a_back_up_taken_while_they_are_played(
    store: Store, elsewhere: Store, tmp_path: Path
) -> None:
    tables = Tables(store, steady())
    games = [await started(tables, "ann", "ben", modules=("fields", "river")) for _ in range(4)]
    stop = asyncio.Event()
    acknowledged = {game.id: game.version for game in games}

    async def play(number: int) -> None:
        table = games[number]
        while not stop.is_set():
            table = (await play_turn(tables, table)).table
            acknowledged[table.id] = table.version
            await asyncio.sleep(0)

    players = [asyncio.create_task(play(number)) for number in range(len(games))]

    async def under_way() -> bool:
        return min(acknowledged[game.id] - game.version for game in games) >= 3

    await until(under_way)
    before = acknowledged.copy()
    header = await backup.take(store.link, store.keys, None, tmp_path / "one.backup")
    stop.set()
    await asyncio.gather(*players)

    restored = await backup.put_back(elsewhere.link, elsewhere.keys, None, tmp_path / "one.backup")
    assert restored == header
    assert header.games == len(games)
    there = Tables(elsewhere, steady())
    for game, version in before.items():
        table = await there.look(game)
        assert version <= table.version <= acknowledged[game]
        log = (await store.games.load(game)).entries  # type: ignore[union-attr]
        copy = (await elsewhere.games.load(game)).entries  # type: ignore[union-attr]
        assert [entry.body for entry in copy] == [entry.body for entry in log][: table.version]
        assert (await play_turn(there, table)).table.version > table.version


async def test_a_shard_with_many_games_is_read_at_one_moment(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    games = [name for name in map("g{}".format, range(20_000)) if shard_of(name) == 17][:60]
    for game in games:
        await store.games.commit(step(game, 0))
    real, played = store.link.run, list[str]()

    async def run(script: Script, keys: Sequence[str], words: Sequence[Word] = ()) -> object:
        answer = await real(script, keys, words)
        if script.name == "dump" and len(keys) > 1 and not played:
            played.extend(games)
            for game in games:
                await store.games.commit(step(game, 1))
        return answer

    store.link = cast("Link", SimpleNamespace(run=run, scan=store.link.scan, check=store.link.check))
    await backup.take(store.link, store.keys, None, tmp_path / "one.backup")
    assert played
    await backup.put_back(elsewhere.link, elsewhere.keys, None, tmp_path / "one.backup")
    for game in games:
        version = await elsewhere.link.call("LLEN", elsewhere.keys.log(game))
        assert int(await elsewhere.link.call("HGET", elsewhere.keys.head(game), "v")) == version
        assert await elsewhere.link.call("ZCARD", elsewhere.keys.keys_seen(game)) == version


async def test_timers_set_while_the_back_up_looks_come_along(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    """A computer's turn is under way, so its shard has no timer; then the turn is made, and somebody is asked."""
    await store.games.commit(step("g1", 0, timers=(Timer("computer", after=0, reminder=True),), announcements=()))
    assert await store.hub.move_due([shard_of("g1")]) == 1
    assert not await store.link.call("EXISTS", store.keys.due(shard_of("g1")))
    real = store.link.scan

    async def scan(pattern: str) -> AsyncIterator[str]:
        async for name in real(pattern):
            yield name
        if (await store.games.load("g1")).version == 1:  # type: ignore[union-attr]
            await store.documents.put("person", "ann", b"new here", 0)
            asked = (Timer("turn", after=5_000_000), Timer("remind", after=1_000_000, reminder=True))
            await store.games.commit(step("g1", 1, timers=asked))

    link = cast("Link", SimpleNamespace(run=store.link.run, scan=scan, check=store.link.check))
    await backup.take(link, store.keys, None, tmp_path / "one.backup")
    await backup.put_back(elsewhere.link, elsewhere.keys, None, tmp_path / "one.backup")
    there, here = await elsewhere.games.load("g1"), await store.games.load("g1")
    assert there == here
    assert there is not None
    assert there.timers.keys() == {"turn", "remind"}
    assert await elsewhere.outbox.waiting(range(256)) == await store.outbox.waiting(range(256)) == {shard_of("g1"): 2}
    assert (await elsewhere.documents.get("person", "ann")).body == b"new here"
    assert await elsewhere.clock.set_missing() == 0


async def test_timers_announcements_and_the_archive_come_along(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    told = Announcement("turn", ("telegram:-100",), b"your turn")
    await store.outbox.register(["telegram"])
    first = await store.games.commit(step("g1", 0, timers=(Timer("turn", after=5_000_000),), announcements=(told,)))
    assert isinstance(first, Applied)
    old, new = tmp_path / "archive", tmp_path / "new archive"
    record = json.dumps({"format": "carcassonne-record/1"}).encode()
    await store.games.commit(step("g2", 0, head=Head("over"), clear_timers=True, record=record, announcements=()))
    async with opened(Settings(url=str(store.link.address).replace("unix://", "unix://"), archive=old)) as beside:
        await beside.archive.move("g2")
        await backup.take(beside.link, beside.keys, old, tmp_path / "one.backup")
        await backup.put_back(elsewhere.link, elsewhere.keys, new, tmp_path / "one.backup")
    assert (await elsewhere.games.load("g1")).timers.keys() == {"turn"}  # type: ignore[union-attr]
    assert await elsewhere.outbox.waiting(range(256)) == await store.outbox.waiting(range(256)) != {}
    async with opened(Settings(url=str(elsewhere.link.address), archive=new)) as after:
        assert await after.archive.record("g2") == record


async def test_an_archive_that_got_more_since_the_back_up_keeps_it(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive")
    for game, month in (("g1", "2026-10"), ("g2", "2026-11")):
        archive.add(game, f'{{"game": "{game}"}}'.encode(), month)
    await backup.take(store.link, store.keys, archive.folder, tmp_path / "one.backup")
    archive.add("g3", b'{"game": "g3"}', "2026-11")
    for lost in archive.folder.glob("2026-10.*"):
        lost.unlink()
    await backup.put_back(elsewhere.link, elsewhere.keys, archive.folder, tmp_path / "one.backup")
    assert [archive.find(game) for game in ("g1", "g2", "g3")] == [b'{"game": "g%d"}' % n for n in (1, 2, 3)]
    assert list(archive.games()) == ["g1", "g2", "g3"]
    assert {path.suffix for path in archive.folder.iterdir()} == {".gz", ".idx", ".lock"}


async def test_a_cluster_is_backed_up_and_goes_on_as_one_server(cluster: Cluster, elsewhere: Store, tmp_path: Path) -> None:
    async with opened(Settings(url=cluster.url)) as store:
        for number in range(20):
            await store.games.commit(step(f"g{number}", 0))
        await backup.take(store.link, store.keys, None, tmp_path / "one.backup")
    await backup.put_back(elsewhere.link, elsewhere.keys, None, tmp_path / "one.backup")
    assert await elsewhere.games.all() == sorted(f"g{number}" for number in range(20))


async def test_a_store_with_games_is_not_overwritten(store: Store, tmp_path: Path) -> None:
    await store.games.commit(step("g1", 0))
    await backup.take(store.link, store.keys, None, tmp_path / "one.backup")
    with pytest.raises(Refused, match="there are games already"):
        await backup.put_back(store.link, store.keys, None, tmp_path / "one.backup")


async def test_a_restore_that_was_broken_off_is_done_again_with_the_same_file_before_anything_else(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / "one.backup", tmp_path / "two.backup"]
    for number, file in enumerate(files):
        await store.games.commit(step(f"g{number}", 0))
        await backup.take(store.link, store.keys, None, file)
    calm = Settings(folder=tmp_path / "elsewhere")
    restoring = msgspec.structs.replace(calm, restoring=True)

    async def power_cut(*_: object) -> None:
        raise ConnectionResetError

    async with opened(restoring) as half:
        with monkeypatch.context() as patched:
            patched.setattr(backup, "_send", power_cut)
            with pytest.raises(ConnectionResetError):
                await backup.put_back(half.link, half.keys, None, files[1])
    with pytest.raises(Refused, match="again"):
        async with opened(calm):
            pass
    async with opened(restoring) as half:
        with pytest.raises(Refused, match="another back-up"):
            await backup.put_back(half.link, half.keys, None, files[0])
        await backup.put_back(half.link, half.keys, None, files[1])
    async with opened(calm) as whole:
        assert sorted(await whole.games.all()) == ["g0", "g1"]


async def test_what_is_no_back_up_or_a_newer_one_is_refused_with_a_sentence(
    elsewhere: Store, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.backup"
    broken.write_bytes(b"no tar at all")
    with pytest.raises(Refused, match="no back-up"):
        await backup.put_back(elsewhere.link, elsewhere.keys, None, broken)
    monkeypatch.setattr(backup, "FORMAT", 1000)
    async with opened(Settings(url=server.url)) as store:
        await backup.take(store.link, store.keys, None, tmp_path / "new.backup")
    monkeypatch.undo()
    with pytest.raises(Refused, match="newer program"):
        await backup.put_back(elsewhere.link, elsewhere.keys, None, tmp_path / "new.backup")


async def test_the_file_is_for_the_bot_alone_and_half_a_file_never_stands_there(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.games.commit(step("g1", 0))
    await backup.take(store.link, store.keys, None, tmp_path / "one.backup")
    assert (tmp_path / "one.backup").stat().st_mode & 0o077 == 0

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_pack", full)
    with pytest.raises(OSError, match="No space"):
        await backup.take(store.link, store.keys, None, tmp_path / "two.backup")
    assert list(files(tmp_path)) == ["one.backup"]


def files(folder: Path) -> Iterator[str]:
    return (path.name for path in folder.iterdir() if path.is_file())
