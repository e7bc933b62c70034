"""The embedded server: found, stamped, locked, shared, and stopped with the bot."""

import asyncio
import errno
import os
import resource
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.store import Applied, StoreSettings, open_store
from bot.store.binary import STAMP, ServerBinary, can_open, find, read_stamp, write_stamp
from bot.store.embedded import Embedded
from bot.store.faults import Refused
from tests.store.made import loaded_game, step
from tests.waiting import until

OWNER = """
import asyncio, sys
from pathlib import Path
from bot.store.embedded import Embedded
async def main():
    server = Embedded(Path(sys.argv[1]), sys.argv[2])
    await server.start()
    print(server.pid, flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


def _owner(folder: Path, role: str = "all") -> tuple[subprocess.Popen[str], int]:
    bot = subprocess.Popen([sys.executable, "-c", OWNER, str(folder), role], stdout=subprocess.PIPE, text=True)
    assert bot.stdout is not None
    return bot, int(bot.stdout.readline())


def _ends(bot: subprocess.Popen[str]) -> None:
    bot.wait(10)
    assert bot.stdout is not None
    bot.stdout.close()


def _lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


async def test_games_survive_restart_and_the_server_stops_with_the_bot(tmp_path: Path) -> None:
    settings = StoreSettings(folder=tmp_path / "data")
    async with open_store(settings) as store:
        assert isinstance(await store.games.commit(step("g1", 0)), Applied)
        pid = int((await store.client.masters("INFO", "server"))[0]["process_id"])
    assert not _lives(pid)
    async with open_store(settings) as store:
        loaded = await loaded_game(store, "g1")
        assert loaded.version == 1


async def test_new_directory_is_private_and_stamped(tmp_path: Path) -> None:
    find()
    server = Embedded(tmp_path / "data")
    begun = time.monotonic()
    await server.start()
    assert time.monotonic() - begun < 1.5
    assert stat.S_IMODE(server.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE(server.socket.stat().st_mode) == 0o700
    assert read_stamp(server.folder) == find().server
    await server.stop()


async def test_overlong_socket_path_is_shortened(tmp_path: Path) -> None:
    server = Embedded(tmp_path / ("long" * 30))
    assert len(os.fsencode(server.socket)) <= 100
    await server.start()
    await server.stop()


async def test_killing_the_bot_stops_the_server_and_loses_nothing(tmp_path: Path) -> None:
    bot, pid = _owner(tmp_path)
    async with open_store(StoreSettings(url=f"unix://{tmp_path / 'redis.sock'}")) as store:
        for number in range(50):
            await store.games.commit(step("g1", number))
    bot.kill()
    _ends(bot)
    if sys.platform == "linux":
        await until(lambda: not _lives(pid))
    async with open_store(StoreSettings(folder=tmp_path)) as store:
        loaded = await loaded_game(store, "g1")
        assert loaded.version == 50


async def test_second_process_of_a_role_is_refused_and_other_roles_share_the_server(tmp_path: Path) -> None:
    bot, pid = _owner(tmp_path, "discord")
    with pytest.raises(Refused, match="role discord is already running"):
        await Embedded(tmp_path, "discord").start()
    other = Embedded(tmp_path, "telegram")
    await other.start()
    assert not other.owner
    watch = asyncio.create_task(other.watch(every=0.05))
    bot.send_signal(signal.SIGKILL)
    _ends(bot)
    await until(lambda: other.owner)  # it takes the server over
    assert other.pid != pid
    watch.cancel()
    await asyncio.gather(watch, return_exceptions=True)
    await other.stop()


async def test_dead_server_is_restarted_with_all_data(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with open_store(StoreSettings(folder=tmp_path, patience=10.0)) as store:
        await store.games.commit(step("g1", 0))
        pid = int((await store.client.masters("INFO", "server"))[0]["process_id"])
        os.kill(pid, signal.SIGKILL)
        assert isinstance(await store.games.commit(step("g1", 1)), Applied)
    assert "restarting it" in caplog.text


async def test_server_that_ends_at_a_full_disk_returns_with_all_it_acknowledged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_store(StoreSettings(folder=tmp_path, patience=30.0)) as store:
        pid = int((await store.client.masters("INFO", "server"))[0]["process_id"])
        # The server may write no more than this; the one that follows it may.
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (16_384, resource.RLIM_INFINITY))
        for number in range(200):
            assert isinstance(await store.games.commit(step("g1", number)), Applied)
        assert "restarting it" in caplog.text
        loaded = await loaded_game(store, "g1")
        assert loaded.version == 200


async def test_server_writes_to_disk_before_it_acknowledges(tmp_path: Path) -> None:
    async with open_store(StoreSettings(folder=tmp_path)) as store:
        assert await store.client.masters("CONFIG", "GET", "appendonly") == [[b"appendonly", b"yes"]]
        assert await store.client.masters("CONFIG", "GET", "appendfsync") == [[b"appendfsync", b"always"]]


async def test_server_restarts_once_a_full_disk_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real, refusals = write_stamp, list[Path]()

    def write(folder: Path, server: ServerBinary) -> None:
        if not refusals:
            refusals.append(folder)
            raise OSError(errno.ENOSPC, "No space left on device")
        real(folder, server)

    monkeypatch.setattr("bot.store.embedded._AGAIN", 0.01)
    async with open_store(StoreSettings(folder=tmp_path, patience=30.0)) as store:
        await store.games.commit(step("g1", 0))
        pid = int((await store.client.masters("INFO", "server"))[0]["process_id"])
        monkeypatch.setattr("bot.store.binary.write_stamp", write)
        os.kill(pid, signal.SIGKILL)
        assert isinstance(await store.games.commit(step("g1", 1)), Applied)
    assert refusals == [tmp_path]
    assert "cannot be used: No space left on device" in caplog.text


async def test_full_disk_at_start_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("bot.store.binary.write_stamp", full)
    with pytest.raises(Refused, match="cannot be used: No space left on device"):
        await Embedded(tmp_path).start()
    monkeypatch.undo()
    again = Embedded(tmp_path)  # no lock is left behind
    await again.start()
    await again.stop()


def test_older_server_version_is_refused() -> None:
    valkey, old, seven, eight = (
        ServerBinary("valkey", "9.1.2"),
        ServerBinary("redis", "6.2.0"),
        ServerBinary("redis", "7.0.15"),
        ServerBinary("redis", "8.0.0"),
    )
    assert can_open(seven, valkey)
    assert can_open(valkey, valkey)
    assert can_open(seven, eight)
    assert not can_open(valkey, seven)
    assert not can_open(valkey, ServerBinary("valkey", "8.1.0"))
    assert not can_open(seven, old)
    assert not can_open(eight, valkey)


async def test_data_of_a_newer_server_is_refused(tmp_path: Path) -> None:
    (tmp_path / STAMP).write_text('{"family": "valkey", "version": "99.0.0"}')
    with pytest.raises(Refused, match=r"was written by Valkey 99\.0\.0, and Valkey .* would damage it"):
        await Embedded(tmp_path).start()
    assert not (tmp_path / "appendonlydir").exists()


async def test_missing_or_broken_stamp_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dump.rdb").write_bytes(b"REDIS0010")
    with pytest.raises(Refused, match=r"no server\.json to say which server wrote it"):
        find(tmp_path)
    (tmp_path / STAMP).write_text("{")
    with pytest.raises(Refused, match="cannot be read"):
        find(tmp_path)


def test_missing_server_program_is_explained(tmp_path: Path) -> None:
    script = tmp_path / "redis-server"
    script.write_text("#!/bin/sh\necho 'Redis server v=6.2.14 sha=0:0 malloc=libc bits=64'\n")
    script.chmod(0o755)
    with pytest.raises(Refused, match=r"Redis 6\.2\.14, too old.*install redis or valkey 7\.0 or newer, or set REDIS_URL"):
        find(candidates=[script, tmp_path / "nothing"])


async def test_unusable_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Refused, match="cannot be used"):
        await Embedded(tmp_path / "file" / "data").start()


async def test_missing_url_and_directory_is_refused() -> None:
    with pytest.raises(Refused, match="neither"):
        async with open_store(StoreSettings()):
            pass
