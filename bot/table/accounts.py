"""Linking a person's accounts: a code from one account is entered with the other, and both sides agree.

A code opens nothing by itself. The bot asks both the side that made it and the side that entered it, and the question names
both. A merge (after two yeses) and the departure of an account are lists of repeatable steps. They are written down before
the first step, so after a crash the next start finishes them.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final

import msgspec
from msgspec.msgpack import encode

from bot.store import Hint, Place
from bot.store.faults import Steadfast
from bot.store.model import new_id
from bot.table.deeds.clock import Merge
from bot.table.deeds.places import LosePlace
from bot.table.habits import USUAL
from bot.table.options import MINUTE
from bot.table.people import ACCOUNT, LinkSide, Notice, NoticeCode, People, Person
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables

logger = logging.getLogger(__name__)

LINK: Final = "link"
REQUEST: Final = "link-request"
MERGE: Final = "merge"
LEAVE: Final = "leave"
CODE_LIVES: Final = 10 * MINUTE
_DIGITS: Final = "0123456789"
_UNFINISHED: Final = "unfinished"
"""Lists the merges, which are stored under the ids that go; likewise the departures."""
_decode_names: Final = msgspec.msgpack.Decoder(list[str]).decode


class LinkRequest(msgspec.Struct, frozen=True):
    """A question to two people: the `maker` of the code would join `enterer`. Both sides are kept as they were shown.

    `yes`: the ids that have agreed; `until`: when the question expires.
    """

    maker: LinkSide
    enterer: LinkSide
    until: int
    yes: tuple[str, ...] = ()

    def sides(self, person: str) -> tuple[LinkSide, LinkSide] | None:
        """Return this person's side and the other; None if the question is not for this person."""
        sides = {self.maker.id: (self.maker, self.enterer), self.enterer.id: (self.enterer, self.maker)}
        return sides.get(person)


class Leaving(msgspec.Struct, frozen=True):
    """A departing account: the person it leaves, the id and name of the new person, and the private places that go with it."""

    person: str
    becomes: str
    name: str
    private: tuple[Place, ...]


_read_request: Final = msgspec.msgpack.Decoder(LinkRequest).decode
_read_leaving: Final = msgspec.msgpack.Decoder(Leaving).decode


class Accounts:
    """The linking, merging and leaving of accounts."""

    def __init__(self, tables: Tables, people: People, results: Results) -> None:
        self._tables = tables
        self._people = people
        self._results = results
        self._documents = tables.store.documents

    async def code(self, person: str) -> str:
        """Return a code to enter with the other account. It works once, within ten minutes."""
        while True:
            code = "".join(secrets.choice(_DIGITS) for _ in range(8))
            if await self._documents.put(LINK, code, person.encode(), 0, keep=CODE_LIVES):
                return code

    async def ask(self, person: str, account: str, code: str) -> str:
        """Take a code entered with this account and ask all accounts of both people. Return the question's id."""
        plain = "".join(code.split())
        found = await self._documents.get(LINK, plain) if plain.isdigit() and plain.isascii() else None
        if found is None or not found.body:
            raise Denied("bad_link")
        maker, enterer = await self._people.get(found.body.decode()), await self._people.get(person)
        if maker is None or enterer is None:
            raise Denied("bad_link")
        if maker.id == enterer.id:
            raise Denied("link_same")
        await self._apart(maker.id, enterer.id)
        # Use up the code at the revision that was read: if two people enter it at once, only one gets the question.
        if not await self._documents.put(LINK, plain, b"", found.revision, keep=1):
            raise Denied("bad_link")
        request = new_id()
        asked = LinkRequest(maker.side(), enterer.side(), self._tables.store.clock.now() + CODE_LIVES)
        await self._documents.put(REQUEST, request, encode(asked), 0, keep=CODE_LIVES)
        for each in (maker, enterer):
            await self._tell(each, "asked", (asked.maker, asked.enterer), account, request)
        return request

    async def pending(self, request: str) -> LinkRequest | None:
        """Return a question if it is still open."""
        found = await self._documents.get(REQUEST, request)
        asked = _read_request(found.body) if found.body else None
        return asked if asked is not None and asked.until > self._tables.store.clock.now() else None

    async def agree(self, person: str, request: str) -> bool:
        """Record one side's yes. Return True once both agree: then they are one person, and all accounts get a notice."""
        asked = await self._open(person, request)
        maker, enterer = asked.maker.id, asked.enterer.id
        begun = (await self._documents.get(MERGE, maker)).body == enterer.encode()  # but interrupted
        if not begun:
            await self._check_unchanged(asked)
            if not await self._both_agree(person, request):
                return False
            await self._documents.change(MERGE, _UNFINISHED, lambda body: _names(body, maker))
            await self._documents.change(MERGE, maker, lambda _: enterer.encode())
        await self.finish(maker)
        await self._documents.remove(REQUEST, request)
        return True

    async def _both_agree(self, person: str, request: str) -> bool:
        """Write down that this side agrees, even if the other answers at the same moment. Return whether both agree."""
        while True:
            found = await self._documents.get(REQUEST, request)
            if not found.body:
                raise Denied("link_gone")
            asked = _read_request(found.body)
            agreed = msgspec.structs.replace(asked, yes=tuple(sorted({*asked.yes, person})))
            left = asked.until - self._tables.store.clock.now()
            if await self._documents.put(REQUEST, request, encode(agreed), found.revision, keep=max(1, left)):
                return len(agreed.yes) == len((asked.maker, asked.enterer))

    async def refuse(self, person: str, account: str, request: str) -> None:
        """Remove the question because one side says no, and notify the accounts that were asked."""
        asked = await self._open(person, request)
        await self._documents.remove(REQUEST, request)
        refuses = asked.maker if asked.maker.id == person else asked.enterer
        for side in (asked.maker, asked.enterer):
            known = await self._people.get(side.id)
            if known is not None:
                await self._tell(known, "refused", (refuses,), account)

    async def _open(self, person: str, request: str) -> LinkRequest:
        asked = await self.pending(request)
        if asked is None or asked.sides(person) is None:
            raise Denied("link_gone")
        return asked

    async def _check_unchanged(self, asked: LinkRequest) -> None:
        """Refuse unless both sides still have the accounts the question showed: a yes covers only those."""
        for side in (asked.maker, asked.enterer):
            if (await self._documents.get(MERGE, side.id)).body:  # it is being merged into another person
                raise Denied("link_gone")
            known = await self._people.get(side.id)
            if known is None or (known.id, known.accounts) != (side.id, side.accounts):
                raise Denied("link_gone")
        await self._apart(asked.maker.id, asked.enterer.id)

    async def _tell(self, person: Person, code: NoticeCode, sides: tuple[LinkSide, ...], but: str, request: str = "") -> None:
        """Tell all accounts of a person except `but`, which already sees the answer."""
        others = [account for account in person.accounts if account != but]
        await self._people.tell(person.id, *(Notice(account, code, sides, request) for account in others))

    async def _apart(self, one: str, other: str) -> None:
        both = set(await self._tables.store.indexes.of_person(one)) & set(await self._tables.store.indexes.of_person(other))
        for table in sorted(both):
            found = await self._tables.look(table)
            if found.state != "over" and {one, other} <= set(found.people()):
                raise Denied("link_same_table", {"table": table})

    async def finish_all(self) -> None:
        """At startup, finish merges and departures that were interrupted, as soon as the store answers."""
        await Steadfast("finishing merges of accounts").keep(self._finish_all)

    async def _finish_all(self) -> None:
        for old in _read_names((await self._documents.get(MERGE, _UNFINISHED)).body):
            try:
                await self.finish(old)
            except Denied as refusal:
                logger.warning("cannot finish merging two people: %s", refusal)
        for account in _read_names((await self._documents.get(LEAVE, _UNFINISHED)).body):
            await self._go_on(account)

    async def finish(self, old: str) -> Person:
        """Start or continue the recorded merge of this person. Every step can be repeated."""
        stays = await self._people.get((await self._documents.get(MERGE, old)).body.decode() or old)
        if stays is None:  # deleted in the meantime
            await self._close(MERGE, old)
            raise Denied("link_gone")
        if stays.id != old:
            await self._merge(old, stays.id)
        merged = await self._people.get(stays.id)
        assert merged is not None
        await self._people.tell_tables(merged)
        await self._people.announce(merged)
        await self._close(MERGE, old)
        return merged

    async def _merge(self, old: str, new: str) -> None:
        await self._accounts(old, new)
        # Before anything else: other processes may remember the old id of an account.
        await self._people.put(Person(old, merged=new))
        await self._seats(old, new)
        await self._results.rename(old, new)
        await self._results.rebuild()

    async def _close(self, kind: str, name: str) -> None:
        await self._documents.remove(kind, name)
        await self._documents.change(kind, _UNFINISHED, lambda body: _names(body, name, on=False))

    async def _accounts(self, old: str, new: str) -> None:
        gone, stays = await self._people.get(old), await self._people.get(new)
        if gone is None or stays is None or gone.id == stays.id:
            return
        pointers = await self._documents.get_many(ACCOUNT, list(gone.accounts))
        for account, pointer in zip(gone.accounts, pointers, strict=True):
            if pointer.body not in (old.encode(), new.encode()):  # it has left since the merge began
                gone = await self._people.part(old, account, gone.private_of(account))
        others = tuple(each for each in stays.accounts if each not in gone.accounts)
        sides = (gone.side(), msgspec.structs.replace(stays.side(), accounts=others))
        await self._people.absorb(stays.id, gone, tuple(Notice(each, "done", sides) for side in sides for each in side.accounts))
        for account in gone.accounts:
            # Do not bring back an account that leaves at this moment.
            await self._documents.change(ACCOUNT, account, lambda body: new.encode() if body == old.encode() else body)

    async def _seats(self, old: str, new: str) -> None:
        for table in await self._tables.store.indexes.of_person(old):
            await self._tables.see_to(table, Merge(old, new))
            await self._tables.store.indexes.strike_out(table, Hint(people=(old,)))

    # leaving

    async def leave(self, account: str, name: str) -> None:
        """Make an account a person of its own; seats, results and settings stay with the remaining accounts."""
        if not (await self._documents.get(LEAVE, account)).body:
            person = await self._people.of_account(account)
            if person is None or len(person.accounts) < 2 or account not in person.accounts:
                raise Denied("not_linked")
            leaving = encode(Leaving(person.id, new_id(), name or person.name, person.private_of(account)))
            await self._documents.change(LEAVE, _UNFINISHED, lambda body: _names(body, account))
            await self._documents.change(LEAVE, account, lambda body: body or leaving)
            if (await self._documents.get(MERGE, person.id)).body:
                await self.finish(person.id)
        await self._go_on(account)

    async def _go_on(self, account: str) -> None:
        """Start or continue the recorded departure of an account, if there is one."""
        body = (await self._documents.get(LEAVE, account)).body
        if not body:
            return
        leaving = _read_leaving(body)
        union = await self._people.get(leaving.person)
        if union is not None:
            await self._becomes(account, leaving, union)
            remaining = await self._people.part(union.id, account, leaving.private)
            for place in leaving.private:  # first, or later news of a table would still be shown here
                await self._stop_showing(place, remaining.id)
            await self._people.tell_tables(remaining)
            await self._tell(remaining, "left", (LinkSide(leaving.becomes, leaving.name, (account,)),), account)
        await self._close(LEAVE, account)

    async def _becomes(self, account: str, leaving: Leaving, union: Person) -> None:
        """Create the new person, who keeps only the language and the private places."""
        known = await self._people.of_account(account)
        if known is None or known.id != union.id:
            return  # already done; keep the new person's changes since
        habits = msgspec.structs.replace(USUAL, private=leaving.private)
        new = Person(leaving.becomes, leaving.name, (account,), union.language, habits=habits, spoken=union.spoken)
        await self._people.put(msgspec.structs.replace(new, since=self._tables.store.clock.now()))
        await self._documents.change(ACCOUNT, account, lambda _: leaving.becomes.encode())

    async def _stop_showing(self, place: Place, person: str) -> None:
        """Stop showing the other accounts' tables in this private chat."""
        indexes = self._tables.store.indexes
        for table in sorted({*await indexes.of_place(place), *await indexes.of_person(person)}):
            await self._tables.see_to(table, LosePlace(place, silent=True))
            await indexes.strike_out(table, Hint(places=(place,)))


def _read_names(body: bytes) -> list[str]:
    return _decode_names(body) if body else []


def _names(body: bytes, name: str, *, on: bool = True) -> bytes:
    others = [each for each in _read_names(body) if each != name]
    return encode([*others, name] if on else others)
