"""What the host sets of the store is what the store does, in a folder that is the bot's alone."""

import asyncio
import stat
from pathlib import Path

from bot.app.data_dir import store_settings
from bot.settings import load
from bot.store import Commit, Head, opened
from bot.store.model import ARCHIVE
from tests.web.browser import SyncBot


async def test_a_finished_game_moves_to_the_files_after_as_many_days_as_are_set(tmp_path: Path) -> None:
    settings = load({"DATA_DIR": str(tmp_path / "data"), "ARCHIVE_DAYS": "3"}, tmp_path)
    async with asyncio.timeout(60), opened(store_settings(settings, "all")) as store:
        await store.games.commit(Commit("g1", 0, "key", (b"entry",), Head("over"), record=b"{}"))
        loaded = await store.games.load("g1")
        assert loaded is not None
        assert loaded.timers == {ARCHIVE: loaded.entries[0].time + 3 * 86_400_000}


def test_a_first_start_makes_a_folder_that_others_cannot_look_into(tmp_path: Path) -> None:
    """With the room's role something is put into the folder before the store is there."""
    bot = SyncBot(tmp_path).start()
    try:
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    finally:
        bot.end()
