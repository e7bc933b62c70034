"""Store settings take effect, and the data folder is private."""

import asyncio
import stat
from pathlib import Path

from bot.app.data_dir import store_settings
from bot.settings import load
from bot.store import Commit, Head, open_store
from bot.store.model import ARCHIVE
from tests.store.made import loaded_game
from tests.web.browser import SyncBot


async def test_finished_game_is_archived_after_the_configured_days(tmp_path: Path) -> None:
    settings = load({"DATA_DIR": str(tmp_path / "data"), "ARCHIVE_DAYS": "3"}, tmp_path)
    async with asyncio.timeout(60), open_store(store_settings(settings, "all")) as store:
        await store.games.commit(Commit("g1", 0, "key", (b"entry",), Head("over"), record=b"{}"))
        loaded = await loaded_game(store, "g1")
        assert loaded.timers == {ARCHIVE: loaded.entries[0].time + 3 * 86_400_000}


def test_first_start_creates_a_private_folder(tmp_path: Path) -> None:
    """With the web role, files are written there before the store starts."""
    bot = SyncBot(tmp_path).start()
    try:
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    finally:
        bot.end()
