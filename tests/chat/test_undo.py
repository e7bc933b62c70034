"""Undo of confirmed turns: who is asked, who is pinged, who must still agree."""

from __future__ import annotations

import pytest

from bot.discord.limits import DISCORD
from bot.store import Store
from bot.table.table import Table
from bot.telegram.limits import TELEGRAM
from tests.chat.playing import opened
from tests.chat.room import Bot, Guest
from tests.table.playing import decider


async def one_turn(bot: Bot, code: str, *guests: Guest) -> Guest:
    """Play the first cell; return the player."""
    await bot.settle(code)
    table = await bot.tables.look(code)
    mover = await asked(bot, table, *guests)
    cell = next(key.label for key in mover.offer.buttons if ".open." in key.id)
    await mover.say(f"/move {code} {cell} r1 none")
    await bot.settle(code)
    return mover


async def asked(bot: Bot, table: Table, *guests: Guest) -> Guest:
    people = {(await bot.people.register(guest.account)).id: guest for guest in guests}
    return people[decider(table)]


async def test_everybody_who_must_agree_is_named_and_mentioned(store: Store) -> None:
    """Three players in one chat, one in another: each is mentioned where they are, without a sound; both chats name all."""
    async with Bot(store, DISCORD, TELEGRAM) as bot:
        here = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben", "Cy"), start=1)]
        guests = [*here, bot.guest("telegram:4", "Dora", "telegram:-4")]
        code = await opened(guests, "carcassonne")
        mover = await one_turn(bot, code, *guests)
        others = [guest for guest in guests if guest is not mover]
        for room in bot.rooms.values():
            room.pings.clear()
        await mover.say(f"/undo {code}")
        questions = [await guest.until(lambda posted: "asks to undo the last move" in posted.text) for guest in others]
        for question in questions:
            assert all(other.name in question.text.partition(":")[0] for other in others)
            assert "The tile drawn since stays the same" in question.text
        asking = [post for room in bot.rooms.values() for post in room.posts if "asks to undo" in post.text]
        mentioned = sorted(ping.account for post in asking for ping in post.message.pings)
        assert mentioned == sorted(other.account for other in others), "each once, and nobody else"
        assert not any(room.pings for room in bot.rooms.values()), "without a sound"
        *first, last = zip(others, questions, strict=True)
        for number, (guest, question) in enumerate(first, start=1):
            await guest.press(question, "Agree")
            said = guest.answers[-1].text
            assert said.startswith("You agreed. Still waiting for ")
            assert [other.name in said for other in others] == [False] * number + [True] * (len(others) - number)
        await last[0].press(last[1], "Agree")
        assert last[0].answers[-1].text == "You agreed."
        await mover.until(lambda posted: "has undone" in posted.text)


async def test_undo_from_an_ephemeral_place_names_who_must_agree(bot: Bot) -> None:
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1)]
    code = await opened(guests, "carcassonne")
    mover = await one_turn(bot, code, *guests)
    (other,) = (guest for guest in guests if guest is not mover)
    (answer,) = (await mover.say("/undo")).messages
    assert answer.private_to == mover.account
    assert mover.room.posts[-1].text == f"Undo requested. Waiting for {other.name} to agree."


async def test_undo_among_computers_asks_nobody(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    code = await opened([ann], "carcassonne", computers=("Random",))
    await one_turn(bot, code, ann)
    await ann.say("/undo")
    assert "Your last move is undone." in [posted.text for posted in ann.sees()]


async def test_undo_alone_against_a_computer_shows_the_turn_again_and_nothing_else(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        code = await opened([ann], "carcassonne", computers=("Random",))
        await one_turn(bot, code, ann)
        old, before = ann.offer, len(ann.sees())
        await ann.say("/undo")
        await bot.settle(code)
        (turn,) = ann.sees()[before:]
        assert "it's your turn" in turn.text
        assert "Pick a square" not in turn.text, "no tip comes twice"
        assert old.text == "Ann has undone the last move."


@pytest.mark.parametrize(
    ("answer", "left"),
    [
        ("Agree", "{mover} has undone the last move."),
        ("Decline", "{other} declined. {mover}'s last move stands."),
        ("move", "Too late to undo: the game has moved on."),
    ],
)
async def test_question_becomes_its_answer(store: Store, answer: str, left: str) -> None:
    """In each chat that was asked, without buttons and without another post: it is answered, or the game goes on."""
    async with Bot(store, DISCORD, TELEGRAM) as bot:
        ann, ben = bot.guest("discord:1", "Ann", "discord:-1"), bot.guest("telegram:2", "Ben", "telegram:-2")
        code = await opened([ann, ben], "carcassonne")
        mover = await one_turn(bot, code, ann, ben)
        await mover.say(f"/undo {code}")
        questions = [await guest.until(lambda posted: "asks to undo" in posted.text) for guest in (ann, ben)]
        assert all(question.labels() == ["Agree", "Decline"] for question in questions)
        (other,) = (guest for guest in (ann, ben) if guest is not mover)
        if answer == "move":
            await one_turn(bot, code, other)
        else:
            await other.press(questions[(ann, ben).index(other)], answer)
        said = left.format(mover=mover.name, other=other.name)
        for guest, question in zip((ann, ben), questions, strict=True):
            await guest.until(lambda posted, question=question: posted is question and posted.text == said)
            assert not question.buttons


async def test_private_chat_hears_nothing_twice_of_what_its_person_did(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        guests = [bot.guest(f"telegram:{n}", name, f"telegram:{n}", private=True) for n, name in ((1, "Ann"), (2, "Ben"))]
        code = await opened(guests, "carcassonne")
        mover = await one_turn(bot, code, *guests)
        (other,) = (guest for guest in guests if guest is not mover)
        await mover.say("/away 2d")
        await other.until(lambda posted: posted.text.startswith(f"{mover.name} is away"))
        await mover.say("/away")
        await other.until(lambda posted: posted.text == f"{mover.name} is back.")
        await mover.say(f"/undo {code}")
        question = await other.until(lambda posted: "asks to undo" in posted.text)
        await other.press(question, "Decline")
        await mover.until(lambda posted: posted.text.startswith(f"{other.name} declined."))
        told = [posted.text for posted in mover.sees()]
        assert not [
            text for text in told if "asks to undo" in text or text.startswith((f"{mover.name} is away", f"{mover.name} is back"))
        ]
        assert [text.partition(".")[0] for text in told if text.startswith(("You're away", "Welcome back", "Undo requested"))]
