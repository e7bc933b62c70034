"""Memory for pictures, taken from the system once and used again.

Fresh memory comes in small pages that the system has to clear and hand out one by one; a picture that meets a hundred of
them takes a tenth longer. The caches of a renderer fill as much in its first dozens of pictures anyway.
"""

from functools import cache

__all__ = ["reserve"]

_LARGEST = 8 << 20
"""Bytes of a block that is shown to the C library: it returns freed blocks to the system as soon as they are larger than any
before, and memory at the end of its heap from twice that much on."""
_BLOCK, _BLOCKS = 64 << 10, 200
"""What is touched: together less than what is returned at once."""


@cache
def reserve() -> None:
    """Take the memory that drawing will need. With another C library than glibc, do nothing."""
    bytes(_LARGEST)
    [bytearray(_BLOCK) for _ in range(_BLOCKS)].clear()
