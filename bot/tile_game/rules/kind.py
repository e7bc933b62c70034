"""Setting up Carcassonne: its modules, options, actions and the draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.engine.actions import ActionReader
from bot.engine.fair import Stream, shuffled
from bot.engine.game import NEWEST_RULES, Setup, dealing_stream
from bot.engine.refusals import BadSetup
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.expansion import Expansion
from bot.tile_game.rules.hidden import UNKNOWN
from bot.tile_game.rules.ruleset import Ruleset, ruleset
from bot.tile_game.rules.tile_sets import by_id


class TileGame:
    """Carcassonne as a kind of game, with any combination of modules."""

    name = "carcassonne"

    def __init__(self, base: Expansion[Any], expansions: tuple[Expansion[Any], ...]) -> None:
        """`base`: the rules that are always on; `expansions`: those that a set-up may name, in the order of the rules."""
        self.base = base
        self.expansions = expansions
        self.modules = tuple(e.id for e in expansions)
        self.options = tuple(sorted(option for e in expansions for option in e.options))
        self.reader = ActionReader(tuple(a for e in (base, *expansions) for a in e.actions))
        self.tiles = by_id(e.tile_set for e in (base, *expansions) if e.tile_set)

    def module_of(self, option: str) -> str:
        """Return the expansion that a set-up option belongs to; empty if it belongs to none."""
        return next((e.id for e in self.expansions if option in e.options), "")

    def rules(self, setup: Setup, version: int) -> Ruleset:
        """Return the compiled rules of a set-up under one version; refuse unknown modules and options."""
        self._check_names(setup)
        return ruleset((self.base, *self._on(setup.modules)), frozenset(setup.chosen()), version)

    def _on(self, modules: Sequence[str]) -> list[Expansion[Any]]:
        return [e for e in self.expansions if e.id in modules]

    def _check_names(self, setup: Setup) -> None:
        for module in setup.modules:
            if module not in self.modules:
                raise BadSetup("unknown_module", {"module": module[:40], "known": self.modules})
        if repeated := [m for m, n in Counter(setup.modules).items() if n > 1]:
            raise BadSetup("repeated_module", {"module": repeated[0]})
        for option in setup.chosen():
            if option not in self.options:
                raise BadSetup("unknown_option", {"option": option[:40], "known": self.options})

    def seats(self, modules: Sequence[str]) -> range:
        """BASE-11; INN-3: the module that brings a sixth set of figures raises the maximum."""
        return range(2, max(e.most_seats for e in (self.base, *self._on(modules))) + 1)

    def check(self, setup: Setup, rules: int) -> None:
        """Refuse a set-up that no game can start from. Compile rules only to check a stack: a lobby calls this at every press."""
        self._check_names(setup)
        seats = self.seats(setup.modules)
        if setup.seats not in seats:
            raise BadSetup("bad_seats", {"seats": setup.seats, "fewest": seats[0], "most": seats[-1]})
        for tiles in (setup.stack, setup.drawn):
            if tiles is not None:
                self._check_stack(self.rules(setup, rules), tiles)

    def _check_stack(self, rules: Ruleset, stack: Sequence[str]) -> None:
        """Require tiles of the game, at most as many copies as the box has, and the opening first, with its end tile last.

        A stack may be short: a game may have fewer tiles.
        """
        opening = Counter((*rules.opening_tiles, *rules.opening_end))
        count = opening + Counter(rules.ordinary_tiles)
        for tile, copies in Counter(stack).items():
            if tile not in count:
                raise BadSetup("unknown_tile", {"tile": tile[:40]})
            if copies > count[tile]:
                raise BadSetup("too_many_tiles", {"tile": tile, "count": count[tile]})
        first = opening_length(rules, stack)
        if any(tile in opening for tile in stack[first:]):
            raise BadSetup("bad_stack", {"why": "river tiles come before all others"})
        ends = [i for i, tile in enumerate(stack[:first]) if tile in rules.opening_end]
        if ends and ends != [first - 1]:
            raise BadSetup("bad_stack", {"why": "the lake is the last river tile"})

    def deal(self, setup: Setup, stream: Stream, rules: int) -> tuple[str, ...]:
        """Return the opening tiles with their end tile, then the ordinary tiles; each pile is shuffled from sorted ids."""
        compiled = self.rules(setup, rules)
        opening = shuffled(sorted(compiled.opening_tiles), stream)
        return (*opening, *compiled.opening_end, *shuffled(sorted(compiled.ordinary_tiles), stream))

    def completed(self, setup: Setup, stream: Stream, rules: int) -> Setup | None:
        """Return the set-up with a draw to play on with; None if the tiles drawn so far are not the first of the stack."""
        if setup.drawn is None:
            return setup
        if not {option for e in self.expansions for option in e.out_of_order}.isdisjoint(setup.chosen()):
            return None
        known, rest = Counter(setup.drawn), []
        for tile in self.deal(setup, stream, rules):
            if known[tile]:
                known[tile] -= 1
            else:
                rest.append(tile)
        return msgspec.structs.replace(setup, drawn=None, stack=(*setup.drawn, *rest))

    def start(self, setup: Setup, rules: int = NEWEST_RULES) -> Carcassonne:
        """Start a game by the set-up's stack or seed. With only the drawn tiles it can be played no further than those."""
        self.check(setup, rules)
        compiled = self.rules(setup, rules)
        if setup.drawn is not None:
            unknown = [UNKNOWN] * len(compiled.whole_stack())
            opening = len(compiled.opening_tiles) + len(compiled.opening_end)
            return Carcassonne(self, setup, compiled, unknown, opening, [compiled.kind_of[t] for t in setup.drawn])
        stack = setup.stack if setup.stack is not None else self.deal(setup, dealing_stream(setup), rules)
        kinds = [compiled.kind_of[tile] for tile in stack]
        return Carcassonne(self, setup, compiled, kinds, opening_length(compiled, stack))


def opening_length(rules: Ruleset, stack: Sequence[str]) -> int:
    """Count the tiles of the stack that belong to the opening pile."""
    opening = {*rules.opening_tiles, *rules.opening_end}
    return next((i for i, tile in enumerate(stack) if tile not in opening), len(stack))
