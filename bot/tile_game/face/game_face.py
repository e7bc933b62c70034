"""The face of the tile game: the union of its expansions' faces, its pictures and its sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import product
from types import MappingProxyType
from typing import Final

import msgspec

from bot.engine.actions import Action
from bot.engine.events import Cell, Event, Finished, Points
from bot.engine.game import NEWEST_RULES, Decision, Game, Setup, View
from bot.i18n import Translator, Words, message_id
from bot.scene.cell_names import cell_name, cell_named
from bot.scene.drawing import Drawing
from bot.scene.face import Added, Counted, GameFace, Offer, OfferGroup, Placement, Shown
from bot.scene.panel import gaining
from bot.scene.phrases import FIELDS, NumberedOption, Params, ask, ask_turn, params, points_line, tell
from bot.scene.reference import Mark, SheetLine, SheetParts
from bot.scene.result import poster, result
from bot.tile_game.face.board import board_of, laid_since, map_of
from bot.tile_game.face.choices import listed, parts, places, tile_view
from bot.tile_game.face.confirm import confirming
from bot.tile_game.face.expansion import ExpansionFace
from bot.tile_game.face.overlays import owners, scored_now
from bot.tile_game.face.panel import left
from bot.tile_game.face.presentation import TilePresentation, tiles_laid
from bot.tile_game.face.questions import choose_part, choose_rotation, choose_spot, place_offers, question, ways_of
from bot.tile_game.face.sheet import tiles_left
from bot.tile_game.face.views import cell_lines, feature_at, news, turn, whole, zoom
from bot.tile_game.rules.figures import FOLLOWER, Deploy
from bot.tile_game.rules.kind import TileGame
from bot.tile_game.rules.moves import Completed, Deployed, Drawn, FinalScoring, Laid, PlaceTile, Returned, TurnBegan
from bot.tile_game.rules.tile_sets import CITY, FIELD, MONASTERY, ROAD, Tile
from renderer.art.drawing import TileDrawing, tile_drawing
from renderer.scene import BoardScene, HeldItem, Panel

_MOST_SAMPLES: Final = 8
_QUIET: Final = (Laid, Deployed, Returned, FinalScoring)
"""Events that `brief` leaves out or tells together."""


class TileGameFace(GameFace[TilePresentation]):
    """A tile game with the faces of its expansions, the base game's first."""

    kind: TileGame
    presentation = TilePresentation
    unsaid = (TurnBegan, Drawn, Completed)
    always_said = (PlaceTile,)
    endings = (FinalScoring, Finished)
    frame_after = (Laid,)
    rules = MappingProxyType(
        {
            "tile": "tile",
            "draw": "organiser",
            "retrieve": "retrieve",
            "abbey": "abbey",
            "barn": "barn",
            "wagon": "wagon",
            "tier": "tower",
            "close": "closing",
            "capture": "capture",
            "exchange": "exchange",
            "ransom": "ransom",
            "outpost": "defender",
            "siege": "siege_symbol",
            "withdraw": "attack",
        }
    )
    sheet_topics = MappingProxyType(
        {"sheet": "", "turn": "turn", "follower": "follower", "points": "points", "tile": "tiles"},
    )
    related_topics = MappingProxyType(
        {
            "road": ("majority", "points", "inn"),
            "shield": ("city", "points"),
            "monastery": ("majority", "points"),
            "inn": ("road", "cathedral"),
        }
    )
    first_tip = "turn-first"
    supply_words = "supply"
    chart_axis = "scene-chart-turns"
    looks = MappingProxyType(
        {
            "turn": lambda seen, _: turn(seen),
            "board": lambda seen, _: whole(seen),
            "news": lambda seen, _: news(seen),
            "zoom": lambda seen, cell: zoom(seen, cell_named(cell)),
            "fields": lambda seen, _: owners(seen, "field"),
            "roads": lambda seen, _: owners(seen, "road"),
            "cities": lambda seen, _: owners(seen, "city"),
            "forecast": lambda seen, _: scored_now(seen),
            "question": lambda seen, _: question(seen),
            "spot": lambda seen, part: choose_spot(seen, part or None),
            "rotation": lambda seen, cell: choose_rotation(seen, cell_named(cell)),
            "tiles": lambda seen, _: tiles_left(seen),
            "result": lambda seen, _: result(seen),
            "poster": lambda seen, how: seen.face.poster(seen, wide=how == "wide"),
        }
    )

    def __init__(self, kind: TileGame, expansions: Sequence[ExpansionFace]) -> None:
        self.kind = kind
        self.expansions = tuple(expansions)
        self.figures = {name: figure for face in expansions for name, figure in face.figures.items()}
        self.tokens = {name: token for face in expansions for name, token in face.tokens.items()}
        self.options = {action: shown for face in expansions for action, shown in face.options.items()}
        self.fields = {**FIELDS, **{name: tell for face in expansions for name, tell in face.fields.items()}}
        self.subjects = {kind: parameter for face in expansions for kind, parameter in face.subjects.items()}
        self.quiet = (*_QUIET, *(kind for face in expansions for kind in face.quiet))
        self.gathers = tuple(kind for face in expansions for kind in face.gathers)
        self.ends_turn = frozenset().union(*(face.ends_turn for face in expansions))
        ranks = {reason: rank for face in expansions for reason, rank in face.reasons.items()}
        self.reasons = tuple(sorted(ranks, key=ranks.__getitem__))
        self.terms = tuple(dict.fromkeys(term for face in expansions for term in face.terms))

    # pictures

    def turn(self, seen: TilePresentation) -> Drawing:
        decision = seen.view.decision
        if decision is None:
            return whole(seen)
        if decision.kind != "tile":
            return question(seen)
        return choose_part(seen) if parts(seen.view, seen.at_once) else turn(seen)

    def whole(self, seen: TilePresentation) -> Drawing:
        return whole(seen)

    def question(self, seen: TilePresentation) -> Drawing:
        return question(seen)

    def forecast(self, seen: TilePresentation) -> Drawing:
        return scored_now(seen)

    def confirm(self, before: TilePresentation, action: Action, after: TilePresentation) -> Drawing:
        return confirming(before, action, after)

    def frame(self, seen: TilePresentation) -> BoardScene:
        board = msgspec.structs.replace(board_of(seen), laid=laid_since(seen))
        return BoardScene(board=board, panel=Panel(gaining(seen.drawn)))

    def poster(self, seen: TilePresentation, foot: str = "", *, wide: bool = False) -> Drawing:
        return poster(seen, board_of(seen), foot, wide=wide)

    # choices and words

    def offers(self, seen: TilePresentation, order: Sequence[Cell] = ()) -> Sequence[Offer | OfferGroup]:
        return [*place_offers(seen, order), *super().offers(seen)]

    def places(self, seen: TilePresentation) -> Mapping[str, Sequence[Placement]]:
        return {cell_name(at): ways_of(seen, found) for at, found in places(seen.view).items()}

    def shown(self, seen: TilePresentation, option: Action) -> Shown:
        return seen.shown(option) if type(option) in self.options else Shown()

    def at_cell(self, seen: TilePresentation, at: Cell, segment: int | None = None) -> Sequence[str]:
        return [*cell_lines(seen, at), *(() if segment is None else feature_at(seen, at, segment))]

    def alternatives(self, seen: TilePresentation, action: Action) -> Sequence[Placement]:
        return ways_of(seen, places(seen.view).get(action.at, ())) if isinstance(action, PlaceTile) else ()

    def roles(self, view: View) -> Iterable[tuple[str, str]]:
        placing = view.decision is not None and view.decision.kind == "step2"
        return product(self.figures, (CITY, ROAD, MONASTERY, FIELD)) if placing else ()

    def why_not(self, game: Game, cell: str) -> None:
        game.copy().apply(PlaceTile(cell_named(cell), 0))

    def numbered_options(self, view: View, secret: bytes = b"") -> tuple[NumberedOption, ...]:
        return listed(view)

    def question_params(self, view: View, decision: Decision) -> Params:
        given: Params = dict.fromkeys(self.subjects.values(), "none")
        if decision.kind in self.subjects:
            given[self.subjects[decision.kind]] = decision.subject or "none"
        return given

    def tell(self, seen: TilePresentation, since: int, without: tuple[type[Event], ...] = ()) -> Iterator[Words]:
        """Tell what has happened; tiles have the numbers of their turns, as in the picture."""
        turns = tiles_laid(seen.view, since)
        for played in seen.view.log[since:]:
            for event in played.events:
                if isinstance(event, Laid):
                    number, _ = next(turns)
                    yield seen.words.text("turn-laid", turn=Words(str(number)), what=tell(seen, event))
                elif not isinstance(event, (*self.unsaid, *without)):
                    yield tell(seen, event)

    def brief(self, seen: TilePresentation, events: Iterable[Event], *, own: bool = False) -> Sequence[Words]:
        """Tell points, then the rest; what was placed only if nobody scored, or first to the player who placed it."""
        known, gathered = list(events), list[Words]()
        moves = list(_moves(seen, known))
        if any(isinstance(event, self.gathers) for event in known):
            gathered, known = self._gathered(seen, known)
        scored = sum(isinstance(event, Points) for event in known)
        told = super().brief(seen, known)
        news = [*told[:scored], *gathered, *told[scored:]]
        if own:
            return [*moves, *news]
        return news if scored else [*news, *moves]

    def gist(self, seen: TilePresentation, events: Iterable[Event]) -> Sequence[Words]:
        """Tell the tiles placed with their figures, and the points; without both, the most important of the rest."""
        known, gathered = list(events), list[Words]()
        moves = list(_moves(seen, known))
        if any(isinstance(event, self.gathers) for event in known):
            gathered, known = self._gathered(seen, known)
        points = [points_line(seen, event) for event in known if isinstance(event, Points)]
        return [*moves, *points, *gathered] or super().gist(seen, known)

    def _gathered(self, seen: TilePresentation, known: list[Event]) -> tuple[list[Words], list[Event]]:
        """Tell what expansions tell in one item; return also the other events."""
        gathered = list[Words]()
        for face in seen.expansions:
            items, known = face.gathered(seen, known)
            gathered += items
        return gathered, known

    def asking(self, seen: TilePresentation, decision: Decision, turn: int, player: str) -> Words:
        """Ask the question; out of turn, say also whose turn it is. What begins a turn needs no other words."""
        whose = seen.view.game.turn
        if decision.kind in {"tile", "draw", "siege"}:
            return ask_turn(seen, "turn-second" if seen.view.game.part > 1 else "turn-yours", decision, turn, player)
        if whose == decision.seat:
            return super().asking(seen, decision, turn, player)
        question_asked = ask(seen, decision, player)
        return seen.words.text("turn-asks-between", turn=turn, whose=seen.name(whose), asked=question_asked)

    def left(self, seen: TilePresentation) -> Words:
        return seen.words.text("scene-stack-tiles", count=left(seen.view))

    # moments

    def turn_begun(self, event: Event) -> int | None:
        return event.turn if isinstance(event, TurnBegan) and event.part == 1 else None

    def step_begins(self, events: Sequence[Event]) -> bool:
        """Return whether a tile was laid."""
        return any(isinstance(event, Laid) for event in events)

    # facts

    def example(self, view: View | None, *, move: bool) -> str:
        """Return the cell; for a move one where the tile fits, if possible in several ways."""
        if view is None:
            return cell_name((0, -1) if move else (0, 0))
        ways = places(view) if move else {}
        found = [at for at in ways if len(ways[at]) > 1] or list(ways) or list(map_of(tile_view(view)))
        return cell_name(found[0]) if found else ""

    def cells(self, view: View) -> Sequence[Cell]:
        return tuple(map_of(tile_view(view)))

    def standing_on(self, game: Game) -> Cell | None:
        """Return the cell of the tile laid last."""
        if game.decision is None or game.decision.kind != "step2":
            return None
        return next(event.at for played in reversed(game.log) for event in played.events if isinstance(event, Laid))

    def tips(self, view: View, seat: int) -> Sequence[str]:
        mine = [number for number, played in enumerate(view.log) if played.seat == seat]
        if not mine:
            return (self.first_tip,)
        began = next((number for number in reversed(mine) if number and view.log[number - 1].seat != seat), 0)
        news = [event for played in view.log[began:] for event in played.events]
        turns = [event.seat for event in news if isinstance(event, TurnBegan)]
        if turns[-1:] != [seat]:  # asked out of turn
            return ()
        home = any(isinstance(event, Returned) and (event.seat, event.figure) == (seat, FOLLOWER.name) for event in news)
        placed = [event for event in news if isinstance(event, Deployed) and (event.seat, event.figure) == (seat, FOLLOWER.name)]
        returns = bool(placed) and placed[-1].on.partition("@")[0] != FIELD
        last = returns and not view.supply()[seat].get(FOLLOWER.name)
        found = {"tip-meeple-home": home, "tip-last-meeple": last, "tip-second": True, "tip-back": True}
        return tuple(tip for tip, fits in found.items() if fits)

    def tip_of_choice(self, view: View) -> str:
        """Farmers stay: say so when one is offered."""
        offered = (option.on for option in view.options() if isinstance(option, Deploy) and option.figure == FOLLOWER.name)
        return "tip-farmer" if any(on.partition("@")[0] == FIELD for on in offered) else ""

    def rule_of(self, action: Action) -> str:
        if not isinstance(action, Deploy):
            return super().rule_of(action)
        kind = action.on.partition("@")[0]
        return action.figure if action.figure != FOLLOWER.name else "farmer" if kind == FIELD else kind

    def topics(self, modules: Collection[str] | None = None) -> Mapping[str, tuple[str, ...]]:
        return {message_id("module", face.expansion.id): face.topics for face in self._chosen(modules)}

    def _chosen(self, modules: Collection[str] | None) -> Sequence[ExpansionFace]:
        """Return the faces of the base game and of these modules; without modules, all."""
        base, *others = self.expansions
        return (base, *(face for face in others if modules is None or face.expansion.id in modules))

    def sheet_parts(self, modules: Collection[str]) -> Mapping[str, SheetParts]:
        return {face.expansion.id: face.sheet for face in self._chosen(modules)}

    def sheet_lines(self, section: str, modules: Collection[str], words: Translator) -> list[SheetLine]:
        """Count the tiles of each module, and those of the pile; all other sections have the lines that the modules name."""
        if section != "tiles":
            return super().sheet_lines(section, modules, words)
        chosen = self._chosen(modules)
        played = tuple(face.expansion.id for face in chosen[1:])
        rules = self.kind.rules(Setup(self.kind.seats(played)[0], played), NEWEST_RULES)
        counts = {face: _tile_count(face, rules.tiles) for face in chosen}
        lines = [
            SheetLine(
                words.text("sheet-tiles", name=words.text(message_id("module", face.expansion.id)), count=count),
                Mark(tile=face.sample_tiles[0]),
            )
            for face, count in counts.items()
            if count
        ]
        return [*lines, SheetLine(words.text("sheet-tiles-pile", count=len(rules.whole_stack())), Mark())]

    def samples(self, modules: Sequence[str]) -> tuple[str, ...]:
        base, *others = self.expansions
        by_id = {face.expansion.id: face for face in others}
        shown = (base, *(by_id[module] for module in modules if module in by_id))
        return tuple(tile for face in shown for tile in face.sample_tiles)[:_MOST_SAMPLES]

    def adds(self, module: str) -> Added:
        face = next(face for face in self.expansions if face.expansion.id == module)
        icons = (*face.figures.values(), *(each.icon for each in face.tokens.values() if isinstance(each, Counted) and each.icon))
        return Added(face.sample_tiles, tuple(HeldItem(icon, 1) for icon in icons))

    def tiles(self) -> Mapping[str, TileDrawing]:
        return {tile.id: tile_drawing(msgspec.to_builtins(tile)) for tile in self.kind.tiles.values()}


def _moves(seen: TilePresentation, events: Iterable[Event]) -> Iterator[Words]:
    """Tell the tiles placed, each with the figure placed on it."""
    found: dict[Cell, Words] = {}
    for event in events:
        if isinstance(event, Laid | Deployed):
            found[event.at] = seen.words.text("told-tile" if isinstance(event, Laid) else "told-move", **params(seen, event))
    yield from found.values()


def _tile_count(face: ExpansionFace, played: Iterable[Tile]) -> int:
    """Count the tiles of an expansion's box that are in play, without those that players hold."""
    in_play = {tile.id for tile in played}
    tiles = face.expansion.tile_set.tiles if face.expansion.tile_set else ()
    return sum(tile.count for tile in tiles if tile.id in in_play and tile.id not in face.held_tiles)
