"""The game itself: actions confirmed at once, or a draft confirmed in the end, and what is decided without asking."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from bot.ai.players import greedy_player
from bot.engine.actions import SKIP, Action
from bot.engine.events import Event
from bot.engine.fair import Stream
from bot.engine.game import Game
from bot.engine.refusals import IllegalAction
from bot.table import entries as e
from bot.table.deeds.base import DeedResult, Now, fresh, playing_seat, running
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.table import Table


def deciding_seat(table: Table, actor: Actor, version: int) -> int:
    """The actor's seat, if the present decision is its own and was still the same at this version."""
    running(table)
    number = playing_seat(table, actor)
    fresh(table, version)
    if table.decider != number:
        raise Denied("not_your_turn", {"seat": table.decider if table.decider is not None else number})
    return number


class Act(msgspec.Struct, frozen=True):
    """Play actions and confirm them, as a typed move does. The draft, if there is one, is dropped."""

    name: ClassVar[str] = "act"
    version: int
    actions: tuple[Action, ...]

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Whether they are legal the engine says when they are taken."""
        seat = deciding_seat(table, actor, self.version)
        if not self.actions:
            raise Denied("draft_unfinished")
        return DeedResult((e.played(seat, self.actions),), draft="drop")


class Confirm(msgspec.Struct, frozen=True):
    """What lies in the draft becomes final."""

    name: ClassVar[str] = "confirm"
    version: int
    revision: int

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """Exactly the draft that the person has seen, and only a whole one."""
        seat = deciding_seat(table, actor, self.version)
        draft = now.draft
        if draft is None or not draft.actions or table.game is None:
            raise Denied("no_draft")
        if draft.revision != self.revision:
            raise Denied("draft_moved", {"revision": draft.revision})
        if not drafting(table.game, seat, draft.actions).complete:
            raise Denied("draft_unfinished")
        return DeedResult((e.played(seat, draft.actions),), draft=self.revision)


class Reveal(msgspec.Struct, frozen=True):
    """Actions of which the last one reveals something: they are confirmed at once, if the draft is still at this revision."""

    name: ClassVar[str] = "confirm"
    version: int
    revision: int
    actions: tuple[Action, ...]

    def step(self, table: Table, actor: Actor, now: Now) -> DeedResult:
        """As confirming, but what was revealed cannot wait for it."""
        seat = deciding_seat(table, actor, self.version)
        return DeedResult((e.played(seat, self.actions),), draft=self.revision)


class Drafting(msgspec.Struct, frozen=True):
    """How a draft looks to its player. `game`: what the next choice is made from; of a complete draft, what the last one was."""

    actions: tuple[Action, ...]
    game: Game
    events: tuple[Event, ...]
    """What it brings about, up to where something hidden comes to light."""
    complete: bool
    """Nothing is left to be chosen: only Confirm remains."""
    reveals: bool
    """The last action has shown its player something: it cannot be a draft."""

    @property
    def outcome(self) -> Game:
        """What a complete draft leads to, as far as it is known before it is confirmed."""
        return self.game.after(self.actions[-1])


def drafting(game: Game, seat: int, actions: tuple[Action, ...]) -> Drafting:
    """Try a draft out; IllegalAction if it does not fit."""
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


def ordered(table: Table) -> Action | None:
    """What a standing order decides in place of the person who would be asked; None if the person is to be asked."""
    seat, decision, game = table.asked, table.decision, table.game
    if seat is None or decision is None or game is None:
        return None
    orders = seat.habits.orders
    if decision.kind == "wagon" and orders.wagon == "best":
        return greedy_player(game.view(decision.seat), Stream(bytes.fromhex(table.server_seed)))
    if decision.kind == "withdraw" and orders.cheapest_withdrawal:
        return game.default()
    declined = {"wagon": orders.wagon == "home", "ransom": orders.no_ransom, "draw": orders.no_second_part}
    # An order declines; where declining is no option, the person is asked.
    return SKIP if declined.get(decision.kind) and SKIP in game.options() else None
