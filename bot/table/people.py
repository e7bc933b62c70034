"""People and chats: their accounts, their settings, and passing these on to their tables."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias, TypedDict, Unpack, get_args

import msgspec
from cachetools import LRUCache
from msgspec.msgpack import encode

from bot.i18n import shipped
from bot.store import Announcement, Place, new_id, platform_of
from bot.table.deeds.clock import SetHabits
from bot.table.habits import USUAL, Habits, Orders, call_place, checked, in_a_known_zone
from bot.table.open_time import Quiet
from bot.table.options import DAY
from bot.table.permissions import SETUP_CHAT, Actor, chat_of, permit, roles_in_chat
from bot.table.refused import Denied
from bot.table.tables import Tables

Palette: TypeAlias = Literal["standard", "colour_blind"]
OldTurns: TypeAlias = Literal["keep", "fold", "tidy"]
NoticeCode: TypeAlias = Literal["asked", "done", "left", "refused"]

PERSON: Final = "person"
ACCOUNT: Final = "account"
CHAT: Final = "chat"
PLACE: Final = "place"
LONGEST_NAME: Final = 64
_AT_ONCE: Final = 500
_HINTS: Final = 4096
"""How many accounts' people a process remembers."""
LONGEST_TAG: Final = 16
LONGEST_PAUSE: Final = 365 * DAY


class LinkSide(msgspec.Struct, frozen=True):
    """A person as named when accounts are linked: the name shown last, and the accounts."""

    id: str
    name: str
    accounts: tuple[str, ...]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """News about linked accounts that an account has yet to hear.

    `request`: the question to answer; `sides`: the people it is about; `waits`: nothing could be posted to the account, so it
    gets the notice with the reply to its next command.
    """

    account: str
    code: NoticeCode
    sides: tuple[LinkSide, ...] = ()
    request: str = ""
    waits: bool = False


class Addressee(msgspec.Struct, frozen=True):
    """The body of an announcement of notices, which are read only when it is posted: they may have been told by then."""

    person: str
    account: str


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """All data about a person except results. `name`: as the platform showed it last; `merged`: the id that replaces this one.

    `language`: the person's choice; `spoken`: what the platform reported last, for messages nobody asked for.
    `places`: where to write to each account, its private chat if there is one. `departures`: how many accounts have left; it is
    signed into the addresses of turns, so that an account that has left cannot open those it has seen. `tips`: whether they want
    tips for newcomers; `tips_had`: those they had, each with the turn that showed it.
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
    tips: bool = True
    tips_had: dict[str, str] = {}

    def side(self) -> LinkSide:
        """Return this person as named to others."""
        return LinkSide(self.id, self.name, self.accounts)

    def private_of(self, account: str) -> tuple[Place, ...]:
        """Return the private places that may be this account's: no other account is known to have them."""
        platform = platform_of(account)
        others = {place for other, place in self.places.items() if other != account}
        return tuple(place for place in self.habits.private if platform_of(place) == platform and place not in others)


class Chat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The settings of a chat. `channels`: the places where tables may be opened, everywhere if empty.

    `old`: what becomes of the message of a turn that is over: its picture stays; it keeps one line, or goes if nobody has written
    since; it goes.

    `threads`: each table gets a thread of its own from the beginning; `thread_at`: or when its game starts.
    What is stored without `thread_at` was set up before there were threads at the start, or without threads.
    """

    language: str = ""
    deaf: bool = False
    threads: bool = False
    opening: Literal["all", "admins"] = "all"
    channels: tuple[Place, ...] = ()
    thread_at: Literal["", "start"] = ""
    old: OldTurns = "fold"

    def allows(self, place: Place) -> bool:
        """Return whether tables may be opened in a place: one of the channels, or a thread of one."""
        return not self.channels or any(place == each or place.startswith(f"{each}/") for each in self.channels)


NEW_CHAT: Final = Chat(thread_at="start")
"""The settings of a chat whose admins have not set up anything."""


class PersonSettings(TypedDict, total=False):
    """Settings of a person, unchecked."""

    language: str
    palette: str
    hints: bool
    tips: bool
    name: str


class HabitSettings(TypedDict, total=False):
    """Habits of a person, unchecked."""

    zone: str
    quiet: Quiet | None
    free_days: tuple[int, ...]
    interval: int | None
    away_from: int
    away_until: int
    ping: str
    private: tuple[Place, ...]
    blocked: tuple[str, ...]
    calls: tuple[Place, ...]
    orders: Orders


class ChatSettings(TypedDict, total=False):
    """Settings of a chat, unchecked."""

    language: str
    deaf: bool
    threads: bool
    thread_at: str
    opening: str
    channels: tuple[Place, ...]
    old: str


write_addressee: Final = msgspec.msgpack.Encoder().encode
read_addressee: Final = msgspec.msgpack.Decoder(Addressee).decode
read_person: Final = msgspec.msgpack.Decoder(Person).decode
_read_chat: Final = msgspec.msgpack.Decoder(Chat).decode


class People:
    """The stored people and chats."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._hints: LRUCache[str, str] = LRUCache(_HINTS)

    def hint(self, account: str) -> str:
        """Return the id of the person that this account had last in this process; empty if unknown.

        It may be out of date: whoever reads the person by it checks that they still have the account.
        """
        return self._hints.get(account, "")

    async def register(
        self,
        account: str,
        name: str = "",
        private: Place | None = None,
        spoken: str = "",
        place: Place = "",
        found: Person | None = None,
    ) -> Person:
        """Return the person of an account ("telegram:77"), created if new and updated with what the platform says.

        `place`: where the request came from; `private`: the account's private chat; `found`: the person, if already read.
        A private chat that is new is told to the person's tables: one whose place is lost goes on there.
        """
        known = found or await self.of_account(account)
        person = known or await self._new(account)
        self._hints[account] = person.id

        def edit(found: Person) -> Person:
            if account not in found.accounts:
                return found  # it has just left: its private chat is no longer this person's
            changed = msgspec.structs.replace(found, name=_plain(name) or found.name, spoken=spoken[:LONGEST_TAG] or found.spoken)
            written_to = private or found.places.get(account, place)
            if written_to and written_to != found.places.get(account):
                changed = msgspec.structs.replace(changed, places={**found.places, account: written_to})
            if private is None or private in found.habits.private:
                return changed
            habits = msgspec.structs.replace(found.habits, private=(*found.habits.private, private))
            return msgspec.structs.replace(changed, habits=habits)

        if edit(person) == person:
            return person
        changed = await self._change(person.id, edit)
        if known is not None and changed.habits.private != known.habits.private:
            await self.tell_tables(changed)
        return changed

    async def of_account(self, account: str) -> Person | None:
        """Return the person of an account; None if it is unknown."""
        person = await self.id_of(account)
        return await self.get(person) if person else None

    async def id_of(self, account: str) -> str:
        """Return the id of an account's person, who may have been merged; empty if the account is unknown."""
        return (await self._store.documents.get(ACCOUNT, account)).body.decode()

    async def _new(self, account: str) -> Person:
        """Create the person, then the account's pointer; if two processes do so at once, the first pointer counts."""
        person = Person(new_id(), accounts=(account,), since=self._store.clock.now())
        await self._store.documents.put(PERSON, person.id, encode(person), 0)
        pointer = await self._store.documents.get(ACCOUNT, account)
        other = await self.of_account(account)
        if other is None and await self._store.documents.put(ACCOUNT, account, person.id.encode(), pointer.revision):
            return person
        await self._store.documents.remove(PERSON, person.id)
        return other or await self._new(account)

    async def get(self, person: str) -> Person | None:
        """Return a person, following merges; None if they were forgotten."""
        found = await self._store.documents.get(PERSON, person)
        if not found.body:
            return None
        read = read_person(found.body)
        return await self.get(read.merged) if read.merged else read

    async def get_many(self, people: list[str]) -> dict[str, Person]:
        """Return several people at once, by the ids given."""
        found = await self._store.documents.get_many(PERSON, people)
        read = {name: read_person(each.body) for name, each in zip(people, found, strict=True) if each.body}
        merged = {name: await self.get(each.merged) for name, each in read.items() if each.merged}
        return {name: person for name, person in {**read, **merged}.items() if person is not None}

    async def merged_into(self, person: str) -> list[str]:
        """Return the ids that were merged into this person."""
        leads = {name: found.merged async for name, found in self._everybody()}
        found_ids = {person}
        while more := {name for name, to in leads.items() if to in found_ids} - found_ids:
            found_ids |= more
        return sorted(found_ids - {person})

    async def unname(self, gone: Person) -> None:
        """Remove the name and accounts of a forgotten person from notices that others have yet to hear."""

        def nameless(side: LinkSide) -> LinkSide:
            if side.id != gone.id and not set(side.accounts) & set(gone.accounts):
                return side
            return LinkSide("", "", tuple(f"{account.partition(':')[0]}:" for account in side.accounts))

        def edit(found: Person) -> Person:
            notices = (msgspec.structs.replace(each, sides=tuple(map(nameless, each.sides))) for each in found.notices)
            return msgspec.structs.replace(found, notices=tuple(notices))

        def change(body: bytes) -> bytes:  # do not restore a person forgotten in the meantime
            return encode(edit(read_person(body))) if body else body

        for name in [name async for name, found in self._everybody() if edit(found) != found]:
            await self._store.documents.change(PERSON, name, change)

    async def _everybody(self) -> AsyncIterator[tuple[str, Person]]:
        """Yield every stored person with their id, merged ones too. This scans all that is stored."""
        names = await self._store.documents.names(PERSON)
        for first in range(0, len(names), _AT_ONCE):
            some = names[first : first + _AT_ONCE]
            for name, found in zip(some, await self._store.documents.get_many(PERSON, some), strict=True):
                if found.body:
                    yield name, read_person(found.body)

    async def set(self, person: str, **settings: Unpack[PersonSettings]) -> Person:
        """Change language, palette, hints or name; raise Denied for anything else."""
        for name, value in settings.items():
            if name not in _CHECKS or not _CHECKS[name](value):
                raise Denied("bad_setting", {"setting": f"{name} {value}"[:40], "command": "settings"})
        if "name" in settings and not 1 <= len(_plain(settings["name"])) <= LONGEST_NAME:
            raise Denied("bad_name", {"most": LONGEST_NAME})
        return await self._change(person, lambda p: msgspec.structs.replace(p, **settings))

    async def give_tip(self, person: str, tip: str, turn: str) -> None:
        """Note that a person has had a tip, shown with this turn. A deleted person stays deleted."""

        def change(body: bytes) -> bytes:
            found = read_person(body) if body else None
            return body if found is None else encode(msgspec.structs.replace(found, tips_had={tip: turn, **found.tips_had}))

        await self._store.documents.change(PERSON, person, change)

    async def set_habits(self, person: str, **habits: Unpack[HabitSettings]) -> Person:
        """Change habits and tell all the person's tables. Can be repeated."""
        return await self._change_habits(person, lambda known: msgspec.structs.replace(known, **habits))

    async def _change_habits(self, person: str, edit: Callable[[Habits], Habits]) -> Person:
        """Edit the habits as stored at the moment of writing: of two changes at once, neither is lost."""
        changed = await self._change(
            person, lambda p: msgspec.structs.replace(p, habits=checked(edit(in_a_known_zone(p.habits))))
        )
        await self.tell_tables(changed)
        return changed

    async def away(self, person: str, until: int, since: int = 0) -> Person:
        """Set the person as away until a time, from now on or `since` a later one; a time in the past means they are back."""
        now = self._store.clock.now()
        if until > now + LONGEST_PAUSE:
            raise Denied("away_too_long", {"most": LONGEST_PAUSE // DAY})
        if until <= now:
            return await self.set_habits(person, away_from=0, away_until=0)
        return await self.set_habits(person, away_from=max(now, since), away_until=until)

    async def block(self, person: str, other: str, *, on: bool = True) -> Person:
        """Block another person, or unblock them."""
        if person == other:
            raise Denied("block_yourself")

        def edit(habits: Habits) -> Habits:
            blocked = [name for name in habits.blocked if name != other]
            return msgspec.structs.replace(habits, blocked=(*blocked, *([other] if on else [])))

        return await self._change_habits(person, edit)

    async def call(self, account: str, *, on: bool) -> None:
        """Repeat the pings of an account's person from now on, or no longer."""
        person, place = await self.of_account(account), call_place(account)
        if person is not None and (place in person.habits.calls) != on:

            def edit(habits: Habits) -> Habits:
                left = tuple(each for each in habits.calls if each != place)
                return msgspec.structs.replace(habits, calls=(*left, place) if on else left)

            await self._change_habits(person.id, edit)

    async def tell_tables(self, person: Person) -> None:
        """Update the copies of a person's habits at their tables."""
        for table in await self._store.indexes.of_person(person.id):
            await self._tables.see_to(table, SetHabits(person.id, person.habits))

    async def _change(self, person: str, edit: Callable[[Person], Person]) -> Person:
        def change(body: bytes) -> bytes:
            return encode(edit(read_person(body) if body else Person(person)))

        return read_person(await self._store.documents.change(PERSON, person, change))

    async def drop_private(self, person: str, place: Place) -> None:
        """Remove a private place where a person can no longer be reached, until they write from there again."""
        found = await self.get(person)
        if found is not None and place in found.habits.private:

            def edit(habits: Habits) -> Habits:
                return msgspec.structs.replace(habits, private=tuple(each for each in habits.private if each != place))

            await self._change_habits(found.id, edit)

    async def tell(self, person: str, *notices: Notice) -> None:
        """Send notices about a person to that person's accounts, each at its own place.

        If a notice cannot be posted, it comes with the reply to the account's next command.
        """
        known = await self.get(person)
        heard = [each for each in notices if known is not None and each.account in known.accounts]
        if known is None or not heard:
            return

        def note(found: Person) -> Person:
            return _with_notices(found, heard)

        await self.announce(await self._change(known.id, note))

    async def announce(self, person: Person) -> None:
        """Post the notices that a person's accounts have yet to hear."""
        for account in dict.fromkeys(each.account for each in person.notices if not each.waits):
            body = write_addressee(Addressee(person.id, account))
            said = Announcement("accounts", (person.places[account],), body, turn=False)
            await self._store.digests.tell(person.id, said)

    async def drop_notices(self, person: str, *notices: Notice) -> None:
        """Remove notices that have been told."""

        def edit(found: Person) -> Person:
            return msgspec.structs.replace(found, notices=tuple(each for each in found.notices if each not in notices))

        await self._change_known(person, edit)

    async def hold_notices(self, person: str, account: str) -> None:
        """Hold the notices of an account that cannot be reached until its next command."""

        def edit(found: Person) -> Person:
            waiting = [msgspec.structs.replace(each, waits=each.waits or each.account == account) for each in found.notices]
            return msgspec.structs.replace(found, notices=tuple(waiting))

        await self._change_known(person, edit)

    async def _change_known(self, person: str, edit: Callable[[Person], Person]) -> None:
        """Change a person who may have been merged or forgotten in the meantime."""
        known = await self.get(person)
        if known is not None:
            await self._change(known.id, edit)

    async def absorb(self, person: str, gone: Person, notices: tuple[Notice, ...]) -> Person:
        """Merge another person into this one, with notices about it. Can be repeated."""

        def edit(found: Person) -> Person:
            private = tuple(dict.fromkeys([*found.habits.private, *gone.habits.private]))
            calls = tuple(dict.fromkeys([*found.habits.calls, *gone.habits.calls]))
            others = dict.fromkeys([*found.habits.blocked, *gone.habits.blocked])
            blocked = tuple(each for each in others if each not in (person, gone.id))
            together = msgspec.structs.replace(
                found,
                accounts=tuple(dict.fromkeys([*found.accounts, *gone.accounts])),
                habits=msgspec.structs.replace(found.habits, private=private, blocked=blocked, calls=calls),
                places={**gone.places, **found.places},
            )
            return _with_notices(together, [*gone.notices, *notices])

        return await self._change(person, edit)

    async def part(self, person: str, account: str, private: tuple[Place, ...]) -> Person:
        """Remove an account and its private places from a person. Can be repeated."""

        def edit(found: Person) -> Person:
            if account not in found.accounts:
                return found
            left = tuple(place for place in found.habits.private if place not in private)
            calls = tuple(place for place in found.habits.calls if place != call_place(account))
            return msgspec.structs.replace(
                found,
                accounts=tuple(each for each in found.accounts if each != account),
                habits=msgspec.structs.replace(found.habits, private=left, calls=calls),
                places={other: place for other, place in found.places.items() if other != account},
                notices=tuple(each for each in found.notices if each.account != account),
                departures=found.departures + 1,
            )

        return await self._change(person, edit)

    async def move_chat(self, old: Place, new: Place) -> None:
        """Move a chat's settings to its new address; settings already there stay."""
        gone, there = chat_of(old), chat_of(new)
        body = (await self._store.documents.get(CHAT, gone)).body
        if body and gone != there:
            chat = _read_chat(body)
            moved = msgspec.structs.replace(chat, channels=tuple(new if each == old else each for each in chat.channels))
            await self._store.documents.change(CHAT, there, lambda known: known or encode(moved))
            await self._store.documents.remove(CHAT, gone)

    async def put(self, person: Person) -> None:
        """Write a person as given, for the steps of a merge."""
        await self._change(person.id, lambda _: person)

    async def chat(self, place: Place) -> Chat:
        """Return the settings of a chat."""
        found = await self._store.documents.get(CHAT, chat_of(place))
        return _read_chat(found.body) if found.body else NEW_CHAT

    async def set_chat(self, actor: Actor, **settings: Unpack[ChatSettings]) -> Chat:
        """Change the settings of the chat where the actor is an admin."""
        permit(*SETUP_CHAT, roles_in_chat(actor))

        def change(body: bytes) -> bytes:
            return encode(_with(_read_chat(body) if body else NEW_CHAT, settings))

        return _read_chat(await self._store.documents.change(CHAT, chat_of(actor.place), change))

    async def name_place(self, place: Place, name: str) -> None:
        """Store the platform's name for a place, to name it once it is lost; deleted a year after the name was set."""
        known, body = await self._store.documents.get(PLACE, place), _plain(name).encode()
        if body and known.body != body:
            await self._store.documents.put(PLACE, place, body, known.revision, keep=365 * DAY)

    async def place_name(self, place: Place) -> str:
        """Return the name that a place, or else the place around it, had when it was last played from; empty if unknown."""
        names = [place, place.rpartition("/")[0] or place]
        found = await self._store.documents.get_many(PLACE, names)
        return next((each.body.decode() for each in found if each.body), "")

    async def deaf(self, places: tuple[Place, ...]) -> frozenset[Place]:
        """Return the places that want no messages from other places."""
        found = await self._store.documents.get_many(CHAT, [chat_of(place) for place in places])
        return frozenset(place for place, each in zip(places, found, strict=True) if each.body and _read_chat(each.body).deaf)


def _with_notices(person: Person, notices: Iterable[Notice]) -> Person:
    """Return the person with more notices; a notice that cannot be posted waits for the account's next command."""
    new = [msgspec.structs.replace(each, waits=each.account not in person.places) for each in notices]
    return msgspec.structs.replace(person, notices=tuple(dict.fromkeys([*person.notices, *new])))


def _with(chat: Chat, settings: Mapping[str, Any]) -> Chat:
    wrong = next((name for name in settings if name not in Chat.__struct_fields__), None)
    try:
        changed = msgspec.convert({**msgspec.to_builtins(chat), **settings}, Chat, strict=True)
    except msgspec.ValidationError:
        wrong = wrong or next(iter(settings))
        changed = chat
    if changed.language and changed.language not in shipped().languages:
        wrong = "language"
    if wrong is not None:
        raise Denied("bad_setting", {"setting": f"{wrong} {settings[wrong]}"[:40], "command": "setup"})
    return changed


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "language": lambda value: value in ("", *shipped().languages),
    "palette": lambda value: value in get_args(Palette),
    "hints": lambda value: isinstance(value, bool),
    "tips": lambda value: isinstance(value, bool),
    "name": lambda value: isinstance(value, str),
}


def _plain(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME]
