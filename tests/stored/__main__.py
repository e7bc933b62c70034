"""Fill a store with today's program, and keep it: `python -m tests.stored`.

Run it when something new is stored; what earlier programs have stored has to be read as long as the format number stands, so keep
the earlier dump beside the new one if the new one lacks anything of it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter, defaultdict
from itertools import count
from pathlib import Path
from typing import Any

from redis.asyncio import Redis

from bot.chat.commands.all import BUTTONS
from bot.discord.limits import DISCORD
from bot.engine.record import read_record
from bot.store import Store, StoreSettings, opened
from bot.store.courier import _announcement as read_announcement
from bot.store.keys import SHARDS
from bot.table import entries as e
from bot.table.deeds.play import Act
from bot.table.options import DAY, HOUR
from bot.table.people import Person
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.telegram.limits import TELEGRAM
from tests.chat import room
from tests.chat.room import Bot, Posted
from tests.soak.hurried import forward, hurry
from tests.store.servers import running
from tests.stored import dump, summary
from tests.stored.filling import TABLES, Brief, Filling, some_turn
from tests.stored.loaded import DUMP, ON_THE_CLOCK, SUMMARY, all_seen_to, loaded, unlimited
from tests.stored.pressing import effect, message, stand
from tests.stored.web import served, web_room
from tests.waiting import until

GONE = "a reader that is gone"
LATE = frozenset({"linkyes", "linkno", "forget", "unlinked"})
"""Presses that change a person: after all others."""
UNPRESSED = frozenset({"review"})
"""Starts a process."""
ADMINS_PRESS = frozenset({"chat", "close", "closed"})
EACH = 6
TRIED = 40
"""So often somebody tries to press a button of a kind, until it is not refused."""
"""Buttons of a kind that are pressed, at most."""


async def passing(redis: Redis, store: Store, seconds: int) -> None:
    """Let time go by while the bot runs, and wait until all that came due has been seen to."""
    await forward(redis, seconds)
    await until(lambda: all_seen_to(redis, store), 300)


async def fill(store: Store, redis: Redis, folder: Path) -> tuple[Filling, dict[str, Any], list[Posted]]:
    """A week of the games' clock."""
    async with Bot(store, DISCORD, TELEGRAM, thinker=Brief()) as bot:
        unlimited(bot)
        filling = Filling(bot)
        await filling.persons()
        await filling.chats()
        await filling.linked()
        await filling.rest(28, 90)
        await passing(redis, store, 80 * HOUR // 1000)
        await filling.rest(90, 140)
        await passing(redis, store, 50 * HOUR // 1000)
        await passing(redis, store, 15 * HOUR // 1000)
        await filling.by_buttons()
        await filling.rest(140, 190)
        async with served(store, bot, folder) as chat_room:
            web = await web_room(bot, chat_room)
            await filling.commands()
            await passing(redis, store, 13 * HOUR // 1000)
            for number in count(190):
                if len(await store.games.all()) >= TABLES:
                    break
                await filling.rest(number, number + 1)
            await filling.asked_to_link()
            await passing(redis, store, 0)
        assert await baskets(store), "reminders that were gathered have been told already: this machine was too busy"
        posts = [post for each in bot.rooms.values() for post in each.posts if any(b.id for b in post.buttons)]
    await unread(filling)
    await pending(store)
    return filling, web, posts


async def baskets(store: Store) -> int:
    return len([name async for name in store.client.scan("*:basket:*")])


async def unread(filling: Filling) -> None:
    """Turns that nobody has posted yet, and drafts."""
    tables = filling.bot.tables
    for number, name in enumerate(filling.names):
        try:
            found = await tables.look(name)
        except Denied:
            continue
        questions = found.undo is not None or found.kicks or any(seat.offered for seat in found.seats)
        if found.asked is None or number % 2 or questions or (await tables.now(name)).draft:
            continue
        if number % 8 == 2:
            await filling.draft(found, 1 + number // 8 % 3, number)
        elif number % 4 == 0:
            actor = Actor(found.asked.person, found.asked.place or found.home)
            await filling.do(name, actor, Act(found.version, some_turn(found, filling.chance)))


async def pending(store: Store) -> None:
    """Some of it was taken by a reader that is gone; of some of that it had begun to post messages."""
    for number, shard in enumerate(await store.outbox.waiting(range(SHARDS))):
        for group in ("telegram", "discord", "table") if number % 2 else ():
            _, items = await store.outbox.read(shard, group, GONE)
            for item in items if number % 4 == 1 and group != "table" else []:
                if item.kind == "say":
                    announcement = read_announcement(item.body)
                    for place in announcement.places:
                        if place.startswith(group):
                            await store.outbox.mark(place, [item], group, GONE, turn=announcement.turn)


async def waiting(store: Store) -> list[str]:
    """The places to which something is to be posted."""
    found = set()
    for shard in range(SHARDS):
        for _, fields in await store.client.call("XRANGE", store.keys.out(shard), "-", "+"):
            if fields[b"k"] == b"say":
                found |= set(read_announcement(fields[b"b"]).places)
    return sorted(found)


async def archived(store: Store, names: set[str]) -> dict[str, int]:
    """How many actions archived games had; of tables that closed without a game nothing is left."""
    records = {name: await store.archive.record(name) for name in sorted(names)}
    return {name: len(read_record(record).actions) for name, record in records.items() if record is not None}


async def presses(bot: Bot, people: list[Person], posts: dict[str, Posted]) -> list[dict[str, Any]]:
    """Buttons of every kind, one of each table, each pressed by somebody for whom it does something if there is anybody."""
    by_verb: dict[str, list[tuple[Posted, str]]] = defaultdict(list)
    for post in reversed(posts.values()):
        for button in post.buttons:
            if button.id.split(".")[2] not in UNPRESSED:
                by_verb[button.id.split(".")[2]].append((post, button.id))
    rare = sorted(by_verb, key=lambda verb: (verb in LATE, len({name.partition(".")[0] for _, name in by_verb[verb]})))
    found, taken = list[dict[str, Any]](), set[str]()
    for verb in [verb for late in (False, True) for _ in range(EACH) for verb in rare if (verb in LATE) is late]:
        press = await anybodys(bot, people, posts, by_verb[verb], taken)
        if press is not None:
            taken.add(press["button"].partition(".")[0])
            found.append(press)
    return found


async def anybodys(
    bot: Bot, people: list[Person], posts: dict[str, Posted], offered: list[tuple[Posted, str]], taken: set[str]
) -> dict[str, Any] | None:
    """A button at a table where nothing was pressed that is not refused to somebody; else one that is, if there is any."""
    refused, tried = None, 0
    while offered and tried < TRIED:
        post, name = offered.pop(0)
        table, _, verb = name.split(".")[:3]
        for by in [] if table in taken - {"-"} else await pressers(bot, people, post, table):
            known = await bot.people.of_account(by)
            assert known is not None
            private = post.place in known.habits.private
            press = {"by": by, "name": known.name, "private": private, "admin": verb in ADMINS_PRESS}
            press |= {"message": post.id, "button": name}
            done, tried = await effect(bot, posts, press), tried + 1
            if not done["alert"]:
                return press
            refused = refused or press
    return refused


async def pressers(bot: Bot, people: list[Person], post: Posted, table: str) -> list[str]:
    """Accounts that see this message and may press it: somebody alone, or one who is asked, the host, another, a stranger."""
    platform = post.place.partition(":")[0]
    alone = (
        [post.private_to]
        if post.private_to
        else [account for each in people for account in each.accounts if post.place in (account, each.places.get(account))]
    )
    if alone or table == "-":
        return alone[:1]
    try:
        found = await bot.tables.look(table)
    except Denied:
        return []
    asked = [found.asked.person] if found.asked is not None else []
    others = [person for person in found.people() if person not in (*asked, found.host)]
    strangers = [each.id for each in people if each.id not in found.people()][:4]
    accounts = {each.id: account for each in people for account in each.accounts if account.startswith(platform)}
    return list(dict.fromkeys(accounts[each] for each in (*asked, found.host, *others, *strangers) if each in accounts))


async def everybody(bot: Bot) -> list[Person]:
    """All who are known."""
    names = await bot.store.documents.names("person")
    return [person for name, person in sorted((await bot.people.get_many(names)).items()) if person.id == name]


async def main() -> None:
    """Fill, keep, load it again, press."""
    hurry(ON_THE_CLOCK)
    room._posts = count(500_001)  # no message of a later run has the same id
    with running("--appendonly", "no") as server, tempfile.TemporaryDirectory() as folder:
        archive = Path(folder, "archive")
        async with Redis(unix_socket_path=str(server.socket)) as redis:
            await forward(redis, -8 * DAY // 1000)
            settings = StoreSettings(url=server.patient, archive=archive, archive_after=5 * DAY)
            async with opened(settings) as store:
                filling, web, posts = await fill(store, redis, Path(folder))
                at = store.clock.now()
                kept = await dump.read(redis, at, archive)
                names = sorted(await store.games.all())
                tables = [await summary.shown(filling.bot, name, at) for name in names]
                said: dict[str, Any] = {
                    "tables": tables,
                    "archived": await archived(store, set(filling.names) - set(names)),
                    "waiting": await waiting(store),
                    "messages": [message(post) for post in posts],
                    "web": web,
                    "results": len(await filling.bot.results.all()),
                    "people": {person.name: [person.id, *person.accounts] for person in filling.people},
                }
                await look_over(filling, said)
        async with loaded(server, kept, Path(folder, "once")) as (bot, _):
            chosen = await presses(bot, await everybody(bot), stand(bot, said["messages"]))
        async with loaded(server, kept, Path(folder, "again")) as (bot, _):
            standing = stand(bot, said["messages"])
            said["presses"] = [{**press, "effect": await effect(bot, standing, press)} for press in chosen]
        dump.write(DUMP, kept)
        summary.write(SUMMARY, said)
        tell(said, kept)


async def look_over(filling: Filling, said: dict[str, Any]) -> None:
    """Everything that can stand in a log has to be in some."""
    known = set[str]()
    for table in said["tables"]:
        loaded = await filling.bot.store.games.load(table["table"])
        assert loaded is not None
        known |= {type(e.decode(entry.body)).__name__ for entry in loaded.entries}
    missing = {each.__name__ for each in e.Entry.__subclasses__()} - known
    print("no table has: ", ", ".join(sorted(missing)) or "-")


def tell(said: dict[str, Any], kept: dump.Dump) -> None:
    """What there is, for whoever has just made it."""
    states = Counter(f"{each.get('game')} {each['state']}{' drafted' if each.get('draft') else ''}" for each in said["tables"])
    print(len(said["tables"]), "tables:", dict(states))
    print(
        len(said["archived"]), "archived;", len(said["waiting"]), "places wait;", len(said["messages"]), "messages with buttons"
    )
    pressed = Counter(press["button"].split(".")[2] for press in said["presses"])
    print(len(said["presses"]), "presses:", dict(pressed), "not pressed:", sorted(BUTTONS.keys() - pressed.keys()))
    print(DUMP.stat().st_size, SUMMARY.stat().st_size, len(kept.keys))


if __name__ == "__main__":
    asyncio.run(main())
    sys.exit()
