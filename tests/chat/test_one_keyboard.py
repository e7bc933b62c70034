"""The rest of a turn on one keyboard: the tile lies at once, its rotations, figures and Confirm stand beside each other."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from bot.chat.contract import Answer, Button
from tests.chat.room import LINKED, Bot, Guest, Posted, bot_on
from tests.chat.test_drafts import asked
from tests.chat.test_private import at_a_table, begun

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
