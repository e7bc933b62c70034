"""From a press to its answer on Discord: the unmodified bot over the wire, alone and beside fifty games, at two latencies.

The floor of the same run is a bot of a dozen lines with the same library, which answers each press with the same picture.
"""

from __future__ import annotations

import asyncio
import io
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import discord
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from tests.bench.pressing import ALONE, FLOOR, Stopwatch, measure, open_all, run_all
from tests.standins.discord.evening import seat, started
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import DiscordMessage, Flag
from tests.standins.discord.writing import Draft, create
from tests.standins.people import Button, Player
from tests.standins.process import HASTY, PROJECT, BotProcess

_PICTURE: Final = PROJECT / "docs" / "images" / "turn.png"


@dataclass
class TimedDiscordPhone(DiscordPhone):
    """A phone that measures the time from a press to its result; `firsts`: to the first answer."""

    watch: Stopwatch = field(default_factory=Stopwatch)
    firsts: list[float] = field(default_factory=list)

    async def pressed(self, message: DiscordMessage, button: Button) -> Interaction:
        """Press when due, and wait for a visible change."""
        due, before = await self.watch.due(), message.change
        each = await super().pressed(message, button)
        assert each.first, f"{button.label} was not answered in time"
        await self.standin.until(lambda: _shown(each, message, before))
        self.watch.took.append(time.perf_counter() - due)
        self.firsts.append(each.took)
        return each


def _shown(each: Interaction, pressed: DiscordMessage, before: int) -> bool:
    """Whether the answer has come: a new message that is no longer deferred."""
    made = each.original
    if each.follow_ups:
        return True
    if made is None or Flag.LOADING in made.flags:
        return made is not None and made.id not in made.channel.messages
    return made is not pressed or made.change > before


FIRSTS: Final[list[float]] = []
"""Times of the first answers in this run."""


@asynccontextmanager
async def at_tables(folder: Path, latency: float, games: int, watch: Stopwatch) -> AsyncIterator[list[list[Player]]]:
    """The bot, and `count` channels with two people each, in running games."""
    async with StandIn(limits=Limits(pace=0.0)).slow(latency).serving() as standin:
        club = standin.state.guild("Club")
        tables = []
        for number in range(games):
            channel = standin.state.channel(club)
            users = [seat(standin, name, channel)[1].user for name in ("Ann", "Ben")]
            phones = [TimedDiscordPhone(standin, user, channel, watch=watch, firsts=FIRSTS) for user in users]
            tables.append([Player(phone.user.name, phone, random.Random(number)) for phone in phones])
        async with started(standin, BotProcess(folder, standin.settings() | HASTY)):
            await open_all(tables)
            yield tables


# the floor


class PictureReply(ui.LayoutView):
    """A picture and a button."""

    def __init__(self, file: discord.File) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow(ui.Button(label="Go", custom_id="go"))
        self.add_item(ui.Container(ui.MediaGallery(discord.MediaGalleryItem(file)), row))
        self.stop()


class MinimalBot(discord.Client):
    """Answers each press with the same picture."""

    async def setup_hook(self) -> None:
        """The stand-in counts a bot as ready once it has registered commands."""
        assert self.application_id is not None
        await self.http.bulk_upsert_global_commands(self.application_id, [])
        self.picture = await asyncio.to_thread(_PICTURE.read_bytes)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Defer first, then send the picture, as a drawing bot must."""
        await interaction.response.defer()
        file = discord.File(io.BytesIO(self.picture), "board.png")
        await interaction.edit_original_response(view=PictureReply(file), attachments=[file])


def serve_floor() -> None:
    """Run the floor in its own process."""
    Route.BASE = os.environ["DISCORD_API_URL"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DISCORD_GATEWAY_URL"])
    MinimalBot(intents=discord.Intents(guilds=True)).run(os.environ["DISCORD_TOKEN"], log_handler=None)


async def measure_floor(latency: float) -> float:
    """The median of a press there."""
    watch = Stopwatch()
    async with StandIn(limits=Limits(pace=0.0)).slow(latency).serving() as standin:
        channel = standin.state.channel(standin.state.guild("Club"))
        phone = TimedDiscordPhone(standin, seat(standin, "Ann", channel)[1].user, channel, watch=watch)
        go = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
        message = create(standin.state, channel, Draft({"flags": int(Flag.LAYOUT), "components": [go]}), standin.state.bot)
        command = (sys.executable, "-m", "tests.bench.discord", FLOOR)
        process = await asyncio.create_subprocess_exec(*command, cwd=PROJECT, env=os.environ | standin.settings())
        try:
            await standin.ready()
            for _ in range(ALONE):
                await phone.pressed(message, Button("Go", "go"))
        finally:
            process.terminate()
            await process.wait()
    print(f"floor            {watch.told()}", flush=True)
    return watch.median


async def run(latency: float) -> None:
    """One latency: the floor, a lone game, many games."""
    FIRSTS.clear()
    alone = await measure(at_tables, latency)
    floor = await measure_floor(latency)
    print(f"alone against the floor: {alone / floor:.1f} times; the latest first answer of all: {max(FIRSTS) * 1000:.0f} ms")


if __name__ == "__main__":
    run_all(run, serve_floor)
