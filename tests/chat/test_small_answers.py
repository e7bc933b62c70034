"""Short answers to what people try: settings from a group, languages by any name, help by any words, the first turn's history."""

from __future__ import annotations

import pytest

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
