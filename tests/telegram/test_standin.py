"""The Telegram stand-in alone, over plain HTTP: it refuses what the service refuses, with the same errors."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from PIL import Image

from tests.standins.people import Button
from tests.standins.specs import unchecked
from tests.standins.telegram.flood import Flood
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.spec import FILE, description

Json = dict[str, Any]
ANN, BEN, GROUP = 11, 22, -1000


class RawClient:
    """A bot that only sends requests."""

    def __init__(self, telegram: Telegram, session: aiohttp.ClientSession) -> None:
        self.telegram = telegram
        self.session = session

    async def ask(self, method: str, **given: Any) -> Json:
        async with self.session.post(f"{self.telegram.url}/bot{self.telegram.token}/{method}", json=given) as answer:
            said: Json = await answer.json()
            assert answer.status == said.get("error_code", 200)
            return said

    async def get(self, method: str, **given: Any) -> Any:
        said = await self.ask(method, **given)
        assert said["ok"], said
        return said["result"]

    async def refused(self, method: str, **given: Any) -> str:
        said = await self.ask(method, **given)
        assert not said["ok"], said
        return str(said["description"])

    async def upload(self, method: str, files: dict[str, bytes], **given: Any) -> Json:
        form = aiohttp.FormData({name: value if isinstance(value, str) else json.dumps(value) for name, value in given.items()})
        for name, data in files.items():
            form.add_field(name, data, filename=f"{name}.png")
        async with self.session.post(f"{self.telegram.url}/bot{self.telegram.token}/{method}", data=form) as answer:
            said: Json = await answer.json()
            return said


@pytest.fixture
async def telegram() -> AsyncIterator[Telegram]:
    async with Telegram() as running:
        ann, ben = running.world.person(ANN, "Ann"), running.world.person(BEN, "Ben")
        running.world.group(GROUP, "Friends", ann, ben)
        yield running


@pytest.fixture
async def bot(telegram: Telegram) -> AsyncIterator[RawClient]:
    async with aiohttp.ClientSession() as session:
        yield RawClient(telegram, session)


@pytest.fixture
def ann(telegram: Telegram) -> TelegramPhone:
    return TelegramPhone(telegram, telegram.world.users[ANN], telegram.world.chats[GROUP])


def png(width: int = 8, height: int = 8) -> bytes:
    out = io.BytesIO()
    Image.new("1", (width, height)).save(out, "PNG")
    return out.getvalue()


async def polled(telegram: Telegram, times: int) -> None:
    """Wait until the bot has polled this often."""
    for _ in range(4000):
        if telegram.updates.polls >= times:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nobody asks for updates")


def keys(*data: str) -> Json:
    return {"inline_keyboard": [[{"text": each or "nothing", "callback_data": each} for each in data]]}


@pytest.mark.skipif(description() is None, reason=unchecked(FILE))
async def test_traffic_is_checked_against_the_api_description(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    ann.start()
    await ann.say("/new")
    ann.put("administrator")
    assert len(await bot.get("getUpdates")) == 3
    sent = await bot.get("sendMessage", chat_id=GROUP, text="Hello", reply_markup=keys("go"))
    await bot.upload("sendPhoto", {"photo": png()}, chat_id=GROUP, caption="a board")
    tapped = asyncio.create_task(ann.tap(telegram.world.chats[GROUP].messages[1], "go"))
    await bot.get("getUpdates", offset=1)
    await bot.get("answerCallbackQuery", callback_query_id="7000000000000000000", text="yes")
    assert await tapped == "yes"
    for method in ("getMe", "getWebhookInfo"):
        await bot.get(method)
    for status in ("restricted", "administrator", "creator", "kicked", "left", "member"):
        telegram.world.chats[GROUP].members[BEN] = status
        assert (await bot.get("getChatMember", chat_id=GROUP, user_id=BEN))["status"] == status
    assert telegram.wrong == []
    assert telegram.checked > 10
    assert "foo" in await bot.refused("sendMessage", chat_id=GROUP, text="x", foo=1)
    assert "text" in await bot.refused("sendMessage", chat_id=GROUP)
    assert "there is no method" in await bot.refused("sendBoard")
    wrong = {"inline_keyboard": [[{"text": "x", "callback_data": 5}]]}
    assert "reply_markup" in await bot.refused(
        "editMessageReplyMarkup", chat_id=GROUP, message_id=sent["message_id"], reply_markup=wrong
    )
    assert "scope" in await bot.refused("setMyCommands", commands=[], scope={"type": "everybody"})
    assert len(telegram.wrong) == 5


async def test_wrong_token_is_refused(bot: RawClient, telegram: Telegram) -> None:
    telegram.token = "4242:another"
    assert await bot.get("getMe")
    async with bot.session.get(f"{telegram.url}/bot4242:wrong/getMe") as answer:
        assert answer.status == 401


async def test_text_length_counts_utf_16_units(bot: RawClient) -> None:
    await bot.get("sendMessage", chat_id=GROUP, text="🏰" * 2048)
    assert "message is too long" in await bot.refused("sendMessage", chat_id=GROUP, text="🏰" * 2049)
    assert "message text is empty" in await bot.refused("sendMessage", chat_id=GROUP, text=" \n ")
    sent = await bot.upload("sendPhoto", {"photo": png()}, chat_id=GROUP, caption="x" * 1024)
    again = {"chat_id": GROUP, "message_id": sent["result"]["message_id"]}
    assert "caption is too long" in await bot.refused("editMessageCaption", **again, caption="x" * 1025)
    assert "no text in the message" in await bot.refused("editMessageText", **again, text="x")


async def test_entities_must_lie_within_the_text(bot: RawClient) -> None:
    def bold(offset: int, length: int) -> Json:
        return {"chat_id": GROUP, "text": "a🏰b", "entities": [{"type": "bold", "offset": offset, "length": length}]}

    await bot.get("sendMessage", **bold(1, 2))
    assert "after the end of the text" in await bot.refused("sendMessage", **bold(3, 2))
    assert "in a middle of a UTF-16 symbol" in await bot.refused("sendMessage", **bold(1, 1))


async def test_plain_text_gets_automatic_entities(bot: RawClient, telegram: Telegram) -> None:
    await bot.get("sendMessage", chat_id=GROUP, text="@somebody /join abc #tag https://a.example/x me@a.example a.com")
    found = telegram.world.said()[-1].content.found
    assert sorted(each["type"] for each in found) == ["bot_command", "email", "hashtag", "mention", "url", "url"]
    await bot.get("sendMessage", chat_id=GROUP, text="@\u2060somebody 1/2 a\u2060.com me")
    assert telegram.world.said()[-1].content.found == ()


async def test_keyboards_are_validated(bot: RawClient) -> None:
    sent = await bot.get("sendMessage", chat_id=GROUP, text="x", reply_markup=keys("x" * 64))
    where = {"chat_id": GROUP, "message_id": sent["message_id"]}
    assert "BUTTON_DATA_INVALID" in await bot.refused("editMessageReplyMarkup", **where, reply_markup=keys("é" * 33))
    assert "too long" in await bot.refused("editMessageReplyMarkup", **where, reply_markup=keys(*map(str, range(9))))
    blank = {"inline_keyboard": [[{"text": " ", "callback_data": "x"}]]}
    assert "non-empty" in await bot.refused("editMessageReplyMarkup", **where, reply_markup=blank)
    two = {"inline_keyboard": [[{"text": "x", "callback_data": "x", "url": "https://a.example"}]]}
    assert "unallowed" in await bot.refused("editMessageReplyMarkup", **where, reply_markup=two)
    assert "message is not modified" in await bot.refused("editMessageReplyMarkup", **where, reply_markup=keys("x" * 64))
    assert "reply_markup" not in await bot.get("editMessageReplyMarkup", **where)


async def test_only_own_existing_messages_can_be_edited(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    sent = await bot.get("sendMessage", chat_id=GROUP, text="x")
    where = {"chat_id": GROUP, "message_id": sent["message_id"]}
    assert "message is not modified" in await bot.refused("editMessageText", **where, text="x")
    assert (await bot.get("editMessageText", **where, text="y"))["edit_date"]
    foreign = ann.write(telegram.world.chats[GROUP], "hello")
    assert "can't be edited" in await bot.refused("editMessageText", chat_id=GROUP, message_id=foreign.number, text="z")
    telegram.world.said()[-1].deleted = True
    assert "message to edit not found" in await bot.refused("editMessageText", **where, text="z")
    reply = {"message_id": sent["message_id"]}
    assert "message to be replied not found" in await bot.refused("sendMessage", chat_id=GROUP, text="x", reply_parameters=reply)
    await bot.get("sendMessage", chat_id=GROUP, text="x", reply_parameters=reply | {"allow_sending_without_reply": True})


async def test_picture_can_be_sent_again_by_file_id(bot: RawClient, telegram: Telegram) -> None:
    sent = (await bot.upload("sendPhoto", {"photo": png(8, 9)}, chat_id=GROUP))["result"]
    *_, photo = sent["photo"]
    assert (photo["width"], photo["height"]) == (8, 9)
    again = await bot.get("sendPhoto", chat_id=GROUP, photo=photo["file_id"], caption="again")
    assert again["photo"][-1]["file_id"] == photo["file_id"]
    assert telegram.world.files.uploads == 1
    assert "wrong remote file identifier" in await bot.refused("sendPhoto", chat_id=GROUP, photo="unknown")
    assert "can't use file of type Photo as Document" in await bot.refused(
        "sendDocument", chat_id=GROUP, document=photo["file_id"]
    )
    wide = await bot.upload("sendPhoto", {"photo": png(2100, 100)}, chat_id=GROUP)
    assert wide["description"] == "Bad Request: PHOTO_INVALID_DIMENSIONS"
    assert (await bot.upload("sendPhoto", {"photo": b"no picture"}, chat_id=GROUP))[
        "description"
    ] == "Bad Request: IMAGE_PROCESS_FAILED"
    where = {"chat_id": GROUP, "message_id": again["message_id"]}
    new = {"type": "photo", "media": "attach://board", "caption": "new"}
    changed = await bot.upload("editMessageMedia", {"board": png(10, 10)}, **where, media=new)
    assert changed["result"]["photo"][-1]["width"] == 10
    assert changed["result"]["caption"] == "new"
    same = {"type": "photo", "media": changed["result"]["photo"][-1]["file_id"], "caption": "new"}
    assert "message is not modified" in await bot.refused("editMessageMedia", **where, media=same)
    document = (await bot.upload("sendDocument", {"document": b"{}"}, chat_id=GROUP))["result"]["document"]
    found = await bot.get("getFile", file_id=document["file_id"])
    async with bot.session.get(f"{telegram.url}/file/bot{telegram.token}/{found['file_path']}") as answer:
        assert await answer.read() == b"{}"


async def test_updates_by_long_poll(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    waiting = asyncio.create_task(bot.get("getUpdates", timeout=30))
    await polled(telegram, 1)
    await ann.say("hello, not to the bot")
    await ann.say("/new@another_bot")
    await ann.say("/new@meeple_bot game")
    first = await waiting
    assert [each["message"]["text"] for each in first] == ["/new@meeple_bot game"]
    assert await bot.get("getUpdates") == first, "not confirmed yet"
    assert await bot.get("getUpdates", offset=first[-1]["update_id"] + 1) == []
    polls = telegram.updates.polls
    older = asyncio.create_task(bot.refused("getUpdates", timeout=30))
    await polled(telegram, polls + 1)
    await bot.get("getUpdates", timeout=0)
    assert (await older).startswith("Conflict: terminated by other getUpdates request")
    await bot.get("getUpdates", allowed_updates=["callback_query"])
    await ann.say("/new")
    assert await bot.get("getUpdates") == []


async def test_updates_can_be_duplicated(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    telegram.updates.twice = True
    await ann.say("/new")
    first, second = await bot.get("getUpdates")
    assert first == second


async def test_updates_by_webhook(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    came: asyncio.Queue[tuple[str, Json]] = asyncio.Queue()
    answers = [500, 200]

    async def hook(request: web.Request) -> web.Response:
        await came.put((request.headers["X-Telegram-Bot-Api-Secret-Token"], await request.json()))
        return web.Response(status=answers.pop(0))

    app = web.Application()
    app.router.add_post("/hook", hook)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    await bot.get("setWebhook", url=f"http://127.0.0.1:{runner.addresses[0][1]}/hook", secret_token="a-secret")
    assert "webhook is active" in await bot.refused("getUpdates")
    await ann.say("/new")
    async with asyncio.timeout(60):
        first, second = await came.get(), await came.get()
    assert first == second, "brought again until it is taken"
    assert first[0] == "a-secret"
    assert (await bot.get("getWebhookInfo"))["last_error_message"].startswith("Wrong response from the webhook: 500")
    await bot.get("deleteWebhook")
    assert await bot.get("getUpdates") == []
    assert "unallowed characters" in await bot.refused("setWebhook", url="https://a.example/", secret_token="with space")
    await runner.cleanup()


async def test_press_can_be_answered_once_and_in_time(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    await bot.get("sendMessage", chat_id=GROUP, text="x", reply_markup=keys("go"))
    seen = ann.shown()[-1]
    pressed = asyncio.create_task(ann.press(seen, Button("go", "go")))
    await asyncio.sleep(0)
    [update] = await bot.get("getUpdates")
    query = update["callback_query"]
    assert (query["data"], query["from"]["id"], query["message"]["message_id"]) == ("go", ANN, 1)
    assert "MESSAGE_TOO_LONG" in await bot.refused("answerCallbackQuery", callback_query_id=query["id"], text="🏰" * 101)
    assert await bot.get("answerCallbackQuery", callback_query_id=query["id"], text="done", show_alert=True) is True
    assert await pressed == "done"
    assert "query is too old" in await bot.refused("answerCallbackQuery", callback_query_id=query["id"])
    telegram.presses.patience = 0
    late = asyncio.create_task(ann.press(seen, Button("go", "go")))
    await asyncio.sleep(0)
    assert "query is too old" in await bot.refused("answerCallbackQuery", callback_query_id=str(int(query["id"]) + 1))
    late.cancel()


async def test_writing_needs_permission(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    assert await bot.refused("sendMessage", chat_id=ANN, text="x") == "Forbidden: bot can't initiate conversation with a user"
    ann.start("abc")
    await bot.get("sendMessage", chat_id=ANN, text="x")
    ann.block()
    assert await bot.refused("sendMessage", chat_id=ANN, text="x") == "Forbidden: bot was blocked by the user"
    assert await bot.refused("sendMessage", chat_id=999, text="x") == "Bad Request: chat not found"
    ann.put("restricted")
    assert "not enough rights to send text messages" in await bot.refused("sendMessage", chat_id=GROUP, text="x")
    ann.put("kicked")
    assert await bot.refused("sendMessage", chat_id=GROUP, text="x") == "Forbidden: bot was kicked from the supergroup chat"
    ann.put("member")
    await bot.get("sendMessage", chat_id=GROUP, text="x")
    updates = [each["my_chat_member"] for each in await bot.get("getUpdates") if "my_chat_member" in each]
    told = [(each["chat"]["id"], each["new_chat_member"]["status"]) for each in updates]
    assert told == [(ANN, "kicked"), (GROUP, "restricted"), (GROUP, "kicked"), (GROUP, "member")]


async def test_group_can_become_a_supergroup(bot: RawClient, telegram: Telegram) -> None:
    old = telegram.world.group(-5, "Small", telegram.world.users[ANN], kind="group")
    phone = TelegramPhone(telegram, telegram.world.users[ANN], old)
    new = phone.upgrade()
    said = await bot.ask("sendMessage", chat_id=-5, text="x")
    assert said["parameters"] == {"migrate_to_chat_id": new.id}
    notes = [each["message"] for each in await bot.get("getUpdates")]
    assert (notes[0]["migrate_to_chat_id"], notes[1]["migrate_from_chat_id"]) == (new.id, -5)
    await bot.get("sendMessage", chat_id=new.id, text="x")
    assert phone.shown()[-1].text == "x"


async def test_messages_in_topics(bot: RawClient, telegram: Telegram) -> None:
    ann = telegram.world.users[ANN]
    forum = telegram.world.group(-7, "Forum", ann, forum=True)
    assert "not enough rights" in await bot.refused("createForumTopic", chat_id=-7, name="Table")
    forum.members[telegram.world.bot.id] = "administrator"
    thread = (await bot.get("createForumTopic", chat_id=-7, name="Table"))["message_thread_id"]
    assert (await bot.get("sendMessage", chat_id=-7, text="x", message_thread_id=thread))["is_topic_message"]
    assert "thread not found" in await bot.refused("sendMessage", chat_id=-7, text="x", message_thread_id=999)
    assert [each.text for each in TelegramPhone(telegram, ann, forum, thread).shown()] == ["x"]
    assert TelegramPhone(telegram, ann, forum).shown() == []
    forum.closed.add(thread)
    assert (await bot.ask("sendMessage", chat_id=-7, text="y", message_thread_id=thread))["ok"], "the bot manages topics"
    forum.members[telegram.world.bot.id] = "member"
    assert "TOPIC_CLOSED" in await bot.refused("sendMessage", chat_id=-7, text="x", message_thread_id=thread)


async def test_group_flood_gets_retry_after(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    telegram.flood.speed = 1.0
    ann.start()
    for number in range(5):
        await bot.get("sendMessage", chat_id=GROUP, text=str(number))
    said = await bot.ask("sendMessage", chat_id=GROUP, text="one too many")
    assert said["parameters"]["retry_after"] >= 1
    assert said["description"].startswith("Too Many Requests: retry after ")
    assert "more than the service takes" in telegram.flood.excess[0]
    await bot.get("sendMessage", chat_id=ANN, text="other chats are not concerned")


@pytest.mark.parametrize(("private", "most"), [(True, 60), (False, 20)])
def test_group_takes_a_limited_number_a_minute(private: bool, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("tests.standins.telegram.flood.time.monotonic", lambda: now)
    flood = Flood()
    for _ in range(most):
        flood.count(1, private=private, method="sendMessage")
        now += 1.0
    assert flood.excess == []
    if not private:
        with pytest.raises(Exception, match="retry after 40"):
            flood.count(1, private=private, method="sendMessage")
        now += 40
        flood.count(1, private=private, method="sendMessage")


def test_random_retry_after_is_reproducible_and_per_chat() -> None:
    def whims() -> list[int]:
        flood, found = Flood(speed=0, whim=0.1), list[int]()
        for chat in range(100):
            try:
                flood.count(chat, private=True, method="sendMessage")
            except Exception:  # noqa: BLE001 - whatever is raised is the whim
                found.append(chat)
        assert flood.excess == []
        return found

    assert whims() == whims() != []


async def test_file_with_caption_reaches_the_bot(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    ann.start()
    ann.write(ann.alone, "/import", file=Upload("game.json", b"{}"))
    message = (await bot.get("getUpdates"))[-1]["message"]
    assert (message["caption"], message["document"]["file_name"]) == ("/import", "game.json")


async def test_command_names_are_validated(bot: RawClient, telegram: Telegram) -> None:
    menu = [{"command": "new", "description": "open a table"}]
    await bot.get("setMyCommands", commands=menu, scope={"type": "all_group_chats"}, language_code="de")
    assert telegram.api.commands == {"all_group_chats/de": menu}
    wrong = [{"command": "New-Table", "description": "open a table"}]
    assert "BOT_COMMAND_INVALID" in await bot.refused("setMyCommands", commands=wrong)


async def test_unaddressed_command_goes_to_the_bot_that_wrote_last(
    bot: RawClient, telegram: Telegram, ann: TelegramPhone
) -> None:
    """Admins' bots hear everything."""
    group = telegram.world.chats[GROUP]
    telegram.world.another_bot(group, "I was here last.")
    await ann.say("/unheard")
    await ann.say("/heard@meeple_bot")
    await bot.get("sendMessage", chat_id=GROUP, text="Now I was.")
    await ann.say("/heard")
    telegram.world.another_bot(group, "And I again.")
    ann.put("administrator")
    await ann.say("anything")
    said = [each["message"]["text"] for each in await bot.get("getUpdates") if "message" in each]
    assert said == ["/heard@meeple_bot", "/heard", "anything"]


async def test_anonymous_admin_writes_as_the_group(bot: RawClient, ann: TelegramPhone) -> None:
    ann.write_as_group("/new")
    [update] = await bot.get("getUpdates")
    assert (update["message"]["from"]["id"], update["message"]["sender_chat"]["id"]) == (1087968824, GROUP)


async def test_old_message_can_be_changed_and_not_deleted(bot: RawClient, telegram: Telegram) -> None:
    where = {"chat_id": GROUP, "message_id": (await bot.get("sendMessage", chat_id=GROUP, text="x"))["message_id"]}
    telegram.world.said()[-1].date -= 49 * 3600
    await bot.get("editMessageText", **where, text="y")
    assert "can't be deleted" in await bot.refused("deleteMessage", **where)
    telegram.world.said()[-1].date += 2 * 3600
    assert await bot.get("deleteMessage", **where)
    assert "message to edit not found" in await bot.refused("editMessageText", **where, text="z")


async def test_photo_comes_back_in_sizes(bot: RawClient) -> None:
    sent = (await bot.upload("sendPhoto", {"photo": png(1300, 650)}, chat_id=GROUP))["result"]["photo"]
    assert [(each["width"], each["height"]) for each in sent] == [(90, 45), (320, 160), (800, 400), (1280, 640), (1300, 650)]
    assert len({each["file_id"] for each in sent}) == 5


async def test_what_counts_against_a_group(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    """Whatever posts, changes, deletes or reacts; answers to presses never do."""
    telegram.flood.speed = 1.0
    told = ann.write(telegram.world.chats[GROUP], "hello")
    sent = await bot.upload("sendPhoto", {"photo": png()}, chat_id=GROUP, reply_markup=keys("go"))
    where = {"chat_id": GROUP, "message_id": sent["result"]["message_id"]}
    await bot.get("editMessageCaption", **where, caption="one", reply_markup=keys("go"))
    await bot.get("setMessageReaction", chat_id=GROUP, message_id=told.number, reaction=[{"type": "emoji", "emoji": "👍"}])
    for _ in range(8):
        pressed = asyncio.create_task(ann.press(ann.shown()[-1], Button("go", "go")))
        await asyncio.sleep(0)
        update = (await bot.get("getUpdates"))[-1]
        assert await bot.get("answerCallbackQuery", callback_query_id=update["callback_query"]["id"])
        await bot.get("getUpdates", offset=update["update_id"] + 1)
        await pressed
    await bot.get("sendMessage", chat_id=GROUP, text="four")
    await bot.get("deleteMessage", **where)
    assert (await bot.ask("sendMessage", chat_id=GROUP, text="six"))["error_code"] == 429


async def test_only_allowed_reactions(bot: RawClient, telegram: Telegram, ann: TelegramPhone) -> None:
    chat = telegram.world.chats[GROUP]
    chat.reactions = []
    where = {"chat_id": GROUP, "message_id": ann.write(chat, "hello").number}
    assert "REACTION_INVALID" in await bot.refused("setMessageReaction", **where, reaction=[{"type": "emoji", "emoji": "👍"}])
    assert (await bot.get("getChat", chat_id=GROUP))["available_reactions"] == []
