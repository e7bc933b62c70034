"""What a check of the set-up finds."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

CheckState: TypeAlias = Literal["good", "doubtful", "bad"]


class Finding(NamedTuple):
    """A sentence about one thing checked, and what to do if it is not good."""

    state: CheckState
    what: str
    do: str = ""


def good(what: str) -> Finding:
    """Return a finding that all is well."""
    return Finding("good", what)


def doubtful(what: str, do: str) -> Finding:
    """Return a finding that works but that the host should know about."""
    return Finding("doubtful", what, do)


def bad(what: str, do: str) -> Finding:
    """Return a finding that keeps the bot from working."""
    return Finding("bad", what, do)


def off(platform: str) -> Finding:
    """Return the finding that a platform has no token."""
    return doubtful(f"{platform} is off", f"to play there, set {platform.upper()}_TOKEN; the README says how to get one")
