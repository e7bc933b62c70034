"""Whole games over sockets: the unmodified bot and the real library against a stand-in."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.standins.discord.evening import DiscordParty, evening, seat, started
from tests.standins.discord.limits import Limits
from tests.standins.discord.server import StandIn
from tests.standins.people import open_table, play
from tests.standins.process import HASTY, BotProcess
from tests.standins.short import short_cards, short_record
from tests.store.servers import running as redis

SIX = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


class NetworkFaults:
    """Faults during a game: lost sessions, resumable or not, and duplicate events."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin

    async def __call__(self, made: int) -> None:
        gateway = self.standin.gateway
        gateway.double = 4 <= made < 10
        if made in (3, 7):
            # Shards need not be down together: the first may be back before the last drops.
            back = gateway.resumed + len(gateway.live())
            gateway.break_off(None if made == 3 else 4000)
            await self.standin.until(lambda: gateway.resumed >= back)
            await self.standin.ready()


@asynccontextmanager
async def apart(folder: Path, names: Sequence[str]) -> AsyncIterator[DiscordParty]:
    """Players on two servers, two processes on one store, and occasional rate limits."""
    standin = StandIn(limits=Limits(sown={"create_message": 5, "update_message": 7, "update_original_webhook_message": 9}))
    standin.gateway.shards, standin.gateway.concurrency = 4, 2
    with redis("--appendonly", "no") as store:
        async with standin.serving():
            clubs = [standin.state.channel(standin.state.guild(f"Club {n}", shard=n, of=4)) for n in (1, 2)]
            seats = [seat(standin, name, clubs[number % 2], number) for number, name in enumerate(names)]
            given = standin.settings() | HASTY | {"REDIS_URL": store.url}
            bots = [BotProcess(folder / shards, given | {"DISCORD_SHARDS": f"{shards}/4"}) for shards in ("0-1", "2-3")]
            async with started(standin, *bots) as running:
                yield DiscordParty(standin, running, [player for player, _ in seats], [phone for _, phone in seats])


async def join_from_everywhere(party: DiscordParty) -> str:
    """The first player opens a table, the others join by code, the first starts it."""
    host, *others = party.players
    card = await host.until(lambda seen: seen.offers("Start"))
    found = re.search(r"/join (\w{8})\b", card.plain)
    assert found, card.plain
    for other in others:
        await other.phone.say(f"/join {found[1]}")
    card = await host.until(lambda seen: seen.offers("Start") and f"{len(party.players)}. " in seen.plain)
    await host.press(card, "Start")
    return found[1]


def check_troubles(standin: StandIn) -> None:
    """Check that no event was missed and no limit broken."""
    assert sum(standin.limits.refused.values()) > 5
    assert standin.gateway.resumed == 8
    assert len(standin.gateway.identified) == 4
    assert standin.gateway.refused == 0


@pytest.mark.long
async def test_all_modules_with_two_processes_and_four_shards_on_a_bad_network(tmp_path: Path) -> None:
    """Each server's events reach a different process; both share one store."""
    async with apart(tmp_path, SIX) as party:
        await party.phones[0].upload("/import", "file", "game.json", short_record(len(SIX), 10))
        table = await join_from_everywhere(party)
        assert await play(party.players, NetworkFaults(party.standin)) > 10
        check_troubles(party.standin)
        await party.check(table)


async def test_short_card_game_of_three(tmp_path: Path) -> None:
    async with evening(tmp_path, SIX[:3]) as party:
        await party.phones[0].upload("/import", "file", "game.json", short_cards(3, left=14))
        table = await join_from_everywhere(party)
        assert await play(party.players) > 8
        await party.check(table)


# by `make games`


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 4, 5])
async def test_whole_game_with_all_modules(tmp_path: Path, count: int) -> None:
    async with evening(tmp_path, SIX[:count], seed=count) as party:
        table = await open_table(party.players[0], party.players[1:], modules=True)
        assert await play(party.players) > 150
        await party.check(table)


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 4, 5])
async def test_whole_card_game(tmp_path: Path, count: int) -> None:
    async with evening(tmp_path, SIX[:count], seed=count) as party:
        table = await open_table(party.players[0], party.players[1:], "cardcassonne")
        assert await play(party.players) > 60
        await party.check(table)


@pytest.mark.long
async def test_whole_base_game_on_a_bad_network(tmp_path: Path) -> None:
    async with apart(tmp_path, SIX[:2]) as party:
        await party.players[0].phone.say("/new carcassonne")
        table = await join_from_everywhere(party)
        assert await play(party.players, NetworkFaults(party.standin)) > 60
        check_troubles(party.standin)
        await party.check(table)
