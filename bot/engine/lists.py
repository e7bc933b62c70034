"""Lists that must be complete: the program does not start with one that is not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class Incomplete(Exception):
    """A list lacks something, or has too much; the sentence says what, and where."""


def one_each(what: str, names: Iterable[str], listed: Iterable[tuple[str, T]]) -> dict[str, T]:
    """Return what is listed by name, in the order of the names; refuse a list that has not exactly one for each of them."""
    found: dict[str, T] = {}
    for name, each in listed:
        if name in found:
            raise Incomplete(f"{name}: its {what} is listed twice")
        found[name] = each
    wanted = tuple(names)
    for name in wanted:
        if name not in found:
            raise Incomplete(f"{name}: its {what} is missing")
    for name in found:
        if name not in wanted:
            raise Incomplete(f"{name}: there is a {what} for it, but it is not listed itself")
    return {name: found[name] for name in wanted}
