"""Buttons that no evening shows, over the wire: pages, mute, forget, rematch, and which of several tables is meant."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import Blank, house
from tests.discord.wire import serving
from tests.standins.buttons import Pair
from tests.standins.discord.evening import PATIENT, seat


@asynccontextmanager
async def a_pair(store: Store) -> AsyncIterator[Pair]:
    """Ann and Ben in a channel; afterwards all that was sent has been such as Discord takes."""
    made = house(store, Blank)
    async with serving(store, made, Conversation(made)) as (standin, deliver):
        standin.state.first = PATIENT
        (club,) = standin.state.guilds.values()
        channel = standin.state.channel(club)
        (ann, phone), (ben, _) = (seat(standin, name, channel) for name in ("Ann", "Ben"))
        account, upload = f"discord:{phone.user.id}", partial(phone.upload, "/import", "file", "game.json")
        yield Pair(ann, ben, account, made, upload, deliver)
        assert standin.unanswered == []
        assert standin.state.problems == []


async def test_pages(store: Store) -> None:
    async with a_pair(store) as pair:
        await pair.pages()


async def test_no_more_reminders(store: Store) -> None:
    async with a_pair(store) as pair:
        await pair.mute()


async def test_being_forgotten(store: Store) -> None:
    async with a_pair(store) as pair:
        await pair.forget()


async def test_a_rematch(store: Store) -> None:
    async with a_pair(store) as pair:
        await pair.rematch()


async def test_which_table_is_meant(store: Store) -> None:
    async with a_pair(store) as pair:
        await pair.which()
