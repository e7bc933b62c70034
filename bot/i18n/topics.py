"""The search in the rules: by title, by any word, by its stem, by the beginning of a word, and despite typing errors.

A topic's title is the message `topic-…`, its paragraph `topic-text-…`, its further search words `topic-words-…`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from math import ceil, log
from typing import Final, NamedTuple, TypeAlias

from bot.i18n.catalogue import MessageCatalogue
from bot.i18n.foreign import edits, unaccented
from bot.i18n.translator import Translator, message_id

NEAREST: Final = 3
"""How many topics to suggest when none matches."""
_RELATED: Final = 4
_TITLE: Final = 4.0
_SEARCH_WORD: Final = 3.0
_IN_TEXT: Final = 0.5
"""What a word counts by where it stands."""
_TITLE_TYPED: Final = 20.0
"""What it counts that all that is typed is the title."""
_COMMON: Final = log(1 + 3)
"""The rarity of a word that stands in a third of all topics: articles are more common."""
_PART: Final = 1.0
"""What a word counts that stands only in longer titles and search words, such as the "how" of "how many meeples"."""
_FAINT: Final = 0.3
"""The part of the best topic's mark below which a topic does not match."""
_WEAK: Final = 2.5
"""The mark for each of several typed words below which the best topic is only near."""
_BEHIND: Final = 0.5
"""What a topic counts that comes after others."""
_STEM: Final = 0.8
_BEGINNING: Final = 0.7
_COMPOUND: Final = 0.6
_MISTYPED: Final = 0.6
"""What a word counts that is not quite the typed one: another form of it, its beginning, the beginning of it, an error."""
_BESIDE: Final = 0.75
"""The part of that if the typed word itself is known."""
_ENDING: Final = 3
"""The most letters that two forms of one word have behind their stem."""
_WORD: Final = re.compile(r"\w+")


class Found(NamedTuple):
    """Topics, the closest first. `sure`: they match what was typed; otherwise they are only the nearest.

    `whole`: all that was typed is the first topic's title or search word.
    """

    topics: tuple[str, ...]
    sure: bool
    whole: bool = False


_Weights: TypeAlias = Mapping[str, Mapping[str, float]]


class _Index(NamedTuple):
    """Which words stand in which topics, with their weight there, and the phrases that mean a topic as a whole.

    `names`: the same phrases with all their words.
    """

    words: _Weights
    phrases: Mapping[tuple[str, ...], Mapping[str, float]]
    names: Mapping[str, Sequence[tuple[str, ...]]]
    titles: Mapping[str, str]
    topics: int

    def rarity(self, word: str) -> float:
        """Return how much a word tells: little if it stands in many topics."""
        return log(1 + self.topics / len(self.words[word]))

    def telling(self, phrase: str) -> tuple[str, ...]:
        """Return the words of a phrase without articles and the like; all if it has no others."""
        words = tuple(_WORD.findall(phrase))
        return tuple(word for word in words if self.rarity(word) > _COMMON) or words


def search(speaker: Translator, typed: str, topics: Iterable[str], behind: Collection[str] = ()) -> Found:
    """Return the topics that match what is typed, else the nearest ones; all for nothing typed.

    `behind`: topics that come after others which match half as well.
    """
    known = tuple(topics)
    said = unaccented(typed)
    if not said:
        return Found(known, sure=True)
    index = _index(speaker.catalogue, speaker.language, known)
    marks = {topic: mark * (_BEHIND if topic in behind else 1) for topic, mark in _marks(index, said).items()}
    if not marks:
        return Found(_nearest(index, said, known), sure=False)
    found = tuple(sorted(marks, key=lambda topic: (-marks[topic], known.index(topic))))
    words, whole = len(_WORD.findall(said)), _is_whole(index, said, found[0])
    if not whole and words > 1 and marks[found[0]] < _WEAK * words:
        return Found(tuple(dict.fromkeys((*found, *_nearest(index, said, known)))), sure=False)
    return Found(found, sure=True, whole=whole)


def related(speaker: Translator, topic: str, topics: Iterable[str]) -> tuple[str, ...]:
    """Return the topics that share most search words with this one."""
    index = _index(speaker.catalogue, speaker.language, tuple(topics))
    own = [word for word, weights in index.words.items() if weights.get(topic, 0) >= _SEARCH_WORD]
    marks: defaultdict[str, float] = defaultdict(float)
    for word in own:
        for other, weight in index.words[word].items():
            if other != topic and weight >= _SEARCH_WORD:
                marks[other] += index.rarity(word)
    return tuple(sorted(marks, key=lambda other: -marks[other])[:_RELATED])


@lru_cache(maxsize=32)
def _index(catalogue: MessageCatalogue, language: str, topics: Sequence[str]) -> _Index:
    speaker = Translator(language, catalogue=catalogue)
    words: defaultdict[str, dict[str, float]] = defaultdict(dict)
    phrases: list[tuple[str, str, float]] = []
    alone: set[str] = set()
    for topic in topics:
        title, further, text = (
            unaccented(speaker.text(message_id(family, topic))) for family in ("topic", "topic-words", "topic-text")
        )
        phrases.append((title, topic, _TITLE))
        phrases += [(phrase, topic, _SEARCH_WORD) for phrase in further.split(",")]
        alone |= {phrase.strip() for phrase in (title, *further.split(","))}
        for weight, where in ((_IN_TEXT, text), (_SEARCH_WORD, further), (_TITLE, title)):
            for word in _WORD.findall(where):
                counts = _SEARCH_WORD if where == title and word != title else weight
                words[word][topic] = max(counts, words[word].get(topic, 0))
    for word, weights in words.items():
        if not any(word == each or _stems(word, each) for each in alone):
            words[word] = {topic: min(weight, _PART) for topic, weight in weights.items()}
    titles = {unaccented(speaker.text(message_id("topic", topic))): topic for topic in topics}
    names: defaultdict[str, list[tuple[str, ...]]] = defaultdict(list)
    for phrase, topic, _ in phrases:
        names[topic].append(tuple(_WORD.findall(phrase)))
    index = _Index(words, {}, names, titles, len(topics))
    by_phrase: defaultdict[tuple[str, ...], dict[str, float]] = defaultdict(dict)
    for phrase, topic, weight in phrases:
        by_phrase[index.telling(phrase)].setdefault(topic, weight)
    return index._replace(phrases=by_phrase)


def _marks(index: _Index, said: str) -> dict[str, float]:
    """Mark the topics for each word that is typed, and for each title or search word that is typed whole."""
    marks: defaultdict[str, float] = defaultdict(float)
    typed = [_matches(index, word) for word in dict.fromkeys(_WORD.findall(said))]
    found = [_best(index, matches) for matches in typed]
    named = any(weight > _IN_TEXT for best in found for weight, _ in best.values())
    for best in found:
        for topic, (weight, mark) in best.items():
            if weight > _IN_TEXT or not named:
                marks[topic] += mark
    for phrase, topics in index.phrases.items():
        close = [max((matches.get(word, 0.0) for matches in typed), default=0.0) for word in phrase]
        if all(close):
            for topic, weight in topics.items():
                marks[topic] += weight * sum(close) * len(phrase) / len(typed)
    if said in index.titles:
        marks[index.titles[said]] += _TITLE_TYPED
    least = _FAINT * max(marks.values(), default=0)
    return {topic: mark for topic, mark in marks.items() if mark >= least}


def _is_whole(index: _Index, said: str, topic: str) -> bool:
    """Return whether all that is typed is a title or search word of this topic, if perhaps in another form."""
    typed = _WORD.findall(said)
    names = [name for name in index.names[topic] if len(name) == len(typed)]
    if len(typed) == 1:
        return tuple(typed) in names
    return any(all(word == known or _stems(word, known) for word, known in zip(typed, name, strict=True)) for name in names)


def _best(index: _Index, matches: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Return for each topic the mark of a typed word, preceded by the weight of the known word that gives it."""
    best: dict[str, tuple[float, float]] = {}
    for known, closeness in matches.items():
        for topic, weight in index.words[known].items():
            best[topic] = max(
                (weight, closeness * weight * index.rarity(known)), best.get(topic, (0, 0)), key=lambda each: each[1]
            )
    return best


def _matches(index: _Index, word: str) -> dict[str, float]:
    """Return the known words that the typed one may be, with how close they are. Typing errors count if nothing else fits."""
    found = {known: closeness for known in index.words if (closeness := _closeness(word, known))}
    if word in found:
        return {known: closeness if known == word else closeness * _BESIDE for known, closeness in found.items()}
    if found or len(word) <= _ENDING:
        return found
    most = 1 if len(word) <= 2 * _ENDING else 2
    return {known: _MISTYPED for known in index.words if len(known) > _ENDING and edits(word, known, most) <= most}


def _closeness(word: str, known: str) -> float:
    if word == known:
        return 1.0
    if known.startswith(word) and len(word) >= _ENDING:
        return _BEGINNING
    if _stems(word, known):
        return _STEM
    return _COMPOUND if word.startswith(known) and len(known) > _ENDING + 1 else 0.0


def _stems(word: str, known: str) -> bool:
    """Return whether both have the same stem: they begin with as many of the same letters as a stem of theirs has."""
    longer = max(len(word), len(known))
    stem = max(_ENDING, longer - _ENDING, ceil(0.6 * longer))
    return len(word) >= stem and word[:stem] == known[:stem]


def _nearest(index: _Index, said: str, topics: Sequence[str]) -> tuple[str, ...]:
    """Return the topics whose titles or search words look most like what is typed."""
    near: dict[str, float] = {}
    for phrase, found in index.phrases.items():
        longer = max(len(said), len(name := " ".join(phrase)))
        distance = edits(said, name, longer) / longer
        for topic in found:
            near[topic] = min(distance, near.get(topic, 1.0))
    return tuple(sorted(near, key=lambda topic: (near[topic], topics.index(topic)))[:NEAREST])
