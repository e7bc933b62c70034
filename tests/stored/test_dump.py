"""Data of an earlier version: tables show the same, their buttons still work, and games continue."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.engine.record import read_record
from bot.games.rules import replay_record
from bot.store import Delivery, Store
from bot.store.client import Script
from bot.store.keys import SHARDS
from bot.table.deeds.lobby import AddComputer, Start
from bot.table.deeds.play import Act, Confirm
from bot.table.options import HOUR
from bot.table.permissions import Actor
from bot.table.table import Table
from bot.web.holdings import RoomData
from bot.web.room import ChatRoom, Doing
from tests.chat.room import Bot
from tests.soak.hurried import forward, hurry
from tests.store.beside import nothing_goes_wrong
from tests.store.made import all_told
from tests.store.servers import Server
from tests.stored import dump, summary
from tests.stored.loaded import DUMP, ON_THE_CLOCK, SUMMARY, LoadedBot, all_seen_to, loaded
from tests.stored.pressing import computers_play, effect, stand
from tests.table.playing import asked_seat, decider, default_turn, person_of
from tests.waiting import until

__all__ = ["nothing_goes_wrong"]

SOME = 25
"""The usual run plays one of this many tables to its end."""
pytestmark = pytest.mark.xdist_group("the stored tables")  # they share the parsed files
_keys = count()


@cache
def said() -> dict[str, Any]:
    return summary.kept(SUMMARY)


@cache
def stored() -> dump.Dump:
    return dump.kept(DUMP)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Script, "__init__", Script.__init__)
    hurry(ON_THE_CLOCK)


@pytest.fixture
async def found(hurried: None, server: Server, tmp_path: Path) -> AsyncIterator[LoadedBot]:
    async with loaded(server, stored(), tmp_path / "archive") as found:
        yield found


def key() -> str:
    return f"gone on {next(_keys)}"


async def test_tables_show_the_same_as_before(found: LoadedBot) -> None:
    bot = found.bot
    tables = said()["tables"]
    assert len(tables) == 200
    assert sorted(await bot.store.games.all()) == [each["table"] for each in tables]
    for each in tables:
        assert await summary.shown(bot, each["table"], stored().at) == each
    for name, (person, *accounts) in said()["people"].items():
        known = await person_of(bot.people, accounts[0])
        assert (known.id, known.name) == (person, name)
    assert len(await bot.results.all()) == said()["results"]


async def test_archive_has_the_finished_games(found: LoadedBot) -> None:
    assert len(said()["archived"]) > 5
    for name, actions in said()["archived"].items():
        record = await found.bot.store.archive.record(name)
        assert record is not None
        assert len(replay_record(read_record(record)).log) == actions


def one_of_each_kind() -> list[dict[str, Any]]:
    """One press of each kind, preferably accepted; all of them would take longer."""
    first: dict[str, dict[str, Any]] = {}
    for press in sorted(said()["presses"], key=lambda press: bool(press["effect"]["alert"])):
        first.setdefault(press["button"].split(".")[2], press)
    assert len(first) > 40
    assert sum(not press["effect"]["alert"] for press in first.values()) > 35
    return list(first.values())


async def press_all(bot: Bot, chosen: list[dict[str, Any]]) -> None:
    posts = stand(bot, said()["messages"])
    for press in chosen:
        now, then = in_one(as_then(await effect(bot, posts, press))), in_one(as_now(press["effect"]))
        if press["by"].startswith("discord:") and ([how for how, _ in then["shown"]], [how for how, _ in now["shown"]]) == (
            ["new"],
            ["edit"],
        ):
            now, then = on_the_whisper(now), on_the_whisper(then)
        if press["button"].split(".")[2] == "resigned":
            now, then = in_its_place(now), in_its_place(then)
        if press["button"].split(".")[2] == "ok":
            now, then = without_a_way(now), without_a_way(then)
        if press["button"].split(".")[2] in A_SQUARE:
            now, then = laid_at_once(now), laid_at_once(then)
        assert now == then, press


ADDED = {"explain", "turn", "show", "chats", "stay", "linkkept", "keep"}
"""Verbs of buttons that messages have gained since."""
ONE_KEYBOARD = {"pick": "act", "skip": "act"}
"""Verb of a button on the keyboard with the rest of a turn -> that of the button for the same choice before."""


def as_then(now: dict[str, Any]) -> dict[str, Any]:
    shown = [[how, sorted({ONE_KEYBOARD.get(verb, verb) for verb in verbs if verb not in ADDED})] for how, verbs in now["shown"]]
    return {**now, "shown": shown}


def without_a_way(effect: dict[str, Any]) -> dict[str, Any]:
    """What has been played leads to the board since, where the turn goes on elsewhere."""
    return {**effect, "shown": [[how, [verb for verb in verbs if verb != "board"]] for how, verbs in effect["shown"]]}


A_SQUARE = {"open", "cell"}
"""Verbs of buttons of a square. Where one keyboard has the rest of a turn, the tile lies there at once."""


def laid_at_once(told: dict[str, Any]) -> dict[str, Any]:
    shown = [[how, [verb for verb in verbs if verb != "back"]] for how, verbs in told["shown"]]
    return {**told, "shown": shown, "draft": None}


STEPS = {"part": "open", "cell": "open", "card": "open"}
"""Old button verb -> today's verb for the same step."""


def as_now(then: dict[str, Any]) -> dict[str, Any]:
    shown = [[how, sorted({STEPS.get(verb, verb) for verb in verbs})] for how, verbs in then["shown"]]
    return {**then, "shown": shown}


def in_its_place(told: dict[str, Any]) -> dict[str, Any]:
    """A panel that has been answered says so in its own place now: leave out what only takes its buttons."""
    return {**told, "shown": [each for each in told["shown"] if each != ["edit", []]]}


def in_one(told: dict[str, Any]) -> dict[str, Any]:
    """A board's text may now need one message more: count the messages of one text once."""
    return {
        **told,
        "shown": [each for each, before in zip(told["shown"], [None, *told["shown"]], strict=False) if each != before],
    }


def on_the_whisper(told: dict[str, Any]) -> dict[str, Any]:
    """On Discord a look that is pressed on a whisper changes it now, with a way back to the board."""
    shown = [["new" if how == "edit" else how, [verb for verb in verbs if verb != "board"]] for how, verbs in told["shown"]]
    return {**told, "shown": shown}


async def test_one_button_of_each_kind_works_as_before(found: LoadedBot) -> None:
    await press_all(found.bot, one_of_each_kind())


@pytest.mark.long
async def test_all_buttons_work_as_before(found: LoadedBot) -> None:
    await press_all(found.bot, said()["presses"])


async def test_pending_messages_are_delivered_and_due_timers_run(found: LoadedBot) -> None:
    bot = found.bot
    timed = {each["table"]: each for each in said()["tables"] if 0 < each["timers"].get("turn", 0) < 7 * HOUR // 1000}
    open_ = [each["table"] for each in said()["tables"] if each["state"] == "open"]
    assert min(len(timed), len(open_)) > 5
    # Nothing posts to the web room here.
    await bot.store.client.many([("XGROUP", "DESTROY", bot.store.keys.out(shard), "web") for shard in range(SHARDS)])
    async with bot:
        await delivered(bot.store)
        reached = {post.place for each in bot.rooms.values() for post in each.posts}
        wanted = {place for place in said()["waiting"] if place.partition(":")[0] in bot.rooms}
        assert wanted <= reached
        await forward(found.redis, 7 * HOUR // 1000)
        await until(lambda: all_seen_to(found.redis, bot.store), 120)
        for name, each in timed.items():
            now = await bot.tables.look(name)
            assert now.since > each["since"] or now.state == "over", each
        telegram, discord = bot.rooms["telegram"], bot.rooms["discord"]
        reminders = [post for post in (*telegram.posts, *discord.posts) if any(".mute." in button.id for button in post.buttons)]
        assert reminders
        assert telegram.pings
        assert discord.pings


async def delivered(store: Store) -> None:
    """Deliver until the outbox is empty."""
    await until(lambda: all_told(store), 120)


async def to_the_end(bot: Bot, name: str) -> Table:
    """Play to the end: confirm complete drafts, else play the simplest turn; computers play themselves."""
    tables = bot.tables
    table = await tables.look(name)
    host = Actor(table.host, table.home)
    if table.state == "open":
        while len(table.seats) < (table.options.seats if table.record else 2):
            table = (await tables.do(name, host, AddComputer("easy", bot.services.levels), key())).table
        table = (await tables.do(name, host, Start(), key())).table
    while table.state == "running":
        table = await computers_play(bot, name)
        if table.state == "over":
            break
        actor, draft = Actor(decider(table), asked_seat(table).place), (await tables.now(name)).draft
        if (
            draft is not None
            and (await tables.draft(name, actor, table.version, draft.revision, *draft.actions)).drafting.complete
        ):
            table = (await tables.do(name, actor, Confirm(table.version, draft.revision), key())).table
        else:
            table = (await tables.do(name, actor, Act(table.version, default_turn(table)), key())).table
    return table


async def go_on(bot: Bot, chosen: list[dict[str, Any]]) -> None:
    for each in chosen:
        if "refused" in each:  # written by a newer version, which must continue it
            continue
        table = await to_the_end(bot, each["table"])
        assert table.state == "over"
        assert table.version >= each["version"]
        if each["ended"] is None:
            assert table.begun_game.decision is None
            assert (await bot.store.archive.record(table.id)) is not None


async def test_some_tables_can_be_played_to_the_end(found: LoadedBot) -> None:
    await go_on(found.bot, said()["tables"][::SOME])


@pytest.mark.long
async def test_all_tables_can_be_played_to_the_end(found: LoadedBot) -> None:
    await go_on(found.bot, said()["tables"])


@asynccontextmanager
async def served(bot: Bot, folder: Path) -> AsyncIterator[ChatRoom]:
    """Run the web room and its courier."""
    room = ChatRoom(RoomData(bot.store, folder / "shelf"), bot.talk)

    async def deliver(delivery: Delivery) -> str:
        return await bot.talk.deliver(delivery, room)

    async with room.opened():
        courier = asyncio.create_task(bot.store.post("web", deliver))
        yield room
        courier.cancel()
        await asyncio.gather(courier, return_exceptions=True)


async def test_web_room_continues(found: LoadedBot, tmp_path: Path) -> None:
    bot, web = found.bot, said()["web"]
    async with served(bot, tmp_path) as room:
        texts = ["".join(piece.text for line in post.lines for piece in line.pieces) for post in room.log.all()]
        assert texts[: len(web["posts"])] == [text for text, _, _ in web["posts"]]
        assert [post.private_to for post in room.log.all()][: len(web["posts"])] == [private for _, private, _ in web["posts"]]
        session = await room.sessions.get(web["token"])
        assert {person.name: person.id for person in await room.people.persons(session.persons)} == web["persons"]
        mover = next(person for person in await room.people.everybody() if person.name == web["mover"])
        before = room.log.get(web["post"])
        answer = await room.press(Doing(mover, "event-0100"), web["post"], web["buttons"][0])
        assert answer is None or not answer.alert
        after = room.log.get(web["post"])
        assert before is not None
        assert after is not None
        assert after.revision > before.revision
