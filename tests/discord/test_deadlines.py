"""The deadline on the post that shows a turn, with the real library against the stand-in."""

from __future__ import annotations

import asyncio
import re

from bot.store import Store
from tests.discord.test_menus import Evening, evening
from tests.waiting import PATIENCE

_STAMP = re.compile(r"<t:(\d+):f>")


def due(e: Evening) -> int:
    return int(_STAMP.findall(e.living().content)[0])


async def test_living_post_shows_the_new_deadline_of_somebody_who_goes_away(store: Store) -> None:
    """It is changed, not posted again, and nobody is pinged; on their return it is changed back."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        await e.begin()
        _, asked, _ = e.asked
        post, pings, at_first = e.living(), len(e.standin.state.pings), due(e)
        await asked.say("/away 2 days")
        await e.standin.until(lambda: due(e) > at_first + 86_400)
        await asked.say("/away")
        await e.standin.until(lambda: due(e) < at_first + 3_600)
        assert e.living() is post
        assert len(e.standin.state.pings) == pings
