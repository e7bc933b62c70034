"""The order in which a line's characters stand, left to right: Arabic and Hebrew run the other way.

This is Unicode's bidirectional algorithm (UAX 9) for a single line. Of its direction marks only isolates count, which our
own sentences put around names; a name's marks are not honoured, so that no name reorders what stands beside it.
"""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

_OPEN, _CLOSE = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
ISOLATES = _OPEN + _CLOSE
_MARKS = {"L": "\N{LEFT-TO-RIGHT MARK}", "R": "\N{RIGHT-TO-LEFT MARK}"}
"""They give a row of a broken text the direction that it has in the whole. Names have none: they are cleaned of them."""
UNSEEN = ISOLATES + "".join(_MARKS.values())
"""What has no picture."""
_PAIRS = {
    "(": ")",
    "[": "]",
    "{": "}",
    "<": ">",
    "«": "»",
    "\u2039": "\u203a",
    "\uff08": "\uff09",
    "「": "」",
    "『": "』",
    "【": "】",
}
MIRRORED = _PAIRS | {close: start for start, close in _PAIRS.items()}
"""What each bracket looks like in a text that runs from right to left."""


@lru_cache(maxsize=1024)
def levels(text: str) -> tuple[int, ...]:
    """Return the embedding level of each character: odd ones run from right to left."""
    found = [0] * len(text)
    _resolve(text, list(range(len(text))), 0, found)
    return tuple(found)


def directed(rows: Sequence[str]) -> list[str]:
    """Return the rows of a broken text, each such that it runs as it does in the whole text."""
    text = "".join(rows)
    opened, at, found = [_mark(text, 0)], 0, list[str]()
    for row in rows:
        before = list(opened)
        for letter in row:
            at += 1
            if letter == _OPEN:
                opened.append(_OPEN + _mark(text, at))
            elif letter == _CLOSE and len(opened) > 1:
                opened.pop()
        isolated = "".join(before[1:]) + row.rstrip() + _CLOSE * (len(opened) - 1)
        found.append(isolated if _mark(isolated, 0) == before[0] else before[0] + isolated)
    return found


def _mark(text: str, start: int) -> str:
    """Return the mark of the direction that the first strong character gives a text, or an isolate that begins there."""
    depth = 0
    for letter in text[start:]:
        depth += (letter == _OPEN) - (letter == _CLOSE)
        if depth < 0:
            break
        kind = unicodedata.bidirectional(letter)
        if not depth and kind in {"L", "R", "AL"}:
            return _MARKS["L" if kind == "L" else "R"]
    return _MARKS["L"]


def _split(text: str, inside: Sequence[int]) -> tuple[list[int], list[list[int]]]:
    """Return the characters outside isolates, and those of each isolate with its opening sign."""
    outer, inner, depth = list[int](), list[list[int]](), 0
    for at in inside:
        letter = text[at]
        if letter == _CLOSE and depth:
            depth -= 1
        if depth:
            inner[-1].append(at)
        else:
            outer.append(at)
        if letter == _OPEN:
            if not depth:
                inner.append([])
            depth += 1
    return outer, inner


def _resolve(text: str, inside: Sequence[int], least: int, found: list[int]) -> None:
    """Find the levels of these characters, at least `least`. The first strong character decides their direction."""
    outer, inner = _split(text, inside)
    kinds = ["ON" if text[at] in ISOLATES else unicodedata.bidirectional(text[at]) or "L" for at in outer]
    strong = next((kind for kind in kinds if kind in {"L", "R", "AL"}), "L")
    level = least + (least % 2 == (strong == "L"))
    base = "R" if level % 2 else "L"
    _weak(kinds, base)
    _brackets([text[at] for at in outer], kinds, base)
    _neutral(kinds, base)
    for at, kind in zip(outer, kinds, strict=True):
        found[at] = level + _deeper(kind, base)
    for hidden in inner:
        _resolve(text, hidden, level + 1, found)


def _deeper(kind: str, base: str) -> int:
    """Return how many levels deeper than its surroundings a character is."""
    if kind in {"EN", "AN"}:
        return 2 if base == "L" else 1
    return int(kind != base)


def _weak(kinds: list[str], base: str) -> None:
    """Settle marks, numbers and the signs between numbers (W1 to W7)."""
    _numbers(kinds, base)
    _separators(kinds)
    strong = base
    for at, kind in enumerate(kinds):
        strong = kind if kind in {"L", "R"} else strong
        if kind in {"ES", "ET", "CS"}:
            kinds[at] = "ON"
        elif kind == "EN" and strong == "L":
            kinds[at] = "L"


def _numbers(kinds: list[str], base: str) -> None:
    """Give marks the direction of their base, and treat digits after Arabic letters as Arabic (W1 to W3)."""
    before = strong = base
    for at, kind in enumerate(kinds):
        if kind == "NSM":
            kinds[at] = before
        elif kind == "EN" and strong == "AL":
            kinds[at] = "AN"
        before = kinds[at]
        strong = before if before in {"L", "R", "AL"} else strong
    kinds[:] = ["R" if kind == "AL" else kind for kind in kinds]


def _separators(kinds: list[str]) -> None:
    """Give a point or comma within a number, and a sign beside it, the number's direction (W4, W5)."""
    for at in range(1, len(kinds) - 1):
        sides = {kinds[at - 1], kinds[at + 1]}
        if (kinds[at] in {"ES", "CS"} and sides == {"EN"}) or (kinds[at] == "CS" and sides == {"AN"}):
            kinds[at] = kinds[at - 1]
    for step in (1, -1):
        for at in range(len(kinds))[::step]:
            if kinds[at] == "ET" and 0 <= at - step < len(kinds) and kinds[at - step] == "EN":
                kinds[at] = "EN"


def _side(kind: str) -> str:
    """Return the direction that a character gives its neighbours; empty for a neutral one."""
    return {"L": "L", "R": "R", "EN": "R", "AN": "R"}.get(kind, "")


def _brackets(letters: Sequence[str], kinds: list[str], base: str) -> None:
    """Let both brackets of a pair run as what they hold does (N0)."""
    opened, pairs = list[int](), list[tuple[int, int]]()
    for at, letter in enumerate(letters):
        if kinds[at] != "ON":
            continue
        if letter in _PAIRS:
            opened.append(at)
        while opened and letter in _PAIRS.values():
            start = opened.pop()
            if _PAIRS[letters[start]] == letter:
                pairs.append((start, at))
                break
    for start, end in sorted(pairs):
        held = {_side(kind) for kind in kinds[start + 1 : end]} - {""}
        if not held:
            continue
        before = next((_side(kind) for kind in reversed(kinds[:start]) if _side(kind)), base)
        other = "R" if base == "L" else "L"
        kinds[start] = kinds[end] = base if base in held or before != other else other


def _neutral(kinds: list[str], base: str) -> None:
    """Let blanks and signs between letters of one direction run with them, others as the line does (N1, N2)."""
    at = 0
    while at < len(kinds):
        end = at
        while end < len(kinds) and not _side(kinds[end]):
            end += 1
        if end > at:
            before = _side(kinds[at - 1]) if at else base
            after = _side(kinds[end]) if end < len(kinds) else base
            kinds[at:end] = [before if before == after else base] * (end - at)
        at = end + 1


def reordered(depths: Sequence[int]) -> list[int]:
    """Return the order, left to right, of pieces at these levels (L2)."""
    order = list(range(len(depths)))
    for level in range(max(depths, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and depths[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order
