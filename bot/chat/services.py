"""What the conversation works with: the services of the process, and the context of a request."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press, button_id, owner_of, pressed
from bot.chat.contract import Answer, Button, Message, Paragraph, PlatformLimits, Reply, Request, Style
from bot.chat.fitting import plain
from bot.chat.links import Links
from bot.chat.picture_queue import PictureQueue
from bot.chat.voice import Param, Voice
from bot.i18n import shipped
from bot.store import Place
from bot.table.accounts import Accounts
from bot.table.boards import Boards
from bot.table.computers import InThreads
from bot.table.limits import HostLimits
from bot.table.lobby import Lobby
from bot.table.people import Chat, People, Person
from bot.table.permissions import Actor
from bot.table.places import Places
from bot.table.ports import PlatformData, Thinker
from bot.table.privacy import Privacy
from bot.table.results import Results
from bot.table.tables import Tables

THEMES: Final = {"standard": "dark", "colour_blind": "colour-blind"}


@dataclass(frozen=True)
class Services:
    """The use cases and the picture queue. `levels`: computer players' levels, the weakest first; `limits`: what the host allows.

    `links`: the addresses of tables' pages, if there are pages; `owners`: the host's accounts; `paused`: how many seconds
    commands still have to wait; `advisers`: the computer players that give hints; `holdings`: the data that platforms
    themselves keep about their accounts.
    """

    tables: Tables
    picture_queue: PictureQueue
    levels: tuple[str, ...]
    limits: HostLimits = field(default_factory=HostLimits)
    links: Links | None = None
    owners: frozenset[str] = frozenset()
    paused: Callable[[], float] = lambda: 0.0
    advisers: Thinker = field(default_factory=InThreads)
    holdings: Mapping[str, PlatformData] = field(default_factory=dict)

    @cached_property
    def people(self) -> People:
        """People and chats."""
        return People(self.tables)

    @cached_property
    def lobby(self) -> Lobby:
        """Opening, joining and finding tables, and talk at them."""
        return Lobby(self.tables, self.people, self.limits)

    @cached_property
    def results(self) -> Results:
        """Results of games."""
        return Results(self.tables.store)

    @cached_property
    def accounts(self) -> Accounts:
        """Linking of accounts."""
        return Accounts(self.tables, self.people, self.results)

    @cached_property
    def places(self) -> Places:
        """Chats that have moved or are gone."""
        return Places(self.tables, self.people, self.results)

    @cached_property
    def privacy(self) -> Privacy:
        """Export and deletion of a person's data."""
        return Privacy(self.tables, self.people, self.results, self.holdings)

    @cached_property
    def boards(self) -> Boards:
        """Leaderboards."""
        return Boards(self.tables.store)


def own_voice(person: Person, chat: Chat, otherwise: str = "") -> Voice:
    """Return a person's voice: the language they chose, else the chat's, else the one that their app last reported."""
    return Voice(shipped().choose(person.language, chat.language, person.spoken, otherwise), person.habits.zone)


@dataclass(frozen=True)
class Context:
    """A request with its person, chat, language and services."""

    services: Services
    request: Request
    limits: PlatformLimits
    person: Person
    chat: Chat

    @cached_property
    def own(self) -> Voice:
        """The person's voice, for answers and for messages that only the person sees."""
        return own_voice(self.person, self.chat, self.request.language)

    @cached_property
    def common(self) -> Voice:
        """The voice of the place."""
        return self.own if self.request.private else Voice(shipped().choose(self.chat.language, self.own.language))

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

    @property
    def press(self) -> Press | None:
        """The pressed button."""
        return pressed(self.request.button)

    def answer(self, code: str, /, *, alert: bool = False, alone: bool = False, **params: Param) -> Reply:
        """Tell the person something: on a press as an answer, else as a message. `alone`: nobody else may see it."""
        return self.tell(self.own.line(code, **params), alert=alert, alone=alone)

    def tell(self, line: Paragraph, *, alert: bool = False, alone: bool = False) -> Reply:
        """Tell the person a line that is already worded."""
        if self.request.button:
            return Reply(Answer(plain(line), alert))
        return Reply(messages=(self.whisper(line) if alone else self.aside(line),))

    def whisper(self, *paragraphs: Paragraph) -> Message:
        """Return a message for the person alone: here if the platform can whisper, else in the private chat."""
        return Message(paragraphs, private_to="" if self.request.private else self.request.person.id)

    def aside(self, *paragraphs: Paragraph) -> Message:
        """Return a message without secrets: for the person alone if the platform can whisper, else for the place."""
        alone = self.limits.can_whisper and not self.request.private
        return Message(paragraphs, private_to=self.request.person.id if alone else "")

    def all_hear(self, places: Collection[Place]) -> bool:
        """Return whether news in these places reaches the chat where everybody would read the answer, too: one is enough."""
        aside = self.request.button or self.request.private or self.limits.can_whisper
        return not aside and self.request.place in places

    def owned(self, message: Message) -> Message:
        """Return the message with buttons that obey this person alone."""
        mine = owner_of(self.person.id)
        return replace(message, buttons=tuple(tuple(_obeying(each, mine) for each in row) for row in message.buttons))

    def shown(self, message: Message, *, again: bool = False) -> Reply:
        """Reply with a message. `again`: it replaces the message whose button was pressed."""
        edits = self.request.message if again and self.request.button else ""
        return Reply(messages=(replace(message, edits=edits),))


def button(label: str, table: str, version: int, verb: str, argument: str = "", style: Style = "plain") -> Button:
    """Return a button of a table."""
    return Button(label, button_id(Press(table, version, verb, argument)), style)


def _obeying(button: Button, owner: str) -> Button:
    press = pressed(button.id)
    return button if press is None else replace(button, id=button_id(press._replace(owner=owner)))
