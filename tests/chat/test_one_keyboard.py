"""The rest of a turn on one keyboard: the tile lies at once, its rotations, figures and Confirm stand beside each other."""

from __future__ import annotations

import asyncio
import random

from msgspec.structs import replace

from bot.chat.contract import Answer, Button
from bot.discord.limits import DISCORD
from bot.engine.actions import SKIP
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.store import Store
from bot.table.permissions import Actor
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.moves import Deployed
from tests.chat.playing import opened
from tests.chat.room import LINKED, Bot, Guest, Posted, bot_on
from tests.chat.test_drafts import asked
from tests.chat.test_private import at_a_table, begun
from tests.table.playing import decider

bot = bot_on(LINKED)


def of(posted: Posted, verb: str) -> list[Button]:
    return [each for each in posted.buttons if f".{verb}." in each.id]


async def laid(bot: Bot) -> tuple[Guest, Posted, str]:
    """A tile on its square that can be turned, and can take a figure."""
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    mover, shown = await asked(bot, table, ann, ben)
    before = shown.message
    for cell in of(shown, "open"):
        shown.message = before
        await mover.press(shown, cell)
        if of(shown, "turn") and of(shown, "pick"):
            return mover, shown, table
    raise AssertionError([(each.label, each.id) for each in shown.buttons])


async def test_square_rotation_figure_and_the_figure_again(bot: Bot) -> None:
    mover, shown, table = await laid(bot)
    assert "Skip and confirm" in shown.labels()
    before = (await bot.tables.look(table)).version
    ways = [each.label for each in of(shown, "turn")]
    await mover.press(shown, ways[0])
    assert [each.label for each in of(shown, "turn")] != ways, "the tile lies in another way, and could be turned back"
    picture = shown.message.picture
    figure = (of(shown, "pick") or of(shown, "turn"))[0]
    reply = await mover.press(shown, figure)
    assert reply.answer is not None
    assert reply.answer.text == f"Press again to confirm: {figure.label}"
    assert picture is not None
    assert (reply.messages[0].picture, reply.messages[0].spare) == (None, True)
    assert f"✓ {figure.label}" in shown.labels()
    assert (await bot.tables.look(table)).version == before
    await mover.press(shown, f"✓ {figure.label}")
    assert (await bot.tables.look(table)).version > before
    assert mover.answers[-1].text.startswith("Move played. ")


async def test_in_a_whisper_the_figure_again_changes_nothing(store: Store) -> None:
    """It is redrawn at each press, so nothing says that another one would confirm: Confirm does that."""
    async with Bot(store, DISCORD) as bot:
        ann, ben = (bot.guest(f"discord:{number}", name, "discord:-1") for number, name in enumerate(("Ann", "Ben"), start=1))
        table = await opened([ann, ben], "carcassonne")
        await bot.settle(table)
        found = await bot.tables.look(table)
        people = {(await bot.people.register(guest.account)).id: guest for guest in (ann, ben)}
        mover = people[decider(found)]
        await mover.press(mover.offer, of(mover.offer, "open")[0])
        shown = mover.last
        for _ in range(2):
            figure = of(shown, "pick")[0].label.removeprefix("✓ ")
            await mover.press(shown, next(each for each in of(shown, "pick") if each.label.endswith(figure)))
            assert f"✓ {figure}" in shown.labels()
        assert (await bot.tables.look(table)).version == found.version
        await mover.press(shown, "Confirm")
        assert (await bot.tables.look(table)).version > found.version


async def test_busy_chat_leaves_the_message_as_it_was(bot: Bot) -> None:
    """The figure's old button confirms, unless a finger trembled; Confirm, which never showed it, does not."""
    mover, shown, table = await laid(bot)
    before, version = shown.message, (await bot.tables.look(table)).version
    figure, confirm = of(shown, "pick")[0], shown.button("Skip and confirm")
    await mover.press(shown, figure)
    shown.message = before
    await mover.press(shown, figure)
    shown.message = before
    await mover.press(shown, confirm)
    assert mover.answers[-1].text == "You've changed this move since. This is how it is now."
    assert "Confirm your move?" in shown.text
    assert (await bot.tables.look(table)).version == version
    shown.message = before
    async with asyncio.timeout(60):
        while (await bot.tables.look(table)).version == version:
            shown.message = before
            await mover.press(shown, figure)


async def test_two_taps_at_once_end_the_turn_once(bot: Bot) -> None:
    """On a platform that handles both at the same time, the second finds it done, whichever way they overlap."""
    mover, shown, table = await laid(bot)
    version = (await bot.tables.look(table)).version
    skip = shown.button("Skip and confirm")
    taps = [mover.request(button=skip.id, message=shown.id) for _ in range(3)]
    replies = await asyncio.gather(*(bot.talk.handle(tap, mover.room.limits) for tap in taps[:2]))
    replies.append(await bot.talk.handle(taps[2], mover.room.limits))
    for reply in replies:
        assert reply.answer is not None
        assert reply.answer.text.startswith("Move played.")
    log = (await bot.tables.look(table)).begun_game.log
    assert [each.seat for each in log].count(log[0].seat) == len(log), "one turn of one player"
    assert (await bot.tables.look(table)).version > version


async def test_skip_of_a_tile_that_has_moved_since_plays_nothing(bot: Bot) -> None:
    """The tile lies elsewhere, where nothing but Skip was left: the old button never showed that."""
    mover, shown, table = await laid(bot)
    now = await bot.tables.now(table)
    assert now.draft is not None
    (tile,) = now.draft.actions
    others = [each for each in now.table.begun_game.options() if each != tile]
    person = (await bot.people.register(mover.account)).id
    await bot.tables.draft(table, Actor(person, mover.place), now.table.version, now.draft.revision, others[0], SKIP)
    await mover.press(shown, "Skip and confirm")
    assert (await bot.tables.look(table)).begun_game.log == []
    assert "Confirm your move?" in shown.text


async def test_another_figure_on_the_same_picture(bot: Bot) -> None:
    mover, shown, table = await laid(bot)
    first, *others = of(shown, "pick")
    await mover.press(shown, first)
    for other in others[:1]:
        again = next(each for each in of(shown, "pick") if each.label == other.label)
        await mover.press(shown, again)
        assert f"✓ {other.label}" in shown.labels()
        assert first.label in shown.labels()
    await mover.press(shown, "Back")
    assert not any(label.startswith("✓") for label in shown.labels()), "the tile is there without a figure"
    assert (await bot.tables.look(table)).begun_game.log == []


async def test_a_marked_figure_can_be_left_out_in_one_press(bot: Bot) -> None:
    mover, shown, table = await laid(bot)
    await mover.press(shown, of(shown, "pick")[0])
    assert [label for label in shown.labels() if "onfirm" in label] == ["Confirm", "Skip and confirm"]
    await mover.press(shown, "Skip and confirm")
    log = (await bot.tables.look(table)).begun_game.log
    assert log[-1].action == SKIP
    assert not any(isinstance(event, Deployed) for played in log for event in played.events)


async def test_wait_is_said_and_a_long_one_opens_the_private_chat(bot: Bot) -> None:
    mover, shown, _ = await laid(bot)
    turn = of(shown, "turn")[0]
    said = []
    for seconds in (1.4, 12.2, 31.0):
        request = replace(mover.request(button=turn.id, message=shown.id), wait=seconds)
        reply = await bot.talk.handle(request, mover.room.limits)
        assert reply.messages
        said.append(reply.answer)
    assert said[0] is None
    assert said[1] == Answer("Got it. This group is busy, so it takes 13 s. It's faster in private.")
    assert said[2] is not None
    assert said[2].url.startswith(f"{mover.room.limits.private_link}?start=j_")


def before_many_figures() -> bytes:
    """A game in which nobody ever placed a figure, before a tile after which there are more choices than fit one page."""
    dice = random.Random(1)
    game = CARCASSONNE.start(Setup(2, ("fields", "inns_cathedrals", "tower"), seed=simulated_seed(1).hex()))
    before = game
    while (decision := game.decision) is not None and not (decision.kind == "step2" and len(game.options()) > 25):
        if decision.kind == "tile":
            before = game.copy()
        options = game.options()
        game.apply(SKIP if decision.kind == "step2" and SKIP in options else dice.choice(options))
    assert game.decision is not None, "there is such a position"
    return write_record(record_of(before))


async def test_figures_on_two_pages(bot: Bot) -> None:
    """Each page has the way to end the turn; what was chosen stays chosen on both."""
    ann, ben = (bot.guest(f"telegram:{number}", name, "telegram:-1") for number, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/import", file=before_many_figures())
    card = await ann.until(lambda posted: "Start" in posted.labels())
    table = card.button("Join").id.split(".")[0]
    await ben.press(card, "Join")
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    mover, shown = await asked(bot, table, ann, ben)
    await put_a_tile(mover, shown)
    (line,) = [line for line in shown.text.splitlines() if line.startswith(f"{mover.name}: ")]
    pages: list[list[str]] = []
    for _ in range(3):
        pages.append([each.label for each in of(shown, "pick")])
        assert shown.labels().count("Skip and confirm") == 1
        assert line in shown.text.splitlines(), "the tile lies there"
        await mover.press(shown, "More …")
    first, second, third = pages
    assert first == third, "after the last page comes the first"
    assert set(first).isdisjoint(second)
    ending = [next(label for label in page if "floor" not in label) for page in (second, first)]
    for page, chosen in zip((second, first), ending, strict=True):
        assert [each.label for each in of(shown, "pick")] == page
        await mover.press(shown, chosen)
        (ticked,) = (label for label in shown.labels() if label.startswith("✓"))
        assert ticked.startswith(f"✓ {chosen.partition('. ')[0]}. ")
        assert "Confirm your move?" in shown.text
        assert shown.labels().count("Confirm") == 1
        await mover.press(shown, "More …")
        assert shown.labels().count("Confirm") == 1
    before = (await bot.tables.look(table)).version
    await mover.press(shown, "Confirm")
    assert (await bot.tables.look(table)).version > before


async def put_a_tile(mover: Guest, shown: Posted) -> None:
    """Lay the tile where its figures do not fit one page."""
    before = shown.message
    for cell in of(shown, "open"):
        shown.message = before
        await mover.press(shown, cell)
        if "More …" in shown.labels() and of(shown, "pick"):
            return
    raise AssertionError(shown.labels())
