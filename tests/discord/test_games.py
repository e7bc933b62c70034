"""Whole games over the wire: the unmodified bot with the real library, against a Discord of our own."""

from __future__ import annotations

from pathlib import Path

from tests.standins.discord.evening import HASTY, Evening, evening, seat, started
from tests.standins.discord.limits import Limits
from tests.standins.discord.server import StandIn
from tests.standins.people import Player, open_table, play
from tests.standins.process import Bot
from tests.store.servers import running as redis

SIX = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")


async def test_a_game_of_cards_by_three(tmp_path: Path) -> None:
    async with evening(tmp_path, SIX[:3]) as party:
        table = await open_table(party.players[0], party.players[1:], "cardcassonne")
        await play(party.players)
        await party.check(table)


async def test_a_game_on_two_servers_by_two_processes_over_four_shards_with_all_that_goes_wrong_on_a_network(
    tmp_path: Path,
) -> None:
    """One chat's events come to one process and the other's to another; both work on one store."""
    standin = StandIn(limits=Limits(sown={"create_message": 9, "update_message": 11, "update_original_webhook_message": 13}))
    standin.gateway.shards, standin.gateway.concurrency = 4, 2
    with redis("--appendonly", "no") as store:
        async with standin.serving():
            here, there = (standin.state.channel(standin.state.guild(f"Club {n}", shard=n, of=4)) for n in (1, 2))
            (ann, at_home), (ben, abroad) = seat(standin, "Ann", here, 1), seat(standin, "Ben", there, 2)
            given = standin.settings() | HASTY | {"REDIS_URL": store.url}
            bots = [Bot(tmp_path / shards[0], given | {"DISCORD_SHARDS": f"{shards}/4"}) for shards in ("0-1", "2-3")]
            async with started(standin, *bots) as running:
                party = Evening(standin, running, [ann, ben], [at_home, abroad])
                table = await open_apart(ann, ben)
                await play(party.players, Trouble(standin))
                assert sum(standin.limits.refused.values()) > 5
                assert standin.gateway.resumed >= 4
                assert len(standin.gateway.identified) == 4
                assert standin.gateway.refused == 0
                await party.check(table)


class Trouble:
    """What goes wrong in the course of a game."""

    def __init__(self, standin: StandIn) -> None:
        self.standin = standin

    async def __call__(self, made: int) -> None:
        gateway = self.standin.gateway
        gateway.double = 10 <= made < 25
        if made in (15, 30):
            gateway.break_off(None if made == 15 else 4000)
            await self.standin.until(lambda: not gateway.live())
            await self.standin.ready()


async def open_apart(host: Player, guest: Player) -> str:
    """A table that is opened in one place and joined from another."""
    before = host.phone.now
    await host.phone.say("/new carcassonne")
    card = await host.until(lambda seen: seen.offers("Start"), before)
    table = next(word for line in card.plain.splitlines() if "/join " in line for word in line.split("/join ")[1].split())
    await guest.phone.say(f"/join {table}")
    card = await host.until(lambda seen: seen.offers("Start") and "2. " in seen.plain, before)
    await host.press(card, "Start")
    return table
