"""The one read that every request begins with: its calls leave together, so it takes one round trip."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Awaitable, Mapping
from dataclasses import dataclass

from bot.chat.buttons import Press
from bot.chat.contract import Request
from bot.chat.services import Services
from bot.store import platform_of
from bot.table.people import Chat, People, Person
from bot.table.refused import Denied
from bot.table.table import Table


@dataclass(frozen=True)
class FirstRead:
    """What a request begins with. `came`: when it came (monotonic); what was read since then is new enough to answer it.

    `known`: the person and those at the table of the pressed button, by id, None if deleted; `unusable`: why that table cannot
    be used; `until`: the time from which the person may go on, if they are too fast.
    """

    came: float
    person: Person
    chat: Chat
    known: Mapping[str, Person | None]
    unusable: Denied | None = None
    until: int = 0


async def read_first(services: Services, request: Request, press: Press | None, came: float) -> FirstRead | None:
    """Read what a request begins with, and count it; return None if another process answers it.

    An account new to this process takes one more round trip, a recently merged or deleted person two.
    """
    people, cache, account = services.people, services.tables.cache, request.person.id
    table, person = press.table if press is not None else "", people.hint(account)
    if person and services.lobby.rates.full(person, request.place):
        table = ""  # they will be told to wait, so do not read the table: a flood of presses must stay cheap
    # Begin all calls before waiting for one: only calls of one moment leave together.
    always = gather(claim(services, request), people.chat(request.place), _bring_up(services, table, came))
    known: dict[str, Person | None] = {}
    until = 0
    if person:
        (ours, chat, unusable), (known, until) = await gather(always, _asking(services, request, person, cache.get(table)))
        found = known[person]
        if found is None or account not in found.accounts:
            person = await people.id_of(account)
    else:
        (ours, chat, unusable), person = await gather(always, people.id_of(account))
    if not ours:
        return None
    if person not in known:
        person = person or (await identify(services, request)).id
        known, until = await _asking(services, request, person, cache.get(table))
    asker = await identify(services, request, known[person])
    return FirstRead(came, asker, chat, {**known, person: asker, asker.id: asker}, unusable, until)


async def claim(services: Services, request: Request) -> bool:
    """Claim the request's event if several processes may have heard it; return False if another one was faster."""
    return not request.claim or await services.tables.store.coordination.claim(f"{platform_of(request.place)}:{request.event}")


async def identify(services: Services, request: Request, found: Person | None = None) -> Person:
    """Return the person who asks, brought up to what the platform says of them. `found`: the person, if already read."""
    private = request.place if request.private else request.alone or None
    account = request.person
    return await services.people.register(account.id, account.name, private, request.language, request.place, found)


def _asking(
    services: Services, request: Request, person: str, table: Table | None
) -> Awaitable[tuple[dict[str, Person | None], int]]:
    """Read a person together with those at the table, and count the request."""
    names = table.everybody(person) if table is not None else [person]
    return gather(_read(services.people, names), services.lobby.rates.command(person, request.place))


async def _read(people: People, names: list[str]) -> dict[str, Person | None]:
    found = await people.get_many(names)
    return {name: found.get(name) for name in names}


async def _bring_up(services: Services, table: str, came: float) -> Denied | None:
    """Bring a table up to date; return why it cannot be used, which matters only to those who need it."""
    try:
        if table:
            await services.tables.now(table, came)
    except Denied as unusable:
        return unusable
    return None
