"""What the bot must know to run a platform: one record, made by its adapter."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from socket import socket
from typing import NamedTuple, TypeAlias

from bot.chat.contract import Dispatcher, MenuCommand, PlatformEvents, PlatformLimits
from bot.chat.services import Services
from bot.chat.voice import Voice
from bot.settings import Settings
from bot.store import Store
from bot.table.ports import PlatformData
from bot.watch.findings import Finding

Progress: TypeAlias = tuple[int, int] | None
"""How far the bot is in getting ready: tiles drawn and their total, (0, 0) until they are counted; None when all are drawn."""


class Port(NamedTuple):
    """An address that a task listens on; `setting`: WEB stands for WEB_HOST and WEB_PORT."""

    host: str
    number: int
    setting: str


class TokenGuide(NamedTuple):
    """How the owner gets the platform's token; `setting`: where it is kept."""

    setting: str
    steps: tuple[str, ...]


class UnreachableError(Exception):
    """A part cannot reach its service and ends; it is no fault of the bot. The message names the service and the cause."""


class SupervisedTask(NamedTuple):
    """A part that runs until it is cancelled or has finished."""

    name: str
    run: Callable[[], Awaitable[None]]


@dataclass(frozen=True, kw_only=True)
class Wiring:
    """What a platform's tasks work with.

    `roles`: what this process does; `listener`: the socket for pages, if it serves any. A platform that can show the progress of
    getting ready adds itself to `progress`.
    """

    settings: Settings
    roles: Collection[str]
    listener: socket | None
    store: Store
    services: Services
    conversation: Dispatcher
    events: PlatformEvents
    progress: list[Callable[[Progress], Awaitable[None]]] = field(default_factory=list)


@dataclass(frozen=True, kw_only=True)
class PlatformKind:
    """A platform.

    `roles`: what a process can do for it; `tasks`: what runs for the roles of this process. `check`: examines its settings,
    and raises ApiUnreachable if the platform does not answer. `account`: the pattern of an account's id, where an account can
    own the bot; `tell_owner`: sends a sentence to the owner with this id in private, even if the adapter is broken.
    `data`: what the platform keeps about its accounts itself. `ports`: what its tasks will listen on in these roles, so that the
    start can check it. `token`: how to get the token, where a platform needs one. `texts`: what the owner must
    enter on the platform by hand: headings and texts, made of the menu.
    """

    limits: PlatformLimits
    roles: tuple[str, ...]
    tasks: Callable[[Wiring], Iterable[SupervisedTask]]
    check: Callable[[Settings], AsyncIterator[Finding]]
    account: str = ""
    tell_owner: Callable[[Settings, str, str], Awaitable[None]] | None = None
    data: Callable[[Settings, Store], PlatformData] | None = None
    token: TokenGuide | None = None
    ports: Callable[[Settings, Collection[str]], Iterable[Port]] = lambda _settings, _roles: ()
    texts: Callable[[Voice, Sequence[MenuCommand]], Iterable[tuple[str, str]]] = lambda _voice, _menu: ()

    @property
    def name(self) -> str:
        """The platform's name, with which its places and accounts begin."""
        return self.limits.platform
