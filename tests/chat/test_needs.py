"""What a platform has to find out before a request is carried out: it follows from the button or the words alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.buttons import Press, button_id
from bot.chat.commands.all import BUTTONS, COMMANDS
from bot.chat.contract import Account, Needs, Request
from bot.chat.conversation import Conversation
from bot.discord.limits import DISCORD
from bot.store import Store
from tests.chat.room import Bot

ASKS = {"new", "import", "setup", "close"}
"""Commands for which it may matter if somebody is an admin."""
POSTS = {"new", "join", "begin", "rematch", "watch", "import"}
"""Commands after which the bot goes on posting in this place."""


def request(**more: Any) -> Request:
    return Request(person=Account("discord:1"), place="discord:-1", event="e", **more)


@pytest.fixture
def talk(store: Store) -> Conversation:
    return Bot(store, DISCORD).talk


def test_each_command_needs_what_its_record_says(talk: Conversation) -> None:
    for name in COMMANDS:
        found = talk.needs(request(words=f"/{name} a word"))
        assert (found.admin, found.posts) == (name in ASKS, name in POSTS), name
        assert found.file == (name == "import")
        assert bool(found.opens) == (name == "new")


def test_each_button_needs_what_its_record_says(talk: Conversation) -> None:
    found = {verb: talk.needs(request(button=button_id(Press("abcdefgh", 3, verb)))) for verb in BUTTONS}
    assert {verb for verb, needs in found.items() if needs.admin} == {"chat", "close", "closed", "command"}
    assert {verb for verb, needs in found.items() if needs.posts} == {"join", "start", "rematch", "take", "watch", "command"}
    assert not any(needs.file or needs.opens for needs in found.values())


@pytest.mark.parametrize("words", ["", "C7 r2", "new", "a new table", "/", "/nonsense", "/news"])
def test_words_that_give_no_such_command_need_nothing(talk: Conversation, words: str) -> None:
    assert talk.needs(request(words=words)) == Needs()


@pytest.mark.parametrize("button", ["x", "-.0.nothing.", "abcdefgh.3.join", "/new", "-.0.chat.words.p1"])
def test_ids_that_the_bot_has_not_made_need_nothing(talk: Conversation, button: str) -> None:
    assert talk.needs(request(button=button)) == Needs()


def test_a_command_said_to_the_bot_alone_needs_no_slash(talk: Conversation) -> None:
    assert talk.needs(request(words="Setup threads on", bare=True)).admin
    assert talk.needs(request(words="/setup threads on", bare=True)).admin
    assert talk.needs(request(words="C7 r2", bare=True)) == Needs()


@pytest.mark.parametrize(
    ("words", "language", "game"),
    [
        ("/new", "", "carcassonne"),
        ("/NEW@bot river, inns", "en", "carcassonne"),
        ("/new cardcassonne", "en", "cardcassonne"),
        ("/new Кардкассон", "ru", "cardcassonne"),
        ("/new and Carcassonne", "en", "carcassonne"),
        ("/new chess", "en", "carcassonne"),
    ],
)
def test_which_game_is_to_be_opened(talk: Conversation, words: str, language: str, game: str) -> None:
    assert talk.needs(request(words=words, language=language)).opens == game


async def test_who_lets_the_bot_in_is_greeted(bot: Bot) -> None:
    reply = await bot.talk.handle(request(arrived=True), DISCORD)
    assert "Hello!" in str(reply.messages[0].paragraphs[0].spans)


async def test_a_command_without_its_slash_is_carried_out_where_it_is_said_to_the_bot_alone(bot: Bot) -> None:
    bare, silent = [await bot.talk.handle(request(words="help", bare=way), DISCORD) for way in (True, False)]
    assert bare.messages
    assert not silent.messages
