"""Memory for pictures, taken from the system once and used again.

Fresh memory comes in small pages that the system has to clear and hand out one by one; a picture that meets a hundred of
them takes a tenth longer. The caches of a renderer fill as much in its first dozens of pictures anyway.
"""

from functools import cache

__all__ = ["reserve"]

_LARGEST = 8 << 20
"""The bytes of a block to allocate and free once. The C library returns freed blocks to the system only if they are larger
than any before, and memory at the end of its heap from twice that size on."""
_BLOCK, _BLOCKS = 64 << 10, 200
"""The blocks to touch: together less than the amount that is returned at once."""


@cache
def reserve() -> None:
    """Take the memory that drawing will need. This has no effect with other C libraries."""
    bytes(_LARGEST)
    [bytearray(_BLOCK) for _ in range(_BLOCKS)].clear()
