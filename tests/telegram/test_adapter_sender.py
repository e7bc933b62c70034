"""Pacing, chat queues and the sender, on a clock that moves only when something sleeps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import httpx
import pytest
from telegram.error import NetworkError, TimedOut

from bot.chat.contract import Picture
from bot.store import Announcement, Delivery, LaterError, PerhapsPostedError, Store
from bot.telegram.faults import ChatLost, GroupMoved, Wait, named_fault
from bot.telegram.folds import Fold
from bot.telegram.outgoing import OutgoingMessage, PlainMessage
from bot.telegram.pace import Pace, SendRates
from bot.telegram.sender import MOST, PATIENCE, Sender
from tests.store.made import step

GROUP, OTHER, THIRD, ANN = -100, -200, -300, 77
LONGEST_GAP = 5.0


@dataclass
class SleepClock:
    """Jumps to the next wake-up when nothing else happens."""

    now: float = 1000.0
    waiting: list[tuple[float, asyncio.Event]] = field(default_factory=list)

    async def sleep(self, seconds: float) -> None:
        event = asyncio.Event()
        self.waiting.append((self.now + seconds, event))
        await event.wait()

    async def run(self, until: Callable[[], object]) -> None:
        """Let time pass until the condition holds."""
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
class RecordingHand:
    """Records calls and their times; `faults`: errors to raise, by chat, in order."""

    time: SleepClock
    done: list[tuple[float, OutgoingMessage]] = field(default_factory=list)
    faults: dict[int, list[Exception]] = field(default_factory=dict)
    deleted: list[int] = field(default_factory=list)
    undeletable: bool = False

    async def delete(self, chat: int, messages: list[int], ready: Callable[[int], Awaitable[None]]) -> bool:
        await ready(chat)
        self.deleted += [] if self.undeletable else messages
        return not self.undeletable

    async def do(self, letter: OutgoingMessage, ready: Callable[[int], Awaitable[None]]) -> int:
        await ready(letter.page.chat)
        if self.faults.get(letter.page.chat):
            raise self.faults[letter.page.chat].pop(0)
        self.done.append((self.time.now, letter))
        return len(self.done)

    @property
    def texts(self) -> list[str]:
        return [letter.page.text for _, letter in self.done]


def made(**more: object) -> tuple[SleepClock, RecordingHand, Sender]:
    time = SleepClock()
    hand = RecordingHand(time)
    sender = Sender(hand, Pace(clock=lambda: time.now), sleep=time.sleep, **more)  # type: ignore[arg-type]
    return time, hand, sender


def words(text: str, chat: int = GROUP, **more: int) -> OutgoingMessage:
    return OutgoingMessage(PlainMessage(chat=chat, text=text, **more))  # type: ignore[arg-type]


# pacing


@pytest.mark.parametrize(("chat", "most", "seconds"), [(ANN, 5, 5), (GROUP, 20, 60)])
def test_every_time_window_stays_within_the_limit(chat: int, most: int, seconds: int) -> None:
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


def test_group_gets_a_few_calls_at_once_and_the_rest_evenly() -> None:
    """After a burst or after hours of use, the next call never has to wait for long, and the wait that is told is true."""
    now, gaps = 0.0, list[float]()
    pace = Pace(clock=lambda: now)
    for number in range(200):
        wait = pace.wait(GROUP)
        assert pace.wait(GROUP, ahead=2) <= wait + 2 * LONGEST_GAP
        gaps.append(wait)
        now += wait
        pace.count(GROUP)
        if number == 100:
            now += 40.0
    assert gaps[:3] == [0.0] * 3
    assert max(gaps) <= LONGEST_GAP
    assert gaps[101:103] == [0.0] * 2


def test_overall_limit_is_thirty_a_second() -> None:
    pace = Pace(clock=lambda: 0.0)
    for chat in range(1, 31):
        assert pace.wait(chat) == 0
        pace.count(chat)
    assert 1.0 <= pace.wait(31) < 1.5


def test_retry_after_pauses_only_its_chat() -> None:
    pace = Pace(clock=lambda: 0.0)
    pace.close(GROUP, 30)
    assert pace.wait(GROUP) == 30
    assert pace.wait(OTHER) == 0


def test_higher_limits_shorten_the_windows() -> None:
    pace = Pace(SendRates(), speed=100, clock=lambda: 0.0)
    for _ in range(5):
        pace.count(ANN)
    assert 0 < pace.wait(ANN) < 0.3


# a chat's queue


async def in_the_room(pace: Pace, let_in: list[str], name: str, *, first: bool = False) -> None:
    async with pace.room(GROUP, first=first):
        let_in.append(name)


async def test_priority_goes_first_and_each_class_is_fifo() -> None:
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
async def test_cancelled_wait_frees_the_queue(let_in_before: bool) -> None:
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


async def test_only_the_newest_waiting_edit_is_made() -> None:
    time, hand, sender = made()
    for number in range(30):
        sender.put(words(f"draft {number}", edits=5))
        sender.put(words(f"other {number}", edits=6))
    await time.run(lambda: len(hand.done) == 2)
    assert hand.texts == ["draft 29", "other 29"]
    await sender.close()


async def test_no_draft_edit_after_buttons_were_stripped() -> None:
    time, hand, sender = made()
    sender.put(words("draft", edits=5))
    sender.put(OutgoingMessage(PlainMessage(chat=GROUP, strips=5)))
    await time.run(lambda: hand.done)
    assert [letter.page.strips for _, letter in hand.done] == [5]
    await sender.close()


async def test_retry_after_of_one_chat_does_not_delay_others() -> None:
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


async def test_delayed_edit_yields_to_a_newer_one() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(30, "too many messages", flood=True)]
    sender.put(words("old", edits=5))
    await time.run(lambda: not hand.faults[GROUP])
    sender.put(words("new", edits=5))
    await time.run(lambda: hand.done)
    assert hand.texts == ["new"]
    await sender.close()


async def test_table_news_goes_before_answers() -> None:
    time, hand, sender = made()
    for number in range(4):
        sender.put(words(f"answer {number}"))
    post = asyncio.ensure_future(sender.post(words("turn")))
    await time.run(lambda: len(hand.done) == 5)
    assert hand.texts[0] == "turn"
    assert await post == 1
    await sender.close()


async def test_draft_waits_for_one_post_of_another_table_at_most() -> None:
    """However many follow: who has chosen a square sees it soon, and the wait that was told is true."""
    time, hand, sender = made()

    async def post(number: int) -> None:
        while True:
            try:
                await sender.post(words(f"turn {number}"))
            except LaterError as later:
                await time.sleep(later.seconds)
            else:
                return

    for number in range(4):
        sender.put(words(f"answer {number}"))
    await time.run(lambda: len(hand.done) == 4)
    posting = [asyncio.ensure_future(post(0))]
    await asyncio.sleep(0)
    told, began = sender.wait(GROUP), time.now
    sender.put(words("draft", edits=5, draft=True))
    posting += [asyncio.ensure_future(post(number)) for number in range(1, 6)]
    await time.run(lambda: "draft" in hand.texts)
    assert time.now - began <= told + 0.1 <= 2 * LONGEST_GAP
    await time.run(lambda: len(hand.done) == 11)
    await asyncio.gather(*posting)
    await sender.close()


async def test_answer_that_has_yielded_for_long_counts_for_the_wait_that_is_told() -> None:
    time, hand, sender = made()
    for number in range(12):
        sender.put(words(f"answer {number}"))
    await time.run(lambda: len(hand.done) == 12)
    sender.put(words("old answer"))
    for number in range(3):
        sender.put(words(f"draft {number}", edits=10 + number, draft=True))
        await time.run(lambda: len(hand.done) == 13 + number)  # noqa: B023
    told, began = sender.wait(GROUP), time.now
    sender.put(words("last draft", edits=20, draft=True))
    await time.run(lambda: "last draft" in hand.texts)
    assert time.now - began <= told + 0.1
    await time.run(lambda: "old answer" in hand.texts)
    await sender.close()


async def test_no_draft_edit_after_table_news_in_the_same_message() -> None:
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


async def test_delivery_to_a_full_chat_returns_with_its_delay() -> None:
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


async def test_post_with_a_lost_answer_may_be_out_and_an_edit_is_repeated() -> None:
    _, hand, sender = made()
    lost = TimedOut()
    lost.__cause__ = httpx.ReadTimeout("no answer")
    refused = NetworkError("no route")
    refused.__cause__ = httpx.ConnectError("refused")
    hand.faults[GROUP] = [named_fault(lost)]
    with pytest.raises(PerhapsPostedError):
        await sender.post(words("turn 1"))
    for letter, fault in (words("turn 1", chat=OTHER, edits=7), lost), (words("turn 1", chat=THIRD), refused):
        hand.faults[letter.page.chat] = [named_fault(fault)]
        with pytest.raises(LaterError):
            await sender.post(letter)


async def test_delivery_never_waits_long() -> None:
    """It returns to the courier, which checks its ping again; answers wait for room."""
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


async def test_delivery_to_a_lost_place_raises() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [ChatLost("kicked"), ChatLost("kicked")]
    with pytest.raises(ChatLost):
        await sender.post(words("turn"))
    sender.put(words("an answer, which nobody waits for"))
    sender.put(words("the next one"))
    await time.run(lambda: hand.done)
    assert hand.texts == ["the next one"]
    await sender.close()


async def test_failed_letter_does_not_block_the_next(caplog: pytest.LogCaptureFixture) -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [RuntimeError("no idea")]
    sender.put(words("one"))
    sender.put(words("two"))
    await time.run(lambda: hand.done)
    assert hand.texts == ["two"]
    assert "showing an answer failed" in caplog.text
    caplog.clear()
    await sender.close()


async def test_flood_of_answers_is_cut_but_table_news_is_not() -> None:
    time, hand, sender = made()
    hand.faults[GROUP] = [Wait(30, "too many messages", flood=True)]
    sender.put(words("first"))
    await time.run(lambda: not hand.faults[GROUP])
    for number in range(100):
        sender.put(words(str(number)))
    await time.run(lambda: len(hand.done) == MOST)
    assert hand.texts == [str(number) for number in range(100 - MOST, 100)]
    await sender.close()


async def test_migrated_group_is_followed() -> None:
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
    with pytest.raises(ChatLost):  # the table is shown again in its new chat
        await sender.post(OutgoingMessage(PlainMessage(chat=GROUP, text="turn"), Picture(png, "the board")))
    assert moved == [(GROUP, OTHER)] * 2
    assert len(hand.done) == 1
    await sender.close()


async def test_shutdown_sends_waiting_answers_and_returns_deliveries() -> None:
    _, hand, sender = made()
    sender.put(words("one"))
    await sender.close()
    assert hand.texts == ["one"]


async def test_delivery_cancelled_while_drawing_is_not_posted() -> None:
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


# folds


async def test_old_messages_are_folded_in_a_free_minute_or_two_at_a_time() -> None:
    time, hand, sender = made()
    for _ in range(4):
        sender.put(words("busy"))
        sender.put(words("busy", draft=True, edits=9))
    for _ in range(14):
        sender._pace.count(GROUP)
    folds = [sender.fold(Fold(PlainMessage(chat=GROUP, strips=4, text="A: M20"), deletes=True))]
    await time.run(lambda: "busy" in hand.texts)
    assert hand.deleted == []
    folds.append(sender.fold(Fold(PlainMessage(chat=GROUP, strips=5, text="B: M21"), deletes=True)))
    await time.run(lambda: all(each.is_set() for each in folds))
    assert hand.deleted == [4, 5]
    sender.put(words("a draft that comes late", edits=5))
    single = sender.fold(Fold(PlainMessage(chat=GROUP, strips=6, text="C: M22"), deletes=True))
    hand.undeletable = True
    await time.run(single.is_set)
    assert hand.texts[-1] == "C: M22"
    assert "a draft that comes late" not in hand.texts
    await sender.close()


# leases


async def test_letter_delayed_past_the_lease_is_sent_once_by_the_successor(store: Store) -> None:
    """As in a process suspended while a message waited: it asks again right before the call."""
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
