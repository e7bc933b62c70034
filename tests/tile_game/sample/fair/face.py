"""The Fair, shown. Its words are in `fair.ftl`."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

from bot.scene.face import Counted, Shown
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.face.presentation import TilePresentation
from tests.tile_game.sample.fair.rules import FAIR, HoldFair


def _held(_seen: TilePresentation, option: HoldFair) -> Shown:
    return Shown(option.at, 0)


class FairFace(ExpansionFace):
    """The crier, and the fairs in front of their holders."""

    expansion = FAIR
    figures = MappingProxyType({"crier": "crier"})
    tokens = MappingProxyType({"fairs": Counted("fair")})
    options = MappingProxyType({HoldFair: _held})
    reasons = MappingProxyType({"fair": 120})
    terms = ("fairs",)
    topics = ("fair",)
    sample_tiles = ("FA",)

    def lines(self, seen: TilePresentation) -> Iterator[str]:
        """Say who has held fairs."""
        held = FAIR.of(seen.view.game).held
        names = [seen.name(seat) for seat, count in enumerate(held) if count]
        if names:
            yield seen.words.text("scene-fairs", players=seen.words.joined(names))
