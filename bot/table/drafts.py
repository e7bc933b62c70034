"""Drafts as stored."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bot import store
from bot.engine.actions import Action, write_action
from bot.table.deeds.base import Draft
from bot.table.table import Table

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(list[dict[str, Any]]).decode


def write_draft(actions: tuple[Action, ...]) -> bytes:
    """Encode actions for the store."""
    return _encode([write_action(action) for action in actions])


def read_draft(table: Table, draft: store.StoredDraft | None) -> Draft | None:
    """Return the draft of the present decision; None if it belongs to an earlier one."""
    if draft is None or table.game is None or draft.version < table.since:
        return None
    reader = table.game.kind.reader
    return Draft(draft.version, draft.revision, tuple(reader.read(data)[1] for data in _decode(draft.body)))
