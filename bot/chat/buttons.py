"""What a button's id says: which table, at which version, what is to be done. Nothing in it is secret, and nothing is trusted.

`table.version.verb.argument`, where the table of a button that belongs to none is `-`. What is chosen stands there as a
short digest, never as a number in a list: a list may be another one when the button is pressed. What one person has been
asked has one part more, `.p12345`: it obeys the person of this digest and nobody else.
"""

from __future__ import annotations

import hashlib
import re
from typing import NamedTuple

from bot.chat.contract import LONGEST_BUTTON

NO_TABLE = "-"
_FORM = re.compile(r"(-|[0-9a-z_-]{1,32})\.([0-9a-z]{1,6})\.([a-z]{1,10})\.([0-9A-Za-z_:-]{0,40})(?:\.(p[0-9a-f]{5}))?")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Press(NamedTuple):
    """A button's id taken apart."""

    table: str
    version: int
    verb: str
    argument: str = ""
    owner: str = ""
    """Whom alone it obeys, by `owner_of`; everybody without."""


def button_id(press: Press) -> str:
    """The id of a button."""
    said = f"{press.table or NO_TABLE}.{_base36(press.version)}.{press.verb}.{press.argument}"
    said += f".{press.owner}" if press.owner else ""
    if len(said) > LONGEST_BUTTON or not _FORM.fullmatch(said):
        message = f"no button can have the id {said!r}"
        raise ValueError(message)
    return said


def pressed(said: str) -> Press | None:
    """The id as it came back; None if no button of ours has such an id."""
    match = _FORM.fullmatch(said) if len(said) <= LONGEST_BUTTON else None
    if match is None:
        return None
    table, version, verb, argument, owner = match.groups()
    return Press("" if table == NO_TABLE else table, int(version, 36), verb, argument, owner or "")


def owner_of(person: str) -> str:
    """What stands in the buttons that obey this person alone."""
    return f"p{digest('owner', person)[:5]}"


def digest(*what: object) -> str:
    """A short mark for what is chosen: the same for the same thing, whatever stands around it."""
    return hashlib.sha256("\n".join(map(str, what)).encode()).hexdigest()[:10]


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
