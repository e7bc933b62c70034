"""Linking one person's Discord, Telegram and web accounts with the real bot, and unlinking them."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, CookieJar

from tests.platforms.test_one_table import ANN, BEN, SharedTable, table
from tests.standins.people import Player, Seen
from tests.waiting import PATIENCE

YES, QUESTION, DONE = "Both are mine", "would become one player", "are now one player"
_BUTTON = re.compile(r'data-button="([^"]+)">([^<]+)<')
_ARTICLE = re.compile(r'<article[^>]*data-number="(\d+)".*?</article>', re.DOTALL)
_INVISIBLE = re.compile("[\u2060\u2066-\u2069]|<[^>]+>")


@dataclass
class RoomVisitor:
    """A visitor of the web room."""

    session: ClientSession
    address: str
    person: str = ""
    events: Any = field(default_factory=lambda: count(1))

    async def come_in(self, name: str) -> None:
        answer = await self.session.post(f"{self.address}name", data={"name": name}, headers=self.headers)
        found = re.search(r'data-person="(\w+)"', await answer.text())
        assert found
        self.person = found[1]

    @property
    def headers(self) -> dict[str, str]:
        return {"Origin": self.address.rstrip("/")}

    async def do(self, path: str, **more: Any) -> None:
        deed = {"person": self.person, "event": f"event-{next(self.events):04d}", **more}
        assert (await self.session.post(f"{self.address}{path}", json=deed, headers=self.headers)).status == 200

    async def until(self, words: str) -> tuple[str, str, dict[str, str]]:
        """Wait for a message with these words; return its number, text, and buttons by label."""
        async with asyncio.timeout(PATIENCE):
            while True:
                page = await (await self.session.get(f"{self.address}chat")).text()
                for found in reversed(list(_ARTICLE.finditer(page))):
                    text = _INVISIBLE.sub("", found[0])
                    if words in text:
                        return found[1], text, {label: button for button, label in _BUTTON.findall(found[0])}
                await asyncio.sleep(0.05)

    async def press(self, words: str, label: str) -> None:
        number, _, buttons = await self.until(words)
        await self.do("press", message=int(number), button=buttons[label])


async def asked(player: Player) -> Seen:
    return await player.until(lambda seen: QUESTION in seen.plain and seen.offers(YES))


async def hears(player: Player, *words: str) -> Seen:
    seen = await player.until(lambda seen: all(each in seen.plain for each in words))
    assert seen.private
    return seen


async def at_a_word(player: Player, word: Callable[[], object], *words: str) -> None:
    """Write until the pending announcement arrives; the first message may come before its delivery has failed."""
    async with asyncio.timeout(PATIENCE):
        while True:
            word()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await hears(player, *words)
                    return


def code_in(text: str) -> str:
    found = re.search(r"/link (\d{8})", text)
    assert found, text
    return found[1]


async def between_discord_and_telegram(evening: SharedTable) -> None:
    """Link, with the bot killed between the two answers."""
    await evening.here.say("/link")
    made = await hears(evening.ann, "/link ")
    await evening.there.tell(f"/link {code_in(made.plain)}")
    assert f"{ANN} (Discord) and you, {BEN} (Telegram)" in (await asked(evening.ben)).plain
    assert f"{BEN} (Telegram) and you, {ANN} (Discord)" in (await asked(evening.ann)).plain
    await evening.ann.press(await asked(evening.ann), YES)
    await hears(evening.ann, "the other account must say yes")
    await evening.bot.kill()
    await evening.discord.until(lambda: not evening.discord.gateway.live())
    await evening.bot.start()
    await evening.bot.outlives(evening.discord.ready())
    await evening.ben.press(await asked(evening.ben), YES)
    for player in (evening.ann, evening.ben):
        await hears(player, DONE, f"{ANN} (Discord)", f"{BEN} (Telegram)")


async def with_the_browser(evening: SharedTable, browser: RoomVisitor) -> None:
    """Link a third account; one of the first two answers for both."""
    await browser.come_in("Wanda")
    await browser.do("say", words="/link")
    _, made, _ = await browser.until("/link ")
    await evening.there.tell(f"/link {code_in(made)}")
    await browser.press(QUESTION, YES)
    for player in (evening.ann, evening.ben):
        assert "Wanda (Web)" in (await asked(player)).plain
    await evening.ann.press(await asked(evening.ann), YES)
    for player in (evening.ann, evening.ben):
        await hears(player, DONE, "Wanda (Web)")
    await browser.until(DONE)


async def everybody_leaves(evening: SharedTable, browser: RoomVisitor) -> None:
    """Unlink all; Telegram, unreachable at first, is told at its next message."""
    evening.there.block()
    await browser.do("say", words="/unlink")
    await browser.press("would start as a new player", "Unlink")
    await hears(evening.ann, "(Web) has left")
    await at_a_word(evening.ben, evening.there.start, "(Web) has left")
    await evening.there.tell("/unlink")
    question = await evening.ben.until(lambda seen: "would start as a new player" in seen.plain)
    assert "stays with" in question.plain
    await evening.ben.press(question, "Unlink")
    await hears(evening.ann, "(Telegram) has left")
    await evening.here.tell("/unlink")
    await hears(evening.ann, "isn't linked to another")


async def test_three_accounts_are_linked_and_unlinked(tmp_path: Path) -> None:
    async with table(tmp_path) as evening, ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
        await between_discord_and_telegram(evening)
        browser = RoomVisitor(session, evening.bot.address)
        await with_the_browser(evening, browser)
        await everybody_leaves(evening, browser)
        assert evening.discord.state.problems == evening.telegram.wrong == evening.bot.troubles == []
        assert evening.discord.unanswered == []
