"""Refusals in words: the codes of tables and of the engine, and what would have been right."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.chat.context import button
from bot.chat.contract import ButtonRow, Paragraph
from bot.chat.fitting import plain
from bot.chat.table_context import TableContext
from bot.chat.voice import Param, Voice
from bot.engine.refusals import Refusal
from bot.i18n import Words, message_id, shipped
from bot.i18n.catalogue import FALLBACK
from bot.scene.cell_names import cell_name
from bot.table.permissions import Role
from bot.table.refused import Denied

_LABELS: Final = {"game": "game", "modules": "module", "rules": "option-name", "pace": "pace", "time_up": "timeup"}
"""The message family of an option's values, if the menu names them."""
_MOMENTS: Final = frozenset({"until"})
_NAMED: Final = {"colours": "colour", "games": "game", "modules": "module", "paces": "pace"}
"""Parameters that list several things, and the message family of their names."""
_ABOUT_KNOWN_ACTIONS: Final = frozenset({"wrong_kind", "not_offered"})
"""Refusals of an action that exists, which their messages name."""
_SEATS: Final = frozenset({"seat", "expected"})


def denied_words(voice: Voice, denied: Denied, seen: TableContext | None = None, now: int = 0) -> str:
    """Put a table's refusal into plain words. `now`: moments are told as they are from here."""
    return plain(denied_line(voice, denied, seen, now))


def denied_line(voice: Voice, denied: Denied, seen: TableContext | None = None, now: int = 0) -> Paragraph:
    """Put a table's refusal into words; a platform shows its times in the reader's zone."""
    about = _ABOUT.get(denied.code)
    given: dict[str, Param] = {} if about is None else about(voice, denied, seen)
    for name, value in denied.params.items():
        if name in _MOMENTS and isinstance(value, int):
            given[name] = voice.moment(value, now)
        elif name in _SEATS and isinstance(value, int):
            given[name] = _seat(voice, seen, value)
        elif name == "roles":
            given[name] = voice.words.joined([voice.text(message_id("chat-role", role)) for role in _roles(str(value))], "or")
        elif name == "colour":
            given[name] = voice.text("phrase-colour", colour=str(value))
        elif name == "game":
            given[name] = voice.text(message_id("game", str(value)))
        elif name in _NAMED:
            named = [voice.text(message_id(_NAMED[name], each)) for each in str(value).split()]
            given[name] = Words(", ".join(named)) if name == "modules" else voice.words.joined(named)
        elif name == "value" and "option" in denied.params:
            given[name] = _option(voice, str(denied.params["option"]), str(value))
        else:
            given[name] = value
    return voice.line(message_id("denied", denied.code), **given)


def _who_decides(_: Voice, denied: Denied, seen: TableContext | None) -> dict[str, Param]:
    """Return whether a person has to decide, who can be nudged."""
    person = seen is not None and denied.params.get("seat") in seen.table.active()
    return {"plays": "person" if person else "computer"}


def _whom_to_ask(voice: Voice, denied: Denied, seen: TableContext | None) -> dict[str, Param]:
    """Return whom somebody can ask who may not do this: the host by name, or those who have the roles; players look elsewhere."""
    allowed = _roles(str(denied.params["roles"]))
    host = seen.person_name(seen.table.host) if seen is not None and seen.table.host in seen.known else ""
    named = bool(host) and Role.HOST in allowed and host != voice.text("chat-nameless")
    one = allowed in ([Role.HOST], [Role.OWNER])
    ask = ("host" if one else "hosts") if named else "seat" if Role.SEAT in allowed else "single" if one else "other"
    return {"ask": ask, "host": host if named else ""}


_ABOUT: Final[dict[str, Callable[[Voice, Denied, TableContext | None], dict[str, Param]]]] = {
    "not_allowed": _whom_to_ask,
    "not_your_turn": _who_decides,
}
"""What else a refusal says, by its code."""
_WAYS_ON: Final = {
    "none_here": ("button-new", "new"),
    "no_table": ("button-new", "new"),
    "closed": ("button-new", "new"),
    "not_seated": ("button-my-games", "games"),
    "too_many_tables": ("button-my-games", "games"),
}
"""The button that leads on from a refusal: its label and its command."""


def way_on(voice: Voice, code: str) -> tuple[ButtonRow, ...]:
    """Return the row with the button that leads on from a refusal, if it has one."""
    if code not in _WAYS_ON:
        return ()
    label, command = _WAYS_ON[code]
    return ((button(voice.text(label), "", 0, "command", command, "primary"),),)


def _option(voice: Voice, option: str, value: str) -> Param:
    """Return an option's value as the menu names it; a value unknown to the menu as it was given."""
    prefix = _LABELS.get(option)
    name = message_id(prefix, value) if prefix and re.fullmatch(r"[a-z0-9_]+", value) else ""
    return Words(voice.text(name)) if name in shipped().entries(FALLBACK) else value


def _roles(value: str) -> list[str]:
    """Return the roles that players know of; the owner if there are none."""
    return [role for role in value.split() if role in {Role.SEAT, Role.HOST, Role.CHAT_ADMIN, Role.OWNER}] or [Role.OWNER]


def _seat(voice: Voice, seen: TableContext | None, seat: int) -> str:
    if seen is None or not 0 <= seat < len(seen.table.seats):
        return voice.text("chat-seat", seat=seat + 1)
    return seen.name(seat)


def refused_words(seen: TableContext, refusal: Refusal) -> str:
    """Put a refusal of the engine into words: cells by their names on the map, seats by players' names, lists joined."""
    given: dict[str, str | int] = {}
    for name, value in refusal.params.items():
        tell = _TELLERS.get(name)
        given[name] = tell(seen, value) if tell else _plain(seen, value)
    if refusal.code in _ABOUT_KNOWN_ACTIONS:
        given["deed"] = seen.voice.text(message_id("deed", refusal.params["do"]))
    return seen.voice.text(message_id("refusal", refusal.code), **given)


def _plain(seen: TableContext, value: Any) -> str | int:
    if isinstance(value, list | tuple):
        return _joined(seen, [str(each) for each in value])
    return value if isinstance(value, int) else str(value)


def _joined(seen: TableContext, items: Sequence[str]) -> Words:
    return seen.voice.words.joined(items) if items else seen.voice.text("phrase-nothing")


def _rotation(seen: TableContext, rotation: int) -> Words:
    return seen.voice.text("phrase-rotation", rot=rotation)


_TELLERS: dict[str, Callable[[TableContext, Any], str | int]] = {
    "at": lambda _, at: Words(cell_name((int(at[0]), int(at[1])))),
    "fitting": lambda seen, found: _joined(seen, [_rotation(seen, rotation) for rotation in found]),
    "canonical": _rotation,
    "seat": lambda seen, seat: _seat(seen.voice, seen, seat),
    "expected": lambda seen, what: _plain(seen, what) if isinstance(what, list | str) else _seat(seen.voice, seen, what),
}
