"""What the admins of a chat decide for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.contract import Message, Paragraph, Reply
from bot.chat.house import Visit
from bot.chat.house import button as table_button
from bot.chat.registry import on_command, on_press
from bot.chat.voice import Voice, heading
from bot.i18n import Words, shipped
from bot.store import Place
from bot.table.people import Chat
from bot.table.permissions import Role, chat_of
from bot.table.refused import Denied

_OFF: Final = frozenset({"off", "no", "0"})
_EVERYWHERE: Final = frozenset({"everywhere", "all", "any"})


@on_command("setup")
async def setup(visit: Visit) -> Reply:
    """The settings of this chat, with a button for each; with words, change one: `/setup threads on`."""
    if not (visit.command.admin or visit.command.owner):
        raise Denied("not_allowed", {"deed": "setup_chat", "roles": f"{Role.CHAT_ADMIN} {Role.OWNER}"})
    if not visit.words:
        return Reply(messages=(setup_message(visit, visit.chat),))
    await visit.house.people.set_chat(visit.actor, **_said(visit, visit.words[0].lower(), visit.words[1:]))
    return visit.answer("settings-done")


def _said(visit: Visit, name: str, values: list[str]) -> dict[str, Any]:
    """What a typed change sets."""
    value = " ".join(values).lower()
    typed: dict[str, Callable[[], dict[str, Any]]] = {
        "opening": lambda: {"opening": value or "all"},
        "threads": lambda: {"threads": value not in _OFF},
        "words": lambda: {"deaf": value in _OFF},
        "language": lambda: {"language": "" if value in {"", *_EVERYWHERE} else value},
        "channels": lambda: {"channels": _channels(visit, values)},
    }
    if name not in typed:
        raise Denied("bad_setting", {"setting": name[:40], "value": value[:40]})
    return typed[name]()


def _channels(visit: Visit, values: list[str]) -> tuple[Place, ...]:
    """`here`, `everywhere`, or places of this chat as the platform names them."""
    if not values or values[0].lower() in _EVERYWHERE:
        return ()
    places = tuple(visit.command.place if value.lower() == "here" else value for value in values)
    strange = next((place for place in places if chat_of(place) != chat_of(visit.command.place)), None)
    if strange is not None:
        raise Denied("bad_setting", {"setting": "channels", "value": strange[:40]})
    return places


def setup_message(visit: Visit, chat: Chat) -> Message:
    """What is set, each on the button that changes it."""
    say = visit.own.text
    allowed = say("word-yes" if chat.allows(visit.command.place) else "word-no")
    values = {
        "opening": say(f"setup-opening-{chat.opening}"),
        "channels": allowed if chat.channels else say("setup-everywhere"),
        "deaf": say("word-no" if chat.deaf else "word-yes"),
        "threads": say("word-yes" if chat.threads else "word-no"),
        "language": Voice(chat.language).text("language-name") if chat.language else say("setup-language-any"),
    }
    rows = tuple((table_button(say(f"setup-{name}", value=Words(value)), "", 0, "chat", name),) for name, value in values.items())
    typed = Paragraph((say("setup-typed"),), quote=True)
    return replace(visit.aside(heading(say("setup-title")), typed), buttons=rows)


@on_press("chat")
async def press_chat(visit: Visit, press: Press) -> Reply:
    """Turn one of them to its next value."""
    chat = visit.chat
    languages = ("", *shipped().languages)
    changes: dict[str, dict[str, Any]] = {
        "opening": {"opening": "all" if chat.opening == "admins" else "admins"},
        "channels": {"channels": _toggled(chat, visit.command.place)},
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


def _toggled(chat: Chat, place: Place) -> tuple[Place, ...]:
    """This channel alone where all were allowed; else put in or taken out. When the last one goes, all are allowed again."""
    if place in chat.channels:
        return tuple(each for each in chat.channels if each != place)
    return (*chat.channels, place)
