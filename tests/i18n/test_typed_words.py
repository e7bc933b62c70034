"""In every language, a choice can be typed as its button label, and places as n, e, s, w."""

from __future__ import annotations

import random
import unicodedata
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.chat.move_parser import Misread, MoveParser
from bot.chat.table_context import TableContext
from bot.engine.game import View
from bot.games.faces import face_of
from bot.i18n import Translator, shipped
from bot.scene.phrases import option_words
from bot.scene.presentation import Presentation, people_of
from bot.tile_game.rules.figures import Deploy
from tests.scene.made import card_game
from tests.tile_game.playing import random_game, some_setups

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def reader(language: str) -> tuple[MoveParser, Any]:
    """A parser of typed words in this language."""

    def presented(view: View) -> Presentation[Any]:
        seen: Presentation[Any] = face_of(view).see(view, Translator(language), people_of(NAMES))
        return seen

    seen = SimpleNamespace(presentation=presented, voice=Translator(language))
    return MoveParser(cast("TableContext", seen), 0, private=True), presented


def views() -> list[View]:
    """Decisions of both games about more than a cell."""
    dice, found = random.Random(11), list[View]()
    for setup in some_setups(4, 8):
        for game in random_game(setup, dice):
            if game.decision is not None and game.decision.kind != "tile" and dice.random() < 0.15:
                found.append(game.copy().view(game.decision.seat))
    for actions in (1, 20, 45, 90):
        cards = card_game(3, 2, actions)
        assert cards.decision is not None
        found.append(cards.view(cards.decision.seat))
    return found


VIEWS = views()


@pytest.mark.parametrize("language", shipped().languages)
def test_choice_can_be_typed_as_its_label(language: str) -> None:
    reads, presented = reader(language)
    for view in VIEWS:
        assert view.decision is not None
        worded: dict[str, Any] = {}
        for option in face_of(view).numbered_options(view):
            worded.setdefault(str(option_words(presented(view), option.action)), option.action)
        for words, action in worded.items():
            try:
                read, _ = reads._parse_option(view, words.split())
            except Misread as misread:
                raise AssertionError((words, misread.code, misread.params)) from misread
            assert read == action, (words, list(worded))


@pytest.mark.parametrize("language", shipped().languages)
def test_side_can_be_typed_by_its_letter(language: str) -> None:
    """The letter is the record's; only the figure's name is translated."""
    reads, presented = reader(language)
    done = 0
    for view in VIEWS:
        assert view.decision is not None
        for option in face_of(view).numbered_options(view):
            action = option.action
            if isinstance(action, Deploy) and action.on in {"city@N", "road@E", "road@S", "city@W"}:
                role = str(option_words(presented(view), action)).partition(":")[0]
                read, used = reads._parse_option(view, [*role.split(), action.on[-1].lower()])
                assert (read, used) == (action, len(role.split()) + 1)
                done += 1
    assert done > 5


@pytest.mark.parametrize("language", shipped().languages)
def test_choice_can_be_typed_without_accents(language: str) -> None:
    """On a keyboard without accents, or one that sends letter and accent separately."""
    reads, presented = reader(language)
    bare = str.maketrans("ąćęłńóśźżáéíñúüàâçèêëîïôûäö", "acelnoszzaeinuuaaceeeiiouao") | {ord("ё"): 0x435, ord("ї"): 0x456}
    spelled = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "œ": "oe"})
    done = 0
    for view in VIEWS:
        assert view.decision is not None
        for option in face_of(view).numbered_options(view):
            words = str(option_words(presented(view), option.action))
            if isinstance(option.action, Deploy):
                with_accents = reads._parse_option(view, words.split())
                for typed in (words.lower().translate(bare), words.translate(spelled), unicodedata.normalize("NFD", words)):
                    assert reads._parse_option(view, typed.split()) == with_accents, typed
                    done += 1
    assert done > 5
