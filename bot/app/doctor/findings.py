"""What was found."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

State: TypeAlias = Literal["good", "doubtful", "bad"]


class Finding(NamedTuple):
    """A sentence about one thing, and what to do if it is not good."""

    state: State
    what: str
    do: str = ""


def good(what: str) -> Finding:
    """All is well."""
    return Finding("good", what)


def doubtful(what: str, do: str) -> Finding:
    """It works, but a host should know."""
    return Finding("doubtful", what, do)


def bad(what: str, do: str) -> Finding:
    """The bot cannot work like this."""
    return Finding("bad", what, do)
