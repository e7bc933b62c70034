"""The tile game: its position and how it advances from one decision to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.engine.actions import Action
from bot.engine.events import Cell, Event, Finished, Points
from bot.engine.game import Decision, PlayedAction, Setup, Standing
from bot.engine.refusals import BadRecord, IllegalAction
from bot.tile_game.rules.board import Board, Piece
from bot.tile_game.rules.cells import at_of, cell_of
from bot.tile_game.rules.figures import Deploy, deploy
from bot.tile_game.rules.hidden import UNKNOWN
from bot.tile_game.rules.moves import DRAW, Deployed, Draw, Drawn, Laid, Returned, Unplaceable
from bot.tile_game.rules.ruleset import Ruleset
from bot.tile_game.rules.scoring import completed_by, final_scoring, score_completed
from bot.tile_game.rules.shape import Shape
from bot.tile_game.rules.steps import BEFORE_DRAW, BEGIN_TURN, END_TURN, PLACE, SCORE, STEP_TWO, TURN_OVER, Choice, D, Step
from bot.tile_game.rules.view import TileView

if TYPE_CHECKING:
    from bot.tile_game.rules.kind import TileGame

Agenda = list[tuple[Step[Any], Any]]


class Carcassonne:
    """A running game of Carcassonne with any combination of modules."""

    __slots__ = (
        "agenda",
        "board",
        "completed",
        "discarded",
        "events",
        "first_events",
        "hand",
        "kind",
        "left_over",
        "log",
        "offer",
        "part",
        "parts",
        "pieces_placed",
        "pool",
        "revealed",
        "rules",
        "scores",
        "seats",
        "setup",
        "spot",
        "stack",
        "supplies",
        "turn",
        "turn_number",
        "winners",
    )  # fmt: skip

    def __init__(
        self,
        kind: TileGame,
        setup: Setup,
        rules: Ruleset,
        stack: Sequence[int],
        opening_tiles: int,
        revealed: Sequence[int] = (),
    ) -> None:
        """`revealed`: the tiles that will turn up in a stack of unknown tiles, first drawn first."""
        self.kind = kind
        self.setup = setup
        self.rules = rules
        self.seats = setup.seats
        self.board = Board()
        self.stack = tuple(stack)
        # ranges of the stack still to be drawn: the opening pile, then the ordinary part, which an expansion may split in two
        self.left_over: tuple[tuple[int, int], ...] = ((0, opening_tiles), (opening_tiles, len(stack)))
        self.revealed = tuple(revealed)
        # in a game without its secret: the undrawn tiles by kind
        self.pool: Counter[int] | None = Counter(rules.whole_stack()) if UNKNOWN in self.stack else None
        self.scores = [0] * setup.seats
        self.supplies = [{f.name: f.count for f in rules.figures} for _ in range(setup.seats)]
        self.turn = setup.seats - 1
        self.turn_number = 0
        self.part = 1
        self.hand: int | None = None  # the drawn tile, until it is placed
        self.spot: int | None = None  # the cell of the tile placed in this part
        self.completed: tuple[int, ...] = ()  # the features that the tile completed, until they are scored
        self.pieces_placed = 0
        self.discarded: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self.log: list[PlayedAction] = []
        self.agenda: Agenda = []
        self.events: list[Event] = []
        self.offer: tuple[Action, ...] | None = None
        self.parts: dict[str, Any] = {}  # each module's own state
        for expansion in rules.expansions:
            state = expansion.state(self)
            if state is not None:
                self.parts[expansion.id] = state
        rules.lay_start[-1](self)
        self.turn = 0
        self.push(BEGIN_TURN, None)
        self._advance()
        self.first_events: tuple[Event, ...] = tuple(self.events)

    def copy(self) -> Carcassonne:
        """Return an independent game in the same position."""
        new = Carcassonne.__new__(Carcassonne)
        new.kind = self.kind
        new.setup = self.setup
        new.rules = self.rules
        new.seats = self.seats
        new.board = self.board.copy()
        new.stack = self.stack
        new.left_over = self.left_over
        new.revealed = self.revealed
        new.pool = None if self.pool is None else self.pool.copy()
        new.scores = self.scores.copy()
        new.supplies = [s.copy() for s in self.supplies]
        new.turn = self.turn
        new.turn_number = self.turn_number
        new.part = self.part
        new.hand = self.hand
        new.spot = self.spot
        new.completed = self.completed
        new.pieces_placed = self.pieces_placed
        new.discarded = self.discarded
        new.winners = self.winners
        new.log = self.log.copy()
        new.agenda = self.agenda.copy()
        new.events = []
        new.offer = self.offer
        new.parts = {name: state.copy() for name, state in self.parts.items()}
        new.first_events = self.first_events
        return new

    # the contract

    @property
    def rules_version(self) -> int:
        """The version of the rules that the game keeps to its end."""
        return self.rules.version

    @property
    def decision(self) -> Decision | None:
        """The choice to make and its seat; None when the game is over."""
        if not self.agenda:
            return None
        step, data = self._asking()
        return step.decision(self, data)

    def options(self) -> tuple[Action, ...]:
        """Return every legal action of the current decision, in a stable order."""
        if self.offer is None and self.agenda:
            step, data = self._asking()
            self.offer = tuple(step.options(self, data))
        return self.offer or ()

    def default(self) -> Action:
        """Return the simplest option, for an absent player."""
        if not self.agenda:
            raise IllegalAction("game_over")
        step, data = self._asking()
        return step.default(self, data, self.options())

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Play an option and return its events; raise IllegalAction and change nothing if it is not one."""
        if not self.agenda:
            raise IllegalAction("game_over")
        step, data = self._asking()
        deciding = step.seat(self, data)
        if seat is not None and seat != deciding:
            raise IllegalAction("not_your_decision", {"seat": seat, "expected": deciding})
        if not step.allows(self, data, action):
            raise self._why_not(step, data, action)
        if self.pool is not None:
            self.copy().carry_out(deciding, action)  # try on a copy: if it needs an unknown tile, it is refused
        return self.carry_out(deciding, action)

    def after(self, action: Action) -> Carcassonne:
        """Return a copy after an option, up to the end of the turn; a draw stays hidden."""
        new, deciding = self.copy(), self.decision
        assert deciding is not None
        if isinstance(action, Draw):
            new.log.append(PlayedAction(deciding.seat, action, ()))
            return new
        new.stop_with_the_turn()
        new.carry_out(deciding.seat, action)
        return new

    def stop_with_the_turn(self) -> None:
        """Stop after this turn: no other turn and no final scoring follow."""
        ends = next((n for n, (step, _) in reversed(list(enumerate(self.agenda))) if step is END_TURN), None)
        if ends is None:  # in the abbey round the choice itself starts a turn
            self.agenda.insert(-1, (TURN_OVER, None))
        else:
            self.agenda[ends : ends + 1] = [(TURN_OVER, None), (END_TURN, False)]

    def view(self, seat: int | None) -> TileView:
        """Return what a seat may know: in this game the same for all, everything but the order of the stack."""
        return TileView(self, seat)

    def standing(self) -> Standing:
        """Return the scores and, at the end, the winners."""
        return Standing(tuple(self.scores), self.winners)

    def supply(self) -> list[dict[str, int]]:
        """Return, by seat, the figures ready to be placed; zeros are omitted."""
        return [{name: n for name, n in figures.items() if n} for figures in self.supplies]

    def tokens(self) -> list[dict[str, Any]]:
        """Return, by seat, everything else in front of a player; zeros are omitted."""
        hooks = self.rules.tokens
        return [{k: v for hook in hooks for k, v in hook(self, seat).items() if v} for seat in range(self.seats)]

    def forecast(self) -> tuple[Points, ...]:
        """Return the points that would be scored if the game ended now: by step 3, if still ahead, then by final scoring."""
        if not self.agenda:
            return ()
        end = self.copy()
        if any(step is SCORE for step, _ in end.agenda):
            score_completed(end)
        final_scoring(end)
        return tuple(e for e in end.events if isinstance(e, Points))

    # the agenda

    def push(self, step: Step[D], data: D) -> None:
        """Put a step on the agenda, before everything already there."""
        self.agenda.append((step, data))

    def carry_out(self, deciding: int, action: Action) -> tuple[Event, ...]:
        """Play an action known to be an option, up to the next decision; return its events."""
        step, data = self.agenda.pop()
        assert isinstance(step, Choice)
        self.events = []
        self.offer = None
        step.take(self, data, action)
        self._advance()
        events = tuple(self.events)
        self.log.append(PlayedAction(deciding, action, events))
        return events

    def _asking(self) -> tuple[Choice[Any], Any]:
        step, data = self.agenda[-1]
        assert isinstance(step, Choice)
        return step, data

    def _advance(self) -> None:
        """Run to the next decision; a step with a single option is neither asked nor recorded."""
        agenda = self.agenda
        while agenda:
            step, data = agenda[-1]
            if not isinstance(step, Choice):
                agenda.pop()
                step.run(self, data)
                continue
            if step.always:
                return
            options = step.options(self, data)
            if len(options) > 1:
                self.offer = tuple(options)
                return
            agenda.pop()
            if options:
                step.take(self, data, options[0])

    def _why_not(self, step: Choice[D], data: D, action: object) -> IllegalAction:
        if not isinstance(action, Action):
            return IllegalAction("bad_action", {"why": f"an action is expected, not a {type(action).__name__}"})
        special = step.why_not(self, data, action)
        if special is not None:
            return special
        expected = sorted({o.do for o in self.options()})
        code = "not_offered" if action.do in expected else "wrong_kind"
        return IllegalAction(code, {"do": action.do, "expected": expected})

    # the interface for steps and expansions

    def emit(self, event: Event) -> None:
        """Add an event to those of the current action."""
        self.events.append(event)

    def give(
        self, seat: int, points: int, reason: str, terms: dict[str, int], at: Cell | None = None, on: str | None = None
    ) -> None:
        """Change a seat's score and emit Points."""
        self.scores[seat] += points
        self.events.append(Points(seat, points, reason, terms, at, on))

    def left(self) -> int:
        """Count the tiles still to be drawn."""
        total = 0
        for low, high in self.left_over:
            total += high - low
        return total

    def opening_left(self) -> int:
        """Count the tiles of the opening pile still to be drawn."""
        low, high = self.left_over[0]
        return high - low

    def ways_to_draw(self) -> list[Action]:
        """Return the ways to draw (TURN-2): from the opening pile while it has tiles, then from the ordinary one."""
        if not self.opening_left():
            for hook in self.rules.draws:
                ways = hook(self)
                if ways:
                    return ways
        return [DRAW] if self.left() else []

    def draw(self, take: str | None) -> None:
        """Draw until a tile fits somewhere (BASE-24); if none is left, the turn ends without a tile (BASE-25)."""
        while self.left():
            kind = self._pop_tile(take)
            name = self.rules.tiles[kind].id
            if self.fits_somewhere(kind):
                self.hand = kind
                self.emit(Drawn(self.turn, name, self.left()))
                self.push(PLACE, None)
                for hook in self.rules.drawn[kind]:
                    hook(self)
                return
            self.discarded = (*self.discarded, kind)
            self.emit(Unplaceable(self.turn, name, self.left()))
            if take is not None:
                self.push(BEFORE_DRAW, False)  # choose the replacement in the same way, but no abbey any more (COMBO-27)
                return

    def _pop_tile(self, take: str | None) -> int:
        """Take a tile from the first pile that has one, or from the named end of a half."""
        which = 0 if self.opening_left() else 1
        if take is not None:
            which = 1 if take.startswith("left") else 2
        low, high = self.left_over[which]
        bottom = take is not None and take.endswith("bottom")
        rest = (low, high - 1) if bottom else (low + 1, high)
        self.left_over = (*self.left_over[:which], rest, *self.left_over[which + 1 :])
        position = high - 1 if bottom else low
        return self._reveal(position) if self.stack[position] == UNKNOWN else self.stack[position]

    def _reveal(self, position: int) -> int:
        """Replace an unknown tile with the next revealed one; return its kind."""
        if self.pool is None or not self.revealed or not self.pool[self.revealed[0]]:
            raise BadRecord("bad_record", {"why": "it draws a tile that is not among those drawn"})
        kind, self.revealed = self.revealed[0], self.revealed[1:]
        self.pool[kind] -= 1
        self.stack = (*self.stack[:position], kind, *self.stack[position + 1 :])
        return kind

    def special_placements(self, kind: int) -> list[tuple[int, int]] | None:
        """Return the legal (cell, rotation) of a tile with a module's own placement rule; None for other tiles."""
        own_rule = self.rules.placing[kind]
        return None if own_rule is None else own_rule(self, kind)

    def fits_somewhere(self, kind: int) -> bool:
        """Return whether a tile has at least one legal placement."""
        own_rule = self.rules.placing[kind]
        if own_rule is not None:
            return bool(own_rule(self, kind))
        fits = self.rules.fits[kind]
        for asked in self.board.open.values():  # noqa: SIM110 - a generator costs three times as much here
            if fits[asked]:
                return True
        return False

    def placements(self, kind: int) -> list[tuple[int, int]]:
        """Return all legal (cell, rotation) of a tile, by BASE-23 or a module's own rule."""
        special = self.special_placements(kind)
        if special is not None:
            return special
        fits = self.rules.fits[kind]
        return [(cell, rot) for cell, asked in self.board.open.items() for rot in fits[asked]]

    def lay(self, at: Cell, shape: Shape) -> None:
        """Place a tile for the seat on turn; step 2 and step 3 follow."""
        cell = cell_of(at)
        self.hand = None
        touched = self.board.lay(cell, shape)
        self.spot = cell
        self.completed = tuple(completed_by(self, cell, touched))
        self.emit(Laid(self.turn, shape.id, at, shape.rot))
        self.push(SCORE, None)
        self.push(STEP_TWO, None)
        for hook in self.rules.laid[shape.kind]:
            hook(self, cell, shape)

    def forget_tile(self) -> None:
        """Forget the part's tile, as the part is over."""
        self.hand = None
        self.spot = None

    def tile_in_question(self) -> str | None:
        """Return the drawn tile, or the one placed in this part."""
        if self.hand is not None:
            return self.rules.tiles[self.hand].id
        return None if self.spot is None else self.board.cells[self.spot].shape.id

    def deploy_options(self) -> list[Action]:
        """Return the figures that may be placed on the tile just laid (BASE-30, 31; BUILDER-1 and PIG-1 for those that join)."""
        rules, board, seat = self.rules, self.board, self.turn
        assert self.spot is not None
        shape, base = board.cells[self.spot]
        supply = self.supplies[seat]
        parent, on = board.parent, board.on
        free = []
        taken = []
        for spot in shape.spots:
            node = base + spot.segment
            while parent[node] != node:
                node = parent[node]
            if node in on:
                taken.append((spot, on[node]))
            else:
                free.append(spot.segment)
        options: list[Action] = []
        for figure, ways in rules.claims[shape]:
            if supply[figure]:
                options += [way for segment, way in ways if segment in free]
        options += [
            deploy(figure.name, spot.name)
            for figure in rules.joining
            if supply[figure.name]
            for spot, pieces in taken
            if spot.kind in figure.kinds and self.may_join(seat, pieces)
        ]
        return options

    def may_join(self, seat: int, pieces: Sequence[Piece]) -> bool:
        """Return whether a builder or pig of this seat may join these figures: one must be the seat's own follower."""
        followers, barring = self.rules.followers, self.rules.barring
        return any(p.seat == seat and p.figure in followers for p in pieces) and not any(p.figure in barring for p in pieces)

    def deploy(self, action: Deploy) -> None:
        """Place a figure on the tile just laid."""
        assert self.spot is not None
        piece = self.put(action.figure, self.turn, self.spot, action.on)
        self.emit(Deployed(self.turn, action.figure, at_of(self.spot), action.on))
        for hook in self.rules.deployed:
            hook(self, piece)

    def put(self, figure: str, seat: int, cell: int, on: str) -> Piece:
        """Take a figure from its supply and put it on a segment."""
        self.supplies[seat][figure] -= 1
        return self.set_down(figure, seat, cell, on)

    def set_down(self, figure: str, seat: int, cell: int, on: str) -> Piece:
        """Put a figure that is not in its supply on a segment."""
        node = self.board.node_at(cell, on)
        assert node is not None
        self.pieces_placed += 1
        piece = Piece(seat, figure, cell, on, node, self.turn_number, self.pieces_placed)
        self.board.put(piece)
        return piece

    def bring_home(self, seat: int, figure: str, at: Cell, on: str) -> None:
        """Return a figure to its supply."""
        self.supplies[seat][figure] += 1
        self.events.append(Returned(seat, figure, at, on))

    def lift(self, piece: Piece) -> None:
        """Take a figure off its feature; companions left without a follower go home at once (TB-5)."""
        root = self.board.take(piece)
        followers = self.rules.followers
        rest = [p for p in self.board.on.get(root, ()) if p.seat == piece.seat]
        if any(p.figure in followers for p in rest):
            return
        for lonely in rest:
            if lonely.figure not in self.rules.fixed:
                self.board.take(lonely)
                self.bring_home(lonely.seat, lonely.figure, at_of(lonely.cell), lonely.on)

    def clear_field(self, root: int) -> None:
        """Send farmers and pigs of a scored field home; barns stay (BARN-6, 9)."""
        stay = []
        for piece in self.board.on.get(root, ()):
            if piece.figure in self.rules.fixed:
                stay.append(piece)
            else:
                self.bring_home(piece.seat, piece.figure, at_of(piece.cell), piece.on)
        self.board.on[root] = tuple(stay)

    def finish(self) -> None:
        """End the game: the highest score wins, and equal scores share the victory (END-3)."""
        best = max(self.scores)
        self.winners = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        self.emit(Finished(tuple(self.scores), self.winners))
        self.agenda.clear()
