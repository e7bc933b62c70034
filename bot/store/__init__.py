"""The store: games, outbox, timers and documents in Redis. The only package that knows a key name or a Lua script."""

from bot.store.courier import Deliver, Delivery, LaterError, PerhapsPostedError, PlaceGoneError, still_ours
from bot.store.documents import Document
from bot.store.events import Handle, StoreEvent
from bot.store.faults import StoreError
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
from bot.store.store import Store, StoreSettings, opened

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
    "new_id",
    "opened",
    "platform_of",
    "still_ours",
]
