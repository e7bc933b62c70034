"""Short answers to what people try: settings from a group, languages by any name, help by any words, the first turn's history."""

from __future__ import annotations

import pytest

from bot.i18n import Translator, Words
from tests.chat.room import LINKED, Bot, Guest, bot_on

bot = bot_on(LINKED)


@pytest.fixture
def ann(bot: Bot) -> Guest:
    return bot.guest("telegram:1", "Ann", "telegram:1", private=True)


async def test_settings_sent_in_a_group_are_confirmed_there(bot: Bot) -> None:
    here = bot.guest("telegram:1", "Ann", "telegram:-1")
    await here.say("/settings quiet 22h 7h")
    assert here.last.text == "Saved."
    assert here.last.labels() == ["Open private chat"]
    person = await bot.people.register(here.account)
    assert person.habits.quiet is not None
    await here.say("/settings language Deutsch")
    assert here.last.text == "Gespeichert."


@pytest.mark.parametrize("words", ["/settings language french", "/sprache französisch", "/język francuski", "/мова французька"])
async def test_language_is_known_by_its_name_in_the_readers_language(ann: Guest, words: str) -> None:
    language = {"/sprache": "de", "/język": "pl", "/мова": "uk"}.get(words.split(maxsplit=1)[0], "en")
    await ann.say(f"/settings language {language}")
    await ann.say(words, language=language)
    assert "Français" in ann.last.text


async def test_help_answers_any_words(ann: Guest) -> None:
    await ann.say("/help quiet hours")
    assert ann.last.labels() == ["Back"]
    await ann.say("/help colourless green ideas")
    assert "Back" not in ann.last.labels()
    assert "means nothing" not in ann.last.text


async def test_first_turn_setup_and_rematch_have_no_empty_answer(ann: Guest, bot: Bot) -> None:
    await ann.say("/setup")
    assert ann.last.text == "/setup is for groups and servers. Your own settings: /settings"
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    if not (await bot.tables.look(code)).begun_game.log:
        await ann.say("/history")
        assert ann.last.text.endswith("Nothing has been played yet.")
    await ann.say("/resign")
    await ann.press(ann.last, "Resign")
    await ann.until(lambda each: "Rematch" in each.labels())
    await ann.say("/rematch")
    assert "No game has been finished here yet" not in ann.last.text


async def test_against_computers_alone_nobody_is_removed_or_written_to(ann: Guest, bot: Bot) -> None:
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    await ann.say("/remove")
    assert ann.last.text == "You're playing computers only. To leave the game: /leave"
    await ann.say("/message hello")
    assert ann.last.text == "You're playing computers only: nobody would read it."
    ben = bot.guest("telegram:2", "Ben", "telegram:-1")
    await ben.say("/new computer")
    await ben.until(lambda each: "it's your turn" in each.text)
    await ben.say("/message hello")
    assert ben.last.text == "This game is only in this chat, so just write here.", "in a group others read it"


async def test_wrong_value_names_no_command_that_nobody_typed(ann: Guest) -> None:
    await ann.say("/language klingon")
    assert ann.last.text.startswith("“klingon” isn't possible here. Choose one of these: English, ")


@pytest.mark.parametrize(
    ("language", "words", "leads_to"),
    [
        ("de", "/ruhe", "Ruhezeit: keine"),
        ("de", "/sperren", "Wen?"),
        ("fr", "/calme", "Heures calmes : aucune"),
        ("fr", "/retirer", "Tu ne joues que contre l’ordinateur."),
        ("fr", "/lier", "Sur ton autre plateforme"),
        ("pl", "/nieobecny", "Nie "),
        ("es", "/jugada", "Ann, te toca"),
        ("ru", "/блокировать", ""),
        ("uk", "/відсутній", ""),
        ("uk", "/зв'язати", ""),
        ("uk", "/вилучити", "Ви граєте лише"),
    ],
)
async def test_everyday_words_of_a_language_are_commands(ann: Guest, bot: Bot, language: str, words: str, leads_to: str) -> None:
    await ann.say(f"/settings language {language}")
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    await ann.say(words)
    unknown = Translator(language).text("command-unknown", command=Words(words))
    assert plain_spaces(ann.last.text).startswith(leads_to)
    assert ann.last.text != unknown
    assert f"[{words}" not in ann.last.text


def plain_spaces(text: str) -> str:
    return text.replace("\u00a0", " ")


def test_french_puts_a_space_before_a_semicolon() -> None:
    assert Translator("fr").in_parts(("un", "deux")) == "un\u00a0; deux"
    assert Translator("de").in_parts(("eins", "zwei")) == "eins; zwei"


@pytest.mark.parametrize("words", ["help me", "/help me", "help me please", "help"])
async def test_a_cry_for_help_gets_the_help(ann: Guest, bot: Bot, words: str) -> None:
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    await ann.say(words, bare=True)
    assert ann.last.text.startswith("How to play")


async def test_a_cell_far_from_the_only_tile_names_that_tile(ann: Guest, bot: Bot) -> None:
    for words in ("/new computer", "/new computer", "/new computer", "/new computer"):
        await ann.say(words)
        code = next(reversed(await bot.store.games.all()))
        await bot.settle(code)
        if len((await bot.tables.look(code)).begun_game.log):
            continue  # the computer has begun
        await ann.say(f"/board {code} Z99")
        assert ann.last.text.endswith("The only tile is at M20.")
        return


async def test_card_names_colours_and_the_level_of_a_computer(bot: Bot) -> None:
    ann, ben = (bot.guest(f"telegram:{number}", name, "telegram:-1") for number, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    await ben.press(card, "Join")
    await ann.press(card, "Add computer")
    asked = await ann.until(lambda each: each.text.startswith("How strong") and each.labels())
    level = asked.labels()[0]
    await ann.press(asked, level)
    seats = f"1. Ann (red)  2. Ben (blue)  3. Computer 1 (yellow, {level.casefold()}) · 2 seats are free."
    await ann.until(lambda each: seats in each.text)
    await ben.say("/join green")
    await ann.until(lambda each: "2. Ben (green)" in each.text)


async def test_the_post_of_a_closed_game_says_so(ann: Guest, bot: Bot) -> None:
    await ann.say("/new computer")
    (code,) = await bot.store.games.all()
    await bot.settle(code)
    post = ann.offer
    await ann.say("/resign")
    await ann.press(ann.last, "Resign")
    await ann.until(lambda each: each is post and each.text == f"Game {code} is closed.")
