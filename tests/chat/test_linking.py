"""Linking accounts: both sides agree, all accounts are told, each can unlink."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.chat.buttons import read_press
from bot.chat.contract import Message
from bot.discord.limits import DISCORD
from bot.store import Announcement, Delivery, Place, PlaceGoneError
from bot.table.announce import Told, encode
from tests.chat.room import LINKED, Bot, Chatroom, Guest, Posted, bot_on
from tests.table.playing import decider

bot = bot_on(DISCORD, LINKED)

QUESTION = "would become one player"


async def code(guest: Guest) -> str:
    await guest.say("/link")
    found = re.search(r"/link (\d{8})$", guest.last.text, re.MULTILINE)
    assert found, guest.last.text
    return found[1]


async def question(guest: Guest) -> Posted:
    return await guest.until(lambda each: QUESTION in each.text and each.buttons)


async def hears(guest: Guest, words: str) -> Posted:
    return await guest.until(lambda each: words in each.text)


async def linked(maker: Guest, enterer: Guest) -> None:
    await enterer.say(f"/link {await code(maker)}")
    for guest in (maker, enterer):
        await guest.press(await question(guest), "Both are mine")
    for guest in (maker, enterer):
        await hears(guest, "are now one player")


async def people(bot: Bot, *guests: Guest) -> int:
    """The number of persons behind these accounts."""
    return len({(await bot.people.register(guest.account)).id for guest in guests})


def phone(bot: Bot, number: int = 1, name: str = "Ann") -> Guest:
    return bot.guest(f"telegram:{number}", name, f"telegram:{number}", private=True)


def desk(bot: Bot, number: int = 1, name: str = "Annika") -> Guest:
    return bot.guest(f"discord:{number}", name, f"discord:@{number}", private=True)


async def test_both_sides_are_asked_and_told_what_linking_means(bot: Bot) -> None:
    ann, too = desk(bot), phone(bot)
    await too.say(f"/link {await code(ann)}")
    assert "Annika (Discord) and you, Ann (Telegram), would become one player." in too.last.text
    asked = await question(ann)
    assert "Ann (Telegram) and you, Annika (Discord), would become one player." in asked.text
    for each in (asked, too.last):
        assert "see the other's cards, play its seats" in each.text
    await ann.press(asked, "Both are mine")
    assert "the other account must say yes" in asked.text
    assert asked.labels() == ["No"]
    assert await people(bot, ann, too) == 2
    await too.press(await question(too), "Both are mine")
    for guest in (ann, too):
        told = await hears(guest, "are now one player")
        assert "Annika (Discord) and Ann (Telegram)" in told.text
    assert await people(bot, ann, too) == 1
    for guest, words in ((ann, "/link"), (too, "/settings")):
        await guest.say(words)
        assert "(Telegram and Discord)" in guest.last.text
    await ann.say("/link")
    assert "To separate the one you're using, press Unlink." in ann.last.text
    for posted in (ann.last, await hears(ann, "are now one player")):
        assert "Unlink" in posted.labels()


async def test_question_names_the_other_side_and_can_be_declined(bot: Bot) -> None:
    mallory, victim = phone(bot, 666, "Mallory"), bot.guest("discord:1", "Vic", "discord:5/6")
    await victim.say(f"/link {await code(mallory)}")
    mine = await hears(victim, "Mallory (Telegram) and you, Vic (Discord)")
    assert mine.private_to == victim.account
    theirs = await question(mallory)
    for _ in range(2):
        await mallory.press(theirs, mine.button("Both are mine"))
    assert await people(bot, mallory, victim) == 2
    await victim.press(mine, "No")
    assert "stay apart" in mine.text
    await hears(mallory, "Vic (Discord) said no")
    assert await people(bot, mallory, victim) == 2


@pytest.mark.parametrize("verb", ["linkyes", "linkno"])
async def test_forged_button_cannot_agree_for_others(bot: Bot, verb: str) -> None:
    ann, too, stranger = desk(bot), phone(bot), desk(bot, 3, "Cleo")
    await too.say(f"/link {await code(ann)}")
    asked = await question(ann)
    request = read_press(asked.button("Both are mine").id)
    assert request is not None
    for argument in (request.argument, "", "forged"):
        await stranger.do(stranger.request(button=f"-.0.{verb}.{argument}", message="m"))
        assert "has been answered" in stranger.answers[-1].text
    for guest in (ann, too):
        await guest.press(asked if guest is ann else await question(too), "Both are mine")
    await hears(ann, "are now one player")
    for guest in (ann, too, stranger):
        await guest.do(guest.request(button=f"-.0.{verb}.{request.argument}", message="m"))
        assert "has been answered" in guest.answers[-1].text
    assert await people(bot, ann, too, stranger) == 2


class UnreachableChatroom(Chatroom):
    """A platform where nobody can be written to in private."""

    async def post(self, place: Place, message: Message, nonce: str = "") -> str:
        if nonce:
            raise PlaceGoneError(place)
        return await super().post(place, message, nonce)


async def test_unreachable_account_is_asked_at_its_next_message(bot: Bot) -> None:
    bot.rooms["telegram"] = UnreachableChatroom(LINKED)
    ann, too = phone(bot), desk(bot)
    group = bot.guest(ann.account, ann.name, "telegram:-100")
    await too.say(f"/link {await code(ann)}")
    person = (await bot.people.register(ann.account)).id
    async with asyncio.timeout(60):
        while True:
            if any(notice.waits for notice in (await bot.people.register(ann.account)).notices):
                break
            await asyncio.sleep(0.01)
    await bot.people.drop_private(person, ann.place)
    await group.say("/leaderboard")
    assert not any(QUESTION in post.text for post in group.sees()), "others would read it"
    assert [key.url for key in group.last.buttons] == [LINKED.private_link]
    await ann.say("/leaderboard")
    assert QUESTION in ann.last.text
    await ann.say("/leaderboard")
    assert QUESTION not in ann.last.text, "it is asked once"
    await ann.press(await question(ann), "Both are mine")
    await too.press(await question(too), "Both are mine")
    await hears(too, "are now one player")
    assert await people(bot, ann, too) == 1


# unlinking


async def cards(bot: Bot) -> tuple[Guest, Guest, Guest, str]:
    """Ann's desk account and Ben play cards; her phone is linked and has a private chat. Return the code."""
    ann, too, ben = bot.guest("discord:1", "Ann", "discord:5/6"), phone(bot), bot.guest("discord:2", "Ben", "discord:5/6")
    await linked(too, ann)
    await ann.say("/settings ping both")
    await ann.say("/new cardcassonne")
    card = await ann.until(lambda each: "New game of" in each.text)
    table = card.button("Join").id.split(".")[0]
    await ben.say("/join")
    await ann.press(await ann.until(lambda each: "2. Ben" in each.text), "Start")
    await bot.settle(table)
    return ann, too, ben, table


async def test_unlinked_account_sees_no_hand(bot: Bot) -> None:
    ann, too, _, table = await cards(bot)
    await too.say(f"/start {table}")
    assert "hand" in too.last.text.lower()
    hand = too.last
    await too.say("/unlink")
    assert "Ann (Telegram) would start as a new player" in too.last.text
    assert "stays with Ann (Discord)" in too.last.text
    assert await people(bot, ann, too) == 1, "it is asked first"
    await too.press(too.last, "Stay linked")
    assert (too.last.text, too.last.buttons) == ("OK, your accounts stay linked.", [])
    await too.say("/unlink")
    await too.press(too.last, "Unlink")
    assert "now a new player" in too.last.text
    await hears(ann, "Ann (Telegram) has left")
    assert await people(bot, ann, too) == 2
    for words in (f"/start {table}", "/move", f"/board {table}", "/games", f"/export {table}"):
        await too.say(words)
        assert "your hand" not in too.last.text.lower()
    for button in hand.buttons:
        if not button.url:
            await too.do(too.request(button=button.id, message=hand.id))
            assert "your hand" not in too.last.text.lower()
    found = await bot.tables.look(table)
    assert found.seat_of((await bot.people.register(too.account)).id) is None
    assert found.seat_of((await bot.people.register(ann.account)).id) is not None
    await too.say("/games")
    assert table not in too.last.text


async def test_ping_in_flight_gives_no_turn_address_to_an_unlinked_account(bot: Bot) -> None:
    *_, table = await cards(bot)
    found = await bot.tables.look(table)
    person, version = decider(found), found.version
    await bot.people.set_habits(person, private=("telegram:5",))
    told = encode(Told("ping", table, version, {"seat": found.decider or 0}, (person,)))
    for place, given in (("telegram:5", True), ("telegram:6", False)):
        call = Announcement("notice", (place,), told, turn=False)
        await bot.talk.deliver(Delivery(place, table, version, (call,), place, False, 0, ""), bot.rooms["telegram"])
        buttons = [button for posted in bot.rooms["telegram"].here(place) for button in posted.buttons]
        assert any("/turn/" in button.url for button in buttons) == given


async def test_cannot_unlink_only_account(bot: Bot) -> None:
    ann = phone(bot)
    await ann.say("/unlink")
    assert "isn't linked to another" in ann.last.text
    await ann.do(ann.request(button="-.0.unlinked.", message="m"))
    assert "isn't linked to another" in ann.answers[-1].text
