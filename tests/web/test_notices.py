"""Notices: a closed browser is called to its person's turn, by a push service, and only when it may sound."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec.structs import replace

from bot.engine.game import Setup
from bot.games.rules import game_kind
from bot.store import StoreSettings, open_store
from bot.store.keys import SHARDS
from bot.table.habits import Habits
from bot.table.open_time import Quiet
from bot.table.options import HOUR
from bot.web.holdings import RoomData
from bot.web.notices.encryption import encrypted
from bot.web.notices.pushing import Notices
from bot.web.notices.sending import Internet, PushServices, SubscriptionEnded, is_public
from bot.web.notices.subscriptions import MOST, PUSH
from tests.standins.push import PushBrowser, PushService, plain
from tests.store.servers import Server
from tests.waiting import until
from tests.web.boarding import Boarding, PagePlayer, boarding


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path) as made:
        yield made


@pytest.fixture
async def here(server: Server, tmp_path: Path, service: PushService) -> AsyncIterator[Boarding]:
    services = PushServices(Internet(service.resolver, service.trust, service.port))
    async with open_store(StoreSettings(url=server.patient)) as store:
        notices = Notices(store, RoomData(store, tmp_path).sessions, "https://play.example", services, patience=0.0)
        async with boarding(store, tmp_path, notices=notices) as made:
            made.bot.rooms["web"] = made.room  # type: ignore[assignment]
            service.key = (await notices.signer()).public
            yield made


async def subscribed(player: PagePlayer, browser: PushBrowser) -> None:
    await player.post("notices", subscription=browser.subscription)


async def a_game(here: Boarding, *players: PagePlayer) -> str:
    return await here.seated(players[0], game_kind("carcassonne").start(Setup(len(players), (), seed="07" * 32)), *players[1:])


async def quiet_queue(here: Boarding) -> None:
    """Wait until everything is delivered."""

    async def empty() -> bool:
        return not await here.bot.store.outbox.waiting(range(SHARDS))

    await until(empty)


def told(service: PushService, browser: PushBrowser) -> list[dict[str, Any]]:
    return [json.loads(browser.read(each.body)) for each in service.taken if browser.address.endswith(each.path)]


def test_the_stand_in_reads_the_published_example() -> None:
    # RFC 8291, 5 and appendix A.
    secret = int.from_bytes(plain("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = PushBrowser(key=ec.derive_private_key(secret, ec.SECP256R1()), auth=plain("BTBZMqHH6r4Tts7J_aSIgg"))
    body = plain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"
    ours = encrypted(b"ours", browser.public, browser.auth)
    assert browser.read(ours) == b"ours"
    assert len(ours) == len(encrypted(b"a longer one", browser.public, browser.auth)), "its length says little"


async def test_a_closed_browser_is_called_to_its_turn(here: Boarding, service: PushService) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    phone = service.browser("phone")
    await subscribed(ann, phone)
    await here.bot.people.set((await here.bot.people.register(f"web:{ann.token[:16]}")).id, language="de")
    table = await a_game(here, ann, ben)
    await ann.turn(table)
    await here.bot.settle(table)
    first = len(service.taken)
    await ben.turn(table)
    await until(lambda: len(service.taken) > first)
    notice = told(service, phone)[-1]
    assert (notice["table"], service.taken[-1].headers["Urgency"]) == (table, "high")
    assert "Ann" in notice["text"]
    assert "du bist dran" in notice["text"].lower()
    assert "play.example" in service.taken[-1].claims["sub"]
    await quiet_queue(here)
    assert len({each["mark"] for each in told(service, phone)}) == len(told(service, phone)), "each turn calls once"


async def test_nobody_is_called_in_quiet_hours_or_while_looking(here: Boarding, service: PushService) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    phone, service.answers["/phone"] = service.browser("phone"), (503, {"Retry-After": "1"})
    await subscribed(ann, phone)
    person = await here.bot.people.register(f"web:{ann.token[:16]}")
    table = await a_game(here, ann, ben)
    await until(lambda: service.refused)  # the service is busy, so that the call waits
    assert (await ann.get(f"table/{table}/call"))["text"].startswith("Ann")
    assert (await ann.get(f"table/{table}?seen"))["decision"]
    await quiet_queue(here)
    assert not service.taken, "who has the turn before their eyes is not called any more"
    service.answers.clear()
    await ann.turn(table)
    await here.bot.settle(table)
    habits, now = Habits(quiet=Quiet(0, 16 * 60)), here.bot.store.clock.now()
    zones = (replace(habits, zone=zone) for zone in ("UTC", "Etc/GMT+8", "Etc/GMT-8"))
    asleep = next(each for each in zones if each.is_quiet(now) and each.is_quiet(now + HOUR))
    await here.bot.people.set_habits(person.id, quiet=asleep.quiet, zone=asleep.zone)
    await ben.turn(table)
    await quiet_queue(here)
    assert (service.taken, (await ann.get(f"table/{table}/call"))["text"]) == ([], "")


@pytest.mark.parametrize(("status", "kept"), [(404, 0), (410, 0), (301, 0), (400, 1)])
async def test_a_service_ends_a_subscription(here: Boarding, service: PushService, status: int, kept: int) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    service.answers["/phone"] = (status, {"Location": "https://127.0.0.1/"})
    await subscribed(ann, service.browser("phone"))
    await a_game(here, ann, ben)
    await until(lambda: service.refused)
    await quiet_queue(here)
    assert service.refused == [status], "no redirect is followed, nothing is asked twice"
    assert len(await here.room.notices.subscriptions.of(ann.token[:16])) == kept
    person = await here.bot.people.register(f"web:{ann.token[:16]}")
    assert len(person.habits.calls) == kept


async def test_a_failing_service_gets_the_notice_later_and_others_only_once(here: Boarding, service: PushService) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    await subscribed(ann, service.browser("phone"))
    service.answers["/phone"] = (500, {})
    await ann.mint()
    other = await here.player("Ann too")
    await a_game(here, ann, ben)
    await until(lambda: len(service.refused) > 1)
    [known] = await here.room.notices.subscriptions.of(ann.token[:16])
    assert known.wrong, "it is known since when the service fails"
    service.answers.clear()
    await until(lambda: service.taken)
    await quiet_queue(here)
    [known] = await here.room.notices.subscriptions.of(ann.token[:16])
    assert (len(service.taken), known.wrong) == (1, 0)
    assert (await other.get("notices"))["on"] is False


async def test_hostile_subscriptions_are_refused_and_nobody_else_can_be_subscribed(here: Boarding, service: PushService) -> None:
    ann = await here.player("Ann")
    good = service.browser("phone").subscription
    keys = good["keys"]
    wrong: list[Any] = [
        *(None, 5, "x", [], {}, {"endpoint": good["endpoint"]}, {**good, "keys": []}, {**good, "endpoint": 7}),
        *(
            {**good, "endpoint": each}
            for each in ("http://push.example/x", "https://", "file:///etc/passwd", "ftp://push.example")
        ),
        *(
            {**good, "endpoint": each}
            for each in ("https://a:b@push.example/", "https://xn--/", f"https://push.example/{'x' * 2000}", "https://x/\n")
        ),
        *({**good, "keys": {**keys, "p256dh": each}} for each in ("", "AAAA", "é", "A" * 87, "B" * 88, None)),
        *({**good, "keys": {**keys, "auth": each}} for each in ("", "AAAA", "!" * 22, None)),
    ]
    port = service.port
    inside = ("127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "[fe80::1%25eth0]", "localhost", "2130706433", "0x7f.1")
    wrong += ({**good, "endpoint": f"https://{each}:{port}/x"} for each in inside)
    wrong += ({**good, "endpoint": f"https://push.example{each}/x"} for each in ("", ":0", ":22"))
    for each in wrong:
        status, data = await ann.ask("POST", "notices", {"subscription": each})
        assert (status, data["code"]) == (400, "bad_subscription"), each
    status, _ = await ann.ask("POST", "notices", {"subscription": {**good, "more": "x" * 20_000}})
    assert status == 413
    stranger = here.stranger()
    assert (await stranger.ask("POST", "notices", {"subscription": good}))[0] == 401
    assert (await stranger.ask("GET", "notices"))[0] == 401
    stranger.token = ann.token[:17] + "A" * 43
    assert (await stranger.ask("POST", "notices", {"subscription": good}))[0] == 401
    assert not (await here.bot.store.documents.get(PUSH, ann.token[:16])).body
    for number in range(MOST + 3):  # each from another browser of the person
        elsewhere = here.stranger()
        code = await here.room.people.give_pass((await here.room.people.persons([ann.token[:16]]))[0])
        async with elsewhere.session.post("/pass", data={"code": code}) as answer:
            assert answer.status == 200
        await subscribed(await elsewhere.mint(), service.browser(f"browser-{number}"))
    known = await here.room.notices.subscriptions.of(ann.token[:16])
    assert [each.address.rpartition("-")[2] for each in known] == [str(number) for number in range(3, MOST + 3)]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.5.5", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),  # noqa: S104
        *("255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::7f00:1", "64:ff9b::a00:1", "2002:7f00:1::", "not an address", ""),
        *("64:ff9b:1::a00:1", "64:ff9b:1:a00:0:100::", "::a00:1", "::7f00:1", "::808:808", "::ffff:0:127.0.0.1", "fec0::1"),
        *("3fff::1", "5f00::1", "2001:db8::1", "2001:0:7f00:1::"),
    ],
)
def test_addresses_inside_networks_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet_are_public() -> None:
    assert all(map(is_public, ("8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808")))


@pytest.mark.parametrize(
    "address",
    [
        *(
            "https://localhost/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:127.0.0.1]/",
            "https://169.254.169.254/x",
        ),
        *("https://xn--/", "https://[64:ff9b:1::7f00:1]/", "https://name.localhost./"),
        *("https://2130706433/", "https://0x7f.1/", "https://localhost:8443/", "https://8.8.8.8:22/", "http://push.example/"),
    ],
)
async def test_no_address_inside_the_hosts_network_is_ever_called(address: str) -> None:
    with pytest.raises(SubscriptionEnded):
        await PushServices().send(address, b"", {})


async def test_notices_stand_with_the_sessions_in_the_export_and_end_with_them(here: Boarding, service: PushService) -> None:
    ann = await here.player("Ann")
    member = ann.token[:16]
    await subscribed(ann, service.browser("phone"))
    assert (await ann.get("notices"))["on"] is True
    async with ann.session.get("/browsers") as page:
        text = await page.text()
    assert "Notifications are on" in text
    assert "1 board open" in text
    [exported] = (await here.room.holdings.export(f"web:{member}"))["notices"]
    assert set(exported) == {"service", "since"}
    name = text.partition('name="browser" value="')[2].partition('"')[0]
    async with ann.session.post("/browsers", data={"of": member, "browser": name, "notices": "off"}) as page:
        assert "Notifications are on" not in await page.text()
    person = await here.bot.people.register(f"web:{member}")
    assert not person.habits.calls, "nothing is queued for nobody"
    await subscribed(ann, service.browser("phone"))
    await ann.post("notices/end")
    assert (await ann.get("notices"))["on"] is False
    await subscribed(ann, service.browser("phone"))
    async with ann.session.post("/leave"):
        pass
    assert not await here.room.notices.browsers(member), "who signs out is called no more"
    ben = await here.player("Ben")
    await subscribed(ben, service.browser("phone"))
    await here.room.holdings.forget(f"web:{ben.token[:16]}")
    assert not (await here.bot.store.documents.get(PUSH, ben.token[:16])).body


async def test_each_person_of_a_browser_turns_notices_on_and_off_for_themselves(here: Boarding, service: PushService) -> None:
    ann = await here.player("Ann")
    id_ = ann.token[:16]
    shared = service.browser("shared")
    await subscribed(ann, shared)
    ben = await PagePlayer(ann.session, "Ben").sign_in()  # at the same screen, with a new cookie for both
    ann.token = (await ann.ask("POST", "session/room", {"person": id_}))[1]["token"]
    anns, bens = await ann.get("notices"), await ben.get("notices")
    assert (anns["on"], bens["on"], anns["who"] == bens["who"]) == (True, False, False)
    await subscribed(ben, shared)
    assert await ben.post("notices/end") == {"others": True}, "the browser's own subscription is still Ann's"
    assert (await ann.get("notices"))["on"] is True
    assert await ann.post("notices/end") == {"others": False}


async def test_the_worker_and_the_manifest_have_their_own_policy(here: Boarding) -> None:
    ann = await here.player("Ann")
    async with ann.session.get("/board/worker.js") as answer:
        assert answer.headers["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'"
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert answer.headers["Cache-Control"] == "no-cache"
    async with ann.session.get("/manifest.webmanifest") as answer:
        manifest = json.loads(await answer.text())
    assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        async with ann.session.get(icon["src"]) as answer:
            data = await answer.read()
        size = int.from_bytes(data[16:20], "big")
        assert (data[:8], icon["sizes"]) == (b"\x89PNG\r\n\x1a\n", f"{size}x{size}")
    async with ann.session.get("/") as answer:
        assert "manifest.webmanifest" in await answer.text()
    async with ann.session.get("/board/") as answer:
        assert 'href="../manifest.webmanifest"' in await answer.text(), "the board can be installed, too"
    for apps in ("/board/.proxy/worker.js", "/board/.proxy/api/notices"):
        async with ann.session.get(apps) as answer:
            assert answer.status == 404, "other apps have no part in it"
