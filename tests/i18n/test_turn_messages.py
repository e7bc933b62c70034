"""A turn's message has six lines at most, a draft four, a result eight, of ninety letters each: in every language and game."""

from __future__ import annotations

import re

import pytest

from bot.card_game.rules.kind import CARDCASSONNE
from bot.chat.brief import WIDTH, letters, packed
from bot.engine.events import Points
from bot.engine.fair import simulated_seed
from bot.engine.game import GameKind, Setup
from bot.i18n import Translator, Words, shipped
from bot.scene.lines import LABEL
from bot.scene.phrases import points_line
from bot.scene.presentation import capital, people_of
from bot.tile_game.expansions.faces import FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.bench.turn_words import games_of_two
from tests.cases import first
from tests.i18n.turns import LONG_NAMES, NAMES, Group, Reading, groups_of, reading

GAMES = 200
LETTERS_AT_FIRST, MOST_LETTERS = 21_295, 8_500
TURN_LINES, DRAFT_LINES, RESULT_LINES = 6, 4, 8
KINDS: dict[str, tuple[GameKind, Setup]] = {
    "everything": (CARCASSONNE, Setup(6, CARCASSONNE.modules, {})),
    "cards": (CARDCASSONNE, Setup(4, (), {})),
    "two": (CARCASSONNE, Setup(2, ("fields",), {})),
}


def too_much(found: Reading) -> list[str]:
    """Messages with too many lines, and lines and labels of buttons that are too long."""
    limits = (
        (found.posted, TURN_LINES),
        (found.elsewhere, TURN_LINES),
        (found.drafts, DRAFT_LINES),
        (found.replaced, DRAFT_LINES),
        ([found.result], RESULT_LINES),
    )
    long = ["\n".join(message) for messages, most in limits for message in messages if len(message) > most]
    wide = [line for messages, _ in limits for message in messages for line in message if letters(line) > WIDTH]
    return [*long, *dict.fromkeys(wide), *(label for label in found.labels if len(label) > LABEL)]


LANGUAGES = shipped().languages


@pytest.mark.parametrize("seed", first(2, range(GAMES)))
def test_everything_with_six(seed: int) -> None:
    """Each game is read in all languages, the steps of its players in one. `tests.bench.turn_words` measures the same."""
    groups = groups_of(seed, LANGUAGES)
    reading(*KINDS["everything"], seed, *groups)
    assert {group.language: found for group in groups if (found := too_much(group.found))} == {}


@pytest.mark.parametrize("kind", ["cards", "two"])
@pytest.mark.parametrize(("language", "names"), [*((each, LONG_NAMES) for each in LANGUAGES), ("en", NAMES)])
def test_smaller_games(language: str, kind: str, names: tuple[str, ...]) -> None:
    assert too_much(reading(*KINDS[kind], 3, Group(language, names))) == []


def test_an_old_post_keeps_the_turn_the_move_with_its_figure_and_the_points() -> None:
    kept = [line for message in reading(*KINDS["two"], 3, Group("en")).replaced for line in message]
    assert all(re.match(r"#\d+ ", line) for line in kept)
    assert any(re.search(r": [A-Z]+\d+, (knight|highwayman|farmer|monk)", line) for line in kept)
    assert any(re.search(r": [A-Z]+\d+.* \+\d", line) for line in kept)


def test_news_stand_before_the_tip() -> None:
    posted = reading(*KINDS["two"], 3, Group("en")).posted
    second = next(message for message in posted[1:] if any("Pick a square" in line for line in message))
    assert re.search(r": [A-Z]+\d+", second[1]), second
    assert "Pick a square" in second[-2], second


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_two_is_short_to_read(language: str) -> None:
    """In English a third of what it was at first; the other languages, which were not measured then, have no more than now."""
    assert games_of_two(language) <= (LETTERS_AT_FIRST // 3 if language == "en" else MOST_LETTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_says_whose_turn_it_is_and_the_last_how_long(language: str) -> None:
    say = Translator(language).text
    found = reading(*KINDS["two"], 5, Group(language, drafts=False))
    begin, later = found.posted[0], found.posted[9]
    assert begin[1] == say("turn-first")
    assert begin[0] == say("turn-yours", player=begin[0].partition(",")[0], others=_other(begin[0]), turn=1)
    assert later[0] == say("turn-yours", player=later[0].partition(",")[0], others=_other(later[0]), turn=10)
    assert later[-1].startswith(capital(say("scene-stack-tiles", count=61)))
    assert "24" in later[-1]


def _other(line: str) -> str:
    return next(name for name in NAMES[:2] if not line.startswith(name))


def test_scores_stand_in_a_message_only_when_they_have_changed() -> None:
    found = reading(*KINDS["two"], 16, Group("en", drafts=False))
    scored = [message for message in found.posted if any(" +" in line for line in message)]
    assert scored
    assert all(any(line.startswith("Score: Ann ") and " · Ben " in line and "+" not in line for line in each) for each in scored)
    assert not any(" · Ben " in line and "+" not in line for each in found.posted if each not in scored for line in each)


def test_what_does_not_fit_is_counted() -> None:
    items = [f"item {number} of some length" for number in range(20)]
    lines = packed(items, 2, lambda count: f"+{count} more")
    assert len(lines) == 2
    told = sum(line.count("item") for line in lines)
    assert lines[-1].endswith(f"+{len(items) - told} more")
    assert packed(items[:2], 2, str) == [" · ".join(items[:2])]
    assert packed([], 2, str) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deadline_has_one_phrase_and_scores_say_so(language: str) -> None:
    say = Translator(language).text
    until, scores = Words("23:40"), Words("Ann 12 · Ben 8")
    phrase = say("turn-deadline", until=until)
    left, small = say("turn-small", left=Words("…"), until=until).split(" · ")
    assert left == "…"
    assert phrase.casefold().endswith(small.casefold()), "in small print only its end"
    assert phrase in say("reminder-one", limit="yes", player=Words("Ben"), others=Words("Ann"), until=until)
    label, _, told = say("turn-score-line", scores=scores).rpartition(": ")
    assert label.strip(" \u00a0")
    assert told == scores


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_turn_begin_large(language: str) -> None:
    posted = reading(*KINDS["two"], 3, Group(language)).posted
    assert [line for message in posted for line in message if line[:1].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("barn", ["barn_placed", "barn_joined"])
def test_the_longest_line_of_points_fits_with_a_short_name(language: str, barn: str) -> None:
    """Names are cut to eight letters where a line is too long; the rest must leave room for them."""
    view = CARCASSONNE.start(Setup(2, CARCASSONNE.modules, seed=simulated_seed(1).hex())).view(None)
    seen = FACE.see(view, Translator(language), people_of(("Benjamin", "Ann")))
    field = Points(0, 112, "field", {"cities": 12, "each": 2, "pig": 1, barn: 1}, (-12, 15), "field@N")
    city = Points(0, 112, "city", {"tiles": 24, "shields": 10, "cathedral": 1}, (-12, 15), "city@N")
    assert [line for event in (field, city) if letters(line := str(points_line(seen, event))) > WIDTH] == []
