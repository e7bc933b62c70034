"""The store: games, outbox, timers and documents in Redis. The only room that knows a key name or a Lua script."""

from bot.store.courier import Deliver, Delivery, LaterError, PerhapsPostedError, PlaceGoneError, still_ours
from bot.store.documents import Document
from bot.store.events import Event, Handle
from bot.store.faults import StoreError
from bot.store.model import (
    Announcement,
    Applied,
    Draft,
    Drafted,
    Duplicate,
    Entry,
    Head,
    Hint,
    Loaded,
    Outcome,
    Place,
    Redrafted,
    Shown,
    Stale,
    Summary,
    Timer,
    Turn,
    new_id,
)
from bot.store.store import Settings, Store, opened

__all__ = [
    "Announcement",
    "Applied",
    "Deliver",
    "Delivery",
    "Document",
    "Draft",
    "Drafted",
    "Duplicate",
    "Entry",
    "Event",
    "Handle",
    "Head",
    "Hint",
    "LaterError",
    "Loaded",
    "Outcome",
    "PerhapsPostedError",
    "Place",
    "PlaceGoneError",
    "Redrafted",
    "Settings",
    "Shown",
    "Stale",
    "Store",
    "StoreError",
    "Summary",
    "Timer",
    "Turn",
    "new_id",
    "opened",
    "still_ours",
]
