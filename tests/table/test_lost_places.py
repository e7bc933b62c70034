"""Lost chats: the player to act is pinged elsewhere, and everybody is told once which chat and table."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.chat.contract import Message, Moment
from bot.chat.fitting import plain
from bot.table.deeds.places import MoveHere
from bot.table.deeds.talk import Watch
from bot.table.options import HOUR, Options
from bot.table.people import HabitSettings
from bot.table.permissions import Actor
from tests.table.playing import decider, key
from tests.table.test_due import passed_on
from tests.table.world import SimulatedPerson, World

CHAT = "telegram:-1"
OTHER = "telegram:-2"


async def playing(world: World, **habits: Unpack[HabitSettings]) -> tuple[str, dict[str, SimulatedPerson]]:
    """Two players in a chat, and a second chat that watches."""
    people = [await world.born(f"telegram:{n}", prompt=False, heeds=0, **habits) for n in (1, 2)]
    code = await world.sits_down(Options(pace="24h"), *people, place=CHAT)
    await world.workers[0].do(code, Actor(people[0].id, OTHER), Watch(), key())
    await world.services[0].people.name_place(CHAT, "#games (Our server)")
    await world.settle()
    world.posts.clear()
    world.judge.sounds.clear()
    return code, {one.id: one for one in people}


def text(message: Message) -> str:
    """The text without the characters that keep names from becoming links."""
    return "\n".join(map(plain, message.paragraphs)).replace("\u2060", "")


def in_private(world: World, one: SimulatedPerson) -> list[Message]:
    return [message for place, message in world.posts if place == one.account]


async def test_player_is_pinged_in_private_if_the_bot_may_not_write(world: World) -> None:
    code, people = await playing(world)
    world.lost.add(CHAT)
    mover, _ = await passed_on(world, code)
    await world.settle()
    (called,) = in_private(world, mover)
    notice = f"I can no longer post in #games (Our server), so game {code} goes on here."
    whose, why = text(called).split("\n")[:2]
    assert whose.startswith(f"{mover.account}, it's your turn")
    assert why == notice
    assert called.ring == "aloud"
    assert [ping.account for ping in called.pings] == [mover.account]
    deadline = (await world.workers[0].now(code)).deadline
    assert deadline in [span.at for each in called.paragraphs for span in each.spans if isinstance(span, Moment)]
    other = next(one for one in people.values() if one is not mover)
    (shown,) = in_private(world, other)
    assert notice in text(shown)
    assert shown.ring == "no"
    assert [(ping.person, ping.place, ping.kind) for ping in world.judge.sounds] == [(mover.id, mover.account, "turn_here")]
    lines = [text(message) for place, message in world.posts if place == OTHER and not message.picture]
    assert len(lines) == 1
    assert lines[0].startswith(f"Game {code}: I can no longer post in #games (Our server), ")
    assert all(one.account in lines[0] for one in people.values())


async def test_player_who_left_the_chat_is_pinged_in_private(world: World) -> None:
    code, people = await playing(world)
    mover = people[decider(await world.workers[0].look(code))]
    await world.services[0].places.on_left(mover.account, CHAT)
    await world.settle()
    (called,) = in_private(world, mover)
    assert "#games (Our server)" in text(called)
    assert [ping.account for ping in called.pings] == [mover.account]
    assert called.ring == "aloud"
    for place in (CHAT, OTHER):
        lines = [message for where, message in world.posts if where == place]
        assert [text(line) for line in lines] == [f"Game {code}: {mover.account} has left #games (Our server)."]
        assert lines[0].pings == ()


@pytest.mark.parametrize("ping", ["private", "both", "never"])
async def test_private_ping_is_not_repeated_or_unwanted(world: World, ping: str) -> None:
    """A player who prefers private pings got one when the turn began."""
    code, people = await playing(world, ping=ping)
    mover = people[decider(await world.workers[0].look(code))]
    await world.services[0].places.on_gone(CHAT)
    await world.settle()
    (shown,) = in_private(world, mover)
    assert shown.ring == "no"
    assert world.judge.sounds == []


async def test_reminder_detects_the_lost_chat(world: World) -> None:
    """Nothing else was posted there for long."""
    code, people = await playing(world)
    mover = people[decider(await world.workers[0].look(code))]
    world.lost.add(CHAT)
    await world.run(world.now + 13 * HOUR)
    assert [ping.kind for ping in world.judge.sounds] == ["turn_here"]
    (called,) = in_private(world, mover)
    assert [ping.account for ping in called.pings] == [mover.account]
    assert CHAT not in (await world.workers[0].look(code)).places()


async def test_player_moves_the_game_to_another_chat(world: World) -> None:
    """A chat that only watched offers to take the game; then the choices are there."""
    code, people = await playing(world)
    mover = people[decider(await world.workers[0].look(code))]
    await world.services[0].places.on_gone(CHAT)
    await world.settle()
    (line,) = [message for place, message in world.posts if place == OTHER and not message.picture]
    assert [[button.label for button in row] for row in line.buttons] == [["Move the game here"]]
    world.posts.clear()
    for _ in range(2):
        await world.workers[0].do(code, Actor(mover.id, OTHER), MoveHere(), key())
        await world.settle()
    table = await world.workers[0].look(code)
    assert [seat.place for seat in table.seats if seat.person == mover.id] == [OTHER]
    (shown,) = [message for place, message in world.posts if place == OTHER]
    assert any(".open." in button.id for row in shown.buttons for button in row)
    assert shown.ring == "no"
