"""The first hour: the welcome in private, the greeting of a group, one press to the first turn, and the pages of the help."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bot.chat.commands.all import COMMANDS
from bot.chat.contract import PlatformLimits
from bot.chat.fitting import plain
from bot.discord.limits import DISCORD
from bot.i18n import Translator, shipped
from bot.store import Store
from bot.table.computers import ThreadedComputers
from bot.table.options import PACES
from bot.telegram.limits import TELEGRAM
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.web.limits import WEB
from tests.chat.room import LINKED, Bot, Guest

GROUP = "telegram:-100"
ADDABLE = replace(LINKED, invite_link="https://t.me/board_bot?startgroup=1")
EACH_LANGUAGE = pytest.mark.parametrize("language", shipped().languages)


@pytest.fixture
def limits() -> PlatformLimits:
    return ADDABLE


@pytest.fixture
def ann(bot: Bot) -> Guest:
    """Ann in her private chat."""
    return bot.guest("telegram:1", "Ann", "telegram:1", private=True)


@pytest.mark.parametrize("words", ["/start", "hi", "help me please"])
async def test_first_word_in_private_is_answered_with_the_welcome(ann: Guest, words: str) -> None:
    await ann.say(words)
    assert ann.last.text.startswith("Hi! I'm a bot for playing Carcassonne in chats")
    assert ann.last.labels() == ["Play a computer", "Add me to a group", "How to play"]
    assert ann.last.button("Add").url == ADDABLE.invite_link


@pytest.mark.parametrize("platform", [DISCORD, TELEGRAM, WEB], ids=lambda limits: limits.platform)
async def test_one_press_begins_a_casual_game_against_one_medium_computer(store: Store, platform: PlatformLimits) -> None:
    async with Bot(store, platform) as bot:
        name = platform.platform
        guest = bot.guest(f"{name}:1", "Ann", f"{name}:7", private=True)
        await guest.say("/start")
        welcome = guest.last
        await guest.press(welcome, "Play a computer")
        (code,) = await store.games.all()
        await bot.settle(code)
        table = await bot.tables.look(code)
        assert (table.state, table.rated, table.options.pace) == ("running", False, "none")
        assert [seat.level for seat in table.seats if not seat.person] == [bot.services.usual_level]
        turn = await guest.until(lambda each: "it's your turn" in each.text)
        assert "Board as text" in turn.labels()
        assert not any("New game of" in each.text for each in guest.sees()), "no lobby comes in between"
        await guest.press(welcome, "Play a computer")
        assert await store.games.all() == [code], "a second press before the first move opens no other game"


async def test_words_begin_a_game_against_a_computer_too(ann: Guest, bot: Bot, store: Store) -> None:
    await ann.say("/new river computer")
    (code,) = await store.games.all()
    table = await bot.tables.look(code)
    assert (table.state, table.options.modules) == ("running", ("fields", "river"))


async def test_number_of_players_and_game_are_named_in_any_order(ann: Guest, bot: Bot, store: Store) -> None:
    await ann.say("/new cardcassonne 3 players")
    (code,) = await store.games.all()
    options = (await bot.tables.look(code)).options
    assert (options.game, options.seats) == ("cardcassonne", 3)
    await ann.say("/new 9 players")
    assert ann.last.text == "Carcassonne takes 2 to 5 players (6 with Inns & Cathedrals), not 9."
    await ann.say("/new inns 7 players")
    assert ann.last.text == "Carcassonne takes 2 to 6 players, not 7."
    await ann.say("/new cardcassonne 9 players")
    assert ann.last.text == "Cardcassonne takes 2 to 5 players, not 9."


@pytest.mark.parametrize(
    ("language", "words", "expected"),
    [
        ("en", "/new 2 minutes rated tower without fields", ("live", True, ("tower",), 5)),
        ("en", "/new no fields casual 90 days", None),
        ("de", "/neue Partie ohne Wiesen, 2 Minuten, gewertet", ("live", True, (), 5)),
        ("fr", "/nouvelle partie classée 2 min sans prés", ("live", True, (), 5)),
        ("es", "/nueva partida clasificatoria sin campos 2 minutos", ("live", True, (), 5)),
        ("pl", "/nowa partia rankingowa bez pól 2 minuty", ("live", True, (), 5)),
        ("ru", "/новая партия рейтинговая без полей 2 минуты", ("live", True, (), 5)),
        ("uk", "/нова партія рейтингова без полів 2 хвилини", ("live", True, (), 5)),
        ("en", "/new 3 computers", ("none", False, ("fields",), 4)),
        ("en", "/new towers no time limit", ("none", False, ("fields", "tower"), 5)),
        ("en", "/new a game with the river expansion, a week per turn", ("7d", False, ("fields", "river"), 5)),
        ("de", "/neue Partie, eine Woche pro Zug", ("7d", False, ("fields",), 5)),
        ("es", "/nueva partida una semana por turno", ("7d", False, ("fields",), 5)),
        ("fr", "/nouvelle partie une semaine par tour", ("7d", False, ("fields",), 5)),
        ("pl", "/nowa partia jeden tydzień na turę", ("7d", False, ("fields",), 5)),
        ("ru", "/новая партия одна неделя на ход", ("7d", False, ("fields",), 5)),
        ("uk", "/нова партія один тиждень на хід", ("7d", False, ("fields",), 5)),
        ("en", "/new week", ("7d", False, ("fields",), 5)),
        ("ru", "/new неделя", ("7d", False, ("fields",), 5)),
        ("de", "/neue Partie ohne Zeitlimit mit Fluss", ("none", False, ("fields", "river"), 5)),
        ("es", "/nueva partida sin límite de tiempo con río", ("none", False, ("fields", "river"), 5)),
        ("fr", "/nouvelle partie sans limite de temps avec la rivière", ("none", False, ("fields", "river"), 5)),
        ("pl", "/nowa partia bez limitu czasu z rzeka", ("none", False, ("fields", "river"), 5)),
        ("ru", "/новая партия без ограничения времени река", ("none", False, ("fields", "river"), 5)),
        ("uk", "/нова партія без обмеження часу річка", ("none", False, ("fields", "river"), 5)),
        ("en", "/new with everything", ("24h", False, CARCASSONNE.modules, 5)),
        ("en", "/new all expansions", ("24h", False, CARCASSONNE.modules, 5)),
        ("de", "/neue Partie mit allen Erweiterungen", ("24h", False, CARCASSONNE.modules, 5)),
        ("es", "/nueva partida con todas las expansiones", ("24h", False, CARCASSONNE.modules, 5)),
        ("fr", "/nouvelle partie avec toutes les extensions", ("24h", False, CARCASSONNE.modules, 5)),
        ("pl", "/nowa partia ze wszystkimi dodatkami", ("24h", False, CARCASSONNE.modules, 5)),
        ("ru", "/новая партия и все дополнения", ("24h", False, CARCASSONNE.modules, 5)),
        ("uk", "/нова партія з усіма доповненнями", ("24h", False, CARCASSONNE.modules, 5)),
    ],
)
async def test_options_are_understood_in_words(ann: Guest, bot: Bot, language: str, words: str, expected: object) -> None:
    await ann.say(f"/settings language {language}")
    await ann.say(words, language=language)
    found = await bot.store.games.all()
    if expected is None:
        assert not found
        assert ann.last.text.startswith("A turn can't last “90 days”. Choose one of these: 2 minutes, ")
        return
    options = (await bot.tables.look(found[0])).options
    assert (options.pace, options.rated, options.modules, options.seats) == expected


@pytest.mark.parametrize(
    ("language", "words", "time"),
    [
        ("en", "/new 3 years", "3 years"),
        ("en", "/new 0 days", "0 days"),
        ("en", "/new a month", "1 month"),
        ("de", "/new 3 Jahre", "3 Jahre"),
        ("es", "/new 3 años", "3 años"),
        ("fr", "/new 3 ans par tour", "3 ans"),
        ("pl", "/new 3 lata", "3 lata"),
        ("ru", "/new 3 года", "3 года"),
        ("uk", "/new 3 роки", "3 роки"),
    ],
)
async def test_time_that_no_turn_has_is_named_with_those_there_are(ann: Guest, language: str, words: str, time: str) -> None:
    await ann.say(f"/settings language {language}")
    await ann.say(words)
    refused, say = ann.last.text, Translator(language).text
    assert time in refused
    assert all(say(f"pace-{pace}") in refused for pace in PACES)
    assert not await ann.bot.store.games.all()


@pytest.mark.parametrize(
    ("language", "words", "levels"),
    [
        ("en", "/new vs a hard computer, red", ("hard",)),
        ("en", "/new red 2 easy computers", ("easy", "easy")),
        ("en", "/new master red", ("master",)),
        ("de", "/new gegen einen schweren Computer, Rot", ("hard",)),
        ("es", "/new contra una máquina difícil, rojo", ("hard",)),
        ("fr", "/new rouge contre l’ordinateur difficile", ("hard",)),
        ("pl", "/new czerwony przeciwko 2 łatwym komputerom", ("easy", "easy")),
        ("ru", "/new против сильного компьютера, красный", ("hard",)),
        ("uk", "/new проти сильного комп’ютера, червоний", ("hard",)),
    ],
)
async def test_levels_and_a_colour_are_understood_in_words(
    store: Store, language: str, words: str, levels: tuple[str, ...]
) -> None:
    async with Bot(store, TELEGRAM, thinker=ThreadedComputers()) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        await ann.say(f"/settings language {language}")
        await ann.say(words)
        (code,) = await store.games.all()
        table = await bot.tables.look(code)
        mine = next(seat for seat, each in enumerate(table.seats) if each.person)
        assert tuple(each.level for each in table.seats if not each.person) == levels
        assert table.colours[mine] == "red"
        assert len(set(table.colours)) == len(table.seats)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "cards"),
        ("de", "Karten"),
        ("es", "juego de cartas"),
        ("fr", "jeu de cartes"),
        ("pl", "gra w karty"),
        ("ru", "карты"),
        ("uk", "карткова"),
    ],
)
async def test_the_game_of_cards_is_known_as_such(ann: Guest, bot: Bot, language: str, words: str) -> None:
    await ann.say(f"/settings language {language}")
    await ann.say(f"/new {words}")
    (code,) = await bot.store.games.all()
    assert (await bot.tables.look(code)).options.game == "cardcassonne"


@pytest.mark.parametrize("language", shipped().languages)
async def test_the_host_of_a_new_game_has_the_colour_that_is_named(ann: Guest, bot: Bot, language: str) -> None:
    await ann.say(f"/settings language {language}")
    await ann.say(f"/new {Translator(language).text('colour-green')}")
    (code,) = await bot.store.games.all()
    assert (await bot.tables.look(code)).colours == ("green",)


async def test_first_game_of_a_person_is_casual(ann: Guest, bot: Bot, store: Store) -> None:
    await ann.say("/new")
    (code,) = await store.games.all()
    assert not (await bot.tables.look(code)).options.rated
    card = await ann.until(lambda each: "New game of" in each.text)
    assert "Casual, as it's the host's first game: /hint is allowed." in card.text


async def test_words_that_are_no_move_say_where_it_is_ones_turn(ann: Guest) -> None:
    await ann.say("/new")
    await ann.until(lambda each: "New game of" in each.text)
    await ann.say("how are you?")
    assert ann.last.text == "That doesn't look like a move. It isn't your turn in any game."
    await ann.press(ann.last, "My games")
    assert "Carcassonne" in "".join(ann.last.labels())


async def test_group_is_greeted_once_when_the_bot_is_added(bot: Bot) -> None:
    eve = bot.guest("telegram:5", "Eve", GROUP)
    for arrived, words in ((True, ""), (False, "/start 1"), (True, "")):
        await eve.do(eve.request(words=words, arrived=arrived))
    (greeting,) = eve.sees()
    assert greeting.text.startswith("Hi everyone! Send /new to set up a game of Carcassonne")
    assert greeting.labels() == ["New game", "How to play"]
    await eve.press(greeting, "How to play")
    assert eve.answers[-1].url == "https://t.me/board_bot?start=help"
    await eve.press(greeting, "New game")
    await eve.until(lambda each: "New game of" in each.text)


async def test_help_of_a_group_is_one_line_with_the_way_out(bot: Bot, ann: Guest) -> None:
    eve = bot.guest("telegram:1", "Ann", GROUP)
    await eve.say("/help")
    assert len(eve.last.text.splitlines()) == 1
    (way,) = eve.last.buttons
    assert (way.label, way.url) == ("Open private chat", "https://t.me/board_bot?start=help")
    await ann.say("/start help")
    assert ann.last.text.startswith("How to play")


async def test_topics_of_the_help_edit_its_message_and_lead_back(ann: Guest) -> None:
    await ann.say("/help")
    page, first = ann.last, ann.last.text
    assert len(first.splitlines()) <= 8
    topics = page.labels()
    assert topics[:5] == ["First game", "Your turn", "Meeples & points", "Expansions", "Playing slowly"]
    assert topics[5:] == ["Commands", "Privacy", "About this bot"]
    for topic in topics:
        await ann.press(page, topic)
        assert ann.last is page
        assert page.text.startswith(topic)
        assert page.labels()[-1] == "Back"
        await ann.press(page, "Back")
        assert (page.text, page.labels()) == (first, topics)


async def test_first_game_begins_from_the_help(ann: Guest, store: Store) -> None:
    await ann.say("/help first game")
    await ann.press(ann.last, "Play a computer")
    assert len(await store.games.all()) == 1


async def test_commands_are_listed_in_five_lines(ann: Guest) -> None:
    await ann.say("/help")
    await ann.press(ann.last, "Commands")
    lines = ann.last.text.replace("\u2060", "").splitlines()
    groups = [line for line in lines if line.count("/") > 1]
    assert [line.partition(":")[0] for line in groups] == ["Play", "Look", "When life happens", "You", "Admins"]
    assert sorted(re.findall(r"/([a-z]+)", " ".join(groups))) == sorted(COMMANDS), "each command once"


@EACH_LANGUAGE
async def test_help_is_short_and_its_topics_are_found_by_name(ann: Guest, language: str) -> None:
    await ann.say(f"/settings language {language}")
    await ann.say("/help")
    assert len(ann.last.text.splitlines()) <= 8
    for label in [each for each in ann.last.labels() if each.lower() not in COMMANDS]:
        await ann.say(f"/help {label}")
        assert ann.last.text.startswith(label)
        assert ann.last.labels()[-1] == Translator(language).text("button-back")


async def test_server_is_welcomed_once_by_a_whisper_that_names_missing_permissions(store: Store) -> None:
    async with Bot(store, DISCORD, welcomed=()) as bot:
        ann, ben = (bot.guest(f"discord:{n}", name, "discord:7/1") for n, name in enumerate(("Ann", "Ben"), start=1))
        _, welcome = (await ann.say("/rules", lacks=("rights-missing-files",))).messages
        assert welcome.private_to == ann.account
        said = "\n".join(map(plain, welcome.paragraphs)).replace("\u2060", "")
        assert said.startswith("/new sets up a game of Carcassonne.")
        assert "Attach Files" in said
        assert [len((await guest.say("/rules")).messages) for guest in (ann, ben)] == [1, 1]


async def test_added_computer_is_named_with_start_and_another(store: Store) -> None:
    async with Bot(store, TELEGRAM, thinker=ThreadedComputers()) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        await ann.say("/new 3 players")
        card = await ann.until(lambda each: "New game of" in each.text)
        await ann.press(card, "Add computer")
        await ann.press(ann.last, "Medium")
        asked = await ann.until(lambda each: each.text == "Computer 1 (medium) is in.")
        assert asked.labels() == ["Start", "Add another"]
        await ann.press(asked, "Add another")
        await ann.press(await ann.until(lambda each: "Hard" in each.labels()), "Hard")
        full = await ann.until(lambda each: each.text == "Computer 2 (hard) is in.")
        assert full.labels() == ["Start"]


async def test_words_in_private_are_no_move_of_somebody_else(bot: Bot, ann: Guest) -> None:
    """While it is another's turn: what is no move is answered as such, a single command and a rule are understood."""
    ben = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
    await ann.say("/new")
    (code,) = await bot.store.games.all()
    await ben.say(f"/join {code}")
    await ann.say("/begin")
    await bot.settle(code)
    table = await bot.tables.look(code)
    assert table.asked is not None
    waits = ben if table.asked.place == ann.place else ann
    shown = waits.last.text.splitlines()
    assert shown[0] == f"{'Ann' if waits is ben else 'Ben'} to move (turn 1)"
    assert not any("Pick a square" in line for line in shown), "a tip is for the player to move"
    await waits.say("how are you?")
    assert waits.last.text == "That doesn't look like a move. It isn't your turn in any game."
    await waits.say("M19 none")
    assert "now. To nudge them: /nudge" in waits.last.text
    await waits.say("rules farmer")
    assert waits.last.text.startswith("Farmers\n")
    await waits.say("Games")
    assert waits.last.text.startswith("Your game")
    await waits.say("/board")
    assert waits.last.text.splitlines()[0] == f"{'Ann' if waits is ben else 'Ben'} to move (turn 1)"
    await waits.say("Stay")
    assert waits.last.text == "OK, you're staying."
