"""Telegram as the conversation sees it: posts deliveries."""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache
from msgspec.structs import replace
from telegram import User

from bot.chat.contract import Message, PlatformLimits, PrivateChatClosed
from bot.chat.private_chat import ADDED
from bot.store import Place, PlaceGoneError, keep_until
from bot.telegram.addresses import chat_and_topic, message_of, person_of
from bot.telegram.faults import ChatLost
from bot.telegram.folds import Fold
from bot.telegram.limits import TELEGRAM
from bot.telegram.outgoing import OutgoingMessage, PlainMessage, outgoing_messages, stripping
from bot.telegram.sender import Sender
from bot.telegram.topics import Topics

_SHARE: Final = "https://t.me/share/url?url="
"""The beginning of an address where a person chooses chats to send another address to."""
_REMEMBERED: Final = 4096
"""Nonces remembered so that no message is posted twice. After a crash one may be: Telegram has no nonces."""


def limits_of(bot: User) -> PlatformLimits:
    """Return Telegram's limits with the links to this bot's private chat, to the choice of a group for it, and to its pages."""
    link = f"https://t.me/{bot.username}"
    shares = bool(bot.supports_inline_queries)
    pages = f"{link}?startapp=" if bot.has_main_web_app else ""
    invite = f"{link}?startgroup={ADDED}"
    return replace(TELEGRAM, private_link=link, invite_link=invite, can_share=shares, share_link=_SHARE, page_link=pages)


class Telegram:
    """Posts deliveries to Telegram; used in the sending process."""

    def __init__(self, sender: Sender, bot: User, topics: Topics) -> None:
        self._sender = sender
        self._topics = topics
        self._limits = limits_of(bot)
        self._posted: LRUCache[str, str] = LRUCache(_REMEMBERED)

    @property
    def limits(self) -> PlatformLimits:
        """The limits of messages on Telegram."""
        return self._limits

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        """Post or edit a message; return its id. Once it is there, the old one is folded: deleted if nobody has written since.

        When a game is over, the topic that was made for it is closed.
        """
        if nonce and nonce in self._posted:
            return self._posted[nonce]
        made, strips = outgoing_messages(place, message), stripping(place, message)
        if not (made or message.empty):
            raise PrivateChatClosed(message.private_to)
        number = str(await self._send(place, made[0]) or "") if made else message.changed
        if not number and made:
            return ""
        for more in made[1:]:
            self._sender.put(more)
        if strips is not None:
            alone = bool(made) and self._sender.alone_since(strips.page.chat, strips.page.strips, int(number))
            goes = strips.page.text != "" and _goes(message, alone=alone)
            keep_until(self._sender.fold(Fold(strips.page, deletes=goes, picture=strips.picture)).wait)
        if strips is not None or message.above or _new_board(place, message):
            await self._fold_asides(place, message)
        if message.above and place.count("/") and await self._topics.ours(place):
            chat, topic = chat_and_topic(place)
            keep_until(self._sender.put(OutgoingMessage(PlainMessage(chat=chat, topic=topic, closes=True))).wait)
        if nonce:
            self._posted[nonce] = number
        return number

    async def _fold_asides(self, place: Place, message: Message) -> None:
        """Fold the answers here that are over with this message, and after the end those everywhere.

        The message that this one folds is no such answer.
        """
        if message.empty:
            return
        over, (here, _) = message.folded, chat_and_topic(place)
        folded = (here, message_of(over.message)) if over is not None else None
        deletes = over is None or over.old != "keep"
        for chat, number in await self._sender.settled(None if message.above else here, message.table):
            if (chat, number) != folded:
                keep_until(self._sender.fold(Fold(PlainMessage(chat=chat, strips=number), deletes=deletes)).wait)

    async def _send(self, place: Place, made: OutgoingMessage) -> int:
        try:
            return await self._sender.post(made)
        except ChatLost as lost:
            if made.page.chat != chat_and_topic(place)[0]:
                raise PrivateChatClosed(str(lost)) from lost
            raise PlaceGoneError(str(lost)) from lost


def _new_board(place: Place, message: Message) -> bool:
    """Return whether this brings a game to a group where no message has shown it, as when a player moves it there."""
    return person_of(place) == 0 and message.picture is not None and not message.edits


def _goes(message: Message, *, alone: bool) -> bool:
    """Return whether the message that is folded goes altogether. `alone`: nobody has written since."""
    old = "" if message.folded is None or message.folded.stays else message.folded.old
    return old == "tidy" or (old == "fold" and alone)
