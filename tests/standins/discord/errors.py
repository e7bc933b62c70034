"""Refusals, with Discord's own codes and words."""

from __future__ import annotations

from typing import Any, Final

_WORDS: Final = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "401: Unauthorized"),
    40005: (413, "Request entity too large"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "Maximum number of follow-up messages has been reached"),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    160004: (400, "A thread has already been created for this message"),
    50024: (400, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50240: (
        400,
        (
            "You cannot remove this app's Entry Point command in a bulk update operation. "
            "Please include the Entry Point command in your update request or delete it separately."
        ),
    ),
    50109: (400, "The request body contains invalid JSON."),
}


class Refused(Exception):
    """A refused request. `wrong`: the errors by field path."""

    def __init__(self, code: int, wrong: dict[str, str] | None = None, *, mistake: bool = True, wait: float = 0.0) -> None:
        """`mistake`: only a bug in the bot can cause it, if its code says so; `wait`: seconds to try again after."""
        self.code = code
        self.mistake = mistake
        self.wait = wait
        self.status, self.words = _WORDS[code]
        self.wrong = wrong or {}
        super().__init__(f"{code} {self.words} {self.wrong or ''}")

    def payload(self) -> dict[str, Any]:
        """The error as sent."""
        said: dict[str, Any] = {"code": 0 if self.code in (0, 40001) else self.code, "message": self.words}
        if self.status == 429:
            said |= {"retry_after": round(self.wait, 3) + 0.001, "global": False}
        if self.wrong:
            said["errors"] = {}
            for path, words in self.wrong.items():
                node = said["errors"]
                for name in path.split("."):
                    node = node.setdefault(name, {})
                node["_errors"] = [{"code": self.code, "message": words}]
        return said
