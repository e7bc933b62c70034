"""An update as a command: who did what, where, and by which name the event is known when it comes twice."""

from __future__ import annotations

from typing import Final

from telegram import CallbackQuery, ChatMember, ChatMemberRestricted, ChatMemberUpdated, Message, User
from telegram.constants import ChatMemberStatus, ChatType

from bot.chat.contract import Account, Request
from bot.telegram.addresses import account_of, place_of
from bot.telegram.letters import Body

_OUT: Final = frozenset({ChatMemberStatus.LEFT, ChatMemberStatus.BANNED})


def said(message: Message) -> str:
    """What a message says, also beside a file."""
    return message.text or message.caption or ""


def for_us(message: Message, bot: User) -> bool:
    """Whether a message is for this bot: a command, but not another bot's; a reply to it; or anything at all in private."""
    words = said(message).split(maxsplit=1)
    if words and words[0].startswith("/"):
        named = words[0].partition("@")[2]
        return not named or named.lower() == (bot.username or "").lower()
    return bool(words) and (message.chat.type == ChatType.PRIVATE or _replied_to(message, bot) is not None)


def _replied_to(message: Message, bot: User) -> Message | None:
    """The message of ours that this one is a reply to."""
    found = message.reply_to_message
    return found if found is not None and found.from_user is not None and found.from_user.id == bot.id else None


def speaker(message: Message) -> tuple[Account, bool] | None:
    """Who has written, and whether that is an admin for sure; None for other bots and for channels."""
    if message.sender_chat is not None:
        if message.sender_chat.id != message.chat.id:
            return None
        return Account(account_of(message.chat.id), message.chat.title or ""), True
    user = message.from_user
    return None if user is None or user.is_bot else (Account(account_of(user.id), user.full_name), False)


def typed(message: Message, bot: User) -> Request | None:
    """A message as a command; None if nobody has to answer it."""
    who = speaker(message)
    if who is None or not for_us(message, bot):
        return None
    person, admin = who
    replied = _replied_to(message, bot)
    return Request(
        person=person,
        place=_place(message),
        event=f"m{message.chat.id}.{message.message_id}",
        words=said(message),
        message=str(replied.message_id) if replied is not None else "",
        language=_language(message.from_user),
        private=message.chat.type == ChatType.PRIVATE,
        where=message.chat.title or "",
        admin=admin,
    )


def pressed(query: CallbackQuery) -> Request | None:
    """A press as a command; None if it came from elsewhere than from a message of a chat."""
    if query.message is None or not query.data:
        return None
    return Request(
        person=Account(account_of(query.from_user.id), query.from_user.full_name),
        place=_place(query.message) if isinstance(query.message, Message) else place_of(query.message.chat.id),
        event=f"q{query.id}",
        button=query.data,
        message=str(query.message.message_id),
        language=_language(query.from_user),
        private=query.message.chat.type == ChatType.PRIVATE,
        where=query.message.chat.title or "",
    )


def invited(update: ChatMemberUpdated) -> Request | None:
    """Who lets the bot into a group has said its first word to it; None if the bot was there already, or is not there now."""
    was, now = may_write(update.old_chat_member), may_write(update.new_chat_member)
    if was or not now or update.chat.type == ChatType.PRIVATE or update.from_user.is_bot:
        return None
    return Request(
        person=Account(account_of(update.from_user.id), update.from_user.full_name),
        place=place_of(update.chat.id),
        event=f"a{update.chat.id}.{int(update.date.timestamp())}",
        words="/start",
        language=_language(update.from_user),
    )


def carried(query: CallbackQuery) -> bool:
    """Whether the message still has the pressed button; a forged one it never had."""
    markup = query.message.reply_markup if isinstance(query.message, Message) else None
    return markup is not None and any(key.callback_data == query.data for row in markup.inline_keyboard for key in row)


def body_of(query: CallbackQuery) -> Body:
    """What the pressed message consists of; nothing is known of one that is too old."""
    if not isinstance(query.message, Message):
        return ""
    return "text" if query.message.text is not None else "media"


def _place(message: Message) -> str:
    """In private there are no topics: a person has one private place."""
    topic = message.message_thread_id if message.is_topic_message and message.chat.type != ChatType.PRIVATE else None
    return place_of(message.chat.id, topic)


def _language(user: User | None) -> str:
    return (user.language_code if user is not None else None) or ""


def may_write(member: ChatMember) -> bool:
    """Whether the bot may post, as what it is in the chat now."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status not in _OUT
