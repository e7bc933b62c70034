"""Permissions: the table is complete and enforced."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from importlib import import_module
from pkgutil import walk_packages

import pytest

import bot.table
from bot.engine.actions import SKIP
from bot.table.deeds.base import Deed
from bot.table.deeds.clock import Expire, Forget, Merge, MoveClock, PlayComputer, SetHabits, TimeUp
from bot.table.deeds.ends import EndTable, NextTable
from bot.table.deeds.lobby import AddComputer, Invite, Join, Leave, RemoveGuest, SetOptions, Start
from bot.table.deeds.pauses import AnswerPause, AskPause, EndPause
from bot.table.deeds.places import LosePlace, MoveHere, MovePlace, ShowAgain
from bot.table.deeds.play import Act, Confirm, Reveal
from bot.table.deeds.seats import OfferSeat, Resign, TakeSeat, VoteKick
from bot.table.deeds.talk import Give, Nudge, Say, StopReminders, Unwatch, Watch
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.habits import Habits
from bot.table.lobby import Lobby
from bot.table.options import Options
from bot.table.people import People
from bot.table.permissions import CLOCK, DRAFT, EXPORT, OPEN, SETUP_CHAT, VIEW, Actor, Role, UseCase, permit, roles
from bot.table.refused import Denied
from bot.table.reminders import Remind, RemindLater
from bot.table.table import Table
from bot.table.tables import Tables
from tests.table.playing import HERE, do, key, opened, started

PEOPLE = {Role.SEAT, Role.HOST, Role.CHAT_ADMIN, Role.OWNER, Role.STRANGER}
SEAT, HOST, NOBODY = {Role.SEAT}, {Role.HOST}, set[Role]()
ADMINS = {Role.CHAT_ADMIN, Role.OWNER}

EXPECTED: dict[str, set[Role]] = {
    "open": PEOPLE, "join": PEOPLE, "watch": PEOPLE, "unwatch": PEOPLE, "take_seat": PEOPLE, "view": PEOPLE, "export": PEOPLE,
    "options": HOST, "add_computer": HOST, "remove_guest": HOST, "start": HOST,
    "leave": SEAT, "invite": SEAT, "act": SEAT, "draft": SEAT, "confirm": SEAT, "ask_undo": SEAT, "answer_undo": SEAT,
    "resign": SEAT, "offer_seat": SEAT, "vote_kick": SEAT, "nudge": SEAT, "give": SEAT,
    "ask_pause": SEAT, "answer_pause": SEAT, "end_pause": SEAT,
    "stop_reminders": SEAT, "say": SEAT, "rematch": SEAT,
    "move_here": SEAT,
    "set_habits": NOBODY, "merge": NOBODY, "forget": NOBODY,
    "end": HOST | ADMINS, "setup_chat": ADMINS,
    "time_up": NOBODY, "remind": NOBODY, "play_computer": NOBODY, "expire": NOBODY, "move_clock": NOBODY,
    "move_place": NOBODY, "lose_place": NOBODY, "show_again": NOBODY,
}  # fmt: skip
"""Repeated by hand, so that a change of permissions needs two edits."""

DEEDS: dict[type[Deed], Callable[[], Deed]] = {
    SetOptions: lambda: SetOptions(Options()), Join: lambda: Join(""), Leave: Leave, Start: Start,
    AddComputer: lambda: AddComputer("greedy", ("greedy",)), RemoveGuest: lambda: RemoveGuest(1),
    Invite: lambda: Invite("zoe", Habits()), Watch: Watch, Unwatch: Unwatch, Act: lambda: Act(99, (SKIP,)),
    Confirm: lambda: Confirm(99, 1), Reveal: lambda: Reveal(99, 1, (SKIP,)), AskUndo: AskUndo,
    AnswerUndo: lambda: AnswerUndo(yes=True), Resign: Resign, OfferSeat: OfferSeat, TakeSeat: lambda: TakeSeat(0),
    VoteKick: lambda: VoteKick(0), Nudge: Nudge, Give: Give,
    AskPause: lambda: AskPause(1 << 60), AnswerPause: lambda: AnswerPause(yes=True), EndPause: EndPause,
    StopReminders: StopReminders, Say: lambda: Say("hello"),
    NextTable: lambda: NextTable("abc"), EndTable: EndTable, SetHabits: lambda: SetHabits("ann", Habits()),
    Merge: lambda: Merge("ann", "zoe"), Forget: lambda: Forget("ann"),
    TimeUp: lambda: TimeUp(4), Remind: lambda: Remind(4), RemindLater: lambda: RemindLater(4),
    PlayComputer: lambda: PlayComputer(4, ()), Expire: Expire, MoveClock: MoveClock,
    MoveHere: MoveHere, MovePlace: lambda: MovePlace(HERE, "telegram:-200"), LosePlace: lambda: LosePlace("discord:7"),
    ShowAgain: lambda: ShowAgain(HERE),
}  # fmt: skip

ACTORS: dict[Role, Actor] = {
    Role.SEAT: Actor("ben", HERE),
    Role.HOST: Actor("ann", HERE),
    Role.CHAT_ADMIN: Actor("boss", HERE, admin=True),
    Role.OWNER: Actor("owner", "discord:1", owner=True),
    Role.STRANGER: Actor("zoe", "discord:1"),
    Role.CLOCK: CLOCK,
}


def all_deeds() -> Iterator[type[object]]:
    for module in walk_packages(bot.table.__path__, "bot.table."):
        for _, found in inspect.getmembers(import_module(module.name), inspect.isclass):
            if hasattr(found, "step") and found is not Deed and found.__module__ == module.name:
                yield found


GUARDED: list[Deed | UseCase] = [*(make() for make in DEEDS.values()), OPEN, DRAFT, VIEW, EXPORT, SETUP_CHAT]


def test_all_deeds_and_use_cases_are_covered() -> None:
    assert set(all_deeds()) == set(DEEDS)
    assert set(EXPECTED) == {each.name for each in GUARDED} == {deed.name for deed in DEEDS} | set(USE_CASES)


@pytest.mark.parametrize("what", GUARDED, ids=lambda what: f"{type(what).__name__} {what.name}")
@pytest.mark.parametrize("role", list(Role))
def test_every_deed_by_every_role(what: Deed | UseCase, role: Role) -> None:
    allowed = not EXPECTED[what.name] if role is Role.CLOCK else role in EXPECTED[what.name]
    assert (role in what.allowed) == allowed
    if allowed:
        permit(what.name, what.allowed, {role})
    else:
        with pytest.raises(Denied, match="not_allowed"):
            permit(what.name, what.allowed, {role})


async def test_roles_at_a_table(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    expected = {Role.HOST: {Role.SEAT, Role.HOST}}
    for role, actor in ACTORS.items():
        assert roles(table, actor) == expected.get(role, {role})
    elsewhere = Actor("boss", "discord:1", admin=True)
    assert roles(table, elsewhere) == {Role.STRANGER}
    assert roles(table, Actor("ann", HERE, admin=True, owner=True)) == {Role.SEAT, Role.HOST, Role.CHAT_ADMIN, Role.OWNER}


@pytest.mark.parametrize("kind", DEEDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("role", list(Role))
@pytest.mark.parametrize("begun", [False, True], ids=["open", "running"])
async def test_refusal_names_the_deed(tables: Tables, kind: type[Deed], role: Role, begun: bool) -> None:
    table = await (started if begun else opened)(tables, "ann", "ben")
    having = roles(table, ACTORS[role])
    allowed = bool(having & kind.allowed)
    try:
        await do(tables, table, ACTORS[role], DEEDS[kind]())
        code = ""
    except Denied as refused:
        code = refused.code
    except ValueError:
        code = "by the engine"
    if allowed and (kind is not EndTable or not begun):
        assert code != "not_allowed"
    elif not allowed:
        assert code == "not_allowed"
        assert (await tables.look(table.id)).version == table.version


async def test_chat_settings_need_admin(tables: Tables) -> None:
    people = People(tables)
    for role in (Role.SEAT, Role.HOST, Role.STRANGER):
        with pytest.raises(Denied, match="not_allowed"):
            await people.set_chat(ACTORS[role], threads=True)
    for role in (Role.CHAT_ADMIN, Role.OWNER):
        assert (await people.set_chat(ACTORS[role], threads=True)).threads


USE_CASES: dict[str, Callable[[Tables, Table, Actor], Awaitable[object]]] = {
    "open": lambda tables, table, actor: tables.open(actor, Options(), key=key()),
    "draft": lambda tables, table, actor: tables.draft(table.id, actor, 99, 0, SKIP),
    "view": lambda tables, table, actor: Lobby(tables, People(tables)).view(table.id, actor),
    "export": lambda tables, table, actor: Lobby(tables, People(tables)).export(table.id, actor),
    "setup_chat": lambda tables, table, actor: People(tables).set_chat(actor, deaf=True),
}
"""Use cases that are checked by name but are no logged deeds."""


@pytest.mark.parametrize("name", USE_CASES)
@pytest.mark.parametrize("role", list(Role))
async def test_use_cases_by_every_role(tables: Tables, name: str, role: Role) -> None:
    table = await started(tables, "ann", "ben")
    actor = ACTORS[role]
    having = (
        {Role.OWNER, Role.CHAT_ADMIN, Role.STRANGER} & {role} or {Role.STRANGER} if name == "setup_chat" else roles(table, actor)
    )
    try:
        await USE_CASES[name](tables, table, actor)
        code = ""
    except Denied as refused:
        code = refused.code
    except ValueError:
        code = "by the engine"
    assert (code == "not_allowed") == (not having & EXPECTED[name])
