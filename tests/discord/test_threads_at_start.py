"""A thread for a game, made below its card when it starts: with the real library against the stand-in."""

from __future__ import annotations

import pytest

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.store import Store
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.discord.test_forms import form_of
from tests.discord.test_menus import Evening, evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.world import NOTHING, Can, Channel
from tests.standins.people import Seen
from tests.waiting import patience

TILES = 6
RECORD = write_record(
    record_of(CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed("short").hex(), stack=tuple("UVUVUV"[:TILES]))))
)


async def wanted(e: Evening) -> None:
    """Ann, an admin, wants threads."""
    guild = e.ann_phone.channel.guild
    assert guild is not None
    guild.members[e.ann_phone.user.id] |= Can.MANAGE_GUILD
    asked = await form_of(e.ann_phone, "/setup", "Change all")
    await e.ann_phone.send(asked, {"threads": ["start"]})
    await e.ann_phone.until(lambda seen: any(button.label == "A thread per game: yes" for button in seen.buttons))


async def full_card(e: Evening, record: bytes | None = None) -> Seen:
    """The card of a table with both, ready to start."""
    before = e.ann_phone.now
    await (e.ann_phone.say("/new") if record is None else e.ann_phone.upload("/import", "file", "game.json", record))
    card = await e.ben_phone.until(lambda seen: seen.offers("Join") and seen.change > before)
    await e.ben_phone.press(card, card.button("Join"))
    return await e.ann_phone.until(lambda seen: "2. Ben" in seen.plain and seen.offers("Start") and seen.change > before)


def threads(e: Evening) -> list[Channel]:
    guild = e.ann_phone.channel.guild
    assert guild is not None
    return [each for each in guild.channels if each.is_thread]


def within(phone: DiscordPhone, thread: Channel) -> DiscordPhone:
    return DiscordPhone(phone.standin, phone.user, thread)


async def test_game_goes_on_in_a_thread_below_its_card(store: Store) -> None:
    async with evening(store) as e:
        await wanted(e)
        card = await full_card(e, RECORD)
        assert threads(e) == []
        await e.ann_phone.press(card, card.button("Start"))
        (thread,) = threads(e)
        assert str(thread.id) == card.id
        assert thread.name == "Ann and Ben · Carcassonne"
        now = await e.ann_phone.until(lambda seen: seen.id == card.id and "thread" in seen.plain)
        assert not now.offers("Join")
        inside = {each.user.name: within(each, thread) for each in (e.ann_phone, e.ben_phone)}
        asked = None
        for _ in range(TILES):
            asked = await _next_turn(inside["Ann"], asked)
            if asked is None:
                break
            mover = next(phone for name, phone in inside.items() if asked.plain.startswith(name))
            moves = await mover.completions("move", "move", "")
            await mover.say(f"/move {moves[0]} none")
        ended = await e.ann_phone.until(lambda seen: seen.id == card.id and "thread" not in seen.plain)
        assert "Ann" in ended.plain
        assert "Ben" in ended.plain
        later = [each for each in e.ann_phone.channel.messages.values() if each.seen_by is None and str(each.id) > card.id]
        assert later == [], "everything else is in the thread"


async def _next_turn(phone: DiscordPhone, before: Seen | None) -> Seen | None:
    """The next turn in a thread; None at the end of the game."""
    after = before.id if before is not None else ""
    async with patience(lambda: f"for a turn among {[each.plain[:60] for each in phone.shown()]}"):
        seen = await phone.until(lambda each: each.id > after and ("it's your turn" in each.plain or each.offers("Rematch")))
    return None if seen.offers("Rematch") else seen


@pytest.mark.parametrize("denied", [Can.CREATE_THREADS, Can.SEND_IN_THREADS, Can.CREATE_THREADS | Can.SEND_IN_THREADS])
async def test_without_rights_the_game_stays_and_an_admin_learns_why(store: Store, denied: Can) -> None:
    async with evening(store) as e:
        await wanted(e)
        card = await full_card(e)
        e.ann_phone.channel.denied = denied
        before = e.ann_phone.now
        await e.ann_phone.press(card, card.button("Start"))
        await e.ann_phone.until(lambda seen: "it's your turn" in seen.plain and bool(seen.choices))
        why = await e.ann_phone.until(lambda seen: seen.private and "A game can have a thread here" in seen.plain)
        assert why.change > before
        assert not any("A game can have a thread here" in seen.plain for seen in e.ben_phone.shown())
        assert threads(e) == []
        e.ann_phone.channel.denied = NOTHING


async def test_deleted_card_leaves_the_game_in_the_channel(store: Store) -> None:
    async with evening(store) as e:
        await wanted(e)
        card = await full_card(e)
        e.standin.state.removed(e.ann_phone.message(card))
        before = e.ann_phone.now
        await e.ann_phone.say("/begin")
        await e.ann_phone.until(lambda seen: seen.change > before and "it's your turn" in seen.plain and bool(seen.choices))


async def test_too_few_players_make_no_thread(store: Store) -> None:
    async with evening(store) as e:
        await wanted(e)
        await e.ann_phone.say("/new")
        card = await e.ann_phone.until(lambda seen: seen.offers("Start"))
        await e.ann_phone.press(card, card.button("Start"))
        assert threads(e) == []
