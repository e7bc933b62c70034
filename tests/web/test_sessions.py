"""Browser sessions: people list and end their own, the host everybody's; open pages end too."""

from __future__ import annotations

import asyncio
import hashlib
import re

import pytest
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient

from bot.web.sessions import BrowserSession, browser_of
from tests.store.servers import Server
from tests.web.conftest import RoomHarness
from tests.web.test_room import come_in, deed, page

Client = TestClient[web.Request, web.Application]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1"
)


@pytest.mark.parametrize(
    ("agent", "shown"), [(FIREFOX, "Firefox, Linux"), (PHONE, "Safari, iPhone"), ("curl/8", ""), ("\udcff<b>", "")]
)
def test_browser_is_named_from_its_user_agent(agent: str, shown: str) -> None:
    assert browser_of(agent) == shown


async def second_browser(harness: RoomHarness, first: Client, person: str, agent: str) -> Client:
    """Sign the same person in from another browser."""
    await first.post("/as", data={"person": person})
    code = re.search(r"(\d{4} \d{4})", await (await first.post("/code")).text())
    assert code
    other = await harness.client()
    other.session.headers["User-Agent"] = agent
    await other.post("/pass", data={"code": code[1]})
    return other


async def listed(client: Client, of: str = "") -> list[str]:
    """Names of the sessions this page can end."""
    return re.findall(
        r'name="browser" value="(\w+)"', await (await client.get("/browsers", params={"of": of} if of else {})).text()
    )


async def following(client: Client, person: str) -> ClientResponse:
    stream = await client.get(f"/events?person={person}&seen=0")
    await stream.content.readline()
    return stream


async def ended(stream: ClientResponse) -> bool:
    async with asyncio.timeout(60):
        return b"event: left" in await stream.content.read()


async def test_person_lists_and_ends_own_sessions(harness: RoomHarness) -> None:
    desk, eve = await harness.client(), await harness.client()
    desk.session.headers["User-Agent"] = FIREFOX
    ann = await come_in(desk, "Ann")
    phone = await second_browser(harness, desk, ann, PHONE)
    await come_in(eve, "Eve")
    shown = await (await desk.get("/browsers")).text()
    for words in ("Browsers of Ann", "Firefox, Linux</b> · this browser", "Safari, iPhone", "Last used"):
        assert words in shown
    assert "Everyone in the room" not in shown
    assert (await eve.get("/browsers", params={"of": ann})).status == 403
    (name,) = await listed(desk)
    stream = await following(phone, ann)
    assert (await eve.post("/browsers", data={"of": ann, "browser": name})).status == 403
    assert "Message as Ann" in await page(phone)
    await desk.post("/browsers", data={"of": ann, "browser": name})
    assert await ended(stream)
    assert "Your name" in await page(phone)
    assert (await phone.post("/say", json=deed(ann, words="/hello"))).status == 403
    assert "Message as Ann" in await page(desk)
    assert await listed(desk) == []
    for client in (desk, eve, phone):
        await client.close()


async def test_ending_one_persons_session_keeps_others_on_that_browser(harness: RoomHarness) -> None:
    shared = await harness.client()
    ann, ben = await come_in(shared, "Ann"), await come_in(shared, "Ben")
    phone, desk = await second_browser(harness, shared, ann, PHONE), await second_browser(harness, shared, ann, FIREFOX)
    assert len(await listed(phone)) == 2
    await phone.post("/browsers", data={"of": ann})
    assert "Your name" in await page(desk)
    text = await page(shared)
    assert "Message as Ben" in text
    assert ann not in text
    assert (await shared.post("/say", json=deed(ben, words="/hello"))).status == 200
    for client in (shared, phone, desk):
        await client.close()


async def test_host_lists_and_ends_all_sessions(harness: RoomHarness) -> None:
    host, eve = await harness.client("open"), await harness.client("open")
    await harness.room.sessions.offer("sesame")
    await host.post("/host", data={"key": "sesame"})
    await come_in(host, "Ann")
    await eve.post("/enter", data={"password": "open"})
    mallory = await come_in(eve, "Eve")
    shown = await (await host.get("/browsers")).text()
    assert "Everyone in the room" in shown
    assert f"/browsers?of={mallory}" in shown
    assert "· owner" in await (await host.get("/browsers", params={"of": "host"})).text()
    (name,) = await listed(host, mallory)
    await host.post("/browsers", data={"of": mallory, "browser": name})
    assert "Password" in await page(eve), "who was let in has to give the password again"
    await harness.room.sessions.offer("again")
    await eve.post("/host", data={"key": "again"})
    (name,) = await listed(host, "host")
    await host.post("/browsers", data={"of": "host", "browser": name})
    assert "Password" in await page(eve)
    assert (await eve.get("/browsers", params={"of": "host"})).status == 403
    for client in (host, eve):
        await client.close()


async def test_use_renews_session_and_cookie(harness: RoomHarness) -> None:
    ann = await harness.client()
    person = await come_in(ann, "Ann")
    (found,) = await harness.room.sessions.of(person)

    old = BrowserSession(persons=(person,), current=person)  # as stored before sessions were listed
    await harness.room.sessions.change(found.name, lambda _: old)
    await harness.store.documents.remove("web-sessions", person)
    assert await harness.room.sessions.of(person) == []
    answer = await ann.get("/")
    name = f"carcassonne-room-{harness.room.log.id}"
    assert answer.cookies[name]["max-age"] == str(180 * 86_400), "the cookie of this room, not of another on the same host"
    (found,) = await harness.room.sessions.of(person)
    assert found.session.seen > 0
    assert name not in (await ann.get("/")).cookies
    await ann.close()


async def test_rooms_on_one_host_keep_their_own_cookies_and_the_old_name_still_counts(harness: RoomHarness) -> None:
    ann = await harness.client()
    await come_in(ann, "Ann")
    (own,) = [cookie for cookie in ann.session.cookie_jar if cookie.key.startswith("carcassonne-room")]
    ann.session.cookie_jar.update_cookies(
        {"carcassonne-room-elsewher": "x" * 43, "carcassonne-room": "y" * 43}, ann.make_url("/")
    )
    assert "Message as Ann" in await page(ann)
    ann.session.cookie_jar.clear()
    ann.session.cookie_jar.update_cookies({"carcassonne-room": own.value}, ann.make_url("/"))
    answer = await ann.get("/")
    assert "Message as Ann" in await answer.text()
    assert answer.cookies[own.key].value == own.value, "from now on by its own name"
    await ann.close()


async def test_a_personal_link_signs_in_again_until_a_newer_one(harness: RoomHarness) -> None:
    person = await harness.room.people.add("Ann")
    first, second = [await harness.room.holdings.ways.make(person.id) for _ in range(2)]
    lost = await harness.client()
    for wrong in (first, "", "x" * 43, person.id):
        assert (await lost.post("/back", data={"key": wrong})).status == 403
    assert "Message as Ann" in await (await lost.post("/back", data={"key": second})).text()
    await harness.room.holdings.forget(person.account)
    assert (await lost.post("/back", data={"key": second})).status == 403
    assert not await harness.room.holdings.ways.exists(person.id)
    await lost.close()


async def test_in_flight_request_does_not_restore_ended_session(harness: RoomHarness) -> None:
    ann = await harness.client()
    person = await come_in(ann, "Ann")
    (found,) = await harness.room.sessions.of(person)
    await harness.room.sessions.close(found.name)
    await harness.room.sessions.change(found.name, lambda session: session)
    assert "Your name" in await page(ann)
    await ann.close()


async def enters(client: Client, password: str) -> str:
    return await (await client.post("/enter", data={"password": password})).text()


async def moved(harness: RoomHarness, client: Client, password: str) -> Client:
    """The same browser after the bot restarts with this password."""
    again = await harness.client(password)
    name = f"carcassonne-room-{harness.room.log.id}"
    (token,) = [cookie.value for cookie in client.session.cookie_jar if cookie.key == name]
    again.session.cookie_jar.update_cookies({name: token}, again.make_url("/"))
    return again


async def test_new_password_ends_sessions_begun_with_the_old_one(harness: RoomHarness) -> None:
    ann = await harness.client("the first one")
    assert "Your name" in await enters(ann, "the first one")
    person = await come_in(ann, "Ann")
    same = await moved(harness, ann, "the first one")
    assert "Message as Ann" in await page(same), "a start with the same password ends nothing"

    other = await moved(harness, ann, "the second one")
    assert "Password" in await page(other)
    assert (await other.post("/say", json=deed(person, words="/hello"))).status == 403
    assert (await other.get(f"/events?person={person}&seen=0")).status == 403
    assert "Message as Ann" in await enters(other, "the second one"), "who knows the new one goes on as before"

    back = await moved(harness, other, "the first one")
    assert "Password" in await page(back)
    for client in (ann, same, other, back):
        await client.close()


async def test_sessions_without_password_name_live_until_the_password_changes(harness: RoomHarness) -> None:
    ann = await harness.client("open")
    await enters(ann, "open")
    person = await come_in(ann, "Ann")
    (found,) = await harness.room.sessions.of(person)
    old = BrowserSession(admitted=True, persons=(person,), current=person)  # as stored before
    await harness.room.sessions.change(found.name, lambda _: old)
    await harness.store.documents.remove("web-password", "web-password")
    upgraded = await moved(harness, ann, "open")
    assert "Message as Ann" in await page(upgraded)
    changed = await moved(harness, ann, "another one")
    assert "Password" in await page(changed)
    for client in (ann, upgraded, changed):
        await client.close()


async def test_host_session_survives_password_change(harness: RoomHarness) -> None:
    host = await harness.client("open")
    await harness.room.sessions.offer("sesame")
    await host.post("/host", data={"key": "sesame"})
    await come_in(host, "Ann")
    again = await moved(harness, host, "another one")
    assert "Message as Ann" in await page(again)
    for client in (host, again):
        await client.close()


async def test_password_is_stored_only_as_a_salted_digest(harness: RoomHarness, server: Server) -> None:
    client = await harness.client("open sesame")
    await enters(client, "open sesame")
    await come_in(client, "Ann")
    await client.close()
    server.ask("CONFIG", "SET", "rdbcompression", "no")
    kept = [server.ask("DUMP", key) for key in server.ask("KEYS", "*")]
    unsalted = hashlib.sha256(b"open sesame").hexdigest()
    assert kept
    assert not [each for each in kept if "open sesame" in str(each) or unsalted in str(each)]
