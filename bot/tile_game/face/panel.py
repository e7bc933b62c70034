"""The panel beside the map: the players with their possessions, the tile in hand, and what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.events import Points
from bot.engine.game import View
from bot.i18n import Words, message_id
from bot.scene.phrases import asked
from bot.scene.presentation import CardPresentation, Presentation, TilePresentation, capital
from bot.tile_game.face.board import FIGURE_KINDS
from bot.tile_game.face.names import cell_name
from bot.tile_game.rules.view import TileView
from renderer.scene import HeldItem, Icon, Panel, PlayerCard, TileInHand

MOST_LINES = 6
"""The most lines in a panel."""
MOST_GAINS = 4
_DEEDS = {"step2": "figure"}
"""Decisions whose messages go by another name."""
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
    """Show the players, the question, the tile in hand and the points scored since the viewer's last turn."""
    return Panel(players(sight), title(sight) if heading is None else heading, hand(sight), points_lines(sight))


def card_panel(sight: CardPresentation) -> Panel:
    """Show the players and the question, with lines for the round, the dealer and the stack."""
    view = sight.view
    lines = (
        sight.words.text("scene-round", round=view.round, rounds=view.rounds),
        sight.words.text("scene-dealer", player=sight.name(view.dealer)),
        sight.words.text("scene-stack", count=view.left),
    )
    return Panel(players(sight), title(sight), None, lines)


def headline(sight: Presentation[View]) -> Words:
    """Say who must decide what, or that the game is over."""
    decision = sight.view.decision
    return sight.words.text("scene-over") if decision is None else asked(sight, decision)


def title(sight: Presentation[View]) -> Words:
    """Say the same for a picture, as briefly as possible: the panel also shows whose turn it is."""
    decision = sight.view.decision
    if decision is None:
        return sight.words.text("scene-over")
    deed = sight.words.text(message_id("deed", _DEEDS.get(decision.kind, decision.kind)))
    return capital(sight.words.text("scene-title", deed=deed, player=sight.name(decision.seat)))


def players(sight: Presentation[View]) -> tuple[PlayerCard, ...]:
    """Return a card for each seat, in the order of play."""
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
    """Return the tile to place, with the number of tiles left."""
    decision = sight.view.decision
    if decision is None or decision.tile is None or sight.view.game.hand is None:
        return None
    return TileInHand(decision.tile, 0, sight.words.text("scene-left", count=left(sight.view)))


def left(view: TileView) -> int:
    """Count the tiles still in the stack."""
    return sum(view.tiles_left().values())


def points_lines(sight: TilePresentation) -> tuple[str, ...]:
    """List the points scored since the viewer's last turn, each in a short line; their terms are in the text."""
    return shortened(sight, [gain_line(sight, event) for event in sight.view.since(sight.seen).points], MOST_GAINS)


def gain_line(sight: Presentation[View], event: Points) -> Words:
    """Say who scored how much for what, briefly enough for a line of the panel."""
    what = sight.words.text(message_id("scene-reason", event.reason))
    where = Words("" if event.at is None else f" {cell_name(event.at)}")
    points = Words(f"{event.points:+d}")
    return sight.words.text("scene-gain", player=sight.name(event.seat), points=points, what=Words(what + where))


def shortened(sight: Presentation[View], lines: Sequence[str], most: int = MOST_LINES) -> tuple[str, ...]:
    """Return at most `most` lines. If some are missing, the last one says how many."""
    if len(lines) <= most:
        return tuple(lines)
    return (*lines[: most - 1], sight.words.text("scene-more", count=len(lines) - most + 1))
