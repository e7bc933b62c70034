"""The fields that an update must have. The library accepts one without them, and puts None in their place."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

_LARGEST: Final = 1 << 53
"""Telegram promises that ids have at most 52 bits."""


class _Known(msgspec.Struct):
    id: Annotated[int, msgspec.Meta(ge=-_LARGEST, le=_LARGEST)]


class _Message(msgspec.Struct, rename={"sender": "from"}):
    chat: _Known
    sender: _Known | None = None
    left_chat_member: _Known | None = None


class _Press(msgspec.Struct, rename={"sender": "from"}):
    id: str
    sender: _Known
    message: _Message | None = None


class _Member(msgspec.Struct):
    status: str
    user: _Known


class _Standing(msgspec.Struct, rename={"sender": "from"}):
    chat: _Known
    sender: _Known
    date: int
    old_chat_member: _Member
    new_chat_member: _Member


class _Update(msgspec.Struct):
    update_id: int
    message: _Message | None = None
    callback_query: _Press | None = None
    my_chat_member: _Standing | None = None


def check_update(data: dict[str, Any]) -> None:
    """Raise `msgspec.ValidationError` if a field is missing."""
    msgspec.convert(data, _Update)
