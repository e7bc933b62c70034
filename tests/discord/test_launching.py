"""The board inside Discord: the button under a turn and the app's own command open it, if the host has set that up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest

from bot.chat.conversation import Conversation
from bot.chat.launching import LAUNCHED
from bot.store import Store
from tests.discord.table import BlankRenderer, services
from tests.discord.test_menus import Evening
from tests.discord.wire import working
from tests.standins.discord.interactions import COMMAND, LAUNCH, Interaction
from tests.standins.discord.manners import rude
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import snowflake

OPEN: Final = "Open the board"


@asynccontextmanager
async def evening(store: Store, *, boards: bool = True, activity: bool = True) -> AsyncIterator[Evening]:
    """`boards`: the settings are there; `activity`: the host has enabled Activities."""
    made = services(store, BlankRenderer)
    async with StandIn().serving() as standin:
        standin.state.guild("Club")
        if activity:
            standin.state.commands = [entry_point(standin)]
        async with working(standin, store, made, Conversation(made), boards=boards):
            yield Evening(standin, made)
            assert standin.state.problems == []
            assert rude(standin.state) == []
            assert standin.unanswered == []


def entry_point(standin: StandIn) -> dict[str, Any]:
    """The command that Discord makes when Activities are enabled."""
    ids = {"id": str(snowflake()), "application_id": str(standin.state.bot.id), "version": str(snowflake())}
    place = {"integration_types": [0, 1], "contexts": [0, 1, 2], "handler": 1}
    return {**ids, **place, "type": 4, "name": "launch", "description": "", "default_member_permissions": None, "nsfw": False}


async def launched(store: Store, user: int) -> str:
    """The table that the page of this user gets."""
    return (await store.documents.get(LAUNCHED, f"discord:{user}")).body.decode()


async def test_the_button_and_the_command_open_the_board(store: Store) -> None:
    async with evening(store) as e:
        await e.begin()
        [table] = await store.games.all()
        turn = e.living()
        for phone in (e.ann_phone, e.cleo_phone):  # players and onlookers
            done = await phone.pressed(turn, phone.read(turn).button(OPEN))
            assert done.first == LAUNCH
            assert await launched(store, phone.user.id) == table
        [command] = [each for each in e.standin.state.commands if each["type"] == 4]
        data = {"id": command["id"], "name": command["name"], "type": 4}
        done = await e.standin.interact(Interaction(COMMAND, e.ann_phone.user, e.ann_phone.channel, data))
        assert done.first == LAUNCH
        assert await launched(store, e.ann_phone.user.id) == "", "the page lists the games"


async def test_a_refused_launch_is_told(store: Store) -> None:
    async with evening(store) as e:
        await e.begin()
        turn = e.living()
        e.standin.state.commands = [each for each in e.standin.state.commands if each["type"] != 4]
        done = await e.ann_phone.pressed(turn, e.ann_phone.read(turn).button(OPEN))
        assert done.original is not None
        assert done.original.seen_by is e.ann_phone.user
        assert e.ann_phone.read(done.original).plain
        e.standin.state.problems.clear()  # the bot could not know


@pytest.mark.parametrize(("boards", "activity"), [(False, True), (True, False)])
async def test_without_the_set_up_there_is_no_such_button(store: Store, *, boards: bool, activity: bool) -> None:
    async with evening(store, boards=boards, activity=activity) as e:
        await e.begin()
        assert OPEN not in [each.label for each in e.ann_phone.read(e.living()).buttons]
