"""The Telegram method called for each kind of letter, with the real library over HTTP."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PIL import Image
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TimedOut

from bot.chat.contract import File, Picture
from bot.settings import Secret
from bot.store import Store
from bot.telegram.adapter import TelegramConnection
from bot.telegram.api_calls import ApiCaller
from bot.telegram.faults import ChatLost, FileForgotten, GroupMoved, MessageLost, NoPictures, Unchanged, Wait, named_fault
from bot.telegram.file_ids import FileIds
from bot.telegram.outgoing import KeyButton, OutgoingMessage, PlainMessage
from bot.telegram.wording import TextEntity
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Chat, TelegramMessage

GROUP = -1_000_000_000_001
KEYS = ((KeyButton("Join", "t.0.join.", "", "success"), KeyButton("Open private chat", "", "https://t.me/meeple_bot?start=t")),)


def picture(colour: str) -> Picture:
    async def png() -> bytes:
        data = io.BytesIO()
        Image.new("RGB", (64, 48), colour).save(data, "PNG")
        return data.getvalue()

    return Picture(png, "a board")


@dataclass
class LetterSender:
    """A `Hand` and the group it writes to. `calls`: chats for which it asked permission."""

    telegram: Telegram
    group: Chat
    hand: ApiCaller
    asked: list[int] = field(default_factory=list)

    async def do(self, enclosed: Picture | File | None = None, text: str = "words", **page: Any) -> TelegramMessage:
        async def ready(chat: int) -> None:
            self.asked.append(chat)

        pictured = enclosed if isinstance(enclosed, Picture) else None
        files = (enclosed,) if isinstance(enclosed, File) else ()
        number = await self.hand.do(OutgoingMessage(PlainMessage(chat=GROUP, text=text, **page), pictured, files), ready)
        found = self.group.find(number)
        assert found is not None
        return found

    def methods(self) -> list[str]:
        return [call.method for call in self.telegram.calls if call.method != "getMe"]


@pytest.fixture
async def desk() -> AsyncIterator[LetterSender]:
    async with Telegram() as telegram, TelegramConnection(Secret(telegram.token), telegram.url).bot() as bot:
        yield LetterSender(telegram, telegram.world.group(GROUP, "Friends"), ApiCaller(bot))
        assert telegram.wrong == []


async def test_text_with_entities_buttons_and_a_topic(desk: LetterSender) -> None:
    desk.group.forum, desk.group.topics = True, {7: "Games"}
    marks = (TextEntity("bold", 0, 5), TextEntity("text_mention", 6, 3, 77))
    desk.telegram.world.person(77, "Ann")
    posted = await desk.do(text="words Ann", marks=marks, keys=KEYS, topic=7, silent=False)
    assert (posted.text, posted.thread, posted.silent) == ("words Ann", 7, False)
    assert [each["type"] for each in posted.content.entities] == ["bold", "text_mention"]
    assert [[key["text"] for key in row] for row in posted.keyboard] == [["Join", "Open private chat"]]
    assert posted.keyboard[0][0]["style"] == "success"
    assert (await desk.do()).silent


async def test_picture_is_uploaded_once_then_sent_by_file_id(desk: LetterSender) -> None:
    first, second = await desk.do(picture("red")), await desk.do(picture("red"))
    assert first.file is not None
    assert second.file is first.file
    changed = await desk.do(picture("blue"), edits=first.number)
    assert changed is first
    assert changed.file is not second.file
    again = await desk.do(picture("red"), edits=first.number, text="back")
    assert again.file is second.file
    assert desk.methods() == ["sendPhoto", "sendPhoto", "editMessageMedia", "editMessageMedia"]


async def test_large_picture_comes_in_the_size_of_photos(desk: LetterSender) -> None:
    async def png() -> bytes:
        data = io.BytesIO()
        Image.effect_noise((900, 1701), 50).convert("P").save(data, "PNG")
        return data.getvalue()

    posted = await desk.do(Picture(png, "a poster"))
    assert posted.file is not None
    assert (posted.file.width, posted.file.height) == (677, 1280)


async def test_picture_is_known_after_a_restart(desk: LetterSender, store: Store) -> None:
    first = await desk.do(picture("red"))
    for _ in range(2):
        desk.hand = ApiCaller(desk.hand._bot, FileIds(store.documents))
        assert (await desk.do(picture("red"))).file is not first.file
    assert desk.telegram.world.files.uploads == 2


async def test_expired_file_id_is_uploaded_again(desk: LetterSender) -> None:
    first = await desk.do(picture("red"))
    desk.telegram.world.files.by_id.clear()
    second = await desk.do(picture("red"))
    assert second.number > first.number
    assert [call.code for call in desk.telegram.calls if call.method == "sendPhoto"] == [200, 400, 200]


async def test_unchanged_message_is_not_edited(desk: LetterSender) -> None:
    posted = await desk.do(picture("red"), keys=KEYS)
    await desk.do(picture("red"), keys=KEYS, edits=posted.number)
    await desk.do(picture("red"), keys=(), edits=posted.number)
    await desk.do(picture("red"), keys=(), edits=posted.number)
    assert desk.methods() == ["sendPhoto", "editMessageMedia"]
    # Another sender does not know, so Telegram refuses the edit as unchanged: no error.
    desk.hand._shown.clear()
    await desk.do(picture("red"), keys=(), edits=posted.number)
    assert posted.edits == 1


async def test_buttons_are_stripped_and_the_message_stays(desk: LetterSender) -> None:
    posted = await desk.do(picture("red"), keys=KEYS)
    for _ in range(2):
        assert await desk.do(strips=posted.number) is posted
    assert posted.keyboard == []
    assert posted.file is not None


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("enclosed", [picture("red"), None], ids=["picture", "text"])
async def test_stripped_message_tells_its_outcome(desk: LetterSender, enclosed: Picture | None, known: bool) -> None:
    """Also if the sender started after the message was posted: the outcome is in the letter."""
    posted = await desk.do(enclosed, keys=KEYS)
    await desk.do(enclosed, text="Nothing is final", keys=KEYS, edits=posted.number)
    if not known:
        desk.hand._shown.clear()
    await desk.do(strips=posted.number, text="Done.")
    assert (posted.text, posted.keyboard, bool(posted.file)) == ("Done.", [], bool(enclosed))
    tried = ["editMessageCaption"] if enclosed else ["editMessageText"] if known else ["editMessageCaption", "editMessageText"]
    assert desk.methods()[2:] == tried
    # A message without an outcome stays as it is.
    other = await desk.do(enclosed, keys=KEYS)
    await desk.do(strips=other.number, text="")
    assert (other.text, other.keyboard) == ("words", [])


@pytest.mark.parametrize("known", [True, False])
async def test_caption_is_replaced_and_the_picture_stays(desk: LetterSender, known: bool) -> None:
    posted = await desk.do(picture("red"), keys=KEYS)
    if not known:
        desk.hand._shown.clear()
    changed = await desk.do(text="done", edits=posted.number)
    assert (changed, changed.text) == (posted, "done")
    assert changed.file is not None
    assert changed.keyboard == []
    longer = await desk.do(text="x" * 2000, edits=posted.number, keys=KEYS)
    assert longer is not posted  # too long for a caption
    assert longer.text == "x" * 2000


async def test_text_too_long_for_a_caption_is_a_separate_message(desk: LetterSender) -> None:
    posted = await desk.do(picture("red"))
    await desk.do(picture("blue"), text="Nothing is final", keys=KEYS, edits=posted.number)
    longer = await desk.do(text="w" * 1025, keys=KEYS, edits=posted.number)
    assert (longer.text, bool(longer.keyboard)) == ("w" * 1025, True)
    assert (posted.text, bool(posted.keyboard)) == ("Nothing is final", False)


async def test_picture_replaces_text(desk: LetterSender) -> None:
    posted = await desk.do()
    changed = await desk.do(text="other words", edits=posted.number, body="text")
    assert (changed, changed.text) == (posted, "other words")
    assert await desk.do(picture("red"), edits=posted.number) is posted
    assert posted.file is not None


async def test_deleted_message_is_posted_again(desk: LetterSender) -> None:
    for enclosed in (None, picture("red")):
        posted = await desk.do(enclosed)
        posted.deleted = True
        anew = await desk.do(enclosed, text="changed", edits=posted.number, keys=KEYS)
        assert anew.number > posted.number
        assert anew.keyboard
        posted.deleted = True


async def test_failed_drawing_is_sent_as_text(desk: LetterSender, caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> bytes:
        raise OSError("no atlas")

    posted = await desk.do(Picture(broken, "the board"), keys=KEYS)
    assert (posted.text, posted.file) == ("words", None)
    assert posted.keyboard
    shown = await desk.do(picture("red"))
    changed = await desk.do(Picture(broken, "the board"), text="other words", edits=shown.number)
    assert (changed, changed.text) == (shown, "other words")
    assert caplog.text.count("drawing a picture failed") == 2
    caplog.clear()


async def test_files_are_sent_unchanged_and_gifs_as_animations(desk: LetterSender) -> None:
    async def record() -> bytes:
        return b'{"game": "carcassonne"}'

    async def gif() -> bytes:
        data = io.BytesIO()
        Image.new("P", (8, 8)).save(data, "GIF", save_all=True, append_images=[Image.new("P", (8, 8), 1)])
        return data.getvalue()

    document = await desk.do(File(record, "abc.json", "a record"), keys=KEYS)
    assert document.file is not None
    assert (document.file.kind, document.file.data, document.text) == ("document", await record(), "words")
    assert document.keyboard
    animation = await desk.do(File(gif, "replay.gif"))
    assert animation.file is not None
    assert animation.file.kind == "animation"


async def test_every_call_asks_for_permission_first(desk: LetterSender) -> None:
    posted = await desk.do()
    posted.deleted = True
    await desk.do(text="changed", edits=posted.number)
    assert desk.asked == [GROUP] * 3


async def test_errors_are_classified(desk: LetterSender) -> None:
    desk.group.members[desk.telegram.world.bot.id] = "kicked"
    with pytest.raises(ChatLost):
        await desk.do()
    desk.group.members[desk.telegram.world.bot.id], desk.group.muted = "restricted", True
    with pytest.raises(ChatLost):
        await desk.do()
    desk.group.muted, desk.group.forum, desk.group.topics, desk.group.closed = False, True, {7: "Games"}, {7}
    for topic in (7, 8):
        with pytest.raises(ChatLost):
            await desk.do(topic=topic)
    desk.telegram.flood.whim = 1.0
    with pytest.raises(Wait) as wait:
        await desk.do()
    assert wait.value.flood
    assert wait.value.seconds == 1
    desk.telegram.flood.whim = 0.0
    desk.group.moved = desk.telegram.world.group(-5, "Friends")
    with pytest.raises(GroupMoved) as moved:
        await desk.do()
    assert moved.value.chat == -5


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (BadRequest("Message is not modified: specified new message content"), Unchanged),
        (BadRequest("Message to edit not found"), MessageLost),
        (BadRequest("Message can't be edited"), MessageLost),
        (BadRequest("MESSAGE_ID_INVALID"), MessageLost),
        (BadRequest("Not enough rights to send photos to the chat"), NoPictures),
        (BadRequest("Not enough rights to send text messages to the chat"), ChatLost),
        (BadRequest("Chat not found"), ChatLost),
        (BadRequest("Message thread not found"), ChatLost),
        (BadRequest("Wrong file identifier/http url specified"), FileForgotten),
        (Forbidden("bot was blocked by the user"), ChatLost),
        (Forbidden("bot can't initiate conversation with a user"), ChatLost),
        (ChatMigrated(-5), GroupMoved),
        (RetryAfter(7), Wait),
        (TimedOut(), Wait),
        (NetworkError("Bad Gateway"), Wait),
        (BadRequest("Something that nobody has heard of"), BadRequest),
    ],
)
def test_error_is_classified_by_type_or_text(error: Any, kind: type[Exception]) -> None:
    assert type(named_fault(error)) is kind
