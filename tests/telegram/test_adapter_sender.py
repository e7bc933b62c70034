"""The pace, the rooms of chats and the sender, on a clock that moves only when somebody sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import httpx
import pytest
from telegram.error import NetworkError, TimedOut

from bot.chat.contract import Picture
from bot.store import Announcement, Delivery, LaterError, PerhapsPostedError, Store
from bot.telegram.faults import ChatLost, GroupMoved, Wait, named
from bot.telegram.letters import OutgoingMessage, PlainMessage
from bot.telegram.pace import Pace, SendRates
from bot.telegram.sender import MOST, PATIENCE, Sender
from tests.store.made import step

GROUP, OTHER, THIRD, ANN = -100, -200, -300, 77


@dataclass
class Time:
    """Moves to the next moment somebody waits for when nothing else happens."""

    now: float = 1000.0
    waiting: list[tuple[float, asyncio.Event]] = field(default_factory=list)

    async def sleep(self, seconds: float) -> None:
        event = asyncio.Event()
        self.waiting.append((self.now + seconds, event))
        await event.wait()

    async def run(self, until: Callable[[], object]) -> None:
        """Let time pass until it is so."""
        for _ in range(100_000):
            for _ in range(20):
                await asyncio.sleep(0)
            if until():
                return
            if self.waiting:
                at, event = min(self.waiting, key=lambda each: each[0])
                self.waiting.remove((at, event))
                self.now = max(self.now, at)
                event.set()
        raise AssertionError("it never came to that")


@dataclass
class Hand:
    """Notes what is done and when; `faults`: what goes wrong, in order, by chat."""

    time: Time
    done: list[tuple[float, OutgoingMessage]] = field(default_factory=list)
    faults: dict[int, list[Exception]] = field(default_factory=dict)

    async def do(self, letter: OutgoingMessage, ready: Callable[[int], Awaitable[None]]) -> int:
        await ready(letter.page.chat)
        if self.faults.get(letter.page.chat):
            raise self.faults[letter.page.chat].pop(0)
        self.done.append((self.time.now, letter))
        return len(self.done)

    @property
    def texts(self) -> list[str]:
        return [letter.page.text for _, letter in self.done]


def made(**more: object) -> tuple[Time, Hand, Sender]:
    time = Time()
    hand = Hand(time)
    sender = Sender(hand, Pace(clock=lambda: time.now), sleep=time.sleep, **more)  # type: ignore[arg-type]
    return time, hand, sender


def words(text: str, chat: int = GROUP, **more: int) -> OutgoingMessage:
    return OutgoingMessage(PlainMessage(chat=chat, text=text, **more))  # type: ignore[arg-type]


# the pace


@pytest.mark.parametrize(("chat", "most", "seconds"), [(ANN, 5, 5), (GROUP, 20, 60)])
def test_no_window_of_time_has_more_than_the_service_takes(chat: int, most: int, seconds: int) -> None:
    now, calls = 0.0, list[float]()
    pace = Pace(clock=lambda: now)
    while len(calls) < 100:
        wait = pace.wait(chat)
        if wait:
            now += wait
        else:
            pace.count(chat)
            calls.append(now)
    for at in calls:
        assert sum(at <= each < at + seconds for each in calls) <= most
    assert calls[-1] < 100 * seconds / most + seconds + 10


def test_in_all_it_is_thirty_a_second_whoever_gets_it() -> None:
    pace = Pace(clock=lambda: 0.0)
    for chat in range(1, 31):
        assert pace.wait(chat) == 0
        pace.count(chat)
    assert 1.0 <= pace.wait(31) < 1.5


def test_a_chat_that_wants_to_be_left_alone_is_and_others_are_not() -> None:
    pace = Pace(clock=lambda: 0.0)
    pace.close(GROUP, 30)
    assert pace.wait(GROUP) == 30
    assert pace.wait(OTHER) == 0


def test_where_more_may_be_sent_the_windows_are_shorter() -> None:
    pace = Pace(SendRates(), speed=100, clock=lambda: 0.0)
    for _ in range(5):
        pace.count(ANN)
    assert 0 < pace.wait(ANN) < 0.3


# a chat's room


async def in_the_room(pace: Pace, let_in: list[str], name: str, *, first: bool = False) -> None:
    async with pace.room(GROUP, first=first):
        let_in.append(name)


async def test_the_first_go_before_the_others_and_each_in_the_order_of_coming() -> None:
    pace, let_in = Pace(), list[str]()
    async with pace.room(GROUP):
        names = ("answer 1", "delivery 1", "answer 2", "delivery 2")
        tasks = [asyncio.create_task(in_the_room(pace, let_in, each, first="delivery" in each)) for each in names]
        await asyncio.sleep(0)
        async with pace.room(OTHER):
            assert let_in == []
    await asyncio.gather(*tasks)
    assert let_in == ["delivery 1", "delivery 2", "answer 1", "answer 2"]


@pytest.mark.parametrize("let_in_before", [False, True])
async def test_who_gives_up_waiting_does_not_keep_the_room(let_in_before: bool) -> None:
    pace, let_in = Pace(), list[str]()
    async with pace.room(GROUP):
        waiter, last = (asyncio.create_task(in_the_room(pace, let_in, each)) for each in ("waiter", "last"))
        await asyncio.sleep(0)
        if not let_in_before:
            waiter.cancel()
    if let_in_before:
        waiter.cancel()
    await last
    assert waiter.cancelled()
    assert let_in == ["last"]
    async with pace.room(GROUP):
        pass


# answers and deliveries


async def test_of_changes_that_wait_only_the_newest_is_made() -> None:
    time, hand, sender = made()
    for number in range(30):
        sender.put(words(f"draft {number}", edits=5))
        sender.put(words(f"other {number}", edits=6))
    await time.run(lambda: len(hand.done) == 2)
    assert hand.texts == ["draft 29", "other 29"]
    await sender.close()


async def test_a_message_that_loses_its_buttons_gets_no_draft_after_that() -> None:
    time, hand, sender = made()
    sender.put(words("draft", edits=5))
    sender.put(OutgoingMessage(PlainMessage(chat=GROUP, strips=5)))
    await time.run(lambda: hand.done)
    assert [letter.page.strips for _, letter in hand.done] == [5]
    await sender.close()


async def test_one_chats_retry_after_never_stops_the_others() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(300, "too many messages", flood=True)]
    sender.put(words("late"))
    for number in range(10):
        sender.put(words(f"in time {number}", chat=OTHER + number))
    await time.run(lambda: len(hand.done) == 11)
    assert [at for at, letter in hand.done if letter.page.chat != GROUP] == [1000.0] * 10
    assert hand.texts[-1] == "late"
    assert time.now >= 1300
    await sender.close()


async def test_a_change_that_had_to_wait_gives_way_to_a_newer_one() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(30, "too many messages", flood=True)]
    sender.put(words("old", edits=5))
    await time.run(lambda: not hand.faults[GROUP])
    sender.put(words("new", edits=5))
    await time.run(lambda: hand.done)
    assert hand.texts == ["new"]
    await sender.close()


async def test_what_tells_of_a_table_goes_before_answers() -> None:
    time, hand, sender = made()
    for number in range(4):
        sender.put(words(f"answer {number}"))
    post = asyncio.ensure_future(sender.post(words("turn")))
    await time.run(lambda: len(hand.done) == 5)
    assert hand.texts[0] == "turn"
    assert await post == 1
    await sender.close()


async def test_no_draft_comes_after_what_a_table_tells_with_the_same_message() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(1, "too many messages", flood=True)]
    sender.put(words("draft 1", edits=5))
    await time.run(lambda: not hand.faults[GROUP])
    sender.put(words("draft 2", edits=5))
    sender.put(words("another message", edits=6))
    post = asyncio.ensure_future(sender.post(words("turn", edits=5)))
    await time.run(lambda: len(hand.done) == 2)
    assert hand.texts == ["turn", "another message"]
    assert await post == 1
    await sender.close()


async def test_a_delivery_to_a_full_chat_goes_back_and_says_for_how_long() -> None:
    _, hand, sender = made()
    hand.faults[GROUP] = [Wait(60, "too many messages", flood=True)]
    with pytest.raises(LaterError) as later:
        await sender.post(words("turn 1"))
    assert later.value.seconds == 60
    with pytest.raises(LaterError) as later:
        await sender.post(words("turn 2"))
    assert 58 <= later.value.seconds <= 60
    assert hand.done == []
    assert await sender.post(words("turn 3", chat=OTHER)) == 1


async def test_a_post_whose_answer_was_lost_may_be_out_and_an_edit_is_made_again() -> None:
    _, hand, sender = made()
    lost = TimedOut()
    lost.__cause__ = httpx.ReadTimeout("no answer")
    refused = NetworkError("no route")
    refused.__cause__ = httpx.ConnectError("refused")
    hand.faults[GROUP] = [named(lost)]
    with pytest.raises(PerhapsPostedError):
        await sender.post(words("turn 1"))
    for letter, fault in (words("turn 1", chat=OTHER, edits=7), lost), (words("turn 1", chat=THIRD), refused):
        hand.faults[letter.page.chat] = [named(fault)]
        with pytest.raises(LaterError):
            await sender.post(letter)


async def test_a_delivery_never_waits_for_long() -> None:
    """It goes back, and is asked again whether it still rings; answers stay and are sent when there is room."""
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(300, "too many messages", flood=True)]
    posting = [asyncio.create_task(sender.post(words(f"turn {number}"))) for number in range(3)]
    sender.put(words("an answer"))
    await time.run(lambda: all(each.done() for each in posting))
    assert time.now < 1000 + 2 * PATIENCE
    for each in posting:
        with pytest.raises(LaterError) as later:
            await each
        assert later.value.seconds > 290
    await time.run(lambda: hand.texts == ["an answer"])


async def test_a_delivery_to_a_place_that_is_gone_says_so() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [ChatLost("kicked"), ChatLost("kicked")]
    with pytest.raises(ChatLost):
        await sender.post(words("turn"))
    sender.put(words("an answer, which nobody waits for"))
    sender.put(words("the next one"))
    await time.run(lambda: hand.done)
    assert hand.texts == ["the next one"]
    await sender.close()


async def test_a_letter_that_fails_does_not_hold_up_the_next(caplog: pytest.LogCaptureFixture) -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [RuntimeError("no idea")]
    sender.put(words("one"))
    sender.put(words("two"))
    await time.run(lambda: hand.done)
    assert hand.texts == ["two"]
    assert "showing an answer failed" in caplog.text
    caplog.clear()
    await sender.close()


async def test_a_flood_of_answers_is_cut_and_what_tells_of_tables_is_not() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(30, "too many messages", flood=True)]
    sender.put(words("first"))
    await time.run(lambda: not hand.faults[GROUP])
    for number in range(100):
        sender.put(words(str(number)))
    await time.run(lambda: len(hand.done) == MOST)
    assert hand.texts == [str(number) for number in range(100 - MOST, 100)]
    await sender.close()


async def test_a_group_that_has_another_number_is_followed() -> None:
    moved: list[tuple[int, int]] = []

    async def note(old: int, new: int) -> None:
        moved.append((old, new))

    async def png() -> bytes:
        return b""

    time, hand, sender = made(moved=note)
    hand.faults[GROUP] = [GroupMoved(OTHER), GroupMoved(OTHER)]
    sender.put(words("words", edits=5))
    await time.run(lambda: hand.done)
    assert [(letter.page.chat, letter.page.edits) for _, letter in hand.done] == [(OTHER, 0)]
    with pytest.raises(ChatLost):  # the table is shown anew where it has moved to
        await sender.post(OutgoingMessage(PlainMessage(chat=GROUP, text="turn"), Picture(png, "the board")))
    assert moved == [(GROUP, OTHER)] * 2
    assert len(hand.done) == 1
    await sender.close()


async def test_at_the_end_what_waits_is_sent_and_deliveries_come_again_by_themselves() -> None:
    _, hand, sender = made()
    sender.put(words("one"))
    await sender.close()
    assert hand.texts == ["one"]


async def test_a_delivery_that_was_given_up_while_its_picture_was_drawn_is_not_posted() -> None:
    time, hand, sender = made()
    drawing, drawn, do = asyncio.Event(), asyncio.Event(), hand.do

    async def slowly(letter: OutgoingMessage, ready: Callable[[int], Awaitable[None]]) -> int:
        drawing.set()
        await drawn.wait()
        return await do(letter, ready)

    hand.do = slowly  # type: ignore[method-assign]
    posting = asyncio.create_task(sender.post(words("turn 7")))
    await drawing.wait()
    posting.cancel()
    await asyncio.gather(posting, return_exceptions=True)
    drawn.set()
    sender.put(words("later"))
    await time.run(lambda: hand.texts)
    assert hand.texts == ["later"]


# leases


async def test_what_waited_longer_than_the_lease_is_not_sent_and_goes_out_once(store: Store) -> None:
    """As of a process that was stopped while a message waited for its chat: it asks once more right before the call."""
    time, hand, sender = made()
    sender._pace.close(GROUP, PATIENCE / 2)
    begun, refused = asyncio.Event(), 0

    async def deliver(delivery: Delivery) -> str:
        nonlocal refused
        begun.set()
        try:
            return str(await sender.post(words(delivery.nonce)))
        except LaterError:
            refused += 1
            raise

    await store.outbox.register(["telegram"])
    await store.games.commit(step("g1", 0, announcements=(Announcement("turn", (f"telegram:{GROUP}",), b"1"),)))
    serve = asyncio.create_task(store.serve(couriers={"telegram": deliver}))
    await begun.wait()
    leases = store._readers[0].leases
    leases._until = 0.0
    await time.run(lambda: refused)
    assert hand.texts == []
    await leases.renew()
    async with asyncio.timeout(60):
        while not hand.texts:
            await time.run(lambda: True)
            await asyncio.sleep(0.01)
    serve.cancel()
    await asyncio.gather(serve, return_exceptions=True)
    assert len(hand.texts) == 1
