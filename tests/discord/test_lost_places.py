"""What is lost while somebody is asked, with the real library against the stand-in: the post of a turn, then its channel."""

from __future__ import annotations

import asyncio
import re

from bot.store import Store
from tests.discord.test_menus import Evening, evening
from tests.standins.calls import called
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.world import DiscordMessage, Flag
from tests.standins.people import plain
from tests.store.made import all_told
from tests.waiting import PATIENCE, until


def alone(phone: DiscordPhone) -> list[DiscordMessage]:
    """What the bot has written to this person in private."""
    return [each for each in phone.messages() if each.channel.guild is None and each.author.bot]


async def deleted_turn_comes_back_once_and_a_deleted_channel_is_told_once(e: Evening) -> None:
    """First silently, where it was; then aloud, in private, with the place, the mention, the deadline and the table.

    The bot hears of the first deletion before it has the answer to its post.
    """
    e.standin.rest.latency = 0.1
    await e.begin()
    _, asked, other = e.asked
    state, living = e.standin.state, e.living()
    heard = len(state.pings)
    state.removed(living)
    gone = asked.now
    again = await asked.until(lambda seen: called(seen.plain) and seen.change > gone)
    e.standin.rest.latency = 0.0
    state.removed(asked.message(again))
    await asked.say("/score")
    await asked.until(lambda seen: seen.private and "If the game ended now" in seen.plain)
    assert state.pings[heard:] == [], "silently"
    assert not [seen for seen in asked.shown() if called(seen.plain)], "deleted twice, it stays away"
    e.standin.delete_channel(asked.channel)
    await asked.until(lambda seen: seen.private and called(seen.plain))
    await other.until(lambda seen: seen.private and f"{asked.user.name} to move" in seen.plain)
    (told,), (silent,) = alone(asked), alone(other)
    assert e.ann_phone.channel.guild is not None
    assert re.search(rf"#table \({e.ann_phone.channel.guild.name}\), so game \w{{8}} goes on here", plain(told.content))
    assert told.content.startswith(f"<@{asked.user.id}>, it's your turn")
    assert "by <t:" in told.content
    assert [(ping.user, ping.sound, ping.message) for ping in state.pings[heard:]] == [(asked.user, True, told)]
    assert Flag.SILENT in silent.flags


async def test_who_takes_no_private_messages_gets_the_turn_when_they_do(store: Store) -> None:
    """The channel is deleted while somebody is asked who has closed their private chat: the other is told, nothing is lost."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        await e.begin()
        _, asked, other = e.asked
        asked.user.reachable = False
        heard = len(e.standin.state.pings)
        e.standin.delete_channel(asked.channel)
        await other.until(lambda seen: seen.private and f"{asked.user.name} to move" in seen.plain)
        await until(lambda: all_told(store))
        assert e.standin.state.pings[heard:] == []
        asked.user.reachable = True
        await asked.tell("hi")
        await asked.until(lambda seen: seen.private and called(seen.plain) == asked.user.name)
        assert [(ping.user, ping.sound) for ping in e.standin.state.pings[heard:]] == [(asked.user, True)]
