"""When the breaker opens, commands get a sentence and owners a private message."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.app.alarm import circuit_breaker, tell
from bot.app.breaker import FIRST_PAUSE, MANY
from bot.chat.command import Command
from bot.chat.commands.all import COMMANDS
from bot.chat.context import Context
from bot.chat.contract import Account, Reply, Request
from bot.chat.conversation import Conversation
from bot.chat.fitting import plain
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.settings import Secret, Settings
from bot.table.tables import Tables
from bot.watch.faults import report
from bot.web.limits import WEB
from renderer.renderer import Renderer
from tests.chat.room import LIMITS
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.simple_players import SimplePlayers
from tests.waiting import PATIENCE, until

TELEGRAM, DISCORD = "123456:" + "a" * 35, "b" * 24 + ".cccccc." + "d" * 38


@pytest.fixture
async def asked() -> AsyncIterator[tuple[str, list[tuple[str, dict[str, Any]]]]]:
    """A server that stands in for both platforms: its address and the requests."""
    found: list[tuple[str, dict[str, Any]]] = []

    async def any_request(request: web.Request) -> web.Response:
        found.append((request.path, await request.json()))
        refused = found[-1][1].get("chat_id") == 666
        return web.json_response({"id": "900"}, status=403 if refused else 200)

    app = web.Application()
    app.add_routes([web.post("/{path:.*}", any_request)])
    async with TestServer(app) as there:
        yield str(there.make_url("")).rstrip("/"), found


def settings(url: str, folder: Path, *owners: str) -> Settings:
    return Settings(
        data_dir=folder,
        telegram_token=Secret(TELEGRAM),
        telegram_api_url=url,
        discord_token=Secret(DISCORD),
        discord_api_url=f"{url}/api/v10",
        owners=frozenset(owners),
    )


async def test_owners_are_notified_on_their_platform(
    asked: tuple[str, list[tuple[str, dict[str, Any]]]], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url, found = asked
    await tell(settings(url, tmp_path, "telegram:77", "discord:456", "telegram:666"), "it burns")
    assert (f"/bot{TELEGRAM}/sendMessage", {"chat_id": 77, "text": "it burns"}) in found
    assert ("/api/v10/users/@me/channels", {"recipient_id": "456"}) in found
    assert ("/api/v10/channels/900/messages", {"content": "it burns", "allowed_mentions": {"parse": []}}) in found
    assert "cannot notify the owner telegram:666" in caplog.text
    assert TELEGRAM not in caplog.text


async def test_many_different_errors_open_the_breaker_and_reach_the_owner(
    asked: tuple[str, list[tuple[str, dict[str, Any]]]], tmp_path: Path
) -> None:
    url, found = asked
    with circuit_breaker(settings(url, tmp_path, "telegram:77")) as breaker:
        for number in range(MANY):
            report("command", type(f"Broken{number}", (Exception,), {})())
        assert FIRST_PAUSE - 5 < breaker.remaining <= FIRST_PAUSE

        async def told() -> bool:
            return bool(found)

        async with asyncio.timeout(PATIENCE):
            await until(told)
    assert "commands are paused" in found[0][1]["text"]


async def test_failing_commands_pause_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The conversation reports failed commands itself, independent of log levels."""
    caplog.set_level(logging.CRITICAL + 1, "bot.chat.conversation")

    def broken(number: int) -> Callable[[Context], Awaitable[Reply]]:
        async def fail(_: Context) -> Reply:
            raise type(f"Broken{number}", (Exception,), {})

        return fail

    async def said(talk: Conversation, number: int) -> str:
        request = Request(person=Account("web:1", "Ann"), place="web:-1", event=f"event-{number}", words="/rules")
        return plain((await talk.handle(request, WEB)).messages[0].paragraphs[0])

    with circuit_breaker(settings("", tmp_path)) as breaker:
        tables = Tables(Memory().store, steady())
        talk = Conversation(
            Services(tables, PictureQueue(Renderer(drawings())), SimplePlayers.levels, LIMITS, paused=lambda: breaker.remaining)
        )
        for number in range(MANY):
            monkeypatch.setitem(COMMANDS, "rules", Command("rules", broken(number)))
            assert "Something went wrong" in await said(talk, number)
        assert "I'm pausing" in await said(talk, MANY)
