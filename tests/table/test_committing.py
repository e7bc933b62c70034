"""Committing to the log: nothing lost, nothing doubled, the same in every process."""

import asyncio

import pytest

from bot.engine.fair import combine, commitment
from bot.engine.game import KNOWN_RULES, NEWEST_RULES
from bot.engine.refusals import IllegalAction
from bot.store import Store
from bot.table.deeds import lobby
from bot.table.deeds.lobby import Start
from bot.table.deeds.play import Act, Confirm
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import HERE, decider, default_turn, do, key, opened, play_turn, started, who

TIMES = ("decision_at", "at", "nudged_at", "reminded_at", "own_game", "game")


def same(one: Table, other: Table) -> None:
    """Equal up to milliseconds of clock difference."""
    for name in Table.__struct_fields__:
        if name not in TIMES:
            assert getattr(one, name) == getattr(other, name), name
    if one.game is not None and other.game is not None:
        assert [(p.seat, p.action) for p in one.game.log] == [(p.seat, p.action) for p in other.game.log]
        assert one.game.decision == other.game.decision
        assert one.game.standing() == other.game.standing()


async def test_whole_game_on_a_real_server(real: Store) -> None:
    tables, elsewhere = Tables(real, steady()), Tables(real, steady())
    table = await started(tables, "ann", "ben", modules=("fields", "river", "inns_cathedrals"), seats=3)
    turns = 0
    while table.state == "running":
        # Every third turn another process with no or old knowledge takes over.
        table = (await play_turn(elsewhere if turns % 3 == 2 else tables, table)).table
        turns += 1
    fresh = await Tables(real, steady()).look(table.id)
    same(table, fresh)
    assert fresh.version == 4 + turns
    assert await real.games.record(table.id)


async def test_game_keeps_the_rules_version_it_began_with(either: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as before:
        before.setattr(lobby, "NEWEST_RULES", min(KNOWN_RULES))
        table = await started(Tables(either, steady()), "ann", "ben", modules=("fields", "traders_builders", "abbey_mayor"))
    after = Tables(either, steady())
    table = (await play_turn(after, await after.look(table.id))).table
    assert table.begun_game.rules_version == min(KNOWN_RULES) != NEWEST_RULES
    new = (await started(after, "ann", "ben")).game
    assert new is not None
    assert new.rules_version == NEWEST_RULES


async def as_it_is(real: Store, game: str) -> dict[str, bytes | None]:
    """A copy of the server's data of a game, to simulate a failover to a replica that lags behind."""
    return {name: await real.client.call("DUMP", name) for name in real.keys.game(game)}


async def put_back(real: Store, kept: dict[str, bytes | None]) -> None:
    for name, dump in kept.items():
        await (real.client.call("DEL", name) if dump is None else real.client.call("RESTORE", name, 0, dump, "REPLACE"))


async def test_turn_lost_by_the_server_is_dropped_from_the_cache(real: Store) -> None:
    tables = Tables(real, steady())
    table = await started(tables, "ann", "ben")
    kept = await as_it_is(real, table.id)
    click, turn = key(), Act(table.version, default_turn(table))
    await tables.do(table.id, who(decider(table)), turn, click)
    await put_back(real, kept)
    same(await tables.look(table.id), table)
    assert not (await tables.do(table.id, who(decider(table)), turn, click)).repeated
    same(await Tables(real, steady()).look(table.id), await tables.look(table.id, newest=False))


async def test_turn_replaced_on_the_server_is_dropped_from_the_cache(real: Store) -> None:
    tables, elsewhere = Tables(real, steady()), Tables(real, steady())
    table = await started(tables, "ann", "ben")
    kept, actor = await as_it_is(real, table.id), who(decider(table))
    lost = (await play_turn(tables, table)).table
    await put_back(real, kept)
    other = next(each for each in table.begun_game.options() if each != default_turn(table)[0])
    found = (await elsewhere.do(table.id, actor, Act(table.version, (other,)), key())).table
    assert found.version == lost.version
    with pytest.raises(Denied):
        await play_turn(tables, lost)
    same(await tables.look(table.id), found)
    for _ in range(3):
        found = (await play_turn(tables, await tables.look(table.id))).table
    same(await Tables(real, steady()).look(table.id), found)


async def test_round_trips(memory: Memory) -> None:
    tables = Tables(memory.store, steady())
    table = await started(tables, "ann", "ben")
    memory.trips = 0
    table = (await play_turn(tables, table)).table
    assert memory.trips == 1
    memory.trips = 0
    await play_turn(Tables(memory.store, steady()), table)
    assert memory.trips == 2


async def test_repeated_click_is_one_turn(either: Store) -> None:
    tables = Tables(either, steady())
    table = await started(tables, "ann", "ben")
    click, deed, actor = key(), Act(table.version, default_turn(table)), who(decider(table))
    first = await tables.do(table.id, actor, deed, click)
    again = await tables.do(table.id, actor, deed, click)
    from_another = await Tables(either, steady()).do(table.id, actor, deed, click)
    assert not first.repeated
    assert again.repeated
    assert from_another.repeated
    assert {first.version, again.version, from_another.version} == {table.version + 1}
    assert (await tables.look(table.id)).version == table.version + 1


async def test_one_of_fifty_concurrent_presses_counts(real: Store) -> None:
    tables = [Tables(real, steady()), Tables(real, steady())]
    table = await started(tables[0], "ann", "ben")
    actor, turn = who(decider(table)), default_turn(table)

    async def press(number: int) -> str:
        try:
            await tables[number % 2].do(table.id, actor, Act(table.version, turn), key())
        except Denied as refusal:
            return refusal.code
        return "done"

    before = real.client.trips
    answers = await asyncio.gather(*(press(number) for number in range(50)))
    # A turn takes at least one trip, so even the last press waits for fewer than twenty turns.
    assert real.client.trips - before <= 6
    assert sorted(set(answers)) == ["done", "stale"]
    assert answers.count("done") == 1
    assert (await tables[0].look(table.id)).version == table.version + 1


async def test_refusal_is_based_on_a_read_after_the_press(memory: Memory) -> None:
    """Older knowledge may be wrong; a read after the press is good enough."""
    one, other = Tables(memory.store, steady()), Tables(memory.store, steady())
    table = await started(one, "ann", "ben")
    await other.look(table.id)
    done = await play_turn(one, table)
    before = memory.trips
    second = (await do(other, table, decider(done.table), Act(done.version, default_turn(done.table)))).table
    assert second.version == done.version + 1, "the other process believed that it was somebody else's turn"
    assert memory.trips - before == 2
    before = memory.trips
    with pytest.raises(Denied, match="stale"):
        await do(other, table, who(decider(done.table)), Act(done.version, default_turn(done.table)))
    assert memory.trips - before == 1


async def test_draft_is_not_refused_by_stale_knowledge(memory: Memory) -> None:
    one, other = Tables(memory.store, steady()), Tables(memory.store, steady())
    table = await started(one, "ann", "ben")
    await other.look(table.id)
    done = (await play_turn(one, table)).table
    laid = await other.draft(table.id, who(decider(done)), done.version, 0, default_turn(done)[0])
    assert laid.revision == 1
    with pytest.raises(Denied, match="not_your_turn"):
        await one.draft(table.id, who(decider(table)), done.version, 1, default_turn(done)[0])


async def test_loser_of_a_race_gets_the_current_state(memory: Memory) -> None:
    one, other = Tables(memory.store, steady()), Tables(memory.store, steady())
    table = await started(one, "ann", "ben")
    await other.look(table.id)
    await play_turn(one, table)
    with pytest.raises(Denied) as refused:
        await play_turn(other, table)
    assert refused.value.code == "stale"
    assert refused.value.params == {"was": table.version, "now": table.version + 1}


async def test_old_button_stays_stale_after_undo(memory: Memory, tables: Tables) -> None:
    from bot.table.deeds.undo import AnswerUndo, AskUndo

    table = await started(tables, "ann", "ben")
    first, old = decider(table), table
    table = (await play_turn(tables, table)).table
    await do(tables, table, first, AskUndo())
    table = (await do(tables, table, decider(table), AnswerUndo(yes=True))).table
    assert decider(table) == first
    with pytest.raises(Denied, match="stale"):
        await do(tables, table, first, Act(old.version, default_turn(old)))


async def test_illegal_action_changes_nothing(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    turn = default_turn(table)
    for wrong in (turn[1:], (turn[0], turn[0]), (*turn, *turn)):
        with pytest.raises(IllegalAction):
            await do(tables, table, decider(table), Act(table.version, wrong))
    same(table, await Tables(memory.store, steady()).look(table.id))


async def test_draw_follows_from_the_published_salts(memory: Memory, tables: Tables) -> None:
    table = await opened(tables, "ann", "ben", "cleo")
    published, secret = table.commitment, table.server_seed
    told = b"".join(said.announcement.body for said in memory.outbox)
    assert secret.encode() not in told
    table = (await do(tables, table, "ann", Start())).table
    setup = table.begun_game.setup
    assert commitment(bytes.fromhex(setup.server_seed or "")) == published
    assert setup.salts == ("salt of ann", "salt of ben", "salt of cleo")
    assert setup.seed == combine(bytes.fromhex(secret), setup.salts).hex()
    assert sorted(table.people()) == ["ann", "ben", "cleo"]
    view = table.view("ann")
    assert view is not None
    assert (view.setup.seed, view.setup.server_seed) == (None, None)


async def test_draft_can_be_placed_changed_and_confirmed(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    actor, turn = who(decider(table)), default_turn(table)
    memory.trips = 0
    laid = await tables.draft(table.id, actor, table.version, 0, turn[0])
    assert (laid.revision, laid.drafting.complete) == (1, False)
    laid = await tables.draft(table.id, actor, table.version, 1, *turn)
    assert laid.drafting.complete
    assert not any(event.reveals for event in laid.drafting.events)
    with pytest.raises(Denied, match="draft_moved"):
        await tables.draft(table.id, actor, table.version, 1, turn[0])
    with pytest.raises(Denied, match="draft_moved"):
        await do(tables, table, actor, Confirm(table.version, 1))
    memory.trips = 0
    done = await do(tables, table, actor, Confirm(table.version, 2))
    assert memory.trips == 1
    assert done.version == table.version + 1
    assert (await tables.now(table.id)).draft is None


async def test_draft_of_another_process_can_be_confirmed(real: Store) -> None:
    tables = Tables(real, steady())
    table = await started(tables, "ann", "ben")
    actor, turn = who(decider(table)), default_turn(table)
    await Tables(real, steady()).draft(table.id, actor, table.version, 0, *turn)
    done = await do(tables, table, actor, Confirm(table.version, 1))
    assert done.version == table.version + 1


async def test_incomplete_draft_cannot_be_confirmed(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    actor = who(decider(table))
    with pytest.raises(Denied, match="no_draft"):
        await do(tables, table, actor, Confirm(table.version, 0))
    await tables.draft(table.id, actor, table.version, 0, default_turn(table)[0])
    with pytest.raises(Denied, match="draft_unfinished"):
        await do(tables, table, actor, Confirm(table.version, 1))


async def test_game_that_replays_differently_is_paused(memory: Memory, tables: Tables) -> None:
    import msgspec

    from bot.store import LogEntry
    from bot.table import entries as e

    table = await started(tables, "ann", "ben")
    wrong = e.encode(e.Played(0, ({"do": "tile", "at": [40, 40], "rot": 0},)))
    memory.logs[table.id].log.append(LogEntry(memory.time, wrong))
    with pytest.raises(Denied, match="paused"):
        await Tables(memory.store, steady()).look(table.id)
    memory.logs[table.id].log[-1] = LogEntry(memory.time, msgspec.msgpack.encode(["Nonsense"]))
    with pytest.raises(Denied, match="paused"):
        await Tables(memory.store, steady()).look(table.id)


async def test_every_place_hears_each_version_once(memory: Memory, tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    await play_turn(tables, table)
    turns = [said for said in memory.outbox if said.announcement.kind == "turn"]
    assert [said.version for said in turns] == [table.version, table.version + 1]
    assert {said.announcement.places for said in turns} == {(HERE,)}
