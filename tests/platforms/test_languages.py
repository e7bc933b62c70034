"""A short game in each language, on both platforms, of people whose names are written from right to left and in Chinese letters.

They know buttons by what these do, not by their words.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.discord.commands import LOCALES
from bot.i18n import Translator, shipped
from tests.standins.discord import manners as discord_manners
from tests.standins.discord.evening import started
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import EVERYBODY
from tests.standins.people import Button, Player, Seen, plain
from tests.standins.process import HASTY, BotProcess
from tests.standins.short import base_record
from tests.standins.telegram.evening import GROUP, SPEED
from tests.standins.telegram.manners import PUSH, open_questions, out_of_place, rude
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.waiting import until

NAMES = ("אורי", "小明")
TILES = 5
_ID = re.compile(r"[^.]+\.\w+\.(\w+)\.")
ENGLISH = re.compile(r"\b(your turn|tiles left|Confirm|Board as text|Move played|Game over)\b")
COMMANDS = ("/games", "/stats", "/settings", "/help", "/rules", "/rules farmer", "/leaderboard", "/away", "/privacy", "/new")
"""Commands with answers in words; in a language none of their lines is the English one."""
YOUR_TURN = {
    "en": "it's your turn",
    "de": "du bist dran",
    "es": "te toca",
    "fr": "à toi de jouer",
    "pl": "twoja kolej",
    "ru": "вам ходить",
    "uk": "вам ходити",
}
"""What a phone shows of a call, in each language."""
YOUR_TURN = {
    "en": "your turn",
    "de": "du bist dran",
    "es": "te toca",
    "fr": "à toi de jouer",
    "pl": "twoja kolej",
    "ru": "вам ходить",
    "uk": "вам ходити",
}
"""What a lock screen must show."""
LETTERS = re.compile("[A-Za-z]")
Asked = Callable[[Seen], set[str]]
"""The names of those whom a message calls."""


def does(seen: Seen, verb: str) -> list[Button]:
    """The buttons of a message that do this."""
    ids = ((button, _ID.match(button.id.rpartition("\n")[2])) for button in seen.buttons)
    return [button for button, found in ids if found is not None and found[1] == verb]


async def play(players: list[Player], asked: Asked, confirm: tuple[str, ...]) -> list[str]:
    """Play to the end; return the first lines of the turns."""
    lines: list[str] = []
    last = 0
    while True:
        seen = await players[0].until(
            lambda seen, last=last: does(seen, "rematch") or (seen.change > last and _asks(seen, asked, confirm))  # type: ignore[misc]
        )
        if does(seen, "rematch"):
            return lines
        last = seen.change
        lines.append(seen.plain.splitlines()[0])
        (name,) = asked(seen)
        player = next(each for each in players if each.name == name)
        before = player.phone.now
        await player.press(seen, player.dice.choice(does(seen, "open")))
        draft = await player.until(lambda seen, before=before: seen.change > before and seen.offers(confirm))  # type: ignore[misc]
        await player.press(draft, draft.button(confirm))


def _asks(seen: Seen, asked: Asked, confirm: tuple[str, ...]) -> bool:
    return not seen.private and bool(does(seen, "open")) and bool(asked(seen)) and not seen.offers(confirm)


async def begin(players: list[Player], language: str, card: Callable[[Seen], bool]) -> None:
    """Sit down and start, by the words of the language."""
    say = Translator(language).text
    host, guest = players
    await guest.press(await guest.until(lambda seen: seen.offers(str(say("button-join")))), str(say("button-join")))
    start = str(say("button-start"))
    await host.press(await host.until(lambda seen: seen.offers(start) and card(seen)), start)


def confirm(language: str) -> tuple[str, ...]:
    return tuple(str(Translator(language).text(f"button-{name}")) for name in ("confirm", "skip"))


def both(seen: Seen) -> bool:
    return all(name in seen.plain for name in NAMES)


def check_words(language: str, lines: list[str], texts: list[str]) -> None:
    """Each call names both; no English is left in another language; letters of either direction stand apart."""
    assert len(lines) >= TILES
    assert all(name in line for line in lines for name in NAMES), lines
    assert language == "en" or not [text for text in texts if ENGLISH.search(plain(text))]
    assert [text for text in texts if re.search(rf"[\u2066-\u2068]{NAMES[0]}", text)], (
        "a name from right to left moves nothing else"
    )


@pytest.mark.long
async def test_game_on_discord_in_each_language(tmp_path: Path) -> None:
    async with StandIn().serving() as standin:
        state = standin.state
        rooms = {}
        for language in shipped().languages:
            locale = LOCALES[language][0] if language in LOCALES else "en-US"
            people = [state.user(name, locale=locale) for name in NAMES]
            guild = state.guild(f"Club {language}", *people, locale=locale)
            guild.members[people[1].id] = EVERYBODY
            channel = state.channel(guild)
            rooms[language] = [
                Player(user.name, DiscordPhone(standin, user, channel), random.Random(language)) for user in people
            ]
        async with started(standin, BotProcess(tmp_path, standin.settings() | HASTY)) as (bot,):

            async def game(language: str, players: list[Player]) -> None:
                phone = players[0].phone
                assert isinstance(phone, DiscordPhone)
                await phone.upload("/import", "file", "game.json", base_record(2, TILES))
                await begin(players, language, both)
                lines = await play(players, lambda seen: {user.name for user in phone.message(seen).mentions}, confirm(language))
                for words in COMMANDS:
                    before = phone.now
                    await phone.say(words)
                    await players[0].until(lambda seen: seen.plain, before)
                texts = [each.text for player in players for each in player.phone.shown()]
                check_words(language, lines, texts)
                said[language] = {line for text in texts for line in plain(text).splitlines() if len(LETTERS.findall(line)) > 12}

            said: dict[str, set[str]] = {}
            await asyncio.gather(*(game(language, players) for language, players in rooms.items()))
            assert [lines & said["en"] for language, lines in said.items() if language != "en"] == [set() for _ in LOCALES]
            pings = [ping for ping in state.pings if ping.sound]
            assert len(pings) >= TILES * len(rooms)
            for ping in pings:
                club = ping.message.channel.guild
                assert club is not None
                assert f"<@{ping.user.id}>" in ping.text[:80]
                assert YOUR_TURN[club.name.removeprefix("Club ")] in ping.text[:80]
            assert {ping.message.channel.guild.name for ping in pings if ping.message.channel.guild} == {
                f"Club {language}" for language in YOUR_TURN
            }
            assert state.problems == bot.troubles == discord_manners.rude(state) == []
            assert standin.unanswered == []


@pytest.mark.long
async def test_game_on_telegram_in_each_language(tmp_path: Path) -> None:
    async with Telegram() as telegram:
        rooms = {}
        for number, language in enumerate(shipped().languages):
            users = [telegram.world.person(100 + 10 * number + n, name, language) for n, name in enumerate(NAMES)]
            group = telegram.world.group(GROUP - number, f"Club {language}", *users)
            rooms[language] = [Player(each.name, TelegramPhone(telegram, each, group), random.Random(language)) for each in users]
        given = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "TELEGRAM_PACE": str(SPEED)}
        bot = BotProcess(tmp_path, HASTY | given)
        await bot.start()
        try:

            async def game(language: str, players: list[Player]) -> None:
                phone = players[0].phone
                assert isinstance(phone, TelegramPhone)
                before = phone.now
                phone.write(phone.chat, f"/setup language {language}")
                await players[0].until(lambda _: True, before)
                phone.write(phone.chat, "/import", file=Upload("game.json", base_record(2, TILES)))
                await begin(players, language, both)
                lines = await play(
                    players, lambda seen: set(map(plain, phone.found(seen).content.mentions.values())), confirm(language)
                )
                for words in COMMANDS:
                    before = phone.now
                    phone.write(phone.alone, words)
                    await players[0].until(lambda seen: seen.private and seen.plain, before)
                texts = [each.text for player in players for each in player.phone.shown() if each.plain != ""]
                check_words(language, lines, texts)
                said[language] = {line for text in texts for line in plain(text).splitlines() if len(LETTERS.findall(line)) > 12}
                rung = [plain(each.first) for each in phone.chat.messages if each.called]
                assert len(rung) >= TILES
                assert [first for first in rung if YOUR_TURN[language] not in first[:PUSH]] == []
                await until(lambda: open_questions(phone.chat) == [])

            for player in (each for players in rooms.values() for each in players):
                assert isinstance(player.phone, TelegramPhone)
                player.phone.start()
            said: dict[str, set[str]] = {}
            await asyncio.gather(*(game(language, players) for language, players in rooms.items()))
            assert [lines & said["en"] for language, lines in said.items() if language != "en"] == [set() for _ in LOCALES]
            assert telegram.wrong == bot.troubles == rude(telegram.world) == []
            toasts = [press.answer.result() for press in telegram.presses.by_id.values()]
            assert [toast for toast in toasts if out_of_place(NAMES[0], toast)] == []
        finally:
            await bot.stop()
