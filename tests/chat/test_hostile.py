"""Hostile input: forged and stale buttons, others' turns, double clicks, markup in names, endless text."""

from __future__ import annotations

import asyncio
import re
from itertools import combinations, permutations

import pytest

from bot.chat.buttons import Press, button_id, read_press
from bot.chat.commands.all import COMMANDS
from bot.chat.contract import Message
from bot.chat.fitting import plain
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice, harmless
from bot.i18n import alike
from bot.store import Store, StoreError
from bot.store.faults import (
    ClusterDown,
    DiskFull,
    Loading,
    MemoryFull,
    ReadOnly,
    Refused,
    Slow,
    StoreUnreachable,
    TooFewReplicas,
    WrongPassword,
)
from bot.table.people import Person
from bot.table.ratings import RatingRow
from bot.table.table import Seat, Table
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, Guest, Posted
from tests.table.playing import person_of

HOSTILE = "<b>@everyone</b> [x](http://evil.example) *y* `z` <@1> #tag /start https://t.me/x"
HERE = "discord:-1"


async def running(bot: Bot, *names: str) -> tuple[list[Guest], Posted]:
    """Guests at a running table, the player to act, and the turn message."""
    platform = next(iter(bot.rooms))
    guests = [bot.guest(f"{platform}:{number}", name, f"{platform}:-1") for number, name in enumerate(names)]
    await guests[0].say("/new")
    card = await guests[0].until(lambda each: "New game of" in each.text)
    for guest in guests[1:]:
        await guest.press(card, "Join")
    await guests[0].say("/start")
    turn = await guests[0].until(lambda each: "(turn 1)" in each.text)
    table = await bot.tables.look(turn.buttons[0].id.split(".")[0])
    first = table.decider
    assert first is not None
    known = [await bot.people.get(seat.person) for seat in table.seats]
    order = [next(guest for guest in guests if person and guest.account in person.accounts) for person in known]
    return [order[first], *(guest for guest in guests if guest is not order[first])], turn


BAD_WORDS = (
    "\u202eevil\u2066 " * 3 + "X" * 300,
    "a\nb\nc\nd",
    "x y z " * 60,
    "0",
    "99999999999999999999",
    "zone zone",
    "none",
    "quiet 25:00 99:99",
)
LISTS = frozenset({"rules", "board", "tiles", "score", "history", "games", "settings", "help", "privacy", "new", "import"})
"""Commands whose answer to such words is no refusal, or which open tables."""


async def test_refusals_have_two_lines_and_repeat_little(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        for words in (f"/{name} {bad}" for name in (*(COMMANDS.keys() - LISTS), "nosuch", "x" * 90) for bad in BAD_WORDS):
            for message in (await ann.say(words)).messages:
                said = "\n".join(map(plain, message.paragraphs))
                assert said.count("\n") < 2, (words, said)
                assert not re.search("[\u200e\u200f\u202a-\u202e\u2066\u2067]|[Xx]{61}", said), (words, said)


FORGED = [
    "",
    "x" * 100,
    "....",
    "-.0.nothing.",
    "abcdefgh.1.cell.x-0123456789",
    "../../x.1.act.x-0",
    "abcdefgh.zzzzzz.ok.999999",
    "abcdefgh.1.set.modules:m_dragon",
    "-.0.my.everything",
    "-.0.chat.opening",
    "abcdefgh.1.take.99",
    "abcdefgh.1.level.genius",
    "\u0000.1.act.x-",
]


async def test_forged_button_is_refused(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", HERE)
    for forged in FORGED:
        reply = await ann.do(ann.request(button=forged or "x", message="m"))
        if reply.answer is not None:
            assert (bool(reply.answer.text), reply.answer.alert) == (True, True), forged
        else:
            (refusal,) = reply.messages
            assert refusal.private_to == ann.account, forged
            assert refusal.edits == ""


async def test_buttons_with_forged_arguments_change_nothing(bot: Bot) -> None:
    (mover, _), turn = await running(bot, "Ann", "Ben")
    table = await bot.tables.look(turn.buttons[0].id.split(".")[0])
    for verb in (
        "open",
        "cell",
        "act",
        "part",
        "card",
        "page",
        "back",
        "anew",
        "ok",
        "take",
        "vote",
        "set",
        "level",
        "remove",
    ):
        for argument in (
            "",
            "x-",
            "x-0000000000",
            "0-0000000000",
            "7-",
            "7",
            "99999999999999999999",
            "game:chess",
            "seats:99",
        ):
            version = table.version
            button = button_id(Press(table.id, version, verb, argument))
            reply = await mover.do(mover.request(button=button, message=turn.id))
            assert reply.answer is not None or reply.messages
    after = await bot.tables.look(table.id)
    assert len(after.begun_game.log) == 0
    assert after.options == table.options


async def test_double_click_confirms_once(bot: Bot) -> None:
    (mover, other), turn = await running(bot, "Ann", "Ben")
    await mover.press(turn, next(b for b in turn.buttons if ".open." in b.id))
    while not any(".ok." in b.id for b in mover.last.buttons):
        await mover.press(mover.last, next(b for b in mover.last.buttons if b.id.split(".")[2] in ("act", "pick", "skip")))
    screen, confirm = mover.last, next(b for b in mover.last.buttons if ".ok." in b.id)
    await asyncio.gather(*(mover.press(screen, confirm) for _ in range(5)))
    assert [answer.text for answer in mover.answers[-5:]] == ["Move played."] * 5
    await mover.until(lambda each: "(turn 2)" in each.text)
    assert len([each for each in mover.sees() if "(turn 2)" in each.text]) == 1
    await other.press(screen, confirm)
    assert other.answers[-1].alert


async def test_pressing_another_players_draft_names_that_player(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        (mover, other), turn = await running(bot, "Ann", "Ben")
        await mover.press(turn, next(b for b in turn.buttons if ".open." in b.id))
        assert turn.edits, "where nobody can whisper the turn message itself changes"
        for button in list(turn.buttons):
            if button.id.split(".")[2] in ("act", "ok", "back", "anew"):
                await other.press(turn, button)
                assert other.answers[-1].text == f"It's up to {mover.name} now. To nudge them: /nudge"


@pytest.mark.parametrize(
    "name", [HOSTILE, "\u202eABC", "a" * 5000, "\n\n\t", "", "\ue0000\ue001", "\u0645\u0631\u062d\u0628\u0627"]
)
async def test_markup_in_names_is_escaped(bot: Bot, name: str) -> None:
    guests, _ = await running(bot, name, "Ben")
    await guests[0].say("/score")
    await guests[0].say("/board words")
    await guests[0].say("/remove")
    for each in guests[0].sees():
        for text in (*map(plain, each.message.paragraphs), *each.labels()):
            assert_plain(text, each.message)


def assert_plain(text: str, message: Message) -> None:
    """Fail on text that a platform would format; the bot's own commands are allowed."""
    assert "\ue000" not in text
    assert "\u202e" not in text
    for mark in ("@everyone", "http://e", "https://t", "<@1", "#tag", "</b", "/start https"):
        assert mark not in text, message


def test_foreign_text_is_shown_unchanged() -> None:
    assert harmless(HOSTILE).replace("\u2060", "") == HOSTILE
    assert harmless("Mr. Smith, 3 of 4") == "Mr. Smith, 3 of 4"


SENSELESS = [
    "/move " + "x " * 3000,
    "/join " + "9" * 3000,
    "/message " + "x" * 3000,
    "/board " + "Z" * 3000,
    "/rules " + "q" * 3000,
    "/new " + "carcassonne " * 500,
    "/settings quiet 99:99 1:1",
    "/settings interval 99999",
    "/away 99999-99-99",
    "/history 999999",
    "/watch ../../etc",
    "/block " + "@" * 500,
    "/" + "x" * 500,
    "/",
    "/move \u0000",
    "/join \u0000\u0001",
    "/rematch a:b",
    "/export a:b:c:d:",
]


async def test_endless_and_senseless_text_gets_an_answer(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        (mover, _), _turn = await running(bot, "Ann", "Ben")
        for words in SENSELESS:
            reply = await mover.say(words)
            assert reply.messages or words.startswith("/new"), words[:40]


async def test_presses_are_rate_limited(store: Store) -> None:
    async with Bot(store, TELEGRAM, commands_a_minute=3) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        replies = [await ann.say("/help") for _ in range(5)]
        assert plain(replies[3].messages[0].paragraphs[0]).startswith("That was too fast.")
        assert replies[4].messages == ()  # warned once a minute, not each time
        await ann.do(ann.request(button="-.0.my.hints", message="m"))
        assert ann.answers[-1].text.startswith("That was too fast.")


def test_button_ids_round_trip() -> None:
    press = Press("abcd1234", 123456, "act", "12-0123456789")
    assert read_press(button_id(press)) == press
    with pytest.raises(ValueError, match="no button"):
        button_id(Press("abcd1234", 1, "act", "x" * 60))


async def test_player_of_another_table_cannot_use_a_private_view(bot: Bot) -> None:
    await running(bot, "Ann", "Ben")
    eve = bot.guest("discord:66", "Eve", "discord:-66")
    ann = bot.guest("discord:0", "Ann", HERE)
    table = ann.last.buttons[0].id.split(".")[0]
    for verb in ("hand", "undo", "nudge", "agree", "resigned", "start", "leave"):
        await eve.do(eve.request(button=button_id(Press(table, 0, verb)), message="m"))
        assert eve.answers[-1].alert, verb


@pytest.mark.parametrize(
    ("fault", "what_then"),
    [
        *((kind, "try again in a moment") for kind in (StoreUnreachable, Slow, Loading, ClusterDown, ReadOnly, TooFewReplicas)),
        *((kind, "the bot's owner has to fix this") for kind in (DiskFull, MemoryFull, WrongPassword, Refused, StoreError)),
    ],
)
async def test_store_error_is_reported(
    bot: Bot,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    fault: type[StoreError],
    what_then: str,
) -> None:
    async def refuse(*_: object) -> None:
        raise fault("this is the cause")

    ann = bot.guest("discord:1", "Ann", HERE)
    monkeypatch.setattr(store.documents, "get", refuse)
    reply = await ann.say("/new")
    said = plain(reply.messages[0].paragraphs[0])
    assert said.startswith("I can't reach the games right now. Nothing is lost")
    assert what_then in said
    assert "this is the cause" in caplog.text
    reply = await ann.do(ann.request(button="abcd1234.1.join.", message="m"))
    assert reply.answer is not None
    assert reply.answer.alert


async def test_unshowable_name_becomes_colour_and_seat(bot: Bot) -> None:
    guests, _ = await running(bot, "\u200b\n", "Ben")
    await guests[0].say("/score")
    assert re.search(r"^(Yellow|Red|Green|Blue|Black|Pink) [12]: 0", guests[0].last.text, re.MULTILINE)


@pytest.mark.parametrize("words", ["/move \ud83d", "/\ud800", "/settings zone \udfff", "/away 9999-12-31", "/away 0001-01-01"])
async def test_lone_surrogates_and_impossible_dates_are_refused(
    store: Store, caplog: pytest.LogCaptureFixture, words: str
) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "An\udcffn", "telegram:-1")
        reply = await ann.say(words)
        plain(reply.messages[0].paragraphs[0]).encode()
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        known = await person_of(bot.people, "telegram:1")
        assert known.name == "An\N{REPLACEMENT CHARACTER}n"


async def test_stacked_accents_are_not_repeated(bot: Bot) -> None:
    tower = "\u0301" * 40
    guests, _ = await running(bot, f"A{tower}nn", "Ben")
    for words in (f"/settings zone Z{tower}", f"/z{tower}", "/score", f"/message o{tower}", "/board"):
        await guests[0].say(words)
    said = "\n".join(each.text + str(each.message.picture and each.message.picture.alt) for each in guests[0].sees())
    assert "A\u0301" in said or "Á" in said
    assert "\u0301" * 5 not in said


async def test_lookalike_names_are_shown_with_their_seat(bot: Bot) -> None:
    """In text, mentions and pictures; and the shared name kicks nobody."""
    fake = "\N{CYRILLIC CAPITAL LETTER A}nna"
    guests, turn = await running(bot, "Anna", fake, "Ben")
    table = await bot.tables.look(turn.buttons[0].id.split(".")[0])
    people = [await bot.people.get(seat.person) for seat in table.seats]
    seats = {person.name: number for number, person in enumerate(people, start=1) if person is not None}
    signed = {name: f"{name} ({seats[name]})" for name in ("Anna", fake)} | {"Ben": "Ben"}
    assert any(turn.text.startswith(f"{name}, ") for name in signed.values())
    await guests[0].say("/score")
    assert turn.message.picture is not None
    for name in signed.values():
        assert name in guests[0].last.text
        assert name in str(turn.message.picture.alt) or name == "Ben"
    await guests[0].say("/remove anna")
    assert len(guests[0].last.buttons) >= 2, "it is asked who is meant"


@pytest.mark.parametrize("names", list(permutations(("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna", "Anna (1)", "Anna (2)"))))
def test_name_that_imitates_a_seat_suffix_is_disambiguated(names: tuple[str, ...]) -> None:
    """A name equal to another player's disambiguated name is disambiguated as well."""
    known = {f"p{number}": Person(f"p{number}", name) for number, name in enumerate(names)}
    table = Table("abcd1234", seats=[Seat(person, "discord:-1") for person in known])
    said = [face.name for face in TableContext(table, Voice("en"), known).faces]
    for one, other in combinations(said, 2):
        assert not alike(one, other)


async def test_lookalike_names_are_disambiguated_in_rankings(bot: Bot) -> None:
    fake = "\N{CYRILLIC CAPITAL LETTER A}nna"
    guests = [bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Anna", "Ben", fake), start=1)]
    for games, guest in enumerate(guests, start=1):
        await guest.say("/games")
        person = await bot.people.register(guest.account)
        standing = RatingRow(mu=40.0 - games, sigma=1.0, rated=20, games={"carcassonne": games})
        await bot.services.boards.note(person.id, standing, [guest.place])
    for words in ("/leaderboard", "/leaderboard all"):
        await guests[0].say(words)
        names = [line.split(": ")[0] for line in guests[0].last.text.replace("\u2060", "").split("\n")[1:4]]
        assert names == ["1. Anna (1)", "2. Ben", f"3. {fake} (3)"]
