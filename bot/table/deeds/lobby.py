"""Before the start: options, seats, invitations, and the start itself. Each guest adds a salt to the draw (ARCHITECTURE)."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.engine.game import NEWEST_RULES
from bot.store import Place
from bot.table import entries as e
from bot.table.deeds.base import Deed, DeedResult, News, Now, check_open, seat_at, seat_of
from bot.table.habits import USUAL, Habits
from bot.table.options import Options, checked
from bot.table.permissions import HOST, PEOPLE, SEATED, Actor
from bot.table.refused import Denied
from bot.table.table import COLOURS, Table

LONGEST_SALT: Final = 200


class SetOptions(Deed, frozen=True):
    """Choose other options, as the host."""

    name: ClassVar[str] = "options"
    allowed: ClassVar = HOST
    options: Options

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse options that cannot be played or lack room for everybody who has joined."""
        check_open(table)
        options = checked(self.options)
        if len(table.seats) > options.seats:
            raise Denied("bad_option", {"option": "seats", "value": str(options.seats)})
        fixed = (options.game, options.modules, options.rules, options.seats)
        now_fixed = (table.options.game, table.options.modules, table.options.rules, table.options.seats)
        if table.record and (fixed != now_fixed or options.rated):
            raise Denied("bad_option", {"option": "game", "value": options.game})
        return DeedResult((e.OptionsSet(options),))


class Join(Deed, frozen=True):
    """Take a seat, with a salt for the draw; a person already seated changes colour."""

    allowed: ClassVar = PEOPLE
    salt: str
    habits: Habits = USUAL
    colour: str = ""

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Let people join a private table only if they are invited or come from the chat where it was opened."""
        check_open(table)
        seat = table.seat_of(actor.person)
        if seat is not None:
            return self._again(table, seat)
        if len(table.seats) >= table.options.seats:
            raise Denied("table_full", {"seats": table.options.seats})
        if table.options.private and actor.person not in {*table.invited, table.host} and actor.place != table.home:
            raise Denied("invitation_needed")
        if len(self.salt) > LONGEST_SALT:
            raise Denied("too_long", {"most": LONGEST_SALT})
        return DeedResult((e.Joined(actor.person, actor.place, self.salt, self.habits, self._colour(table)),))

    def _again(self, table: Table, seat: int) -> DeedResult:
        if self.colour in {"", table.colours[seat]}:
            raise Denied("already_seated")
        return DeedResult((e.Coloured(seat, self._colour(table)),))

    def _colour(self, table: Table) -> str:
        """Return the chosen colour (Denied if taken), else the first one left: it stays when others come and go."""
        left = [colour for colour in COLOURS if colour not in table.colours]
        if self.colour and self.colour not in COLOURS:
            raise Denied("unknown_colour", {"colour": self.colour[:40], "colours": " ".join(left)})
        if self.colour and self.colour not in left:
            raise Denied("colour_taken", {"colour": self.colour, "colours": " ".join(left)})
        return self.colour or next(iter(left), "")


class Leave(Deed, frozen=True):
    """Leave the table before the start; afterwards, resign or offer the seat."""

    allowed: ClassVar = SEATED

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Free the seat."""
        check_open(table)
        return DeedResult((e.Left(seat_of(table, actor)),))


class AddComputer(Deed, frozen=True):
    """Give a seat to a computer."""

    allowed: ClassVar = HOST
    level: str
    levels: tuple[str, ...]

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse a level that does not exist."""
        check_open(table)
        if self.level not in self.levels:
            raise Denied("bad_option", {"option": "computer", "value": self.level[:40]})
        if len(table.seats) >= table.options.seats:
            raise Denied("table_full", {"seats": table.options.seats})
        return DeedResult((e.ComputerAdded(self.level, e.computer_salt(len(table.seats) + 1)),))


class RemoveGuest(Deed, frozen=True):
    """Remove a guest or a computer before the start, as the host."""

    allowed: ClassVar = HOST
    guest: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse the actor's own seat: they can leave."""
        check_open(table)
        seat = seat_at(table, self.guest)
        if seat.person == actor.person:
            raise Denied("kick_yourself")
        return DeedResult((e.Left(self.guest),))


class Start(Deed, frozen=True):
    """Make the draw and start the game. `house`: a place made for it, which takes the place where the table was opened.

    `way`: the address that opens it; the card shows it.
    """

    allowed: ClassVar = HOST
    house: Place = ""
    way: str = ""

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Require the game's fewest players or, with a record, as many as it has."""
        check_open(table)
        fewest = table.options.seats if table.record else table.options.places()[0]
        if len(table.seats) < fewest or not table.active():
            raise Denied("too_few", {"fewest": fewest})
        if not (self.house and table.home):
            return DeedResult((e.Started(NEWEST_RULES),))
        led = News("card_moved", {"way": self.way}, (table.home,))
        return DeedResult((e.PlaceMoved(table.home, self.house), e.Started(NEWEST_RULES)), (led,))


class Invite(Deed, frozen=True):
    """Invite a person to the table; `habits` are that person's: their private place and whom they have blocked."""

    allowed: ClassVar = SEATED
    person: str
    habits: Habits

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Send nothing to a person who has blocked the inviter, and never let the inviter know."""
        check_open(table)
        if table.seat_of(self.person) is not None:
            raise Denied("already_seated")
        places = self.habits.private[:1]
        silent = actor.person in self.habits.blocked or not places
        ping = (self.person,) if self.habits.pingable(now.time) else ()
        news = () if silent else (News("invited", {"by": actor.person}, places, ping),)
        entries = () if self.person in table.invited else (e.Invited(self.person),)
        return DeedResult(entries, news)
