"""Backups taken during play and restored elsewhere: nothing acknowledged is lost, games continue."""

import asyncio
import gzip
import io
import json
import random
import re
import shutil
import tarfile
import tracemalloc
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from bot.command_line import main
from bot.store import Announcement, Applied, Head, Store, StoreSettings, Timer, backup, open_store
from bot.store.archive import Archive
from bot.store.backup_file import BackupRow, check
from bot.store.batcher import Argument
from bot.store.client import RedisClient
from bot.store.faults import Refused
from bot.store.keys import shard_of
from bot.table.tables import Tables
from tests.store.made import move_due, step
from tests.store.servers import Cluster, Server
from tests.table.chance import steady
from tests.table.playing import play_turn, started
from tests.waiting import until


@pytest.fixture
async def elsewhere(tmp_path: Path) -> AsyncIterator[Store]:
    """Another machine's empty store, with its own server and archive."""
    async with open_store(StoreSettings(folder=tmp_path / "elsewhere")) as store:
        yield store


async def test_games_continue_elsewhere_from_a_backup_taken_during_play(store: Store, elsewhere: Store, tmp_path: Path) -> None:
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
    header = await backup.take(store.client, store.keys, None, tmp_path / "one.backup")
    stop.set()
    await asyncio.gather(*players)

    restored = await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "one.backup")
    assert restored.header == header
    assert header.games == len(games)
    there = Tables(elsewhere, steady())
    for game, version in before.items():
        table = await there.look(game)
        assert version <= table.version <= acknowledged[game]
        log = (await store.games.load(game)).entries  # type: ignore[union-attr]
        copy = (await elsewhere.games.load(game)).entries  # type: ignore[union-attr]
        assert [entry.body for entry in copy] == [entry.body for entry in log][: table.version]
        assert (await play_turn(there, table)).table.version > table.version


async def test_large_shard_is_read_atomically(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    games = [name for name in map("g{}".format, range(20_000)) if shard_of(name) == 17][:60]
    for game in games:
        await store.games.commit(step(game, 0))
    real, played = store.client.run, list[str]()

    async def run(script: str, keys: Sequence[str], arguments: Sequence[Argument] = ()) -> object:
        answer = await real(script, keys, arguments)
        if script == "dump" and len(keys) > 1 and not played:
            played.extend(games)
            for game in games:
                await store.games.commit(step(game, 1))
        return answer

    store.client = cast("RedisClient", SimpleNamespace(run=run, scan=store.client.scan, check=store.client.check))
    await backup.take(store.client, store.keys, None, tmp_path / "one.backup")
    assert played
    await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "one.backup")
    for game in games:
        version = await elsewhere.client.call("LLEN", elsewhere.keys.game(game).log)
        assert int(await elsewhere.client.call("HGET", elsewhere.keys.game(game).head, "v")) == version
        assert await elsewhere.client.call("ZCARD", elsewhere.keys.game(game).seen) == version


async def test_backup_includes_timers_set_while_it_runs(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    """During a computer's turn its shard has no timer; then the turn ends and a player gets one."""
    await store.games.commit(step("g1", 0, timers=(Timer("computer", after=0, reminder=True),), announcements=()))
    assert await move_due(store, [shard_of("g1")]) == 1
    assert not await store.client.call("EXISTS", store.keys.due(shard_of("g1")))
    real = store.client.scan

    async def scan(pattern: str) -> AsyncIterator[str]:
        async for name in real(pattern):
            yield name
        if (await store.games.load("g1")).version == 1:  # type: ignore[union-attr]
            await store.documents.put("person", "ann", b"new here", 0)
            asked = (Timer("turn", after=5_000_000), Timer("remind", after=1_000_000, reminder=True))
            await store.games.commit(step("g1", 1, timers=asked))

    client = cast("RedisClient", SimpleNamespace(run=store.client.run, scan=scan, check=store.client.check))
    await backup.take(client, store.keys, None, tmp_path / "one.backup")
    await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "one.backup")
    there, here = await elsewhere.games.load("g1"), await store.games.load("g1")
    assert there == here
    assert there is not None
    assert there.timers.keys() == {"turn", "remind"}
    assert await elsewhere.outbox.waiting(range(256)) == await store.outbox.waiting(range(256)) == {shard_of("g1"): 2}
    assert (await elsewhere.documents.get("person", "ann")).body == b"new here"
    assert await elsewhere.clock.set_missing() == 0


async def test_backup_includes_timers_outbox_and_archive(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    told = Announcement("turn", ("telegram:-100",), b"your turn")
    await store.outbox.register(["telegram"])
    first = await store.games.commit(step("g1", 0, timers=(Timer("turn", after=5_000_000),), announcements=(told,)))
    assert isinstance(first, Applied)
    old, new = tmp_path / "archive", tmp_path / "new archive"
    record = json.dumps({"format": "carcassonne-record/1"}).encode()
    await store.games.commit(step("g2", 0, head=Head("over"), clear_timers=True, record=record, announcements=()))
    async with open_store(StoreSettings(url=str(store.client.address).replace("unix://", "unix://"), archive=old)) as beside:
        await beside.archive.move("g2")
        await backup.take(beside.client, beside.keys, old, tmp_path / "one.backup")
        await backup.put_back(elsewhere.client, elsewhere.keys, new, tmp_path / "one.backup")
    assert (await elsewhere.games.load("g1")).timers.keys() == {"turn"}  # type: ignore[union-attr]
    assert await elsewhere.outbox.waiting(range(256)) == await store.outbox.waiting(range(256)) != {}
    async with open_store(StoreSettings(url=str(elsewhere.client.address), archive=new)) as after:
        assert await after.archive.record("g2") == record


async def test_restore_keeps_records_newer_than_the_backup(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive")
    for game, month in (("g1", "2026-10"), ("g2", "2026-11")):
        archive.add(game, f'{{"game": "{game}"}}'.encode(), month)
    await backup.take(store.client, store.keys, archive.folder, tmp_path / "one.backup")
    archive.add("g3", b'{"game": "g3"}', "2026-11")
    for lost in archive.folder.glob("2026-10.*"):
        lost.unlink()
    await backup.put_back(elsewhere.client, elsewhere.keys, archive.folder, tmp_path / "one.backup")
    assert [archive.find(game) for game in ("g1", "g2", "g3")] == [b'{"game": "g%d"}' % n for n in (1, 2, 3)]
    assert list(archive.games()) == ["g1", "g2", "g3"]
    assert {path.suffix for path in archive.folder.iterdir()} == {".gz", ".idx", ".lock"}


async def test_cluster_backup_restores_to_a_single_server(cluster: Cluster, elsewhere: Store, tmp_path: Path) -> None:
    async with open_store(StoreSettings(url=cluster.url)) as store:
        for number in range(20):
            await store.games.commit(step(f"g{number}", 0))
        await backup.take(store.client, store.keys, None, tmp_path / "one.backup")
    await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "one.backup")
    assert await elsewhere.games.all() == sorted(f"g{number}" for number in range(20))


async def test_restore_refuses_a_store_with_games(store: Store, tmp_path: Path) -> None:
    await store.games.commit(step("g1", 0))
    await backup.take(store.client, store.keys, None, tmp_path / "one.backup")
    with pytest.raises(Refused, match="the store already has games"):
        await backup.put_back(store.client, store.keys, None, tmp_path / "one.backup")


async def test_interrupted_restore_must_be_repeated_with_the_same_file(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [tmp_path / "one.backup", tmp_path / "two.backup"]
    for number, file in enumerate(files):
        await store.games.commit(step(f"g{number}", 0))
        await backup.take(store.client, store.keys, None, file)
    calm = StoreSettings(folder=tmp_path / "elsewhere")
    restoring = msgspec.structs.replace(calm, restoring=True)

    async def power_cut(*_: object) -> None:
        raise ConnectionResetError

    async with open_store(restoring) as half:
        with monkeypatch.context() as patched:
            patched.setattr(backup, "_send", power_cut)
            with pytest.raises(ConnectionResetError):
                await backup.put_back(half.client, half.keys, None, files[1])
    with pytest.raises(Refused, match="again"):
        async with open_store(calm):
            pass
    async with open_store(restoring) as half:
        with pytest.raises(Refused, match="another back-up"):
            await backup.put_back(half.client, half.keys, None, files[0])
        await backup.put_back(half.client, half.keys, None, files[1])
    async with open_store(calm) as whole:
        assert sorted(await whole.games.all()) == ["g0", "g1"]


async def test_interrupted_restore_can_be_discarded(store: Store, elsewhere: Store, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    await store.games.commit(step("g1", 0))
    await backup.take(store.client, store.keys, None, file)
    with pytest.raises(Refused, match="nothing to discard"):
        await backup.discard(elsewhere.client, elsewhere.keys)
    before = await keys_of(elsewhere)
    await elsewhere.client.call("SET", elsewhere.keys.restoring, msgspec.json.encode(check(tmp_path / "one.backup").header))
    await elsewhere.games.commit(step("g2", 0))
    await store.games.commit(step("g1", 1))
    await backup.take(store.client, store.keys, None, tmp_path / "two.backup")
    with pytest.raises(Refused, match="1 games\\): restore that one again, or: `carcassonne-bot restore --discard`"):
        await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "two.backup")
    assert await backup.discard(elsewhere.client, elsewhere.keys) > 0
    assert await keys_of(elsewhere) == before
    await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "two.backup")
    assert await elsewhere.games.all() == ["g1"]


async def keys_of(store: Store) -> set[str]:
    """All keys except the heartbeat, whose time moves."""
    return {name async for name in store.client.scan("*") if name != store.keys.beat}


async def contents_of(store: Store, archive: Path | None) -> object:
    """Everything in a store and its archive that a backup includes."""
    values = {}
    for name in await keys_of(store) - {store.keys.restoring}:
        values[name] = await store.client.call("DUMP", name)
    records = {game: Archive(archive).find(game) for game in Archive(archive).games()} if archive else {}
    return values, records


@pytest.fixture
async def filled(store: Store, tmp_path: Path) -> Path:
    """A backup of several games and two months of archive."""
    archive = Archive(tmp_path / "archived")
    for number in range(6):
        record = {"game": f"a{number}", "stack": shard_of(f"x{number}"), "log": [shard_of(str(each)) for each in range(60)]}
        archive.add(f"a{number}", json.dumps(record).encode(), f"2026-{10 + number % 2}")
        await store.games.commit(step(f"g{number}", 0, timers=(Timer("turn", after=5_000_000),)))
    await backup.take(store.client, store.keys, archive.folder, tmp_path / "good.backup")
    return tmp_path / "good.backup"


def flipped(data: bytes, at: int) -> bytes:
    return data[: at // 8] + bytes([data[at // 8] ^ 1 << at % 8]) + data[at // 8 + 1 :]


def damaged(data: bytes, flips: int, cuts: int) -> Iterator[bytes]:
    """Copies with one bit flipped and copies cut short, always including both ends of the file."""
    chance, size = random.Random(11), len(data)
    yield from (
        flipped(data, at) for at in [*range(size * 8 - 64, size * 8, 9), *(chance.randrange(size * 8) for _ in range(flips))]
    )
    yield from (data[:length] for length in [0, 1, size - 1, size - 8, *(chance.randrange(size) for _ in range(cuts))])


async def test_damaged_file_is_refused_or_harmless(filled: Path, elsewhere: Store, tmp_path: Path) -> None:
    good, archive, file = read(filled), tmp_path / "new archive", tmp_path / "broken.backup"
    empty = await keys_of(elsewhere)
    await backup.put_back(elsewhere.client, elsewhere.keys, archive, filled)
    whole = await contents_of(elsewhere, archive)
    refused = 0
    for data in damaged(good, 400, 40):
        await wiped(elsewhere, archive)
        file.write_bytes(data)
        refusal = await refusal_of(elsewhere, archive, file)
        if refusal is None:
            assert await contents_of(elsewhere, archive) == whole
            continue
        refused += 1
        assert "\n" not in refusal
        assert await keys_of(elsewhere) == empty
        assert not archive.exists()
    assert refused > 400
    await wiped(elsewhere, archive)
    await backup.put_back(elsewhere.client, elsewhere.keys, archive, filled)
    assert await contents_of(elsewhere, archive) == whole


async def refusal_of(store: Store, archive: Path, file: Path) -> str | None:
    try:
        await backup.put_back(store.client, store.keys, archive, file)
    except Refused as refusal:
        return str(refusal)
    return None


async def wiped(store: Store, archive: Path) -> None:
    await store.client.call("SET", store.keys.restoring, "1")
    await backup.discard(store.client, store.keys)
    await store.clock.beat()
    shutil.rmtree(archive, ignore_errors=True)


def read(file: Path) -> bytes:
    return file.read_bytes()


Parts = dict[str, bytes]


def unpacked(file: Path) -> Parts:
    with tarfile.open(file) as tar:
        return {entry.name: tar.extractfile(entry).read() for entry in tar}  # type: ignore[union-attr]


def packed(parts: Parts, file: Path) -> Path:
    """Packed with a valid checksum, as an attacker would."""
    with tarfile.open(file, "w:gz") as tar:
        for name, data in parts.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    return file


def without_the_first_key(keys: bytes) -> bytes:
    return keys[4 + int.from_bytes(keys[:4]) :]


OTHERS: dict[str, Callable[[Parts], Parts]] = {
    "no keys": lambda parts: {name: data for name, data in parts.items() if name != "keys"},
    "a key less": lambda parts: parts | {"keys": without_the_first_key(parts["keys"])},
    "a key cut off": lambda parts: parts | {"keys": parts["keys"][:-3]},
    "a key without end": lambda parts: parts | {"keys": b"\xff\xff\xff\xff" + parts["keys"][4:]},
    "no sums": lambda parts: {name: data for name, data in parts.items() if name != "sums"},
    "no archive": lambda parts: {name: data for name, data in parts.items() if not name.startswith("archive/")},
    "another archive": lambda parts: parts | {"archive/2026-10.jsonl.gz": gzip.compress(b"{}\n")},
    "another header": lambda parts: parts | {"backup.json": parts["backup.json"].replace(b'"games": 6', b'"games": 7')},
    "a stranger's": lambda _: {"backup.json": b'{"kind": "tape", "format": 2, "taken": "", "server": "", "keys": 0, "games": 0}'},
    "no header": lambda parts: {name: data for name, data in parts.items() if name != "backup.json"},
    "something else": lambda _: {"readme.txt": b"hello"},
    "sums without an end": lambda parts: parts | {"sums": b'{"a":' * 200_000},
}


@pytest.mark.parametrize("other", OTHERS)
async def test_forged_file_is_refused(filled: Path, elsewhere: Store, tmp_path: Path, other: str) -> None:
    empty = await keys_of(elsewhere)
    made = packed(OTHERS[other](unpacked(filled)), tmp_path / "other.backup")
    with pytest.raises(Refused) as refused:
        await backup.put_back(elsewhere.client, elsewhere.keys, tmp_path / "new archive", made)
    assert "\n" not in str(refused.value)
    assert await keys_of(elsewhere) == empty
    assert not (tmp_path / "new archive").exists()


@pytest.mark.parametrize("target", ["nowhere", "keys"])
@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.GNUTYPE_SPARSE])
def test_archive_member_that_is_no_plain_file_is_refused(tmp_path: Path, filled: Path, kind: bytes, target: str) -> None:
    file = tmp_path / "other.backup"
    with tarfile.open(file, "w:gz") as tar:
        header = unpacked(filled)["backup.json"]
        first, second = tarfile.TarInfo("backup.json"), tarfile.TarInfo("keys")
        first.size, second.type, second.linkname = len(header), kind, target
        tar.addfile(first, io.BytesIO(header))
        tar.addfile(second)
    with pytest.raises(Refused, match="back-up"):
        check(file)


async def test_old_backup_without_checksums_is_restored(filled: Path, elsewhere: Store, tmp_path: Path) -> None:
    parts = unpacked(filled)
    del parts["sums"]
    parts["backup.json"] = re.sub(rb',\n  "sha256": "\w+"', b"", parts["backup.json"])
    old = packed(parts, tmp_path / "old.backup")
    found = await backup.put_back(elsewhere.client, elsewhere.keys, tmp_path / "new archive", old)
    assert (found.games, found.records, found.header.sha256) == (6, 6, "")
    assert Archive(tmp_path / "new archive").find("a5") == Archive(tmp_path / "archived").find("a5")
    parts["keys"] = without_the_first_key(parts["keys"])
    with pytest.raises(Refused, match="but was written with"):
        check(packed(parts, old))


async def test_server_too_old_for_the_dump_is_refused_before_writing(filled: Path, elsewhere: Store) -> None:
    empty, own = await keys_of(elsewhere), elsewhere.client.call

    async def call(*arguments: Argument) -> object:
        answer = await own(*arguments)
        return answer[:-10] + b"\1\0" + answer[-8:] if arguments[0] == "DUMP" else answer

    with pytest.raises(Refused, match="the back-up comes from a newer server"):
        await backup.put_back(
            cast("RedisClient", SimpleNamespace(call=call, scan=elsewhere.client.scan)), elsewhere.keys, None, filled
        )
    assert await keys_of(elsewhere) == empty


async def test_records_already_damaged_are_reported_and_kept(
    store: Store, elsewhere: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    archive = Archive(tmp_path / "archive")
    for number in range(3):
        archive.add(f"a{number}", json.dumps({"game": f"a{number}"}).encode(), "2026-10")
    data = tmp_path / "archive" / "2026-10.jsonl.gz"
    data.write_bytes(flipped(data.read_bytes(), 8 * (data.stat().st_size // 2)))
    assert [archive.find(f"a{number}") is None for number in range(3)] == [False, True, False]
    await backup.take(store.client, store.keys, archive.folder, tmp_path / "one.backup")
    assert "damaged record" in caplog.text
    found = await backup.put_back(elsewhere.client, elsewhere.keys, tmp_path / "new archive", tmp_path / "one.backup")
    assert found.rotten == ("2026-10.jsonl.gz",)
    assert Archive(tmp_path / "new archive").find("a2") == archive.find("a2")


def test_large_file_is_checked_in_constant_memory(filled: Path, tmp_path: Path) -> None:
    parts = unpacked(filled)
    key = msgspec.msgpack.encode(BackupRow("{s000}:log:g", 0, bytes(1 << 20)))
    parts["keys"] += (len(key).to_bytes(4) + key) * 48
    parts["archive/2026-10.jsonl.gz"] += gzip.compress(bytes(1 << 20)) * 64
    large = packed(parts, tmp_path / "large.backup")
    tracemalloc.start()
    with pytest.raises(Refused, match="damaged"):
        check(large)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 16 << 20


def test_command_explains_a_bad_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    assert main(["backup", "good.backup"]) == 0
    assert main(["backup", "--check", "good.backup"]) == 0
    assert "good.backup is complete: 0 games, 2 keys, 0 archived games" in capsys.readouterr().out
    (tmp_path / "cut.backup").write_bytes((tmp_path / "good.backup").read_bytes()[:-9])
    for words in (["backup", "--check", "cut.backup"], ["restore", "cut.backup"], ["restore", "none.backup"], ["restore", "."]):
        assert main(words) == 2, words
        said = capsys.readouterr().err
        assert said.startswith("carcassonne-bot: ")
        assert said.count("\n") == 1
    assert main(["restore"]) == 2
    assert main(["restore", "good.backup"]) == 0
    assert ": restored" in capsys.readouterr().out
    assert main(["restore", "--discard"]) == 2


async def test_newer_backup_format_is_refused(
    elsewhere: Store, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "FORMAT", 1000)
    async with open_store(StoreSettings(url=server.url)) as store:
        await backup.take(store.client, store.keys, None, tmp_path / "new.backup")
    monkeypatch.undo()
    with pytest.raises(Refused, match="newer program"):
        await backup.put_back(elsewhere.client, elsewhere.keys, None, tmp_path / "new.backup")


async def test_backup_file_is_private_and_never_partial(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.games.commit(step("g1", 0))
    await backup.take(store.client, store.keys, None, tmp_path / "one.backup")
    assert (tmp_path / "one.backup").stat().st_mode & 0o077 == 0

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "pack", full)
    with pytest.raises(OSError, match="No space"):
        await backup.take(store.client, store.keys, None, tmp_path / "two.backup")
    assert list(files(tmp_path)) == ["one.backup"]


def files(folder: Path) -> Iterator[str]:
    return (path.name for path in folder.iterdir() if path.is_file())
