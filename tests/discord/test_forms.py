"""Forms on Discord, with the real library against the stand-in: filled, empty, after a restart, by an outsider, twice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import BlankRenderer, services
from tests.discord.test_menus import Evening, evening
from tests.discord.wire import working
from tests.standins.discord import components
from tests.standins.discord.errors import Refused
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.modals import check
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.world import Can
from tests.standins.people import Seen


async def shown(phone: DiscordPhone, words: str, found: Callable[[Seen], object]) -> Seen:
    before = phone.now
    await phone.say(words)
    return await phone.until(lambda seen: seen.change > before and found(seen))


async def pressed(phone: DiscordPhone, seen: Seen, label: str) -> Interaction:
    return await phone.pressed(phone.message(seen), seen.button(label))


async def form_of(phone: DiscordPhone, words: str, label: str) -> Interaction:
    """Give a command; press a button of its answer."""
    seen = await shown(phone, words, lambda seen: seen.offers(label))
    return await pressed(phone, seen, label)


def names(asked: Interaction) -> list[str]:
    assert asked.modal is not None
    return [part["component"]["custom_id"] for part in asked.modal["components"]]


async def card_of(e: Evening) -> Seen:
    return await shown(e.ann_phone, "/new", lambda seen: seen.offers("Options"))


async def options_of_a_table_are_one_form(e: Evening) -> None:
    card = await card_of(e)
    outsider = await pressed(e.ben_phone, card, "Options")
    assert outsider.modal is None
    asked = await pressed(e.ann_phone, card, "Options")
    assert names(asked) == ["game", "modules", "pace", "timeup", "seats"]
    given = {"modules": ["fields", "river", "abbot"], "pace": ["3d"], "seats": ["3"]}
    done = await e.ann_phone.send(asked, given)
    assert done.original is not None
    assert done.original.seen_by is e.ann_phone.user
    labels = [each.label.partition(":")[0] for each in e.ann_phone.read(done.original).buttons]
    assert labels == ["Expansions", "Rated", "Private", "Language"], "what the form has no room for"
    now = await e.ann_phone.until(lambda seen: "River, Abbot" in seen.plain and "3 days" in seen.plain)
    assert "Free seats: 2" in now.plain or "2 free" in now.plain or now.offers("Start")
    again = await e.ann_phone.send(asked, given)
    assert again.original is not None, "sent twice, it says the same"
    assert asked.modal is not None
    await e.ben_phone.send(asked, {"seats": ["2"]})
    await e.ann_phone.send(asked, {"game": ["cardcassonne"], "modules": ["dragons"]})
    await e.ann_phone.until(lambda seen: "New game of Cardcassonne" in seen.plain)


@pytest.mark.parametrize("empty", [{}, {"modules": [], "timeup": []}], ids=["unchanged", "nothing"])
async def test_empty_form_changes_nothing_else(store: Store, empty: dict[str, list[str]]) -> None:
    async with evening(store) as e:
        card = await card_of(e)
        asked = await pressed(e.ann_phone, card, "Options")
        await e.ann_phone.send(asked, empty)
        turn = await e.ann_phone.until(lambda seen: seen.offers("Start"))
        assert "24 hours" in turn.plain


async def test_closed_menu_of_settings_says_what_it_is_for(store: Store) -> None:
    async with evening(store) as e:
        seen = await shown(e.ann_phone, "/settings", lambda seen: seen.offers("Times"))
        parts = components.walk(e.ann_phone.message(seen).components)
        assert [each["placeholder"] for _, each in parts if each["type"] == components.SELECT] == ["Choose a setting to change …"]


async def test_forms_outlive_the_process(store: Store) -> None:
    async with evening(store) as e:
        guild = e.ann_phone.channel.guild
        assert guild is not None
        guild.members[e.ann_phone.user.id] |= Can.MANAGE_GUILD
        asked = await form_of(e.ann_phone, "/settings", "Times")
        assert names(asked) == ["from", "until", "free", "ping", "reminders"]
        options = await pressed(e.ann_phone, await card_of(e), "Options")
        setup = await form_of(e.ann_phone, "/setup", "Change all")
        standin = e.standin
    made = services(store, BlankRenderer)
    async with standin.serving(), working(standin, store, made, Conversation(made)):
        phone = e.ann_phone
        await phone.send(options, {"pace": ["3d"]})
        await phone.until(lambda seen: seen.offers("Start") and "3 days" in seen.plain)
        await phone.send(setup, {"threads": ["start"]})
        await phone.until(lambda seen: seen.offers("A thread per game: yes"))
        for _ in range(2):
            given = {"from": ["22"], "until": ["7"], "free": ["5", "6"], "ping": ["private"], "reminders": ["8"]}
            await phone.send(asked, given)
        changed = await phone.until(lambda seen: "22:00–07:00" in seen.plain)
        assert "every 8 hours" in changed.plain
        assert "Free days: Sat, Sun" in changed.plain
        assert any(button.label == "Ping me: privately" for button in changed.buttons)
        wrong = await phone.send(asked, {"from": ["3"], "until": ["2"]})
        assert wrong.original is not None, "23 quiet hours are refused in words"
        wrong = await phone.send(asked, {"free": ["4", "5", "6"]})
        assert wrong.original is not None, "three free days, too"
        outsider = await e.ben_phone.send(asked, {"from": ["1"], "until": ["2"]})
        assert outsider.original is not None
        people = made.people
        ann = await people.of_account(f"discord:{phone.user.id}")
        ben = await people.of_account(f"discord:{e.ben_phone.user.id}")
        assert ann is not None
        assert ann.habits.quiet is not None
        assert ann.habits.quiet.hours == "22:00–07:00"
        assert ann.habits.free_days == (5, 6)
        assert ben is None or ben.habits.quiet is None
        await phone.send(await pressed(phone, changed, "Times"))
        assert (await people.of_account(f"discord:{phone.user.id}")) == ann, "sent as it is"
        assert standin.state.problems == []


async def test_setup_is_one_form_for_admins(store: Store) -> None:
    async with evening(store) as e:
        guild, channel = e.ann_phone.channel.guild, e.ann_phone.channel
        assert guild is not None
        guild.members[e.ann_phone.user.id] |= Can.MANAGE_GUILD
        asked = await form_of(e.ann_phone, "/setup", "Change all")
        assert names(asked) == ["opening", "channels", "language", "threads", "words"]
        by_outsider = await e.ben_phone.send(asked, {"opening": ["admins"]})
        assert by_outsider.original is not None
        given = {"opening": ["admins"], "channels": [str(channel.id)], "language": ["de"], "threads": ["yes"]}
        for _ in range(2):
            await e.ann_phone.send(asked, given)
        seen = await e.ann_phone.until(lambda seen: any("Deutsch" in button.label for button in seen.buttons))
        same = await e.ann_phone.pressed(e.ann_phone.message(seen), seen.buttons[-1])
        await e.ann_phone.send(same)
        now = e.ann_phone.read(e.ann_phone.message(seen))
        assert (now.plain, now.buttons) == (seen.plain, seen.buttons), "sent as it is"
        refused = await shown(e.ben_phone, "/new", lambda seen: seen.private)
        assert "Admins" in refused.plain
        await e.ann_phone.send(asked, {"channels": ["1"], "language": ["xx"], "opening": ["nobody"]})
        assert not e.standin.unanswered


RADIO = {"type": 21, "custom_id": "a", "options": [{"label": "x", "value": "x"}, {"label": "y", "value": "y"}]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"components": []},
        {"components": [{"type": 18, "label": "l", "component": {**RADIO, "custom_id": f"{n}"}} for n in range(6)]},
        {"components": [{"type": 18, "label": "l", "component": RADIO}] * 2},
        {"components": [{"type": 18, "label": "l" * 46, "component": RADIO}]},
        {"title": "t" * 46},
    ],
    ids=["none", "six", "twice", "label", "title"],
)
def test_form_that_discord_refuses(wrong: dict[str, Any]) -> None:
    fine = {"title": "t", "custom_id": "c", "components": [{"type": 18, "label": "l", "component": RADIO}]}
    check(fine)
    with pytest.raises(Refused):
        check({**fine, **wrong})
