"""Browsers that are signed in: their people see and end them, the host those of everybody, and open pages end with them."""

from __future__ import annotations

import asyncio
import hashlib
import re

import pytest
from aiohttp import ClientResponse, web
from aiohttp.test_utils import TestClient

from bot.web.sessions import BrowserSession, browser_of
from tests.store.servers import Server
from tests.web.conftest import House
from tests.web.test_room import come_in, deed, page

Client = TestClient[web.Request, web.Application]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1"
)


@pytest.mark.parametrize(
    ("agent", "shown"), [(FIREFOX, "Firefox, Linux"), (PHONE, "Safari, iPhone"), ("curl/8", ""), ("\udcff<b>", "")]
)
def test_browsers_are_named_as_far_as_they_say_what_they_are(agent: str, shown: str) -> None:
    assert browser_of(agent) == shown


async def also(services: House, first: Client, person: str, agent: str) -> Client:
    """The same person in another browser."""
    await first.post("/as", data={"person": person})
    code = re.search(r"(\d{4} \d{4})", await (await first.post("/code")).text())
    assert code
    other = await services.client()
    other.session.headers["User-Agent"] = agent
    await other.post("/pass", data={"code": code[1]})
    return other


async def listed(client: Client, of: str = "") -> list[str]:
    """The names of the sessions that can be ended from here."""
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


async def test_a_person_sees_the_own_browsers_and_ends_them(services: House) -> None:
    desk, eve = await services.client(), await services.client()
    desk.session.headers["User-Agent"] = FIREFOX
    ann = await come_in(desk, "Ann")
    phone = await also(services, desk, ann, PHONE)
    await come_in(eve, "Eve")
    shown = await (await desk.get("/browsers")).text()
    for words in ("Browsers of Ann", "Firefox, Linux</b> · this browser", "Safari, iPhone", "Last used"):
        assert words in shown
    assert "Everybody in the room" not in shown
    assert (await eve.get("/browsers", params={"of": ann})).status == 403
    (name,) = await listed(desk)
    stream = await following(phone, ann)
    assert (await eve.post("/browsers", data={"of": ann, "browser": name})).status == 403
    assert "Message or command as Ann" in await page(phone)
    await desk.post("/browsers", data={"of": ann, "browser": name})
    assert await ended(stream)
    assert "Your name" in await page(phone)
    assert (await phone.post("/say", json=deed(ann, words="/hello"))).status == 403
    assert "Message or command as Ann" in await page(desk)
    assert await listed(desk) == []
    for client in (desk, eve, phone):
        await client.close()


async def test_who_signs_out_elsewhere_leaves_the_others_at_that_screen(services: House) -> None:
    shared = await services.client()
    ann, ben = await come_in(shared, "Ann"), await come_in(shared, "Ben")
    phone, desk = await also(services, shared, ann, PHONE), await also(services, shared, ann, FIREFOX)
    assert len(await listed(phone)) == 2
    await phone.post("/browsers", data={"of": ann})
    assert "Your name" in await page(desk)
    text = await page(shared)
    assert "Message or command as Ben" in text
    assert ann not in text
    assert (await shared.post("/say", json=deed(ben, words="/hello"))).status == 200
    for client in (shared, phone, desk):
        await client.close()


async def test_the_host_sees_everybodys_browsers_and_ends_them(services: House) -> None:
    host, eve = await services.client("open"), await services.client("open")
    await services.room.sessions.offer("sesame")
    await host.post("/host", data={"key": "sesame"})
    await come_in(host, "Ann")
    await eve.post("/enter", data={"password": "open"})
    mallory = await come_in(eve, "Eve")
    shown = await (await host.get("/browsers")).text()
    assert "Everybody in the room" in shown
    assert f"/browsers?of={mallory}" in shown
    assert "· host" in await (await host.get("/browsers", params={"of": "host"})).text()
    (name,) = await listed(host, mallory)
    await host.post("/browsers", data={"of": mallory, "browser": name})
    assert "Password" in await page(eve), "who was let in has to give the password again"
    await services.room.sessions.offer("again")
    await eve.post("/host", data={"key": "again"})
    (name,) = await listed(host, "host")
    await host.post("/browsers", data={"of": "host", "browser": name})
    assert "Password" in await page(eve)
    assert (await eve.get("/browsers", params={"of": "host"})).status == 403
    for client in (host, eve):
        await client.close()


async def test_a_session_lives_on_while_it_is_used_and_its_cookie_with_it(services: House) -> None:
    ann = await services.client()
    person = await come_in(ann, "Ann")
    (found,) = await services.room.sessions.of(person)

    old = BrowserSession(persons=(person,), current=person)  # as it was kept before sessions were listed
    await services.room.sessions.change(found.name, lambda _: old)
    await services.store.documents.remove("web-sessions", person)
    assert await services.room.sessions.of(person) == []
    answer = await ann.get("/")
    assert answer.cookies["carcassonne-room"]["max-age"] == str(180 * 86_400)
    (found,) = await services.room.sessions.of(person)
    assert found.session.seen > 0
    assert "carcassonne-room" not in (await ann.get("/")).cookies
    await ann.close()


async def test_who_was_signed_out_is_not_let_in_again_by_what_was_under_way(services: House) -> None:
    ann = await services.client()
    person = await come_in(ann, "Ann")
    (found,) = await services.room.sessions.of(person)
    await services.room.sessions.close(found.name)
    await services.room.sessions.change(found.name, lambda session: session)
    assert "Your name" in await page(ann)
    await ann.close()


async def enters(client: Client, password: str) -> str:
    return await (await client.post("/enter", data={"password": password})).text()


async def moved(services: House, client: Client, password: str) -> Client:
    """The same browser after a start of the bot with this password."""
    again = await services.client(password)
    (token,) = [cookie.value for cookie in client.session.cookie_jar if cookie.key == "carcassonne-room"]
    again.session.cookie_jar.update_cookies({"carcassonne-room": token}, again.make_url("/"))
    return again


async def test_a_new_password_ends_the_sessions_that_were_begun_with_another(services: House) -> None:
    ann = await services.client("the first one")
    assert "Your name" in await enters(ann, "the first one")
    person = await come_in(ann, "Ann")
    same = await moved(services, ann, "the first one")
    assert "Message or command as Ann" in await page(same), "a start with the same password ends nothing"

    other = await moved(services, ann, "the second one")
    assert "Password" in await page(other)
    assert (await other.post("/say", json=deed(person, words="/hello"))).status == 403
    assert (await other.get(f"/events?person={person}&seen=0")).status == 403
    assert "Message or command as Ann" in await enters(other, "the second one"), "who knows the new one goes on as before"

    back = await moved(services, other, "the first one")
    assert "Password" in await page(back)
    for client in (ann, same, other, back):
        await client.close()


async def test_sessions_from_before_passwords_had_names_live_until_the_password_changes(services: House) -> None:
    ann = await services.client("open")
    await enters(ann, "open")
    person = await come_in(ann, "Ann")
    (found,) = await services.room.sessions.of(person)
    old = BrowserSession(admitted=True, persons=(person,), current=person)  # as it was kept before
    await services.room.sessions.change(found.name, lambda _: old)
    await services.store.documents.remove("web-password", "web-password")
    upgraded = await moved(services, ann, "open")
    assert "Message or command as Ann" in await page(upgraded)
    changed = await moved(services, ann, "another one")
    assert "Password" in await page(changed)
    for client in (ann, upgraded, changed):
        await client.close()


async def test_the_hosts_browser_stays_when_the_password_changes(services: House) -> None:
    host = await services.client("open")
    await services.room.sessions.offer("sesame")
    await host.post("/host", data={"key": "sesame"})
    await come_in(host, "Ann")
    again = await moved(services, host, "another one")
    assert "Message or command as Ann" in await page(again)
    for client in (host, again):
        await client.close()


async def test_nothing_of_the_password_is_kept(services: House, server: Server) -> None:
    client = await services.client("open sesame")
    await enters(client, "open sesame")
    await come_in(client, "Ann")
    await client.close()
    server.ask("CONFIG", "SET", "rdbcompression", "no")
    kept = [server.ask("DUMP", key) for key in server.ask("KEYS", "*")]
    unsalted = hashlib.sha256(b"open sesame").hexdigest()
    assert kept
    assert not [each for each in kept if "open sesame" in str(each) or unsalted in str(each)]
