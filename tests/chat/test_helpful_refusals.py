"""Refusals that show the way: what is said where a command cannot work, and which button leads on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.chat.refusals import denied_words
from bot.chat.voice import Voice
from bot.discord.limits import DISCORD
from bot.i18n import shipped
from bot.store import Store, StoreSettings, open_store
from bot.table.options import Options, checked
from bot.table.refused import Denied
from tests.chat.playing import imported
from tests.chat.room import LINKED, Bot, Guest, bot_on
from tests.chat.test_private import at_a_table, begun
from tests.standins.short import short_record
from tests.store.servers import Server
from tests.table.playing import person_of

bot = bot_on(LINKED)

GROUP = "telegram:-100"


# records


async def test_missing_table_is_explained_without_a_code(bot: Bot) -> None:
    ann = bot.guest("telegram:1", "Ann", GROUP)
    for command in ("/export", "/board", "/score", "/join"):
        await ann.say(command)
        assert ann.last.text.splitlines()[0] == "There's no game here. Start one with /new."
    assert ann.last.text.splitlines()[1:] == ["To join a friend's game, send /join and its code."]


async def test_nobody_is_sent_to_a_host_who_may_not_close(bot: Bot) -> None:
    """While others play, admins and the owner close a game; alone in an open one, the host does."""
    ann, ben = (bot.guest(f"telegram:{number}", name, GROUP) for number, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/new")
    card = await ben.until(lambda each: "Join" in each.labels())
    await ben.press(card, "Join")
    await ben.say("/close")
    assert ben.last.text == "Only this chat's admins, the host, or the bot's owner can do that. Ask Ann."
    await ann.say("/start")
    await ann.until(lambda each: "it's your turn" in each.text)
    for each in (ben, ann):
        await each.say("/close")
        assert (
            each.last.text
            == "Others still play here, so only this chat's admins can close the game. To stop playing, send /leave."
        )


async def test_record_of_the_last_game_stays_available(server: Server, tmp_path: Path) -> None:
    """While the table exists, and after it moved to the archive."""
    async with open_store(StoreSettings(url=server.patient, archive=tmp_path)) as store:
        async with Bot(store, DISCORD) as bot:
            ann, _, table = await imported(bot)
            kept = await exported(ann)
        await store.archive.move(table)
        async with Bot(store, DISCORD) as bot:
            with pytest.raises(Denied, match="no_table"):
                await bot.tables.look(table)
            assert await exported(bot.guest("discord:1", "Ann", "discord:-1")) == kept


async def exported(guest: Guest) -> object:
    (message,) = (await guest.say("/export")).messages
    return json.loads(await message.files[0].data())["result"]


UNFIT: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda record: {**record, "format": "letter/1"}, "not a game record"),
    (lambda record: {**record, "game": "chess"}, "doesn't know that game"),
    (lambda record: {**record, "actions": [{"seat": 0, "do": "tile", "at": [40, 40], "rot": 0}]}, "step 1 breaks the rules"),
    (lambda record: {**record, "setup": {**record["setup"], "seats": 99}}, "don't match"),
]


@pytest.mark.parametrize("number", range(len(UNFIT)))
async def test_unplayable_record_is_explained(store: Store, number: int) -> None:
    change, why = UNFIT[number]
    async with Bot(store, DISCORD) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.say("/import", file=json.dumps(change(json.loads(short_record(2, 4)))).encode())
        assert why in ann.last.text
        await ann.say("/settings language de")
        await ann.say("/import", file=json.dumps(change(json.loads(short_record(2, 4)))).encode())
        assert why not in ann.last.text
        assert not set(ann.last.text.split()) & {"record", "the", "seats", "format"}


# options


@pytest.mark.parametrize("language", shipped().languages)
def test_refused_option_is_named_as_in_the_menu(language: str) -> None:
    voice = Voice(language)
    for options, named in (
        (Options(modules=("fields",), rules=("short_game",), seats=3), voice.text("option-name-short-game")),
        (Options(game="cardcassonne", modules=("fields",), seats=3), voice.text("module-fields")),
        (Options(modules=("fields", "wood"), seats=3), "wood"),
        (Options(modules=("fields",), seats=9), "9"),
    ):
        with pytest.raises(Denied) as refused:
            checked(options)
        said = denied_words(voice, refused.value)
        assert named in said
        assert not {"short_game", "fields", "rules", "modules"} & set(said.replace(".", " ").split())


# the lobby card and the link to the private chat


async def test_board_of_an_open_table_is_its_lobby_card(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    reply = await ben.say("/board")
    (card,) = reply.messages
    assert card.picture is not None
    assert "New game of" in ben.last.text
    await ben.press(ben.last, "Join")
    assert len((await bot.tables.look(table)).seats) == 2
    assert (await ann.say(f"/board {table}")).messages[0].buttons


@pytest.mark.parametrize("command", ["/link", "/unlink"])
async def test_personal_answer_has_a_button_into_the_private_chat(bot: Bot, command: str) -> None:
    ann, _, _ = await at_a_table(bot)
    (message,) = (await ann.say(command)).messages
    assert "in our private chat" in ann.last.text
    assert [key.url for row in message.buttons for key in row] == ["https://t.me/board_bot"]


async def test_button_into_the_private_chat_asks_for_the_privacy_panel_again(bot: Bot) -> None:
    ann, _, _ = await at_a_table(bot)
    (message,) = (await ann.say("/privacy")).messages
    assert [key.url.rpartition("_")[0] for row in message.buttons for key in row] == ["https://t.me/board_bot?start=q"]


async def test_hint_and_record_lead_into_the_private_chat(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    await bot.guest("telegram:1", "Ann", "telegram:1", private=True).say("/help")
    for command in ("/hint", "/export"):
        (answer,) = (await ann.say(command)).messages
        assert answer.private_to == "telegram:1", command
    pressed = await ann.do(ann.request(button=f"{table}.0.export.", message="m"))
    assert pressed.answer is not None
    assert pressed.answer.text == "I sent it to you in our private chat."


# players who joined by link and left


@pytest.mark.parametrize("wish", ["here", "private", "both"])
async def test_player_who_joined_by_link_and_blocked_the_bot_is_pinged_at_the_table(bot: Bot, wish: str) -> None:
    ann, _, table = await at_a_table(bot)
    ben = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await ben.say(f"/start {table}")
    await ben.say(f"/settings ping {wish}")
    await bot.services.places.on_gone("telegram:2")
    known = await person_of(bot.people, "telegram:2")
    await bot.people.drop_private(known.id, "telegram:2")
    bot.rooms["telegram"].pings.clear()
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    await bot.settle(table)
    if (found := (await bot.tables.look(table)).asked) is not None and found.person != known.id:
        shown = await ann.until(lambda posted: "Ann, it's your turn" in posted.text)
        cell = next(key.label for key in shown.buttons if ".open." in key.id)
        await ann.say(f"/move {cell} r1 none")
        await bot.settle(table)
    assert bot.rooms["telegram"].pings[-1] == "telegram:2"
    assert "Ben, it's your turn" in (await ann.until(lambda posted: "Ben, it's your turn" in posted.text)).text


async def test_who_joins_too_late_is_offered_the_seat_that_is_on_offer(bot: Bot) -> None:
    ann, ben, table = await at_a_table(bot)
    await begun(bot, ann, ben, table)
    cleo = bot.guest("telegram:3", "Cleo", "telegram:3", private=True)
    await cleo.say(f"/join {table}")
    assert cleo.last.text == "This game has already started. To start another, send /new."
    await ann.say(f"/substitute {table}")
    await cleo.say(f"/join {table}")
    assert cleo.last.text == "This game has already started, but a seat is on offer."
    await cleo.press(cleo.last, "Take seat")
    cleos = (await person_of(bot.people, cleo.account)).id
    assert cleos in [seat.person for seat in (await bot.tables.look(table)).seats]
