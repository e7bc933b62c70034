"""Pictures and computer players slower than Discord's deadline, over sockets: the first answer is still in time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from bot.chat.contract import PlatformLimits, Reply, Request
from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import BlankRenderer, services
from tests.discord.wire import serving
from tests.standins.discord.evening import seat
from tests.standins.discord.interactions import FIRST, Interaction
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, open_table, whose_turn

SLOW: Final = FIRST + 0.3


class SlowRenderer(BlankRenderer):
    """Draws slowly once told to."""

    slow = False

    def png(self, *given: Any, **more: Any) -> bytes:
        if self.slow:
            time.sleep(SLOW)
        return super().png(*given, **more)


class SlowComputer(Conversation):
    """Answers one command slowly."""

    async def handle(self, request: Request, limits: PlatformLimits) -> Reply:
        if request.words.startswith("/rules"):
            await asyncio.sleep(SLOW)
        return await super().handle(request, limits)


@asynccontextmanager
async def slowly(store: Store) -> AsyncIterator[StandIn]:
    """Run the bot in this process, over sockets."""
    made = services(store, SlowRenderer)
    try:
        async with serving(store, made, SlowComputer(made), guilds=2) as (standin, _):
            yield standin
    finally:
        SlowRenderer.slow = False


async def begun(standin: StandIn, number: int) -> tuple[DiscordPhone, Player]:
    """Start a game; return the first player and the phone."""
    channel = standin.state.channel(list(standin.state.guilds.values())[number])
    seats = [seat(standin, name, channel, number) for name in ("Ann", "Ben")]
    players = [player for player, _ in seats]
    await open_table(players[0], players[1:])
    found = await whose_turn(players)
    assert found is not None
    return next((phone, player) for player, phone in seats if player is found[0])


async def pressed(phone: DiscordPhone, player: Player) -> Interaction:
    """Press a cell; its answer has a picture."""
    turn = player.asked()
    assert turn is not None
    return await phone.pressed(phone.message(turn), turn.choices[0])


async def typed(phone: DiscordPhone, words: str) -> Interaction:
    done = await phone.typed(words, phone.channel)
    assert done is not None
    return done


async def test_first_answer_is_in_time_despite_slow_pictures_and_computers(store: Store) -> None:
    async with slowly(store) as standin:
        (here, ann), (there, ben) = [await begun(standin, number) for number in range(2)]
        before = standin.state.changes
        SlowRenderer.slow = True
        asked = (pressed(here, ann), pressed(there, ben), typed(here, "/board"), typed(there, "/rules farmer"))
        done = await asyncio.gather(*asked)
        assert max(each.took for each in done) < FIRST
        for player in (ann, ben):
            await player.until(lambda seen: seen.private and seen.picture and seen.choices, before)
        await ben.until(lambda seen: seen.private and "armer" in seen.plain, before)
        assert standin.unanswered == []
        assert standin.state.problems == []
