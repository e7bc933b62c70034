"""A deleted message of the present turn is shown again once, silently; folded messages and results are not."""

from __future__ import annotations

import pytest

from bot.chat.contract import PlatformLimits
from bot.discord.limits import DISCORD
from bot.table.deeds.play import Act
from bot.table.deeds.seats import Resign
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from tests.chat.playing import opened
from tests.chat.room import Bot, Posted, bot_on
from tests.store.made import all_told
from tests.table.playing import decider, default_turn, do, who
from tests.waiting import until

bot = bot_on(DISCORD, TELEGRAM, WEB)


async def disappears(bot: Bot, posted: Posted) -> None:
    """Somebody deletes this message; wait until the bot has dealt with it."""
    bot.rooms[posted.place.partition(":")[0]].posts.remove(posted)
    await bot.services.places.on_deleted(posted.place, posted.id)
    await until(lambda: all_told(bot.store))


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda each: each.platform)
async def test_turn_is_shown_again_once(bot: Bot, limits: PlatformLimits) -> None:
    here = f"{limits.platform}:-1"
    ann, ben = (bot.guest(f"{limits.platform}:{number}", name, here) for number, name in enumerate(("Ann", "Ben"), start=1))
    code = await opened([ann, ben], "carcassonne")
    await bot.settle(code)
    room = bot.rooms[limits.platform]
    for _ in range(2):
        turn = ann.offer
        rung = list(room.pings)
        await disappears(bot, turn)
        again = ann.offer
        assert again.text.split("\n")[0] == turn.text.split("\n")[0]
        assert again.message.ring == "no"
        assert room.pings == rung
        before = len(room.posts)
        await disappears(bot, again)
        assert len(room.posts) == before - 1
        table = await bot.tables.look(code)
        await do(bot.tables, table, who(decider(table), here), Act(table.version, default_turn(table)))
        await bot.settle(code)
        await until(lambda: all_told(bot.store))
        assert len(room.posts) == before


async def test_old_messages_and_results_stay_away(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{number}", name, "discord:-1") for number, name in enumerate(("Ann", "Ben"), start=1))
    code = await opened([ann, ben], "carcassonne")
    await bot.settle(code)
    old, table = ann.offer, await bot.tables.look(code)
    await do(bot.tables, table, who(decider(table), "discord:-1"), Act(table.version, default_turn(table)))
    await bot.settle(code)
    room = bot.rooms["discord"]
    await disappears(bot, old)
    for person in table.people():
        await do(bot.tables, await bot.tables.look(code), who(person, "discord:-1"), Resign())
    await until(lambda: all_told(bot.store))
    left = len(room.posts)
    await disappears(bot, room.posts[-1])
    assert len(room.posts) == left - 1


async def test_card_of_an_open_game_is_shown_again_once(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/new")
    card = await ann.until(lambda posted: "New game of" in posted.text)
    await disappears(bot, card)
    again = await ann.until(lambda posted: "New game of" in posted.text)
    assert again.id != card.id
    await disappears(bot, again)
    assert not [posted for posted in ann.sees() if "New game of" in posted.text]
