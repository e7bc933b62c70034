"""No ping for a finished turn, however late its message and whichever process posts it again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import ClassVar

import pytest

from bot.chat.services import Services
from bot.store import Store
from bot.table.deeds.play import Act
from renderer.scene import Scene
from tests.standins.calls import called
from tests.standins.people import open_table, turn_of
from tests.standins.telegram.counting import Decided
from tests.standins.telegram.evening import evening
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.refusals import too_many
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import TelegramMessage
from tests.store.made import all_told
from tests.table.playing import decider, default_turn, do, who
from tests.telegram.adapting import TinyRenderer, on_air, phone, services_of
from tests.telegram.seeing import begun, code_of, seen
from tests.waiting import PATIENCE, until

GROUP = -1_000_000_000_001


class SlowTinyRenderer(TinyRenderer):
    """Draws only when the test allows it."""

    begun: ClassVar = threading.Event()
    free: ClassVar = threading.Event()

    def png(self, scene: Scene, theme: str = "dark") -> bytes:
        SlowTinyRenderer.begun.set()
        assert SlowTinyRenderer.free.wait(PATIENCE)
        return super().png(scene, theme)


@pytest.fixture(autouse=True)
def drawing() -> None:
    SlowTinyRenderer.begun.clear()
    SlowTinyRenderer.free.clear()


async def play(services: Services, table: str) -> None:
    """Play the next turn elsewhere, such as in the web room."""
    now = await services.tables.look(table)
    await do(services.tables, table, who(decider(now), f"telegram:{GROUP}"), Act(now.version, default_turn(now)))


def rung(ann: TelegramPhone, ben: TelegramPhone) -> list[str]:
    """The first lines of the pinging turn messages, in order."""
    return sorted(text.splitlines()[0] for each in (ann, ben) for text in each.rang() if called(text))


def unanswered(monkeypatch: pytest.MonkeyPatch, telegram: Telegram) -> list[str]:
    """From now on lose the answers to posted pictures; return the list of such posts."""
    ask, posted = telegram.api.call, list[str]()

    async def without_answer(method: str, given: Mapping[str, object]) -> object:
        answer = await ask(method, given)
        if method == "sendPhoto":
            posted.append(method)
            await asyncio.Event().wait()
        return answer

    monkeypatch.setattr(telegram.api, "call", without_answer)
    return posted


@pytest.mark.parametrize("posted", [True, False], ids=["perhaps posted before", "not posted before"])
async def test_turn_played_while_its_message_is_drawn_does_not_ping(
    store: Store, monkeypatch: pytest.MonkeyPatch, posted: bool
) -> None:
    """As if a process died while posting and another took over while the player went on."""
    monkeypatch.setattr("bot.store.courier.ENDING", 0.0)
    async with Telegram() as telegram:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        async with on_air(store, telegram, first := services_of(store)):
            table = code_of(await begun(ann, ben))
            await until(lambda: all_told(store))
            if posted:
                with monkeypatch.context() as lost:
                    under_way = unanswered(lost, telegram)
                    await play(first, table)
                    await until(lambda: under_way)
        if not posted:
            await play(first, table)
        second = services_of(store, renderer=SlowTinyRenderer)
        async with on_air(store, telegram, second):
            await until(SlowTinyRenderer.begun.is_set)
            await play(second, table)
            SlowTinyRenderer.free.set()
            await seen(ann, "(turn 3)")
            await until(lambda: any("(turn 3)" in each for each in rung(ann, ben)))
        turns = sorted(text.partition("(")[2] for text in rung(ann, ben))
    assert turns == (["turn 1)", "turn 2)", "turn 3)"] if posted else ["turn 1)", "turn 3)"])


async def test_turn_drawn_before_quiet_hours_comes_without_a_sound(store: Store) -> None:
    services = services_of(store, renderer=SlowTinyRenderer)
    async with Telegram() as telegram:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        async with on_air(store, telegram, services):
            SlowTinyRenderer.free.set()
            table = code_of(await begun(ann, ben))
            other = ben if "Ann, it's your turn" in (await seen(ann, "it's your turn")).plain else ann
            other.start()
            await until(lambda: other.alone.messages[1:])  # the board is drawn there, too
            await until(lambda: all_told(store))
            SlowTinyRenderer.free.clear()
            SlowTinyRenderer.begun.clear()
            await play(services, table)
            await until(SlowTinyRenderer.begun.is_set)
            hour = datetime.now(UTC).hour
            await other.tell(f"/settings quiet {(hour - 1) % 24}-{(hour + 3) % 24}")
            await seen(other, "Quiet hours")
            SlowTinyRenderer.free.set()
            turn = other.found(await seen(other, "(turn 2)"))
            assert (turn.silent, set(turn.came.mentions)) == (True, {other.user.id})


@pytest.mark.parametrize("turns", [1, 2], ids=["another is to move", "the same person is to move again"])
async def test_nudge_that_waits_until_the_move_calls_nobody(store: Store, monkeypatch: pytest.MonkeyPatch, turns: int) -> None:
    """Telegram takes nothing for a while: when the turn is over, the nudge does not come any more."""
    services = services_of(store)
    async with Telegram() as telegram:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        async with on_air(store, telegram, services):
            table = code_of(await begun(ann, ben))
            other = ben if "Ann, it's your turn" in (await seen(ann, "it's your turn")).plain else ann
            await until(lambda: all_told(store))
            ask, refused = telegram.api.call, list[str]()

            async def busy(method: str, given: Mapping[str, object]) -> object:
                if method.startswith("send"):
                    refused.append(method)
                    raise too_many(1)
                return await ask(method, given)

            with monkeypatch.context() as full:
                full.setattr(telegram.api, "call", busy)
                await other.say("/nudge")
                await until(lambda: refused)
                for _ in range(turns):
                    await play(services, table)
            await seen(other, f"(turn {turns + 1})")
            await until(lambda: all_told(store))
            assert not [each for each in group.messages if "is waiting in game" in each.first]
            assert [each.first.partition("(")[2][:6] for each in group.messages if each.called] == ["turn 1", f"turn {turns + 1}"]


async def test_quiet_hours_take_the_sound_and_a_nudge_after_the_move_calls_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In quiet hours a turn comes with its mention and without a sound, before and after them with both."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        party.players[:] = [Decided(each.name, each.phone, each.dice) for each in party.players]
        await open_table(party.players[0], party.players[1:])
        hour = datetime.now(UTC).hour

        def turn_post(turn: int) -> TelegramMessage:
            return next(each for each in party.group.messages if f"(turn {turn})" in each.first)

        for turn, quiet in ((1, f"{(hour - 1) % 24}-{(hour + 3) % 24}"), (2, ""), (3, "off"), (4, "")):
            asked, message = await turn_of(party.players)
            other = next(player for player in party.players if player is not asked)
            assert list(turn_post(turn).came.mentions) == [each.user.id for each in party.phones if each is asked.phone]
            assert turn_post(turn).silent == (turn == 2), turn
            if quiet:
                before = other.phone.now
                await other.phone.tell(f"/settings quiet {quiet}")
                await other.until(lambda seen: seen.private and "Quiet hours: " in seen.plain, before)
            if turn < 4:
                await asked.decide(message)
                continue
            ask, refused = party.telegram.api.call, list[str]()

            async def busy(method: str, given: Mapping[str, object]) -> object:
                if method.startswith("send") and str(given["chat_id"]) == str(party.group.id):
                    refused.append(method)  # noqa: B023
                    raise too_many(1)
                return await ask(method, given)  # noqa: B023

            with monkeypatch.context() as full:
                full.setattr(party.telegram.api, "call", busy)
                await other.phone.say("/nudge")
                await until(lambda: refused)  # noqa: B023
                await asked.decide(message)
        await turn_of(party.players)
        assert [each.first for each in party.group.messages if "is waiting in game" in each.first] == []
        assert sum(bool(each.called) for each in party.group.messages) == 4, "turns 1, 3, 4 and 5"
        party.check_manners()
