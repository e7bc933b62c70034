"""Who waits in vain says in the first line for what."""

import pytest

from tests.waiting import until


async def test_the_condition_is_named() -> None:
    with pytest.raises(AssertionError, match=r"^waited 0 s in vain for .*test_waiting\.py:\d+: await until\(lambda: False"):
        await until(lambda: False, seconds=0.0)
