"""A clock for leases: it also runs while the machine sleeps, when other processes may take over our leases."""

import sys
import time


def awake() -> float:
    """Return the seconds since some moment. On Linux the monotonic clock stands still while the machine is suspended."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
