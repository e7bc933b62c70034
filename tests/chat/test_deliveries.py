"""Table news: every kind has its words, reminders are merged, one person is pinged."""

from __future__ import annotations

import asyncio
import random
import re
from datetime import UTC, datetime

from msgspec import structs

from bot.ai.move import ComputerMove
from bot.chat.contract import Message
from bot.chat.deliveries import messages
from bot.chat.fitting import plain
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.discord.limits import DISCORD
from bot.engine.game import View
from bot.games.faces import drawings
from bot.store import Announcement, Delivery, Place, Store
from bot.table.announce import Told, encode
from bot.table.deeds.play import Act
from bot.table.permissions import Actor
from bot.table.reminders import Reminder, ReminderDigest
from bot.table.table import Table
from bot.telegram.limits import TELEGRAM
from renderer.renderer import Renderer
from tests.chat.playing import one_turn, opened
from tests.chat.room import LIMITS, Bot, Guest, bot_on
from tests.table.news_codes import NEWS
from tests.table.playing import decider, default_turn
from tests.table.simple_players import SimplePlayers

bot = bot_on(TELEGRAM)

HERE = "telegram:-1"
SAMPLES: dict[str, str | int] = {
    "lost": 2_400_000,
    "seat": 1,
    "seats": "0 1",
    "by": 0,
    "words": "hello",
    "until": 1_800_000_000_000,
    "how": "host",
}
PERSONS = {"invited", "said"}
"""News whose `by` is a person instead of a seat."""


def delivery(told: Told, place: Place = HERE, kind: str = "notice", message: str = "") -> Delivery:
    announcement = Announcement(kind, (place,), encode(told), turn=kind != "notice")
    return Delivery(place, told.table, told.version, (announcement,), "n", again=False, shown=0, message=message)


async def a_game(bot: Bot, *, turns: int = 0) -> tuple[Table, list[Guest]]:
    guests = [bot.guest(f"telegram:{number}", name, HERE) for number, name in enumerate(("Ann", "Ben"))]
    code = await opened(guests, "carcassonne")
    dice = random.Random(4)
    for _ in range(turns):
        await bot.settle(code)
        table = await bot.tables.look(code)
        people = {(await bot.people.register(guest.account)).id: guest for guest in guests}
        await one_turn(people[decider(table)], table, dice)
    await bot.settle(code)
    return await bot.tables.look(code), guests


def services(bot: Bot) -> Services:
    return Services(bot.tables, PictureQueue(Renderer(drawings())), ("easy",), LIMITS)


def reminders(person: str, *gathered: dict[str, Reminder]) -> Delivery:
    """Reminders as the courier delivers them: delayed ones come together."""
    waiting = [Announcement("reminders", (HERE,), encode(ReminderDigest(person, found))) for found in gathered]
    return Delivery(HERE, person, 0, tuple(waiting), "n", again=False, shown=0, message="")


def text(message: Message) -> str:
    return "\n".join(map(plain, message.paragraphs))


async def test_every_news_code_has_words(bot: Bot) -> None:
    table, _ = await a_game(bot)
    for code in sorted(set(NEWS) - {"ended", "card_moved", "moved_back"}):
        given = {name: SAMPLES.get(name, table.id) for name in NEWS[code]}
        if code in PERSONS:
            given["by"] = table.people()[0]
        if code == "time_up":
            given["by"] = "time"
        told = Told(code, table.id, table.version, given, (table.people()[0],))
        (message,) = await messages(services(bot), delivery(told, message="m1"), TELEGRAM)
        assert text(message), code
        assert not text(message).startswith("["), code


async def test_closed_table_is_announced_once(store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.say("/new")
        card = await ann.until(lambda each: "New game of" in each.text)
        await ann.say("/close")
        asked = await ann.until(lambda each: "for good?" in each.text)
        await ann.press(asked, "Keep it open")
        assert (asked.text, asked.buttons) == ("OK, the game stays open.", [])
        await ann.say("/close")
        await ann.press(await ann.until(lambda each: "for good?" in each.text), "Close game")
        await ann.until(lambda each: not card.buttons)
        await bot.settle(card.text.split()[1])
        assert [each.text for each in ann.sees()].count("The host closed the game.") == 1


async def test_only_the_newest_unanswered_reminder_is_posted(bot: Bot) -> None:
    table, _ = await a_game(bot)
    person = decider(table)
    newest = Reminder(table.decider or 0, table.since, table.reminded)
    sent = reminders(person, {"gone0000": newest}, {table.id: newest})
    (message,) = await messages(services(bot), sent, TELEGRAM)
    name, other = ("Ann", "Ben") if text(message).startswith("Ann") else ("Ben", "Ann")
    first, *tip = text(message).splitlines()
    assert re.fullmatch(rf"{name}, it's your turn vs {other}\. Play by \w+ \d\d:\d\d \(in 24 h\)\.", first)
    assert tip == ["Pings at night? /settings quiet 22:00 07:00"]
    assert message.ring == "aloud"
    assert len(message.pings) == 1
    assert [button.label for row in message.buttons for button in row] == ["Board", "Mute this turn"]
    later = structs.replace(newest, number=newest.number + 1)
    assert await messages(services(bot), reminders(person, {table.id: later}), TELEGRAM) == ()
    known = await bot.tables.look(table.id)
    await bot.tables.do(table.id, Actor(person, HERE), Act(known.version, default_turn(known)), "plays")
    assert await messages(services(bot), sent, TELEGRAM) == ()


class Pondering(SimplePlayers):
    """Computers that never come to a decision."""

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        await asyncio.Event().wait()
        raise AssertionError


async def test_computers_turn_has_no_message_unless_one_may_be_out_already(store: Store) -> None:
    """The next person's turn tells what the computer has played."""
    async with Bot(store, TELEGRAM, thinker=Pondering()) as bot:
        ann = bot.guest("telegram:0", "Ann", HERE)
        code = await opened([ann], "carcassonne", computers=("Random",))
        table = await bot.tables.look(code)
        if not table.computers_turn:
            await bot.settle(code)
            await one_turn(ann, table, random.Random(4))
            table = await bot.tables.look(code)
        assert table.computers_turn
        told = delivery(Told("turn", code, table.version, {"seat": table.decider or 0}), kind="turn")
        assert await messages(services(bot), told, TELEGRAM) == ()
        assert await messages(services(bot), structs.replace(told, again=True), TELEGRAM) != ()


async def test_news_of_a_deleted_table_is_dropped(bot: Bot) -> None:
    assert await messages(services(bot), delivery(Told("turn", "gone0000", 3, {"seat": 0})), TELEGRAM) == ()


async def test_turn_message_lists_events_since_the_last_message_here(bot: Bot) -> None:
    table, _ = await a_game(bot, turns=9)
    assert table.decider is not None
    told = Told("turn", table.id, table.version, {"seat": table.decider}, (table.seats[table.decider].person,))
    before = structs.replace(delivery(told, kind="turn"), shown=table.confirmed[-1].version - 1)
    (message,) = await messages(services(bot), before, TELEGRAM)
    first, *news, last = text(message).split("\n")
    assert re.fullmatch(r"(Ann|Ben), it's your turn vs (Ann|Ben) \(turn 10\)", first)
    assert any(line.quote for line in message.paragraphs)
    assert len(news) <= 3
    deadline = (await bot.tables.now(table.id)).deadline
    assert deadline is not None
    assert re.fullmatch(r"\d+ tiles left · by \w+ \d\d:\d\d \(in 24 h\)", last)
    assert f"{datetime.fromtimestamp(deadline / 1000, UTC):%H:%M}" in last
    assert message.ring == "aloud"
    assert message.pings


async def test_overtaken_turn_message_is_not_posted(bot: Bot) -> None:
    """One that may be posted already is posted again silently, to learn its id and strip its buttons."""
    table, _ = await a_game(bot, turns=2)
    late = delivery(Told("turn", table.id, 3, {"seat": 0}, (table.people()[0],)), kind="turn")
    assert await messages(services(bot), late, TELEGRAM) == ()
    (message,) = await messages(services(bot), structs.replace(late, again=True), TELEGRAM)
    assert message.ring == "no"
    assert message.pings == ()


async def test_turn_can_be_played_in_the_private_chat(store: Store) -> None:
    async with Bot(store, DISCORD, TELEGRAM) as bot:
        table, _ = await a_game(bot)
        private = "telegram:0"
        told = Told("ping", table.id, table.version, {"seat": table.decider or 0}, (decider(table),))
        (message,) = await messages(services(bot), delivery(told, private), TELEGRAM)
        assert any(".open." in button.id for row in message.buttons for button in row)
        assert message.changed == ""


async def test_no_kick_vote_between_two_players(bot: Bot) -> None:
    """The command explains why beforehand, and the other player sees nothing."""
    table, (ann, _) = await a_game(bot)
    before = len(ann.sees())
    await ann.say("/remove")
    await ann.say("/remove Ben")
    told = [each.text for each in ann.sees()[before:]]
    assert [line.startswith("With two players") for line in told] == [True, True]
    assert all("2 missed turns" in line and "/nudge" in line for line in told)
    assert (await bot.tables.look(table.id)).kicks == {}


async def test_place_has_its_latest_known_name(bot: Bot) -> None:
    ann = bot.guest("telegram:0", "Ann", HERE)
    for name in ("Games", "Games at night"):
        await ann.say("/score", where=name)
        await ann.say("/games", where=name)
        assert await bot.people.place_name(HERE) == name
