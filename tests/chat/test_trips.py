"""The cost of a press: sequential Redis trips, and functions to read."""

from __future__ import annotations

import asyncio
import dataclasses
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

import pytest
from msgspec.structs import replace

import bot
from bot.chat.buttons import Press, button_id, read_press
from bot.chat.contract import Account, Button, PlatformLimits, Reply
from bot.chat.conversation import Conversation
from bot.chat.fitting import plain
from bot.discord.limits import DISCORD
from bot.store import Hint, Loaded, Store
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from tests.chat.room import Bot, Guest
from tests.standins.people import CELL

HERE: Final = Path(bot.__file__).parent
RULES: Final = re.compile(r"engine/|games/rules\.py|tile_game/rules/|tile_game/expansions/(\w+/)?rules\.py|card_game/rules/")
"""The rules: what a game does with a turn is not part of the way to it."""
CONFIRM: Final = (168, 43)
"""How many functions in how many files a press on Confirm may run; its answer says what was played."""
ANY_CELL: Final = (320, 55)
"""The same for a cell, which lays the tile, finds its other rotations, and asks the next question: what its picture shows, in
words too, and a button for each option."""


@dataclass
class CountedTable:
    """A table of two on an otherwise idle store. `cost`: the trips of the last press."""

    playing: Bot
    table: str
    guests: tuple[Guest, ...]
    cost: int = 0

    async def mover(self) -> Guest:
        """The player to act."""
        found = await self.playing.tables.look(self.table)
        people = [await self.playing.people.of_account(guest.account) for guest in self.guests]
        seats = [found.seat_of(person.id) if person is not None else None for person in people]
        return self.guests[seats.index(found.decider)]

    async def press(self, button: Button, guest: Guest) -> Reply:
        request, trips = guest.request(button=button.id, message="m1"), self.playing.store.client.trips
        reply = await self.playing.talk.handle(request, guest.room.limits)
        self.cost = self.playing.store.client.trips - trips
        return reply

    async def shown(self, guest: Guest) -> Reply:
        """The decision as shown to its player."""
        return await self.press(Button("", button_id(Press(self.table, 0, "mine"))), guest)

    async def cells(self, guest: Guest) -> list[Button]:
        """The cells on offer in all parts of the map."""
        opens = buttons(await self.shown(guest), "open")
        parts = [await self.press(button, guest) for button in opens if not CELL.fullmatch(button.label)]
        return [each for each in opens + [cell for part in parts for cell in buttons(part, "open")] if CELL.fullmatch(each.label)]

    async def drafted(self, guest: Guest) -> Button:
        """Draft a turn from the first options; return the Confirm button."""
        reply = await self.shown(guest)
        while not buttons(reply, "ok"):
            reply = await self.press(next(each for verb in ("pick", "act", "open") for each in buttons(reply, verb)), guest)
        return buttons(reply, "ok")[0]

    def elsewhere(self) -> CountedTable:
        """The same table in a freshly started process."""
        playing = Bot(self.playing.store, *(room.limits for room in self.playing.rooms.values()))
        return CountedTable(playing, self.table, tuple(playing.guest(g.account, g.name, g.place) for g in self.guests))


async def begun(store: Store, limits: PlatformLimits) -> CountedTable:
    """Start a game by requests and play a turn, so that Redis has the scripts. Nobody wants tips, each of which costs once."""
    playing, name = Bot(store, limits), limits.platform
    ann, ben = (playing.guest(f"{name}:{n}", person, f"{name}:-100") for n, person in ((1, "Ann"), (2, "Ben")))
    for guest in (ann, ben):
        await playing.people.set((await playing.people.register(guest.account, guest.name)).id, tips=False)
    await ann.say("/new")
    (table,) = await store.games.all()
    await ben.do(ben.request(button=button_id(Press(table, 1, "join"))))
    version = (await playing.tables.look(table)).version
    await ann.do(ann.request(button=button_id(Press(table, version, "start"))))
    evening = CountedTable(playing, table, (ann, ben))
    mover = await evening.mover()
    await evening.press(await evening.drafted(mover), mover)
    return evening


def buttons(reply: Reply, verb: str) -> list[Button]:
    found = [button for message in reply.messages for row in message.buttons for button in row if button.id]
    return [each for each in found if (press := read_press(each.id)) is not None and press.verb == verb]


def said(reply: Reply) -> str:
    return "\n".join([reply.answer.text if reply.answer else "", *(plain(p) for m in reply.messages for p in m.paragraphs)])


async def cells(evening: CountedTable) -> dict[str, set[int]]:
    """Press every cell of a turn; return the costs of cells with one rotation and with several."""
    mover, found = await evening.mover(), {"one way": set[int](), "ways": set[int]()}
    for number in range(len(await evening.cells(mover))):
        reply = await evening.press((await evening.cells(mover))[number], mover)
        again = [button for button in buttons(reply, "anew") if button.label == "Start over"]
        found["one way" if again else "ways"].add(evening.cost)
        for button in again:
            await evening.press(button, mover)
    return found


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda limits: limits.platform)
async def test_press_takes_two_trips_or_one_if_it_changes_nothing(store: Store, limits: PlatformLimits) -> None:
    evening, found = await begun(store, limits), {"one way": set[int](), "ways": set[int]()}
    for _ in range(3):
        for kind, costs in (await cells(evening)).items():
            found[kind] |= costs
        mover = await evening.mover()
        confirm = await evening.drafted(mover)
        await evening.press(confirm, mover)
        assert evening.cost == 2
        await evening.press(confirm, mover)
        assert evening.cost == 1  # pressed twice
    assert found == {"one way": {2}, "ways": set() if limits.one_keyboard else {1}}


async def test_tip_about_a_choice_costs_two_more_trips_once(store: Store) -> None:
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    await evening.playing.people.set((await evening.playing.people.register(mover.account)).id, tips=True)
    costs = [cost for _ in range(3) for kind, found in (await cells(evening)).items() if kind == "one way" for cost in found]
    assert set(costs) <= {2, 4}
    assert costs.count(4) == 1


async def test_refusal_takes_one_trip(store: Store) -> None:
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    confirm = await evening.drafted(mover)
    other = next(guest for guest in evening.guests if guest is not mover)
    assert "It's up to Ben now" in said(await evening.press(confirm, other))
    assert evening.cost == 1
    gone = Button("", button_id(Press("00000000", 1, "ok", "1-")))
    assert "No game" in said(await evening.press(gone, mover))
    assert evening.cost == 1
    await evening.press(confirm, mover)
    assert "turn 2" in said(await evening.press(confirm, other))
    assert evening.cost == 1


async def test_unknown_account_costs_one_more_trip(store: Store) -> None:
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    shown, drafted = Button("", button_id(Press(evening.table, 0, "mine"))), await evening.drafted(mover)
    for button, cost in ((shown, 2), (drafted, 3)):
        other = evening.elsewhere()
        await other.press(button, await other.mover())
        assert other.cost == cost


async def test_merged_person_is_found_by_the_old_id_and_an_unlinked_account_by_a_lookup(store: Store) -> None:
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    elsewhere = evening.elsewhere().playing
    person, other = await elsewhere.people.register(mover.account), await elsewhere.people.register("discord:1", "Annika")
    await store.indexes.note(evening.table, 1, Hint(people=(person.id,), listed=True))
    accounts = elsewhere.services.accounts
    request = await accounts.ask(other.id, "discord:1", await accounts.code(person.id))
    for each in (person, other):
        await accounts.agree(each.id, request)
    assert await evening.cells(mover)
    assert evening.playing.people.hint(mover.account) == other.id
    await accounts.leave(mover.account, "Ann")
    assert "not in this game" in said(await evening.shown(mover))
    assert evening.playing.people.hint(mover.account) not in (person.id, other.id)


async def test_only_one_of_two_processes_answers_a_press(store: Store) -> None:
    """The other one reads only what it must to know that and writes nothing, not even the name."""
    evening = await begun(store, DISCORD)
    mover = await evening.mover()
    confirm = await evening.drafted(mover)
    other = evening.elsewhere().playing
    request = mover.request(button=confirm.id, message="m1", claim=True)
    heard = (evening.playing, request), (other, replace(request, person=Account(mover.account, "Somebody else")))
    first, second = [await playing.talk.handle(each, DISCORD) for playing, each in heard]
    assert (first.taken, second) == (False, Reply(taken=True))
    assert (await other.people.register(mover.account)).name == mover.name
    paused = Conversation(dataclasses.replace(other.services, paused=lambda: 30.0))
    assert await paused.handle(request, DISCORD) == Reply(taken=True)
    assert not (await paused.handle(replace(request, event="another"), DISCORD)).taken


def loaded(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the tables loaded from now on."""
    load, loads = store.games.load, list[str]()

    async def noted(game: str, since: int = 0) -> Loaded | None:
        loads.append(game)
        return await load(game, since)

    monkeypatch.setattr(store.games, "load", noted)
    return loads


async def test_rate_limited_press_loads_no_table(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = await begun(store, TELEGRAM)
    playing = Bot(store, TELEGRAM, commands_a_minute=1)
    mover = await evening.mover()
    strict = CountedTable(playing, evening.table, tuple(playing.guest(g.account, g.name, g.place) for g in evening.guests))
    guest = strict.guests[evening.guests.index(mover)]
    assert "too fast" in said(await strict.shown(guest))
    loads = loaded(store, monkeypatch)
    for _ in range(3):
        assert "too fast" in said(await strict.shown(guest))
        assert strict.cost == 1
    assert loads == []


async def test_fifty_concurrent_presses_load_the_table_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Accepted and refused ones alike."""
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    other = next(guest for guest in evening.guests if guest is not mover)
    confirm = await evening.drafted(mover)
    loads = loaded(store, monkeypatch)
    replies = await asyncio.gather(*(evening.press(confirm, guest) for guest in (other, mover) for _ in range(25)))
    assert loads == [evening.table]
    assert ["Move played." in said(reply) for reply in replies] == [False] * 25 + [True] * 25


@dataclass
class Walked:
    """The bot's named functions that ran, without the rules, lambdas and comprehensions."""

    functions: set[tuple[str, str]] = field(default_factory=set)

    @property
    def files(self) -> list[str]:
        return sorted({file for file, _ in self.functions})


@contextmanager
def walked() -> Iterator[Walked]:
    """Record the functions that run in this thread."""
    found = Walked()

    def note(frame: FrameType, event: str, _: object) -> None:
        path, name = Path(frame.f_code.co_filename), frame.f_code.co_qualname
        if event != "call" or not path.is_relative_to(HERE) or name.endswith(">"):
            return
        file = path.relative_to(HERE).as_posix()
        if not RULES.match(file):
            found.functions.add((file, name))

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


async def run_by(evening: CountedTable, button: Button, guest: Guest) -> Walked:
    """Press a button; return what ran."""
    request = guest.request(button=button.id, message="m1")
    with walked() as found:
        await evening.playing.talk.handle(request, guest.room.limits)
    return found


async def test_confirm_runs_few_functions(store: Store) -> None:
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    await evening.press(await evening.drafted(mover), mover)
    mover = await evening.mover()
    found = await run_by(evening, await evening.drafted(mover), mover)
    assert (len(found.functions) <= CONFIRM[0], len(found.files) <= CONFIRM[1]) == (True, True), sorted(found.functions)


async def test_cell_runs_few_functions(store: Store) -> None:
    """Each cell of a turn: some fit one way and ask what stands on the tile, others ask how to turn it."""
    evening = await begun(store, TELEGRAM)
    mover = await evening.mover()
    await evening.press(await evening.drafted(mover), mover)
    mover = await evening.mover()
    for cell in await evening.cells(mover):
        found = await run_by(evening, cell, mover)
        assert (len(found.functions) <= ANY_CELL[0], len(found.files) <= ANY_CELL[1]) == (True, True), sorted(found.functions)
        for again in buttons(await evening.shown(mover), "anew"):
            await evening.press(again, mover)
