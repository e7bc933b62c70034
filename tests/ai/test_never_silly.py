"""Positions in which no experienced player would blunder."""

from __future__ import annotations

import pytest

from bot.ai.levels import EASY, HARD, MEDIUM, Level
from bot.engine.actions import SKIP, Action
from bot.engine.fair import Stream
from bot.engine.game import Game
from bot.games.computers import choose
from bot.tile_game.expansions.abbey_mayor.rules import MoveWagon, PlaceAbbey, PlaceBarn
from bot.tile_game.expansions.siege import rules as siege
from bot.tile_game.expansions.siege.rules import SIEGE, ChooseOutpost
from bot.tile_game.expansions.tower.rules import TOWER, BuildTier, Capture, Prisoner, Ransom
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.cells import cell_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import Draw, PlaceTile
from tests.tile_game.scenario import Play, Scenario

LEVELS = pytest.mark.parametrize("level", [MEDIUM, HARD], ids=lambda level: level.name)
ALL_LEVELS = pytest.mark.parametrize("level", [EASY, MEDIUM, HARD], ids=lambda level: level.name)
"""In its last turn the easy level does not blunder on purpose."""

MID_GAME = (*"UVDEWJKLHINOPQRSTUVWEDBA",)


def turn(game: Game, level: Level) -> list[Action]:
    """The level's actions until another seat must decide."""
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    done: list[Action] = []
    while (decision := game.decision) is not None and decision.seat == seat and not (done and decision.kind == "tile"):
        done.append(choose(game.view(seat), level, Stream(bytes([len(done)])), 1500).action)
        game.apply(done[-1], seat)
    return done


@LEVELS
def test_does_not_complete_anothers_city_for_nothing(level: Level) -> None:
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("U frfr", (0, 1)).stand(1, "follower", (0, 0), "city@N")
    done = turn(scene.start("E", *MID_GAME).game, level)
    assert done[0] != PlaceTile((0, -1), 2)


@LEVELS
def test_keeps_the_last_follower_from_a_road_of_one_point(level: Level) -> None:
    """A crossing with open roads and nothing else to claim."""
    scene = Scenario().lay("E cfff", (0, 0)).lay("W frrr", (0, 1)).stand(1, "follower", (0, 0), "city@N").spend(0, left=1)
    done = turn(scene.start("U", *MID_GAME).game, level)
    assert not any(isinstance(action, Deploy) for action in done)


@ALL_LEVELS
def test_closes_its_city_in_its_last_turn(level: Level) -> None:
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("U frfr", (0, 1)).stand(0, "follower", (0, 0), "city@N")
    assert turn(scene.start("E").game, level)[0] == PlaceTile((0, -1), 2)


@ALL_LEVELS
def test_lays_no_farmer_without_a_city_when_the_game_ends(level: Level) -> None:
    """A follower on the road is worth a point, on the field nothing."""
    done = turn(Scenario("fields").lay("U frfr", (0, 0)).start("U").game, level)
    assert any(isinstance(action, Deploy) and action.on.startswith("road") for action in done)


@ALL_LEVELS
def test_pays_no_ransom_in_its_last_turn(level: Level) -> None:
    scene = Scenario("tower").lay("U frfr", (0, 0)).score(0, 20).spend(0, left=6)
    scene.prepare(lambda game: TOWER.of(game).prisoners.__setitem__(1, (Prisoner(0, "follower"),)))
    game = scene.start("U").game
    assert any(isinstance(option, Ransom) for option in game.options())
    assert not any(isinstance(action, Ransom) for action in turn(game, level))


@ALL_LEVELS
def test_uses_its_barn_on_a_field_with_cities(level: Level) -> None:
    """The fourth tile makes a corner of four fields that border a completed city."""
    scene = Scenario("fields", "abbey_mayor").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1))
    scene.lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).lay("E cfff", (2, 0)).lay("E ffcf", (2, -1)).spend(0)
    done = turn(scene.start("B").game, level)
    assert any(isinstance(action, PlaceBarn) for action in done)


@ALL_LEVELS
def test_closes_its_city_with_the_abbey(level: Level) -> None:
    """A hole in its city; in the round after the last tile there is no better use."""
    scene = Scenario("abbey_mayor")
    for at, sides in {(0, -1): "ffcf", (1, 0): "fffc", (0, 1): "cfff", (-1, 0): "fcff"}.items():
        scene.lay(f"E {sides}", at)
    scene.stand(0, "follower", (0, -1), "city@S").lay("U frfr", (5, 5))
    game = scene.start("U").game
    assert any(isinstance(action, PlaceAbbey) for action in played_by(game, 0, level))


@LEVELS
def test_places_the_builder_beside_its_knight(level: Level) -> None:
    scene = Scenario("traders_builders").lay("R cccf", (0, 0)).stand(0, "follower", (0, 0), "city@N").spend(0)
    scene.lay("U frfr", (0, 1))
    done = turn(scene.start("R", *MID_GAME * 2).game, level)
    assert any(isinstance(action, Deploy) and action.figure == "builder" for action in done)


@ALL_LEVELS
def test_places_the_pig_beside_its_farmer_at_the_end(level: Level) -> None:
    scene = Scenario("fields", "traders_builders").lay("E cfff", (0, 0)).lay("E ffcf", (0, -1)).lay("U frfr", (0, 1))
    scene.stand(0, "follower", (0, 0), "field@EL").spend(0).spend(0, "builder")
    done = turn(scene.start("B").game, level)
    assert any(isinstance(action, Deploy) and action.figure == "pig" for action in done)


@LEVELS
def test_takes_the_second_part_of_a_double_turn(level: Level) -> None:
    scene = Scenario("traders_builders").lay("U frfr", (-1, 1)).lay("U frfr", (3, 3))
    scene.stand(0, "follower", (-1, 1), "road@E").stand(0, "builder", (-1, 1), "road@E")
    game = scene.start("U", *MID_GAME).game
    game.apply(next(o for o in game.options() if isinstance(o, PlaceTile) and o.at == (0, 1)))
    while game.decision is not None and game.decision.kind == "step2":
        game.apply(SKIP)
    assert game.decision is not None
    assert (game.decision.kind, game.decision.seat) == ("draw", 0)
    assert isinstance(choose(game.view(0), level, Stream(b"x")).action, Draw)


@LEVELS
def test_withdraws_what_is_worth_least(level: Level) -> None:
    """Of two knights the one alone on his tile goes, not the one in the great city."""
    scene = Scenario("siege").lay_start().lay("E cfff", (10, 10))
    scene.lay("R ccfc", (20, 20)).lay("R cccf", (20, 19)).lay("R cccf", (19, 20))
    scene.lay("E fffc", (21, 20)).lay("E fffc", (21, 19)).lay("E ffcf", (20, 18)).lay("E ffcf", (19, 19))
    scene.stand(1, "follower", (10, 10), "city@N").stand(1, "follower", (20, 20), "city@N")
    play = Play(attacked(scene))
    assert play.asked() == (1, "withdraw")
    chosen = choose(play.game.view(1), level, Stream(b"x")).action
    assert getattr(chosen, "at", None) == (10, 10)


@ALL_LEVELS
def test_drives_its_wagon_on_to_a_free_city_at_the_end(level: Level) -> None:
    """The road is scored; beside it lies a city of two tiles where nobody stands, and at home the wagon brings nothing more."""
    scene = Scenario("abbey_mayor").lay("U frfr", (0, 0)).lay("U frfr", (5, 5))
    scene.lay("W frrr", (-1, 0)).lay("R ccfc", (0, -1)).lay("R ccfc", (1, -1)).stand(0, "wagon", (0, 0), "road@E")
    game = scene.start("W").game
    game.apply(next(o for o in game.options() if isinstance(o, PlaceTile) and o.at == (1, 0)))
    assert game.decision is not None
    while game.decision.kind == "step2":
        game.apply(SKIP)
    assert game.decision.kind == "wagon"
    assert isinstance(choose(game.view(0), level, Stream(b"x"), 1500).action, MoveWagon)


@ALL_LEVELS
def test_sends_no_mayor_to_a_city_without_shields_in_its_last_turn(level: Level) -> None:
    """He would weigh nothing there and score nothing."""
    scene = Scenario("abbey_mayor").lay("U frfr", (0, 0)).lay("E ffcf", (0, -1)).spend(0, left=1)
    done = turn(scene.start("E").game, level)
    assert not any(isinstance(action, Deploy) and action.figure == "mayor" for action in done)
    assert any(isinstance(action, Deploy) for action in done)


@LEVELS
def test_takes_the_knight_out_of_a_great_city_with_its_tower(level: Level) -> None:
    """One tier more and the only knight of a city of five tiles is taken."""
    scene = Scenario("tower").lay("U frfr", (0, 0))
    scene.lay("R ccfc", (20, 20)).lay("R cccf", (20, 19)).lay("R cccf", (19, 19)).lay("R cccf", (21, 19)).lay("R cfcc", (20, 18))
    scene.stand(1, "follower", (20, 20), "city@N")
    scene.prepare(lambda game: TOWER.of(game).heights.__setitem__(cell_of((20, 21)), 0))
    done = turn(scene.start("U", *MID_GAME).game, level)
    assert any(isinstance(action, BuildTier) for action in done)
    assert any(isinstance(action, Capture) and action.seat_of == 1 for action in done)


@LEVELS
def test_attacks_no_outpost_that_only_itself_would_suffer_at(level: Level) -> None:
    """Its only knight stands in a great city and has no defender; with the monks nobody would be harmed."""
    scene = Scenario("siege").lay_start().lay("R ccfc", (20, 20)).lay("R cccf", (20, 19)).lay("R cccf", (19, 20))
    scene.stand(0, "follower", (20, 20), "city@N")
    scene.prepare(lambda game: setattr(SIEGE.of(game), "catapults", ("knights",)))
    game = scene.start(question_mark(), *MID_GAME).game
    assert game.decision is not None
    assert game.decision.kind == "siege"
    assert choose(game.view(0), level, Stream(b"x"), 1500).action != ChooseOutpost("knights")


def attacked(scene: Scenario) -> Carcassonne:
    """A position in which the knights' outpost has just been attacked in seat 0's turn."""

    def ready(game: Carcassonne) -> None:
        SIEGE.of(game).catapults = ("knights",)

    game = scene.prepare(ready).start(question_mark(), *MID_GAME).game
    assert cell_of((20, 20)) in game.board.cells
    if game.decision is not None and game.decision.kind == "siege":
        game.apply(ChooseOutpost("knights"))
    return game


def question_mark() -> str:
    """A tile whose one siege symbol may mean any outpost."""
    return next(t.id for t in siege.TILES.tiles if t.flags.siege == ("any",))


def played_by(game: Game, seat: int, level: Level) -> list[Action]:
    """All that a seat does until the game is over, all seats being played by this level."""
    done = []
    while (decision := game.decision) is not None:
        action = choose(game.view(decision.seat), level, Stream(bytes([len(game.log)])), 800).action
        if decision.seat == seat:
            done.append(action)
        game.apply(action, decision.seat)
    return done
