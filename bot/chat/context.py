"""The context of a request: its person, chat, language and services."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press, button_id, hour_of, owner_of, read_press
from bot.chat.contract import Answer, Button, ButtonRole, ButtonStyle, Message, Paragraph, PlatformLimits, Reply, Request
from bot.chat.first_read import FirstRead
from bot.chat.fitting import plain
from bot.chat.services import Services
from bot.chat.table_context import TableContext, table_context
from bot.chat.voice import Param, Voice
from bot.i18n import shipped
from bot.store import Place
from bot.table.deeds.base import TableNow
from bot.table.people import Chat, Person
from bot.table.permissions import Actor
from bot.table.table import Table

THEMES: Final = {"standard": "dark", "colour_blind": "colour-blind"}


def command_name(words: str) -> str:
    """Return the command's name without slash and address; words without a command are a move."""
    word = next(iter(words.split(maxsplit=1)), "")
    return word[1:].partition("@")[0].lower() if word.startswith("/") else "move"


def own_voice(person: Person, chat: Chat, otherwise: str = "") -> Voice:
    """Return a person's voice: the language they chose, else the chat's, else the one that their app last reported."""
    return Voice(shipped().choose(person.language, chat.language, person.spoken, otherwise), person.habits.zone)


@dataclass(frozen=True)
class Context:
    """A request with its first read, language and services. `press`: the pressed button."""

    services: Services
    request: Request
    limits: PlatformLimits
    first_read: FirstRead
    press: Press | None = None

    def changed(self, *, person: Person | None = None, chat: Chat | None = None) -> Context:
        """Return the context after a change of settings."""
        now = self.first_read
        changed = dataclasses.replace(now, person=person or now.person, chat=chat or now.chat)
        return dataclasses.replace(self, first_read=changed)

    @property
    def person(self) -> Person:
        """The person who asks."""
        return self.first_read.person

    @cached_property
    def own(self) -> Voice:
        """The person's voice, for answers and for messages that only the person sees."""
        return own_voice(self.person, self.first_read.chat, self.request.language)

    @cached_property
    def common(self) -> Voice:
        """The voice of the place."""
        return self.own if self.request.private else Voice(shipped().choose(self.first_read.chat.language, self.own.language))

    @property
    def actor(self) -> Actor:
        """The person as the actor of a deed."""
        return Actor(self.person.id, self.request.place, self.request.admin, self.request.owner)

    @property
    def key(self) -> str:
        """The key that makes a repeat of the same event harmless."""
        return f"{self.limits.platform}:{self.request.event}"

    @property
    def theme(self) -> str:
        """The theme of pictures for this person alone."""
        return THEMES[self.person.palette]

    @property
    def words(self) -> list[str]:
        """The command's words without its name."""
        return self.request.words.split()[1:]

    async def now(self, table: str) -> TableNow:
        """Return a table with its draft and deadline, read since the request came; raise Denied if it cannot be used."""
        if self.first_read.unusable is not None and self.press is not None and self.press.table == table:
            raise self.first_read.unusable
        return await self.services.tables.now(table, self.first_read.came)

    async def seen(self, table: Table, voice: Voice | None = None) -> TableContext:
        """Return a table with its people, by default in the person's language."""
        seen = await table_context(self.services, table, voice or self.own, known=self.first_read.known)
        return dataclasses.replace(seen, squares=self.limits.squares, square_menus=self.limits.square_menus)

    def answer(self, code: str, /, *, alert: bool = False, alone: bool = False, **params: Param) -> Reply:
        """Tell the person something: on a press as an answer, else as a message. `alone`: nobody else may see it."""
        return self.tell(self.own.line(code, **params), alert=alert, alone=alone)

    def done(self, code: str, /, **params: Param) -> Reply:
        """Tell the person that something is done which the card or the turn shows, too, in a moment."""
        return self.shown(self.tell(self.own.line(code, **params)))

    def opened(self, code: str, /, **params: Param) -> Reply:
        """Answer with the first message of the table that is now open, where that can be the answer; else like `done`."""
        return Reply(posted=True) if self.request.answerable else self.done(code, **params)

    def shown(self, reply: Reply) -> Reply:
        """Return a reply to a press whose words the card or the turn shows, too."""
        return reply if reply.answer is None else replace(reply, answer=replace(reply.answer, shown=True))

    def tell(self, line: Paragraph, *, alert: bool = False, alone: bool = False) -> Reply:
        """Tell the person a line that is already worded."""
        if self.request.button:
            return Reply(Answer(plain(line), alert, line=line))
        return Reply(messages=(self.whisper(line) if alone else self.fleeting(self.aside(line)),))

    def fleeting(self, message: Message) -> Message:
        """Return a message that goes from a group after a while: only the person needs it, and only now."""
        return replace(message, fleeting=self.request.person.id) if self.in_a_crowd else message

    def whisper(self, *paragraphs: Paragraph) -> Message:
        """Return a message for the person alone: here if the platform can whisper, else in the private chat."""
        return Message(paragraphs, private_to="" if self.request.private else self.request.person.id)

    def aside(self, *paragraphs: Paragraph) -> Message:
        """Return a message without secrets: for the person alone if the platform can whisper, else for the place."""
        alone = self.limits.can_whisper and not self.request.private
        return Message(paragraphs, private_to=self.request.person.id if alone else "")

    @property
    def in_a_crowd(self) -> bool:
        """Return whether others read all that is posted here: each message counts, and those for one person go elsewhere."""
        return not (self.request.private or self.limits.can_whisper)

    def all_hear(self, places: Collection[Place]) -> bool:
        """Return whether news in these places reaches the chat where everybody would read the answer, too: one is enough."""
        aside = self.request.button or self.request.private or self.limits.can_whisper
        return not aside and self.request.place in places

    def owned(self, message: Message) -> Message:
        """Return the message with buttons that obey this person alone, for a day."""
        mine, hour = owner_of(self.person.id), hour_of(self.services.tables.store.clock.now())
        return replace(message, buttons=tuple(tuple(_obeying(each, mine, hour) for each in row) for row in message.buttons))

    def reply_with(self, message: Message, *, again: bool = False) -> Reply:
        """Reply with a message. `again`: it replaces the message whose button was pressed."""
        edits = self.request.message if again and self.request.button else ""
        return Reply(messages=(replace(message, edits=edits),))


def button(
    label: str, table: str, version: int, verb: str, argument: str = "", style: ButtonStyle = "plain", role: ButtonRole = "choice"
) -> Button:
    """Return a button of a table."""
    return Button(label, button_id(Press(table, version, verb, argument)), style, role=role)


def _obeying(button: Button, owner: str, hour: int) -> Button:
    press = read_press(button.id)
    return button if press is None else replace(button, id=button_id(press._replace(owner=owner, hour=hour)))
