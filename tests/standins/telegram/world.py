"""The service's data: users, chats with topics and members, messages."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from tests.standins.telegram.media import File, Files
from tests.standins.telegram.refusals import Refusal, bad, forbidden
from tests.standins.telegram.texts import Marked

Json = dict[str, Any]

BOT_ID: Final = 4242
OTHER_BOT: Final = 4343
GROUP_SPEAKER: Final = 1087968824
"""As whom anonymous admins write."""
_SENDABLE: Final = (
    "messages",
    "audios",
    "documents",
    "photos",
    "videos",
    "video_notes",
    "voice_notes",
    "polls",
    "other_messages",
)
_RIGHTS: Final = ("change_info", "invite_users", "pin_messages", "manage_topics")
_EXTRA: Final = ("add_web_page_previews", "react_to_messages", "edit_tag")
_MAY: Final = (*(f"can_send_{each}" for each in _SENDABLE), *(f"can_{each}" for each in (*_EXTRA, *_RIGHTS)))
_STEWARD: Final = ("manage_chat", "delete_messages", "manage_video_chats", "restrict_members", "promote_members", "post_stories")
_ADMIN: Final = tuple(f"can_{each}" for each in (*_STEWARD, "edit_stories", "delete_stories", *_RIGHTS))


@dataclass(repr=False)
class TelegramUser:
    """A person or the bot. `language`: the app's language, if known."""

    id: int
    name: str
    language: str = "en"
    username: str = ""
    is_bot: bool = False

    def json(self) -> Json:
        said: Json = {"id": self.id, "is_bot": self.is_bot, "first_name": self.name}
        if self.username:
            said["username"] = self.username
        return said | ({"language_code": self.language} if self.language and not self.is_bot else {})


@dataclass(repr=False)
class TelegramMessage:
    """A message as it stands now. `first`: its text when it was sent, `came` with its marks; `edits`: how
    often it was changed since.

    `reader`: the only user who sees it; such a message has no number.
    `reaction`: the bot's; `effect`: what it came with; `above`: its caption stands above its picture.
    `born` and `change`: the numbers of its first and its last change; `called`: whom it called aloud when it came.
    """

    chat: Chat
    number: int
    sender: TelegramUser
    content: Marked
    thread: int = 0
    file: File | None = None
    keyboard: list[list[Json]] = field(default_factory=list)
    silent: bool = False
    reply_to: TelegramMessage | None = None
    date: int = field(default_factory=lambda: int(time.time()))
    edited: int = 0
    edits: int = 0
    born: int = 0
    change: int = 0
    deleted: bool = False
    extra: Json = field(default_factory=dict)
    reaction: str = ""
    effect: str = ""
    above: bool = False
    first: str = ""
    came: Marked = field(default_factory=lambda: Marked(""))
    called: frozenset[int] = frozenset()
    reader: int = 0

    def __post_init__(self) -> None:
        self.first, self.came = self.content.text, self.content
        self.called = frozenset() if self.silent else frozenset(self.content.mentions)

    @property
    def text(self) -> str:
        return self.content.text

    def json(self, *, deep: bool = True) -> Json:
        """The message as sent; a replied-to message is nested only one level deep."""
        said: Json = {"message_id": self.number, "date": self.date, "chat": self.chat.json(), "from": self.sender.json()}
        if self.thread:
            said |= {"message_thread_id": self.thread, "is_topic_message": True}
        if self.edited:
            said["edit_date"] = self.edited
        if deep and self.reply_to is not None:
            said["reply_to_message"] = self.reply_to.json(deep=False)
        if self.keyboard:
            said["reply_markup"] = {"inline_keyboard": self.keyboard}
        return said | self._said() | self.extra

    def _said(self) -> Json:
        text, entities = ("caption", "caption_entities") if self.file else ("text", "entities")
        said = self.file.json() if self.file else {}
        if self.text:
            said[text] = self.text
        if self.content.entities:
            said[entities] = list(self.content.entities)
        return said


@dataclass(repr=False)
class Chat:
    """A private chat, group or supergroup. `members`: status by person; `moved`: the group's supergroup.

    `last_bot`: the bot that wrote last; `reactions`: those that are allowed, None for all; `auto_delete`: seconds.
    """

    id: int
    kind: str
    title: str = ""
    user: TelegramUser | None = None
    forum: bool = False
    members: dict[int, str] = field(default_factory=dict)
    topics: dict[int, str] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)
    messages: list[TelegramMessage] = field(default_factory=list)
    moved: Chat | None = None
    muted: bool = False
    last_bot: int = 0
    reactions: list[str] | None = None
    auto_delete: int = 0
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    @property
    def private(self) -> bool:
        return self.kind == "private"

    def json(self) -> Json:
        said: Json = {"id": self.id, "type": self.kind}
        if self.user is not None:
            return said | {"first_name": self.user.name}
        return said | {"title": self.title} | ({"is_forum": True} if self.forum else {})

    def next_number(self) -> int:
        return next(self._numbers)

    def find(self, number: int) -> TelegramMessage | None:
        """Find a message that was not deleted."""
        return next((each for each in reversed(self.messages) if each.number == number and not each.deleted), None)

    def member(self, user: TelegramUser) -> Json:
        """A person's status here."""
        status = self.members.get(user.id, "left")
        said: Json = {"status": status, "user": user.json()}
        match status:
            case "restricted":
                said |= dict.fromkeys(_MAY, False) | {"is_member": True, "until_date": 0}
            case "administrator":
                said |= dict.fromkeys(_ADMIN, True) | {"can_be_edited": False, "is_anonymous": False}
            case "creator":
                said["is_anonymous"] = False
            case "kicked":
                said["until_date"] = 0
            case _:
                pass
        return said


@dataclass(repr=False)
class TelegramWorld:
    """The whole state. `now` grows with every visible change."""

    bot: TelegramUser = field(default_factory=lambda: TelegramUser(BOT_ID, "Meeple", username="meeple_bot", is_bot=True))
    users: dict[int, TelegramUser] = field(default_factory=dict)
    chats: dict[int, Chat] = field(default_factory=dict)
    files: Files = field(default_factory=Files)
    now: int = 0
    _rang: asyncio.Event = field(default_factory=asyncio.Event)

    def changed(self, message: TelegramMessage | None = None) -> None:
        """Count a visible change."""
        self.now += 1
        if message is not None:
            message.change = self.now
            message.born = message.born or self.now
        rang, self._rang = self._rang, asyncio.Event()
        rang.set()

    async def wait(self, after: int) -> None:
        """Wait for a later change."""
        while self.now <= after:
            await self._rang.wait()

    def person(self, number: int, name: str, language: str = "en", username: str = "") -> TelegramUser:
        """Add a person; their private chat with the bot is not started."""
        user = self.users[number] = TelegramUser(number, name, language, username)
        self.chats[number] = Chat(number, "private", user=user, members={number: "member", self.bot.id: "left"})
        return user

    def group(self, number: int, title: str, *people: TelegramUser, kind: str = "supergroup", forum: bool = False) -> Chat:
        """Add a group with the bot in it."""
        members = {each.id: "member" for each in people} | {self.bot.id: "member"}
        if people:
            members[people[0].id] = "creator"
        chat = self.chats[number] = Chat(number, kind, title, forum=forum, members=members)
        return chat

    def user(self, number: int) -> TelegramUser:
        """A user by id."""
        known = self.bot if number == self.bot.id else self.users.get(number)
        if known is None:
            raise bad("user not found")
        return known

    def chat(self, number: int | str) -> Chat:
        """A chat the bot knows; raise Refusal if it has moved."""
        chat = self.chats.get(int(number)) if str(number).lstrip("-").isdigit() else None
        if chat is None:
            raise bad("chat not found")
        if chat.moved is not None:
            raise bad("group chat was upgraded to a supergroup chat", migrate_to_chat_id=chat.moved.id)
        return chat

    def writable(self, number: int | str, thread: int, sort: str) -> Chat:
        """A chat the bot may write to. `sort`: kind of message."""
        chat = self.chat(number)
        refusal = self._refusal(chat)
        if refusal is not None:
            raise refusal
        if chat.muted:
            raise bad(f"not enough rights to send {sort} to the chat")
        if thread and thread not in chat.topics:
            raise bad("message thread not found")
        if thread in chat.closed and chat.members[self.bot.id] != "administrator":  # who may manage topics may go on writing
            raise bad("TOPIC_CLOSED")
        return chat

    def _refusal(self, chat: Chat) -> Refusal | None:
        status = chat.members.get(self.bot.id, "left")
        if status not in {"left", "kicked"}:
            return None
        if chat.private:
            blocked = status == "kicked"
            return forbidden("bot was blocked by the user" if blocked else "bot can't initiate conversation with a user")
        what = f"the {chat.kind} chat"
        return forbidden(f"bot was kicked from {what}" if status == "kicked" else f"bot is not a member of {what}")

    def post(self, chat: Chat, sender: TelegramUser, content: Marked, **more: Any) -> TelegramMessage:
        """Add a message."""
        message = TelegramMessage(chat, 0 if more.get("reader") else chat.next_number(), sender, content, **more)
        chat.messages.append(message)
        if sender.is_bot:
            chat.last_bot = sender.id
        self.changed(message)
        return message

    def another_bot(self, chat: Chat, text: str) -> TelegramMessage:
        """Let another bot write."""
        other = self.users.setdefault(OTHER_BOT, TelegramUser(OTHER_BOT, "Other", username="other_bot", is_bot=True))
        return self.post(chat, other, Marked(text))

    def said(self) -> list[TelegramMessage]:
        """All the bot's messages, deleted or not."""
        return [each for chat in self.chats.values() for each in chat.messages if each.sender is self.bot]
