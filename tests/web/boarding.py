"""A room with the real conversation, and people whose board pages are plain requests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.chat.board.live_boards import LiveBoards
from bot.engine.game import Game
from bot.engine.record import record_of, write_record
from bot.store import Store
from bot.table.deeds.lobby import Join, Start
from bot.table.habits import USUAL
from bot.table.options import Options
from bot.table.permissions import Actor
from bot.table.ports import Thinker
from bot.web.board.discord import DiscordApp
from bot.web.board.telegram import TelegramProofs
from bot.web.guard import names_of
from bot.web.holdings import RoomData
from bot.web.limits import WEB
from bot.web.notices.pushing import Notices
from bot.web.room import ChatRoom
from bot.web.server import WebServer
from tests.chat.room import Bot

_events = count(1)


@dataclass
class PagePlayer:
    """A person in the room, with the token of a board page. `read`: every byte of the answers."""

    session: aiohttp.ClientSession
    name: str
    token: str = ""
    read: list[bytes] = field(default_factory=list)

    async def sign_in(self) -> PagePlayer:
        """Come into the room and open a board page."""
        async with self.session.post("/name", data={"name": self.name}) as answer:
            assert answer.status == 200
        return await self.mint()

    async def mint(self) -> PagePlayer:
        status, data = await self.ask("POST", "session/room", {})
        assert status == 200, data
        self.token = data["token"]
        return self

    async def ask(
        self, method: str, path: str, deed: Mapping[str, Any] | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        """Send a request with the token; return the status and the answer."""
        sent = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        async with self.session.request(method, f"/board/api/{path}", json=deed, headers={**sent, **(headers or {})}) as answer:
            body = await answer.read()
            self.read.append(body)
            return answer.status, await answer.json() if body else None

    async def get(self, path: str) -> Any:
        status, data = await self.ask("GET", path)
        assert status == 200, data
        return data

    async def post(self, path: str, **deed: Any) -> Any:
        status, data = await self.ask("POST", path, {"event": f"event-{next(_events):06d}", **deed})
        assert status == 200, data
        return data

    async def draft(self, state: Any, *actions: Any) -> Any:
        """Replace the draft."""
        given = {"version": state["v"], "revision": state["draft"]["revision"], "actions": list(actions)}
        return await self.post(f"table/{state['table']}/draft", **given)

    async def confirm(self, state: Any, *actions: Any) -> Any:
        """Confirm these actions."""
        return await self.post(f"table/{state['table']}/confirm", version=state["v"], actions=list(actions))

    async def turn(self, table: str) -> Any:
        """Play a turn with the first choices; return the state after it."""
        state = await self.get(f"table/{table}")
        begun = state["v"]
        while state["v"] == begun and "decision" in state:
            state = await self.draft(state, *drafted(state), first_action(state))
        return await self.confirm(state, *drafted(state)) if state["v"] == begun else state


def drafted(state: Any) -> list[Any]:
    """The actions of the draft."""
    return list(state["draft"].get("actions", []))


def actions_of(state: Any) -> list[Any]:
    """Every action that a state offers."""
    cells = state.get("cells", {"cells": [], "before": 0})
    laying = cells["before"] == len(drafted(state))
    tiles = [{"do": "tile", "at": [x, y], "rot": rot} for x, y, ways, _ in cells["cells"] for rot in ways] if laying else []
    return [*tiles, *(option["action"] for option in state["decision"].get("options", []))]


def first_action(state: Any) -> Any:
    """An action to go on with: one that declines, if there is one."""
    found = actions_of(state)
    return next((each for each in found if each["do"] == "skip"), found[0])


@dataclass
class Boarding:
    """The bot with its room, and the server's address."""

    bot: Bot
    room: ChatRoom
    boards: LiveBoards
    url: str
    sessions: list[aiohttp.ClientSession] = field(default_factory=list)

    def stranger(self, name: str = "Stranger") -> PagePlayer:
        """A browser that has not come in."""
        jar = aiohttp.CookieJar(unsafe=True)
        self.sessions.append(aiohttp.ClientSession(self.url, cookie_jar=jar, headers={"Origin": self.url}))
        return PagePlayer(self.sessions[-1], name)

    async def player(self, name: str) -> PagePlayer:
        return await self.stranger(name).sign_in()

    async def seated(self, player: PagePlayer, game: Game, *others: PagePlayer) -> str:
        """Go on with a game in which these players have the first seats; return its table."""
        person = await self.bot.people.register(f"web:{player.token.split('.')[0]}")
        actor, lobby = Actor(person.id, "web:room"), self.bot.services.lobby
        record = write_record(record_of(game))
        done = await lobby.import_game(actor, record, Options(), key=f"import-{next(_events)}", salt="0")
        for number in range(1, game.setup.seats):
            known = others[number - 1] if number <= len(others) else None
            account = f"web:{known.token.split('.')[0]}" if known else f"web:other-{number}"
            other = await self.bot.people.register(account, known.name if known else f"Player {number}")
            await self.bot.tables.do(
                done.table.id, Actor(other.id, "web:room"), Join(str(number), USUAL), f"join-{next(_events)}"
            )
        await self.bot.tables.do(done.table.id, actor, Start(), f"start-{next(_events)}")
        return done.table.id

    async def solo(self, player: PagePlayer) -> str:
        """Start a game against a computer, and wait for the player's turn."""
        table: str = (await player.post("computer"))["table"]
        await self.bot.settle(table)
        return table


@asynccontextmanager
async def boarding(
    store: Store,
    folder: Path,
    atlas: Path | None = None,
    proofs: TelegramProofs | None = None,
    discord: DiscordApp | None = None,
    thinker: Thinker | None = None,
    notices: Notices | None = None,
) -> AsyncIterator[Boarding]:
    async with Bot(store, WEB, thinker=thinker, atlas=atlas) as bot:
        room = ChatRoom(RoomData(store, folder), bot.talk, notices)
        boards = LiveBoards(bot.services, bot.talk, WEB)
        async with room.opened():
            app: web.Application = WebServer(room, boards=boards, proofs=proofs, discord=discord).app(names_of("127.0.0.1"))
            server = TestServer(app)
            await server.start_server()
            made = Boarding(bot, room, boards, str(server.make_url("")).rstrip("/"))
            try:
                yield made
            finally:
                for session in made.sessions:
                    await session.close()
                await server.close()
