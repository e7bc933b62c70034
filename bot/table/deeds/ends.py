"""The end of a table, and the next one after it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.table import entries as e
from bot.table.deeds.base import DeedResult, News, Now, unfinished
from bot.table.permissions import Actor, Role, roles
from bot.table.refused import Denied
from bot.table.table import Table


class EndTable(msgspec.Struct, frozen=True):
    """Close it for good. The host alone may do so only while nobody else would lose a game by it."""

    name: ClassVar[str] = "end"

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """An admin of the table's chat, or who runs the bot, at any time."""
        unfinished(table)
        admin = roles(table, actor) & {Role.CHAT_ADMIN, Role.OWNER}
        alone = table.state == "open" or {table.seats[number].person for number in table.active()} <= {actor.person}
        if not admin and not alone:
            raise Denied("not_allowed", {"deed": self.name, "roles": f"{Role.CHAT_ADMIN} {Role.OWNER}"})
        how: e.Ending = "admin" if admin else "host"
        return DeedResult((e.Ended(how, actor.person),), (News("ended", {"how": how}),), draft="drop")


class NextTable(msgspec.Struct, frozen=True):
    """Note which table goes on after this one; the first who asks decides."""

    name: ClassVar[str] = "rematch"
    table: str

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Only when the game is over. A second press finds the first one's table."""
        if table.state != "over":
            raise Denied("not_over")
        if table.rematch:
            return DeedResult()
        elsewhere = tuple(place for place in table.places() if place != table.home)  # at home its card is posted
        news = (News("rematch", {"table": self.table}, elsewhere),) if elsewhere else ()
        return DeedResult((e.Rematched(self.table),), news)
