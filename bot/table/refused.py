"""Refusals of deeds: a code with its parameters. The text is in the catalogue, under `denied-…`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

Param: TypeAlias = str | int

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no_table": ("table",),
    "none_here": (),
    "unknown_words": ("words", "command", "takes"),
    "unknown_game": ("word", "games", "modules"),
    "no_expansions": ("word", "game"),
    "not_allowed": ("deed", "roles"),
    "table_full": ("seats",),
    "already_seated": (),
    "not_seated": (),
    "invitation_needed": (),
    "colour_taken": ("colour", "colours"),
    "unknown_colour": ("colour", "colours"),
    "too_long": ("most",),
    "too_few": ("fewest",),
    "bad_option": ("option", "value"),
    "not_open": (),
    "not_begun": (),
    "over": ("table",),
    "closed": (),
    "not_over": (),
    "stale": ("was", "now"),
    "draft_moved": ("revision",),
    "no_draft": (),
    "draft_unfinished": (),
    "not_your_turn": ("seat",),
    "nothing_to_undo": (),
    "undo_seen": (),
    "undo_asked": (),
    "no_question": (),
    "no_such_seat": ("seat",),
    "seat_is_computers": ("seat",),
    "seat_not_offered": ("seat",),
    "kick_yourself": (),
    "kick_two": ("fewest",),
    "nudge_too_soon": ("until",),
    "nudge_quiet": ("until",),
    "nudge_away": ("until",),
    "nudge_yourself": (),
    "say_nothing": (),
    "say_too_much": ("until",),
    "say_off": (),
    "already_watching": (),
    "not_watching": (),
    "too_many_tables": ("most",),
    "too_many_here": ("most",),
    "too_fast": ("until",),
    "bad_zone": ("zone",),
    "bad_quiet": ("most",),
    "bad_interval": ("fewest",),
    "bad_away": (),
    "away_too_long": ("most",),
    "bad_setting": ("setting", "value"),
    "bad_name": ("most",),
    "block_yourself": (),
    "bad_link": (),
    "link_same": (),
    "link_gone": (),
    "not_linked": (),
    "link_same_table": ("table",),
    "opening_restricted": (),
    "wrong_channel": (),
    "import_unfit": ("why", "number"),
    "import_over": (),
    "export_none": (),
    "paused": (),
}
"""Every code with its parameters. Times (`until`) are milliseconds; seats are numbers, and the chat fills in the names."""


class Denied(Exception):
    """A deed that cannot be done. Nothing has changed."""

    def __init__(self, code: str, params: Mapping[str, Param] | None = None) -> None:
        self.code = code
        self.params: dict[str, Param] = dict(params or {})
        if set(self.params) != set(REFUSALS[code]):
            message = f"'{code}' comes with {REFUSALS[code]}, not with {sorted(self.params)}"
            raise TypeError(message)
        super().__init__(f"{code} {self.params}" if self.params else code)
