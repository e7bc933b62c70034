"""A restart of seconds and one of minutes, with six running games: what each chat reads of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from redis.asyncio import Redis

from tests.soak.hurried import forward
from tests.standins.calls import called
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, Seen, open_table
from tests.standins.process import HASTY, BotProcess
from tests.standins.telegram.evening import GROUP, SPEED
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.store.servers import Server, running
from tests.waiting import until

TABLES = 3
"""In each of the two chats."""
PACE = "1h"


async def away(bot: BotProcess, redis: Server, seconds: int, ready: Callable[[], object]) -> None:
    """Stop the bot for this long by the games' clock, and wait until it has noticed."""
    await bot.stop()
    async with Redis(unix_socket_path=str(redis.socket)) as client:
        await forward(client, seconds, heard=False)
    noticed = bot.log.count("no bot ran for")
    await bot.start()
    await until(lambda: bot.log.count("no bot ran for") > noticed)
    await until(ready)


async def asked(player: Player) -> None:
    """Ask something and wait for the answer: what was to be said before is said."""
    before = player.phone.now
    await player.phone.tell("/games")
    await player.until(lambda seen: seen.private, before)


def turns(player: Player) -> list[Seen]:
    return [seen for seen in player.phone.shown() if not seen.private and called(seen.plain)]


def codes_of(player: Player) -> set[str]:
    """The games that are running here."""
    return {button.id.rpartition("\n")[2].partition(".")[0] for seen in turns(player) for button in seen.choices}


def public(player: Player) -> list[tuple[str, str]]:
    """What everybody reads in this chat, by message."""
    return [(seen.id, seen.plain) for seen in player.phone.shown() if not seen.private]


@pytest.mark.long
async def test_restart_of_seconds_says_nothing_and_one_of_minutes_a_line_in_each_chat(tmp_path: Path) -> None:
    with running("--appendonly", "no") as redis:
        async with StandIn().serving() as discord, Telegram() as telegram:
            discord.state.first = PATIENT
            channel = discord.state.channel(discord.state.guild("Club"))
            here = [seat(discord, name, channel)[0] for name in ("Ann", "Ben")]
            group = telegram.world.group(GROUP, "Friends", kind="supergroup")
            phones = []
            for number, name in enumerate(("Cid", "Dora")):
                user = telegram.world.person(100 + number, name)
                group.members[user.id] = "member"
                phones.append(TelegramPhone(telegram, user, group))
            there = [Player(phone.user.name, phone, Random(1)) for phone in phones]
            settings = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "TELEGRAM_PACE": str(SPEED)}
            given = discord.settings() | HASTY | settings | {"REDIS_URL": redis.url}
            bot = BotProcess(tmp_path, given, module="tests.soak.hurried")
            await bot.start()
            try:
                await bot.outlives(discord.ready())
                for phone in phones:
                    phone.start()
                for players in (here, there):
                    for _ in range(TABLES):
                        await open_table(players[0], players[1:], PACE)
                for player in (here[0], there[0]):
                    await until(lambda player=player: len(turns(player)) == TABLES)  # type: ignore[misc]
                    await until(lambda player=player: not any("New game of" in text for _, text in public(player)))  # type: ignore[misc]

                def listening() -> bool:
                    return bool(discord.gateway.live())

                before = {player.name: public(player) for player in (here[0], there[0])}
                await away(bot, redis, 40, listening)
                for player in (here[0], there[0]):
                    await asked(player)
                    assert public(player) == before[player.name]
                await away(bot, redis, 40 * 60, listening)
                for player in (here[0], there[0]):
                    codes, known = codes_of(player), {number for number, _ in before[player.name]}

                    def lines(player: Player = player, known: set[str] = known) -> list[str]:
                        return [text for number, text in public(player) if number not in known]

                    await until(lambda codes=codes, lines=lines: all(code in "".join(lines()) for code in codes))  # type: ignore[misc]
                    await asked(player)
                    assert all("offline for 40 minutes" in line for line in lines())
                    assert len(lines()) == (TABLES if player is here[0] else 1), "on Discord each game has a thread"
            finally:
                await bot.stop()
            assert discord.state.problems == telegram.wrong == bot.troubles == []
            assert discord.unanswered == []
