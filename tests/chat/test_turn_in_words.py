"""Words typed in one's turn: they go on from the draft, skip, confirm, or are said to be no move."""

from __future__ import annotations

import dataclasses

import pytest

from bot.chat.table_context import table_context
from bot.chat.voice import Voice
from bot.i18n import Translator, shipped
from bot.scene.cell_names import cell_name
from bot.scene.phrases import headline, short_headline
from bot.telegram.limits import TELEGRAM
from bot.tile_game.face.board import map_of
from bot.tile_game.face.choices import places
from bot.tile_game.rules.view import TileView
from tests.chat.room import Bot, Guest, Posted, bot_on

bot = bot_on(TELEGRAM)


async def against_a_computer(bot: Bot, language: str = "en") -> tuple[Guest, str]:
    """Ann, in her private chat, is to lay her first tile."""
    ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
    await ann.say(f"/settings language {language}")
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    return ann, code


async def laid(ann: Guest) -> Posted:
    """Lay the tile on the first square; return the message."""
    await ann.say("/move")
    shown = ann.last
    await ann.press(shown, next(each for each in shown.buttons if ".open." in each.id))
    return shown


async def turns(bot: Bot, code: str) -> int:
    return len((await bot.tables.look(code)).begun_game.log)


@pytest.mark.parametrize("language", shipped().languages)
async def test_skip_ends_a_turn_whose_tile_lies_there(bot: Bot, language: str) -> None:
    ann, code = await against_a_computer(bot, language)
    say = Translator(language).text
    skip = str(say("button-skip"))
    first = str(say("typed-place-first", cells="")).rstrip(".")
    for words in ("skip", str(say("word-none")), str(say("skip-step2")), f"/{say('skip-step2')}"):
        await ann.say(words)
        assert ann.last.text.startswith(first), words
    for words in (str(say("skip-step2")), f"/{say('skip-step2')}", skip):
        shown = await laid(ann)
        assert skip in shown.labels()
        before = await turns(bot, code)
        await ann.say(words)
        assert await turns(bot, code) > before, words
        await bot.settle(code)


async def test_words_go_on_from_the_draft_and_confirm_ends_it(bot: Bot) -> None:
    ann, code = await against_a_computer(bot)
    await ann.say("confirm")
    assert ann.last.text.startswith("Ann, it's your turn"), "there is nothing to confirm yet"
    await ann.say("/move")
    square = next(each for each in ann.last.buttons if ".open." in each.id)
    await ann.press(ann.last, square)
    await ann.say(f"{square.label} r1 dragon")
    assert ann.last.text.startswith("“dragon” isn't a choice here.")
    await ann.say("hello")
    assert ann.last.text.startswith("“hello” isn't a choice here. You can choose: 1. ")
    await ann.say("/move")
    await ann.press(ann.last, next(each for each in ann.last.buttons if ".pick." in each.id))
    await ann.say("/confirm")
    assert await turns(bot, code) > 0


@pytest.mark.parametrize("words", ["hello", "I want to skip", "what now"])
async def test_other_words_are_said_to_be_no_move(bot: Bot, words: str) -> None:
    ann, _ = await against_a_computer(bot)
    await ann.say(words)
    assert ann.last.text == "That doesn't look like a move. It's your turn in 1 game."


@pytest.mark.parametrize("language", shipped().languages)
async def test_computer_is_not_spoken_to(bot: Bot, language: str) -> None:
    """A picture of a turn that a computer plays, and its description, say whose turn it is."""
    _, code = await against_a_computer(bot, language)
    seen = await table_context(bot.services, await bot.tables.look(code), Voice(language))
    presentation = seen.presentation(seen.public)
    played = dataclasses.replace(presentation, people=[each._replace(note="computer") for each in presentation.people])
    assert headline(played) == short_headline(played) == Translator(language).text("scene-to-move", player="Ann")
    assert headline(presentation) != headline(played)


async def test_quit_alone_asks_how_to_leave(bot: Bot) -> None:
    ann, _ = await against_a_computer(bot)
    await ann.say("quit")
    assert "Resign" in ann.last.labels()


@pytest.mark.parametrize("language", shipped().languages)
async def test_wrong_square_or_way_round_says_what_fits(bot: Bot, language: str) -> None:
    """The question which way round has a button for each, and a button plays or goes on."""
    ann, code = await against_a_computer(bot, language)
    say = Translator(language).text
    cell = next(each.label for each in ann.last.buttons if ".open." in each.id)
    await ann.say(f"/move {cell} r9 dragon")
    refused = str(say("typed-not-this-way", way="r9", cell=cell, ways=""))
    assert ann.last.text.startswith(refused[:12])
    shown = ann.last
    assert all(label.startswith("r") for label in shown.labels())
    await ann.press(shown, shown.labels()[0])
    assert "dragon" in ann.last.text, "the word that is wrong is named"
    await ann.say(f"/move {cell} r9")
    await ann.press(ann.last, ann.last.labels()[0])
    assert str(say("button-skip")) in ann.last.labels()
    table = await bot.tables.look(code)
    view = table.begun_game.view(table.decider)
    assert isinstance(view, TileView)
    laid_there = set(map_of(view))
    beside = {(x + a, y + b) for x, y in laid_there for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    for other in map(cell_name, sorted(beside - laid_there - set(places(view)))):
        await ann.say(f"/move {other}")
        assert ann.last.text.startswith(str(say("typed-no-fit", cell=other, cells="")).rstrip(".")[:12])
