"""What happened: facts with their terms, so that nobody outside has to compute a rule again."""

from __future__ import annotations

from typing import Any

import msgspec

Cell = tuple[int, int]


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """One fact brought about by an action (or by the set-up)."""

    @property
    def kind(self) -> str:
        """The event's name, also the tail of its message's id."""
        return str(self.__struct_config__.tag)

    @property
    def reveals(self) -> bool:
        """Whether somebody learned by it what was hidden, so that its action cannot be taken back as if nothing had happened."""
        return False

    @property
    def conceals(self) -> bool:
        """Whether something lies hidden by it: then it can be taken back only while nobody has moved after it (CARD-H5)."""
        return False


class Points(Event, frozen=True, tag="points"):
    """A seat's score changes: `reason` says for what, `terms` how the sum comes about, `at` and `on` name the feature."""

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
    """The event as plain data, as `explain` prints it."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    return data
