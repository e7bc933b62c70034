"""Reminders and offers lose their buttons in the step that settles them."""

from __future__ import annotations

import pytest

from bot.table.deeds.seats import OfferSeat
from bot.telegram.limits import TELEGRAM
from tests.chat.playing import two_in_a_group
from tests.chat.room import Bot, bot_on
from tests.chat.test_late_calls import Call, does, nudges, plays, reminds
from tests.table.playing import decider

bot = bot_on(TELEGRAM)


@pytest.mark.parametrize("private", [False, True], ids=["in the group", "in private"])
@pytest.mark.parametrize("call", [nudges, reminds], ids=["a nudge", "a reminder"])
async def test_a_reminder_is_over_with_the_move(bot: Bot, call: Call, private: bool) -> None:
    guests, code = await two_in_a_group(bot, private=private)
    before = {each.id for each in bot.rooms["telegram"].posts}
    await call(bot, await bot.tables.look(code))

    def called(posted: object) -> bool:
        return getattr(posted, "id", "") not in before

    player = guests[decider(await bot.tables.look(code))]
    reader = bot.guest(player.account, player.name, player.account, private=True) if private else player
    reminder = await reader.until(called)
    assert "Board" in reminder.labels()
    await plays(bot, await bot.tables.look(code))
    settled = await reader.until(lambda posted: posted.id == reminder.id and not posted.buttons)
    assert settled.text == "That's settled."


async def test_an_offered_seat_is_over_when_it_is_kept(bot: Bot) -> None:
    guests, code = await two_in_a_group(bot)
    ann, guest = next(iter(guests.items()))
    await does(bot, ann, await bot.tables.look(code), OfferSeat(on=True))
    offer = await guest.until(lambda posted: "Take seat" in posted.labels())
    await does(bot, ann, await bot.tables.look(code), OfferSeat(on=False))
    await guest.until(lambda posted: posted.id == offer.id and not posted.buttons)


async def test_a_pause_and_its_question_are_over_with_the_answer(bot: Bot) -> None:
    guests, code = await two_in_a_group(bot)
    ann, ben = guests.values()
    await ann.say("/pause 3d")
    question = await ben.until(lambda posted: "Play on" in posted.labels())
    await ben.press(question, "Pause")
    paused = await ann.until(lambda posted: "End pause" in posted.labels())
    await ann.until(lambda posted: posted.id == question.id and not posted.buttons)
    assert {seat.pause_until > 0 for seat in (await bot.tables.look(code)).seats} == {True}
    await ann.press(paused, "End pause")
    await ben.until(lambda posted: posted.id == paused.id and not posted.buttons)
    assert {seat.pause_until for seat in (await bot.tables.look(code)).seats} == {0}
