"""What a group is asked, and what it is told in passing: nothing of it is left open when its game is over."""

from __future__ import annotations

import re
from pathlib import Path

from tests.standins.people import plain, play, whose_turn
from tests.standins.telegram.counting import SMALL, Decided, base_record
from tests.standins.telegram.evening import TelegramParty, evening
from tests.telegram.test_games import import_table

ASKED = (
    "/nudge",
    "/undo",
    "/substitute",
    "/close",
    "/resign",
    "/remove",
    "/away 3d",
    "/away off",
    "/board",
    "/score",
    "/hint",
    "/rematch",
    "/move A1",
    "/invite",
)


async def _say_all(party: TelegramParty, number: int) -> None:
    """Who is not to move asks for something, and nobody answers."""
    found = await whose_turn(party.players)
    for player in party.players:
        if found is not None and player is not found[0]:
            before = player.phone.now
            await player.phone.say(ASKED[number % len(ASKED)])
            await player.until(lambda _: True, before)


async def test_nothing_that_was_asked_outlives_its_game(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben", "Cid")) as party:
        party.players[:] = [Decided(each.name, each.phone, each.dice) for each in party.players]
        await import_table(party, base_record(1, *SMALL, seats=3))
        assert await play(party.players, lambda made: _say_all(party, made)) >= len(SMALL) - 1
        await party.check_over()
        left = [each for each in party.group.messages if each.sender is party.telegram.world.bot and not each.deleted]
        lines = [plain(each.text) for each in left[:-1] if not each.text.startswith("If the game ended now")]
        assert not [each for each in lines if "\n" in each], "each old post is a line"
        assert not [each for each in lines if re.search("away|waiting for your move|looking for someone", each)], lines
        party.check_manners()
