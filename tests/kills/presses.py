"""Games on pages whose every press is cut, doubled or delayed while the bot is killed: each confirmed turn counts once."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import aiohttp

from bot.engine.actions import write_action
from bot.store import StoreSettings, open_store
from bot.table.tables import Tables
from tests.kills.faulty_line import FaultyLine
from tests.kills.forked import Forked
from tests.standins.process import HASTY, BotProcess

EACH_LIFE: Final = (20, 180)
"""Least and most presses between two kills."""
SAYS: Final = 0.1
"""How often somebody also says something."""
STUCK: Final = 1200.0
"""Seconds without a press after which a round is given up."""
_AGAIN: Final = 0.05
"""Seconds until a request is repeated."""
_FINE: Final = 200
_NOTHING: Final = 204
_BUSY: Final = 429
_FAILED: Final = 500
_GAME: Final = {"game": "carcassonne", "carcassonne.fields": "fields", "seats": "2", "pace": "24h"}


@dataclass
class Browser:
    """A person's board page, without a browser. It repeats a press until an answer comes, as the page does."""

    session: aiohttp.ClientSession
    name: str
    dice: Random
    token: str = ""
    events: int = 0
    confirmed: dict[str, list[list[Mapping[str, Any]]]] = field(default_factory=dict)
    """The actions of each confirmed turn, by table."""
    said: dict[str, str] = field(default_factory=dict)
    """What was said last, by table: the room forgets what is old."""
    faults: list[str] = field(default_factory=list)

    async def come_in(self) -> None:
        """Choose a name and get a token."""
        await self._sent("/name", {"name": self.name})
        self.token = (await self.ask("POST", "session/room", {}))[1]["token"]

    async def _sent(self, path: str, fields: Mapping[str, str]) -> str:
        """Send a form of the front page; return where it leads."""
        while True:
            try:
                async with self.session.post(path, data=fields) as answer:
                    if answer.status < _FAILED:
                        await answer.read()
                        return str(answer.url)
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(_AGAIN)

    async def begin(self, other: Browser) -> str:
        """Begin a game with somebody else."""
        address = await self._sent("/create", {"event": self._event(), **_GAME})
        table = parse_qs(urlsplit(address).query)["t"][0]
        await other._sent("/join", {"event": other._event(), "table": table})
        await self.press(f"table/{table}/press", button="/begin")
        return table

    def _event(self) -> str:
        self.events += 1
        return f"{self.name}-{self.events:07d}"

    async def ask(self, method: str, path: str, deed: Mapping[str, Any] | None = None) -> tuple[int, Any]:
        """Send a request until an answer comes."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        while True:
            try:
                async with self.session.request(method, f"/board/api/{path}", json=deed, headers=headers) as answer:
                    if answer.status < _FAILED and answer.status != _BUSY:
                        return answer.status, await answer.json() if answer.status != _NOTHING else None
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(_AGAIN)

    async def press(self, path: str, **deed: Any) -> tuple[int, Any]:
        """Press something, with an id of its own."""
        return await self.ask("POST", path, {"event": self._event(), **deed})

    async def state(self, table: str) -> Any:
        """The table as it is now."""
        status, state = await self.ask("GET", f"table/{table}")
        assert status == _FINE, state
        return state

    async def play(self, table: str) -> None:
        """Play until the game is over."""
        state = await self.state(table)
        while state["state"] == "running":
            if "decision" in state or state.get("draft", {}).get("complete"):
                state = await self._step(table, state)
            else:
                await self.ask("GET", f"table/{table}/wait?after={state['v']}&wait=2")
                state = await self.state(table)
        await self.listen(table)

    async def listen(self, table: str) -> None:
        """Look whether the last words are there, and nothing is twice."""
        _, talk = await self.ask("GET", f"table/{table}/talk?after=0")
        heard = Counter(each["words"] for each in talk if each.get("mine"))
        self.faults += [f"{table}: said {count} times: {words}" for words, count in heard.items() if count > 1]
        if table in self.said and self.said[table] not in heard:
            self.faults.append(f"{table}: lost: {self.said[table]}")

    async def _step(self, table: str, state: Any) -> Any:
        """Add a choice to the draft, or confirm it; sometimes say something."""
        if self.dice.random() < SAYS:
            await self.listen(table)
            words = f"{self.name} says {self.events}"
            status, _ = await self.press(f"table/{table}/talk", words=words)
            if status == _FINE:
                self.said[table] = words
        drafted = list(state["draft"].get("actions", []))
        offered = list(self._offered(state, drafted))
        actions = drafted if state["draft"].get("complete") or not offered else [*drafted, self.dice.choice(offered)]
        if actions != drafted:
            given = {"version": state["v"], "revision": state["draft"]["revision"], "actions": actions}
            _, answer = await self.press(f"table/{table}/draft", **given)
            return await self._after(table, answer)
        status, answer = await self.press(f"table/{table}/confirm", version=state["v"], actions=actions)
        if status == _FINE:
            self.confirmed.setdefault(table, []).append(actions)
        return await self._after(table, answer)

    def _offered(self, state: Any, drafted: Sequence[Any]) -> Iterator[Any]:
        cells = state.get("cells", {"cells": [], "before": -1})
        if cells["before"] == len(drafted):
            yield from ({"do": "tile", "at": [x, y], "rot": rot} for x, y, ways, _ in cells["cells"] for rot in ways)
        yield from (option["action"] for option in state.get("decision", {}).get("options", []))

    async def _after(self, table: str, answer: Any) -> Any:
        """The state in an answer or a refusal, else the present one."""
        state = answer.get("state", answer)
        return state if isinstance(state, dict) and "draft" in state else await self.state(table)


async def pressed_under_faults(folder: Path, presses: int, at_once: int, seed: int) -> dict[str, Any]:
    """Play and kill until that many presses have met a fault; return figures and faults for a `Round`."""
    begun = time.monotonic()
    bot = Forked(folder, HASTY)
    line = FaultyLine(lambda: bot.address.rstrip("/"), Random(seed + 1))
    games: dict[str, tuple[Browser, Browser]] = {}
    faults: list[str] = []
    await bot.start()
    try:
        async with line.open(), pairs_in(line.url, at_once, seed) as pairs:

            async def play(ann: Browser, ben: Browser) -> None:
                while line.presses < presses:
                    table = await ann.begin(ben)
                    games[table] = ann, ben
                    await asyncio.gather(ann.play(table), ben.play(table))

            async def everybody(pairs: Sequence[tuple[Browser, Browser]]) -> None:
                await asyncio.gather(*(play(*pair) for pair in pairs))

            killer = asyncio.create_task(_kill(bot, line, Random(seed), presses))
            stuck = asyncio.create_task(_stuck(line))
            players = asyncio.create_task(everybody(pairs))
            await asyncio.wait((players, stuck), return_when=asyncio.FIRST_COMPLETED)
            if stuck.done():
                players.cancel()
                killer.cancel()
                faults.append(f"no press for {STUCK:.0f} s")
            stuck.cancel()
            kills, _ = await asyncio.gather(killer, players)
            faults += [fault async for fault in wrong_in(bot, games)]
            faults += [fault for pair in pairs for person in pair for fault in person.faults]
        faults += line.wrong + [f"the bot's log: {each}" for each in bot.troubles]
    finally:
        await bot.stop()
    turns = sum(len(each) for pair in games.values() for person in pair for table, each in person.confirmed.items())
    return {
        "kills": kills,
        "games": len(games),
        "turns": turns,
        "acknowledged": turns,
        "presses": line.presses,
        "met": dict(line.met),
        "seconds": round(time.monotonic() - begun),
        "faults": faults,
    }


@asynccontextmanager
async def pairs_in(url: str, count: int, seed: int) -> AsyncIterator[list[tuple[Browser, Browser]]]:
    """People in the room, two and two."""
    async with AsyncExitStack() as stack:
        people = []
        for number in range(2 * count):
            jar = aiohttp.CookieJar(unsafe=True)
            session = aiohttp.ClientSession(url, cookie_jar=jar, headers={"Origin": url})
            people.append(Browser(await stack.enter_async_context(session), f"Player{number}", Random(1000 * seed + number)))
            await people[-1].come_in()
        yield list(zip(people[::2], people[1::2], strict=True))


async def _kill(bot: BotProcess, line: FaultyLine, dice: Random, presses: int) -> int:
    """Kill the bot again and again, as a power cut would, until enough was pressed; return how often."""
    kills, last = 0, line.presses
    wanted = dice.randint(*EACH_LIFE)
    while line.presses < presses:
        await asyncio.sleep(0.02)
        if line.presses - last >= wanted:
            await bot.kill()
            kills += 1
            await bot.start()
            last, wanted = line.presses, dice.randint(*EACH_LIFE)
    return kills


async def _stuck(line: FaultyLine) -> None:
    """Return once nothing has been pressed for too long."""
    last, since = line.presses, time.monotonic()
    while time.monotonic() - since < STUCK:
        await asyncio.sleep(1)
        if line.presses != last:
            last, since = line.presses, time.monotonic()


async def wrong_in(bot: BotProcess, games: Mapping[str, Sequence[Browser]]) -> AsyncIterator[str]:
    """Compare what the store has with what was acknowledged."""
    async with open_store(StoreSettings(url=bot.server)) as store:
        tables = Tables(store)
        for table, people in games.items():
            game = (await tables.look(table)).begun_game
            for person in people:
                state = await person.state(table)
                played = [write_action(each.action) for each in game.log if each.seat == state["me"]]
                for fault in compared(person.confirmed.get(table, []), played):
                    yield f"{table}, {person.name}: {fault}"


def compared(confirmed: Sequence[Sequence[Mapping[str, Any]]], played: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The faults of a game: what was confirmed and is not in it, and what is in it and was not confirmed. Skips do not count."""

    def plain(actions: Iterable[Mapping[str, Any]]) -> list[str]:
        return [json.dumps(each, sort_keys=True) for each in actions if each["do"] != "skip"]

    asked, done = Counter(plain(chain.from_iterable(confirmed))), Counter(plain(played))
    yield from (f"lost: {each}" for each in (asked - done).elements())
    yield from (f"doubled, or never confirmed: {each}" for each in (done - asked).elements())
