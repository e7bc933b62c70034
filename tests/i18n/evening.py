"""Whole games at tables whose chats speak different languages, and what each chat has read.

`python -m tests.i18n.evening FOLDER` plays them and writes the transcripts down, to be read by people who know the language.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.chat.contract import Message
from bot.chat.fitting import plain
from bot.discord.limits import DISCORD
from bot.i18n import shipped
from bot.store import Place, Store, StoreSettings, opened
from bot.table.table import Table
from tests.chat.room import Bot, Chatroom, Guest, Posted
from tests.standins.short import short_cards, short_record

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
CHOOSING = frozenset({"open", "act", "ok"})
"""Verbs of buttons that lead through a turn."""
SIX = ("inns_cathedrals", "abbot")
"""Expansions with which six can play: enough for a test."""
ALL = (*SIX, "traders_builders", "abbey_mayor", "tower", "siege", "king_robber", "river")
"""Expansions that bring up nearly all that can be said: for transcripts."""
LOOKS = (
    *(
        "/score",
        "/log",
        "/tiles",
        "/board",
        "/games",
        "/rules",
        "/help",
        "/settings",
        "/setup",
        "/stats",
        "/top",
        "/hint",
        "/why",
    ),
    *(
        "/board fields",
        "/board M20",
        "/board Z99",
        "/board words",
        "/rules 9",
        "/play",
        "/play Z9",
        "/play M20 r1",
        "/play 1 2 3",
    ),
    *(
        "/undo",
        "/nudge",
        "/away 3d",
        "/away",
        "/join x",
        "/watch",
        "/say 1",
        "/block",
        "/invite",
        "/kick",
        "/resign",
        "/substitute",
    ),
    *("/substitute", "/settings quiet 1", "/settings zone 1", "/export", "/import", "/link", "/unlink", "/forgetme"),
    *("/endtable", "/1"),
)
"""What is asked now and then; much of it is refused."""
MOST_TURNS = 500


@dataclass
class Hearing(Chatroom):
    """A platform that notes all that is posted, in the order of posting."""

    heard: dict[Place, list[str]] = field(default_factory=lambda: defaultdict(list))

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        posted = await super().post(place, message, nonce)
        self.heard[place] += told(message)
        return posted


def told(message: Message) -> list[str]:
    """A message as lines: `---`, `@` if one person alone sees it, `~` if it was changed; `|`: its picture's words."""
    lines = [f"---{'@' if message.private_to else ''}{'~' if message.edits else ''}"]
    lines += [f"> {plain(each)}" if each.quote else plain(each) for each in message.paragraphs]
    if message.picture is not None:
        lines += [f"| {line}" for line in message.picture.alt.split("\n")]
    lines += ["   ".join(f"[{button.label}]" for button in row) for row in message.buttons]
    return lines


@asynccontextmanager
async def chats(store: Store, languages: Iterable[str]) -> AsyncIterator[tuple[Bot, list[Guest]]]:
    """The bot, and somebody in a chat for each language, who has set it there."""
    async with Bot(store, DISCORD) as bot:
        bot.rooms["discord"] = Hearing(DISCORD)
        guests = []
        for number, language in enumerate(languages):
            guests.append(bot.guest(f"discord:{number}", NAMES[number], f"discord:-{language}"))
            await guests[-1].say(f"/setup language {language}", admin=True)
        yield bot, guests


def heard(guest: Guest) -> list[str]:
    """All that was read where this person is, and at the end what presses were answered with."""
    room = guest.room
    assert isinstance(room, Hearing)
    return [*room.heard[guest.place], *(f"= {answer.text}" for answer in guest.answers)]


async def seated(
    guests: Sequence[Guest], game: str, modules: Sequence[str], lookers: Sequence[Guest] = (), *, short: bool = False
) -> str:
    """A running table at which everybody sits, and others look on. `short`: a game of few tiles or cards."""
    host, *others = guests
    if short:
        await host.say(
            "/import", file=short_cards(len(guests), left=16) if game == "cardcassonne" else short_record(len(guests), 12)
        )
    else:
        await host.say(f"/new {game}")
    card = await host.until(lambda each: each.buttons and each.buttons[0].id.split(".")[2] == "join")
    table = card.buttons[0].id.split(".")[0]
    if modules and not short:
        await arranged(host, card, modules)
    for other in others:
        await other.say(f"/join {table}")
    for looker in lookers:
        await looker.say(f"/watch {table}")
    await host.say("/start")
    return table


async def arranged(host: Guest, card: Posted, modules: Sequence[str]) -> None:
    """Expansions and six seats, chosen in the menus."""
    await press(host, card, "options")
    menu = host.last
    await press(host, menu, "menu", "modules")
    for module in modules:
        await press(host, menu, "set", f"m_{module}")
    await press(host, menu, "menu", "all")
    await press(host, menu, "menu", "seats")
    await press(host, menu, "set", "seats:6")


async def press(guest: Guest, posted: Posted, verb: str, argument: str = "") -> None:
    """The button with this verb, found by what it does and not by its words."""
    ids = [(each, each.id.split(".")) for each in posted.buttons if each.id]
    found = next(each for each, parts in ids if parts[2] == verb and parts[3].endswith(argument))
    await guest.press(posted, found)


async def played(bot: Bot, guests: Sequence[Guest], table: str, seed: int) -> Table:
    """Everybody presses what is offered until the game is over; now and then somebody looks around."""
    dice, by_person = random.Random(seed), {}
    for guest in guests:
        person = await bot.people.of_account(guest.account)
        assert person is not None
        by_person[person.id] = guest
    for turn in range(MOST_TURNS):
        found = await bot.tables.look(table)
        if found.state == "over":
            return found
        await bot.settle(table)
        if found.asked is not None:
            await one_turn(bot, by_person[found.asked.person], found, dice)
        for look in (2 * turn, 2 * turn + 1):
            await guests[look % len(guests)].say(LOOKS[(look + seed) % len(LOOKS)], admin=turn % 2 == 0)
    message = f"the game is not over after {MOST_TURNS} turns"
    raise AssertionError(message)


async def one_turn(bot: Bot, mover: Guest, table: Table, dice: random.Random) -> None:
    """Press until the table has gone on."""
    if await mover_sees_hand_only(mover, table):
        await press(mover, await mover.until(lambda each: offers(each, table, "hand")), "hand")
        screen = mover.last
    else:
        screen = await mover.until(lambda each: any(offers(each, table, verb) for verb in CHOOSING))
    for _ in range(40):
        choices = [each for each in screen.buttons if each.id and each.id.split(".")[2] in CHOOSING]
        confirm = [each for each in choices if each.id.split(".")[2] == "ok"]
        reply = await mover.press(screen, confirm[0] if confirm else dice.choice(choices))
        if (await bot.tables.look(table.id)).since != table.since:
            return
        assert reply.messages, mover.answers[-1:]
        edited = reply.messages[-1].edits
        # What answers the press: news for all may have come meanwhile.
        screen = next(each for each in reversed(mover.sees()) if (each.id == edited if edited else each.private_to))
    message = f"a turn of 40 presses: {screen.text} {screen.labels()}"
    raise AssertionError(message)


async def mover_sees_hand_only(mover: Guest, table: Table) -> bool:
    """Whether the turn begins with the hand, in private."""
    begun = await mover.until(lambda each: any(offers(each, table, verb) for verb in (*CHOOSING, "hand")))
    return not any(offers(begun, table, verb) for verb in CHOOSING)


def offers(posted: Posted, table: Table, verb: str) -> bool:
    """Whether a message has a button with this verb for the present decision; buttons with an address have no id."""
    pressed = [each.id.split(".") for each in posted.buttons if each.id]
    return any((name, does) == (table.id, verb) and int(at, 36) >= table.since for name, at, does, *_ in pressed)


def tables(languages: Sequence[str], modules: Sequence[str] = SIX) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    """The games that are played so that each language has a seat in one of each kind: the game, its languages, its modules."""
    yield "carcassonne", languages[-6:], modules
    for begin in range(0, len(languages), 4):
        yield "cardcassonne", languages[begin : begin + 4] if begin + 1 < len(languages) else languages[-2:], ()


async def evening(
    store: Store, game: str, languages: Sequence[str], modules: Sequence[str], seed: int, *, short: bool = False
) -> tuple[str, list[Guest]]:
    """A game to its result, each seat in a chat of its own language, an English one looking on: the table, and what was read."""
    async with chats(store, dict.fromkeys((*languages, "en"))) as (bot, guests):
        players = guests[: len(languages)]
        table = await seated(players, game, modules, guests[len(languages) :], short=short)
        await played(bot, players, table, seed)
        await bot.settle(table)
        return table, guests


async def write(folder: Path, seed: int) -> None:
    """Play in all languages, and write down what each chat has read."""
    for game, languages, modules in tables(shipped().languages, ALL):
        with tempfile.TemporaryDirectory() as kept:
            async with opened(StoreSettings(folder=Path(kept))) as store:
                _, guests = await evening(store, game, languages, modules, seed)
                for guest in guests:
                    name = f"{guest.place.rpartition('-')[2]}-{game}.txt"
                    (folder / name).write_text("\n".join(heard(guest)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    asyncio.run(write(out, seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1))
