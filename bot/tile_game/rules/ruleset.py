"""The compiled rules of one combination of modules: tiles, figures, hooks and tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from bot.engine.actions import Action
from bot.tile_game.rules.board import demand
from bot.tile_game.rules.expansion import Expansion, Price
from bot.tile_game.rules.figures import FOLLOWER, Deploy, Figure, deploy
from bot.tile_game.rules.moves import Placings, placings
from bot.tile_game.rules.shape import Shape, canonical_rotations, shapes_of
from bot.tile_game.rules.tile_sets import FIELD, Tile

if TYPE_CHECKING:
    from bot.tile_game.rules.carcassonne import Carcassonne

P = ParamSpec("P")
R = TypeVar("R")


class Fits(dict[int, tuple[int, ...]]):
    """For one tile: what an open cell's neighbours require -> the canonical rotations that fit. Computed on first use."""

    def __init__(self, turned: tuple[tuple[int, int], ...]) -> None:
        super().__init__()
        self._turned = turned

    def __missing__(self, signature: int) -> tuple[int, ...]:
        mask, asked = demand(signature)
        found = self[signature] = tuple(rot for code, rot in self._turned if code & mask == asked and signature)
        return found


@cache
def fits_of(turned: tuple[tuple[int, int], ...]) -> Fits:
    """Return the shared table of all tiles with the same sides in their canonical rotations (code, rotation)."""
    return Fits(turned)


class Offers(dict[int, Placings | None]):
    """For one tile: what an open cell's neighbours require -> the ways to place it, by cell; None if there is none."""

    def __init__(self, fits: Fits) -> None:
        super().__init__()
        self._fits = fits

    def __missing__(self, signature: int) -> Placings | None:
        rotations = self._fits[signature]
        found = self[signature] = placings(rotations) if rotations else None
        return found


class Claims(dict[Shape, tuple[tuple[str, tuple[tuple[int, Deploy], ...]], ...]]):
    """For a turned tile: by claiming figure, the segments where it may stand and the Deploy for each."""

    def __init__(self, claiming: tuple[Figure, ...]) -> None:
        super().__init__()
        self._claiming = claiming

    def __missing__(self, shape: Shape) -> tuple[tuple[str, tuple[tuple[int, Deploy], ...]], ...]:
        found = self[shape] = tuple(
            (f.name, tuple((spot.segment, deploy(f.name, spot.name)) for spot in shape.spots if spot.kind in f.kinds))
            for f in self._claiming
        )
        return found


class Ruleset:
    """The part of a combination of modules that no game changes."""

    def __init__(self, expansions: tuple[Expansion[Any], ...], options: frozenset[str], version: int) -> None:
        """`version`: code checks it wherever a fix changed options or points; it decides which tiles there are."""
        self.version = version
        self.expansions = expansions
        self.modules = tuple(e.id for e in expansions)
        self.options = options
        self._load_tiles()
        self._load_figures()
        self.prices: dict[str, Price] = {}
        self.takers: dict[type[Action], Callable[[Carcassonne, Any], None]] = {}
        for expansion in expansions:
            self.prices |= expansion.prices(self)
            self.takers |= expansion.takers()
        self._load_hooks()

    def _load_tiles(self) -> None:
        """Number the kinds of tiles and prepare their four rotations. Gardens exist only if a figure can stand on one."""
        opening = self._known(e.opening_tiles(self.modules) for e in self.expansions)
        opening_end = self._known(e.opening_end(self.modules) for e in self.expansions)
        ordinary = self._known(e.tiles(self.modules) for e in self.expansions)
        others = self._known(e.other_tiles(self.modules) for e in self.expansions)
        self.opening_tiles = tuple(tile.id for tile in opening)
        self.opening_end = tuple(tile.id for tile in opening_end)
        self.ordinary_tiles = tuple(tile.id for tile in ordinary)
        gardens = any("garden" in f.kinds for e in self.expansions for f in e.figures)
        self.tiles: list[Tile] = []
        self.kind_of: dict[str, int] = {}
        for tile in (*opening, *opening_end, *ordinary, *others):
            if tile.id not in self.kind_of:
                self.kind_of[tile.id] = len(self.tiles)
                self.tiles.append(tile if gardens else tile.without_garden())
        self.shapes: list[tuple[Shape, ...]] = [tuple(s.of_kind(i) for s in shapes_of(t)) for i, t in enumerate(self.tiles)]
        self.canonical = [canonical_rotations(t) for t in self.tiles]
        self.fits = [
            fits_of(tuple((s.code, s.rot) for s in shapes if canonical[s.rot] == s.rot))
            for shapes, canonical in zip(self.shapes, self.canonical, strict=True)
        ]
        self.offers = [Offers(fits) for fits in self.fits]

    def _known(self, tiles: Iterable[Sequence[Tile]]) -> list[Tile]:
        """Return the expansions' tiles as far as this version of the rules has them."""
        return [tile for each in tiles for tile in each if tile.since <= self.version]

    def _load_figures(self) -> None:
        """Collect the figures. Without farmers nothing stands on fields; a figure that can stand nowhere is left out."""
        off = frozenset({FIELD}).difference(*(e.opens for e in self.expansions))
        known = (FOLLOWER, *(f for e in self.expansions for f in e.figures))
        more = sum(e.more_followers for e in self.expansions)
        self.figures: tuple[Figure, ...] = tuple(
            Figure(
                f.name, f.count + (more if f is FOLLOWER else 0), f.kinds - off,
                f.follower, f.claims, f.weight, f.lingers, f.deploys,
            )
            for f in known
            if f.kinds - off
        )  # fmt: skip
        self.figure = {f.name: f for f in self.figures}
        self.followers = frozenset(f.name for f in self.figures if f.follower)
        self.weights = {f.name: f.weight for f in self.figures}
        self.lingers = frozenset(f.name for f in self.figures if f.lingers)
        self.claims = Claims(tuple(f for f in self.figures if f.claims and f.deploys))
        self.joining = tuple(f for f in self.figures if not f.claims and f.deploys)
        # figures that are neither followers nor join them: they stay where they are
        self.fixed = frozenset(f.name for f in self.figures if not f.follower and not f.deploys)
        # under rules version 1 they also kept out figures that join a follower (BARN-7)
        self.barring = self.fixed if self.version == 1 else frozenset()

    def _load_hooks(self) -> None:
        """Collect the hooks that modules override, as bound methods in the modules' order or in that of their ranks."""
        self.lay_start = self._having(Expansion.lay_start)
        self.turn_begins = self._having(Expansion.turn_begins)
        self.instead_of_drawing = self._having(Expansion.instead_of_drawing)
        self.draws = self._having(Expansion.draws)
        self.beside = self._having(Expansion.beside)
        self.step_two = self._having(Expansion.step_two)
        self.deployed = self._having(Expansion.on_deployed)
        self.before_scoring = self._having(Expansion.before_scoring)
        self.after_scoring = self._having(Expansion.after_scoring, rank=lambda e: e.scoring_rank)
        self.returning = self._having(Expansion.returning)
        self.lingering = self._having(Expansion.lingering)
        self.second_part = self._having(Expansion.second_part)
        self.turn_ends = self._having(Expansion.turn_ends)
        self.closing = self._having(Expansion.closing)
        self.final = self._having(Expansion.final, rank=lambda e: e.final_rank)
        self.tokens = self._having(Expansion.tokens)
        self.elsewhere = self._having(Expansion.elsewhere)
        # whether a turn that completes nothing changes nothing after step 2
        self.ends_quietly = not (
            self.before_scoring or self.after_scoring or self.returning or self.second_part or self.turn_ends
        )
        self.beside_actions = frozenset(a for e in self.expansions for a in e.beside_actions)

        # by kind of tile, the hooks of the modules that it concerns; at most one module has a placement rule for it
        self.placing = [next(iter(hooks), None) for hooks in self._by_tile(Expansion.placements)]
        self.drawn = self._by_tile(Expansion.on_drawn)
        self.laid = self._by_tile(Expansion.on_laid)

    def _having(
        self,
        hook: Callable[Concatenate[Any, P], R],
        rank: Callable[[Expansion[Any]], int] | None = None,
        about: Tile | None = None,
    ) -> tuple[Callable[P, R], ...]:
        """Return a hook of each module that overrides it, or of those among them that a tile concerns."""
        name = hook.__name__
        having = [e for e in self.expansions if getattr(type(e), name) is not hook and (about is None or e.concerns(about))]
        if rank is not None:
            having.sort(key=rank)
        return tuple(getattr(e, name) for e in having)

    def _by_tile(self, hook: Callable[Concatenate[Any, P], R]) -> list[tuple[Callable[P, R], ...]]:
        return [self._having(hook, about=tile) for tile in self.tiles]

    def whole_stack(self) -> list[int]:
        """Return the kinds of all tiles drawn in a whole game, unshuffled."""
        return [self.kind_of[tile] for tile in (*self.opening_tiles, *self.opening_end, *self.ordinary_tiles)]


@lru_cache(maxsize=64)
def ruleset(expansions: tuple[Expansion[Any], ...], options: frozenset[str], version: int) -> Ruleset:
    """Return the compiled rules of these expansions under one version; recent ones are cached."""
    return Ruleset(expansions, options, version)
