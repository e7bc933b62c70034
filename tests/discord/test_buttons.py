"""Rarely seen buttons, over sockets: pages, mute, forget, rematch, table choice."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import BlankRenderer, services, without_threads
from tests.discord.wire import serving
from tests.standins.buttons import STORIES, Pair, Story
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.people import Player, Seen, turn_of, whose_turn
from tests.standins.short import short_record
from tests.store.servers import Server


@asynccontextmanager
async def a_pair(store: Store, *, threads: bool = True) -> AsyncIterator[Pair]:
    """Ann and Ben in a channel, where games get threads or not; at the end, fail if Discord would have refused anything sent."""
    made = services(store, BlankRenderer)
    async with serving(store, made, Conversation(made)) as (standin, deliver):
        standin.state.first = PATIENT
        (club,) = standin.state.guilds.values()
        channel = standin.state.channel(club)
        if not threads:
            await without_threads(made, f"discord:{club.id}/{channel.id}")
        (ann, phone), (ben, _) = (seat(standin, name, channel) for name in ("Ann", "Ben"))
        account, upload = f"discord:{phone.user.id}", partial(phone.upload, "/import", "file", "game.json")
        yield Pair(ann, ben, account, made, upload, deliver)
        assert standin.unanswered == []
        assert standin.state.problems == []


async def test_starting_a_turn_again_replaces_the_draft(store: Store) -> None:
    """Each press on the turn message opens a new draft and deletes the old one; a confirmed turn stays."""
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
        done = await player.until(lambda seen: seen.private and seen.plain.startswith("Move played."))
        while (found := await whose_turn(pair.players)) is not None and found[0] is not player:
            await found[0].decide(found[1])
        assert found is not None
        before = player.phone.now
        await player.press(found[1], found[1].choices[0])
        await player.until(lambda seen: seen.private and seen.choices, before)
        assert done.id in [seen.id for seen in player.phone.shown()]


async def test_slow_press_keeps_the_turn_message(store: Store, server: Server) -> None:
    """While the store hangs, the press is deferred as an edit of the turn message, not as a private reply."""
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
    """Wait until only one private message has choices."""
    async with player.patience("for the earlier draft to go"):
        while True:
            now = player.phone.now
            if not any(seen.private and seen.choices and seen.id != draft.id for seen in player.phone.shown()):
                return
            await player.phone.news(now)


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
async def test_rare_buttons_on_discord(store: Store, story: Story) -> None:
    async with a_pair(store, threads=story is not Pair.which) as pair:
        await story(pair)
