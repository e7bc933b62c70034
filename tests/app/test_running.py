"""Work done before the bot accepts requests."""

import asyncio
from importlib.resources import files
from pathlib import Path

import pytest

from bot.app import running
from bot.i18n import MessageCatalogue
from bot.settings import Settings


async def test_all_languages_are_loaded_before_the_first_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Loading one takes a tenth of a second, which would block all answers."""
    fresh = MessageCatalogue(files("bot.i18n"))
    ready: list[tuple[str, ...]] = []

    async def supervise(*_: object) -> None:
        ready.append(tuple(fresh._bundles))

    monkeypatch.setattr(running, "shipped", lambda: fresh)
    monkeypatch.setattr(running, "supervise", supervise)
    async with asyncio.timeout(120):
        await running.run(Settings(data_dir=tmp_path), ("table",))
    assert ready == [fresh.languages]
