"""Message components: validating them, and sending them back to the bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

ROW, BUTTON, SELECT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 9, 10, 11, 12, 13, 14, 17
SELECTS: Final = (3, 5, 6, 7, 8)
LINK: Final = 5
_MOST: Final = 40
_LONGEST: Final = 4000
_BLOCKS: Final = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
ATTACHED: Final = "attachment://"

Component = dict[str, Any]
Wrong = dict[str, str]


def walk(components: list[Component], path: str = "components") -> Iterator[tuple[str, Component]]:
    """Yield every component with its path, outer ones first."""
    for number, each in enumerate(components):
        here = f"{path}.{number}"
        yield here, each
        yield from walk(each.get("components") or [], f"{here}.components")
        if each.get("accessory"):
            yield from walk([each["accessory"]], f"{here}.accessory")


def wrong_in(components: list[Component], *, layout: bool, files: set[str]) -> Wrong:
    """The errors in these components, by path. `layout`: the message has the components-v2 flag."""
    every = list(walk(components))
    found: Wrong = {}
    if not layout:
        found |= {path: "without the flag only rows may stand here" for path, each in _top(components) if each["type"] != ROW}
        found |= {"components": "at most 5 rows"} if len(components) > 5 else {}
    else:
        allowed = (*_BLOCKS, CONTAINER)
        found |= {path: "this may not stand alone" for path, each in _top(components) if each["type"] not in allowed}
    if len(every) > _MOST:
        found["components"] = f"{len(every)} components, at most {_MOST}"
    if sum(len(each["content"]) for _, each in every if each["type"] == TEXT) > _LONGEST:
        found["components"] = f"more than {_LONGEST} characters"
    ids = [each["custom_id"] for _, each in every if each.get("custom_id")]
    twice = {name for name in ids if ids.count(name) > 1}
    if twice:
        found["components"] = f"custom_id {twice} is there twice"
    for path, each in every:
        check = _CHECKS.get(each["type"])
        words = check(each) if check else ""
        words = words or _wrong_file(each, files)
        if words:
            found[path] = words
    return found


def _top(components: list[Component]) -> list[tuple[str, Component]]:
    return [(f"components.{number}", each) for number, each in enumerate(components)]


def _row(each: Component) -> str:
    inside = [child["type"] for child in each["components"]]
    if not inside:
        return "an empty row"
    if any(kind in SELECTS for kind in inside):
        return "" if len(inside) == 1 else "a select fills its row"
    if set(inside) != {BUTTON}:
        return "a row holds buttons or one select"
    return "at most 5 buttons in a row" if len(inside) > 5 else ""


def _button(each: Component) -> str:
    if not each.get("label") and not each.get("emoji"):
        return "a button without words"
    if len(each.get("label") or "") > 80:
        return "a label of more than 80 characters"
    if each["style"] == LINK:
        return "" if each.get("url") and not each.get("custom_id") else "a link has a url and no custom_id"
    return "" if 1 <= len(each.get("custom_id") or "") <= 100 and not each.get("url") else "custom_id has 1 to 100 characters"


def _select(each: Component) -> str:
    if not 1 <= len(each.get("custom_id") or "") <= 100:
        return "custom_id has 1 to 100 characters"
    values = [option["value"] for option in each.get("options", [])]
    if not 1 <= len(values) <= 25:
        return "a select has 1 to 25 options"
    return "options with the same value" if len(set(values)) < len(values) else ""


def _section(each: Component) -> str:
    texts = [child["type"] for child in each["components"]]
    if not 1 <= len(texts) <= 3 or set(texts) != {TEXT}:
        return "a section has 1 to 3 texts"
    return "" if (each.get("accessory") or {}).get("type") in (BUTTON, THUMBNAIL) else "a section needs a button or a picture"


def _gallery(each: Component) -> str:
    if not 1 <= len(each["items"]) <= 10:
        return "a gallery has 1 to 10 pictures"
    return (
        "a description of more than 1024 characters" if any(len(i.get("description") or "") > 1024 for i in each["items"]) else ""
    )


def _container(each: Component) -> str:
    inside = {child["type"] for child in each["components"]}
    return "" if inside and inside <= set(_BLOCKS) else "this may not stand in a container"


def _text(each: Component) -> str:
    return "" if each["content"].strip() else "an empty text"


_CHECKS: Final[dict[int, Callable[[Component], str]]] = {
    ROW: _row,
    BUTTON: _button,
    SELECT: _select,
    SECTION: _section,
    TEXT: _text,
    GALLERY: _gallery,
    CONTAINER: _container,
}


def media(each: Component) -> Iterator[dict[str, Any]]:
    """The pictures and files of a component."""
    for item in each.get("items", ()):
        yield item["media"]
    for name in ("media", "file"):
        if each.get(name):
            yield each[name]


def _wrong_file(each: Component, files: set[str]) -> str:
    for shown in media(each):
        url: str = shown["url"]
        if url.startswith(ATTACHED):
            if url.removeprefix(ATTACHED) not in files:
                return f"{url} is not attached"
        elif each["type"] == FILE or not url.startswith(("http://", "https://")):
            return f"{url} cannot be shown"
    return ""


def answered(components: list[Component], url_of: Callable[[str], tuple[int, str, int]]) -> list[Component]:
    """The components as Discord sends them: numbered and complete. `url_of`: id, address and size of an attached file."""
    number = 0

    def one(given: Component) -> Component:
        nonlocal number
        number += 1
        each = {key: value for key, value in given.items() if value is not None}
        each["id"] = number
        each = _COMPLETE.get(each["type"], {}) | each
        if "components" in each:
            each["components"] = [one(child) for child in each["components"]]
        if "accessory" in each:
            each["accessory"] = one(each["accessory"])
        if each["type"] == GALLERY:
            each["items"] = [
                {"description": item.get("description"), "spoiler": bool(item.get("spoiler")), "media": resolved(item["media"])}
                for item in each["items"]
            ]
        for name in ("media", "file"):
            if name in each:
                url, each[name] = each[name]["url"], resolved(each[name])
                if each["type"] == FILE:
                    each |= {"name": url.removeprefix(ATTACHED), "size": url_of(url)[2]}
        return each

    def resolved(item: dict[str, Any]) -> dict[str, Any]:
        ident, url, _ = url_of(item["url"])
        return {"id": str(ident), "url": url, "proxy_url": url, "attachment_id": str(ident)}

    return [one(each) for each in components]


_COMPLETE: Final[dict[int, Component]] = {
    CONTAINER: {"accent_color": None, "spoiler": False},
    SEPARATOR: {"spacing": 1, "divider": True},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False},
    SELECT: {"min_values": 1, "max_values": 1},
}
