"""The game itself: actions confirmed at once, drafts and their confirmation, and standing orders."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.ai.strategies import greedy_player
from bot.engine.actions import SKIP, Action
from bot.engine.events import Event
from bot.engine.fair import Stream
from bot.engine.game import Game
from bot.engine.refusals import IllegalAction
from bot.table import entries as e
from bot.table.deeds.base import Deed, DeedResult, Now, check_running, playing_seat
from bot.table.permissions import SEATED, Actor
from bot.table.refused import Denied
from bot.table.table import Table


def deciding_seat(table: Table, actor: Actor, version: int) -> int:
    """Return the actor's seat; raise Denied unless the present decision is theirs and this version shows it.

    A version ahead of the table's is of a game that a restored backup has taken back.
    """
    check_running(table)
    number = playing_seat(table, actor)
    if not table.since <= version <= table.version:
        raise Denied("stale", {"was": version, "now": table.version})
    if table.decider != number:
        raise Denied("not_your_turn", {"seat": table.decider if table.decider is not None else number})
    return number


class Act(Deed, frozen=True):
    """Play actions and confirm them, as a typed move does. The draft, if there is one, is dropped."""

    allowed: ClassVar = SEATED
    version: int
    actions: tuple[Action, ...]

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Check turn and version; the engine refuses illegal actions when they are applied."""
        seat = deciding_seat(table, actor, self.version)
        if not self.actions:
            raise Denied("draft_unfinished")
        return DeedResult((e.Played(seat, self.actions),), draft="drop")


class Confirm(Deed, frozen=True):
    """Confirm the draft."""

    allowed: ClassVar = SEATED
    version: int
    revision: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Refuse any draft but the one the person has seen, and an unfinished one."""
        seat = deciding_seat(table, actor, self.version)
        draft = now.draft
        if draft is None or not draft.actions or table.game is None:
            raise Denied("no_draft")
        if draft.revision != self.revision:
            raise Denied("draft_moved", {"revision": draft.revision})
        if not drafting(table.game, seat, draft.actions).complete:
            raise Denied("draft_unfinished")
        return DeedResult((e.Played(seat, draft.actions),), draft=self.revision)


class Reveal(Deed, frozen=True):
    """Confirm actions at once because the last one reveals something, if the draft is still at this revision."""

    name: ClassVar[str] = "confirm"
    allowed: ClassVar = SEATED
    version: int
    revision: int
    actions: tuple[Action, ...]

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Confirm without being asked: the player has seen what was revealed."""
        seat = deciding_seat(table, actor, self.version)
        return DeedResult((e.Played(seat, self.actions),), draft=self.revision)


class Drafting(msgspec.Struct, frozen=True):
    """A draft as its player sees it. `game`: the position of the next choice; in a complete draft, of the last one."""

    actions: tuple[Action, ...]
    game: Game
    events: tuple[Event, ...]
    """The draft's events, up to where hidden information comes to light."""
    complete: bool
    """Nothing is left to choose: only Confirm remains."""
    reveals: bool
    """The last action has shown its player something, so it cannot be a draft."""

    @property
    def outcome(self) -> Game:
        """The position after a complete draft, as far as it is known before it is confirmed."""
        return self.game.after(self.actions[-1])


def drafting(game: Game, seat: int, actions: tuple[Action, ...]) -> Drafting:
    """Try a draft on copies of the game; raise IllegalAction if it is not legal."""
    trial, shown, events = game.copy(), game.copy(), list[Event]()
    for number, action in enumerate(actions):
        shown = trial.copy()
        happened = trial.apply(action, seat)
        mine = trial.decision is not None and trial.decision.seat == seat
        events += happened if mine else shown.after(action).log[-1].events
        last = number == len(actions) - 1
        if not mine:
            if not last:
                raise IllegalAction("not_your_decision", {"seat": seat, "expected": _next(trial)})
            return Drafting(actions, shown, tuple(events), complete=True, reveals=False)
        if last and any(event.reveals for event in happened):
            return Drafting(actions, trial, tuple(events), complete=False, reveals=True)
    return Drafting(actions, trial, tuple(events), complete=False, reveals=False)


def _next(game: Game) -> int:
    return game.decision.seat if game.decision is not None else -1


def with_skips(game: Game, seat: int, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Add a Skip wherever it is the only option: nobody is asked about that."""
    while actions:
        tried = drafting(game, seat, actions)
        if tried.complete or tried.reveals or tried.game.options() != (SKIP,):
            return actions
        actions = (*actions, SKIP)
    return actions


def ordered_action(table: Table) -> Action | None:
    """Return the action a standing order chooses; None to ask the player."""
    seat, decision, game = table.asked, table.decision, table.game
    if seat is None or decision is None or game is None:
        return None
    orders = seat.habits.orders
    if decision.kind == "wagon" and orders.wagon == "best":
        return greedy_player(game.view(decision.seat), Stream(bytes.fromhex(table.server_seed)))
    if decision.kind == "withdraw" and orders.cheapest_withdrawal:
        return game.default()
    declined = {"wagon": orders.wagon == "home", "ransom": orders.no_ransom, "draw": orders.no_second_part}
    # An order declines; where declining is not an option, ask the player.
    return SKIP if declined.get(decision.kind) and SKIP in game.options() else None
