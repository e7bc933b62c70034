"""Delayed pings are checked again when they are posted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Unpack

import pytest

from bot.chat.fitting import plain
from bot.table.deeds.play import Act
from bot.table.habits import NEVER
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, Options, TurnPace
from bot.table.people import HabitSettings
from bot.table.permissions import Actor
from tests.table.playing import asked_seat, decider, default_turn, key
from tests.table.world import SimulatedPerson, World

NOON = 1_790_251_200_000
"""Noon of some day, UTC."""
NIGHT = Quiet(22 * 60, 8 * 60)
Held = Callable[[World, int], AbstractAsyncContextManager[None]]


async def two(world: World, **habits: Unpack[HabitSettings]) -> tuple[SimulatedPerson, SimulatedPerson]:
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0, **habits) for n in (1, 2)]
    return ann, ben


async def two_play(world: World, pace: TurnPace = "3d", **habits: Unpack[HabitSettings]) -> str:
    """Start their table and forget the announcements so far."""
    await two(world, **habits)
    table = await world.sits_down(Options(pace=pace), *world.somebody.values(), place="telegram:-1")
    await world.settle()
    world.judge.sounds.clear()
    world.posts.clear()
    return table


def texts(world: World) -> list[tuple[str, str]]:
    return [(place, "\n".join(map(plain, message.paragraphs))) for place, message in world.posts]


def rung(world: World) -> list[tuple[str, float]]:
    """The pings heard, in hours after noon of the first day."""
    return [(ping.kind, round((ping.at - NOON) / HOUR, 1)) for ping in world.judge.sounds]


async def passed_on(world: World, table: str) -> tuple[SimulatedPerson, int]:
    """Play a turn; return the next player to act and the version."""
    before = await world.workers[0].look(table)
    actor = Actor(decider(before), asked_seat(before).place)
    after = (await world.workers[0].do(table, actor, Act(before.version, default_turn(before)), key())).table
    return world.somebody[decider(after)], after.since


@asynccontextmanager
async def away(world: World, duration: int) -> AsyncIterator[None]:
    """Telegram is down; meanwhile announcements wait."""
    await world.goes_down("telegram", duration)
    until = world.now + duration + 1000
    yield
    await world.run(until)


@asynccontextmanager
async def full(world: World, duration: int) -> AsyncIterator[None]:
    """Telegram refuses all posts but answers, so nobody gets time back."""
    world.down["telegram"] = world.now
    until = world.now + duration
    yield
    await world.run(until)
    del world.down["telegram"]
    await world.run(world.now + 1000)


@asynccontextmanager
async def broken(world: World, duration: int) -> AsyncIterator[None]:
    """It is unknown whether Telegram posts what it gets."""
    world.unclear = True
    async with full(world, duration):
        yield


@asynccontextmanager
async def stopped(world: World, duration: int) -> AsyncIterator[None]:
    """The bot stops before posting and restarts after this time."""
    world.down["telegram"] = world.now
    yield
    await world.settle()
    await world.stops(duration, back="telegram")
    await world.run(world.now + 1000)


HELD = pytest.mark.parametrize("held", [away, full, broken, stopped])


@HELD
async def test_turn_posted_in_quiet_hours_pings_on_waking(world: World, held: Held) -> None:
    await world.begins(NOON + 9 * HOUR, 1)
    table = await two_play(world, quiet=NIGHT)
    async with held(world, 4 * HOUR):
        nxt, _ = await passed_on(world, table)
    assert rung(world) == []
    assert any("(turn 2)" in text for _, text in texts(world))
    await world.run(NOON + 21 * HOUR)
    assert rung(world) == [("reminder", 20.0)]
    assert world.judge.sounds[0].person == nxt.id


@HELD
async def test_no_ping_for_a_player_now_away(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    table = await two_play(world)
    async with held(world, HOUR):
        nxt, _ = await passed_on(world, table)
        await world.settle()
        await world.goes_away(nxt, 1)
    assert rung(world) == []
    await world.run(NOON + DAY + HOUR)
    assert [kind for kind, _ in rung(world)] == ["reminder"]


@HELD
async def test_finished_turn_is_not_posted_and_the_next_pings_once(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    table = await two_play(world)
    async with held(world, HOUR):
        await passed_on(world, table)
        await world.settle()
        nxt, since = await passed_on(world, table)
    assert [(ping.person, ping.since) for ping in world.judge.sounds] == [(nxt.id, since)]
    turns = [text for place, text in texts(world) if place == "telegram:-1" and "(turn " in text]
    perhaps_posted = ["(turn 3)"] if held is broken else []
    assert [text.split("\n")[0][-8:] for text in turns] == [*perhaps_posted, "(turn 3)"]


async def test_no_ping_after_the_deadline(world: World) -> None:
    """The platform returns while the event that ends the turn is in flight."""
    await world.begins(NOON, 1)
    table = await two_play(world, pace="1h")
    world.down["telegram"] = world.now
    _, since = await passed_on(world, table)
    await world.settle()
    world.stalled = True
    await world.run_blindly(2 * HOUR)
    del world.down["telegram"]
    await world.posted_in("telegram:-1")
    assert (await world.workers[0].look(table)).since == since
    assert rung(world) == []
    world.stalled = False
    await world.run(world.now + 1000)
    assert (await world.workers[0].look(table)).since > since


@HELD
async def test_delayed_reminders_are_merged_without_loss(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    ann, ben = await two(world, interval=3 * HOUR)
    tables = [await world.sits_down(Options(pace="3d"), *(ann, ben), place=f"telegram:-{n}") for n in (1, 1, 1)]
    await world.settle()
    await world.run(world.now + 2 * HOUR)
    asked = [(await world.workers[0].look(table)).asked for table in tables]
    world.judge.sounds.clear()
    async with held(world, 2 * HOUR):  # finished before the next reminder would replace the waiting one
        await world.run(world.now + 3 * HOUR // 2)
    for person in (ann, ben):
        mine = sorted(table for table, seat in zip(tables, asked, strict=True) if seat is not None and seat.person == person.id)
        heard = [ping for ping in world.judge.sounds if ping.person == person.id]
        assert sorted(ping.table for ping in heard) == mine
        assert len({ping.began for ping in heard}) == min(1, len(mine))


@HELD
async def test_reminder_delayed_to_the_next_one_is_dropped(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    await two_play(world, interval=3 * HOUR)
    await world.run(NOON + 2 * HOUR)
    async with held(world, 5 * HOUR):
        await world.run(NOON + 7 * HOUR // 2)
    await world.run(world.now + HOUR)
    assert [kind for kind, _ in rung(world)] == ["reminder"]


async def test_player_in_a_private_chat_is_pinged_once(world: World) -> None:
    """The turn is shown in the private chat itself: no second message."""
    await world.begins(NOON, 1)
    await two(world, ping="both")
    await world.sits_down(Options(pace="3d"), *world.somebody.values())
    await world.settle()
    assert len(world.judge.sounds) == 1
    assert sorted(place for place, text in texts(world) if "(turn 1)" in text) == ["telegram:1", "telegram:2"]


async def test_game_end_is_told_without_a_sound(world: World) -> None:
    await world.begins(NOON + 11 * HOUR, 1)
    ann = await world.born("telegram:1", prompt=False, heeds=0, zone="UTC", quiet=NIGHT)
    ben = await world.born("telegram:2", prompt=False, heeds=0, zone="UTC")
    table = await world.sits_down(Options(pace="3d", modules=()), ann, ben)
    await world.settle()
    while (await world.workers[0].look(table)).state == "running":
        found = await world.workers[0].look(table)
        await world.play(world.somebody[decider(found)], table, found.since)
        await world.settle()
    assert {place for place, message in world.posts if "Rematch" in str(message.buttons)} == {ann.account, ben.account}
    assert ben.id in {ping.person for ping in world.judge.sounds}
    assert [ping for ping in world.judge.sounds if ping.kind == "over"] == []


async def test_player_without_reminders_is_still_pinged_for_turns(world: World) -> None:
    """Also on waking, if the turn began in quiet hours."""
    await world.begins(NOON, 1)
    ann, ben = await two(world, interval=NEVER, quiet=NIGHT)
    table = await world.sits_down(Options(pace="3d"), ann, ben, place="telegram:-1")
    await world.run(NOON + 11 * HOUR)
    assert rung(world) == [("turn", 0.0)]
    await passed_on(world, table)
    await world.run(NOON + 2 * DAY)
    assert rung(world) == [("turn", 0.0), ("reminder", 20.0)]


async def test_fastest_pace_reminds_at_half_time(world: World) -> None:
    await world.begins(NOON, 1)
    await world.sits_down(Options(pace="live"), *await two(world), place="telegram:-1")
    await world.run(world.now + 100_000)
    assert [ping.kind for ping in world.judge.sounds] == ["turn", "reminder"]
