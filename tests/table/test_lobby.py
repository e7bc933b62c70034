"""The lobby: seats, options, invitations, spectators, limits, rematches."""

import msgspec
import pytest

from bot.engine.record import read_record
from bot.games.rules import replay_record
from bot.table.announce import read_told
from bot.table.deeds.ends import EndTable
from bot.table.deeds.lobby import AddComputer, Join, Leave, RemoveGuest, SetOptions, Start
from bot.table.deeds.play import Act
from bot.table.deeds.talk import Say, Unwatch, Watch
from bot.table.habits import Habits
from bot.table.limits import HostLimits
from bot.table.lobby import Lobby
from bot.table.options import Options
from bot.table.people import People
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.table import COLOURS, Seat, Table
from bot.table.tables import Tables
from renderer.scene import COLOURS as DRAWN
from tests.table.memory import Memory
from tests.table.playing import HERE, decider, default_turn, do, key, opened, play_turn, started, who

THERE = "discord:7"


@pytest.fixture
def people(tables: Tables) -> People:
    return People(tables)


@pytest.fixture
def lobby(tables: Tables, people: People) -> Lobby:
    return Lobby(tables, people, HostLimits(tables_of_person=3, tables_in_chat=4, commands_a_minute=2, sayings_a_minute=2))


async def test_join_and_leave(tables: Tables) -> None:
    table = await opened(tables, "ann", "ben", seats=3)
    with pytest.raises(Denied, match="already_seated"):
        await do(tables, table, "ben", Join(""))
    table = (await do(tables, table, "ann", AddComputer("greedy", ("greedy",)))).table
    with pytest.raises(Denied, match="table_full"):
        await do(tables, table, "cleo", Join(""))
    with pytest.raises(Denied, match="table_full"):
        await do(tables, table, "ann", AddComputer("greedy", ("greedy",)))
    table = (await do(tables, table, "ann", RemoveGuest(2))).table
    table = (await do(tables, table, "ben", Leave())).table
    assert table.people() == ["ann"]
    with pytest.raises(Denied, match="too_few"):
        await do(tables, table, "ann", Start())


async def test_leaving_host_is_replaced_and_the_last_player_closes_the_table(tables: Tables) -> None:
    table = await opened(tables, "ann", "ben")
    table = (await do(tables, table, "ann", Leave())).table
    assert table.host == "ben"
    table = (await do(tables, table, "ben", Leave())).table
    assert (table.state, table.ended) == ("over", "deserted")


@pytest.mark.parametrize(
    ("options", "wrong"),
    [
        (Options(game="chess"), "game"),
        (Options(modules=("fields", "dragons")), "modules"),
        (Options(modules=("fields", "fields")), "modules"),
        (Options(rules=("flying",)), "rules"),
        (Options(seats=6), "seats"),
        (Options(seats=1), "seats"),
        (Options(pace="soon"), "pace"),  # type: ignore[arg-type]
        (Options(time_up="nothing"), "time_up"),  # type: ignore[arg-type]
    ],
)
async def test_unplayable_options_are_refused(tables: Tables, options: Options, wrong: str) -> None:
    table = await opened(tables, "ann")
    with pytest.raises(Denied) as refused:
        await do(tables, table, "ann", SetOptions(options))
    assert refused.value.params["option"] == wrong
    with pytest.raises(Denied):
        await tables.open(who("ann"), options, key=key())


async def test_modules_are_sorted_in_rules_order(tables: Tables) -> None:
    table = await opened(tables, "ann")
    options = Options(modules=("inns_cathedrals", "river", "fields"), seats=6, pace="3d")
    table = (await do(tables, table, "ann", SetOptions(options))).table
    assert table.options.modules == ("fields", "river", "inns_cathedrals")
    table = (await do(tables, table, "ben", Join("x"))).table
    with pytest.raises(Denied, match="bad_option"):
        await do(tables, table, "ann", SetOptions(Options(seats=1)))


async def test_colour_can_be_taken_once(tables: Tables) -> None:
    table = await opened(tables, "ann")
    await do(tables, table, "ben", Join("", colour="green"))
    for taken in ("green", "red"):
        with pytest.raises(Denied, match="colour_taken") as refused:
            await do(tables, table, "cleo", Join("", colour=taken))
        assert refused.value.params["colours"] == "blue yellow black pink"
    with pytest.raises(Denied, match="unknown_colour"):
        await do(tables, table, "cleo", Join("", colour="plaid"))
    with pytest.raises(Denied, match="too_long"):
        await do(tables, table, "cleo", Join("x" * 201))


async def test_colour_stays_while_other_players_change(tables: Tables) -> None:
    table = await opened(tables, "ann", "ben", "cleo")
    assert table.colours == ("red", "blue", "yellow")
    changed = (await do(tables, table, "ann", Join("", colour="pink"))).table
    assert (changed.colours, len(changed.seats)) == (("pink", "blue", "yellow"), 3)
    for colour in ("", "pink"):
        with pytest.raises(Denied, match="already_seated"):
            await do(tables, table, "ann", Join("", colour=colour))
    with pytest.raises(Denied, match="colour_taken"):
        await do(tables, table, "ann", Join("", colour="blue"))
    left = (await do(tables, table, "ann", Leave())).table
    assert left.colours == ("blue", "yellow")
    assert (await do(tables, table, "dora", Join(""))).table.colours == ("blue", "yellow", "red")
    begun = (await do(tables, table, "ben", Start())).table
    assert {seat.person: colour for seat, colour in zip(begun.seats, begun.colours, strict=True)} == {
        "ben": "blue",
        "cleo": "yellow",
        "dora": "red",
    }


def test_old_seat_without_colour_gets_the_first_free_one() -> None:
    assert Table("t", seats=[Seat("ann"), Seat("ben", colour="red"), Seat(level="easy")]).colours == ("blue", "red", "yellow")


def test_colours_match_the_renderers() -> None:
    assert COLOURS == DRAWN


async def test_private_table_admits_its_chat_and_the_invited(tables: Tables, lobby: Lobby, people: People) -> None:
    table = await opened(tables, "ann", private=True)
    far = who("cleo", THERE)
    with pytest.raises(Denied, match="invitation_needed"):
        await lobby.join(table.id, far, "", key=key())
    with pytest.raises(Denied, match="invitation_needed"):
        await do(tables, table, far, Watch())
    with pytest.raises(Denied, match="invitation_needed"):
        await lobby.export(table.id, far)
    await lobby.invite(table.id, who("ann"), "cleo", key=key())
    done = await lobby.join(table.id, far, "", key=key())
    assert done.table.places() == (HERE, THERE)
    await do(tables, table, "ben", Join(""))


async def test_invitation_reaches_its_target_unless_blocked(memory: Memory, tables: Tables, lobby: Lobby, people: People) -> None:
    cleo = await people.register("discord:1", "Cleo", private="discord:dm1")
    table = await opened(tables, "ann", "ben")
    await lobby.invite(table.id, who("ann"), cleo.id, key=key())
    told = [said for said in memory.outbox if said.announcement.places == ("discord:dm1",)]
    assert [read_told(said.announcement.body).code for said in told] == ["invited"]
    await people.block(cleo.id, "ben")
    await lobby.invite(table.id, who("ben"), cleo.id, key=key())
    assert len([said for said in memory.outbox if said.announcement.places == ("discord:dm1",)]) == 1
    with pytest.raises(Denied, match="block_yourself"):
        await people.block(cleo.id, cleo.id)


async def test_say_reaches_the_other_places(memory: Memory, tables: Tables, lobby: Lobby, people: People) -> None:
    dan = await people.register("telegram:4", "Dan", private="telegram:4")
    table = await opened(tables, "ann")
    await lobby.join(table.id, who("ben", THERE), "", key=key())
    await lobby.join(table.id, Actor(dan.id, "telegram:4"), "", key=key())
    version = (await tables.look(table.id)).version

    async def heard(name: str, place: str, words: str = "hello  there") -> tuple[str, ...]:
        before = len(memory.outbox)
        await lobby.say(table.id, who(name, place), words, key=key())
        return tuple(place for said in memory.outbox[before:] for place in said.announcement.places)

    assert await heard("ann", HERE) == (THERE, "telegram:4")
    assert (await tables.look(table.id)).version == version
    await people.set_chat(who("x", THERE, admin=True), deaf=True)
    assert await heard("ann", HERE) == ("telegram:4",)
    with pytest.raises(Denied, match="say_too_much"):
        await heard("ann", HERE)
    memory.time += 60_000
    await people.block(dan.id, "ann")
    assert await heard("ann", HERE) == ()
    with pytest.raises(Denied, match="say_nothing"):
        await heard("ann", HERE, "  ")
    for wrong, words, place in (("too_long", "x" * 301, HERE), ("say_off", "hi", THERE)):
        with pytest.raises(Denied, match=wrong):
            await do(tables, table, who("ben", place), Say(words, frozenset({THERE})))


async def test_watching_starts_and_stops(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    table = (await do(tables, table, who("cleo", THERE), Watch())).table
    assert THERE in table.places()
    with pytest.raises(Denied, match="already_watching"):
        await do(tables, table, who("dan", THERE), Watch())
    table = (await do(tables, table, who("cleo", THERE), Unwatch())).table
    assert THERE not in table.places()
    with pytest.raises(Denied, match="not_watching"):
        await do(tables, table, who("ann"), Unwatch())
    # None of this made the current player's buttons stale.
    done = await do(tables, table, decider(table), Act(table.since, default_turn(table)))
    assert done.version == table.version + 1


async def test_open_tables_are_limited(tables: Tables, lobby: Lobby, people: People) -> None:
    click = key()
    first = await lobby.open(who("ann"), Options(), key=click, salt="a")
    again = await lobby.open(who("ann"), Options(), key=click, salt="a")
    assert again.repeated
    assert again.table.id == first.table.id
    for _ in range(2):
        await lobby.open(who("ann"), Options(), key=key(), salt="a")
    with pytest.raises(Denied, match="too_many_tables"):
        await lobby.open(who("ann"), Options(), key=key(), salt="a")
    await lobby.open(who("ben"), Options(), key=key(), salt="a")
    with pytest.raises(Denied, match="too_many_here"):
        await lobby.open(who("cleo"), Options(), key=key(), salt="a")
    with pytest.raises(Denied, match="too_many_tables"):
        await lobby.join((await lobby.of_person("ben"))[0].table, who("ann"), "", key=key())
    await people.set_chat(who("boss", THERE, admin=True), opening="admins")
    with pytest.raises(Denied, match="opening_restricted"):
        await lobby.open(who("dan", THERE), Options(), key=key(), salt="a")
    await lobby.open(who("dan", THERE, admin=True), Options(), key=key(), salt="a")


async def test_a_room_that_everybody_shares_has_limits_of_its_own(memory: Memory, tables: Tables, people: People) -> None:
    limits = HostLimits(tables_in_chat=1, tables_in_room=3, commands_in_chat_a_minute=1, commands_in_room_a_minute=3)
    lobby = Lobby(tables, people, limits, frozenset({"web"}))
    for person in ("ann", "ben", "cleo"):
        await lobby.open(who(person, "web:room"), Options(), key=key(), salt="a")
        assert await lobby.rates.command(person, "web:room") == 0
    with pytest.raises(Denied, match="too_many_here") as refused:
        await lobby.open(who("dan", "web:room"), Options(), key=key(), salt="a")
    assert refused.value.params == {"most": 3}
    assert await lobby.rates.command("dan", "web:room") == memory.time + 60_000
    await lobby.open(who("dan", HERE), Options(), key=key(), salt="a")
    with pytest.raises(Denied, match="too_many_here"):
        await lobby.open(who("ann", HERE), Options(), key=key(), salt="a")


async def test_chat_settings_restrict_where_tables_open(lobby: Lobby, people: People) -> None:
    await people.set_chat(who("boss", "discord:5/6", admin=True), channels=("discord:5/6",))
    with pytest.raises(Denied, match="wrong_channel"):
        await lobby.open(who("ann", "discord:5/7"), Options(), key=key(), salt="a")
    await lobby.open(who("ann", "discord:5/6"), Options(), key=key(), salt="a")
    await lobby.open(who("ann", "discord:8/7"), Options(), key=key(), salt="a")


async def test_commands_are_limited_per_person_and_per_chat(memory: Memory, tables: Tables, lobby: Lobby) -> None:
    elsewhere = Lobby(tables, People(tables), HostLimits(commands_a_minute=2, commands_in_chat_a_minute=4))
    assert await lobby.rates.command("ann", HERE) == 0
    assert await elsewhere.rates.command("ann", HERE) == 0
    assert await lobby.rates.command("ann", THERE) == memory.time + 60_000
    assert await elsewhere.rates.command("ben", HERE) == 0
    assert await elsewhere.rates.command("cleo", HERE) == 0
    assert await elsewhere.rates.command("dan", HERE) == memory.time + 60_000
    memory.time += 60_000
    assert await lobby.rates.command("ann", HERE) == 0


async def test_own_turns_are_listed_first(memory: Memory, tables: Tables, lobby: Lobby) -> None:
    waiting = await started(tables, "ann", "ben", pace="3d")
    soon = await started(tables, "ann", "ben", pace="8h")
    me = decider(waiting)
    if decider(soon) != me:
        soon = (await play_turn(tables, soon)).table
    idle = await opened(tables, me, "cleo")
    found = await lobby.of_person(me)
    assert [each.table for each in found] == [soon.id, waiting.id, idle.id]
    assert [each.mine for each in found] == [True, True, False]
    assert found[0].deadline == memory.time + 8 * 3_600_000
    assert len(await lobby.of_place(HERE)) == 3
    assert {each.table for each in await lobby.of_place(HERE, me) if each.mine} == {soon.id, waiting.id}


async def test_rematch_keeps_players_and_options(memory: Memory, tables: Tables, lobby: Lobby) -> None:
    table = await started(tables, "ann", "ben", modules=("fields", "river"))
    with pytest.raises(Denied, match="not_over"):
        await lobby.rematch(table.id, who("ann"), "s", key=key())
    await do(tables, table, who("boss", admin=True), EndTable())
    first = await lobby.rematch(table.id, who("ben"), "s", key=key())
    second = await lobby.rematch(table.id, who("ann"), "t", key=key())
    third = await lobby.rematch(table.id, who("ben"), "s", key=key())
    assert first.table.id == second.table.id == third.table.id
    assert second.table.people() == ["ben", "ann"]
    assert second.table.options.modules == ("fields", "river")
    assert second.table.after == table.id


async def test_rematch_keeps_the_computers(tables: Tables, lobby: Lobby) -> None:
    """They join with the first player who asks, and count at once."""
    table = await opened(tables, "ann")
    for level in ("hard", "easy"):
        table = (await do(tables, table, who("ann"), AddComputer(level, ("easy", "hard")))).table
    table = (await do(tables, table, who("ann"), Start())).table
    await do(tables, table, who("boss", admin=True), EndTable())
    again = (await lobby.rematch(table.id, who("ann"), "s", key=key())).table
    assert [(guest.person, guest.level, guest.salt) for guest in again.seats] == [
        ("ann", "", "s"),
        ("", levels(table)[0], "computer 2"),
        ("", levels(table)[1], "computer 3"),
    ]
    assert sorted(levels(table)) == ["easy", "hard"]
    begun = (await do(tables, again, who("ann"), Start())).table
    assert len(begun.seats) == 3
    assert sorted(levels(begun)) == ["easy", "hard"]


def levels(table: Table) -> list[str]:
    return [seat.level for seat in table.seats if not seat.person]


async def test_export_of_a_running_game_reveals_no_secret(tables: Tables, lobby: Lobby) -> None:
    table = await opened(tables, "ann", "ben")
    with pytest.raises(Denied, match="export_none"):
        await lobby.export(table.id, who("ann"))
    table = (await do(tables, table, "ann", Start())).table
    for _ in range(5):
        table = (await play_turn(tables, table)).table
    record = read_record(await lobby.export(table.id, who("ann")))
    assert (record.setup.seed, record.setup.stack, record.setup.server_seed) == (None, None, None)
    assert record.setup.drawn is not None
    assert len(record.setup.drawn) == 6
    with pytest.raises(Denied, match="no_table"):
        await lobby.export("nowhere", who("ann"))


async def test_exported_game_can_be_continued(tables: Tables, lobby: Lobby) -> None:
    table = await started(tables, "ann", "ben", modules=("fields", "river"))
    for _ in range(15):
        table = (await play_turn(tables, table)).table
    data = await lobby.export(table.id, who("ann"))
    new = (await lobby.import_game(who("cleo"), data, Options(), key=key(), salt="x")).table
    with pytest.raises(Denied, match="bad_option"):
        await do(tables, new, "cleo", SetOptions(Options()))
    with pytest.raises(Denied, match="too_few"):
        await do(tables, new, "cleo", Start())
    await do(tables, new, "dan", Join(""))
    new = (await do(tables, new, "cleo", Start())).table
    assert new.people() == ["cleo", "dan"]
    assert new.begun_game.decision == table.begun_game.decision
    assert new.begun_game.standing() == table.begun_game.standing()
    while new.state == "running":
        new = (await play_turn(tables, new)).table
    assert not new.options.rated
    finished = read_record(await lobby.export(new.id, who("cleo")))
    replay_record(finished)
    with pytest.raises(Denied, match="import_over"):
        await lobby.import_game(who("cleo"), msgspec.json.encode(finished), Options(), key=key(), salt="x")
    with pytest.raises(Denied, match="import_unfit"):
        await lobby.import_game(who("cleo"), b"{}", Options(), key=key(), salt="x")


async def test_record_with_unknown_hands_cannot_be_continued(tables: Tables, lobby: Lobby) -> None:
    table = await started(tables, "ann", "ben", game="cardcassonne", modules=())
    table = (await play_turn(tables, table)).table
    data = await lobby.export(table.id, who("x"))
    with pytest.raises(Denied, match="import_unfit"):
        await lobby.import_game(who("cleo"), data, Options(), key=key(), salt="x")


async def test_only_admins_can_end_a_shared_game(tables: Tables) -> None:
    table = await started(tables, "ann", "ben")
    with pytest.raises(Denied, match="not_allowed"):
        await do(tables, table, "ann", EndTable())
    with pytest.raises(Denied, match="not_allowed"):
        await do(tables, table, who("boss", THERE, admin=True), EndTable())
    table = (await do(tables, table, who("owner", THERE, owner=True), EndTable())).table
    assert (table.state, table.ended) == ("over", "admin")
    alone = await opened(tables, "ann", "ben")
    assert (await do(tables, alone, "ann", EndTable())).table.ended == "host"


async def test_player_is_asked_in_their_preferred_place(memory: Memory, tables: Tables) -> None:
    habits = {"ann": Habits(ping="private", private=("telegram:1",)), "ben": Habits(ping="never")}
    table = await started(tables, "ann", "ben", habits=habits)
    for _ in range(4):
        table = (await play_turn(tables, table)).table
    told = [(said.announcement.places, read_told(said.announcement.body)) for said in memory.outbox]
    assert {places for places, news in told if "ann" in news.ping} == {("telegram:1",)}
    assert not [news for _, news in told if "ben" in news.ping]
