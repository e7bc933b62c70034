"""The proof by faults at real tables: people, clocks and computers play whole games while everything that can break is broken.

`python -m tests.table.faults --minutes 10 [--cluster] [--seed S]`
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from bot.store import Loaded, Store, StoreSettings, opened
from bot.store.keys import shard_of
from bot.table import entries as e
from bot.table.deeds.base import TURN
from bot.table.fold import take
from bot.table.refused import Denied
from bot.table.table import Table
from tests.store import faults
from tests.store.checker import Verdict, check_place
from tests.store.faults import Fault, Play
from tests.store.standin import Ack, Post
from tests.table.worker import SEATS, SLOW, mark
from tests.waiting import until


def check(logs: Sequence[Loaded], acks: Sequence[Ack], history: Sequence[Post]) -> Verdict:
    """From acknowledgements, posts and logs alone: nothing was lost, nothing doubled, everything told."""
    verdict = Verdict(acknowledged=len(acks), posts=len(history))
    by_game = {log.game: log for log in logs}
    shown: defaultdict[tuple[str, str], list[Post]] = defaultdict(list)
    for post in history:
        shown[post.place, post.game].append(post)
    for log in logs:
        for place, expected in _replayed(log, verdict).items():
            check_place(log, place, shown[place, log.game], expected, verdict)
    _acknowledged(by_game, acks, verdict)
    return verdict


def _replayed(log: Loaded, verdict: Verdict) -> dict[str, set[int]]:
    """Play the log again; which versions each place had to be shown."""
    table, expected = Table(log.game), {place: set[int]() for place in SEATS.values()}
    by_hand: Counter[str] = Counter()
    for entry in log.entries:
        decoded = e.decode(entry.body)
        try:
            take(table, decoded, entry.time)
        except (Denied, ValueError, AssertionError) as error:
            verdict.faults.append(f"{log.game} does not replay at entry {table.version}: {error}")
            return {}
        verdict.turns += isinstance(decoded, e.Played)
        verdict.timeouts += isinstance(decoded, e.TimedOut)
        if isinstance(decoded, e.Played) and decoded.by == "person":
            by_hand[mark(entry.body)] += 1
        # A table opens, and its opener sits down, in one step; a time-out and what is played for it are one.
        if not isinstance(decoded, e.Opened | e.TimedOut):
            for place in table.places():
                expected[place].add(table.version)
    verdict.faults += [f"{log.game}: {action} is in the log {n} times" for action, n in by_hand.items() if n > 1]
    return expected if log.version else {}


def _acknowledged(logs: dict[str, Loaded], acks: Sequence[Ack], verdict: Verdict) -> None:
    made: Counter[tuple[str, int]] = Counter((ack.game, ack.version) for ack in acks)
    verdict.faults += [f"{game}: version {n} was promised to two presses" for (game, n), times in made.items() if times > 1]
    for ack in acks:
        log = logs.get(ack.game)
        there = mark(log.entries[ack.version - 1].body) if log is not None and ack.version <= log.version else None
        if there != ack.action.split()[1]:
            verdict.faults.append(f"{ack.game}: {ack.action} was acknowledged as {ack.version}, there is {there}")


def hurry(url: str) -> list[Fault]:
    """Somebody's time is up, where people think long; wait until a worker has noticed."""

    async def time_is_up() -> None:
        async with opened(StoreSettings(url=url, start_patience=60.0)) as store:
            await until(lambda: _runs_out(store), 60)
            await until(lambda: _noticed(store), 60)

    return [time_is_up, time_is_up]


async def _runs_out(store: Store) -> bool:
    now = store.clock.now()
    return any([await store.client.call("ZADD", due, "XX", "CH", now, member) for due, member in await _slow_timers(store)])


async def _noticed(store: Store) -> bool:
    times = [await store.client.call("ZSCORE", due, member) for due, member in await _slow_timers(store)]
    return all(at is None or float(at) > store.clock.now() for at in times)


async def _slow_timers(store: Store) -> list[tuple[str, str]]:
    games = [game for game in await store.games.all() if game.startswith(f"game{SLOW}r")]
    return [(store.keys.due(shard_of(game)), f"d:{game}:{TURN}") for game in games]


AT_TABLES: Final = Play("tests.table.worker", check, hurry)

if __name__ == "__main__":
    faults.main(AT_TABLES)
