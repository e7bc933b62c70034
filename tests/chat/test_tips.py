"""Tips for newcomers: each comes once per person, over all games, below the first line of their turn."""

from __future__ import annotations

import pytest

from bot.chat.contract import PlatformLimits
from bot.chat.fitting import plain
from bot.discord.limits import DISCORD
from bot.engine.game import Setup
from bot.games.faces import FACES
from bot.i18n import Translator
from bot.telegram.limits import TELEGRAM
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.chat.playing import opened
from tests.chat.room import Bot, Guest
from tests.i18n.turns import decided

SAY = Translator("en").text
TIPS = ("turn-first", "tip-second", "tip-back", "tip-meeple-home", "tip-last-meeple", "tip-farmer")
WORDS = {str(SAY(tip)): tip for tip in TIPS}


def guests(bot: Bot, place: str = "discord:-1", platform: str = "discord") -> tuple[Guest, Guest]:
    ann, ben = (bot.guest(f"{platform}:{n}", name, place) for n, name in enumerate(("Ann", "Ben"), start=1))
    return ann, ben


async def tips_of_turns(bot: Bot, code: str, people: tuple[Guest, ...], turns: int) -> dict[str, list[str]]:
    """Play turns; return each player's tips, an empty one for a turn without."""
    found: dict[str, list[str]] = {guest.name: [] for guest in people}
    for number in range(1, turns + 1):
        await bot.settle(code)
        table = await bot.tables.look(code)
        assert table.asked is not None
        ids = [(await bot.people.register(guest.account)).id for guest in people]
        mover = people[ids.index(table.asked.person)]
        shown = await mover.until(lambda each, number=number: f"(turn {number})" in each.text)
        lines = shown.text.splitlines()
        assert len(lines) <= 6
        found[mover.name].append(next((WORDS[line] for line in lines if line in WORDS), ""))
        moves = await bot.talk.complete(mover.request(words="/move "))
        await mover.say(f"/move {moves[0]} none")
    return found


async def test_each_tip_comes_once_in_a_persons_games(bot: Bot) -> None:
    people, elsewhere = guests(bot), guests(bot, "discord:-2")
    first = await tips_of_turns(bot, await opened(people, "carcassonne"), people, 10)
    assert first == {name: ["turn-first", "tip-second", "tip-back", "", ""] for name in ("Ann", "Ben")}
    second = await tips_of_turns(bot, await opened(elsewhere, "carcassonne"), elsewhere, 4)
    assert second == {name: ["", ""] for name in ("Ann", "Ben")}


async def test_a_person_who_takes_over_a_seat_reads_the_first_tip_first(bot: Bot) -> None:
    people, cleo = guests(bot), bot.guest("discord:3", "Cleo", "discord:-1")
    code = await opened(people, "carcassonne")
    await tips_of_turns(bot, code, people, 2)
    table = await bot.tables.look(code)
    assert table.asked is not None
    ids = [(await bot.people.register(guest.account)).id for guest in people]
    await people[ids.index(table.asked.person)].say(f"/substitute {code}")
    await bot.settle(code)
    notice = await cleo.until(lambda each: "looking for someone to take over" in each.text)
    await cleo.press(notice, "Take")
    await bot.settle(code)
    shown = await cleo.until(lambda each: "(turn 3)" in each.text and "Cleo" in each.text.splitlines()[0])
    assert [WORDS[line] for line in shown.text.splitlines() if line in WORDS] == ["turn-first"]


def test_tips_fit_the_turn() -> None:
    given = set[str]()
    for game in decided(CARCASSONNE, Setup(2, ("fields",), {}), 7):
        if game.decision is None:
            continue
        seat = game.decision.seat
        tips = FACES["carcassonne"].tips(game.view(seat), seat)
        offered = FACES["carcassonne"].tip_of_choice(game.view(seat))
        given |= {*tips, *([offered] if offered else [])}
        assert bool(offered) == any("field" in getattr(option, "on", "") for option in game.options())
        assert ("turn-first" in tips) == all(played.seat != seat for played in game.log)
        assert "tip-last-meeple" not in tips or "follower" not in game.supply()[seat]
    assert given == set(TIPS)


@pytest.mark.parametrize("words", ["/settings hints off", "/settings tips off"])
async def test_setting_ends_the_tips(bot: Bot, words: str) -> None:
    ann, ben = guests(bot)
    await ann.say(words)
    found = await tips_of_turns(bot, await opened((ann, ben), "carcassonne"), (ann, ben), 4)
    assert found == {"Ann": ["", ""], "Ben": ["turn-first", "tip-second"]}
    await ann.say("/settings tips on")
    await ann.say("/settings")
    assert "Tips for beginners: yes" in ann.last.labels()


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM], ids=lambda each: each.platform)
async def test_tip_about_farmers_comes_when_the_first_one_is_offered_and_only_then(bot: Bot, limits: PlatformLimits) -> None:
    people = guests(bot, f"{limits.platform}:-1", limits.platform)
    code, tip = await opened(people, "carcassonne"), str(SAY("tip-farmer"))
    had = dict.fromkeys((guest.name for guest in people), False)
    for _ in range(6):
        await bot.settle(code)
        table = await bot.tables.look(code)
        assert table.asked is not None
        ids = [(await bot.people.register(guest.account)).id for guest in people]
        mover = people[ids.index(table.asked.person)]
        (move, *_) = await bot.talk.complete(mover.request(words="/move "))
        reply = await mover.say(f"/move {move}")
        shown = "\n".join(plain(line) for message in reply.messages for line in message.paragraphs)
        labels = [each.label for message in reply.messages for row in message.buttons for each in row]
        offered = any("Farmer" in label for label in labels)
        assert (tip in shown) == (offered and not had[mover.name])
        assert len(shown.splitlines()) <= 4 or not offered
        had[mover.name] |= offered
        await mover.say(f"/move {move} none")
    assert all(had.values())
