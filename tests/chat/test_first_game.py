"""A newcomer's first game as a transcript for the documents: messages, buttons and pictures, press by press.

Fails if the conversation has changed and the page in `docs` is stale; `WRITE_DOCS=1` rewrites it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.chat.contract import Bold, Mention, Moment, Paragraph, Reply
from bot.store import Store
from bot.web.limits import WEB
from tests.chat.playing import played
from tests.chat.room import Bot, Guest, Posted

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "first-game.md"
HEAD = """# A newcomer's first game

Ann has never seen the bot. She writes in a chat, presses what is offered, and plays with Ben. This page is written by a test
(`tests/chat/test_first_game.py`) from what the bot really says; buttons stand in [brackets], what only one person sees is marked.
"""
TURNS = 3
SEED = 5


class Writer:
    """Writes the transcript in the order of events."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.lines: list[str] = [HEAD]
        self.pictures: dict[str, bytes] = {}
        self.alts: dict[str, str] = {}
        self._seen: dict[str, str] = {}

    def heading(self, text: str) -> None:
        """Start a chapter."""
        self.lines.append(f"## {text}\n")

    def did(self, guest: Guest, what: str, reply: Reply) -> None:
        """Write a person's action and its short answer."""
        self.lines.append(f"**{guest.name}** {what}\n")
        if reply.answer is not None and reply.answer.text:
            self.lines.append(f"> *to {guest.name}:* {reply.answer.text}\n")

    async def shows(self, posted: Posted, picture: str = "") -> None:
        """Write a message as last edited; with a name, also its picture."""
        whom = next((guest for guest in ("Ann", "Ben") if posted.private_to == f"web:{guest.lower()}"), "")
        self.lines += [f"> *only {whom} sees this:*  "] if whom else []
        self.lines += [f"> {_line(each)}  " for each in posted.message.paragraphs]
        rows = [" ".join(f"[{button.label}]" for button in row) for row in posted.message.buttons]
        self.lines += [">", *(f"> {row}  " for row in rows)] if rows else []
        drawn = posted.message.picture
        if drawn is not None and picture:
            self.pictures[picture] = await drawn.png()
            self.alts[picture] = drawn.alt
            self.lines += ["", f"![{drawn.alt.splitlines()[0]}](images/first-game-{picture}.png)"]
        self.lines.append("")

    @property
    def page(self) -> str:
        """Return the whole page."""
        return "\n".join(self.lines).rstrip() + "\n"


def _line(paragraph: Paragraph) -> str:
    said = "".join(_span(span) for span in paragraph.spans).replace("\u2060", "")
    return f"*{said}*" if paragraph.quote else said


def _span(span: object) -> str:
    match span:
        case Bold(text=text):
            return f"**{text}**"
        case Mention(name=name):
            return f"**@{name}**"
        case Moment():
            return "tomorrow, at this time"
        case _:
            return str(span)


@pytest.fixture
def ids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fix the ids of persons and tables, and so the draw."""
    numbers = count(1)
    monkeypatch.setattr("bot.table.people.new_id", lambda: f"person{next(numbers):02}")


class NumberedGuest:
    """A guest whose presses are numbered from 1."""

    def __init__(self, writer: Writer, name: str, events: Iterator[int]) -> None:
        self.writer = writer
        self.guest = writer.bot.guest(f"web:{name.lower()}", name, "web:room")
        self._events = events

    async def says(self, words: str) -> None:
        request = self.guest.request(words=words, event=f"first-game-{next(self._events)}")
        self.writer.did(self.guest, f"writes `{words}`", await self.guest.do(request))

    async def presses(self, posted: Posted, label: str) -> None:
        button = posted.button(label)
        request = self.guest.request(
            button=button.id, message=posted.id, whispered=bool(posted.private_to), event=f"first-game-{next(self._events)}"
        )
        self.writer.did(self.guest, f"presses [{button.label}]", await self.guest.do(request))

    async def sees(self, found: str) -> Posted:
        return await self.guest.until(lambda each: found in each.text)


async def transcript(store: Store) -> Writer:
    """Play from an empty chat to the result; between the fourth and the last turn press at random."""
    async with Bot(store, WEB) as bot:
        writer, events = Writer(bot), count(1)
        ann, ben = NumberedGuest(writer, "Ann", events), NumberedGuest(writer, "Ben", events)
        writer.heading("A new game")
        await ann.says("/new")
        card = await ann.sees("New game of")
        await writer.shows(card, "card")
        await ben.presses(card, "Join")
        card = await ann.sees("2. Ben")
        await ann.presses(card, "Start")
        for number in range(1, TURNS + 1):
            await turn(writer, {"Ann": ann, "Ben": ben}, number)
        writer.heading("And so on")
        last = await ann.sees(f"(turn {TURNS + 1})")
        await writer.shows(last, f"turn-{TURNS + 1}")
        await ann.says("/score")
        await writer.shows(ann.guest.last)
        await ann.says("/rules farmer")
        await writer.shows(ann.guest.last)
        writer.heading("The end")
        await played(bot, [ann.guest, ben.guest], last.button("Board as text").id.split(".")[0], seed=SEED, most=200)
        result = await ann.guest.until(lambda each: any(button.label == "Rematch" for button in each.buttons))
        await writer.shows(result, "result")
        await ann.presses(result, "Review")
        await writer.shows(ann.guest.last)
        return writer


async def turn(writer: Writer, players: dict[str, NumberedGuest], number: int) -> None:
    """Play a turn; for the first one, keep every picture."""
    asked = await players["Ann"].sees(f"(turn {number})")
    (pinged,) = asked.message.pings
    player = players[pinged.name]
    writer.heading(f"Turn {number}: {pinged.name}")
    await writer.shows(asked, f"turn-{number}")
    await player.presses(asked, next(button.label for button in asked.buttons if ".open." in button.id))
    for _ in range(3):
        step = player.guest.last
        wanted = ("Confirm", "r1:", "1.")
        label = next(word for word in wanted if any(each.label.startswith(word) for each in step.buttons))
        await writer.shows(step, f"{number}-{label.strip(':.').lower()}" if number == 1 else "")
        await player.presses(step, label)
        if label == "Confirm":
            break
    await writer.bot.settle(asked.buttons[0].id.split(".")[0])


async def test_first_game_page_matches_the_bot(store: Store, ids: None) -> None:
    writer = await transcript(store)
    if os.environ.get("WRITE_DOCS"):
        PAGE.write_text(writer.page)
        for name, data in writer.pictures.items():
            (DOCS / "images" / f"first-game-{name}.png").write_bytes(data)
    assert "Ann (red): 4 points; 7 meeples" in writer.alts["1-confirm"], "what comes of the draft, not what was before it"
    assert PAGE.read_text() == writer.page, "docs/first-game.md is stale: write it anew with WRITE_DOCS=1"
    for name in writer.pictures:
        assert (DOCS / "images" / f"first-game-{name}.png").read_bytes().startswith(b"\x89PNG")
