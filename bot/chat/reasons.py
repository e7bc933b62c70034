"""A computer player's choices and its reasons, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ai.move import Reason
from bot.chat.table_context import TableContext
from bot.chat.voice import Param
from bot.engine.actions import Action
from bot.engine.game import Game
from bot.i18n import Words, message_id
from bot.scene.cell_names import cell_name
from bot.scene.phrases import option_words


def reasons_said(seen: TableContext, reasons: Sequence[Reason]) -> Words:
    """Return the reasons, a sentence each."""
    return Words(" ".join(_said(seen, reason) for reason in reasons))


def _said(seen: TableContext, reason: Reason) -> str:
    given: dict[str, Param] = {"points": reason.points, "kind": reason.feature or "none", "figure": reason.figure or "none"}
    given["on"] = reason.on or "none"
    given["other"] = seen.name(reason.seat) if reason.seat is not None else "none"
    given["cell"] = Words(cell_name(reason.at)) if reason.at is not None else "none"
    return seen.voice.said(message_id("why", reason.code), **given)


def chosen(seen: TableContext, game: Game, action: Action) -> Words:
    """Return an option of the game's present decision, in the words of its button."""
    return option_words(seen.presentation(game.view(None if game.decision is None else game.decision.seat)), action)
