"""Find the player a message asks to act, as in "Ben, it's your turn vs Ann (turn 3)"; or in another's turn."""

from __future__ import annotations

import re
from typing import Final

_CALL: Final = re.compile(r"^([^,\n]+), (?:.*\((?:turn|round) \d+[^)\n]*\)$|choose a row for this card: )", re.MULTILINE)


def called(text: str) -> str | None:
    """The player the message asks by name, if any; no test name has a comma."""
    found = _CALL.search(text)
    return found[1] if found else None
