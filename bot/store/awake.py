"""A clock for leases: it also runs while the machine sleeps, when others may take over what was ours."""

import sys
import time


def awake() -> float:
    """Seconds since some moment. The monotonic clock stands still on Linux while the machine is suspended."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
