"""Scheduled back-ups: on time, read once more, only so many kept; a failure is told and leaves the older ones."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import backups
from bot.app.data_dir import store_settings
from bot.app.doctor import machine
from bot.command_line import main
from bot.settings import Secret, Settings
from bot.store import open_store
from bot.store.backup_file import check
from bot.table.tables import Tables
from tests.app.test_alarm import asked
from tests.store.servers import Server
from tests.table.chance import steady
from tests.table.playing import started

__all__ = ["asked"]


@pytest.fixture
def server() -> Iterator[Server]:
    made = Server().start()
    yield made
    made.stop()


@pytest.fixture
def settings(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """A host's settings, which the command that takes the back-up has from the environment."""
    monkeypatch.setenv("REDIS_URL", server.url)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    return Settings(data_dir=tmp_path / "data", redis_url=Secret(server.url), backup_hours=6, backup_keep=2)


def older(file: Path, hours: float) -> None:
    at = time.time() - hours * backups.HOUR
    os.utime(file, (at, at))


def made(folder: Path, *ages: float) -> None:
    """Files of earlier back-ups, some hours old; their contents do not matter."""
    folder.mkdir()
    for number, hours in enumerate(ages):
        (file := folder / f"carcassonne-20260101-00000{number}.backup").write_bytes(b"earlier")
        older(file, hours)


async def test_back_up_is_taken_when_due_and_the_oldest_goes(settings: Settings, server: Server, tmp_path: Path) -> None:
    async with open_store(store_settings(settings, "test")) as store:
        await started(Tables(store, steady()), "ann", "ben")
    folder = tmp_path / "saved"
    made(folder, 20, 14, 7)
    (folder / "mine.backup").write_bytes(b"somebody's own")
    wait = await backups.once(settings, folder)
    assert 5.5 * backups.HOUR < wait <= 6 * backups.HOUR
    kept = backups.taken(folder)
    assert [file.read_bytes() == b"earlier" for file in kept] == [True, False]
    assert check(kept[-1]).games == 1
    assert (folder / "mine.backup").exists()
    assert 5 * backups.HOUR < await backups.once(settings, folder) <= 6 * backups.HOUR
    assert backups.taken(folder) == kept, "none is due"
    said = [finding.what for finding in machine.look(tmp_path, tmp_path, folder, 6)]
    assert f"2 scheduled back-ups are in {folder}, the newest is {kept[-1].name}" in said


async def test_failure_is_told_and_the_older_ones_stay(
    settings: Settings, asked: tuple[str, list[tuple[str, dict[str, str]]]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, told = asked
    there = replace(settings, telegram_token=Secret("1:a"), telegram_api_url=url, owners=frozenset({"telegram:7"}))
    folder = tmp_path / "saved"
    made(folder, 20, 14, 7)
    monkeypatch.setenv("DATA_DIR", "/dev/null/nowhere")  # the command cannot work
    assert await backups.once(there, folder) == backups.AGAIN
    assert len(backups.taken(folder)) == 3
    ((path, message),) = told
    assert path == "/bot1:a/sendMessage"
    assert message["text"].startswith("The scheduled back-up has failed: ")
    assert "Traceback" not in message["text"]


async def test_folder_that_is_no_folder_is_told(settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").touch()
    assert await backups.once(settings, tmp_path / "file" / "saved") == backups.AGAIN
    assert "The scheduled back-up has failed" in caplog.text
    caplog.clear()


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])


async def test_file_that_is_damaged_at_once_does_not_stay(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    run = backups._run

    async def on_a_bad_disk(*words: str) -> None:
        await run(*words)
        if len(words) == 1:
            cut_short(Path(words[0]))

    monkeypatch.setattr(backups, "_run", on_a_bad_disk)
    assert await backups.once(settings, tmp_path / "saved") == backups.AGAIN
    assert backups.taken(tmp_path / "saved") == []
    caplog.clear()


def test_command_says_in_one_sentence_that_it_cannot_write(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "x.backup"
    assert main(["backup", str(file)]) == 2
    assert capsys.readouterr().err == f"carcassonne-bot: cannot write {file}: No such file or directory\n"


@pytest.mark.parametrize(("ages", "said"), [((), "no scheduled back-up"), ((30,), "24 hours late")])
def test_doctor_says_that_there_is_none_or_that_it_is_late(ages: tuple[float, ...], said: str, tmp_path: Path) -> None:
    made(tmp_path / "saved", *ages)
    found = [each for each in machine.look(tmp_path, tmp_path, tmp_path / "saved", 6) if said in each.what]
    assert [each.state for each in found] == ["doubtful"]
