"""Button ids: the table, its version and what to do. Nothing in an id is secret, and nothing in it is trusted.

The form is `table.version.verb.argument`; a button without a table has `-` there. A choice appears as a short digest, never
as an index into a list: the list may have changed by the time the button is pressed. A question to one person has one more
part, `.p12345abc`: the button obeys the person with this digest and nobody else, for a day from this hour.
"""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple

from bot.chat.contract import LONGEST_BUTTON

NO_TABLE = "-"
_FORM = re.compile(
    r"(-|[0-9a-z_-]{1,32})\.([0-9a-z]{1,6})\.([a-z]{1,10})\.([0-9A-Za-z_:-]{0,40})(?:\.(p[0-9a-f]{5})([0-9a-z]{3})?)?"
)
_HOURS = 36**3
"""How many hours a button's hour can tell apart: five years."""
_LIFE = 24
"""Hours that a button of one person works."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Press(NamedTuple):
    """A button's id taken apart."""

    table: str
    version: int
    verb: str
    argument: str = ""
    owner: str = ""
    """The only person it obeys, as `owner_of` gives it; empty if anybody may press it."""
    hour: int | None = None
    """When it was made for its owner, as `hour_of` gives it."""

    def expired(self, now: int) -> bool:
        """Return whether this was made for one person more than a day ago."""
        return self.hour is not None and (hour_of(now) - self.hour) % _HOURS > _LIFE


def button_id(press: Press) -> str:
    """Return the id of a button."""
    said = f"{press.table or NO_TABLE}.{_base36(press.version)}.{press.verb}.{press.argument}"
    said += f".{press.owner}" if press.owner else ""
    said += "" if press.hour is None else _base36(press.hour).rjust(3, "0")
    if len(said) > LONGEST_BUTTON or not _FORM.fullmatch(said):
        message = f"no button can have the id {said!r}"
        raise ValueError(message)
    return said


def read_press(said: str) -> Press | None:
    """Read an id that came back; None if the bot makes no such id."""
    match = _FORM.fullmatch(said) if len(said) <= LONGEST_BUTTON else None
    if match is None:
        return None
    table, version, verb, argument, owner, hour = match.groups()
    made = int(hour, 36) if hour else None
    return Press("" if table == NO_TABLE else table, int(version, 36), verb, argument, owner or "", made)


def owner_of(person: str) -> str:
    """Return the id part that makes a button obey this person alone."""
    return f"p{digest('owner', person)[:5]}"


def hour_of(now: int) -> int:
    """Return the hour of a time (milliseconds since 1970), as a button names it."""
    return now // 3_600_000 % _HOURS


def digest(*what: object) -> str:
    """Return a short mark for a choice; it depends on the choice alone, not on its place in a list."""
    return hashlib.sha256("\n".join(map(str, what)).encode()).hexdigest()[:10]


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
