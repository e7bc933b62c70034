"""The service's errors, with its own texts."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """An error answer."""

    def __init__(self, code: int, description: str, **parameters: int) -> None:
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters

    def body(self) -> dict[str, Any]:
        """The answer as sent."""
        said: dict[str, Any] = {"ok": False, "error_code": self.code, "description": self.description}
        return said | ({"parameters": self.parameters} if self.parameters else {})


def bad(why: str, **parameters: int) -> Refusal:
    """400."""
    return Refusal(400, f"Bad Request: {why}", **parameters)


def forbidden(why: str) -> Refusal:
    """403."""
    return Refusal(403, f"Forbidden: {why}")


def conflict(why: str) -> Refusal:
    """409."""
    return Refusal(409, f"Conflict: {why}")


def too_many(seconds: int) -> Refusal:
    """429."""
    return Refusal(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)
