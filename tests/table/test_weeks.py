"""Simulated weeks: no ping in quiet hours, none twice or for nothing, nobody forgotten, no unfair deadline."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple
from zoneinfo import ZoneInfo

import pytest

from bot.table.habits import Orders
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, MINUTE, PACES, Options, TimeUpRule, TurnPace
from bot.table.permissions import Actor
from tests.table.world import SimulatedPerson, World

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "UTC")
NIGHTS = (None, Quiet(22 * 60, 8 * 60), Quiet(0, 7 * 60 + 30), Quiet(9 * 60, 18 * 60))
SHORT_NIGHTS = (None, Quiet(22 * 60, 7 * 60), Quiet(9 * 60, 18 * 60))
"""As much of a day as stops the clock of a bank."""
AUTUMN, SPRING = (int(datetime(*day, tzinfo=UTC).timestamp() * 1000) for day in ((2026, 9, 25), (2027, 3, 5)))
"""All zones with clock changes have one in the six weeks from here, some back and some forward."""


@pytest.mark.parametrize("begun", [AUTUMN, SPRING])
def test_clock_changes_fall_into_these_weeks(begun: int) -> None:
    turned = {zone for zone in ZONES if len({offset(zone, begun + day * DAY) for day in range(42)}) > 1}
    assert turned == set(ZONES) - {"UTC", "Asia/Tokyo"}


def offset(zone: str, moment: int) -> timedelta | None:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).utcoffset()


class Fewest(NamedTuple):
    """Least number of due pings: in all, during platform outages, and in sleep."""

    due: int
    held: int
    asleep: int


PACES_OF_ALL: tuple[TurnPace, ...] = ("8h", "24h", "24h", "3d", "1h", "none")
BANKS: tuple[TurnPace, ...] = ("2d-4h", "6h-30m", "5d-8h")


async def many(world: World, tables: int, paces: tuple[TurnPace, ...] = PACES_OF_ALL) -> list[SimulatedPerson]:
    """People of all habits at tables of these paces, in groups and in private chats."""
    chance = world.chance
    people = [
        await world.born(
            f"{('telegram', 'discord')[number % 2]}:{number}",
            prompt=number % 3 != 0,
            heeds=chance.choice((0.2, 0.6, 0.9)),
            zone=chance.choice(ZONES),
            quiet=chance.choice(NIGHTS),
            interval=chance.choice((None, None, 3 * HOUR, DAY)),
            ping=chance.choice(("here", "here", "private", "both", "never" if number == 7 else "here")),
            orders=Orders(wagon="home", no_ransom=True),
        )
        for number in range(10)
    ]
    ends: list[TimeUpRule] = ["simplest", "computer", "offer"]
    for number in range(tables):
        options = Options(
            pace=paces[number % len(paces)], time_up=ends[number % 3], modules=("fields", "abbey_mayor")[: 1 + number % 2]
        )
        if number % 2:
            await world.sits_down(options, *chance.sample(people, 2 + number % 3))
        else:
            group = [one for one in people if one.account.startswith("telegram")]
            await world.sits_down(options, *chance.sample(group, 2 + number % 3), place=f"telegram:-{number + 1}")
    return people


@pytest.mark.parametrize("begun", [AUTUMN, SPRING], ids=["autumn", "spring"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.long
async def test_weeks_of_many_players(world: World, seed: int, begun: int) -> None:
    await world.begins(begun, seed)
    people = await many(world, 6)
    plan_troubles(world, people, 42)
    await world.run(begun + 42 * DAY)
    world.judge.check_sounds()
    await world.check_tables()
    assert world.judge.timed_out > 5
    assert len(world.judge.sounds) > 100


@pytest.mark.parametrize("begun", [AUTUMN, SPRING], ids=["autumn", "spring"])
@pytest.mark.long
async def test_weeks_with_banks_and_free_days(world: World, begun: int) -> None:
    """Nobody loses by the clock at night or on a free day, and banks are full at most."""
    await world.begins(begun, 5)
    people = await many(world, 6, BANKS)
    for number, one in enumerate(people):
        await world.lives(one, quiet=SHORT_NIGHTS[number % 3], free_days=((), (5, 6), (number % 7,))[number % 3])
    plan_troubles(world, people, 42, SHORT_NIGHTS)
    await world.run(begun + 42 * DAY)
    world.judge.check_sounds()
    await world.check_tables()
    assert world.judge.timed_out > 2
    assert len(world.judge.sounds) > 100
    for name in world.names:
        table = await world.workers[0].look(name)
        assert all(0 <= seat.bank <= (PACES[table.options.pace] or 0) for seat in table.seats)


@pytest.mark.parametrize(
    ("tables", "days", "fewest"),
    [(6, 4, Fewest(100, 8, 5)), pytest.param(40, 21, Fewest(2000, 200, 100), marks=pytest.mark.long)],
    ids=["a week", "weeks"],
)
async def test_no_ping_in_quiet_hours_or_twice_or_for_nothing(world: World, tables: int, days: int, fewest: Fewest) -> None:
    """Includes the clock changes; each evening a platform is down at bedtime."""
    begun = AUTUMN + 27 * DAY
    await world.begins(begun, seed=3)
    people = await many(world, tables)
    plan_troubles(world, people, days)
    for day in range(days):
        for hour, platform in ((18, "telegram"), (19, "discord")):
            world.later(day * DAY + hour * HOUR, partial(world.goes_down, platform, 5 * HOUR))
    await world.run(begun + days * DAY)
    world.judge.check_sounds()
    await world.check_tables()
    found = Fewest(
        len(world.judge.due), *[sum(getattr(due, each) for due in world.judge.due.values()) for each in ("held", "asleep")]
    )
    assert all(have >= wanted for have, wanted in zip(found, fewest, strict=True)), found


def plan_troubles(world: World, people: list[SimulatedPerson], days: int, nights: Sequence[Quiet | None] = NIGHTS) -> None:
    chance = world.chance
    for day in range(2, days - 2, 3):
        at, who, kind = chance.randrange(DAY), chance.choice(people), chance.randrange(5)
        world.later(day * DAY + at, partial(trouble, world, who, kind, nights))


async def trouble(world: World, one: SimulatedPerson, kind: int, nights: Sequence[Quiet | None]) -> None:
    chance, days = world.chance, world.chance.uniform(0.5, 6)
    if kind == 0:
        await world.goes_away(one, days)
    elif kind == 1:
        await world.goes_down(chance.choice(("telegram", "discord")), int(days * 2 * HOUR))
    elif kind == 2:
        await world.stops(int(days * 8 * HOUR))
    elif kind == 3:
        await world.lives(one, zone=chance.choice(ZONES), quiet=chance.choice(nights))
    else:
        for table in world.names:
            await world.nudge(one, table)


async def test_two_day_outage_costs_no_turn_and_sends_one_message(world: World) -> None:
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0) for n in (1, 2)]
    tables = [await world.sits_down(Options(pace="24h"), ann, ben) for _ in range(6)]
    await world.run(world.now + 1000)
    await world.stops(2 * DAY)
    begun = world.now
    world.judge.sounds.clear()
    await world.run(begun + 10 * MINUTE)
    assert world.judge.timed_out == 0
    reminded = [ping for ping in world.judge.sounds if ping.kind == "reminder"]
    assert sorted(ping.table for ping in reminded) == sorted(tables)
    assert len({(ping.began, ping.place) for ping in reminded}) == len({ping.person for ping in reminded})


async def test_silent_player_gets_five_reminders(world: World) -> None:
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0, interval=3 * HOUR) for n in (1, 2)]
    await world.sits_down(Options(pace="3d"), ann, ben)
    await world.run(world.now + 70 * HOUR)
    assert len([ping for ping in world.judge.sounds if ping.kind == "reminder"]) == 5
    assert world.judge.timed_out == 0
    await world.run(world.now + 3 * HOUR)
    assert world.judge.timed_out == 1


async def test_idle_open_table_is_announced_closed_and_deleted(world: World) -> None:
    ann = await world.born("telegram:1", prompt=False, heeds=0)
    tables = world.workers[0]
    table = (await tables.open(Actor(ann.id, ann.account), Options(), key="k", salt="s")).table
    world.names.append(table.id)
    await world.run(world.now + 6 * DAY + HOUR)
    assert "will_expire" in [code for _, _, code in world.told]
    assert (await tables.look(table.id)).state == "open"
    await world.run(world.now + DAY)
    assert (await tables.look(table.id)).ended == "expired"
    await world.run(world.now + 8 * DAY)
    assert table.id not in await world.store.games.all()
