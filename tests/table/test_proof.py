"""A short proof by faults at real tables (`make games`); `make proof` runs the long one."""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
import pytest

from bot.store import Loaded, LogEntry, PlaceState
from bot.table.deeds.lobby import Join, Start
from bot.table.deeds.play import Act
from bot.table.permissions import Actor
from bot.table.tables import Tables
from tests.store.standin import PlayerAck, ShownPost
from tests.table.chance import steady
from tests.table.checker import check
from tests.table.faults import prove
from tests.table.memory import Memory
from tests.table.playing import decider, default_turn, do, key
from tests.table.worker import OPTIONS, SEATS, mark, shown


@pytest.mark.long
async def test_whole_games_under_faults_lose_and_double_nothing() -> None:
    verdict = await prove(4.0, least=101, games=4, seed=21)
    assert verdict.faults == []
    assert verdict.acknowledged > 100
    assert verdict.timeouts > 0


@pytest.mark.long
async def test_cluster_failover_loses_and_doubles_nothing() -> None:
    verdict = await prove(1.0, least=51, in_cluster=True, seed=12)
    assert verdict.faults == []
    assert verdict.acknowledged > 50


@dataclass
class Evidence:
    """A faultless game, as the proof sees it."""

    log: Loaded
    acks: list[PlayerAck]
    posts: list[ShownPost]

    def entries(self, *entries: LogEntry) -> None:
        self.log = msgspec.structs.replace(self.log, entries=entries, version=len(entries))


async def evidence() -> Evidence:
    memory = Memory()
    tables = Tables(memory.store, steady())
    table = (await tables.open(Actor("ann", SEATS["ann"]), OPTIONS, key="k", salt="a", table="game1r0")).table
    await do(tables, table, Actor("ben", SEATS["ben"]), Join("b"))
    table = (await do(tables, table, "ann", Start())).table
    acks: list[PlayerAck] = []
    for _ in range(2):
        deed = Act(table.version, default_turn(table))
        click = key()
        done = await tables.do(table.id, Actor(decider(table), SEATS[decider(table)]), deed, click)
        table = done.table
        acks.append(PlayerAck(table.id, f"{click} {mark(memory.logs[table.id].log[-1].body)}", done.version))
    posts = [
        ShownPost(place, table.id, version, (version,), f"{version}", again=False)
        for said in memory.outbox
        for place in said.announcement.places
        if (version := shown(said.announcement)) is not None
    ]
    stored = await memory.games.load(table.id)
    assert stored is not None
    places = {place: PlaceState(table.version, "m") for place in SEATS.values()}
    return Evidence(msgspec.structs.replace(stored, places=places), acks, posts)


async def test_checker_accepts_a_faultless_game() -> None:
    good = await evidence()
    assert good.acks
    verdict = check([good.log], good.acks, good.posts)
    assert verdict.faults == []
    assert verdict.turns == len(good.acks)
    repeated = next(post for post in reversed(good.posts) if post.place.startswith("telegram"))
    again = check([good.log], good.acks, [*good.posts, msgspec.structs.replace(repeated, again=True)])
    assert (again.faults, again.repeats) == ([], 1), "Telegram has no nonce"


async def test_checker_expects_nothing_before_a_player_joins() -> None:
    memory = Memory()
    table = (
        await Tables(memory.store, steady()).open(Actor("ann", SEATS["ann"]), OPTIONS, key="k", salt="a", table="game1r0")
    ).table
    log = await memory.games.load(table.id)
    assert log is not None
    post = ShownPost(SEATS["ann"], table.id, table.version, (table.version,), "1", again=False)
    seen = PlaceState(table.version, "m")
    assert check([msgspec.structs.replace(log, places={SEATS["ann"]: seen})], [], [post]).faults == []
    everywhere = check([msgspec.structs.replace(log, places=dict.fromkeys(SEATS.values(), seen))], [], [post])
    assert "the store believes it saw" in " ".join(everywhere.faults)


def lost(found: Evidence) -> None:
    found.entries(*found.log.entries[:-1])


def doubled(found: Evidence) -> None:
    found.entries(*found.log.entries, found.log.entries[-1])


def promised_twice(found: Evidence) -> None:
    found.acks.append(PlayerAck(found.acks[0].game, f"other {found.acks[0].action.split()[1]}", found.acks[0].version))


def another_turn(found: Evidence) -> None:
    found.acks[0] = PlayerAck(found.acks[0].game, "click 0123", found.acks[0].version)


def never_told(found: Evidence) -> None:
    del found.posts[len(found.posts) // 2]


def told_late(found: Evidence) -> None:
    found.posts.append(msgspec.structs.replace(found.posts[0], nonce="other"))


def the_newest_untold(found: Evidence) -> None:
    found.posts = [post for post in found.posts if post.version < found.log.version]


def told_again(found: Evidence) -> None:
    found.posts.append(found.posts[-1])


def told_of_nothing(found: Evidence) -> None:
    newest = found.posts[-1]
    found.posts.append(msgspec.structs.replace(newest, version=99, told=(99,), nonce="99"))


@pytest.mark.parametrize(
    ("broken", "words"),
    [
        (lost, "there is None"),
        (doubled, "does not replay"),
        (promised_twice, "was promised to two presses"),
        (another_turn, "click 0123 was acknowledged"),
        (never_told, "never told"),
        (the_newest_untold, "the game at"),
        (told_late, "came after"),
        (told_late, "was told in two messages"),
        (told_again, "came twice without need"),
        (told_of_nothing, "which nobody announced"),
    ],
)
async def test_checker_finds_each_fault(broken: Callable[[Evidence], None], words: str) -> None:
    found = await evidence()
    broken(found)
    assert words in " ".join(check([found.log], found.acks, found.posts).faults)
