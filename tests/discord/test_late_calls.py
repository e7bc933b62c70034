"""Nobody is called by a post that was made too early, with the real library against the stand-in."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import BlankRenderer, services
from tests.discord.test_menus import Evening
from tests.discord.wire import serving
from tests.standins.discord.evening import evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.rest import DiscordCall
from tests.standins.people import open_table, turn_of
from tests.waiting import PATIENCE

FREE, HELD = threading.Event(), threading.Event()
"""Pictures may be drawn; one has to wait."""


class HeldRenderer(BlankRenderer):
    """Draws nothing, and that only while it may."""

    def png(self, *given: Any, **more: Any) -> bytes:
        HELD.set()
        FREE.wait(PATIENCE)
        return super().png(*given, **more)


@asynccontextmanager
async def turn_that_is_drawn(store: Store) -> AsyncIterator[tuple[Evening, DiscordPhone, DiscordPhone]]:
    """A game in which one has played and the other's turn is still drawn: who has played, and who is to move."""
    FREE.set()
    made = services(store, HeldRenderer)
    async with serving(store, made, Conversation(made)) as (standin, _), asyncio.timeout(PATIENCE):
        e = Evening(standin, made)
        await e.begin()
        _, asked, other = e.asked
        moves = await asked.completions("move", "move", "")
        FREE.clear()
        HELD.clear()
        try:
            await asked.say(f"/move {moves[0]} none")
            assert await asyncio.to_thread(HELD.wait, PATIENCE)
            yield e, asked, other
        finally:
            FREE.set()
        assert standin.state.problems == []


async def test_post_that_was_made_before_quiet_hours_makes_no_sound(store: Store) -> None:
    async with turn_that_is_drawn(store) as (e, _, other):
        heard, hour = len(e.standin.state.pings), datetime.now(UTC).hour
        await other.say(f"/settings quiet:{(hour - 1) % 24}-{(hour + 3) % 24}")
        await other.until(lambda seen: seen.private and "uiet" in seen.plain)
        FREE.set()
        await e.standin.until(lambda: len(e.standin.state.pings) > heard)
        assert [(ping.user, ping.sound) for ping in e.standin.state.pings[heard:]] == [(other.user, False)]


async def test_nudge_that_waits_until_the_move_calls_nobody(tmp_path: Path) -> None:
    """The unmodified bot. Discord takes no posts for a while: when the turn is over, the nudge does not come any more."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        rest, pings, refused = party.standin.rest, party.standin.state.pings, asyncio.Event()
        await open_table(party.players[0], party.players[1:])
        player, _ = await turn_of(party.players)
        asked, other = party.phones if player is party.players[0] else party.phones[::-1]
        heard = len(pings)

        async def busy(call: DiscordCall) -> None:
            if call.method == "POST" and call.path.endswith("/messages"):
                refused.set()
                raise web.HTTPServiceUnavailable

        moves = await asked.completions("move", "move", "")
        rest.before = busy
        await other.say("/nudge")
        await refused.wait()
        await asked.say(f"/move {moves[0]} none")
        rest.before = None
        await other.until(lambda seen: f"{other.user.name}, it's your turn vs" in seen.plain)
        assert [ping.user for ping in pings[heard:]] == [other.user]
        assert not [each for each in party.public() if "is waiting in game" in each.posted]
        party.check_manners()


@pytest.mark.long
async def test_post_of_a_turn_that_is_over_calls_nobody(store: Store) -> None:
    async with turn_that_is_drawn(store) as (e, played, other):
        heard = len(e.standin.state.pings)
        moves = await other.completions("move", "move", "")
        await other.say(f"/move {moves[0]} none")
        FREE.set()
        await e.standin.until(lambda: len(e.standin.state.pings) > heard)
        assert [ping.user for ping in e.standin.state.pings[heard:]] == [played.user]
