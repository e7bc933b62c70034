"""The garbage collector finds reference cycles but skips objects from the start."""

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


def test_new_cycles_are_collected_and_startup_objects_are_frozen() -> None:
    subprocess.run([sys.executable, "-c", PROGRAM], check=True, timeout=60)
