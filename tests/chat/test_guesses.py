"""First guesses of people who do not know the commands; commands of other bots are ignored."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from bot.chat.commands.all import ALIASES, COMMANDS, FORMER, command_of, normalise
from bot.chat.commands.guesses import named_in, nearest
from bot.chat.contract import Account, PlatformLimits, Request
from bot.discord.limits import DISCORD
from bot.i18n import shipped
from bot.store import Store
from bot.telegram.limits import TELEGRAM
from bot.web.limits import WEB
from tests.chat.room import Bot, Guest

GUESSES: dict[str, dict[str, str]] = tomllib.loads((files(__package__) / "first_guesses.toml").read_text("utf-8"))
EVERY_PLATFORM = pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, WEB], ids=lambda limits: limits.platform)


def reader(bot: Bot, platform: str, *, private: bool = True) -> Guest:
    return bot.guest(f"{platform}:1", "Ann", f"{platform}:{1 if private else -1}", private=private)


@EVERY_PLATFORM
async def test_first_guess_runs_or_offers_the_meant_command(store: Store, limits: PlatformLimits) -> None:
    wrong = []
    async with Bot(store, limits) as bot:
        ann = reader(bot, limits.platform)
        for typed, wanted in [each for group in GUESSES.values() for each in group.items()]:
            meant = command_of(normalise(ann.request(words=typed)).words)
            await ann.say(typed)
            offered = [label.split()[0] for label in ann.last.labels()]
            if (meant is None or meant.name != wanted) and f"/{wanted}" not in offered:
                wrong.append((typed, wanted, ann.last.text))
    assert len(wrong) <= 0.02 * sum(map(len, GUESSES.values())), wrong


async def test_alias_keeps_its_arguments(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        await ann.say("/lang Deutsch")
        await ann.say("/RULE Bauer")
        assert ann.last.text.startswith("Bauern"), "the language is German now"


async def test_command_that_can_be_tapped_whole_is_the_one_with_spaces(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        await ann.say("/settings")
        assert "/settings_zone · /settings_quiet" in ann.last.text
        await ann.say("/settings_quiet")
        assert ann.last.text.startswith("Quiet hours: none")
        await ann.say("/settings_quiet 22:00 07:00")
        assert "22:00" in ann.last.text
        await ann.say("/settings_nonsense")
        assert "22:00" not in ann.last.text


def test_alias_is_unique_and_no_command_name() -> None:
    assert not ALIASES.keys() & {*COMMANDS, *FORMER}
    assert {words.split()[0] for words in ALIASES.values()} <= COMMANDS.keys()


@pytest.mark.parametrize("former", FORMER)
def test_old_command_names_still_work(former: str) -> None:
    assert command_of(f"/{former} 1") is COMMANDS[FORMER[former]]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("mvoe", "move"),
        ("hist", "history"),
        ("leaderbord", "leaderboard"),
        ("notifcations", "settings ping"),
        ("re", ""),
        ("xyz", ""),
    ],
)
def test_nearest_command_is_offered_if_unique(typed: str, meant: str) -> None:
    assert nearest(typed, COMMANDS) == meant


@EVERY_PLATFORM
async def test_pressing_the_offer_runs_the_command(store: Store, limits: PlatformLimits) -> None:
    async with Bot(store, limits) as bot:
        ann = reader(bot, limits.platform)
        await ann.say("/setings")
        assert ann.last.text.endswith("Did you mean /settings?")
        await ann.press(ann.last, "/settings")
        assert ann.last.text.startswith("Your settings")


async def test_unknown_word_gets_two_lines(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram")
        for language in shipped().languages:
            await ann.say("/" + "x" * 4000 + " \u202e" * 30, language=language)
            assert ann.last.text.count("\n") < 2
            assert "x" * 41 not in ann.last.text


@pytest.mark.parametrize("words", ["/warn", "/map", "/mvoe", "/xyzzy@", "/play@otherbot"])
async def test_other_bots_commands_are_ignored_in_a_group_without_a_game(store: Store, words: str) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram", private=False)
        reply = await ann.say(words, addressed=False)
        answered = command_of(words) is not None
        assert bool(reply.messages) == answered


async def test_group_with_a_game_gets_aliases_and_no_guesses_unless_the_bot_is_meant(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = reader(bot, "telegram", private=False)
        await ann.say("/new")
        await ann.until(lambda post: "New game of" in post.text)
        assert (await ann.say("/status", addressed=False)).messages
        assert not (await ann.say("/mvoe", addressed=False)).messages
        assert (await ann.say("/mvoe", addressed=True)).messages
        assert not (await ann.say("/warn", addressed=False)).messages
        assert (await ann.say("/warn", addressed=True)).messages


@pytest.mark.parametrize(
    ("language", "typed", "wanted"),
    [
        ("de", "/hilfe", "help"),
        ("de", "/Zurücknehmen", "undo"),
        ("de", "/zuruecknehmen", "undo"),
        ("de", "/sprache", "settings"),
        ("es", "/ayuda", "help"),
        ("fr", "/règles", "rules"),
        ("fr", "/regles", "rules"),
        ("pl", "/dolacz", "join"),
        ("ru", "/правила", "rules"),
        ("uk", "/історія", "history"),
        ("en", "/ayuda", "help"),
    ],
)
def test_names_of_commands_are_understood_in_every_language(language: str, typed: str, wanted: str) -> None:
    asked = Request(
        person=Account("telegram:1", "Ann"), place="telegram:1", event="1", words=typed, language=language, private=True
    )
    found = command_of(normalise(asked).words)
    assert found is not None
    assert found.name == wanted


@pytest.mark.parametrize("language", shipped().languages)
def test_every_word_for_a_command_leads_to_one(language: str) -> None:
    named = named_in(language, COMMANDS.values())
    assert {meant.split()[0] for meant in named.values()} == COMMANDS.keys()
