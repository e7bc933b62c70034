"""Tables in the store: every deed takes the same path, from the log to one atomic step and its announcements."""

from __future__ import annotations

import math
import secrets
import time
from collections.abc import Callable
from typing import Final

import msgspec

from bot.engine.actions import Action
from bot.engine.events import Event
from bot.engine.refusals import Refusal
from bot.store import Applied, Drafted, Duplicate, Place, PlaceState, Redrafted, Stale, Store
from bot.store.model import new_id
from bot.table import entries as e
from bot.table.deeds.base import TURN, Deed, DeedResult, Draft, Now, TableNow, permitted
from bot.table.deeds.play import Confirm, Drafting, Reveal, deciding_seat, drafting
from bot.table.habits import Habits
from bot.table.options import Options, checked
from bot.table.permissions import CLOCK, DRAFT, OPEN, Actor
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.table_cache import CachedTable, TableCache, write_draft
from bot.table.writing import Written, fresh_key, written
from bot.watch.metrics import TURNS

ATTEMPTS: Final = 20
"""How often a deed overtaken by others is tried; each time another deed got through."""


class Done(msgspec.Struct, frozen=True):
    """The outcome of a deed. `repeated`: it had been done before and was not done again."""

    table: Table
    version: int
    events: tuple[Event, ...] = ()
    repeated: bool = False
    deadline: int | None = None


class DraftResult(msgspec.Struct, frozen=True):
    """The current draft; if its last action revealed something, also the deed it became."""

    revision: int
    drafting: Drafting
    done: Done | None = None


class Tables:
    """The use cases of tables; one instance per process."""

    def __init__(self, store: Store, chance: Callable[[int], bytes] = secrets.token_bytes, pause: int = 0) -> None:
        """`chance` makes the server's seeds; `pause`: the least time a computer waits before it plays, in milliseconds."""
        self.store = store
        self._chance = chance
        self._pause = pause
        self.cache = TableCache(store.games)

    async def open(
        self,
        actor: Actor,
        options: Options,
        *,
        key: str,
        salt: str | None = None,
        habits: Habits | None = None,
        table: str | None = None,
        record: bytes = b"",
        after: str = "",
        computers: tuple[str, ...] = (),
    ) -> Done:
        """Open a table; with a salt the opener takes the first seat. `table`: the id, if it is already fixed.

        `computers`: the levels of the computers that join.
        """
        options = checked(options)
        before = Table(table or new_id())
        permitted(OPEN, before, actor)
        opened = e.Opened(actor.person, actor.place, options, self._chance(32).hex(), record, after)
        entries: tuple[e.AnyEntry, ...] = (opened,)
        if salt is not None:
            entries += (e.Joined(actor.person, actor.place, salt, habits or Habits()),)
        entries += tuple(e.ComputerAdded(level, e.computer_salt(n)) for n, level in enumerate(computers, start=len(entries)))
        now = self.store.clock.now()
        made = written(before, DeedResult(entries), key, now, None)
        async with self.cache.held(before.id) as slot:
            outcome = await self.store.games.commit(made.turn)
            if isinstance(outcome, Applied):
                return self._keep(slot, made, key, before, outcome.time)
            await slot.load(self.store.games)
            assert slot.table is not None
            return Done(slot.table, slot.table.version, repeated=True)

    async def look(self, table: str, *, newest: bool = True) -> Table:
        """Return the current table; unless `newest`, this process's copy if it has one."""
        async with self.cache.held(table) as slot:
            if slot.table is None or newest:
                return await slot.load(self.store.games)
            return slot.table

    async def now(self, table: str, since: float = math.inf) -> TableNow:
        """Return a table with its draft and deadline, read now unless they were `since` this moment (monotonic)."""
        async with self.cache.held(table) as slot:
            found = slot.table if slot.table is not None and slot.read_at >= since else await slot.load(self.store.games)
            return TableNow(found, slot.timers.get(TURN), slot.draft)

    async def find(self, table: str) -> TableNow | None:
        """Return a table with its draft and deadline, read now; None if it is gone or paused."""
        try:
            return await self.now(table)
        except Denied:
            return None

    async def do(
        self, table: str, actor: Actor, deed: Deed, key: str, *, newest: bool = False, came: float | None = None
    ) -> Done:
        """Do a deed once, or raise Denied (or the engine's Refusal). `key`: the same for a repeated click.

        `newest`: the deed depends on the timers as Redis has them; `came`: when (monotonic) the request came, by default now.
        """
        came = time.monotonic() if came is None else came
        async with self.cache.held(table) as slot:
            if slot.table is None or (slot.read_at < came and (newest or _unseen_draft(slot, deed))):
                await slot.load(self.store.games)
            for _ in range(ATTEMPTS):
                done = await self._attempt(slot, actor, deed, key, came)
                if done is not None:
                    return done
        raise Denied("too_fast", {"until": self.store.clock.now() + 1000})

    def allowed(self, table: Table, actor: Actor, deed: Deed) -> None:
        """Raise Denied if the actor cannot do the deed, so that nobody must confirm a deed that would be refused."""
        permitted(deed, table, actor)
        deed.step(table, actor, Now(self.store.clock.now()))

    async def see_to(self, table: str, deed: Deed, key: str = "") -> None:
        """Do a deed as the clock. Ignore a table that is gone, or paused until another version of the program runs."""
        try:
            await self.do(table, CLOCK, deed, key or fresh_key(), newest=True)
        except Denied as refusal:
            if refusal.code not in ("no_table", "paused"):
                raise

    async def _attempt(self, slot: CachedTable, actor: Actor, deed: Deed, key: str, came: float) -> Done | None:
        """Try once on the known table; None if another deed was faster (the table is reloaded). `came`: when the request came."""
        table = slot.table
        assert table is not None
        now = self.store.clock.now()
        deadline = slot.timers.get(TURN)
        try:
            permitted(deed, table, actor)
            step = deed.step(table, actor, Now(now, slot.timers, slot.draft))
            number = table.seat_of(actor.person) if actor.person and actor.place else None
            if step.entries and number is not None and not table.seats[number].place:
                # The place of the actor's seat is lost: from now on it is the one where they act.
                step = msgspec.structs.replace(step, entries=(e.Seated(number, actor.place), *step.entries))
            made = written(table, step, key, now, deadline, self._pause)
        except (Denied, Refusal) as refusal:
            return await self._refused(slot, key, refusal, came)
        if not (step.entries or step.news or made.timers):
            return Done(table, table.version, deadline=deadline)
        return await self._commit(slot, table, made, key)

    async def _commit(self, slot: CachedTable, table: Table, made: Written, key: str) -> Done | None:
        asked_at = time.monotonic()
        outcome = await self.store.games.commit(msgspec.structs.replace(made.turn, last=slot.last))
        match outcome:
            case Applied():
                slot.asked_at = asked_at
                return self._keep(slot, made, key, table, outcome.time)
            case Duplicate():
                current = await slot.load(self.store.games)
                return Done(current, outcome.made, repeated=True, deadline=slot.timers.get(TURN))
            case Redrafted() | Stale():
                await self._behind(slot, outcome)
                return None

    async def _behind(self, slot: CachedTable, outcome: Redrafted | Stale) -> None:
        """Bring a table up to date that has moved on; Denied if it is only the draft that has."""
        await slot.load(self.store.games)
        if isinstance(outcome, Redrafted):
            raise Denied("draft_moved", {"revision": outcome.revision})

    def _keep(self, slot: CachedTable, made: Written, key: str, before: Table, at: int) -> Done:
        TURNS.inc(len(made.turn.entries))
        after = made.after
        timers = {} if made.turn.clear_timers else slot.timers
        slot.timers = {name: time for name, time in {**timers, **made.timers}.items() if time is not None}
        if after.since != before.since or made.turn.draft is not None:
            slot.draft = None
        slot.table = after
        slot.last = at if made.turn.entries else slot.last
        slot.keys[key] = after.version
        known = len(before.game.log) if before.game is not None else 0
        log = after.game.log[known:] if after.game is not None else ()
        first_events = after.game.first_events if after.game is not None and before.game is None else ()
        events = (*first_events, *[event for played in log for event in played.events])
        return Done(after, after.version, events, deadline=slot.timers.get(TURN))

    async def _refused(self, slot: CachedTable, key: str, refusal: Exception, came: float) -> Done | None:
        """Refuse a deed, unless it repeats one already done, or the table has changed unseen (None: try again).

        The known table is new enough if the store was asked after the request came: of fifty at once, one asks.
        """
        table = slot.table
        assert table is not None
        if key not in slot.keys and slot.asked_at < came and await slot.load(self.store.games) is not table:
            return None
        if key in slot.keys:
            assert slot.table is not None
            return Done(slot.table, slot.keys[key], repeated=True, deadline=slot.timers.get(TURN))
        raise refusal

    async def draft(
        self, table: str, actor: Actor, version: int, revision: int, *actions: Action, came: float | None = None
    ) -> DraftResult:
        """Replace the draft of the present decision with these actions (none: start again).

        An action that reveals something is confirmed at once, with all actions before it. `came`: as in `do`.
        """
        came = time.monotonic() if came is None else came
        async with self.cache.held(table) as slot:
            for _ in range(ATTEMPTS):
                known = slot.table or await slot.load(self.store.games)
                try:
                    permitted(DRAFT, known, actor)
                    tried = self._tried(known, actor, version, actions)
                except (Denied, Refusal):
                    if slot.asked_at >= came or await slot.load(self.store.games) is known:
                        raise
                    continue
                if tried.reveals:
                    laid = await self._reveal(slot, actor, version, revision, tried, came)
                else:
                    laid = await self._lay(slot, actor, version, revision, tried)
                if laid is not None:
                    return laid
        raise Denied("too_fast", {"until": self.store.clock.now() + 1000})

    async def _reveal(
        self, slot: CachedTable, actor: Actor, version: int, revision: int, tried: Drafting, came: float
    ) -> DraftResult | None:
        deed = Reveal(version, revision, tried.actions)
        done = await self._attempt(slot, actor, deed, f"{slot.id}:{version}:{revision}:{actor.person}", came)
        return None if done is None else DraftResult(0, tried, done)

    def _tried(self, table: Table, actor: Actor, version: int, actions: tuple[Action, ...]) -> Drafting:
        seat = deciding_seat(table, actor, version)
        return drafting(table.begun_game, seat, actions)

    async def _lay(self, slot: CachedTable, actor: Actor, version: int, revision: int, tried: Drafting) -> DraftResult | None:
        table = slot.table
        assert table is not None
        lies = slot.draft
        if lies is not None and (lies.version, lies.revision, lies.actions) == (table.version, revision, tried.actions):
            # The same draft again: a double tap must not make its own buttons stale.
            return DraftResult(revision, tried)
        outcome = await self.store.games.put_draft(table.id, table.version, revision, write_draft(tried.actions))
        match outcome:
            case Drafted():
                slot.draft = Draft(table.version, outcome.revision, tried.actions)
                return DraftResult(outcome.revision, tried)
            case Redrafted() | Stale():
                await self._behind(slot, outcome)
                return None

    async def living(self, table: str, place: Place, since: float = math.inf) -> str:
        """Return the message that shows the table in this place; empty if there is none. `since`: as in `now`."""
        async with self.cache.held(table) as slot:
            try:
                if slot.table is None or slot.read_at < since:
                    await slot.load(self.store.games)
            except Denied:
                return ""
            return slot.places[place].message if place in slot.places else ""

    async def show_instead(self, table: str, place: Place, message: str) -> str:
        """Make this message show the table in this place. Return the one it replaces; empty if it is the same, or none."""
        async with self.cache.held(table) as slot:
            if slot.table is None:
                await slot.load(self.store.games)
            shown = slot.places.get(place)
            if shown is None or shown.message in ("", message):
                return ""
            if not await self.store.games.show_instead(table, place, shown.message, message):
                return ""
            slot.places[place] = PlaceState(shown.version, message)
            return shown.message

    def forgotten(self, table: str) -> None:
        """Drop a table that the store has deleted."""
        self.cache.drop(table)


def _unseen_draft(slot: CachedTable, deed: Deed) -> bool:
    """Return whether the draft to confirm was made by another process."""
    return isinstance(deed, Confirm) and (slot.draft is None or slot.draft.revision != deed.revision)
