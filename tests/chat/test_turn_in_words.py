"""Words typed in one's turn: they go on from the draft, skip, confirm, or are said to be no move."""

from __future__ import annotations

import dataclasses

import pytest

from bot.chat.brief import WIDTH
from bot.chat.move_parser import Misread, MoveParser
from bot.chat.table_context import TableContext, table_context
from bot.chat.voice import Voice
from bot.engine.fair import simulated_seed
from bot.engine.game import NEWEST_RULES, Game, Setup
from bot.i18n import Translator, shipped
from bot.scene.cell_names import cell_name
from bot.scene.phrases import headline, short_headline
from bot.table.people import Person
from bot.table.table import Seat, Table
from bot.telegram.limits import TELEGRAM
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.board import map_of
from bot.tile_game.face.choices import places
from bot.tile_game.rules.moves import Deployed
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
    assert ann.last.text == "“dragon” isn't a choice here."
    await ann.say("hello")
    assert ann.last.text == "“hello” isn't a choice here."
    assert ann.last.labels()[0].startswith("1. "), "each choice is a button"
    await ann.say("/move")
    await ann.press(ann.last, next(each for each in ann.last.buttons if ".pick." in each.id))
    await ann.say("/confirm")
    assert await turns(bot, code) > 0


@pytest.mark.parametrize("words", ["hello", "I want to skip", "what now"])
async def test_other_words_are_said_to_be_no_move(bot: Bot, words: str) -> None:
    ann, _ = await against_a_computer(bot)
    await ann.say(words)
    assert ann.last.text == "That doesn't look like a move. It's your turn in 1 game."
    assert ann.last.labels() == ["Board", "My games"]
    await ann.press(ann.last, "Board")
    assert any(".open." in each.id for each in ann.last.buttons), "the turn can be played there"


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


def before_two_cities() -> Game:
    """A game before a tile with two cities and a field, without road and monastery."""
    for seed in range(200):
        game = CARCASSONNE.start(Setup(2, ("fields",), seed=simulated_seed(seed).hex()))
        rules = CARCASSONNE.rules(game.setup, NEWEST_RULES)
        while game.decision is not None and len(game.log) < 20:
            kinds = [each.kind for each in rules.tiles[rules.kind_of[str(game.decision.tile)]].segments]
            if game.decision.kind == "tile" and kinds.count("city") == len(kinds) - 1 == 2:
                return game
            game.apply(game.options()[0])
    raise AssertionError("no such tile")


@pytest.mark.parametrize("language", shipped().languages)
def test_a_role_without_a_place_or_with_several_is_named(language: str) -> None:
    say, game = Translator(language).text, before_two_cities()
    assert game.decision is not None
    seat = game.decision.seat
    table = Table("abcd1234", version=7, state="running", seats=[Seat("a", ""), Seat("b", "")], game=game, decision=game.decision)
    known = {name: Person(name, name=name.capitalize()) for name in "ab"}
    parser = MoveParser(TableContext(table, Voice(language), known), seat, private=False)
    square = cell_name(next(iter(places(game.view(seat)))))
    for kind, code in (("monastery", "typed-no-role"), ("road", "typed-no-role"), ("city", "typed-which-role")):
        role = say("phrase-role", figure="follower", kind=kind)
        with pytest.raises(Misread) as caught:
            parser.read([square, "r1", *role.split()])
        misread = caught.value
        assert misread.code == code, kind
        told = str(say(code, **misread.params))
        assert say("phrase-role-object", figure="follower", kind=kind) in told or role in told
        assert len(told) <= WIDTH
        choices = [label for label in misread.ways if role.casefold() in label.casefold()]
        assert len(choices) == (2 if kind == "city" else 0)
        assert len(misread.ways) == 2 if kind == "city" else len(misread.ways) >= 3
        for way in misread.ways.values():
            assert way[:2] == (square, "r1")
            parser.read(way)


async def test_the_choices_beside_a_wrong_word_play_the_move(bot: Bot) -> None:
    ann, code = await against_a_computer(bot)
    square = next(each.label for each in ann.offer.buttons if ".open." in each.id)
    await ann.say(f"{square} r1 dragon")
    assert ann.last.text == "“dragon” isn't a choice here."
    choice = ann.last.labels()[0]
    await ann.press(ann.last, choice)
    await bot.settle(code)
    log = (await bot.tables.look(code)).begun_game.log
    assert any(cell_name(event.at) == square for played in log for event in played.events if isinstance(event, Deployed)), choice
