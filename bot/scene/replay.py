"""A whole game as the frames of an animation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.record import Record, play_recorded, replay
from bot.i18n import Translator
from bot.scene.drawing import plain
from bot.scene.face import GameFace
from bot.scene.presentation import SeatLabel
from renderer.scene import Frame, PosterScene


def frames(
    face: GameFace[Any], record: Record, words: Translator, people: Sequence[SeatLabel], upto: int | None = None
) -> Iterator[Frame]:
    """Yield the public picture after each turn with a tile, card or claim of a recorded game, with its points, and a poster."""
    actions = record.actions[:upto]
    starts = _starts(face, record, len(actions))
    game, shown = replay(face.kind, record, 0), 0
    for number, data in enumerate(actions):
        if number in starts:
            yield plain(face.frame(face.see(game.view(None), words, people, shown)))
            shown = len(game.log)
        play_recorded(game, data, number)
    yield plain(face.frame(face.see(game.view(None), words, people, shown)))
    last = face.poster(face.see(game.view(None), words, people, len(game.log))).scene
    assert isinstance(last, PosterScene)
    yield last


def _starts(face: GameFace[Any], record: Record, upto: int) -> set[int]:
    """Find the actions with which something new comes on the table, but the first."""
    game, found = replay(face.kind, record, 0), list[int]()
    for number, data in enumerate(record.actions[:upto]):
        play_recorded(game, data, number)
        if any(isinstance(event, face.frame_after) for event in game.log[-1].events):
            found.append(number)
    return set(found[1:])
