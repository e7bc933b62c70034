"""A deleted turn message: Telegram tells nobody, and the next edit finds out."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import Chat, TelegramMessage
from tests.store.made import all_told
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, changed, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_next_edit_shows_a_deleted_turn_again_once(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)

        def turns() -> list[TelegramMessage]:
            return [each for each in group.messages if "it's your turn" in each.text and not each.deleted]

        for left in (1, 0):
            await until(lambda: all_told(store))
            (turn,) = turns()
            turn.deleted = True
            await services.places.on_deleted(f"telegram:{GROUP}", str(turn.number))
            if left:
                await until(turns)
            await until(lambda: all_told(store))
            assert len(turns()) == left
        assert sum(bool(each.called) for each in group.messages) == 1


async def test_turn_deleted_while_a_meeple_is_chosen_comes_back_with_board_and_choices(store: Store) -> None:
    """Each time somebody deletes it; when the turn is over, nothing of it asks any more."""
    async with Telegram() as telegram, on_air(store, telegram) as adapter:
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        turn = await seen(ann, "it's your turn")
        mover = ann if "Ann, it's your turn" in turn.plain else ben
        await mover.press(turn, turn.choices[0])
        step = await changed(mover, turn)
        for number in (0, 1):
            meeple = [each for each in step.choices if each.label[:1].isdigit()][number]
            sender, there, before = adapter.outgoing.sender, mover.found(step), mover.now
            await until(lambda: sender is not None and not sender.wait(GROUP))  # noqa: B023 - else the answer alone says it
            telegram.world.changed(there)
            pressing = mover.tap(there, meeple.id)
            there.deleted = True
            await pressing
            step = await seen(mover, "Confirm your move?", before)
            assert step.id != f"{GROUP}/{there.number}"
            assert step.picture
            assert [each for each in step.choices if each.label.startswith("✓")]
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
