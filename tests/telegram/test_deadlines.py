"""A deadline is shown in each reader's own zone, with how far away it is; old apps show words that stay true."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.chat.contract import Moment, Paragraph
from bot.store import Store
from bot.telegram.wording import format_paragraphs
from tests.standins.telegram.evening import evening
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.refusals import Refusal
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.texts import Marked, read
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, seen, talk

GROUP = -1_000_000_000_001
DAY = 86_400


def outside_times(said: Marked) -> str:
    """The text without its times."""
    times = [said.part(each) for each in said.entities if each["type"] == "date_time"]
    return re.sub("|".join(map(re.escape, times)), "", said.text) if times else said.text


async def test_turn_and_games_show_deadlines_in_the_readers_zone(tmp_path: Path) -> None:
    async with evening(tmp_path, ()) as party:
        telegram = party.telegram
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        for one in (ann, ben):
            one.start()
            await one.tell("/games")
            await seen(one, "Your game")
        found = [each.content for chat in telegram.world.chats.values() for each in chat.messages]
        assert not [said.text for said in found if "UTC" in outside_times(said)]
        deadlines = [said for said in found if re.search(r"Play by|· by ", said.text)]
        assert len(deadlines) >= 2
        for said in deadlines:
            date, distance = (each for each in said.entities if each["type"] == "date_time")
            assert (date["date_time_format"], distance["date_time_format"]) == ("wdt", "r")
            assert said.part(distance) == "24 hours per turn"
            moment = date["unix_time"]
            assert "(in 1 day)" in said.as_read("Europe/Berlin", moment - DAY)
            assert said.as_read("Asia/Tokyo", moment - DAY) != said.as_read("Europe/Berlin", moment - DAY)
        party.check_manners()


async def test_each_message_with_a_time_is_looked_at(store: Store) -> None:
    """That a deadline has both forms is checked of all messages at the end; here, that each of these says a time at all."""
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        for one in (ann, ben):
            one.start()
        await begun(ann, ben)
        first = "Ann, it's your turn" in (await seen(ann, "it's your turn")).plain
        asked, other = (ann, ben) if first else (ben, ann)
        hour = datetime.now(UTC).hour

        async def timed(one: TelegramPhone, words: str, part: str) -> None:
            before = one.now
            await one.say(words)
            said = one.found(await seen(one, part, before))
            forms = [each["date_time_format"] for each in said.content.entities if each["type"] == "date_time"]
            assert "wdt" in forms, said.text

        await timed(asked, "/games", "Play by")
        talk(other)
        await timed(other, "/board", "tiles left")
        await asked.tell(f"/settings quiet {(hour - 1) % 24}-{(hour + 3) % 24}")
        await seen(asked, "Quiet hours: ")
        await timed(other, "/nudge", "quiet hours")
        await asked.tell("/settings quiet off")
        await seen(asked, "Quiet hours: none")
        await timed(asked, "/away 2d", "away until")
        await timed(other, "/nudge", "They're away until")
        await asked.say("/away off")
        await seen(asked, "is back")
        await timed(other, "/nudge", "is waiting in game")
        await timed(other, "/nudge", "already nudged")
        await timed(other, "/give", "more time from")
        await timed(asked, "/away from tomorrow until 3d", "is away from")
        await timed(asked, "/pause 3d", "asks to pause")
        question = await seen(other, "asks to pause")
        await other.press(question, question.button("Pause"))
        await seen(asked, "Paused until")
        await timed(other, "/nudge", "The game is paused")
        await other.say("/pause")
        await seen(asked, "ended the pause")


async def test_refusal_shows_its_time_in_the_readers_zone(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        waits = ben if "Ann, it's your turn" in (await seen(ann, "it's your turn")).plain else ann
        for said in ("is waiting in game", "Someone has already nudged"):
            await waits.say("/nudge")
            await seen(waits, said)
        refused = [each.content for each in group.messages if "already nudged" in each.text]
        assert len(refused) == 1
        assert "UTC" not in outside_times(refused[0])


def test_times_stay_within_the_text() -> None:
    lines = (Paragraph(("🎲 by ", Moment(0, now=1, pace="1 hour per turn"), ".")),)
    text, marks = format_paragraphs(lines, 4096, ping=True)
    assert text == "🎲 by Thu 1 Jan, 00:00 UTC (1 hour per turn)."
    shown = [text.encode("utf-16-le")[2 * mark.start : 2 * (mark.start + mark.length)].decode("utf-16-le") for mark in marks]
    assert shown == ["Thu 1 Jan, 00:00 UTC", "1 hour per turn"]


@pytest.mark.parametrize(("form", "fits"), [("r", True), ("wdt", True), ("DT", True), ("", True), ("rt", False), ("tw", False)])
def test_stand_in_checks_the_format_of_a_time(form: str, fits: bool) -> None:
    entity = {"type": "date_time", "offset": 0, "length": 2, "unix_time": 5, "date_time_format": form}
    if fits:
        assert read("by", [entity], 10, "text").entities[0]["date_time_format"] == form
    else:
        with pytest.raises(Refusal):
            read("by", [entity], 10, "text")
