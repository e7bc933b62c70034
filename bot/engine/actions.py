"""Players' actions: one small frozen type for each `do` of the game record."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.refusals import IllegalAction


class Action(
    msgspec.Struct, frozen=True, cache_hash=True, gc=False, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    """One choice of one seat; it serialises to its record form without the seat."""

    @property
    def do(self) -> str:
        """The action's name in the record."""
        return str(self.__struct_config__.tag)


class Skip(Action, frozen=True, cache_hash=True, tag="skip"):
    """Decline an optional choice."""


SKIP = Skip()


class ActionReader:
    """Reads actions from untrusted data; each game has one for all its action types."""

    def __init__(self, types: tuple[type[Action], ...]) -> None:
        self.types = {str(t.__struct_config__.tag): t for t in types}

    def read(self, data: object) -> tuple[int | None, Action]:
        """Return the seat (if named) and the action; raise IllegalAction for anything else."""
        if not isinstance(data, dict):
            raise IllegalAction("bad_action", {"why": "an object is expected"})
        fields = dict(data)
        seat = fields.pop("seat", None)
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool)):
            raise IllegalAction("bad_action", {"why": "`seat` is a number"})
        if "do" not in fields:
            raise IllegalAction("bad_action", {"why": "`do` is missing"})
        do = fields["do"]
        if not isinstance(do, str) or do not in self.types:
            raise IllegalAction("unknown_action", {"do": str(do)[:40], "known": sorted(self.types)})
        try:
            return seat, msgspec.convert(fields, self.types[do])
        except (msgspec.ValidationError, RecursionError, TypeError) as error:
            raise IllegalAction("bad_action", {"why": str(error)[:200]}) from None


def write_action(action: Action, seat: int | None = None) -> dict[str, Any]:
    """Return the action in its record form; options carry no seat."""
    data = {name: list(value) if isinstance(value, tuple) else value for name, value in msgspec.to_builtins(action).items()}
    return data if seat is None else {"seat": seat, **data}
