"""The menu of options under trembling fingers."""

from __future__ import annotations

from bot.chat.contract import DISCORD
from bot.store import Store
from tests.chat.room import Bot


async def test_an_expansion_pressed_twice_on_one_menu_is_on(store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.say("/new")
        card = await ann.until(lambda each: "a table is open" in each.text)
        await ann.press(card, "Options")
        await ann.press(ann.last, "Expansions")
        menu = ann.last
        tower = menu.button("Tower")
        for _ in range(2):
            await ann.press(menu, tower)
        assert menu.button("✓ Tower").id != tower.id
        await ann.press(menu, "✓ Tower")
        assert menu.button("Tower").id != tower.id, "the button of the menu as it is now turns it off"


async def test_the_short_game_of_cards_can_be_chosen(store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann = bot.guest("discord:1", "Ann", "discord:-1")
        await ann.say("/new cardcassonne")
        card = await ann.until(lambda each: "a table is open" in each.text)
        await ann.press(card, "Options")
        await ann.press(ann.last, "Expansions: 0")
        await ann.press(ann.last, "Short game")
        assert (await bot.tables.look(card.buttons[0].id.split(".")[0])).options.rules == ("short_game",)
