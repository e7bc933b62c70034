"""The form of all stored data, as lines of text; `python -m tests.stored.forms` rewrites them.

A line names a position, not a class, since classes may be renamed. In a list (`0 person`) the index counts and the name only
helps the reader; in a map the name itself is stored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as form

from bot.discord.commands import Registered
from bot.engine.actions import Action
from bot.engine.record import Record
from bot.games.rules import KINDS
from bot.store import Announcement
from bot.store.backup_file import BackupRow, Checksum, Header
from bot.store.binary import ServerBinary
from bot.store.model import Hint
from bot.table.accounts import Leaving, LinkRequest
from bot.table.announce import Moved, Told
from bot.table.entries import AnyEntry
from bot.table.leaderboards import Row
from bot.table.people import Addressee, Chat, Person
from bot.table.ratings import RatingRow
from bot.table.reminders import Reminder, ReminderDigest
from bot.table.results import Result
from bot.table.writing import Label
from bot.telegram.answer_relay import RelayedMessage
from bot.web.board.session import BoardSession
from bot.web.notices.subscriptions import Subscription
from bot.web.people import RoomMember as RoomPerson
from bot.web.posts import Post
from bot.web.sessions import BrowserSession, Password

LIST: Final = Path(__file__).with_name("forms.txt")
BOT: Final = Path(__file__).parents[2] / "bot"
ROOTS: Final[dict[str, Any]] = {
    "log entry": AnyEntry,
    "head": Label,
    "announcement": Announcement,
    "hint": Hint,
    "told": Told,
    "reminder in a basket": Reminder,
    "reminders": ReminderDigest,
    "moved clock in a basket": Moved,
    "notices for an account": Addressee,
    "person": Person,
    "chat": Chat,
    "link question": LinkRequest,
    "departure": Leaving,
    "results of a day": Result,
    "standing": RatingRow,
    "row of a board": Row,
    "record": Record,
    "back-up": Header,
    "key of a back-up": BackupRow,
    "sum of a back-up": Checksum,
    "server.json": ServerBinary,
    "room: person": RoomPerson,
    "room: message": Post,
    "room: session": BrowserSession,
    "room: password": Password,
    "Telegram: what another process sends": RelayedMessage,
    "Discord: the registered commands": Registered,
    "board page: token": BoardSession,
    "browser: notices": Subscription,
}


ACTIONS: Final[dict[str, type[Action]]] = {
    f"action of {kind.name} {tag!r}": each for kind in KINDS for tag, each in sorted(kind.reader.types.items())
}
"""The actions of each game; drafts and logs hold them as plain data."""


def lines() -> list[str]:
    """Return a line for every tag and field."""
    return [line for name, root in {**ROOTS, **ACTIONS}.items() for line in _lines(name, form.type_info(root))]


def _lines(path: str, found: form.Type) -> Iterator[str]:
    for each in found.types if isinstance(found, form.UnionType) else (found,):
        if isinstance(each, form.StructType):
            yield from _of_struct(path, each)
        else:
            for inner in _inside(each):
                yield from _lines(f"{path} []", inner)


def _of_struct(path: str, found: form.StructType) -> Iterator[str]:
    if found.tag is not None:
        where = "at 0" if found.array_like else f"in {found.tag_field!r}"
        yield f"{path}: tag {found.tag!r} {where}"
        path = f"{path} {found.tag!r}"
    if found.forbid_unknown_fields:
        yield f"{path}: knows no other names"
    for number, field in enumerate(found.fields, start=found.array_like and found.tag is not None):
        name = f"{number} {field.name}" if found.array_like else repr(field.encode_name)
        yield f"{path} > {name}: {_said(field.type)}{_missing(field)}"
        yield from _lines(f"{path} > {name}", field.type)


def _missing(field: form.Field) -> str:
    """The default of a missing field. Encoders may omit it, so a new default changes the meaning of old data."""
    if field.required:
        return ""
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f", may be missing: {msgspec.json.encode(default, order='sorted').decode()}"


def _inside(found: form.Type) -> tuple[form.Type, ...]:
    match found:
        case form.DictType(key_type=key, value_type=value):
            return (key, value)
        case form.TupleType(item_types=items):
            return tuple(items)
        case form.ListType(item_type=item) | form.VarTupleType(item_type=item) | form.SetType(item_type=item):
            return (item,)
        case form.FrozenSetType(item_type=item):
            return (item,)
        case _:
            return ()


def _said(found: form.Type) -> str:
    """Describe a type by what is stored."""
    inner = [_said(each) for each in _inside(found)]
    match found:
        case form.StructType(array_like=array):
            said = "list of its own" if array else "map of its own"
        case form.UnionType(types=types):
            said = " or ".join(sorted(map(_said, types)))
        case form.LiteralType(values=values):
            said = "one of " + " ".join(sorted(map(repr, values)))
        case form.DictType():
            said = f"map of {inner[0]} to {inner[1]}"
        case form.TupleType():
            said = f"list of {', '.join(inner)}"
        case form.ListType() | form.VarTupleType() | form.SetType() | form.FrozenSetType():
            said = f"list of any number of {inner[0]}"
        case _:
            said = type(found).__name__.removesuffix("Type").lower()
    return said


def meaning(was: set[str], now: set[str]) -> list[str]:
    """Explain what a change means for stored data."""
    said = []
    for line in sorted(was - now):
        if ": tag " in line:
            said.append(
                f"gone: {line}\n    What is stored with it cannot be read any more: keep the tag, whatever the class is called."
            )
        elif re.search(r"> \d+ [^>]*$", line.partition(": ")[0]):
            said.append(
                f"gone: {line}\n    In a list the place counts. If only the name is another, write the list anew; if order or "
                "the type is, what is stored is read wrongly or not at all."
            )
        elif any(line.partition(", may be")[0] == each.partition(", may be")[0] for each in now - was):
            said.append(f"gone: {line}\n    The default is part of what is stored: where it held, nothing was written.")
        elif ": knows no" in line:
            said.append(f"gone: {line}\n    Harmless for what is stored.")
        else:
            said.append(
                f"gone: {line}\n    What is stored has this name: under another one it is lost without a word, and without a "
                "default nothing stored can be read. Keep the name (`rename=`), or read both."
            )
    for line in sorted(now - was):
        last = (
            ""
            if "may be missing" in line or ">" not in line
            else " It has no default: what is stored lacks it and cannot be read."
        )
        place = " In a list it has to be the last one." if re.search(r"> \d+ [^>]*$", line.partition(": ")[0]) else ""
        said.append(f"new: {line}\n    Programs before this one do not know it.{place}{last}")
    return said


def decoded_types() -> dict[str, set[str]]:
    """The types that decoders of the store, the tables and the platforms read, by file."""
    found: dict[str, set[str]] = {}
    for file in sorted(BOT.rglob("*.py")):
        names = re.findall(r"(?:Decoder\(|, type=)(?!discord\.)([A-Za-z_\[\], .]+?)\)", file.read_text("utf-8"))
        inner = {name for each in names for name in re.findall(r"\b[A-Z]\w+", each)}
        if inner - {"Any"}:
            found[str(file.relative_to(BOT))] = inner - {"Any"}
    return found


if __name__ == "__main__":
    LIST.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
