"""Simulated weeks: nobody pinged in quiet hours, nobody pinged twice, nobody forgotten, no clock unfair."""

import random
from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.table.habits import Orders, Quiet
from bot.table.options import DAY, HOUR, Options, Pace, TimeUp
from tests.table.memory import Memory
from tests.table.world import Somebody, World

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "UTC")
NIGHTS = (None, Quiet(22 * 60, 8 * 60), Quiet(0, 7 * 60 + 30), Quiet(9 * 60, 18 * 60))
AUTUMN, SPRING = (int(datetime(*day, tzinfo=UTC).timestamp() * 1000) for day in ((2026, 9, 25), (2027, 3, 5)))
"""In the six weeks from there all of these zones that ever do so turn their clocks, some back and some forward."""


@pytest.mark.parametrize("begun", [AUTUMN, SPRING])
def test_clocks_are_turned_in_these_weeks(begun: int) -> None:
    turned = {zone for zone in ZONES if len({offset(zone, begun + day * DAY) for day in range(42)}) > 1}
    assert turned == set(ZONES) - {"UTC", "Asia/Tokyo"}


def offset(zone: str, moment: int) -> timedelta | None:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).utcoffset()


@pytest.mark.parametrize("begun", [AUTUMN, SPRING], ids=["autumn", "spring"])
@pytest.mark.parametrize("seed", range(2))
async def test_weeks_among_many(seed: int, begun: int) -> None:
    chance = random.Random(seed)
    world = World(chance, Memory(begun))
    people = [
        await world.born(
            f"{('telegram', 'discord')[number % 2]}:{number}",
            prompt=number % 3 != 0,
            heeds=chance.choice((0.2, 0.6, 0.9)),
            zone=chance.choice(ZONES),
            quiet=chance.choice(NIGHTS),
            interval=chance.choice((None, None, 3 * HOUR, DAY)),
            ping=chance.choice(("here", "here", "private", "never" if number == 7 else "here")),
            orders=Orders(wagon="home", no_ransom=True),
        )
        for number in range(10)
    ]
    paces: list[Pace] = ["8h", "24h", "24h", "3d", "1h", "none"]
    ends: list[TimeUp] = ["simplest", "computer", "offer"]
    for number, pace in enumerate(paces):
        options = Options(pace=pace, time_up=ends[number % 3], modules=("fields", "abbey_mayor")[: 1 + number % 2])
        await world.sits_down(options, *chance.sample(people, 2 + number % 3))
    plan_troubles(world, people)
    await world.run(begun + 42 * DAY)
    world.check_sounds()
    await world.check_tables()
    assert world.timed_out > 5
    assert len(world.sounds) > 100


def plan_troubles(world: World, people: list[Somebody]) -> None:
    chance = world.chance
    for day in range(2, 40, 3):
        world.later(day * DAY + chance.randrange(DAY), partial(trouble, world, chance.choice(people), chance.randrange(5)))


async def trouble(world: World, one: Somebody, kind: int) -> None:
    chance, days = world.chance, world.chance.uniform(0.5, 6)
    if kind == 0:
        await world.goes_away(one, days)
    elif kind == 1:
        await world.goes_down(chance.choice(("telegram", "discord")), int(days * 2 * HOUR))
    elif kind == 2:
        await world.stops(int(days * 8 * HOUR))
    elif kind == 3:
        await world.lives(one, zone=chance.choice(ZONES), quiet=chance.choice(NIGHTS))
    else:
        for table in list(world.memory.logs):
            await world.nudge(one, table)


async def test_two_days_off_cost_nobody_a_turn_and_bring_one_message() -> None:
    world = World(random.Random(1))
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0) for n in (1, 2)]
    tables = [await world.sits_down(Options(pace="24h"), ann, ben) for _ in range(6)]
    await world.run(world.now + 1000)
    await world.stops(2 * DAY)
    begun = world.now
    await world.run(begun + 10 * 60_000)
    assert world.timed_out == 0
    for person in (ann, ben):
        messages = [at for at, who, _ in world.messages if who == person.id]
        waiting = [t for t in tables if (await world.workers[0].look(t)).asked.person == person.id]  # type: ignore[union-attr]
        assert len(messages) == (1 if waiting else 0)
    reminded = [ping for ping in world.sounds if ping.kind == "reminder"]
    assert len(reminded) == 6


async def test_who_never_answers_is_reminded_five_times_and_the_table_is_told() -> None:
    from bot.table.announce import read_told

    world = World(random.Random(1))
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0, interval=3 * HOUR) for n in (1, 2)]
    await world.sits_down(Options(pace="3d"), ann, ben)
    await world.run(world.now + 70 * HOUR)
    assert len([ping for ping in world.sounds if ping.kind == "reminder"]) == 5
    told = [read_told(s.announcement.body).code for s in world.memory.outbox if s.announcement.kind == "notice"]
    assert told.count("reminders_end") == 1
    assert world.timed_out == 0
    await world.run(world.now + 3 * HOUR)
    assert world.timed_out == 1


async def test_an_idle_open_table_is_announced_closed_and_forgotten() -> None:
    from bot.table.announce import read_told
    from bot.table.permissions import Actor

    world = World(random.Random(1))
    ann = await world.born("telegram:1", prompt=False, heeds=0)
    table = (await world.workers[0].open(Actor(ann.id, ann.account), Options(), key="k", salt="s")).table
    await world.run(world.now + 6 * DAY + HOUR)
    told = [read_told(said.announcement.body).code for said in world.memory.outbox]
    assert "will_expire" in told
    assert (await world.workers[0].look(table.id)).state == "open"
    await world.run(world.now + DAY)
    assert (await world.workers[0].look(table.id)).ended == "expired"
    await world.run(world.now + 8 * DAY)
    assert table.id not in world.memory.logs
