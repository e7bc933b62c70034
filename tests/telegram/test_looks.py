"""What a person looks at in a group: one message for all their looks, and questions for one person in private."""

from __future__ import annotations

import re

import pytest

from bot.store import Store
from bot.telegram.looks import NEAR
from tests.standins.people import CELL, Seen
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.texts import read
from tests.standins.telegram.world import Chat, TelegramMessage
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, changed, code_of, seen, talk
from tests.waiting import until

GROUP = -1_000_000_000_001


def posts(telegram: Telegram, chat: Chat) -> list[TelegramMessage]:
    """The bot's posts but the card, which goes some time after the start."""
    mine = [each for each in chat.messages if each.sender is telegram.world.bot and not each.deleted]
    return [each for each in mine if not re.match(r"Game \w{8} has started", each.text)]


async def started(telegram: Telegram, group: Chat, ann: TelegramPhone, ben: TelegramPhone) -> Seen:
    """Begin a game; return its card when it says so."""
    card = await begun(ann, ben)
    await until(lambda: not any(each.text.startswith("New game of") for each in posts(telegram, group)))
    return card


async def reminded(telegram: Telegram, group: Chat, ann: TelegramPhone, ben: TelegramPhone) -> tuple[TelegramPhone, Seen]:
    """Let people talk until the turn is far above, and remind its player; return them and the reminder."""
    turn = await seen(ann, "it's your turn")
    mover, other = (ann, ben) if "Ann, it's your turn" in turn.plain else (ben, ann)
    for _ in range(NEAR):
        telegram.world.post(group, ben.user, read("Hm", None, 4096, "text"))
    await other.say("/nudge")
    return mover, await seen(mover, "is waiting in game")


async def opened(one: TelegramPhone) -> None:
    one.start()
    await until(lambda: one.alone.messages[1:])


async def test_second_look_of_a_person_replaces_the_first_while_it_is_near(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await started(telegram, group, ann, ben)
        count = len(posts(telegram, group))
        await ann.say("/board fields")
        look = await seen(ann, "fields")
        await ann.say("/tiles")
        look = await changed(ann, look)
        assert "left" in look.plain
        await ben.say("/tiles")
        await until(lambda: len(posts(telegram, group)) == count + 2)
        await ann.say("/score")
        look = await changed(ann, look)
        assert len(posts(telegram, group)) == count + 2
        for _ in range(NEAR):
            telegram.world.post(group, ben.user, read("Hm", None, 4096, "text"))
        await ann.say("/tiles")
        await until(lambda: len(posts(telegram, group)) == count + 3)
        assert ann.found(look).text == look.text, "far above, nobody would see it change"


async def test_look_in_which_somebody_plays_is_no_longer_replaced(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await started(telegram, group, ann, ben)
        mover = ann if "Ann, it's your turn" in (await seen(ann, "it's your turn")).plain else ben
        count = len(posts(telegram, group))
        talk(mover)
        await mover.say("/board")
        await until(lambda: len(posts(telegram, group)) == count + 1)
        board = mover.shown()[-1]
        await mover.press(board, board.choices[0])
        drafted = await changed(mover, board)
        await mover.say("/tiles")
        await until(lambda: len(posts(telegram, group)) == count + 2)
        assert mover.found(drafted).text == drafted.text


async def test_questions_and_history_are_for_the_person_alone(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await opened(ann)
        first = code_of(await started(telegram, group, ann, ben))
        count = len(posts(telegram, group))
        await ann.say(f"/history {first}")
        await until(lambda: any("turn" in each.text.lower() for each in posts(telegram, ann.alone)[1:]))
        assert len(posts(telegram, group)) == count
        for number in (1, 2):
            await ann.say("/new")
            await until(lambda number=number: len(posts(telegram, group)) == count + number)  # type: ignore[misc]
        await ann.say("/invite")
        question = await seen(ann, "Which game?")
        assert question.private
        assert "/join" in await ann.press(question, question.buttons[0])
        assert len(posts(telegram, group)) == count + 2


async def test_same_look_again_says_so_and_then_comes_as_a_new_message(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """An edit that changes nothing would leave a press, or typed words, without any answer."""
    monkeypatch.setattr("bot.telegram.person_locks.MOMENT", 0.0)
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await started(telegram, group, ann, ben)
        mover, reminder = await reminded(telegram, group, ann, ben)
        board = reminder.button("Board")
        count = len(posts(telegram, group))
        for press in (1, 2, 3):
            again = press == 2
            assert (await mover.press(reminder, board)).startswith("Nothing new") == again
            await until(lambda: len(posts(telegram, group)) == count + (press + 1) // 2)  # noqa: B023
        for _ in range(2):  # the second before the first is shown would be one look
            before = ann.now
            await ann.say("/tiles")
            await seen(ann, "tiles left", before)
        await until(lambda: len(posts(telegram, group)) == count + 3)


async def test_board_that_is_on_the_screen_already_is_not_posted_again(store: Store) -> None:
    """Its views come in private; somebody without a private chat is led there. Far below, a press posts the board."""
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await opened(ann)
        await started(telegram, group, ann, ben)
        turn = await seen(ann, "it's your turn")
        mover = ann if "Ann, it's your turn" in turn.plain else ben
        before, count = ann.now, len(group.messages)
        board = next(each for each in turn.buttons if each.label == "Board")
        assert "already shows the board" in await ann.press(turn, board)
        copy = await seen(ann, "turn", before)
        assert copy.private
        assert copy.offers("Fields")
        assert bool(CELL.search(" ".join(each.label for each in copy.choices))) == (mover is ann)
        assert "?start=" in await ben.press(turn, board)
        assert len(group.messages) == count
        _, reminder = await reminded(telegram, group, ann, ben)
        await mover.press(reminder, reminder.button("Board"))
        await until(lambda: any("it's your turn" in each.first for each in group.messages[count:]))


async def test_typed_board_that_is_on_the_screen_already_comes_in_private(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await started(telegram, group, ann, ben)
        turn = await seen(ann, "it's your turn")
        mover = ann if "Ann, it's your turn" in turn.plain else ben
        count = len(posts(telegram, group))
        await mover.say("/move")
        way = await seen(mover, "Open a private chat")
        mover.follow(way, "Open private chat")
        await until(lambda: mover.alone.messages[1:])
        for number, words in enumerate(("/move", "/play", "/board"), start=len(posts(telegram, mover.alone)) + 1):
            await mover.say(words)
            await until(lambda number=number: len(posts(telegram, mover.alone)) == number)  # type: ignore[misc]
        assert all(CELL.search(str(each.keyboard)) for each in posts(telegram, mover.alone))
        await until(lambda: len(posts(telegram, group)) == count)
