"""Answers about a person fit a phone in every language: lines of ninety letters, as many as their places allow."""

from __future__ import annotations

from typing import Final

from bot.chat.brief import WIDTH, letters
from bot.discord.limits import DISCORD
from bot.i18n import shipped
from bot.store import Store
from tests.chat.playing import imported
from tests.chat.room import Bot

MOST_LINES: Final = {"/stats": 8, "/stats Ben": 2, "/leaderboard": 8, "/settings": 8, "/help": 8, "/games": 8}


async def test_answers_about_a_person_fit_in_every_language(store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann, _, _ = await imported(bot)
        for language in shipped().languages:
            await ann.say(f"/settings language {language}")
            for words, most in MOST_LINES.items():
                await ann.say(words)
                lines = ann.last.text.split("\n")
                assert len(lines) <= most, (language, words)
                if words.startswith(("/stats", "/leaderboard")):
                    assert [line for line in lines if letters(line) > WIDTH] == [], (language, words)
