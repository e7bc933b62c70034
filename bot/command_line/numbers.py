"""Numbers on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable


def at_least(fewest: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `fewest` on; argparse reports its errors."""

    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < fewest:
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number from {fewest} on")
        return int(text)

    return read
