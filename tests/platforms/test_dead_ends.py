"""After a kill at any point of a turn, every button leads on or says what to do, and no text is wrong.

The bot runs in this process, on a real store, against both stand-ins. A kill breaks its connection at one request, before or
after it is handled, and drops all memory; then another bot starts on the same store.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import pytest

from bot.chat.conversation import Conversation
from bot.chat.services import Services
from bot.scene.cell_names import cell_name
from bot.store import Store, StoreSettings, open_store
from bot.store.keys import SHARDS
from bot.table.table import Table
from bot.tile_game.face.board import map_of
from bot.tile_game.rules.view import TileView
from tests.discord.table import BlankRenderer
from tests.discord.table import services as discord_services
from tests.discord.wire import working
from tests.standins.cut import Cut
from tests.standins.discord.evening import PATIENT
from tests.standins.discord.limits import Limits
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.people import CONFIRM, Button, Player, Seen
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.store.beside import nothing_goes_wrong
from tests.store.made import loaded_game
from tests.store.servers import Server
from tests.table.playing import known_person
from tests.telegram.adapting import on_air, phone, services_of
from tests.waiting import PATIENCE

__all__ = ["nothing_goes_wrong"]

GROUP: Final = -1_000_000_000_001
_CODE: Final = re.compile(r"/join (\w{8})\b")
_LAID: Final = re.compile(r"^[^,:\n]+: (-?[A-Z]{1,2}-?\d+)\b", re.MULTILINE)
_NOT_FINAL: Final = "Nothing counts until you do"
_MOST_PRESSES: Final = 40
_LOOKS: Final = 2.0
"""Seconds that people look at a message which a press has left as it was before they press again."""
_ENDING: Final = ("Resign", "Leave", "Close")
"""Verbs of buttons that would end the game."""


class Life(Protocol):
    """One run of the bot on one platform, from start to kill. `stood`: all its work is done."""

    store: Store
    services: Services

    def busy(self) -> bool:
        """Whether something is still unsent."""
        ...

    def kill(self) -> None:
        """Abort all work at once."""
        ...


@dataclass
class OnTelegram:
    """The stand-in, and runs of the bot against it."""

    telegram: Telegram = field(default_factory=Telegram)

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[tuple[Player, Player]]:
        """Serve a group with two members."""
        async with self.telegram:
            group = self.telegram.world.group(GROUP, "Friends")
            ann, ben = phone(self.telegram, group, 1, "Ann"), phone(self.telegram, group, 2, "Ben")
            yield _player(ann), _player(ben)
            assert self.telegram.wrong == []

    @asynccontextmanager
    async def life(self, store: Store) -> AsyncIterator[TelegramLife]:
        """Run the bot with fresh memory."""
        services = services_of(store)
        async with on_air(store, self.telegram, services) as adapter:
            yield TelegramLife(store, services, adapter)

    def breaks(self, cut: Cut | None) -> None:
        self.telegram.cut = cut


@dataclass
class TelegramLife:
    store: Store
    services: Services
    adapter: Any

    def busy(self) -> bool:
        sender = self.adapter.outgoing.sender
        return sender is None or bool(sender._answers)

    def kill(self) -> None:
        for task in self.adapter.outgoing.sender._answers._tasks:
            task.cancel()


@dataclass
class OnDiscord:
    """Like `OnTelegram`, on Discord."""

    standin: StandIn = field(default_factory=lambda: StandIn(limits=Limits(pace=0.0)))

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[tuple[Player, Player]]:
        async with self.standin.serving():
            self.standin.state.first = PATIENT
            ann, ben = (self.standin.state.user(name) for name in ("Ann", "Ben"))
            channel = self.standin.state.channel(self.standin.state.guild("Club", ann, ben))
            yield _player(DiscordPhone(self.standin, ann, channel)), _player(DiscordPhone(self.standin, ben, channel))
            assert self.standin.state.problems == []

    @asynccontextmanager
    async def life(self, store: Store) -> AsyncIterator[DiscordLife]:
        services = discord_services(store, BlankRenderer)
        store.wakeups.sweep_every = 0.25
        async with working(self.standin, store, services, Conversation(services)) as discord:
            yield DiscordLife(store, services, discord)

    def breaks(self, cut: Cut | None) -> None:
        self.standin.rest.cut = cut


@dataclass
class DiscordLife:
    store: Store
    services: Services
    discord: Any

    def busy(self) -> bool:
        return bool(self.discord._busy)

    def kill(self) -> None:
        for task in self.discord._busy:
            task.cancel()


def _player(phone: TelegramPhone | DiscordPhone) -> Player:
    return Player(phone.user.name, phone, random.Random(phone.user.id % 1000))


Platform = OnTelegram | OnDiscord


@dataclass
class KilledGame:
    """A table of two, and a bot that is killed and restarted."""

    server: Server
    platform: Platform
    players: tuple[Player, Player]
    code: str = ""
    life: Life | None = None
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)

    async def start(self) -> None:
        """Start the bot and let it send what the last run left."""
        store = await self._stack.enter_async_context(open_store(StoreSettings(url=self.server.patient)))
        self.life = await self._stack.enter_async_context(self.platform.life(store))
        await self.quiet()

    async def end(self) -> None:
        """End the run; nothing more gets out."""
        assert self.life is not None
        silent = Cut(0, done=False)
        silent.fell.set()
        self.platform.breaks(silent)
        self.life.kill()
        await self._stack.aclose()
        self.life = None
        self.platform.breaks(None)

    async def quiet(self) -> None:
        """Wait until everything has been sent."""
        async with asyncio.timeout(PATIENCE):
            while self.life is None or self.life.busy() or await self.life.store.outbox.waiting(range(SHARDS)):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def table(self) -> Table:
        assert self.life is not None
        return await self.life.services.tables.look(self.code)

    async def open(self) -> None:
        """Start a game of Ann and Ben."""
        ann, ben = self.players
        await ann.phone.say("/new")
        card = await ann.until(lambda seen: seen.offers("Start"))
        found = _CODE.search(card.plain)
        assert found, card.plain
        self.code = found[1]
        await ben.press(card, "Join")
        await ann.press(await ann.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain), "Start")
        await ann.until(lambda seen: seen.offers("Board as text"))
        await self.quiet()

    async def decider(self) -> Player:
        table = await self.table()
        assert self.life is not None
        seat = table.asked
        assert seat is not None
        known = await known_person(self.life.services.people, seat.person)
        return next(player for player in self.players if player.name == known.name)

    # a turn

    async def turn(self) -> None:
        """Press the newest offer to the player to act until another player must act: a square, another choice, Confirm."""
        since, presses = (await self.table()).since, 0
        while (table := await self.table()).since == since:
            presses += 1
            assert presses < _MOST_PRESSES, [(seen.plain, seen.choices) for seen in self.players[0].phone.shown()]
            player = await self.decider()
            message = max((seen for seen in player.phone.shown() if _leads_on(seen, table)), key=lambda seen: seen.change)
            before = player.phone.now
            others = [each for each in message.choices if each.label not in CONFIRM]
            last = [each for each in message.choices if each.label in CONFIRM]
            chosen = (others + last if presses == 2 else last + others)[0]
            answer = await player.press(message, chosen)
            await self.answered(player, before, answer, f"{chosen.label} of {message.plain}")
            with suppress(TimeoutError):  # a busy chat shows later what the answer has said, or never
                async with asyncio.timeout(_LOOKS):
                    await player.phone.news(before)
        await self.quiet()

    async def answered(self, player: Player, before: int, answer: str, what: str) -> None:
        """Fail unless the press raised an alert or changed something: that is a dead end."""
        async with asyncio.timeout(PATIENCE):
            while not answer and not any(seen.change > before for seen in player.phone.shown()):
                if before == player.phone.now:
                    try:
                        async with asyncio.timeout(PATIENCE / 3):
                            await player.phone.news(before)
                    except TimeoutError:
                        raise AssertionError(f"{player.name} pressed {what}: nothing happened") from None
                else:
                    await asyncio.sleep(0.05)

    async def board(self) -> str:
        """The public turn message."""
        assert self.life is not None
        loaded = await loaded_game(self.life.store, self.code)
        return max(loaded.places.values(), key=lambda place: place.version).message  # the card may have another place

    # kills

    async def killed_in_a_turn(self, cut: Cut) -> bool:
        """Kill the bot at this request of a turn; return whether the turn had that many.

        Once there is a new board the one before has no buttons.
        """
        await self.quiet()
        before = await self.board()
        self.platform.breaks(cut)
        playing, fell = asyncio.create_task(self.turn()), asyncio.create_task(cut.fell.wait())
        await asyncio.wait({playing, fell}, return_when=asyncio.FIRST_COMPLETED)
        killed = cut.fell.is_set()
        for task in (playing, fell):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self.end()
        await self.start()
        if await self.board() != before:
            old = [seen for seen in self.players[0].phone.shown() if seen.id.rpartition("/")[2] == before]
            assert not any(seen.buttons for seen in old), (killed, cut, old)
        return killed

    async def check(self) -> None:
        """Press every button of every message, then play the turn; fail if a finished turn still looks open."""
        await self.check_words(all_of=isinstance(self.platform, OnTelegram))
        for player in self.players:
            for seen in player.phone.shown():
                for label in sorted({button.label for button in _worth_a_press(seen)}, key=CONFIRM.__contains__):
                    await self.pressed(player, seen.id, label)
        await self.check_words(all_of=True)
        await self.turn()
        await self.check_words(all_of=True)

    async def pressed(self, player: Player, message: str, label: str) -> None:
        """Press the button if it is still there."""
        shown = next((seen for seen in player.phone.shown() if seen.id == message), None)
        button = next((each for each in shown.buttons if each.label == label), None) if shown is not None else None
        if shown is None or button is None:
            return
        before = player.phone.now
        answer = await player.press(shown, button)
        assert "newest message" not in answer
        await self.answered(player, before, answer, f"{label} of {shown.plain}")
        await self.quiet()
        told = re.search(r"\(now turn (\d+)\)", answer)
        if told:
            table = await self.table()
            turns = [each for each in table.begun_game.log if any(type(event).__name__ == "TurnBegan" for event in each.events)]
            assert int(told[1]) == len(turns) + 1, answer

    async def check_words(self, *, all_of: bool) -> None:
        """Fail if a finished turn is still called not final. `all_of`: include unpressed private messages."""
        table = await self.table()
        view = table.view()
        assert isinstance(view, TileView)
        laid = {cell_name(at) for at in map_of(view)}
        for player in self.players:
            for seen in player.phone.shown():
                if _NOT_FINAL in seen.plain and (all_of or not seen.private):
                    assert seen.offers(CONFIRM), seen
                    assert laid.isdisjoint(_LAID.findall(seen.plain)), (seen.plain, "this tile lies there for good")


def _worth_a_press(seen: Seen) -> Iterator[Button]:
    """Choose the buttons to try: two cells, two choices, and all others."""
    choices = 0
    for button in seen.buttons:
        if button.label.startswith(_ENDING):
            continue
        choice = re.search(r"\.(open|act)\.", button.id)
        choices += bool(choice)
        if not choice or choices <= 2:
            yield button


def _leads_on(seen: Seen, table: Table) -> bool:
    """Whether the message offers a choice of the current decision."""
    ids = (each.id.partition("\n")[2] or each.id for each in seen.choices)
    return any(re.match(rf"{table.id}\.\w+\.(open|act|pick|skip|turn|ok|anew|back)\.", each) for each in ids)


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove waits on shutdown and rate limits."""
    for name in ("telegram.sender._CLOSING", "store.courier.ENDING", "discord.adapter.LAST_ANSWERS"):
        monkeypatch.setattr(f"bot.{name}", 0.0)
    monkeypatch.setattr("bot.discord.adapter.LAST_POSTS", 0.0)
    monkeypatch.setattr("bot.discord.client.SPACING", 1)


@asynccontextmanager
async def game(server: Server, platform: Platform) -> AsyncIterator[KilledGame]:
    server.ask("FLUSHALL")
    async with platform.serving() as players:
        made = KilledGame(server, platform, players)
        await made.start()
        await made.open()
        try:
            yield made
        finally:
            if made.life is not None:
                await made.end()


async def kills(server: Server, platform: Platform, at: Sequence[int], least: int) -> None:
    """Kill the bot at each of these requests, before and after it is handled."""
    done = 0
    async with game(server, platform) as played:
        for number in at:
            for after in (False, True):
                if await played.killed_in_a_turn(Cut(number, after)):
                    done += 1
                await played.check()
    assert done >= least, done


@pytest.mark.parametrize(
    ("platform", "at"),
    [(OnTelegram, (2, 6, 7)), (OnDiscord, (3,))],
    ids=["telegram", "discord"],
)
async def test_buttons_lead_on_after_a_kill(server: Server, platform: Callable[[], Platform], at: Sequence[int]) -> None:
    """At some requests of a turn, on Telegram the new post and what takes the old board's buttons.

    A Discord that is left while it posts makes the next life wait for the courier's lease.
    """
    await kills(server, platform(), at, 2 * len(at) - 1)


@pytest.mark.long
@pytest.mark.parametrize(("platform", "last", "least"), [(OnTelegram, 12, 10), (OnDiscord, 6, 6)], ids=["telegram", "discord"])
@pytest.mark.parametrize("_game", range(3))
async def test_buttons_lead_on_after_a_kill_at_any_request(
    server: Server, platform: Callable[[], Platform], last: int, least: int, _game: int
) -> None:
    """On Telegram a turn makes seven requests: each press is answered, the draft, the figure and the next turn are shown, and the
    old board is deleted. On Discord each press makes one, the next turn one more, and the old board one more.
    """
    await kills(server, platform(), range(1, last + 1), least)
