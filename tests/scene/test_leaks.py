"""No hidden information in pictures and texts: neither hidden cards (CARD-H1 to H3) nor the stack change them."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from bot.engine.fair import Stream
from bot.scene.drawing import Drawing
from bot.tile_game.rules.carcassonne import Carcassonne
from renderer.scene import CardTableScene, HandScene
from tests.card_game.scenes import random_game
from tests.card_game.twins import played_twin
from tests.scene.made import card_game, card_pictures, card_sight, tile_game, tile_pictures, tile_sight


def content(picture: Drawing) -> tuple[Any, str, str]:
    return msgspec.to_builtins(picture.scene), picture.text.short, picture.text.long


def test_twin_card_games_look_alike() -> None:
    compared = 0
    for seed in range(20):
        chance = random.Random(seed)
        seats = 2 + seed % 4
        game = random_game(seats, seed, most=chance.randrange(1, 120))
        seat = chance.choice([None, *range(seats)])
        twin = played_twin(game, seat, chance) if game.decision else None
        if twin is None:
            continue
        assert twin.state != game.state
        for looking in {seat, None}:
            ours, theirs = (dict(card_pictures(card_sight(one, looking))) for one in (game, twin))
            assert {name: content(p) for name, p in ours.items()} == {name: content(p) for name, p in theirs.items()}
        compared += 1
    assert compared > 10


def test_table_picture_shows_backs_even_to_their_owner() -> None:
    seen = 0
    for seed in range(12):
        game = card_game(3, seed, 15 + seed)
        for seat in (None, 0, 1, 2):
            table = dict(card_pictures(card_sight(game, seat)))["table"].scene
            assert isinstance(table, CardTableScene)
            for row, shown in zip(game.view(None).rows, table.rows, strict=True):
                backs = [thing.kind == "back" for thing in shown.things if hasattr(thing, "kind")]
                assert backs == [card.down for card in row.cards]
                seen += sum(backs)
    assert seen > 20


def test_hand_picture_is_for_its_owner_only() -> None:
    game = card_game(3, 2, 20)
    hands = {}
    for seat in range(3):
        scene = dict(card_pictures(card_sight(game, seat)))["hand"].scene
        assert isinstance(scene, HandScene)
        hands[seat] = len(scene.cards)
    assert hands == {seat: len(player.hand) for seat, player in enumerate(game.state.players)}
    assert "hand" not in dict(card_pictures(card_sight(game)))


def reordered(game: Carcassonne, dice: Stream) -> Carcassonne:
    """The same position with the remaining tiles in another order."""
    return game.view(None).imagine(dice)


def test_stack_order_does_not_show() -> None:
    for seed in range(4):
        game = tile_game(("fields", "river", "tower", "siege"), 3, seed, 40 + 20 * seed)
        other = reordered(game, Stream(bytes([seed])))
        assert other.stack != game.stack
        ours, theirs = (dict(tile_pictures(tile_sight(one))) for one in (game, other))
        assert {name: content(p) for name, p in ours.items()} == {name: content(p) for name, p in theirs.items()}
