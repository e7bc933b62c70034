"""Why a computer player chooses something, in a sentence."""

from __future__ import annotations

from bot.ai.choice import Reason
from bot.chat.faces import Scenery
from bot.chat.voice import Param
from bot.i18n import Words, message_id
from bot.scene import cell_name


def reason_words(seen: Scenery, reason: Reason) -> str:
    """Why, in a sentence."""
    given: dict[str, Param] = {"points": reason.points, "kind": reason.feature or "none", "figure": reason.figure or "none"}
    given |= {"row": reason.on or "none", "colour": reason.on or "none", "outpost": reason.on or "none"}
    given["other"] = seen.name(reason.seat) if reason.seat is not None else "none"
    given["cell"] = Words(cell_name(reason.at)) if reason.at is not None else "none"
    return seen.voice.said(message_id("why", reason.code), **given)
