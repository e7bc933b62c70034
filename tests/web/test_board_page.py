"""The board page in a real browser: a newcomer's first turn, every size of window, the keyboard, and the picture itself."""

from __future__ import annotations

import asyncio
import base64
import io
import signal
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest
from axe_core_python.selenium import Axe  # type: ignore[import-untyped]
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from bot.games.faces import FACES, drawings
from bot.i18n import Translator
from bot.scene.presentation import people_of
from bot.store import StoreSettings, open_store
from bot.web.board import routes
from renderer.pages.layout import arrange
from renderer.renderer import Renderer
from renderer.scene import BoardScene
from renderer.themes import THEMES
from tests.standins.process import HASTY, tiles
from tests.store.servers import Server
from tests.web.boarding import Boarding, PagePlayer, boarding
from tests.web.browser import Page, SyncBot, browser, needs_browser, one, press, received, resize
from tests.web.playing import over, plays, presses
from tests.web.positions import ALL, SIZES, last_turn, position

pytestmark = [needs_browser, pytest.mark.xdist_group("browser")]

CODE = Path(routes.__file__).parents[1] / "static" / "board"


@pytest.fixture
def process(tmp_path: Path) -> Iterator[SyncBot]:
    started = SyncBot(tmp_path, settings=HASTY | {"COMPUTER_PAUSE": "1"}).start()
    yield started
    assert started.end() < 10
    assert started.troubles == []


@pytest.fixture
async def here(server: Server, tmp_path: Path) -> AsyncIterator[Boarding]:
    async with open_store(StoreSettings(url=server.patient)) as store, boarding(store, tmp_path, tiles()) as made:
        yield made


def shown(driver: webdriver.Chrome, selector: str) -> str:
    found = one(driver, selector)
    return str(found.text) if found else ""


def choose(page: Page, label: str) -> None:
    """Press the button of the sheet that says this, in one step: the sheet may be made anew meanwhile."""
    find = "[...document.querySelectorAll('#sheet button')].find(each => each.textContent.trim() === arguments[0])"
    page.wait(lambda: page.driver.execute_script(f"const found = {find}; found?.click(); return !!found", label))


def begin(page: Page) -> None:
    """Come in and lay a tile: a name and three presses."""
    page.enter("Ann")
    press(page, "form[action='/play'] button")
    press(page, ".cell:not(.mine)")


def faults(page: Page) -> list[str]:
    return [each for each in page.errors() if "favicon" not in each]


@pytest.mark.long
def test_a_draft_survives_a_crash_and_is_confirmed_in_another_tab(process: SyncBot) -> None:
    with browser(*SIZES["phone"]) as driver:
        ann = Page(driver, process.url)
        begin(ann)
        ann.wait(lambda: one(driver, ".disc"))
        process.end(signal.SIGKILL)
        process.start()
        press(ann, ".disc")
        ann.wait(lambda: one(driver, ".disc.chosen"))
        address, first = driver.current_url, driver.current_window_handle
        driver.switch_to.new_window("tab")
        driver.get(address)
        ann.wait(lambda: one(driver, ".tiles .ghost"))
        press(ann, "[data-key=confirm]")
        ann.wait(lambda: one(driver, ".cell:not(.mine)"))
        driver.close()
        driver.switch_to.window(first)
        ann.wait(lambda: one(driver, ".cell:not(.mine)"))  # the first tab has heard of it


LOADED = """
const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
return all.filter((each) => each.entryType === "navigation" || each.name.includes("/board/code/"))
  .map((each) => [each.name, each.decodedBodySize, each.encodedBodySize]);
"""


async def test_the_code_on_entry_is_small(here: Boarding) -> None:
    """All that a browser loads when a person comes in to their own turn, the page itself included."""
    ann = await here.player("Ann")
    table = await here.solo(ann)

    def look() -> list[tuple[str, int, int]]:
        with browser(*SIZES["phone"]) as driver:
            driver.execute_cdp_cmd("Network.clearBrowserCache", {})
            opened(driver, here, ann, table)
            return [(str(name), raw, sent) for name, raw, sent in driver.execute_script(LOADED)]

    loaded = await asyncio.to_thread(look)
    names = {Path(name).name for name, *_ in loaded}
    assert names >= {"page.js", "map.js", "net.js", "page.css"}
    assert len(loaded) <= 9
    assert sum(raw for _, raw, _ in loaded) <= 40 << 10
    assert sum(sent for *_, sent in loaded) <= 14 << 10


SHARP = (
    "const fine = (each) => each.naturalWidth === 160 && each.src.startsWith('blob:');"
    "return [...document.querySelectorAll('.tiles img%s')].some(fine)"
)


async def test_a_tile_on_a_fine_screen_was_fetched_large_while_its_player_thought(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)

    def look() -> None:
        with browser(*SIZES["phone"]) as driver:
            resize(driver, *SIZES["phone"], scale=3)
            page = opened(driver, here, ann, table)
            press(page, ".cell:not(.mine)")
            page.wait(lambda: driver.execute_script(SHARP % ".ghost"))
            press(page, "[data-key=confirm]:not(:disabled)")
            page.wait(lambda: driver.execute_script(SHARP % ":not(.ghost)"))

    await asyncio.to_thread(look)


# windows of all sizes


def opened(driver: webdriver.Chrome, here: Boarding, player: PagePlayer, table: str) -> Page:
    """Open a table in a browser that has the player's cookie."""
    cookie = next(iter(player.session.cookie_jar))
    driver.get(f"{here.url}/health")
    driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
    page = Page(driver, f"{here.url}/board/?t={table}")
    page.wait(lambda: one(driver, "#ask") and page.picture_is_drawn())
    return page


FITS = """
const box = (e) => e.getBoundingClientRect(), wrong = [];
const { scrollHeight, scrollWidth } = document.scrollingElement;
if (scrollHeight > innerHeight || scrollWidth > innerWidth) wrong.push("scrolls");
for (const each of document.querySelectorAll("button, a.button")) {
  const { width, height } = box(each);
  if (width && (width < 43.5 || height < 43.5)) wrong.push(`${each.outerHTML.slice(0, 60)} ${width}x${height}`);
}
for (const name of ["#ask", "[data-key=confirm]", "#people .on", "#tools button"]) {
  const each = document.querySelector(name), { left, top, right, bottom } = box(each);
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`${name} is cut`);
}
for (const each of document.querySelectorAll(".row .things img")) {
  if (box(each).right > box(each.closest(".row")).right + 1) wrong.push("a row runs over");
}
const discs = [...document.querySelectorAll(".disc")].map(box), home = box(document.querySelector("#map"));
const inside = (e) => e.left >= home.left && e.right <= home.right && e.top >= home.top && e.bottom <= home.bottom;
if (discs.length && !discs.some(inside)) {
  wrong.push("no place is in sight");
}
return wrong;
"""


SCHEMES = {"light": "prefers-color-scheme", "dark": "prefers-color-scheme", "active": "forced-colors"}


def check_sizes(driver: webdriver.Chrome, page: Page, what: str, schemes: tuple[str, ...]) -> None:
    """Check a position at every size, and with axe in each scheme."""
    for size, (width, height) in SIZES.items():
        resize(driver, width, height)
        page.wait(lambda: driver.execute_script("return innerWidth === arguments[0]", width))  # noqa: B023
        try:
            page.wait(lambda: driver.execute_script(FITS) == [], 20)
        except AssertionError:
            raise AssertionError(what, size, driver.execute_script(FITS)) from None
    for scheme in schemes:
        features = [{"name": SCHEMES[scheme], "value": scheme}]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        found = Axe().run(driver)["violations"]
        assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == [], (what, scheme)
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


POSITIONS = {
    "squares": partial(position, "carcassonne", 2, ("fields",), 60, "tile"),
    "figures of six": partial(position, "carcassonne", 6, ALL, 90, "step2"),
    "cards": partial(position, "cardcassonne", 4, (), 45),
}


async def fit(here: Boarding, schemes: dict[str, tuple[str, ...]]) -> None:
    """Open positions and check each at every size, and with axe in its schemes."""
    ann = await here.player("Ann")
    tables = {what: await here.seated(ann, POSITIONS[what]()) for what in schemes}

    def look() -> None:
        with browser() as driver:
            for what, table in tables.items():
                check_sizes(driver, opened(driver, here, ann, table), what, schemes[what])

    await asyncio.to_thread(look)


COVERED = """
const covered = {};
for (const disc of document.querySelectorAll(".disc")) {
  const { left, top, width, height } = disc.getBoundingClientRect(), middle = width / 2;
  if (!document.elementsFromPoint(left + middle, top + middle).some((each) => each.id === "map")) continue; // far away
  let points = 0, hit = 0;
  for (let x = 1.5; x < width; x += 2) for (let y = 1.5; y < height; y += 2) {
    if (Math.hypot(x - middle, y - middle) > middle - 1) continue;
    points++;
    const found = document.elementsFromPoint(left + x, top + y).find((each) => each.closest(".disc"));
    if (found?.closest(".disc") === disc) hit++;
  }
  if (hit < points * 2 / 3) covered[disc.ariaLabel] = hit / points;
}
return covered;
"""
"""Discs on the map in sight of which more than a third is covered or cut."""


async def test_no_disc_lies_under_others(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.seated(ann, position("carcassonne", 6, ALL, 120, "step2"))

    def look() -> None:
        with browser() as driver:
            for size in ("small", "phone"):
                resize(driver, *SIZES[size])
                page = opened(driver, here, ann, table)
                page.wait(lambda: len(driver.find_elements(By.CSS_SELECTOR, ".disc")) > 5)
                try:
                    page.wait(lambda: driver.execute_script(COVERED) == {}, 20)  # the map comes closer for a moment
                except AssertionError:
                    raise AssertionError(size, driver.execute_script(COVERED)) from None

    await asyncio.to_thread(look)


async def test_decisions_fit_every_window(here: Boarding) -> None:
    await fit(here, {"figures of six": ("dark",), "cards": ()})


@pytest.mark.long
async def test_all_decisions_fit_every_window_and_can_be_read_in_every_scheme(here: Boarding) -> None:
    await fit(here, dict.fromkeys(POSITIONS, tuple(SCHEMES)))


async def test_a_wide_map_is_seen_whole_on_a_phone_and_a_press_comes_closer(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.seated(ann, position("carcassonne", 4, ("fields",), 90, "tile"))
    cut = (
        "const home = document.querySelector('#map').getBoundingClientRect();"
        "return [...document.querySelectorAll('.tiles img, .cell')].filter((each) => { const b = each.getBoundingClientRect();"
        "return b.left < home.left - 1 || b.right > home.right + 1 || b.top < home.top - 1 || b.bottom > home.bottom + 1;"
        "}).length"
    )
    side = "return document.querySelector('.cell').getBoundingClientRect().width"

    def look() -> None:
        with browser(*SIZES["phone"]) as driver:
            page = opened(driver, here, ann, table)
            assert driver.execute_script(cut) > 0
            assert driver.execute_script(side) >= 44
            driver.find_elements(By.CSS_SELECTOR, "#tools button")[1].click()
            page.wait(lambda: driver.execute_script(cut) == 0)
            small = one(driver, ".cell")
            ActionChains(driver).move_to_element(small).click().perform()
            page.wait(lambda: driver.execute_script(side) >= 44)
            assert not driver.find_elements(By.CSS_SELECTOR, ".ghost"), "nothing was laid by the press that came closer"

    await asyncio.to_thread(look)


async def test_a_turn_by_the_keyboard_alone(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    before = (await here.bot.tables.look(table)).version

    def play() -> None:
        with browser(*SIZES["desk"]) as driver:
            page = opened(driver, here, ann, table)
            for key, then in ((Keys.ARROW_DOWN, ".cell:focus"), (Keys.ENTER, ".disc"), ("1", ".disc.chosen"), ("c", "#people")):
                ActionChains(driver).send_keys(key).perform()
                page.wait(lambda: one(driver, then))  # noqa: B023
            page.wait(lambda: not driver.find_elements(By.CSS_SELECTOR, ".disc"))

    await asyncio.to_thread(play)
    assert (await here.bot.tables.look(table)).version > before


async def test_a_typed_move_that_does_not_fit_stays_in_the_bar(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    square = (await ann.get(f"table/{table}"))["cells"]["cells"][0][3]

    def play() -> None:
        with browser(*SIZES["small"]) as driver:
            page = opened(driver, here, ann, table)
            press(page, "#tools button")
            page.wait(lambda: one(driver, "#typed")).send_keys("xyzzy\n")
            page.wait(lambda: "xyzzy" in shown(driver, "#bar .typed p"))
            field = one(driver, "#bar #typed")
            assert not driver.find_elements(By.CSS_SELECTOR, "#sheet[open]"), "the map is in sight"
            assert (field.get_attribute("value"), field == driver.switch_to.active_element) == ("xyzzy", True)
            assert Axe().run(driver)["violations"] == []
            driver.execute_script("arguments[0].select()", field)
            field.send_keys(f"{square} r1\n")
            page.wait(lambda: one(driver, ".ghost"))
            page.wait(lambda: not driver.find_elements(By.CSS_SELECTOR, ".typed, #sheet[open]"))
            assert faults(page) == []

    await asyncio.to_thread(play)


# talk and log


async def test_players_talk_and_read_the_moves_on_their_pages(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table = await here.seated(ann, POSITIONS["squares"](), ben)

    def talk() -> None:
        with browser(*SIZES["small"]) as small, browser(*SIZES["desk"]) as desk:
            mine, other = opened(small, here, ann, table), opened(desk, here, ben, table)
            mine.wait(lambda: here.boards.news.readers(table) == 2)
            press(mine, "#tools button")
            choose(mine, "Chat")
            mine.wait(lambda: one(small, "#saying")).send_keys("Hello <b>Ben</b>\n")
            mine.wait(lambda: "Ann: Hello <b>Ben</b>" in shown(small, ".talk"))
            other.wait(lambda: "Ann: Hello <b>Ben</b>" in shown(desk, "#said"))
            assert Axe().run(small)["violations"] == []
            press(mine, "#sheet form:first-child button")
            press(mine, "#tools button")
            choose(mine, "Moves")
            steps = mine.wait(lambda: small.find_elements(By.CSS_SELECTOR, ".moves button"))
            assert len(steps) == 40
            assert Axe().run(small)["violations"] == []
            small.execute_script("arguments[0].click()", steps[2])
            mine.wait(lambda: shown(small, "#past small") == "Tile 3 of 40")
            assert faults(mine) + faults(other) == []

    await asyncio.to_thread(talk)


# after the end


async def test_the_result_has_a_picture_and_leads_to_a_rematch_and_the_next_game(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table, other = await here.seated(ann, last_turn(), ben), await here.seated(ann, POSITIONS["squares"](), ben)

    def look() -> str:
        with browser(*SIZES["small"]) as driver:
            page = opened(driver, here, ann, table)
            for _ in range(4):
                if page.wait(lambda: "over" if one(driver, ".result") else one(driver, "[data-key=confirm]")) == "over":
                    break
                if driver.find_elements(By.CSS_SELECTOR, ".cell:not(.mine)"):
                    press(page, ".cell:not(.mine)")
                press(page, "[data-key=confirm]:not(:disabled)")
                page.wait(lambda: one(driver, ".result") or not one(driver, ".ghost"))
            page.wait(lambda: one(driver, ".result"))
            press(page, "[data-key=save]")
            page.wait(lambda: one(driver, ".poster") and page.picture_is_drawn())
            assert one(driver, "#sheet a[download]").get_attribute("download") == f"{table}.png"
            press(page, "#sheet form:first-child button")
            page.wait(lambda: one(driver, "[data-key=next]")).click()
            page.wait(lambda: f"t={other}" in driver.current_url and one(driver, ".cell"))
            driver.get(f"{here.url}/board/?t={table}")
            press(page, "[data-key='/rematch']")
            page.wait(lambda: f"t={table}" not in driver.current_url and one(driver, "#people .person"))
            assert faults(page) == []
            return driver.current_url.partition("t=")[2]

    again = await asyncio.to_thread(look)
    assert (await ben.get(f"table/{table}"))["rematch"] == again
    await ben.post(f"table/{table}/press", button="/rematch")
    assert [each["name"] for each in (await ben.get(f"table/{again}"))["people"]] == ["Ann", "Ben"]


# the past


async def test_a_slider_goes_back_through_the_game_and_the_present_waits(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.seated(ann, POSITIONS["squares"]())
    tiles = "return document.querySelectorAll('.tiles img').length"

    def look() -> None:
        with browser(*SIZES["phone"]) as driver:
            page = opened(driver, here, ann, table)
            now = driver.execute_script(tiles)
            received(driver)
            press(page, "#tools button:last-child")
            page.wait(lambda: driver.execute_script(tiles) == now - 1)
            assert received(driver) <= 16_000, "the slider, its code, the steps, and one of them"
            slider = driver.find_element(By.CSS_SELECTOR, "#past input")
            assert driver.switch_to.active_element == slider
            said = slider.get_attribute("aria-valuetext") or ""
            last = int(slider.get_attribute("max") or 0)
            assert said.startswith(f"Tile {last - 1} of {last}: ")
            assert not driver.find_elements(By.CSS_SELECTOR, ".cell"), "nothing can be laid in the past"
            ActionChains(driver).send_keys(Keys.ARROW_LEFT, Keys.ARROW_LEFT).perform()
            page.wait(lambda: driver.execute_script(tiles) == now - 3)
            assert received(driver) <= 6_000
            assert len(driver.find_elements(By.CSS_SELECTOR, ".tiles .fresh")) == 1
            for size, (width, height) in SIZES.items():
                resize(driver, width, height)
                page.wait(lambda: driver.execute_script("return innerWidth === arguments[0]", width))  # noqa: B023
                cut = "const b = document.querySelector('#past').getBoundingClientRect(); return b.bottom > innerHeight + 1"
                assert not driver.execute_script(cut), size
            assert [each["id"] for each in Axe().run(driver)["violations"]] == []
            ActionChains(driver).send_keys(Keys.HOME, "c", Keys.ESCAPE).perform()
            page.wait(lambda: driver.execute_script(tiles) == now and one(driver, "[data-key=confirm]"))
            assert one(driver, ".cell")
            assert faults(page) == []

    await asyncio.to_thread(look)
    assert not (await here.bot.tables.now(table)).drafted


# the picture


async def test_the_page_shows_what_the_picture_shows(here: Boarding) -> None:
    game = position("carcassonne", 3, ("fields", "inns_cathedrals", "tower"), 75, "tile")
    ann = await here.player("Ann")
    table = await here.seated(ann, game)
    face = FACES["carcassonne"]
    scene = face.whole(face.see(game.view(0), Translator("en"), people_of(("Ann", "Ben", "Clara")))).scene
    assert isinstance(scene, BoardScene)
    board = replace(scene.board, laid=(), dead=(), spots=())
    drawn = replace(scene, board=board, tile_size=96)
    grid = arrange(drawn, THEMES["dark"]).grid
    whole = Image.open(io.BytesIO(Renderer(drawings(), tiles()).png(drawn, "dark"))).convert("RGB")
    left, top = (min(tile.cell[axis] for tile in board.tiles) for axis in (0, 1))
    size = grid.size

    def shot() -> Image.Image:
        with browser(2400, 2400) as driver:
            page = opened(driver, here, ann, table)
            driver.execute_script(
                "for (const name of ['.cells', '.marks', '#tools']) document.querySelector(name).remove();"
                "for (const each of document.querySelectorAll('.fresh')) each.className = '';"
                "const plane = document.querySelector('.plane'); plane.className = 'plane';"
                f"plane.style.transform = 'translate({-left * 96}px, {-top * 96}px) scale(1)'"
            )
            page.wait(page.picture_is_drawn)
            png = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"]
            return Image.open(io.BytesIO(base64.b64decode(png))).convert("RGB")

    seen = await asyncio.to_thread(shot)
    worst = 0.0
    for tile in board.tiles:
        x, y = (tile.cell[0] - left) * 96, (tile.cell[1] - top) * 96
        mine = seen.crop((x, y, x + 96, y + 96))
        theirs = whole.crop(grid.box(tile.cell)).resize((96, 96)) if size != 96 else whole.crop(grid.box(tile.cell))
        inner = (6, 6, 90, 90)
        difference = ImageStat.Stat(ImageChops.difference(mine.crop(inner), theirs.crop(inner))).mean
        worst = max(worst, sum(difference) / 3)
    assert worst < 14, "a tile or a figure on it is somewhere else, or another one"


# to the end


@pytest.mark.long
@pytest.mark.parametrize(("kind", "modules", "least"), [("carcassonne", ALL, 40), ("cardcassonne", (), 4)])
async def test_two_people_play_to_the_end_by_their_pages_alone(
    here: Boarding, kind: str, modules: tuple[str, ...], least: int
) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table = await here.seated(ann, position(kind, 2, modules, least), ben)

    def play() -> None:
        with browser(*SIZES["phone"]) as phone, browser(*SIZES["desk"]) as desk:
            pages = [opened(driver, here, player, table) for driver, player in ((phone, ann), (desk, ben))]
            for number, page in enumerate(pages):
                plays(page, number)
            for page in pages:
                page.wait(lambda page=page: over(page), 600)  # type: ignore[misc]
                assert presses(page) > 20

    await asyncio.to_thread(play)
    assert (await here.bot.tables.look(table)).state == "over"
