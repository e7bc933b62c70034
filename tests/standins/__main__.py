"""`python -m tests.standins telegram discord`: run both platforms locally, with people who play as soon as a bot connects.

Prints the settings for a bot, waits for it, and exits 0 if all went well.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.standins.discord import evening as on_discord
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, open_table, play
from tests.standins.process import HASTY
from tests.standins.short import short_record
from tests.standins.telegram import evening as on_telegram
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram

NAMES: Final = ("Ann", "Ben")
_DAY: Final = 86400.0


@dataclass(frozen=True)
class Club:
    """A chat and its people. `settings`: for the bot; `begin`: a short game; `wrong`: violations."""

    name: str
    settings: dict[str, str]
    players: list[Player]
    come: Callable[[], Awaitable[None]]
    begin: Callable[[], Awaitable[None]]
    wrong: Callable[[], Sequence[object]]

    async def evening(self, game: str) -> str:
        """Wait for the bot, play, and report the result."""
        await self.come()
        print(f"{self.name}: the bot is here; {' and '.join(NAMES)} play", flush=True)
        if game == "short":
            await self.begin()
        else:
            await open_table(self.players[0], self.players[1:], game)
        made = await play(self.players)
        result = self.players[0].over()
        assert result is not None
        return f"{self.name}: {result.plain.splitlines()[0]} ({made} decisions)"


@asynccontextmanager
async def telegram() -> AsyncIterator[Club]:
    """A group with the bot in it."""
    async with Telegram() as running:
        group = running.world.group(on_telegram.GROUP, "Friends", kind="supergroup")
        phones = []
        for number, name in enumerate(NAMES):
            user = running.world.person(100 + number, name)
            group.members[user.id] = "member" if number else "creator"
            phones.append(TelegramPhone(running, user, group))
        players = [Player(name, phone, random.Random(name)) for name, phone in zip(NAMES, phones, strict=True)]

        async def come() -> None:
            for phone in phones:
                before = phone.now
                phone.start()
                await phone.news(before + 1)

        async def begin() -> None:
            phones[0].write(group, "/import", file=Upload("game.json", short_record(len(NAMES))))
            await sit_down(players)

        settings = {"TELEGRAM_TOKEN": running.token, "TELEGRAM_API_URL": running.url, "TELEGRAM_PACE": str(on_telegram.SPEED)}
        yield Club("Telegram", settings, players, come, begin, lambda: running.wrong)


@asynccontextmanager
async def discord() -> AsyncIterator[Club]:
    """A server with one channel and the bot in it."""
    async with StandIn().serving() as running:
        running.state.first = on_discord.PATIENT
        channel = running.state.channel(running.state.guild("Club"))
        seats = [on_discord.seat(running, name, channel, number) for number, name in enumerate(NAMES)]
        players = [player for player, _ in seats]

        async def begin() -> None:
            await seats[0][1].upload("/import", "file", "game.json", short_record(len(NAMES)))
            await sit_down(players)

        def wrong() -> Sequence[object]:
            return [*running.state.problems, *running.unanswered]

        yield Club("Discord", running.settings(), players, lambda: running.ready(seconds=_DAY), begin, wrong)


CLUBS: Final = {"telegram": telegram, "discord": discord}


async def sit_down(players: Sequence[Player]) -> None:
    """Let the others join the first player's table, then start it."""
    host, *others = players
    for other in others:
        await other.press(await other.until(lambda seen: seen.offers("Join")), "Join")
    card = await host.until(lambda seen: seen.offers("Start") and f"{len(players)}. " in seen.plain)
    await host.press(card, "Start")


def written(settings: dict[str, str]) -> str:
    """The settings as a file."""
    return "".join(f'{name.lower()} = "{value}"\n' for name, value in settings.items())


def write(file: Path, text: str) -> None:
    """Write it readable for the owner only, as it has tokens."""
    file.touch(mode=0o600)
    file.write_text(text, encoding="utf-8")


async def main(platforms: Sequence[str], game: str, file: Path | None) -> int:
    """Play on all platforms at once."""
    async with AsyncExitStack() as stack:
        clubs = [await stack.enter_async_context(CLUBS[name]()) for name in dict.fromkeys(platforms)]
        settings = dict(HASTY)
        for club in clubs:
            settings |= club.settings
        print(f"# A bot comes here with these settings; nobody here takes a minute to think.\n{written(settings)}", flush=True)
        if file is not None:
            await asyncio.to_thread(write, file, written(settings))
        for ended in await asyncio.gather(*(club.evening(game) for club in clubs)):
            print(ended, flush=True)
        wrong = [each for club in clubs for each in club.wrong()]
        print("\n".join(map(str, wrong)) or "nothing was wrong", flush=True)
        return bool(wrong)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(prog="python -m tests.standins", description=__doc__)
    reader.add_argument("platforms", nargs="+", choices=sorted(CLUBS))
    reader.add_argument("--game", choices=("short", "carcassonne", "cardcassonne"), default="short", help="what the people play")
    reader.add_argument(
        "--settings", type=Path, metavar="FILE", help="also write the settings there, as carcassonne-bot.toml wants them"
    )
    asked = reader.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(asyncio.run(main(asked.platforms, asked.game, asked.settings)))
    sys.exit(130)
