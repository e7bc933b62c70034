"""Rings of things are found, only later, and what was there from the start is let be."""

import subprocess
import sys

PROGRAM = """
import gc, weakref
from bot.app.running import NEW_THINGS, settle

class Thing:
    pass

settle()
assert gc.get_freeze_count() > 1000
ring = Thing()
ring.itself = ring
gone = weakref.ref(ring)
del ring
assert gone() is not None
things = [[] for _ in range(2 * NEW_THINGS)]
assert gone() is None
"""


def test_what_came_later_is_found_and_what_was_there_is_let_be() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True, timeout=60)
