"""The draw in tests: fair, and the same in every run, so that no test hangs on a rare tile."""

from collections.abc import Callable
from random import Random


def steady() -> Callable[[int], bytes]:
    """Chance for one `Tables`; each begins anew."""
    return Random("the same draw in every run").randbytes
