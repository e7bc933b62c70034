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
from bot.engine.game import NEWEST_RULES
from bot.engine.refusals import Refusal
from bot.store import Applied, Drafted, Duplicate, Place, PlaceState, Redrafted, Stale, Store
from bot.store.model import new_id
from bot.table import entries as e
from bot.table.deeds.base import TURN, Deed, DeedResult, Draft, Now, TableNow, check_permitted
from bot.table.deeds.play import Confirm, Drafting, Reveal, deciding_seat, drafting
from bot.table.habits import Habits
from bot.table.options import DAY, Options, checked
from bot.table.permissions import CLOCK, DRAFT, OPEN, Actor
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.table_cache import CachedTable, TableCache, write_draft
from bot.table.writing import Written, build_commit, fresh_key
from bot.watch.metrics import TURNS

ATTEMPTS: Final = 20
_SHOWN: Final = "shown"
_SHOWN_FOR: Final = 30 * DAY
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
        begin: bool = False,
        answers: str = "",
        colour: str = "",
    ) -> Done:
        """Open a table; with a salt the opener takes the first seat. `table`: the id, if it is already fixed.

        `computers`: the levels of the computers that join; `begin`: start the game at once; `answers`: as in DeedResult;
        `colour`: the opener's.
        """
        options = checked(options)
        before = Table(table or new_id())
        check_permitted(OPEN, before, actor)
        opened = e.Opened(actor.person, actor.place, options, self._chance(32).hex(), record, after)
        entries: tuple[e.AnyEntry, ...] = (opened,)
        if salt is not None:
            entries += (e.Joined(actor.person, actor.place, salt, habits or Habits(), colour),)
        entries += tuple(e.ComputerAdded(level, e.computer_salt(n)) for n, level in enumerate(computers, start=len(entries)))
        entries += (e.Started(NEWEST_RULES),) if begin else ()
        now = self.store.clock.now()
        made = build_commit(before, DeedResult(entries, answers=answers), key, now, None)
        async with self.cache.lock(before.id) as cached:
            outcome = await self.store.games.commit(made.commit)
            if isinstance(outcome, Applied):
                return self._keep(cached, made, key, before, outcome.time)
            await cached.load(self.store.games)
            assert cached.table is not None
            return Done(cached.table, cached.table.version, repeated=True)

    async def look(self, table: str, *, newest: bool = True) -> Table:
        """Return the current table; unless `newest`, this process's copy if it has one."""
        async with self.cache.lock(table) as cached:
            if cached.table is None or newest:
                return await cached.load(self.store.games)
            return cached.table

    async def now(self, table: str, since: float = math.inf) -> TableNow:
        """Return a table with its draft and deadline, read now unless they were `since` this moment (monotonic)."""
        async with self.cache.lock(table) as cached:
            found = cached.table if cached.table is not None and cached.read_at >= since else await cached.load(self.store.games)
            return TableNow(found, cached.timers.get(TURN), cached.draft)

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
        async with self.cache.lock(table) as cached:
            if cached.table is None or (cached.read_at < came and (newest or _unseen_draft(cached, deed))):
                await cached.load(self.store.games)
            for _ in range(ATTEMPTS):
                done = await self._attempt(cached, actor, deed, key, came)
                if done is not None:
                    return done
        raise Denied("too_fast", {"until": self.store.clock.now() + 1000})

    def check_allowed(self, table: Table, actor: Actor, deed: Deed) -> None:
        """Raise Denied if the actor cannot do the deed, so that nobody must confirm a deed that would be refused."""
        check_permitted(deed, table, actor)
        deed.step(table, actor, Now(self.store.clock.now()))

    def would_do(self, table: Table, actor: Actor, deed: Deed) -> bool:
        """Return whether a deed would be done now."""
        try:
            self.check_allowed(table, actor, deed)
        except Denied:
            return False
        return True

    async def see_to(self, table: str, deed: Deed, key: str = "") -> None:
        """Do a deed as the clock. Ignore a table that is gone, or paused until another version of the program runs."""
        try:
            await self.do(table, CLOCK, deed, key or fresh_key(), newest=True)
        except Denied as refusal:
            if refusal.code not in ("no_table", "paused"):
                raise

    async def _attempt(self, cached: CachedTable, actor: Actor, deed: Deed, key: str, came: float) -> Done | None:
        """Try once on the known table; None if another deed was faster (the table is reloaded). `came`: when the request came."""
        table = cached.table
        assert table is not None
        now = self.store.clock.now()
        deadline = cached.timers.get(TURN)
        try:
            check_permitted(deed, table, actor)
            result = deed.step(table, actor, Now(now, cached.timers, cached.draft))
            number = table.seat_of(actor.person) if actor.person and actor.place else None
            if result.entries and number is not None and not table.seats[number].place:
                # The place of the actor's seat is lost: from now on it is the one where they act.
                result = msgspec.structs.replace(result, entries=(e.Seated(number, actor.place), *result.entries))
            made = build_commit(table, result, key, now, deadline, self._pause)
        except (Denied, Refusal) as refusal:
            return await self._refuse(cached, key, refusal, came)
        if not (result.entries or made.commit.announcements or made.timers):
            return Done(table, table.version, deadline=deadline)
        return await self._commit(cached, table, made, key)

    async def _commit(self, cached: CachedTable, table: Table, made: Written, key: str) -> Done | None:
        asked_at = time.monotonic()
        outcome = await self.store.games.commit(msgspec.structs.replace(made.commit, last=cached.last))
        match outcome:
            case Applied():
                cached.asked_at = asked_at
                return self._keep(cached, made, key, table, outcome.time)
            case Duplicate():
                current = await cached.load(self.store.games)
                return Done(current, outcome.made, repeated=True, deadline=cached.timers.get(TURN))
            case Redrafted() | Stale():
                await self._behind(cached, outcome)
                return None

    async def _behind(self, cached: CachedTable, outcome: Redrafted | Stale) -> None:
        """Bring a table up to date that has moved on; Denied if it is only the draft that has."""
        await cached.load(self.store.games)
        if isinstance(outcome, Redrafted):
            raise Denied("draft_moved", {"revision": outcome.revision})

    def _keep(self, cached: CachedTable, made: Written, key: str, before: Table, at: int) -> Done:
        TURNS.inc(len(made.commit.entries))
        after = made.after
        timers = {} if made.commit.clear_timers else cached.timers
        cached.timers = {name: time for name, time in {**timers, **made.timers}.items() if time is not None}
        if after.since != before.since or made.commit.draft is not None:
            cached.draft = None
        cached.table = after
        cached.last = at if made.commit.entries else cached.last
        cached.keys[key] = after.version
        known = len(before.game.log) if before.game is not None else 0
        log = after.game.log[known:] if after.game is not None else ()
        first_events = after.game.first_events if after.game is not None and before.game is None else ()
        events = (*first_events, *[event for played in log for event in played.events])
        return Done(after, after.version, events, deadline=cached.timers.get(TURN))

    async def _refuse(self, cached: CachedTable, key: str, refusal: Exception, came: float) -> Done | None:
        """Refuse a deed, unless it repeats one already done, or the table has changed unseen (None: try again).

        The known table is new enough if the store was asked after the request came: of fifty at once, one asks.
        """
        table = cached.table
        assert table is not None
        if key not in cached.keys and cached.asked_at < came and await cached.load(self.store.games) is not table:
            return None
        if key in cached.keys:
            assert cached.table is not None
            return Done(cached.table, cached.keys[key], repeated=True, deadline=cached.timers.get(TURN))
        raise refusal

    async def draft(
        self, table: str, actor: Actor, version: int, revision: int, *actions: Action, came: float | None = None
    ) -> DraftResult:
        """Replace the draft of the present decision with these actions (none: start again).

        An action that reveals something is confirmed at once, with all actions before it. `came`: as in `do`.
        """
        came = time.monotonic() if came is None else came
        async with self.cache.lock(table) as cached:
            for _ in range(ATTEMPTS):
                known = cached.table or await cached.load(self.store.games)
                try:
                    check_permitted(DRAFT, known, actor)
                    tried = self._try(known, actor, version, actions)
                except (Denied, Refusal):
                    if cached.asked_at >= came or await cached.load(self.store.games) is known:
                        raise
                    continue
                if tried.reveals:
                    laid = await self._reveal(cached, actor, version, revision, tried, came)
                else:
                    laid = await self._lay(cached, revision, tried)
                if laid is not None:
                    return laid
        raise Denied("too_fast", {"until": self.store.clock.now() + 1000})

    async def _reveal(
        self, cached: CachedTable, actor: Actor, version: int, revision: int, tried: Drafting, came: float
    ) -> DraftResult | None:
        deed = Reveal(version, revision, tried.actions)
        done = await self._attempt(cached, actor, deed, f"{cached.id}:{version}:{revision}:{actor.person}", came)
        return None if done is None else DraftResult(0, tried, done)

    def _try(self, table: Table, actor: Actor, version: int, actions: tuple[Action, ...]) -> Drafting:
        seat = deciding_seat(table, actor, version)
        return drafting(table.begun_game, seat, actions)

    async def _lay(self, cached: CachedTable, revision: int, tried: Drafting) -> DraftResult | None:
        table = cached.table
        assert table is not None
        lies = cached.draft
        if lies is not None and (lies.version, lies.revision, lies.actions) == (table.version, revision, tried.actions):
            # The same draft again: a double tap must not make its own buttons stale.
            return DraftResult(revision, tried)
        outcome = await self.store.games.put_draft(table.id, table.version, revision, write_draft(tried.actions))
        match outcome:
            case Drafted():
                cached.draft = Draft(table.version, outcome.revision, tried.actions)
                return DraftResult(outcome.revision, tried)
            case Redrafted() | Stale():
                await self._behind(cached, outcome)
                return None

    async def living(self, table: str, place: Place, since: float = math.inf) -> str:
        """Return the message that shows the table in this place; empty if there is none. `since`: as in `now`."""
        async with self.cache.lock(table) as cached:
            try:
                if cached.table is None or cached.read_at < since:
                    await cached.load(self.store.games)
            except Denied:
                return ""
            return cached.places[place].message if place in cached.places else ""

    async def show_instead(self, table: str, place: Place, message: str, version: int) -> str:
        """Make this message show the table in this place, at this version. Return the one it replaces; empty if there is none."""
        async with self.cache.lock(table) as cached:
            if cached.table is None:
                await cached.load(self.store.games)
            for _ in range(ATTEMPTS):
                shown = cached.places.get(place)
                if shown is None or shown.message in ("", message):
                    return ""
                if await self.store.games.show_instead(table, place, shown.message, message, version):
                    cached.places[place] = PlaceState(max(shown.version, version), message)
                    return shown.message
                await cached.load(self.store.games)  # it was posted anew since
            return ""

    async def note_shown(self, place: Place, message: str, table: str) -> None:
        """Note that a message of this place has shown this table, as it has no buttons any more; for a month."""
        await self.store.documents.put(_SHOWN, f"{place}:{message}", table.encode(), 0, _SHOWN_FOR)

    async def shown_by(self, place: Place, message: str) -> str:
        """Return the table that a message of this place has shown; empty if it is not known."""
        return (await self.store.documents.get(_SHOWN, f"{place}:{message}")).body.decode()

    def drop(self, table: str) -> None:
        """Drop a table that the store has deleted."""
        self.cache.drop(table)


def _unseen_draft(cached: CachedTable, deed: Deed) -> bool:
    """Return whether the draft to confirm was made by another process."""
    return isinstance(deed, Confirm) and (cached.draft is None or cached.draft.revision != deed.revision)
