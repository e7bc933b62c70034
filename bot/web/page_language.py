"""The language of a page: the one chosen on it, else the first available one that the browser asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aiohttp import web

from bot.i18n import Translator, shipped

LANGUAGE: Final = "carcassonne-language"
"""The cookie with the choice."""


def language_of(request: web.Request) -> str:
    """Return the reader's language."""
    asked = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    return shipped().choose(request.cookies.get(LANGUAGE), *asked[:10])


@lru_cache(maxsize=16)
def tongue(language: str) -> Translator:
    """Return the translator for a language."""
    return Translator(language)


def tongue_of(request: web.Request) -> Translator:
    """Return the translator for the reader's language."""
    return tongue(language_of(request))
