"""Linking accounts with consent of both sides, and unlinking them."""

from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass

import msgspec
import pytest

from bot.store.faults import Slow, StoreUnreachable
from bot.table.accounts import CODE_LIVES, Accounts
from bot.table.deeds.talk import Watch
from bot.table.leaderboards import Boards
from bot.table.people import LinkSide, People, Person, read_addressee, read_person
from bot.table.privacy import Privacy
from bot.table.refused import Denied
from bot.table.results import Results
from bot.table.tables import Tables
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.playing import do, known_person, opened, person_of, play_turn, started, who
from tests.table.test_people import between, finished

ANN, BEN, CLEO, DORA = "telegram:1", "discord:2", "discord:3", "web:4"


@dataclass
class AccountsProcess:
    """One process's services over a store."""

    memory: Memory

    def __post_init__(self) -> None:
        self.tables = Tables(self.memory.store, steady())
        self.people = People(self.tables)
        self.results = Results(self.memory.store)
        self.accounts = Accounts(self.tables, self.people, self.results)
        self.privacy = Privacy(self.tables, self.people, self.results, {})

    async def id(self, account: str) -> str:
        return (await self.people.register(account)).id

    async def ask(self, maker: str, enterer: str) -> str:
        """`maker` makes a code, `enterer` enters it; return the request."""
        return await self.accounts.ask(await self.id(enterer), enterer, await self.accounts.code(await self.id(maker)))

    async def agree(self, account: str, request: str) -> bool:
        return await self.accounts.agree(await self.id(account), request)

    async def link(self, maker: str, enterer: str) -> str:
        """Link both accounts; return the person's id."""
        request = await self.ask(maker, enterer)
        assert not await self.agree(maker, request)
        assert await self.agree(enterer, request)
        return await self.id(maker)

    async def heard(self, account: str) -> list[str]:
        """Announcements due to the account; fail if they do not wait for its next message."""
        person = await person_of(self.people, account)
        return [f"{each.code}{' waits' if each.waits else ''}" for each in person.notices if each.account == account]

    def said(self) -> dict[str, list[str]]:
        """Announcements to accounts, by place."""
        found: dict[str, list[str]] = {}
        for each in self.memory.outbox:
            if each.announcement.kind == "accounts":
                (place,) = each.announcement.places
                found.setdefault(place, []).append(read_addressee(each.announcement.body).account)
        return found


@pytest.fixture
async def all_four(memory: Memory) -> AccountsProcess:
    """Ann has a private chat, Ben a place for private replies; Cleo and Dora have no known place."""
    process = AccountsProcess(memory)
    await process.people.register(ANN, "Ann", private="telegram:1", place="telegram:1")
    await process.people.register(BEN, "Ben", private="discord:@2", place="discord:5/6")
    await process.people.register(CLEO, "Cleo")
    await process.people.register(DORA, "Dora")
    return process


async def test_code_links_nothing_before_both_sides_agree(all_four: AccountsProcess) -> None:
    ann, ben = await all_four.id(ANN), await all_four.id(BEN)
    running = await started(all_four.tables, ben, await all_four.id(CLEO))
    request = await all_four.ask(ANN, BEN)
    asked = await all_four.accounts.pending(request)
    assert asked is not None
    assert (asked.maker, asked.enterer) == (LinkSide(ann, "Ann", (ANN,)), LinkSide(ben, "Ben", (BEN,)))
    assert (await all_four.heard(ANN), await all_four.heard(BEN)) == (["asked"], [])
    assert all_four.said() == {"telegram:1": [ANN]}
    for _ in range(3):
        assert not await all_four.agree(ANN, request)
    assert await all_four.id(ANN) == ann
    assert await all_four.id(BEN) == ben
    assert (await all_four.tables.look(running.id)).seat_of(ann) is None
    assert await all_four.agree(BEN, request)
    assert await all_four.id(ANN) == await all_four.id(BEN) == ben


async def test_linked_accounts_become_one_person(all_four: AccountsProcess) -> None:
    ann, cleo = await all_four.id(ANN), await all_four.id(CLEO)
    await all_four.results.record(await finished(all_four.tables, ann, cleo))
    running = await started(all_four.tables, ann, cleo)
    ben = await all_four.link(ANN, BEN)
    person = await known_person(all_four.people, ann)
    assert (person.id, set(person.accounts), set(person.habits.private)) == (ben, {ANN, BEN}, {"telegram:1", "discord:@2"})
    assert ben in (await all_four.tables.look(running.id)).people()
    assert sum((await all_four.results.standing(ben)).games.values()) == 1
    assert await all_four.heard(ANN) == ["asked", "done"]
    assert await all_four.heard(BEN) == ["done"]
    assert [ANN in all_four.said()["telegram:1"], BEN in all_four.said()["discord:@2"]] == [True, True]


async def test_all_accounts_of_both_sides_are_asked_and_notified(all_four: AccountsProcess) -> None:
    await all_four.link(CLEO, ANN)
    await all_four.people.drop_notices(await all_four.id(ANN), *(await all_four.people.register(ANN)).notices)
    request = await all_four.ask(BEN, DORA)
    for account in (BEN, DORA):
        await all_four.agree(account, request)
    request = await all_four.ask(ANN, BEN)
    heard = {account: await all_four.heard(account) for account in (ANN, BEN, CLEO, DORA)}
    assert [codes[-1:] for codes in heard.values()] == [["asked"], ["done"], ["asked waits"], ["asked waits"]]
    assert not await all_four.agree(CLEO, request), "an account of a side speaks for it"
    assert await all_four.agree(DORA, request)
    assert [(await all_four.heard(account))[-1] for account in (ANN, BEN, CLEO, DORA)] == ["done", "done"] + ["done waits"] * 2


async def test_game_between_linked_accounts_counts_once(all_four: AccountsProcess) -> None:
    ann, ben = await all_four.id(ANN), await all_four.id(BEN)
    await all_four.results.record(await finished(all_four.tables, ann, ben))
    await all_four.link(ANN, BEN)
    standing = await all_four.results.standing(ben)
    assert (sum(standing.games.values()), standing.versus) == (1, {})


# invalid codes and questions


async def test_code_works_once_for_ten_minutes_and_not_for_its_maker(memory: Memory, all_four: AccountsProcess) -> None:
    cleo, ben = await all_four.id(CLEO), await all_four.id(BEN)
    code = await all_four.accounts.code(await all_four.id(ANN))
    with pytest.raises(Denied, match="link_same"):
        await all_four.accounts.ask(await all_four.id(ANN), ANN, code)
    await all_four.accounts.ask(ben, BEN, f"{code[:4]} {code[4:]}")
    for used in (code, "", "12", "\u0661" * 8, "x" * 5000):
        with pytest.raises(Denied, match="bad_link"):
            await all_four.accounts.ask(cleo, CLEO, used)
    late = await all_four.accounts.code(ben)
    memory.time += CODE_LIVES
    with pytest.raises(Denied, match="bad_link"):
        await all_four.accounts.ask(cleo, CLEO, late)


async def test_link_question_expires_and_can_be_declined(memory: Memory, all_four: AccountsProcess) -> None:
    request = await all_four.ask(ANN, BEN)
    await all_four.agree(BEN, request)
    memory.time += CODE_LIVES
    with pytest.raises(Denied, match="link_gone"):
        await all_four.agree(ANN, request)
    request = await all_four.ask(ANN, BEN)
    await all_four.agree(ANN, request)
    await all_four.accounts.refuse(await all_four.id(BEN), BEN, request)
    assert (await all_four.heard(ANN))[-1] == "refused"
    for account in (ANN, BEN):
        with pytest.raises(Denied, match="link_gone"):
            await all_four.agree(account, request)
    assert await all_four.id(ANN) != await all_four.id(BEN)


async def test_only_the_asked_accounts_can_agree(all_four: AccountsProcess) -> None:
    request = await all_four.ask(ANN, BEN)
    cleo = await all_four.id(CLEO)
    with pytest.raises(Denied, match="link_gone"):
        await all_four.accounts.agree(cleo, request)
    with pytest.raises(Denied, match="link_gone"):
        await all_four.accounts.refuse(cleo, CLEO, request)
    with pytest.raises(Denied, match="link_gone"):
        await all_four.agree(ANN, "forged")
    assert not await all_four.agree(ANN, request)


async def test_players_at_one_table_cannot_be_linked(all_four: AccountsProcess) -> None:
    ann, ben = await all_four.id(ANN), await all_four.id(BEN)
    code, early = await all_four.accounts.code(ann), await all_four.ask(ANN, BEN)
    await all_four.agree(ANN, early)
    table = await started(all_four.tables, ann, ben, modules=("fields",))
    with pytest.raises(Denied, match="link_same_table"):
        await all_four.accounts.ask(ben, BEN, code)
    with pytest.raises(Denied, match="link_same_table"):
        await all_four.agree(BEN, early)
    while table.state == "running":
        table = (await play_turn(all_four.tables, table)).table
    assert await all_four.agree(BEN, early)


async def test_consent_covers_only_the_accounts_shown(memory: Memory, all_four: AccountsProcess) -> None:
    """Between question and answer one side is merged, grows, loses an account or is forgotten."""
    asked = await all_four.ask(ANN, BEN)
    await all_four.agree(BEN, asked)
    before = deepcopy(memory)

    async def merged(process: AccountsProcess) -> None:
        await process.link(ANN, CLEO)

    async def grown(process: AccountsProcess) -> None:
        await process.link(CLEO, ANN)

    async def forgotten(process: AccountsProcess) -> None:
        await process.privacy.forget(await process.id(BEN))
        await process.people.register(BEN, "Ben")

    for change in (merged, grown, forgotten):
        process = AccountsProcess(deepcopy(before))
        await change(process)
        with pytest.raises(Denied, match="link_gone"):
            await process.agree(ANN, asked)
        assert await process.id(ANN) != await process.id(BEN)
    process = AccountsProcess(deepcopy(before))
    await process.link(CLEO, DORA)
    asked = await process.ask(DORA, BEN)
    await process.agree(DORA, asked)
    await process.accounts.leave(CLEO, "Cleo")
    for account in (BEN, CLEO):
        with pytest.raises(Denied, match="link_gone"):
            await process.agree(account, asked)


async def test_concurrent_consents_both_count(memory: Memory, all_four: AccountsProcess) -> None:
    request = await all_four.ask(ANN, BEN)
    other, ann = AccountsProcess(memory), await all_four.id(ANN)
    real = memory.documents.put

    async def put(kind: str, name: str, body: bytes, expected: int, keep: int | None = None) -> bool:
        memory.documents.put = real  # type: ignore[method-assign]
        assert not await other.accounts.agree(ann, request)
        return await real(kind, name, body, expected, keep)

    ben = await all_four.id(BEN)
    memory.documents.put = put  # type: ignore[method-assign]
    assert await all_four.accounts.agree(ben, request)
    assert await all_four.id(ANN) == ben


# interrupted


class BrokenOffError(Exception):
    """Simulates the death of the process."""


async def after_merge(process: AccountsProcess, ann: str, ben: str) -> None:
    """Check that only a pointer to the other person is left."""
    assert {await process.id(account) for account in (ANN, BEN)} == {ben}
    found = await known_person(process.people, ann)
    assert (found.id, set(found.accounts)) == (ben, {ANN, BEN})
    assert await process.memory.indexes.of_person(ann) == []
    unfinished = [game for game, log in process.memory.logs.items() if log.head.state != "over"]
    assert len(unfinished) == 2
    for game in unfinished:
        assert ben in (await process.tables.look(game)).people()
    assert sum((await process.results.standing(ben)).games.values()) == 1
    assert {row.person for row in await Boards(process.memory.store).top()} == {ben, await process.id(CLEO)}
    assert not [name for kind, name in process.memory.papers if kind == "merge" and name != "unfinished"]
    assert ["done" in heard for heard in (await process.heard(ANN), await process.heard(BEN))] == [True, True]
    assert {ANN, BEN} <= {account for accounts in process.said().values() for account in accounts}


@pytest.mark.parametrize("again", ["the next start", "yes once more"])
async def test_merge_interrupted_anywhere_is_finished(all_four: AccountsProcess, again: str) -> None:
    """Ann has a result, a running and an open game, and has agreed; Ben is about to."""
    ann, ben, cleo = [await all_four.id(account) for account in (ANN, BEN, CLEO)]
    await all_four.results.record(await finished(all_four.tables, ann, cleo))
    await started(all_four.tables, ann, cleo)
    await opened(all_four.tables, cleo, ann)
    request = await all_four.ask(ANN, BEN)
    await all_four.agree(ANN, request)
    steps = 0
    for last in range(1, 1000):
        process = AccountsProcess(deepcopy(all_four.memory))
        if not await breaks_off(process.memory, last, lambda p=process: p.accounts.agree(ben, request)):
            break
        steps += 1
        process = AccountsProcess(process.memory)
        begun = ("merge", ann) in process.memory.papers
        if again == "the next start":
            await process.accounts.finish_all()
        if again != "the next start" or not begun:
            # Before the merge is recorded nothing has happened; afterwards the question is gone.
            with suppress(Denied):
                await process.agree(BEN, request)
        await after_merge(process, ann, ben)
    assert steps > 20


async def breaks_off(memory: Memory, last: int, deed: object) -> bool:
    """Run a deed and kill it at its n-th store call; return whether that happened."""
    end = memory.trips + last

    def die() -> None:
        if memory.trips + 1 >= end:
            raise BrokenOffError

    memory.before_trip = die
    try:
        await deed()  # type: ignore[operator]
    except BrokenOffError:
        return True
    finally:
        memory.before_trip = None
    return False


async def test_merge_interrupted_by_the_store_is_finished_when_it_answers(memory: Memory, all_four: AccountsProcess) -> None:
    ann, ben = await all_four.id(ANN), await all_four.id(BEN)
    await memory.documents.put("merge", ann, ben.encode(), 0)
    await memory.documents.put("merge", "unfinished", msgspec.msgpack.encode([ann]), 0)
    outage = [Slow("busy"), StoreUnreachable("away")]

    def fail() -> None:
        if outage:
            raise outage.pop()

    memory.before_trip = fail
    await all_four.accounts.finish_all()
    assert not outage
    assert await all_four.id(ANN) == ben


async def test_person_forgotten_during_a_merge_stays_forgotten(memory: Memory, all_four: AccountsProcess) -> None:
    ann, ben = await all_four.id(ANN), await all_four.id(BEN)
    await memory.documents.put("merge", ann, ben.encode(), 0)
    await memory.documents.put("merge", "unfinished", msgspec.msgpack.encode([ann]), 0)
    await all_four.privacy.forget(ben)
    for _ in range(2):
        await all_four.accounts.finish_all()
    assert ("merge", ann) not in memory.papers
    assert await all_four.people.get(ben) is None
    assert await all_four.id(ANN) == ann


# leaving


async def at_private_tables(process: AccountsProcess) -> tuple[str, str]:
    """Link Ann and Ben; in Ann's private chat they play at one table and watch another."""
    ann, cleo = await process.id(ANN), await process.id(CLEO)
    await process.results.record(await finished(process.tables, ann, cleo))
    home = await process.tables.open(who(ann, "telegram:1"), (await opened(process.tables, cleo)).options, key="open", salt="a")
    watched = await started(process.tables, cleo, await process.id(DORA))
    await do(process.tables, watched, who(ann, "telegram:1"), Watch())
    await process.link(ANN, BEN)
    return home.table.id, watched.id


async def after_leaving(process: AccountsProcess, union: str, home: str, watched: str) -> None:
    """Check that Ann is a new person with nothing of the old one, which keeps everything."""
    new, stays = await process.people.register(ANN), await process.people.get(union)
    assert stays is not None
    assert new.id != union
    assert (new.name, new.accounts, new.habits.private) == ("Ann", (ANN,), ("telegram:1",))
    assert (stays.accounts, stays.habits.private, stays.departures) == ((BEN,), ("discord:@2",), 1)
    assert await process.id(BEN) == union
    table = await process.tables.look(home)
    assert table.people() == [union]
    assert table.seats[0].habits.private == ("discord:@2",)
    for game in (home, watched):
        assert "telegram:1" not in (await process.tables.look(game)).places()
    assert (await process.results.standing(new.id)).games == {}
    assert sum((await process.results.standing(union)).games.values()) == 1
    assert "left" in await process.heard(BEN)
    assert not [name for kind, name in process.memory.papers if kind == "leave" and name != "unfinished"]


async def test_unlinked_account_sees_nothing_of_the_old_person(all_four: AccountsProcess) -> None:
    home, watched = await at_private_tables(all_four)
    union = await all_four.id(BEN)
    told = len(all_four.memory.outbox)
    await all_four.accounts.leave(ANN, "Ann")
    await after_leaving(all_four, union, home, watched)
    since = [each.announcement for each in all_four.memory.outbox[told:]]
    assert not [each for each in since if "telegram:1" in each.places]
    assert not [each for each in since if each.kind == "notice"], "nobody has lost sight of anything"
    for account in (ANN, BEN, CLEO):
        with pytest.raises(Denied, match="not_linked"):
            await all_four.accounts.leave(account, "")
    assert await all_four.link(ANN, BEN) == union, "and may come back"


@pytest.mark.parametrize("again", ["the next start", "once more"])
async def test_unlink_interrupted_anywhere_is_finished(all_four: AccountsProcess, again: str) -> None:
    home, watched = await at_private_tables(all_four)
    union = await all_four.id(BEN)
    steps = 0
    for last in range(1, 1000):
        process = AccountsProcess(deepcopy(all_four.memory))
        if not await breaks_off(process.memory, last, lambda p=process: p.accounts.leave(ANN, "Ann")):
            break
        steps += 1
        process = AccountsProcess(process.memory)
        if again == "the next start":
            await process.accounts.finish_all()
        with suppress(Denied):
            await process.accounts.leave(ANN, "Ann")
        await after_leaving(process, union, home, watched)
    assert steps > 15


async def leaves_alone(process: AccountsProcess) -> None:
    """Check that Ann is alone, her chat is only hers, and Cleo and Ben are linked."""
    alone, union = await process.people.register(ANN), await process.people.register(BEN)
    assert alone.accounts == (ANN,)
    assert set(union.accounts) == {BEN, CLEO}
    assert union.habits.private == ("discord:@2",)
    assert (await process.id(CLEO), alone.id != union.id) == (union.id, True)


async def test_unlink_during_a_merge_interrupted_anywhere(all_four: AccountsProcess) -> None:
    await all_four.link(ANN, CLEO)
    request = await all_four.ask(CLEO, BEN)
    await all_four.agree(BEN, request)
    cleo = await all_four.id(CLEO)
    for last in range(1, 1000):
        process = AccountsProcess(deepcopy(all_four.memory))
        if not await breaks_off(process.memory, last, lambda p=process: p.accounts.agree(cleo, request)):
            break
        process = AccountsProcess(process.memory)
        if ("merge", cleo) in process.memory.papers:
            await process.accounts.leave(ANN, "Ann")
            await process.accounts.finish_all()
            await leaves_alone(process)
    assert last > 20


async def test_merge_during_an_unlink_interrupted_anywhere(all_four: AccountsProcess) -> None:
    await all_four.link(ANN, CLEO)
    request = await all_four.ask(CLEO, BEN)
    await all_four.agree(BEN, request)
    tried = 0
    for last in range(1, 1000):
        process = AccountsProcess(deepcopy(all_four.memory))
        if not await breaks_off(process.memory, last, lambda p=process: p.accounts.leave(ANN, "Ann")):
            break
        process = AccountsProcess(process.memory)
        begun = ("leave", ANN) in process.memory.papers
        with suppress(Denied):  # the question named Ann, who may have left
            await process.agree(CLEO, request)
        await process.accounts.finish_all()
        if begun and await process.id(CLEO) == await process.id(BEN):
            await leaves_alone(process)
            tried += 1
    assert tried > 3


async def test_message_in_flight_during_unlink_leaves_no_private_chat_behind(
    memory: Memory, all_four: AccountsProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    union = await all_four.link(ANN, BEN)
    between(memory, monkeypatch, lambda: all_four.accounts.leave(ANN, "Ann"))
    await all_four.people.register(ANN, "Ann, just now", private="telegram:11")
    person = await known_person(all_four.people, union)
    assert (person.habits.private, person.places) == (("discord:@2",), {BEN: "discord:@2"})


async def test_private_chat_in_old_records_leaves_with_its_account(all_four: AccountsProcess) -> None:
    """Old records do not name a private chat's account: all chats of the platform with no other known owner leave with it."""
    person = Person("old", accounts=("telegram:8", BEN, "telegram:9"))
    habits = msgspec.structs.replace(person.habits, private=("telegram:8", "discord:@2", "telegram:9"))
    person = msgspec.structs.replace(person, habits=habits, places={"telegram:9": "telegram:9"})
    assert person.private_of("telegram:8") == ("telegram:8",)
    assert msgspec.structs.replace(person, places={}).private_of("telegram:8") == ("telegram:8", "telegram:9")


# pending announcements


async def test_undeliverable_announcement_waits_for_the_next_message(all_four: AccountsProcess) -> None:
    ann = await all_four.id(ANN)
    await all_four.ask(ANN, BEN)
    await all_four.people.hold_notices(ann, ANN)
    assert await all_four.heard(ANN) == ["asked waits"]
    (notice,) = (await all_four.people.register(ANN)).notices
    await all_four.people.drop_notices(ann, notice)
    assert await all_four.heard(ANN) == []
    await all_four.privacy.forget(ann)
    people = all_four.people
    for late in (people.drop_notices(ann, notice), people.tell(ann, notice), people.hold_notices(ann, ANN)):
        await late
    assert await all_four.people.get(ann) is None, "nobody is brought back by a word that comes late"


def test_old_person_records_are_readable() -> None:
    kept = {"id": "k3m9x2ab", "name": "Ann", "accounts": ["telegram:1"], "since": 7}
    read = read_person(msgspec.msgpack.encode(kept))
    assert (read.accounts, read.places, read.departures, read.notices) == (("telegram:1",), {}, 0, ())
    assert read_person(msgspec.msgpack.encode({"id": "k3m9x2ab", "merged": "other"})).merged == "other"


async def test_pending_announcements_drop_forgotten_names(all_four: AccountsProcess) -> None:
    """Cleo and Dora cannot be reached, so their announcements wait."""
    request = await all_four.ask(BEN, CLEO)
    await all_four.accounts.refuse(await all_four.id(BEN), BEN, request)
    await all_four.ask(DORA, ANN)
    ben = await all_four.people.register(BEN)
    await all_four.privacy.forget(ben.id)
    cleo, dora = await all_four.people.register(CLEO), await all_four.people.register(DORA)
    assert cleo.notices
    assert dora.notices
    told = repr(cleo.notices)
    assert ben.id not in told
    assert BEN not in told
    assert ben.name not in told
    assert ANN in repr(dora.notices), "others are named as before"


async def test_forget_covers_remains_of_earlier_links(all_four: AccountsProcess) -> None:
    first, second = await all_four.id(CLEO), await all_four.id(BEN)
    await all_four.link(CLEO, BEN)
    ann = await all_four.link(BEN, ANN)
    dora = await all_four.link(DORA, ANN)
    assert ann == dora
    assert set(await all_four.people.merged_into(ann)) >= {first, second}
    await all_four.privacy.forget(ann)
    papers = all_four.memory.papers
    assert [name for (kind, name), found in papers.items() if kind in ("person", "account") and found.body] == []
    await all_four.privacy.forget(ann)
