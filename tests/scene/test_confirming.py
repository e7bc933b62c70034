"""The preview before Confirm shows tiles, figures, points and supplies as they will be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.kind import CARDCASSONNE
from bot.card_game.rules.view import CardView
from bot.engine.actions import SKIP
from bot.engine.events import Event, Finished, Points
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.faces import face_of
from bot.scene.drawing import Drawing
from bot.scene.lines import people_lines
from bot.scene.panel import players
from bot.scene.presentation import Presentation, people_of
from bot.table.deeds.play import Drafting, drafting
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.board import board_of
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.moves import Drawn, FinalScoring, PlaceTile, TurnBegan
from renderer.scene import BoardScene, CardTableScene
from tests.scene.made import ENGLISH, NAMES

MODULES = ("fields", "abbot", "inns_cathedrals", "traders_builders", "king_robber", "abbey_mayor", "tower", "siege")
OVER = (TurnBegan, FinalScoring, Finished)


def sight_of(game: Game, seat: int) -> Presentation[Any]:
    view = game.view(seat)
    seen: Presentation[Any] = face_of(view).see(view, ENGLISH, people_of(NAMES[: game.setup.seats]))
    return seen


def drafts(game: Game, dice: random.Random, most: int, share: float = 1.0) -> Iterator[tuple[Game, Drafting]]:
    """Play a random game; yield some decisions with each one-action draft, and the game at that point."""
    while (decision := game.decision) is not None:
        for action in dice.sample(game.options(), min(most, len(game.options()))) if dice.random() < share else ():
            tried = drafting(game, decision.seat, (action,))
            if tried.complete:
                yield game, tried
        game.apply(dice.choice(game.options()))


def shown(tried: Drafting, seat: int) -> tuple[Drawing, Presentation[Any]]:
    before, after = sight_of(tried.game, seat), sight_of(tried.outcome, seat)
    return before.face.confirm(before, tried.actions[0], after), after


def of_this_turn(events: tuple[Event, ...]) -> list[Event]:
    end = next((n for n, event in enumerate(events) if isinstance(event, OVER)), len(events))
    return [event for event in events[:end] if not event.reveals]


def test_preview_equals_the_position_after_the_draft() -> None:
    seen = Counter[str]()
    start = CARCASSONNE.start(Setup(3, MODULES, {}, seed=simulated_seed(1).hex()))
    for game, tried in drafts(start, random.Random(1), 3, 0.15):
        decision, (action,) = game.decision, tried.actions
        assert decision is not None
        picture, after = shown(tried, decision.seat)
        real = game.copy()
        happened = real.apply(action)
        turn = of_this_turn(happened)
        assert list(tried.events) == turn
        assert isinstance(picture.scene, BoardScene)
        panel = picture.scene.panel
        assert panel is not None
        assert panel.players == players(after.drawn, decision.seat)
        assert [player.turn for player in panel.players].index(True) == decision.seat
        assert NAMES[decision.seat] in panel.title
        assert all(line in picture.text.long for line in people_lines(after))
        if all(isinstance(event, TurnBegan | Drawn) for event in happened[len(turn) :]):
            standing = sight_of(real, decision.seat)
            assert people_lines(after) == people_lines(standing)
            assert set(picture.scene.board.figures) == set(board_of(standing).figures)  # type: ignore[arg-type]
            assert picture.scene.board.towers == board_of(standing).towers  # type: ignore[arg-type]
            assert picture.scene.board.fortress == board_of(standing).fortress  # type: ignore[arg-type]
            seen["compared"] += 1
        assert bool(panel.lines) == any(isinstance(event, Points) for event in turn)
        if action == SKIP:
            seen["declined, the move before it told"] += panel.title != "Skip"
        if isinstance(action, PlaceTile):
            assert picture.scene.zoom == action.at
        elif game.decision and game.decision.kind == "step2":
            spot = game.view(None).game.spot  # type: ignore[attr-defined]
            assert picture.scene.zoom == at_of(spot)
        seen[type(action).__name__] += 1
        seen["points"] += people_lines(after) != people_lines(sight_of(game, decision.seat))
    assert {"PlaceTile", "Deploy", "Skip", "BuildTier", "Retrieve"} <= seen.keys()
    assert seen["points"] > 15
    assert seen["declined, the move before it told"] == seen["Skip"]
    assert seen["compared"] > 15


def test_preview_reveals_nothing_hidden() -> None:
    """A different stack order does not change the preview."""
    dice, compared = random.Random(5), 0
    game = CARCASSONNE.start(Setup(3, MODULES, {}, seed=simulated_seed(7).hex()))
    for now, tried in drafts(game, dice, 1, 0.15):
        decision = now.decision
        assert decision is not None
        twin = now.view(None).imagine(Stream(bytes([compared % 256])))
        other = drafting(twin, decision.seat, tried.actions)
        if not other.complete:
            continue  # the next tile asks the same seat again, which cannot be a draft
        one, two = shown(tried, decision.seat)[0], shown(other, decision.seat)[0]
        assert (one.scene, one.text.long) == (two.scene, two.text.long)
        compared += 1
    assert compared > 15


def test_preview_shows_cards_where_the_draft_puts_them() -> None:
    seen = Counter[str]()
    for seed in range(2):
        start = CARDCASSONNE.start(Setup(3, seed=simulated_seed(seed).hex()))
        for game, tried in drafts(start, random.Random(seed), 2):
            decision, (action,) = game.decision, tried.actions
            assert decision is not None
            before = sight_of(game, decision.seat)
            picture, after = shown(tried, decision.seat)
            assert isinstance(picture.scene, CardTableScene)
            assert picture.scene.panel is not None
            assert picture.scene.panel.players == players(after.drawn, decision.seat)
            assert picture.scene.panel.title == picture.text.long.splitlines()[0]
            assert all(line in picture.text.long for line in people_lines(after))
            seen[type(action).__name__] += 1
            assert isinstance(before.view, CardView)
            assert isinstance(after.view, CardView)
            match action:
                case PlayCard(card=card, row=row):
                    assert len(after.view.hand) == len(before.view.hand) - (decision.subject is None)
                    lies = next(found for found in after.view.rows if found.colour == row)
                    assert lies.cards[-1].card == card
                case Claim(row=row):
                    assert (decision.seat, row) in [
                        (seat, found.colour) for found in after.view.rows for seat, _ in found.followers
                    ]
                case _:
                    assert people_lines(after) != people_lines(before)
    assert {"PlayCard", "Claim", "Keep"} <= seen.keys()
