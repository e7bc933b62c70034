"""What Discord's errors mean for a message: try later, never, not to this person, or as a new message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

from bot.chat.contract import PrivateChatClosed
from bot.store import LaterError, PerhapsPostedError, Place, PlaceGoneError

_T = TypeVar("_T")

UNKNOWN_MESSAGE: Final = 10008
OLD_EDITS: Final = 30046
MISSING_PERMISSIONS: Final = 50013
ALREADY_ANSWERED: Final = 40060
UNKNOWN_INTERACTION: Final = 10062
PRIVATE_CLOSED: Final = frozenset({50007, 50278, 10013})
"""The person accepts no messages from the bot, shares no server with it, or no longer exists."""

ARCHIVED: Final = 50083
"""An archived thread: nothing in it can be changed. A post opens it, unless it is locked."""

GONE: Final = frozenset({10003, 10004, 50001, ARCHIVED, 160005, MISSING_PERMISSIONS})
"""No such channel or server, no access, a closed thread, no permission to write."""

_INVALID: Final = 50035
"""Invalid form body: also the answer to an edit that would turn a post of Components V2 into a classic one."""

_EXPIRED: Final = frozenset({10015, 50027})
_OUT_OF_ORDER: Final = 500
_FIRST_PAUSE: Final = 0.5
_ATTEMPTS: Final = 3
"""Few enough that a ping stays due meanwhile; after them, the message is made again."""


class AnsweredError(Exception):
    """Another process has answered this interaction, or it is too late to answer."""


class ExpiredError(Exception):
    """More than fifteen minutes have passed: the interaction can show this person nothing more."""


def unanswerable(error: discord.HTTPException) -> Exception:
    """Return the reason why an interaction was not answered."""
    if error.code in (ALREADY_ANSWERED, UNKNOWN_INTERACTION):
        return AnsweredError()
    return ExpiredError() if error.code in _EXPIRED else error


def as_courier(error: discord.HTTPException, place: Place, *, alone: bool) -> Exception:
    """Return the error as the courier understands it. `alone`: the message was for one person, in private."""
    if error.code in PRIVATE_CLOSED or (alone and error.code in GONE):
        return PrivateChatClosed(place) if alone else PlaceGoneError(place)
    if error.code in GONE:
        return PlaceGoneError(f"{place}: {error.text}")
    return error


async def changed_in_its_kind(change: Callable[[bool], Awaitable[_T]]) -> _T:
    """Change a post: as a classic one, else, as posts were before, as one of Components V2. A post keeps its kind."""
    try:
        return await change(False)
    except discord.HTTPException as refusal:
        if refusal.code != _INVALID:
            raise
    return await change(True)


async def steadily(post: Callable[[], Awaitable[_T]]) -> _T:
    """Try a few times while Discord fails or is unreachable; the nonce makes a repeat harmless."""
    unclear: Exception | None = None
    for attempt in range(_ATTEMPTS):
        try:
            return await post()
        except (discord.RateLimited, LaterError) as later:
            if unclear is not None:
                break  # an earlier attempt may have got through
            raise (later if isinstance(later, LaterError) else LaterError(later.retry_after)) from None
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            if isinstance(fault, discord.HTTPException) and fault.status < _OUT_OF_ORDER:
                raise
            unclear = fault
        await asyncio.sleep(_FIRST_PAUSE * 2**attempt)
    raise PerhapsPostedError(f"Discord: {unclear}") from None
