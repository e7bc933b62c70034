"""The way from a group into the private chat with the bot, on a platform that cannot whisper."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from math import ceil
from typing import Final

from msgspec.structs import replace

from bot.chat.context import Context, command_name
from bot.chat.contract import Answer, Button, ButtonRow, Message, PlatformLimits, Reply, Request
from bot.chat.table_context import TableContext
from bot.chat.voice import Param
from bot.i18n import Words
from bot.store import Place, platform_of

BY_ADDRESS: Final = "j_"
"""Prefix of a table's code in an address. Opening one never begins a game, even for the host; typing `/start CODE` does."""


OPTIONS_OF: Final = "o_"
"""Prefix of a table's code in an address that opens its options."""

ASKED: Final = "q"
"""Prefix of a command in an address, whose answer is told where that opens."""
ASKED_AGAIN: Final = frozenset({"rules", "help", "stats", "settings", "history", "games", "hint", "privacy", "resign"})
"""Commands that an address may carry: they only tell something, or ask."""
_OF_A_TABLE: Final = frozenset({"resign"})
"""Of these the table is carried, too: the question is about that one."""
_CHANGES: Final = frozenset({"settings"})
"""Of these the first word alone is carried: it shows a setting, and changes none."""
_MOST_LETTERS: Final = 60

HELP: Final = "help"
"""What an address that opens the help carries."""

SHORT: Final = 1.5
LONG: Final = 30.0
"""Seconds of waiting: from these on the answer to a press says so, and opens the private chat instead."""

ADDED: Final = "1"
"""What a group says after `/start` when the bot was added by a link."""


def private_address(limits: PlatformLimits, table: str = "") -> str:
    """Return the address that opens the private chat, with a table if given; empty on platforms that need none."""
    return f"{limits.private_link}?start={BY_ADDRESS}{table}" if limits.private_link and table else limits.private_link


def is_private(seen: TableContext, place: Place) -> bool:
    """Return whether a place is the private chat of one of the table's people."""
    return any(place in person.habits.private for person in seen.known.values())


def private_row(limits: PlatformLimits, seen: TableContext, place: Place) -> tuple[ButtonRow, ...]:
    """Return the button to the present turn in private, alone in its row; none if this is a private chat already."""
    if not limits.private_link or seen.table.asked is None or is_private(seen, place):
        return ()
    return ((Button(seen.voice.text("button-private"), url=private_address(limits, seen.table.id)),),)


def private_link_to(context: Context, what: str) -> str:
    """Return the address that opens something in the private chat; empty if this person can be answered alone right here."""
    here = context.request.private or context.limits.can_whisper or not context.limits.private_link
    return "" if here else f"{context.limits.private_link}?start={what}"


def is_the_group(request: Request) -> bool:
    """Return whether somebody writes in the name of the group: nobody knows who, so they have no seat and no private chat."""
    return not request.private and request.person.id == request.place.partition("/")[0]


def reach(context: Context, reply: Reply) -> Reply:
    """Send personal answers to the private chat; if that is not open yet, post a link to it here."""
    me = context.request.person.id
    alone = [message for message in reply.messages if message.private_to == me]
    if not alone:
        return reply
    if not unopened(context):
        return _send(context, reply)
    if is_the_group(context.request):
        return context.answer("write-as-yourself")
    others = tuple(message for message in reply.messages if message.private_to != me)
    table = alone[0].table if context.press is None else context.press.table
    address = private_address(context.limits, table)
    if table and context.request.button:
        return Reply(Answer(url=address), others)
    return Reply(reply.answer, (*others, _way_to_answer(context, address, table)))


def _way_to_answer(context: Context, address: str, table: str = "") -> Message:
    """Return a button to the private chat, where the answer comes by itself if the address carries what was asked."""
    name = command_name(context.request.words)
    if table and not context.request.button and name in _OF_A_TABLE:
        return way_out(context, "private-first", asking_address(context, name, table))
    if table or context.request.button:
        return way_out(context, "private-first", address)
    if name in ASKED_AGAIN:
        return way_out(context, "private-first", asking_address(context, name))
    return way_out(context, "private-again", address, command=Words(f"/{name}"))


def asking_address(context: Context, name: str, table: str = "") -> str:
    """Return the address that opens the private chat with the answer to this command, about a table if one is given."""
    return f"{context.limits.private_link}?start={_asking(context, name, table)}"


def _asking(context: Context, name: str, table: str) -> str:
    """Return what an address carries so that the private chat answers this command; without its words, if they are too long."""
    typed = [table] if table else context.words
    words = " ".join((name, *typed)) if name in ASKED_AGAIN - _CHANGES else " ".join((name, *typed[:1]))
    written = urlsafe_b64encode(words.encode()).decode().rstrip("=")
    short = urlsafe_b64encode(name.encode()).decode().rstrip("=")
    return f"{ASKED}_{written if len(written) <= _MOST_LETTERS else short}"


def asked(carried: str) -> str:
    """Return the command that an address carries; empty if it is none of those that only tell something."""
    try:
        words = urlsafe_b64decode(carried + "=" * (-len(carried) % 4)).decode().split()
    except ValueError:
        return ""
    if not words or words[0] not in ASKED_AGAIN:
        return ""
    return f"/{' '.join(words[:2] if words[0] in _CHANGES else words)}"


async def spared(context: Context, reply: Reply, *, near: bool) -> Reply:
    """Send a look into the private chat if the group has seen enough of them, or this person has just had one.

    Also if it is `near` the message that shows the same already. Else it replaces this person's last look there; or nobody else
    sees it, where a press can be answered so.
    """
    rates, request = context.services.lobby.rates, context.request
    if not context.in_a_crowd or not reply.messages:
        return reply
    if request.button and context.limits.whispers_to_presses:
        return replace(reply, messages=tuple(replace(each, private_to=request.person.id, edits="") for each in reply.messages))
    if not near and await rates.look(request.person.id, request.place):
        again = Answer(context.own.plain("look-again")) if request.button else None
        return replace(reply, messages=tuple(replace(each, look=request.person.id) for each in reply.messages), again=again)
    alone = tuple(replace(each, private_to=request.person.id, edits="") for each in reply.messages)
    if unopened(context) and not request.button and not near:
        return Reply()
    why = "wait-look-shown" if near else "wait-look-private"
    return Reply(Answer(context.own.plain(why)) if request.button else None, alone)


def with_wait(context: Context, reply: Reply) -> Reply:
    """Say in the answer to a press how long the group has to wait for its message; a long wait opens the private chat."""
    seconds = ceil(context.request.wait)
    shows = any(each.draft and each.edits and not each.private_to for each in reply.messages)
    if not shows or not context.in_a_crowd or context.request.wait <= SHORT or not context.limits.private_link:
        return reply
    table = next(each.draft for each in reply.messages if each.draft)
    if context.request.wait > LONG:
        return replace(reply, answer=Answer(url=private_address(context.limits, table)))
    if reply.answer is not None and reply.answer.text:
        return reply
    return replace(reply, answer=Answer(context.own.plain("wait-short", seconds=seconds)))


def only_private(context: Context) -> Reply:
    """Refuse a command whose answer others must not read, with a button to the private chat."""
    if context.request.button or not context.limits.private_link:
        return context.answer("only-private")
    if unopened(context) and command_name(context.request.words) in ASKED_AGAIN:
        return Reply(messages=(_way_to_answer(context, context.limits.private_link),))
    return Reply(messages=(way_out(context, "only-private", context.limits.private_link),))


def _send(context: Context, reply: Reply) -> Reply:
    """Answer a press in a group that the message is in the private chat. The group sees none of it."""
    if not context.limits.private_link or context.request.private or reply.answer is not None:
        return reply
    if not context.request.button:
        return replace(reply, nod=True)
    if context.limits.whispers_to_presses:
        return reply
    return Reply(Answer(context.own.plain("private-sent")), reply.messages)


def way_out(context: Context, code: str, address: str, **params: Param) -> Message:
    """Return one line for a group, with a button to the private chat. It goes once the person is there, or after a while."""
    say = context.own
    return context.fleeting(Message((say.line(code, **params),), ((Button(say.text("button-private"), url=address),),)))


def unopened(context: Context) -> bool:
    """Return whether this platform cannot whisper and the person has never written to the bot in private there."""
    if context.request.button and context.limits.whispers_to_presses:
        return False
    known = any(platform_of(place) == context.limits.platform for place in context.person.habits.private)
    return bool(context.limits.private_link) and not context.request.private and not known
