"""Outages give time back: announced once per chat if significant, and current posts are updated."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest

from bot.chat.contract import Message
from bot.chat.fitting import plain
from bot.i18n.translator import duration
from bot.table.deeds.talk import Watch
from bot.table.options import DAY, HOUR, MINUTE, Options, TurnPace
from bot.table.permissions import Actor
from tests.table.playing import key
from tests.table.world import World

SECOND = 1000


async def tables(world: World, many: int, pace: TurnPace, *places: str) -> list[str]:
    ann, ben = [await world.born(f"telegram:{n}", prompt=False, heeds=0) for n in (1, 2)]
    found = [await world.sits_down(Options(pace=pace), ann, ben, place=places[n % len(places)]) for n in range(many)]
    await world.settle()
    world.posts.clear()
    return found


def text(message: Message) -> str:
    return "\n".join(map(plain, message.paragraphs))


async def test_short_restart_gives_time_back_silently(world: World) -> None:
    codes = await tables(world, 12, "24h", "telegram:-1", "telegram:-2")
    before = [(await world.workers[0].now(code)).deadline for code in codes]
    await world.stops(40 * SECOND)
    await world.run(world.now + 5 * MINUTE)
    after = [(await world.workers[0].now(code)).deadline for code in codes]
    assert all(new is not None and old is not None and new - old >= 40 * SECOND for old, new in zip(before, after, strict=True))
    assert world.posts == []


@pytest.mark.parametrize(
    ("pace", "lost", "said"),
    [
        ("24h", 2 * HOUR, False),
        ("24h", 3 * HOUR, True),
        ("8h", 40 * MINUTE, False),
        ("8h", 50 * MINUTE, True),
        ("1h", 5 * MINUTE, False),
        ("1h", 7 * MINUTE, True),
        ("live", 40 * SECOND, False),
        ("live", 6 * MINUTE, True),
        ("none", 3 * DAY, False),
    ],
)
async def test_announced_from_a_tenth_of_the_pace(world: World, pace: TurnPace, lost: int, said: bool) -> None:
    codes = await tables(world, 1, pace, "telegram:-1")
    await world.stops(lost)
    await world.run(world.now + 25 * SECOND)
    lines = [text(message) for _, message in world.posts if codes[0] in text(message)]
    assert [line for line in lines if "extra time" in line] == (
        [f"I was offline for {duration(timedelta(milliseconds=lost), 'en')}, so game {codes[0]} gets extra time."] if said else []
    )


async def test_each_chat_gets_one_line_and_urgent_posts_show_the_new_time(world: World) -> None:
    codes = await tables(world, 6, "1h", "telegram:-1", "telegram:-2")
    living = dict(world.numbers)
    await world.stops(40 * MINUTE)
    await world.run(world.now + MINUTE)
    for place, mine in (("telegram:-1", codes[::2]), ("telegram:-2", codes[1::2])):
        here = [message for where, message in world.posts if where == place]
        (line,) = [text(message) for message in here if not message.picture]
        assert sorted(re.findall("|".join(codes), line)) == sorted(mine)
        edits = [message for message in here if message.picture]
        assert len(edits) == len(mine)
        assert all(message.ring == "no" and message.edits in living.values() for message in edits)
        for message in edits:
            code = message.buttons[0][0].id.partition(".")[0]
            deadline = (await world.workers[0].now(code)).deadline
            assert deadline in [span.at for each in message.paragraphs for span in each.spans if hasattr(span, "at")]


async def test_platform_outage_is_announced_like_a_bot_outage(world: World) -> None:
    codes = await tables(world, 2, "8h", "telegram:-1")
    await world.goes_down("telegram", 2 * HOUR)
    await world.run(world.now + 2 * HOUR + MINUTE)
    lines = [text(message) for _, message in world.posts if not message.picture]
    assert [sorted(re.findall("|".join(codes), line)) for line in lines if "extra time" in line] == [sorted(codes)]


async def test_spectator_sees_the_board_at_once(world: World) -> None:
    (code,) = await tables(world, 1, "24h", "telegram:-1")
    cleo = await world.born("telegram:3", prompt=False, heeds=0)
    await world.workers[0].do(code, Actor(cleo.id, "telegram:-3"), Watch(), key())
    await world.settle()
    ((place, message),) = world.posts
    assert place == "telegram:-3"
    assert message.picture is not None
    assert message.ring == "no"
    assert "(turn 1)" in text(message)
