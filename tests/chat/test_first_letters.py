"""What mentions somebody says in its first letters what it wants of them, in each language: a lock screen shows no more."""

from __future__ import annotations

from typing import Final

import pytest

from bot.chat.deliveries import messages
from bot.chat.fitting import plain
from bot.discord.limits import DISCORD
from bot.i18n import shipped
from bot.store import Announcement, Delivery, Store
from bot.table.announce import Told, encode
from bot.table.deeds.undo import AskUndo
from bot.table.permissions import Actor
from bot.table.reminders import Reminder, ReminderDigest
from tests.chat.playing import opened
from tests.chat.room import Bot, Guest
from tests.standins.people import plain as visible
from tests.table.news_codes import CALLS
from tests.table.playing import decider, person_of, play_turn

HERE: Final = "discord:-1"
ANN, BEN = "Ann-Kathrin of the Forty Meadows", "Benjamin Bartholomew the Younger"
"""Names as long as Discord allows."""
PUSH: Final = 80
"""Letters of a push that a lock screen shows."""

TURN: Final = {
    "en": "it's your turn",
    "de": "du bist dran",
    "es": "te toca",
    "fr": "à toi de jouer",
    "pl": "twoja kolej",
    "ru": "вам ходить",
    "uk": "вам ходити",
}
ANSWER: Final = {
    "en": "It's your turn to answer",
    "de": "Frage an",
    "es": "Pregunta para",
    "fr": "Question pour",
    "pl": "czekamy na odpowiedź",
    "ru": "Вопрос к вам",
    "uk": "Питання до вас",
}
INVITATION: Final = {
    "en": "has invited",
    "de": "lädt",
    "es": "te invita",
    "fr": "t’invite",
    "pl": "zaprasza",
    "ru": "приглашает",
    "uk": "запрошує",
}
SAID: Final = {
    **dict.fromkeys(("turn", "ping", "turn_here", "nudged", "reminders"), TURN),
    "undo_asked": ANSWER,
    "invited": INVITATION,
}
"""What each kind of message that mentions somebody says first: whose turn it is, or what is asked."""


async def of_a_game(bot: Bot, ann: Guest, ben: Guest, code: str) -> Delivery:
    """News of this kind of a game of two, to the player to move or, of an undo, to the one who is asked."""
    table = await opened([ann, ben], "carcassonne")
    found = await bot.tables.look(table)
    if code == "undo_asked":
        mover = Actor(decider(found), HERE)
        await play_turn(bot.tables, found)
        await bot.tables.do(table, mover, AskUndo(), "undoes")
        found = await bot.tables.look(table)
    asked, person = found.decider or 0, decider(found)
    if code == "reminders":
        body = encode(ReminderDigest(person, {table: Reminder(asked, found.since, found.reminded)}))
    else:
        params: dict[str, dict[str, str | int]] = {
            "nudged": {"seat": asked, "by": 1 - asked},
            "turn_here": {"place": "discord:-9"},
            "undo_asked": {"seat": 1 - asked},
        }
        body = encode(Told(code, table, found.version, params.get(code, {"seat": asked}), (person,)))
    return Delivery(
        HERE, table, found.version, (Announcement(code, (HERE,), body, turn=False),), "n", again=False, shown=0, message=""
    )


async def of_an_invitation(bot: Bot, ann: Guest, ben: Guest) -> Delivery:
    await bot.guest(ben.account, ben.name, "discord:2", private=True).say("/games")
    await ann.say("/new")
    card = await ann.until(lambda each: each.labels())
    table = await bot.tables.look(card.buttons[0].id.partition(".")[0])
    person = await person_of(bot.people, ben.account)
    body = encode(Told("invited", table.id, table.version, {"by": table.people()[0]}, (person.id,)))
    return Delivery(
        "discord:2",
        table.id,
        table.version,
        (Announcement("notice", ("discord:2",), body, turn=False),),
        "n",
        again=False,
        shown=0,
        message="",
    )


@pytest.mark.parametrize("code", sorted(CALLS))
async def test_first_letters_hold_the_mention_and_what_is_wanted(store: Store, code: str) -> None:
    async with Bot(store, DISCORD) as bot:
        ann, ben = (bot.guest(f"discord:{number}", name, HERE) for number, name in ((1, ANN), (2, BEN)))
        await ben.say("/games")
        delivery = await (of_an_invitation(bot, ann, ben) if code == "invited" else of_a_game(bot, ann, ben, code))
        for language in shipped().languages:
            for account in (ann.account, ben.account):
                await bot.people.set((await person_of(bot.people, account)).id, language=language)
            await bot.people.set_chat(Actor("", HERE, admin=True), language=language)
            (message,) = await messages(bot.services, delivery, DISCORD)
            (mentioned,) = message.pings
            push = visible("\n".join(map(plain, message.paragraphs)))[:PUSH]
            assert mentioned.name in push, (language, push)
            assert SAID[code][language] in push, (language, push)
