"""Commands after the end of a game say so and offer what can be done; they refer to it until the next one starts."""

from __future__ import annotations

import json
import re

import pytest

from bot.chat.contract import PlatformLimits
from bot.discord.limits import DISCORD
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import GAMES
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, Guest
from tests.chat.test_typed_alone import asked, opened, said

PLAYING = ("undo", "nudge", "resign", "move", "hint", "leave", "remove", "message hello", "invite")


def short(*tiles: str) -> bytes:
    """A record of a short game without moves."""
    seed = simulated_seed("short")
    return write_record(record_of(GAMES["carcassonne"].start(Setup(2, ("fields",), {}, seed=seed.hex(), stack=tiles))))


async def played_out(bot: Bot, limits: PlatformLimits, *, whole: bool = False) -> tuple[Guest, Guest, str]:
    """Play a game of two to its end: a short one from a record, or a whole rated one."""
    place = f"{limits.platform}:-1"
    ann, ben = (bot.guest(f"{limits.platform}:{n}", name, place) for n, name in enumerate(("Ann", "Ben"), start=1))
    code = await (opened(ann) if whole else opened(ann, "/import", file=short(*"UVUVUVU")))
    await ben.say(f"/join {code}")
    if whole:
        await ann.plays_for_rating(await ann.until(lambda each: "2. Ben" in each.text))
    await ann.say("/start")
    while (table := await bot.tables.look(code)).state == "running":
        mover = await asked(table, ann, ben)
        completion = await bot.talk.complete(mover.request(words="/move "))
        await mover.say(f"/move {completion[0]} none")
    await bot.recorded(code)
    await bot.settle(code)
    return ann, ben, code


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM], ids=["discord", "telegram"])
async def test_commands_after_the_end_offer_what_can_be_done(bot: Bot, limits: PlatformLimits) -> None:
    ann, _, code = await played_out(bot, limits)
    over = f"This game is over. /board {code} shows how it ended, /export {code} has its record, /rematch {code} plays it again."
    for name in PLAYING:
        await ann.say(f"/{name}", private=name == "hint")
        assert ann.last.text.replace("\u2060", "") == over, name
    assert (await said(ann, f"/join {code}")) == over
    assert (await said(ann, f"/watch {code}")) == over
    for name in ("board", "score", "log", "why"):
        await ann.say(f"/{name}")
        assert not ann.last.text.startswith("This game"), name
    stranger = bot.guest(f"{limits.platform}:3", "Cleo", ann.place)
    assert await said(stranger, "/undo") == "There's no game here. Start one with /new."
    assert await said(stranger, f"/start {code}") == over


async def test_record_stays_available_while_the_next_table_waits(bot: Bot) -> None:
    ann, ben, code = await played_out(bot, DISCORD)
    result = await ann.until(lambda each: any(button.label == "Rematch" for button in each.buttons))
    await ann.press(result, "Rematch")
    new = (await bot.tables.look(code)).rematch
    await bot.settle(new)
    for words in ("/export", f"/export {code}"):
        (message,) = (await ann.say(words)).messages
        assert message.files[0].name == f"{code}.json"
        assert json.loads(await message.files[0].data())["actions"]
    assert (await said(ann, "/history")).startswith("Recent turns (now turn 7)")
    assert (await said(ann, "/why")).startswith("Game review")
    assert (await said(ann, "/score")).startswith("Score") or "Ann" in ann.last.text
    assert await said(ann, "/undo") == "This game hasn't started yet. To start it: /begin"
    await ben.say(f"/join {new}")
    await ann.say("/start")
    await bot.settle(new)
    assert (await ann.say("/export")).messages[0].files[0].name == f"{new}.json", "the next one has begun"
    assert (await said(ann, "/history")).startswith("Recent turns (now turn 1)")


async def test_closed_table_is_not_a_finished_game(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    code = await opened(ann)
    await ann.say("/leave")
    assert await said(ann, f"/start {code}") == "This game is closed. Start another with /new."
    assert await said(ann, "/undo") == "There's no game here. Start one with /new."


WITH_A_CODE = ("start", "join", "leave", "invite", "board", "score", "watch", "resign", "undo", "kick", "hint", "nudge")
ALSO = ("substitute", "endtable")


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM], ids=["discord", "telegram"])
@pytest.mark.parametrize("seated", [True, False], ids=["ended", "left"])
async def test_commands_at_a_closed_table_say_that_it_is_closed(bot: Bot, limits: PlatformLimits, *, seated: bool) -> None:
    """For host, player and stranger, in the chat and in private: no refusal blames missing rights."""
    group = f"{limits.platform}:-1"
    ann, ben, cleo = (bot.guest(f"{limits.platform}:{n}", name, group) for n, name in enumerate(("Ann", "Ben", "Cy"), start=1))
    code = await opened(ann)
    card = ann.last
    await ben.say(f"/join {code}")
    if seated:
        await ann.say(f"/close {code}")
        await ann.press(ann.last, ann.last.buttons[0])
    else:
        await ben.say(f"/leave {code}")
        await ann.say(f"/leave {code}")
    closed = "This game is closed. Start another with /new."
    for guest in (ann, ben, cleo):
        private = bot.guest(guest.account, guest.name, guest.account, private=True)
        for name in (*WITH_A_CODE, *ALSO, *(() if seated else ("rematch",))):
            for where in (guest, private):
                await where.say(f"/{name} {code}")
                assert where.last.text.replace("\u2060", "") == closed, (guest.name, name)
        for button in card.buttons:
            await guest.press(card, button)
            assert guest.answers[-1].text == closed, (guest.name, button.label)


async def test_history_numbers_turns_like_messages_and_pictures(bot: Bot) -> None:
    ann, *_ = await played_out(bot, DISCORD)
    lines = [line for line in (await said(ann, "/history 200")).split("\n") if line.startswith("#")]
    assert [line.partition(" ")[0] for line in lines] == [f"#{turn}" for turn in range(1, 8)]
    last = [line for line in (await said(ann, "/history 4")).split("\n") if line.startswith("#")]
    assert last == lines[-len(last) :], "however far it goes back"
    folded = [each.text for each in ann.sees() if re.match(r"#\d+ \w+: [A-Z]\d+", each.text)]
    assert [told.split()[2].strip(",") in line for told, line in zip(folded, lines, strict=True)] == [True] * 7


async def test_rating_is_uncertain_after_the_first_rated_game_and_says_so(bot: Bot) -> None:
    ann, _, _ = await played_out(bot, DISCORD, whole=True)
    *_, rating, means, unsure = (await said(ann, "/stats")).split("\n")
    (shown,) = re.findall(r"^Rating (1\d\d\d\?) \(1 rated game\)$", rating)
    assert (means[:25], unsure[:11]) == ("Everyone starts at 1500. ", "The ? means")
    board = await said(ann, "/leaderboard")
    assert f": {shown} (" in board
    assert board.split("\n")[-2:] == [means, unsure]
