"""The doctor finds faults, names the remedy and reveals no secret."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.app.data_dir import store_settings
from bot.app.doctor import machine
from bot.command_line import doctor as command
from bot.command_line import main
from bot.store import Commit, Head, StoreSettings, open_store
from bot.table.tables import Tables
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.playing import started

TELEGRAM = "123456789:" + "AbCdEfGh" * 4
DISCORD = "MTIzNDU2Nzg5MDEyMzQ1Njc4." + "Gabcde." + "x" * 38


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server().start()
    yield made
    made.stop()


async def doctor(folder: Path, *arguments: str, **settings: str) -> tuple[int, str]:
    """Run the doctor in its own environment; return its code and output."""
    said = io.StringIO()
    environ = patch.dict(os.environ, {"PATH": os.environ["PATH"], "HOME": str(folder), **settings}, clear=True)
    with environ, redirect_stdout(said), redirect_stderr(said):
        code = await asyncio.to_thread(main, ["doctor", *arguments])
    for secret in (TELEGRAM, DISCORD, "hunter22"):
        assert secret not in said.getvalue()
    return code, said.getvalue()


@pytest.fixture
async def platforms() -> AsyncIterator[str]:
    """Both platforms at one address; they accept only these tokens."""

    async def me(request: web.Request) -> web.Response:
        if request.match_info["token"] != TELEGRAM:
            return web.json_response({"ok": False, "error_code": 401}, status=401)
        return web.json_response({"ok": True, "result": {"id": 1, "username": "carc_bot", "can_join_groups": False}})

    async def hook(_: web.Request) -> web.Response:
        return web.json_response({"ok": True, "result": {"url": "", "last_error_message": "Connection refused"}})

    async def application(request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bot {DISCORD}":
            return web.json_response({"message": "401: Unauthorized"}, status=401)
        return web.json_response({"id": "42", "name": "Meeples", "bot_public": True})

    async def commands(_: web.Request) -> web.Response:
        return web.json_response([{"id": "1", "name": "new", "type": 1}])

    app = web.Application()
    app.add_routes(
        [
            web.get("/bot{token}/getMe", me),
            web.get("/bot{token}/getWebhookInfo", hook),
            web.get("/api/v10/applications/@me", application),
            web.get("/api/v10/applications/42/commands", commands),
        ]
    )
    async with TestServer(app) as there:
        yield str(there.make_url("")).rstrip("/")


async def test_good_setup_passes_and_prints_invitations(server: Server, platforms: str, tmp_path: Path) -> None:
    server.ask("CONFIG", "SET", "appendonly", "yes")
    server.ask("CONFIG", "SET", "maxmemory-policy", "noeviction")
    code, text = await doctor(
        tmp_path,
        REDIS_URL=server.url,
        DISCORD_TOKEN=DISCORD,
        DISCORD_API_URL=f"{platforms}/api/v10",
        TELEGRAM_TOKEN=TELEGRAM,
        TELEGRAM_API_URL=platforms,
    )
    assert "Meeples" in text
    assert "client_id=42" in text
    assert "https://t.me/carc_bot?startgroup=1" in text
    assert "/setjoingroups" in text  # this one may not be added to groups
    assert "Connection refused" in text
    assert code == 1


async def test_unconfigured_proxy_is_flagged(server: Server, tmp_path: Path) -> None:
    given = {"REDIS_URL": server.url, "WEB_URL": "https://games.example", "WEB_PASSWORD": "long enough"}
    assert "TRUSTED_PROXIES" in (await doctor(tmp_path, **given))[1]
    assert "TRUSTED_PROXIES" not in (await doctor(tmp_path, **given, TRUSTED_PROXIES="127.0.0.1"))[1]


async def test_a_room_without_https_cannot_call_its_browsers(server: Server, tmp_path: Path) -> None:
    given = {"REDIS_URL": server.url, "WEB_PASSWORD": "long enough", "TRUSTED_PROXIES": "127.0.0.1"}
    assert "browsers cannot be called" in (await doctor(tmp_path, **given, WEB_URL="http://games.example"))[1]
    assert "browsers cannot be called" not in (await doctor(tmp_path, **given, WEB_URL="https://games.example"))[1]


async def test_what_the_board_inside_telegram_lacks_is_said(server: Server, platforms: str, tmp_path: Path) -> None:
    given = {"REDIS_URL": server.url, "TELEGRAM_TOKEN": TELEGRAM, "TELEGRAM_API_URL": platforms, "WEB_PASSWORD": "long enough"}
    assert "set WEB_URL" in (await doctor(tmp_path, **given))[1]
    assert "set WEB_URL" in (await doctor(tmp_path, **given, WEB_URL="http://games.example"))[1]
    assert "https://games.example/board/" in (await doctor(tmp_path, **given, WEB_URL="https://games.example"))[1]


async def test_what_the_board_inside_discord_lacks_is_said(server: Server, platforms: str, tmp_path: Path) -> None:
    given = {"REDIS_URL": server.url, "DISCORD_TOKEN": DISCORD, "DISCORD_API_URL": f"{platforms}/api/v10"}
    https = {"WEB_PASSWORD": "long enough", "WEB_URL": "https://games.example"}
    assert "set WEB_URL" in (await doctor(tmp_path, **given))[1]
    assert "set DISCORD_CLIENT_SECRET" in (await doctor(tmp_path, **given, **https))[1]
    secret = {"DISCORD_CLIENT_SECRET": "hunter22-hunter22"}
    assert "prefix / to target games.example/board" in (await doctor(tmp_path, **given, **https, **secret))[1]


async def test_unknown_tokens_are_reported(server: Server, platforms: str, tmp_path: Path) -> None:
    code, text = await doctor(
        tmp_path,
        REDIS_URL=server.url,
        DISCORD_TOKEN=DISCORD + "x",
        DISCORD_API_URL=f"{platforms}/api/v10",
        TELEGRAM_TOKEN=TELEGRAM + "x",
        TELEGRAM_API_URL=platforms,
    )
    assert code == 1
    assert "Discord rejects the token" in text
    assert "Telegram rejects the token" in text


async def test_unreachable_platforms_are_reported_without_their_address(server: Server, tmp_path: Path) -> None:
    code, text = await doctor(tmp_path, REDIS_URL=server.url, TELEGRAM_TOKEN=TELEGRAM, TELEGRAM_API_URL="http://127.0.0.1:1")
    assert code == 1
    assert "Telegram cannot be reached" in text


async def test_redis_without_persistence_is_bad(tmp_path: Path) -> None:
    server = Server("--appendonly", "no", "--maxmemory-policy", "allkeys-lru").start()
    try:
        code, text = await doctor(tmp_path, "--offline", REDIS_URL=server.url)
    finally:
        server.stop()
    assert code == 1
    assert "CONFIG SET appendonly yes" in text
    assert "maxmemory-policy allkeys-lru" in text


async def test_missing_redis_is_bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "store_settings", lambda settings, role, **_: store_settings(settings, role, start_patience=0.2))
    code, text = await doctor(tmp_path, "--offline", REDIS_URL="redis://:hunter22@127.0.0.1:1?timeout=1")
    assert code == 1
    assert "cannot use the store" in text


async def test_games_this_version_cannot_continue_are_listed(server: Server, tmp_path: Path) -> None:
    server.ask("CONFIG", "SET", "appendonly", "yes")
    async with open_store(StoreSettings(url=server.patient)) as store:
        whole = await started(Tables(store, steady()), "ann", "ben")
        broken = await started(Tables(store, steady()), "ann", "ben")
        await store.games.commit(
            Commit(game=broken.id, expected=broken.version, key="x", entries=(b"\x93what",), head=Head("running"))
        )
    code, text = await doctor(tmp_path, "--offline", "--games", REDIS_URL=server.url)
    assert code == 1
    assert f"this version cannot continue table {broken.id}" in text
    assert whole.id not in text
    assert "tables that this version can continue: 1" in text


def test_unwritable_and_world_readable_folders_are_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert any(each.state == "bad" for each in machine.look(tmp_path / "file", tmp_path, None, 24))
    (tmp_path / "open").mkdir(mode=0o755)
    assert any("chmod 700" in each.do for each in machine.look(tmp_path / "open", tmp_path, None, 24))


def test_world_readable_settings_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "carcassonne-bot.toml").write_text('telegram_token = "1:x"')
    (tmp_path / "carcassonne-bot.toml").chmod(0o644)
    assert any("chmod 600" in each.do for each in machine.look(tmp_path / "data", tmp_path, None, 24))
    (tmp_path / "carcassonne-bot.toml").chmod(0o600)
    assert not any("chmod 600" in each.do for each in machine.look(tmp_path / "data", tmp_path, None, 24))


def test_missing_text_layout_engine_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "shapes", lambda: False)
    assert any("libfribidi0" in each.do for each in machine.look(tmp_path / "data", tmp_path, None, 24))


async def test_platform_profile_texts_are_printed(tmp_path: Path) -> None:
    code, text = await doctor(tmp_path, "--texts")
    assert code == 0
    for part in ("/setdescription", "\nnew - ", "\nprivacy - ", "Privacy", "Terms"):
        assert part in text
    shown = text.split("\n")
    assert len(shown[1]) <= 512
    assert len(shown[4]) <= 120
