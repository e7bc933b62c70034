"""People on the Discord stand-in, with the unmodified bot in one or more processes."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.standins.calls import called
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Channel, DiscordMessage
from tests.standins.people import Player, Seen
from tests.standins.process import HASTY, BotProcess
from tests.standins.verdict import check_nothing_twice, check_record

PATIENT: Final = 30.0
"""Seconds for a first answer on a busy machine; the real limit of three has its own tests."""


@dataclass
class DiscordParty:
    """The stand-in, the bot's processes, and the people."""

    standin: StandIn
    bots: list[BotProcess]
    players: list[Player]
    phones: list[DiscordPhone]

    def channels(self) -> list[Channel]:
        """The channels in play."""
        return list(dict.fromkeys(phone.channel for phone in self.phones))

    async def check(self, table: str) -> None:
        """Check everything after a game."""
        await self.check_record(table)
        self.check_calls()
        for channel in self.channels():
            posted = [each for each in channel.messages.values() if each.seen_by is None]
            check_nothing_twice([seen.plain for seen in map(self.phones[0].read, posted)])
            nonces = [each.nonce for each in posted if each.nonce is not None]
            assert len(nonces) == len(set(nonces))
        self.check_manners()

    def check_manners(self) -> None:
        """Check what must always hold: valid requests, answered interactions, no errors in the log."""
        assert self.standin.state.problems == []
        assert self.standin.unanswered == []
        assert [trouble for bot in self.bots for trouble in bot.troubles] == []

    async def check_record(self, table: str) -> None:
        """Check that the record replays and matches what was shown."""
        player, phone = self.players[0], self.phones[0]
        result = player.over()
        assert result is not None
        before = phone.now
        await phone.say(f"/record {table}")
        shown = await player.until(lambda seen: seen.private and phone.message(seen).attachments, before)
        check_record(phone.message(shown).attachments[0].data, result, self.players)

    def check_calls(self) -> None:
        """Check that each question pinged one person once, and nothing else pinged."""
        pinged = [(ping.message, ping.user) for ping in self.standin.state.pings]
        assert len({message.id for message, _ in pinged}) == len(pinged)
        asking = [seen.plain for seen in self._public() if called(seen.plain)]
        questions = {words.splitlines()[0] for words in asking}
        assert {self.phones[0].read(message).plain.splitlines()[0] for message, _ in pinged} == questions
        assert all(ping.sound for ping in self.standin.state.pings)

    def _public(self) -> list[Seen]:
        messages: list[DiscordMessage] = [each for channel in self.channels() for each in channel.messages.values()]
        return [self.phones[0].read(each) for each in messages if each.seen_by is None]


def seat(standin: StandIn, name: str, channel: Channel, seed: int = 0) -> tuple[Player, DiscordPhone]:
    """A person's phone in a channel."""
    assert channel.guild is not None
    user = standin.state.user(name)
    channel.guild.people[user.id] = user
    channel.guild.members[user.id] = channel.guild.bot_can
    phone = DiscordPhone(standin, user, channel)
    return Player(name, phone, random.Random(seed)), phone


@asynccontextmanager
async def evening(
    folder: Path, names: Sequence[str], standin: StandIn | None = None, seed: int = 0, **settings: str
) -> AsyncIterator[DiscordParty]:
    """People with these names in one channel, and the bot in one process."""
    async with (standin or StandIn()).serving() as running:
        channel = running.state.channel(running.state.guild("Club"))
        seats = [seat(running, name, channel, seed + number) for number, name in enumerate(names)]
        async with started(running, BotProcess(folder, running.settings() | HASTY | settings)) as bots:
            yield DiscordParty(running, bots, [player for player, _ in seats], [phone for _, phone in seats])


@asynccontextmanager
async def started(standin: StandIn, *bots: BotProcess) -> AsyncIterator[list[BotProcess]]:
    """Run these processes for the length of a block."""
    standin.state.first = PATIENT
    async with AsyncExitStack() as stack:
        for bot in bots:
            stack.push_async_callback(bot.stop)
            await bot.start()
        for bot in bots:
            await bot.outlives(standin.ready())
        yield list(bots)
