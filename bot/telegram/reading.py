"""Updates as requests: who did what, where, and a name for the event that is the same if it comes twice."""

from __future__ import annotations

from typing import Final

from telegram import CallbackQuery, ChatMember, ChatMemberRestricted, ChatMemberUpdated, InlineQuery, Message, User
from telegram.constants import ChatMemberStatus, ChatType

from bot.chat.contract import Account, Request
from bot.telegram.addresses import account_of, place_of
from bot.telegram.outgoing import Body

_OUT: Final = frozenset({ChatMemberStatus.LEFT, ChatMemberStatus.BANNED})


def text_of(message: Message) -> str:
    """Return the text of a message, or its caption."""
    return message.text or message.caption or ""


def for_us(message: Message, bot: User) -> bool:
    """Return whether a message is for this bot: a command not for another bot, a reply to it, or anything in private."""
    words = text_of(message).split(maxsplit=1)
    if words and words[0].startswith("/"):
        named = words[0].partition("@")[2]
        return not named or named.lower() == (bot.username or "").lower()
    return bool(words) and (message.chat.type == ChatType.PRIVATE or _replied_message(message, bot) is not None)


def _replied_message(message: Message, bot: User) -> Message | None:
    """Return the bot's message that this one replies to."""
    found = message.reply_to_message
    return found if found is not None and found.from_user is not None and found.from_user.id == bot.id else None


def speaker(message: Message) -> tuple[Account, bool] | None:
    """Return the writer, and whether they are certainly an admin; None for other bots and for channels."""
    if message.sender_chat is not None:
        if message.sender_chat.id != message.chat.id:
            return None
        return Account(account_of(message.chat.id), message.chat.title or ""), True
    user = message.from_user
    return None if user is None or user.is_bot else (Account(account_of(user.id), user.full_name), False)


def typed_request(message: Message, bot: User) -> Request | None:
    """Return a message as a request; None if it needs no answer."""
    who = speaker(message)
    if who is None or not for_us(message, bot):
        return None
    person, admin = who
    private = message.chat.type == ChatType.PRIVATE
    replied = _replied_message(message, bot)
    return Request(
        person=person,
        place=_place(message),
        event=f"m{message.chat.id}.{message.message_id}",
        words=text_of(message),
        said=str(message.message_id),
        message=str(replied.message_id) if replied is not None else "",
        language=_language(message.from_user),
        private=private,
        where=message.chat.title or "",
        admin=admin,
        addressed=private or replied is not None or "@" in text_of(message).split(maxsplit=1)[0],
    )


def pressed_request(query: CallbackQuery) -> Request | None:
    """Return a press as a request; None if it is not on a message in a chat."""
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


def inline_request(query: InlineQuery) -> Request:
    """Return what a person looks up from any chat, as if said to the bot alone."""
    return Request(
        person=Account(account_of(query.from_user.id), query.from_user.full_name),
        place=place_of(query.from_user.id),
        event=f"i{query.id}",
        words=query.query,
        language=_language(query.from_user),
    )


def invitation(update: ChatMemberUpdated) -> Request | None:
    """Return the request of a person who adds the bot to a group; None if it was there already or is not there now."""
    was, now = may_write(update.old_chat_member), may_write(update.new_chat_member)
    if was or not now or update.chat.type == ChatType.PRIVATE or update.from_user.is_bot:
        return None
    return Request(
        person=Account(account_of(update.from_user.id), update.from_user.full_name),
        place=place_of(update.chat.id),
        event=f"a{update.chat.id}.{int(update.date.timestamp())}",
        arrived=True,
        language=_language(update.from_user),
    )


def has_button(query: CallbackQuery) -> bool:
    """Return whether the message still has the pressed button; it never had a forged one."""
    markup = query.message.reply_markup if isinstance(query.message, Message) else None
    return markup is not None and any(key.callback_data == query.data for row in markup.inline_keyboard for key in row)


def body_of(query: CallbackQuery) -> Body:
    """Return the kind of the pressed message; empty if it is too old to know."""
    if not isinstance(query.message, Message):
        return ""
    return "text" if query.message.text is not None else "media"


def topic_of(query: CallbackQuery) -> int:
    """Return the topic of the pressed message; 0 if it is in none."""
    return (query.message.message_thread_id or 0) if isinstance(query.message, Message) else 0


def _place(message: Message) -> str:
    """Return the place of a message. Topics in private chats do not count: a person has one private place."""
    topic = message.message_thread_id if message.is_topic_message and message.chat.type != ChatType.PRIVATE else None
    return place_of(message.chat.id, topic)


def _language(user: User | None) -> str:
    return (user.language_code if user is not None else None) or ""


def may_write(member: ChatMember) -> bool:
    """Return whether the bot may post with this membership."""
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status not in _OUT
