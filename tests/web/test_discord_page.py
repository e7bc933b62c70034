"""The board page as an Activity on Discord: who opens it, and what page and app say to each other."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

from bot.chat.launching import note_launch
from bot.settings import Secret
from bot.store import StoreSettings, open_store
from bot.web.board.discord import DiscordApp
from tests.standins.discord import activity
from tests.standins.discord.activity import APP, HOST, INSTANCE, SECRET, TOKEN, Activity
from tests.standins.process import tiles
from tests.store.servers import Server
from tests.web.boarding import Boarding, boarding
from tests.web.browser import CHROMIUM, DRIVER, Page, needs_browser, resize
from tests.web.playing import turn

TRANSCRIPT = Path(activity.__file__).with_name("sdk_transcript.json")
"""What Discord's own script says in the same talk: `record_sdk.cjs` has recorded it."""
VERIFIER = "v" * 43
CHALLENGE = base64.urlsafe_b64encode(hashlib.sha256(VERIFIER.encode()).digest()).decode().rstrip("=")


@dataclass
class Launched:
    """The bot, and Discord around it."""

    bot: Boarding
    discord: Activity


@pytest.fixture
async def here(server: Server, tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Launched]:
    browser = request.node.get_closest_marker("xdist_group") is not None
    async with (
        open_store(StoreSettings(url=server.patient)) as store,
        Activity().serving(tmp_path if browser else None) as discord,
    ):
        app = DiscordApp(Secret(TOKEN), Secret(SECRET), discord.api, pause=0.0)
        async with boarding(store, tmp_path, tiles(), discord=app) as bot:
            discord.bot = bot.url
            yield Launched(bot, discord)


async def test_a_code_gives_a_token_once_to_who_is_in_the_activity(here: Launched) -> None:
    ann, room = here.bot.stranger(), await here.bot.player("Ann of the room")

    def proof(**changed: str) -> dict[str, str]:
        return {"code": here.discord.code(CHALLENGE), "verifier": VERIFIER, "instance": INSTANCE} | changed

    used = proof()
    # The room's cookie in the same browser counts for nothing.
    status, minted = await room.ask("POST", "session/discord", used)
    assert (status, minted["person"]) == (200, {"name": "Ann", "language": "de", "palette": "standard"})
    for wrong in (
        used,
        proof(code="forged"),
        proof(code=""),
        proof(code="a&b=c"),
        proof(verifier="w" * 43),
        proof(verifier="short"),
        proof(instance="i-1-gc-5-7"),
        proof(instance="../@me"),
        proof(instance=""),
        {},
    ):
        status, data = await ann.ask("POST", "session/discord", wrong)
        assert (status, data["code"], bool(data["text"])) == (401, "bad_proof", True), wrong
    here.discord.inside = ["457"]
    assert (await ann.ask("POST", "session/discord", proof()))[1]["code"] == "bad_proof", "somebody else's Activity"
    ann.token = minted["token"]
    table = (await ann.post("computer"))["table"]
    assert "Ann" in [each["name"] for each in (await ann.get(f"table/{table}"))["people"]]
    person = await here.bot.bot.people.of_account("discord:456")
    assert person is not None
    assert person.places == {"discord:456": "discord:@456"}
    assert (await room.ask("GET", f"table/{table}/talk"))[0] == 200
    assert (await ann.ask("GET", f"table/{table}/talk"))[0] == 404, "the room's talk is the room's"
    await here.bot.bot.services.privacy.forget(person.id)
    assert (await ann.ask("GET", "games"))[0] == 401


async def test_only_discords_app_may_send_requests_from_elsewhere(here: Launched) -> None:
    ann = here.bot.stranger()
    own = f"https://{HOST}"
    for origin, host, path, expected in (
        (own, "", "session/discord", 401),
        (own, HOST, "session/discord", 401),
        (own, HOST, "../.proxy/api/session/discord", 401),
        ("https://1.discordsays.com", "", "session/discord", 403),
        ("https://1.discordsays.com", "1.discordsays.com", "session/discord", 421),
        (own, "1.discordsays.com", "session/discord", 421),
        ("https://discord.com", "", "session/discord", 403),
        ("null", HOST, "session/discord", 421),
        ("http://" + HOST, HOST, "session/discord", 421),
    ):
        headers = {"Origin": origin} | ({"Host": host} if host else {})
        status, data = await ann.ask("POST", path, {"code": "forged"}, headers)
        assert (status, bool(data["code"]), bool(data["text"])) == (expected, True, True), (origin, host)
    for path in ("/", "/chat", "/name", "/health", "/static/common.js"):
        async with ann.session.get(path, headers={"Host": HOST, "Origin": own}) as answer:
            assert answer.status == 421, "the board, and nothing else"


async def test_only_discord_may_frame_the_page_that_it_opens(here: Launched) -> None:
    ann = here.bot.stranger()
    for address, framed in (("/board/?frame_id=1", True), ("/board/", False), ("/board/.proxy/?frame_id=1", True)):
        async with ann.session.get(address) as answer:
            said = answer.headers["Content-Security-Policy"].rpartition("frame-ancestors ")[2].split()
            assert ("https://discord.com" in said, "https://web.telegram.org" in said) == (framed, not framed)
            assert "*" not in said


async def test_without_discord_there_is_no_such_way(server: Server, tmp_path: Path) -> None:
    async with open_store(StoreSettings(url=server.patient)) as store, boarding(store, tmp_path) as bot:
        ann = bot.stranger()
        assert (await ann.ask("POST", "session/discord", {}))[0] == 404
        async with ann.session.get("/board/?frame_id=1") as answer:
            assert "discord" not in answer.headers["Content-Security-Policy"]


async def test_discord_away_is_a_coded_refusal(server: Server, tmp_path: Path) -> None:
    away = DiscordApp(Secret(TOKEN), Secret(SECRET), "http://127.0.0.1:1/api/v10")
    async with open_store(StoreSettings(url=server.patient)) as store, boarding(store, tmp_path, discord=away) as bot:
        proof = {"code": "code", "verifier": VERIFIER, "instance": INSTANCE}
        status, data = await bot.stranger().ask("POST", "session/discord", proof)
        assert (status, data["code"]) == (503, "away")
        status, _ = await bot.stranger().ask("POST", "session/discord", proof, {"Origin": f"https://{HOST}"})
        assert status == 403, "who this bot is on Discord is not known"


@contextmanager
def named_browser(port: int) -> Iterator[webdriver.Chrome]:
    """A browser for which every site is the stand-in."""
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM or ""
    rules = f"MAP * 127.0.0.1:{port}, EXCLUDE localhost, EXCLUDE 127.0.0.1"
    words = ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--ignore-certificate-errors")
    for word in (*words, f"--host-resolver-rules={rules}", "--test-third-party-cookie-phaseout"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options, Service(DRIVER))
    try:
        resize(driver, 390, 844)
        yield driver
    finally:
        driver.quit()


@needs_browser
@pytest.mark.xdist_group("browser")
async def test_a_turn_inside_discord_and_none_in_a_foreign_frame(here: Launched) -> None:
    ann = here.bot.stranger()
    proof = {"code": here.discord.code(CHALLENGE), "verifier": VERIFIER, "instance": INSTANCE}
    ann.token = (await ann.ask("POST", "session/discord", proof))[1]["token"]
    table = (await ann.post("computer"))["table"]
    await note_launch(here.bot.bot.store, "discord:456", table)

    def play() -> list[Any]:
        with named_browser(here.discord.port) as driver:
            page = Page(driver, "https://discord.com/channels/5/6")
            driver.switch_to.frame(page.wait(lambda: driver.find_elements(By.TAG_NAME, "iframe"))[0])
            page.wait(lambda: driver.find_elements(By.CSS_SELECTOR, ".cell"))
            turn(page)
            driver.switch_to.default_content()
            said: list[Any] = driver.execute_script("return window.said")
            driver.execute_script("small(1)")
            driver.switch_to.frame(0)
            page.wait(lambda: not driver.find_element(By.ID, "bar").is_displayed())
            driver.get(f"https://evil.example/?of=https://{HOST}/%3Fframe_id%3D1%26instance_id%3D{INSTANCE}")
            refused = page.wait(lambda: [each for each in page.errors() if "frame-ancestors" in each])
            assert refused
            return said

    said = await asyncio.to_thread(play)
    (handshake, first, origin), *others = said
    assert (handshake, origin) == (0, f"https://{HOST}")
    assert {**first, "frame_id": ""} == {"v": 1, "encoding": "json", "client_id": APP, "frame_id": ""}
    commands = {frame["cmd"]: frame for code, frame, _ in others if code == 1}
    assert set(commands) == {"AUTHORIZE", "SUBSCRIBE"}
    assert set(commands["AUTHORIZE"]["args"]) == {
        *("client_id", "response_type", "state", "prompt", "scope", "code_challenge", "code_challenge_method"),
    }
    assert commands["SUBSCRIBE"]["evt"] == "ACTIVITY_LAYOUT_MODE_UPDATE"
    assert all(frame["nonce"] for frame in commands.values())
    assert here.discord.codes == {}, "each code was exchanged"
    own, ours = json.loads(TRANSCRIPT.read_text(encoding="utf-8"))["said"], [[code, frame] for code, frame, _ in said]
    del own[0][1]["sdk_version"]  # the page is no such script
    assert sorted(map(_shape, ours)) == sorted(map(_shape, own)), "Discord's own script says the same"


def _shape(message: Any) -> str:
    """What a message says, without what differs each time."""
    code, frame = message
    once = {"nonce", "frame_id", "state", "code_challenge"}

    def same(part: Any) -> Any:
        if not isinstance(part, dict):
            return part
        return {name: "…" if name in once and value else same(value) for name, value in part.items() if value is not None}

    return json.dumps([code, same(frame)], sort_keys=True)
