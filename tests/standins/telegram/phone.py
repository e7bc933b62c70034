"""Users' phones: what they see in a chat and in private, and their presses and messages."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.standins.people import Button, Seen
from tests.standins.telegram.media import Upload
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.texts import Marked, read
from tests.standins.telegram.world import GROUP_SPEAKER, Chat, Json, TelegramMessage, TelegramUser
from tests.waiting import PATIENCE

_OPENS = re.compile(r"https://t\.me/\w+\?start=([\w-]{1,64})")
_COMMAND = re.compile(r"^/[a-z0-9_]{1,32}(@\w+)?(?=\s|$)")


@dataclass(repr=False)
class TelegramPhone:
    """A chat as one person sees it. `taps`: times each button is pressed in a row."""

    telegram: Telegram
    user: TelegramUser
    chat: Chat
    thread: int = 0
    taps: int = 1

    @property
    def alone(self) -> Chat:
        """The private chat with the bot."""
        return self.telegram.world.chats[self.user.id]

    @property
    def now(self) -> int:
        return self.telegram.world.now

    async def news(self, after: int) -> None:
        await self.telegram.world.wait(after)

    def shown(self) -> Sequence[Seen]:
        return [self._seen(each) for each in self.messages()]

    def messages(self) -> list[TelegramMessage]:
        """The bot's messages here and in private, in order of posting, as last edited."""
        chats = [self.chat] if self.chat is self.alone else [self.chat.moved or self.chat, self.alone]
        bot = self.telegram.world.bot
        found = [each for chat in chats for each in chat.messages if each.sender is bot and not each.deleted]
        found = [each for each in found if each.reader in {0, self.user.id}]
        return sorted((each for each in found if each.chat.private or each.thread == self.thread), key=lambda each: each.born)

    def rang(self) -> list[str]:
        """This person's pings so far, with their text on arrival."""
        return [each.first for each in self.messages() if self.user.id in each.called]

    def _seen(self, message: TelegramMessage) -> Seen:
        keys = [each for row in message.keyboard for each in row]
        buttons = tuple(Button(each["text"], each["callback_data"]) for each in keys if "callback_data" in each)
        picture = message.file.data if message.file and message.file.kind != "document" else None
        return Seen(_id(message), message.text, buttons, picture, private=message.chat is self.alone, change=message.change)

    def found(self, seen: Seen) -> TelegramMessage:
        """The underlying message."""
        return next(each for each in self.messages() if _id(each) == seen.id)

    # what people do

    async def press(self, message: Seen, button: Button) -> str:
        """Press; of several presses, return the answer to the first or the effective one."""
        there = self.found(message)
        answers = await asyncio.gather(*(self.tap(there, button.id) for _ in range(self.taps)))
        done = [answer for answer in answers if answer.startswith("Move played.")]
        return done[0] if done else answers[0]

    async def tap(self, message: TelegramMessage, data: str, late: float = PATIENCE) -> str:
        """Press once, with a button's data or forged data, and wait for the answer."""
        press = self.telegram.presses.begin(self.user.id)
        query = {
            "id": press.id,
            "from": self.user.json(),
            "message": message.json(),
            "chat_instance": str(message.chat.id),
            "data": data,
        }
        self.telegram.happens("callback_query", query)
        async with asyncio.timeout(late):
            return await press.answer

    async def looks_up(self, query: str) -> list[Json]:
        """Ask the bot inline, from any chat; return its results."""
        asked = self.telegram.api.inline
        number = str(8_000_000_000 + len(asked))
        answer = asked[number] = asyncio.get_running_loop().create_future()
        self.telegram.happens("inline_query", {"id": number, "from": self.user.json(), "query": query, "offset": ""})
        async with asyncio.timeout(PATIENCE):
            found: list[Json] = await answer
            return found

    async def say(self, words: str) -> None:
        self.write(self.chat, words)

    async def tell(self, words: str) -> None:
        self.write(self.alone, words)

    def start(self, payload: str = "") -> None:
        """Start the private chat with the bot."""
        blocked = self.alone.members[self.telegram.world.bot.id] == "kicked"
        if blocked:
            self._member(self.alone, "member")
        self.alone.members[self.telegram.world.bot.id] = "member"
        self.write(self.alone, f"/start {payload}".strip())

    def follow(self, message: Seen, label: str) -> None:
        """Follow a deep link into the private chat."""
        keys = [each for row in self.found(message).keyboard for each in row]
        url = next(each["url"] for each in keys if each["text"] == label)
        payload = _OPENS.fullmatch(url)
        assert payload is not None, url
        self.start(payload[1])

    def block(self) -> None:
        """Block the bot."""
        self._member(self.alone, "kicked")

    def write(
        self, chat: Chat, words: str, reply_to: TelegramMessage | None = None, file: Upload | None = None
    ) -> TelegramMessage:
        """Write; the bot gets commands, replies to it, and everything where it may read all."""
        kept = self.telegram.world.files.keep("document", file) if file else None
        thread = self.thread if chat is self.chat else 0
        content = read(words, None, 4096, "text")
        message = self.telegram.world.post(chat, self.user, content, reply_to=reply_to, file=kept, thread=thread)
        if self._heard(chat, content, reply_to):
            self.telegram.happens("message", message.json())
        return message

    def write_as_group(self, words: str) -> TelegramMessage:
        """Write as an anonymous admin."""
        world, chat = self.telegram.world, self.chat
        speaker = world.users.setdefault(
            GROUP_SPEAKER, TelegramUser(GROUP_SPEAKER, "Group", username="GroupAnonymousBot", is_bot=True)
        )
        content = read(words, None, 4096, "text")
        before = chat.last_bot
        message = world.post(chat, speaker, content, extra={"sender_chat": chat.json()}, thread=self.thread)
        chat.last_bot = before
        if self._heard(chat, content, None):
            self.telegram.happens("message", message.json())
        return message

    def _heard(self, chat: Chat, content: Marked, reply_to: TelegramMessage | None) -> bool:
        bot = self.telegram.world.bot
        status = chat.members.get(bot.id, "left")
        if chat.private or status == "administrator":
            return status not in {"left", "kicked"}
        command = _COMMAND.match(content.text)
        ours = chat.last_bot in (0, bot.id)  # privacy mode: commands without a name go to the bot that wrote last
        named = command is not None and (command[1] == f"@{bot.username}" if command[1] else ours)
        return status == "member" and (named or (reply_to is not None and reply_to.sender is bot))

    # what happens to the bot

    def put(self, status: str) -> None:
        """Change the bot's status in the group."""
        self._member(self.chat, status)

    def _member(self, chat: Chat, status: str) -> None:
        bot = self.telegram.world.bot
        old = chat.member(bot)
        chat.members[bot.id] = status
        chat.muted = status == "restricted"
        changed: Json = {
            "chat": chat.json(),
            "from": self.user.json(),
            "date": int(time.time()),
            "old_chat_member": old,
            "new_chat_member": chat.member(bot),
        }
        self.telegram.happens("my_chat_member", changed)

    def upgrade(self) -> Chat:
        """Upgrade the group to a supergroup with a new id."""
        old, world = self.chat, self.telegram.world
        new = Chat(-1_000_000_000_000 + old.id, "supergroup", old.title, members=dict(old.members))
        world.chats[new.id] = new
        self.notice(old, {"migrate_to_chat_id": new.id})
        old.moved = new
        self.notice(new, {"migrate_from_chat_id": old.id})
        return new

    def notice(self, chat: Chat, extra: dict[str, Any]) -> None:
        """Let a service message appear in a chat."""
        message = self.telegram.world.post(chat, self.user, Marked(""), extra=extra)
        self.telegram.happens("message", message.json())


def _id(message: TelegramMessage) -> str:
    return f"{message.chat.id}/{message.number}"
