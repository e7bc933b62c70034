"""/rules: searching, following topics, and queries without a match."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from bot.chat.contract import Button, PlatformLimits
from bot.discord.limits import DISCORD
from bot.games.faces import FACES
from bot.i18n import Translator, message_id, shipped
from bot.store import Store
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from tests.chat.room import Bot, Guest, Posted

SEARCHES: dict[str, dict[str, str | list[str]]] = tomllib.loads((files(__package__) / "rule_searches.toml").read_text("utf-8"))
ENGLISH = Translator("en")
EVERY_PLATFORM = pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda limits: limits.platform)


def reader(bot: Bot, platform: str) -> Guest:
    return bot.guest(f"{platform}:1", "Ann", f"{platform}:1", private=True)


def exactly(posted: Posted, label: str) -> Button:
    """The button with all of this label: others may begin with it."""
    return next(button for button in posted.buttons if button.label == label)


async def test_query_finds_its_rule_first(store: Store) -> None:
    wrong = []
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        for language in shipped().languages:
            for typed, wanted in SEARCHES[language].items():
                await ann.say(f"/rules {typed}", language=language)
                topics = [wanted] if isinstance(wanted, str) else wanted
                titles = {Translator(language).text(message_id("topic", topic)) for topic in topics}
                if ann.last.text.partition("\n")[0] not in titles:
                    wrong.append((language, typed, ann.last.text))
    assert len(wrong) <= 0.05 * sum(map(len, SEARCHES.values())), wrong


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "trading post"),
        ("en", "can I put two meeples on one road?"),
        ("en", "when do I get points"),
        ("de", "kann ich in eine fremde Stadt"),
        ("ru", "можно ли поставить подданного в чужой город"),
    ],
)
async def test_a_query_that_fits_no_rule_well_is_answered_with_the_nearest(bot: Bot, language: str, typed: str) -> None:
    ann = reader(bot, "discord")
    await ann.say(f"/rules {typed}", language=language)
    assert f"“{typed}”" in ann.last.text or f"„{typed}“" in ann.last.text or f"«{typed}»" in ann.last.text
    assert len(ann.last.labels()) >= 3


@pytest.mark.parametrize(("language", "typed", "topic"), [("es", "fin del juego", "end"), ("fr", "a turn", "turn")])
async def test_with_no_game_of_cards_its_rules_come_last(bot: Bot, language: str, typed: str, topic: str) -> None:
    ann = reader(bot, "discord")
    await ann.say(f"/rules {typed}", language=language)
    assert ann.last.text.startswith(Translator(language).text(message_id("topic", topic)))


@EVERY_PLATFORM
async def test_every_topic_is_reachable_by_buttons(store: Store, limits: PlatformLimits) -> None:
    async with Bot(store, limits) as bot:
        ann = reader(bot, limits.platform)
        await ann.say("/rules")
        contents = ann.last
        topics = [topic for face in FACES.values() for chapter in face.topics().values() for topic in chapter]
        reached = set()
        sheets = {ENGLISH.text(message_id("topic", topic)) for topic in ("sheet", "card_sheet")}
        assert sheets == set(contents.labels()[:2])
        for chapter in contents.labels()[2:]:
            await ann.press(contents, exactly(contents, chapter))
            for title in contents.labels()[:-1]:
                if title in sheets:  # a picture, which is a message of its own
                    continue
                await ann.press(contents, exactly(contents, title))
                assert contents.text.startswith(title)
                assert len(contents.buttons) > 1, "related topics, and the way to all rules"
                reached.add(title)
                await ann.press(contents, "All rules")
                await ann.press(contents, exactly(contents, chapter))
            await ann.press(contents, "All rules")
        assert reached | sheets == {ENGLISH.text(message_id("topic", topic)) for topic in topics}
        assert len(ann.sees()) == 1, "all in one message"


async def test_english_words_are_found_in_every_language(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        for typed, title in (("highwayman", "Straßen"), ("cheat sheet", "Die Regeln auf einer Seite"), ("Brett", "Reihen")):
            await ann.say(f"/rules {typed}", language="de")
            assert ann.last.text.partition("\n")[0] == title


async def test_topic_that_shares_no_word_has_neighbours_in_its_chapter(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        await ann.say("/rules carreta", language="es")
        assert ann.last.labels()[-1] == "Todas las reglas"
        assert len(ann.last.labels()) > 1


async def test_topic_links_to_its_neighbours(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        await ann.say("/rules barn")
        assert ann.last.text.startswith("The barn\n")
        await ann.press(ann.last, "Joining a field to a barn")
        assert ann.last.text.startswith("Joining a field to a barn\n")


@EVERY_PLATFORM
async def test_query_without_match_offers_the_nearest_topics(store: Store, limits: PlatformLimits) -> None:
    async with Bot(store, limits) as bot:
        ann = reader(bot, limits.platform)
        await ann.say("/rules qqqq " + "w" * 200)
        assert len(ann.last.text.splitlines()) <= 2
        assert "w" * 60 not in ann.last.text
        assert len(ann.last.buttons) == 3
        await ann.press(ann.last, ann.last.buttons[0])
        assert len(ann.last.text.splitlines()) >= 2, "the rule itself"


async def test_rules_of_the_running_game_come_first(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        await ann.say("/new cardcassonne")
        await ann.until(lambda each: "New game of" in each.text)
        await ann.say("/rules end")
        assert ann.last.text.startswith("End of the card game")
        await ann.say("/rules")
        assert ann.last.labels()[:2] == ["Cardcassonne on one page", "Cardcassonne"]


async def test_press_on_anothers_rules_opens_a_new_message(store: Store) -> None:
    async with Bot(store, DISCORD) as bot:
        ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in ((1, "Ann"), (2, "Ben")))
        await ann.say("/rules road")
        card = ann.last
        await ben.press(card, card.buttons[0])
        assert card.text.startswith("Roads"), "it still shows what Ann asked for"


async def test_words_about_the_bot_lead_to_the_help(store: Store) -> None:
    """In each language, with a button that opens the topic."""
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        for language in shipped().languages:
            say = Translator(language).text
            for topic in ("first", "slowly", "commands", "privacy", "about"):
                words = say(f"help-words-{topic}").split(", ")
                assert not {*words} & {*SEARCHES[language]}, "rules come first"
                await ann.say(f"/rules {words[0]}", language=language)
                assert ann.last.labels()[0] == say(f"help-topic-{topic}"), (language, words[0], ann.last.text)
            await ann.press(ann.last, ann.last.buttons[0])
            assert ann.last.text.startswith(say("help-topic-about"))


async def test_rule_of_an_expansion_that_is_not_in_play_says_so(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        await ann.say("/rules large meeple")
        assert ann.last.text.startswith("The large meeple\n")
        assert ann.last.text.endswith("\nPart of Inns & Cathedrals.")
        await ann.say("/new")
        await ann.say("/rules large meeple")
        assert ann.last.text.startswith("The large meeple\n")
        assert ann.last.text.endswith("\nPart of Inns & Cathedrals, which isn't in this game.")
        await ann.say("/rules cities")
        assert "Part of" not in ann.last.text


async def test_related_topics_belong_to_the_topic_and_other_games_are_named(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        await ann.say("/new river")
        await ann.until(lambda each: "New game of" in each.text)
        await ann.say("/rules roads")
        assert {"Who scores", "Points at a glance"} <= set(ann.last.labels())
        assert "Inns" not in ann.last.labels(), "they are not in play"
        await ann.say("/rules inns")
        assert {"Roads", "Cathedrals"} <= set(ann.last.labels())
        await ann.say("/rules joker")
        assert ann.last.text.endswith("\nPart of Cardcassonne, which isn't this game.")
