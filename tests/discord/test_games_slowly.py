"""Over the wire with pictures that take longer than Discord waits: the first answer comes in time all the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from bot.chat.contract import PlatformLimits, Reply, Request
from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import Blank, services
from tests.discord.wire import serving
from tests.standins.discord.evening import seat
from tests.standins.discord.interactions import FIRST, Interaction
from tests.standins.discord.phone import Phone
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, open_table, whose_turn

SLOW: Final = FIRST + 0.3


class Painter(Blank):
    """Takes its time over each picture, once it has been told to."""

    slow = False

    def png(self, *given: Any, **more: Any) -> bytes:
        if self.slow:
            time.sleep(SLOW)
        return super().png(*given, **more)


class Thinker(Conversation):
    """Takes its time over one command."""

    async def handle(self, request: Request, limits: PlatformLimits) -> Reply:
        if request.words.startswith("/rules"):
            await asyncio.sleep(SLOW)
        return await super().handle(request, limits)


@asynccontextmanager
async def slowly(store: Store) -> AsyncIterator[StandIn]:
    """The bot in this process, over the wire."""
    made = services(store, Painter)
    try:
        async with serving(store, made, Thinker(made), guilds=2) as (standin, _):
            yield standin
    finally:
        Painter.slow = False


async def begun(standin: StandIn, number: int) -> tuple[Phone, Player]:
    """A game at its first turn; who has to decide, and the phone."""
    channel = standin.state.channel(list(standin.state.guilds.values())[number])
    seats = [seat(standin, name, channel, number) for name in ("Ann", "Ben")]
    players = [player for player, _ in seats]
    await open_table(players[0], players[1:])
    found = await whose_turn(players)
    assert found is not None
    return next((phone, player) for player, phone in seats if player is found[0])


async def pressed(phone: Phone, player: Player) -> Interaction:
    """Press a cell: it is shown with a picture."""
    turn = player.asked()
    assert turn is not None
    return await phone.pressed(phone.message(turn), turn.choices[0])


async def typed(phone: Phone, words: str) -> Interaction:
    """Type a command."""
    done = await phone.typed(words, phone.channel)
    assert done is not None
    return done


async def test_the_first_answer_comes_in_time_however_long_a_picture_or_a_thought_takes(store: Store) -> None:
    async with slowly(store) as standin:
        (here, ann), (there, ben) = [await begun(standin, number) for number in range(2)]
        before = standin.state.changes
        Painter.slow = True
        asked = (pressed(here, ann), pressed(there, ben), typed(here, "/board"), typed(there, "/rules farmer"))
        done = await asyncio.gather(*asked)
        assert max(each.took for each in done) < FIRST
        for player in (ann, ben):
            await player.until(lambda seen: seen.private and seen.picture and seen.choices, before)
        await ben.until(lambda seen: seen.private and "armer" in seen.plain, before)
        assert standin.unanswered == []
        assert standin.state.problems == []
