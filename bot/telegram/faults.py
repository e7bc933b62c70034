"""Telegram's errors told apart: by class where they have one, else by their wording."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import httpx
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError

SOON: Final = 2.0
"""Seconds until the next try when the connection or Telegram is in trouble."""


class Unchanged(Exception):
    """The edit would change nothing."""


class MessageLost(Exception):
    """The message to edit was deleted, is too old, or is of another kind."""


class NoText(MessageLost):
    """The message to edit is a picture with a caption."""


class NoCaption(MessageLost):
    """The message to edit has no picture or file, and so no caption."""


class ChatLost(Exception):
    """Nothing can be posted there: the bot was removed or blocked, may not write, or the chat or topic is closed."""


class NoPictures(Exception):
    """The chat allows words but no pictures; or Telegram refused this picture."""


class FileForgotten(Exception):
    """The file id to reuse is no longer valid."""


class Wait(Exception):
    """Too many messages, or the connection is down: try again in `seconds`.

    `flood`: Telegram limits the chat. `unclear`: the request was sent, but its answer was lost.
    """

    def __init__(self, seconds: float, why: str, *, flood: bool = False, unclear: bool = False) -> None:
        self.seconds, self.flood, self.unclear = seconds, flood, unclear
        super().__init__(f"{why}; again in {seconds:.1f} s")


class GroupMoved(Exception):
    """The group has become a supergroup, with another number."""

    def __init__(self, chat: int) -> None:
        self.chat = chat
        super().__init__(f"the group is {chat} now")


_BY_WORDS: Final[tuple[tuple[str, type[Exception]], ...]] = (
    ("message is not modified", Unchanged),
    ("there is no text in the message to edit", NoText),
    ("message to edit not found", MessageLost),
    ("message can't be edited", MessageLost),
    ("message_id_invalid", MessageLost),
    ("message identifier is not specified", MessageLost),
    ("message to be replied not found", MessageLost),
    ("message to delete not found", MessageLost),
    ("message can't be deleted", MessageLost),
    ("message identifiers are not specified", MessageLost),
    ("there is no caption in the message to edit", NoCaption),
    ("not enough rights to send photos", NoPictures),
    ("not enough rights to send media", NoPictures),
    ("not enough rights to send documents", NoPictures),
    ("not enough rights to send animations", NoPictures),
    ("chat_send_photos_forbidden", NoPictures),
    ("chat_send_media_forbidden", NoPictures),
    ("photo_invalid_dimensions", NoPictures),
    ("image_process_failed", NoPictures),
    ("wrong file identifier", FileForgotten),
    ("wrong remote file identifier", FileForgotten),
    ("file_reference", FileForgotten),
    ("chat not found", ChatLost),
    ("not enough rights", ChatLost),
    ("have no rights to send", ChatLost),
    ("chat_write_forbidden", ChatLost),
    ("chat_restricted", ChatLost),
    ("chat_admin_required", ChatLost),
    ("need administrator rights", ChatLost),
    ("group chat was deactivated", ChatLost),
    ("channel_private", ChatLost),
    ("peer_id_invalid", ChatLost),
    ("user_is_blocked", ChatLost),
    ("user not found", ChatLost),
    ("user is deactivated", ChatLost),
    ("message thread not found", ChatLost),
    ("topic_closed", ChatLost),
    ("topic_deleted", ChatLost),
)
"""In the order of the search: the special before the general."""


_NEVER_SENT: Final = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout)


def named_fault(error: TelegramError) -> Exception:
    """Return the error as one of those above; unchanged if none fits."""
    match error:
        case RetryAfter(retry_after=wait):
            seconds = wait.total_seconds() if isinstance(wait, timedelta) else float(wait)
            return Wait(max(seconds, 1.0), "too many messages", flood=True)
        case ChatMigrated(new_chat_id=chat):
            return GroupMoved(chat)
        case Forbidden():
            return ChatLost(error.message)
        case BadRequest():
            said = error.message.lower()
            kind = next((kind for words, kind in _BY_WORDS if words in said), None)
            return kind(error.message) if kind is not None else error
        case NetworkError():
            unclear = isinstance(error.__cause__, httpx.TransportError) and not isinstance(error.__cause__, _NEVER_SENT)
            return Wait(SOON, f"the line to Telegram is in trouble ({type(error).__name__}: {error.message})", unclear=unclear)
        case _:
            return error
