"""`setup` on a terminal: it asks, checks, saves all or nothing, and ends with the doctor."""

from __future__ import annotations

import asyncio
import os
import pty
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.app.test_doctor import DISCORD, TELEGRAM, platforms
from tests.standins.process import tiles
from tests.store.servers import free_ports
from tests.waiting import PATIENCE

__all__ = ["platforms"]
ON_TERMINAL = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # it is ignored where the tests run in the background
os.close(os.open(os.ttyname(0), os.O_RDWR))  # now it is the process's own terminal, from which Ctrl-C reaches it
os.execv(sys.executable, [sys.executable, "-m", "bot", "setup"])
"""
TELEGRAMS, DISCORDS = "leave Telegram off: ", "leave Discord off: "


class Terminal:
    """A terminal on which `setup` runs."""

    def __init__(self, near: int, process: subprocess.Popen[bytes]) -> None:
        self.near, self.process, self.said = near, process, ""

    def until(self, words: str) -> str:
        """Read until these words come; return what came with them."""
        before = len(self.said)
        while words not in self.said[before:]:
            assert select.select([self.near], [], [], PATIENCE)[0], f"{words!r} does not come:\n{self.said}"
            try:
                got = os.read(self.near, 4096)
            except OSError:  # the other end is closed
                got = b""
            assert got, f"{words!r} does not come:\n{self.said}"
            self.said += got.decode()
        return self.said[before:]

    def answers(self, *pairs: str) -> None:
        """Wait for each question and type its answer."""
        for question, answer in zip(pairs[::2], pairs[1::2], strict=True):
            self.until(question)
            os.write(self.near, answer.encode())

    def ends(self) -> int:
        """Read to the end; return the code."""
        try:
            while select.select([self.near], [], [], PATIENCE)[0] and (got := os.read(self.near, 4096)):
                self.said += got.decode()
        except OSError:
            pass  # the other end is closed: everything is read
        return self.process.wait(PATIENCE)


@contextmanager
def setup(folder: Path, **environ: str) -> Iterator[Terminal]:
    near, far = pty.openpty()
    home = {"PATH": os.environ["PATH"], "HOME": str(folder), "DATA_DIR": str(folder / "data"), "ATLAS_DIR": str(tiles())}
    process = subprocess.Popen(
        [sys.executable, "-c", ON_TERMINAL],
        env={**home, "PYTHONPATH": str(Path(__file__).resolve().parents[2]), **environ},
        cwd=folder,
        stdin=far,
        stdout=far,
        stderr=far,
        start_new_session=True,
    )
    os.close(far)
    try:
        yield Terminal(near, process)
    finally:
        process.kill()
        process.wait()
        os.close(near)


async def run(act: Callable[[Terminal], None], folder: Path, **environ: str) -> tuple[int, str]:
    """Let somebody act at the terminal; return the code and all that was shown."""

    def acts() -> tuple[int, str]:
        with setup(folder, **environ) as terminal:
            act(terminal)
            return terminal.ends(), terminal.said

    code, said = await asyncio.to_thread(acts)
    for secret in (TELEGRAM, DISCORD):
        assert secret not in said
    return code, said


def files(folder: Path) -> list[str]:
    return [each.name for each in folder.glob("carcassonne*")]


async def test_tokens_are_asked_checked_and_saved(platforms: str, tmp_path: Path) -> None:
    file = tmp_path / "carcassonne-bot.toml"
    file.write_text('# mine\nweb_port = 0\ntelegram_token = "1:old"\n', "utf-8")

    def act(terminal: Terminal) -> None:
        present = "keep the present one: "
        terminal.answers(DISCORDS, "nonsense!\n", DISCORDS, "wrong.token.here\n", DISCORDS, f"{DISCORD}\n")
        terminal.answers(present, f"{DISCORD}\n", present, "1:wrong\n", present, f"{TELEGRAM}\n")

    code, said = await run(act, tmp_path, TELEGRAM_API_URL=platforms, DISCORD_API_URL=f"{platforms}/api/v10")
    assert "must be the bot's token from the developer portal" in said
    assert "Discord rejects the token (HTTP 401)" in said
    assert "This looks like a token of Discord." in said
    assert "Telegram rejects the token (HTTP 401)" in said
    assert "invite the bot: https://discord.com/oauth2/authorize" in said
    assert "https://t.me/carc_bot?startgroup=1" in said
    assert code == 1, "the doctor: nobody can add this bot to groups"
    assert file.read_text("utf-8") == f'discord_token = "{DISCORD}"\n# mine\nweb_port = 0\ntelegram_token = "{TELEGRAM}"\n'
    assert file.stat().st_mode & 0o777 == 0o600
    assert files(tmp_path) == [file.name]


@pytest.mark.parametrize(("questions", "ends"), [(0, "\x04"), (1, "\x03")], ids=["Ctrl-D at once", "Ctrl-C later"])
async def test_whoever_stops_has_saved_nothing(platforms: str, tmp_path: Path, questions: int, ends: str) -> None:
    def act(terminal: Terminal) -> None:
        terminal.answers(*(DISCORDS, f"{DISCORD}\n") * questions, (DISCORDS, TELEGRAMS)[questions], ends)

    code, said = await run(act, tmp_path, DISCORD_API_URL=f"{platforms}/api/v10")
    assert (code, said.count("Nothing was saved."), "Traceback" in said) == (2, 1, False)
    assert files(tmp_path) == []


async def test_without_a_network_a_token_can_be_saved_unchecked(tmp_path: Path) -> None:
    def act(terminal: Terminal) -> None:
        terminal.answers(DISCORDS, "\n", TELEGRAMS, f"{TELEGRAM}\n", "unchecked? [y/N] ", "\n")
        terminal.answers(TELEGRAMS, f"{TELEGRAM}\n", "unchecked? [y/N] ", "y\n")

    nowhere = f"http://127.0.0.1:{free_ports(1)[0]}"
    code, said = await run(act, tmp_path, TELEGRAM_API_URL=nowhere)
    assert "Telegram cannot be reached" in said
    assert code == 1
    assert f'telegram_token = "{TELEGRAM}"\n' in (tmp_path / "carcassonne-bot.toml").read_text("utf-8")


async def test_file_that_cannot_be_written_is_said_in_one_sentence(platforms: str, tmp_path: Path) -> None:
    file = tmp_path / "missing" / "carcassonne-bot.toml"
    (tmp_path / "missing").mkdir()
    file.touch()

    def act(terminal: Terminal) -> None:
        terminal.answers(DISCORDS, "\n")
        file.unlink()
        file.parent.rmdir()
        terminal.answers(TELEGRAMS, f"{TELEGRAM}\n")

    code, said = await run(act, tmp_path, TELEGRAM_API_URL=platforms, CARCASSONNE_BOT_CONFIG=str(file))
    assert (code, "Traceback" in said) == (2, False)
    assert f"cannot write {file}: No such file or directory. Nothing was saved." in said.replace("\r\n", "\n")


def test_it_needs_a_terminal(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bot", "setup"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "carcassonne-bot: setup asks questions: run it on a terminal\n"
