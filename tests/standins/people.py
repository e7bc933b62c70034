"""Simulated players who read, press and type, the same on every platform.

They know no table, game or engine: turns, choices and results come from the (English) messages.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Protocol

from tests.standins.calls import called
from tests.waiting import patience

CELL: Final = re.compile(r"-?[A-Z]{1,2}-?\d+")
_OVER: Final = "Rematch"
_ELSEWHERE: Final = "The game goes on in another message."
"""What stands in a message that a kill left posted twice."""
_DONE: Final = "Move played."
_AGAIN: Final = "Press again to confirm: "
CONFIRM: Final = ("Confirm", "Skip and confirm")
"""What the button that ends a turn says."""
_CHOSEN: Final = "✓"
_SURE: Final = 0.5
"""How often a player confirms at once where something else could still be chosen."""
_HAND: Final = "My hand"
_FURNITURE: Final = frozenset(
    {
        "Back",
        "Start over",
        "Board as text",
        "Board",
        "Fields",
        "Cities",
        "Roads",
        "Full-size image",
        "Open private chat",
        "Open in browser",
    }
    | {"Watch in browser", "Play in browser", "Review", "Replay", "What can I do here?"}
)
"""Buttons that decide nothing."""
_INVISIBLE: Final = re.compile("[\u2060\u2066-\u2069\u200e\u200f]")
_MOST_PRESSES: Final = 60


def plain(text: str) -> str:
    """A text without invisible characters."""
    return _INVISIBLE.sub("", text)


@dataclass(frozen=True)
class Button:
    """A button: its label and the data it sends. A menu entry counts as one."""

    label: str
    id: str = ""


@dataclass(frozen=True)
class Seen:
    """A message as currently shown. `private`: only this person sees it; `change`: a global change counter."""

    id: str
    text: str
    buttons: tuple[Button, ...] = ()
    picture: bytes | None = None
    alt: str = ""
    private: bool = False
    change: int = 0

    @property
    def plain(self) -> str:
        """The text without invisible characters."""
        return plain(self.text)

    @property
    def choices(self) -> list[Button]:
        """The buttons that make a choice."""
        return [button for button in self.buttons if button.label not in _FURNITURE]

    def button(self, label: str | tuple[str, ...]) -> Button:
        """The button whose label starts with this."""
        found = next((button for button in self.buttons if button.label.startswith(label)), None)
        assert found is not None, (label, self.text, [button.label for button in self.buttons])
        return found

    def offers(self, label: str | tuple[str, ...]) -> bool:
        """Whether there is such a button."""
        return any(button.label.startswith(label) for button in self.buttons)


class Phone(Protocol):
    """A chat as one person sees it, including private replies."""

    @property
    def now(self) -> int:
        """The number of the last change."""
        ...

    def shown(self) -> Sequence[Seen]:
        """All messages, oldest first."""
        ...

    async def press(self, message: Seen, button: Button) -> str:
        """Press; return the alert, empty if none."""
        ...

    async def say(self, words: str) -> None:
        """Write in the chat, a command or plain words."""
        ...

    async def tell(self, words: str) -> None:
        """Write to the bot in private."""
        ...

    async def news(self, after: int) -> None:
        """Wait until there is a later change than this."""
        ...


@dataclass
class Player:
    """A simulated player. `answers`: alerts; `refused`: refused presses; `turns`: finished decisions."""

    name: str
    phone: Phone
    dice: random.Random
    answers: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    turns: int = 0
    _done: dict[str, int] = field(default_factory=dict)

    async def until(self, found: Callable[[Seen], object], after: int = 0) -> Seen:
        """Wait for a changed message that `found` accepts; return the newest."""
        async with self.patience(f"since {after}"):
            while True:
                now = self.phone.now
                seen = self._newest(found, after)
                if seen is not None:
                    return seen
                await self.phone.news(now)

    @asynccontextmanager
    async def patience(self, what: str) -> AsyncIterator[None]:
        """Limit the wait; on failure, print what this person sees."""
        async with patience(lambda: "\n".join([f"{what} by {self.name}, who was told {self.refused[-3:]}", *self.seeing()])):
            yield

    def seeing(self) -> list[str]:
        """The latest changed messages, in chat order."""
        newest = sorted(self.phone.shown(), key=lambda each: each.change)[-4:]
        return [f"{each.id} {each.change}: {each.plain!r} {[key.label for key in each.buttons]}" for each in newest]

    def _newest(self, found: Callable[[Seen], object], after: int) -> Seen | None:
        return next((seen for seen in reversed(self.phone.shown()) if seen.change > after and found(seen)), None)

    async def press(self, message: Seen, button: Button | str) -> str:
        """Press and record the alert."""
        chosen = message.button(button) if isinstance(button, str) else button
        answer = await self.phone.press(message, chosen)
        if answer:
            self.answers.append(answer)
        return answer

    # a turn

    def asked(self) -> Seen | None:
        """The message that asks this person to act, if any."""
        turns = [seen for seen in self.phone.shown() if called(seen.plain)]
        newest = turns[-1] if turns else None
        if newest is None or not self._is_mine(newest) or not newest.choices or newest.change <= self._done.get(newest.id, 0):
            return None
        return newest

    def _is_mine(self, seen: Seen) -> bool:
        return called(seen.plain) == self.name

    def over(self) -> Seen | None:
        """The result, once it is there."""
        return self._newest(lambda seen: seen.offers(_OVER), 0)

    async def decide(self, message: Seen) -> None:
        """Press choices until the decision is done or another player must act."""
        asked = self.asked()
        if asked is not None:
            self._done[asked.id] = asked.change
        for _ in range(_MOST_PRESSES):
            self._done[message.id] = message.change
            following = await self.step(message)
            if following is None or not following.choices:
                return
            message = following
        raise AssertionError(f"no end of a turn: {message.text} {[button.label for button in message.buttons]}")

    async def step(self, message: Seen) -> Seen | None:
        """Press one choice; return the next question, if any.

        After a refusal, because of a double press or a faster player, look at the message again.
        """
        chosen = self._chosen(message)
        before = self.phone.now
        answer = await self.press(message, chosen)
        if answer.startswith(_AGAIN):
            return await self._again(message, chosen, before)
        if answer.startswith(_DONE):
            self.turns += 1
            return None
        refused = bool(answer) and chosen.label != _HAND
        if refused:
            self.refused.append(f"{chosen.label}: {answer}")
            before = message.change
        following = await self._following(message, before, refused=refused)
        if following is None:
            return None
        self.turns += following.plain.startswith(_DONE)
        return None if refused and _asks_anew(following, message) else following

    async def _again(self, message: Seen, chosen: Button, before: int) -> Seen | None:
        """Confirm what was chosen: on the message as it is then, else by the same button.

        A busy chat leaves the message as it was, and two presses within a second count as one.
        """
        async with self.patience(f"to confirm {chosen.label!r}"):
            while True:
                shown = next((each for each in self.phone.shown() if each.id == message.id), None)
                if shown is None:  # it is over, and its message is gone
                    self.turns += 1
                    return None
                if shown.change > before:
                    return shown
                answer = await self.press(message, chosen)
                if answer.startswith(_DONE):
                    self.turns += 1
                    return None
                await asyncio.sleep(0.05)

    async def _following(self, pressed: Seen, after: int, *, refused: bool) -> Seen | None:
        """What changed last of that which a press may have led to; a refused one may have cost the message its buttons.

        None if the message is gone: after a kill another one may show the turn.
        """
        async with self.patience(f"to follow {pressed.plain!r} as of {after}"):
            while True:
                now = self.phone.now
                newer = [seen for seen in self.phone.shown() if seen.change > after]
                found = [
                    seen
                    for seen in newer
                    if self._follows(seen, pressed) or ((refused or seen.plain == _ELSEWHERE) and _overtaken(seen, pressed))
                ]
                if found:
                    return max(found, key=lambda seen: seen.change)
                if all(seen.id != pressed.id for seen in self.phone.shown()):
                    return None
                await self.phone.news(now)

    def _chosen(self, message: Seen) -> Button:
        """Choose: to confirm, where nothing else can be done, something is chosen already, or by chance."""
        confirm = [button for button in message.choices if button.label in CONFIRM]
        others = [button for button in message.choices if button.label not in CONFIRM]
        chosen = any(button.label.startswith(_CHOSEN) for button in others)
        return confirm[0] if confirm and (not others or chosen or self.dice.random() < _SURE) else self.dice.choice(others)

    def _follows(self, seen: Seen, pressed: Seen) -> bool:
        """Whether the press led to this message: the same one, or a private one with choices."""
        asks = bool(seen.choices) and called(seen.plain) is None
        return asks or seen.plain.startswith(_DONE) if seen.id == pressed.id else asks and seen.private


def _overtaken(seen: Seen, pressed: Seen) -> bool:
    """Whether the message has lost its buttons or asks something else."""
    return seen.id == pressed.id and (not seen.choices or _asks_anew(seen, pressed))


def _asks_anew(seen: Seen, pressed: Seen) -> bool:
    """Whether the message asks for a decision again, perhaps another player's, after an undo."""
    return seen.id == pressed.id and called(seen.plain) is not None


async def whose_turn(players: Sequence[Player]) -> tuple[Player, Seen] | None:
    """Wait until somebody must act; None when the game is over."""
    async with players[0].patience("for a turn"):
        while True:
            now = [player.phone.now for player in players]
            if players[0].over() is not None:
                return None
            for player in players:
                message = player.asked()
                if message is not None:
                    return player, message
            await _any_news(players, now)


async def turn_of(players: Sequence[Player]) -> tuple[Player, Seen]:
    """Wait until somebody must act; fail if the game is over."""
    found = await whose_turn(players)
    assert found is not None, "the game is over"
    return found


async def _any_news(players: Sequence[Player], after: Sequence[int]) -> None:
    """Wait until something changes for any of them, on any platform."""
    waiting = [asyncio.ensure_future(player.phone.news(now)) for player, now in zip(players, after, strict=True)]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()


async def play(players: Sequence[Player], between: Callable[[int], Awaitable[object]] | None = None, most: int = 2000) -> int:
    """Play until the result is there, or for so many decisions; returns how many there were.

    `between` is called before each decision with the number of those that were made.
    """
    for made in range(most):
        if between is not None:
            await between(made)
        found = await whose_turn(players)
        if found is None:
            return made
        player, message = found
        await player.decide(message)
    return most


# before the game


async def open_table(
    host: Player, others: Sequence[Player], game: str = "carcassonne", *, modules: bool = False, short: bool = False
) -> str:
    """Open a table in the chat by typing and pressing, and start it; returns its code.

    `modules`: with every expansion; `short`: the short game, of cards.
    """
    before = host.phone.now
    await host.phone.say(f"/new {game}")
    card = await host.until(lambda seen: "New game of" in seen.plain, before)
    found = re.search(r"/join (\w{8})\b", card.plain)
    assert found, card.text
    if modules or short:
        await _choose(host, card, "Short game" if short else "")
    for other in others:
        await other.press(await other.until(lambda seen: seen.offers("Join"), before), "Join")
    await host.until(lambda seen: seen.offers("Start") and f"{len(others) + 1}. " in seen.plain, before)
    await host.press(await host.until(lambda seen: seen.offers("Start"), before), "Start")
    return found[1]


async def _choose(host: Player, card: Seen, wanted: str) -> None:
    """Put in what is wanted and not in yet; every expansion if nothing is named."""
    before = host.phone.now
    await host.press(card, "Options")
    menu = await host.until(lambda seen: seen.offers("Expansions"), before)
    before = host.phone.now
    await host.press(menu, "Expansions")
    menu = await host.until(lambda seen: "Tap an expansion" in seen.plain, before)
    while off := [button for button in menu.buttons if (button.label.startswith(wanted) if wanted else _is_off(button, menu))]:
        before = host.phone.now
        await host.press(menu, off[0])
        menu = await host.until(partial(_ticked, label=off[0].label), before)


def _is_off(button: Button, menu: Seen) -> bool:
    """Whether the button is an expansion (a line says what it adds) that is off: it has no tick before its name."""
    return any(line.startswith(f"{button.label}: ") for line in menu.plain.splitlines())


def _ticked(seen: Seen, label: str) -> bool:
    return seen.offers(f"✓ {label}"[:20])
