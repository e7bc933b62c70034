"""Reads only what was acknowledged, what the stand-in kept, and the logs; and proves that nothing was lost or doubled."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet

import msgspec

from bot.store import Loaded
from tests.store.standin import Ack, Post
from tests.store.worker import PLACES, Move, linked


class Verdict(msgspec.Struct):
    """What was found out. `faults` must be empty."""

    turns: int = 0
    acknowledged: int = 0
    timeouts: int = 0
    posts: int = 0
    repeats: int = 0
    kills: int = 0
    faults: list[str] = msgspec.field(default_factory=list)


def check(logs: Sequence[Loaded], acks: Sequence[Ack], history: Sequence[Post]) -> Verdict:
    """Look at everything."""
    verdict = Verdict(acknowledged=len(acks), posts=len(history))
    actions = {log.game: _replayed(log, verdict) for log in logs}
    _acknowledged_once(actions, acks, verdict)
    shown: defaultdict[tuple[str, str], list[Post]] = defaultdict(list)
    for post in history:
        shown[post.place, post.game].append(post)
    for log in logs:
        for place in PLACES:
            check_place(log, place, shown[place, log.game], set(range(1, log.version + 1)), verdict)
    return verdict


def _replayed(log: Loaded, verdict: Verdict) -> list[str]:
    chain, actions = "", []
    for number, entry in enumerate(log.entries):
        move = msgspec.json.decode(entry.body, type=Move)
        chain = linked(chain, move.action)
        if move.chain != chain:
            verdict.faults.append(f"{log.game} does not replay at entry {number}")
            chain = move.chain
        actions.append(move.action)
    verdict.turns += len(actions)
    verdict.timeouts += sum(action.startswith("timeout ") for action in actions)
    verdict.faults += [f"{log.game}: {action} is in the log {n} times" for action, n in Counter(actions).items() if n > 1]
    return actions


def _acknowledged_once(actions: dict[str, list[str]], acks: Sequence[Ack], verdict: Verdict) -> None:
    for ack in acks:
        log = actions.get(ack.game, [])
        found = log[ack.version - 1] if ack.version <= len(log) else None
        if found != ack.action:
            verdict.faults.append(f"{ack.game}: {ack.action} was acknowledged as {ack.version}, there is {found}")


def _once(where: str, posts: Sequence[Post], verdict: Verdict) -> Iterator[Post]:
    """Each message that shows versions once; the documented repeat is counted."""
    nonces: set[str] = set()
    for post in posts:
        if post.nonce in nonces:
            verdict.repeats += 1
            if not post.again or where.startswith("discord:"):
                verdict.faults.append(f"{where}: {post.version} came twice without need")
        elif post.told:
            yield post
        nonces.add(post.nonce)


def check_place(log: Loaded, place: str, posts: Sequence[Post], expected: AbstractSet[int], verdict: Verdict) -> None:
    """A place has seen these versions in order, the newest last, each in one message; and the store knows it."""
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
    if place not in log.places or log.places[place].version != newest:
        verdict.faults.append(f"{where}: the store believes it saw {log.places.get(place)}")
