"""Each thing that the games publish has its words, by the parameters that it brings, and they can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from bot.i18n import Translator, shipped
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.i18n.inventory import gaps, parameters
from tests.i18n.samples import CHOOSING, FAMILIES, TERMS, TOKENS, Samples, all_events, seen, tag

EACH_LANGUAGE = pytest.mark.parametrize("language", shipped().languages)


@pytest.mark.parametrize("family", FAMILIES)
def test_family_is_complete_and_uses_only_its_parameters(family: str) -> None:
    assert gaps({name: frozenset(samples) for name, samples in FAMILIES[family].items()}) == []


def test_refusals_use_the_same_parameters_as_in_english() -> None:
    used = english()
    assert {name: used[name] for name in FAMILIES["refusal"]} == {n: frozenset(s) for n, s in FAMILIES["refusal"].items()}


def test_random_games_bring_nothing_that_is_not_expected() -> None:
    assert dict(seen().terms) == {reason: set(terms) for reason, terms in TERMS.items()}
    assert seen().tokens == set(TOKENS)
    assert seen().events <= {"points", *(tag(thing) for thing in all_events())}
    assert set(CARCASSONNE.options) <= set(CARCASSONNE.options)


@cache
def english() -> Mapping[str, frozenset[str]]:
    return parameters("en")


def said(speaker: Translator, name: str, samples: Samples) -> Iterator[str]:
    """The message with every combination of the values it is told."""
    used = sorted(english()[name])
    for values in product(*(samples[parameter] for parameter in used)):
        yield speaker.text(name, **dict(zip(used, values, strict=True)))


QUOTED = re.compile("[“„«].*?[”“»]")
UNSOUND = re.compile(r"  | [,.;:)]|\(\)|\n|[{}_\[\]]|\(,|''")


@EACH_LANGUAGE
@pytest.mark.parametrize("family", FAMILIES)
def test_it_can_be_said_with_whatever_comes(language: str, family: str) -> None:
    """What is quoted came from outside; a language whose signs stand apart keeps them close by spaces that do not break."""
    speaker = Translator(language)
    for name, samples in FAMILIES[family].items():
        for sentence in said(speaker, name, samples):
            assert sentence == sentence.strip(), (name, sentence)
            assert not UNSOUND.search(QUOTED.sub("x", sentence)), (name, sentence)


@EACH_LANGUAGE
@pytest.mark.parametrize("family", ["refusal", "event", "decision"])
def test_sentences_begin_large_and_only_answers_end_with_a_stop(language: str, family: str) -> None:
    """What happened stands in lists, and a question is a heading."""
    speaker = Translator(language)
    for name, samples in FAMILIES[family].items():
        for sentence in said(speaker, name, samples):
            assert not sentence[0].islower(), (name, sentence)
            stopped = sentence[-1] in ".?" or name == "refusal-action-refused"
            assert stopped if family == "refusal" else sentence[-1] != ".", (name, sentence)


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


@EACH_LANGUAGE
def test_messages_choose_between_values_that_there_are(language: str) -> None:
    for name, entry in shipped().entries(language).items():
        for parameter, keys in Choosing(entry).found:
            if parameter in CHOOSING:
                assert keys - {"other", "none"} <= set(map(str, CHOOSING[parameter])), name


def test_each_part_of_a_sum_is_part_of_one() -> None:
    texts = [
        FluentSerializer().serialize_entry(entry) for name, entry in shipped().entries("en").items() if name.startswith("points-")
    ]
    parts = [name for name in shipped().entries("en") if name.startswith("part-")]
    assert [part for part in parts if not any(part in text for text in texts)] == []


WHOLE = ("figure", "figure-object", "card", "colour", "row", "row-in", "outpost", "outpost-at", "spot", "spot-in")


@EACH_LANGUAGE
@pytest.mark.parametrize("phrase", WHOLE)
def test_phrases_cover_every_value(language: str, phrase: str) -> None:
    parameter, keys = Choosing(shipped().entries(language)[f"phrase-{phrase}"]).found[0]
    assert keys - {"other"} == set(CHOOSING[parameter]) - ({"none"} if "none" not in keys else set())


EXAMPLES: list[tuple[str, dict[str, Any], str]] = [
    (
        "points-city",
        {"player": "Ann", "points": 12, "cell": "C7", "tiles": 3, "shields": 1, "cathedral": 1},
        "Ann +12: city C7 (3 tiles, 1 coat of arms, cathedral)",
    ),
    (
        "points-field",
        {"player": "Ann", "points": 4, "cell": "C7", "cities": 1, "each": 4, "pig": 1, "barn_placed": 1, "barn_joined": 0},
        "Ann +4: field C7 (1 completed city, 4 points each, with the pig, barn)",
    ),
    ("points-goods", {"player": "Ann", "points": 10, "wine": 0, "grain": 3, "cloth": 0}, "Ann +10: most grain (3)"),
    (
        "points-road",
        {"player": "Ann", "points": 2, "cell": "C7", "tiles": 1, "inn": 1},
        "Ann +2: road C7 (1 tile, inn)",
    ),
    (
        "points-garden",
        {"player": "Ann", "points": 6, "cell": "C7", "tiles": 1, "neighbours": 5, "retrieved": 1},
        "Ann +6: garden C7 (1 tile, 5 around, abbot taken back)",
    ),
    ("points-ransom", {"player": "Ann", "points": -3, "paid": 3, "received": 0}, "Ann \u22123: ransom"),
    (
        "event-deployed",
        {"player": "Ann", "figure": "follower", "kind": "city", "side": "N", "cell": "C7"},
        "Ann places a knight in the north city at C7",
    ),
    ("option-figure", {"figure": "big_follower", "kind": "field", "side": "NL"}, "large farmer: north field, west half"),
    ("option-figure", {"figure": "abbot", "kind": "garden", "side": "none"}, "abbot: garden"),
    ("refusal-figure-not-there", {"figure": "cook", "on": "north city"}, "That can't go there: cook, north city."),
    ("refusal-no-such-card", {"card": "ace"}, "There's no card “ace”."),
    (
        "refusal-wrong-kind",
        {"deed": "place the abbey", "expected": "draw a tile"},
        "You can't place the abbey now. You can: draw a tile.",
    ),
    (
        "event-finished",
        {"count": 2, "winners": "Ann and Ben", "points": 57},
        "Game over – Ann and Ben share the win with 57 points!",
    ),
]


@pytest.mark.parametrize(("name", "values", "sentence"), EXAMPLES)
def test_examples(name: str, values: dict[str, Any], sentence: str) -> None:
    assert Translator("en").text(name, **values) == sentence
