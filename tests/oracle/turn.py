"""The order of play, written as the rules tell it; a `yield` is a question to a seat."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

from tests.oracle import offers, scoring
from tests.oracle.board import Feature
from tests.oracle.offers import SKIP
from tests.oracle.state import (
    OUTPOSTS,
    Action,
    Barn,
    Defender,
    Figure,
    Prisoner,
    State,
    TowerTop,
)
from tests.oracle.tileset import Cell, Tile


@dataclass(frozen=True)
class Question:
    """A decision of one seat with all its legal answers."""

    seat: int
    kind: str
    tile: str | None
    options: list[Action]


Play = Generator[Question, Action, None]
Answer = Generator[Question, Action, Action]


class Turn:
    """One turn of one seat: what must be remembered until it ends."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.abbot_is_new = False  # ABBOT-14
        self.ransom_used = False  # TOWER-41, the option
        self.tile: str | None = None  # drawn and not yet placed

    # --- asking ---

    def ask(self, seat: int, kind: str, options: list[Action]) -> Answer:
        """A choice is asked, what leaves none is not."""
        if len(options) == 1:
            return options[0]
        return (yield Question(seat, kind, self.tile, options))

    def ask_in_window(self, kind: str, find: Callable[[], list[Action]]) -> Answer:
        """A choice of the seat on turn with ransoms beside it (TOWER-42)."""
        while True:
            options = find()
            ransoms = offers.ransoms(self.state, self.seat, self.ransom_used)
            if len(options) == 1 and not ransoms and kind != "tile":
                return options[0]
            action = yield Question(self.seat, kind, self.tile, options + ransoms)
            if action["do"] != "ransom":
                return action
            self.pay_ransom(action)

    def pay_ransom(self, action: Action) -> None:
        """TOWER-37: 3 points change hands, the figure comes home."""
        state, captor, kind = self.state, action["from"], action["figure"]
        bought = next(p for p in state.prisoners if (p.captor, p.seat, p.kind) == (captor, self.seat, kind))
        state.prisoners.remove(bought)
        state.supplies[self.seat][kind] += 1
        state.score(self.seat, -3, "ransom")
        state.score(captor, 3, "ransom")
        self.ransom_used = True

    def ransom_at_the_end(self) -> Play:
        """TOWER-42 (c): a decision of its own."""
        while ransoms := offers.ransoms(self.state, self.seat, self.ransom_used):
            action = yield Question(self.seat, "ransom", None, [*ransoms, SKIP])
            if action == SKIP:
                return
            self.pay_ransom(action)

    # --- the turn ---

    def play(self) -> Play:
        """TURN-1, TURN-9: one part, perhaps a second, then the last window for ransoms."""
        second = yield from self.first_part()
        if second:
            yield from self.second_part()
        yield from self.ransom_at_the_end()

    def first_part(self) -> Generator[Question, Action, bool]:
        """TURN-2; tells whether the builder gives a second part."""
        action = yield from self.ask_in_window("draw", lambda: offers.abbeys(self.state, self.seat) + offers.draws(self.state))
        return (yield from self.part(action))

    def second_part(self) -> Play:
        """BUILDER-5, -8, -13 and COMBO-5: may be declined, or omitted if nothing can be laid."""
        placeable = offers.abbeys(self.state, self.seat) + offers.draws(self.state)
        if not placeable:
            return
        action = yield from self.ask_in_window(
            "draw",
            lambda: [
                *offers.abbeys(self.state, self.seat),
                *offers.draws(self.state),
                SKIP,
            ],
        )
        if action != SKIP:
            yield from self.part(action)

    def abbey_round_turn(self) -> Play:
        """ABBEY-14: one opportunity; ransoms only once the abbey lies."""
        abbeys = offers.abbeys(self.state, self.seat)
        if not abbeys:
            return
        action = yield from self.ask(self.seat, "draw", [*abbeys, SKIP])
        if action != SKIP:
            yield from self.part(action)
            yield from self.ransom_at_the_end()

    def part(self, action: Action) -> Generator[Question, Action, bool]:
        """Steps 1 to 4 after the choice between abbey and draw; tells of the builder's trigger."""
        state = self.state
        before = {f.nodes for f in state.board.features() if f.complete}
        triggered = False
        if action["do"] == "abbey":
            cell: Cell = (action["at"][0], action["at"][1])
            abbey = next(tile for tile in state.catalogue.values() if tile.abbey)
            state.lay(abbey, cell, 0)
            state.abbeys[self.seat] -= 1
        else:
            tile = yield from self.draw_fitting(action)
            if tile is None:
                return False  # BASE-25
            yield from self.symbols(tile)
            action = yield from self.ask_in_window("tile", lambda: offers.placements(state, tile))
            self.tile = None
            cell = (action["at"][0], action["at"][1])
            state.lay(tile, cell, action["rot"])
            triggered = self.builder_extended(cell)
        placed_barn, full_row = yield from self.step2(cell)
        completed = [f for f in state.board.features() if f.complete and f.nodes not in before]
        yield from self.step3_and_4(completed, placed_barn, full_row)
        return triggered

    # --- step 1 ---

    def draw_fitting(self, action: Action) -> Generator[Question, Action, Tile | None]:
        """BASE-22, -24, -25: what fits nowhere goes back to the box and another is drawn."""
        state = self.state
        while True:
            tile = state.catalogue[self.take(action)]
            if state.board.placements(tile):
                self.tile = tile.id
                return tile
            if state.pile_empty:
                return None
            if state.organiser:  # a choice again, so ransoms stand beside it
                action = yield from self.ask_in_window("draw", lambda: offers.draws(state))
            else:
                action = offers.draws(state)[0]

    def take(self, action: Action) -> str:
        """The next tile: the river's first, then from the chosen end."""
        state = self.state
        if state.river_pile:
            return state.river_pile.pop(0)
        half, end = action.get("take", "left_top").split("_")
        pile = state.left if half == "left" else state.right
        return pile.pop(0 if end == "top" else -1)

    def builder_extended(self, cell: Cell) -> bool:
        """BUILDER-4: the tile just placed has a segment in the feature of the own builder."""
        return any(
            f.kind == "builder" and f.seat == self.seat and cell in self.state.board.feature(f.node).tiles
            for f in self.state.figures
        )

    def symbols(self, tile: Tile) -> Play:
        """SIEGE-42..47: before the tile is placed, left to right."""
        if not self.state.on("siege"):
            return
        for symbol in tile.siege:
            outpost = symbol
            if symbol == "any":
                choices: list[Action] = [{"do": "siege", "outpost": o} for o in OUTPOSTS]
                outpost = (yield from self.ask(self.seat, "siege", choices))["outpost"]
            if outpost in self.state.catapults:
                yield from self.attack(outpost)
            else:
                self.state.catapults.add(outpost)

    def attack(self, outpost: str) -> Play:
        """SIEGE-50..56: points, then removals clockwise, then everybody goes home."""
        state = self.state
        scoring.score_defenders(state, outpost)
        safe = {d.seat for d in state.defenders_at(outpost)}
        for seat in clockwise_from(self.seat, state.seats):
            choices = offers.withdrawals(state, seat, outpost)
            if seat not in safe and choices:
                action = yield from self.ask(seat, "withdraw", choices)
                state.take_home(self.figure_at(seat, action))
                state.send_lonely_home()
        scoring.dismiss_defenders(state, outpost)

    def figure_at(self, seat: int, action: Action) -> Figure:
        """The figure an action names."""
        node = self.state.board.named((action["at"][0], action["at"][1]), action["on"])
        return next(f for f in self.state.figures if (f.seat, f.node, f.kind) == (seat, node, action["figure"]))

    # --- step 2 ---

    def step2(self, cell: Cell) -> Generator[Question, Action, tuple[Barn | None, str | None]]:
        """TURN-4; gives back the barn placed and the outpost whose row has been filled."""
        state, seat = self.state, self.seat
        action = yield from self.ask_in_window("step2", lambda: offers.step2(state, seat, cell, self.abbot_is_new))
        if action["do"] == "figure":
            return None, (yield from self.deploy(cell, action))
        if action["do"] == "barn":
            state.supplies[seat]["barn"] -= 1
            state.barns.append(Barn(seat, (action["at"][0], action["at"][1])))
            return state.barns[-1], None
        if action["do"] == "retrieve":
            self.retrieve()
        elif action["do"] == "tier":
            yield from self.build((action["at"][0], action["at"][1]))
        elif action["do"] == "close":
            state.supplies[seat][action["figure"]] -= 1
            tower = (action["at"][0], action["at"][1])
            state.tops.append(TowerTop(seat, action["figure"], tower))
        return None, None

    def deploy(self, cell: Cell, action: Action) -> Generator[Question, Action, str | None]:
        """A figure on the tile just placed, then perhaps its defender (SIEGE-27..32)."""
        state, seat, kind = self.state, self.seat, action["figure"]
        node = state.board.named(cell, action["on"])
        state.supplies[seat][kind] -= 1
        state.figures.append(Figure(seat, kind, node))
        if kind == "abbot":
            self.abbot_is_new = True
        if not state.on("siege") or kind in ("builder", "pig"):
            return None
        choices = offers.outposts(state, seat, node)
        choice = yield from self.ask(seat, "outpost", [*choices, SKIP])
        if choice == SKIP:
            return None
        in_row = state.board.kind(node) != "field"
        outpost: str = choice["outpost"]
        state.supplies[seat]["follower"] -= 1
        state.defenders.append(Defender(seat, outpost, in_row))
        row = [d for d in state.defenders_at(outpost) if d.in_row]
        return outpost if in_row and len(row) == state.row_length() else None

    def retrieve(self) -> None:
        """ABBOT-10, -11: home, and points at once."""
        state = self.state
        abbot = next(f for f in state.figures if f.kind == "abbot" and f.seat == self.seat)
        feature = state.board.feature(abbot.node)
        state.take_home(abbot)
        points = scoring.worth_unfinished(state, feature)
        state.score(self.seat, points, feature.kind, feature)

    def build(self, tower: Cell) -> Play:
        """TOWER-11, -12, -17: a tier, then perhaps a capture."""
        state = self.state
        state.tiers[self.seat] -= 1
        state.heights[tower] += 1
        choices = offers.captures(state, tower)
        action = yield from self.ask(self.seat, "capture", [*choices, SKIP])
        if action != SKIP:
            yield from self.capture(action)

    def capture(self, action: Action) -> Play:
        """TOWER-23, -32..35: home, prisoner, or exchanged at once."""
        state, victim, kind = self.state, action["seat_of"], action["figure"]
        if action["on"] == "tower":
            top = state.top_of((action["at"][0], action["at"][1]))
            assert top is not None
            state.tops.remove(top)
        else:
            state.figures.remove(self.figure_at(victim, action))
            state.send_lonely_home()
        choices = offers.exchanges(state, self.seat, victim)
        if victim == self.seat:
            state.supplies[victim][kind] += 1
        elif not choices:
            state.prisoners.append(Prisoner(self.seat, victim, kind))
        else:
            choice = yield from self.ask(self.seat, "exchange", choices)
            freed = next(p for p in state.prisoners if (p.captor, p.seat, p.kind) == (victim, self.seat, choice["figure"]))
            state.prisoners.remove(freed)
            state.supplies[self.seat][freed.kind] += 1
            state.supplies[victim][kind] += 1

    # --- steps 3 and 4 ---

    def step3_and_4(self, completed: list[Feature], placed_barn: Barn | None, full_row: str | None) -> Play:
        """TURN-6 in its order, then TURN-8."""
        state = self.state
        if full_row is not None:
            scoring.counter_attack(state, full_row)
        scoring.score_completed(state, completed)
        barn_fields = scoring.score_barn_fields(state, placed_barn)
        scoring.take_goods(state, self.seat, completed)
        scoring.move_king_and_robber(state, self.seat, completed)
        scoring.return_figures(state, completed, barn_fields)
        for seat in clockwise_from(self.seat, state.seats):
            for feature in completed:
                for wagon in [f for f in state.figures_on(feature) if f.seat == seat]:
                    yield from self.drive(wagon)

    def drive(self, wagon: Figure) -> Play:
        """WAGON-5: to the supply or to another feature."""
        choices = offers.wagon_targets(self.state, wagon)
        action = yield from self.ask(wagon.seat, "wagon", [*choices, SKIP])
        if action == SKIP:
            self.state.take_home(wagon)
        else:
            cell = (action["at"][0], action["at"][1])
            wagon.node = self.state.board.named(cell, action["on"])


def clockwise_from(seat: int, seats: int) -> list[int]:
    """All seats in the order of play, beginning with this one."""
    return [(seat + i) % seats for i in range(seats)]


def game(state: State, seat: int = 0) -> Play:
    """All turns from this seat's on, the abbey round, the end (TURN-10, TURN-11)."""
    while not state.pile_empty:
        yield from Turn(state, seat).play()
        seat = (seat + 1) % state.seats
    for other in clockwise_from(seat, state.seats):
        yield from Turn(state, other).abbey_round_turn()
    scoring.score_the_end(state)
