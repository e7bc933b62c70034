"""The board page's requests, with the real conversation: what they show, change and refuse."""

from __future__ import annotations

import asyncio
import gzip
import random
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.ai.strategies import PLAYERS
from bot.chat.board.past import step_before, steps_of
from bot.chat.board.reader import BoardReader
from bot.chat.board.state import moment_of
from bot.chat.contract import Account
from bot.chat.links import Links
from bot.chat.table_context import table_context
from bot.chat.voice import Voice
from bot.engine.actions import write_action
from bot.engine.fair import Stream, simulated_seed
from bot.engine.game import Game, Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import game_kind
from bot.store import StoreError, StoreSettings, open_store
from bot.store.archive import Archive, Mover
from bot.table.deeds.base import TableNow
from bot.table.limits import HostLimits
from bot.table.options import Options
from bot.table.table import Seat, Table
from bot.web.board.session import BOARD, MOST
from bot.web.limits import WEB
from bot.web.posts import without
from tests.card_game.scenes import random_game
from tests.card_game.twins import played_twin
from tests.store.servers import Server
from tests.web.boarding import Boarding, actions_of, boarding, drafted, first_action

ALL = ("fields", "abbot", "river", "inns_cathedrals", "traders_builders", "abbey_mayor", "king_robber", "tower", "siege")


@pytest.fixture
async def here(server: Server, tmp_path: Path) -> AsyncIterator[Boarding]:
    async with open_store(StoreSettings(url=server.patient)) as store, boarding(store, tmp_path) as made:
        yield made


def links_of(here: Boarding) -> Links:
    links = here.bot.services.links
    assert links is not None
    return links


# who one is


async def test_only_a_browser_in_the_room_gets_a_token_and_only_the_header_counts(here: Boarding) -> None:
    stranger = here.stranger()
    assert (await stranger.ask("POST", "session/room", {}))[0] == 401
    ann = await here.player("Ann")
    table = await here.solo(ann)
    person, token = ann.token.split(".")
    stored = await here.room.holdings.store.documents.get(BOARD, person)
    assert token.encode() not in stored.body
    for wrong in ("", "Bearer", f"Bearer {person}.{'A' * 43}", f"Bearer {token}", f"Basic {ann.token}", "Bearer \u00e9"):
        status, data = await ann.ask("GET", f"table/{table}", headers={"Authorization": wrong})
        assert (status, data["code"]) == (401, "unauthorized"), "the cookie alone opens nothing"
    stranger.token = ann.token
    assert (await stranger.get(f"table/{table}"))["me"] == (await ann.get(f"table/{table}"))["me"]


async def test_a_game_too_many_is_a_refusal_in_words(here: Boarding, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await here.player("Ann")
    monkeypatch.setattr(here.bot.services.lobby, "_limits", HostLimits(tables_in_room=1))
    await ann.post("computer")
    status, data = await ann.ask("POST", "computer", {"event": "one-too-many"})
    assert (status, data["code"]) == (422, "too_many_here")
    assert "1" in data["text"]


async def test_a_token_ends_with_the_browsers_session_and_the_oldest_of_many_ends(here: Boarding) -> None:
    ann = await here.player("Ann")
    first = ann.token
    for _ in range(MOST):
        await ann.mint()
    ended = here.stranger()
    ended.token = first
    assert (await ended.ask("GET", "games"))[0] == 401
    assert (await ann.ask("GET", "games"))[0] == 200
    async with ann.session.post("/leave") as answer:
        assert answer.status == 200
    assert (await ann.ask("GET", "games"))[0] == 401


async def test_a_forgotten_person_leaves_no_token(here: Boarding) -> None:
    ann = await here.player("Ann")
    person = ann.token.split(".")[0]
    [page] = (await here.room.holdings.export(f"web:{person}"))["board_pages"]
    assert set(page) == {"since", "seen"}
    await here.room.holdings.forget(f"web:{person}")
    assert (await ann.ask("GET", "games"))[0] == 401
    assert not (await here.room.holdings.store.documents.get(BOARD, person)).body


# a turn


async def test_a_turn_is_drafted_changed_and_confirmed_once(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    state = await ann.get(f"table/{table}")
    x, y, ways, _ = state["cells"]["cells"][0]
    tile = {"do": "tile", "at": [x, y], "rot": ways[-1]}
    laid = await ann.draft(state, tile)
    assert drafted(laid) == [tile]
    assert [x, y] in [each[:2] for each in laid["map"]["tiles"]]
    assert laid["decision"]["kind"] == "step2"
    options = [option for option in laid["decision"]["options"] if "place" in option]
    placed = next((option for option in options if not option["worth"].isdigit()), options[-1])
    assert placed["tint"]
    full = await ann.draft(laid, tile, placed["action"])
    assert full["draft"]["complete"]
    mine, mine_before = (each["people"][each["me"]] for each in (full, state))
    back = mine["score"] != mine_before["score"]  # the tile completed it
    assert any(name.startswith("figure-") for name, *_ in full["map"]["things"]) != back, "the picture shows what comes of it"
    assert mine["items"][0][1] == mine_before["items"][0][1] - (not back)
    # Old drafts change nothing: one of an earlier revision, and one that arrives after Confirm.
    status, stale = await ann.ask("POST", f"table/{table}/draft", {"version": laid["v"], "revision": 0, "actions": []})
    assert (status, stale["code"], drafted(stale["state"])) == (409, "draft_moved", drafted(full))
    once = {"version": full["v"], "actions": drafted(full), "event": "event-of-the-turn"}
    answers = await asyncio.gather(*(ann.ask("POST", f"table/{table}/confirm", once) for _ in range(3)))
    assert [status for status, _ in answers] == [200] * 3
    log = (await here.bot.tables.look(table)).begun_game.log
    assert [played.action.do for played in log if played.seat == state["me"]] == ["tile", "figure"]
    late = {"version": full["v"], "revision": full["draft"]["revision"], "actions": [tile]}
    status, behind = await ann.ask("POST", f"table/{table}/draft", late)
    assert status == 409
    assert behind["state"]["v"] > full["v"]


async def test_a_page_ahead_of_its_table_plays_nothing(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    state = await ann.get(f"table/{table}")
    # A host has restored a backup: the page has seen a later position.
    ahead = {
        "version": state["v"] + 9,
        "revision": 0,
        "actions": [actions_of(state)[0], {"do": "skip"}],
        "event": "event-of-the-turn",
    }
    for deed in ("draft", "confirm"):
        status, said = await ann.ask("POST", f"table/{table}/{deed}", ahead)
        assert (status, said["code"], said["state"]["v"]) == (409, "stale", state["v"])
    assert drafted(await ann.get(f"table/{table}")) == []


async def test_a_draft_of_the_page_is_seen_in_the_chat_and_survives(here: Boarding) -> None:
    ann, other = await here.player("Ann"), here.stranger()
    table = await here.solo(ann)
    state = await ann.get(f"table/{table}")
    laid = await ann.draft(state, actions_of(state)[0])
    now = await here.bot.tables.now(table)
    assert now.draft is not None
    assert [write_action(action) for action in now.draft.actions] == drafted(laid)
    assert [(each["table"], each["mine"]) for each in await ann.get("games")] == [(table, True)]
    assert (await ann.get("games"))[0]["words"].startswith("Your turn: vs a computer")
    other.token = ann.token  # a second tab
    assert drafted(await other.get(f"table/{table}")) == drafted(laid)


async def test_everything_else_is_done_by_presses_of_this_table_only(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    await ann.turn(table)
    await here.bot.settle(table)
    state = await ann.get(f"table/{table}")
    assert {"/undo", "/resign"} <= {deed["id"] for deed in state["deeds"]}
    explain = next(deed["id"] for deed in state["deeds"] if deed["label"] == "What can I do here?")
    said = (await ann.post(f"table/{table}/press", button=explain))["said"]
    assert any(line.startswith("Placing a tile: ") for line in said["lines"])
    assert not said.get("buttons"), "the rules are no part of this page"
    before = len((await here.bot.tables.look(table)).begun_game.log)
    await ann.post(f"table/{table}/press", button="/undo")
    assert len((await here.bot.tables.look(table)).begun_game.log) < before
    for wrong in ("/forgetme", "/import", "/link", "-.0.help.", "zzzzzzzz.0.undo.", "", "x" * 300):
        status, data = await ann.ask("POST", f"table/{table}/press", {"button": wrong, "event": "event-000"})
        assert (status, data["code"]) == (400, "no_button")
    asked = (await ann.post(f"table/{table}/press", button="/resign"))["said"]["buttons"]
    assert asked
    assert (await here.bot.tables.look(table)).state == "running", "resigning asks first"
    await ann.post(f"table/{table}/press", button=asked[0]["id"])
    over = await ann.get(f"table/{table}")
    assert [deed["id"] for deed in over["deeds"]] in ([], ["/rematch"])


async def test_a_typed_move_and_looks(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    state = await ann.get(f"table/{table}")
    name = state["cells"]["cells"][0][3]
    typed = await ann.post(f"table/{table}/press", button="", words=f"{name} r1")
    assert drafted(typed["state"])[0]["at"] == state["cells"]["cells"][0][:2]
    for look in state["looks"]:
        assert (await ann.get(f"table/{table}/look?name={look['id']}"))["title"]
    assert (await ann.get(f"table/{table}/at?x=0.5&y=0.5"))["lines"]
    assert (await ann.ask("GET", f"table/{table}/look?name=hand"))[0] == 404
    async with ann.session.get(f"/board/api/table/{table}/picture", headers={"Authorization": f"Bearer {ann.token}"}) as answer:
        assert (await answer.read()).startswith(b"\x89PNG")


# what is refused

TILE = {"do": "tile", "at": [0, 0], "rot": 0}
WRONG: tuple[tuple[str, Any, int], ...] = (
    ("draft", {"version": 0, "revision": 0, "actions": [TILE]}, 409),
    ("draft", {"revision": 0, "actions": [TILE], "version": "now"}, 422),
    ("draft", {"version": "1", "revision": 0, "actions": []}, 400),
    ("draft", {"version": True, "revision": 0, "actions": []}, 400),
    ("draft", {"version": -1, "revision": 0, "actions": []}, 400),
    ("draft", {"version": 1 << 60, "revision": 0, "actions": []}, 400),
    ("draft", {"version": 9, "revision": 0, "actions": "tile"}, 400),
    ("draft", {"version": "now", "revision": 0, "actions": [{"do": "fly"}]}, 422),
    ("draft", {"version": "now", "revision": 0, "actions": [7, None]}, 422),
    ("draft", {"version": "now", "revision": 0, "actions": [{**TILE, "at": [[[]]]}]}, 422),
    ("draft", {"version": "now", "revision": 0, "actions": [TILE] * 41}, 422),
    ("draft", {"version": "now", "revision": 7, "actions": [None]}, 422),
    ("confirm", {"version": "now", "actions": [TILE], "event": "event-0001"}, 422),
    ("confirm", {"version": "now", "actions": [], "event": "event-0002"}, 409),
    ("confirm", {"version": "now", "actions": [], "event": "no"}, 400),
    ("confirm", {"version": "now", "actions": []}, 400),
    ("confirm", {"version": 0, "actions": [TILE], "event": "event-0003"}, 409),
    ("confirm", [], 400),
    ("press", {"button": {}, "event": "event-0004"}, 400),
)


async def test_hostile_requests_change_nothing(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table = await here.solo(ann)
    before = await ann.get(f"table/{table}")
    for path, deed, expected in WRONG:
        sent = {**deed, "version": before["v"]} if isinstance(deed, dict) and deed.get("version") == "now" else deed
        status, data = await ann.ask("POST", f"table/{table}/{path}", sent)
        assert status == expected, (path, deed, data)
        assert data["code"]
        assert data["text"]
    legal = {"version": before["v"], "revision": 0, "actions": actions_of(before)[:1], "event": "event-0005"}
    for path in ("draft", "confirm"):
        status, data = await ben.ask("POST", f"table/{table}/{path}", legal)
        assert (status, data["code"]) == (403, "not_allowed"), "another person's turn"
    for address, status in (("table/nothing1", 404), ("table/NO", 404), (f"table/{table}/at?x=nan&y=0", 400)):
        assert (await ann.ask("GET", address))[0] == status
    headers = {"Authorization": f"Bearer {ann.token}"}
    url = f"/board/api/table/{table}/draft"
    async with ann.session.post(url, data=b"{" * 9000, headers={**headers, "Content-Type": "application/json"}) as answer:
        assert answer.status == 413
    async with ann.session.post(url, data={"version": "1"}, headers=headers) as answer:
        assert answer.status == 415
    elsewhere = "https://elsewhere.example"
    for method, path, header, refused in (
        ("POST", f"table/{table}/draft", {"Origin": elsewhere}, (403, "forbidden")),
        ("GET", f"table/{table}", {"Host": "elsewhere.example"}, (421, "misdirected_request")),
    ):
        status, data = await ann.ask(method, path, legal if method == "POST" else None, header)
        assert (status, data["code"]) == refused
        assert data["text"]
    for method, path, expected in (("GET", "nothing", 404), ("PUT", "games", 405), ("GET", "computer", 405)):
        status, data = await ann.ask(method, path)
        assert (status, bool(data["code"]), bool(data["text"])) == (expected, True, True)
    after = await ann.get(f"table/{table}")
    assert after == before


@pytest.mark.parametrize(("fault", "refused"), [(StoreError("away"), (503, "store")), (RuntimeError("broken"), (500, "fault"))])
async def test_failures_have_a_code(
    here: Boarding, monkeypatch: pytest.MonkeyPatch, fault: Exception, refused: tuple[int, str]
) -> None:
    ann = await here.player("Ann")

    async def fails(_: object) -> None:
        raise fault

    monkeypatch.setattr(here.boards.lobby, "own_games", fails)
    status, data = await ann.ask("GET", "games")
    assert (status, data["code"]) == refused
    assert data["text"]


async def test_a_private_game_is_closed_to_others(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    person = await here.bot.people.register(f"web:{ann.token.split('.')[0]}")
    actor = BoardReader(Account(person.accounts[0]), person, "web:elsewhere", "en").actor
    opened = await here.bot.tables.open(actor, Options(private=True), key="private", salt="salt")
    for path in ("", "/events", "/wait", "/at?x=0&y=0", "/look?name=fields", "/picture", "/past", "/past/0", "/talk"):
        status, data = await ben.ask("GET", f"table/{opened.table.id}{path}")
        assert (status, data["code"]) == (403, "invitation_needed")
    assert (await ann.get(f"table/{opened.table.id}"))["state"] == "open"


async def test_an_address_to_watch_opens_looking_at_one_table_and_no_more(here: Boarding) -> None:
    ann, ben, stranger = await here.player("Ann"), await here.player("Ben"), here.stranger()
    tables = [await here.solo(ann), await here.solo(ann)]
    signature = links_of(here).watch(WEB, tables[0]).rpartition("/")[2]
    for table, given in ((tables[1], signature), (tables[0], signature[:-1] + "!"), ("", ""), (tables[0], signature + "x")):
        status, data = await stranger.ask("POST", "session/watch", {"table": table, "signature": given})
        assert (status, data["code"]) == (404, "not_found")
    _, minted = await stranger.ask("POST", "session/watch", {"table": tables[0], "signature": signature})
    stranger.token = minted["token"]
    assert minted["person"]["name"] == ""
    state = await stranger.get(f"table/{tables[0]}")
    assert state["map"]["tiles"]
    assert not {"decision", "draft", "deeds", "cells"} & set(state)
    assert (await stranger.get(f"table/{tables[0]}/past"))["label"]
    assert (await stranger.ask("GET", f"table/{tables[0]}/wait?after=0&wait=0"))[0] == 200
    for method, path in (
        ("GET", f"table/{tables[1]}"),
        ("GET", "games"),
        ("POST", "computer"),
        *(("POST", f"table/{tables[0]}/{each}") for each in ("draft", "confirm", "press")),
    ):
        deed = {"version": state["v"], "revision": 0, "actions": [], "button": "/join", "event": "event-0010"}
        status, data = await stranger.ask(method, path, deed if method == "POST" else None)
        assert (status, data["code"], bool(data["text"])) == (403, "forbidden", True), path
    forged = here.stranger()
    forged.token = f"{tables[1]}.{signature}"
    assert (await forged.ask("GET", f"table/{tables[1]}"))[0] == 401
    _, minted = await ben.ask("POST", "session/watch", {"table": tables[0], "signature": signature})
    assert minted["person"]["name"] == "Ben", "somebody of the room comes as themselves"


async def test_the_page_and_its_headers(here: Boarding) -> None:
    ann = here.stranger()
    async with ann.session.get("/board/?t=whatever") as answer:
        policy, page = answer.headers["Content-Security-Policy"], await answer.text()
        assert "frame-ancestors 'self' https://web.telegram.org" in policy
        assert "script-src 'self';" in policy
        assert "X-Frame-Options" not in answer.headers
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cache-Control"] == "no-store"
        assert len(page) < 2000
        assert 'src="/' not in page
        assert 'href="/' not in page, "every address is relative"
    async with ann.session.get("/board/api/games") as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


# news


async def test_one_read_wakes_all_pages_of_a_table_and_an_idle_one_reads_nothing(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    headers = {"Authorization": f"Bearer {ann.token}"}
    streams = [await ann.session.get(f"/board/api/table/{table}/events", headers=headers) for _ in range(5)]

    async def heard(stream: Any) -> Any:
        while True:
            line = await stream.content.readline()
            if line.startswith(b"data: "):
                return msgspec.json.decode(line.removeprefix(b"data: "))

    known = [(await heard(stream))["v"] for stream in streams]
    games, reads = here.bot.store.games, list[str]()
    load = games.load

    async def counted(game: str, since: int = 0) -> Any:
        reads.append(game)
        return await load(game, since)

    games.load = counted  # type: ignore[method-assign]  # counts, and reads as ever
    try:
        for _ in range(10):
            await here.bot.store.wakeups.sweep()
        assert reads == []
        here.boards.news._woken([0, 1])  # of other tables, unless this one is theirs
        here.boards.news._woken(None)
        here.boards.news._woken(None)
        reading = here.boards.news._followed[table].reading
        assert reading is not None
        await reading
        assert 1 <= len(reads) <= 2, "one read for five pages, and one more for what came meanwhile"
        waiting = asyncio.create_task(ann.ask("GET", f"table/{table}/wait?after={known[0]}&wait=25"))
        await ann.turn(table)
        assert min([(await heard(stream))["v"] for stream in streams]) >= known[0]
        status, data = await waiting
        assert status == 200
        assert data["v"] >= known[0]
    finally:
        games.load = load  # type: ignore[method-assign]
        for stream in streams:
            stream.close()


async def test_a_draft_is_news_to_its_person_alone_and_a_turn_is_told_once(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    table = await here.seated(ann, game_kind("carcassonne").start(Setup(2, (), seed="07" * 32)), ben)
    mine, other = (ann, ben) if "decision" in await ann.get(f"table/{table}") else (ben, ann)
    streams = [
        await each.session.get(f"/board/api/table/{table}/events", headers={"Authorization": f"Bearer {each.token}"})
        for each in (mine, other)
    ]

    async def heard(number: int) -> Any:
        while not (line := await streams[number].content.readline()).startswith(b"data: "):
            assert line
        return msgspec.json.decode(line.removeprefix(b"data: "))

    try:
        begun = [await heard(number) for number in (0, 1)]
        state = await mine.get(f"table/{table}")
        drafted = await mine.draft(state, first_action(state))
        assert (await heard(0))["drafts"] != begun[0]["drafts"]
        skipped = [first_action(drafted)] if "decision" in drafted else []
        done = await mine.confirm(drafted, *drafted["draft"]["actions"], *skipped)
        for number in (0, 1):
            assert (await heard(number))["v"] >= done["v"] > begun[number]["v"], "nothing was told of the draft"
    finally:
        for stream in streams:
            stream.close()


# every decision, and no secret


def boarded(game: Game, people: int) -> Table:
    """A table with this game, as the log would have left it."""
    seats = [Seat(person=f"person-{number}", place="web:room", salt=str(number)) for number in range(people)]
    options = Options(game=game.kind.name, modules=game.setup.modules)
    state = "running" if game.decision else "over"
    table = Table("sometable", 3, state, options, server_seed="00" * 32, seats=seats, game=game)  # type: ignore[arg-type]
    table.decision = game.decision
    return table


async def seen(here: Boarding, table: Table, seat: int | None) -> bytes:
    """Every byte of the state that this seat's page gets; None: somebody who only watches."""
    person = await here.bot.people.register("web:watching", "Wat")
    person = replace(person, id="watching" if seat is None else f"person-{seat}")
    state = await here.boards._state(TableNow(table, None), BoardReader(Account("web:watching"), person, "web:room", "en"))
    return msgspec.json.encode(state, enc_hook=str)


@pytest.mark.parametrize(("modules", "seats"), [((), 2), (ALL, 3), pytest.param(ALL, 6, marks=pytest.mark.long)])
async def test_every_decision_offers_exactly_the_engines_options(here: Boarding, modules: tuple[str, ...], seats: int) -> None:
    game = game_kind("carcassonne").start(Setup(seats, modules, seed=simulated_seed("board").hex()))
    dice, kinds = Stream(b"board"), set[str]()
    while game.decision is not None:
        decision = game.decision
        if decision.kind not in kinds:
            kinds.add(decision.kind)
            state = msgspec.json.decode(await seen(here, boarded(game, seats), decision.seat))
            offered = [game.kind.reader.read(action)[1] for action in actions_of(state)]
            assert sorted(map(repr, offered)) == sorted(map(repr, game.options())), decision
            assert state["decision"]["words"]
            assert "decision" not in msgspec.json.decode(await seen(here, boarded(game, seats), (decision.seat + 1) % seats))
        game.apply(PLAYERS["random"](game.view(decision.seat), dice), decision.seat)
    assert len(kinds) >= (8 if modules else 2), kinds
    assert msgspec.json.decode(await seen(here, boarded(game, seats), 0))["result"]


async def test_no_byte_depends_on_a_hidden_card(here: Boarding) -> None:
    rng, compared = random.Random(11), 0
    for seats in (2, 4):
        for most in (3, 12, 30, 55):
            game = random_game(seats, most, most)
            deciding = game.decision.seat if game.decision else 0
            for viewer in (None, (deciding + 1) % seats):
                if (twin := played_twin(game, viewer, rng)) is not None:
                    compared += 1
                    assert await seen(here, boarded(game, seats), viewer) == await seen(here, boarded(twin, seats), viewer)
    assert compared >= 12


# talk


async def test_players_talk_beside_the_board_and_in_the_room(here: Boarding) -> None:
    ann, ben, eve = [await here.player(name) for name in ("Ann", "Ben", "Eve")]
    table = await here.seated(ann, random_game(2, 4, 4), ben)
    stream = await ben.session.get(f"/board/api/table/{table}/events", headers={"Authorization": f"Bearer {ben.token}"})

    async def heard() -> Any:
        while not (line := await stream.content.readline()).startswith(b"data: "):
            pass
        return msgspec.json.decode(line.removeprefix(b"data: "))

    assert (await heard())["said"] == 0
    said = {"words": "Nice *city*", "event": "event-of-talk"}
    answers = await asyncio.gather(*(ann.ask("POST", f"table/{table}/talk", said) for _ in range(3)))
    assert [status for status, _ in answers] == [200] * 3
    number = 0
    while not number:
        number = (await heard())["said"]
    for player, mine in ((ann, True), (ben, False)):
        [told] = await player.get(f"table/{table}/talk")
        assert (told["number"], told["by"], told["words"], told.get("mine", False)) == (number, "Ann", "Nice *city*", mine)
    assert await ben.get(f"table/{table}/talk?after={number}") == []
    assert [post.table for post in here.room.log.all() if post.talk] == [table]
    for words, code, expected in (("", "say_nothing", 422), ("x" * 301, "too_long", 422)):
        status, data = await ann.ask("POST", f"table/{table}/talk", {"words": words, "event": "event-0011"})
        assert (status, data["code"]) == (expected, code)
    status, data = await eve.ask("POST", f"table/{table}/talk", {**said, "event": "event-0012"})
    assert (status, data["code"]) == (403, "not_allowed")
    stranger = here.stranger()
    stranger.token = f"{table}.{links_of(here).watch(WEB, table).rpartition('/')[2]}"
    assert (await stranger.ask("GET", f"table/{table}/talk"))[0] == 404
    stream.close()


# the past


async def test_the_past_is_shown_step_by_step_and_small(here: Boarding) -> None:
    ann, ben = await here.player("Ann"), await here.player("Ben")
    game = game_kind("carcassonne").start(Setup(2, ALL, seed=simulated_seed("past").hex()))
    dice = Stream(b"past")
    while game.decision is not None and (len(game.log) < 40 or game.decision.seat):
        game.apply(PLAYERS["random"](game.view(game.decision.seat), dice), game.decision.seat)
    table = await here.seated(ann, game)
    past = await ben.get(f"table/{table}/past")
    assert past["label"] == "Tile % of %"
    reached = [step["actions"] for step in past["steps"]]
    assert reached == sorted(set(reached))
    assert reached[-1] == len(game.log)
    tiles = {n: len((await ben.get(f"table/{table}/past/{([0, *reached])[n]}"))["map"]["tiles"]) for n in (0, 1, 2, 7)}
    assert [tiles[n] - tiles[0] for n in tiles] == list(tiles), "each step lays one tile"
    now, last = await ben.get(f"table/{table}"), await ben.get(f"table/{table}/past/{reached[-1]}")
    assert last["map"]["tiles"] == now["map"]["tiles"]
    assert [each["score"] for each in last["people"]] == [each["score"] for each in now["people"]]
    assert [cell[:2] for cell in last["map"]["laid"]] == [last["map"]["tiles"][-1][:2]]
    assert len(gzip.compress(ben.read[-1])) < 3000
    for wrong in (str(len(game.log) + 1), "-1", "x", "99999", "\u0663"):
        status, data = await ben.ask("GET", f"table/{table}/past/{wrong}")
        assert (status, bool(data["code"]), bool(data["text"])) == (404, True, True), wrong


async def test_no_byte_of_the_past_depends_on_a_hidden_card(here: Boarding) -> None:
    rng, compared = random.Random(12), 0
    person = await here.bot.people.register("web:watching", "Wat")

    async def told(table: Table) -> list[bytes]:
        seen = await table_context(here.bot.services, table, Voice("en"))
        steps = tuple(steps_of(seen))
        reader = BoardReader(Account("web:watching"), person, "web:room", "en")
        sprites = here.bot.services.picture_queue.sprites(reader.theme)
        moments = [moment_of(seen, reader, sprites, each.actions, step_before(seen, each.actions)) for each in steps[::3]]
        return [msgspec.json.encode(each, enc_hook=str) for each in (*steps, *moments)]

    for seats, most in ((2, 12), (4, 30), (4, 55)):
        game = random_game(seats, most, most)
        if (twin := played_twin(game, None, rng)) is not None:
            compared += 1
            assert await told(boarded(game, seats)) == await told(boarded(twin, seats))
    assert compared >= 2


async def test_a_game_of_the_archive_is_shown_to_whoever_knows_its_code(here: Boarding, tmp_path: Path) -> None:
    ann = await here.player("Ann")
    game = random_game(2, 500, 500)
    assert game.decision is None
    record, store = write_record(record_of(game)), here.bot.store
    archive = Archive(tmp_path / "archive")
    archive.add("gone1234", record, "2026-01")
    store.archive = Mover(store.games, archive)
    state = await ann.get("table/gone1234")
    assert (state["state"], state.get("deeds"), state.get("me", -1)) == ("over", None, -1)
    assert state["result"]
    past = await ann.get("table/gone1234/past")
    assert (await ann.get(f"table/gone1234/past/{past['steps'][3]['actions']}"))["rows"]
    assert (await ann.ask("GET", "table/gone0000"))[0] == 404
    status, data = await ann.ask("POST", "table/gone1234/press", {"button": "/rematch", "event": "event-0009"})
    assert status == 200
    assert data["said"].get("text") or data["said"].get("lines"), "it says that there is no such table"


# pictures


async def test_sprites_have_immutable_addresses_and_no_other_names(here: Boarding) -> None:
    ann = await here.player("Ann")
    table = await here.solo(ann)
    state = await ann.get(f"table/{table}")
    folder = f"/board/art/{state['theme']}/{state['art']}/96"
    names = ["figure-red-follower-lying", "tower-3-blue-follower", "fortress-5", "count-12", "token-wine", "card-back-none-0"]
    names += ["tint-D-1-0-red+blue", "row-blue", "catapult", "barred-red-follower", "badge-pink", state["people"][0]["figure"]]
    for name in names:
        async with ann.session.get(f"{folder}/{name}.webp") as answer:
            assert answer.status == 200, name
            assert "immutable" in answer.headers["Cache-Control"]
            assert (await answer.read())[8:12] == b"WEBP"
    wrong = ["tile-D-9-0", "tile-none-0-0", "figure-white-follower", "figure-red-pig-lying", "tower-0", "tower-061", "tower-61"]
    wrong += ["count-0", "fortress-9", "tint-D-0-99-red", "tint-D-0-0-white", "card-king-red-1", "..", "", "token-secret", "tile"]
    for name in wrong:
        async with ann.session.get(f"{folder}/{name}.webp") as answer:
            assert answer.status == 404, name
    for other in (folder.replace("/96", "/97"), folder.replace(state["art"], "0" * 16), folder.replace(state["theme"], "none")):
        async with ann.session.get(f"{other}/figure-red-follower.webp") as answer:
            assert answer.status == 404
    single = []
    for name in names[:2]:
        async with ann.session.get(f"{folder}/{name}.webp") as answer:
            single.append(await answer.read())
    async with ann.session.get(f"{folder}/pack/{','.join(names[:2])}") as answer:
        assert "immutable" in answer.headers["Cache-Control"]
        assert await answer.read() == struct.pack("<2I", *map(len, single)) + b"".join(single)
    for several in ("tile,count-0", "count-1,", ",".join(["count-1"] * 17)):
        async with ann.session.get(f"{folder}/pack/{several}") as answer:
            assert answer.status == 404


async def test_the_chat_speaks_each_readers_language(here: Boarding) -> None:
    here.bot.rooms["web"] = here.room  # type: ignore[assignment]
    ann, ben = await here.player("Ann"), await here.player("Ben")
    german, english = {"Accept-Language": "de"}, {"Accept-Language": "en"}
    pages = {}
    for headers in (german, english):
        async with ann.session.get("/chat", headers=headers) as answer:
            assert answer.status == 200
    table = await here.seated(ann, game_kind("carcassonne").start(Setup(2, (), seed="07" * 32)), ben)
    await here.bot.settle(table)
    for language, headers in (("de", german), ("en", english)):
        async with ben.session.get("/chat", headers=headers) as answer:
            pages[language] = await answer.text()
    assert "du bist dran" in pages["de"]
    assert "it&#x27;s your turn" in pages["en"]
    assert "it&#x27;s your turn" not in pages["de"]
    assert ">Spielfeld öffnen</a>" in pages["de"]
    assert f"/board/?t={table}" in pages["de"]
    [post] = [each for each in here.room.log.all() if "de" in each.spoken and each.decides]
    assert {"de", "en"} <= set(post.spoken)
    gone = without(post, f"web:{ann.token[:16]}", "Ann")
    assert "Ann" not in str(gone), "nobody forgotten is named in any language"
