"""Pings that had to wait: at the moment of posting it is asked once more whether they are still due."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Unpack

import pytest

from bot.chat.fitting import plain
from bot.table.deeds.play import Act
from bot.table.habits import NEVER, Quiet
from bot.table.options import DAY, HOUR, Options, Pace
from bot.table.people import HabitSettings
from bot.table.permissions import Actor
from tests.table.playing import default_turn, key
from tests.table.world import Somebody, World

NOON = 1_790_251_200_000
"""12 o'clock of some day, UTC."""
NIGHT = Quiet(22 * 60, 8 * 60)
Held = Callable[[World, int], AbstractAsyncContextManager[None]]


async def two(world: World, **habits: Unpack[HabitSettings]) -> tuple[Somebody, Somebody]:
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0, **habits) for n in (1, 2)]
    return ann, ben


async def two_play(world: World, pace: Pace = "3d", **habits: Unpack[HabitSettings]) -> str:
    """Their table, with nothing told yet that a test has to look at."""
    await two(world, **habits)
    table = await world.sits_down(Options(pace=pace), *world.somebody.values(), place="telegram:-1")
    await world.settle()
    world.judge.sounds.clear()
    world.posts.clear()
    return table


def texts(world: World) -> list[tuple[str, str]]:
    return [(place, "\n".join(map(plain, message.paragraphs))) for place, message in world.posts]


def rung(world: World) -> list[tuple[str, float]]:
    """What rang, and how many hours after noon of the first day."""
    return [(ping.kind, round((ping.at - NOON) / HOUR, 1)) for ping in world.judge.sounds]


async def passed_on(world: World, table: str) -> tuple[Somebody, int]:
    """Who decides plays, wherever that is; who has to decide now, and since which version."""
    before = await world.workers[0].look(table)
    assert before.asked is not None
    actor = Actor(before.asked.person, before.asked.place)
    after = (await world.workers[0].do(table, actor, Act(before.version, default_turn(before)), key())).table
    assert after.asked is not None
    return world.somebody[after.asked.person], after.since


@asynccontextmanager
async def away(world: World, duration: int) -> AsyncIterator[None]:
    """Telegram is away for so long, and what happens within waits for it."""
    await world.goes_down("telegram", duration)
    until = world.now + duration + 1000
    yield
    await world.run(until)


@asynccontextmanager
async def full(world: World, duration: int) -> AsyncIterator[None]:
    """Telegram takes nothing for so long, but answers: nobody gets time back."""
    world.down["telegram"] = world.now
    until = world.now + duration
    yield
    await world.run(until)
    del world.down["telegram"]
    await world.run(world.now + 1000)


@asynccontextmanager
async def broken(world: World, duration: int) -> AsyncIterator[None]:
    """For so long nobody knows whether Telegram posts what it is given."""
    world.unclear = True
    async with full(world, duration):
        yield


@asynccontextmanager
async def stopped(world: World, duration: int) -> AsyncIterator[None]:
    """The bot ends before it has posted, and begins again after so long."""
    world.down["telegram"] = world.now
    yield
    await world.settle()
    await world.stops(duration, back="telegram")
    await world.run(world.now + 1000)


HELD = pytest.mark.parametrize("held", [away, full, broken, stopped])


@HELD
async def test_a_turn_that_is_posted_in_quiet_hours_rings_on_waking(world: World, held: Held) -> None:
    await world.begins(NOON + 9 * HOUR, 1)
    table = await two_play(world, quiet=NIGHT)
    async with held(world, 4 * HOUR):
        nxt, _ = await passed_on(world, table)
    assert rung(world) == []
    assert any(text.startswith("Turn 2") for _, text in texts(world))
    await world.run(NOON + 21 * HOUR)
    assert rung(world) == [("reminder", 20.0)]
    assert world.judge.sounds[0].person == nxt.id


@HELD
async def test_who_is_away_by_now_is_not_rung(world: World, held: Held) -> None:
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
async def test_a_turn_that_is_over_is_not_posted_and_the_next_one_rings_once(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    table = await two_play(world)
    async with held(world, HOUR):
        await passed_on(world, table)
        await world.settle()
        nxt, since = await passed_on(world, table)
    assert [(ping.person, ping.since) for ping in world.judge.sounds] == [(nxt.id, since)]
    turns = [text for place, text in texts(world) if place == "telegram:-1" and text.startswith("Turn ")]
    perhaps_posted = ["Turn 3"] if held is broken else []
    assert [text.partition(":")[0] for text in turns] == [*perhaps_posted, "Turn 3"]


async def test_nobody_is_rung_when_the_time_is_up(world: World) -> None:
    """The event that ends the turn is under way while the platform comes back: the ping is for nothing."""
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
async def test_reminders_that_waited_come_as_one_and_none_of_them_is_lost(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    ann, ben = await two(world, interval=3 * HOUR)
    tables = [await world.sits_down(Options(pace="3d"), *(ann, ben), place=f"telegram:-{n}") for n in (1, 1, 1)]
    await world.settle()
    await world.run(world.now + 2 * HOUR)
    asked = [(await world.workers[0].look(table)).asked for table in tables]
    world.judge.sounds.clear()
    async with held(world, 2 * HOUR):  # all over before the next reminder is due, which would replace the one that waits
        await world.run(world.now + 3 * HOUR // 2)
    for person in (ann, ben):
        mine = sorted(table for table, seat in zip(tables, asked, strict=True) if seat is not None and seat.person == person.id)
        heard = [ping for ping in world.judge.sounds if ping.person == person.id]
        assert sorted(ping.table for ping in heard) == mine
        assert len({ping.began for ping in heard}) == min(1, len(mine))


@HELD
async def test_a_reminder_that_waited_until_the_next_one_was_due_does_not_ring_as_well(world: World, held: Held) -> None:
    await world.begins(NOON, 1)
    await two_play(world, interval=3 * HOUR)
    await world.run(NOON + 2 * HOUR)
    async with held(world, 5 * HOUR):
        await world.run(NOON + 7 * HOUR // 2)
    await world.run(world.now + HOUR)
    assert [kind for kind, _ in rung(world)] == ["reminder"]


async def test_who_is_called_in_private_and_plays_there_is_called_once(world: World) -> None:
    """The chat where the turn is shown is the private one: no second message beside it."""
    await world.begins(NOON, 1)
    await two(world, ping="both")
    await world.sits_down(Options(pace="3d"), *world.somebody.values())
    await world.settle()
    assert len(world.judge.sounds) == 1
    assert sorted(place for place, text in texts(world) if text.startswith("Turn 1")) == ["telegram:1", "telegram:2"]


async def test_the_end_of_a_game_makes_no_sound_where_somebody_sleeps(world: World) -> None:
    await world.begins(NOON + 11 * HOUR, 1)
    ann = await world.born("telegram:1", prompt=False, heeds=0, zone="UTC", quiet=NIGHT)
    ben = await world.born("telegram:2", prompt=False, heeds=0, zone="UTC")
    table = await world.sits_down(Options(pace="3d", modules=()), ann, ben)
    await world.settle()
    while (await world.workers[0].look(table)).state == "running":
        found = await world.workers[0].look(table)
        assert found.asked is not None
        await world.play(world.somebody[found.asked.person], table, found.since)
        await world.settle()
    assert {place for place, message in world.posts if "Rematch" in str(message.buttons)} == {ann.account, ben.account}
    assert {ping.person for ping in world.judge.sounds if ping.kind == "over"} == {ben.id}


async def test_who_wants_no_reminders_is_called_when_it_is_their_turn(world: World) -> None:
    """Also on waking, when the turn began in their quiet hours."""
    await world.begins(NOON, 1)
    ann, ben = await two(world, interval=NEVER, quiet=NIGHT)
    table = await world.sits_down(Options(pace="3d"), ann, ben, place="telegram:-1")
    await world.run(NOON + 11 * HOUR)
    assert rung(world) == [("turn", 0.0)]
    await passed_on(world, table)
    await world.run(NOON + 2 * DAY)
    assert rung(world) == [("turn", 0.0), ("reminder", 20.0)]


async def test_at_the_fastest_pace_half_of_the_time_is_called(world: World) -> None:
    await world.begins(NOON, 1)
    await world.sits_down(Options(pace="live"), *await two(world), place="telegram:-1")
    await world.run(world.now + 100_000)
    assert [ping.kind for ping in world.judge.sounds] == ["turn", "reminder"]
