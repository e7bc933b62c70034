"""No ping for a turn that was played while its message was being made."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.table.announce import encode
from bot.table.deeds.base import Deed
from bot.table.deeds.play import Act
from bot.table.deeds.talk import Nudge
from bot.table.reminders import Reminder, post
from bot.table.table import Table
from bot.telegram.limits import TELEGRAM
from tests.chat.playing import two_in_a_group
from tests.chat.room import Bot, bot_on
from tests.store.made import all_told
from tests.table.playing import decider, default_turn, do, who
from tests.waiting import until

bot = bot_on(TELEGRAM)

HERE = "telegram:-1"
Call = Callable[[Bot, Table], Awaitable[object]]


async def does(bot: Bot, person: str, table: Table, deed: Deed) -> None:
    await do(bot.tables, table, who(person, HERE), deed)


async def plays(bot: Bot, table: Table) -> None:
    await does(bot, decider(table), table, Act(table.version, default_turn(table)))


async def nudges(bot: Bot, table: Table) -> None:
    (other,) = set(table.people()) - {decider(table)}
    await does(bot, other, table, Nudge())


async def reminds(bot: Bot, table: Table) -> None:
    reminder = Reminder(table.decider or 0, table.since, table.reminded)
    await bot.store.digests.put(decider(table), table.id, encode(reminder))
    await post(bot.tables, decider(table))


@pytest.mark.parametrize("private", [False, True], ids=["in the group", "in private"])
@pytest.mark.parametrize("call", [plays, nudges, reminds], ids=["the turn itself", "a nudge", "a reminder"])
async def test_no_ping_for_a_finished_turn(bot: Bot, call: Call, private: bool) -> None:
    guests, code = await two_in_a_group(bot, private=private)
    room = bot.rooms["telegram"]
    await until(lambda: room.pings)
    room.free.clear()
    room.waiting.clear()
    room.pings.clear()
    await call(bot, await bot.tables.look(code))
    await until(lambda: any(message.pings and message.ring == "aloud" for message in room.waiting))
    await plays(bot, await bot.tables.look(code))
    room.free.set()
    await bot.settle(code)
    now = guests[decider(await bot.tables.look(code))]
    await until(lambda: all_told(bot.store))
    assert room.pings == [now.account]
