"""`python -m tests.web.shots FOLDER`: screenshots of lobby and board, to look at them, and for README and docs.

All tiles must have been drawn: `--atlas` names their folder (`make gallery` fills build/atlas).
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from selenium import webdriver

from bot.ai.levels import LEVELS
from bot.ai.strategies import PLAYERS
from bot.engine.fair import Stream
from bot.engine.game import Game
from bot.engine.record import read_record
from bot.games.rules import replay_record
from bot.store import StoreSettings, open_store
from bot.table.deeds.play import Act
from bot.table.permissions import Actor
from tests.standins.process import tiles
from tests.store.servers import running
from tests.table.simple_players import SimplePlayers
from tests.web.boarding import Boarding, PagePlayer, boarding
from tests.web.browser import Page, browser, end_browsers, resize
from tests.web.positions import ALL, SIZES, last_turn, position

RECORD = Path(__file__).parents[2] / "docs" / "examples" / "game.json"


class _Levels(SimplePlayers):
    """Computers with the levels that a bot has."""

    levels = tuple(LEVELS)  # type: ignore[misc, assignment]


def _recorded(actions: int) -> Game:
    """The recorded game of the README's animation, after this number of actions."""
    return replay_record(read_record(RECORD.read_bytes()), actions)


GAMES: dict[str, Callable[[], Game]] = {
    "docs-squares": partial(_recorded, 94),
    "docs-figures": partial(_recorded, 95),
    "docs-result": partial(_recorded, 138),
    "early": partial(position, "carcassonne", 2, ("fields",), 6, "tile"),
    "middle": partial(position, "carcassonne", 2, ("fields",), 70, "step2"),
    "last": partial(last_turn, "carcassonne", 2, ("fields",), "tile"),
    "result": partial(last_turn, "carcassonne", 2, ("fields",)),
    "all-early": partial(position, "carcassonne", 6, ALL, 20, "tile"),
    "all-middle": partial(position, "carcassonne", 6, ALL, 120, "step2"),
    "all-last": partial(last_turn, "carcassonne", 6, ALL, "tile"),
    "all-result": partial(last_turn, "carcassonne", 6, ALL),
    "cards-early": partial(position, "cardcassonne", 4, (), 8),
    "cards-middle": partial(position, "cardcassonne", 4, (), 45),
    "cards-result": partial(last_turn, "cardcassonne", 4, ()),
}
LOBBY = {"docs-lobby": "", "lobby-front": "", "lobby-create": "create", "lobby-learn": "learn", "lobby-chat": "chat"}
SCHEMES = ("light", "dark")


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.shots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--atlas", type=Path, default=tiles(), help="where the tiles are")
    parser.add_argument("--only", default="", help="pictures whose names begin like this")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with running() as server:
        asyncio.run(_take(server.url, asked.folder, asked.atlas, asked.only))


async def _take(url: str, folder: Path, atlas: Path, only: str) -> None:
    with tempfile.TemporaryDirectory() as room:
        async with open_store(StoreSettings(url=url)) as store, boarding(store, Path(room), atlas, thinker=_Levels()) as here:
            ann, ben, cleo = [await here.player(name) for name in ("Ann", "Ben", "Cleo")]
            games = {name: made for name, made in GAMES.items() if name.startswith(only) or only.startswith(name)}
            tables = {name: await here.seated(ann, made(), ben, cleo) for name, made in games.items()}
            for name, table in tables.items():
                if name.endswith("result"):
                    await _finish(here, table)
            opened = {"game": "carcassonne", "carcassonne.river": "river", "seats": "3", "pace": "24h", "event": "an-open-game"}
            async with ben.session.post("/create", data=opened) as answer:
                answer.raise_for_status()
            await asyncio.to_thread(_look, here, ann, tables, folder, only)


async def _finish(here: Boarding, table: str) -> None:
    dice = Stream(b"the last turns")
    while (now := await here.bot.tables.look(table)).state == "running":
        assert now.decider is not None
        game, turn = now.begun_game.copy(), []
        while game.decision and game.decision.seat == now.decider:
            turn.append(PLAYERS["random"](game.view(now.decider), dice))
            game.apply(turn[-1], now.decider)
        actor = Actor(now.seats[now.decider].person, "web:room")
        await here.bot.tables.do(table, actor, Act(now.version, tuple(turn)), f"finish-{now.version}")


def _look(here: Boarding, ann: PagePlayer, tables: dict[str, str], folder: Path, only: str) -> None:
    with browser() as driver:
        cookie = next(iter(ann.session.cookie_jar))
        driver.get(f"{here.url}/health")
        driver.add_cookie({"name": cookie.key, "value": cookie.value, "path": "/"})
        for name, table in tables.items():
            page = Page(driver, f"{here.url}/board/?t={table}")
            page.wait(lambda page=page: driver.find_elements("id", "ask") and page.picture_is_drawn())  # type: ignore[misc]
            _shoot(driver, folder, name)
            if name in ("middle", "cards-middle"):
                driver.execute_script("document.querySelector('#tools button:last-child').click()")
                page.wait(lambda: driver.find_elements("css selector", "#past input"))
                _shoot(driver, folder, f"{name}-past")
                driver.get(f"{here.url}/board/?t={table}")
                page.wait(lambda: driver.find_elements("css selector", "#tools button"))
                driver.execute_script("document.querySelector('#tools button').click()")
                page.wait(lambda: driver.find_elements("css selector", "#sheet[open]"))
                _shoot(driver, folder, f"{name}-menu")
        for name, path in LOBBY.items():
            if name.startswith(only):
                driver.get(f"{here.url}/{path}")
                _shoot(driver, folder, name)
    end_browsers()


def _shoot(driver: webdriver.Chrome, folder: Path, name: str) -> None:
    for scheme in SCHEMES:
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        for size, (width, height) in SIZES.items():
            resize(driver, width, height)
            time.sleep(0.5)  # the map comes closer, sharper sprites follow
            driver.save_screenshot(str(folder / f"{name}-{size}-{scheme}.png"))


if __name__ == "__main__":
    main()
