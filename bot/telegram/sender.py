"""Outgoing messages, at the pace of each chat: a chat that must wait never blocks others.

A delivery waits in the courier's own task: the courier is its queue. Answers to commands wait here, drafts in their own line;
drafts and deliveries go before other answers, for some seconds. Old messages are folded when a chat has time. Of several waiting
changes to one message, only the newest is made.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.store import LaterError, PerhapsPostedError, last_check
from bot.store.keyed_queues import KeyedQueues
from bot.telegram.api_calls import ApiCaller, Ready
from bot.telegram.asides import Asides
from bot.telegram.coming import Coming
from bot.telegram.faults import ChatLost, GroupMoved, Wait
from bot.telegram.fleeting import Fleeting
from bot.telegram.folds import Fold, FoldQueue
from bot.telegram.looks import Looks
from bot.telegram.outgoing import OutgoingMessage, PlainMessage
from bot.telegram.pace import Pace
from bot.watch.faults import report
from bot.watch.metrics import QUEUE

MOST: Final = 20
"""Answers that may wait for a chat; beyond that, the oldest is dropped."""
PATIENCE: Final = 2.0
"""Seconds that a delivery may wait for its chat; after that it goes back to the outbox, to be merged with later news."""
_PATIENT: Final = 3.0
"""Seconds that a draft lets news go first."""
_YIELDS: Final = 10.0
"""Seconds that an answer lets drafts go first."""
_CLOSING: Final = 4.0
"""Seconds that waiting answers get at shutdown."""
_REMEMBERED: Final = 4096
"""Messages that are known to be the bot's."""

logger = logging.getLogger(__name__)


@dataclass(eq=False)
class _Answer:
    """An answer that waits since a moment. `sent`: it is on its way; `ended`: the game that it is about is over meanwhile.

    `over`: set when it no longer waits.
    """

    outgoing: OutgoingMessage
    since: float = 0.0
    sent: bool = False
    ended: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)


class _Line(NamedTuple):
    """A line of answers to one chat."""

    chat: int
    draft: bool


class Sender:
    """The sender of everything that this token posts and changes."""

    def __init__(
        self,
        api: ApiCaller,
        pace: Pace | None = None,
        *,
        moved: Callable[[int, int], Awaitable[None]] | None = None,
        waits: Callable[[int, float], None] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        asides: Asides | None = None,
    ) -> None:
        """`moved` is called with the old and the new number of a group, `waits` with a group and how long it has to wait."""
        self._api = api
        self._pace = pace or Pace()
        self._moved = moved
        self._waits = waits
        self._sleep = sleep
        self._answers: KeyedQueues[_Line, _Answer] = KeyedQueues(self._work)
        self._looks = Looks()
        self._asides = asides or Asides()
        self._folds = FoldQueue(api, self._pace, sleep, kept=self._asides.note)
        self._fleeting = Fleeting(self._remove)
        self._coming = Coming(self._pace)
        self._ours: LRUCache[tuple[int, int], None] = LRUCache(_REMEMBERED)

    # deliveries

    async def post(self, outgoing: OutgoingMessage) -> int:
        """Send a delivery and return its number. LaterError if the chat has no room for some time.

        PerhapsPostedError if a new message was sent and the answer was lost; an edit can simply be made again.
        """
        chat = outgoing.page.chat
        self._coming.followed(chat)
        self._coming.news(chat, outgoing.page.topic)
        self._soon(chat)
        self._drop_changes(chat, outgoing.page.changes)
        self._looks.forget(chat, outgoing.page.changes)
        if outgoing.page.changes:
            await self._asides.forget(chat, outgoing.page.changes, outgoing.page.table)
        async with self._pace.room(chat, first=True):
            self._soon(chat)
            try:
                return await self._do(outgoing, partial(self._ready_for_delivery, last_check(), outgoing.page.topic))
            except Wait as wait:
                if wait.unclear and not outgoing.page.changes:
                    raise PerhapsPostedError(f"Telegram: {wait}") from wait
                raise LaterError(wait.seconds) from wait

    def _soon(self, chat: int) -> None:
        """Send a delivery back to the outbox rather than let it wait: the next attempt checks its pings again."""
        wait = self._pace.wait(chat)
        if wait > PATIENCE:
            raise LaterError(wait - PATIENCE / 2)

    async def _ready_for_delivery(self, check: Callable[[], Awaitable[None]], topic: int, chat: int) -> None:
        """Wait for the pace, and ask once more whether the message may go out."""
        self._soon(chat)
        await self._ready(chat)
        self._pace.count(chat)  # before the check: others ask for their room meanwhile
        self._coming.told(chat, topic)
        await check()

    # answers

    def put(self, outgoing: OutgoingMessage) -> asyncio.Event:
        """Send an answer when its chat has room; return what is set when it no longer waits.

        A change replaces a waiting change to the same message, and a look the same person's waiting one. An answer that can be
        spared is dropped where the chat is busy.
        """
        if outgoing.page.goes:
            return self.fold(Fold(outgoing.page, deletes=True, soon=True))
        line = _Line(outgoing.page.chat, outgoing.page.draft)
        chat, look, old = line.chat, outgoing.page.look, outgoing.page.changes
        folded = bool(old) and self._folds.folded(chat, old)
        if folded and look:
            outgoing = outgoing.with_page(edits=0, strips=0)  # a look at a message that goes comes as a new one
        if outgoing.page.counts:
            self._pace.count(chat)
            return _over()
        changed = outgoing.page.changes
        answer, waiting = _Answer(outgoing, self._pace.now()), self._answers.waiting(line)
        self._coming.followed(chat)
        self._looks.note(chat, outgoing.page.answers)
        self._looks.forget(chat, old)
        if folded and not look:
            return _over()  # it was meant for the turn before
        for other in waiting:
            page = other.outgoing.page
            if (changed and page.changes == changed) or (look and (page.look, page.topic) == (look, outgoing.page.topic)):
                other.outgoing, other.sent = outgoing, False
                return other.over
        if changed:
            self._drop_changes(chat, changed)
        if outgoing.page.spare and (waiting or self._pace.wait(chat)):
            return _over()
        self._answers.put(line, answer)
        self._tell_wait(chat)
        while len(waiting) > MOST:
            waiting.popleft().over.set()
            logger.info("chat %d: too many answers wait; dropping the oldest", chat)
        self._count()
        return answer.over

    async def repeats(self, look: OutgoingMessage) -> bool:
        """Return whether a look would change nothing: its person's last one shows the same. The next comes as a new message."""
        last = self._looks.last(look.page)
        waiting = self._answers.waiting(_Line(look.page.chat, look.page.draft))
        if not last or any(each.outgoing.page.look == look.page.look for each in waiting):
            return False
        same = await self._api.shows(look, last)
        if same:
            self._looks.forget(look.page.chat, last)
        return same

    def fold(self, fold: Fold) -> asyncio.Event:
        """Fold an old message when its chat has time; return what is set when it no longer waits. No older change is made."""
        self._drop_changes(fold.chat, fold.message)
        self._looks.forget(fold.chat, fold.message)
        return self._folds.put(fold)

    def _remove(self, chat: int, message: int) -> None:
        """Delete a message when its chat has time."""
        self.fold(Fold(PlainMessage(chat=chat, strips=message), deletes=True, soon=True))

    async def settled(self, chat: int | None, table: str) -> list[tuple[int, int]]:
        """Return the answers, by chat, that are over with a turn of this table, each once.

        None: those of all chats. The game is over then, and new answers about it that still wait are not posted.
        """
        if chat is None:
            for waiting in self._answers.all_waiting():
                for each in [one for one in waiting if one.outgoing.page.table == table and not one.outgoing.page.changes]:
                    each.ended = True
                    if not each.sent:
                        waiting.remove(each)
                        each.over.set()
        return await self._asides.take(chat, table)

    def alone_since(self, chat: int, old: int, new: int) -> bool:
        """Return whether nobody but the bot has written between two messages of a chat, as far as is known."""
        return old < new and all((chat, number) in self._ours for number in range(old + 1, new))

    def wait(self, chat: int, message: int = 0) -> float:
        """Return how long a draft that is put now will have to wait, in seconds. It replaces one in the same message."""
        drafts = self._answers.waiting(_Line(chat, draft=True))
        before = sum(not each.sent and each.outgoing.page.changes != message for each in drafts)
        before += sum(self._waited(each) >= _YIELDS - _PATIENT for each in self._answers.waiting(_Line(chat, draft=False)))
        return self._pace.wait(chat, ahead=before + self._coming.count(chat))

    def pressed(self, chat: int) -> None:
        """Note a press that will soon lead to a message in a chat: another one has to wait for that."""
        self._coming.pressed(chat)

    def _tell_wait(self, chat: int) -> None:
        if self._waits is not None and chat < 0:
            self._waits(chat, self.wait(chat))

    def _drop_changes(self, chat: int, changed: int) -> None:
        """Drop the waiting answers that change this message: they are older."""
        for draft in (False, True):
            waiting = self._answers.waiting(_Line(chat, draft))
            for older in [each for each in waiting if changed and each.outgoing.page.changes == changed]:
                waiting.remove(older)
                older.over.set()

    async def _work(self, line: _Line, waiting: deque[_Answer]) -> None:
        await asyncio.sleep(0)
        if not waiting:
            return
        answer = waiting[0]
        patience = (_PATIENT if line.draft else _YIELDS) - self._waited(answer)
        next_one = line.draft and patience <= 0
        wait = 0.0 if next_one else self._pace.wait(line.chat, ahead=self._before(line, answer))
        if wait:  # not in the room, where no delivery could go first, and no longer than others go first
            await self._sleep(min(wait, self._pace.scaled(patience)) if patience > 0 else wait)
            return
        async with self._pace.room(line.chat, first=line.draft):
            if waiting and (next_one or not self._pace.wait(line.chat)):
                await self._answer(line.chat, waiting)
        self._count()

    def _waited(self, answer: _Answer) -> float:
        """Return how many seconds an answer has waited, as they pass here."""
        return (self._pace.now() - answer.since) / self._pace.scaled(1.0)

    def _before(self, line: _Line, answer: _Answer) -> int:
        """Return how many calls go before an answer: news, and for some seconds drafts and what presses will lead to."""
        if line.draft or self._waited(answer) >= _YIELDS:
            return self._coming.count(line.chat, "news")
        return self._coming.count(line.chat) + len(self._answers.waiting(_Line(line.chat, draft=True)))

    async def _answer(self, chat: int, waiting: deque[_Answer]) -> None:
        """Send the first answer. It stays in the queue until it is sent, so that a newer change may still replace it."""
        answer, outgoing = waiting[0], waiting[0].outgoing
        try:
            number = await self._do(outgoing, partial(self._ready_for_answer, answer, outgoing))
            await self._asides.note(outgoing.page, number)
            self._fleeting.note(outgoing.page, number)
            if answer.ended:
                self._remove(chat, number)
        except (Wait, _Newer):
            return
        except ChatLost as lost:
            logger.info("chat %d: %s", chat, lost)
        except Exception as fault:
            # Whatever goes wrong with one message must not block the chat's next ones.
            logger.exception("chat %d: showing an answer failed", chat)
            report("delivery", fault)
        if waiting and waiting[0] is answer and answer.outgoing is outgoing:
            waiting.popleft().over.set()

    async def _ready_for_answer(self, answer: _Answer, outgoing: OutgoingMessage, chat: int) -> None:
        await self._ready(chat)
        if answer.outgoing is not outgoing or answer.over.is_set():
            raise _Newer
        self._pace.count(chat)
        answer.sent = True

    async def close(self) -> None:
        """Send the answers that wait, as far as there is time; what is not folded yet is folded by the next process."""
        self._fleeting.close()
        await self._folds.close()
        await self._answers.stop(_CLOSING)

    # both

    async def _ready(self, chat: int) -> None:
        """Wait for the pace."""
        while (wait := self._pace.wait(chat)) > 0:
            await self._sleep(wait)

    async def _do(self, outgoing: OutgoingMessage, ready: Ready) -> int:
        chat, last = outgoing.page.chat, self._looks.last(outgoing.page)
        try:
            number = await self._api.do(outgoing.with_page(edits=last) if last else outgoing, ready)
        except Wait as wait:
            logger.info("chat %d: %s", chat, wait)
            self._pace.close(chat, wait.seconds)
            raise
        except GroupMoved as moved:
            await self._follow(outgoing, moved.chat)
            raise ChatLost(f"chat {chat} is {moved.chat} now") from moved
        finally:
            self._tell_wait(chat)
        self._looks.note(chat, number)
        if not outgoing.page.nods:
            self._ours[chat, number] = None
        self._looks.shown(outgoing.page, number)
        return number

    async def _follow(self, outgoing: OutgoingMessage, new: int) -> None:
        """Move to the group's new number: its tables are shown there again, and a message without a picture is sent there."""
        if self._moved is not None:
            await self._moved(outgoing.page.chat, new)
        if outgoing.picture is None and not outgoing.page.strips:
            self.put(outgoing.with_page(chat=new, edits=0, answers=0))

    def _count(self) -> None:
        QUEUE.labels("telegram").set(len(self._answers))


class _Newer(Exception):
    """A newer change has come while an older one waited for its call, or what it changes is something else now."""


def _over() -> asyncio.Event:
    """Return an event that is set: nothing waits."""
    event = asyncio.Event()
    event.set()
    return event
