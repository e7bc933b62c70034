"""The index of the rules: the topics, their modules, and the search for a word."""

from __future__ import annotations

from collections.abc import Collection

from bot.i18n.foreign import unaccented
from bot.i18n.translator import Translator, message_id

_BY_MODULE = {
    "base": (
        "turn", "tile", "unplaceable", "feature", "follower", "occupied", "road", "city", "shield", "monastery", "complete",
        "majority", "return", "end", "points", "players",
    ),
    "fields": ("field", "farmer"),
    "river": ("river", "bend", "bank"),
    "abbot": ("abbot", "garden", "retrieve"),
    "inns_cathedrals": ("inn", "cathedral", "big_follower"),
    "traders_builders": ("goods", "builder", "double_turn", "pig"),
    "abbey_mayor": ("abbey", "abbey_round", "mayor", "wagon", "barn", "barn_joined"),
    "king_robber": ("king", "robber"),
    "tower": ("tower", "reach", "capture", "closing", "exchange", "ransom", "organiser"),
    "siege": ("fortress", "outpost", "defender", "siege_symbol", "attack", "counter_attack"),
    "cardcassonne": (
        "card_goal", "card_turn", "card_rounds", "card_row", "card_down", "card_claim", "card_dealer", "card_misplaced",
        "card_persons", "card_animals", "card_animal_joker", "card_buildings", "card_building_joker", "card_dragon", "card_end",
    ),
}  # fmt: skip

TOPICS = {topic: module for module, topics in _BY_MODULE.items() for topic in topics}
"""Each topic with its module (`cardcassonne` for the card game), in the order of the rules.

A topic's title is the message `topic-…`, its paragraph `topic-text-…`, its further search words `topic-words-…`.
"""


_FAR = 4


def search(speaker: Translator, word: str, modules: Collection[str]) -> list[str]:
    """Return the topics of these modules that match a word, the closest first; all for an empty word."""
    plain = unaccented(word)
    near = {topic: _distance(speaker, topic, plain) for topic, module in TOPICS.items() if module in modules}
    return sorted((topic for topic, distance in near.items() if distance < _FAR), key=near.__getitem__)


def _distance(speaker: Translator, topic: str, word: str) -> int:
    """Return 0 if the word is the title, 1 for one of its words, 2 for the beginning of one, 3 for a part of one, else _FAR."""
    title = unaccented(speaker.text(message_id("topic", topic)))
    words = [unaccented(part) for part in speaker.text(message_id("topic-words", topic)).split(",")]
    if word == title:
        return 0
    if word in words:
        return 1
    if any(known.startswith(word) for known in (title, *words)):
        return 2
    return 3 if any(word in known for known in (title, *words)) else _FAR
