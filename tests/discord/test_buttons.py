"""Buttons that no evening shows, over the wire: pages, mute, forget, rematch, and which of several tables is meant."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import Blank, services
from tests.discord.wire import serving
from tests.standins.buttons import STORIES, Pair, Story
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.people import Player, Seen, turn_of, whose_turn
from tests.standins.short import short_record
from tests.store.servers import Server


@asynccontextmanager
async def a_pair(store: Store) -> AsyncIterator[Pair]:
    """Ann and Ben in a channel; afterwards all that was sent has been such as Discord takes."""
    made = services(store, Blank)
    async with serving(store, made, Conversation(made)) as (standin, deliver):
        standin.state.first = PATIENT
        (club,) = standin.state.guilds.values()
        channel = standin.state.channel(club)
        (ann, phone), (ben, _) = (seat(standin, name, channel) for name in ("Ann", "Ben"))
        account, upload = f"discord:{phone.user.id}", partial(phone.upload, "/import", "file", "game.json")
        yield Pair(ann, ben, account, made, upload, deliver)
        assert standin.unanswered == []
        assert standin.state.problems == []


async def test_who_begins_a_turn_anew_beside_a_draft_sees_one_draft(store: Store) -> None:
    """Each press on the turn message shows a message of its own: the one before it goes. What a turn has come to stays."""
    async with a_pair(store) as pair:
        await pair.going_on(short_record(2, 4))
        player, turn = await turn_of(pair.players)
        draft = turn
        for _ in range(3):
            before = player.phone.now
            await player.press(turn, turn.choices[0])
            draft = await player.until(lambda seen: seen.private and seen.choices, before)
            await alone(player, draft)
        await player.decide(draft)
        done = await player.until(lambda seen: seen.private and seen.plain.startswith("Done."))
        while (found := await whose_turn(pair.players)) is not None and found[0] is not player:
            await found[0].decide(found[1])
        assert found is not None
        before = player.phone.now
        await player.press(found[1], found[1].choices[0])
        await player.until(lambda seen: seen.private and seen.choices, before)
        assert done.id in [seen.id for seen in player.phone.shown()]


async def test_a_press_that_takes_long_never_takes_the_turn_away(store: Store, server: Server) -> None:
    """While the store stands still a press is answered by promising a change of the turn message; that is no whisper."""
    async with a_pair(store) as pair:
        await pair.going_on(short_record(2, 4))
        player, turn = await turn_of(pair.players)
        draft = turn
        assert server.process is not None
        for _ in range(2):
            before = player.phone.now
            server.process.send_signal(signal.SIGSTOP)
            try:
                await player.press(turn, turn.choices[0])
            finally:
                server.process.send_signal(signal.SIGCONT)
            draft = await player.until(lambda seen: seen.private and seen.choices, before)
            await alone(player, draft)
            assert [seen.choices for seen in player.phone.shown() if seen.id == turn.id] == [turn.choices]
        await player.decide(draft)
        assert await whose_turn(pair.players)


async def alone(player: Player, draft: Seen) -> None:
    """Wait until no other private message has choices."""
    async with player.patience("for the earlier draft to go"):
        while True:
            now = player.phone.now
            if not any(seen.private and seen.choices and seen.id != draft.id for seen in player.phone.shown()):
                return
            await player.phone.news(now)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
async def test_buttons(store: Store, story: Story) -> None:
    async with a_pair(store) as pair:
        await story(pair)
