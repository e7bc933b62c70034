"""Whole games across chats of different languages, and what each chat reads.

`python -m tests.i18n.evening FOLDER` plays them and writes transcripts for native readers.
"""

from __future__ import annotations

import asyncio
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
from bot.store import Place, Store, StoreSettings, open_store
from tests.chat.playing import opened as seated
from tests.chat.playing import played
from tests.chat.room import Bot, Chatroom, Guest
from tests.standins.short import short_cards, short_record

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")
SIX = ("inns_cathedrals", "abbot")
"""Expansions for six players: enough for a test."""
ALL = (*SIX, "traders_builders", "abbey_mayor", "tower", "siege", "king_robber", "river")
"""Expansions that produce nearly all messages: for transcripts."""
LOOKS = (
    *("/score", "/history", "/tiles", "/board", "/games", "/rules", "/help", "/settings", "/setup", "/stats"),
    *(
        "/leaderboard",
        "/hint",
        "/why",
        "/board fields",
        "/board M20",
        "/board Z99",
        "/board words",
        "/rules 9",
        "/move",
        "/move Z9",
        "/move M20 r1",
    ),
    *("/move 1 2 3", "/undo", "/nudge", "/away 3d", "/away", "/join x", "/watch", "/message 1", "/block", "/invite", "/remove"),
    *("/resign", "/substitute", "/substitute", "/settings quiet 1", "/settings zone 1", "/export", "/import", "/link"),
    *("/unlink", "/privacy", "/close", "/1"),
)
"""Requests made now and then; many are refused."""


@dataclass
class Hearing(Chatroom):
    """A platform that records all posts in order."""

    heard: dict[Place, list[str]] = field(default_factory=lambda: defaultdict(list))

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        posted = await super().post(place, message, nonce)
        self.heard[place] += told(message)
        return posted


def told(message: Message) -> list[str]:
    """A message as lines: `---`, `@` if private, `~` if edited; `|`: its picture's text."""
    lines = [f"---{'@' if message.private_to else ''}{'~' if message.edits else ''}"]
    lines += [f"> {plain(each)}" if each.quote else plain(each) for each in message.paragraphs]
    if message.picture is not None:
        lines += [f"| {line}" for line in message.picture.alt.split("\n")]
    lines += ["   ".join(f"[{button.label}]" for button in row) for row in message.buttons]
    return lines


@asynccontextmanager
async def chats(store: Store, languages: Iterable[str]) -> AsyncIterator[tuple[Bot, list[Guest]]]:
    """The bot, and a person in a chat per language."""
    async with Bot(store, DISCORD) as bot:
        bot.rooms["discord"] = room = Hearing(DISCORD)
        guests = []
        for number, language in enumerate(languages):
            guests.append(bot.guest(f"discord:{number}", NAMES[number], f"discord:-{language}"))
            await guests[-1].say(f"/setup language {language}", admin=True)
        room.heard.clear()  # the chats were welcomed before they had a language
        yield bot, guests


def heard(guest: Guest) -> list[str]:
    """Everything read in this person's chat, then the answers to presses."""
    room = guest.room
    assert isinstance(room, Hearing)
    return [*room.heard[guest.place], *(f"= {answer.text}" for answer in guest.answers)]


def tables(languages: Sequence[str], modules: Sequence[str] = SIX) -> Iterator[tuple[str, Sequence[str], Sequence[str]]]:
    """Games in which each language has a seat in each kind of game: game, languages, modules."""
    yield "carcassonne", languages[-6:], modules
    for begin in range(0, len(languages), 4):
        yield "cardcassonne", languages[begin : begin + 4] if begin + 1 < len(languages) else languages[-2:], ()


async def evening(
    store: Store, game: str, languages: Sequence[str], modules: Sequence[str], seed: int, *, short: bool = False
) -> tuple[str, list[Guest]]:
    """Play a game with each seat in a chat of its language and an English spectator; return the table and the texts."""
    async with chats(store, dict.fromkeys((*languages, "en"))) as (bot, guests):
        players, lookers = guests[: len(languages)], guests[len(languages) :]
        record = None
        if short:
            record = short_cards(len(players), left=16) if game == "cardcassonne" else short_record(len(players), 12)
        table = await seated(players, game, *(() if short else modules), seats=6, record=record)
        for looker in lookers:
            await looker.say(f"/watch {table}")

        async def looks(turn: int) -> None:
            for look in (2 * turn, 2 * turn + 1):
                await players[look % len(players)].say(LOOKS[(look + seed) % len(LOOKS)], admin=turn % 2 == 0)

        assert (await played(bot, players, table, seed, between=looks)).state == "over"
        await bot.settle(table)
        return table, guests


async def write(folder: Path, seed: int) -> None:
    """Play in all languages and write what each chat read."""
    for game, languages, modules in tables(shipped().languages, ALL):
        with tempfile.TemporaryDirectory() as kept:
            async with open_store(StoreSettings(folder=Path(kept))) as store:
                _, guests = await evening(store, game, languages, modules, seed)
                for guest in guests:
                    name = f"{guest.place.rpartition('-')[2]}-{game}.txt"
                    (folder / name).write_text("\n".join(heard(guest)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    asyncio.run(write(out, seed=int(sys.argv[2]) if len(sys.argv) > 2 else 1))
