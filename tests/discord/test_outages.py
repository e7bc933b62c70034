"""Discord goes away and comes back, over the wire with the unmodified bot: people play on, and nothing is said twice."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord.shard import Shard

from bot.discord.client import LONGEST_PAUSE, Client
from bot.store import Store
from tests.discord.simulated import Script
from tests.standins.discord.evening import Evening, evening
from tests.standins.discord.gateway import Gateway
from tests.standins.discord.server import StandIn
from tests.standins.people import play
from tests.standins.short import short_record

BROKEN = 4000
"""With this code connections are closed of which the sessions can be taken up."""
RECONNECTS = 12
"""So many in a row, and the pauses of an exponential kind would be hours."""


class Outages:
    """First everything is away for a while, then all sessions are invalid; each time the bot identifies anew."""

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
        """Nobody gets in, and every request fails, until the bot has tried twice."""
        self.gateway.down = self.standin.rest.down = True
        self.gateway.break_off(BROKEN)
        await self.standin.until(lambda: self.gateway.turned_away >= 2)
        assert not self.gateway.live()
        self.gateway.down = self.standin.rest.down = False
        await self.standin.until(lambda: len(self.gateway.identified) == 2)
        await self.standin.ready()


async def begun(party: Evening) -> str:
    """Two at a table with a short record."""
    host, guest = party.players
    await party.phones[0].upload("/import", "file", "game.json", short_record(2, 4))
    card = await host.until(lambda seen: seen.offers("Start"))
    await guest.press(card, "Join")
    await host.press(await host.until(lambda seen: seen.offers("Start") and "2. " in seen.plain), "Start")
    return card.plain.partition("/join ")[2][:8]


async def test_after_an_outage_and_an_invalid_session_the_game_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        table = await begun(party)
        assert await play(party.players, Outages(party.standin)) > 5
        assert len(party.standin.gateway.identified) == 3
        assert party.standin.gateway.refused == 0
        await party.check(table)


async def test_after_an_outage_nobody_waits_long_for_the_next_attempt(store: Store) -> None:
    """Of the library's own pauses the tenth may be a quarter of an hour, and a success would not shorten the next one."""
    events: Any = Script()
    client: Any = Client(events, store.gates)
    client._reconnect = True  # as the library does it when it connects
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
