"""Events: facts with their terms, so that no code outside the engine implements a rule again."""

from __future__ import annotations

from typing import Any

import msgspec

Cell = tuple[int, int]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """One fact that an action or the set-up caused."""

    @property
    def kind(self) -> str:
        """The event's name, also the end of its message's id."""
        return str(self.__struct_config__.tag)

    @property
    def reveals(self) -> bool:
        """Whether the event revealed hidden information, which rules out a plain undo."""
        return False

    @property
    def conceals(self) -> bool:
        """Whether the event hid something: its action can be undone only while nobody has moved after it (CARD-H5)."""
        return False


class Points(Event, frozen=True, tag="points"):
    """A seat's score changed. `reason`: what for; `terms`: how the points add up; `at` and `on`: the feature."""

    seat: int
    points: int
    reason: str = msgspec.field(name="for")
    terms: dict[str, int] = {}
    at: Cell | None = None
    on: str | None = None


class Finished(Event, frozen=True, tag="finished"):
    """The game is over."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def write_event(event: Event) -> dict[str, Any]:
    """Return the event as plain data, as `explain` prints it."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    return data
