"""Around the tables: opening within the limits, lists, rematches, messages, import and export of records."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from bot.engine.fair import Stream
from bot.engine.game import Game
from bot.engine.record import Record, read_record, record_of, write_record
from bot.engine.refusals import BadRecord
from bot.games.rules import game_kind, replay_record
from bot.store import Hint, Place, new_id, platform_of
from bot.table.deeds.base import TURN
from bot.table.deeds.ends import NextTable
from bot.table.deeds.lobby import Invite, Join
from bot.table.deeds.seats import TakeSeat
from bot.table.deeds.talk import Say
from bot.table.habits import USUAL, Habits
from bot.table.limits import CommandRates, HostLimits
from bot.table.options import Options
from bot.table.people import People
from bot.table.permissions import EXPORT, VIEW, Actor, permit, roles
from bot.table.refused import Denied
from bot.table.table import Seat, Table
from bot.table.tables import Done, Tables
from bot.table.writing import Label, read_label

_UNKNOWN: Final = "-"
"""Stands for a person whom nothing names any more."""
_ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"


class ListedTable(msgspec.Struct, frozen=True):
    """A table in a list. `mine`: it waits for the person asking; `deciders`: the people it waits for."""

    table: str
    version: int
    state: str
    label: Label
    mine: bool
    deadline: int | None
    deciders: tuple[str, ...] = ()


class Lobby:
    """The use cases that need several tables, or people."""

    def __init__(
        self, tables: Tables, people: People, limits: HostLimits | None = None, rooms: frozenset[str] = frozenset()
    ) -> None:
        """`rooms`: the platforms whose people share one place."""
        self._tables = tables
        self._people = people
        self._limits = limits or HostLimits()
        self._rooms = rooms
        self.rates = CommandRates(tables.store, self._limits, rooms)

    async def open(
        self,
        actor: Actor,
        options: Options,
        *,
        key: str,
        salt: str | None = None,
        computers: tuple[str, ...] = (),
        begin: bool = False,
        answers: str = "",
        colour: str = "",
    ) -> Done:
        """Open a table in this chat, and with a salt take a seat. `computers`: the levels of computers that join.

        `begin`: start the game at once; `answers`: the request that the table's first message answers; `colour`: the opener's.
        """
        await self._check_may_open(actor)
        return await self._tables.open(
            actor,
            options,
            key=key,
            salt=salt,
            habits=await self._habits(actor.person),
            table=_table_id_of(actor, key),
            computers=computers,
            begin=begin,
            answers=answers,
            colour=colour,
        )

    async def _check_may_open(self, actor: Actor) -> None:
        chat = await self._people.chat(actor.place)
        if chat.opening == "admins" and not (actor.admin or actor.owner):
            raise Denied("opening_restricted")
        if not chat.allows(actor.place):
            raise Denied("wrong_channel")
        if len(await self.of_person(actor.person)) >= self._limits.tables_of_person:
            raise Denied("too_many_tables", {"most": self._limits.tables_of_person})
        most = self._limits.tables_in_room if platform_of(actor.place) in self._rooms else self._limits.tables_in_chat
        if len(await self.of_place(actor.place)) >= most:
            raise Denied("too_many_here", {"most": most})

    async def join(self, table: str, actor: Actor, salt: str, *, key: str, colour: str = "") -> Done:
        """Take a seat at a table by its code, from any chat."""
        if len(await self.of_person(actor.person)) >= self._limits.tables_of_person:
            raise Denied("too_many_tables", {"most": self._limits.tables_of_person})
        return await self._tables.do(table, actor, Join(salt, await self._habits(actor.person), colour), key)

    async def take_seat(self, table: str, actor: Actor, seat: int, *, key: str) -> Done:
        """Take over a seat that is offered."""
        return await self._tables.do(table, actor, TakeSeat(seat, await self._habits(actor.person)), key)

    async def invite(self, table: str, actor: Actor, person: str, *, key: str) -> Done:
        """Invite a person to a table."""
        return await self._tables.do(table, actor, Invite(person, await self._habits(person)), key)

    async def say(self, table: str, actor: Actor, words: str, *, key: str) -> Done:
        """Send a message to the table's other places, a few a minute."""
        known = await self._tables.look(table, newest=False)
        until = await self.rates.saying(known.id, actor.person)
        return await self._tables.do(table, actor, Say(words, await self._people.deaf(known.places()), until), key)

    async def _habits(self, person: str) -> Habits:
        found = await self._people.get(person)
        return USUAL if found is None else found.habits

    async def of_person(self, person: str) -> list[ListedTable]:
        """Return a person's open and running tables: first those that wait for the person, most urgent first."""
        found = await self._listed(await self._tables.store.indexes.of_person(person), person)
        for wrong in [each for each in found if person not in each.label.people]:
            await self._tables.store.indexes.strike_out(wrong.table, Hint(people=(person,)))
        mine = [each for each in found if person in each.label.people and each.state != "over"]
        return sorted(mine, key=lambda each: (not each.mine, each.deadline is None, each.deadline or 0, each.table))

    async def of_place(self, place: Place, person: str = "") -> list[ListedTable]:
        """Return the open and running tables shown in a place, as a list for `person`."""
        found = await self._listed(await self._tables.store.indexes.of_place(place), person)
        return [each for each in found if each.state != "over"]

    async def _listed(self, tables: list[str], person: str) -> list[ListedTable]:
        summaries = await self._tables.store.games.summaries(tables)
        return [
            ListedTable(
                s.game,
                s.version,
                s.head.state,
                read_label(s.head.extra),
                person in s.head.deciders,
                s.timers.get(TURN),
                s.head.deciders,
            )
            for s in summaries
        ]

    async def rematch(self, table: str, actor: Actor, salt: str, *, key: str, home: Place = "", answers: str = "") -> Done:
        """Open the same table again. The first person to ask is seated with the computers; later ones join.

        `home`: the place of the new table, if it is another one; `answers`: as in `open`.
        """
        old = (await self._tables.do(table, actor, NextTable(new_id()), key, newest=True)).table
        host = Actor(actor.person, home or old.home)
        options = msgspec.structs.replace(old.options, seats=max(old.options.seats, len(old.seats)))
        opened = await self._tables.open(
            host,
            options,
            key=f"rematch:{old.id}",
            salt=salt,
            habits=await self._habits(actor.person),
            table=old.rematch,
            after=old.id,
            computers=tuple(seat.level for seat in old.seats if not seat.person),
            answers=answers,
        )
        if opened.table.seat_of(actor.person) is not None:
            return opened
        return await self.join(old.rematch, actor, salt, key=f"{key}:join")

    async def import_game(self, actor: Actor, data: bytes, options: Options, *, key: str, salt: str, answers: str = "") -> Done:
        """Open a table that continues a record: its seats go in the order of joining, and it is not rated."""
        record, game = read_game(data)
        if game.decision is None:
            raise Denied("import_over")
        await self._check_may_open(actor)
        setup = game.setup
        agreed = msgspec.structs.replace(
            options, game=record.game, modules=setup.modules, rules=setup.chosen(), seats=setup.seats, rated=False
        )
        habits = await self._habits(actor.person)
        body = write_record(_playable(record))
        return await self._tables.open(
            actor, agreed, key=key, salt=salt, habits=habits, table=_table_id_of(actor, key), record=body, answers=answers
        )

    async def export(self, table: str, actor: Actor) -> bytes:
        """Return the record as the actor may see it: whole for a finished game, else without seed and hidden information."""
        try:
            found = await self._tables.look(table)
        except Denied:
            return await self._archived_record(table)
        permit(*EXPORT, roles(found, actor))
        _check_may_look(found, actor)
        if found.game is None:
            raise Denied("export_none")
        view = found.view(actor.person)
        if found.state == "over" and found.ended is None:
            return write_record(record_of(found.game, tuple(found.notes.values())))
        assert view is not None
        notes = {"notes": list(found.notes.values())} if found.notes else {}
        return msgspec.json.encode({**view.record(), **notes})

    async def archived(self, table: str) -> Table:
        """Return a finished game from the archive, which keeps no names; raise Denied if it is not there."""
        record, game = read_game(await self._archived_record(table))
        setup = game.setup
        options = Options(game=record.game, modules=setup.modules, rules=setup.chosen(), seats=setup.seats, rated=False)
        return Table(table, state="over", options=options, seats=[Seat(person=_UNKNOWN) for _ in range(setup.seats)], game=game)

    async def _archived_record(self, table: str) -> bytes:
        record = await self._tables.store.archive.record(table)
        if record is None:
            raise Denied("no_table", {"table": table[:40]})
        return record

    async def view(self, table: str, actor: Actor) -> Table:
        """Return a table to look at; raise Denied for a private one, except for its people and in its places."""
        found = await self._tables.look(table, newest=False)
        permit(*VIEW, roles(found, actor))
        _check_may_look(found, actor)
        return found


def _check_may_look(table: Table, actor: Actor) -> None:
    inside = actor.person in {*table.people(), *table.invited} or actor.place in table.places() or actor.owner
    if table.options.private and not inside:
        raise Denied("invitation_needed")


def _table_id_of(actor: Actor, key: str) -> str:
    """Return a table id derived from the click, so that a repeated click opens one table."""
    digest = int.from_bytes(hashlib.sha256(f"{actor.person} {actor.place} {key}".encode()).digest()[:5], "big")
    return "".join(_ALPHABET[digest >> shift & 31] for shift in range(35, -1, -5))


_UNFIT: Final = {
    "bad_record": "form",
    **dict.fromkeys(("unknown_game", "unknown_module", "unknown_option", "bad_rules"), "unknown"),
    "action_refused": "action",
}
"""Why a record cannot be played, by refusal code, where it helps the player; all other codes concern its set-up."""


def read_game(data: bytes) -> tuple[Record, Game]:
    """Read and replay a record from outside; raise Denied with the reason if that fails."""
    try:
        record = read_record(data)
        return record, replay_record(record)
    except BadRecord as refusal:
        why = _UNFIT.get(refusal.code, "setup")
        number = 0 if refusal.number is None else refusal.number + 1
        raise Denied("import_unfit", {"why": why, "number": number}) from None


def _playable(record: Record) -> Record:
    """Return the record with a draw to continue."""
    setup = game_kind(record.game).completed(record.setup, Stream(secrets.token_bytes(32)), record.rules)
    if setup is None:
        raise Denied("import_unfit", {"why": "hidden", "number": 0})
    return msgspec.structs.replace(record, setup=setup)
