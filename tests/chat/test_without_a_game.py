"""Commands about a game where there is none: one line that says so, with a button that leads on; nobody else is bothered."""

from __future__ import annotations

from typing import Final

import pytest

from bot.chat.commands.all import COMMANDS
from bot.chat.contract import PlatformLimits
from bot.discord.limits import DISCORD
from bot.i18n import Translator, shipped
from bot.web.limits import WEB
from tests.chat.room import LINKED, Bot

SAYS_MORE: Final = {"watch": "Send /watch with the game's code.", "hint": "private chat"}
"""Commands that ask for something else first."""
ABOUT_A_GAME: Final = sorted(name for name, each in COMMANDS.items() if each.which is not None)


@pytest.mark.parametrize("limits", [DISCORD, LINKED, WEB], ids=lambda each: each.platform)
async def test_says_so_to_the_person_alone_and_leads_on(bot: Bot, limits: PlatformLimits) -> None:
    ann = bot.guest(f"{limits.platform}:1", "Ann", f"{limits.platform}:-1")
    for name in ABOUT_A_GAME:
        (message,) = (await ann.say(f"/{name} hello" if name == "message" else f"/{name}")).messages
        if name in SAYS_MORE and SAYS_MORE[name] in ann.last.text:
            continue
        assert ann.last.labels() == ["New game"], name
        expected = "No game has been finished here yet." if name == "rematch" else "There's no game here. Start one with /new."
        assert ann.last.text.startswith(expected), name
        assert message.private_to == (ann.account if limits.can_whisper else ""), name
    await ann.press(ann.last, "New game")
    await ann.until(lambda each: "New game of" in each.text)


async def test_the_old_name_greets_only_where_platforms_send_it(bot: Bot) -> None:
    """Telegram has `/start` of its own; on Discord nobody is greeted in a channel."""
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    (message,) = (await ann.say("/start")).messages
    assert message.private_to == ann.account
    assert ann.last.labels() == ["New game"]


@pytest.mark.parametrize("language", shipped().languages)
async def test_a_refusal_names_whom_to_ask(bot: Bot, language: str) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/new")
    card = await ann.until(lambda each: "Start" in each.labels())
    await ben.say(f"/settings language {language}")
    await ben.press(card, "Options")
    assert "Ann" in ben.answers[-1].text
    say = Translator(language).text
    assert str(say("chat-role-host")) in ben.answers[-1].text
    await ben.say("/undo")
    assert "/begin" in ben.last.text or "/games" in ben.last.text
