"""What a turn costs on Discord: calls, uploads and bytes of whole base games of two, played as people do.

`python -m tests.bench.discord_turns [FOLDER]`. With a folder of another commit, its bot plays the same games in turns with ours:
`git worktree add build/before 99e18325 && python -m tests.bench.discord_turns build/before`.
"""

from __future__ import annotations

import asyncio
import random
import re
import statistics
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tests.standins.discord.evening import seat, started
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.people import CONFIRM, Button, Player, Seen, play
from tests.standins.process import HASTY, PROJECT, OtherProcess
from tests.standins.telegram.counting import base_record

TURNS_AGAIN: Final = 0.35
FIGURES: Final = 0.34
"""How often a person turns the tile once more, and places a figure, of all turns."""
_ROTATION: Final = re.compile(r"r\d\b")
_DEFERRED: Final = (5, 6)
SEEDS: Final = (1, 2, 3)


@dataclass
class ThoughtfulPlayer(Player):
    """Places some tiles in another rotation, and some figures; confirms else."""

    presses: int = 0
    took: list[float] = field(default_factory=list)
    """Seconds from each press of a turn to what it shows."""
    _turned: str = ""

    async def press(self, message: Seen, button: Button | str) -> str:
        """Press, and count it."""
        self.presses += 1
        return await super().press(message, button)

    async def step(self, message: Seen) -> Seen | None:
        """Press one choice, and take the time until what follows is shown."""
        begun = time.perf_counter()
        following = await super().step(message)
        self.took.append(time.perf_counter() - begun)
        return following

    def _chosen(self, message: Seen) -> Button:
        rotations = [each for each in message.choices if _ROTATION.match(each.label)]
        confirm = [each for each in message.choices if each.label in CONFIRM]
        figures = [each for each in message.choices if each not in (*rotations, *confirm)]
        if not confirm:
            return self.dice.choice(message.choices)
        if rotations and self._turned != message.id and self.dice.random() < TURNS_AGAIN:
            self._turned = message.id
            return self.dice.choice(rotations)
        if figures and not any(each.label.startswith("✓") for each in figures) and self.dice.random() < FIGURES:
            return self.dice.choice(figures)
        return confirm[0]


@dataclass
class Meter:
    """Counts the requests of a bot. Hand it to a stand-in's `rest.before`."""

    calls: Counter[str] = field(default_factory=Counter)
    uploads: int = 0
    bytes: int = 0
    deferred: int = 0
    answers: int = 0
    unparsed: list[str] = field(default_factory=list)
    """Edits and posts without `allowed_mentions`, which would parse all mentions."""

    async def __call__(self, call: Any) -> None:
        """Count a request."""
        self.calls[f"{call.method} {re.sub(r'[0-9]{15,}|[A-Za-z0-9_-]{40,}', '*', call.path)}"] += 1
        self.uploads += len(call.files)
        self.bytes += sum(len(data) for _, data in call.files.values())
        said = call.body if isinstance(call.body, dict) else {}
        if call.path.endswith("/callback"):
            self.answers += 1
            self.deferred += said["type"] in _DEFERRED
            said = said.get("data") or {}
        if ("content" in said or "components" in said) and "allowed_mentions" not in said:
            self.unparsed.append(f"{call.method} {call.path}")

    @property
    def total(self) -> int:
        """All calls."""
        return self.calls.total()

    @property
    def asks_for_messages(self) -> int:
        """How often a message was read back."""
        return sum(count for name, count in self.calls.items() if re.fullmatch(r"GET /channels/\*/messages/\*", name))


@dataclass(frozen=True)
class TurnCosts:
    """The costs of a turn of one game, and what the game leaves in the channel."""

    turns: int
    presses: float
    calls: float
    uploads: float
    bytes: float
    deferred: float
    reads: int
    pictures_left: int
    bytes_left: int
    took: tuple[float, ...] = ()

    def __str__(self) -> str:
        """A row for the page."""
        return (
            f"{self.turns} turns  {self.presses:.2f} presses  {self.calls:.2f} calls  {self.uploads:.2f} uploads  "
            f"{self.bytes / 1000:.0f} kB  deferred {self.deferred:.0%}  messages read {self.reads}  "
            f"left: {self.pictures_left} pictures, {self.bytes_left / 1e6:.2f} MB  "
            f"shown after {statistics.median(self.took) * 1000:.0f} ms, worst {max(self.took) * 1000:.0f} ms"
        )


def costs(standin: StandIn, meter: Meter, turns: int, presses: int, phone: DiscordPhone) -> TurnCosts:
    """What the turns of a finished game have cost."""
    shown = [each for each in phone.messages() if each.channel.guild and not each.seen_by and each.author is standin.state.bot]
    files = [file for each in shown for file in each.attachments]
    return TurnCosts(
        turns=turns,
        presses=presses / turns,
        calls=meter.total / turns,
        uploads=meter.uploads / turns,
        bytes=meter.bytes / turns,
        deferred=meter.deferred / max(1, meter.answers),
        reads=meter.asks_for_messages,
        pictures_left=len(files),
        bytes_left=sum(len(file.data) for file in files),
    )


async def game(folder: Path, seed: int, latency: float = 0.0, source: Path = PROJECT) -> TurnCosts:
    """Play a whole base game of two, whose tiles come in the same order each time, with the bot of this folder."""
    async with StandIn(limits=Limits(pace=0.0)).slow(latency).serving() as standin:
        channel = standin.state.channel(standin.state.guild("Club"))
        phones = [seat(standin, name, channel)[1] for name in ("Ann", "Ben")]
        players = [ThoughtfulPlayer(each.user.name, each, random.Random(seed + n)) for n, each in enumerate(phones)]
        async with started(standin, OtherProcess(folder, standin.settings() | HASTY, source=source)):
            await phones[0].upload("/import", "file", "game.json", base_record(seed))
            await players[1].press(await players[1].until(lambda seen: seen.offers("Join")), "Join")
            await players[0].press(await players[0].until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain), "Start")
            presses, standin.rest.before = sum(each.presses for each in players), Meter()
            meter = standin.rest.before
            turns = await play(players)
            await asyncio.sleep(10)  # whatever follows a game
        found = costs(standin, meter, turns, sum(each.presses for each in players) - presses, phones[0])
        return replace(found, took=tuple(took for each in players for took in each.took))


def main() -> None:
    """Play the games and print their costs."""
    for seed in SEEDS:
        for source in (PROJECT, *map(Path, sys.argv[1:])):
            with tempfile.TemporaryDirectory() as folder:
                print(f"{source.name:10}seed {seed}: {asyncio.run(game(Path(folder), seed, source=source))}", flush=True)


if __name__ == "__main__":
    main()
