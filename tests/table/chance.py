"""A fair draw that is the same in every run, so that no test depends on luck."""

from collections.abc import Callable
from random import Random


def steady() -> Callable[[int], bytes]:
    """A source of chance for one `Tables`."""
    return Random("the same draw in every run").randbytes
