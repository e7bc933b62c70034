"""Each deed is allowed in certain table states: open, running, over."""

from __future__ import annotations

import pytest

from bot.table.deeds.base import Deed, Now
from bot.table.deeds.ends import EndTable, NextTable
from bot.table.deeds.lobby import AddComputer, Invite, Join, Leave, RemoveGuest, SetOptions, Start
from bot.table.deeds.pauses import AnswerPause, AskPause, EndPause
from bot.table.deeds.places import MoveHere
from bot.table.deeds.play import Act, Confirm, Reveal
from bot.table.deeds.seats import OfferSeat, Resign, TakeSeat, VoteKick
from bot.table.deeds.talk import Give, Nudge, Say, StopReminders, Unwatch, Watch
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.permissions import Actor, Role
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.playing import do, opened, play_turn, started, who
from tests.table.test_permissions import ACTORS, DEEDS

BEFORE: set[type[Deed]] = {SetOptions, Join, Leave, AddComputer, RemoveGuest, Start, Invite}
DURING: set[type[Deed]] = {
    Act, Confirm, Reveal, AskUndo, AnswerUndo, Resign, OfferSeat, TakeSeat, VoteKick, Nudge, Give, AskPause,
    AnswerPause, EndPause, StopReminders,
}  # fmt: skip
NOT_AFTER: set[type[Deed]] = {Watch, EndTable, MoveHere}
AFTER: set[type[Deed]] = {NextTable}
ALWAYS: set[type[Deed]] = {Say, Unwatch}
OF_PEOPLE = [kind for kind in DEEDS if kind.allowed != {Role.CLOCK}]
STATES = ("open", "running", "over")

UNTIMELY = {"not_open", "not_begun", "over", "not_over"}


def refusal(kind: type[Deed], state: str) -> str:
    """The code that refuses the deed in this state."""
    if kind in BEFORE | DURING | NOT_AFTER and state == "over":
        return "over"
    if kind in BEFORE:
        return "" if state == "open" else "not_open"
    if kind in DURING:
        return "" if state == "running" else "not_begun"
    return "not_over" if kind in AFTER and state != "over" else ""


def test_every_deed_lists_its_states() -> None:
    assert set(OF_PEOPLE) == BEFORE | DURING | NOT_AFTER | AFTER | ALWAYS


async def in_state(tables: Tables, state: str) -> Table:
    if state == "open":
        return await opened(tables, "ann", "ben", seats=4)
    table = await started(tables, "ann", "ben", modules=())
    while state == "over" and table.state == "running":
        table = (await play_turn(tables, table)).table
    return table


def somebody(kind: type[Deed]) -> Actor:
    """Someone permitted to do it, if anybody is."""
    return next(ACTORS[role] for role in (Role.HOST, Role.SEAT, Role.STRANGER) if role in kind.allowed)


@pytest.mark.parametrize("state", STATES)
async def test_deed_in_the_wrong_state_is_refused_and_changes_nothing(tables: Tables, state: str) -> None:
    table = await in_state(tables, state)
    for kind in [kind for kind in OF_PEOPLE if refusal(kind, state)]:
        with pytest.raises(Denied) as refused:
            await do(tables, table, somebody(kind), DEEDS[kind]())
        assert refused.value.code == refusal(kind, state), kind
        assert (await tables.look(table.id)).version == table.version


TIMELY = [(kind, state) for state in STATES for kind in OF_PEOPLE if not refusal(kind, state)]


@pytest.mark.parametrize(("kind", "state"), TIMELY)
async def test_deed_in_the_right_state_is_not_refused_for_its_state(tables: Tables, kind: type[Deed], state: str) -> None:
    table = await in_state(tables, state)
    code = ""
    try:
        await do(tables, table, somebody(kind), DEEDS[kind]())
    except Denied as refused:
        code = refused.code
    except ValueError:
        code = "by the engine"
    assert code not in UNTIMELY


async def test_only_seated_players_can_leave(tables: Tables) -> None:
    """The deed itself refuses, even if permissions were not checked."""
    with pytest.raises(Denied, match="not_seated"):
        Leave().step(await opened(tables, "ann"), who("zoe"), Now(0))
