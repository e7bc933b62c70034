"""Every way to reach a server; no secret in any message."""

import asyncio
import ssl
import subprocess
from pathlib import Path

import pytest

from bot.store import Applied, StoreError, StoreSettings, open_store
from bot.store.connect import parse
from bot.store.faults import Refused, StoreUnreachable, WrongPassword
from tests.store.made import loaded_game, step
from tests.store.servers import Server, free_ports, running, until

SECRET = "hush-hush"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("redis://localhost", "redis://localhost:6379"),
        (f"rediss://ann:{SECRET}@db.example:7000/2", "rediss://db.example:7000"),
        (f"redis://:{SECRET}@[::1]:7000", "redis://[::1]:7000"),
        (f"unix://ann:{SECRET}@/run/redis.sock?db=3", "unix:///run/redis.sock"),
        (f"redis+sentinel://:{SECRET}@a,b:26380/mymaster/1", "redis+sentinel://a:26379,b:26380/mymaster"),
        (f"rediss+cluster://ann:{SECRET}@a:1,b:2?replicas=1", "rediss+cluster://a:1,b:2"),
    ],
)
def test_address_hides_its_password(url: str, shown: str) -> None:
    address = parse(url)
    assert str(address) == shown
    assert SECRET not in repr(address)
    assert address.password == (SECRET if SECRET in url else None)


def test_address_is_parsed() -> None:
    address = parse("redis+sentinel://ann:p%40ss@a,b:26380/mymaster/1?replicas=2&timeout=1.5")
    assert (address.hosts, address.service, address.database) == ((("a", 26379), ("b", 26380)), "mymaster", 1)
    assert (address.user, address.password, address.replicas, address.timeout) == ("ann", "p@ss", 2, 1.5)
    assert parse("redis://h/4").database == 4
    assert parse("unix:///s?db=3").database == 3


@pytest.mark.parametrize(
    "url",
    [
        f"http://{SECRET}@x",
        SECRET,
        f"redis://:{SECRET}@h:port",
        f"redis://:{SECRET}@h:99999",
        f"redis://:{SECRET}@h/{SECRET}",
        f"redis://h?{SECRET}=1",
        f"redis://h?replicas={SECRET}",
        f"redis://h?timeout={SECRET}",
        "redis://h?timeout=nan",
        "redis://h?timeout=-1",
        "redis://h/" + "9" * 5000,
        "redis://h:" + "9" * 5000,
        "redis://h?replicas=" + "9" * 5000,
        "redis+sentinel://h/service/" + "9" * 5000,
        f"redis+sentinel://:{SECRET}@h",
        f"redis+cluster://:{SECRET}@h?db=1",
        f"unix://:{SECRET}@",
    ],
)
def test_invalid_url_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(Refused) as caught:
        _ = (parse(url).replicas, parse(url).timeout)
    assert SECRET not in str(caught.value)
    assert caught.value.__cause__ is None


async def test_wrong_password_is_reported_without_showing_it(caplog: pytest.LogCaptureFixture) -> None:
    with running("--requirepass", SECRET, port=free_ports(1)[0]) as server:
        host = server.url.removeprefix("redis://")
        async with open_store(StoreSettings(url=f"redis://:{SECRET}@{host}")) as store:
            assert isinstance(await store.games.commit(step("g1", 0)), Applied)
        for wrong in (f"redis://:{SECRET}2@{host}", f"redis://{host}", f"redis://ann:{SECRET}@{host}"):
            with pytest.raises(WrongPassword) as caught:
                async with open_store(StoreSettings(url=wrong)):
                    pass
            assert SECRET not in str(caught.value) + caplog.text


async def test_unreachable_server_is_reported_after_the_timeout() -> None:
    port = free_ports(1)[0]
    with pytest.raises(StoreUnreachable) as caught:
        async with open_store(StoreSettings(url=f"redis://:{SECRET}@127.0.0.1:{port}", start_patience=0.2, patience=0.1)):
            pass
    assert SECRET not in str(caught.value)


async def test_start_waits_for_a_server_that_is_still_starting() -> None:
    server = Server(port=free_ports(1)[0])
    begun = asyncio.create_task(_open(StoreSettings(url=server.url)))
    await asyncio.sleep(0.3)
    await asyncio.to_thread(server.start)
    assert await begun == 0
    server.stop()


async def _open(settings: StoreSettings) -> int:
    async with open_store(settings) as store:
        return len(await store.games.all())


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tls")
    words = "openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost"
    try:
        more = ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
        subprocess.run([*words.split(), *more], cwd=folder, check=True, capture_output=True)
    except FileNotFoundError:
        pytest.skip("no openssl here to make a certificate with")
    return folder


async def test_tls_verifies_against_the_given_authority(server: Server, certificate: Path) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate / "cert.pem", certificate / "key.pem")

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_unix_connection(server.socket)

        async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
            while data := await source.read(65536):
                sink.write(data)
            sink.close()

        await asyncio.gather(pump(reader, inner_writer), pump(inner_reader, writer))

    front = await asyncio.start_server(relay, "127.0.0.1", 0, ssl=context)
    port = front.sockets[0].getsockname()[1]
    async with open_store(StoreSettings(url=f"rediss://localhost:{port}?ca={certificate / 'cert.pem'}")) as store:
        assert isinstance(await store.games.commit(step("g1", 0)), Applied)
    async with open_store(StoreSettings(url=f"rediss://localhost:{port}?verify=no")) as store:
        assert (await store.games.load("g1")) is not None
    with pytest.raises(StoreError):
        async with open_store(StoreSettings(url=f"rediss://localhost:{port}", start_patience=0.1, patience=0.1)):
            pass
    front.close()


async def test_sentinel_failover_is_followed() -> None:
    ports = free_ports(3)
    master = Server(port=ports[0]).start()
    replica = Server("--replicaof", "127.0.0.1", str(ports[0]), "--repl-diskless-sync-delay", "0", port=ports[1]).start()
    sentinel = Server(port=ports[2])
    settings = [f"sentinel monitor games 127.0.0.1 {ports[0]} 1", "sentinel down-after-milliseconds games 500"]
    (sentinel.folder / "sentinel.conf").write_text("\n".join(settings) + "\n")
    sentinel.start_sentinel(sentinel.folder / "sentinel.conf")
    try:
        until(lambda: replica.ask("INFO", "replication")["master_link_status"] == "up")
        url = f"redis+sentinel://127.0.0.1:{ports[2]}/games?timeout=1"
        async with open_store(StoreSettings(url=url, patience=40.0)) as store:
            assert isinstance(await store.games.commit(step("g1", 0)), Applied)
            await asyncio.to_thread(until, lambda: sentinel.knows_a_replica("games"), 30)
            await store.client.call("WAIT", 1, 1000)
            master.kill()
            assert isinstance(await store.games.commit(step("g1", 1)), Applied)
            loaded = await loaded_game(store, "g1")
            assert loaded.version == 2
    finally:
        for each in (sentinel, replica, master):
            each.stop()
