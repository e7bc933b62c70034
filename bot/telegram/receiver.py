"""Handles updates: answer each press once and at once, then show what it leads to."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial
from typing import Final

from cachetools import LRUCache
from msgspec.structs import replace
from telegram import (
    Bot,
    CallbackQuery,
    ChatMemberUpdated,
    Document,
    InlineQuery,
    InlineQueryResult,
    InlineQueryResultArticle,
    InlineQueryResultCachedPhoto,
    InputTextMessageContent,
    Message,
    Update,
)
from telegram.error import TelegramError

from bot.chat.contract import LARGEST_RECORD, Answer, Dispatcher, House, PlatformLimits, Reply, Request, Shared
from bot.i18n import Translator
from bot.i18n.catalogue import FALLBACK
from bot.store import Place, StoreError
from bot.telegram.addresses import chat_and_topic, message_of, person_of, place_of
from bot.telegram.admins import Admins
from bot.telegram.answer_relay import AnswerRelay
from bot.telegram.api_calls import NO_PREVIEW, entities_of, keyboard
from bot.telegram.faults import named_fault
from bot.telegram.file_ids import FileIds, digest_of
from bot.telegram.limits import TELEGRAM
from bot.telegram.membership import Membership
from bot.telegram.outgoing import Body, OutgoingMessage, PlainMessage, keys, outgoing_messages, stripping, whispered
from bot.telegram.person_locks import DoubleTaps, PersonLocks
from bot.telegram.posts import limits_of
from bot.telegram.reading import body_of, has_button, inline_request, invitation, pressed_request, topic_of, typed_request
from bot.telegram.topics import Topics
from bot.telegram.vanishing import Vanishing
from bot.telegram.wording import format_paragraphs

_FRESH: Final = 5
"""Seconds for which a person's app keeps the list of games to share."""
_LONGEST_TOPIC: Final = 128
_SUPERGROUPS: Final = -(10**12)
"""From here on the numbers of supergroups count down; in addresses they count up from 0."""
_REMEMBERED: Final = 4096
"""Events whose names are kept, so that none is handled twice."""

logger = logging.getLogger(__name__)


class Receiver:
    """The handler of updates, one in each process that receives."""

    def __init__(
        self,
        bot: Bot,
        dispatcher: Dispatcher,
        outgoing: AnswerRelay,
        membership: Membership,
        vanishing: Vanishing,
        files: FileIds,
        topics: Topics,
        *,
        ephemeral: bool = False,
    ) -> None:
        """`ephemeral`: Telegram can answer a press in a group with a message that one person sees."""
        self._bot = bot
        self._dispatcher = dispatcher
        self._outgoing = outgoing
        self._membership = membership
        self._vanishing = vanishing
        self._files = files
        self._topics = topics
        self._ephemeral = ephemeral
        self._admins = Admins(bot)
        self._locks = PersonLocks()
        self._taps = DoubleTaps()
        self._answered: LRUCache[str, None] = LRUCache(_REMEMBERED)
        self._done: LRUCache[str, None] = LRUCache(_REMEMBERED)

    async def update(self, update: Update) -> None:
        """Handle one update. An update that comes twice does no harm."""
        if update.callback_query is not None:
            await self._handle_press(update.callback_query)
        elif update.my_chat_member is not None:
            await self._standing(update.my_chat_member)
        elif update.message is not None:
            await self._handle_message(update.message)
        elif update.inline_query is not None:
            await self._handle_inline(update.inline_query)

    async def _standing(self, update: ChatMemberUpdated) -> None:
        """Handle a change of the bot's membership; in a group that has just added it, say how to start a game."""
        await self._membership.on_changed(update)
        request = invitation(update)
        if request is not None and request.event not in self._done:
            self._done[request.event] = None
            await self._show(request, await self._handle(request))
            await self._note_vanishing(update.chat.id)

    async def _note_vanishing(self, chat: int) -> None:
        """Note after how long the messages of a group vanish that the bot comes to."""
        try:
            seconds = (await self._bot.get_chat(chat)).message_auto_delete_time
            if seconds:
                await self._vanishing.note(chat, _seconds(seconds))
        except (StoreError, TelegramError) as error:
            logger.info("chat %d: cannot ask whether messages vanish: %s", chat, error)

    # presses

    async def _handle_press(self, query: CallbackQuery) -> None:
        reply = Reply()
        async with self._locks.of(query.from_user.id) as heard:
            request = pressed_request(query) if heard else None
            if request is not None and isinstance(query.message, Message):
                request = self._with_house(request, query.message)
            if request is not None and request.event in self._done:
                return
            slip = None if request is None else self._taps.again(query.from_user.id, request.message, request.button)
            if slip is not None:
                request, reply = None, Reply(slip)
            try:
                if request is not None:
                    reply = await self._unrepeated(request, _without_false_strips(query, await self._handle(request)))
            finally:
                await self._answer(query, reply.answer or Answer())
            if request is not None:
                await self._show(request, reply, body=body_of(query), topic=topic_of(query), press=query.id)
                self._done[request.event] = None
                if reply.messages or reply.again:
                    self._taps.note(query.from_user.id, request.message, request.button, reply.answer or Answer())

    async def _unrepeated(self, request: Request, reply: Reply) -> Reply:
        """Return the reply; of a look that would change nothing only the answer that says so."""
        if reply.again is None or reply.answer is not None or len(reply.messages) != 1:
            return reply
        made = outgoing_messages(request.place, reply.messages[0])
        return replace(reply, answer=reply.again, messages=()) if await self._outgoing.repeats(made) else reply

    async def _answer(self, query: CallbackQuery, answer: Answer) -> None:
        """Answer a press once, even if the update comes again. If the answer fails or is too late, the deed stands."""
        if query.id in self._answered:
            return
        self._answered[query.id] = None
        try:
            await self._bot.answer_callback_query(
                query.id, text=answer.text or None, show_alert=answer.alert or None, url=answer.url or None
            )
        except TelegramError as error:
            logger.info("cannot answer a button press: %s", named_fault(error))

    # games to share

    async def _handle_inline(self, query: InlineQuery) -> None:
        """Offer a person's games to be shared into the chat where they write."""
        async with self._locks.of(query.from_user.id) as heard:
            try:
                found = await self._dispatcher.shared(inline_request(query), self._limits()) if heard else ()
                results = [await self._result(each) for each in found]
                await query.answer(results, cache_time=_FRESH, is_personal=True)
            except (StoreError, TelegramError) as error:
                logger.info("cannot answer an inline query: %s", error)

    async def _result(self, shared: Shared) -> InlineQueryResult:
        """Return a game with its picture if Telegram has that already: nothing can be uploaded into a list."""
        picture, known = shared.message.picture, ""
        try:
            known = "" if picture is None else await self._files.get(digest_of(await picture.png()))
        except Exception:
            # Whatever is wrong with a picture, the game can be shared without it.
            logger.exception("drawing a board to share failed")
        return _photo(shared, known) if known else _article(shared)

    # words

    async def _handle_message(self, message: Message) -> None:
        if message.migrate_to_chat_id is not None:
            await self._membership.on_migrated(message.chat.id, message.migrate_to_chat_id)
            return
        if message.migrate_from_chat_id is not None:
            await self._membership.on_migrated(message.migrate_from_chat_id, message.chat.id)
            return
        if message.left_chat_member is not None and not message.left_chat_member.is_bot:
            await self._membership.on_left(message.chat.id, message.left_chat_member.id)
            return
        if message.message_auto_delete_timer_changed is not None:
            await self._vanishing.note(
                message.chat.id, _seconds(message.message_auto_delete_timer_changed.message_auto_delete_time)
            )
            return
        request = typed_request(message, self._bot.bot)
        if request is None:
            return
        async with self._locks.of(person_of(request.person.id) or message.chat.id) as heard:
            if not heard or request.event in self._done:
                return
            needs = self._dispatcher.needs(request)
            if needs.file:
                request = await self._with_file(request, message)
            if needs.opens and message.chat.is_forum:
                request = await self._with_topic(request, needs.opens)
            request = self._with_house(request, message)
            reply = await self._handle(request)
            answers, topic = 0 if request.private else message.message_id, message.message_thread_id or 0
            await self._show(request, reply, answers=answers, topic=topic)
            if reply.nod:
                await self._outgoing.hand(
                    OutgoingMessage(PlainMessage(chat=message.chat.id, nods=message.message_id, spare=True))
                )
            self._done[request.event] = None

    async def _with_file(self, request: Request, message: Message) -> Request:
        """Load the file that comes with the command, or in the message it replies to."""
        replied = message.reply_to_message
        found = message.document or (replied.document if replied is not None else None)
        return request if found is None else replace(request, file=await self._load(found))

    async def _load(self, document: Document) -> bytes | None:
        if (document.file_size or 0) > LARGEST_RECORD:
            return None
        try:
            return bytes(await (await document.get_file()).download_as_bytearray())
        except TelegramError as error:
            logger.info("cannot download a file: %s", named_fault(error))
            return None

    async def _with_topic(self, request: Request, game: str) -> Request:
        """Create a topic with the game's name first where each table gets one. If the bot may not, do without."""
        if not await self._wants_topics(request):
            return request
        made = await self._new_topic(chat_and_topic(request.place)[0], Translator(FALLBACK).text(f"game-{game}"))
        return replace(request, place=made) if made else request

    def _with_house(self, request: Request, message: Message) -> Request:
        """Return the request with the way to make a topic, if it comes from a group with topics."""
        return replace(request, house=partial(self._house, request.place)) if message.chat.is_forum else request

    async def _house(self, place: Place, card: str, name: str) -> House:
        """Create a topic for a game; in a topic only for a rematch, which has no card yet, if the old game had its own."""
        chat, topic = chat_and_topic(place)
        made = await self._new_topic(chat, name) if not topic or (not card and await self._topics.ours(place)) else ""
        return House(made, f"https://t.me/c/{_SUPERGROUPS - chat}/{chat_and_topic(made)[1]}") if made else House()

    async def _new_topic(self, chat: int, name: str) -> Place:
        """Create a topic, in the chat's pace, and return its place; empty if the bot may not."""
        await self._outgoing.spend(chat)
        try:
            topic = await self._bot.create_forum_topic(chat, name[:_LONGEST_TOPIC])
        except TelegramError as error:
            logger.info("chat %d: cannot create a topic: %s", chat, named_fault(error))
            return ""
        made = place_of(chat, topic.message_thread_id)
        await self._topics.note(made)
        return made

    async def _wants_topics(self, request: Request) -> bool:
        try:
            return (await self._dispatcher.chat(request.place)).threads
        except StoreError:
            return False  # the command itself reports the trouble

    # presses and words

    def _limits(self) -> PlatformLimits:
        return replace(limits_of(self._bot.bot), whispers_to_presses=self._ephemeral)

    async def _handle(self, request: Request) -> Reply:
        if not (request.private or request.admin) and self._dispatcher.needs(request).admin:
            chat, _ = chat_and_topic(request.place)
            admin = await self._admins.is_admin(chat, person_of(request.person.id))
            request = replace(request, admin=admin)
        if request.button and not request.private:
            wait = await self._outgoing.wait(chat_and_topic(request.place)[0], message_of(request.message))
            request = replace(request, wait=wait)
        return await self._dispatcher.handle(request, self._limits())

    async def _show(
        self, request: Request, reply: Reply, *, body: Body = "", answers: int = 0, topic: int = 0, press: str = ""
    ) -> None:
        """Show what a request leads to. `topic`: of a private chat, where it was said; `press`: the id of a press."""
        whispers = press and not request.private and self._limits().whispers_to_presses
        for message in reply.messages:
            for made in outgoing_messages(request.place, message, body=body, answers=answers):
                shown = whispered(request.place, made, press) if whispers and message.private_to == request.person.id else made
                await self._outgoing.hand(shown.with_page(topic=topic) if topic and request.private else shown)
            strips = stripping(request.place, message)
            if strips is not None:
                await self._outgoing.hand(strips)


def _seconds(time: int | timedelta) -> int:
    """Return a span of the library's in seconds."""
    return int(time.total_seconds()) if isinstance(time, timedelta) else time


def _photo(shared: Shared, file_id: str) -> InlineQueryResultCachedPhoto:
    text, marks = format_paragraphs(shared.message.paragraphs, TELEGRAM.caption, ping=False)
    rows, entities = keyboard(keys(shared.message.buttons)), entities_of(marks)
    return InlineQueryResultCachedPhoto(
        shared.table, file_id, shared.title, shared.line, caption=text, caption_entities=entities, reply_markup=rows
    )


def _article(shared: Shared) -> InlineQueryResultArticle:
    text, marks = format_paragraphs(shared.message.paragraphs, TELEGRAM.text, ping=False)
    words = InputTextMessageContent(text, entities=entities_of(marks), link_preview_options=NO_PREVIEW)
    rows = keyboard(keys(shared.message.buttons))
    return InlineQueryResultArticle(shared.table, shared.title, words, reply_markup=rows, description=shared.line)


def _without_false_strips(query: CallbackQuery, reply: Reply) -> Reply:
    """Do not strip the message for a button it does not have: the press was forged, or the message has changed since."""
    if has_button(query):
        return reply
    kept = tuple(message for message in reply.messages if not (message.empty and message.folded))
    return Reply(reply.answer, kept)
