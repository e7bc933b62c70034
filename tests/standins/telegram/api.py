"""The Bot API's methods, as far as a bot that plays in chats calls them."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from tests.standins.telegram.flood import Flood
from tests.standins.telegram.keyboards import rows_of
from tests.standins.telegram.media import File, Upload
from tests.standins.telegram.presses import Presses
from tests.standins.telegram.refusals import Refusal, bad, forbidden
from tests.standins.telegram.texts import LONGEST_CAPTION, LONGEST_TEXT, Marked, read
from tests.standins.telegram.updates import Updates
from tests.standins.telegram.world import Chat, Json, TelegramMessage, TelegramWorld

Given = Mapping[str, Any]

MOST_RESULTS: Final = 50
_REACTIONS: Final = frozenset({"👍", "👎", "❤", "🔥", "🎉"})
OLDEST_DELETED: Final = 48 * 3600
"""Seconds after which a message can no longer be deleted."""
MOST_DELETED: Final = 100
_UNCHANGED: Final = (
    "message is not modified: specified new message content and reply markup are exactly the same as a current content "
    "and reply markup of the message"
)
_COMMAND: Final = re.compile(r"[a-z0-9_]{1,32}")
_CAPITAL: Final = re.compile(r"[A-Z]")
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{1,256}")


def _lowered(capital: re.Match[str]) -> str:
    return f"_{capital[0].lower()}"


@dataclass
class Api:
    """One bot's methods. `do_send_message` is sendMessage, and so on."""

    world: TelegramWorld
    updates: Updates
    flood: Flood
    presses: Presses
    commands: dict[str, list[Json]] = field(default_factory=dict)
    descriptions: dict[str, str] = field(default_factory=dict)
    inline: dict[str, asyncio.Future[list[Json]]] = field(default_factory=dict)
    supports_inline: bool = False
    ephemeral: bool = False
    """Whether it is a server of version 10.2, which knows messages in groups that one user sees."""
    effects: frozenset[str] = frozenset({"5046509860389126442"})
    has_mini_app: bool = False
    menu_button: Json = field(default_factory=dict)

    async def call(self, method: str, given: Given) -> Any:
        """Call a method; raise Refusal if impossible."""
        found: Callable[[Given], Any] | None = getattr(self, f"do_{_CAPITAL.sub(_lowered, method)}", None)
        if found is None:
            raise Refusal(404, "Not Found: method not found")
        result = found(given)
        return await result if isinstance(result, Awaitable) else result

    # updates

    async def do_get_updates(self, given: Given) -> list[Json]:
        self.updates.choose(given.get("allowed_updates"))
        return await self.updates.poll(given.get("offset", 0), given.get("limit", 100), given.get("timeout", 0))

    def do_set_webhook(self, given: Given) -> bool:
        url, secret = given["url"], given.get("secret_token", "")
        # As a local server does (`--local`): plain HTTP and any port.
        if url and not re.match(r"https?://\S+$", url):
            raise bad("bad webhook: invalid webhook URL specified")
        if secret and not _SECRET.fullmatch(secret):
            raise bad("secret token contains unallowed characters")
        self.updates.choose(given.get("allowed_updates"))
        connections = given.get("max_connections", 40)
        self.updates.bring_to(url, secret, connections, drop=given.get("drop_pending_updates", False))
        return True

    def do_delete_webhook(self, given: Given) -> bool:
        self.updates.bring_to("", "", 0, drop=given.get("drop_pending_updates", False))
        return True

    def do_get_webhook_info(self, given: Given) -> Json:
        hook = self.updates.webhook
        said: Json = {"url": hook.url, "has_custom_certificate": False, "pending_update_count": self.updates.pending()}
        return said | ({"last_error_message": hook.failure, "last_error_date": int(time.time())} if hook.failure else {})

    # the bot itself

    def do_get_me(self, given: Given) -> Json:
        return self.world.bot.json() | {
            "can_join_groups": True,
            "can_read_all_group_messages": False,
            "supports_inline_queries": self.supports_inline,
            "has_main_web_app": self.has_mini_app,
        }

    def do_set_chat_menu_button(self, given: Given) -> bool:
        button = given.get("menu_button", {"type": "default"})
        if button["type"] == "web_app" and not button["web_app"]["url"].startswith("https://"):
            raise bad("BUTTON_URL_INVALID")
        self.menu_button = button
        return True

    def do_set_my_description(self, given: Given) -> bool:
        self.descriptions[f"long/{given.get('language_code', '')}"] = given.get("description", "")
        return True

    def do_set_my_short_description(self, given: Given) -> bool:
        self.descriptions[f"short/{given.get('language_code', '')}"] = given.get("short_description", "")
        return True

    def do_set_my_commands(self, given: Given) -> bool:
        if len(given["commands"]) > 100:
            raise bad("too many commands specified")
        for each in given["commands"]:
            if not _COMMAND.fullmatch(each["command"]):
                raise bad("BOT_COMMAND_INVALID")
            if not 1 <= len(each["description"]) <= 256:
                raise bad("BOT_COMMAND_DESCRIPTION_INVALID")
        self.commands[self._scope(given)] = given["commands"]
        return True

    def _scope(self, given: Given) -> str:
        scope = given.get("scope") or {"type": "default"}
        if "chat_id" in scope:
            self.world.chat(scope["chat_id"])
        return "/".join([str(value) for _, value in sorted(scope.items())] + [given.get("language_code", "")])

    # new messages

    def do_send_message(self, given: Given) -> Json:
        chat = self._counted(given, "sendMessage", "text messages")
        content = self._content(given, "text", LONGEST_TEXT)
        if not content.text:
            raise bad("message text is empty")
        return self._post(chat, content, given)

    def do_send_photo(self, given: Given) -> Json:
        return self._send_file("photo", "photos", given)

    def do_send_document(self, given: Given) -> Json:
        return self._send_file("document", "documents", given)

    def do_send_animation(self, given: Given) -> Json:
        return self._send_file("animation", "animations", given)

    def _send_file(self, kind: str, sort: str, given: Given) -> Json:
        chat = self._counted(given, f"send{kind.capitalize()}", sort)
        content = self._content(given, "caption", LONGEST_CAPTION)
        return self._post(chat, content, given, self.world.files.take(kind, given[kind]))

    def _counted(self, given: Given, method: str, sort: str) -> Chat:
        chat = self.world.writable(given["chat_id"], given.get("message_thread_id", 0), sort)
        self.flood.count(chat.id, private=chat.private, method=method)
        return chat

    def _content(self, given: Given, what: str, most: int) -> Marked:
        if "parse_mode" in given:
            raise bad("unsupported parse_mode")
        entities = given.get("entities" if what == "text" else "caption_entities")
        marked = read(given.get(what, ""), entities, most, what)
        return Marked(marked.text, tuple(self._known(each) for each in marked.entities if self._known(each)), marked.found)

    def _known(self, entity: Json) -> Json:
        """Drop mentions of users the bot cannot know."""
        if entity["type"] != "text_mention":
            return entity
        user = self.world.users.get(entity["user"]["id"])
        return {} if user is None else entity | {"user": user.json()}

    def _post(self, chat: Chat, content: Marked, given: Given, file: File | None = None) -> Json:
        thread = given.get("message_thread_id", 0)
        silent = given.get("disable_notification", False)
        keyboard = rows_of(given.get("reply_markup"), private=chat.private)
        reply_to = self._replied(chat, given.get("reply_parameters"))
        effect = given.get("message_effect_id", "")
        if effect and (not chat.private or effect not in self.effects):
            raise bad("EFFECT_ID_INVALID")
        above = given.get("show_caption_above_media", False)
        more = {"thread": thread, "file": file, "keyboard": keyboard, "silent": silent, "reply_to": reply_to}
        more |= {"effect": effect, "above": above, "reader": self._reader(chat, given)}
        return self.world.post(chat, self.world.bot, content, **more).json()

    def _reader(self, chat: Chat, given: Given) -> int:
        """The only user who sees a message: one of the group who has pressed a button a moment ago."""
        reader: int = given.get("receiver_user_id", 0)
        if not reader:
            return 0
        if not self.ephemeral:
            raise bad("there is no receiver_user_id")
        if chat.private or chat.members.get(reader, "left") in {"left", "kicked"}:
            raise bad("USER_NOT_PARTICIPANT")
        self.presses.check_fresh(given.get("callback_query_id", ""), reader)
        return reader

    def _replied(self, chat: Chat, given: Json | None) -> TelegramMessage | None:
        if not given:
            return None
        found = chat.find(given["message_id"])
        if found is None and not given.get("allow_sending_without_reply"):
            raise bad("message to be replied not found")
        return found

    # changes

    def do_edit_message_text(self, given: Given) -> Json:
        message = self._editable(given, "editMessageText")
        if message.file is not None:
            raise bad("there is no text in the message to edit")
        content = self._content(given, "text", LONGEST_TEXT)
        if not content.text:
            raise bad("message text is empty")
        return self._changed(message, content, None, given)

    def do_edit_message_caption(self, given: Given) -> Json:
        message = self._editable(given, "editMessageCaption")
        if message.file is None:
            raise bad("there is no caption in the message to edit")
        return self._changed(message, self._content(given, "caption", LONGEST_CAPTION), message.file, given)

    def do_edit_message_media(self, given: Given) -> Json:
        message, media = self._editable(given, "editMessageMedia"), given["media"]
        content = self._content(media, "caption", LONGEST_CAPTION)
        return self._changed(message, content, self.world.files.take(media["type"], media["media"]), given)

    def do_edit_message_reply_markup(self, given: Given) -> Json:
        message = self._editable(given, "editMessageReplyMarkup")
        return self._changed(message, message.content, message.file, given)

    def do_delete_message(self, given: Given) -> bool:
        found = self._deletable(given["chat_id"], [given["message_id"]], "deleteMessage")
        if not found:
            raise bad("message to delete not found")
        if int(time.time()) - found[0].date > OLDEST_DELETED:
            raise bad("message can't be deleted for everyone")
        self._delete(found)
        return True

    def do_delete_messages(self, given: Given) -> bool:
        if not 1 <= len(given["message_ids"]) <= MOST_DELETED:
            raise bad("message identifiers are not specified")
        found = self._deletable(given["chat_id"], given["message_ids"], "deleteMessages")
        if any(int(time.time()) - each.date > OLDEST_DELETED for each in found):
            raise bad("message can't be deleted for everyone")
        self._delete(found)
        return True

    def _deletable(self, chat_id: int | str, numbers: list[int], method: str) -> list[TelegramMessage]:
        chat = self.world.chat(chat_id)
        self.world.writable(chat.id, 0, "text messages")
        self.flood.count(chat.id, private=chat.private, method=method)
        found = [message for number in numbers if (message := chat.find(number)) is not None]
        if any(each.sender is not self.world.bot for each in found):
            raise bad("message can't be deleted")
        return found

    def _delete(self, messages: list[TelegramMessage]) -> None:
        for message in messages:
            message.deleted = True
            self.world.changed(message)

    def _editable(self, given: Given, method: str) -> TelegramMessage:
        if "inline_message_id" in given or "chat_id" not in given:
            raise bad("message identifier is not specified")
        chat = self.world.chat(given["chat_id"])
        self.world.writable(chat.id, 0, "text messages")
        self.flood.count(chat.id, private=chat.private, method=method)
        message = chat.find(given.get("message_id", 0))
        if message is None:
            raise bad("message to edit not found")
        if message.sender is not self.world.bot:
            raise bad("message can't be edited")
        return message

    def _changed(self, message: TelegramMessage, content: Marked, file: File | None, given: Given) -> Json:
        keyboard = rows_of(given.get("reply_markup"), private=message.chat.private)
        if (message.content, message.file, message.keyboard) == (content, file, keyboard):
            raise bad(_UNCHANGED)
        message.content, message.file, message.keyboard = content, file, keyboard
        message.above = (given.get("media") or given).get("show_caption_above_media", False)
        message.edited, message.edits = int(time.time()), message.edits + 1
        self.world.changed(message)
        return message.json()

    # answers, files, chats

    def do_answer_callback_query(self, given: Given) -> bool:
        self.presses.answer(
            given["callback_query_id"], given.get("text", ""), given.get("url", ""), alert=bool(given.get("show_alert"))
        )
        return True

    def do_get_file(self, given: Given) -> Json:
        return self.world.files.get(given["file_id"])

    def do_get_chat_member(self, given: Given) -> Json:
        return self._inside(given).member(self.world.user(given["user_id"]))

    def _inside(self, given: Given) -> Chat:
        chat = self.world.chat(given["chat_id"])
        if chat.members.get(self.world.bot.id, "left") in {"left", "kicked"}:
            raise forbidden(f"bot is not a member of the {chat.kind} chat")
        return chat

    def do_close_forum_topic(self, given: Given) -> bool:
        chat = self._inside(given)
        if chat.members[self.world.bot.id] != "administrator":
            raise bad("not enough rights to close a topic")
        if given["message_thread_id"] not in chat.topics:
            raise bad("message thread not found")
        if given["message_thread_id"] in chat.closed:
            raise bad("TOPIC_NOT_MODIFIED")
        self.flood.count(chat.id, private=False, method="closeForumTopic")
        chat.closed.add(given["message_thread_id"])
        return True

    def do_get_chat(self, given: Given) -> Json:
        chat = self._inside(given)
        gifts = dict.fromkeys(
            ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"), False
        )
        said = chat.json() | {"accent_color_id": 0, "max_reaction_count": 11, "accepted_gift_types": gifts}
        if chat.reactions is not None:
            said["available_reactions"] = [{"type": "emoji", "emoji": each} for each in chat.reactions]
        return said | ({"message_auto_delete_time": chat.auto_delete} if chat.auto_delete else {})

    def do_set_message_reaction(self, given: Given) -> bool:
        chat = self._inside(given)
        self.flood.count(chat.id, private=chat.private, method="setMessageReaction")
        message = chat.find(given["message_id"])
        if message is None:
            raise bad("message to react not found")
        wanted = [each["emoji"] for each in given.get("reaction", [])]
        if len(wanted) > 1 or any(each not in (chat.reactions if chat.reactions is not None else _REACTIONS) for each in wanted):
            raise bad("REACTION_INVALID")
        message.reaction = "".join(wanted)
        self.world.changed(message)
        return True

    def do_answer_inline_query(self, given: Given) -> bool:
        asked = self.inline.get(given["inline_query_id"])
        if asked is None or asked.done():
            raise bad("query is too old and response timeout expired or query ID is invalid")
        ids = [each["id"] for each in given["results"]]
        if len(ids) > MOST_RESULTS or len(set(ids)) < len(ids):
            raise bad("RESULT_ID_DUPLICATE")
        for each in given["results"]:
            rows_of(each.get("reply_markup"), private=False)
            if "photo_file_id" in each:
                self.world.files.take("photo", each["photo_file_id"])
                self._content(each, "caption", LONGEST_CAPTION)
        asked.set_result(given["results"])
        return True

    def do_create_forum_topic(self, given: Given) -> Json:
        chat = self._inside(given)
        if not chat.forum:
            raise bad("the chat is not a forum")
        if chat.members[self.world.bot.id] != "administrator":
            raise bad("not enough rights to create a topic")
        self.flood.count(chat.id, private=False, method="createForumTopic")
        thread = chat.next_number()
        chat.topics[thread] = given["name"]
        return {"message_thread_id": thread, "name": given["name"], "icon_color": given.get("icon_color", 7322096)}


def files_in(given: Json, files: Mapping[str, Upload]) -> Json:
    """The request with uploads put where they are named."""

    def placed(value: Any) -> Any:
        if isinstance(value, str) and value.startswith("attach://"):
            found = files.get(value.removeprefix("attach://"))
            if found is None:
                raise bad(f"file {value} is not attached")
            return found
        if isinstance(value, dict):
            return {name: placed(each) for name, each in value.items()}
        return value

    return {name: placed(value) for name, value in given.items()} | {name: file for name, file in files.items() if name in _FILES}


_FILES: Final = frozenset({"photo", "document", "animation"})
