"""A whole game as the frames of an animation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.record import Record, play_recorded, replay
from bot.i18n import Translator
from bot.scene.drawing import plain
from bot.scene.face import GameFace
from bot.scene.presentation import SeatLabel
from renderer.scene import Frame


def frames(
    face: GameFace[Any], record: Record, words: Translator, people: Sequence[SeatLabel], upto: int | None = None
) -> Iterator[Frame]:
    """Yield the public picture after each tile, card or claim of a recorded game, and at the end."""
    game = replay(face.kind, record, 0)
    for number, data in enumerate(record.actions[:upto]):
        play_recorded(game, data, number)
        if any(isinstance(event, face.frame_after) for event in game.log[-1].events):
            yield plain(face.frame(face.see(game.view(None), words, people, len(game.log) - 1)))
    yield plain(face.frame(face.see(game.view(None), words, people, len(game.log))))
