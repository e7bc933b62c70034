"""Permissions by deed name, decided only here."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from enum import StrEnum
from typing import Final

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

_SEAT: Final = frozenset({Role.SEAT})
_HOST: Final = frozenset({Role.HOST})
_CLOCK: Final = frozenset({Role.CLOCK})
_PEOPLE: Final = frozenset(Role) - _CLOCK
_ADMINS: Final = frozenset({Role.CHAT_ADMIN, Role.OWNER})

ALLOWED: Final[dict[str, frozenset[Role]]] = {
    "open": _PEOPLE,
    "options": _HOST,
    "join": _PEOPLE,
    "leave": _SEAT,
    "add_computer": _HOST,
    "remove_guest": _HOST,
    "start": _HOST,
    "invite": _SEAT,
    "watch": _PEOPLE,
    "unwatch": _PEOPLE,
    "act": _SEAT,
    "draft": _SEAT,
    "confirm": _SEAT,
    "ask_undo": _SEAT,
    "answer_undo": _SEAT,
    "resign": _SEAT,
    "offer_seat": _SEAT,
    "take_seat": _PEOPLE,
    "vote_kick": _SEAT,
    "nudge": _SEAT,
    "stop_reminders": _SEAT,
    "say": _SEAT,
    "rematch": _SEAT,
    "end": _HOST | _ADMINS,
    "view": _PEOPLE,
    "export": _PEOPLE,
    "set_habits": _CLOCK,
    "merge": _CLOCK,
    "forget": _CLOCK,
    "time_up": _CLOCK,
    "remind": _CLOCK,
    "play_computer": _CLOCK,
    "expire": _CLOCK,
    "move_place": _CLOCK,
    "lose_place": _CLOCK,
    "move_clock": _CLOCK,
    "setup_chat": _ADMINS,
}
"""Every deed with the roles that may do it. The host counts as SEAT only while seated at the table."""


def roles(table: Table, actor: Actor) -> frozenset[Role]:
    """Return the actor's roles at this table. Admins count only in the chat where the table was opened."""
    if actor == CLOCK:
        return _CLOCK
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


def permit(deed: str, having: AbstractSet[Role]) -> None:
    """Raise Denied unless one of these roles may do the deed."""
    allowed = ALLOWED[deed]
    if not allowed & having:
        raise Denied("not_allowed", {"deed": deed, "roles": " ".join(sorted(allowed))})
