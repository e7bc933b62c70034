"""From a press to its answer in Telegram: the unmodified bot over HTTP, alone and beside fifty games, at two latencies.

The floor of the same run is a bot of a dozen lines with the same library: it answers each press, and then shows the same picture.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from telegram import Bot as Client
from telegram import CallbackQuery, InlineKeyboardButton, InlineKeyboardMarkup, InputMediaPhoto, Update
from telegram.ext import Application, CallbackQueryHandler

from tests.bench.pressing import ALONE, FLOOR, Stopwatch, measure, open_all, run_all
from tests.standins.people import Player
from tests.standins.process import HASTY, PROJECT, BotProcess
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import TelegramMessage

_SETTINGS: Final = {"TELEGRAM_PACE": "100000"}
_PICTURE: Final = PROJECT / "docs" / "images" / "turn.png"


@dataclass
class TimedTelegramPhone(TelegramPhone):
    """A phone that measures its presses."""

    watch: Stopwatch = field(default_factory=Stopwatch)

    async def tap(self, message: TelegramMessage, data: str, late: float = 120.0) -> str:
        """Press when due, and wait for the answer."""
        due = await self.watch.due()
        answer = await super().tap(message, data, late)
        self.watch.took.append(time.perf_counter() - due)
        return answer


@asynccontextmanager
async def at_tables(folder: Path, latency: float, games: int, watch: Stopwatch) -> AsyncIterator[list[list[Player]]]:
    """The bot, and `count` groups of two, in running games."""
    async with Telegram(latency=latency) as telegram:
        bot = BotProcess(folder, {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, **_SETTINGS, **HASTY})
        tables = []
        for number in range(games):
            group = telegram.world.group(-1_000_000_000_000 - number, f"Group {number}")
            players = []
            for seat, name in enumerate(("Ann", "Ben")):
                user = telegram.world.person(1000 + 10 * number + seat, name)
                group.members[user.id] = "member"
                players.append(Player(name, TimedTelegramPhone(telegram, user, group, watch=watch), random.Random(number)))
            tables.append(players)
        await bot.start()
        try:
            await open_all(tables)
            yield tables
        finally:
            await bot.stop()


# the floor


async def echo(update: Update, _: Any) -> None:
    """Answer a press and upload the picture again, as after drawing."""
    query = update.callback_query
    assert isinstance(query, CallbackQuery)
    await query.answer()
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="go")]])
    await query.edit_message_media(InputMediaPhoto(_PICTURE.read_bytes(), caption=str(query.id)), reply_markup=keys)


def serve_floor() -> None:
    """Run the floor in its own process."""
    token, url = os.environ["TELEGRAM_TOKEN"], os.environ["TELEGRAM_API_URL"]
    application = Application.builder().token(token).base_url(f"{url}/bot").concurrent_updates(256).build()
    application.add_handler(CallbackQueryHandler(echo))
    application.run_polling()


async def measure_floor(latency: float) -> float:
    """The median of a press there."""
    watch = Stopwatch()
    async with Telegram(latency=latency) as telegram:
        user = telegram.world.person(1000, "Ann")
        group = telegram.world.group(-1_000_000_000_000, "Group", user)
        phone = TimedTelegramPhone(telegram, user, group, watch=watch)
        keys = InlineKeyboardMarkup([[InlineKeyboardButton("Go", callback_data="go")]])
        async with Client(telegram.token, base_url=f"{telegram.url}/bot") as client:
            await client.send_photo(group.id, _PICTURE.read_bytes(), caption="0", reply_markup=keys)
        environ = os.environ | {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.telegram", FLOOR), cwd=PROJECT, env=environ
        )
        try:
            for _ in range(ALONE):
                before = phone.now
                [shown] = phone.shown()
                await phone.press(shown, shown.button("Go"))
                await phone.news(before)
        finally:
            process.terminate()
            await process.wait()
    watch.took.pop(0)  # the first one waited for the process to start
    print(f"floor            {watch.told()}", flush=True)
    return watch.median


async def run(latency: float) -> None:
    """One latency: a lone game, many games, the floor."""
    alone = await measure(at_tables, latency)
    floor = await measure_floor(latency)
    print(f"alone against the floor: {alone / floor:.1f} times", flush=True)


if __name__ == "__main__":
    run_all(run, serve_floor)
