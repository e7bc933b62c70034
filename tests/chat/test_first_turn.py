"""From an empty chat to the end of a first turn."""

import pytest

from bot.chat.contract import DISCORD, TELEGRAM, WEB, Limits
from bot.store import Store
from tests.chat.room import Bot


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda each: each.platform)
async def test_a_newcomer_plays_a_first_turn_in_taps(store: Store, limits: Limits) -> None:
    place = f"{limits.platform}:-100"
    async with Bot(store, limits) as bot:
        ann = bot.guest(f"{limits.platform}:1", "Ann", place)
        ben = bot.guest(f"{limits.platform}:2", "Ben", place)
        await ann.say("/new")
        card = await ann.until(lambda each: "a table is open" in each.text)
        await ben.press(card, "Join")
        card = await ann.until(lambda each: "2. Ben" in each.text)
        assert card.edits, "the card is changed, not posted again"
        await ann.press(card, "Start")
        turn = await ann.until(lambda each: each.text.startswith("Turn 1"))
        assert not card.buttons, "the card has lost its buttons"
        mover, other = (ann, ben) if "Ann" in turn.text.split("\n")[0] else (ben, ann)
        assert bot.rooms[limits.platform].pings == [mover.account]
        cell = next(button for button in turn.buttons if button.id.split(".")[2] == "cell")
        await other.press(turn, cell)
        assert other.answers[-1].text == f"It is the turn of {mover.name}."
        for _ in range(4):
            await mover.press(mover.last, next(b for b in mover.last.buttons if b.id.split(".")[2] in ("cell", "act", "ok")))
            if mover.answers and mover.answers[-1].text == "Done.":
                break
        assert mover.answers[-1].text == "Done."
        after = await ann.until(lambda each: each.text.startswith("Turn 2"))
        assert f"{mover.name}" in after.text
        assert bot.rooms[limits.platform].pings == [mover.account, other.account]
        await mover.press(turn, cell)
        assert mover.answers[-1].text.startswith("This was turn 1, it is turn 2 now.")
