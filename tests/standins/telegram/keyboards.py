"""Inline keyboards, validated as by the service."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

from tests.standins.telegram.refusals import bad

Json = dict[str, Any]

MOST_BUTTONS: Final = 100
WIDEST_ROW: Final = 8
LONGEST_DATA: Final = 64
_STYLES: Final = frozenset({"danger", "success", "primary"})
_DECIDING: Final = frozenset({"url", "callback_data", "web_app", "login_url", "copy_text", "callback_game", "pay"})
_INLINE: Final = "switch_inline_query"


def rows_of(markup: Json | None, *, private: bool) -> list[list[Json]]:
    """The rows of buttons; raise Refusal if invalid. `private`: only in a private chat may a button open a Mini App."""
    if not markup:
        return []
    if "inline_keyboard" not in markup:
        return []
    rows: list[list[Json]] = [row for row in markup["inline_keyboard"] if row]
    for row in rows:
        for button in row:
            _check(button)
            if "web_app" in button and not private:
                raise bad("BUTTON_TYPE_INVALID")
    if sum(map(len, rows)) > MOST_BUTTONS or any(len(row) > WIDEST_ROW for row in rows):
        raise bad("reply markup is too long")
    return rows


def _check(button: Json) -> None:
    if not button["text"].strip():
        raise bad("inline keyboard button text must be non-empty")
    if sum(name in _DECIDING or name.startswith(_INLINE) for name in button) != 1:
        raise bad("text buttons are unallowed in the inline keyboard")
    if not 1 <= len(button.get("callback_data", "x").encode()) <= LONGEST_DATA:
        raise bad("BUTTON_DATA_INVALID")
    if "url" in button and not _is_address(button["url"]):
        raise bad("BUTTON_URL_INVALID")
    if "web_app" in button and urlsplit(button["web_app"]["url"]).scheme != "https":
        raise bad("inline keyboard button Web App URL is invalid: only HTTPS links are allowed")
    if button.get("style", "danger") not in _STYLES:
        raise bad("invalid button style specified")


def _is_address(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme == "tg" or (parts.scheme in {"http", "https"} and bool(re.search(r"\w\.\w|^localhost", parts.netloc)))
