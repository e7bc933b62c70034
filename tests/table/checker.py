"""Check a proof by faults from acknowledgements, recorded posts and logs alone."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

import msgspec

from bot.store import Loaded
from bot.table import entries as e
from bot.table.refused import Denied
from bot.table.table import Table
from tests.store.standin import PlayerAck, ShownPost
from tests.table.worker import SEATS, mark


class ProofVerdict(msgspec.Struct):
    """The result. `faults` must be empty."""

    turns: int = 0
    acknowledged: int = 0
    timeouts: int = 0
    posts: int = 0
    repeats: int = 0
    kills: int = 0
    faults: list[str] = msgspec.field(default_factory=list)


def _once(where: str, posts: Sequence[ShownPost], verdict: ProofVerdict) -> Iterator[ShownPost]:
    """Each message once; repeats that the documentation allows are counted."""
    nonces: set[str] = set()
    for post in posts:
        if post.nonce in nonces:
            verdict.repeats += 1
            if not post.again or where.startswith("discord:"):
                verdict.faults.append(f"{where}: {post.version} came twice without need")
        elif post.told:
            yield post
        nonces.add(post.nonce)


def check_place(log: Loaded, place: str, posts: Sequence[ShownPost], expected: AbstractSet[int], verdict: ProofVerdict) -> None:
    """Check that a place saw these versions in order, each in one message, and that the store agrees."""
    where = f"{place} of {log.game}"
    newest = 0
    teller: dict[int, str] = {}
    for post in _once(where, posts, verdict):
        if post.version <= newest:
            verdict.faults.append(f"{where}: {post.version} came after {newest}")
        newest = max(newest, post.version)
        for version in post.told:
            if teller.setdefault(version, post.nonce) != post.nonce:
                verdict.faults.append(f"{where}: {version} was told in two messages")
    if newest != max(expected, default=0):
        verdict.faults.append(f"{where}: is at {newest}, the game at {max(expected, default=0)}")
    if missing := expected - set(teller):
        verdict.faults.append(f"{where}: never told {sorted(missing)[:10]}")
    if strange := set(teller) - expected:
        verdict.faults.append(f"{where}: told {sorted(strange)[:10]}, which nobody announced")
    if newest != (log.places[place].version if place in log.places else 0):
        verdict.faults.append(f"{where}: the store believes it saw {log.places.get(place)}")


def check(logs: Sequence[Loaded], acks: Sequence[PlayerAck], history: Sequence[ShownPost]) -> ProofVerdict:
    """Check that nothing was lost or doubled and everything was announced."""
    verdict = ProofVerdict(acknowledged=len(acks), posts=len(history))
    by_game = {log.game: log for log in logs}
    shown: defaultdict[tuple[str, str], list[ShownPost]] = defaultdict(list)
    for post in history:
        shown[post.place, post.game].append(post)
    for log in logs:
        for place, expected in _replayed(log, verdict).items():
            check_place(log, place, shown[place, log.game], expected, verdict)
    _acknowledged(by_game, acks, verdict)
    return verdict


def _replayed(log: Loaded, verdict: ProofVerdict) -> dict[str, set[int]]:
    """Replay the log; return the versions each place had to see."""
    table, expected = Table(log.game), {place: set[int]() for place in SEATS.values()}
    by_hand: Counter[str] = Counter()
    for entry in log.entries:
        decoded = e.decode(entry.body)
        try:
            e.take(table, decoded, entry.time)
        except (Denied, ValueError, AssertionError) as error:
            verdict.faults.append(f"{log.game} does not replay at entry {table.version}: {error}")
            return {}
        verdict.turns += isinstance(decoded, e.Played)
        verdict.timeouts += isinstance(decoded, e.TimedOut)
        if isinstance(decoded, e.Played) and decoded.by == "person":
            by_hand[mark(entry.body)] += 1
        # Opening a table and sitting down are one commit; so are a time-out and its move.
        if not isinstance(decoded, e.Opened | e.TimedOut):
            for place in table.places():
                expected[place].add(table.version)
    verdict.faults += [f"{log.game}: {action} is in the log {n} times" for action, n in by_hand.items() if n > 1]
    return expected if log.version else {}


def _acknowledged(logs: dict[str, Loaded], acks: Sequence[PlayerAck], verdict: ProofVerdict) -> None:
    made: Counter[tuple[str, int]] = Counter((ack.game, ack.version) for ack in acks)
    verdict.faults += [f"{game}: version {n} was promised to two presses" for (game, n), times in made.items() if times > 1]
    for ack in acks:
        log = logs.get(ack.game)
        there = mark(log.entries[ack.version - 1].body) if log is not None and ack.version <= log.version else None
        if there != ack.action.split()[1]:
            verdict.faults.append(f"{ack.game}: {ack.action} was acknowledged as {ack.version}, there is {there}")
