"""Posts that hold for a while: a reminder until the move, an offer until it is taken, a look that was shown until the next turn.

Afterwards they are folded or deleted.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.chat.contract import Folded, Message, Paragraph, Platform, PrivateChatClosed
from bot.chat.deliveries import voice_at
from bot.chat.services import Services
from bot.chat.table_context import TableContext, table_context
from bot.chat.voice import Voice
from bot.i18n import Words, shipped
from bot.store import Delivery, LaterError, PerhapsPostedError, Place, PlaceGoneError, platform_of
from bot.table.announce import Told, read_told
from bot.table.deeds.pauses import open_question, paused_until
from bot.table.options import DAY
from bot.table.people import Chat
from bot.table.reminders import read_digest
from bot.table.table import Table

_KIND: Final = "passing"
_KEPT: Final = 30 * DAY
_MOST: Final = 20
"""Most posts of a table that are remembered."""
_CALLS: Final = frozenset({"nudged", "reminders"})
_OFFERS: Final = frozenset({"seat_offered", "kicked"})
_PAUSES: Final = frozenset({"pause_asked", "paused"})
_ABSENCES: Final = frozenset({"away", "away_ahead"})
_OF_A_TURN: Final = frozenset({"deadline_moved", "back", "seat_kept"})
"""News that say nothing any more once the turn is over."""
_LOOK: Final = "look"
_NOTED: Final = _CALLS | _OF_A_TURN | _OFFERS | _ABSENCES | _PAUSES | {"kick_wanted", "invited", "will_expire"}

logger = logging.getLogger(__name__)


class _Post(msgspec.Struct, frozen=True):
    """A post in a place. `since`: the decision it calls for; `seat`: the one it offers; `folded`: at which version it was.

    `beside`: the decisions of other tables that it calls for, too. `turn`, `scores`: those of a look at the game; turn 0 stands
    for the whole game.
    """

    place: Place
    message: str
    code: str
    since: int = 0
    seat: int = -1
    folded: int = 0
    beside: dict[str, int] = {}
    turn: int = 0
    scores: tuple[int, ...] = ()


_read: Final = msgspec.msgpack.Decoder(tuple[_Post, ...]).decode


async def note_passing(services: Services, delivery: Delivery, posted: str) -> None:
    """Note a message that holds for a while, so that it can be folded afterwards."""
    if posted in ("", delivery.message):
        return
    last = delivery.announcements[-1]
    if last.kind == "reminders":
        waiting = {name: each.since for one in delivery.announcements for name, each in read_digest(one.body).tables.items()}
        for name, since in waiting.items():
            beside = {other: at for other, at in waiting.items() if other != name}
            await _add(services, name, _Post(delivery.place, posted, last.kind, since, beside=beside))
    elif last.kind != "accounts":
        told = read_told(last.body)
        found = await services.tables.find(told.table) if told.code in _NOTED else None
        if found is not None:
            seat = int(told.params.get("seat", -1))
            since = min(found.table.since, told.version)
            await _add(services, told.table, _Post(delivery.place, posted, told.code, since, seat))


async def note_look(services: Services, seen: TableContext, place: Place, posted: str) -> None:
    """Note a look at a game that everybody in a place sees. The one before is folded already, see `looks_before`."""
    table, turn = seen.table, 0 if seen.table.state == "over" else seen.turn
    look = _Post(place, posted, _LOOK, table.since, turn=turn, scores=tuple(seen.public.standing().scores))
    await _change(services, table.id, lambda posts: [*(each for each in posts if not _is_look(each, place)), look][-_MOST:])


async def looks_before(services: Services, table: Table, place: Place) -> tuple[Message, ...]:
    """Return what folds the look at a game that everybody in a place has seen so far: the next one follows it."""
    body = (await services.tables.store.documents.get(_KIND, table.id)).body
    found = [each for each in (_read(body) if body else ()) if _is_look(each, place) and not each.folded]
    chat = await services.people.chat(place)
    voice = Voice(shipped().choose(chat.language, table.options.language))
    return tuple([Message((), folded=await _look_over(services, each, table, voice, chat)) for each in found])


def _is_look(post: _Post, place: Place) -> bool:
    return post.code == _LOOK and post.place == place


async def _look_over(services: Services, look: _Post, table: Table, voice: Voice, chat: Chat) -> Folded:
    """Return what makes a look one line with its turn and the scores of then, or what the chat wants of old turns."""
    seen = await table_context(services, table, voice)
    title = voice.text("replay-title", turn=look.turn) if look.turn else voice.text("replay-whole")
    scores = [voice.text("turn-scores", player=seen.name(seat), points=points) for seat, points in enumerate(look.scores)]
    return Folded(look.message, Paragraph((Words(" · ".join((title, *scores))),)), old=chat.old)


async def fold_passed(services: Services, delivery: Delivery, platform: Platform) -> None:
    """Fold the table's posts whose moment is over, wherever they are on this platform."""
    last = delivery.announcements[-1]
    if last.kind in {"reminders", "accounts"}:
        return
    told = read_told(last.body)
    body = (await services.tables.store.documents.get(_KIND, told.table)).body
    timed = await services.tables.find(told.table) if body else None
    if timed is None:
        return
    near = [each for each in _read(body) if platform_of(each.place) == platform_of(delivery.place)]
    ours = {each.message for each in near if await _is_over(services, each, timed.table)}
    repeated, found = delivery.again or delivery.posted, list[_Post]()

    def edit(posts: Sequence[_Post]) -> list[_Post]:
        found[:] = [
            each for each in posts if each.message in ours and (not each.folded or (repeated and each.folded == told.version))
        ]
        kept = [each for each in posts if not each.folded or each.folded == told.version]
        return [replace(each, folded=told.version) if each in found else each for each in kept]

    if ours:
        await _change(services, told.table, edit)
    for each in found:
        await _fold(services, each, timed.table, told, platform)


async def _fold(services: Services, post: _Post, table: Table, told: Told, platform: Platform) -> None:
    chat = await services.people.chat(post.place)
    voice = await voice_at(services, post.place, table, told, chat)
    over = Folded(post.message, voice.line("fold-settled"), old="tidy")
    if post.code == _LOOK:
        over = await _look_over(services, post, table, voice, chat)
    try:
        await platform.post(post.place, Message((), folded=over))
    except (LaterError, PerhapsPostedError, PlaceGoneError, PrivateChatClosed) as fault:
        logger.info("%s: cannot fold message %s: %s", post.place, post.message, fault)


async def _is_over(services: Services, post: _Post, table: Table) -> bool:
    if post.code in ("invited", "will_expire"):
        return table.state != "open" or (post.code == "will_expire" and not table.warned)
    if table.state != "over" and post.code in _PAUSES:
        now = services.tables.store.clock.now()
        return not (open_question(table, now) if post.code == "pause_asked" else paused_until(table, now))
    if table.state != "over" and post.code in _ABSENCES and 0 <= post.seat < len(table.seats):
        return table.seats[post.seat].habits.away_until <= services.tables.store.clock.now()
    if table.state != "over" and post.code in _CALLS | _OF_A_TURN | {_LOOK}:
        return table.since != post.since and not any(
            [await _is_asked(services, name, since) for name, since in post.beside.items()]
        )
    if table.state != "over" and 0 <= post.seat < len(table.seats):
        seat = table.seats[post.seat]
        return not (seat.offered if post.code in _OFFERS else seat.played_by_person)
    return table.state == "over"


async def _is_asked(services: Services, table: str, since: int) -> bool:
    """Return whether another table still waits for this decision."""
    timed = await services.tables.find(table)
    return timed is not None and timed.table.state != "over" and timed.table.since == since


async def _add(services: Services, table: str, post: _Post) -> None:
    await _change(services, table, lambda posts: [*(each for each in posts if each.message != post.message), post][-_MOST:])


async def _change(services: Services, table: str, edit: Callable[[Sequence[_Post]], Sequence[_Post]]) -> None:
    documents, written = services.tables.store.documents, False
    while not written:
        found = await documents.get(_KIND, table)
        body = msgspec.msgpack.encode(edit(_read(found.body) if found.body else ()))
        written = await documents.put(_KIND, table, body, found.revision, _KEPT)
