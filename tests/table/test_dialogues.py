"""Random sequences of all deeds by several people: no table gets stuck, and its log replays identically.

`make proof` can run it for hours; the usual run always plays the same dialogues.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from bot.engine.refusals import Refusal
from bot.store import StoreEvent
from bot.table.deeds.base import TURN, Deed
from bot.table.deeds.clock import Forget, Merge, SetHabits
from bot.table.deeds.ends import EndTable, NextTable
from bot.table.deeds.lobby import AddComputer, Invite, Join, Leave, RemoveGuest, SetOptions, Start
from bot.table.deeds.pauses import AnswerPause, AskPause, EndPause
from bot.table.deeds.places import LosePlace, MoveHere, MovePlace
from bot.table.deeds.play import Act, Confirm
from bot.table.deeds.seats import OfferSeat, Resign, TakeSeat, VoteKick
from bot.table.deeds.talk import Give, Nudge, Say, StopReminders, Unwatch, Watch
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.habits import Habits, Orders
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, PACES, Options
from bot.table.permissions import CLOCK, Actor
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper
from tests.table.chance import steady
from tests.table.memory import BEGIN, Memory
from tests.table.playing import HERE, default_turn, key
from tests.table.simple_players import SimplePlayers
from tests.table.test_committing import same

LONG = int(os.environ.get("DIALOGUES", "0"))
"""How many dialogues to play; unset, the few of the usual run."""
TABLE = "table001"
NAMES = ("ann", "ben", "cleo", "dan")
PLACES = (HERE, "discord:5/6", "telegram:77")
T = TypeVar("T")

names, places, seats = st.sampled_from(NAMES), st.sampled_from(PLACES), st.integers(0, 5)
orders = st.builds(Orders, wagon=st.sampled_from(("ask", "home", "best")), no_ransom=st.booleans())
habits = st.builds(
    Habits,
    quiet=st.sampled_from((None, Quiet(0, 600))),
    ping=st.sampled_from(("here", "private", "both", "never")),
    private=st.sampled_from(((), ("telegram:77",))),
    blocked=st.sampled_from(((), ("ann",))),
    interval=st.sampled_from((None, HOUR)),
    orders=orders,
)
agreements = st.builds(
    Options,
    modules=st.sampled_from(((), ("fields",), ("fields", "traders_builders", "abbey_mayor"))),
    seats=st.integers(2, 5),
    pace=st.sampled_from(("live", "8h", "24h", "2d-4h", "none")),
    time_up=st.sampled_from(("simplest", "computer", "offer")),
    private=st.booleans(),
)
people_do: st.SearchStrategy[Deed] = st.one_of(
    st.builds(Join, st.just("salt"), habits, st.sampled_from(("", "red"))),
    st.sampled_from(
        [Start(), Leave(), AskUndo(), Resign(), Nudge(), Give(), StopReminders(), Say("hello"), Watch(), Unwatch(), MoveHere()]
    ),
    st.sampled_from([AddComputer("greedy", ("greedy",)), AddComputer("random", ("random",))]),
    st.builds(AnswerUndo, st.booleans()),
    st.builds(AskPause, st.integers(BEGIN, BEGIN + 40 * DAY)),
    st.one_of(st.builds(AnswerPause, st.booleans()), st.just(EndPause())),
    st.builds(OfferSeat, st.booleans()),
    st.builds(SetOptions, agreements),
    st.builds(RemoveGuest, seats),
    st.builds(Invite, names, habits),
    st.builds(TakeSeat, seats, habits),
    st.builds(VoteKick, seats),
    st.builds(NextTable, st.just("table002")),
)
those_there_do: st.SearchStrategy[Deed] = st.one_of(
    st.sampled_from([Nudge(), StopReminders(), Say("hello"), Leave(), Resign()]),
    st.sampled_from([Watch(), Watch(), Unwatch()]),
    st.builds(OfferSeat, st.booleans()),
    st.builds(Invite, names, habits),
    st.builds(NextTable, st.just("table002")),
)
bot_does: st.SearchStrategy[Deed] = st.one_of(
    st.builds(SetHabits, names, habits),
    st.builds(Merge, names, st.sampled_from(("ann2", "ben2"))),
    st.builds(Forget, names),
    st.builds(LosePlace, places),
    st.builds(MovePlace, places, st.just("telegram:-1009")),
)


class Dialogue(RuleBasedStateMachine):
    """Several people at one table, in two processes, while time passes."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.memory = Memory()
        self.workers = [Tables(self.memory.store, steady()), Tables(self.memory.store, steady())]
        self.keeper = Timekeeper(self.workers[0], SimplePlayers(), Results(self.memory.store))
        self.version = 0

    def teardown(self) -> None:
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    @property
    def there(self) -> bool:
        return TABLE in self.memory.logs

    def known(self, process: int) -> Table:
        return self.run(self.workers[process].look(TABLE, newest=False))

    def press(self, process: int, actor: Actor, deed: Deed, click: str = "") -> Table | None:
        """Try a deed; a refusal is fine."""
        try:
            return self.run(self.workers[process].do(TABLE, actor, deed, click or key())).table
        except (Denied, Refusal):
            return None

    @initialize(
        options=agreements,
        place=places,
        living=habits,
        third=st.sampled_from(("", "cleo", "computer")),
        begun=st.sampled_from((True, True, False)),
    )
    def opens(self, options: Options, place: str, living: Habits, third: str, begun: bool) -> None:
        ann = Actor("ann", place)
        self.run(self.workers[0].open(ann, options, key=key(), salt="salt", table=TABLE))
        there = place if options.private else HERE
        self.press(0, Actor("ben", there), Join("salt", living))
        if third == "cleo":
            self.press(0, Actor("cleo", there), Join("salt"))
        if third == "computer":
            self.press(0, ann, AddComputer("random", ("random",)))
        if begun:
            self.press(0, ann, Start())

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), name=names, place=places, deed=people_do)
    def somebody_does(self, process: int, name: str, place: str, deed: Deed) -> None:
        self.press(process, Actor(name, place), deed)

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), number=seats, place=places, deed=those_there_do)
    def one_of_those_there_does(self, process: int, number: int, place: str, deed: Deed) -> None:
        people = self.known(process).people()
        if people:
            self.press(process, Actor(people[number % len(people)], place), deed)

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), answers=st.lists(st.booleans(), max_size=3))
    def somebody_takes_back(self, process: int, answers: list[bool]) -> None:
        table = self.known(process)
        if table.asked is None:
            return
        asking = Actor(table.asked.person, HERE)
        self.press(process, asking, Act(table.version, default_turn(table)))
        self.press(process, asking, AskUndo())
        for yes, name in zip(answers, [each for each in table.people() if each != asking.person], strict=False):
            self.press(1 - process, Actor(name, HERE), AnswerUndo(yes))

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), number=seats)
    def the_others_send_somebody_away(self, process: int, number: int) -> None:
        for name in self.known(process).people():
            self.press(process, Actor(name, HERE), VoteKick(number))

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), deed=bot_does)
    def the_bot_does(self, process: int, deed: Deed) -> None:
        self.press(process, CLOCK, deed)

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), turns=st.integers(1, 12), twice=st.booleans())
    def they_play(self, process: int, turns: int, twice: bool) -> None:
        for _ in range(turns):
            table = self.known(process)
            if table.computers_turn:
                self.memory.move_due()
                self.see_to_events(twice=twice)
                table = self.known(0)
            if table.asked is None:
                return
            deed, actor, click = Act(table.version, default_turn(table)), Actor(table.asked.person, HERE), key()
            done = self.press(process, actor, deed, click)
            if twice and done is not None:
                again = self.press(1 - process, actor, deed, click)
                assert again is not None
                assert again.version == done.version

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), picks=st.lists(st.integers(0, 50), max_size=3), confirm=st.booleans())
    def somebody_drafts(self, process: int, picks: list[int], confirm: bool) -> None:
        table, draft = self.known(process), self.run(self.workers[process].now(TABLE)).draft
        if table.asked is None or table.game is None:
            return
        game, actions, number = table.game.copy(), [], table.decider
        for pick in picks:
            if game.decision is None or game.decision.seat != number:
                break
            options = game.options()
            actions.append(options[pick % len(options)])
            game.apply(actions[-1])
        actor, revision = Actor(table.asked.person, HERE), draft.revision if draft else 0
        try:
            laid = self.run(self.workers[process].draft(TABLE, actor, table.version, revision, *actions))
        except (Denied, Refusal):
            return
        if confirm and laid.done is None:
            self.press(1 - process, actor, Confirm(table.version, laid.revision))

    @precondition(lambda self: self.there)
    @rule(process=st.integers(0, 1), name=names, ago=st.integers(1, 5))
    def an_old_button_is_pressed(self, process: int, name: str, ago: int) -> None:
        table = self.known(process)
        if table.decision is not None:
            self.press(process, Actor(name, HERE), Act(table.version - ago, default_turn(table)))

    @rule(passes=st.sampled_from((HOUR, DAY, 3 * DAY)), twice=st.booleans())
    def time_goes_by(self, passes: int, twice: bool) -> None:
        self.memory.time += passes
        self.memory.move_due()
        self.see_to_events(twice=twice)

    @rule(lasts=st.sampled_from((HOUR, 2 * DAY)))
    def nobody_runs_the_bot(self, lasts: int) -> None:
        self.memory.outage(lasts)
        self.see_to_events(twice=False)

    @rule()
    def what_is_due_is_done(self) -> None:
        self.memory.move_due()
        self.see_to_events(twice=False)

    @precondition(lambda self: self.there)
    @rule(number=st.integers(0, 9))
    def an_admin_ends_it(self, number: int) -> None:
        # Continue dialogues that have just begun.
        self.press(0, Actor("boss", "telegram:-1", owner=number == 0 and self.known(0).version > 30), EndTable())

    def see_to_events(self, *, twice: bool) -> None:
        while self.memory.events:
            event: StoreEvent = self.memory.events.pop(0)
            for _ in range(2 if twice else 1):
                self.run(self.keeper.handle(event))

    @precondition(lambda self: self.there)
    @invariant()
    def all_know_the_same(self) -> None:
        fresh = self.run(Tables(self.memory.store, steady()).look(TABLE))
        for tables in self.workers:
            same(self.run(tables.look(TABLE)), fresh)
        assert fresh.version >= self.version
        self.version = fresh.version

    @precondition(lambda self: self.there)
    @invariant()
    def somebody_or_a_timer_goes_on(self) -> None:
        table = self.known(0)
        due = {event.name for event in self.memory.events} | set(self.memory.logs[TABLE].timers)
        if table.state == "open":
            assert "expire" in due
            assert table.host in table.people()
        elif table.state == "running":
            assert table.decision is not None
            assert table.active()
            assert all(0 <= seat.bank <= (PACES[table.options.pace] or 0) for seat in table.seats)
            if table.computers_turn:
                assert "computer" in due
            else:
                assert table.options.pace == "none" or TURN in due
        else:
            assert table.game is None or table.ended or table.game.decision is None


def test_table_never_gets_stuck() -> None:
    run_state_machine_as_test(
        Dialogue,
        settings=settings(
            max_examples=LONG or 30,
            stateful_step_count=40,
            derandomize=not LONG,
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
