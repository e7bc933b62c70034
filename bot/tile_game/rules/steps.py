"""The steps of a turn. A step either runs by itself or waits for one choice of one seat.

A game's agenda is a stack of (step, data); the last one is next. Steps hold no state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from bot.engine.actions import SKIP, Action, Skip
from bot.engine.game import Decision
from bot.engine.refusals import IllegalAction
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.moves import Draw, PlaceTile, TurnBegan
from bot.tile_game.rules.scoring import final_scoring, score_completed
from bot.tile_game.rules.why_not import why_no_figure, why_no_tile

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne


D = TypeVar("D")
"""The data that a step needs."""


class Step(Generic[D]):
    """A step that runs by itself."""

    def run(self, game: Carcassonne, data: D) -> None:
        """Run the step, which is off the agenda already."""
        raise NotImplementedError


class Choice(Step[D]):
    """A step that waits for a choice. `always`: ask even if there is only one option."""

    always = False
    kind = ""

    def seat(self, game: Carcassonne, data: D) -> int:
        """Return the seat that chooses."""
        return game.turn

    def options(self, game: Carcassonne, data: D) -> list[Action]:
        """Return every legal action, in a stable order."""
        raise NotImplementedError

    def allows(self, game: Carcassonne, data: D, action: Action) -> bool:
        """Return whether this is an option; a step may override this to avoid listing them all."""
        return action in game.options()

    def take(self, game: Carcassonne, data: D, action: Action) -> None:
        """Carry out an option; the step is off the agenda already."""
        if type(action) is not Skip:
            game.rules.takers[type(action)](game, action)

    def default(self, game: Carcassonne, data: D, options: tuple[Action, ...]) -> Action:
        """Return the simplest option: to decline, if possible."""
        return SKIP if SKIP in options else options[0]

    def why_not(self, game: Carcassonne, data: D, action: Action) -> IllegalAction | None:
        """Return a specific reason why an action is not an option, or None."""
        return None

    def decision(self, game: Carcassonne, data: D) -> Decision:
        """Return the choice to make and its seat."""
        return Decision(self.seat(game, data), self.kind, game.tile_in_question())


class Beside(Choice[D]):
    """A choice of the player on turn that allows extra actions; after one of those it is asked again."""

    def own(self, game: Carcassonne, data: D) -> list[Action]:
        """Return the options of the step itself."""
        raise NotImplementedError

    def options(self, game: Carcassonne, data: D) -> list[Action]:
        options = self.own(game, data)
        if options:  # without own options no extra ones, or a player could be forced to buy something
            for hook in game.rules.beside:
                options += hook(game)
        return options

    def take(self, game: Carcassonne, data: D, action: Action) -> None:
        if type(action) in game.rules.beside_actions:
            game.push(self, data)
            game.rules.takers[type(action)](game, action)
        else:
            self.take_own(game, data, action)

    def take_own(self, game: Carcassonne, data: D, action: Action) -> None:
        """Carry out one of the step's own options."""
        super().take(game, data, action)


class BeginTurn(Step[None]):
    """TURN-1: a turn begins with its first part."""

    def run(self, game: Carcassonne, data: None) -> None:
        rules = game.rules
        game.part = 1
        game.turn_number += 1
        game.emit(TurnBegan(game.turn, game.turn_number))
        for hook in rules.turn_begins:
            hook(game)
        game.push(END_TURN, True)
        game.push(BEFORE_DRAW, True)


class BeforeDraw(Beside[bool]):
    """TURN-2: draw, or act instead of drawing. Data: whether anything but drawing is still possible in this part."""

    kind = "draw"

    def own(self, game: Carcassonne, data: bool) -> list[Action]:
        options: list[Action] = []
        if data:
            for hook in game.rules.instead_of_drawing:
                options += hook(game)
        options += game.ways_to_draw()
        if data and game.part == 2:
            options.append(SKIP)  # BUILDER-8: the second part is declined before drawing
        return options

    def take_own(self, game: Carcassonne, data: bool, action: Action) -> None:
        if type(action) is Draw:
            game.draw(action.take)
        elif type(action) is not Skip:
            self.begin_part(game)
            game.rules.takers[type(action)](game, action)

    def begin_part(self, game: Carcassonne) -> None:
        """Continue the part after something was placed without drawing."""
        game.push(END_PART, None)

    def default(self, game: Carcassonne, data: bool, options: tuple[Action, ...]) -> Action:
        if SKIP in options:
            return SKIP
        return next((o for o in options if type(o) is Draw), options[0])


class LayTile(Beside[None]):
    """TURN-3: place the drawn tile; always asked."""

    kind = "tile"
    always = True

    def own(self, game: Carcassonne, data: None) -> list[Action]:
        assert game.hand is not None
        special = game.special_placements(game.hand)
        if special is not None:
            return [PlaceTile(at_of(cell), rot) for cell, rot in special]
        offers = game.rules.offers[game.hand]
        options: list[Action] = []
        for cell, asked in game.board.open.items():
            placings = offers[asked]
            if placings is not None:
                options += placings[cell]
        return options

    def allows(self, game: Carcassonne, data: None, action: Action) -> bool:
        assert game.hand is not None
        if type(action) is not PlaceTile or game.offer is not None or game.rules.placing[game.hand] is not None:
            return super().allows(game, data, action)
        cell = cell_of(action.at)
        asked = game.board.open.get(cell)
        placings = None if asked is None else game.rules.offers[game.hand][asked]
        return placings is not None and action in placings[cell]

    def take_own(self, game: Carcassonne, data: None, action: Action) -> None:
        assert isinstance(action, PlaceTile)
        assert game.hand is not None
        game.push(END_PART, None)
        game.lay(action.at, game.rules.shapes[game.hand][action.rot])

    def default(self, game: Carcassonne, data: None, options: tuple[Action, ...]) -> Action:
        spots = [o for o in options if isinstance(o, PlaceTile)]
        return min(spots, key=lambda o: (o.at[1], o.at[0], o.rot))

    def why_not(self, game: Carcassonne, data: None, action: Action) -> IllegalAction | None:
        return why_no_tile(game, action) if isinstance(action, PlaceTile) else None


class StepTwo(Beside[None]):
    """TURN-4: at most one figure or other action."""

    kind = "step2"

    def own(self, game: Carcassonne, data: None) -> list[Action]:
        options = game.deploy_options()
        for hook in game.rules.step_two:
            options += hook(game)
        options.append(SKIP)
        return options

    def why_not(self, game: Carcassonne, data: None, action: Action) -> IllegalAction | None:
        return why_no_figure(game, action)


class Score(Step[None]):
    """TURN-6: step 3."""

    def run(self, game: Carcassonne, data: None) -> None:
        score_completed(game)


class EndPart(Step[None]):
    """TURN-9: the second part of a double turn, if the first earned one. Every hook runs: one may act as well as answer."""

    def run(self, game: Carcassonne, data: None) -> None:
        if game.part != 1 or True not in [hook(game) for hook in game.rules.second_part]:
            return
        game.part = 2
        game.forget_tile()
        if game.left() or any(hook(game) for hook in game.rules.instead_of_drawing):  # BUILDER-13, COMBO-5
            game.emit(TurnBegan(game.turn, game.turn_number, 2))
            game.push(BEFORE_DRAW, True)


class EndTurn(Step[bool]):
    """TURN-10: the end of the turn. Data: whether a next turn may follow; not in the abbey round."""

    def run(self, game: Carcassonne, data: bool) -> None:
        game.forget_tile()
        if data:
            game.push(NEXT_TURN, None)
        for hook in game.rules.turn_ends:
            hook(game)


class NextTurn(Step[None]):
    """TURN-10, TURN-11."""

    def run(self, game: Carcassonne, data: None) -> None:
        if game.left():
            game.turn = (game.turn + 1) % game.seats
            game.push(BEGIN_TURN, None)
            return
        game.push(FINAL, None)
        for hook in game.rules.closing:
            hook(game)


class TurnOver(Choice[None]):
    """The end of a position made only to be looked at: nobody has to choose anything."""

    always = True

    def options(self, game: Carcassonne, data: None) -> list[Action]:
        return []


class Final(Step[None]):
    """Final scoring, which ends the game."""

    def run(self, game: Carcassonne, data: None) -> None:
        final_scoring(game)
        game.finish()


BEGIN_TURN = BeginTurn()
BEFORE_DRAW = BeforeDraw()
PLACE = LayTile()
STEP_TWO = StepTwo()
SCORE = Score()
END_PART = EndPart()
END_TURN = EndTurn()
NEXT_TURN = NextTurn()
FINAL = Final()
TURN_OVER = TurnOver()
