"""The page on adding a command, followed to the letter: in a copy of the project, and tried on every platform."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import pytest

from bot.chat.command import Command
from bot.chat.commands.all import BUTTONS, COMMANDS
from bot.chat.contract import PlatformLimits
from bot.discord import commands as slash
from bot.discord.limits import DISCORD
from bot.i18n import shipped
from bot.i18n.catalogue import Entries
from bot.store import Store
from bot.table.deeds import talk
from bot.telegram.limits import TELEGRAM
from bot.telegram.menu import set_menus
from bot.web.limits import WEB
from tests.chat.room import Bot, Guest
from tests.project.copies import Copy
from tests.project.documents import ROOT, blocks
from tests.store.beside import nothing_goes_wrong

__all__ = ["nothing_goes_wrong"]

SHOWN: Final = [dedent(code) for _, code in blocks((ROOT / "docs" / "adding-a-command.md").read_text("utf-8"))]
DEED, RECORD, MENU_WORDS, OTHER_WORDS = SHOWN
TRIED: Final = """
from bot.chat.commands.all import ALIASES, BUTTONS, COMMANDS, menu
from bot.discord.commands import payload
from bot.i18n import shipped
from bot.table.deeds.talk import Wave

names = list(COMMANDS)
assert names[names.index("nudge") + 1] == "wave"
assert "wave" in BUTTONS and ALIASES["greet"] == "wave" and Wave.name == "wave"
assert "wave" in {sub["name"] for each in payload(menu()) if each["name"] == "game" for sub in each["options"]}
for language in shipped().languages:
    assert "wave to the others in your game" in {each.line for each in menu(language)}
"""


def test_command_takes_three_python_files_and_its_words(tmp_path: Path) -> None:
    copy = Copy(tmp_path, "bot")
    copy.append("bot/table/deeds/talk.py", DEED)
    copy.append("bot/chat/commands/table.py", RECORD)
    copy.replace("bot/chat/commands/all.py", "table.NUDGE,", "table.NUDGE, table.WAVE,")
    for language in shipped().languages:
        name = next(line for line in copy.lines(f"bot/i18n/{language}/commands.ftl") if line.startswith("slash-nudge ="))
        copy.replace(f"bot/i18n/{language}/commands.ftl", name, f"{name}\n\n{MENU_WORDS}")
        copy.append(f"bot/i18n/{language}/chat.ftl", OTHER_WORDS)
    copy.run(TRIED)
    assert [path for path in copy.changed() if not path.endswith(".ftl")] == [
        "bot/chat/commands/all.py",
        "bot/chat/commands/table.py",
        "bot/table/deeds/talk.py",
    ]


@pytest.fixture
def wave(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """The page's command, in the list and with its words in every language."""
    made: dict[str, Any] = {}
    exec(DEED, made)  # noqa: S102 - this is the page
    monkeypatch.setattr(talk, "Wave", made["Wave"], raising=False)
    exec(RECORD, made)  # noqa: S102 - this is the page
    command: Command = made["WAVE"]
    assert command.button is not None
    monkeypatch.setitem(COMMANDS, command.name, command)
    monkeypatch.setitem(BUTTONS, command.button.verb, command.button)
    (tmp_path / "words.ftl").write_text(MENU_WORDS + OTHER_WORDS, "utf-8")
    for language in shipped().languages:
        for name, source in Entries(tmp_path)._sources.items():
            monkeypatch.setitem(shipped().entries(language)._sources, name, source)
    return command


async def begun(bot: Bot) -> tuple[Guest, str]:
    """Start a game of three; return one of them and its code."""
    platform = next(iter(bot.rooms))
    ann, *others = (bot.guest(f"{platform}:{n}", name, f"{platform}:-1") for n, name in enumerate(("Ann", "Ben", "Cy"), start=1))
    before = {each.id for each in ann.sees()}
    await ann.say("/new")
    card = await ann.until(lambda each: each.id not in before and any(".join." in button.id for button in each.buttons))
    code = card.buttons[0].id.partition(".")[0]
    for other in others:
        await other.say(f"/join {code}")
    await ann.say(f"/start {code}")
    await bot.settle(code)
    return ann, code


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda limits: limits.platform)
async def test_new_command_works_on_each_platform(wave: Command, store: Store, limits: PlatformLimits) -> None:
    async with Bot(store, limits) as bot:
        ann, code = await begun(bot)
        await ann.say("/wave")
        await ann.until(lambda each: each.text == "2 players see you wave.")
        await ann.until(lambda each: each.text == "Ann waves.")
        assert await bot.talk.complete(ann.request(words="/wave ")) == (code,)
        await ann.say("/wave abc")
        assert "abc" in ann.last.text, "only a table's code may follow"


async def test_new_commands_button_chooses_among_tables(wave: Command, store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann, _ = await begun(bot)
        await begun(bot)
        await ann.say("/wave")
        assert ann.last.text == "Which game?"
        await ann.press(ann.last, ann.last.buttons[0])
        assert ann.answers[-1].text == "2 players see you wave."


async def test_new_command_is_in_the_help(wave: Command, store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.say("/help")
        await ann.press(ann.last, "Commands")
        assert " /wave" in ann.last.text.replace("\u2060", "")
        await ann.say("/help wave")
        assert "/wave: wave to the others in your game" in ann.last.text
        assert "Waves to everybody who plays with you." in ann.last.text


def test_new_command_is_in_discords_menu(wave: Command, store: Store) -> None:
    menu = Bot(store, DISCORD).talk.commands()
    group = next(each for each in slash.payload(menu) if each["name"] == "game")
    told = next(each for each in group["options"] if each["name"] == "wave")
    assert (told["description"], told["name_localizations"]["de"]) == ("wave to the others in your game", "wave")
    assert [(each["name"], each["autocomplete"]) for each in told["options"]] == [("table", True)]
    given = [{"name": "wave", "type": 1, "options": [{"name": "table", "type": 3, "value": "k3m9x2ab"}]}]
    assert slash.words_of({"name": "game", "options": given}, menu) == "/wave k3m9x2ab"


class Menus:
    """The menus sent to Telegram, by scope, and what else is set."""

    id = 1

    def __init__(self) -> None:
        self.told: dict[str, list[str]] = {}
        self.described: list[str] = []

    async def set_my_commands(self, shown: list[Any], *, scope: Any, language_code: str | None) -> None:
        self.told[scope.type] = [each.command for each in shown]

    async def set_my_description(self, text: str, *, language_code: str | None) -> None:
        self.described.append("long")

    async def set_my_short_description(self, text: str, *, language_code: str | None) -> None:
        self.described.append("short")

    async def set_chat_menu_button(self, *, menu_button: Any) -> None:
        self.described.append(menu_button.type)


async def test_new_command_is_typed_on_telegram(wave: Command, store: Store) -> None:
    """The menus are short, and name their commands."""
    async with Bot(store, TELEGRAM) as bot:
        menus: Any = Menus()
        await set_menus(menus, bot.talk, (), store.documents)
        assert {kind: len(names) for kind, names in menus.told.items() if "group" in kind} == {"all_group_chats": 12}
        assert len(menus.told) == 3
        assert not any("wave" in names for names in menus.told.values())
        assert menus.described == ["long", "short", "commands"]
