"""How a message asks somebody to decide, in English: "Turn 3: Ben, place your tile.", or in somebody else's turn."""

from __future__ import annotations

import re
from typing import Final

_CALL: Final = re.compile(
    r"^(?:Turn \d+: |Turn \d+ is .+’s\. |Round \d+ of \d+: |The cards are turned up: )([^,\n]+), ", re.MULTILINE
)


def called(text: str) -> str | None:
    """Whom a message asks by name, if it does; nobody here has a comma in the name."""
    found = _CALL.search(text)
    return found[1] if found else None
