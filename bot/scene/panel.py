"""The panel beside a picture: the players with their possessions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bot.engine.events import Points
from bot.engine.game import View
from bot.scene.phrases import own_gain
from bot.scene.presentation import Presentation
from renderer.scene import HeldItem, PlayerCard


def players(seen: Presentation[View], lit: int | None = None) -> tuple[PlayerCard, ...]:
    """Return a card for each seat, in the order of play.

    `lit`: whose card is framed, if not that of the player to decide, or in the end of those who win.
    """
    view = seen.view
    standing = view.standing()
    if lit is None and view.decision is not None:
        lit = view.decision.seat
    supply, tokens = view.supply(), view.tokens()
    return tuple(
        PlayerCard(
            name=person.name,
            fallback=seen.fallback(seat),
            colour=person.colour,
            score=str(standing.scores[seat]),
            items=tuple(_items(seen, supply[seat], tokens[seat])),
            turn=seat == lit or seat in seen.winners,
            note=person.note,
        )
        for seat, person in enumerate(seen.people)
    )


def gaining(seen: Presentation[View]) -> tuple[PlayerCard, ...]:
    """Return the cards with what each seat has scored since the viewer last looked, under its name."""
    gains: dict[int, list[Points]] = defaultdict(list)
    for played in seen.view.log[seen.last_seen :]:
        for event in played.events:
            if isinstance(event, Points):
                gains[event.seat].append(event)
    return tuple(replace(card, note=_tell_gains(seen, gains[seat])) for seat, card in enumerate(players(seen)))


def _tell_gains(seen: Presentation[View], gains: Sequence[Points]) -> str:
    """Tell points and what they are for, the sum of several; a blank keeps the place of a line without any."""
    if len(gains) == 1:
        return own_gain(seen, gains[0])
    return f"{sum(event.points for event in gains):+d}" if gains else " "


def _items(seen: Presentation[View], supply: dict[str, int], tokens: dict[str, Any]) -> Iterator[HeldItem]:
    """Yield a player's things, the usual figure first, even if there is none left."""
    usual, icon = next(iter(seen.face.figures.items()))
    if usual not in supply:
        yield HeldItem(icon, 0)
    for figure, count in supply.items():
        yield HeldItem(seen.face.figures[figure], count)
    for name, value in tokens.items():
        yield from seen.face.tokens[name].items(seen, value)
