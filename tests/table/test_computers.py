"""Computer players at a table: their pause, and the notes on their thinking in log and record."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import SKIP
from bot.engine.game import View
from bot.engine.record import Note, read_record, record_of, write_record
from bot.engine.refusals import BadRecord
from bot.games.rules import replay_record
from bot.table import entries as e
from bot.table.deeds.base import COMPUTER, TURN
from bot.table.deeds.lobby import AddComputer, Start
from bot.table.deeds.undo import AskUndo
from bot.table.limits import HostLimits
from bot.table.lobby import Lobby
from bot.table.options import DAY, Options
from bot.table.people import People
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from bot.tile_game.rules.moves import PlaceTile
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import decider, do, key, opened, play_turn, started, who
from tests.table.simple_players import SimplePlayers, Unexplained


class CutShortPlayers(Unexplained):
    """Computer players whose hard level always times out until another level answers for it."""

    levels = ("easy", "hard")

    def __init__(self, by: str = "hard", *, cut: bool = True) -> None:
        self.by, self.cut = by, cut

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        return ComputerMove(view.options()[0], Reason("closes", points=4), self.by, 0.0, 0, self.cut)


async def against_computer(tables: Tables, level: str = "hard", **options: Any) -> Table:
    table = await opened(tables, "ann", **options)
    await do(tables, table, "ann", AddComputer(level, ("random", "easy", "hard")))
    return (await do(tables, table, "ann", Start())).table


async def until_person(memory: Memory, tables: Tables, table: Table, keeper: Timekeeper) -> Table:
    """Play the computer's due turns until a person must act."""
    while (table := await tables.look(table.id)).computers_turn:
        memory.time = max(memory.time, memory.logs[table.id].timers[COMPUTER][0])
        memory.move_due()
        await keeper.handle(memory.events.pop())
    return table


def lobby(tables: Tables) -> Lobby:
    return Lobby(tables, People(tables), HostLimits())


async def test_computer_plays_right_after_an_outage(memory: Memory) -> None:
    tables = Tables(memory.store, steady(), pause=2000)
    keeper = Timekeeper(tables, CutShortPlayers(), Results(memory.store))
    table = await until_person(memory, tables, await against_computer(tables), keeper)
    table = (await play_turn(tables, table)).table
    assert table.computers_turn
    memory.outage(120_000)
    memory.move_due()
    assert [(event.kind, event.name) for event in memory.events] == [("timer", COMPUTER)]


@pytest.mark.parametrize("by", ["hard", "easy", "none"])
async def test_record_names_the_cut_player_and_its_substitute(memory: Memory, tables: Tables, by: str) -> None:
    keeper = Timekeeper(tables, CutShortPlayers(by), Results(memory.store))
    table = await until_person(memory, tables, await against_computer(tables), keeper)
    table = await until_person(memory, tables, (await play_turn(tables, table)).table, keeper)
    computers = [number for number, played in enumerate(table.begun_game.log) if not table.seats[played.seat].person]
    record = read_record(await lobby(tables).export(table.id, who("ann")))
    assert record.notes
    assert {note.number for note in record.notes} <= set(computers)
    assert all(note == Note(note.number, "hard", "" if by == "hard" else by, cut=True) for note in record.notes)
    assert {note.number: Reason("closes", points=4) for note in record.notes} == table.reasons


async def test_record_omits_what_follows_from_position_and_level(memory: Memory, tables: Tables) -> None:
    keeper = Timekeeper(tables, CutShortPlayers(cut=False), Results(memory.store))
    table = await until_person(memory, tables, await against_computer(tables), keeper)
    table = await until_person(memory, tables, (await play_turn(tables, table)).table, keeper)
    assert table.reasons
    assert b"notes" not in await lobby(tables).export(table.id, who("ann"))


async def test_notes_survive_export_import_and_further_play(memory: Memory, tables: Tables) -> None:
    keeper = Timekeeper(tables, CutShortPlayers("easy"), Results(memory.store))
    table = await until_person(memory, tables, await against_computer(tables), keeper)
    table = await until_person(memory, tables, (await play_turn(tables, table)).table, keeper)
    data = await lobby(tables).export(table.id, who("ann"))
    record = read_record(data)
    assert write_record(read_record(write_record(record))) == write_record(record)
    without = msgspec.structs.replace(record, notes=())
    assert record_of(replay_record(record)) == record_of(replay_record(without))
    new = (await lobby(tables).import_game(who("ben"), data, Options(), key=key(), salt="x")).table
    await do(tables, new, "ben", AddComputer("hard", ("easy", "hard")))
    new = (await do(tables, new, "ben", Start())).table
    assert tuple(new.notes.values()) == record.notes
    assert read_record(await lobby(tables).export(new.id, who("ben"))).notes == record.notes


async def test_undo_removes_notes(memory: Memory, tables: Tables) -> None:
    keeper = Timekeeper(tables, CutShortPlayers("easy"), Results(memory.store))
    table = await until_person(memory, tables, await against_computer(tables, modules=()), keeper)
    before = dict(table.notes)
    table = await until_person(memory, tables, (await play_turn(tables, table)).table, keeper)
    assert len(table.notes) > len(before)
    table = (await do(tables, table, "ann", AskUndo())).table
    assert decider(table) == "ann"
    assert (table.notes, set(table.reasons)) == (before, set(before))


async def test_archived_game_keeps_its_notes(memory: Memory, tables: Tables) -> None:
    keeper = Timekeeper(tables, CutShortPlayers("easy"), Results(memory.store))
    table = await until_person(memory, tables, await against_computer(tables, modules=()), keeper)
    while table.state == "running":
        table = await until_person(memory, tables, (await play_turn(tables, table)).table, keeper)
    stored = memory.logs[table.id].record
    assert stored is not None
    assert read_record(stored).notes == tuple(table.notes.values())
    assert e.replayed(table.id, [(entry.time, entry.body) for entry in memory.logs[table.id].log]).notes == table.notes


async def test_record_names_a_computer_that_replaced_a_slow_player(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", time_up="computer", modules=())
    keeper = Timekeeper(tables, CutShortPlayers("easy"), Results(memory.store))
    memory.time += DAY
    memory.move_due()
    await keeper.handle(next(event for event in memory.events if event.name == TURN))
    record = read_record(await lobby(tables).export(table.id, who("ann")))
    assert {(note.level, note.by, note.cut) for note in record.notes} == {("hard", "easy", True)}


def test_old_entries_without_notes_are_readable() -> None:
    """The old form: seat, actions, by."""
    old = msgspec.msgpack.encode(["Played", 1, [{"do": "skip"}], "computer"])
    entry = e.decode(old)
    assert isinstance(entry, e.Played)
    assert (entry.by, entry.thoughts) == ("computer", ())


@pytest.mark.parametrize(("number", "level"), [(5, "hard"), (-1, "hard"), (0, "x" * 41)])
def test_empty_or_overlong_note_is_refused(number: int, level: str) -> None:
    record = {"format": "carcassonne-record/1", "rules": 1, "game": "carcassonne", "setup": {"seats": 2, "seed": "0" * 64}}
    whole = {**record, "actions": [{"seat": 0, "do": "skip"}], "notes": [{"number": number, "level": level}]}
    with pytest.raises(BadRecord, match="note"):
        read_record(msgspec.json.encode(whole))


@pytest.mark.parametrize("pause", [0, 1500])
async def test_computer_pauses_before_it_plays(memory: Memory, pause: int) -> None:
    tables = Tables(memory.store, steady(), pause)
    table = await against_computer(tables, "easy")
    waits = set()
    for _ in range(8):
        while not table.computers_turn:
            table = (await play_turn(tables, table)).table
        due, _ = memory.logs[table.id].timers[COMPUTER]
        waits.add(due - memory.time)
        table = await until_person(memory, tables, table, Timekeeper(tables, SimplePlayers(), Results(memory.store)))
    assert all(pause <= wait < max(1, 2 * pause) for wait in waits)
    assert len(waits) > 1 or not pause


class AnyOption(Unexplained):
    """Varies its play, but the same way in every run."""

    levels = ("any",)

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        options = view.options()
        return ComputerMove(options[len(view.log) * 7919 % len(options)], Reason("simplest"), level, 0.0, 0)


async def test_computer_decides_in_another_players_turn(memory: Memory, tables: Tables) -> None:
    """A besieged computer withdraws in another player's turn."""
    table = await opened(tables, "ann", modules=("siege",))
    for _ in range(2):
        await do(tables, table, "ann", AddComputer("any", AnyOption.levels))
    table = (await do(tables, table, "ann", Start())).table
    keeper = Timekeeper(tables, AnyOption(), Results(memory.store))
    asked: set[str] = set()
    while (decision := table.decision) is not None:
        if not table.computers_turn:
            table = (await play_turn(tables, table)).table
            continue
        asked.add(decision.kind)
        memory.move_due()
        await keeper.handle(memory.events.pop())
        table = await tables.look(table.id)
    assert "withdraw" in asked


class PlanningPlayers(Unexplained):
    """Computer players that choose with a tile for the whole turn. `wrong`: their plans are no longer possible."""

    levels = ("easy", "hard")

    def __init__(self, *, wrong: bool = False) -> None:
        self.wrong = wrong
        self.asked: list[str] = []

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        assert view.decision is not None
        self.asked.append(view.decision.kind)
        action = view.options()[0]
        planned = (PlaceTile((99, 99), 0) if self.wrong else SKIP,)
        return ComputerMove(action, None, level, 0.0, 0, cut=True, planned=planned if view.decision.kind == "tile" else ())


@pytest.mark.parametrize("wrong", [False, True])
async def test_rest_of_a_turn_is_played_as_planned_if_it_is_still_possible(
    memory: Memory, tables: Tables, *, wrong: bool
) -> None:
    players = PlanningPlayers(wrong=wrong)
    keeper = Timekeeper(tables, players, Results(memory.store))
    table = await against_computer(tables, modules=())
    for _ in range(4):
        table = await until_person(memory, tables, table, keeper)
        table = (await play_turn(tables, table)).table
    assert ("step2" in players.asked) == wrong
    computers = [number for number, played in enumerate(table.begun_game.log) if not table.seats[played.seat].person]
    assert set(table.notes) == set(computers), "each choice has its note, planned or not"
