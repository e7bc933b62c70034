"""A deleted turn message: Telegram tells nobody, and the next edit finds out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.store import Store
from tests.standins.calls import called
from tests.standins.people import CONFIRM, open_table, turn_of
from tests.standins.telegram.counting import GOOD
from tests.standins.telegram.evening import evening
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Chat, TelegramMessage
from tests.store.made import all_told
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, changed, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_next_edit_shows_a_deleted_turn_again_once(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        mover = ann if "Ann, it's your turn" in (await seen(ann, "it's your turn")).plain else ben

        def turns() -> list[TelegramMessage]:
            return [each for each in group.messages if "it's your turn" in each.text and not each.deleted]

        for left, words in ((1, "/away 3d"), (0, "/away off")):
            await until(lambda: all_told(store))
            (turn,) = turns()
            turn.deleted = True
            before = mover.now
            await mover.say(words)  # the turn shows another deadline
            await seen(mover, f"{mover.user.name} is", before)
            if left:
                await until(turns)
            await until(lambda: all_told(store))
            assert len(turns()) == left
        assert sum(bool(each.called) for each in group.messages) == 1


async def test_board_and_nudge_find_out_that_a_turn_was_deleted(tmp_path: Path) -> None:
    """It comes back without a sound, once: deleted again, it stays away until the next turn."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        await open_table(party.players[0], party.players[1:])

        def shown(turn: int) -> list[TelegramMessage]:
            return [each for each in party.group.messages if f"(turn {turn})" in each.first]

        for turn, words in ((1, "/board"), (2, "/nudge")):
            asked, message = await turn_of(party.players)
            other = next(player for player in party.players if player is not asked)
            asker, before = asked if words == "/board" else other, asked.phone.now
            shown(turn)[0].deleted = True
            await asker.phone.say(words)
            await until(lambda: len(shown(turn)) == 2)  # noqa: B023
            assert [each.silent for each in shown(turn)] == [False, True]
            again = await asked.until(lambda seen: not seen.private and called(seen.plain) == asked.name, before)  # noqa: B023
            assert again.id != message.id
            assert again.choices
            if turn == 1:
                shown(turn)[1].deleted = True
                await asked.phone.say("/board")
                alone = await asked.until(lambda seen: seen.private and seen.choices and seen.picture, asked.phone.now)
                await asked.press(alone, alone.choices[0])
                step = await asked.until(lambda seen: seen.private and seen.offers(CONFIRM))
                await asked.press(step, step.button(CONFIRM))
            else:
                await asked.decide(again)
        await turn_of(party.players)
        assert [len(shown(turn)) for turn in (1, 2, 3)] == [2, 2, 1]
        party.check_manners()


async def test_turn_deleted_while_a_meeple_is_chosen_comes_back_once_with_board_and_choices(store: Store) -> None:
    """Deleted again, it stays away until the next turn; what was chosen holds, and is confirmed in private."""
    async with Telegram() as telegram, on_air(store, telegram) as adapter:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        turn = await seen(ann, "it's your turn")
        mover = ann if "Ann, it's your turn" in turn.plain else ben
        await mover.press(turn, turn.choices[0])
        step = await changed(mover, turn)

        async def deleted(number: int) -> tuple[TelegramMessage, int]:
            """Press a meeple on the message that somebody deletes in that moment."""
            meeple = [each for each in step.choices if each.label[:1].isdigit()][number]
            sender, there, before = adapter.outgoing.sender, mover.found(step), mover.now
            await until(lambda: sender is not None and not sender.wait(GROUP))  # else the answer alone says it
            telegram.world.changed(there)
            pressing = mover.tap(there, meeple.id)
            there.deleted = True
            await pressing
            return there, before

        there, before = await deleted(0)
        step = await seen(mover, "Confirm your move?", before)
        assert step.id != f"{GROUP}/{there.number}"
        assert step.picture
        assert [each for each in step.choices if each.label.startswith("✓")]
        assert mover.found(step).silent
        edits, count = len(telegram.calls), len(group.messages)
        await deleted(1)
        await until(lambda: [each for each in telegram.calls[edits:] if each.method.startswith("edit") and each.code != GOOD])
        mover.start()
        await until(lambda: mover.alone.messages[1:])
        before = mover.now
        await mover.tell("/move")
        step = await seen(mover, "Confirm your move?", before)
        assert re.search(rf"{mover.user.name}: [A-Z]\d+, \w+", step.plain), "square and meeple"
        assert len(group.messages) == count
        await mover.press(step, step.button("Confirm"))
        await seen(ann if mover is ben else ben, "(turn 2)")
        await until(
            lambda: (
                not [each for each in group.messages if "Confirm your move?" in each.text and not each.deleted and each.keyboard]
            )
        )


async def test_turn_that_vanishes_with_all_messages_is_shown_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time, without a sound."""
    monkeypatch.setattr("bot.telegram.vanishing._EVERY", 0.05)
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        ann.notice(group, {"message_auto_delete_timer_changed": {"message_auto_delete_time": 1}})
        await begun(ann, ben)
        for shown in (1, 2, 3):
            turn = [each for each in group.messages if "it's your turn" in each.first][-1]
            await until(lambda: _turns(group) == shown)  # noqa: B023
            assert turn.silent == (shown > 1)
            turn.deleted = True
            await until(lambda: _turns(group) > shown)  # noqa: B023


def _turns(group: Chat) -> int:
    return sum("it's your turn" in each.first for each in group.messages)
