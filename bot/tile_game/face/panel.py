"""The panel beside the map: the players with their possessions, the tile in hand, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.engine.events import Points
from bot.engine.game import View
from bot.scene.panel import players
from bot.scene.phrases import gain_line, short_headline
from bot.scene.presentation import Presentation
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.view import TileView
from renderer.scene import Panel, TileInHand

MOST_LINES = 6
"""The most lines in a panel."""
MOST_GAINS = 4


def tile_panel(seen: TilePresentation, heading: str | None = None) -> Panel:
    """Show the players, the question, the tile in hand and the points scored since the viewer's last turn."""
    return Panel(players(seen), short_headline(seen) if heading is None else heading, hand(seen), points_lines(seen))


def hand(seen: TilePresentation) -> TileInHand | None:
    """Return the tile to place, with the number of tiles left."""
    decision = seen.view.decision
    if decision is None or decision.tile is None or seen.view.game.hand is None:
        return None
    return TileInHand(decision.tile, 0, seen.words.text("scene-left", count=left(seen.view)))


def left(view: TileView) -> int:
    """Count the tiles still in the stack."""
    return sum(view.tiles_left().values())


def points_lines(seen: TilePresentation) -> tuple[str, ...]:
    """List the points scored since the viewer's last turn, each in a short line; their terms are in the text."""
    return shortened(seen, [gain_line(seen, event) for event in merged(seen.view.since(seen.last_seen).points)], MOST_GAINS)


def merged(events: Iterable[Points]) -> list[Points]:
    """Merge a player's points for the same reason in the same place, such as those for several defenders, with their terms."""
    found: dict[tuple[object, ...], Points] = {}
    for event in events:
        key = (event.seat, event.reason, event.at, event.on)
        if before := found.get(key):
            terms = {name: before.terms.get(name, 0) + event.terms.get(name, 0) for name in before.terms | event.terms}
            found[key] = replace(event, points=before.points + event.points, terms=terms)
        else:
            found[key] = event
    return list(found.values())


def shortened(seen: Presentation[View], lines: Sequence[str], most: int = MOST_LINES) -> tuple[str, ...]:
    """Return at most `most` lines. If some are missing, the last one says how many."""
    if len(lines) <= most:
        return tuple(lines)
    return (*lines[: most - 1], seen.words.text("scene-more", count=len(lines) - most + 1))
