"""The search for a word in the rules.

A topic's title is the message `topic-…`, its paragraph `topic-text-…`, its further search words `topic-words-…`.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.foreign import unaccented
from bot.i18n.translator import Translator, message_id

_FAR = 4


def search(speaker: Translator, word: str, topics: Iterable[str]) -> list[str]:
    """Return the topics that match a word, the closest first; all for an empty word."""
    plain = unaccented(word)
    near = {topic: _distance(speaker, topic, plain) for topic in topics}
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
