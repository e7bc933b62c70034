"""Access control and message visibility in the web room."""

from __future__ import annotations

import html
import re
from io import BytesIO
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestClient

from bot.chat.contract import LARGEST_RECORD, Message, Paragraph
from bot.i18n import Translator, shipped
from bot.listening.visitors import Bucket
from bot.store import LaterError, PlaceGoneError
from bot.web.guard import names_of, right_host
from bot.web.html import element
from bot.web.log import KEPT, Log
from bot.web.people import NameRefused, plain_name
from bot.web.posts import Post, text_lines
from tests.store.made import post_outdated
from tests.store.servers import Server
from tests.web.conftest import RoomHarness

Client = TestClient[web.Request, web.Application]


async def come_in(client: Client, name: str) -> str:
    page = await (await client.post("/name", data={"name": name})).text()
    found = re.search(r'data-person="(\w+)"', page)
    assert found, page
    return found[1]


def deed(person: str, number: int = 1, **more: Any) -> dict[str, Any]:
    return {"person": person, "event": f"event-{number:04d}", **more}


async def page(client: Client) -> str:
    return await (await client.get("/")).text()


async def test_messages_are_public_and_private_replies_are_not(harness: RoomHarness) -> None:
    ann, ben = await harness.client(), await harness.client()
    first = await come_in(ann, "Ann")
    await come_in(ben, "Ben")
    assert (await ann.post("/say", json=deed(first, words="/hello"))).status == 200
    assert (await ann.post("/say", json=deed(first, 2, words="/secret"))).status == 200
    for client, whispers in ((ann, 1), (ben, 0)):
        text = await page(client)
        assert text.count("heard /hello") == 1
        assert text.count("heard /secret") == whispers
    await ann.close()
    await ben.close()


async def test_only_recipient_can_press_private_button(harness: RoomHarness) -> None:
    ann, ben = await harness.client(), await harness.client()
    first, second = await come_in(ann, "Ann"), await come_in(ben, "Ben")
    await ann.post("/say", json=deed(first, words="/secret"))
    press: dict[str, Any] = {"message": 2, "button": "go"}
    assert "gone" in (await (await ben.post("/press", json=deed(second, **press))).json())["text"]
    assert await (await ann.post("/press", json=deed(first, 2, **press))).json() == {"text": "pressed go", "alert": True}
    assert [request.whispered for request in harness.echo.heard] == [False, True]
    await ann.close()
    await ben.close()


async def test_repeated_event_is_posted_once(harness: RoomHarness) -> None:
    ann = await harness.client()
    first = await come_in(ann, "Ann")
    for _ in range(2):
        await ann.post("/say", json=deed(first, words="/hello"))
    assert len(harness.echo.heard) == 1
    await ann.close()


async def test_browser_cannot_act_for_another_browsers_person(harness: RoomHarness) -> None:
    ann, ben = await harness.client(), await harness.client()
    first = await come_in(ann, "Ann")
    await come_in(ben, "Ben")
    assert (await ben.post("/say", json=deed(first, words="/resign"))).status == 403
    assert harness.echo.heard == []
    await ann.close()
    await ben.close()


async def test_two_people_share_a_browser_and_a_code_adds_another(harness: RoomHarness) -> None:
    ann, phone = await harness.client(), await harness.client()
    first = await come_in(ann, "Ann")
    assert await come_in(ann, "Ben") != first
    await ann.post("/as", data={"person": first})
    assert f'data-person="{first}"' in await page(ann)
    code = re.search(r"(\d{4} \d{4})", await (await ann.post("/code")).text())
    assert code
    assert f'data-person="{first}"' in await (await phone.post("/pass", data={"code": code[1]})).text()
    assert (await phone.post("/pass", data={"code": code[1]})).status == 403
    await ann.close()
    await phone.close()


async def test_foreign_hosts_and_origins_are_refused(harness: RoomHarness) -> None:
    client = await harness.client()
    assert (await client.get("/", headers={"Host": "evil.example"})).status == 421
    assert (await client.post("/name", data={"name": "Eve"}, headers={"Origin": "http://evil.example"})).status == 403
    assert (await client.post("/name", data={"name": "Eve"}, headers={"Origin": "null"})).status == 403
    assert (await client.post("/say", data=b"x" * 100_000)).status == 403, "who asks is settled before a body is read"
    answer = await client.get("/")
    assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    assert "<script>" not in await answer.text()
    await client.close()


async def test_password_opens_the_room(harness: RoomHarness) -> None:
    client = await harness.client("correct horse")
    assert "Password" in await page(client)
    assert (await client.post("/name", data={"name": "Ann"})).status == 403
    assert (await client.post("/enter", data={"password": "wrong horse"})).status == 403
    assert "Your name" in await (await client.post("/enter", data={"password": "correct horse"})).text()
    guesses = [(await client.post("/enter", data={"password": "guess"})).status for _ in range(10)]
    assert guesses[-1] == 429
    await client.close()


async def test_pictures_need_a_session(harness: RoomHarness) -> None:
    ann, eve = await harness.client(), await harness.client()
    first = await come_in(ann, "Ann")
    await ann.post("/say", json=deed(first, words="/picture"))
    found = re.search(
        r'src="(/shelf/[^"]+)" alt="two by three" decoding="async" loading="lazy" width="2" height="3"', await page(ann)
    )
    assert found
    assert (await ann.get(found[1])).headers["Content-Type"] == "image/png"
    assert (await eve.get(found[1])).status == 404
    await ann.close()
    await eve.close()


async def test_page_receives_new_messages(harness: RoomHarness) -> None:
    ann = await harness.client()
    first = await come_in(ann, "Ann")
    await harness.room.tell((3, 90))
    stream = await ann.get(f"/events?person={first}&seen=0")
    await harness.room.post("web:room", Message((Paragraph(("<b>live</b>",)),)))
    heard = ""
    while "live" not in heard:
        heard += (await stream.content.readline()).decode()
    assert "&lt;b&gt;live" in heard
    assert "3 of 90 tiles are drawn" in heard
    stream.close()
    await ann.close()


async def test_shows_tile_progress_once_total_known(harness: RoomHarness) -> None:
    """No numbers before the total is known, nothing once all tiles are drawn."""
    ann = await harness.client()
    await come_in(ann, "Ann")
    assert "Getting ready" not in await page(ann)
    await harness.room.tell((0, 0))
    text = await page(ann)
    assert "Getting ready. You can play meanwhile; pictures take longer." in text
    assert "tiles are drawn" not in text
    await harness.room.tell((10, 90))
    assert "10 of 90 tiles are drawn" in await page(ann)
    await harness.room.tell(None)
    assert "Getting ready" not in await page(ann)
    await ann.close()


async def test_commands_autocomplete(harness: RoomHarness) -> None:
    ann = await harness.client()
    first = await come_in(ann, "Ann")

    async def completed(words: str) -> Any:
        return await (await ann.get("/complete", params={"person": first, "words": words})).json()

    assert await completed("/ne") == [["/new", "start a game in this chat"]]
    assert await completed("/play C") == [["/play C7", ""], ["/play C8", ""]]
    await ann.close()


async def test_message_outdated_while_drawing_is_dropped(harness: RoomHarness) -> None:
    with pytest.raises(LaterError):
        await post_outdated(lambda: harness.room.post("web:room", Message((Paragraph(("your turn",)),))))
    assert harness.room.log.find(lambda _: True) is None


async def test_repeated_nonce_posts_once_and_unknown_places_are_gone(harness: RoomHarness) -> None:
    message = Message((Paragraph(("news",)),))
    first = await harness.room.post("web:room", message, "n1")
    assert await harness.room.post("web:room", message, "n1") == first
    assert await harness.room.post("web:room", message, "n2") != first
    with pytest.raises(PlaceGoneError):
        await harness.room.post("web:nobody", message)


async def test_edited_private_message_stays_private(harness: RoomHarness) -> None:
    number = await harness.room.post("web:room", Message((Paragraph(("draft",)),), private_to="web:ann"))
    await harness.room.post("web:room", Message((Paragraph(("changed",)),), edits=number))
    assert harness.room.log.visible_to("web:ben") == []
    assert len(harness.room.log.visible_to("web:ann")) == 1


async def test_messages_survive_restart(harness: RoomHarness) -> None:
    for number in range(KEPT + 3):
        await harness.room.log.add(Post(lines=text_lines(f"message {number}")))
    again = Log(harness.store)
    await again.load()
    assert [post.number for post in again.visible_to("")] == list(range(4, KEPT + 4))
    assert (again.revision, again.id) == (harness.room.log.revision, harness.room.log.id)


@pytest.mark.parametrize("name", ["", " \u200b ", "x" * 33])
def test_empty_and_overlong_names_are_refused(name: str) -> None:
    with pytest.raises(NameRefused):
        plain_name(name)


def test_open_room_accepts_ip_addresses_but_not_foreign_host_names() -> None:
    assert right_host("192.168.1.5:8080", names_of("0.0.0.0"))  # noqa: S104 — a room that is opened up is what is tested
    assert not right_host("192.168.1.5:8080", names_of("127.0.0.1"))
    assert not right_host("evil.example", names_of("0.0.0.0"))  # noqa: S104


def test_markup_in_messages_is_escaped() -> None:
    assert element("p", "<script>", title='"') == '<p title="&quot;">&lt;script&gt;</p>'


def test_rate_limit_recovers() -> None:
    now = 0.0
    bucket = Bucket(2, 1, lambda: now)
    assert [bucket.take("ann") for _ in range(3)] == [True, True, False]
    now = 1.0
    assert [bucket.take("ann") for _ in range(2)] == [True, False]


async def test_page_uses_the_browsers_language(harness: RoomHarness) -> None:
    ann = await harness.client()
    first = await come_in(ann, "Ann")
    await ann.post("/language", data={"language": "en"})
    await ann.post("/say", json=deed(first, words="/hello"), headers={"Accept-Language": "xx"})
    assert harness.echo.heard[-1].language == "en"
    for number, language in enumerate(shipped().languages, start=100):
        await ann.post("/language", data={"language": language})
        text = await page(ann)
        assert f'<html lang="{language}">' in text
        assert html.escape(Translator(language).text("web-send")) in text
        await ann.post("/say", json=deed(first, number, words="/hello"))
        assert harness.echo.heard[-1].language == language
    answer = await ann.post("/say", json=deed(first, 99, words="/settings language fr"))
    assert (await answer.json())["anew"]
    assert '<html lang="fr">' in await page(ann), "who has chosen a language of the bot is spoken to in it by the page as well"
    await ann.close()


async def test_a_message_from_before_a_language_was_read_says_which_it_speaks(harness: RoomHarness) -> None:
    def said(language: str) -> Message:
        return Message((Paragraph((Translator(language).text("web-send"),)),), spoken=said)

    ann = await harness.client()
    await come_in(ann, "Ann")
    await ann.post("/language", data={"language": "en"})
    assert '<html lang="en">' in await page(ann)
    await harness.room.post("web:room", said("en"))
    assert '<p dir="auto">Send</p>' in await page(ann)
    await ann.post("/language", data={"language": "de"})
    assert '<p dir="auto" lang="en">Send</p>' in await page(ann)
    await harness.room.post("web:room", said("en"))
    assert '<p dir="auto">Senden</p>' in await page(ann)
    await ann.close()


async def test_record_is_uploaded_as_a_file(harness: RoomHarness) -> None:
    ann = await harness.client()
    first = await come_in(ann, "Ann")
    assert (await ann.post("/import", params={"person": first, "event": "event-0001"}, data=b"a record")).status == 200
    assert [(request.words, request.file) for request in harness.echo.heard] == [("/import", b"a record")]
    large = BytesIO(b"x" * (LARGEST_RECORD + 1))
    assert (await ann.post("/import", params={"person": first, "event": "event-0002"}, data=large)).status == 413
    assert len(harness.echo.heard) == 1
    await ann.close()


async def test_host_requires_host_key(harness: RoomHarness) -> None:
    ann, eve = await harness.client(), await harness.client()
    first = await come_in(ann, "Ann")
    await harness.room.sessions.offer("sesame")
    await ann.post("/say", json=deed(first, words="/setup"))
    assert (await ann.get("/host/sesame")).status == 404
    shown = await (await ann.get("/host")).text()
    assert "sesame" not in shown
    assert "Back to the room" in shown
    assert (await eve.post("/host", data={"key": "wrong"})).status == 403
    await ann.post("/say", json=deed(first, 2, words="/setup"))
    assert (await ann.post("/host", data={"key": "sesame"})).status == 200
    await ann.post("/say", json=deed(first, 3, words="/setup"))
    assert [request.owner for request in harness.echo.heard] == [False, False, True], "to look at the page changes nothing"
    assert harness.echo.heard[-1].admin
    refused = await eve.post("/host", data={"key": "sesame"})
    assert refused.status == 403
    assert "used or expired" in await refused.text()
    await ann.close()
    await eve.close()


async def test_host_key_expires_and_a_new_one_replaces_it(harness: RoomHarness, server: Server) -> None:
    client = await harness.client()
    await harness.room.sessions.offer("first")
    await harness.room.sessions.offer("second")
    assert 0 < server.ask("PTTL", harness.store.keys.document("web-host-key", "web-host-key")) <= 15 * 60_000
    kept = [harness.store.keys.document("web-host-key", "web-host-key")]
    assert b"second" not in b"".join(server.ask("HVALS", kept[0])), "the store does not hold the key itself"
    assert (await client.post("/host", data={"key": "first"})).status == 403
    answers = [(await client.post("/host", data={"key": "second"})).status for _ in range(2)]
    assert answers == [200, 403]
    await client.close()


def test_room_accepts_its_public_name_behind_a_proxy() -> None:
    names = names_of("127.0.0.1", "https://games.example/")
    assert right_host("games.example", names)
    assert right_host("127.0.0.1:8080", names)
    assert not right_host("evil.example", names)
    assert not right_host("evil.example", names_of("127.0.0.1"))
