"""Fuzz the web room, the webhook and the health port of a running bot: no request causes an error.

`make test` sends the same few hundred requests each time; `make fuzz` thousands of new ones.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import aiohttp

from tests.standins.process import BotProcess
from tests.standins.telegram.server import Telegram
from tests.store.servers import free_ports
from tests.waiting import PATIENCE, until

SECRET: Final = "a-secret-of-ours"
HOOK: Final = "/telegram"
DIGITS: Final = b"9" * 5000
MANY: Final = 5000 if os.environ.get("EXAMPLES") == "long" else 300
SEED: Final = random.SystemRandom().randrange(1 << 32) if os.environ.get("EXAMPLES") == "long" else 1
FORM: Final = b"application/x-www-form-urlencoded"
NASTY: Final = [
    b"",
    b"\xff",
    b"\xe9",
    b"%ED%A0%80",
    b"%00",
    b"%",
    b"a" * 5000,
    DIGITS,
    b"-1",
    b"../../etc/passwd",
    b"\xf0\x9f\x98\x80",
    b"[" * 6000,
    b"charset=foo",
    b"text/html; charset=utf-7",
    b"=?utf-8?q?=ff?=",
    b'"',
    b";;;",
    b"bytes=99999999999999999999-",
    b"bytes=" + DIGITS + b"-",
    b"Thu, 99 Foo 0000 99:99:99 GMT",
    b"http://[::1",
    b"http://\xc3\xa9.example:99999",
    b"xn--a",
    b'for="[::1", for=_hidden;;proto',
]
HEADERS: Final = [
    *(b"Cookie", b"Accept", b"Accept-Language", b"Content-Type", b"Content-Encoding", b"Transfer-Encoding", b"Range"),
    *(b"If-Modified-Since", b"If-None-Match", b"If-Range", b"Last-Event-ID", b"X-Forwarded-For", b"Forwarded", b"Host"),
    *(b"X-Forwarded-Proto", b"Origin", b"Expect", b"Upgrade", b"Connection", b"Content-Length", b"Content-Disposition"),
    b"X-Telegram-Bot-Api-Secret-Token",
]
PATHS: Final = [
    *(
        b"/",
        b"/door",
        b"/enter",
        b"/name",
        b"/code",
        b"/pass",
        b"/as",
        b"/leave",
        b"/host",
        b"/host/x",
        b"/browsers",
        b"/browsers?of=\xff",
        b"/language",
        b"/message",
    ),
    *(b"/import", b"/press", b"/complete", b"/events", b"/shelf/" + b"0" * 32 + b"/x.png", b"/health", b"/static/room.css"),
    *(b"/static/", b"/watch/a/b", b"/watch/a/b/step/1.png", b"/board/api/table/a/past/1", b"/turn/a/1/b/c"),
    *(b"/turn/a/1/b/c/press", b"/turn/a/1/b/c/shelf/x/y", HOOK.encode(), b"/readyz", b"/metrics", b"*", b"http://a:b@c/d"),
]
BODIES: Final = [
    b"",
    b"{",
    b"[" * 60_000,
    b'{"a":' * 60_000,
    b"\xff\xfe",
    b"name=\xff",
    b"name=%ED%A0%80&password=%ff",
    b"&".join(b"a=%d" % number for number in range(3000)),
    b"--x\r\n\r\n",
    b'--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: rot13\r\n\r\na\r\n--x--\r\n',
    gzip.compress(b'{"update_id": 1}'),
    b"0\r\n\r\n",
    b"zz\r\n",
    b"x" * 70_000,
    b"x" * 1_100_000,
    b'{"update_id": ' + DIGITS + b"}",
    b'{"update_id": "\\ud800"}',
    b'{"update_id": 1, "message": 7}',
    b'{"update_id": [], "callback_query": {"id": {}}}',
    b'{"update_id": 2, "callback_query": {"id": "1", "chat_instance": "1", "data": "x"}}',
    b'{"update_id": 3, "my_chat_member": {"date": 1}}',
    b'{"update_id": 4, "my_chat_member": {"date": 1, "chat": {"id": 1, "type": "group"}, "from": {}, "new_chat_member": []}}',
    b'{"update_id": 5, "message": {"message_id": 1, "date": 1, "chat": {"id": '
    + DIGITS[:25]
    + b', "type": "group"}, "text": "/new"}}',
    b'{"person": "\\ud800", "words": "\\ud83d", "event": "event-0001"}',
    b'{"person": [1], "words": {"a": 1}, "event": 5, "reply": 1e400, "message": true, "button": null}',
]


@dataclass(frozen=True)
class RawRequest:
    """A raw request."""

    method: bytes
    path: bytes
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    def sent(self, port: int) -> bytes:
        """The request completed with regular headers."""
        given = {name for name, _ in self.headers}
        usual = ((b"Host", b"127.0.0.1:%d"), (b"Origin", b"http://127.0.0.1:%d"))
        lines = [name + b": " + value % port for name, value in usual if name not in given]
        lines += [name + b": " + value for name, value in self.headers]
        if not given & {b"Content-Length", b"Transfer-Encoding"}:
            lines.append(b"Content-Length: %d" % len(self.body))
        head = b"%b %b HTTP/1.1" % (self.method, self.path)
        return b"\r\n".join([head, *lines, b"Connection: close", b"", self.body])


def listed(cookie: bytes) -> Iterator[RawRequest]:
    """Requests that once caused errors, with and without a session."""
    for who in (b"", cookie):
        known = ((b"Cookie", who),) if who else ()
        for path in (
            b"/enter",
            b"/name",
            b"/message",
            b"/press",
            b"/import",
            b"/language",
            b"/pass",
            b"/host",
            b"/browsers",
            b"/as",
            HOOK.encode(),
        ):
            yield RawRequest(b"POST", path, (*known, (b"Content-Type", FORM + b"; charset=foo")), b"password=a")
            yield RawRequest(b"POST", path, (*known, (b"Content-Type", FORM)), b"password=\xff")
            yield RawRequest(b"POST", path, (*known, (b"Content-Type", b"multipart/form-data")), b"--x")
            yield RawRequest(b"POST", path, (*known, (b"Content-Type", b"multipart/form-data; boundary=x")), BODIES[9])
            yield RawRequest(b"POST", path, (*known, (b"Content-Encoding", b"gzip")), b"no gzip")
            yield RawRequest(b"POST", path, (*known, (b"Content-Encoding", b"gzip")), gzip.compress(b"x" * 9_000_000))
            yield RawRequest(b"POST", path, (*known, (b"Transfer-Encoding", b"chunked")), b"zz\r\n")
            yield from (RawRequest(b"POST", path, (*known, (b"Content-Type", b"application/json")), body) for body in BODIES)
        for path in (
            b"/static/" + b"a" * 5000,
            b"/static/\xe9",
            b"/shelf/\xe9/\xe9",
            b"/host/\xe9",
            b"/watch/\xe9/\xe9",
            b"/\xff?\xff=\xff",
        ):
            yield RawRequest(b"GET", path, known)
        yield RawRequest(b"GET", b"/events?person=%ED%A0%80&seen=" + DIGITS, known)
        yield RawRequest(b"GET", b"/complete?person=a&words=%2F%ED%A0%80", known)
        yield RawRequest(b"GET", b"/turn/\xe9/" + DIGITS + b"/a/b", known)
        yield RawRequest(b"GET", b"/watch/a/b/step/" + DIGITS + b".png", known)
    for cookie_of in (
        b"carcassonne-room=\xe9",
        b"carcassonne-language=\xff",
        b"carcassonne-room=" + b"a" * 7000,
        b"\xff" * 10,
        b"=;,",
    ):
        yield RawRequest(b"GET", b"/", ((b"Cookie", cookie_of),))
    yield RawRequest(b"POST", HOOK.encode(), ((b"X-Telegram-Bot-Api-Secret-Token", b"\xe9"),), b"{}")
    for body in BODIES:
        yield RawRequest(b"POST", HOOK.encode(), ((b"X-Telegram-Bot-Api-Secret-Token", SECRET.encode()),), body)


def inside(cookie: bytes, person: str) -> Iterator[RawRequest]:
    """Requests with a session that no page would send."""
    for number, words in enumerate(
        (
            "/\ud800",
            "\udfff",
            "/move \ud83d",
            "/new \ud800",
            "a" * 2000,
            "/join " + "9" * 1900,
            "/why " + "9" * 1900,
            "Z" + "\u0301" * 500,
        )
    ):
        said = {"person": person, "event": f"event-{number:08d}", "words": words, "reply": 10**15}
        yield RawRequest(b"POST", b"/message", ((b"Cookie", cookie),), json.dumps(said).encode())
    for button in ("\ud800", "x" * 3000, "t.9.act." + "9" * 3000, ".".join("9" * 5)):
        said = {"person": person, "event": "event-00000001", "message": 10**15, "button": button}
        yield RawRequest(b"POST", b"/press", ((b"Cookie", cookie),), json.dumps(said).encode())
    for typed in (
        b"%2Fplay%20%00",
        b"%2Fplay%20" + b"%CC%81" * 300,
        b"%2F" + b"9" * 1900,
        b"%2Fwhy%20" + DIGITS[:1900],
        b"%2F%20%20",
    ):
        yield RawRequest(b"GET", b"/complete?person=" + person.encode() + b"&words=" + typed, ((b"Cookie", cookie),))
    yield RawRequest(
        b"GET", b"/events?person=" + person.encode() + b"&seen=" + DIGITS, ((b"Cookie", cookie), (b"Accept", b"\xff"))
    )
    yield RawRequest(b"GET", b"/events?person=" + person.encode(), ((b"Cookie", cookie), (b"Last-Event-ID", DIGITS)))


def generated(dice: random.Random, cookie: bytes) -> Iterator[RawRequest]:
    """Random combinations of nasty parts."""
    for _ in range(MANY):
        path = dice.choice(PATHS) + dice.choice(
            [b"", b"", b"?" + dice.choice(NASTY), b"/" + dice.choice(NASTY), dice.randbytes(9).hex().encode()]
        )
        names = dice.sample(HEADERS, dice.randrange(4))
        headers = [
            (name, dice.choice([*NASTY, FORM, dice.randbytes(20).replace(b"\n", b"").replace(b"\r", b"")])) for name in names
        ]
        if dice.random() < 0.3 and b"Cookie" not in names:
            headers.append((b"Cookie", cookie))
        body = dice.choice([*BODIES, dice.randbytes(50)])
        yield RawRequest(dice.choice([b"GET", b"POST", b"HEAD", b"PUT", b"\xff", b"OPTIONS"]), path, tuple(headers), body)


async def answered(port: int, asked: RawRequest) -> bytes:
    """The head of the answer; empty if the bot hung up or waits for the announced body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(asked.sent(port))
        async with asyncio.timeout(PATIENCE):
            return (await reader.readuntil(b"\r\n\r\n")).lower()
    except (asyncio.IncompleteReadError, ConnectionError):
        return b""
    finally:
        writer.close()


async def figure(health: int, name: str) -> float:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{health}/metrics") as answer:
        found = re.search(rf"^{name} (\S+)$", await answer.text(), re.MULTILINE)
    assert found is not None
    return float(found[1])


async def test_no_request_causes_an_error(tmp_path: Path) -> None:
    room, hook, health = free_ports(3)
    async with Telegram() as telegram:
        settings = {
            "TELEGRAM_TOKEN": telegram.token,
            "TELEGRAM_API_URL": telegram.url,
            "TELEGRAM_WEBHOOK_URL": f"http://127.0.0.1:{hook}{HOOK}",
            "TELEGRAM_WEBHOOK_PORT": str(hook),
            "TELEGRAM_WEBHOOK_SECRET": SECRET,
            "HEALTH_PORT": str(health),
            "WEB_PORT": str(room),
            "WEB_PASSWORD": "correct horse",
        }
        bot = BotProcess(tmp_path, settings)
        await bot.start()
        try:
            await until(lambda: telegram.updates.webhook.url)
            await bot.outlives(attacked(room, hook, health))
        finally:
            assert await bot.stop() == 0
    assert bot.troubles == []
    assert len(bot.log.splitlines()) < 100


async def attacked(room: int, hook: int, health: int) -> None:
    own = f"http://127.0.0.1:{room}"
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(own, headers={"Origin": own}, cookie_jar=jar) as honest:
        assert (await honest.post("/enter", data={"password": "correct horse"})).status == 200
        page = await (await honest.post("/name", data={"name": "Ann"})).text()
        found = re.search(r'data-person="([^"]+)"', page)
        assert found is not None, page
        cookie = "; ".join(f"{each.key}={each.value}" for each in jar).encode()
        every = [*listed(cookie), *inside(cookie, found[1]), *generated(random.Random(SEED), cookie)]
        heads = Counter[str]()
        gate = asyncio.Semaphore(8)

        async def ask(asked: RawRequest, port: int) -> None:
            async with gate:
                head = await answered(port, asked)
            assert not head.startswith(b"http/1.1 5"), (SEED, asked, head)
            assert b"\r\nserver:" not in head, (SEED, asked, head)
            heads[head[9:12].decode()] += 1

        async with asyncio.TaskGroup() as group:
            for number, asked in enumerate(every):
                group.create_task(ask(asked, hook if asked.path == HOOK.encode() else room))
                if number % 5 == 0:
                    group.create_task(ask(asked, health))
                    group.create_task(ask(asked, hook))
        assert heads["400"] > 50, heads
        assert heads["403"] > 50, heads
        assert await figure(health, "carcassonne_paused") == 0
        assert (await honest.get("/")).status == 200
