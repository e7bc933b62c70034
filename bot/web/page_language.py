"""The language of a page: the one chosen on it, else the first available one that the browser asks for; refusals are in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from aiohttp import web

from bot.i18n import Translator, shipped, speaker

LANGUAGE: Final = "carcassonne-language"
"""The cookie with the choice."""
_EVENT: Final = re.compile(r"[A-Za-z0-9-]{8,64}")


def language_of(request: web.Request) -> str:
    """Return the reader's language."""
    asked = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    return shipped().choose(request.cookies.get(LANGUAGE), *asked[:10])


def translator_of(request: web.Request) -> Translator:
    """Return the translator for the reader's language."""
    return speaker(language_of(request))


def event_in(request: web.Request, given: Mapping[str, Any]) -> str:
    """Return the id by which a repeated press or message is known; refuse what no page of ours sends."""
    event = str(given.get("event", ""))
    if not _EVENT.fullmatch(event):
        raise web.HTTPBadRequest(text=translator_of(request).text("web-not-our-page"))
    return event
