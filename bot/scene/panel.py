"""The panel beside the map: the people with what they hold, the tile in hand, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.events import Points
from bot.engine.game import View
from bot.engine.view import TileView
from bot.i18n import Words, message_id
from bot.scene.board import FIGURE_KINDS
from bot.scene.names import cell_name
from bot.scene.phrases import asked
from bot.scene.presentation import CardPresentation, Presentation, TilePresentation, capital
from renderer.scene import HeldItem, Icon, Panel, PlayerCard, TileInHand

MOST_LINES = 6
"""Lines that a panel holds."""
MOST_GAINS = 4
_DEEDS = {"step2": "figure"}
"""Decisions that are not called like the deed they ask for."""
_HELD: dict[str, Icon] = {
    "abbey": "abbey",
    "tiers": "tier",
    "wine": "wine",
    "grain": "grain",
    "cloth": "cloth",
    "king": "king",
    "robber": "robber",
    "hand": "card",
    "chest": "chest",
}


def tile_panel(sight: TilePresentation, heading: str | None = None) -> Panel:
    """Players, the question, the tile in hand and the points given since the viewer's last turn."""
    return Panel(players(sight), title(sight) if heading is None else heading, hand(sight), points_lines(sight))


def card_panel(sight: CardPresentation) -> Panel:
    """Players and the question; who deals is said in words."""
    view = sight.view
    lines = (
        sight.words.text("scene-round", round=view.round, rounds=view.rounds),
        sight.words.text("scene-dealer", player=sight.name(view.dealer)),
        sight.words.text("scene-stack", count=view.left),
    )
    return Panel(players(sight), title(sight), None, lines)


def headline(sight: Presentation[View]) -> Words:
    """What is asked of whom; of a game that is over, that it is."""
    decision = sight.view.decision
    return sight.words.text("scene-over") if decision is None else asked(sight, decision)


def title(sight: Presentation[View]) -> Words:
    """The same for a picture, as short as can be: who it is shows in the panel too."""
    decision = sight.view.decision
    if decision is None:
        return sight.words.text("scene-over")
    deed = _DEEDS.get(decision.kind, decision.kind)
    return capital(sight.words.text("scene-title", do=deed, player=sight.name(decision.seat)))


def players(sight: Presentation[View]) -> tuple[PlayerCard, ...]:
    """A card for each seat, in the order of play."""
    view = sight.view
    decision, standing = view.decision, view.standing()
    supply, tokens = view.supply(), view.tokens()
    return tuple(
        PlayerCard(
            name=person.name,
            fallback=sight.fallback(seat),
            colour=person.colour,
            score=str(standing.scores[seat]),
            items=tuple(_items(sight, supply[seat], tokens[seat])),
            turn=decision is not None and decision.seat == seat,
            note=person.note,
        )
        for seat, person in enumerate(sight.people)
    )


def _items(sight: Presentation[View], supply: dict[str, int], tokens: dict[str, Any]) -> Iterator[HeldItem]:
    for figure, count in supply.items():
        yield HeldItem(FIGURE_KINDS[figure], count)
    for name, value in tokens.items():
        if name in _HELD:
            yield HeldItem(_HELD[name], int(value))
        elif name == "prisoners":
            held = Counter((FIGURE_KINDS[prisoner["figure"]], sight.colour(prisoner["seat"])) for prisoner in value)
            yield from (HeldItem(kind, count, colour) for (kind, colour), count in held.items())
        elif name == "animals":
            yield HeldItem("animal", sum(value.values()))


def hand(sight: TilePresentation) -> TileInHand | None:
    """The tile to be placed, with the number of tiles left."""
    decision = sight.view.decision
    if decision is None or decision.tile is None or sight.view.game.hand is None:
        return None
    return TileInHand(decision.tile, 0, sight.words.text("scene-left", count=left(sight.view)))


def left(view: TileView) -> int:
    """Tiles still in the stack."""
    return sum(view.tiles_left().values())


def points_lines(sight: TilePresentation) -> tuple[str, ...]:
    """The points given since the viewer's last turn, a short line each; the sums stand in the text."""
    return shortened(sight, [gain_line(sight, event) for event in sight.view.since(sight.seen).points], MOST_GAINS)


def gain_line(sight: Presentation[View], event: Points) -> Words:
    """Who got how much for what, as short as a panel's line has to be."""
    what = sight.words.text(message_id("scene-reason", event.reason))
    where = Words("" if event.at is None else f" {cell_name(event.at)}")
    points = Words(f"{event.points:+d}")
    return sight.words.text("scene-gain", player=sight.name(event.seat), points=points, what=Words(what + where))


def shortened(sight: Presentation[View], lines: Sequence[str], most: int = MOST_LINES) -> tuple[str, ...]:
    """No more lines than that; the last one says how many are missing."""
    if len(lines) <= most:
        return tuple(lines)
    return (*lines[: most - 1], sight.words.text("scene-more", count=len(lines) - most + 1))
