"""Choosing among several tables: labels by players, turn, game and, last, code."""

from __future__ import annotations

import pytest

from bot.chat.fitting import cut
from bot.chat.table_choice import FEWEST
from bot.discord.limits import DISCORD
from bot.i18n import Translator, shipped
from bot.scene.lines import LABEL
from bot.store import Store
from bot.table.computers import ThreadedComputers
from bot.telegram.limits import TELEGRAM
from tests.chat.room import Bot, Guest, Posted
from tests.table.playing import decider

HERE = "telegram:-1"


def cards(guest: Guest) -> dict[str, Posted]:
    """Lobby cards of open tables by code."""
    joins = [(key.id, posted) for posted in guest.sees() for key in posted.buttons if ".join." in key.id]
    return {button.split(".")[0]: posted for button, posted in joins}


async def a_table(host: Guest, game: str, *others: Guest) -> str:
    """Start a table of these people; return its code."""
    before = set(cards(host))
    await host.say(f"/new {game}")
    await host.until(lambda _: set(cards(host)) - before)
    (code,) = set(cards(host)) - before
    for other in others:
        await other.say(f"/join {code}")
    await host.bot.settle(code)
    return code


async def labels(guest: Guest, words: str) -> list[str]:
    (message,) = (await guest.say(words)).messages
    return [button.label for row in message.buttons for button in row]


async def test_labels_name_players_and_the_player_to_act(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann, ben, cleo = (bot.guest(f"telegram:{n}", name, HERE) for n, name in enumerate(("Ann", "Ben", "Cy"), start=1))
        await a_table(ann, "cardcassonne")
        running = await a_table(ann, "", ben, cleo)
        await ann.say(f"/start {running}")
        await bot.settle(running)
        table = await bot.tables.look(running)
        known = await bot.people.get_many(table.people())
        name = known[decider(table)].name
        others = Translator("en").joined([known[each].name for each in table.people() if known[each].name != "Ann"])
        whose = f"Your turn: vs {others} · Carcassonne" if name == "Ann" else f"{others}: {name} to move · Carcassonne"
        assert set(await labels(ann, "/games")) == {"Open, only you · Cardcassonne", whose}
        looker_on = bot.guest("telegram:4", "Dora", HERE)
        order = Translator("en").joined([known[person].name for person in table.people()])
        rest = f": {name} to move · Carcassonne"
        assert set(await labels(looker_on, "/close")) == {
            "Open: Ann · 1/5 · Cardcassonne",
            cut(order, LABEL - len(rest)) + rest,
        }


async def test_leaving_offers_the_running_game_before_open_ones(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    await a_table(ann, "cardcassonne")
    running = await a_table(ann, "", ben)
    await ann.say(f"/start {running}")
    await bot.settle(running)
    first, second = await labels(ann, "/leave")
    assert "Carcassonne" in first
    assert second == "Open, only you · Cardcassonne"


async def test_labels_count_computers(store: Store) -> None:
    async with Bot(store, DISCORD, thinker=ThreadedComputers()) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        first, _ = await a_table(ann, ""), await a_table(ann, "")
        await ann.press(cards(ann)[first], "Add computer")
        await ann.press(ann.last, "Easy")
        assert set(await labels(ann, "/invite")) == {
            "Open, with 1 computer · Carcassonne",
            "Open, only you · Carcassonne",
        }


async def test_labels_of_identical_tables_have_codes(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    codes = [await a_table(ann, "", ben) for _ in range(2)]
    assert set(await labels(ann, "/invite")) == {f"Open, with Ben · {code}" for code in codes}


@pytest.mark.parametrize("language", shipped().languages)
async def test_labels_shorten_long_names(store: Store, language: str) -> None:
    """For a card and a tile table: the label fits one phone line and ends with the game."""
    async with Bot(store, TELEGRAM) as bot:
        names = ("Ann", "Bartholomew Bartholomew Bartholomew", "Cleopatra Cleopatra Cleopatra Cleopatra")
        ann, *others = (bot.guest(f"telegram:{n}", name, HERE) for n, name in enumerate(names, start=1))
        await a_table(ann, "cardcassonne", *others)
        running = await a_table(ann, "", *others)
        await ann.say(f"/start {running}")
        await bot.settle(running)
        await ann.say(f"/settings language {language}")
        shown = await labels(ann, "/games")
        say = Translator(language).text
        assert {label.rpartition(" · ")[2] for label in shown} == {say("game-carcassonne"), say("game-cardcassonne")}
        begun = tuple(name[: FEWEST - 1] for name in names[1:])
        assert all(len(label) <= LABEL and any(name in label for name in begun) for label in shown), shown
