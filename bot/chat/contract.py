"""What a platform and the conversation say to each other. No platform's own words stand here, and no game's.

A platform turns each event into a `Request` and hands it to `Conversation.handle`, which never raises because of what a
person did. What comes back is a `Reply`: an answer to the press and messages to post, which already obey the platform's
`PlatformLimits`. What happens at tables comes by the store's courier: `Conversation.deliver(delivery, platform)` posts it through
the platform's own `post` and returns the id that the courier wants to have.

Ids of messages are the platform's own texts. The conversation remembers none: the id of the message that shows a table is
kept by the courier (`Delivery.message`), and a press says which message it was on (`Command.message`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol, TypeAlias

import msgspec

from bot.store import Delivery, Place
from bot.table.people import Chat

LONGEST_BUTTON = 60
"""Bytes of a button's id: Telegram takes 64."""

Style: TypeAlias = Literal["plain", "primary", "good", "danger"]
"""How a button stands out; where a platform knows no styles nothing is lost."""


class Account(msgspec.Struct, frozen=True):
    """Somebody as the platform knows them: `platform:id`, and the name shown there, which is never trusted."""

    id: str
    name: str = ""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Something a person did.

    `event`: the platform's id of it, the same when it is delivered twice, another for everything else (it is the key that
    makes a repeat harmless, and the salt of a Join). `words`: a command with its words ("/play C7 r2"), or the plain words
    of a reply. `button`: the id of the pressed button. `message`: the message that was pressed or replied to; `whispered`:
    that message is seen by this person alone. `private`: nobody else is in this place; `alone`: a place where the platform
    can write to this person alone without having been written to. `where`: what the place is called, if others are there, too.
    `admin`: the platform says so for this place; `owner`: the host of the bot.

    A place is `platform:chat`, or `platform:chat/channel` and `platform:chat/channel/thread` where a chat has such parts:
    what the admins set is set for the chat, for what stands before the first slash. Where a table is to have a thread of its
    own (`Dispatcher.chat(place).threads`), the platform makes the thread first and gives it as the place of `/new`.
    """

    person: Account
    place: Place
    event: str
    words: str = ""
    button: str = ""
    message: str = ""
    whispered: bool = False
    language: str = ""
    private: bool = False
    alone: Place = ""
    where: str = ""
    admin: bool = False
    owner: bool = False
    file: bytes | None = None


class Bold(msgspec.Struct, frozen=True):
    """Words that stand out. They are plain text: the platform escapes what would be markup."""

    text: str


class Mention(msgspec.Struct, frozen=True):
    """A person whom a message pings: one, or each who has to agree. For who has no account there the name is plain text."""

    account: str
    name: str


class Moment(msgspec.Struct, frozen=True):
    """A time (milliseconds since 1970): the platform's own time stamp, else date and time in this zone and language."""

    at: int
    zone: str = "UTC"
    language: str = "en"


Span: TypeAlias = str | Bold | Mention | Moment
"""A piece of a paragraph. Text is shown as it is: no markup, mention or link ever comes out of it."""


class Paragraph(msgspec.Struct, frozen=True):
    """Spans on a line of their own. `quote`: what happened before, set apart."""

    spans: tuple[Span, ...]
    quote: bool = False


class Button(msgspec.Struct, frozen=True):
    """Something to press. `id` goes back in `Request.button`; with a `url` it opens that instead."""

    label: str
    id: str = ""
    style: Style = "plain"
    url: str = ""


Row: TypeAlias = tuple[Button, ...]


class Tap(msgspec.Struct, frozen=True, array_like=True):
    """A place in a picture where buttons of its message can be pressed; in parts of the picture's width and height, 0 to 1."""

    buttons: tuple[str, ...]
    left: float
    top: float
    width: float
    height: float


class Picture(msgspec.Struct, frozen=True):
    """A picture, drawn when it is asked for (and once, however many ask). `alt` is never empty.

    `taps`: for a platform where the picture itself can be pressed; every button named there stands below the picture, too.
    """

    png: Callable[[], Awaitable[bytes]]
    alt: str
    name: str = "board.png"
    taps: Callable[[], tuple[Tap, ...]] = tuple


class File(msgspec.Struct, frozen=True):
    """A file to be kept: a record, an animation."""

    data: Callable[[], Awaitable[bytes]]
    name: str
    alt: str = ""


class Message(msgspec.Struct, frozen=True):
    """What is posted, or what a posted message becomes.

    `edits`: the message that this takes the place of, where the platform can edit; `strips`: an earlier message that loses
    its buttons (with no paragraphs, files and picture, that is all there is to do). `private_to`: seen by this account alone:
    in the place itself where the platform can whisper, else in the private chat. `silent`: without a sound. `expires`: when it
    may be taken away (milliseconds since 1970). `more`: in place of paragraphs that a platform has no room for. `draft`: it shows
    what is not final. `instead`: what the stripped message says from then on, where everybody sees drafts.
    """

    paragraphs: tuple[Paragraph, ...]
    buttons: tuple[Row, ...] = ()
    picture: Picture | None = None
    files: tuple[File, ...] = ()
    edits: str = ""
    strips: str = ""
    private_to: str = ""
    silent: bool = True
    expires: int | None = None
    more: str = "…"
    draft: bool = False
    instead: tuple[Paragraph, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to post."""
        return not (self.paragraphs or self.picture or self.files or self.buttons)

    @property
    def pings(self) -> tuple[Mention, ...]:
        """Whom to ping."""
        return tuple(span for paragraph in self.paragraphs for span in paragraph.spans if isinstance(span, Mention))


class Answer(msgspec.Struct, frozen=True):
    """What a press is answered with, to that person alone; `alert`: to be clicked away; `url`: opened instead, if it can be.

    `language`: the person has just chosen it; what the platform itself says to them is said in it from now on.
    """

    text: str = ""
    alert: bool = False
    url: str = ""
    language: str = ""


class Reply(msgspec.Struct, frozen=True):
    """What a command brings about at once, where it was given. What others learn comes by the courier."""

    answer: Answer | None = None
    messages: tuple[Message, ...] = ()


class PlatformLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What a platform can do.

    `caption`: longest text of a message with a picture; `can_whisper`: a message in a group may be seen by one person alone;
    `can_edit`: a message may change; `native_time`: it shows moments in each reader's own time; `private_link`: where a
    person opens the private chat with the bot, if that has to be done first; `exact_pictures`: they arrive as they are drawn.
    """

    platform: str
    text: int = 4096
    caption: int = 1024
    alt: int = 1024
    label: int = 64
    buttons: int = 100
    rows: int = 20
    per_row: int = 8
    answer: int = 200
    can_edit: bool = True
    can_whisper: bool = False
    native_time: bool = False
    private_link: str = ""
    exact_pictures: bool = True


class PrivateChatClosed(Exception):
    """A private message could not be posted: the person has to write to the bot first."""


class Platform(Protocol):
    """The platform as the conversation sees it."""

    @property
    def limits(self) -> PlatformLimits:
        """What it can do."""
        ...

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Post or edit, and say the message's id. The same nonce is the same message, posted once.

        Raises the store's LaterError if it was surely not posted, PerhapsPostedError if nobody knows, PlaceGoneError if
        nothing can be posted there, and Unreachable for a private message to somebody who has never written to the bot.
        """
        ...


DISCORD = PlatformLimits(
    platform="discord", text=4000, caption=4000, label=80, buttons=25, rows=5, per_row=5, can_whisper=True, native_time=True
)
"""Components V2: 4,000 characters in all, five rows of five."""

TELEGRAM = PlatformLimits(platform="telegram", exact_pictures=False)
"""4,096 characters, 1,024 beside a picture."""

WEB = PlatformLimits(platform="web", text=20000, caption=20000, can_whisper=True, native_time=True)
"""The chat room in the browser."""


class CommandName(msgspec.Struct, frozen=True):
    """A command for a platform's menu: its name, and what it does in a line."""

    name: str
    line: str


class Dispatcher(Protocol):
    """The conversation as a platform sees it; `bot.chat.conversation.Conversation` is the one there is."""

    async def handle(self, command: Request, limits: PlatformLimits) -> Reply:
        """Do what was asked, or say politely why not."""
        ...

    async def deliver(self, delivery: Delivery, platform: Platform) -> str:
        """Post what happened at a table; the courier's `Deliver` is this with the platform put in."""
        ...

    async def chat(self, place: Place) -> Chat:
        """What the admins have set for the chat of this place: language, threads, who opens tables, and in which channels."""
        ...

    def commands(self, language: str = "") -> tuple[CommandName, ...]:
        """The menu."""
        ...

    async def complete(self, command: Request) -> tuple[str, ...]:
        """How the last word of these words could go on, at most 25 ways."""
        ...
