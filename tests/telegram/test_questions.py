"""What a group is asked, and what it is told in passing: nothing of it is left open when its game is over.

The people's names are written from right to left, in Chinese letters, and with signs that could be markup.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.standins.people import plain, play, whose_turn
from tests.standins.telegram.counting import SMALL, Decided, base_record
from tests.standins.telegram.evening import TelegramParty, evening
from tests.standins.telegram.manners import out_of_place
from tests.telegram.test_games import import_table

NAMES = ("אורי", "小明", "<b>Z</b>&*_")
ASKED = (
    *("/nudge", "/undo", "/substitute", "/close", "/resign", "/remove", "/away 3d", "/away off", "/board", "/score", "/hint"),
    *("/rematch", "/move A1", "/invite", "/games", "/history", "/tiles", "/stats", "/board words", "/leaderboard", "/replay"),
)


async def _say_two(party: TelegramParty, number: int) -> None:
    """Those who are not to move ask for something, each for something else; nobody answers."""
    found = await whose_turn(party.players)
    others = [player for player in party.players if found is not None and player is not found[0]]
    before = [player.phone.now for player in others]
    for player, words in zip(others, (ASKED * 2)[2 * number :], strict=False):
        await player.phone.say(words)
    await asyncio.gather(*(player.until(lambda _: True, at) for player, at in zip(others, before, strict=True)))


async def test_nothing_that_was_asked_outlives_its_game(tmp_path: Path) -> None:
    async with evening(tmp_path, NAMES) as party:
        party.players[:] = [Decided(each.name, each.phone, each.dice) for each in party.players]
        await import_table(party, base_record(1, *SMALL, seats=3))
        assert await play(party.players, lambda made: _say_two(party, made)) >= len(SMALL) - 1
        await party.check_over()
        left = [each for each in party.group.messages if each.sender is party.telegram.world.bot and not each.deleted]
        lines = [plain(each.text) for each in left[:-1]]
        assert not [each for each in lines if "\n" in each], "each old post is a line"
        assert not [each for each in lines if re.search("is away|waiting in game|looking for someone", each)], lines
        toasts = [press.answer.result() for press in party.telegram.presses.by_id.values()]
        assert [toast for toast in toasts if out_of_place(NAMES[0], toast)] == []
        shown = "\n".join(plain(each.first) for each in party.telegram.world.said())
        assert all(name in shown for name in NAMES), "as they are written, never as markup"
        party.check_manners()
