"""What is told of a table: every kind of news has its words, reminders come as one, one person is pinged."""

from __future__ import annotations

import random

import msgspec

from bot.chat.contract import DISCORD, TELEGRAM, Message
from bot.chat.fitting import fitted, plain
from bot.chat.house import House
from bot.chat.news import messages
from bot.chat.studio import Studio
from bot.scene import drawings
from bot.store import Announcement, Delivery, Place, Store
from bot.table.announce import NEWS, Reminder, Reminders, Told, encode
from bot.table.table import Table
from renderer.renderer import Renderer
from tests.chat.room import Bot, Guest
from tests.chat.test_whole_games import one_turn, opened

HERE = "telegram:-1"
SAMPLES: dict[str, str | int] = {"seat": 1, "by": 0, "words": "hello", "until": 1_800_000_000_000, "how": "host"}
PERSONS = {"invited", "said"}
"""News whose `by` is a person, not a seat."""


def delivery(told: Told, place: Place = HERE, kind: str = "notice") -> Delivery:
    announcement = Announcement(kind, (place,), encode(told), turn=kind != "notice")
    return Delivery(place, told.table, told.version, (announcement,), "n", again=False, shown=0, message="")


async def a_game(bot: Bot, *, turns: int = 0) -> tuple[Table, list[Guest]]:
    guests = [bot.guest(f"telegram:{number}", name, HERE) for number, name in enumerate(("Ann", "Ben"))]
    code = await opened(bot, guests, "carcassonne")
    dice = random.Random(4)
    for _ in range(turns):
        await bot.settle(code)
        table = await bot.tables.look(code)
        assert table.asked is not None
        people = {(await bot.people.known(guest.account)).id: guest for guest in guests}
        await one_turn(people[table.asked.person], table, dice)
    await bot.settle(code)
    return await bot.tables.look(code), guests


def house(bot: Bot) -> House:
    return House(bot.tables, Studio(Renderer(drawings())), ("easy",))


def reminder() -> Reminder:
    return msgspec.convert({"seat": 0, "since": 1, "number": 1, "deadline": 1_800_000_000_000}, Reminder)


def text(message: Message) -> str:
    return "\n".join(map(plain, message.paragraphs))


async def test_every_kind_of_news_has_its_words(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        table, _ = await a_game(bot)
        for code in sorted(set(NEWS) - {"ended"}):
            given = {name: SAMPLES.get(name, table.id) for name in NEWS[code]}
            if code in PERSONS:
                given["by"] = table.people()[0]
            if code == "time_up":
                given["by"] = "time"
            told = Told(code, table.id, table.version, given, (table.people()[0],))
            (message,) = await messages(house(bot), delivery(told), TELEGRAM)
            assert text(message), code
            assert not text(message).startswith("["), code


async def test_that_a_table_was_closed_is_told_once(store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.say("/new")
        card = await ann.until(lambda each: "table is open" in each.text)
        await ann.say("/endtable")
        await ann.press(await ann.until(lambda each: "for good?" in each.text), "Close it for good")
        await ann.until(lambda each: not card.buttons)
        await bot.settle(card.text.partition("/join ")[2][:8])
        assert [each.text for each in ann.sees()].count("The table was closed by its host.") == 1


async def test_reminders_of_several_games_come_as_one(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        table, guests = await a_game(bot)
        person = await bot.people.known(guests[0].account)
        found = Reminders(person.id, {table.id: reminder(), "gone0000": reminder()})
        announcement = Announcement("reminders", (HERE,), encode(found), turn=False)
        sent = Delivery(HERE, "x", 1, (announcement,), "n", again=False, shown=0, message="")
        (message,) = await messages(house(bot), sent, TELEGRAM)
        assert text(message).startswith("Ann, a game waits for you.")
        assert [ping.account for ping in message.pings] == ["telegram:0"]
        assert [button.label for row in message.buttons for button in row] == [f"Board of {table.id}", "No more for this turn"]


async def test_news_of_a_table_that_is_forgotten_are_not_told(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        assert await messages(house(bot), delivery(Told("turn", "gone0000", 3, {"seat": 0})), TELEGRAM) == ()


async def test_the_turn_tells_all_since_the_players_last_one_with_points(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        table, _ = await a_game(bot, turns=9)
        assert table.decider is not None
        told = Told(
            "turn", table.id, table.version, {"seat": table.decider}, (table.seats[table.decider].person,), 1_800_000_000_000
        )
        (message,) = await messages(house(bot), delivery(told, kind="turn"), TELEGRAM)
        lines = text(message)
        assert lines.startswith("Turn 10: ")
        assert lines.count("[1]") == 1
        assert "In hand: Tile" in lines
        assert lines.count("tiles left") == 1
        assert "Time until Jan 15, 2027, 08:00 UTC." in lines
        assert not message.silent
        shown = fitted(message, TELEGRAM)
        assert len(text(shown)) <= TELEGRAM.caption


async def test_an_overtaken_turn_pings_nobody(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        table, _ = await a_game(bot, turns=2)
        told = Told("turn", table.id, 3, {"seat": 0}, (table.people()[0],))
        (message,) = await messages(house(bot), delivery(told, kind="turn"), TELEGRAM)
        assert message.silent
        assert message.pings == ()


async def test_a_turn_can_be_played_in_the_private_chat(store: Store) -> None:
    async with Bot(store, DISCORD, TELEGRAM) as bot:
        table, _ = await a_game(bot)
        assert table.asked is not None
        private = "telegram:0"
        told = Told("ping", table.id, table.version, {"seat": table.decider or 0}, (table.asked.person,))
        (message,) = await messages(house(bot), delivery(told, private), TELEGRAM)
        assert any(".cell." in button.id for row in message.buttons for button in row)
        assert message.edits == message.strips == ""
