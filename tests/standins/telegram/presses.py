"""Button presses: each is answered once and in time."""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass, field
from typing import Final

from tests.standins.telegram.refusals import bad
from tests.standins.telegram.texts import units

LONGEST_ANSWER: Final = 200
_LATE: Final = "query is too old and response timeout expired or query ID is invalid"


@dataclass
class Press:
    """A press of a user that waits for its answer. `alert`: it comes in a box with a button."""

    id: str
    at: float
    answer: asyncio.Future[str]
    user: int = 0
    alert: bool = False


@dataclass
class Presses:
    """All presses by id. `patience`: seconds after which answers are refused."""

    bot: str
    patience: float = 15.0
    by_id: dict[str, Press] = field(default_factory=dict)
    late: int = 0

    def begin(self, user: int = 0) -> Press:
        """Record a press."""
        press = Press(
            str(7_000_000_000_000_000_000 + len(self.by_id)), time.monotonic(), asyncio.get_running_loop().create_future(), user
        )
        self.by_id[press.id] = press
        return press

    def check_fresh(self, press_id: str, user: int) -> None:
        """Raise Refusal unless this user has pressed a moment ago."""
        press = self.by_id.get(press_id)
        if press is None or press.user != user or time.monotonic() - press.at > self.patience:
            raise bad(_LATE)

    def answer(self, press_id: str, text: str, url: str, *, alert: bool = False) -> None:
        """Record the bot's answer."""
        press = self.by_id.get(press_id)
        if press is None or press.answer.done() or time.monotonic() - press.at > self.patience:
            self.late += 1
            raise bad(_LATE)
        if units(text) > LONGEST_ANSWER:
            raise bad("MESSAGE_TOO_LONG")
        if url and not re.match(rf"(https?://)?t\.me/{self.bot}\?start=[\w-]{{1,64}}$", url):
            raise bad("URL_INVALID")
        press.alert = alert
        press.answer.set_result(text or url)
