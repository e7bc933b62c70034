"""What a platform must look up before a request, decided from the button or words alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.buttons import Press, button_id
from bot.chat.commands.all import BUTTONS, COMMANDS
from bot.chat.contract import Account, Needs, Request
from bot.chat.conversation import Conversation
from bot.discord.limits import DISCORD
from bot.store import Store
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot

ASKS = {"new", "import", "setup", "close"}
"""Commands that may need admin status."""
POSTS = {"new", "join", "begin", "rematch", "watch", "import"}
"""Commands after which the bot will post in this place."""


def request(**more: Any) -> Request:
    return Request(person=Account("discord:1"), place="discord:-1", event="e", **more)


@pytest.fixture
def talk(store: Store) -> Conversation:
    return Bot(store, DISCORD).talk


def test_command_needs_match_its_record(talk: Conversation) -> None:
    for name in COMMANDS:
        found = talk.needs(request(words=f"/{name} a word"))
        assert (found.admin, found.posts) == (name in ASKS, name in POSTS), name
        assert found.file == (name == "import")
        assert bool(found.opens) == (name == "new")


def test_button_needs_match_its_record(talk: Conversation) -> None:
    found = {verb: talk.needs(request(button=button_id(Press("abcdefgh", 3, verb)))) for verb in BUTTONS}
    assert {verb for verb, needs in found.items() if needs.admin} == {"chat", "chats", "close", "closed", "command"}
    assert {verb for verb, needs in found.items() if needs.posts} == {
        "join",
        "start",
        "rematch",
        "take",
        "watch",
        "command",
        "solo",
        "movehere",
        "show",
    }
    assert not any(needs.file or needs.opens for needs in found.values())


@pytest.mark.parametrize("words", ["", "C7 r2", "new", "a new table", "/", "/nonsense", "/news"])
def test_other_words_need_nothing(talk: Conversation, words: str) -> None:
    assert talk.needs(request(words=words)) == Needs()


@pytest.mark.parametrize("button", ["x", "-.0.nothing.", "abcdefgh.3.join", "/new", "-.0.chat.words.p1"])
def test_foreign_button_ids_need_nothing(talk: Conversation, button: str) -> None:
    assert talk.needs(request(button=button)) == Needs()


def test_private_command_without_slash_has_the_same_needs(talk: Conversation) -> None:
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
def test_needs_name_the_game_to_open(talk: Conversation, words: str, language: str, game: str) -> None:
    assert talk.needs(request(words=words, language=language)).opens == game


async def test_adding_the_bot_is_greeted(store: Store) -> None:
    async with Bot(store, TELEGRAM, welcomed=()) as bot:
        reply = await bot.talk.handle(request(arrived=True), TELEGRAM)
    assert "Hi everyone!" in str(reply.messages[0].paragraphs[0].spans)


async def test_private_command_works_without_slash(bot: Bot) -> None:
    bare, silent = [await bot.talk.handle(request(words="help", bare=way), DISCORD) for way in (True, False)]
    assert bare.messages
    assert not silent.messages
