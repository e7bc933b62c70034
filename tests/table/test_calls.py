"""Whom a message may call at the moment it is posted, as a list of cases; and every small break of that code fails one."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from msgspec import structs

from bot.engine.game import Decision
from bot.table import announce, reminders
from bot.table.announce import Told
from bot.table.deeds import undo
from bot.table.deeds.base import TableNow
from bot.table.habits import NEVER, USUAL, Habits
from bot.table.open_time import Quiet
from bot.table.options import DAY, HOUR, Options
from bot.table.reminders import Reminder
from bot.table.table import Seat, Table, UndoQuestion
from tests.mutants.breaks import Break, breaks_in
from tests.parsing import parsed

PROJECT: Final = Path(__file__).resolve().parents[2]
NOON: Final = 1_790_251_200_000
"""Noon of some day, UTC."""
SINCE: Final = 5
QUIET = Habits(quiet=Quiet(11 * 60, 13 * 60))
AWAY = Habits(away_from=NOON - 1, away_until=NOON + HOUR)
SILENT = Habits(ping="never")
CALLING = ("turn", "ping", "turn_here")
OTHERS = ("seat_offered", "kick_wanted")


def table(**more: Any) -> Table:
    """Ann is to move since version 5, Ben and Cleo play, too."""
    seats = [Seat(person=name, habits=more.pop("habits", USUAL) if name == "ann" else USUAL) for name in ("ann", "ben", "cleo")]
    usual: dict[str, Any] = {
        "state": "running",
        "seats": seats,
        "since": SINCE,
        "decision": Decision(0, "tile"),
        "decision_at": NOON - HOUR,
    }
    return Table("t", **(usual | more))


def now(deadline: int | None = NOON + DAY, **more: Any) -> TableNow:
    return TableNow(table(**more), deadline)


def told(code: str, *people: str, version: int = SINCE) -> Told:
    return Told(code, "t", version, ping=people or ("ann",))


UNDO = UndoQuestion(0, 0, frozenset({1}))
CASES: Final[list[tuple[str, Told, TableNow, dict[str, Habits], tuple[tuple[str, ...], str, bool]]]] = [
    *((f"{code}: awake", told(code), now(), {}, (("ann",), "", False)) for code in CALLING),
    *((f"{code}: asleep", told(code), now(habits=QUIET), {}, ((), "ann", True)) for code in CALLING),
    *((f"{code}: asleep since", told(code), now(), {"ann": QUIET}, ((), "ann", False)) for code in CALLING),
    *((f"{code}: awake since", told(code), now(habits=QUIET), {"ann": USUAL}, (("ann",), "", True)) for code in CALLING),
    *((f"{code}: away", told(code), now(habits=AWAY), {}, ((), "", True)) for code in CALLING),
    *((f"{code}: wants none", told(code), now(habits=SILENT), {}, ((), "", False)) for code in CALLING),
    *((f"{code}: over", told(code, version=SINCE - 1), now(), {}, ((), "", False)) for code in CALLING),
    *((f"{code}: over, asleep", told(code, version=SINCE - 1), now(habits=QUIET), {}, ((), "", False)) for code in CALLING),
    *((f"{code}: told later", told(code, version=SINCE + 2), now(), {}, (("ann",), "", False)) for code in CALLING),
    *((f"{code}: asleep, later", told(code, version=SINCE + 2), now(habits=QUIET), {}, ((), "ann", True)) for code in CALLING),
    *((f"{code}: another's turn", told(code, "ben"), now(), {}, ((), "", False)) for code in CALLING),
    *((f"{code}: another's, asleep", told(code, "ben"), now(habits=QUIET), {}, ((), "ann", False)) for code in CALLING),
    *((f"{code}: time is up", told(code), now(deadline=NOON), {}, ((), "", False)) for code in CALLING),
    *((f"{code}: time is up, asleep", told(code), now(deadline=None, habits=QUIET), {}, ((), "", False)) for code in CALLING),
    *((f"{code}: a computer's", told(code), now(decision=None), {}, ((), "", False)) for code in CALLING),
    ("a turn: reminded", told("turn"), now(reminded=1), {}, ((), "", False)),
    ("a turn: reminded, asleep", told("turn"), now(reminded=1, habits=QUIET), {}, ((), "", False)),
    ("a ping: reminded", told("ping"), now(reminded=1), {}, ((), "", False)),
    ("a new place: reminded", told("turn_here"), now(reminded=1), {}, (("ann",), "", False)),
    ("a turn: no limit", told("turn"), now(deadline=None, options=Options(pace="none")), {}, (("ann",), "", False)),
    ("a nudge", told("nudged"), now(), {}, (("ann",), "", False)),
    ("a nudge: reminded", told("nudged"), now(reminded=2), {}, (("ann",), "", False)),
    ("a nudge: asleep", told("nudged"), now(habits=QUIET), {}, ((), "", False)),
    ("a nudge: over", told("nudged", version=SINCE - 1), now(), {}, ((), "", False)),
    ("a nudge: another's turn", told("nudged", "ben"), now(), {}, ((), "", False)),
    ("an undo: both asked", told("undo_asked", "ben", "cleo"), now(undo=UndoQuestion(0, 0)), {}, (("ben", "cleo"), "", False)),
    ("an undo: one has agreed", told("undo_asked", "ben", "cleo"), now(undo=UNDO), {}, (("cleo",), "", False)),
    ("an undo: answered", told("undo_asked", "ben", "cleo"), now(), {}, ((), "", False)),
    ("an undo: one asleep", told("undo_asked", "ben"), now(undo=UndoQuestion(0, 0)), {"ben": QUIET}, ((), "", False)),
    ("invited", told("invited", "dan"), now(state="open", decision=None), {}, (("dan",), "", False)),
    ("invited: has begun", told("invited", "dan"), now(), {}, ((), "", False)),
    ("invited: asleep", told("invited", "dan"), now(state="open", decision=None), {"dan": QUIET}, ((), "", False)),
    *((f"{code}: anybody", told(code, "ben"), now(), {}, (("ben",), "", False)) for code in OTHERS),
    *((f"{code}: not open", told(code, "ben"), now(state="over", decision=None), {}, (("ben",), "", False)) for code in OTHERS),
    ("several: one asleep", told("seat_offered", "ben", "cleo"), now(), {"cleo": QUIET}, (("ben",), "", False)),
]
"""A name, the news, the table now, habits known now; then who is called, who only sleeps, and whether a reminder stands in."""

REMINDERS: Final[list[tuple[Reminder, str, TableNow | None, bool]]] = [
    (Reminder(0, SINCE, 1), "ann", now(reminded=1), True),
    (Reminder(0, SINCE, 1), "ann", None, False),
    (Reminder(0, SINCE, 1), "ann", now(reminded=1, decision=None), False),
    (Reminder(0, SINCE, 1), "ben", now(reminded=1), False),
    (Reminder(0, SINCE - 1, 1), "ann", now(reminded=1), False),
    (Reminder(0, SINCE, 1), "ann", now(reminded=2), False),
    (Reminder(0, SINCE, 1), "ann", now(reminded=1, muted=True), False),
    (Reminder(0, SINCE, 1), "ann", now(deadline=NOON, reminded=1, decision_at=NOON - DAY, reminded_at=NOON - 1), False),
    (Reminder(0, SINCE, 1), "ann", now(deadline=NOON + HOUR, reminded=1, decision_at=NOON - 23 * HOUR), False),
    (Reminder(0, SINCE, 5), "ann", now(deadline=NOON + HOUR, reminded=5, decision_at=NOON - 23 * HOUR), True),
    (Reminder(0, SINCE, 1), "ann", now(reminded=1, habits=structs.replace(USUAL, interval=NEVER)), True),
]
"""A reminder on its way, whose it is, the table now, and whether it is still needed."""


def check_calls(code: Any) -> None:
    for name, news, timed, known, (called, asleep, put_off) in CASES:
        assert code.pings(news, timed, known, NOON) == called, name
        assert code.asleep(news, timed, known, NOON) == asleep, name
        assert code.puts_off(news, timed, NOON) == put_off, name


def check_reminders(code: Any) -> None:
    for reminder, person, timed, needed in REMINDERS:
        assert (code._why_outdated(reminder, person, timed, NOON) == "") == needed, (reminder, person)


def check_questions(code: Any) -> None:
    assert code.still_asked(table()) == ()
    assert code.still_asked(table(undo=UndoQuestion(0, 0))) == (1, 2)
    assert code.still_asked(table(undo=UNDO)) == (2,)
    assert code.still_asked(table(undo=UndoQuestion(1, 0, frozenset({0, 2})))) == ()


CHECKED: Final = [
    (announce, ("pings", "asleep", "puts_off", "_people_to_ping"), check_calls),
    (reminders, ("_why_outdated",), check_reminders),
    (undo, ("still_asked", "others"), check_questions),
]


@pytest.mark.parametrize(("module", "_names", "check"), CHECKED)
def test_who_is_called_is_decided_when_the_message_is_posted(module: ModuleType, _names: object, check: Any) -> None:
    check(module)


def breaks(module: ModuleType, names: tuple[str, ...]) -> Iterator[Break]:
    """The breaks of these functions."""
    assert module.__file__ is not None
    source = Path(module.__file__).read_bytes()
    found = [each for each in parsed(source).body if isinstance(each, ast.FunctionDef) and each.name in names]
    assert len(found) == len(names)
    for broken in breaks_in(Path(module.__file__).relative_to(PROJECT).as_posix(), source):
        if any(each.lineno <= broken.line <= (each.end_lineno or 0) for each in found):
            yield broken


def loaded(source: bytes, folder: Path) -> ModuleType:
    """A module of this source."""
    (folder / "mutant.py").write_bytes(source)
    spec = importlib.util.spec_from_file_location("mutant", folder / "mutant.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(sys.modules, "mutant", made)  # where structs look for the names in their annotations
        spec.loader.exec_module(made)
    return made


def passes(check: Any, code: ModuleType) -> bool:
    try:
        check(code)
    except (AssertionError, AttributeError, TypeError):
        return False
    return True


@pytest.mark.parametrize(("module", "names", "check"), CHECKED)
def test_each_small_break_of_that_code_fails_a_case(
    module: ModuleType, names: tuple[str, ...], check: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    tried = list(breaks(module, names))
    whole = (PROJECT / tried[0].file).read_bytes()
    assert passes(check, loaded(whole, tmp_path)), "unbroken"
    assert [str(each) for each in tried if passes(check, loaded(each.applied(whole), tmp_path))] == []
