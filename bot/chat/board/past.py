"""The past of a game, step by step, as everybody may see it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.board.data import BoardStep
from bot.chat.table_context import TableContext
from bot.scene.phrases import tell


def steps_of(seen: TableContext) -> Iterator[BoardStep]:
    """Yield each tile or card with everything it brought about."""
    presentation = seen.presentation(seen.public)
    log, lines = presentation.view.log, list[str]()
    for number, played in enumerate(log, start=1):
        if lines and seen.face.step_begins(played.events):
            yield BoardStep(number - 1, tuple(lines))
            lines = []
        lines += [str(tell(presentation, event)) for event in played.events if not isinstance(event, seen.face.unsaid)]
    if lines:
        yield BoardStep(len(log), tuple(lines))


def step_before(seen: TableContext, actions: int) -> int:
    """Return how many actions the game had before the step that leads to this number of them."""
    return max((step.actions for step in steps_of(seen) if step.actions < actions), default=0)
