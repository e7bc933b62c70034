"""The faults of Redis, told apart in one place.

Each fault has a cause in English for the log; a person is told only whether it will pass. A cause never holds an address
with a password: the client library's texts are matched, not copied, where that is possible.
"""

import asyncio
import errno
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, ClassVar, Final, TypeVar

from redis import exceptions as redis_errors

logger = logging.getLogger(__name__)
T = TypeVar("T")


class StoreError(Exception):
    """The store failed; nothing was acknowledged."""

    passing: ClassVar[bool] = False
    #: Whether background work may go on by itself once the cause is cured.
    curable: ClassVar[bool] = True


class PassingFault(StoreError):
    """A fault that trying again within seconds is likely to cure."""

    passing = True


class StoreUnreachable(PassingFault):
    """No connection, or the connection broke."""


class Slow(PassingFault):
    """Redis did not answer in time."""


class Loading(PassingFault):
    """Redis is still reading its data."""


class ClusterDown(PassingFault):
    """Part of the cluster has no master at the moment."""


class ReadOnly(PassingFault):
    """Redis is a replica here: it does not allow writing."""


class TooFewReplicas(PassingFault):
    """Written, but confirmed by fewer replicas than required."""


class DiskFull(StoreError):
    """Redis cannot write its file and refuses all changes, or the archive cannot be written."""


class MemoryFull(StoreError):
    """Redis has used up its memory, and refuses more data."""


class WrongPassword(StoreError):
    """Redis wants a password, or another one, or does not allow this user the command."""


class ScriptUnknown(StoreError):
    """Redis was restarted or replaced, and needs the script again."""


class GroupUnknown(StoreError):
    """The outbox does not have this consumer group yet, or no longer."""


class Refused(StoreError):
    """The store must not be used as it is set up; the message says what to do."""

    curable = False


def unusable(folder: Path, error: OSError) -> Refused:
    """Return the fault for a data directory that cannot be made, read or written."""
    remedy = "; let this user write there, or set DATA_DIR to another folder" if error.errno in _RIGHTS else ""
    return Refused(f"the data directory {folder} cannot be used: {error.strerror}{remedy}")


_RIGHTS: Final = {errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.ENOENT}


_IN_URL: Final = "set it in REDIS_URL, as in redis://:password@host:6379"
_NO_PASSWORD: Final = f"the server requires a password: {_IN_URL}"
_OTHER_PASSWORD: Final = f"the server rejects this user name or password: {_IN_URL}"

_BY_PREFIX: Final[tuple[tuple[str, type[StoreError], str], ...]] = (
    ("MISCONF", DiskFull, "the server cannot write to its disk (disk full?) and refuses changes until it can"),
    ("OOM", MemoryFull, "the server has reached its maxmemory and refuses more data"),
    ("READONLY", ReadOnly, "the server is a read-only replica"),
    ("NOAUTH", WrongPassword, _NO_PASSWORD),
    ("Protocol error: unauthenticated", WrongPassword, _NO_PASSWORD),
    ("WRONGPASS", WrongPassword, _OTHER_PASSWORD),
    ("invalid username-password", WrongPassword, _OTHER_PASSWORD),
    ("Authentication required", WrongPassword, _NO_PASSWORD),
    ("AUTH ", WrongPassword, f"the server rejects the password; it has none or another one: {_IN_URL}"),
    ("NOPERM", WrongPassword, "the server's access rules do not allow this user a command the bot needs"),
    ("LOADING", Loading, "the server is still loading its data"),
    ("CLUSTERDOWN", ClusterDown, "part of the cluster is down"),
    ("MASTERDOWN", ClusterDown, "the replica has lost its master"),
    ("TRYAGAIN", ClusterDown, "the cluster is moving these keys"),
    ("NOREPLICAS", TooFewReplicas, "the server has too few replicas to accept changes"),
    ("NOSCRIPT", ScriptUnknown, "the server does not know the script"),
    ("NOGROUP", GroupUnknown, "the outbox does not know the consumer group"),
    ("WAIT cannot be used", ReadOnly, "the server is a replica"),
    ("UNBLOCKED", StoreUnreachable, "the server changed its role"),
    ("BUSY", Slow, "the server is busy with a long script"),
    ("DENIED", WrongPassword, "the server is in protected mode: it accepts no connection from here without a password"),
)

_BY_CLASS: Final[tuple[tuple[type[BaseException], type[StoreError], str], ...]] = (
    (redis_errors.AuthenticationError, WrongPassword, _OTHER_PASSWORD),
    (redis_errors.AuthorizationError, WrongPassword, "the server's access rules do not allow this"),
    (redis_errors.NoPermissionError, WrongPassword, "the server's access rules do not allow this user a command"),
    (redis_errors.OutOfMemoryError, MemoryFull, "the server has reached its maxmemory and refuses more data"),
    (redis_errors.ReadOnlyError, ReadOnly, "the server is a read-only replica"),
    (redis_errors.NoScriptError, ScriptUnknown, "the server does not know the script"),
    (redis_errors.BusyLoadingError, Loading, "the server is still loading its data"),
    (redis_errors.AskError, ClusterDown, "the cluster has moved these keys"),
    (redis_errors.ClusterError, ClusterDown, "the cluster does not answer for these keys"),
    (redis_errors.RedisClusterException, ClusterDown, "no node of the cluster answers for these keys"),
    (redis_errors.TimeoutError, Slow, "the server did not answer in time"),
    (TimeoutError, Slow, "the server did not answer in time"),
    (redis_errors.ConnectionError, StoreUnreachable, "the server cannot be reached"),
    (ConnectionError, StoreUnreachable, "the server cannot be reached"),
    (OSError, StoreUnreachable, "the server cannot be reached"),
    # The client library closes a cluster's connection that another task is about to write to, and trips over it.
    (AttributeError, StoreUnreachable, "the connection was closed while it was used"),
)


def classify(error: Exception) -> StoreError:
    """Return the named fault for an error of the client library."""
    if isinstance(error, StoreError):
        return error
    text = str(error)
    for prefix, kind, cause in _BY_PREFIX:
        if text.startswith(prefix):
            return kind(cause)
    for errors, kind, cause in _BY_CLASS:
        if isinstance(error, errors):
            return kind(cause)
    return StoreError(f"the server refused a command: {type(error).__name__}: {text[:200]}")


def raise_if_cancelled(task: asyncio.Task[Any] | None, before: int) -> None:
    """Raise CancelledError if a task was cancelled once more than `before`, and what it called has lost that."""
    if task is not None and task.cancelling() > before:
        raise asyncio.CancelledError


class Steadfast:
    """Keeps background work alive: logs a fault once with its cause, and retries until it is cured."""

    def __init__(self, what: str, longest: float = 5.0) -> None:
        """`what` names the work in the log."""
        self._what = what
        self.longest = longest
        #: The fault that stops this work at the moment.
        self.fault: StoreError | None = None

    async def keep(self, step: Callable[[], Awaitable[T]]) -> T:
        """Do one step, however long it takes; raise only a fault that cannot be cured from outside."""
        pause, task = 0.05, asyncio.current_task()
        before = task.cancelling() if task else 0
        while True:
            try:
                result = await step()
            except StoreError as fault:
                raise_if_cancelled(task, before)
                if not fault.curable:
                    raise
                self._note(fault)
            else:
                raise_if_cancelled(task, before)
                self._note_recovery()
                return result
            await asyncio.sleep(pause)
            pause = min(pause * 2, self.longest)

    def _note(self, fault: StoreError) -> None:
        if self.fault is None or type(self.fault) is not type(fault):
            logger.warning("%s failed; trying again: %s", self._what, fault)
        self.fault = fault

    def _note_recovery(self) -> None:
        if self.fault is not None:
            logger.warning("%s works again", self._what)
            self.fault = None
