"""Posts, edits and strips outgoing messages by Telegram's methods. The sender decides when."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, TypeAlias

from cachetools import LRUCache
from msgspec.structs import replace
from telegram import (
    Bot,
    CopyTextButton,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputFile,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    MessageEntity,
    ReplyParameters,
    SwitchInlineQueryChosenChat,
    User,
    WebAppInfo,
)
from telegram.error import BadRequest, TelegramError

from bot.chat.contract import File, Picture
from bot.telegram.faults import FileForgotten, MessageLost, NoCaption, NoPictures, NoText, Unchanged, named_fault
from bot.telegram.file_ids import FileIds, digest_of
from bot.telegram.limits import TELEGRAM
from bot.telegram.outgoing import Body, KeyButton, OutgoingMessage, PlainMessage
from bot.telegram.photos import fitted_photo
from bot.telegram.wording import TextEntity, units

Ready: TypeAlias = Callable[[int], Awaitable[None]]
"""A function that waits until a call may go to a chat."""

logger = logging.getLogger(__name__)

_KNOWN: Final = 4096
"""The number of messages that are remembered; the oldest go first."""
_NOD: Final = "👍"
_PARTY: Final = "5046509860389126442"
"""The effect 🎉. Telegram publishes no list of effects."""
NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
_UPLOAD: Final = 30.0
"""Seconds that Telegram has to respond to an upload."""


class KnownMessage(NamedTuple):
    """A posted message's kind, and a digest of its content."""

    body: Body
    mark: bytes


class ApiCaller:
    """The API calls of one sender. It remembers the state of messages, and `files` the ids of pictures, only to save calls."""

    def __init__(self, bot: Bot, files: FileIds | None = None) -> None:
        self._bot = bot
        self._files = files or FileIds()
        self._shown: LRUCache[tuple[int, int], KnownMessage] = LRUCache(_KNOWN)
        self._lost: LRUCache[tuple[int, int], None] = LRUCache(_KNOWN)
        self._again: LRUCache[tuple[int, int], None] = LRUCache(_KNOWN)

    async def do(self, outgoing: OutgoingMessage, ready: Ready) -> int:
        """Post or change a message and return its number; 0 if it is gone and no new one is wanted.

        A draft whose message somebody has deleted is posted anew once; when that is deleted, too, the chat stays quiet.
        Each call waits for `ready`; errors are those of `faults`.
        """
        page = outgoing.page
        if page.nods or page.closes:
            await (self._nod if page.nods else self._close)(page, ready)
            return page.nods
        if page.strips:
            await self._strip(page, ready, outgoing.picture)
            return page.strips
        outgoing, mark = await _draw(outgoing)
        if page.edits and await self._edit(outgoing, mark, ready):
            return page.edits
        lost = page.draft and (page.chat, page.edits) in self._lost
        if page.edits and (not page.anew or (lost and (page.chat, page.edits) in self._again)):
            return 0
        if page.edits and outgoing.kept is not None:
            outgoing, _ = await _draw(OutgoingMessage(page, outgoing.kept))
        outgoing = outgoing.with_page(edits=0, body="")
        number = await self._post_at_all(outgoing, ready)
        if page.reader:
            return 0
        if lost:
            self._again[page.chat, number] = None
        self._remember(outgoing, number, mark)
        return number

    async def shows(self, outgoing: OutgoingMessage, message: int) -> bool:
        """Return whether a posted message has this content."""
        known = self._shown.get((outgoing.page.chat, message))
        return known is not None and known.mark == (await _draw(outgoing))[1]

    async def delete(self, chat: int, messages: list[int], ready: Ready) -> bool:
        """Delete messages; return False if Telegram refuses, as it does two days after they were posted."""
        page = PlainMessage(chat=chat)
        one = len(messages) == 1
        method = self._bot.delete_message if one else self._bot.delete_messages
        named: dict[str, Any] = {"message_id": messages[0]} if one else {"message_ids": messages}
        try:
            await self._call(ready, page, method, **named)
        except MessageLost:
            return False
        for message in messages:
            self._shown.pop((chat, message), None)
        return True

    async def _edit(self, outgoing: OutgoingMessage, mark: bytes, ready: Ready) -> bool:
        """Return whether the edit worked; if not, post again. A look that changes nothing would not be seen."""
        page = outgoing.page
        known = self._shown.get((page.chat, page.edits))
        if known is not None and known.mark == mark and page.anew:
            return not page.look  # without asking whether it is still there, which matters where it would not be posted anew
        try:
            await self._change(outgoing, known.body if known is not None else page.body, ready)
        except Unchanged:
            if page.look:
                return False
        except MessageLost:
            self._lost[page.chat, page.edits] = None
            return False
        except NoPictures:
            return False
        self._remember(outgoing, page.edits, mark)
        return True

    async def _nod(self, page: PlainMessage, ready: Ready) -> None:
        """Put a sign at a message; if the chat does not allow it, do without."""
        try:
            await self._call(ready, page, self._bot.set_message_reaction, message_id=page.nods, reaction=_NOD)
        except (BadRequest, MessageLost) as error:
            logger.info("chat %d: cannot react: %s", page.chat, error)

    async def _close(self, page: PlainMessage, ready: Ready) -> None:
        """Close a topic; if the bot may not, or somebody has done so, leave it."""
        try:
            await self._call(ready, page, self._bot.close_forum_topic, message_thread_id=page.topic)
        except (BadRequest, MessageLost) as error:
            logger.info("chat %d: cannot close a topic: %s", page.chat, error)

    async def _strip(self, page: PlainMessage, ready: Ready, board: Picture | None = None) -> None:
        """Remove the buttons; replace the text in the same call if there is a new one, and the picture if there is another."""
        known = self._shown.pop((page.chat, page.strips), None)
        gone: dict[str, Any] = {"message_id": page.strips, "reply_markup": None}
        with suppress(Unchanged, MessageLost):
            if not page.text:
                await self._call(ready, page, self._bot.edit_message_reply_markup, **gone)
                return
            over, _ = await _draw(OutgoingMessage(replace(page, edits=page.strips), board))
            if over.picture is not None and (known is None or known.body == "media"):
                with suppress(NoPictures):
                    await self._with_picture(over.picture, lambda photo, name: self._media(over, ready, photo, name))
                    return
            if known is None or known.body == "media":
                with suppress(NoCaption):
                    await self._call(ready, page, self._bot.edit_message_caption, **gone, **_caption(page))
                    return
            await self._call(ready, page, self._bot.edit_message_text, **gone, **_text(page))

    # changing

    async def _change(self, outgoing: OutgoingMessage, body: Body, ready: Ready) -> None:
        page = outgoing.page
        if outgoing.picture is not None:
            await self._with_picture(outgoing.picture, lambda photo, name: self._media(outgoing, ready, photo, name))
            return
        if body == "media":
            await self._caption(page, ready)
            return
        try:
            await self._call(ready, page, self._bot.edit_message_text, message_id=page.edits, **_text(page), **_keys(page))
        except NoText:
            await self._caption(page, ready)

    async def _caption(self, page: PlainMessage, ready: Ready) -> None:
        """Edit the caption and keep the picture. A text too long for a caption is posted as a new message."""
        if units(page.text) > TELEGRAM.caption:
            await self._strip(replace(page, strips=page.edits, text=""), ready)
            raise MessageLost
        await self._call(
            ready, page, self._bot.edit_message_caption, message_id=page.edits, **_photo_caption(page), **_keys(page)
        )

    async def _media(self, outgoing: OutgoingMessage, ready: Ready, photo: str | bytes, name: str) -> Message:
        page = outgoing.page
        media = InputMediaPhoto(photo, **_photo_caption(page), filename=name)
        changed = await self._call(
            ready, page, self._bot.edit_message_media, media=media, message_id=page.edits, read_timeout=_UPLOAD, **_keys(page)
        )
        assert isinstance(changed, Message)
        return changed

    # posting

    async def _post_at_all(self, outgoing: OutgoingMessage, ready: Ready) -> int:
        """Post a message: without its effect if Telegram does not know that, in private if it cannot be shown to one alone."""
        try:
            return await self._post(outgoing, ready)
        except BadRequest as refused:
            if outgoing.page.reader:
                logger.info("chat %d: cannot show a message to one person alone: %s", outgoing.page.chat, refused)
                return await self._post(outgoing.with_page(chat=outgoing.page.reader, topic=0, reader=0), ready)
            if not outgoing.page.festive or "effect" not in refused.message.lower():
                raise
            logger.info("chat %d: cannot post with an effect: %s", outgoing.page.chat, refused)
            return await self._post(outgoing.with_page(festive=False), ready)

    async def _post(self, outgoing: OutgoingMessage, ready: Ready) -> int:
        if outgoing.picture is not None:
            return await self._photo(outgoing, outgoing.picture, ready)
        for file in outgoing.files:
            return await self._file(outgoing.page, file, ready)
        return await self._words(outgoing.page, ready)

    async def _photo(self, outgoing: OutgoingMessage, picture: Picture, ready: Ready) -> int:
        page = outgoing.page

        async def send(photo: str | bytes, name: str) -> Message:
            sent = await self._call(
                ready,
                page,
                self._bot.send_photo,
                photo=photo,
                filename=name,
                read_timeout=_UPLOAD,
                **_new(page),
                **_photo_caption(page),
            )
            assert isinstance(sent, Message)
            return sent

        try:
            posted = await self._with_picture(picture, send)
        except NoPictures:
            return await self._words(page, ready)
        return posted.message_id

    async def _words(self, page: PlainMessage, ready: Ready) -> int:
        posted = await self._call(ready, page, self._bot.send_message, **_new(page), **_text(page))
        number: int = posted.message_id
        return number

    async def _file(self, page: PlainMessage, file: File, ready: Ready) -> int:
        """Post a file: a GIF as an animation, which plays in the chat; anything else as a document, its bytes unchanged."""
        data = InputFile(await file.data(), filename=file.name)
        method = {"animation": data} if file.name.endswith(".gif") else {"document": data}
        send = self._bot.send_animation if "animation" in method else self._bot.send_document
        posted = await self._call(ready, page, send, read_timeout=_UPLOAD, **method, **_new(page), **_caption(page))
        number: int = posted.message_id
        return number

    # pictures

    async def _with_picture(self, picture: Picture, send: Callable[[str | bytes, str], Awaitable[Message]]) -> Message:
        """Upload a picture once; after that, send it by its file id."""
        png = await picture.png()
        digest = digest_of(png)
        known = await self._files.get(digest)
        if known:
            try:
                return await send(known, picture.name)
            except FileForgotten:
                await self._files.put(digest, "")
        sent = await send(await asyncio.to_thread(fitted_photo, png), picture.name)
        if sent.photo:
            await self._files.put(digest, sent.photo[-1].file_id)
        return sent

    def _remember(self, outgoing: OutgoingMessage, number: int, mark: bytes) -> None:
        """Remember the message as it is now; an edit without a picture may leave an earlier one in place."""
        key = outgoing.page.chat, number
        known, drawn = self._shown.get(key), outgoing.picture is not None
        media = drawn or bool(outgoing.files) or (known is not None and known.body == "media")
        self._shown[key] = KnownMessage("media" if media or outgoing.page.body == "media" else "text", mark)

    async def _call(self, ready: Ready, page: PlainMessage, method: Callable[..., Awaitable[Any]], **arguments: Any) -> Any:
        await ready(page.chat)
        try:
            return await method(chat_id=page.chat, **arguments)
        except TelegramError as error:
            fault = named_fault(error)
            raise fault from (None if fault is error else error)


async def _draw(outgoing: OutgoingMessage) -> tuple[OutgoingMessage, bytes]:
    """Return the message with its picture drawn, and a digest of its content. If drawing fails, the words go alone."""
    page, picture = outgoing.page, b""
    try:
        picture = b"" if outgoing.picture is None else await outgoing.picture.png()
    except Exception:
        # Whatever is wrong with a picture, no turn may wait for it.
        logger.exception("chat %d: drawing a picture failed", page.chat)
        outgoing = OutgoingMessage(page, files=outgoing.files)
    return outgoing, hashlib.sha256(repr((page.text, page.marks, page.keys)).encode() + picture).digest()


def _new(page: PlainMessage) -> dict[str, Any]:
    """Return the arguments of a new message other than its text."""
    answers = ReplyParameters(page.answers, allow_sending_without_reply=True) if page.answers else None
    topic = {"message_thread_id": page.topic} if page.topic else {}
    effect = {"message_effect_id": _PARTY} if page.festive else {}
    alone = {"api_kwargs": {"receiver_user_id": page.reader, "callback_query_id": page.press}} if page.reader else {}
    return {"disable_notification": page.silent, "reply_parameters": answers, **topic, **effect, **alone, **_keys(page)}


def _keys(page: PlainMessage) -> dict[str, Any]:
    return {"reply_markup": keyboard(page.keys)}


def keyboard(keys: tuple[tuple[KeyButton, ...], ...]) -> InlineKeyboardMarkup | None:
    """Return the buttons as the library's; None if there are none."""
    rows = [[_key(key) for key in row] for row in keys]
    return InlineKeyboardMarkup(rows) if rows else None


def _key(key: KeyButton) -> InlineKeyboardButton:
    shared = SwitchInlineQueryChosenChat(key.share, allow_user_chats=True, allow_group_chats=True, allow_channel_chats=True)
    return InlineKeyboardButton(
        key.label,
        url=None if key.inside else key.url or None,
        web_app=WebAppInfo(key.url) if key.inside else None,
        callback_data=key.press or None,
        style=key.style or None,
        copy_text=CopyTextButton(key.copy) if key.copy else None,
        switch_inline_query_chosen_chat=shared if key.share else None,
    )


def _text(page: PlainMessage) -> dict[str, Any]:
    return {"text": page.text or "…", "entities": entities_of(page.marks), "link_preview_options": NO_PREVIEW}


def _caption(page: PlainMessage) -> dict[str, Any]:
    return {"caption": page.text, "caption_entities": entities_of(page.marks)}


def _photo_caption(page: PlainMessage) -> dict[str, Any]:
    """Return the caption; above the picture if there are buttons, which then stand right under the board."""
    return _caption(page) | ({"show_caption_above_media": True} if page.keys else {})


def entities_of(marks: tuple[TextEntity, ...]) -> list[MessageEntity]:
    """Return the entities as the library's."""
    return [MessageEntity(mark.kind, mark.start, mark.length, user=_user(mark), **_time(mark)) for mark in marks]


def _time(mark: TextEntity) -> dict[str, Any]:
    return {"unix_time": datetime.fromtimestamp(mark.at, UTC), "date_time_format": mark.form} if mark.form else {}


def _user(mark: TextEntity) -> User | None:
    """Return the mentioned user; Telegram reads only the number."""
    return User(mark.user, "-", is_bot=False) if mark.user else None
