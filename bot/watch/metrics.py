"""All metrics of the bot, for Prometheus. A metric is defined here and counted where it arises."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_TINY: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)

COMMANDS: Final = Counter("carcassonne_commands_total", "Presses, commands and typed moves.", ["platform", "outcome"])
"""`outcome`: done, refused (the rules or the table said no), store (Redis was away), failed, or paused (the breaker tripped)."""

TURNS: Final = Counter("carcassonne_log_entries_total", "Entries written to the logs of tables: moves, joins, time-outs.")

STEP: Final = Histogram(
    "carcassonne_step_seconds", "How long a step of an answer takes.", ["step"], buckets=_QUICK
)  # fmt: skip
"""`step`: command (everything a press does), deliver (telling one place), draw (one picture)."""

DELIVERIES: Final = Counter("carcassonne_deliveries_total", "Messages told to places.", ["platform"])

QUEUE: Final = Gauge("carcassonne_queue_length", "What waits to be done.", ["queue"])
"""`queue`: outbox (announcements that some platform has not told yet), or a platform (its answers to commands)."""

LAG: Final = Histogram("carcassonne_loop_lag_seconds", "How late the event loop is.", buckets=_TINY)

ERRORS: Final = Counter("carcassonne_errors_total", "Errors in the log, by the part that wrote them.", ["part"])

GAMES: Final = Gauge("carcassonne_games", "Tables, as counted every few minutes.", ["state"])

LAST_BACKUP: Final = Gauge("carcassonne_last_backup_timestamp_seconds", "When the newest scheduled back-up was taken.")

PAUSED: Final = Gauge("carcassonne_paused", "1 while commands are paused because of too many different errors.")

AWAY: Final = Gauge("carcassonne_store_away", "1 while the store does not answer; what is counted in it stays as it was.")
