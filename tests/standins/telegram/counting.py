"""What a game costs in a group: the bot's calls, pictures and bytes, and the presses of people who know what they want."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.standins.calls import called
from tests.standins.people import CONFIRM, Button, Player, Seen
from tests.standins.telegram.evening import TelegramParty
from tests.standins.telegram.server import TelegramCall

_TURNS: Final = (": as drawn", ": turned right", ": turned 180°", ": turned left")
SMALL: Final = tuple("VVUUEEWWBKJD")
"""Tiles of a short game."""


def base_record(seed: int, *tiles: str, seats: int = 2) -> bytes:
    """A game of the base game that is about to begin; its tiles come in the same order each time."""
    setup = Setup(seats, stack=tiles) if tiles else Setup(seats, seed=simulated_seed(seed).hex())
    return write_record(record_of(CARCASSONNE.start(setup)))


@dataclass
class Decided(Player):
    """A player who chooses a square, a way round and a figure by chance, each alike, and confirms.

    Where one keyboard has the rest of the turn, that is: perhaps another way round, perhaps a figure, and Confirm.
    """

    _turned: bool = False
    _seen: set[str] = field(default_factory=set)

    def _chosen(self, message: Seen) -> Button:
        confirm = [button for button in message.choices if button.label in CONFIRM]
        if not confirm:
            self._turned = False
            return self.dice.choice(message.choices)
        others = [button for button in message.choices if button.label not in CONFIRM]
        ways = [button for button in others if button.label.endswith(_TURNS)]
        figures = [button for button in others if button not in ways]
        if any(button.label.startswith("✓") for button in others) or not others:
            return confirm[0]
        if ways and not self._turned:
            self._turned = True
            if self.dice.randrange(len(ways) + 1):
                return self.dice.choice(ways)
        self._turned = True
        return self.dice.choice([*figures, confirm[0]])


@dataclass(frozen=True)
class Cost:
    """The cost of a game. `calls`: counted calls in the group; `bytes`: of the photos uploaded to it.

    `everywhere`: bytes of the photos uploaded to any chat; `side`: the longest side of one of these.
    """

    turns: int
    presses: int
    calls: int
    photos: int
    bytes: int
    everywhere: int
    side: int

    def told(self) -> str:
        each = (self.presses / self.turns, self.calls / self.turns, self.photos / self.turns)
        words = "{:.2f} presses, {:.2f} calls, {:.2f} photos a turn".format(*each)
        sizes = f"{self.bytes / 1e6:.1f} MB in the group, {self.everywhere / 1e6:.1f} MB in all"
        return f"{self.turns} turns: {words}; {sizes}, side {self.side}"


def cost_of(party: TelegramParty, turns: int, since: Sequence[int] = (0, 0, 0)) -> Cost:
    """The cost since then. `since`: calls, presses and uploads."""
    made = party.telegram.calls[since[0] :]
    counted = party.posted(made)
    photos = [call for call in counted if call.method in {"sendPhoto", "editMessageMedia"} and call.code == GOOD]
    files = [each for each in list(party.telegram.world.files.by_id.values())[since[2] :] if each.kind == "photo"]
    presses = len(party.telegram.presses.by_id) - since[1]
    side = max((max(each.width, each.height) for each in files), default=0)
    group, everywhere = (sum(call.photo for call in calls if call.code == GOOD) for calls in (counted, made))
    return Cost(turns, presses, len(counted), len(photos), group, everywhere, side)


GOOD: Final = 200


def now(party: TelegramParty) -> tuple[int, int, int]:
    """The counts so far."""
    return len(party.telegram.calls), len(party.telegram.presses.by_id), len(party.telegram.world.files.by_id)


def refused(calls: Sequence[TelegramCall]) -> list[TelegramCall]:
    """The calls that the service refused."""
    return [call for call in calls if call.code != GOOD]


async def call_alone(party: TelegramParty) -> None:
    """Let everybody be called in private."""
    for player in party.players:
        before = player.phone.now
        await player.phone.tell("/settings ping private")
        await player.until(lambda seen: seen.private, before)


async def play_alone(party: TelegramParty) -> int:
    """Play to the end in private."""
    for turns in range(200):
        async with party.players[0].patience("for a turn in private"):
            while (found := _asked_alone(party)) is None and party.players[0].over() is None:
                await party.telegram.world.wait(party.telegram.world.now)
        if found is None:
            return turns
        await found[0].decide(found[1])
    raise AssertionError("no end")


def _asked_alone(party: TelegramParty) -> tuple[Player, Seen] | None:
    """The player whose newest private message asks for a move."""
    for player in party.players:
        seen = [each for each in player.phone.shown() if each.private and (each.choices or called(each.plain))]
        if seen and seen[-1].choices and called(seen[-1].plain) == player.name:
            return player, seen[-1]
    return None
