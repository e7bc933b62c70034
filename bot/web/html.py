"""HTML from plain text. All text not made here is escaped, so that a name never becomes markup."""

from __future__ import annotations

import html
from typing import Final

from aiohttp import web

_VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Markup(str):
    """Text that is already HTML. Only this module and constants make it."""

    __slots__ = ()


Attribute = str | int | bool | None


def join(*parts: str) -> Markup:
    """Concatenate parts, escaping plain ones."""
    return Markup("".join(part if isinstance(part, Markup) else html.escape(part) for part in parts))


def element(tag: str, *inside: str, **attributes: Attribute) -> Markup:
    """Return an element. In names, a final `_` is dropped and others become `-`; True makes a bare attribute, None none."""
    shown = "".join(_attribute(name, value) for name, value in attributes.items())
    if tag in _VOID:
        return Markup(f"<{tag}{shown}>")
    return Markup(f"<{tag}{shown}>{join(*inside)}</{tag}>")


def _attribute(name: str, value: Attribute) -> str:
    called = name.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {called}" if value is True else f' {called}="{html.escape(str(value))}"'


_OF_ROOM: Final = ("room.js", "lobby.js")
"""The scripts of the room's own pages."""


def installable(root: str = "/") -> Markup:
    """Return what lets a phone put the room on its screen. `root`: the way to the room's first page."""
    return join(
        element("link", rel="manifest", href=f"{root}manifest.webmanifest"),
        element("link", rel="apple-touch-icon", href=f"{root}icon/apple-180.png"),
    )


def document(title: str, *body: str, language: str = "en", script: str = "room.js", **attributes: Attribute) -> str:
    """Return a whole page with the room's style sheet and a script."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("link", rel="icon", href="/static/icon.svg", type="image/svg+xml"),
        element("link", rel="stylesheet", href="/static/room.css"),
        *([installable()] if script in _OF_ROOM else []),
        *([element("link", rel="stylesheet", href="/static/lobby.css")] if script == "lobby.js" else []),
        element("script", src="/static/common.js", defer=True),
        element("script", src=f"/static/{script}", defer=True),
    )
    return "<!doctype html>\n" + element("html", head, element("body", *body, **attributes), lang=language)


def html_response(text: str, status: int = 200) -> web.Response:
    """Return a page as the answer to a request."""
    return web.Response(text=text, content_type="text/html", status=status)
