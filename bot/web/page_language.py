"""In which language a page speaks: the one chosen on it, else the first that the browser asks for and that there is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aiohttp import web

from bot.i18n import Translator, shipped

LANGUAGE: Final = "carcassonne-language"
"""The cookie with the choice."""


def language_of(request: web.Request) -> str:
    """The reader's language."""
    asked = [part.partition(";")[0].strip() for part in request.headers.get("Accept-Language", "").split(",")]
    return shipped().choose(request.cookies.get(LANGUAGE), *asked[:10])


@lru_cache(maxsize=16)
def tongue(language: str) -> Translator:
    """The words of a language."""
    return Translator(language)


def tongue_of(request: web.Request) -> Translator:
    """The words of the reader's language."""
    return tongue(language_of(request))
