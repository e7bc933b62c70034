"""Closing a table, and its rematch."""

from __future__ import annotations

from typing import ClassVar

from bot.table import entries as e
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_unfinished
from bot.table.permissions import ADMINS, HOST, SEATED, Actor, Role, roles
from bot.table.refused import Denied
from bot.table.table import Ending, Table


class EndTable(Deed, frozen=True):
    """Close the table for good. A host may do so only while nobody else would lose a game by it."""

    name: ClassVar[str] = "end"
    allowed: ClassVar = HOST | ADMINS

    def allowed_now(self, table: Table) -> frozenset[Role]:
        """Leave it to an admin of the table's chat, or the bot's owner, while others play."""
        alone = table.state == "open" or {table.seats[number].person for number in table.active()} <= {table.host}
        return self.allowed if alone else ADMINS

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Close the table, as an admin if the actor is one."""
        check_unfinished(table)
        how: Ending = "admin" if roles(table, actor) & ADMINS else "host"
        return DeedResult((e.Ended(how, actor.person),), (News("ended", {"how": how}),), draft="drop")


class NextTable(Deed, frozen=True):
    """Note which table is the rematch of this one; the first request decides."""

    name: ClassVar[str] = "rematch"
    allowed: ClassVar = SEATED
    after_the_end: ClassVar = True
    table: str

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse before the game is over. A second press finds the table of the first."""
        if table.state != "over":
            raise Denied("not_over")
        if table.rematch:
            return DeedResult()
        elsewhere = tuple(place for place in table.places() if place != table.home)  # home gets the new table's card
        news = (News("rematch", {"table": self.table}, elsewhere),) if elsewhere else ()
        return DeedResult((e.Rematched(self.table),), news)
