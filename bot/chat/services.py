"""The services of the process: the use cases that the conversation works with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from bot.chat.contract import PlatformLimits
from bot.chat.links import Links
from bot.chat.picture_queue import PictureQueue
from bot.store import Place, platform_of
from bot.table.accounts import Accounts
from bot.table.computers import ThreadedComputers
from bot.table.leaderboards import Boards
from bot.table.limits import HostLimits
from bot.table.lobby import Lobby
from bot.table.people import People
from bot.table.places import Places
from bot.table.ports import PlatformData, Thinker
from bot.table.privacy import Privacy
from bot.table.results import Results
from bot.table.tables import Tables


@dataclass(frozen=True)
class Services:
    """The use cases and the picture queue. `levels`: computer players' levels, the weakest first; `limits`: what the host allows.

    `platforms`: what each platform can do, wherever it runs.

    `links`: the addresses of tables' pages, if there are pages; `owners`: the host's accounts; `paused`: how many seconds
    commands still have to wait; `advisers`: the computer players that give hints; `holdings`: the data that platforms
    themselves keep about their accounts.
    """

    tables: Tables
    picture_queue: PictureQueue
    levels: tuple[str, ...]
    platforms: Mapping[str, PlatformLimits]
    limits: HostLimits = field(default_factory=HostLimits)
    links: Links | None = None
    owners: frozenset[str] = frozenset()
    paused: Callable[[], float] = lambda: 0.0
    advisers: Thinker = field(default_factory=ThreadedComputers)
    holdings: Mapping[str, PlatformData] = field(default_factory=dict)

    def limits_of(self, place: Place) -> PlatformLimits:
        """Return what the platform of a place can do; if this version does not know it, what any platform can."""
        platform = platform_of(place)
        return self.platforms.get(platform) or PlatformLimits(platform=platform)

    @property
    def usual_level(self) -> str:
        """The level of a computer if nobody names one: the stronger ones are for those who ask for them."""
        return self.levels[(len(self.levels) - 1) // 2]

    @cached_property
    def people(self) -> People:
        """People and chats."""
        return People(self.tables)

    @cached_property
    def lobby(self) -> Lobby:
        """Opening, joining and finding tables, and talk at them."""
        rooms = frozenset(name for name, platform in self.platforms.items() if platform.one_room)
        return Lobby(self.tables, self.people, self.limits, rooms)

    @cached_property
    def results(self) -> Results:
        """Results of games."""
        return Results(self.tables.store)

    @cached_property
    def accounts(self) -> Accounts:
        """Linking of accounts."""
        return Accounts(self.tables, self.people, self.results)

    @cached_property
    def places(self) -> Places:
        """Chats that have moved or are gone."""
        return Places(self.tables, self.people, self.results)

    @cached_property
    def privacy(self) -> Privacy:
        """Export and deletion of a person's data."""
        return Privacy(self.tables, self.people, self.results, self.holdings)

    @cached_property
    def boards(self) -> Boards:
        """Leaderboards."""
        return Boards(self.tables.store)
