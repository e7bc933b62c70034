"""Concurrent calls share one message; each has its own answer, error and cancellation."""

import asyncio
import signal

import pytest
from redis.asyncio.connection import Connection

from bot.store import StoreError, StoreSettings, open_store
from bot.store.batcher import MOST, Argument, pack
from bot.store.client import RedisClient
from bot.store.faults import Slow
from tests.store.servers import Server, running


def test_commands_are_packed_like_the_client_library() -> None:
    commands: list[tuple[Argument, ...]] = [
        ("EVALSHA", "digest", 2, "{s}:a", "{s}:b", 17, b"", b"\x00\r\n$3", "*1\r\n", 1.5, -3),
        ("SET", "Zürich", "x" * 70_000),
    ]
    assert pack(commands) == b"".join(Connection().pack_commands(commands))


async def test_each_call_gets_its_own_answer(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as store:
        answers = await asyncio.gather(*(store.client.call("ECHO", f"word {number}") for number in range(5 * MOST)))
    assert answers == [f"word {number}".encode() for number in range(5 * MOST)]


async def test_concurrent_calls_share_one_message(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as store:
        await store.client.call("PING")
        before = server.ask("INFO", "stats")["total_reads_processed"]
        await asyncio.gather(*(store.client.call("PING") for _ in range(5 * MOST)))
        assert server.ask("INFO", "stats")["total_reads_processed"] - before < 2 * MOST  # this includes the INFO calls themselves


async def test_pipelines_share_the_message_of_concurrent_calls(server: Server) -> None:
    """Also on the wire: the server reads no more often than for the INFO calls alone."""

    def reads() -> int:
        return int(server.ask("INFO", "stats")["total_reads_processed"])

    async with open_store(StoreSettings(url=server.url)) as store:
        client = store.client
        await store.coordination.count({"ann": 9, "chat": 9}, 60_000)
        await store.games.load("nothing")  # from here on the server has both scripts
        before, then, trips = reads(), reads(), client.trips
        answers = await asyncio.gather(
            client.call("ECHO", "one"),
            client.many([("ECHO", "two"), ("ECHO", "three")]),
            store.coordination.count({"ann": 9, "chat": 9}, 60_000),
            store.documents.get_many("person", ["ann", "ben"]),
            store.games.load("nothing"),
        )
        assert client.trips == trips + 1
        assert reads() - then == then - before + 1
    assert answers[:3] == [b"one", [b"two", b"three"], 0]


async def test_pipeline_of_any_size_is_one_message(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as store:
        trips = store.client.trips
        answers = await store.client.many([("ECHO", str(number)) for number in range(5 * MOST)])
        assert store.client.trips == trips + 1
    assert answers == [str(number).encode() for number in range(5 * MOST)]


async def test_pipeline_runs_fully_and_raises_its_first_error(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url, patience=0.1)) as store:
        with pytest.raises(StoreError, match="WRONGTYPE"):
            await store.client.many([("SET", "a", "1"), ("LPUSH", "a", "1"), ("NONSENSE",), ("SET", "b", "2")])
        assert await store.client.call("GET", "b") == b"2"


async def test_each_call_gets_its_own_error(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url, patience=0.1)) as store:
        client: RedisClient = store.client
        words = [("SET", "a", "1"), ("LPUSH", "a", "1"), ("GET", "a"), ("NONSENSE",)]
        answers = await asyncio.gather(*(client.call(*each) for each in words), return_exceptions=True)
    assert answers[2] == b"1"
    assert [isinstance(answer, StoreError) for answer in answers] == [False, True, False, True]
    assert "WRONGTYPE" in str(answers[1])
    assert "WRONGTYPE" not in str(answers[3])


async def test_cancelled_call_does_not_affect_others(server: Server) -> None:
    async with open_store(StoreSettings(url=server.url)) as store:
        first, second = (asyncio.create_task(store.client.call("ECHO", word)) for word in ("one", "two"))
        await asyncio.sleep(0)
        first.cancel()
        assert await second == b"two"
        with pytest.raises(asyncio.CancelledError):
            await first


async def test_timeout_fails_every_call_of_the_message() -> None:
    with running() as server:
        async with open_store(StoreSettings(url=f"{server.url}?timeout=0.5", patience=0.0)) as store:
            assert server.process is not None
            server.process.send_signal(signal.SIGSTOP)
            answers = await asyncio.gather(*(store.client.call("ECHO", "old") for _ in range(3)), return_exceptions=True)
            assert [type(answer) for answer in answers] == [Slow] * 3
            store.client.patience = 20.0
            later = [asyncio.create_task(store.client.call("ECHO", "new")) for _ in range(3)]
            await asyncio.sleep(0)
            server.process.send_signal(signal.SIGCONT)
            assert await asyncio.gather(*later) == [b"new"] * 3  # late answers belong to no call


async def test_unreadable_answer_is_not_taken_for_another_calls(server: Server) -> None:
    def unreadable(*_: object, **__: object) -> None:
        raise ValueError("unreadable")

    async with open_store(StoreSettings(url=server.url)) as store:
        store.client._client.set_response_callback("ECHO", unreadable)
        words = [("ECHO", "word"), ("BLPOP", "nothing", "1")]  # the second answer is late
        answers = await asyncio.gather(*(store.client.call(*each) for each in words), return_exceptions=True)
        assert [type(answer) for answer in answers] == [ValueError] * 2
        assert await store.client.call("INCR", "number") == 1
