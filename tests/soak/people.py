"""People who do not give up: without an answer they press again or ask for the board. Some forget turns."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from tests.standins.people import Button, Player, Seen

WAIT: Final = 8.0
"""Seconds after which somebody assumes that a press or message was lost."""
ASK: Final = 30.0
"""Seconds without news after which somebody asks for the board."""
LONGEST: Final = 1200.0
_UNDOING: Final = ("Back", "Start over")


class NoAnswer(Exception):
    """There was no answer."""


@dataclass
class Stubborn(Player):
    """Plays until the result is there. `forgets`: how often a turn is not even looked at; `asks`: after how long a silence.

    `longest`: seconds after which a game is stuck.

    The other figures count what happened.
    """

    forgets: float = 0.0
    asks: float = ASK
    longest: float = LONGEST
    forgotten: int = 0
    unheard: int = 0
    asked_again: int = 0

    @asynccontextmanager
    async def patience(self, what: str) -> AsyncIterator[None]:
        """Wait for a limited time, then assume it was lost."""
        try:
            async with asyncio.timeout(WAIT):
                yield
        except TimeoutError:
            raise NoAnswer(f"{self.name} heard nothing {what}") from None

    async def press(self, message: Seen, button: Button | str) -> str:
        """Press if the message is still as seen; without an answer, go on."""
        if not any(each.id == message.id and each.change == message.change for each in self.phone.shown()):
            raise NoAnswer("it was changed meanwhile")
        async with self.patience("of a press"):
            return await super().press(message, button)

    async def insist(self, deed: Callable[[], Awaitable[object]], found: Callable[[Seen], object], after: int) -> Seen:
        """Repeat an action until its effect is seen, which may be after its button is gone."""
        end = time.monotonic() + self.longest
        while time.monotonic() < end:
            if (late := self._newest(found, after)) is not None:
                return late
            try:
                await deed()
                return await self.until(found, after)
            except NoAnswer:
                self.unheard += 1
        raise AssertionError("\n".join([f"{self.name} is stuck", *self.seeing()]))

    async def finish(self, code: str) -> Seen:
        """Play this table's game until its result is there."""
        end = time.monotonic() + self.longest
        while (result := self.over()) is None:
            if time.monotonic() > end:
                raise AssertionError("\n".join([f"{self.name} is stuck at {code}; refused {self.refused[-3:]}", *self.seeing()]))
            message = self.asked()
            try:
                if message is None:
                    await self._something_new(code)
                elif self.dice.random() < self.forgets:
                    self._done[message.id] = message.change
                    self.forgotten += 1
                else:
                    await self.decide(message)
            except NoAnswer:
                self.unheard += 1
                self._done.clear()
        return result

    async def _something_new(self, code: str) -> None:
        """Wait for news. If none comes, continue an existing draft, or ask for the turn and play it."""
        before = self._newest_change()
        begun = time.monotonic()
        while self._newest_change() == before:
            if time.monotonic() > begun + WAIT and (draft := self._draft()) is not None:
                await self.decide(draft)
                return
            if time.monotonic() > begun + self.asks:
                await self._ask(code)
                return
            now = self.phone.now
            try:
                async with asyncio.timeout(1):
                    await self.phone.news(now)
            except TimeoutError:
                continue

    async def _ask(self, code: str) -> bool:
        """Ask for the turn; return whether this person could decide."""
        self.asked_again += 1
        before, turns = self.phone.now, self.turns
        async with self.patience("of a question"):
            await self.phone.say(f"/board {code}")
        shown = await self.until(lambda seen: seen.id and (seen.private or seen.choices), before)
        lobby = any(button.label == "Start" for button in shown.buttons)
        if shown.choices and not lobby and self.over() is None:
            await self.decide(shown)
        return self.turns > turns

    def _draft(self) -> Seen | None:
        """An existing draft. If it is somebody else's, presses are refused."""
        drafts = [seen for seen in self.phone.shown() if any(button.label in _UNDOING for button in seen.buttons)]
        return max(drafts, key=lambda seen: seen.change, default=None)

    def _newest_change(self) -> int:
        return max((each.change for each in self.phone.shown()), default=0)
