"""The store: games, outbox, timers and documents in Redis. The only package that knows a key name or a Lua script.

Begin with `store.py`, then `games.py` and `courier.py`.

archive        Finished games, moved out of Redis into compressed files, so that Redis does not grow without end
backup         Back up everything that is kept into one file while the bot runs, and restore it, here or on another
               server
backup_file    The file of a back-up: a compressed tar that is read from end to end, so that no damage goes unnoticed
batcher        Calls made at the same moment go out in one batch: that halves the client library's work for each of
               them
binary         Which server program to start, and whether it may open a data directory that another program has
               written
client         The connection to Redis: commands, scripts and subscriptions, for every kind of server
clock          Redis's clock, the heartbeat, and the time that is given back after an outage
connect        From a URL to a client: one server, Sentinel, or Cluster, each with or without TLS and password
coordination   What processes share by name: who does a job, when the next may begin, and how many there were lately
courier        A platform's courier: posts announcements in order for each place, each at least once, and shows each
               only once
digests        Announcements to a person rather than at a table
documents      Small documents beside the games: a person, a chat's settings, a join code
embedded       The private server: it starts with the bot when no REDIS_URL is set, and ends with it
events         The consumer of the table's own group: timers that came due, deadlines that moved, and the store's own
               housekeeping
faults         The faults of Redis, told apart in one place
games          The games: one atomic step a turn, and one read for everything
in_flight      Jobs and tasks under way, so that they can be finished before shutdown, as far as there is time
indexes        Indexes of the games that a person plays and a place shows
keyed_queues   Jobs run in order within a key, and side by side across keys
keys           Every name a key can have
model          The store's own types: fields that the store has to understand are typed, all others are bytes
outbox         The outbox: one stream per shard, read by a consumer group for each platform and one for the table's
               own events
process_lease  Leases for work that only one process at a time may do: poll a token, send for it, serve the browser
               room
reader         One process's share of one consumer group: it holds leases, reads its shards in order, and acknowledges
               finished entries
relay          Queues of short-lived items between processes, each in order, and short-lived notes that all of them can
               read
shard_leases   Leases on shards: each consumer group shares the shards among its processes, and each shard has one
               reader
silence        How long a platform was silent, kept in the store, so that a restart of the bot forgets nothing
store          The store as the rest of the bot sees it
wakeups        What keeps a process's readers going: the heartbeat, wake-up calls, and a sweep for the calls that were
               missed
"""

from bot.store.courier import (
    Deliver,
    Delivery,
    LaterError,
    PerhapsPostedError,
    PlaceGoneError,
    keep_until,
    last_check,
    only_while,
    perhaps_posted,
)
from bot.store.documents import Document
from bot.store.events import Handle, StoreEvent
from bot.store.faults import StoreError
from bot.store.keys import shard_of
from bot.store.model import (
    Announcement,
    Applied,
    Commit,
    Drafted,
    Duplicate,
    Head,
    Hint,
    Loaded,
    LogEntry,
    Outcome,
    Place,
    PlaceState,
    Redrafted,
    Stale,
    StoredDraft,
    Summary,
    Timer,
    new_id,
    platform_of,
)
from bot.store.store import Store, StoreSettings, open_store

__all__ = [
    "Announcement",
    "Applied",
    "Commit",
    "Deliver",
    "Delivery",
    "Document",
    "Drafted",
    "Duplicate",
    "Handle",
    "Head",
    "Hint",
    "LaterError",
    "Loaded",
    "LogEntry",
    "Outcome",
    "PerhapsPostedError",
    "Place",
    "PlaceGoneError",
    "PlaceState",
    "Redrafted",
    "Stale",
    "Store",
    "StoreError",
    "StoreEvent",
    "StoreSettings",
    "StoredDraft",
    "Summary",
    "Timer",
    "keep_until",
    "last_check",
    "new_id",
    "only_while",
    "open_store",
    "perhaps_posted",
    "platform_of",
    "shard_of",
]
