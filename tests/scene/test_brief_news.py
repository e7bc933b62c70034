"""What several events have in common is told in one item of the news of a turn."""

from __future__ import annotations

import pytest

from bot.engine.events import Event, Points
from bot.i18n import Translator, shipped
from bot.scene.presentation import people_of
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.tower.rules import PRICE, Ransomed
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.moves import Deployed, Laid
from tests.scene.made import tile_game

LAID = (Laid(1, "A", (0, 1), 0), Deployed(1, "follower", (0, 1), "city@N"))


def sight(language: str) -> TilePresentation:
    return FACE.see(tile_game(CARCASSONNE.modules, 3, 1, 0).view(None), Translator(language), people_of(("Ann", "Ben", "Cleo")))


def ransom(captor: int, figure: str = "follower") -> list[Event]:
    """Ben pays a captor."""
    paid, received = Points(1, -PRICE, "ransom", {"paid": PRICE}), Points(captor, PRICE, "ransom", {"received": PRICE})
    return [Ransomed(1, captor, figure), paid, received]


@pytest.mark.parametrize(
    ("events", "told"),
    [
        (ransom(0), "Ben buys a meeple back (−3): Ann +3"),
        (ransom(2, "wagon"), "Ben buys the wagon back (−3): Cleo +3"),
        ([*ransom(0), *ransom(2)], "Ben buys 2 meeples back (−6): Ann +3, Cleo +3"),
        ([*ransom(0), *ransom(2), *ransom(0)], "Ben buys 3 meeples back (−9): Ann +6, Cleo +3"),
    ],
)
def test_ransoms_of_a_turn_are_one_item(events: list[Event], told: str) -> None:
    brief = FACE.brief(sight("en"), [*LAID, *events])
    assert brief[0] == told
    assert brief[1:] == ["Ben: M21, knight"], "a ransom is no score: the move is told, too"
    assert FACE.gist(sight("en"), [*LAID, *events]) == ["Ben: M21, knight", told]


def test_points_come_before_a_ransom() -> None:
    road = Points(1, 4, "road", {"tiles": 4}, (0, 1), "road@N")
    assert FACE.brief(sight("en"), [*ransom(0), *LAID, road]) == [
        "Ben +4: road M21 (4 tiles)",
        "Ben buys a meeple back (−3): Ann +3",
    ]


@pytest.mark.parametrize("language", shipped().languages)
def test_every_language_names_the_price_and_who_gets_it(language: str) -> None:
    (told,) = FACE.brief(sight(language), [*ransom(0), *ransom(2)])
    assert told.startswith("Ben ")
    assert told.endswith(": Ann +3, Cleo +3")
    assert "(−6)" in told
