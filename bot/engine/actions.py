"""What a player can do: one small frozen type for each `do` of the game record."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.refusals import IllegalAction


class Action(
    msgspec.Struct, frozen=True, cache_hash=True, gc=False, tag_field="do", omit_defaults=True, forbid_unknown_fields=True
):
    """One choice of one seat; it serialises to exactly what stands in the record, without the seat."""

    @property
    def do(self) -> str:
        """The action's name in the record."""
        return str(self.__struct_config__.tag)


class Skip(Action, frozen=True, cache_hash=True, tag="skip"):
    """Decline what may be declined."""


SKIP = Skip()


class ActionReader:
    """Reads actions out of untrusted data; a game has one, made of all the action types it knows."""

    def __init__(self, types: tuple[type[Action], ...]) -> None:
        self.types = {str(t.__struct_config__.tag): t for t in types}

    def read(self, data: object) -> tuple[int | None, Action]:
        """The seat (if one is named) and the action; anything else is refused as `bad_action`."""
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
    """The action as it stands in a record; options carry no seat."""
    data = {name: list(value) if isinstance(value, tuple) else value for name, value in msgspec.to_builtins(action).items()}
    return data if seat is None else {"seat": seat, **data}
