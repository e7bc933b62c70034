"""Simulated players retry a turn in which somebody was faster."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from tests.standins.people import Button, Player, Seen
from tests.waiting import PATIENCE


class OvertakenChat:
    """A chat with one message that refuses a press and then asks the same person again."""

    def __init__(self) -> None:
        self.now = 1
        self.changed = asyncio.Event()
        self.message = Seen("1", "Ann, it's your turn vs Ben (turn 5)", (Button("M19", "old"),), change=1)

    def shown(self) -> Sequence[Seen]:
        return [self.message]

    async def press(self, message: Seen, button: Button) -> str:
        asyncio.get_running_loop().call_soon(self._asks_anew)
        return "That was turn 5; it's now turn 4."

    def _asks_anew(self) -> None:
        self.now = 2
        self.message = Seen("1", "Ann, it's your turn vs Ben (turn 4)", (Button("M21", "new"),), change=2)
        self.changed.set()

    async def news(self, after: int) -> None:
        await (self.changed if self.now == after == 1 else asyncio.Event()).wait()  # it changes only once

    async def say(self, words: str) -> None:
        raise AssertionError(words)

    tell = say


async def test_player_overtaken_by_an_undo_looks_again() -> None:
    phone = OvertakenChat()
    ann = Player("Ann", phone, random.Random(0))
    asked = ann.asked()
    assert asked is not None
    async with asyncio.timeout(PATIENCE):
        await ann.decide(asked)
    assert ann.refused == ["M19: That was turn 5; it's now turn 4."]
    again = ann.asked()
    assert again is not None
    assert again.plain.endswith("(turn 4)")
