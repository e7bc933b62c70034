"""Every example in a text is understood, in every language; the examples are read from the texts."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import cast
from zoneinfo import ZoneInfo

import pytest

from bot.chat.vocabulary import find_name, meaning_of, span
from bot.chat.voice import Voice
from bot.engine.actions import SKIP
from bot.engine.game import Game
from bot.games.faces import face_of
from bot.i18n import Translator, shipped, unaccented
from bot.store import Store
from bot.table.options import DAY, HOUR
from bot.table.table import COLOURS
from bot.tile_game.rules.figures import Deploy
from tests.chat.room import Bot, Guest
from tests.i18n.inventory import parameters
from tests.i18n.test_typed_words import VIEWS, reader

EACH_LANGUAGE = pytest.mark.parametrize("language", shipped().languages)

COMMAND = re.compile(r"(?<![\w/])/([a-z]+)((?: [^\s/,;()«»„“”][^\s,;()«»„“”]*)*)")
TAUGHT: dict[str, tuple[int, ...]] = {
    "about-new": (1, 2, 1),
    "about-join": (1, 1),
    "about-board": (1, 1),
    "about-history": (1,),
    "about-rules": (1,),
    "about-help": (1,),
    "about-away": (1, 1, 1),
    "about-pause": (1, 1),
    "about-rematch": (1,),
    "about-leaderboard": (1,),
    "about-watch": (1,),
    "about-invite": (1,),
    "about-remove": (1,),
    "about-message": (1,),
    "about-block": (1,),
    "about-export": (1,),
    "about-settings": (2, 3),
    "settings-how-zone": (2,),
    "settings-how-quiet": (3, 2),
    "settings-how-free": (3, 2),
    "settings-how-interval": (2, 2),
    "settings-how-typed": (1, 1, 1, 1),
    "help-more": (0, 1),
    "help-text-slowly": (3,),
    "help-text-expansions": (2,),
    "setup-typed": (2, 2, 2, 2, 2, 2, 2),
    "away-not": (1, 1),
}
"""Messages with examples of their command, and the number of words in each example; the name of a setting counts as one."""
MOVES = ("help-typed", "about-move")
"""Messages with an example of a move."""
REFUSED = (
    *(
        "unknown-words",
        "unknown-game",
        "no-expansions",
        "unknown-colour",
        "bad-setting",
        "bad-value",
        "bad-zone",
        "bad-quiet",
        "bad-playing",
        "bad-free-days",
        "bad-interval",
    ),
    *("bad-away", "no-table"),
)
NOT_UNDERSTOOD = (*(f"denied-{code}" for code in REFUSED), "no-such-cell", "rules-nearest", "command-unknown", "person-unknown")
NAMES_OF_SETTINGS = (
    *("zone", "quiet", "playing", "free", "weekends", "interval", "language", "palette", "hints", "tips", "ping", "reminders"),
    "orders",
)
TOGETHER = (
    ("fields", "cities", "roads", "words", "png"),
    ("seconds", "minutes", "hours", "days", "weeks", "months", "years"),
    ("easy", "medium", "hard", "master", "computer", "private", "rated", "casual"),
    ("one", "beside", "cards"),
    ("untimed",),
    NAMES_OF_SETTINGS,
    ("opening", "channels", "words", "threads", "language"),
    ("on", "off"),
    ("all", "admins"),
    ("all", "here"),
)
"""Groups of words accepted at the same place."""


def examples(language: str) -> list[str]:
    """Commands with arguments, as in the texts."""
    found = []
    for message, counts in TAUGHT.items():
        text = Translator(language).text(message, **dict.fromkeys(parameters(language)[message], "M20"))
        commands = COMMAND.findall(text)
        about = message.removeprefix("about-") if message.startswith("about-") else commands[0][0]
        words = [rest.split() for name, rest in commands if name == about]
        assert len(words) == len(counts), (message, text)
        taught = zip(words, counts, strict=True)
        found += [
            f"/{about} {' '.join(each[: count + _further(language, each)])}".rstrip(".:") for each, count in taught if count
        ]
    return found


def _further(language: str, words: list[str]) -> int:
    """How many words the name of a setting has after its first, where words begin with one."""
    speaker = Translator(language)
    names = [name.split() for setting in NAMES_OF_SETTINGS for name in speaker.text(f"input-{setting}").split(",")]
    return max((len(name) - 1 for name in names if words[: len(name)] == name), default=0)


def test_all_texts_with_examples_are_covered() -> None:
    """A cell, a digit or a code marks an example."""
    speaker = Translator("en")
    for message, used in parameters("en").items():
        if used <= {"cell"} and message.startswith(("about-", "help-", "settings-", "setup-", "away-")):
            typed = re.findall(r"(?<![\w/])/[a-z]+ (?=\S*[0-9/])", speaker.text(message, **dict.fromkeys(used, "M20")))
            assert not typed or message in {*TAUGHT, *MOVES}, message


def said_as(language: str, message: str) -> re.Pattern[str]:
    """A pattern for the message with any parameters."""
    speaker, used = Translator(language), sorted(parameters(language)[message])
    ways = set()
    for number in ("more", "table", "nothing") if "takes" in used else (1, 2, 5) if "fewest" in used else ("\0",):
        ways.add(speaker.text(message, **{each: number if each in {"takes", "fewest"} else "\0" for each in used}))
    return re.compile("|".join(re.sub("\0+", ".*", re.escape(way.replace("\u2060", ""))) for way in ways))


async def asked(guest: Guest, words: str) -> str:
    await guest.do(guest.request(words=words, admin=True))
    return guest.last.text.replace("\u2060", "")


@EACH_LANGUAGE
async def test_every_example_is_understood(bot: Bot, language: str) -> None:
    found = examples(language)
    wrong = [said_as(language, message) for message in NOT_UNDERSTOOD]
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/new")
    table = (await ann.until(lambda each: each.buttons)).buttons[0].id.split(".")[0]
    await ben.say(f"/join {table}")
    for guest in (ann, ben):
        await guest.say(f"/settings language {language}")
    for words in [each for each in found if each.startswith("/join")]:
        said = await asked(ann, words.replace("k3m9x2ab", table))
        assert not [each.pattern for each in wrong if each.fullmatch(said)], (words, said)
    await ann.say("/start")
    await bot.settle(table)
    for words in [each for each in found if not each.startswith("/join")]:
        said = await asked(ann, words.replace("k3m9x2ab", table))
        assert not [each.pattern for each in wrong if each.fullmatch(said.split("\n")[0])], (words, said)


@EACH_LANGUAGE
def test_example_move_of_help_is_understood(language: str) -> None:
    reads, _ = reader(language)
    speaker = Translator(language)
    for name in MOVES:
        (move,) = re.findall(r"/move (M19 r2 [^.]+)\.", speaker.text(name, cell="M19"))
        words = move.split()[2:]
        knights = [
            (view, option.action)
            for view in VIEWS
            for option in face_of(view).numbered_options(view)
            if isinstance(option.action, Deploy) and (option.action.figure, option.action.on) == ("follower", "city@N")
        ]
        assert knights
        for view, action in knights:
            assert reads._parse_option(view, words) == (action, len(words)), words


@EACH_LANGUAGE
def test_word_for_no_figure_is_understood(language: str) -> None:
    reads, _ = reader(language)
    speaker, word = Translator(language), Translator(language).text("word-none")
    games = [view for view in VIEWS if SKIP in view.options()]
    assert games
    for name in MOVES:
        assert re.search(rf"[“„«]\s?{word}\s?[”“»]", speaker.text(name, cell="M19")), name
    for view in games:
        for said in {word, word.upper(), "none", "skip"}:
            game = cast("Game", SimpleNamespace(view=lambda _, view=view: view))
            assert reads._next(game, said.split()) == (SKIP, len(said.split()))


@EACH_LANGUAGE
def test_views_named_in_the_menu_are_understood(language: str) -> None:
    line, voice = Translator(language).text("command-board"), Voice(language)
    for look in ("fields", "roads", "cities", "words"):
        word = voice.text(f"word-{look}")
        assert word in line
        for said in (word, word.upper(), look):
            assert meaning_of(voice, said, ("fields", "cities", "roads", "words", "png")) == look
    assert meaning_of(voice, voice.text("word-all"), ("all",))
    assert voice.text("word-all") in voice.text("command-leaderboard")


@EACH_LANGUAGE
def test_settings_named_in_the_menu_are_understood(language: str) -> None:
    voice = Voice(language)
    listed = voice.text("command-settings").split(", ")
    assert len(listed) == 5
    assert [meaning_of(voice, each, NAMES_OF_SETTINGS) for each in listed] == ["language", "palette", "ping", "quiet", "orders"]


@EACH_LANGUAGE
def test_no_word_is_ambiguous_in_its_place(language: str) -> None:
    voice = Voice(language)
    for meanings in TOGETHER:
        for meaning in meanings:
            for word in (*voice.text(f"input-{meaning}").split(","), *Voice("en").text(f"input-{meaning}").split(",")):
                assert meaning_of(voice, word, meanings) == meaning, word
                assert [each for each in meanings if meaning_of(voice, word, (each,))] == [meaning], word


@EACH_LANGUAGE
def test_shown_colour_names_are_understood(language: str) -> None:
    voice = Voice(language)
    for colour in COLOURS:
        shown = voice.text(f"colour-{colour}")
        assert find_name(voice, shown, "colour", COLOURS) == find_name(voice, shown.upper(), "colour", COLOURS) == colour
        assert find_name(voice, colour, "colour", COLOURS) == colour


@pytest.mark.parametrize(
    ("language", "days", "hours"),
    [
        ("en", "3 days", "12 hours"),
        ("de", "3 Tage", "12 Stunden"),
        ("es", "3 días", "12 horas"),
        ("fr", "3 jours", "12 heures"),
        ("pl", "3 dni", "12 godzin"),
        ("ru", "3 дня", "12 часов"),
        ("uk", "3 дні", "12 годин"),
    ],
)
async def test_durations_in_words_are_understood(bot: Bot, store: Store, language: str, days: str, hours: str) -> None:
    voice = Voice(language)
    assert span(voice, days) == span(voice, days.replace(" ", "")) == span(voice, "3d") == 3 * DAY
    assert span(voice, hours) == span(voice, "12h") == 12 * HOUR
    assert span(voice, "0 days") == 0
    assert [each for each in ("3 leagues", "3", "") if span(voice, each) is not None] == []
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say(f"/settings language {language}")
    await ann.say(f"/away {days}")
    assert said_as(language, "away-done").fullmatch(ann.last.text)
    person = await bot.people.register("discord:1")
    assert abs(person.habits.away_until - store.clock.now() - 3 * DAY) < HOUR


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "tomorrow"),
        ("en", "Tomorrow at"),
        ("de", "morgen um"),
        ("es", "manana a las"),
        ("fr", "demain à"),
        ("pl", "jutro o"),
        ("ru", "завтра в"),
        ("uk", "завтра"),
        ("uk", "tomorrow"),
    ],
)
async def test_tomorrow_is_understood_in_the_own_zone(bot: Bot, store: Store, language: str, said: str) -> None:
    ann, zone = bot.guest("discord:1", "Ann", "discord:-1"), ZoneInfo("Asia/Tokyo")
    for words in (f"language {language}", "zone Asia/Tokyo"):
        await ann.say(f"/settings {words}")
    for hour in ("8:00", "08:00"):
        await ann.say(f"/away {said} {hour}")
        now, person = datetime.fromtimestamp(store.clock.now() / 1000, zone), await bot.people.register("discord:1")
        until = datetime.fromtimestamp(person.habits.away_until / 1000, zone)
        assert until == (now + timedelta(days=1)).replace(hour=8, minute=0, second=0, microsecond=0)
        await ann.say("/away")
    await ann.say(f"/away {said} 25:00")
    assert not (await bot.people.register("discord:1")).habits.away_until


@pytest.mark.parametrize("ahead", [1, 23])
async def test_hour_without_a_day_is_the_next_one(bot: Bot, store: Store, ahead: int) -> None:
    ann, zone = bot.guest("discord:1", "Ann", "discord:-1"), ZoneInfo("Asia/Tokyo")
    await ann.say("/settings zone Asia/Tokyo")
    wanted = (datetime.fromtimestamp(store.clock.now() / 1000, zone) + timedelta(hours=ahead)).replace(second=0, microsecond=0)
    await ann.say(f"/away {wanted.hour}:{wanted:%M}")
    person = await bot.people.register("discord:1")
    assert datetime.fromtimestamp(person.habits.away_until / 1000, zone) == wanted
    await ann.say("/away")
    await ann.say("/away 8:60")
    assert not (await bot.people.register("discord:1")).habits.away_until


@pytest.mark.parametrize(
    ("language", "said", "meaning"),
    [
        ("pl", "laki", "fields"),
        ("pl", "slowami", "words"),
        ("pl", "wylacz", "off"),
        ("pl", "dzien", "days"),
        ("de", "staedte", "cities"),
        ("de", "Staedte", "cities"),
        ("de", "stadte", "cities"),
        ("de", "strassen", "roads"),
        ("de", "zurueck", "back"),
        ("de", "Woerter", "words"),
        ("fr", "pres", "fields"),
        ("fr", "arret", "off"),
        ("fr", "m'appeler", "ping"),
        ("fr", "m`appeler", "ping"),
        ("es", "dia", "days"),
        ("es", "aqui", "here"),
        ("es", "ordenes", "orders"),
        ("ru", "все", "all"),
    ],
)
def test_words_are_understood_without_accents_and_with_umlauts_spelled_out(language: str, said: str, meaning: str) -> None:
    together = next(group for group in (*TOGETHER, ("back",)) if meaning in group)
    assert meaning_of(Voice(language), said, together) == meaning


@pytest.mark.parametrize(
    ("language", "said", "colour"),
    [
        ("pl", "zolty", "yellow"),
        ("de", "gruen", "green"),
        ("de", "grun", "green"),
        ("ru", "зеленый", "green"),
        ("en", "blu", "blue"),
    ],
)
def test_colours_are_understood_without_accents_and_with_umlauts_spelled_out(language: str, said: str, colour: str) -> None:
    assert find_name(Voice(language), said, "colour", COLOURS) == colour


@EACH_LANGUAGE
def test_every_listed_word_is_understood_without_accents(language: str) -> None:
    voice = Voice(language)
    for together in TOGETHER:
        for meaning in together:
            for spoken in (language, "en"):
                for word in Translator(spoken).text(f"input-{meaning}").split(","):
                    plain = unicodedata.normalize("NFD", word)
                    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
                    spelled = re.sub("([aouAOU])\u0308", r"\1e", plain)
                    for typed in (word, bare, spelled):
                        assert meaning_of(voice, typed, together) == meaning, typed


def test_cell_name_is_not_read_as_an_umlaut() -> None:
    assert unaccented("AE12") != unaccented("A12")


async def test_chosen_setting_is_confirmed_and_unknown_values_are_listed(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    await ann.say("/new")
    table = (await ann.until(lambda each: each.buttons)).buttons[0].id.split(".")[0]
    await ben.say("/settings language de")
    for words, said in (
        (f"/join {table} grün", "Deine Farbe: Grün. Du bist dabei! 2 Plätze sind besetzt."),
        (f"/join {table} gruen", "Du spielst in dieser Partie schon mit. Der Stand: /board"),
        (f"/join {table} green", "Du spielst in dieser Partie schon mit. Der Stand: /board"),
        ("/join schwarz", "Deine Farbe: Schwarz. Du bist dabei! 2 Plätze sind besetzt."),
        (f"/join {table} rot", "Rot ist schon vergeben. Noch frei: Blau, Gelb, Grün und Rosa."),
        (f"/join {table} kariert", "Die Farbe „kariert“ gibt es nicht. Noch frei: Blau, Gelb, Grün und Rosa."),
    ):
        assert await asked(ben, words) == said, words
    assert (await bot.tables.look(table)).colours == ("red", "black")
