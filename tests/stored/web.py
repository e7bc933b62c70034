"""The room in the browser: two people who play there, one who whispers with the bot, and a browser that is signed in."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.store import Delivery, Store
from bot.web.holdings import RoomData
from bot.web.people import RoomMember
from bot.web.posts import Post
from bot.web.room import ChatRoom, Doing
from bot.web.sessions import new_token
from tests.chat.room import Bot
from tests.waiting import until

BUTTONS = (".open.", ".act.", ".ok.")


@asynccontextmanager
async def served(store: Store, bot: Bot, folder: Path) -> AsyncIterator[ChatRoom]:
    """The room, and its courier."""
    room = ChatRoom(RoomData(store, folder / "shelf"), bot.talk)

    async def deliver(delivery: Delivery) -> str:
        return await bot.talk.deliver(delivery, room)

    async with room.opened():
        courier = asyncio.create_task(store.post("web", deliver))
        yield room
        courier.cancel()
        with suppress(asyncio.CancelledError):
            await courier


async def post_with(room: ChatRoom, wanted: Callable[[Post], bool]) -> Post:
    """The newest message of a kind, as soon as it is there."""
    await until(lambda: room.log.find(wanted))
    found = room.log.find(wanted)
    assert found is not None
    return found


def offered(post: Post, *verbs: str) -> list[str]:
    """The ids of its buttons that do one of these."""
    return [button.id for row in post.buttons for button in row if any(verb in button.id for verb in verbs)]


async def web_room(bot: Bot, room: ChatRoom) -> dict[str, Any]:
    """Fill it."""
    wanda, xaver = await room.people.come("Wanda"), await room.people.come("Xaver")
    token = await room.sessions.renew(new_token(), _admitted(wanda, xaver), "Firefox, Linux")
    await room.say(Doing(wanda, "event-0001"), "Hello *everybody* <here>")
    await room.say(Doing(wanda, "event-0002"), "/new carcassonne")
    card = await post_with(room, lambda post: bool(offered(post, ".start.")))
    table = offered(card, ".start.")[0].partition(".")[0]
    await room.press(Doing(xaver, "event-0003"), card.number, offered(card, ".join.")[0])
    await room.press(Doing(wanda, "event-0004"), card.number, offered(card, ".start.")[0])
    turn = await post_with(room, lambda post: bool(offered(post, ".open.")))
    mover = await _asked(bot, table, wanda, xaver)
    await room.press(Doing(mover, "event-0005"), turn.number, offered(turn, ".open.")[0])
    step = await post_with(room, lambda post: bool(post.private_to and offered(post, *BUTTONS)))
    await room.say(Doing(xaver, "event-0006"), "/settings")
    return {
        "token": token,
        "persons": {each.name: each.id for each in (wanda, xaver)},
        "table": table,
        "mover": mover.name,
        "post": step.number,
        "buttons": offered(step, *BUTTONS),
        "posts": [
            ["".join(piece.text for line in post.lines for piece in line.pieces), post.private_to, len(offered(post, "."))]
            for post in room.log.all()
        ],
    }


def _admitted(*persons: RoomMember) -> Any:
    return lambda session: replace(session, admitted=True, persons=tuple(each.id for each in persons), current=persons[0].id)


async def _asked(bot: Bot, table: str, *people: RoomMember) -> RoomMember:
    found = await bot.tables.look(table)
    assert found.asked is not None
    known = await bot.people.get(found.asked.person)
    assert known is not None
    return next(each for each in people if each.account in known.accounts)
