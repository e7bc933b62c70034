"""The options menu, including double presses."""

from __future__ import annotations

import pytest

from bot.chat.voice import Voice
from bot.i18n import Words, message_id, shipped
from bot.scene.lines import LABEL
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.ruleset import ruleset
from tests.chat.room import Bot, Guest, Posted


async def at_the_expansions(bot: Bot) -> tuple[Guest, Posted]:
    """Open a table and its expansions menu; return the guest and the card."""
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/new")
    card = await ann.until(lambda each: "New game of" in each.text)
    await ann.press(card, "Options")
    await ann.press(ann.last, "Expansions")
    return ann, card


async def test_double_press_on_an_expansion_turns_it_on(bot: Bot) -> None:
    ann, _ = await at_the_expansions(bot)
    menu = ann.last
    tower = menu.button("Tower")
    for _ in range(2):
        await ann.press(menu, tower)
    assert menu.button("✓ Tower").id != tower.id
    await ann.press(menu, "✓ Tower")
    assert menu.button("Tower").id != tower.id, "the button of the menu as it is now turns it off"


async def test_tower_variants_are_offered_with_the_tower(bot: Bot) -> None:
    ann, card = await at_the_expansions(bot)
    assert "One ransom per turn" not in ann.last.labels()
    await ann.press(ann.last, "Tower")
    await ann.press(ann.last, "One ransom per turn")
    table = card.buttons[0].id.split(".")[0]
    assert (await bot.tables.look(table)).options.rules == ("one_ransom",)
    await ann.until(lambda each: "With Fields, Tower, One ransom per turn." in each.text)
    await ann.press(ann.last, "✓ Tower")
    assert (await bot.tables.look(table)).options.rules == ()


async def test_menu_marks_reconstructed_expansions_and_good_combinations(bot: Bot) -> None:
    ann, _ = await at_the_expansions(bot)
    assert "reconstruction" not in ann.last.text
    await ann.press(ann.last, "Siege & Defence")
    assert "Siege & Defence plays best with the Abbot." in ann.last.text
    assert "a reconstruction" in ann.last.text
    await ann.press(ann.last, "✓ Siege & Defence")
    assert "reconstruction" not in ann.last.text
    for word, told in (
        ("fortress", "Its outline is"),
        ("outpost", "the lengths here are"),
        ("siege symbols", "Fourteen of these"),
    ):
        await ann.say(f"/rules {word}")
        assert f"{told} " in ann.last.text
        assert "reconstruction." in ann.last.text


async def test_browsing_expansions_compiles_no_rules(bot: Bot) -> None:
    """Anybody can press through hundreds of combinations, so those not played must not be cached."""
    ann, card = await at_the_expansions(bot)
    compiled, seen = ruleset.cache_info().misses, set[tuple[str, ...]]()
    table = card.buttons[0].id.split(".")[0]
    for number in range(1, 65):
        # Gray code: each press changes one expansion, and each combination comes once.
        changed = (number & -number).bit_length() - 1
        menu = ann.last
        await ann.press(menu, next(button for button in menu.buttons if f"m_{CARCASSONNE.modules[changed]}" in button.id))
        seen.add((await bot.tables.look(table)).options.modules)
    assert len(seen) == 64
    assert ruleset.cache_info().misses == compiled


@pytest.mark.parametrize("language", shipped().languages)
def test_expansion_fits_its_button(language: str) -> None:
    say = Voice(language).text
    for name in CARCASSONNE.modules:
        assert len(say("button-ticked", label=Words(say(message_id("module", name))))) <= LABEL


async def test_short_card_game_can_be_chosen(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say("/new cardcassonne")
    card = await ann.until(lambda each: "New game of" in each.text)
    await ann.press(card, "Options")
    await ann.press(ann.last, "Expansions: 0")
    await ann.press(ann.last, "Short game")
    assert (await bot.tables.look(card.buttons[0].id.split(".")[0])).options.rules == ("short_game",)
    assert "The points for animals are partly a reconstruction." in ann.last.text
    await ann.say("/rules animals")
    assert "Some of these points are a reconstruction." in ann.last.text
