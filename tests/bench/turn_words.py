"""How much there is to read: the worst messages of a turn in each language, and the letters a group reads in a game of two.

`python -m tests.bench.turn_words [GAMES]` reads each game of all expansions with six players in all languages, and prints a table
and the worst message of each language. It keeps what it has read in `build/turn-words.jsonl` and goes on from there.
Before messages were kept short, five games of two with fields took 21,295 letters each in English, and the longest message of a
turn with everything had 54 lines with six players, 29 with four.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from bot.chat.brief import letters
from bot.engine.game import Setup
from bot.i18n import shipped
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.i18n.turns import Group, groups_of, reading

TWO = Setup(2, ("fields",), {})
SIX = Setup(6, CARCASSONNE.modules, {})
_TWOS: Final = 5
"""Games of two."""
_KEPT: Final = Path("build/turn-words.jsonl")
_COLUMNS: Final = ("turns", "lines", "letters of a line", "of a turn", "draft", "result", "button", "letters of a game of two")


class Read(msgspec.Struct, frozen=True):
    """What a language's group has read of a game: numbers, and the worst message of a turn."""

    seed: int
    language: str
    turns: int
    lines: int
    line: int
    turn: int
    draft: int
    result: int
    button: int
    worst: list[str]


def read(seed: int) -> Iterator[Read]:
    """Read a game of six in all languages."""
    groups = groups_of(seed, shipped().languages)
    reading(CARCASSONNE, SIX, seed, *groups)
    for group in groups:
        found = group.found
        turns = [*found.posted, *found.elsewhere]
        worst = max(turns, key=lambda message: (len(message), _letters(message)))
        yield Read(
            seed,
            group.language,
            turns=len(turns),
            lines=len(worst),
            line=max(letters(line) for message in (*turns, *found.drafts, found.result) for line in message),
            turn=max(map(_letters, turns)),
            draft=max(map(len, found.drafts), default=0),
            result=len(found.result),
            button=max(map(len, found.labels), default=0),
            worst=worst,
        )


def _letters(message: Sequence[str]) -> int:
    return sum(map(letters, message))


def games_of_two(language: str) -> int:
    """Return how many letters a group reads in a game of two."""
    groups = [Group(language, drafts=False, newcomers=False) for _ in range(_TWOS)]
    return sum(reading(CARCASSONNE, TWO, seed, group).letters for seed, group in enumerate(groups)) // _TWOS


def rows(found: Iterable[Read]) -> Iterator[str]:
    """Return a row of the table for each language."""
    by_language: dict[str, list[Read]] = {}
    for each in found:
        by_language.setdefault(each.language, []).append(each)
    for language, games in by_language.items():
        most = [
            max(values) for values in zip(*((g.lines, g.line, g.turn, g.draft, g.result, g.button) for g in games), strict=True)
        ]
        yield f"| {language} | {sum(g.turns for g in games):,} | {' | '.join(map(str, most))} | {games_of_two(language):,} |"


def main(games: int) -> None:
    """Read the games that have not been read yet; print the table and the worst messages."""
    _KEPT.parent.mkdir(exist_ok=True)
    known = [msgspec.json.decode(line, type=Read) for line in _KEPT.read_bytes().splitlines()] if _KEPT.exists() else []
    for seed in sorted(set(range(games)) - {each.seed for each in known}):
        made = list(read(seed))
        with _KEPT.open("ab") as kept:
            kept.write(b"".join(msgspec.json.encode(each) + b"\n" for each in made))
        known += made
    wanted = [each for each in known if each.seed < games]
    print(f"| {' | '.join(('language', *_COLUMNS))} |", "| --- " + "| ---: " * len(_COLUMNS) + "|", *rows(wanted), sep="\n")
    for language in shipped().languages:
        worst = max((each for each in wanted if each.language == language), key=lambda each: (each.lines, _letters(each.worst)))
        print(f"{language}, seed {worst.seed}:", *(f"    {line}" for line in worst.worst), sep="\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 5)
