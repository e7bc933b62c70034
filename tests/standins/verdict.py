"""Checks after a game: the shown messages match the record, and nothing was posted twice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.engine.record import check_result, read_record
from bot.games.rules import replay_record
from tests.standins.calls import called
from tests.standins.people import Player, Seen

_BACK: Final = "has undone the last move"


def shown_scores(result: Seen, names: Sequence[str]) -> dict[str, int]:
    """The scores in the result message."""
    found = {}
    for name in names:
        line = re.search(rf"(?:^| · ){re.escape(name)} (\d+)\b", result.plain, re.MULTILINE)
        assert line is not None, (name, result.plain)
        found[name] = int(line[1])
    return found


def check_record(data: bytes, result: Seen, players: Sequence[Player]) -> None:
    """Check that the record replays to its result and matches the shown messages."""
    record = read_record(data)
    game = replay_record(record)
    check_result(game, record)
    standing = game.standing()
    shown = shown_scores(result, [player.name for player in players])
    assert sorted(shown.values()) == sorted(standing.scores), (shown, standing)
    first = result.plain.splitlines()[0]
    named = [name for name in shown if name in first]
    # Of those with most points only some may win: in the card game the larger chest decides.
    assert all(shown[name] == max(shown.values()) for name in named), (first, shown)
    assert len(named) == len(standing.winners), (first, standing)


def check_nothing_twice(texts: Sequence[str], crashes: int = 0) -> None:
    """Check that no turn was announced twice, except after an undo.

    `crashes`: so often what was just being posted may come again, where a platform knows no mark of its own against that.
    """
    said: set[str] = set()
    again: list[str] = []
    for text in texts:
        if _BACK in text:
            said.clear()
        if called(text):
            again += [text] if text in said else []
            said.add(text)
    assert len(again) <= crashes, again
