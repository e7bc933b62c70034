"""Press buttons from the time of the dump and describe the effect."""

from __future__ import annotations

from typing import Any

from bot.chat.contract import Button, Message
from bot.store import StoreEvent
from bot.table.refused import Denied
from bot.table.table import Table
from tests.chat.room import Bot, Posted


def stand(bot: Bot, messages: list[dict[str, Any]]) -> dict[str, Posted]:
    """Put these messages into their chats."""
    found = {}
    for each in messages:
        rows = tuple((Button(label, name),) for name, label in each["buttons"])
        post = found[each["id"]] = Posted(each["id"], each["place"], Message((), rows), each["to"])
        bot.rooms[post.place.partition(":")[0]].posts.append(post)
    return found


async def effect(bot: Bot, posts: dict[str, Posted], press: dict[str, Any]) -> dict[str, Any]:
    """Press a button; describe what changed at its table and what is shown."""
    post = posts[press["message"]]
    guest = bot.guest(press["by"], press["name"], post.place, private=press["private"])
    reply = await guest.do(
        guest.request(button=press["button"], message=post.id, whispered=bool(post.private_to), admin=press["admin"])
    )
    shown = [["edit" if each.edits else "strip" if each.folded else "new", _verbs(each)] for each in reply.messages]
    return {
        "alert": None if reply.answer is None else reply.answer.alert,
        "shown": shown,
        **(await state(bot, press["button"].partition(".")[0])),
    }


def _verbs(said: Message) -> list[str]:
    """The visible button verbs, each once."""
    return sorted({button.id.split(".")[2] for row in said.buttons for button in row if button.id})


async def computers_play(bot: Bot, table: str) -> Table:
    """Let computers play until a person must act. The bot is not serving, so nothing else happens."""
    while (found := await bot.tables.look(table)).computers_turn:
        await bot.keeper.handle(StoreEvent("timer", table, "computer", 0, f"{table} {found.version}"))
    return found


async def state(bot: Bot, table: str) -> dict[str, Any]:
    """The table's state, once the computers have played."""
    try:
        found = await computers_play(bot, table)
    except Denied:
        return {}
    draft = (await bot.tables.now(table)).draft
    actions = len(found.game.log) if found.game is not None else 0
    return {"state": found.state, "people": len(found.seats), "actions": actions, "draft": len(draft.actions) if draft else 0}
