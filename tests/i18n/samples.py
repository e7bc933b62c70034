"""The message ids that the games use, with their parameters and sample values.

Derived from the games' types: the fields of an event or action are its message's parameters.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from string import Formatter
from typing import Any

import msgspec

from bot.card_game.rules import events as card_events
from bot.card_game.rules.cards import BACK, CARDS, COLOURS
from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.actions import SKIP, Action, Skip
from bot.engine.events import Event, Finished, Points
from bot.engine.game import GameKind, Setup
from bot.engine.refusals import SENTENCES
from bot.games import faces as game_faces
from bot.i18n import Words, message_id
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.king_robber.rules import TOKEN_FOR
from bot.tile_game.expansions.rules import CARCASSONNE, EXPANSIONS
from bot.tile_game.expansions.siege.rules import OUTPOSTS
from bot.tile_game.expansions.tower.rules import TOP
from bot.tile_game.expansions.traders_builders.rules import GOODS
from bot.tile_game.rules.figures import FOLLOWER
from bot.tile_game.rules.steps import Choice, Step
from bot.tile_game.rules.tile_sets import CITY, FIELD, GARDEN, HALVES, MONASTERY, RIVER, ROAD, SIDES, Flags, Segment
from renderer.scene.board import COLOURS as SEAT_COLOURS

Samples = Mapping[str, Sequence[str | int]]
"""Parameters with sample values."""

KINDS: tuple[GameKind, ...] = (CARCASSONNE, CARDCASSONNE)
NUMBERS = (0, 1, 2, 5)
NAMES = ("Ann",)
CELLS = ("C7",)
WORDS = (Words("this and that"),)
FIGURES = tuple(f.name for e in (BASE, *EXPANSIONS) for f in (FOLLOWER, *e.figures) if f is not FOLLOWER or e is BASE)
FEATURES = (CITY, ROAD, MONASTERY, FIELD, GARDEN)
YES_NO = ("yes", "no")
DEEDS = tuple(do for kind in KINDS for do in kind.reader.types)
TAKES = ("none", "left_top", "left_bottom", "right_top", "right_bottom")

CHOOSING: Samples = {
    "figure": FIGURES,
    "kind": (*FEATURES, RIVER, TOP),
    "side": ("none", *SIDES, "NW", "NE", "SE", "SW", *HALVES, "inner", "inner2"),
    "card": (*CARDS, BACK, "none"),
    "row": ("none", *COLOURS),
    "colour": tuple(dict.fromkeys((*SEAT_COLOURS, *COLOURS))),
    "outpost": OUTPOSTS,
    "goods": GOODS,
    "token": tuple(TOKEN_FOR.values()),
    "take": TAKES,
    "may": ("both", "card", "claim"),
    "do": DEEDS,
    "as": ("points", "collection"),
    "own": YES_NO,
    "pile": YES_NO,
    "misplaced": YES_NO,
    "down": YES_NO,
    "tile": ("abbey", "Eg"),
    "rot": (0, 1, 2, 3),
}
"""Parameters that are ids or flags, used in message choices."""

PERSON: Samples = {"player": NAMES}
OTHER: Samples = {"other": NAMES}
PLACE: Samples = {"kind": CHOOSING["kind"], "side": CHOOSING["side"]}
BROUGHT: dict[tuple[type[msgspec.Struct] | None, str], Samples] = {
    (None, "seat"): PERSON,
    (None, "seat_of"): {**OTHER, "own": YES_NO},
    (None, "with_seat"): OTHER,
    (None, "captor"): OTHER,
    (None, "their_figure"): {"theirs": WORDS},
    (None, "dealer"): {"dealer": NAMES},
    (None, "begins"): {"begins": NAMES},
    (None, "at"): {"cell": CELLS},
    (None, "start"): {"start": CELLS, "stays": ("yes", "no")},
    (None, "on"): PLACE,
    (None, "feature"): {"kind": FEATURES},
    (None, "turn"): {"turn": ("7", "1024")},
    (None, "choice"): {"as": CHOOSING["as"]},
    (None, "part"): {"part": (1, 2)},
    (Finished, "scores"): {"points": NUMBERS},
    (Finished, "winners"): {"winners": NAMES, "count": (1, 2, 5)},
    (card_events.CardsTaken, "cards"): {"cards": WORDS, "count": NUMBERS},
    (card_events.RowDiscarded, "cards"): {"cards": WORDS, "count": NUMBERS},
    (card_events.ChestOpened, "cards"): {"cards": WORDS, "count": NUMBERS},
    (card_events.ChestOpened, "sets"): {"sets": WORDS},
}
"""Fields whose parameters are not just the field's name with a number or id."""

TOPICS = tuple(topic for face in game_faces.FACES.values() for topics in face.topics().values() for topic in topics)

TERMS: dict[str, tuple[str, ...]] = {
    "road": ("tiles", "inn"),
    "city": ("tiles", "shields", "cathedral"),
    "monastery": ("tiles", "neighbours", "retrieved"),
    "garden": ("tiles", "neighbours", "retrieved"),
    "field": ("cities", "each", "pig", "barn_placed", "barn_joined"),
    "barn": ("cities", "each"),
    "goods": GOODS,
    "king": ("cities",),
    "robber": ("roads",),
    "ransom": ("paid", "received"),
    "defence": ("defenders",),
    "persons": ("sum", "cards"),
    "animals": ("group", "new"),
    "joker": ("jokers", "each"),
    "misplaced": ("cards", "each"),
    "special": ("dragon", "fairy"),
    "chest": ("sets_of_4", "sets_of_3", "sets_of_2"),
}
"""The terms of each reason for points; missing ones are passed as 0."""

TOKENS: dict[str, Samples] = {
    **{name: {"count": NUMBERS} for name in ("abbey", "tiers", *GOODS, "hand", "waiting", "chest")},
    **{name: {"colour": COLOURS, "count": NUMBERS} for name in ("animals", "jokers")},
    **{name: {} for name in (*TOKEN_FOR.values(), "dealer")},
    "prisoners": {"figure": FIGURES, "player": NAMES},
}


def brought(thing: type[msgspec.Struct]) -> Samples:
    """The parameters that come with an event or action."""
    found: dict[str, Sequence[str | int]] = {}
    for field in msgspec.structs.fields(thing):
        special = BROUGHT.get((thing, field.name), BROUGHT.get((None, field.name)))
        found |= special or {field.name: CHOOSING.get(field.name, NUMBERS)}
    return found


def all_events() -> list[type[Event]]:
    cards = [t for t in vars(card_events).values() if isinstance(t, type) and issubclass(t, Event) and t is not Event]
    return [*(t for e in (BASE, *EXPANSIONS) for t in e.events), *cards, Finished]


def all_actions() -> dict[str, type[Action]]:
    return {do: thing for kind in KINDS for do, thing in kind.reader.types.items()}


def tag(thing: type[msgspec.Struct]) -> str:
    return str(thing.__struct_config__.tag)


def choices_below(step: type[Step[Any]]) -> Iterator[str]:
    for below in step.__subclasses__():
        if issubclass(below, Choice) and below.kind and below.__module__.startswith("bot."):  # not the tests' sample expansion
            yield below.kind
        yield from choices_below(below)


class SeenValues:
    """What occurs in random games of both kinds."""

    def __init__(self) -> None:
        self.decisions: set[str] = set()
        self.skipped: set[str] = set()
        self.tokens: set[str] = set()
        self.events: set[str] = set()
        self.terms: defaultdict[str, set[str]] = defaultdict(set)

    def play(self, kind: GameKind, setup: Setup, rng: random.Random) -> None:
        game = kind.start(setup)
        happened = list(game.first_events)
        while game.decision:
            self.decisions.add(game.decision.kind)
            if SKIP in game.options():
                self.skipped.add(game.decision.kind)
            self.tokens |= {name for seat in game.tokens() for name in seat}
            happened += game.apply(rng.choice(game.options()))
        self.events |= {event.kind for event in happened}
        for event in happened:
            if isinstance(event, Points):
                self.terms[event.reason] |= event.terms.keys()


@cache
def seen() -> SeenValues:
    found = SeenValues()
    for number in range(12):
        for kind in KINDS:
            found.play(kind, Setup(4, kind.modules, seed=f"{number:064x}"), random.Random(number))
    return found


def decisions() -> dict[str, Samples]:
    """What each kind of decision can name: a place, a figure, an outpost, a card with its row."""
    every: Samples = {**PERSON, "cell": CELLS, **PLACE, "figure": FIGURES, "outpost": OUTPOSTS, "row": COLOURS}
    kinds = sorted({*choices_below(Step), *seen().decisions})
    return {message_id("decision", kind): {**every, "card": CHOOSING["card"], "may": CHOOSING["may"]} for kind in kinds}


def options() -> dict[str, Samples]:
    offered = {do: thing for do, thing in all_actions().items() if thing is not Skip}
    found: dict[str, Samples] = {message_id("option", do): {**PERSON, **brought(thing)} for do, thing in offered.items()}
    return found | named(("option-name", "option-line"), [option for kind in KINDS for option in kind.options])


def points() -> dict[str, Samples]:
    places: Samples = {**PERSON, "cell": CELLS, **PLACE, "row": COLOURS, "colour": COLOURS, "points": (-3, *NUMBERS)}
    return {message_id("points", reason): {**places, **dict.fromkeys(terms, NUMBERS)} for reason, terms in TERMS.items()}


def refusals() -> dict[str, Samples]:
    found: dict[str, Samples] = {}
    for code, sentence in SENTENCES.items():
        names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
        found[message_id("refusal", code)] = {name: CHOOSING.get(name, ("Ann", 1, 2)) for name in names}
    for name in ("refusal-wrong-kind", "refusal-not-offered"):
        found[name] = {"deed": WORDS, "expected": found[name]["expected"]}
    return found


def named(families: Sequence[str], names: Sequence[str], samples: Samples | None = None) -> dict[str, Samples]:
    return {message_id(family, name): samples or {} for family in families for name in names}


def marks() -> list[str]:
    printed = [f.name for f in (*msgspec.structs.fields(Segment), *msgspec.structs.fields(Flags))]
    apart = {"kind", "at", "cities", "shields", "goods", "siege", "abbey"}
    return [*(name for name in printed if name not in apart), MONASTERY, GARDEN, *GOODS, *OUTPOSTS, "any"]


SIDES_IN_WORDS: Samples = dict.fromkeys(("north", "east", "south", "west", "marks"), WORDS)
FAMILIES: dict[str, dict[str, Samples]] = {
    "refusal": refusals(),
    "event": {message_id("event", tag(thing)): brought(thing) for thing in all_events()},
    "points": points(),
    "option": options(),
    "decision": decisions(),
    "skip": named(("skip",), sorted(seen().skipped)),
    "deed": named(("deed",), DEEDS),
    "game": named(("game", "game-line", "game-about"), [kind.name for kind in KINDS]),
    "module": named(("module", "module-line", "module-about"), (BASE.id, *CARCASSONNE.modules)),
    "figure": named(("figure",), FIGURES),
    "supply": named(("supply",), (*FIGURES, "card_big_follower"), {"count": NUMBERS}),
    "kind": named(("kind",), CHOOSING["kind"]),  # type: ignore[arg-type]
    "colour": named(("colour",), CHOOSING["colour"]),  # type: ignore[arg-type]
    "goods": named(("goods",), GOODS),
    "outpost": named(("outpost",), OUTPOSTS),
    "card": named(("card",), (*CARDS, BACK)),
    "token": {message_id("token", name): samples for name, samples in TOKENS.items()},
    "mark": named(("mark",), marks()) | {"mark-shields": {"count": NUMBERS}},
    "topic": named(("topic", "topic-text", "topic-words"), TOPICS),
    "standing": {
        "standing-line": {**PERSON, "rank": NUMBERS, "points": NUMBERS},
        "standing-leads": {"leaders": NAMES, "count": NUMBERS, "points": NUMBERS},
        "standing-concealed": {**PERSON, "count": NUMBERS},
        "standing-waits": PERSON,
    },
    "tile": {
        "tile-plain": {"tile": ("Eg",), **SIDES_IN_WORDS},
        "tile-marked": {"tile": ("Eg",), **SIDES_IN_WORDS},
        "tile-abbey": {},
    },
}
PHRASES = (
    *(
        "figure",
        "figure-object",
        "role",
        "role-object",
        "spot",
        "spot-in",
        "direction",
        "side",
        "card",
        "cards",
        "colour",
        "row",
        "row-in",
    ),
    *("outpost", "outpost-at", "rotation", "points", "tiles", "worth", "nothing", "nobody", "no-cards"),
)
PHRASING: Samples = {**CHOOSING, "count": NUMBERS, "points": NUMBERS, "tiles": NUMBERS, "option": WORDS}
FAMILIES["phrase"] = named(("phrase",), PHRASES, PHRASING)
BY_ID = dict(chain.from_iterable(family.items() for family in FAMILIES.values()))
