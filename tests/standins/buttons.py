"""Buttons that a whole game may never show, tried on every platform."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from bot.chat.services import Services
from bot.engine.actions import SKIP
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.games.faces import face_of
from bot.store import Announcement, Delivery
from bot.table.announce import encode
from bot.table.reminders import Reminder, ReminderDigest
from bot.table.table import Table
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import places
from tests.standins.people import Player, Seen, play, turn_of
from tests.standins.short import short_record

_CODE: Final = re.compile(r"/join (\w{8})\b")
_MANY: Final = 20
"""Options that fit on a message."""
_SEED: Final = 9
"""Seed of a random game with a decision that has more options."""
WAITING: Final = (
    ("/invite", "Pass this on; it works in any chat with this bot: /join "),
    ("/board", "New game of"),
    ("/remove", "Who should be removed?"),
    ("/close", "for good? Nobody will win it."),
    ("/begin", "You need at least 2 players"),
    ("/leave", "You left the game."),
)
"""Commands for one of several open tables, and the result of the button that chooses."""
RUNNING: Final = (
    ("/undo", "Nothing to undo"),
    ("/tiles", " left"),
    ("/score", "If the game ended now"),
    ("/history", "Recent turns"),
    ("/replay", "The game up to turn 1"),
    ("/resign", "A computer plays on for you"),
    ("/substitute", "is looking for someone to take over"),
)
"""The same for running games."""


def many_options() -> bytes:
    """The record of a game at a decision with too many options for a message."""
    dice = random.Random(_SEED)
    game = CARCASSONNE.start(Setup(2, CARCASSONNE.modules, {}, seed=simulated_seed(_SEED).hex()))
    while places(game.view(None)) or len(face_of(view := game.view(None)).numbered_options(view)) <= _MANY:
        options = game.options()
        game.apply(dice.choice([option for option in options if option != SKIP] or options))
    return write_record(record_of(game))


@dataclass
class Pair:
    """Two people in one chat. `account`: Ann's; `upload`: she sends a record; `deliver`: what the courier does."""

    ann: Player
    ben: Player
    account: str
    services: Services
    upload: Callable[[bytes], Awaitable[object]]
    deliver: Callable[[Delivery], Awaitable[str]]

    @property
    def players(self) -> list[Player]:
        return [self.ann, self.ben]

    async def going_on(self, record: bytes) -> Table:
        """Continue a record at a table of both."""
        before = self.ann.phone.now
        await self.upload(record)
        card = await self.ann.until(lambda seen: seen.offers("Start"), before)
        found = _CODE.search(card.plain)
        assert found, card.plain
        await self.ben.press(card, "Join")
        full = await self.ann.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain, before)
        await self.ann.press(full, "Start")
        await self.ann.until(lambda seen: "Board as text" in [button.label for button in seen.buttons], before)
        return await self.services.tables.look(found[1])

    async def pages(self) -> None:
        """Options that do not fit come in pages, which wrap around."""
        table = await self.going_on(many_options())
        every = len(face_of(view := table.begun_game.view(None)).numbered_options(view))
        player, message = await turn_of(self.players)
        shown: list[set[str]] = []
        for _ in range(3):
            shown.append({button.label for button in message.choices if not button.label.startswith("More")})
            before = player.phone.now
            assert await player.press(message, "More") == ""
            message = await player.until(lambda seen: seen.offers("More") and seen.choices, before)
        ending = {label for labels in shown for label in labels if label.startswith("Skip")}
        assert len(shown[0] | shown[1]) == every
        assert shown[0] & shown[1] <= ending, "only what ends the turn stands on each page"
        assert shown[2] - ending == shown[0] - ending

    async def mute(self) -> None:
        """A reminded player can mute the turn."""
        table = await self.going_on(short_record(2, 4))
        seat = table.asked
        assert seat is not None
        assert table.decider is not None
        told = ReminderDigest(seat.person, {table.id: Reminder(table.decider, table.since, table.reminded)})
        reminders = Announcement("reminders", (seat.place,), encode(told), turn=False)
        await self.deliver(Delivery(seat.place, table.id, table.version, (reminders,), "one", again=False, shown=0, message=""))
        player, _ = await turn_of(self.players)
        reminder = await player.until(lambda seen: seen.offers("Mute this turn"))
        assert reminder.plain.startswith(f"{player.name}, it's your turn")
        other = next(each for each in self.players if each is not player)
        assert f"It's up to {player.name} now." in await other.press(reminder, "Mute this turn")
        assert await player.press(reminder, "Mute this turn") == "OK, no more reminders for this turn."
        assert (await self.services.tables.look(table.id)).muted

    async def forget(self) -> None:
        """Ann deletes her data."""
        before = self.ann.phone.now
        await self.ann.phone.tell("/privacy")
        panel = await self.ann.until(lambda seen: seen.offers("Delete my data"), before)
        before = self.ann.phone.now
        await self.ann.press(panel, "Delete my data")
        sure = await self.ann.until(lambda seen: "Delete your data for good?" in seen.plain and seen.choices, before)
        assert await self.services.people.of_account(self.account) is not None
        await self.ann.press(sure, "Keep my data")
        await self.ann.until(lambda seen: "nothing is deleted" in seen.plain and not seen.buttons, before)
        assert await self.services.people.of_account(self.account) is not None
        before = self.ann.phone.now
        await self.ann.press(panel, "Delete my data")
        sure = await self.ann.until(lambda seen: "Delete your data for good?" in seen.plain and seen.choices, before)
        assert await self.ann.press(sure, "Delete for good") == "Your data has been deleted."
        assert await self.services.people.of_account(self.account) is None

    async def rematch(self) -> None:
        """After a game both press Rematch: the first opens the table, the second joins it."""
        await self.going_on(short_record(2, 0))
        await play(self.players)
        result = await self.ben.until(lambda seen: seen.offers("Rematch"))
        before = self.ann.phone.now
        for player in (self.ben, self.ann):
            await player.press(result, "Rematch")
        card = await self.ann.until(lambda seen: seen.offers("Start") and "2. Ann" in seen.plain, before)
        assert "1. Ben" in card.plain

    async def again(self) -> None:
        """Typed, a rematch needs a game that is over; it means the last one here."""
        before = self.ann.phone.now
        await self.ann.phone.say("/rematch")
        none = await self.ann.until(lambda seen: seen.plain.startswith("No game has been finished here yet."), before)
        assert none.offers("New game")
        await self.going_on(short_record(2, 0))
        await play(self.players)
        await self.ben.until(lambda seen: seen.offers("Rematch"))
        before = self.ann.phone.now
        await self.ben.phone.say("/rematch")
        card = await self.ann.until(lambda seen: seen.offers("Start"), before)
        assert "1. Ben" in card.plain

    async def nudge(self) -> None:
        """Who waits in several games says which one is meant; soon after, the same nudge is refused with a time."""
        tables = [await self.going_on(short_record(2, 4)) for _ in range(2)]
        mover, _ = await turn_of(self.players)
        waits = next(each for each in self.players if each is not mover)
        assert len({table.decider for table in tables}) == 1
        for outcome in ("is waiting in game", "Someone has already nudged them. You can nudge again from"):
            before = waits.phone.now
            await waits.phone.say("/nudge")
            asked = await waits.until(lambda seen: seen.plain == "Which game?", before)
            assert [button.label.startswith(f"{mover.name} ") for button in asked.choices] == [True, True], asked.choices
            before = waits.phone.now
            answer = await waits.press(asked, asked.choices[0])
            if outcome not in answer:
                await waits.until(partial(_says, outcome), before)

    async def which(self) -> None:
        """Choose among two tables by buttons, or by codes if words follow."""
        for _ in range(2):
            before = self.ann.phone.now
            await self.ann.phone.say("/new")
            await self.ann.until(lambda seen: seen.offers("Start"), before)
        for command, outcome in WAITING:
            await self._asked_which(command, outcome)
        # One was left and closed; two continue beside the other.
        for _ in range(2):
            await self.going_on(short_record(2, 4))
        for command, outcome in RUNNING:
            await self._asked_which(command, outcome)
        before = self.ann.phone.now
        await self.ann.phone.say("/message hello")
        told = await self.ann.until(
            lambda seen: re.match("Which game. (Put its code|Send /game message)", seen.plain) is not None, before
        )
        code = re.search(r"^(\w{8}): (?:Your turn: vs )?Ben", told.plain, re.MULTILINE)
        assert code, told.plain
        before = self.ann.phone.now
        await self.ann.phone.say(f"/message {code[1]} hello")
        await self.ann.until(lambda seen: "This game is only in this chat" in seen.plain, before)

    async def _asked_which(self, command: str, outcome: str) -> None:
        before = self.ann.phone.now
        await self.ann.phone.say(command)
        asked: Seen = await self.ann.until(lambda seen: seen.plain == "Which game?", before)
        assert len(asked.choices) == 2, asked.choices
        before = self.ann.phone.now
        answer = await self.ann.press(asked, asked.choices[0])
        if outcome not in answer:
            await self.ann.until(lambda seen: outcome in seen.plain, before)


def _says(words: str, seen: Seen) -> bool:
    return words in seen.plain


Story: TypeAlias = Callable[[Pair], Awaitable[None]]
STORIES: Final[tuple[Story, ...]] = (Pair.pages, Pair.mute, Pair.forget, Pair.rematch, Pair.again, Pair.nudge, Pair.which)
"""The trials for every platform."""
