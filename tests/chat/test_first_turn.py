"""From an empty chat to the end of the first turn."""

import re

import pytest
from msgspec.structs import replace

from bot.chat.contract import Button, PlatformLimits
from bot.discord.limits import DISCORD
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from tests.chat.room import Bot, Guest, Posted


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda each: each.platform)
async def test_newcomer_plays_a_first_turn_by_taps(bot: Bot, limits: PlatformLimits) -> None:
    place = f"{limits.platform}:-100"
    ann = bot.guest(f"{limits.platform}:1", "Ann", place)
    ben = bot.guest(f"{limits.platform}:2", "Ben", place)
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    await ben.press(card, "Join")
    card = await ann.until(lambda each: "2. Ben" in each.text)
    assert card.edits, "the card is changed, not posted again"
    await ann.press(card, "Start")
    turn = await ann.until(lambda each: "(turn 1)" in each.text)
    assert not card.buttons, "the card has lost its buttons"
    mover, other = (ann, ben) if turn.text.startswith("Ann") else (ben, ann)
    assert bot.rooms[limits.platform].pings == [mover.account]
    cell = next(button for button in turn.buttons if button.id.split(".")[2] == "open")
    await other.press(turn, cell)
    assert other.answers[-1].text == f"It's up to {mover.name} now. To nudge them: /nudge"
    for _ in range(4):
        choices = ("open", "act", "skip", "ok")
        await mover.press(mover.last, next(b for b in mover.last.buttons if b.id.split(".")[2] in choices))
        if mover.answers and mover.answers[-1].text.startswith("Move played."):
            break
    assert mover.answers[-1].text.startswith("Move played.")
    after = await ann.until(lambda each: "(turn 2)" in each.text)
    assert f"{mover.name}" in after.text
    assert bot.rooms[limits.platform].pings == [mover.account, other.account]
    await mover.press(turn, cell)
    assert mover.answers[-1].text.startswith("That was turn 1; it's now turn 2.")


async def first_turn(bot: Bot) -> tuple[Guest, Posted]:
    """Start a game of two; return the player to act and the turn message."""
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben")))
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    await ben.press(card, "Join")
    await ann.press(await ann.until(lambda each: "2. Ben" in each.text), "Start")
    turn = await ann.until(lambda each: "(turn 1)" in each.text)
    mover = ann if turn.text.startswith("Ann") else ben
    return mover, turn


async def test_starting_a_turn_again_drops_the_draft(bot: Bot) -> None:
    """The public turn message always starts over; the steps after it do so too, although a draft exists."""
    mover, turn = await first_turn(bot)
    answered = len(mover.answers)
    cells = [button for button in turn.buttons if button.id.split(".")[2] == "open"]
    wide = [cell for cell in cells if len(await ways(mover, turn, cell)) > 1]
    first = (await ways(mover, turn, wide[0]))[0]
    await mover.press(mover.last, first)
    again = await ways(mover, turn, wide[-1])
    await mover.press(mover.last, again[-1])
    assert len(mover.answers) == answered, "nothing was refused"
    assert mover.last.labels()[-2:] == ["Back", "Start over"]


async def ways(mover: Guest, turn: Posted, cell: Button) -> list[Button]:
    """The rotation buttons of a cell."""
    await mover.press(turn, cell)
    return [button for button in mover.last.buttons if re.match(r"r\d:", button.label)]


async def test_old_button_ids_still_work(bot: Bot) -> None:
    """Old buttons in chats name the kind of step they lead to; new ones do not."""
    mover, turn = await first_turn(bot)
    cell = next(button for button in turn.buttons if button.id.split(".")[2] == "open")
    await mover.press(turn, cell)
    shown = mover.last
    await mover.press(turn, replace(cell, id=cell.id.replace(".open.", ".cell.")))
    assert (mover.last.text, mover.last.labels()) == (shown.text, shown.labels())
    assert mover.last is not shown
