"""The board page inside Telegram's app: the proof of who opens it, and what page and app say to each other."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from selenium.webdriver.common.by import By

from bot.settings import Secret
from bot.store import StoreSettings, open_store
from bot.web.board.proofs import BadProof
from bot.web.board.telegram import FRESH, MOST_MINTS, TelegramProofs, checked
from tests.standins import telegram
from tests.standins.process import tiles
from tests.store.servers import Server
from tests.waiting import patience
from tests.web.boarding import Boarding, boarding
from tests.web.browser import Page, browser, needs_browser
from tests.web.playing import turn

TRANSCRIPT = json.loads(Path(telegram.__file__).with_name("script_transcript.json").read_text(encoding="utf-8"))
"""What Telegram's own script says in the same talk: `record_script.cjs` has recorded it."""
TOKEN = "110201543:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw"
ANN = {"id": 7, "first_name": "Änn", "last_name": "O'Neil", "language_code": "de"}


def proof(now: float, token: str = TOKEN, **changed: str) -> str:
    """A proof as Telegram's app gives it: everything but the hash is signed, the signature for third parties too."""
    fields = {"query_id": "AA", "user": json.dumps(ANN), "auth_date": str(int(now)), "signature": "c2lnbmVk"} | changed
    signed = "\n".join(f"{name}={value}" for name, value in sorted(fields.items()))
    secret = hmac.digest(b"WebAppData", token.encode(), hashlib.sha256)
    return urlencode({**fields, "hash": hmac.digest(secret, signed.encode(), hashlib.sha256).hex()})


def test_a_genuine_proof_names_its_user() -> None:
    now = 1_800_000_000.0
    assert [checked(proof(now - age), TOKEN, now).user.name for age in (0, FRESH, -60)] == ["Änn O'Neil"] * 3


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (proof(1000.0 - FRESH - 1), "stale_proof"),
        (proof(1061.0), "stale_proof"),
        (proof(1000.0, auth_date="soon"), "stale_proof"),
        (proof(1000.0, TOKEN[:-1] + "x"), "bad_proof"),
        (proof(1000.0).replace("nn", "nm"), "bad_proof"),
        (proof(1000.0) + "&user=%7B%22id%22%3A8%7D", "bad_proof"),
        (proof(1000.0) + "&more=1", "bad_proof"),
        (proof(1000.0).rpartition("&")[0], "bad_proof"),
        (proof(1000.0, user="{}"), "bad_proof"),
        (proof(1000.0, user='{"id":"7"}'), "bad_proof"),
        ("", "bad_proof"),
        ("hash", "bad_proof"),
        ("hash=%ff&user=%fe", "bad_proof"),
        ("a=b&" * 2000, "bad_proof"),
    ],
)
def test_other_proofs_are_refused(made: str, code: str) -> None:
    with pytest.raises(BadProof, match=code):
        checked(made, TOKEN, 1000.0)


@pytest.fixture
async def here(server: Server, tmp_path: Path) -> AsyncIterator[Boarding]:
    async with open_store(StoreSettings(url=server.patient)) as store:
        proofs = TelegramProofs(Secret(TOKEN), store)
        async with boarding(store, tmp_path, tiles(), proofs) as made:
            yield made


async def test_a_proof_gives_a_few_tokens_that_end_with_the_person(here: Boarding) -> None:
    ann, room = here.stranger(), await here.player("Ann of the room")
    now = here.bot.store.clock.now() / 1000
    for data in (proof(now - 2 * FRESH), "", proof(now, TOKEN + "x")):
        status, said = await ann.ask("POST", "session/telegram", {"initData": data})
        assert (status, said["code"].endswith("_proof"), bool(said["text"])) == (401, True, True)
    # The room's cookie in the same browser counts for nothing.
    mints = [await room.ask("POST", "session/telegram", {"initData": proof(now)}) for _ in range(MOST_MINTS + 1)]
    assert [status for status, _ in mints] == [200] * MOST_MINTS + [401]
    ann.token = mints[0][1]["token"]
    assert mints[0][1]["person"] == {"name": "Änn O'Neil", "language": "de", "palette": "standard"}
    table = (await ann.post("computer"))["table"]
    async with patience(lambda: "for the game in the list"):
        while [each["table"] for each in await ann.get("games")] != [table]:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    assert await room.get("games") == []
    person = await here.bot.people.of_account("telegram:7")
    assert person is not None
    assert person.habits.private == (), "nothing can be written to who has never written to the bot"
    await here.bot.services.privacy.forget(person.id)
    assert (await ann.ask("GET", "games"))[0] == 401
    assert await here.bot.people.of_account("telegram:7") is None, "a token of a forgotten person makes nobody"


APP = """
window.said = [];
window.TelegramWebviewProxy = { postEvent: (type, data) => window.said.push([type, JSON.parse(data)]) };
"""
THEME = {
    "bg_color": "#17212b",
    "text_color": "#f5f5f5",
    "button_color": "#5288c1",
    "button_text_color": "#ffffff",
    "hint_color": "red",
}


@needs_browser
@pytest.mark.xdist_group("browser")
async def test_a_turn_inside_the_app(here: Boarding) -> None:
    ann = here.stranger()
    _, minted = await ann.ask("POST", "session/telegram", {"initData": proof(here.bot.store.clock.now() / 1000)})
    ann.token = minted["token"]
    table = (await ann.post("computer"))["table"]
    data = proof(here.bot.store.clock.now() / 1000, query_id="BB")
    parts = {"tgWebAppData": data, "tgWebAppVersion": "8.0", "tgWebAppThemeParams": json.dumps(THEME)}
    fragment = "&".join(f"{name}={quote(value)}" for name, value in parts.items())

    def play() -> list[Any]:
        with browser() as driver:
            added = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": APP})
            page = Page(driver, f"{here.url}/board/?tgWebAppStartParam={table}#{fragment}")
            page.wait(lambda: driver.find_elements(By.CSS_SELECTOR, ".cell"))
            assert "#" not in driver.current_url, "the proof does not stay in the address"
            for name in TRANSCRIPT["called"]:
                assert driver.execute_script(f"return typeof {name}") == "function", "apps of all ages can call the page"
            driver.execute_script("Telegram.WebView.receiveEvent('content_safe_area_changed', { top: 46 })")
            driver.execute_script("TelegramGameProxy.receiveEvent('safe_area_changed', { top: 20, bottom: 8 })")
            style = "const s = getComputedStyle(document.body); return [s.paddingTop, s.paddingBottom, s.color]"
            assert driver.execute_script(style) == ["66px", "8px", "rgb(245, 245, 245)"]
            turn(page)
            driver.find_element(By.CSS_SELECTOR, "#tools button").click()
            page.wait(lambda: driver.find_elements(By.CSS_SELECTOR, "#sheet[open]"))
            page.wait(lambda: driver.execute_script("return window.said.at(-1)[0]") == "web_app_setup_back_button")
            driver.execute_script("Telegram.WebView.receiveEvent('back_button_pressed')")
            page.wait(lambda: not driver.find_elements(By.CSS_SELECTOR, "#sheet[open]"))
            page.wait(lambda: driver.execute_script("return window.said.at(-1)[1].is_visible") is False)
            heard: list[Any] = driver.execute_script("return window.said")
            driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)
            assert page.errors() == []
            return heard

    heard = await asyncio.to_thread(play)
    assert heard == [
        ["web_app_set_header_color", {"color_key": "bg_color"}],
        ["web_app_set_background_color", {"color": "#17212b"}],
        ["web_app_ready", ""],
        ["web_app_expand", ""],
        ["web_app_setup_swipe_behavior", {"allow_vertical_swipe": False}],
        ["web_app_request_safe_area", ""],
        ["web_app_request_content_safe_area", ""],
        ["web_app_trigger_haptic_feedback", {"type": "impact", "impact_style": "light"}],  # the tile
        ["web_app_setup_closing_behavior", {"need_confirmation": True}],
        ["web_app_trigger_haptic_feedback", {"type": "notification", "notification_type": "success"}],
        ["web_app_setup_closing_behavior", {"need_confirmation": False}],
        ["web_app_trigger_haptic_feedback", {"type": "impact", "impact_style": "light"}],
        ["web_app_setup_back_button", {"is_visible": True}],
        ["web_app_setup_back_button", {"is_visible": False}],
    ]
    own = TRANSCRIPT["said"]
    assert [each for each in heard if each not in own] == [], "Telegram's own script says the same"
    # The page has no bottom bar of the app's and asks for nothing that it has been given; nothing was rotated here.
    other = ["web_app_set_bottom_bar_color", "web_app_request_theme", "web_app_request_viewport"]
    assert [each for each in own if each not in heard and each[0] not in other] == [
        ["web_app_trigger_haptic_feedback", {"type": "selection_change"}]
    ]
