"""Every announcement is triggered once and carries its parameters to the right places."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import pytest

from bot.store import Place
from bot.table.announce import Told, read_told
from bot.table.deeds.base import EXPIRE, TURN, Deed
from bot.table.deeds.clock import NOTICE, OPEN_FOR, SetHabits
from bot.table.deeds.ends import EndTable, NextTable
from bot.table.deeds.lobby import Invite, Join, Start
from bot.table.deeds.pauses import AnswerPause, AskPause, EndPause
from bot.table.deeds.places import LosePlace, MoveHere
from bot.table.deeds.seats import OfferSeat, Resign, TakeSeat, VoteKick
from bot.table.deeds.talk import Give, Nudge, Say
from bot.table.deeds.undo import AnswerUndo, AskUndo
from bot.table.habits import USUAL, Habits
from bot.table.options import DAY, MINUTE, Options
from bot.table.permissions import CLOCK, Actor
from bot.table.refused import RefusalParam
from bot.table.results import Results
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.timekeeping import Timekeeper, digest_of
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.news_codes import CALLS, NEWS
from tests.table.playing import HERE, decider, key, play_turn, seat_of, who
from tests.table.simple_players import SimplePlayers

THERE: Final = "discord:5/6"
BOTH: Final = (HERE, THERE)


class Expected(NamedTuple):
    """An expected announcement: code, parameters, places, and who is pinged."""

    code: str
    params: dict[str, RefusalParam]
    places: tuple[Place, ...] = BOTH
    ping: tuple[str, ...] = ()


class NewsTables:
    """Tables in two chats: Ann in one, all others in the other."""

    def __init__(self, memory: Memory, tables: Tables) -> None:
        self.memory, self.tables = memory, tables
        self.keeper = Timekeeper(tables, SimplePlayers(), Results(memory.store))
        self.before = 0

    async def opened(self, *names: str, habits: Habits = USUAL, **options: Any) -> Table:
        opened = await self.tables.open(actor("ann"), Options(**options), key=key(), salt="s", habits=habits)
        table = opened.table
        for name in names:
            table = await self.does(table, name, Join("s", habits))
        return table

    async def started(self, *names: str, habits: Habits = USUAL, **options: Any) -> Table:
        return await self.does(await self.opened(*names, habits=habits, **options), "ann", Start())

    async def does(self, table: Table, name: str, deed: Deed) -> Table:
        self.before = len(self.memory.outbox)
        return (await self.tables.do(table.id, actor(name), deed, key())).table

    async def plays(self, table: Table) -> Table:
        self.before = len(self.memory.outbox)
        return (await play_turn(self.tables, table)).table

    async def passes(self, milliseconds: int, timer: str) -> None:
        """Let time pass to this timer and handle it."""
        self.memory.time += milliseconds
        self.memory.move_due()
        self.before = len(self.memory.outbox)
        await self.keeper.handle(next(event for event in reversed(self.memory.events) if event.name == timer))

    def told(self) -> list[tuple[Told, tuple[Place, ...]]]:
        """Announcements of the last deed."""
        return [(read_told(said.announcement.body), said.announcement.places) for said in self.memory.outbox[self.before :]]


def actor(name: str) -> Actor:
    return CLOCK if not name else who(name, HERE if name == "ann" else THERE)


def waiting(table: Table) -> str:
    return next(each for each in table.people() if each != decider(table))


Scene = Callable[[NewsTables], Awaitable[Expected]]
SCENES: Final[list[Scene]] = []


def scene(function: Scene) -> Scene:
    SCENES.append(function)
    return function


@scene
async def joining(stage: NewsTables) -> Expected:
    await stage.opened("ben")
    return Expected("card", {})


@scene
async def a_turn(stage: NewsTables) -> Expected:
    table = await stage.plays(await stage.started("ben"))
    return Expected("turn", {"seat": seat_of(table, decider(table))}, ping=(decider(table),))


@scene
async def a_turn_of_a_player_pinged_in_private(stage: NewsTables) -> Expected:
    table = await stage.plays(await stage.started("ben", habits=Habits(ping="both", private=("telegram:7",))))
    return Expected("ping", {"seat": seat_of(table, decider(table))}, ("telegram:7",), (decider(table),))


@scene
async def the_end(stage: NewsTables) -> Expected:
    table = await stage.started("ben", modules=())
    while table.state == "running":
        table = await stage.plays(table)
    return Expected("over", {})


@scene
async def inviting(stage: NewsTables) -> Expected:
    table = await stage.opened("ben")
    await stage.does(table, "ben", Invite("cleo", Habits(private=("telegram:9", "discord:9"))))
    return Expected("invited", {"by": "ben"}, ("telegram:9",), ("cleo",))


@scene
async def resigning(stage: NewsTables) -> Expected:
    table = await stage.does(await stage.started("ben"), "ben", Resign())
    return Expected("resigned", {"seat": seat_of(table, "ben")})


@scene
async def offering_the_seat(stage: NewsTables) -> Expected:
    table = await stage.does(await stage.started("ben"), "ben", OfferSeat())
    return Expected("seat_offered", {"seat": seat_of(table, "ben")})


@scene
async def keeping_the_seat(stage: NewsTables) -> Expected:
    table = await stage.does(await stage.started("ben"), "ben", OfferSeat())
    await stage.does(table, "ben", OfferSeat(on=False))
    return Expected("seat_kept", {"seat": seat_of(table, "ben")})


@scene
async def taking_the_seat(stage: NewsTables) -> Expected:
    table = await stage.does(await stage.started("ben"), "ann", OfferSeat())
    number = seat_of(table, "ann")
    await stage.does(table, "cleo", TakeSeat(number))
    return Expected("seat_taken", {"seat": number})


@scene
async def voting_to_kick(stage: NewsTables) -> Expected:
    table = await stage.started("ben", "cleo")
    await stage.does(table, "ben", VoteKick(seat_of(table, "ann")))
    return Expected("kick_wanted", {"seat": seat_of(table, "ann"), "by": seat_of(table, "ben")})


@scene
async def kicking(stage: NewsTables) -> Expected:
    table = await stage.started("ben", "cleo")
    number = seat_of(table, "ann")
    await stage.does(table, "ben", VoteKick(number))
    await stage.does(table, "cleo", VoteKick(number))
    return Expected("kicked", {"seat": number})


@scene
async def a_lost_chat(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    await stage.does(table, "", LosePlace(THERE))
    return Expected("place_gone", {"place": THERE, "seats": str(seat_of(table, "ben"))}, (HERE,))


@scene
async def leaving_a_chat(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    await stage.does(table, "", LosePlace(THERE, "ben"))
    return Expected("left_place", {"place": THERE, "seat": seat_of(table, "ben")}, (HERE,))


@scene
async def moving_to_private(stage: NewsTables) -> Expected:
    table = await stage.started("ben", habits=Habits(private=("discord:@2",)))
    while decider(table) != "ben":
        table = await stage.plays(table)
    await stage.does(table, "", LosePlace(THERE))
    return Expected("turn_here", {"place": THERE}, ("discord:@2",), ("ben",))


@scene
async def nudging(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    asked, by = decider(table), waiting(table)
    await stage.does(table, by, Nudge())
    return Expected("nudged", {"seat": seat_of(table, asked), "by": seat_of(table, by)}, (actor(asked).place,), (asked,))


@scene
async def saying_something(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    await stage.does(table, "ben", Say("  good   move "))
    return Expected("said", {"by": "ben", "seat": seat_of(table, "ben"), "words": "good move"}, (HERE,))


@scene
async def asking_for_an_undo(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    name = decider(table)
    table = await stage.plays(table)
    await stage.does(table, name, AskUndo())
    return Expected("undo_asked", {"seat": seat_of(table, name)}, ping=(decider(table),))


@scene
async def refusing_an_undo(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    name = decider(table)
    table = await stage.does(await stage.plays(table), name, AskUndo())
    await stage.does(table, decider(table), AnswerUndo(yes=False))
    return Expected("undo_refused", {"seat": seat_of(table, name), "by": seat_of(table, decider(table))})


@scene
async def agreeing_to_an_undo(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    name = decider(table)
    table = await stage.does(await stage.plays(table), name, AskUndo())
    await stage.does(table, decider(table), AnswerUndo(yes=True))
    return Expected("undone", {"seat": seat_of(table, name)})


@scene
async def a_time_out(stage: NewsTables) -> Expected:
    table = await stage.started("ben", pace="24h")
    await stage.passes(DAY, TURN)
    return Expected("time_up", {"seat": seat_of(table, decider(table)), "by": "time"})


@scene
async def a_time_out_played_by_a_computer(stage: NewsTables) -> Expected:
    table = await stage.started("ben", pace="24h", time_up="computer")
    await stage.passes(DAY, TURN)
    return Expected("time_up", {"seat": seat_of(table, decider(table)), "by": "computer"})


@scene
async def a_time_out_that_offers_the_seat(stage: NewsTables) -> Expected:
    table = await stage.started("ben", pace="24h", time_up="offer")
    await stage.passes(DAY, TURN)
    return Expected("seat_offered", {"seat": seat_of(table, decider(table))})


@scene
async def an_idle_open_table(stage: NewsTables) -> Expected:
    await stage.opened("ben")
    await stage.passes(OPEN_FOR - NOTICE, EXPIRE)
    return Expected("will_expire", {"until": stage.memory.time + NOTICE})


@scene
async def an_abandoned_open_table(stage: NewsTables) -> Expected:
    await stage.opened("ben")
    await stage.passes(OPEN_FOR - NOTICE, EXPIRE)
    await stage.passes(NOTICE, EXPIRE)
    return Expected("ended", {"how": "expired"})


@scene
async def closing_by_the_host(stage: NewsTables) -> Expected:
    await stage.does(await stage.opened("ben"), "ann", EndTable())
    return Expected("ended", {"how": "host"})


@scene
async def an_outage(stage: NewsTables) -> Expected:
    table = await stage.started("ben", pace="24h")
    stage.memory.outage(2 * DAY)
    await stage.keeper.handle(next(event for event in stage.memory.events if event.kind == "moved"))
    stage.memory.time += MINUTE
    stage.memory.move_due()
    stage.before = len(stage.memory.outbox)
    await stage.keeper.handle(next(event for event in stage.memory.events if event.subject == digest_of(HERE)))
    return Expected("clock_moved", {"tables": table.id, "lost": 2 * DAY}, (HERE,))


@scene
async def going_away(stage: NewsTables) -> Expected:
    table, now = await stage.started("ben"), stage.memory.time
    await stage.does(table, "", SetHabits("ben", Habits(away_from=now, away_until=now + DAY)))
    return Expected("away", {"seat": seat_of(table, "ben"), "until": now + DAY})


@scene
async def going_away_later(stage: NewsTables) -> Expected:
    table, now = await stage.started("ben"), stage.memory.time
    await stage.does(table, "", SetHabits("ben", Habits(away_from=now + DAY, away_until=now + 2 * DAY)))
    return Expected("away_ahead", {"seat": seat_of(table, "ben"), "since": now + DAY, "until": now + 2 * DAY})


@scene
async def more_time_as_a_gift(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    by, asked = next(name for name in table.people() if name != decider(table)), seat_of(table, decider(table))
    end = stage.memory.logs[table.id].timers[TURN][0] + DAY
    await stage.does(table, by, Give())
    return Expected("deadline_moved", {"seat": asked, "until": end, "why": "given", "by": seat_of(table, by)})


@scene
async def asking_for_a_pause(stage: NewsTables) -> Expected:
    table = await stage.started("ben")
    name, until = decider(table), stage.memory.time + 3 * DAY
    await stage.does(table, name, AskPause(until))
    return Expected("pause_asked", {"seat": seat_of(table, name), "until": until})


async def answered_pause(stage: NewsTables, *, yes: bool) -> tuple[Table, str, int]:
    """A question about a pause, and its answer by this person."""
    table = await stage.started("ben")
    other = next(name for name in table.people() if name != decider(table))
    await stage.does(table, decider(table), AskPause(stage.memory.time + 3 * DAY))
    await stage.does(table, other, AnswerPause(yes))
    return table, other, stage.memory.time + 3 * DAY


@scene
async def declining_a_pause(stage: NewsTables) -> Expected:
    table, other, _ = await answered_pause(stage, yes=False)
    return Expected("pause_refused", {"by": seat_of(table, other)})


@scene
async def agreeing_to_a_pause(stage: NewsTables) -> Expected:
    _, _, until = await answered_pause(stage, yes=True)
    return Expected("paused", {"until": until})


@scene
async def ending_a_pause(stage: NewsTables) -> Expected:
    table, other, _ = await answered_pause(stage, yes=True)
    await stage.does(table, other, EndPause())
    return Expected("resumed", {"by": seat_of(table, other)})


@scene
async def coming_back(stage: NewsTables) -> Expected:
    now = stage.memory.time
    table = await stage.started("ben", habits=Habits(away_from=now, away_until=now + DAY))
    await stage.does(table, "", SetHabits("ben", USUAL))
    return Expected("back", {"seat": seat_of(table, "ben")})


@scene
async def moving_back(stage: NewsTables) -> Expected:
    table = await stage.started("ben", habits=Habits(private=("discord:@2",)))
    await stage.does(table, "", LosePlace(THERE))
    await stage.does(table, "ben", MoveHere())
    return Expected("moved_back", {"place": THERE}, ("discord:@2",))


@scene
async def a_place_of_its_own(stage: NewsTables) -> Expected:
    table = await stage.opened("ben")
    await stage.does(table, "ann", Start(house="discord:5/6/7", way="https://chat.example"))
    return Expected("card_moved", {"way": "https://chat.example"}, (HERE,))


@scene
async def a_rematch(stage: NewsTables) -> Expected:
    table = await stage.started("ben", modules=())
    while table.state == "running":
        table = await stage.plays(table)
    await stage.does(table, "ben", NextTable("next"))
    return Expected("rematch", {"table": "next"}, places=(THERE,))


@pytest.mark.parametrize("play", SCENES, ids=lambda function: function.__name__)
async def test_event_is_announced(memory: Memory, tables: Tables, play: Scene) -> None:
    stage = NewsTables(memory, tables)
    expected = await play(stage)
    [(told, places)] = [(told, places) for told, places in stage.told() if told.code == expected.code]
    assert Expected(told.code, told.params, places, told.ping) == expected
    assert set(told.params) == set(NEWS[told.code])
    assert told.version == (await tables.look(told.table)).version


async def test_every_news_code_is_covered() -> None:
    """Except reminders, which a person's digest announces for several tables."""
    tried, calling = set(), set()
    for play in SCENES:
        memory = Memory()
        stage = NewsTables(memory, Tables(memory.store, steady()))
        tried.add((await play(stage)).code)
        calling |= {told.code for told, _ in stage.told() if told.ping}
    assert tried == set(NEWS) - {"reminders"}
    assert calling == CALLS - {"reminders"}
