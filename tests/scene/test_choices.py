"""A decision in steps: parts of the map, cells, rotations, numbered options."""

from __future__ import annotations

import random

import pytest

from bot.card_game.rules.actions import Claim, PlayCard
from bot.engine.game import Setup
from bot.scene.cell_names import cell_name
from bot.scene.phrases import headline
from bot.scene.presentation import SQUARES
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.face.choices import MOST_PARTS, listed, parts, places, turns
from bot.tile_game.face.questions import choose_option
from bot.tile_game.rules.moves import PlaceTile
from renderer.check import check
from renderer.scene import BoardScene, FigureScene
from tests.scene.answers import chosen
from tests.scene.made import card_game, card_sight, drawable, play_on, tile_game, tile_sight
from tests.tile_game.playing import random_game, some_setups


@pytest.mark.parametrize("setup", some_setups(4, 11), ids=lambda setup: "+".join(setup.modules))
def test_parts_cover_all_cells(setup: Setup) -> None:
    for game in random_game(setup, random.Random(2)):
        if game.decision is None or game.decision.kind != "tile":
            continue
        view = game.view(None)
        cells, found = list(places(view)), parts(view)
        assert bool(found) == (len(cells) > SQUARES)
        if not found:
            continue
        assert 2 <= len(found) <= MOST_PARTS
        assert sorted(cell for part in found for cell in part.cells) == sorted(cells)
        assert len(found) == MOST_PARTS or all(len(part.cells) <= SQUARES for part in found)
        for part in found:
            inside = [c for c in cells if all(part.first[a] <= c[a] <= part.last[a] for a in (0, 1))]
            assert inside == list(part.cells)


def test_picture_of_parts_asks_for_a_part() -> None:
    game = tile_game(("fields",), 2, 5, 0)
    while not parts(game.view(None)):
        play_on(game, random.Random(5), 1)
    drawn = FACE.turn(tile_sight(game)).scene
    assert isinstance(drawn, BoardScene)
    assert drawn.panel is not None
    assert drawn.panel.title == "Choose an area of the map"
    assert [player.turn for player in drawn.panel.players].count(True) == 1


def test_options_and_answers_match_one_to_one() -> None:
    game = tile_game(("fields", "tower", "abbey_mayor"), 3, 5, 90)
    chance = random.Random(1)
    while game.decision is not None:
        view = game.view(None)
        answers = [f"{cell_name(at)} {label}" for at in places(view) for label in turns(view, at)]
        answers += [option.label for option in listed(view)]
        assert {chosen(view, said) for said in answers} == set(view.options())
        game.apply(chance.choice(game.options()))


def test_cell_is_enough_if_only_one_rotation_fits() -> None:
    view = tile_game(("fields",), 2, 3, 12).view(None)
    while view.decision is None or view.decision.kind != "tile":
        pytest.fail("this game asks for a tile here")
    for at, ways in places(view).items():
        said = chosen(view, cell_name(at).lower())
        assert said == (ways[0] if len(ways) == 1 else None)
        assert chosen(view, f"{cell_name(at)} R1") == ways[0]


@pytest.mark.parametrize("said", ["", "r1", "M20", "M20 r1", "0", "99", "A B C", "\u0000", "M21 r9", "1" * 5000, "M20 r1 r1 r1"])
def test_other_input_is_no_answer(said: str) -> None:
    view = tile_game(("fields",), 2, 3, 0).view(None)
    found = chosen(view, said)
    assert found is None or (isinstance(found, PlaceTile) and found in view.options() and said == "M21")


def test_each_figure_option_has_a_line_of_its_own() -> None:
    """However many towers there are to build on."""
    chance, most = random.Random(4), 0
    game = tile_game(("fields", "tower", "inns_cathedrals", "abbot"), 2, 4, 0)
    while game.decision is not None:
        if game.decision.kind == "step2":
            picture = choose_option(tile_sight(game))
            assert isinstance(picture.scene, FigureScene)
            rows = picture.scene.options
            most = max(most, len(rows))
            assert [row.label for row in rows] == [option.label for option in listed(game.view(None))]
            check(picture.scene, drawable())
        builds = [o for o in game.options() if o.do in ("tile", "skip", "draw")]
        game.apply(chance.choice(builds or list(game.options())))
    assert most > 30


def test_a_turn_with_cards_asks_only_for_what_can_be_done() -> None:
    game, asked = card_game(3, 4, 0), set()
    for _ in range(40):
        decision, options = game.decision, game.options()
        assert decision is not None
        if decision.kind == "card" and not decision.subject:
            kinds = frozenset(type(each) for each in options)
            for seat in (decision.seat, None):
                said = str(headline(card_sight(game, seat)))
                assert ("play a card" in said, "place your large meeple" in said) == (PlayCard in kinds, Claim in kinds)
            asked.add(kinds)
        first = Claim if decision.seat == 0 else PlayCard
        game.apply(next((each for each in options if isinstance(each, first)), options[0]))
    assert asked == {frozenset({PlayCard, Claim}), frozenset({PlayCard}), frozenset({Claim})}
