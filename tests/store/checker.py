"""Reads only what was acknowledged, what the stand-in kept, and the logs; and proves that nothing was lost or doubled."""

from collections import Counter, defaultdict
from collections.abc import Sequence

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
            _place(log, place, shown[place, log.game], verdict)
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


def _place(log: Loaded, place: str, posts: Sequence[Post], verdict: Verdict) -> None:
    where = f"{place} of {log.game}"
    newest = 0
    teller: dict[int, str] = {}
    nonces: set[str] = set()
    for post in posts:
        if post.nonce in nonces:
            verdict.repeats += 1
            if not post.again or place.startswith("discord:"):
                verdict.faults.append(f"{where}: {post.version} came twice without need")
            continue
        nonces.add(post.nonce)
        if post.version <= newest:
            verdict.faults.append(f"{where}: {post.version} came after {newest}")
        newest = max(newest, post.version)
        for version in post.told:
            if teller.setdefault(version, post.nonce) != post.nonce:
                verdict.faults.append(f"{where}: {version} was told in two messages")
    if newest != log.version:
        verdict.faults.append(f"{where}: is at {newest}, the game at {log.version}")
    if missing := set(range(1, log.version + 1)) - set(teller):
        verdict.faults.append(f"{where}: never told {sorted(missing)[:10]}")
    if place not in log.places or log.places[place].version != log.version:
        verdict.faults.append(f"{where}: the store believes it saw {log.places.get(place)}")
