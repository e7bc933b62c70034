"""Whole games over HTTP: the unmodified bot and the real library against a stand-in."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.standins.people import open_table, play, turn_of
from tests.standins.process import BotProcess
from tests.standins.short import short_cards, short_record
from tests.standins.telegram.evening import SPEED, TelegramParty, evening
from tests.standins.telegram.flood import Flood
from tests.standins.telegram.media import Upload
from tests.standins.telegram.server import Telegram
from tests.store.servers import free_ports
from tests.store.servers import running as redis

PEOPLE: Final = ("Ann", "Ben", "Cid", "Dan", "Eve")


class Turmoil:
    """Incidents during a game."""

    def __init__(self, evening: TelegramParty, *, undo: bool = True) -> None:
        self.evening = evening
        self.undo = undo
        self.turns: dict[str, int] = {}

    async def __call__(self, made: int) -> None:
        evening = self.evening
        match made:
            case 2 if self.undo:
                await evening.take_back(evening.mover(self.turns))
            case 5:
                await evening.crash()
                await evening.bot.start()
            case 8:
                asked, _ = await turn_of(evening.players)
                await evening.hand_over(next(each for each in evening.players if each is not asked), "Zoe")
            case 11:
                asked, _ = await turn_of(evening.players)
                await evening.remind(asked)
            case _:
                pass
        self.turns = {player.name: player.turns for player in evening.players}


async def import_table(party: TelegramParty, record: bytes) -> None:
    """Continue a game from a record, with a seat for everybody."""
    host, *others = party.players
    before = host.phone.now
    party.phones[0].write(party.group, "/import", file=Upload("game.json", record))
    for other in others:
        await other.press(await other.until(lambda seen: seen.offers("Join"), before), "Join")
    card = await host.until(lambda seen: seen.offers("Start") and f"{len(party.players)}. " in seen.plain, before)
    await host.press(card, "Start")


async def test_game_of_all_modules_with_every_kind_of_incident(tmp_path: Path) -> None:
    """Three players; presses sent twice, 429s, an undo, a kill, a handover, a reminder."""
    telegram = Telegram(flood=Flood(speed=SPEED, whim=0.02))
    async with evening(tmp_path, ("Ann", "Ben", "Cid"), telegram, taps=2) as party:
        await import_table(party, short_record(3, 10))
        assert await play(party.players, Turmoil(party)) > 12
        assert telegram.flood.whims
        assert "Zoe" in [player.name for player in party.players]
        await party.check()


def webhook() -> dict[str, str]:
    """Settings for webhooks."""
    port = free_ports(1)[0]
    url = f"http://127.0.0.1:{port}/telegram"
    return {"TELEGRAM_WEBHOOK_URL": url, "TELEGRAM_WEBHOOK_PORT": str(port), "TELEGRAM_WEBHOOK_SECRET": "a-secret-of-ours"}


async def test_card_game_by_webhook(tmp_path: Path) -> None:
    """Two players; Telegram sends every update twice."""
    telegram = Telegram()
    telegram.updates.twice = True
    async with evening(tmp_path, ("Ann", "Ben"), telegram, settings=webhook()) as party:
        await import_table(party, short_cards(2, left=14))
        assert await play(party.players) > 8
        check_hands(party)
        await party.check()


def check_hands(party: TelegramParty) -> None:
    """Check that only its owner saw each hand."""
    shown = [each.first for each in party.group.messages if re.search(r"Your hand|face down, \w+ row", each.first)]
    assert shown == []


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3, 4, 5])
async def test_whole_games_of_all_modules(tmp_path: Path, count: int) -> None:
    telegram = Telegram(flood=Flood(speed=SPEED, whim=0.01))
    async with evening(
        tmp_path, PEOPLE[:count], telegram, taps=2, seed=count, settings=webhook() if count % 2 else None
    ) as party:
        await open_table(party.players[0], party.players[1:], modules=True)
        assert await play(party.players, Turmoil(party)) > 150
        await party.check()


@pytest.mark.long
@pytest.mark.parametrize("count", [2, 3, 4, 5])
async def test_whole_card_games(tmp_path: Path, count: int) -> None:
    telegram = Telegram(flood=Flood(speed=SPEED, whim=0.01))
    async with evening(
        tmp_path, PEOPLE[:count], telegram, taps=2, seed=count, settings=None if count % 2 else webhook()
    ) as party:
        await open_table(party.players[0], party.players[1:], "cardcassonne")
        assert await play(party.players, Turmoil(party, undo=False)) > 80
        check_hands(party)
        await party.check()


@pytest.mark.long
async def test_second_process_continues_when_the_first_is_killed(tmp_path: Path) -> None:
    """Both share a store; the surviving one polls and sends."""
    with redis("--appendonly", "no") as store:
        async with evening(tmp_path / "one", ("Ann", "Ben"), taps=2, settings={"REDIS_URL": store.url}) as party:
            other = BotProcess(tmp_path / "two", party.bot.settings)
            await other.start()

            async def kill_one(made: int) -> None:
                if made in (5, 15):
                    await party.crash(party.bot if made == 5 else other)
                if made == 10:
                    await party.bot.start()

            try:
                await import_table(party, short_record(2))
                await play(party.players, kill_one)
                await party.check()
                assert not other.troubles, other.troubles
            finally:
                await other.stop()
