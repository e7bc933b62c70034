"""Public drafts: outdated and duplicate messages, and the final text after the turn."""

from __future__ import annotations

import re

from msgspec.structs import replace

from bot.chat.contract import Message
from bot.chat.fitting import plain
from tests.chat.room import LINKED, Bot, Guest, Posted, bot_on
from tests.chat.test_private import GROUP, at_a_table, begun, decider

bot = bot_on(LINKED)

OLD = "You've changed this move since. This is how it is now."
NOT_FINAL = "Nothing counts until you do."


async def asked(bot: Bot, table: str, ann: Guest, ben: Guest) -> tuple[Guest, Posted]:
    """The player to act and the turn message."""
    mover = await decider(bot, await bot.tables.look(table), ann, ben)
    return mover, await mover.until(lambda posted: f"{mover.name}, it's your turn" in posted.text and posted.buttons)


async def put_together(mover: Guest, shown: Posted) -> None:
    """Press until only Confirm is left."""
    while "Confirm" not in shown.labels():
        await mover.press(
            shown, next(each for each in shown.buttons if any(verb in each.id for verb in (".open.", ".pick.", ".act.")))
        )


async def test_press_on_an_outdated_draft_only_updates_it(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    mover, shown = await asked(bot, table, ann, ben)
    await put_together(mover, shown)
    behind = shown.message
    await mover.press(shown, "Back")
    now = shown.message
    before = (await bot.tables.look(table)).version
    for label in ("Confirm", "Back"):
        shown.message = behind  # the edit never arrived
        await mover.press(shown, label)
        assert (shown.text, shown.labels()) == ("\n".join(map(plain, now.paragraphs)), _labels(now)), label
    shown.message = behind
    await mover.press(shown, "Confirm")
    assert mover.answers[-1].text == OLD
    assert (await bot.tables.look(table)).version == before, "nothing is confirmed that is not seen"
    shown.message = behind
    await mover.press(shown, "Start over")
    assert " tiles left" in shown.text
    assert any(".open." in each.id for each in shown.buttons)
    await put_together(mover, shown)
    await mover.press(shown, "Confirm")
    assert (await bot.tables.look(table)).version > before


async def test_double_press_of_back_goes_one_step_back(bot: Bot) -> None:
    """The second press comes from the old message: the button carries the draft's length."""
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    mover, shown = await asked(bot, table, ann, ben)
    await put_together(mover, shown)
    back = shown.button("Back")
    await mover.press(shown, back)
    once = shown.message
    await mover.press(shown, back)
    assert _labels(shown.message) == _labels(once)
    old = replace(back, id=back.id[: back.id.index("-") + 1])
    await mover.press(shown, old)
    assert " tiles left" in shown.text, "a button from before knows no number, and takes one step back"


async def test_duplicate_turn_message_points_to_the_one_in_use(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    mover, shown = await asked(bot, table, ann, ben)
    # The answer to the first post was lost, so it was posted again.
    other = mover.room.posts[-1]
    assert other is shown
    twin = Posted("twin", GROUP, shown.message)
    mover.room.posts.append(twin)
    first = shown.message
    for pressed, left in ((twin, shown), (shown, twin), (twin, shown)):
        pressed.message = first
        await mover.press(pressed, next(each for each in pressed.buttons if ".open." in each.id))
        assert pressed.buttons
        assert (left.text, left.buttons) == ("The game goes on in another message.", [])
    await put_together(mover, twin)
    await mover.press(twin, "Confirm")
    await bot.settle(table)
    await mover.until(lambda posted: posted is twin and not posted.buttons)
    assert re.match(r"#1 \w+: [A-Z]\d+", twin.text)
    assert NOT_FINAL not in shown.text + twin.text


async def test_typed_draft_shows_its_outcome(bot: Bot) -> None:
    """It has its own message beside the turn's; once confirmed there, that message shows the turn."""
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    mover, shown = await asked(bot, table, ann, ben)
    cell = next(each.label for each in shown.buttons if ".open." in each.id)
    await mover.say(f"/move {cell}")
    if mover.last is shown or not mover.last.buttons:
        await mover.say(f"/move {cell} r1")
    draft = mover.last
    assert draft is not shown
    if any(".pick." in each.id for each in draft.buttons):
        await mover.press(draft, next(each for each in draft.buttons if ".pick." in each.id))
    await put_together(mover, draft)
    assert NOT_FINAL in draft.text
    await mover.press(draft, "Confirm")
    await bot.settle(table)
    await mover.until(lambda posted: posted is draft and not posted.buttons)
    assert re.match(r"#1 \w+: [A-Z]\d+", draft.text)
    assert shown.text == "The game goes on in another message."


def _labels(message: Message) -> list[str]:
    return [button.label for row in message.buttons for button in row]
