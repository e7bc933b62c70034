"""Cards in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.card_game.rules.cards import BACK
from bot.engine.game import View
from bot.i18n import Words
from bot.scene.phrases import FIELDS, Params, Teller, as_id, as_person
from bot.scene.presentation import Presentation


def card_list(seen: Presentation[View], cards: Sequence[str]) -> Words:
    """List cards by name, in the order of their first occurrence, with counts for equal ones."""
    if not cards:
        return seen.words.text("phrase-no-cards")
    counts = {card: list(cards).count(card) for card in dict.fromkeys(cards)}
    return seen.words.joined([seen.words.text("phrase-cards", card=card, count=count) for card, count in counts.items()])


def card_words(seen: Presentation[View], card: str | None) -> Words:
    """Name a card, or its back if the card is hidden."""
    return seen.words.text("phrase-card", card=card or BACK)


def _cards(seen: Presentation[View], _thing: object, cards: Sequence[str] | int) -> Params:
    if isinstance(cards, int):
        return {"cards": cards}
    return {"cards": card_list(seen, cards), "count": len(cards)}


def _sets(seen: Presentation[View], _thing: object, sets: Sequence[Sequence[str]]) -> Params:
    return {"sets": seen.words.in_parts(card_list(seen, cards) for cards in sets) or seen.words.text("phrase-no-cards")}


CARD_FIELDS: Final[dict[str, Teller]] = {
    **FIELDS,
    "dealer": as_person("dealer"),
    "begins": as_person("begins"),
    "choice": as_id("as"),
    "cards": _cards,
    "sets": _sets,
}
"""Fields of actions and events whose parameters are more than their own name with a number or an id."""
