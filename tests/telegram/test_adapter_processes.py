"""Several processes with one token: one sends, one polls or all get webhooks, and lost ones are replaced."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from pathlib import Path
from typing import Any
from unittest.mock import create_autospec

import aiohttp
import pytest

from bot.chat.contract import File, Picture
from bot.listening.serving import bind
from bot.settings import Secret
from bot.store import Store, StoreError
from bot.store.coordination import Coordination
from bot.store.process_lease import Lease
from bot.telegram.adapter import Adapter, RefusedToken, TelegramConnection
from bot.telegram.answer_relay import decode, encode
from bot.telegram.outgoing import OutgoingMessage, PlainMessage
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import adapter_of, on_air, phone, running, services_of
from tests.telegram.seeing import begun, seen
from tests.waiting import until

GROUP = -1_000_000_000_001
SECRET = "a-secret_of-telegram"


async def test_letter_survives_the_relay() -> None:
    async def data() -> bytes:
        return b"\x89PNG"

    letter = OutgoingMessage(
        PlainMessage(chat=-1, text="hello", edits=3), Picture(data, "the board"), (File(data, "a.json", "a record"),)
    )
    arrived = decode(await encode(letter))
    assert arrived.page == letter.page
    assert arrived.picture is not None
    assert (await arrived.picture.png(), arrived.picture.name) == (b"\x89PNG", "board.png")
    assert [(await file.data(), file.name, file.alt) for file in arrived.files] == [(b"\x89PNG", "a.json", "a record")]


async def test_one_process_works_and_the_next_takes_over(store: Store) -> None:
    at_work: list[str] = []

    async def work(name: str) -> None:
        at_work.append(name)
        try:
            await asyncio.Event().wait()
        finally:
            at_work.remove(name)

    tasks = []
    for name in ("a", "b"):
        lease = Lease(store.coordination, "work", life=1.0)
        tasks.append(asyncio.ensure_future(lease.hold(lambda name=name: work(name))))  # type: ignore[misc]
        await until(lambda: at_work)
    assert at_work == ["a"]
    tasks[0].cancel()
    await until(lambda: at_work == ["b"])
    await store.coordination.let_go("work", "nobody")
    assert at_work == ["b"]
    await store.client.call("SET", store.keys.coordination("hold", "work"), "somebody else", "PX", 600_000)
    await until(lambda: not at_work)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_process_without_the_store_stops_and_blames_no_other(caplog: pytest.LogCaptureFixture) -> None:
    gates = create_autospec(Coordination, instance=True)
    gates.hold.side_effect = itertools.chain([True], itertools.repeat(StoreError("it hangs")))
    lease = asyncio.ensure_future(Lease(gates, "work", life=0.2).hold(asyncio.Event().wait))  # type: ignore[arg-type]
    await until(lambda: "work: lost the lease: the store did not answer" in caplog.messages)
    assert "work: lost the lease: another process has taken over" not in caplog.messages
    lease.cancel()
    await asyncio.gather(lease, return_exceptions=True)


async def test_one_process_polls_and_another_sends(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram:
        hears, sends = adapter_of(store, telegram, services), adapter_of(store, telegram, services)
        async with on_air(store, telegram, services) as both, contextlib.AsyncExitStack() as stack:
            group = telegram.world.group(GROUP, "Friends")
            ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
            await stack.enter_async_context(running(hears.receive, sends.send))
            await ann.say("/new")
            card = await seen(ann, "New game of")
            assert both.outgoing.sender is not None
            assert (hears.outgoing.sender, sends.outgoing.sender) == (None, None)
        await store.coordination.let_go("nothing", "nobody")

        async def serve() -> None:
            await store.serve(couriers={})

        async with running(serve, hears.receive, sends.send):
            await until(lambda: sends.outgoing.sender is not None)
            assert "You're in!" in await ben.press(card, card.button("Join"))
            await ben.say("/leaderboard")
            await seen(ben, "No finished games in this chat yet.")
            await ann.press(card, card.button("Start"))
            turn = await seen(ann, "it's your turn")
            asked = ben if turn.plain.startswith("Ben") else ann
            await asked.press(turn, turn.choices[0])
            await until(lambda: asked.found(turn).edits)
            assert asked.found(turn).file is not None


async def test_process_that_receives_tells_how_long_a_group_waits_for_the_one_that_sends(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram:
        hears, sends = (adapter_of(store, telegram, services, pace=1) for _ in range(2))

        async def serve() -> None:
            await store.serve(couriers={})

        async with running(serve, hears.receive, sends.send):
            await until(lambda: sends.outgoing.sender is not None)
            group = telegram.world.group(GROUP, "Friends")
            ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
            await begun(ann, ben)
            turn = await seen(ann, "it's your turn")
            asked = ben if turn.plain.startswith("Ben") else ann
            assert sends.outgoing.sender is not None
            sends.outgoing.sender._pace.close(GROUP, 20.0)
            sends.outgoing.sender._tell_wait(GROUP)
            await until(lambda: _noted(hears))
            answer = await asked.press(turn, turn.choices[0])
            assert "It's faster in private." in answer, answer


async def _noted(adapter: Adapter) -> bool:
    return await adapter.outgoing.wait(GROUP) > 1.5


async def test_all_processes_receive_webhooks(store: Store) -> None:
    services = services_of(store)
    doors = [bind("127.0.0.1", 0) for _ in range(2)]
    ports = [door.getsockname()[1] for door in doors]
    for door in doors:
        door.close()

    def hook(port: int) -> dict[str, Any]:
        url = f"http://127.0.0.1:{port}/bot/updates"
        return {"webhook_url": url, "webhook_secret": Secret(SECRET), "webhook_port": port}

    async with Telegram() as telegram, on_air(store, telegram, services, **hook(ports[0])):
        second = adapter_of(store, telegram, services, **hook(ports[1]))
        await until(lambda: telegram.updates.webhook.url)
        await until(lambda: store.client.call("EXISTS", store.keys.heard("telegram-4242")))
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        telegram.updates.twice = True
        await ann.say("/new")
        card = await seen(ann, "New game of")
        async with running(second.receive):
            await until(lambda: str(ports[1]) in telegram.updates.webhook.url)
            assert "You're in!" in await ben.press(card, card.button("Join"))
            async with aiohttp.ClientSession() as session:
                for port in ports:
                    address = f"http://127.0.0.1:{port}/bot/updates"
                    update = {"update_id": 1}
                    assert (await session.post(address, json=update)).status == 403
                    wrong = {"X-Telegram-Bot-Api-Secret-Token": "ä guess"}
                    assert (await session.post(address, json=update, headers=wrong)).status == 403
                    right = {"X-Telegram-Bot-Api-Secret-Token": SECRET}
                    assert (await session.post(address, data=b"{", headers=right)).status == 400
                    assert (await session.post(address, json=update, headers=right)).status == 200
                    assert (await session.get(f"http://127.0.0.1:{port}/health")).status == 200


async def test_menus_are_set_per_scope_and_language_only_when_changed(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram:
        for _ in range(2):
            async with on_air(store, telegram, services) as adapter:
                adapter.languages = ()
                await until(lambda: store.documents.get("telegram-menu", "4242"))
                await until(lambda: telegram.api.commands)
                phone(telegram, None, 1, "Ann").start()
                await until(lambda: len(telegram.world.chats[1].messages) % 2 == 0)
        assert [call.method for call in telegram.calls].count("setMyCommands") == 3
        assert set(telegram.api.commands) == {f"{scope}/" for scope in _SCOPES}
        names = {scope: {each["command"] for each in telegram.api.commands[f"{scope}/"]} for scope in _SCOPES}
        assert "setup" in names["all_chat_administrators"]
        assert "setup" not in names["all_group_chats"]
        assert "privacy" in names["all_private_chats"]
        assert "privacy" not in names["all_group_chats"]


_SCOPES = ("all_private_chats", "all_group_chats", "all_chat_administrators")


async def test_rejected_token_is_not_printed(store: Store) -> None:
    async with Telegram() as telegram:
        adapter = adapter_of(store, telegram, services_of(store))
        adapter.connection = TelegramConnection(Secret("1:not-this-one"), telegram.url)
        for part in (adapter.send, adapter.receive):
            with pytest.raises(RefusedToken) as refused:
                await part()
            assert "not-this-one" not in str(refused.value)
            assert refused.value.__cause__ is None


def test_state_is_kept_only_in_the_store(tmp_path: Path) -> None:
    """The library's persistence, jobs and conversations are off, as they live in one process."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path("bot/telegram").glob("*.py"))
    for word in ("ConversationHandler", "Persistence", "JobQueue", "run_repeating", "parse_mode", "rate_limiter"):
        assert word not in source, word
