"""Posts whose moment is over do not stay: the real library against the stand-in."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store
from bot.store.keys import SHARDS, Keys
from tests.discord.test_menus import Evening, evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.people import Seen
from tests.waiting import PATIENCE


def public(e: Evening) -> list[str]:
    """What stands in the channel."""
    return [seen.plain for seen in e.ann_phone.shown() if not seen.private]


async def plays(phone: DiscordPhone) -> None:
    moves = await phone.completions("move", "move", "")
    await phone.say(f"/move {moves[0]} none")


async def begun(e: Evening) -> tuple[DiscordPhone, DiscordPhone]:
    """Begin a game; return who is asked, and the other."""
    await e.begin()
    _, asked, other = e.asked
    return asked, other


async def nudge_goes_with_the_move(e: Evening) -> None:
    asked, other = await begun(e)
    await other.say("/nudge")
    await asked.until(lambda seen: "is waiting in game" in seen.plain)
    await plays(asked)
    await e.standin.until(lambda: not any("is waiting in game" in text for text in public(e)))
    assert not any("settled" in text for text in public(e))
    assert e.standin.state.problems == []


async def test_news_of_an_absence_goes_with_the_return(store: Store) -> None:
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        asked, other = await begun(e)
        for phone in (asked, other):
            await phone.say("/me away 2d")
            gone = await e.cleo_phone.until(lambda seen, phone=phone: f"{phone.user.name} is away until" in seen.plain)  # type: ignore[misc]
            await phone.say("/me away")
            await e.cleo_phone.until(lambda seen, phone=phone: seen.plain == f"{phone.user.name} is back.")  # type: ignore[misc]
            await e.standin.until(lambda gone=gone: gone.id not in [seen.id for seen in e.cleo_phone.shown()])  # type: ignore[misc]
        await plays(asked)
        await e.standin.until(lambda: not any("is back" in text for text in public(e)))


@pytest.mark.parametrize("joined", [True, False], ids=["somebody joins", "it closes"])
async def test_warning_of_an_idle_game_goes(store: Store, joined: bool) -> None:
    store.wakeups.sweep_every = 0.02
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        await e.ann_phone.say("/new")
        await e.ann_phone.until(lambda seen: seen.offers("Join"))
        await all_due(store)
        warned = await e.cleo_phone.until(lambda seen: "has been idle for a while" in seen.plain)
        if joined:
            await e.ben_phone.say("/join")
        else:
            await all_due(store)
        await e.standin.until(lambda: warned.id not in [seen.id for seen in e.cleo_phone.shown()])


async def all_due(store: Store) -> None:
    """Whatever tables wait for is due now."""
    for shard in range(SHARDS):
        due = Keys().due(shard)
        for timer in await store.client.call("ZRANGE", due, 0, -1):
            await store.client.call("ZADD", due, "XX", 1, timer)


async def test_question_about_an_undo_goes_when_the_game_moves_on(store: Store) -> None:
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        asked, other = await begun(e)
        await plays(asked)
        await other.until(lambda seen: f"{other.user.name}, it's your turn" in seen.plain)
        await asked.say("/undo")
        question = await e.cleo_phone.until(lambda seen: seen.offers("Agree"))
        await plays(other)
        await e.standin.until(lambda: question.id not in [seen.id for seen in e.cleo_phone.shown()])
        assert not any("undo" in text for text in public(e))


@pytest.mark.parametrize(("answer", "said"), [("Agree", " has undone the last move."), ("Decline", "'s last move stands.")])
async def test_question_about_an_undo_becomes_its_answer(store: Store, answer: str, said: str) -> None:
    """It is the only post that says so; the post of the turn that was undone goes."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        asked, other = await begun(e)
        await plays(asked)
        await other.until(lambda seen: f"{other.user.name}, it's your turn" in seen.plain)
        await asked.say("/undo")
        question = await other.until(lambda seen: seen.offers("Agree"))
        await other.press(question, question.button(answer))

        def settled(seen: Seen) -> bool:
            return seen.id == question.id and said in seen.plain and not seen.choices

        await e.cleo_phone.until(settled)
        turn = f"{(asked if answer == 'Agree' else other).user.name}, it's your turn"
        await e.standin.until(lambda: [turn in text for text in public(e)].count(True) == 1)
        await e.standin.until(lambda: [said in text for text in public(e)].count(True) == 1)
        assert not any("asks to undo" in text for text in public(e))
        assert e.standin.state.problems == []
