"""Cardcassonne at the hard level: the worth of rows, animals and chests, and imagined rounds."""

from __future__ import annotations

import time
from random import Random

import pytest

from bot.ai.budget import Budget
from bot.ai.levels import HARD, LEVELS, MEDIUM
from bot.card_game.computer.hopes import UNKNOWN, Hopes, chest_hope
from bot.card_game.computer.piles import CODES, ROW, Pile
from bot.card_game.computer.player import STYLES, option_values
from bot.card_game.computer.rounds import Move, Round, move_of
from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.cards import Colour
from bot.card_game.rules.chest import best_sets, chest_points
from bot.card_game.rules.game import Cardcassonne
from bot.card_game.rules.state import CardPlayer
from bot.card_game.rules.view import CardView
from bot.engine.actions import Action
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Setup
from bot.games.computers import choose, player_of
from bot.games.rules import GAMES
from bot.workers.arena import Terms, play_match

RED = ROW["red"]


def pile(*cards: str, row: Colour = "red") -> Pile:
    made = Pile()
    for card in cards:
        made.add(CODES[card], ROW[row])
    return made


def started(seats: int = 2, seed: int | str = "cards") -> Cardcassonne:
    """The first turn of a game."""
    game = GAMES["cardcassonne"].start(Setup(seats, seed=simulated_seed(seed).hex()))
    assert isinstance(game, Cardcassonne)
    while game.decision is not None and game.decision.subject:
        game.apply(game.default())
    return game


def seen(game: Cardcassonne) -> CardView:
    assert game.decision is not None
    return game.view(game.decision.seat)


def test_card_w9_a_row_with_persons_an_animal_a_stray_and_the_fairy() -> None:
    cards = pile("red_person_3", "red_person_2", "red_animal", "green_person_1", "fairy")
    assert Hopes(CardPlayer(), left=0).brought(cards, RED) == 33


def test_card_w3_new_sheep_score_the_whole_group() -> None:
    player = CardPlayer()
    player.animals["green"], player.jokers["green"] = 2, 1
    assert Hopes(player, left=0).animals(ROW["green"], 2, 0) == 14
    assert Hopes(player, left=5).animals(ROW["green"], 2, 0) > 14


def test_card_w4_a_joker_alone_is_three_points() -> None:
    assert Hopes(CardPlayer(), left=0).animals(RED, 0, 1) == 3


@pytest.mark.parametrize("number", range(20))
def test_chest_estimate_equals_its_score_at_the_end(number: int) -> None:
    chance = Random(number)
    kinds = [*(f"{colour}_building" for colour in ROW), "building_joker"]
    chest = [chance.choice(kinds) for _ in range(number)]
    assert chest_hope(tuple(chest.count(kind) for kind in kinds), left=0) == chest_points(best_sets(chest))


def test_only_its_owner_knows_the_worth_of_a_face_down_card() -> None:
    cards, hopes = Pile(), Hopes(CardPlayer(), left=0)
    cards.down = ((0, CODES["green_person_1"]),)
    assert (hopes.worth(cards, RED, 0), hopes.worth(cards, RED, 1)) == (10, UNKNOWN)
    assert hopes.brought(cards, RED) == 10


def test_imagined_game_has_every_card_once() -> None:
    game = started()
    for _ in range(4):
        game.apply(game.options()[0])
    view = seen(game)
    unseen = view.unseen()
    played = Round(view.imagine(Stream(b"x")).state, view.seat or 0, unseen)
    world = played.world(Random(3))
    others = [card for seat, hand in enumerate(world.hands) if seat != view.seat for card in hand]
    strange = [card for one in world.piles for seat, card in one.down if seat != view.seat]
    left = [CODES[card] for card, number in unseen.items() for _ in range(number)]
    for card in others + strange:
        left.remove(card)
    assert len(others) == len(view._state.players[1 - (view.seat or 0)].hand)
    assert strange


def test_playing_on_leaves_the_imagined_game_unchanged() -> None:
    """All options are tried in the same one."""
    view = seen(started())
    played = Round(view.imagine(Stream(b"x")).state, view.seat or 0, view.unseen())
    world = played.world(Random(3))
    moves = [move_of(option) for option in view.options()]
    once = [played.played_on(world, move, Random(1)) for move in moves]
    assert once == [played.played_on(world, move, Random(1)) for move in moves]
    assert all(len(totals) == 2 for totals in once)


def test_move_of_another_kind_is_no_turn() -> None:
    assert move_of(Claim("red")) == Move(None, RED)
    assert move_of(PlayCard(card="dragon", row="red", down=False)) == Move(CODES["dragon"], RED)
    with pytest.raises(TypeError, match="no turn"):
        move_of(Action())


def test_delays_its_claim_if_nobody_else_can_claim() -> None:
    game = started()
    game.apply(Claim("blue"))
    view = seen(game)
    assert not any(isinstance(option, Claim) for option in option_values(view, STYLES["hard"], Stream(b"x"), Budget(100)))
    assert isinstance(choose(view, HARD, Stream(b"x"), 100).action, PlayCard)


def test_claims_a_contested_row() -> None:
    """Seventy-five open points that the next player would take."""
    game = started()
    row = game.state.rows["red"]
    row[:] = [card._replace(card="red_person_3") for card in row[:1]] * 5
    assert row
    assert choose(seen(game), HARD, Stream(b"x"), 600).action == Claim("red")


def test_clearly_worse_options_keep_their_distance() -> None:
    game = started()
    row = game.state.rows["red"]
    row[:] = [card._replace(card="red_person_3") for card in row[:1]] * 5
    values = option_values(seen(game), STYLES["hard"], Stream(b"x"), Budget(2000))
    assert set(values) == set(seen(game).options())
    assert max(values, key=values.__getitem__) == Claim("red")
    assert values[Claim("red")] - values[Claim("blue")] > 10


@pytest.mark.long
def test_hard_is_much_stronger_than_medium() -> None:
    """A small run with few nodes; the docs have the full one."""
    terms = Terms(GAMES["cardcassonne"], (), {}, 2, "hard cards")
    hard, medium = (player_of(LEVELS[level.name], 400) for level in (HARD, MEDIUM))
    *_, match = play_match(("hard", hard), ("medium", medium), 2, terms, time.process_time)
    assert match.wins == match.games
