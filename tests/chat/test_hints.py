"""/why and /hint: the computer's real reasons, without hidden information."""

from __future__ import annotations

import re

from bot.discord.limits import DISCORD
from bot.engine.actions import SKIP
from bot.table.computers import ThreadedComputers
from bot.table.deeds.play import Act
from bot.table.permissions import Actor
from bot.tile_game.rules.moves import Deployed
from tests.chat.room import Bot, bot_on
from tests.table.playing import decider, default_turn, do

bot = bot_on(DISCORD, thinker=ThreadedComputers())


async def test_why_reveals_no_face_down_card(bot: Bot) -> None:
    """A computer's first card of a round is hidden, and so is its reason; open actions are explained."""
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    card = await ann.begins_against_a_computer("/new cardcassonne")
    code, hidden, explained = card.buttons[0].id.split(".")[0], 0, 0
    for _ in range(4):
        await bot.settle(code)
        table = await bot.tables.look(code)
        await do(bot.tables, table, Actor(decider(table), "discord:-1"), Act(table.version, default_turn(table)))
        await bot.settle(code)
        await ann.say("/why")
        said = ann.sees()[-1].text
        table = await bot.tables.look(code)
        down = [getattr(table.begun_game.log[number].action, "down", False) for number in table.reasons]
        assert said.startswith("Computer 1 played: ") == (not all(down))
        assert "face down" not in said
        hidden, explained = max(hidden, sum(down)), max(explained, len(down) - sum(down))
    assert hidden
    assert explained


async def test_why_and_hint_explain_the_figure(bot: Bot) -> None:
    """A second search decides the figure; the explanation must fit the whole turn."""
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    card = await ann.begins_against_a_computer("/new")
    code, figures = card.buttons[0].id.split(".")[0], 0
    for turn in range(12):
        if figures > 1:
            break
        await bot.settle(code)
        table = await bot.tables.look(code)
        if turn == 0:
            await ann.say("/hint")
            hint = ann.sees()[-1].text
            assert re.match(r"A computer would play: [A-Z]+\d+, .*; (\d|[a-z ]+: |skip)", hint), hint
            assert not re.search(r"\b[Ii]ts?\b (?!only)", hint), "a hint speaks to the reader, not of somebody"
        await do(bot.tables, table, Actor(decider(table), "discord:-1"), Act(table.version, default_turn(table)))
        await bot.settle(code)
        table = await bot.tables.look(code)
        part = table.confirmed[-1]
        turn_of = table.begun_game.log[part.first :]
        placed = [e for played in turn_of for e in played.events if isinstance(e, Deployed)]
        await ann.say("/why")
        said = ann.sees()[-1].text
        assert said.startswith("Computer 1 played: ")
        assert ("; skip." in said) == (SKIP in [played.action for played in turn_of]), said
        assert not (placed and "saves the meeple" in said), said
        figures += bool(placed)
    assert figures
