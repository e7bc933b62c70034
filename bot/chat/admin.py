"""What the admins of a chat decide for it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.contract import Message, Reply
from bot.chat.house import Visit
from bot.chat.house import button as table_button
from bot.chat.registry import on_command, on_press
from bot.chat.voice import heading
from bot.i18n import Words, shipped
from bot.table.people import Chat
from bot.table.permissions import Role
from bot.table.refused import Denied


@on_command("setup")
async def setup(visit: Visit) -> Reply:
    """The settings of this chat, with a button for each."""
    if not (visit.command.admin or visit.command.owner):
        raise Denied("not_allowed", {"deed": "setup_chat", "roles": f"{Role.CHAT_ADMIN} {Role.OWNER}"})
    return Reply(messages=(setup_message(visit, visit.chat),))


def setup_message(visit: Visit, chat: Chat) -> Message:
    """What is set, each on the button that changes it."""
    say = visit.own.text
    language = visit.chat.language or say("setup-language-any")
    values = {
        "opening": say(f"setup-opening-{chat.opening}"),
        "deaf": say("word-no" if chat.deaf else "word-yes"),
        "threads": say("word-yes" if chat.threads else "word-no"),
        "language": language,
    }
    rows = tuple((table_button(say(f"setup-{name}", value=Words(value)), "", 0, "chat", name),) for name, value in values.items())
    return replace(visit.whisper(heading(say("setup-title"))), buttons=rows)


@on_press("chat")
async def press_chat(visit: Visit, press: Press) -> Reply:
    """Turn one of them to its next value."""
    chat = visit.chat
    languages = ("", *shipped().languages)
    changes: dict[str, dict[str, Any]] = {
        "opening": {"opening": "all" if chat.opening == "admins" else "admins"},
        "deaf": {"deaf": not chat.deaf},
        "threads": {"threads": not chat.threads},
        "language": {"language": languages[(languages.index(chat.language) + 1) % len(languages)]},
    }
    change = changes.get(press.argument)
    if change is None:
        return visit.answer("button-unknown", alert=True)
    after = await visit.house.people.set_chat(visit.actor, **change)
    changed = Visit(visit.house, visit.command, visit.limits, visit.person, after)
    return Reply(visit.answer("settings-done").answer, (replace(setup_message(changed, after), edits=visit.command.message),))
