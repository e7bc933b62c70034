"""Button labels fit a phone in every language, so that none is cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from bot.card_game.rules.cards import BACK, CARDS
from bot.i18n import Translator, Words, message_id, shipped
from bot.scene.lines import LABEL as ALONE
from bot.scene.phrases import STYLES
from bot.table.options import PACES
from bot.tile_game.rules.tile_sets import SIDES
from tests.i18n import inventory
from tests.i18n.samples import BY_ID, CHOOSING, KINDS, Samples

SIDE_BY_SIDE = 22
"""Letters on a button in a shared row: half a phone's width."""

FAR, PLAYER = ("-AA10",), ("Christopher",)
SHORT_NAME = (Words("Chris…"),)
"""A name on a button with little room."""
LEVELS = ("easy", "medium", "hard", "greedy", "random")
SHARING = frozenset({
    *("join", "leave", "computer", "options", "start", "back", "anew", "inwords", "board", "fields", "cities", "roads", "words"),
    *("agree", "refuse", "rematch", "replay", "export", "hand", "confirm", "more", "board-of", "mute", "how", "new"),
    *("delete-yes", "keep-data", "resigned", "stay"),
})  # fmt: skip
"""Buttons that share a row."""
DEFENDED = ("city", "road", "monastery", "garden")
"""Places of figures that may have to withdraw: never a field."""
GIVEN: Samples = {
    "player": PLAYER,
    "level": LEVELS,
    "label": (Words("✓"),),
    "table": ("k3m9x2ab",),
    "game": (Words("Cardcassonne"),),
    "who": (Words("Chris…"),),
    "decider": SHORT_NAME,
    "what": (Words("Cardcassonne"), Words("k3m9x2ab")),
    "state": ("mine", "alone", "joined", "open", "running"),
    "way": ("r4",),
    "turned": (Words(""),),
    "part": (6,),
    "count": (1, 2, 5, 20),
    "platform": ("discord", "telegram"),
    "offered": ("yes", "no"),
}
"""Parameters of plain buttons."""


NOT_BUTTONS = frozenset({"unknown", "stale", "stale-step"})
"""Answers to buttons that lead nowhere."""

parameters = cache(inventory.parameters)


def said(language: str, name: str, samples: Samples) -> Iterator[str]:
    """The message with every combination of these values."""
    speaker, used = Translator(language), sorted(parameters(language)[name])
    for values in product(*(samples[parameter] for parameter in used)):
        yield speaker.text(name, **dict(zip(used, values, strict=True)))


def longest(language: str, name: str, samples: Samples) -> str:
    return max(said(language, name, samples), key=len)


def plain(language: str) -> Iterator[tuple[str, int]]:
    """Buttons with their own message; composed ones are measured with their parts."""
    for name in parameters(language):
        kind = name.removeprefix("button-")
        if name != kind and kind not in {"way", *NOT_BUTTONS}:
            yield longest(language, name, GIVEN), SIDE_BY_SIDE if kind in SHARING else ALONE


def chosen(language: str) -> Iterator[tuple[str, int]]:
    """A menu's choices, each a button."""
    speaker = Translator(language)
    values = [f"pace-{pace}" for pace in PACES] + [name for name in parameters(language) if name.startswith("timeup-")]
    values += [message_id("game", kind.name) for kind in KINDS]
    values += [message_id("option-name", option) for kind in KINDS for option in kind.options]
    yield from ((speaker.text(value), ALONE) for value in (*values, "language-name"))
    yield from ((speaker.text(name), SIDE_BY_SIDE) for name in parameters(language) if name.startswith("help-topic-"))
    for module in {module for kind in KINDS for module in kind.modules}:
        yield speaker.text("button-ticked", label=Words(speaker.text(message_id("module", module)))), ALONE
    for turned in said(language, "phrase-rotation", CHOOSING):
        yield speaker.text("button-way", way="r4", turned=Words(turned)), ALONE


def menus(language: str) -> Iterator[tuple[str, int]]:
    """Settings with their longest value."""
    speaker = Translator(language)
    yes_no, ids = [speaker.text("word-yes"), speaker.text("word-no")], list(parameters(language))
    families = {
        **{name: [name] for name in ("setting-language", "menu-language")},
        "setting-palette": [name for name in ids if name.startswith("palette-")],
        "setting-ping": [name for name in ids if name.startswith("ping-")],
        "setting-wagon": [name for name in ids if name.startswith("wagon-")],
        "menu-game": [message_id("game", kind.name) for kind in KINDS],
        "menu-pace": [f"pace-{pace}" for pace in PACES],
        "menu-timeup": [name for name in ids if name.startswith("timeup-")],
        "setup-opening": [name for name in ids if name.startswith("setup-opening-")],
        "setup-old": [name for name in ids if name.startswith("setup-old-")],
        "setup-channels": ["setup-everywhere", "word-yes", "word-no"],
        "setup-language": ["language-name", "setup-language-any"],
    }
    for name in ids:
        if name.startswith(("menu-", "setting-", "setup-")) and parameters(language)[name] == {"value"}:
            values = families.get(name)
            words = [speaker.text("language-name")] if values == [name] else [speaker.text(v) for v in values or ()] or yes_no
            yield max((speaker.text(name, value=word) for word in words), key=len), ALONE


def options(language: str) -> Iterator[tuple[str, int]]:
    """Options of a turn with their number and points, in the shortest words there are."""
    speaker = Translator(language)
    for name, samples in BY_ID.items():
        kind = name.removeprefix("option-")
        if name == kind or kind.startswith(("name-", "line-")):
            continue
        given = {**samples, "cell": FAR, "other": SHORT_NAME, **({"kind": DEFENDED} if kind == "withdraw" else {})}
        shortest = next(filter(speaker.has, (message_id(style, kind) for style in reversed(STYLES))))
        words = [Words(longest(language, shortest, given))]
        if kind == "figure":
            field = Words(longest(language, shortest, {**given, "kind": ("field",)}))
            built = Words(longest(language, shortest, {**given, "kind": DEFENDED, "side": SIDES}))
            words.append(speaker.text("scene-worth-field", option=field, range=Words("10–15")))
            words.append(speaker.text("phrase-worth", option=built, points=100))
        if kind != "card":
            words = [speaker.text("scene-option", number=Words("12"), option=each) for each in words]
        yield max(words, key=len), ALONE
    for card in (*CARDS, BACK):
        yield Translator(language).text(message_id("card", card)), ALONE


@pytest.mark.parametrize("labels", [plain, chosen, menus, options], ids=lambda made: made.__name__)
@pytest.mark.parametrize("language", shipped().languages)
def test_no_label_is_too_long(language: str, labels: object) -> None:
    assert callable(labels)
    found = [(len(label), most, label) for label, most in labels(language) if len(label) > most]
    assert found == []


def test_every_button_is_measured() -> None:
    """Finds new button messages in the code that are missing here."""
    assert {name for name in parameters("en") if name.startswith("button-")} >= {f"button-{kind}" for kind in SHARING}
    assert all(any(labels("en")) for labels in (plain, chosen, menus, options))
