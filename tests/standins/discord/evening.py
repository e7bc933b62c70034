"""People on the Discord stand-in, with the unmodified bot in one or more processes."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.standins.calls import called
from tests.standins.discord.manners import rude
from tests.standins.discord.phone import DiscordPhone, read
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Channel, DiscordMessage
from tests.standins.open_questions import still_asks
from tests.standins.people import Player, plain
from tests.standins.process import HASTY, BotProcess
from tests.standins.verdict import check_nothing_twice, check_record
from tests.waiting import until

_PICTURES_LEFT: Final = 2
_BYTES_LEFT: Final = 1_500_000
"""What a game may leave in a channel: two pictures, and 1.5 MB."""
_TEXTS_LEFT: Final = 2
"""How many posts may have more than a line: the result, and the same on the card above a thread."""
_BETWEEN: Final = "\n"
_PICTURES: Final = (".png", ".gif")

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
        """The channels in play, each with its threads."""
        channels = dict.fromkeys(phone.channel for phone in self.phones)
        return list(dict.fromkeys(each for channel in channels for each in (channel, *channel.threads())))

    async def check(self, table: str) -> None:
        """Check everything after a game."""
        await self.check_record(table)
        self.check_calls()
        await self.check_folded()
        for channel in self.channels():
            posts = self.posts(channel)
            check_nothing_twice([self.plain(each.posted) for each in posts])
            nonces = [each.nonce for each in posts if each.nonce is not None]
            assert len(nonces) == len(set(nonces))
        self.check_manners()

    def check_manners(self) -> None:
        """Check what must always hold: valid requests, answered interactions, messages for all readers, no errors in the log."""
        assert self.standin.state.problems == []
        assert rude(self.standin.state) == []
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
        """Check that each question pinged one person once, with itself as the push, and nothing else pinged."""
        pings = self.standin.state.pings
        assert len({ping.message.id for ping in pings}) == len(pings)
        pushes = [self.plain(ping.text) for ping in pings]
        assert [called(push) for push in pushes] == [ping.user.name for ping in pings]
        assert all(ping.sound for ping in pings)
        posted = [self.plain(each.posted) for channel in self.channels() for each in self.posts(channel)]
        assert {push.splitlines()[0] for push in pushes} == {text.splitlines()[0] for text in posted if called(text)}

    async def check_folded(self) -> None:
        """Check that after a game no post asks or offers what is over, and that all but the result are lines without pictures."""
        await until(lambda: not [asked for each in self.public() for asked in still_asks(self.phones[0].read(each))])
        for channel in dict.fromkeys(phone.channel for phone in self.phones):
            here = [each.content for place in (channel, *channel.threads()) for each in self.posts(place)]
            whole = [text for text in here if _BETWEEN in text.strip()]
            assert len(whole) <= _TEXTS_LEFT, whole
        for channel in self.channels():
            pictures = [file for each in self.posts(channel) for file in each.attachments if file.name.endswith(_PICTURES)]
            assert len(pictures) <= _PICTURES_LEFT
            assert sum(len(each.data) for each in pictures) <= _BYTES_LEFT

    @staticmethod
    def posts(channel: Channel) -> list[DiscordMessage]:
        """The bot's messages that everybody sees."""
        return [each for each in channel.messages.values() if each.seen_by is None and each.author.bot]

    def public(self) -> list[DiscordMessage]:
        """The bot's messages that everybody sees, in all channels and threads."""
        return [each for channel in self.channels() for each in self.posts(channel)]

    def plain(self, text: str) -> str:
        """A text as it is shown, without invisible characters."""
        return plain(read(text, self.standin.state.people))


def seat(
    standin: StandIn, name: str, channel: Channel, seed: int = 0, twice: frozenset[str] = frozenset()
) -> tuple[Player, DiscordPhone]:
    """A person's phone in a channel. `twice`: labels of buttons they press twice in a row."""
    assert channel.guild is not None
    user = standin.state.user(name)
    channel.guild.people[user.id] = user
    channel.guild.members[user.id] = channel.guild.bot_can
    phone = DiscordPhone(standin, user, channel, twice)
    return Player(name, phone, random.Random(seed)), phone


@asynccontextmanager
async def evening(
    folder: Path,
    names: Sequence[str],
    standin: StandIn | None = None,
    seed: int = 0,
    module: str = "bot",
    *,
    twice: frozenset[str] = frozenset(),
    **settings: str,
) -> AsyncIterator[DiscordParty]:
    """People with these names in one channel, and the bot in one process."""
    async with (standin or StandIn()).serving() as running:
        channel = running.state.channel(running.state.guild("Club"))
        seats = [seat(running, name, channel, seed + number, twice) for number, name in enumerate(names)]
        async with started(running, BotProcess(folder, running.settings() | HASTY | settings, module=module)) as bots:
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
