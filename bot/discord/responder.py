"""Answers to an interaction: the first within three seconds, the rest within fifteen minutes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Sequence
from typing import Any, Final, Literal, TypeAlias, TypeVar

import discord
from msgspec.structs import replace

from bot.chat.contract import Button, Message, Modal, Paragraph, Reply
from bot.chat.voice import Voice
from bot.discord.answers import named
from bot.discord.faults import unanswerable
from bot.discord.layout import Sheet, post_sheet, whisper_sheet
from bot.discord.modals import ModalView
from bot.discord.posts import Posts
from bot.i18n import shipped
from bot.store import LaterError, PerhapsPostedError, Place, PlaceGoneError, StoreError

logger = logging.getLogger(__name__)

Answered: TypeAlias = Literal["", "hidden", "public", "update"]
"""The kind of first answer: none yet, for the person alone, for all, or a change of the pressed message."""

_T = TypeVar("_T")
_NOBODY: Final = discord.AllowedMentions.none()


class Responder:
    """The answers to one interaction. The person alone sees private messages, and with `hidden` all others too.

    `alone`: the id of the newest message from this interaction that the person alone sees; 0 if there is none.
    """

    def __init__(
        self, posts: Posts, interaction: discord.Interaction[Any], place: Place, *, hidden: bool, answer_by: float
    ) -> None:
        """`answer_by`: when the first answer is due, on the monotonic clock."""
        self.answer_by = answer_by
        self._begun = time.monotonic()
        self._posts = posts
        self._interaction = interaction
        self._place = place
        self._hidden = hidden
        self._answered: Answered = ""
        self._waiting = False
        """Whether the person sees a placeholder message that waits for its content."""
        self.alone = 0
        self.voice = Voice(shipped().choose(str(interaction.locale)))

    @property
    def _pressed_message(self) -> str:
        message = self._interaction.message
        return str(message.id) if message is not None else ""

    async def hold(self, answer: Answered = "") -> None:
        """Defer the first answer, visibly or not. By default, in the way that suits a late answer best."""
        if self._answered:
            return
        answer = answer or ("update" if self._pressed_message else "hidden")
        try:
            await self._interaction.response.defer(ephemeral=answer == "hidden", thinking=answer != "update")
        except discord.HTTPException as refusal:
            raise unanswerable(refusal) from None
        self._answered = answer
        self._waiting = answer != "update"

    async def withdraw(self) -> None:
        """Delete the placeholder, if any: another process answers, or the answer is elsewhere."""
        if self._waiting:
            self._waiting = False
            # Delete only a placeholder: after an update, the original answer is the pressed message.
            await self._ask(self._interaction.delete_original_response())

    async def show(self, reply: Reply) -> None:
        """Show a reply, and answer the interaction even if the reply is empty."""
        if reply.modal is not None and not self._answered:
            await self._form(reply.modal)
            return
        shown = False
        if reply.posted and not self._answered and await self._answered_by_post():
            self._answered = "public"
        for message in reply.messages:
            if not message.empty:
                await self._message(message)
                shown = True
        if reply.answer is not None and reply.answer.text and not shown and not (reply.answer.shown and self._pressed_by_all):
            await self._new(Message((reply.answer.line or Paragraph((reply.answer.text,)),)), "hidden")
        await self._end()
        for message in reply.messages:
            if message.folded is not None:
                await self._posts.fold(self._place, message.folded)

    async def _answered_by_post(self) -> bool:
        """Wait until the table that is now open is posted; return whether its post is the answer, from whichever process."""
        answers, name = self._posts.answers, named(self._interaction)
        posted = await self._posts.posted_since(self._place, self._begun, self.answer_by)
        if posted or answers.has(name):
            return answers.has(name)
        return bool(await answers.given(self._interaction.client, name))

    async def _form(self, modal: Modal) -> None:
        """Answer with a form; only a first answer can be one."""
        try:
            await self._interaction.response.send_modal(ModalView(modal))
        except discord.HTTPException as refusal:
            raise unanswerable(refusal) from None
        self._answered = "update"

    async def say(self, text: str) -> None:
        """Show a line to the person alone."""
        await self._new(Message((Paragraph((text,)),)), "hidden")

    async def _end(self) -> None:
        if not self._answered:
            # Where the bot is no member, the table is in the private chat and nothing of it shows here.
            await (self.hold() if self._pressed_message else self._done())
        else:
            await self.withdraw()

    async def _done(self) -> None:
        """Say that a command is done and where it shows."""
        if self._hidden:
            await self.say(self.voice.text("private-sent"))
            return
        address = await self._posts.posted_since(self._place, self._begun, self.answer_by)
        way = ((Button(self.voice.text("discord-go"), url=address),),) if address else ()
        await self._new(Message((self.voice.line("discord-done"),), way), "hidden")

    async def _message(self, message: Message) -> None:
        """Edit the pressed message, show a message to the person alone, edit another message, or post a new one for all."""
        pressed = bool(message.edits) and message.edits == self._pressed_message
        if pressed and self._answered in ("", "update"):
            await self._update(message)
        elif message.private_to or (self._hidden and not message.everybody) or (pressed and self._whispered):
            await self._new(message, "hidden")
        elif message.edits or (self._waiting and self._answered == "hidden"):
            await _posted(message, await self._posts.post(self._place, message))
        else:
            await _posted(message, await self._new(message, "public"))

    @property
    def _pressed_by_all(self) -> bool:
        """Whether a message was pressed that everybody here sees, in a chat where the bot shows what happens at tables."""
        return bool(self._pressed_message) and not self._whispered and not self._hidden

    @property
    def _whispered(self) -> bool:
        message = self._interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def _pressed_is_layout(self) -> bool:
        """Whether the pressed message has Components V2, as whispers have; a message keeps its kind."""
        message = self._interaction.message
        return message is not None and message.flags.components_v2

    async def _update(self, message: Message) -> None:
        if self._whispered:
            self.alone = int(self._pressed_message)
        made = await self._drawn(message, "update")
        if not self._answered:
            await self._first(made, "update")
        else:
            await self._ask(
                self._interaction.edit_original_response(**made.body, attachments=made.attachments, allowed_mentions=_NOBODY)
            )

    async def _new(self, message: Message, answer: Answered) -> str:
        """Show a new message: as the first answer, in the placeholder, or as one more. Return its id, if that is known."""
        made = await self._drawn(message, answer)
        if not self._answered:
            return await self._first(made, answer)
        files = list(made.files)
        if self._waiting and self._answered == answer:
            self._waiting = False
            filled = await self._ask(
                self._interaction.edit_original_response(**made.body, attachments=files, allowed_mentions=_NOBODY)
            )
            return self._note(filled.id, answer)
        added = await self._ask(
            self._interaction.followup.send(
                **made.body, files=files, allowed_mentions=_NOBODY, ephemeral=answer == "hidden", silent=True, wait=True
            )
        )
        return self._note(added.id, answer)

    def _note(self, message: int | None, answer: Answered) -> str:
        """Remember the message if only the person sees it; return its id."""
        self.alone = message or 0 if answer == "hidden" else self.alone
        return str(message or "")

    async def _first(self, made: Sheet, answer: Answered) -> str:
        response, files, posted = self._interaction.response, list(made.files), ""
        try:
            if answer == "update":
                await response.edit_message(**made.body, attachments=made.attachments, allowed_mentions=_NOBODY)
            else:
                shown = await response.send_message(
                    **made.body, files=files, allowed_mentions=_NOBODY, ephemeral=answer == "hidden", silent=True
                )
                posted = self._note(shown.message_id, answer)
        except discord.HTTPException as refusal:
            raise unanswerable(refusal) from None
        self._answered = answer
        return posted

    async def _ask(self, call: Awaitable[_T]) -> _T:
        try:
            return await call
        except discord.HTTPException as refusal:
            raise unanswerable(refusal) from None

    async def _drawn(self, message: Message, answer: Answered) -> Sheet:
        """Lay out a message with its picture; defer the first answer if that takes too long."""
        work = asyncio.create_task(self._sheet(message, answer))
        try:
            left = self.answer_by - time.monotonic()
            if left > 0 and not self._answered:
                await asyncio.wait({work}, timeout=left)
            if not work.done():
                await self.hold(answer)
            return await work
        finally:
            work.cancel()

    def _kept(self, message: Message) -> Sequence[discord.Attachment]:
        """Return the pictures that the pressed message keeps: what was chosen on them changes its words alone."""
        pressed = self._interaction.message
        return () if pressed is None or message.picture is not None or not message.spare else pressed.attachments

    async def _sheet(self, message: Message, answer: Answered) -> Sheet:
        if answer == "hidden" or (answer == "update" and self._pressed_is_layout):
            kept = self._kept(message) if answer == "update" else ()
            return await whisper_sheet(message, self._posts.limits, self.voice, kept)
        return await post_sheet(message, self._posts.limits, self.voice, ping=False)

    async def too_late(self, reply: Reply) -> None:
        """After fifteen minutes, post the messages for all and ask the person to press once more."""
        private = [each for each in reply.messages if not each.empty and (each.private_to or each.edits or self._hidden)]
        for message in reply.messages:
            if not message.empty and message not in private:
                await self._try(message)
        if private or (reply.answer is not None and not reply.messages):
            name = self._interaction.user.display_name
            await self._try(Message((self.voice.line("discord-late", player=name),)))

    async def _try(self, message: Message) -> None:
        try:
            await _posted(message, await self._posts.post(self._place, replace(message, edits="", folded=None)))
        except (LaterError, PerhapsPostedError, PlaceGoneError) as refusal:
            logger.info("%s: cannot show a late answer: %s", self._place, refusal)


async def _posted(message: Message, posted: str) -> None:
    if message.on_posted is None or not posted:
        return
    try:
        await message.on_posted(posted)
    except StoreError as fault:
        logger.warning("message %s is not noted: %s", posted, fault)
