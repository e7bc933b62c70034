"""What a table shows, as plain values without class or module names; times in seconds since the dump."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import Any

import msgspec

from bot.table.refused import Denied
from tests.chat.room import Bot
from tests.store.made import loaded_game


async def shown(bot: Bot, table: str, at: int) -> dict[str, Any]:
    """Players, scores, the player to act, and state outside the log."""
    loaded = await loaded_game(bot.store, table)
    stored = {
        "table": table,
        "version": loaded.version,
        "state": loaded.head.state,
        "timers": {name: round((when - at) / 1000) for name, when in sorted(loaded.timers.items())},
        "drafted": loaded.draft.revision if loaded.draft else 0,
        "seen": {place: [each.version, each.message] for place, each in sorted(loaded.places.items())},
    }
    try:
        found = await bot.tables.look(table)
    except Denied as refusal:
        return {**stored, "refused": refusal.code}
    names = {person: known.name for person, known in (await bot.people.get_many(found.people())).items()}
    draft = (await bot.tables.now(table)).draft
    facts: dict[str, Any] = {
        **stored,
        "since": found.since,
        "host": names.get(found.host, ""),
        "home": found.home,
        "game": found.options.game,
        "modules": list(found.options.modules),
        "rules": list(found.options.rules),
        "pace": found.options.pace,
        "time_up": found.options.time_up,
        "rated": found.rated,
        "private": found.options.private,
        "language": found.options.language,
        "seats": [
            {
                "name": names.get(seat.person, ""),
                "place": seat.place,
                "computer": seat.level,
                "colour": found.colours[number],
                "out": [name for name in ("resigned", "kicked", "offered") if getattr(seat, name)],
                "timeouts": seat.timeouts,
            }
            for number, seat in enumerate(found.seats)
        ],
        "watchers": list(found.watchers),
        "invited": len(found.invited),
        "muted": found.muted,
        "reminded": found.reminded,
        "votes": {str(seat): sorted(votes) for seat, votes in sorted(found.kicks.items()) if votes},
        "undo": [found.undo.seat, found.undo.to, sorted(found.undo.agreed)] if found.undo else None,
        "rematch": found.rematch,
        "ended": found.ended,
        "draft": len(draft.actions) if draft else 0,
    }
    if found.game is not None:
        standing = found.game.standing()
        facts |= {"actions": len(found.game.log), "scores": list(standing.scores), "winners": list(standing.winners)}
    if found.decision is not None:
        facts |= {
            "turn": [found.decision.seat, found.decision.kind],
            "asked": names.get(found.asked.person, "") if found.asked else "",
        }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(facts))
    return plain


def kept(file: Path) -> dict[str, Any]:
    """Read the stored summary."""
    found: dict[str, Any] = msgspec.json.decode(lzma.decompress(file.read_bytes()))
    return found
