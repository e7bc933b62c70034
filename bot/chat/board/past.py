"""The past of a game, step by step, as everybody may see it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.board.data import BoardStep
from bot.chat.table_context import TableContext
from bot.engine.events import Event
from bot.scene.phrases import tell


def steps_of(seen: TableContext) -> Iterator[BoardStep]:
    """Yield each tile or card with everything it brought about."""
    presentation, begun = seen.presentation(seen.public), 0
    for end in _ends(seen):
        events = (event for played in presentation.view.log[begun:end] for event in played.events)
        yield BoardStep(end, tuple(str(tell(presentation, event)) for event in events if _is_said(seen, event)))
        begun = end


def step_before(seen: TableContext, actions: int) -> int:
    """Return how many actions the game had before the step that leads to this number of them."""
    return max((end for end in _ends(seen) if end < actions), default=0)


def _ends(seen: TableContext) -> Iterator[int]:
    """Yield how many actions the game had at the end of each step."""
    log, told = seen.public.log, False
    for number, played in enumerate(log):
        if told and seen.face.step_begins(played.events):
            yield number
            told = False
        told = told or any(_is_said(seen, event) for event in played.events)
    if told:
        yield len(log)


def _is_said(seen: TableContext, event: Event) -> bool:
    return not isinstance(event, seen.face.unsaid)
