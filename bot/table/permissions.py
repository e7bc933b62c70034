"""Roles at a table, and what is allowed to whom. A deed says itself which roles may do it."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final, NamedTuple

import msgspec

from bot.store import Place
from bot.table.refused import Denied
from bot.table.table import Table


class Role(StrEnum):
    """A person's relation to a table. One person can have several roles at once."""

    SEAT = "seat"
    HOST = "host"
    CHAT_ADMIN = "chat_admin"
    OWNER = "owner"
    STRANGER = "stranger"
    CLOCK = "clock"


class Actor(msgspec.Struct, frozen=True):
    """The person doing a deed, and their place. `admin`: an admin there, says the platform; `owner`: runs the bot itself."""

    person: str
    place: Place
    admin: bool = False
    owner: bool = False


CLOCK: Final = Actor("", "")
"""The actor when a timer is due."""

SEATED: Final = frozenset({Role.SEAT})
"""Those seated at the table, the host only if they are."""
HOST: Final = frozenset({Role.HOST})
ADMINS: Final = frozenset({Role.CHAT_ADMIN, Role.OWNER})
PEOPLE: Final = frozenset(Role) - {Role.CLOCK}
ONLY_CLOCK: Final = frozenset({Role.CLOCK})


class UseCase(NamedTuple):
    """What is not a deed at one table, and yet only some roles may do."""

    name: str
    allowed: frozenset[Role]


OPEN: Final = UseCase("open", PEOPLE)
DRAFT: Final = UseCase("draft", SEATED)
VIEW: Final = UseCase("view", PEOPLE)
EXPORT: Final = UseCase("export", PEOPLE)
SETUP_CHAT: Final = UseCase("setup_chat", ADMINS)


def roles(table: Table, actor: Actor) -> frozenset[Role]:
    """Return the actor's roles at this table. Admins count only in the chat where the table was opened."""
    if actor == CLOCK:
        return ONLY_CLOCK
    found = set()
    if table.seat_of(actor.person) is not None:
        found.add(Role.SEAT)
    if actor.person == table.host:
        found.add(Role.HOST)
    if actor.admin and chat_of(actor.place) == chat_of(table.home):
        found.add(Role.CHAT_ADMIN)
    if actor.owner:
        found.add(Role.OWNER)
    return frozenset(found or {Role.STRANGER})


def chat_of(place: Place) -> Place:
    """Return the chat of a place (the part before the first slash): a channel or thread is set up with its chat."""
    return place.partition("/")[0]


def roles_in_chat(actor: Actor) -> frozenset[Role]:
    """Return the actor's roles in the chat of their place, whatever is played there."""
    return frozenset({Role.OWNER if actor.owner else Role.CHAT_ADMIN if actor.admin else Role.STRANGER})


def permit(deed: str, allowed: AbstractSet[Role], having: AbstractSet[Role]) -> None:
    """Raise Denied unless somebody has one of the roles that may do this."""
    if not allowed & having:
        raise Denied("not_allowed", {"deed": deed, "roles": " ".join(sorted(allowed))})
