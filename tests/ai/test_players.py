"""The simple players: every choice is legal, repeatable and based on the view alone."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.ai import strategies as players
from bot.ai.strategies import PLAYERS, Strategy, greedy_player, lead_of, quick_player
from bot.command_line.simulate import play_out
from bot.engine.actions import Action
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.games.rules import GAMES
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.moves import PlaceTile
from tests.tile_game.scenario import Scenario


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("player", sorted(PLAYERS))
def test_whole_game_is_repeatable(game: str, player: str) -> None:
    seed = simulated_seed(3)
    games: list[Game] = []
    for _ in range(2):
        modules = ("fields",) if game == "carcassonne" else ()
        games.append(GAMES[game].start(Setup(2, modules, seed=seed.hex())))
        play_out(games[-1], [PLAYERS[player]] * 2, seed)
    assert [p.action for p in games[0].log] == [p.action for p in games[1].log]
    assert games[0].standing().winners


@pytest.mark.parametrize("player", [greedy_player, quick_player])
def test_greedy_takes_immediate_points(player: Strategy) -> None:
    """It closes the city and puts its knight into it: four points now, nothing else gives as much."""
    scene = Scenario("fields").lay("E cfff", (0, 0)).lay("U frfr", (0, 1))
    game = scene.start("E", "U").game
    choice = player(game.view(0), Stream(b"x"))
    assert choice == PlaceTile((0, -1), 2)
    game.apply(choice)
    figure = player(game.view(0), Stream(b"x"))
    assert isinstance(figure, Deploy)
    assert figure.on == "city@S"


def test_greedy_does_not_finish_an_opponents_city() -> None:
    """The best other's points count against it."""
    scene = Scenario().lay("E cfff", (0, 0)).lay("U frfr", (0, 1)).stand(1, "follower", (0, 0), "city@N")
    choice = greedy_player(scene.start("E", "U").game.view(0), Stream(b"x"))
    assert isinstance(choice, PlaceTile)
    assert choice != PlaceTile((0, -1), 2)


def test_greedy_breaks_ties_by_its_dice() -> None:
    game = GAMES["carcassonne"].start(Setup(2, ("fields",), stack=("X", "U")))
    choices = {greedy_player(game.view(0), Stream(bytes([n]))) for n in range(12)}
    assert len(choices) > 1
    assert greedy_player(game.view(0), Stream(b"same")) == greedy_player(game.view(0), Stream(b"same"))


@pytest.mark.parametrize("player", ["greedy", "quick"])
def test_greedy_beats_random_at_tiles(player: str) -> None:
    """Four games with seats swapped; not one is lost."""
    for number in range(4):
        seed = simulated_seed("greedy", number)
        game = GAMES["carcassonne"].start(Setup(2, ("fields",), seed=seed.hex()))
        names = [player, "random"] if number % 2 else ["random", player]
        play_out(game, [PLAYERS[name] for name in names], seed)
        assert lead_of(game, names.index(player)) > 0


def test_quick_judges_few_of_the_positions_greedy_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game with all expansions, counted, not timed."""
    seed = simulated_seed("quick")
    game, dice = GAMES["carcassonne"].start(Setup(2, CARCASSONNE.modules, seed=seed.hex())), Stream(seed)
    judged = Counter[str]()

    def choice(player: str) -> Action:
        def counted(position: Game, seat: int) -> int:
            judged[player] += 1
            return lead_of(position, seat)

        assert game.decision is not None
        monkeypatch.setattr(players, "lead_of", counted)
        return PLAYERS[player](game.view(game.decision.seat), dice)

    for number in range(100):
        if number >= 85:
            choice("greedy")
        game.apply(choice("quick" if number >= 85 else "random"))
    assert judged["quick"] < judged["greedy"] / 3
