"""A topic for a game, made when it starts in a group with topics."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from bot.store import Store
from tests.standins.people import Seen
from tests.standins.telegram.evening import evening
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


async def deserted(*players: TelegramPhone) -> Seen:
    """Let everybody resign; return the last message of the game."""
    for player in players:
        player.start()
        before = player.now
        await player.say("/resign")
        asked = await seen(player, "Resign", before)
        await player.press(asked, asked.button("Resign"))
    return await seen(players[0], "everyone has left")


async def test_game_goes_on_in_a_topic_if_the_bot_may_make_one(tmp_path: Path) -> None:
    async with evening(tmp_path, ()) as party:
        telegram = party.telegram
        group = telegram.world.group(GROUP, "Friends", forum=True)
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        group.members[telegram.world.bot.id] = "administrator"
        await ann.say("/new")
        card = await seen(ann, "New game of")
        await ben.press(card, card.button("Join"))
        await ann.press(card, card.button("Start"))
        await until(lambda: any("t.me/c/" in key.get("url", "") for row in ann.found(card).keyboard for key in row))
        ((topic, name),) = group.topics.items()
        assert name == "Ann and Ben · Carcassonne"
        key = ann.found(card).keyboard[0][0]
        assert key["url"] == f"https://t.me/c/{abs(GROUP) - 10**12}/{topic}"
        assert "Fair draw, sealed in advance" in ann.found(card).text
        there, with_ben = dataclasses.replace(ann, thread=topic), dataclasses.replace(ben, thread=topic)
        await seen(there, "it's your turn")
        assert group.closed == set()
        over = await deserted(there, with_ben)
        await until(lambda: group.closed == {topic})
        await with_ben.press(over, over.button("Rematch"))
        await until(lambda: len(group.topics) == 2)
        assert group.closed == {topic}
        party.check_manners()


@pytest.mark.parametrize("words", ["", "/setup threads off"], ids=["may make none", "admins want none"])
async def test_game_stays_where_it_was_opened(store: Store, words: str) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends", forum=True)
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        group.members[1] = "creator"
        group.members[telegram.world.bot.id] = "administrator" if words else "member"
        if words:
            await ann.say(words)
            await seen(ann, "A thread per game: no")
        await begun(ann, ben)
        assert group.topics == {}


async def test_topic_of_other_people_stays_open(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends", forum=True)
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        group.members[telegram.world.bot.id] = "administrator"
        group.topics[7] = "Talk"
        ann, ben = dataclasses.replace(ann, thread=7), dataclasses.replace(ben, thread=7)
        await begun(ann, ben)
        over = await deserted(ann, ben)
        await ben.press(over, over.button("Rematch"))
        await seen(ben, "New game of", over.change)
        assert (group.topics, group.closed) == ({7: "Talk"}, set())
