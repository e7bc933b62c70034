"""Helpers for table tests."""

from __future__ import annotations

from itertools import count
from typing import Any

from bot.engine.actions import Action
from bot.table.deeds.base import Deed
from bot.table.deeds.lobby import Join, Start
from bot.table.deeds.play import Act
from bot.table.habits import USUAL, Habits
from bot.table.options import Options
from bot.table.people import People, Person
from bot.table.permissions import Actor
from bot.table.table import Seat, Table
from bot.table.tables import Done, Tables

HERE = "telegram:-100"
_numbers = count()


def key() -> str:
    return f"click-{next(_numbers)}"


def who(name: str, place: str = HERE, **more: Any) -> Actor:
    return Actor(name, place, **more)


async def do(tables: Tables, table: str | Table, name: str | Actor, deed: Deed) -> Done:
    actor = who(name) if isinstance(name, str) else name
    return await tables.do(table if isinstance(table, str) else table.id, actor, deed, key())


async def opened(tables: Tables, *names: str, habits: dict[str, Habits] | None = None, **options: Any) -> Table:
    """Open a table and seat these players."""
    first, *others = names
    usual = habits or {}
    agreed = Options(**options)
    done = await tables.open(who(first), agreed, key=key(), salt=f"salt of {first}", habits=usual.get(first, USUAL))
    for name in others:
        done = await do(tables, done.table, name, Join(f"salt of {name}", usual.get(name, USUAL)))
    return done.table


async def started(tables: Tables, *names: str, habits: dict[str, Habits] | None = None, **options: Any) -> Table:
    """Start a game of these players."""
    table = await opened(tables, *names, habits=habits, **options)
    return (await do(tables, table, names[0], Start())).table


def asked_seat(table: Table) -> Seat:
    """The seat of the player to act."""
    assert table.asked is not None
    return table.asked


def decider(table: Table) -> str:
    """The player to act."""
    return asked_seat(table).person


def seat_of(table: Table, name: str) -> int:
    """The number of a player's seat."""
    number = table.seat_of(name)
    assert number is not None
    return number


async def person_of(people: People, account: str) -> Person:
    """The person of a known account."""
    person = await people.of_account(account)
    assert person is not None
    return person


async def known_person(people: People, name: str) -> Person:
    """A person who has not been forgotten."""
    person = await people.get(name)
    assert person is not None
    return person


def default_turn(table: Table) -> tuple[Action, ...]:
    """The default actions of a whole turn."""
    game = table.begun_game.copy()
    actions = []
    while game.decision is not None and game.decision.seat == table.decider:
        actions.append(game.default())
        game.apply(actions[-1])
    return tuple(actions)


async def play_turn(tables: Tables, table: Table) -> Done:
    """Play the default turn for the player to act."""
    return await do(tables, table, decider(table), Act(table.version, default_turn(table)))
