"""What is offered while somebody types, with the real library against the stand-in, which takes 25 choices at most."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from bot.store import Store
from tests.discord.test_adapter_table import FREE_WORDS, leaves
from tests.discord.test_menus import Evening, evening
from tests.standins.discord.evening import PATIENT
from tests.standins.discord.interactions import COMPLETE
from tests.standins.discord.typing import STRING
from tests.store.servers import Server


def completed(e: Evening) -> Iterator[tuple[str, str]]:
    """Every option of the registered commands that is completed, with the path of its command."""
    slash = [{"options": [], **each} for each in e.standin.state.commands if each["type"] == 1]
    for path, leaf in leaves(slash):
        for option in leaf.get("options", ()):
            if option["type"] == STRING and option["name"] not in FREE_WORDS:
                assert bool(option.get("choices")) != bool(option.get("autocomplete")), (path, option["name"])
                if option.get("autocomplete"):
                    yield path, option["name"]


async def times(e: Evening, *typed: str) -> list[float]:
    """Complete each option for who is to move and for somebody who has never written to the bot; how long each answer took."""
    e.standin.state.first = PATIENT
    await e.begin()
    _, asked, _ = e.asked
    options, took = list(completed(e)), []
    assert len(options) > 20
    for path, option in options:
        for phone, words in zip((asked, e.cleo_phone) * (len(typed) // 2), typed, strict=True):
            done = await phone.completing(path, option, words)
            assert done.first == COMPLETE, (path, option)
            assert done.choices or path != "rules", "words for rules are always offered"
            took.append(done.took)
    return took


async def each_option_is_completed_for_each_person(e: Evening) -> None:
    await times(e, "", "zzzz ; /x")


async def test_likely_time_zones_come_first(store: Store) -> None:
    async with evening(store) as e:
        for locale, typed, first in (
            ("de", "", "Berlin"),
            ("en-US", "", "New_York"),
            ("en-GB", "", "London"),
            ("de", "wien", "Vienna"),
        ):
            e.ann_phone.user.locale = locale
            offered = await e.ann_phone.completions("settings", "zone", typed)
            assert next(zone for zone in offered if zone != "UTC").endswith(first)
        await e.ann_phone.say("/settings zone:Europe/Vienna")
        assert (await e.ann_phone.completions("settings", "zone", ""))[0] == "Europe/Vienna"


async def test_absence_can_last_until_tomorrow_morning(store: Store) -> None:
    async with evening(store) as e:
        for typed in ("tom", "tomorrow 8:00"):
            assert await e.ann_phone.completions("me away", "until", typed) == ["tomorrow 8:00"]
        await e.ann_phone.say("/me away tomorrow 8:00")
        await e.ann_phone.until(lambda seen: "away until" in seen.plain)


@pytest.mark.long
async def test_completion_is_quick(store: Store) -> None:
    async with evening(store) as e:
        assert max(await times(e, "", "a", "m2", "zzzz ; /x")) < 1.5


async def test_completion_does_not_wait_for_the_store(store: Store, server: Server) -> None:
    """While the store hangs, nothing is offered, in time; then it is again."""
    async with evening(store) as e:
        e.standin.state.first = PATIENT
        await e.begin()
        _, asked, _ = e.asked
        offered = await asked.completions("move", "move", "")
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            stopped = await asked.completing("move", "move", "")
        finally:
            server.process.send_signal(signal.SIGCONT)
        assert (stopped.first, stopped.choices) == (COMPLETE, [])
        assert await asked.completions("move", "move", "") == offered
