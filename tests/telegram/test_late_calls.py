"""Nobody is called for a turn that is over, however long its message took and whoever had to post it again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping
from typing import ClassVar

import pytest

from bot.chat.services import Services
from bot.store import Store
from bot.table.deeds.play import Act
from renderer.scene import Scene
from tests.standins.calls import called
from tests.standins.telegram.phone import Telephone
from tests.standins.telegram.server import Telegram
from tests.store.made import all_told
from tests.table.playing import decider, default_turn, do, who
from tests.telegram.adapting import Sketches, house_of, on_air, phone
from tests.telegram.seeing import begun, code_of, seen
from tests.waiting import PATIENCE, until

GROUP = -1_000_000_000_001


class Slow(Sketches):
    """Whoever draws has to wait."""

    begun: ClassVar = threading.Event()
    free: ClassVar = threading.Event()

    def png(self, scene: Scene, theme: str = "dark") -> bytes:
        Slow.begun.set()
        assert Slow.free.wait(PATIENCE)
        return super().png(scene, theme)


@pytest.fixture(autouse=True)
def drawing() -> None:
    Slow.begun.clear()
    Slow.free.clear()


async def play(services: Services, table: str) -> None:
    """The next turn is played, in the browser, say."""
    now = await services.tables.look(table)
    await do(services.tables, table, who(decider(now), f"telegram:{GROUP}"), Act(now.version, default_turn(now)))


def rung(ann: Telephone, ben: Telephone) -> list[str]:
    """The questions that rang, by their first lines in the order of the chat."""
    return sorted(text.splitlines()[0] for each in (ann, ben) for text in each.rang() if called(text))


def unanswered(monkeypatch: pytest.MonkeyPatch, telegram: Telegram) -> list[str]:
    """From now on pictures are posted, and whoever posts them never hears of it. What was posted so."""
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
async def test_a_turn_played_while_its_message_is_made_rings_no_more(
    store: Store, monkeypatch: pytest.MonkeyPatch, posted: bool
) -> None:
    """As of a process that dies with a message under way, and one that takes over while the player goes on."""
    monkeypatch.setattr("bot.store.courier.ENDING", 0.0)
    async with Telegram() as telegram:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        async with on_air(store, telegram, first := house_of(store)):
            table = code_of(await begun(ann, ben))
            await until(lambda: all_told(store))
            if posted:
                with monkeypatch.context() as lost:
                    under_way = unanswered(lost, telegram)
                    await play(first, table)
                    await until(lambda: under_way)
        if not posted:
            await play(first, table)
        second = house_of(store, renderer=Slow)
        async with on_air(store, telegram, second):
            await until(Slow.begun.is_set)
            await play(second, table)
            Slow.free.set()
            await seen(ann, "Turn 3: ")
            await until(lambda: any("Turn 3: " in each for each in rung(ann, ben)))
        turns = [text.partition(":")[0] for text in rung(ann, ben)]
    assert turns == (["Turn 1", "Turn 2", "Turn 3"] if posted else ["Turn 1", "Turn 3"])
