"""Discord outages, over sockets with the unmodified bot: the game continues and nothing is posted twice."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord.shard import Shard

from bot.discord.client import LONGEST_PAUSE
from bot.store import Store
from tests.discord.simulated import RecordedEvents, Script, adapter
from tests.standins.discord.evening import DiscordParty, evening
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.server import StandIn
from tests.standins.people import play
from tests.standins.short import short_record

BROKEN = 4000
"""A close code after which sessions can be resumed."""
RECONNECTS = 12
"""Failures in a row after which exponential pauses would last hours."""


class Outages:
    """First a full outage, then invalid sessions; each time the bot must identify again."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin

    @property
    def gateway(self) -> Gateway:
        return self.standin.gateway

    async def __call__(self, made: int) -> None:
        if made == 2:
            await self.away()
        elif made == 5:
            self.gateway.invalidate()
            await self.standin.until(lambda: len(self.gateway.identified) == 3)
            await self.standin.ready()

    async def away(self) -> None:
        """Refuse every connection and request until the bot has tried twice."""
        self.gateway.down = self.standin.rest.down = True
        self.gateway.break_off(BROKEN)
        await self.standin.until(lambda: self.gateway.turned_away >= 2)
        assert not self.gateway.live()
        self.gateway.down = self.standin.rest.down = False
        await self.standin.until(lambda: len(self.gateway.identified) == 2)
        await self.standin.ready()


async def begun(party: DiscordParty) -> str:
    """Two players and a game close to its end."""
    host, guest = party.players
    await party.phones[0].upload("/import", "file", "game.json", short_record(2, 4))
    card = await host.until(lambda seen: seen.offers("Start"))
    await guest.press(card, "Join")
    await host.press(await host.until(lambda seen: seen.offers("Start") and "2. " in seen.plain), "Start")
    return card.plain.partition("/join ")[2][:8]


async def test_game_continues_after_outage_and_invalid_session(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        table = await begun(party)
        assert await play(party.players, Outages(party.standin)) > 5
        assert len(party.standin.gateway.identified) == 3
        assert party.standin.gateway.refused == 0
        await party.check(table)


async def test_reconnect_pauses_stay_short_after_an_outage(store: Store) -> None:
    """The library's tenth pause may last a quarter of an hour, and success does not reset it."""
    client: Any = adapter(Script(), store, RecordedEvents(), [])[1]
    client._reconnect = True  # what the library does on connecting
    socket: Any = SimpleNamespace(shard_id=0)
    shard = Shard(socket, client, lambda _: None)
    shards: dict[int, Shard] = vars(client)["_AutoShardedClient__shards"]
    shards[0] = shard
    for _ in range(RECONNECTS):
        shard._backoff.delay()
    await client.on_shard_resumed(0)
    pauses = [shard._backoff.delay() for _ in range(RECONNECTS)]
    assert pauses[0] <= 2
    assert max(pauses) <= LONGEST_PAUSE
