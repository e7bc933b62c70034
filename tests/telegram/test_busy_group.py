"""A busy group, in real time: two tables of four brisk people, and an outsider who looks at the board for minutes.

What is measured is how long people wait for the limits of a group, so nothing is hurried here; it takes minutes, and little of
the processor.
"""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Final

import pytest

from bot.table.limits import HostLimits
from tests.standins.calls import called
from tests.standins.people import CONFIRM, Button, Seen, play, turn_of
from tests.standins.telegram.counting import Decided, base_record
from tests.standins.telegram.evening import GROUP, evening
from tests.standins.telegram.flood import Flood
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Chat, TelegramMessage

THINKS: Final = (4.0, 8.0)
HURRIES: Final = (0.8, 2.0)
"""Seconds from what a person sees to the press: about as fast as a group of two tables can be shown, and much faster."""
TURNS: Final = 7
"""Of each table."""
LIMITS: Final = {
    "TELEGRAM_PACE": "1",
    "COMMANDS_A_MINUTE": str(HostLimits().commands_a_minute),
    "COMMANDS_IN_CHAT_A_MINUTE": str(HostLimits().commands_in_chat_a_minute),
    "LOOKS_IN_CHAT_A_MINUTE": str(HostLimits().looks_in_chat_a_minute),
}
"""A host's usual settings."""
MINUTES: Final = 3
NEARLY_ALL: Final = 8.0
"""Seconds that nine in ten wait at most."""
SOON: Final = 1.5
SLACK: Final = 1.0
"""Seconds of waiting from which on the answer says so, and what a busy machine adds."""
GAP: Final = 60 / 20
"""Seconds between two calls where a group's minute is used up."""


@dataclass(repr=False)
class TablePhone(TelegramPhone):
    """A phone in a group of several tables. `names`: the people of the table that this person looks at."""

    names: tuple[str, ...] = ()

    def messages(self) -> list[TelegramMessage]:
        return [each for each in super().messages() if any(name in each.first for name in self.names)]


@dataclass(frozen=True)
class Wait:
    """From a press to what it shows. `toast`: the answer to the press."""

    pressed: str
    seconds: float
    toast: str


@dataclass
class Brisk(Decided):
    """Thinks for some seconds before each press, and knows what a figure's answer means."""

    thinks: tuple[float, float] = THINKS
    waits: list[Wait] = field(default_factory=list)

    async def decide(self, message: Seen) -> None:
        chosen: Button | None = None
        while True:
            await asyncio.sleep(self.dice.uniform(*self.thinks))
            now = next(seen for seen in self.phone.shown() if seen.id == message.id)
            # What was chosen is confirmed by itself where the busy group has not shown it yet.
            button = self._chosen(now) if chosen is None else now.button(CONFIRM) if now.change > message.change else chosen
            before, at, message = self.phone.now, time.monotonic(), now
            toast = await self.press(now, button)
            over = toast.startswith("Move played.")
            chosen = button if toast.startswith("Press again to confirm") else None
            if chosen is None:
                message = await (self._next_turn(now) if over else self._changed(now, before))
            self.waits.append(Wait(button.label, time.monotonic() - at, toast))
            if over:
                return

    async def _changed(self, message: Seen, after: int) -> Seen:
        return await self.until(lambda seen: seen.id == message.id, after)

    async def _next_turn(self, message: Seen) -> Seen:
        return await self.until(lambda seen: (called(seen.plain) or seen.offers("Rematch")) and _number(seen) > _number(message))


def _number(seen: Seen) -> int:
    return int(seen.id.rpartition("/")[2])


async def seated(
    telegram: Telegram, group: Chat, names: Sequence[str], seed: int, thinks: tuple[float, float] = THINKS
) -> list[Brisk]:
    """Begin a game of these people in a group."""
    players = []
    for name in names:
        user = telegram.world.person(1000 + len(telegram.world.users), name)
        group.members[user.id] = "member"
        phone = TablePhone(telegram, user, group, names=tuple(names))
        phone.start()
        players.append(Brisk(name, phone, random.Random(f"{seed} {name}"), thinks=thinks))
    host, guest = players
    host.phone.write(group, "/import", file=Upload("game.json", base_record(seed)))  # type: ignore[attr-defined]
    await guest.press(await guest.until(lambda seen: seen.offers("Join")), "Join")
    await host.press(await host.until(lambda seen: seen.offers("Start") and "2. " in seen.plain), "Start")
    return players


async def busy(telegram: Telegram, seed: int, thinks: tuple[float, float]) -> list[Wait]:
    """Two tables of brisk people in a group of their own; how long they waited."""
    group = telegram.world.group(GROUP - seed, f"Club {seed}", kind="supergroup")
    tables = [await seated(telegram, group, names, seed, thinks) for names in (("Ann", "Ben"), ("Cid", "Dora"))]
    await asyncio.gather(*(play(players, most=TURNS) for players in tables))
    return [wait for players in tables for player in players for wait in player.waits]


def told(waits: Sequence[Wait]) -> str:
    """The waits in a line."""
    seconds = sorted(wait.seconds for wait in waits)
    shares = f"median {median(seconds):.1f} s, 90 % {quantiles(seconds, n=10)[-1]:.1f} s, worst {seconds[-1]:.1f} s"
    return f"{len(seconds)} presses: {shares}; silent: {silent(waits)}; longer than announced: {too_long(waits)}"


def silent(waits: Sequence[Wait]) -> list[Wait]:
    """The long waits that no answer has announced."""
    return [wait for wait in waits if wait.seconds > SOON + SLACK and not wait.toast]


def too_long(waits: Sequence[Wait]) -> list[Wait]:
    """The waits that were longer than their answers said."""
    announced = ((wait, re.search(r"so it takes (\d+) s", wait.toast)) for wait in waits)
    return [wait for wait, found in announced if found is not None and wait.seconds > int(found[1]) + SLACK]


@pytest.mark.long
@pytest.mark.parametrize("thinks", [THINKS, HURRIES], ids=["brisk", "hurried"])
async def test_two_tables_of_brisk_people_stay_pleasant(tmp_path: Path, thinks: tuple[float, float]) -> None:
    """In three groups at once, by three seeds; each has its own limits. Who hurries waits for the group, and evenly."""
    async with evening(tmp_path, ("Zoe",), Telegram(flood=Flood()), settings=LIMITS) as party:
        for waits in await asyncio.gather(*(busy(party.telegram, seed, thinks) for seed in (1, 2, 3))):
            seconds = [wait.seconds for wait in waits]
            # Who hurries asks for four times what the group takes.
            assert median(seconds) <= (2.0 if thinks == THINKS else 6.0), told(waits)
            assert quantiles(seconds, n=10)[-1] <= NEARLY_ALL, told(waits)
            # If two tables press in the same moment, the post of one goes before the other's draft, answered already.
            assert all(wait.seconds <= SOON + GAP + SLACK for wait in silent(waits)), told(waits)
            assert len(too_long(waits)) <= len(waits) // 10, told(waits)
        party.check_manners()


async def look(telegram: Telegram, group: Chat) -> None:
    """Look at the board by a button of the newest post, and at the points by words, until cancelled."""
    user = telegram.world.person(900, "Eve")
    group.members[user.id] = "member"
    eve = TelegramPhone(telegram, user, group)
    eve.start()
    while True:
        await asyncio.sleep(2.0)
        posts = [seen for seen in eve.shown() if not seen.private and seen.offers("Board as text")]
        await eve.press(posts[-1], posts[-1].button("Board"))
        eve.write(group, "/score")


@pytest.mark.long
async def test_outsider_who_looks_for_minutes_slows_nobody(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Zoe",), Telegram(flood=Flood()), settings=LIMITS) as party:
        group = party.telegram.world.group(GROUP - 1, "Club", kind="supergroup")
        players = await seated(party.telegram, group, ("Ann", "Ben"), 1)
        await turn_of(players)
        looking = asyncio.create_task(look(party.telegram, group))
        before, until = len(group.messages), time.monotonic() + MINUTES * 60
        try:
            while time.monotonic() < until:
                await play(players, most=1)
        finally:
            looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)
        waits = [wait for player in players for wait in player.waits]
        assert median(wait.seconds for wait in waits) <= 1.0, told(waits)
        bot = party.telegram.world.bot
        looks = [each for each in group.messages[before:] if each.sender is bot and not called(each.first)]
        assert 0 < len(looks) <= 4 * MINUTES, [each.first for each in looks]
        party.check_manners()
