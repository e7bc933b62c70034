"""Players who record their requests and the bot's acknowledgements, to compare with the finished game."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bot.card_game.rules.kind import CARDCASSONNE
from bot.engine.record import read_record
from bot.scene.cell_names import cell_name
from tests.soak.people import Stubborn
from tests.soak.rooms import ChatPair
from tests.standins.calls import called
from tests.standins.people import CONFIRM, Seen

_CELL: Final = r"(-?[A-Z]{1,2}-?\d+)\b"
_PLACED: Final = re.compile(rf"^[^,:\n]+: {_CELL}", re.MULTILINE)


class TurnAck(NamedTuple):
    """An acknowledged turn. `question`: the post that asked for it; `cell`: of its tile; `loud`: earlier pings.

    `seen`: what was pressed, and what was seen of it.
    """

    question: str
    cell: str
    loud: int
    seen: str = ""


@dataclass
class Witness(Stubborn):
    """`tried`: every cell that this person has asked to confirm; `acks`: what the bot has acknowledged.

    `lost`: what stood in the chat each time when nothing led on but typing.
    """

    tried: set[str] = field(default_factory=set)
    acks: list[TurnAck] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    _question: str = ""

    async def decide(self, message: Seen) -> None:
        """Record the question, then answer it."""
        asked = self.asked()
        self._question = asked.plain if asked is not None else ""
        await super().decide(message)

    async def _ask(self, code: str) -> bool:
        seeing = "\n".join([f"{self.name} had to type to get on", *self.seeing(), *self.refused[-2:]])
        mine = await super()._ask(code)
        if mine:
            self.lost.append(seeing)
        return mine

    async def step(self, message: Seen) -> Seen | None:
        """Record what is about to be confirmed, and whether the bot acknowledged it."""
        drafted = _PLACED.findall(message.plain)
        if message.offers(CONFIRM):
            self.tried.update(drafted)
        before = self.turns
        following = await super().step(message)
        if self.turns > before:
            # A press on a draft that is behind is answered with what came of the turn, which may be another cell.
            # It also says what others have played since, as a question says what they played before.
            told = message if following is None else following
            now = self._newest(lambda seen: seen.id == message.id, 0)
            said = told.plain if now is None else f"{told.plain}\n{now.plain}"
            done = re.findall(rf"^{re.escape(self.name)}: {_CELL}", said, re.MULTILINE)
            if following is not None and not done and _PLACED.search(following.plain):
                return following  # the message of another's turn: posted twice, it showed this one for a moment
            shown = [each.plain if each is not None else "-" for each in (message, following, now)]
            seen = "\n=> ".join([*shown, self.answers[-1] if self.answers else "-"])
            self.acks.append(TurnAck(self._question, done[0] if done else "", len(loud(self)), seen))
        return following


def loud(player: Stubborn) -> Sequence[str]:
    """This person's pings so far, oldest first, with their text on arrival."""
    return player.phone.rang()  # type: ignore[attr-defined,no-any-return]


def of_game(room: ChatPair, record: bytes) -> Iterator[str]:
    """The faults of a finished game, from its record and what its people saw."""
    read = read_record(record)
    placed: defaultdict[int, set[str]] = defaultdict(set)
    for action in read.actions:
        if action["do"] in {"tile", "abbey"}:
            placed[action["seat"]].add(cell_name((action["at"][0], action["at"][1])))
    tried: set[str] = set()
    for player in room.players:
        assert isinstance(player, Witness)
        tried |= player.tried
        yield from _of_pings(player)
        done = {ack.cell for ack in player.acks if ack.cell}
        mine = max(placed.values(), key=lambda cells: len(cells & done), default=set())
        if read.game != CARDCASSONNE.name:
            lost = [ack for ack in player.acks if ack.cell in done - mine]
            yield from (
                f"{player.name} was told that {ack.cell} is done: it is not in the record {ack.seen}".rstrip() for ack in lost
            )
    if read.game != CARDCASSONNE.name:
        unasked = set().union(*placed.values()) - tried
        yield from (f"{cell} is in the record, and nobody asked for it" for cell in sorted(unasked))


def _of_pings(player: Witness) -> Iterator[str]:
    """Find pings for turns the person knows to be over."""
    rang = loud(player)
    for ack in player.acks:
        late = [text for text in rang[ack.loud :] if ack.question and text == ack.question]
        yield from (f"{player.name} was called for a turn that was over: {text.splitlines()[0]}" for text in late)


def repeats(player: Stubborn) -> int:
    """How often the same question pinged again."""
    return sum(count - 1 for text, count in Counter(loud(player)).items() if called(text))
