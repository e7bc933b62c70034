"""The garbage collector looks about less often: nearly all that a press makes is gone by itself when it has been answered."""

from __future__ import annotations

import gc
from typing import Final

NEW_THINGS: Final = 10_000
"""So many more things than before there are, before it looks at them; usually 700."""


def settle() -> None:
    """What is there after the start stays, and is never looked at again; rings of things that came later are found as ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS, 10, 10)
