"""Persons and chats: who an account is, what they have set, and how their tables learn of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from bot.i18n import shipped
from bot.store import Announcement, Place
from bot.store.model import new_id
from bot.table.deeds.clock import SetHabits
from bot.table.habits import USUAL, Habits, checked
from bot.table.options import DAY
from bot.table.permissions import Actor, Role, chat_of, permit
from bot.table.ports import TableStore
from bot.table.refused import Denied
from bot.table.tables import Tables

Palette: TypeAlias = Literal["standard", "colour_blind"]
NoticeCode: TypeAlias = Literal["asked", "done", "left", "refused"]

PERSON: Final = "person"
ACCOUNT: Final = "account"
CHAT: Final = "chat"
PLACE: Final = "place"
LONGEST_NAME: Final = 64
_AT_ONCE: Final = 500
LONGEST_TAG: Final = 16
LONGEST_PAUSE: Final = 365 * DAY


class LinkSide(msgspec.Struct, frozen=True):
    """Somebody as they are named where accounts are linked: the name shown last, and the accounts."""

    id: str
    name: str
    accounts: tuple[str, ...]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something about linked accounts that one of them has still to hear.

    `request`: the question that is asked; `sides`: of whom it tells; `waits`: the account could not be written to, so it is
    told with the answer to its next command.
    """

    account: str
    code: NoticeCode
    sides: tuple[LinkSide, ...] = ()
    request: str = ""
    waits: bool = False


class Addressee(msgspec.Struct, frozen=True):
    """The body of an announcement of notices: they are read when it is posted, for meanwhile they may have been told."""

    person: str
    account: str


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is kept of a person beside results. `name` is what the platform showed last; `merged`: the id it has now.

    `language` is what the person has chosen, `spoken` what the platform said last: for what is told when nobody has asked.
    `places`: where each account is written to, its private chat if there is one. `departures`: how many accounts have left;
    it is signed into the addresses of turns, so that an account that has left cannot open those it has seen.
    """

    id: str
    name: str = ""
    accounts: tuple[str, ...] = ()
    language: str = ""
    palette: Palette = "standard"
    hints: bool = False
    habits: Habits = USUAL
    since: int = 0
    merged: str = ""
    spoken: str = ""
    places: dict[str, Place] = {}
    departures: int = 0
    notices: tuple[Notice, ...] = ()

    def named(self) -> LinkSide:
        """How this person is named to others."""
        return LinkSide(self.id, self.name, self.accounts)

    def private_of(self, account: str) -> tuple[Place, ...]:
        """The private places that are this account's, or may be: no other account is known to have them."""
        platform = account.partition(":")[0]
        others = {place for other, place in self.places.items() if other != account}
        return tuple(place for place in self.habits.private if place.partition(":")[0] == platform and place not in others)


class Chat(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the admins of a chat have set. `channels`: the places where tables may be opened, everywhere if empty."""

    language: str = ""
    deaf: bool = False
    threads: bool = False
    opening: Literal["all", "admins"] = "all"
    channels: tuple[Place, ...] = ()

    def allows(self, place: Place) -> bool:
        """Whether tables may be opened there: in one of the channels, or in a thread of one."""
        return not self.channels or any(place == each or place.startswith(f"{each}/") for each in self.channels)


_encode: Final = msgspec.msgpack.Encoder().encode
write_addressee: Final = msgspec.msgpack.Encoder().encode
read_addressee: Final = msgspec.msgpack.Decoder(Addressee).decode
read_person: Final = msgspec.msgpack.Decoder(Person).decode
_read_chat: Final = msgspec.msgpack.Decoder(Chat).decode


class People:
    """Reads and changes persons and chats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store: TableStore = tables.store

    async def known(
        self, account: str, name: str = "", private: Place | None = None, spoken: str = "", place: Place = ""
    ) -> Person:
        """The person of an account ("telegram:77"), made the first time; what the platform says of them is kept up to date.

        `place`: where it was heard, `private`: where it can be written to alone.
        """
        person = await self.of_account(account) or await self._new(account)

        def edit(found: Person) -> Person:
            if account not in found.accounts:
                return found  # it has left in this very moment: its private chat is not this person's any more
            changed = msgspec.structs.replace(found, name=_plain(name) or found.name, spoken=spoken[:LONGEST_TAG] or found.spoken)
            written_to = private or found.places.get(account, place)
            if written_to and written_to != found.places.get(account):
                changed = msgspec.structs.replace(changed, places={**found.places, account: written_to})
            if private is None or private in found.habits.private:
                return changed
            habits = msgspec.structs.replace(found.habits, private=(*found.habits.private, private))
            return msgspec.structs.replace(changed, habits=habits)

        return person if edit(person) == person else await self._changed(person.id, edit)

    async def of_account(self, account: str) -> Person | None:
        """The person of an account; None if nobody is known by it."""
        found = await self._store.documents.get(ACCOUNT, account)
        return await self.get(found.body.decode()) if found.body else None

    async def _new(self, account: str) -> Person:
        """First the person, then the account's pointer: whoever sets the pointer first has made the person."""
        person = Person(new_id(), accounts=(account,), since=self._store.clock.now())
        await self._store.documents.put(PERSON, person.id, _encode(person), 0)
        pointer = await self._store.documents.get(ACCOUNT, account)
        other = await self.of_account(account)
        if other is None and await self._store.documents.put(ACCOUNT, account, person.id.encode(), pointer.revision):
            return person
        await self._store.documents.remove(PERSON, person.id)
        return other or await self._new(account)

    async def get(self, person: str) -> Person | None:
        """A person; one that was merged is the one it was merged into, one that was forgotten is nobody."""
        found = await self._store.documents.get(PERSON, person)
        if not found.body:
            return None
        read = read_person(found.body)
        return await self.get(read.merged) if read.merged else read

    async def get_many(self, people: list[str]) -> dict[str, Person]:
        """Several persons in one go, by the ids that were asked for."""
        found = await self._store.documents.get_many(PERSON, people)
        read = {name: read_person(each.body) for name, each in zip(people, found, strict=True) if each.body}
        merged = {name: await self.get(each.merged) for name, each in read.items() if each.merged}
        return {name: person for name, person in {**read, **merged}.items() if person is not None}

    async def merged_into(self, person: str) -> list[str]:
        """The ids that lead to this person since accounts were linked."""
        leads = {name: found.merged async for name, found in self._everybody()}
        found_ids = {person}
        while more := {name for name, to in leads.items() if to in found_ids} - found_ids:
            found_ids |= more
        return sorted(found_ids - {person})

    async def unname(self, gone: Person) -> None:
        """Leave the name and the accounts of somebody who is forgotten out of what others have still to hear of them."""

        def nameless(side: LinkSide) -> LinkSide:
            if side.id != gone.id and not set(side.accounts) & set(gone.accounts):
                return side
            return LinkSide("", "", tuple(f"{account.partition(':')[0]}:" for account in side.accounts))

        def edit(found: Person) -> Person:
            notices = (msgspec.structs.replace(each, sides=tuple(map(nameless, each.sides))) for each in found.notices)
            return msgspec.structs.replace(found, notices=tuple(notices))

        def change(body: bytes) -> bytes:  # one who is forgotten meanwhile stays so
            return _encode(edit(read_person(body))) if body else body

        for name in [name async for name, found in self._everybody() if edit(found) != found]:
            await self._store.documents.change(PERSON, name, change)

    async def _everybody(self) -> AsyncIterator[tuple[str, Person]]:
        """All that is stored under an id, also of those who were merged. This looks through everything that is stored."""
        names = await self._store.documents.names(PERSON)
        for first in range(0, len(names), _AT_ONCE):
            some = names[first : first + _AT_ONCE]
            for name, found in zip(some, await self._store.documents.get_many(PERSON, some), strict=True):
                if found.body:
                    yield name, read_person(found.body)

    async def set(self, person: str, **settings: Any) -> Person:
        """Change language, palette, hints or name; anything else is refused."""
        for name, value in settings.items():
            if name not in _CHECKS or not _CHECKS[name](value):
                raise Denied("bad_setting", {"setting": name[:40], "value": str(value)[:40]})
        if "name" in settings and not 1 <= len(_plain(settings["name"])) <= LONGEST_NAME:
            raise Denied("bad_name", {"most": LONGEST_NAME})
        return await self._changed(person, lambda p: msgspec.structs.replace(p, **settings))

    async def live(self, person: str, **habits: Any) -> Person:
        """Change habits; every table of the person learns of it, however often this is called."""
        wrong = next((name for name in habits if name not in Habits.__struct_fields__), None)
        if wrong is not None:
            raise Denied("bad_setting", {"setting": wrong[:40], "value": str(habits[wrong])[:40]})
        return await self._lived(person, lambda known: msgspec.structs.replace(known, **habits))

    async def _lived(self, person: str, edit: Callable[[Habits], Habits]) -> Person:
        """Change habits as they are at the moment they are written: of two changes at once neither is lost."""
        changed = await self._changed(person, lambda p: msgspec.structs.replace(p, habits=checked(edit(p.habits))))
        await self.tell_tables(changed)
        return changed

    async def away(self, person: str, until: int) -> Person:
        """Be away until then; a moment that has passed means to be back."""
        now = self._store.clock.now()
        if until > now + LONGEST_PAUSE:
            raise Denied("away_too_long", {"most": LONGEST_PAUSE // DAY})
        if until <= now:
            return await self.live(person, away_from=0, away_until=0)
        return await self.live(person, away_from=now, away_until=until)

    async def block(self, person: str, other: str, *, on: bool = True) -> Person:
        """Hear nothing of another person any more, or again."""
        if person == other:
            raise Denied("block_yourself")

        def edit(habits: Habits) -> Habits:
            blocked = [name for name in habits.blocked if name != other]
            return msgspec.structs.replace(habits, blocked=(*blocked, *([other] if on else [])))

        return await self._lived(person, edit)

    async def tell_tables(self, person: Person) -> None:
        """Bring the copies of a person's habits up to date."""
        for table in await self._store.indexes.of_person(person.id):
            await self._tables.see_to(table, SetHabits(person.id, person.habits))

    async def _changed(self, person: str, edit: Callable[[Person], Person]) -> Person:
        def change(body: bytes) -> bytes:
            return _encode(edit(read_person(body) if body else Person(person)))

        return read_person(await self._store.documents.change(PERSON, person, change))

    async def lost_private(self, person: str, place: Place) -> None:
        """Nothing can be written to a person in this private place any more, until they come from there again."""
        found = await self.get(person)
        if found is not None and place in found.habits.private:

            def edit(habits: Habits) -> Habits:
                return msgspec.structs.replace(habits, private=tuple(each for each in habits.private if each != place))

            await self._lived(found.id, edit)

    async def tell(self, person: str, *notices: Notice) -> None:
        """Tell accounts of a person something about the person itself, each where it is written to.

        What cannot be posted is told with the answer to the account's next command.
        """
        known = await self.get(person)
        heard = [each for each in notices if known is not None and each.account in known.accounts]
        if known is None or not heard:
            return

        def note(found: Person) -> Person:
            return _with_notices(found, heard)

        await self.announce(await self._changed(known.id, note))

    async def announce(self, person: Person) -> None:
        """Post what the accounts of a person have still to hear."""
        for account in dict.fromkeys(each.account for each in person.notices if not each.waits):
            body = write_addressee(Addressee(person.id, account))
            said = Announcement("accounts", (person.places[account],), body, turn=False)
            await self._store.baskets.tell(person.id, said)

    async def told(self, person: str, *notices: Notice) -> None:
        """These have been told."""

        def edit(found: Person) -> Person:
            return msgspec.structs.replace(found, notices=tuple(each for each in found.notices if each not in notices))

        await self._noted(person, edit)

    async def unreached(self, person: str, account: str) -> None:
        """Nothing can be posted to this account: what it has to hear waits until it says something."""

        def edit(found: Person) -> Person:
            waiting = [msgspec.structs.replace(each, waits=each.waits or each.account == account) for each in found.notices]
            return msgspec.structs.replace(found, notices=tuple(waiting))

        await self._noted(person, edit)

    async def _noted(self, person: str, edit: Callable[[Person], Person]) -> None:
        """Change somebody who may have been merged or forgotten meanwhile."""
        known = await self.get(person)
        if known is not None:
            await self._changed(known.id, edit)

    async def absorb(self, person: str, gone: Person, notices: tuple[Notice, ...]) -> Person:
        """Another person becomes part of this one, and these notices tell it. Done twice it is done once."""

        def edit(found: Person) -> Person:
            private = tuple(dict.fromkeys([*found.habits.private, *gone.habits.private]))
            others = dict.fromkeys([*found.habits.blocked, *gone.habits.blocked])
            blocked = tuple(each for each in others if each not in (person, gone.id))
            together = msgspec.structs.replace(
                found,
                accounts=tuple(dict.fromkeys([*found.accounts, *gone.accounts])),
                habits=msgspec.structs.replace(found.habits, private=private, blocked=blocked),
                places={**gone.places, **found.places},
            )
            return _with_notices(together, [*gone.notices, *notices])

        return await self._changed(person, edit)

    async def part(self, person: str, account: str, private: tuple[Place, ...]) -> Person:
        """An account is this person's no more, and neither are its private places. Done twice it is done once."""

        def edit(found: Person) -> Person:
            if account not in found.accounts:
                return found
            left = tuple(place for place in found.habits.private if place not in private)
            return msgspec.structs.replace(
                found,
                accounts=tuple(each for each in found.accounts if each != account),
                habits=msgspec.structs.replace(found.habits, private=left),
                places={other: place for other, place in found.places.items() if other != account},
                notices=tuple(each for each in found.notices if each.account != account),
                departures=found.departures + 1,
            )

        return await self._changed(person, edit)

    async def move_chat(self, old: Place, new: Place) -> None:
        """The settings of a chat go along to its new address; what is set there already stays."""
        gone, there = chat_of(old), chat_of(new)
        body = (await self._store.documents.get(CHAT, gone)).body
        if body and gone != there:
            chat = _read_chat(body)
            moved = msgspec.structs.replace(chat, channels=tuple(new if each == old else each for each in chat.channels))
            await self._store.documents.change(CHAT, there, lambda known: known or _encode(moved))
            await self._store.documents.remove(CHAT, gone)

    async def put(self, person: Person) -> None:
        """Write a person as it is given: for the steps of a merge."""
        await self._changed(person.id, lambda _: person)

    async def chat(self, place: Place) -> Chat:
        """What is set for a chat."""
        found = await self._store.documents.get(CHAT, chat_of(place))
        return _read_chat(found.body) if found.body else Chat()

    async def set_chat(self, actor: Actor, **settings: Any) -> Chat:
        """Change what is set for the chat where the actor is an admin."""
        having = {Role.OWNER} if actor.owner else {Role.CHAT_ADMIN} if actor.admin else {Role.STRANGER}
        permit("setup_chat", having)

        def change(body: bytes) -> bytes:
            return _encode(_with(_read_chat(body) if body else Chat(), settings))

        return _read_chat(await self._store.documents.change(CHAT, chat_of(actor.place), change))

    async def names_place(self, place: Place, name: str) -> None:
        """What a platform calls a place, to name it when it is gone; forgotten a year after it was given its name."""
        known, body = await self._store.documents.get(PLACE, place), _plain(name).encode()
        if body and known.body != body:
            await self._store.documents.put(PLACE, place, body, known.revision, keep=365 * DAY)

    async def place_name(self, place: Place) -> str:
        """What a place was called when it was last played from; nothing if that is not known."""
        return (await self._store.documents.get(PLACE, place)).body.decode()

    async def deaf(self, places: tuple[Place, ...]) -> frozenset[Place]:
        """Those places that want no words from other places."""
        found = await self._store.documents.get_many(CHAT, [chat_of(place) for place in places])
        return frozenset(place for place, each in zip(places, found, strict=True) if each.body and _read_chat(each.body).deaf)


def _with_notices(person: Person, notices: Iterable[Notice]) -> Person:
    """The person with more to hear; what cannot be posted to an account waits until the account says something."""
    new = [msgspec.structs.replace(each, waits=each.account not in person.places) for each in notices]
    return msgspec.structs.replace(person, notices=tuple(dict.fromkeys([*person.notices, *new])))


def _with(chat: Chat, settings: dict[str, Any]) -> Chat:
    wrong = next((name for name in settings if name not in Chat.__struct_fields__), None)
    try:
        changed = msgspec.convert({**msgspec.to_builtins(chat), **settings}, Chat, strict=True)
    except msgspec.ValidationError:
        wrong = wrong or next(iter(settings))
        changed = chat
    if changed.language and changed.language not in shipped().languages:
        wrong = "language"
    if wrong is not None:
        raise Denied("bad_setting", {"setting": wrong[:40], "value": str(settings[wrong])[:40]})
    return changed


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "language": lambda value: value in ("", *shipped().languages),
    "palette": lambda value: value in get_args(Palette),
    "hints": lambda value: isinstance(value, bool),
    "name": lambda value: isinstance(value, str),
}


def _plain(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME]
