"""A thread for a game, made below its card when it starts, as servers get it by default: the real library and the stand-in."""

from __future__ import annotations

import asyncio
import re
from itertools import combinations

import discord
import pytest

from bot.discord.rights import lacking, only_threads
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.store import Store
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.discord.test_forms import form_of, pressed
from tests.discord.test_lost_places import alone
from tests.discord.test_menus import Evening, evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.threads import edit
from tests.standins.discord.world import NOTHING, Can, Channel
from tests.standins.people import Seen

TILES = 6
CODE = re.compile(r"/join (\w{8})")
RIGHTS = (
    *("view_channel", "attach_files", "read_message_history"),
    *("send_messages", "send_messages_in_threads", "create_public_threads"),
)
COMBINATIONS = [
    Can(sum(each)) for size in (1, 2, 3) for each in combinations((Can.SEND, Can.CREATE_THREADS, Can.SEND_IN_THREADS), size)
]
RECORD = write_record(
    record_of(CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed("short").hex(), stack=tuple("UVUVUV"[:TILES]))))
)


async def chosen(e: Evening, threads: str, label: str) -> None:
    """Ann, an admin, chooses whether and when games get threads."""
    manages(e)
    asked = await form_of(e.ann_phone, "/setup", "Change all")
    before = e.ann_phone.now
    await e.ann_phone.send(asked, {"threads": [threads]})
    await e.ann_phone.until(lambda seen: seen.change > before and seen.offers(f"A thread per game: {label}"))


def manages(e: Evening) -> None:
    """Ann is an admin."""
    guild = e.ann_phone.channel.guild
    assert guild is not None
    guild.members[e.ann_phone.user.id] |= Can.MANAGE_GUILD


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


async def game_goes_on_in_a_thread_below_its_card(e: Evening) -> None:
    card = await full_card(e, RECORD)
    assert threads(e) == []
    await e.ann_phone.press(card, card.button("Start"))
    (thread,) = threads(e)
    assert str(thread.id) == card.id
    assert thread.name == "Ann and Ben · Carcassonne"
    now = await e.ann_phone.until(lambda seen: seen.id == card.id and "thread" in seen.plain)
    assert now.plain.startswith("Ann and Ben · Carcassonne\n")
    assert "Fair draw, sealed in advance" in now.plain
    assert not now.offers("Join")
    inside = {each.user.name: DiscordPhone(e.standin, each.user, thread) for each in (e.ann_phone, e.ben_phone)}
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
    seen = await phone.until(lambda each: each.id > after and ("it's your turn" in each.plain or each.offers("Rematch")))
    return None if seen.offers("Rematch") else seen


async def test_every_combination_of_rights(store: Store) -> None:
    """Each card of one server is started with other rights. Without those for a thread, an admin learns why the game stays."""
    async with evening(store) as e:
        manages(e)
        for denied in (NOTHING, *COMBINATIONS):
            if denied & Can.SEND:
                continue  # the card itself is in a thread, or there is none
            before, made = e.ann_phone.now, len(threads(e))
            card = await full_card(e)
            e.ann_phone.channel.denied = denied
            await e.ann_phone.press(card, card.button("Start"))
            await started_since(e.ann_phone, before)
            assert len(threads(e)) == made + (not denied)
            told = [each.plain for each in e.ann_phone.shown() if each.change > before and each.private]
            assert any("A game can have a thread here if I get the permission" in text for text in told) == bool(denied)
            assert not any("A game can have a thread" in seen.plain for seen in e.ben_phone.shown())
            e.ann_phone.channel.denied = NOTHING


async def test_channel_that_takes_only_threads_gets_them_with_the_card(store: Store) -> None:
    async with evening(store) as e:
        e.ann_phone.channel.denied = Can.SEND
        card = await full_card(e)
        (thread,) = threads(e)
        assert e.ann_phone.message(card).channel is thread
        edit(e.standin.state, thread, {"archived": True})
        guild = e.ann_phone.channel.guild
        assert guild is not None
        await e.cleo_phone.typed(f"/join {CODE.findall(card.plain)[0]}", e.standin.state.channel(guild, "elsewhere"))
        await e.ann_phone.until(lambda seen: "3. Cleo" in seen.plain and seen.id == card.id)
        assert not thread.archived, "what changes a message opens the thread, too"
        e.ann_phone.channel.denied = Can.SEND | Can.CREATE_THREADS
        refused = await e.ann_phone.typed("/new", e.ann_phone.channel)
        assert refused is not None
        assert refused.original is not None
        assert "without: Send Messages" in e.ann_phone.read(refused.original).plain
        assert threads(e) == [thread]


def opened(allowed: discord.Permissions) -> str:
    """Where a game is opened and played with these permissions in a text channel of a server that has chosen nothing."""
    first = only_threads(allowed)
    if lacking(allowed, thread=False, own_thread=first):
        return "refused"
    if first:
        return "thread"
    return "channel" if lacking(allowed, thread=False, own_thread=True) else "card, then thread"


@pytest.mark.parametrize("held", [each for size in range(7) for each in combinations(RIGHTS, size)], ids="+".join)
def test_what_each_combination_of_rights_opens(held: tuple[str, ...]) -> None:
    allowed = discord.Permissions(**dict.fromkeys(held, True))
    if not {"view_channel", "attach_files", "read_message_history"} <= {*held}:
        assert opened(allowed) == "refused"
    elif {"send_messages_in_threads", "create_public_threads"} <= {*held}:
        assert opened(allowed) == ("card, then thread" if "send_messages" in held else "thread")
    else:
        assert opened(allowed) == ("channel" if "send_messages" in held else "refused")


async def test_servers_that_have_chosen_keep_their_choice(store: Store) -> None:
    async with evening(store) as e:
        for threads_wanted, label, made in (("no", "no", 0), ("yes", "yes", 1), ("start", "yes", 2)):
            await chosen(e, threads_wanted, label)
            before, channel = e.ann_phone.now, e.ann_phone.channel
            card = await full_card(e)
            assert (e.ann_phone.message(card).channel is channel) == (threads_wanted != "yes")
            await e.ann_phone.press(card, card.button("Start"))
            await started_since(e.ann_phone, before)
            assert len(threads(e)) == made


@pytest.mark.parametrize("closed", [False, True], ids=["played to its end", "closed"])
async def test_card_of_a_game_that_has_lost_its_thread_says_how_it_ended(store: Store, closed: bool) -> None:
    """The thread is deleted: the card leads back, and has nothing to press after the end."""
    async with evening(store) as e:
        card = await full_card(e, RECORD)
        await e.ann_phone.press(card, card.button("Start"))
        turn: Seen | None = await started_since(e.ann_phone, 0)
        (thread,) = threads(e)
        e.standin.delete_channel(thread)
        lost = await e.cleo_phone.until(lambda seen: seen.id == card.id and seen.offers("Move the game here"))
        assert "goes on in private" in lost.plain
        if closed:
            for phone in (e.ann_phone, e.ben_phone):
                await phone.tell("/resign")
                sure = await phone.until(lambda seen: seen.private and seen.offers("Resign"))
                await phone.press(sure, sure.button("Resign"))
        while turn is not None and not closed:
            mover, other = (e.ann_phone, e.ben_phone) if turn.plain.startswith("Ann") else (e.ben_phone, e.ann_phone)
            before = other.now
            moves = await mover.completions("move", "move", "")
            await mover.tell(f"/move {moves[0]} none")
            turn = await _next_turn_since(other, before)
        over = await e.cleo_phone.until(lambda seen: seen.id == card.id and not seen.buttons)
        assert over.plain == "Closed: everyone has left." if closed else "Ann" in over.plain and "Fair draw" in over.plain


async def test_game_that_is_moved_back_leaves_the_private_chats(store: Store) -> None:
    """Their posts end with a line; later turns and the result are in the channel only, and ring there."""
    async with evening(store) as e:
        card = await full_card(e, RECORD)
        await e.ann_phone.press(card, card.button("Start"))
        await started_since(e.ann_phone, 0)
        e.standin.delete_channel(threads(e)[0])
        pair = (e.ann_phone, e.ben_phone)
        for phone in pair:
            await phone.until(lambda seen: seen.private and "goes on here" in seen.plain)
        lost = await e.ann_phone.until(lambda seen: seen.id == card.id and seen.offers("Move the game here"))
        before = e.ann_phone.now
        await e.ann_phone.press(lost, lost.button("Move the game here"))
        turn: Seen | None = await e.cleo_phone.until(lambda seen: seen.change > before and "it's your turn" in seen.plain)
        folds = [await phone.until(lambda seen: seen.private and "goes on in" in seen.plain) for phone in pair]
        assert [each.buttons for each in folds] == [(), ()]
        last, heard = [alone(phone)[-1] for phone in pair], len(e.standin.state.pings)
        while turn is not None:
            mover = next(phone for phone in pair if turn.plain.startswith(phone.user.name))
            before = e.cleo_phone.now
            moves = await mover.completions("move", "move", "")
            await mover.say(f"/move {moves[0]} none")
            turn = await _next_in_channel(e.cleo_phone, before)
        assert [alone(phone)[-1] for phone in pair] == last, "nothing came since"
        rang = e.standin.state.pings[heard:]
        assert {ping.sound for ping in rang} == {True}
        assert {ping.message.channel for ping in rang} == {e.ann_phone.channel}


async def _next_in_channel(phone: DiscordPhone, before: int) -> Seen | None:
    """The next turn in the channel; None at the end of the game."""
    seen = await phone.until(lambda each: each.change > before and ("it's your turn" in each.plain or each.offers("Rematch")))
    return None if seen.offers("Rematch") else seen


async def _next_turn_since(phone: DiscordPhone, before: int) -> Seen | None:
    """The next turn of this person in private; None at the end of the game."""
    name = f"{phone.user.name}, it's your turn"
    seen = await phone.until(lambda each: each.change > before and (name in each.plain or each.offers("Rematch")))
    return None if seen.offers("Rematch") else seen


async def test_locked_thread_is_a_lost_place(store: Store) -> None:
    """An archived thread opens with the next turn. When it is locked, the game goes on in private, aloud for the one asked."""
    async with evening(store) as e:
        card = await full_card(e)
        await e.ann_phone.press(card, card.button("Start"))
        turn = await started_since(e.ann_phone, 0)
        (thread,) = threads(e)
        phones = [DiscordPhone(e.standin, each.user, thread) for each in (e.ann_phone, e.ben_phone)]
        other = phones[0]
        for locked in (False, True):
            mover, other = phones if turn.plain.startswith("Ann") else reversed(phones)
            edit(e.standin.state, thread, {"archived": True, "locked": locked})
            before, moves = mover.now, await mover.completions("move", "move", "")
            await mover.say(f"/move {moves[0]} none")
            turn = await started_since(other, before)
            assert f"{other.user.name}, it's your turn" in turn.plain
            assert turn.private == locked
            assert thread.archived == locked
        assert turn.plain.startswith(f"{other.user.name}, it's your turn"), "a phone shows whose turn it is"
        assert re.search(r"in #(Ann and Ben|Ben and Ann) · Car", turn.plain)
        assert other.rang()[-1] == turn.text
        led = await e.cleo_phone.until(lambda seen: seen.id == card.id and "goes on in private" in seen.plain)
        assert "http" not in str(e.cleo_phone.message(led).components), "the card leads to no lost thread"
        before = e.ann_phone.now
        await e.ann_phone.press(led, led.button("Move the game here"))
        await e.cleo_phone.until(lambda seen: seen.change > before and "it's your turn" in seen.plain and not seen.private)
        await e.cleo_phone.until(lambda seen: seen.id == card.id and not seen.offers("Move the game here"))


async def started_since(phone: DiscordPhone, before: int) -> Seen:
    """The newest post that asks for a tile."""
    return await phone.until(lambda seen: seen.change > before and "it's your turn" in seen.plain and bool(seen.choices))


async def test_deleted_card_leaves_the_game_in_the_channel(store: Store) -> None:
    async with evening(store) as e:
        card = await full_card(e)
        e.standin.state.removed(e.ann_phone.message(card))
        before = e.ann_phone.now
        await e.ann_phone.say("/begin")
        await started_since(e.ann_phone, before)


async def test_card_deleted_later_leaves_the_thread(store: Store) -> None:
    async with evening(store) as e:
        card = await full_card(e, RECORD)
        await e.ann_phone.press(card, card.button("Start"))
        turn: Seen | None = await started_since(e.ann_phone, 0)
        (thread,) = threads(e)
        e.standin.state.removed(e.ann_phone.message(card))
        posts = len(e.ann_phone.channel.messages)
        inside = DiscordPhone(e.standin, e.ann_phone.user, thread)
        while turn is not None:
            mover = e.ann_phone if turn.plain.startswith("Ann") else e.ben_phone
            moves = await mover.completions("move", "move", "")
            await DiscordPhone(e.standin, mover.user, thread).say(f"/move {moves[0]} none")
            turn = await _next_turn(inside, turn)
        assert len(e.ann_phone.channel.messages) == posts, "nothing comes back in the channel"


async def test_too_few_players_make_no_thread(store: Store) -> None:
    async with evening(store) as e:
        await e.ann_phone.say("/new")
        card = await e.ann_phone.until(lambda seen: seen.offers("Start"))
        await e.ann_phone.press(card, card.button("Start"))
        assert threads(e) == []


async def test_no_older_change_of_the_card_overwrites_the_way_to_the_thread(store: Store) -> None:
    """Somebody joins, and the host sends the options and presses Start, all at the same moment."""
    async with evening(store) as e:
        cards = []
        for _ in range(3):
            card = await full_card(e)
            asked = await pressed(e.ann_phone, card, "Options")
            sent = asyncio.create_task(e.ann_phone.send(asked, {}))
            joins = asyncio.create_task(e.cleo_phone.press(card, card.button("Join")))
            await e.ann_phone.press(card, card.button("Start"))
            await asyncio.gather(sent, joins)
            cards.append(card.id)
            await e.ann_phone.until(lambda seen: seen.id == cards[-1] and "thread" in seen.plain)
        await full_card(e)  # by now whatever was on its way has arrived
        shown = {seen.id: seen for seen in e.ann_phone.shown()}
        assert len(threads(e)) == 3
        assert all("thread" in shown[card].plain and not shown[card].offers("Join") for card in cards)
