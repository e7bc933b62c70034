"""No question outlives its answer, with the real library against the stand-in: each kind of public question, then the end."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Awaitable, Callable

import pytest
from msgspec.msgpack import encode

from bot.store import Store
from bot.table.reminders import Reminder, post
from tests.discord.test_menus import Evening, evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.open_questions import asks, still_asks
from tests.standins.people import Player, Seen, open_table, whose_turn
from tests.table.playing import decider
from tests.waiting import PATIENCE


async def undo(e: Evening, asked: DiscordPhone, other: DiscordPhone) -> None:
    moves = await asked.completions("move", "move", "")
    await asked.say(f"/move {moves[0]} none")
    await other.until(lambda seen: "it's your turn" in seen.plain and not seen.plain.startswith(asked.user.name))
    await asked.say("/undo")


async def offer(e: Evening, asked: DiscordPhone, other: DiscordPhone) -> None:
    await asked.say("/game substitute")


async def vote(e: Evening, asked: DiscordPhone, other: DiscordPhone) -> None:
    await other.say(f"/game remove player:{asked.user.name}")


async def nudge(e: Evening, asked: DiscordPhone, other: DiscordPhone) -> None:
    await other.say("/nudge")


async def reminder(e: Evening, asked: DiscordPhone, other: DiscordPhone) -> None:
    (code,) = await e.services.tables.store.games.all()
    table = await e.services.tables.look(code)
    found = Reminder(table.decider or 0, table.since, table.reminded)
    await e.services.tables.store.digests.put(decider(table), code, encode(found))
    await post(e.services.tables, decider(table))


def public(e: Evening) -> list[Seen]:
    return [seen for seen in e.cleo_phone.shown() if not seen.private]


Raised = Callable[[Evening, DiscordPhone, DiscordPhone], Awaitable[None]]


@pytest.mark.parametrize("raised", [undo, offer, vote, nudge, reminder])
async def test_question_is_gone_after_the_end(store: Store, raised: Raised) -> None:
    """It is raised in public while a game of three goes on, nobody answers, and all leave."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        cleo = Player("Cleo", e.cleo_phone, random.Random(3))
        await open_table(e.ann, [e.ben, cleo])
        found = await whose_turn([e.ann, e.ben, cleo])
        assert found is not None
        phones = [e.ann_phone, e.ben_phone, e.cleo_phone]
        asked = next(phone for phone in phones if phone.user.name == found[0].name)
        other = next(phone for phone in phones if phone is not asked)
        before = {seen.id for seen in public(e)}
        await raised(e, asked, other)
        question = await e.cleo_phone.until(lambda seen: not seen.private and seen.id not in before and still_asks(seen))
        assert asks(question.text), question.plain
        for phone in phones:
            await phone.say("/resign")
            sure = await phone.until(lambda seen: seen.private and seen.offers("Resign"))
            await phone.press(sure, sure.button("Resign"))
        await e.cleo_phone.until(lambda seen: not seen.private and seen.offers("Rematch"))
        await e.standin.until(lambda: not [asked for seen in public(e) for asked in still_asks(seen)])


async def test_board_that_is_shown_to_everybody_asks_nothing(store: Store) -> None:
    """It stays when its turn is over: it has the number of its turn and nothing to choose. An open game's card is there once."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        await e.ann_phone.say("/new")
        card = await e.ann_phone.until(lambda seen: seen.offers("Start"))
        await e.ben_phone.say("/board")
        look = await e.ben_phone.until(lambda seen: seen.private and "New game of" in seen.plain)
        assert not look.offers("Show here")
        await e.ben_phone.press(card, card.button("Join"))
        card = await e.ann_phone.until(lambda seen: not seen.private and "2. Ben" in seen.plain and seen.offers("Start"))
        await e.ann_phone.press(card, card.button("Start"))
        assert await whose_turn([e.ann, e.ben]) is not None
        for phone, words in ((e.ann_phone, "/board"), (e.ben_phone, "/board fields")):
            before, after = {seen.id for seen in public(e)}, phone.now
            await phone.say(words)
            board = await phone.until(lambda seen, after=after: seen.change > after and seen.offers("Show here"))  # type: ignore[misc]
            await phone.press(board, board.button("Show here"))
            shown = await e.cleo_phone.until(lambda seen, before=before: not seen.private and seen.id not in before)  # type: ignore[misc]
            assert still_asks(shown) == []
            assert shown.picture
            assert re.fullmatch(r"The game up to turn 1\nScore: \w+ 0 · \w+ 0", shown.plain) or "fields" in words
