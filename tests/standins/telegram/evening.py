"""A group of people on the Telegram stand-in, with the unmodified bot."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from redis.asyncio import Redis

from bot.store.keys import SHARDS, Keys
from tests.standins.calls import called
from tests.standins.people import Player, Seen
from tests.standins.process import HASTY, BotProcess
from tests.standins.telegram.manners import open_questions, rude
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram, TelegramCall
from tests.standins.telegram.world import Chat
from tests.standins.verdict import check_nothing_twice, check_record
from tests.waiting import PATIENCE, patience

GROUP: Final = -1_000_000_000_777
SPEED: Final = 500
"""How much faster than real time people and the service are."""
_HASTY: Final = HASTY | {"TELEGRAM_PACE": str(SPEED)}
_REMINDER: Final = re.compile(r"it's your turn(?: vs [^(\n]+)?\.")
"""A turn's own message has its number there."""
_KEPT_AT: Final = re.compile(r"storing games in .* at unix://(\S+)")


@dataclass(repr=False)
class TelegramParty:
    """The stand-in, the bot process, and people in one group. `crashes`: how often the bot was killed."""

    telegram: Telegram
    bot: BotProcess
    group: Chat
    players: list[Player]
    phones: list[TelegramPhone]
    crashes: int = 0

    def more(self, name: str, seed: int = 0) -> Player:
        """Add a person to the group."""
        number = 100 + len(self.phones)
        user = self.telegram.world.person(number, name)
        self.group.members[number] = "member"
        phone = TelegramPhone(self.telegram, user, self.group, taps=self.phones[0].taps)
        phone.start()
        self.phones.append(phone)
        return Player(name, phone, random.Random(seed + number))

    def posted(self, calls: Sequence[TelegramCall]) -> list[TelegramCall]:
        """Of these requests those that count against the group: what was posted and changed there."""
        return [
            each for each in calls if each.chat == self.group.id and each.method.startswith(("send", "edit", "delete", "pin"))
        ]

    async def check(self) -> None:
        """Check everything after a game."""
        await self.check_record()
        await self.check_over()
        check_nothing_twice([each.first for each in self.group.messages], self.crashes)
        for each in self.telegram.world.said():
            if called(each.first) and not each.silent:
                assert len(each.content.mentions) <= 1, "one person is called"
        self.check_manners()

    def check_manners(self) -> None:
        """Check what must always hold: valid requests, answered presses, no errors in the log."""
        assert not self.telegram.wrong, self.telegram.wrong
        assert not self.telegram.flood.excess, self.telegram.flood.excess
        boards = [each for each in self.telegram.world.said() if each.file and each.file.kind == "photo" and each.keyboard]
        below = [each.text for each in boards if each.text and not each.above]
        assert not below, f"words stand above the board, whose buttons stand below: {below}"
        unanswered = [press.id for press in self.telegram.presses.by_id.values() if not press.answer.done()]
        assert not unanswered, unanswered
        assert not self.bot.troubles, self.bot.troubles
        wrong = rude(self.telegram.world)
        assert not wrong, wrong

    async def check_over(self) -> None:
        """Check that nothing in the group asks for anything once the last game there is over; folds take their time."""
        async with patience(lambda: f"for questions to go: {open_questions(self.group)}"):
            while open_questions(self.group):
                await self.telegram.world.wait(self.telegram.world.now)

    async def check_record(self) -> None:
        """Check that the record replays and matches what was shown."""
        player = self.players[0]
        phone = next(each for each in self.phones if each is player.phone)
        result = player.over()
        assert result is not None
        before = phone.now
        await player.press(result, "Game record")
        shown = await player.until(lambda seen: seen.private and phone.found(seen).file, before)
        file = phone.found(shown).file
        assert file is not None
        check_record(file.data, result, self.players)

    # what may come in between

    async def crash(self, bot: BotProcess | None = None) -> None:
        """Kill the bot as a power cut would."""
        self.crashes += 1
        await (bot or self.bot).kill()

    def mover(self, turns: dict[str, int]) -> Player:
        """Who has finished a decision since these counts."""
        return next(player for player in self.players if player.turns > turns.get(player.name, 0))

    async def take_back(self, player: Player) -> None:
        """Undo the last turn with everybody's consent."""
        before = player.phone.now
        await player.phone.say("/undo")
        for other in self.players:
            if other is not player:
                await other.press(await other.until(lambda seen: seen.offers("Agree"), before), "Agree")
        await player.until(lambda seen: "has undone the last move" in seen.plain, before)
        await player.until(lambda seen: called(seen.plain) == player.name, before)

    async def hand_over(self, player: Player, name: str) -> Player:
        """Offer a seat and let a newcomer take it."""
        newcomer = self.more(name)
        before = player.phone.now
        await player.phone.say("/substitute")
        offer = await newcomer.until(lambda seen: seen.offers("Take seat"), before)
        await newcomer.press(offer, "Take seat")
        await player.until(lambda seen: "has taken over the" in seen.plain, before)
        self.players[self.players.index(player)] = newcomer
        return newcomer

    async def remind(self, player: Player) -> Seen:
        """Let time pass for this person's reminders only, until one arrives."""
        before = player.phone.now
        found = _KEPT_AT.findall(self.bot.log)[-1]
        async with Redis(unix_socket_path=found) as redis, asyncio.timeout(PATIENCE):
            while True:
                for shard in range(SHARDS):
                    await _hurry(redis, Keys().due(shard))
                for seen in player.phone.shown():
                    if seen.change > before and _REMINDER.search(seen.plain):
                        return seen
                await asyncio.sleep(0.2)


async def _hurry(redis: Redis, due: str) -> None:
    """All reminders among these timers are due; deadlines stay as they are."""
    timers: list[Any] = await redis.zrange(due, 0, -1)
    reminders: dict[bytes, float] = {member: 1.0 for member in timers if member.startswith(b"r:")}
    if reminders:
        await redis.zadd(due, reminders, xx=True)


async def _greeted(phone: TelegramPhone) -> None:
    """Somebody opens the private chat, and the bot says something."""
    before = phone.now
    phone.start()
    async with asyncio.timeout(PATIENCE):
        await phone.news(before + 1)


@asynccontextmanager
async def evening(
    folder: Path,
    names: Sequence[str],
    telegram: Telegram | None = None,
    *,
    seed: int = 0,
    taps: int = 1,
    settings: Mapping[str, str] | None = None,
    process: Callable[[Path, dict[str, str]], BotProcess] = BotProcess,
) -> AsyncIterator[TelegramParty]:
    """People with these names and open private chats, and the bot in their group."""
    async with telegram or Telegram() as running:
        group = running.world.group(GROUP, "Friends", kind="supergroup")
        given = {"TELEGRAM_TOKEN": running.token, "TELEGRAM_API_URL": running.url} | _HASTY | dict(settings or {})
        bot = process(folder, given)
        made = TelegramParty(running, bot, group, [], [])
        for number, name in enumerate(names):
            user = running.world.person(100 + number, name)
            group.members[user.id] = "member" if number else "creator"
            phone = TelegramPhone(running, user, group, taps=taps)
            made.phones.append(phone)
            made.players.append(Player(name, phone, random.Random(seed + number)))
        await bot.start()
        try:
            for phone in made.phones:
                await bot.outlives(_greeted(phone))
            yield made
        finally:
            await bot.stop()
