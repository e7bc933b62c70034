"""How Siege and Defence is shown: the fortress with its outposts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from bot.engine.events import Cell
from bot.i18n import Words
from bot.scene.face import Shown
from bot.scene.presentation import capital
from bot.scene.reference import Mark, icon
from bot.tile_game.expansions.siege.rules import (
    FORTRESS,
    OUTPOSTS,
    SIEGE,
    Advanced,
    ChooseOutpost,
    CounterAttacked,
    DefendersHome,
    PlaceDefender,
    Withdraw,
    row_length,
)
from bot.tile_game.face.board import place_of
from bot.tile_game.face.descriptions import owners_of
from bot.tile_game.face.expansion import ExpansionFace, nowhere
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.queries import Feature
from bot.tile_game.rules.tile_sets import Tile
from renderer.scene import Colour, DrawnBoard, DrawnFortress, Outpost, OutpostKind

FORTRESS_CORNER = (0, 0)
FORTRESS_BANKS = (((1, 0), "field@NL"), ((1, 2), "field@SL"))
"""A segment of the field north of the fortress, and one of the field south of it."""
_OUTPOST_KINDS: dict[str, OutpostKind] = {"knights": "knights", "travellers": "travellers", "monks": "monks"}


def _withdrawn(seen: TilePresentation, option: Withdraw) -> Shown:
    return Shown(option.at, place_of(seen.view, option.at, option.on))


class SiegeFace(ExpansionFace):
    """The fortress, the defenders and the catapults."""

    expansion = SIEGE
    options = MappingProxyType({PlaceDefender: nowhere, ChooseOutpost: nowhere, Withdraw: _withdrawn})
    subjects = MappingProxyType({"withdraw": "outpost"})
    quiet = (Advanced, CounterAttacked, DefendersHome)
    reasons = MappingProxyType({"defence": 100})
    terms = ("defenders",)
    topics = ("fortress", "outpost", "defender", "siege_symbol", "attack", "counter_attack")
    sheet = MappingProxyType(
        {
            "turn-2": (Mark(tile="SA"),),
            "turn-3": (icon("follower"),),
            "follower": (icon("follower"),),
            "points": (Mark(tile="SA"),),
        }
    )
    sample_tiles = ("SA",)
    lines_rank = -1
    marks_rank = 2

    def board(self, seen: TilePresentation, drawn: DrawnBoard) -> DrawnBoard:
        """Add the fortress."""
        outposts = tuple(_outpost(seen, name) for name in OUTPOSTS)
        return replace(drawn, fortress=DrawnFortress(FORTRESS_CORNER, row_length(seen.view.game), outposts))

    def crop(self, drawn: DrawnBoard, near: Callable[[Cell], bool]) -> DrawnBoard:
        """Keep the whole fortress if any of its cells is near."""
        return drawn if any(near((cell.x, cell.y)) for cell in FORTRESS.cells) else replace(drawn, fortress=None)

    def owned(self, seen: TilePresentation, features: Sequence[Feature], drawn: DrawnBoard) -> DrawnBoard:
        """Add the owners of the fields north and south of the fortress, if the features are fields."""
        owned = {segment: owners_of(seen, feature) for feature in features for segment in feature.segments}
        banks = (owned[bank] for bank in FORTRESS_BANKS if bank in owned)
        fields: tuple[tuple[Colour, ...], ...] = tuple(tuple(seen.colour(seat) for seat in seats) for seats in banks)
        return replace(drawn, fortress=drawn.fortress and replace(drawn.fortress, fields=fields))

    def lines(self, seen: TilePresentation) -> Iterator[str]:
        """Describe the outposts of the fortress: defenders in the row and in the follower cell, catapults."""
        siege, say = SIEGE.of(seen.view.game), seen.words.text
        yield say("scene-fortress")
        for outpost in OUTPOSTS:
            catapult = "yes" if outpost in siege.catapults else "no"
            row, pile = (_defenders(seen, seats) for seats in (siege.rows[outpost], siege.piles[outpost]))
            length = row_length(seen.view.game)
            yield capital(say("scene-outpost", outpost=outpost, row=row, length=length, pile=pile, catapult=catapult))

    def marks(self, tile: Tile) -> Iterable[str]:
        return tile.flags.siege


def _outpost(seen: TilePresentation, name: str) -> Outpost:
    siege = SIEGE.of(seen.view.game)
    pile = Counter(seen.colour(seat) for seat in siege.piles[name])
    return Outpost(
        _OUTPOST_KINDS[name],
        tuple(seen.colour(seat) for seat in siege.rows[name]),
        tuple(pile.items()),
        name in siege.catapults,
    )


def _defenders(seen: TilePresentation, seats: Sequence[int]) -> Words:
    return seen.words.joined([seen.name(seat) for seat in seats]) if seats else seen.words.text("phrase-nobody")
