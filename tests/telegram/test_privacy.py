"""One user in two groups: neither group learns of the other, and personal answers stay personal."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from bot.chat.commands.all import COMMANDS
from tests.standins.people import Seen
from tests.standins.telegram.evening import evening
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Chat, TelegramMessage
from tests.telegram.adapting import phone
from tests.telegram.seeing import begun, code_of, seen
from tests.waiting import until

HERE, THERE = -1_000_000_000_001, -1_000_000_000_002
SECRET = "SecretLover"
_INVISIBLE = re.compile("[\u2060\u2066-\u2069]")
WORDS = {
    "settings": ("", " zone Europe/Berlin", " quiet 22:00 07:00", " ping both", " nonsense"),
    "block": ("", " SecretLover", " Nobody"),
    "help": ("", " play"),
    "board": ("", " words"),
    "rules": ("", " farmer"),
    "away": (" 3d", ""),
    "leaderboard": ("", " all"),
}
"""Arguments for some of the commands."""
GUESSES = tuple(tomllib.loads((Path(__file__).parents[1] / "chat/first_guesses.toml").read_text("utf-8"))["people"])


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "never opened"])
async def test_personal_answers_are_not_shown_to_a_group(tmp_path: Path, *, opened: bool) -> None:
    async with evening(tmp_path, ()) as party:
        telegram = party.telegram
        there, here = telegram.world.group(THERE, "There"), telegram.world.group(HERE, "Here")
        ann, lover = phone(telegram, there, 1, "Ann"), phone(telegram, there, 2, SECRET)
        if opened:
            ann.start()
            await until(lambda: ann.alone.messages[1:])
        codes: list[str] = []

        def fresh(part: str) -> list[Seen]:
            return [each for each in ann.shown() if part in each.plain and each.offers("Join") and code_of(each) not in codes]

        for _ in range(2):
            await ann.say("/new")
            await until(lambda: fresh("New game of"))
            card = fresh("New game of")[-1]
            await lover.press(card, card.button("Join"))
            await until(lambda: fresh(f"2. {SECRET}"))
            await ann.press(card, card.button("Start"))
            codes.append(code_of(card))
            await until(lambda: sum("it's your turn" in each.first for each in there.messages) == len(codes))
        if opened:
            await ann.tell("/settings zone Asia/Tokyo")
            await seen(ann, "Asia/Tokyo")
        here.members[1] = "member"
        ann = TelegramPhone(telegram, ann.user, here)
        hidden = (*codes, SECRET, "Asia/Tokyo", "Time zone", "Quiet hours", "22:00", "Your settings", "Changed.")
        for name in COMMANDS:
            for words in WORDS.get(name, ("",)):
                said = len(telegram.calls)
                ann.write(here, f"/{name}@meeple_bot{words}")
                await _dealt_with(telegram, said)
                for text in _said(telegram, here):
                    assert not any(part in text for part in hidden), (name, words, text)
        await _guess_and_press(telegram, here, ann)
        assert [text for text in _said(telegram, here) if any(part in text for part in hidden)] == []
        if not opened:
            assert not [each for each in ann.alone.messages if each.sender is telegram.world.bot]
            assert any("Open a private chat with me first" in text for text in _said(telegram, here))
        else:
            assert any("Europe/Berlin" in text for text in _said(telegram, ann.alone))
        party.check_manners()


async def test_panel_obeys_nobody_but_its_asker(tmp_path: Path) -> None:
    """Neither another player, nor an admin, nor one who writes as the group: a press always comes from the person."""
    async with evening(tmp_path, ()) as party:
        telegram = party.telegram
        here = telegram.world.group(HERE, "Here")
        ann, ben, eve = (phone(telegram, here, number, name) for number, name in enumerate(("Ann", "Ben", "Eve"), start=1))
        here.members[3] = "administrator"
        card = await begun(ann, ben)
        await ann.say("/new")
        second = await offering(ann, "Add computer")
        await ann.press(second, second.button("Add computer"))
        menu = await seen(ann, "How strong should the computer be?")
        ann.start()
        await until(lambda: ann.alone.messages[1:])
        await ann.say(f"/resign {code_of(card)}")
        sure = await seen(ann, "Resign from")
        assert sure.private
        said = len(telegram.calls)
        eve.write_as_group("/help@meeple_bot")
        await _dealt_with(telegram, said)
        before = [(each.number, each.edits, each.text) for each in here.messages]
        for panel in (ann.found(menu), ann.found(sure)):
            for row in panel.keyboard:
                for other in (ben, eve):
                    assert await other.tap(panel, row[0]["callback_data"]) in PANEL_OF_ANN
        assert [(each.number, each.edits, each.text) for each in here.messages] == before
        assert not any("resigned" in each.first for each in here.messages)
        party.check_manners()


async def offering(one: TelegramPhone, label: str) -> Seen:
    """Wait for a message with this button and without a table that has begun; return it."""
    await until(lambda: [each for each in one.shown() if each.offers(label) and "2. Ben" not in each.plain])
    return next(each for each in one.shown() if each.offers(label) and "2. Ben" not in each.plain)


PANEL_OF_ANN = (
    "These buttons are for Ann. Open your own in the same way.",
    *(f"These buttons are for Ann. Open your own: /{name}" for name in ("resign", "leave")),
)


async def _guess_and_press(telegram: Telegram, chat: Chat, one: TelegramPhone) -> None:
    """Write what newcomers try, then press each button that the bot has posted there."""
    for guess in GUESSES:
        said, (word, *more) = len(telegram.calls), guess.split()
        one.write(chat, " ".join((f"{word}@{telegram.world.bot.username}", *more)))
        await _dealt_with(telegram, said)
    for panel, data in _keys(telegram, chat):
        await one.tap(panel, data)


def _keys(telegram: Telegram, chat: Chat) -> list[tuple[TelegramMessage, str]]:
    """All buttons of the bot in a chat."""
    panels = [each for each in chat.messages if each.sender is telegram.world.bot]
    keys = [(panel, key) for panel in panels for row in panel.keyboard for key in row]
    return [(panel, key["callback_data"]) for panel, key in keys if "callback_data" in key]


def _said(telegram: Telegram, chat: Chat) -> list[str]:
    return [_INVISIBLE.sub("", each.text) for each in chat.messages if each.sender is telegram.world.bot]


async def _dealt_with(telegram: Telegram, before: int) -> None:
    """Whether it caused a post anywhere."""
    await until(lambda: any(call.method.startswith("send") for call in telegram.calls[before:]))
