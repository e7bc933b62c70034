"""Every name a key can have. No other module spells one out.

All keys of a game carry the tag of a fixed virtual shard, `{s000}` to `{s255}`, so that one script can cover the game, the outbox
and the timers of its shard on any node of a cluster. A shard follows from the game's id and never changes.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from bot.store.model import BASKET

SHARDS: Final = 256
_PARTS: Final = ("log", "head", "draft", "keys", "record", "places")


@lru_cache(maxsize=65536)
def shard_of(name: str) -> int:
    """Return the shard of a game or a person: the first byte of the SHA-256 of the id, for ever."""
    return sha256(name.encode()).digest()[0]


class GameKeys(NamedTuple):
    """The keys of one game, in the order in which the scripts `turn` and `load` take them.

    `log`: a list, the table's append-only log; its length is the game's version. `head`: a hash, what is known without replaying
    the log. `draft`: a hash, the turn being put together, with its revision. `seen`: a sorted set, recent idempotency keys, each
    scored with the version it made. `places`: a hash, for each place the newest version it has shown and that message's id.
    `record`: a string, the record of a finished game until it moves to the archive. `due` and `out` are those of the shard.
    """

    log: str
    head: str
    draft: str
    seen: str
    due: str
    out: str
    record: str
    places: str


class Keys:
    """The names below one prefix; two bots with different prefixes can share one Redis.

    `beat`: a hash, the heartbeat, and the totals of lost and repeated time. `format`: a string, the format number of everything
    stored. `restoring`: a string, the back-up that is being restored; gone when that is done. `wake`: a channel, the number of a
    shard whose outbox has something new. `relay`: a channel, the name of a queue between processes that has something new.
    """

    __slots__ = ("beat", "format", "prefix", "relay", "restoring", "tags", "wake")

    def __init__(self, prefix: str = "carc") -> None:
        """Refuse a prefix that would break the tags."""
        if not prefix or not prefix.replace("-", "").replace("_", "").isalnum():
            message = f"a key prefix holds letters, digits, - and _ only, not {prefix!r}"
            raise ValueError(message)
        self.prefix = prefix
        self.tags = tuple(f"{prefix}:{{s{number:03d}}}:" for number in range(SHARDS))
        self.beat, self.format, self.restoring = (f"{prefix}:{{meta}}:{name}" for name in ("beat", "format", "restoring"))
        self.wake, self.relay = f"{prefix}:wake", f"{prefix}:relay"

    def game(self, game: str) -> GameKeys:
        """Return the keys of a game, all in its shard."""
        tag = self.tags[shard_of(game)]
        log, head, draft, seen, record, places = (f"{tag}{part}:{game}" for part in _PARTS)
        return GameKeys(log, head, draft, seen, f"{tag}due", f"{tag}out", record, places)

    def due(self, shard: int) -> str:
        """Sorted set: the timers of a shard, scored with their time in milliseconds by Redis's clock."""
        return f"{self.tags[shard]}due"

    def out(self, shard: int) -> str:
        """Stream: the outbox of a shard."""
        return f"{self.tags[shard]}out"

    def lost(self, shard: int) -> str:
        """String: how many milliseconds of outage this shard's timers have been given back."""
        return f"{self.tags[shard]}lost"

    def repeated(self, shard: int) -> str:
        """String: by how many milliseconds this shard's timers have been moved back with the clock."""
        return f"{self.tags[shard]}repeated"

    def sent(self, shard: int, entry: str) -> str:
        """Hash: for each place the mark of an outbox entry: being sent, or the message's id."""
        return f"{self.tags[shard]}sent:{entry}"

    def digest(self, person: str) -> str:
        """Hash: reminders gathered for one person, a field for each game."""
        return f"{self.tags[shard_of(person)]}{BASKET}:{person}"

    def person_games(self, person: str) -> str:
        """Hash: hints at the games of a person, under its own tag."""
        return f"{self.prefix}:{{p:{person}}}:games"

    def chat_games(self, place: str) -> str:
        """Hash: hints at the games shown in a place, under its own tag."""
        return f"{self.prefix}:{{c:{place}}}:games"

    def document(self, kind: str, name: str) -> str:
        """Hash: a small document of the table's: a person, a chat's settings, a join code."""
        return f"{self.prefix}:{{d:{kind}:{name}}}"

    def coordination(self, kind: str, name: str) -> str:
        """String or list: a lease, a series of moments, a rate or a queue that processes share by name; it expires by itself."""
        return f"{self.prefix}:{{g:{name}}}:{kind}"

    def heard(self, name: str) -> str:
        """Hash: when a platform was last heard, and the lost time that was known then; beside the heartbeat."""
        return f"{self.prefix}:{{meta}}:heard:{name}"

    def holders(self, group: str) -> str:
        """Hash: which process holds which shard for a group."""
        return f"{self.prefix}:{{lease:{group}}}:holders"

    def alive(self, group: str) -> str:
        """Sorted set: processes of a group, scored with the time they were last heard of."""
        return f"{self.prefix}:{{lease:{group}}}:alive"
