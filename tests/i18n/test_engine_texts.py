"""Each thing that the games publish has its English words, by the parameters that it brings, and they can be said.

What the games publish is read off their types: an event's or action's fields say which parameters come with its message.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, product
from string import Formatter
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot.cardcassonne import CARDCASSONNE
from bot.cardcassonne import events as card_events
from bot.cardcassonne.cards import BACK, COLOURS, FACES
from bot.engine.actions import Action
from bot.engine.events import Event, Finished, Points
from bot.engine.figures import FOLLOWER
from bot.engine.game import GameKind, Setup
from bot.engine.refusals import SENTENCES
from bot.engine.rules import EXPANSIONS, MODULES, OPTIONS
from bot.engine.rules.base import BASE
from bot.engine.rules.king_robber import TOKEN_FOR
from bot.engine.rules.siege import OUTPOSTS
from bot.engine.rules.tower import TOP
from bot.engine.rules.traders_builders import GOODS
from bot.engine.steps import Choice, Step
from bot.engine.tile_game import CARCASSONNE
from bot.engine.tiles.catalogue import CITY, FIELD, GARDEN, HALVES, MONASTERY, RIVER, ROAD, SIDES, Flags, Segment
from bot.i18n import Translator, Words, message_id, shipped
from bot.i18n.inventory import gaps, parameters
from bot.i18n.topics import TOPICS
from renderer.scene.board import COLOURS as SEAT_COLOURS

Samples = Mapping[str, Sequence[str | int]]
"""Parameters with values that they can have."""

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
    "side": ("none", *SIDES, *HALVES, "inner", "inner2"),
    "card": (*FACES, BACK, "none"),
    "row": ("none", *COLOURS),
    "colour": tuple(dict.fromkeys((*SEAT_COLOURS, *COLOURS))),
    "outpost": OUTPOSTS,
    "goods": GOODS,
    "token": tuple(TOKEN_FOR.values()),
    "take": TAKES,
    "do": DEEDS,
    "decision": ("tile", "draw", "step2", "capture", "outpost", "wagon", "ransom"),
    "as": ("points", "collection"),
    "own": YES_NO,
    "pile": YES_NO,
    "misplaced": YES_NO,
    "down": YES_NO,
    "tile": ("abbey", "Eg"),
    "rot": (0, 1, 2, 3),
}
"""Parameters that are ids or flags, by which messages choose."""

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
    (None, "start"): {"start": CELLS},
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
"""Fields whose parameters are not simply their own name with a number or an id."""

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
"""What each reason for points counts; a term that an event lacks is handed over as 0."""

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


def choices_below(step: type[Step]) -> Iterator[str]:
    for below in step.__subclasses__():
        if issubclass(below, Choice) and below.kind:
            yield below.kind
        yield from choices_below(below)


class Seen:
    """What random games of both kinds bring up."""

    def __init__(self) -> None:
        self.decisions: set[str] = set()
        self.tokens: set[str] = set()
        self.events: set[str] = set()
        self.terms: defaultdict[str, set[str]] = defaultdict(set)

    def play(self, kind: GameKind, setup: Setup, rng: random.Random) -> None:
        game = kind.start(setup)
        happened = list(game.opening)
        while game.decision:
            self.decisions.add(game.decision.kind)
            self.tokens |= {name for seat in game.tokens() for name in seat}
            happened += game.apply(rng.choice(game.options()))
        self.events |= {event.kind for event in happened}
        for event in happened:
            if isinstance(event, Points):
                self.terms[event.reason] |= event.terms.keys()


@cache
def seen() -> Seen:
    found = Seen()
    for number in range(12):
        for kind in KINDS:
            found.play(kind, Setup(4, kind.modules, seed=f"{number:064x}"), random.Random(number))
    return found


def decisions() -> dict[str, Samples]:
    """By kind, what a decision can name: a place on the map, a figure, an outpost, a card with its row."""
    every: Samples = {**PERSON, "cell": CELLS, **PLACE, "figure": FIGURES, "outpost": OUTPOSTS, "row": COLOURS}
    kinds = sorted({*choices_below(Step), *seen().decisions})
    return {message_id("decision", kind): {**every, "card": CHOOSING["card"]} for kind in kinds}


def options() -> dict[str, Samples]:
    context: Samples = {**PERSON, "decision": CHOOSING["decision"]}
    found: dict[str, Samples] = {message_id("option", do): {**context, **brought(thing)} for do, thing in all_actions().items()}
    return found | named(("option-name", "option-line"), [option for kind in KINDS for option in kind.options])


def points() -> dict[str, Samples]:
    places: Samples = {**PERSON, "cell": CELLS, **PLACE, "row": COLOURS, "colour": COLOURS, "points": (-3, *NUMBERS)}
    return {message_id("points", reason): {**places, **dict.fromkeys(terms, NUMBERS)} for reason, terms in TERMS.items()}


def refusals() -> dict[str, Samples]:
    found: dict[str, Samples] = {}
    for code, sentence in SENTENCES.items():
        names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
        found[message_id("refusal", code)] = {name: CHOOSING.get(name, ("Ann", 1, 2)) for name in names}
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
    "deed": named(("deed",), DEEDS),
    "game": named(("game", "game-line", "game-about"), [kind.name for kind in KINDS]),
    "module": named(("module", "module-line", "module-about"), (BASE.id, *MODULES)),
    "figure": named(("figure",), FIGURES),
    "supply": named(("supply",), FIGURES, {"count": NUMBERS}),
    "kind": named(("kind",), CHOOSING["kind"]),  # type: ignore[arg-type]
    "colour": named(("colour",), CHOOSING["colour"]),  # type: ignore[arg-type]
    "goods": named(("goods",), GOODS),
    "outpost": named(("outpost",), OUTPOSTS),
    "card": named(("card",), (*FACES, BACK)),
    "token": {message_id("token", name): samples for name, samples in TOKENS.items()},
    "mark": named(("mark",), marks()) | {"mark-shields": {"count": NUMBERS}},
    "topic": named(("topic", "topic-text", "topic-words"), tuple(TOPICS)),
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
    *("figure", "figure-object", "role", "role-object", "spot", "spot-in", "card", "cards", "colour", "row", "row-in"),
    *("outpost", "outpost-at", "deed", "rotation", "points", "tiles", "worth", "nothing"),
)
PHRASING: Samples = {**CHOOSING, "count": NUMBERS, "points": NUMBERS, "tiles": NUMBERS, "option": WORDS}
FAMILIES["phrase"] = named(("phrase",), PHRASES, PHRASING)
BY_ID = dict(chain.from_iterable(family.items() for family in FAMILIES.values()))


@pytest.mark.parametrize("family", FAMILIES)
def test_all_of_a_family_has_words_and_uses_only_what_comes(family: str) -> None:
    assert gaps({name: frozenset(samples) for name, samples in FAMILIES[family].items()}) == []


def test_a_refusal_uses_all_that_its_english_sentence_uses() -> None:
    used = english()
    assert {name: used[name] for name in FAMILIES["refusal"]} == {n: frozenset(s) for n, s in FAMILIES["refusal"].items()}


def test_random_games_bring_nothing_that_is_not_expected() -> None:
    assert dict(seen().terms) == {reason: set(terms) for reason, terms in TERMS.items()}
    assert seen().tokens == set(TOKENS)
    assert seen().events <= {"points", *(tag(thing) for thing in all_events())}
    assert set(OPTIONS) <= set(CARCASSONNE.options)


@cache
def english() -> Mapping[str, frozenset[str]]:
    return parameters("en")


def said(speaker: Translator, name: str, samples: Samples) -> Iterator[str]:
    """The message with every combination of the values it is told."""
    used = sorted(english()[name])
    for values in product(*(samples[parameter] for parameter in used)):
        yield speaker.text(name, **dict(zip(used, values, strict=True)))


@pytest.mark.parametrize("name", BY_ID)
def test_it_can_be_said_with_whatever_comes(name: str) -> None:
    for sentence in said(Translator("en"), name, BY_ID[name]):
        assert sentence == sentence.strip(), sentence
        assert not re.search(r"  | [,.;:)]|\(\)|\n|[{}_\[\]]|\(,|!|''", re.sub("“.*?”", "x", sentence)), sentence


@pytest.mark.parametrize("name", [name for family in ("refusal", "event", "decision") for name in FAMILIES[family]])
def test_sentences_begin_large_and_end_with_a_stop(name: str) -> None:
    for sentence in said(Translator("en"), name, BY_ID[name]):
        assert not sentence[0].islower(), sentence
        assert sentence[-1] in ".?" or name == "refusal-action-refused", sentence


class Choosing(Visitor):
    """The choices of an entry: by which parameter, and between which values."""

    def __init__(self, entry: ast.Message | ast.Term) -> None:
        self.found: list[tuple[str, set[str]]] = []
        self.visit(entry)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 — the visitor goes by the node's name
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


def test_messages_choose_between_values_that_there_are() -> None:
    for name, entry in shipped().entries("en").items():
        for parameter, keys in Choosing(entry).found:
            if parameter in CHOOSING:
                assert keys - {"other", "none"} <= set(map(str, CHOOSING[parameter])), name


def test_each_part_of_a_sum_is_part_of_one() -> None:
    texts = [
        FluentSerializer().serialize_entry(entry) for name, entry in shipped().entries("en").items() if name.startswith("points-")
    ]
    parts = [name for name in shipped().entries("en") if name.startswith("part-")]
    assert [part for part in parts if not any(part in text for text in texts)] == []


WHOLE = ("figure", "figure-object", "card", "colour", "row", "row-in", "outpost", "outpost-at", "deed", "spot", "spot-in")


@pytest.mark.parametrize("phrase", WHOLE)
def test_a_phrase_knows_every_value(phrase: str) -> None:
    parameter, keys = Choosing(shipped().entries("en")[f"phrase-{phrase}"]).found[0]
    assert keys - {"other"} == set(CHOOSING[parameter]) - ({"none"} if "none" not in keys else set())


EXAMPLES: list[tuple[str, dict[str, Any], str]] = [
    (
        "points-city",
        {"player": "Ann", "points": 12, "cell": "C7", "tiles": 3, "shields": 1, "cathedral": 1},
        "Ann: 12 points for the city at C7 (3 tiles, 1 shield, cathedral)",
    ),
    (
        "points-field",
        {"player": "Ann", "points": 4, "cell": "C7", "cities": 1, "each": 4, "pig": 1, "barn_placed": 1, "barn_joined": 0},
        "Ann: 4 points for the field at C7 (1 completed city, 4 points each, with the pig, barn placed)",
    ),
    ("points-goods", {"player": "Ann", "points": 10, "wine": 0, "grain": 3, "cloth": 0}, "Ann: 10 points for the most grain (3)"),
    (
        "points-road",
        {"player": "Ann", "points": 2, "cell": "C7", "tiles": 1, "inn": 1},
        "Ann: 2 points for the road at C7 (1 tile, inn)",
    ),
    (
        "points-garden",
        {"player": "Ann", "points": 6, "cell": "C7", "tiles": 1, "neighbours": 5, "retrieved": 1},
        "Ann: 6 points for the garden at C7 (1 tile, 5 around, abbot taken back)",
    ),
    ("points-ransom", {"player": "Ann", "points": -3, "paid": 3, "received": 0}, "Ann: -3 points as ransom paid"),
    (
        "event-deployed",
        {"player": "Ann", "figure": "follower", "kind": "city", "side": "N", "cell": "C7"},
        "Ann places a knight in the north city at C7.",
    ),
    ("option-figure", {"figure": "big_follower", "kind": "field", "side": "NL"}, "big farmer: north field, west half"),
    ("option-figure", {"figure": "abbot", "kind": "garden", "side": "none"}, "abbot: garden"),
    ("refusal-figure-not-there", {"figure": "cook", "on": "north city"}, "This figure cannot stand there: cook, north city."),
    ("refusal-no-such-card", {"card": "ace"}, "There is no card “ace”."),
    ("refusal-wrong-kind", {"do": "abbey", "expected": "draw a tile"}, "You cannot place the abbey now. You can: draw a tile."),
    (
        "event-finished",
        {"count": 2, "winners": "Ann and Ben", "points": 57},
        "The game is over. Ann and Ben share the victory with 57 points.",
    ),
]


@pytest.mark.parametrize(("name", "values", "sentence"), EXAMPLES)
def test_examples(name: str, values: dict[str, Any], sentence: str) -> None:
    assert Translator("en").text(name, **values) == sentence
