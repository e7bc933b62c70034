"""Who leaves a game against computers alone ends it: the question says so, and the answer offers a rematch."""

from __future__ import annotations

import re

import pytest

from bot.i18n import Translator, shipped
from bot.telegram.limits import TELEGRAM
from tests.chat.playing import opened
from tests.chat.room import Bot, bot_on

bot = bot_on(TELEGRAM)


@pytest.mark.parametrize("language", shipped().languages)
async def test_game_against_a_computer_ends_without_a_result(bot: Bot, language: str) -> None:
    ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    say = Translator(language).text
    await ann.say(f"/settings language {language}")
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    for command, question in (("/leave", "leave-how"), ("/resign", "resign-sure")):
        await ann.say(command)
        assert ann.last.text == str(say(question, table=code, alone="yes"))
        assert ann.last.text != str(say(question, table=code, alone="no"))
    await ann.press(ann.last, str(say("button-resigned")))
    closed = str(say("news-ended", how="deserted"))
    over = await ann.until(lambda each: closed in each.text and each.buttons)
    assert over.text == closed, "no news of a computer that plays on"
    await ann.press(over, str(say("button-rematch")))
    await ann.until(lambda each: any(".start." in button.id and code not in button.id for button in each.buttons))


async def test_card_of_a_lobby_says_what_became_of_it(bot: Bot) -> None:
    """After the start or the closing nothing invites to a game that nobody can join."""
    ann, ben = (bot.guest(f"telegram:{number}", name, "telegram:-1") for number, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    await ben.press(card, "Join")
    await ann.say("/start")
    await ann.until(lambda each: "it's your turn" in each.text)
    assert re.search(r"has started: (Ann and Ben|Ben and Ann)\. Fair draw, sealed in advance: ", card.text)
    assert (len(card.text.splitlines()), card.labels()) == (1, [])
    await ann.say("/new")
    other = await ann.until(lambda each: "New game of" in each.text)
    await ann.press(other, "Leave")
    await ann.until(lambda each: each is other and each.text.endswith(" is closed."))
    assert other.labels() == []


async def test_host_who_writes_in_private_reads_why_the_game_cannot_be_closed(bot: Bot) -> None:
    ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    ben = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    code = card.button("Join").id.split(".")[0]
    await ben.say(f"/join {code}")
    await ann.say(f"/begin {code}")
    await bot.settle(code)
    await ann.say(f"/close {code}")
    assert ann.last.text == "Others still play here, so the game can't be closed. To stop playing, send /leave."


@pytest.mark.parametrize("who", ["Ann", "Ben", "Cleo"])
async def test_who_cannot_close_a_game_in_a_group_reads_what_they_can_do(bot: Bot, who: str) -> None:
    """The host and the other player can leave; nobody is sent to the host, who cannot close it either."""
    room = {name: bot.guest(f"telegram:{number}", name, "telegram:-1") for number, name in enumerate(("Ann", "Ben", "Cleo"), 1)}
    code = await opened([room["Ann"], room["Ben"]], "carcassonne")
    await bot.settle(code)
    await room[who].say(f"/close {code}")
    others = "Others still play here, so only this chat's admins can close the game. To stop playing, send /leave."
    admins = "Only this chat's admins or the bot's owner can do that. Please ask them."
    assert room[who].last.text == (admins if who == "Cleo" else others)
