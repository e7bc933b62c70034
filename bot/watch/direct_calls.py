"""Single calls of a platform's API, for checks and alarms: they work even if the adapter is broken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import aiohttp

_PATIENCE: Final = aiohttp.ClientTimeout(total=15)
_REFUSED: Final = 400


class ApiUnreachable(Exception):
    """The API does not answer; the message says why."""


async def get(url: str, headers: Mapping[str, str] | None = None, *, secret: str) -> tuple[int, Any]:
    """Return the status and the JSON. `secret`: what no message may show."""
    try:
        async with aiohttp.ClientSession(timeout=_PATIENCE) as session, session.get(url, headers=headers) as answer:
            return answer.status, await answer.json(content_type=None)
    except (TimeoutError, aiohttp.ClientError, ValueError) as error:
        raise ApiUnreachable(f"{type(error).__name__} {error}".replace(secret, "(token)").strip()) from None


async def post(url: str, body: Mapping[str, Any], headers: Mapping[str, str] | None = None) -> Any:
    """Return the JSON. Errors name no address, as that may contain a token."""
    try:
        async with aiohttp.ClientSession(timeout=_PATIENCE) as session, session.post(url, json=body, headers=headers) as answer:
            if answer.status < _REFUSED:
                return await answer.json()
            trouble = f"HTTP {answer.status}"
    except (TimeoutError, aiohttp.ClientError, ValueError) as error:
        trouble = type(error).__name__
    raise ApiUnreachable(trouble)
