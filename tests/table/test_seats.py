"""Undo, resigning, handing over and kicking: who plays a seat, and which moves stand."""

import pytest

from bot.table.computers import turn_of
from bot.table.deeds.base import TURN
from bot.table.deeds.clock import PlayComputer, TimeUp
from bot.table.deeds.lobby import AddComputer, Start
from bot.table.deeds.seats import OfferSeat, Resign, TakeSeat, VoteKick
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.options import DAY
from bot.table.permissions import CLOCK
from bot.table.refused import Denied
from bot.table.results import result_of
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import decider, do, key, opened, play_turn, seat_of, started, who
from tests.table.simple_players import SimplePlayers


def other(table: Table, name: str) -> str:
    return next(person for person in table.people() if person != name)


async def computers(tables: Tables, table: Table) -> Table:
    """Play all due computer turns."""
    while table.computers_turn:
        turn = await turn_of(table, SimplePlayers())
        table = (await tables.do(table.id, CLOCK, PlayComputer(table.since, *turn), key())).table
    return table


async def test_undo_needs_consent_of_all_others(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo")
    first, before = decider(table), table
    table = (await play_turn(tables, table)).table
    drawn = table.begun_game.decision
    second = decider(table)
    third = next(name for name in table.people() if name not in (first, second))
    await do(tables, table, first, AskUndo())
    with pytest.raises(Denied, match="undo_asked"):
        await do(tables, table, first, AskUndo())
    with pytest.raises(Denied, match="no_question"):
        await do(tables, table, first, AnswerUndo(yes=True))
    table = (await do(tables, table, second, AnswerUndo(yes=True))).table
    assert decider(table) == second
    table = (await do(tables, table, third, AnswerUndo(yes=True))).table
    assert table.begun_game.decision == before.begun_game.decision
    assert table.begun_game.options() == before.begun_game.options()
    # The next tile stays drawn: the same one comes after replaying.
    table = (await play_turn(tables, table)).table
    assert table.begun_game.decision == drawn


async def test_undo_request_ends_with_one_refusal_or_withdrawal(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo")
    first = decider(table)
    table = (await play_turn(tables, table)).table
    for answering in (decider(table), first):
        await do(tables, table, first, AskUndo())
        table = (await do(tables, table, answering, AnswerUndo(yes=False))).table
        assert table.undo is None
        with pytest.raises(Denied, match="no_question"):
            await do(tables, table, answering, AnswerUndo(yes=False))


async def test_undo_is_too_late_after_the_next_turn(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    first = decider(table)
    with pytest.raises(Denied, match="nothing_to_undo"):
        await do(tables, table, first, AskUndo())
    table = (await play_turn(tables, table)).table
    await do(tables, table, first, AskUndo())
    table = (await play_turn(tables, table)).table
    assert table.undo is None
    with pytest.raises(Denied, match="nothing_to_undo"):
        await do(tables, table, first, AskUndo())


async def test_undo_among_computers_needs_no_consent(tables: Tables) -> None:
    table = await opened(tables, "ann")
    for _ in range(2):
        await do(tables, table, "ann", AddComputer("greedy", SimplePlayers.levels))
    table = await computers(tables, (await do(tables, table, "ann", Start())).table)
    before = table.decision
    table = await computers(tables, (await play_turn(tables, table)).table)
    table = (await do(tables, table, "ann", AskUndo())).table
    assert table.decision == before


async def test_undo_without_consent_only_before_a_card_was_revealed(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", game="cardcassonne", modules=())
    seen: set[str] = set()
    for _ in range(12):
        name = decider(table)
        done = await play_turn(tables, table)
        table = done.table
        if any(event.reveals for event in done.events):
            with pytest.raises(Denied, match="undo_seen"):
                await do(tables, table, name, AskUndo())
            seen.add("refused")
        else:
            await do(tables, table, name, AskUndo())
            table = (await do(tables, table, name, AnswerUndo(yes=False))).table
            seen.add("asked")
    assert seen == {"asked", "refused"}


async def test_hidden_card_stands_after_a_computers_move(tables: Tables) -> None:
    """CARD-H5: a face-down card may be taken back only until the next move."""
    table = await opened(tables, "ann", game="cardcassonne", modules=())
    await do(tables, table, "ann", AddComputer("random", SimplePlayers.levels))
    table = await computers(tables, (await do(tables, table, "ann", Start())).table)
    done = await play_turn(tables, table)
    while not any(event.conceals for event in done.events):  # a joker dealt in the set-up may need its row first
        done = await play_turn(tables, await computers(tables, done.table))
    await computers(tables, done.table)
    with pytest.raises(Denied, match="undo_seen"):
        await do(tables, table, "ann", AskUndo())


async def test_resigned_seat_is_played_on_and_ranks_last(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo", modules=("fields",))
    gone = decider(table)
    table = (await do(tables, table, gone, Resign())).table
    assert table.computers_turn
    with pytest.raises(Denied, match="seat_is_computers"):
        await do(tables, table, gone, Resign())
    number = table.seat_of(gone)
    while table.state == "running":
        table = await computers(tables, table)
        if table.state == "running":
            table = (await play_turn(tables, table)).table
    result = result_of(table)
    assert result is not None
    assert number is not None
    assert result.lines[number].rank == 3
    assert result.lines[number].resigned
    assert min(line.rank for line in result.lines if line.person != gone) == 1


async def test_table_ends_when_all_have_resigned(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    await do(tables, table, "ann", Resign())
    table = (await do(tables, table, "ben", Resign())).table
    assert (table.state, table.ended) == ("over", "deserted")


async def test_seat_can_be_handed_over(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", private=True)
    leaving = decider(table)
    number = seat_of(table, leaving)
    far = who("dan", "discord:9")
    with pytest.raises(Denied, match="seat_not_offered"):
        await do(tables, table, "cleo", TakeSeat(number))
    await do(tables, table, leaving, OfferSeat())
    with pytest.raises(Denied, match="already_seated"):
        await do(tables, table, other(table, leaving), TakeSeat(number))
    with pytest.raises(Denied, match="invitation_needed"):
        await do(tables, table, far, TakeSeat(number))
    with pytest.raises(Denied, match="no_such_seat"):
        await do(tables, table, "cleo", TakeSeat(7))
    table = (await do(tables, table, "cleo", TakeSeat(number))).table
    assert table.seat_of("cleo") == number
    assert table.seat_of(leaving) is None
    assert decider(table) == "cleo"
    await play_turn(tables, table)


async def test_seat_offer_can_be_withdrawn(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    number = seat_of(table, "ann")
    await do(tables, table, "ann", OfferSeat())
    version = (await do(tables, table, "ann", OfferSeat())).version
    table = (await do(tables, table, "ann", OfferSeat(on=False))).table
    assert table.version == version + 1
    with pytest.raises(Denied, match="seat_not_offered"):
        await do(tables, table, "cleo", TakeSeat(number))


async def test_majority_of_the_others_kicks_a_player(tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo", "dan")
    number = seat_of(table, "dan")
    with pytest.raises(Denied, match="kick_yourself"):
        await do(tables, table, "dan", VoteKick(number))
    await do(tables, table, "ann", VoteKick(number))
    table = (await do(tables, table, "ann", VoteKick(number))).table
    assert table.seat_of("dan") == number
    table = (await do(tables, table, "ben", VoteKick(number))).table
    assert table.seat_of("dan") is None
    assert not table.seats[number].played_by_person
    with pytest.raises(Denied, match="seat_is_computers"):
        await do(tables, table, "cleo", VoteKick(number))
    table = (await do(tables, table, "eve", TakeSeat(number))).table
    assert table.seats[number].played_by_person


async def test_no_kick_vote_between_two_players(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    number = seat_of(table, "ben")
    with pytest.raises(Denied, match="kick_two"):
        await do(tables, table, "ann", VoteKick(number))
    assert (await tables.look(table.id)).kicks == {}


async def timed_out(tables: Tables, memory: Memory, name: str, times: int) -> Table:
    """Play on, timing out every turn of this player."""
    table = await tables.look(next(iter(memory.logs)))
    number = seat_of(table, name)
    while table.seats[number].timeouts < times:
        if table.decider == number:
            memory.time += DAY
            memory.move_due()
            while memory.events:
                event = memory.events.pop(0)
                if event.name == TURN:
                    table = (await tables.do(table.id, CLOCK, TimeUp(table.since), event.key, newest=True)).table
        else:
            table = (await play_turn(tables, table)).table
    return table


async def test_host_kicks_after_two_time_outs_in_a_row(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo", "dan", "eve", pace="24h")
    number = seat_of(table, "dan")
    assert table.host == "ann"
    table = await timed_out(tables, memory, "dan", 1)
    table = (await do(tables, table, "ann", VoteKick(number))).table
    assert table.seat_of("dan") == number, "once is not enough"
    table = await timed_out(tables, memory, "dan", 2)
    table = (await do(tables, table, "cleo", VoteKick(number))).table
    assert table.seat_of("dan") == number, "who is not the host has one vote of four"
    table = (await do(tables, table, "ann", VoteKick(number))).table
    assert table.seat_of("dan") is None
    assert table.seats[number].offered
    with pytest.raises(Denied, match="seat_is_computers"):
        await do(tables, table, "ann", VoteKick(number))
    table = (await do(tables, table, who("fay", "discord:9"), TakeSeat(number))).table
    assert table.seats[number].timeouts == 0


async def test_own_turn_resets_the_time_out_count(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", "cleo", "dan", pace="24h")
    number = seat_of(table, "dan")
    await timed_out(tables, memory, "dan", 1)
    table = await tables.look(table.id)
    while table.seats[number].timeouts:
        table = (await play_turn(tables, table)).table
    table = await timed_out(tables, memory, "dan", 1)
    table = (await do(tables, table, "ann", VoteKick(number))).table
    assert table.seat_of("dan") == number


async def test_opponent_of_two_kicks_after_time_outs(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben", pace="24h")
    number = seat_of(table, "ann")
    table = await timed_out(tables, memory, "ann", 2)
    assert table.host == "ann"
    table = (await do(tables, table, "ben", VoteKick(number))).table
    assert table.seat_of("ann") is None
    assert table.host == "ben"


async def test_seats_round_trip_through_the_log(memory: Memory, tables: Tables) -> None:
    from tests.table.test_committing import same

    table = await started(tables, "ann", "ben", "cleo")
    await do(tables, table, "ann", OfferSeat())
    await do(tables, table, "dan", TakeSeat(table.seat_of("ann") or 0))
    await do(tables, table, "ben", Resign())
    table = await computers(tables, await tables.look(table.id))
    same(table, await Tables(memory.store, steady()).look(table.id))
