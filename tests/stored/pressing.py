"""Buttons that stood in chats when the dump was made, pressed by those they are for, and what comes of a press."""

from __future__ import annotations

from typing import Any

from bot.chat.contract import Button, Message
from bot.store import StoreEvent
from bot.table.refused import Denied
from bot.table.table import Table
from tests.chat.room import Bot, Posted


def stand(bot: Bot, messages: list[dict[str, Any]]) -> dict[str, Posted]:
    """Have these messages stand in their chats."""
    found = {}
    for each in messages:
        rows = tuple((Button(label, name),) for name, label in each["buttons"])
        post = found[each["id"]] = Posted(each["id"], each["place"], Message((), rows), each["to"])
        bot.rooms[post.place.partition(":")[0]].posts.append(post)
    return found


async def effect(bot: Bot, posts: dict[str, Posted], press: dict[str, Any]) -> dict[str, Any]:
    """Press a button, and say what that has changed at its table, and what is shown."""
    post = posts[press["message"]]
    guest = bot.guest(press["by"], press["name"], post.place, private=press["private"])
    reply = await guest.do(
        guest.request(button=press["button"], message=post.id, whispered=bool(post.private_to), admin=press["admin"])
    )
    shown = [["edit" if each.edits else "strip" if each.strips else "new", _verbs(each)] for each in reply.messages]
    return {
        "alert": None if reply.answer is None else reply.answer.alert,
        "shown": shown,
        **(await state(bot, press["button"].partition(".")[0])),
    }


def _verbs(said: Message) -> list[str]:
    """What can be pressed there, each kind once."""
    return sorted({button.id.split(".")[2] for row in said.buttons for button in row if button.id})


async def computers_play(bot: Bot, table: str) -> Table:
    """Have computers play until a person is asked. Nobody serves this bot, so that nothing else happens meanwhile."""
    while (found := await bot.tables.look(table)).computers_turn:
        await bot.keeper.handle(StoreEvent("timer", table, "computer", 0, f"{table} {found.version}"))
    return found


async def state(bot: Bot, table: str) -> dict[str, Any]:
    """How far a table is. A computer that is asked plays first."""
    try:
        found = await computers_play(bot, table)
    except Denied:
        return {}
    draft = (await bot.tables.now(table)).draft
    actions = len(found.game.log) if found.game is not None else 0
    return {"state": found.state, "people": len(found.seats), "actions": actions, "draft": len(draft.actions) if draft else 0}
