"""Who looks at a board, and what is said to a reader who is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.chat.context import THEMES, own_voice
from bot.chat.contract import Account
from bot.chat.refusals import denied_words, refused_words
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice
from bot.engine.refusals import Refusal
from bot.scene.cell_names import NoSuchCell
from bot.store import Place
from bot.table.people import Chat, Person
from bot.table.permissions import Actor
from bot.table.refused import Denied

CONTRAST: Final = "high-contrast"
_STALE: Final = frozenset({"stale", "draft_moved", "no_draft", "draft_unfinished", "not_your_turn", "not_running", "paused"})
_STATUS: Final = {
    "no_table": 404,
    "paused": 409,
    "invitation_needed": 403,
    "not_allowed": 403,
    "not_seated": 403,
    "too_fast": 429,
}


class BoardRefused(Exception):
    """A request that was refused; nothing has changed. `code` is for the page, `text` for its reader."""

    def __init__(self, status: int, code: str, text: str) -> None:
        self.status, self.code, self.text = status, code, text
        super().__init__(code)


@dataclass(frozen=True)
class BoardReader:
    """Who looks at a board, and how. `looks_at`: the one table that an onlooker without a name may look at, and do no more."""

    account: Account
    person: Person
    place: Place
    language: str
    contrast: bool = False
    looks_at: str = ""

    @property
    def voice(self) -> Voice:
        """The reader's voice."""
        return own_voice(self.person, Chat(), self.language)

    @property
    def theme(self) -> str:
        """The theme of the reader's pictures."""
        return CONTRAST if self.contrast else THEMES[self.person.palette]

    @property
    def actor(self) -> Actor:
        """The reader as the actor of a deed. No page makes anybody an admin."""
        return Actor(self.person.id, self.place)


class RefusalsInWords:
    """Turns refusals inside the block into those of a page."""

    def __init__(self, voice: Voice, seen: TableContext | None = None) -> None:
        self._voice, self._seen = voice, seen

    def __enter__(self) -> None:
        pass

    def __exit__(self, _type: object, fault: BaseException | None, _trace: object) -> None:
        if isinstance(fault, Denied):
            status = _STATUS.get(fault.code, 409 if fault.code in _STALE else 422)
            raise BoardRefused(status, fault.code, denied_words(self._voice, fault, self._seen)) from fault
        if isinstance(fault, Refusal):
            text = refused_words(self._seen, fault) if self._seen else self._voice.plain("web-no-button")
            raise BoardRefused(422, fault.code, text) from fault
        if isinstance(fault, NoSuchCell):
            raise BoardRefused(422, "no_cell", self._voice.plain("no-such-cell", cell=str(fault.args[0]))) from fault
