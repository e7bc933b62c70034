"""The settings of a chat, which its admins decide."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press, button_id
from bot.chat.command import ButtonKind, Command
from bot.chat.context import Context
from bot.chat.context import button as table_button
from bot.chat.contract import Field, FieldChoice, Message, Modal, Paragraph, Reply
from bot.chat.vocabulary import beginning, language_named, meaning_of, own_names
from bot.chat.voice import Voice, heading
from bot.i18n import Words, shipped
from bot.store import Place
from bot.table.people import Chat, ChatSettings
from bot.table.permissions import SETUP_CHAT, chat_of, permit, roles_in_chat
from bot.table.refused import Denied

_NAMES: Final = ("opening", "channels", "words", "threads", "old", "language")


async def setup(context: Context) -> Reply:
    """Show the settings of this chat, with a button for each; with words, change one: `/setup threads on`."""
    if context.request.private and not (context.request.admin or context.request.owner):
        return context.answer("setup-private")
    permit(*SETUP_CHAT, roles_in_chat(context.actor))
    if not context.words:
        return Reply(messages=(setup_message(context, context.first_read.chat),))
    name, values = beginning(context.own, context.words, _NAMES)
    if not name:
        raise _wrong(context.words[0], context.words[1:])
    chat = context.first_read.chat
    if values:
        chat = await context.services.people.set_chat(context.actor, **_parse(context, name, values))
    after = context.changed(chat=chat)
    return after.tell(Paragraph((_state(after, chat, "deaf" if name == "words" else name),)))


def _wrong(name: str, values: list[str]) -> Denied:
    return Denied("bad_setting", {"setting": " ".join((name, *values))[:40], "command": "setup"})


def _parse(context: Context, name: str, values: list[str]) -> ChatSettings:
    """Read a typed change."""
    if name == "channels":
        return {"channels": _channels(context, values)}
    if name == "language":
        value = " ".join(values)
        return {
            "language": "" if meaning_of(context.own, value, ("all",)) else language_named(context.own, value) or value.lower()
        }
    meanings = {"opening": ("all", "admins"), "old": _old(context)}.get(name, ("on", "off"))
    value = meaning_of(context.own, " ".join(values), meanings)
    if not value:
        raise _wrong(name, values)
    if name == "opening":
        return {"opening": value}
    if name == "old":
        return {"old": value}
    return {"deaf": value == "off"} if name == "words" else _threads(context, on=value == "on")


def _has_threads(context: Context, chat: Chat) -> bool:
    """Return whether a game gets a thread in this chat. Not every platform can make one when a game starts."""
    return chat.threads or bool(chat.thread_at and context.request.house)


def _threads(context: Context, *, on: bool) -> ChatSettings:
    """Give each game a thread, or none: when it starts if the platform can do that, else from the beginning."""
    later = context.request.house is not None
    return {"threads": on and not later, "thread_at": "start" if on and later else ""}


def _old(context: Context) -> tuple[str, ...]:
    """Return what can become of old boards here."""
    return ("keep", "fold", "tidy") if context.limits.can_delete else ("keep", "fold")


def _channels(context: Context, values: list[str]) -> tuple[Place, ...]:
    """Read `here`, `everywhere`, or places of this chat as the platform names them."""
    if meaning_of(context.own, " ".join(values), ("all",)):
        return ()
    places = tuple(context.request.place if meaning_of(context.own, value, ("here",)) else value for value in values)
    strange = next((place for place in places if chat_of(place) != chat_of(context.request.place)), None)
    if strange is not None:
        raise _wrong("channels", [strange])
    return places


def setup_message(context: Context, chat: Chat) -> Message:
    """List the settings, each on the button that changes it."""
    names = ("opening", "channels", "deaf", "threads", "old", "language")
    rows = tuple((table_button(_state(context, chat, name), "", 0, "chat", name),) for name in names)
    if context.limits.modals:
        rows = (*rows, (replace(table_button(context.own.text("button-change"), "", 0, "chats", style="primary"), role="way"),))
    typed = () if context.limits.modals else (Paragraph((context.own.text("setup-typed"),), quote=True),)
    return replace(context.aside(heading(context.own.text("setup-title")), *typed), buttons=rows)


def _state(context: Context, chat: Chat, name: str) -> Words:
    """Put a setting into words."""
    say = context.own.text
    allowed = say("word-yes" if chat.allows(context.request.place) else "word-no")
    values = {
        "opening": say(f"setup-opening-{chat.opening}"),
        "channels": allowed if chat.channels else say("setup-everywhere"),
        "deaf": say("word-no" if chat.deaf else "word-yes"),
        "old": say(f"setup-old-{chat.old}"),
        "threads": say("word-yes" if _has_threads(context, chat) else "word-no"),
        "language": Voice(chat.language).text("language-name") if chat.language else say("setup-language-any"),
    }
    return say(f"setup-{name}", value=values[name])


async def press_chats(context: Context, press: Press) -> Reply:
    """Show all settings in a form; take what is filled in."""
    permit(*SETUP_CHAT, roles_in_chat(context.actor))
    chat, said = context.first_read.chat, context.request.fields
    if said is None:
        return Reply(messages=(setup_message(context, chat),), modal=_form(context, press, chat))
    changes = ChatSettings()
    for value in said.get("opening", ())[:1]:
        changes["opening"] = value
    for value in said.get("language", ())[:1]:
        changes["language"] = "" if value == _ANY else value
    for value in said.get("threads", ())[:1]:
        changes["threads"], changes["thread_at"] = value == "yes", "start" if value == "start" else ""
    for value in said.get("words", ())[:1]:
        changes["deaf"] = value != "yes"
    if "channels" in said:
        changes["channels"] = _channels(context, list(said["channels"]))
    after = await context.services.people.set_chat(context.actor, **changes)
    return Reply(messages=(replace(setup_message(context.changed(chat=after), after), edits=context.request.message),))


_ANY: Final = "any"


def _form(context: Context, press: Press, chat: Chat) -> Modal:
    say = context.own.text

    def yes_or_no(*, on: bool) -> tuple[FieldChoice, ...]:
        return tuple(FieldChoice(each, say(f"word-{each}"), (each == "yes") == on) for each in ("yes", "no"))

    who = tuple(FieldChoice(each, say(f"setup-opening-{each}"), each == chat.opening) for each in ("all", "admins"))
    spoken = {_ANY: str(say("setup-language-any")), **dict(zip(shipped().languages, own_names(), strict=True))}
    languages = tuple(FieldChoice(each, name, each == (chat.language or _ANY)) for each, name in spoken.items())
    now = "start" if chat.thread_at else "yes" if chat.threads else "no"
    ways = {"start": say("form-thread-start"), "yes": say("form-thread-yes"), "no": say("word-no")}
    threads = tuple(FieldChoice(each, label, each == now) for each, label in ways.items())
    fields = (
        Field("opening", say("form-opening"), "one", who),
        Field("channels", say("form-channels"), "places", tuple(map(FieldChoice, chat.channels))),
        Field("language", say("form-language"), "listed", languages),
        Field("threads", say("form-threads"), "one", threads),
        Field("words", say("form-words"), "one", yes_or_no(on=not chat.deaf)),
    )
    return Modal(context.request.button or button_id(press), say("setup-title"), fields)


async def press_chat(context: Context, press: Press) -> Reply:
    """Change a setting to its next value."""
    chat = context.first_read.chat
    languages, olds = ("", *shipped().languages), _old(context)
    changes: dict[str, ChatSettings] = {
        "opening": {"opening": "all" if chat.opening == "admins" else "admins"},
        "channels": {"channels": _toggled(chat, context.request.place)},
        "deaf": {"deaf": not chat.deaf},
        "old": {"old": olds[((olds.index(chat.old) if chat.old in olds else 0) + 1) % len(olds)]},
        "threads": _threads(context, on=not _has_threads(context, chat)),
        "language": {"language": languages[(languages.index(chat.language) + 1) % len(languages)]},
    }
    change = changes.get(press.argument)
    if change is None:
        return context.answer("button-unknown", alert=True)
    after = await context.services.people.set_chat(context.actor, **change)
    changed = context.changed(chat=after)
    answer = context.tell(Paragraph((_state(changed, after, press.argument),))).answer
    return Reply(answer, (replace(setup_message(changed, after), edits=context.request.message),))


def _toggled(chat: Chat, place: Place) -> tuple[Place, ...]:
    """Add this channel to the allowed ones or remove it. The first one excludes all others; without any, all are allowed."""
    if place in chat.channels:
        return tuple(each for each in chat.channels if each != place)
    return (*chat.channels, place)


SETUP: Final = Command("setup", setup, admin="only")
BUTTONS: Final = (ButtonKind("chat", press_chat, admin=True), ButtonKind("chats", press_chats, admin=True))
