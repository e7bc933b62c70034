"""Computer players in worker processes: the game continues whatever happens to one, and the record says so."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot.app.computers import Computers
from bot.engine.record import Note, read_record
from bot.table.deeds.lobby import AddComputer, Start
from bot.table.limits import HostLimits
from bot.table.lobby import Lobby
from bot.table.people import People
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.workers.pool import Workers
from tests.ai.faulty import as_long_as_it_takes, faulty, short_for_hard
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import do, opened, play_turn, who

FAULTS = {
    "is killed": "os.kill(os.getpid(), signal.SIGKILL)",
    "hangs": "signal.pause()",
    "hangs and thinks": "while True: pass",
    "bloats": "hoard = bytearray(1 << 40)",
    "bloats slowly": "hoard = [bytearray(1 << 24) for _ in range(1 << 20)]",
    "talks nonsense": "print('?', flush=True)",
    "would cheat": """print('{"action":{"do":"claim","row":"blue"},"reason":{"code":"only"},"level":"hard"}', flush=True)""",
    "plans nonsense": """import json; return json.dumps(json.loads(answer(line)) | {"planned": [{"do": "fly"}]}).encode()""",
    "says too much": "sys.stdout.buffer.write(b'x' * (1 << 20)); sys.stdout.flush(); time.sleep(600)",
}


class ComputerGame:
    """A person and a hard computer at an in-memory table."""

    def __init__(self, workers: Workers) -> None:
        self.memory = Memory()
        self.tables = Tables(self.memory.store, steady())
        self.keeper = Timekeeper(self.tables, Computers(workers), Results(self.memory.store))

    async def sit(self, game: str = "carcassonne") -> Table:
        modules = ("fields",) if game == "carcassonne" else ()
        table = await opened(self.tables, "ann", game=game, modules=modules)
        await do(self.tables, table, "ann", AddComputer("hard", ("hard",)))
        return (await do(self.tables, table, "ann", Start())).table

    async def round(self, table: Table) -> Table:
        """Play until the person has moved again or the game is over."""
        while (table := await self.tables.look(table.id)).computers_turn:
            self.memory.move_due()
            await self.keeper.handle(self.memory.events.pop())
        return table if table.state == "over" else (await play_turn(self.tables, table)).table

    async def notes(self, table: Table) -> tuple[Note, ...]:
        lobby = Lobby(self.tables, People(self.tables), HostLimits())
        return read_record(await lobby.export(table.id, who("ann"))).notes


@pytest.fixture(autouse=True)
def found_from_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


@pytest.mark.parametrize("fault", FAULTS.values(), ids=list(FAULTS))
async def test_game_continues_after_a_worker_fault_and_records_it(tmp_path: Path, fault: str) -> None:
    patient = short_for_hard if "hang" in fault or "pause" in fault or "while" in fault else as_long_as_it_takes
    async with Workers(1, megabytes=256, patience=patient, command=faulty(tmp_path, fault)) as workers:
        evening = ComputerGame(workers)
        table = await evening.sit()
        while not table.reasons:
            table = await evening.round(table)
        notes = await evening.notes(table)
        assert {(note.level, note.by) for note in notes} == {("hard", "medium")}
        assert set(table.reasons) == {note.number for note in notes}


async def test_game_continues_while_its_worker_is_killed_repeatedly() -> None:
    """Idle or thinking: every action comes from some level or is the default."""
    async with Workers(1, patience=as_long_as_it_takes) as workers:
        evening = ComputerGame(workers)
        table = await evening.sit("cardcassonne")

        async def kill() -> None:
            while True:
                await asyncio.sleep(0.15)
                process = workers._all[0]._process
                if process is not None and process.returncode is None:
                    os.kill(process.pid, signal.SIGKILL)

        killer = asyncio.create_task(kill())
        rounds = 0
        while table.state != "over" and rounds < 8:
            table = await evening.round(table)
            rounds += 1
        killer.cancel()
        notes = await evening.notes(table)
        assert {note.by for note in notes} <= {"medium", "easy", "none"}


async def test_event_loop_stays_responsive_while_several_games_think() -> None:
    """Five games with a hard computer at once all progress, and others are served."""
    async with Workers(2, patience=as_long_as_it_takes) as workers:
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.01)
                ticks += 1

        async def computer_game_of(evening: ComputerGame) -> int:
            """Number of computer actions after two rounds."""
            table = await evening.sit("cardcassonne")
            for _ in range(2):
                table = await evening.round(table)
            return len(table.reasons)

        ticker = asyncio.create_task(tick())
        played = await asyncio.gather(*(computer_game_of(ComputerGame(workers)) for _ in range(5)))
        ticker.cancel()
        assert min(played) >= 1
        assert ticks > 5
