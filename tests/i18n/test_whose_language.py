"""The language of an answer: the person's setting, else the chat's, else the app's."""

from __future__ import annotations

import pytest

from bot.i18n import Translator
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, Guest, bot_on

bot = bot_on(TELEGRAM)

GROUP = "telegram:-1"


def said(language: str, code: str = "games-none") -> str:
    return Translator(language).text(code)


async def heard(guest: Guest, app: str = "") -> str:
    """What the person is answered who asks for the own tables."""
    await guest.say("/games", language=app)
    return guest.last.text


@pytest.mark.parametrize(
    ("person", "chat", "app", "spoken"),
    [
        ("", "", "", "en"),
        ("", "", "uk", "uk"),
        ("", "", "ru-RU", "ru"),
        ("", "", "pt-BR", "en"),
        ("", "uk", "ru", "uk"),
        ("ru", "uk", "en", "ru"),
        ("en", "uk", "ru", "en"),
    ],
)
async def test_person_then_chat_then_app_decides_the_language(bot: Bot, person: str, chat: str, app: str, spoken: str) -> None:
    ann = bot.guest("telegram:1", "Ann", GROUP)
    if chat:
        await ann.say(f"/setup language {chat}", admin=True)
    if person:
        await ann.say(f"/settings language {person}")
    assert await heard(ann, app) == said(spoken)


async def test_one_table_speaks_to_each_chat_in_its_own(bot: Bot) -> None:
    """Also in private, where nobody has set anything: as the person's app was when last heard of."""
    ann = bot.guest("telegram:1", "Ann", GROUP)
    ben = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    cleo = bot.guest("telegram:3", "Cleo", "telegram:-3")
    await cleo.say("/setup language ru", admin=True)
    await heard(ben, "uk")
    await ann.say("/new", language="en-GB")
    card = await ann.until(lambda each: each.buttons)
    table = card.buttons[0].id.split(".")[0]
    for other in (ben, cleo):
        await other.say(f"/join {table}", language="uk" if other is ben else "en")
    await ann.say("/start", language="en")
    await bot.settle(table)
    for guest, language in ((ben, "uk"), (cleo, "ru")):
        shown = await guest.until(lambda each: each.message.picture is not None and each.text)
        turn = Translator(language).text("turn-yours", player="", others="…", turn=1).partition("…")[0]
        assert turn.rpartition("(")[0].strip() in shown.text, (language, shown.text)


async def test_languages_are_listed_by_their_own_names(bot: Bot) -> None:
    ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await ann.say("/settings language uk")
    await ann.say("/settings")
    assert any(said("uk", "language-name") in label for label in ann.last.labels())
    await ann.say("/setup language ru", admin=True)
    await ann.say("/setup", admin=True)
    assert any(said("ru", "language-name") in label for label in ann.last.labels())
