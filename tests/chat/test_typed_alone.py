"""Every word typed after a command is either understood or named in the answer."""

from __future__ import annotations

from typing import Any

import pytest

from bot.chat.commands.all import COMMANDS
from bot.discord.limits import DISCORD
from bot.engine.game import View
from bot.scene.cell_names import cell_name
from bot.store import Store
from bot.table.computers import ThreadedComputers
from bot.table.table import Table
from bot.telegram.limits import TELEGRAM
from bot.tile_game.face.choices import places
from tests.chat.room import Bot, Guest
from tests.table.playing import decider


async def said(guest: Guest, words: str) -> str:
    await guest.say(words, admin=True)
    return guest.last.text.replace("\u2060", "")


async def asked(table: Table, *guests: Guest) -> Guest:
    """The player to act."""
    people = {(await guest.bot.people.register(guest.account)).id: guest for guest in guests}
    return people[decider(table)]


async def opened(host: Guest, words: str = "/new", **more: Any) -> str:
    """Open a table by these words; return its code."""
    before = {each.id for each in host.sees()}
    await host.say(words, **more)
    card = await host.until(lambda each: each.id not in before and any(".join." in button.id for button in each.buttons))
    return card.button("Join").id.split(".")[0]


TAKES_A_TABLE = (
    *("leave", "begin", "tiles", "score", "replay", "undo", "resign", "substitute", "nudge", "give", "rematch"),
    *("hint", "why", "export", "close", "watch"),
)
TAKES_MORE = {
    "history": "abc",
    "leaderboard": "abc",
    "settings": "abc",
    "setup": "abc",
    "board": "abc",
    "away": "abc",
    "pause": "abc",
    "new": "chess",
}
FAST = "With an hour or less per turn, only halfway."
TAKES_NOTHING = ("games", "privacy", "unlink")
NAMED_OTHERWISE = {
    "join": "{waiting} plaid",
    "move": "abc",
    "remove": "{waiting} Nobody",
    "invite": "Nobody",
    "stats": "Nobody",
    "block": "Nobody",
    "help": "abc",
}
FREE = {"message", "rules", "link", "import"}
"""Commands that take free text, a query or a code; /import takes a file."""


def test_all_commands_are_covered() -> None:
    tried = {*TAKES_A_TABLE, *TAKES_MORE, *TAKES_NOTHING, *NAMED_OTHERWISE, *FREE}
    assert tried == set(COMMANDS)


async def test_unknown_words_are_named(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    code = await opened(ann)
    await ben.say(f"/join {code}")
    await ann.say("/start")
    await bot.settle(code)
    table = await bot.tables.look(code)
    assert table.asked is not None
    mover = await asked(table, ann, ben)
    for name in TAKES_A_TABLE:
        for words in ("abc", f"{code} abc"):
            told = await said(ann, f"/{name} {words}")
            assert "abc" in told, name
            assert told.startswith(("“abc” isn't the code of a game", "No game has the code “abc")), (name, told)
        assert (await said(ann, f"/{name} zzzzzzzz")).startswith("No game has the code “zzzzzzzz”."), name
    for name in TAKES_NOTHING:
        assert await said(ann, f"/{name} abc") == f"/{name} takes no words: leave out “abc”."
    zoe = bot.guest("discord:9", "Zoe", "discord:-9")
    waiting = await opened(zoe)
    await mover.say(f"/join {waiting}")
    for name, words in {**TAKES_MORE, **NAMED_OTHERWISE}.items():
        told = await said(mover, f"/{name} {words.format(waiting=waiting)}")
        assert words.split()[-1] in told or told.startswith("Say how long or until when: 3d"), (name, told)
    after = await bot.tables.look(code)
    assert (after.version, after.state) == (table.version, "running"), "nothing was done"
    assert len(await bot.services.lobby.of_place(mover.place)) == 2, "and nothing was opened"


async def test_history_and_remove_name_the_unknown_word(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    code = await opened(ann)
    await ben.say(f"/join {code}")
    assert await said(ann, f"/remove {code} Nobody") == "Nobody in this game is called “Nobody”. Who should be removed?"
    assert await said(ann, "/remove") == "Who should be removed?"
    await ann.say("/start")
    await bot.settle(code)
    assert await said(ann, "/history abc") == "“abc” means nothing after /history. To see what can follow: /help history"
    assert (await said(ann, f"/history {code} 5")).startswith("Recent turns")
    other = await opened(ann)
    told = await said(ann, "/remove Ben")
    assert told.startswith("Which game? Send /remove and choose it under “table”."), "a button would lose the name"
    assert {line.partition(":")[0] for line in told.split("\n")[1:]} == {code, other}


@pytest.mark.parametrize(
    ("language", "words", "modules"),
    [
        ("en", "river inns", ("fields", "river", "inns_cathedrals")),
        ("en", "Carcassonne with Tower, Siege & Defence", ("fields", "tower", "siege")),
        ("en", "fields base", ("fields",)),
        ("en", "the river,the tower", ("fields", "river", "tower")),
        ("fr", "la rivière, les auberges", ("fields", "river", "inns_cathedrals")),
        ("de", "Fluss und Wirtshäuser", ("fields", "river", "inns_cathedrals")),
        ("de", "fluss wirtshaeuser", ("fields", "river", "inns_cathedrals")),
        ("fr", "riviere", ("fields", "river")),
        ("de", "river türme", ("fields", "river", "tower")),
        ("de", "river türmchen", None),
        ("ru", "река таверны", ("fields", "river", "inns_cathedrals")),
    ],
)
async def test_new_opens_a_table_with_the_named_expansions(
    bot: Bot, language: str, words: str, modules: tuple[str, ...] | None
) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    await ann.say(f"/settings language {language}")
    await ann.say(f"/new {words}")
    if modules is None:
        assert words.rsplit(maxsplit=1)[-1] in ann.last.text
        assert not await bot.services.lobby.of_place(ann.place)
        return
    card = await ann.until(lambda each: any(".join." in button.id for button in each.buttons))
    table = await bot.tables.look(card.buttons[0].id.split(".")[0])
    assert (table.options.game, table.options.modules) == ("carcassonne", modules)


async def test_a_word_after_join_that_is_no_code_is_taken_for_a_colour_of_the_open_game(bot: Bot) -> None:
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    assert (await said(ben, "/join purple")).startswith("No game has the code “purple”.")
    await opened(ann)
    assert (await said(ben, "/join purple")).startswith("There's no colour “purple”. Free colours: ")
    assert (await said(ben, "/join k3m9x2a")).startswith("No game has the code “k3m9x2a”.")
    assert (await said(ben, "/join green")).startswith("You're in!") or "green" in ben.last.text


async def test_unknown_game_is_named_and_known_ones_are_listed(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    told = await said(ann, "/new chess")
    assert told.startswith(
        "There's no game or expansion “chess”. Games: Carcassonne and Cardcassonne. Expansions: Fields, River, "
    )
    assert await said(ann, "/new cardcassonne river") == "Cardcassonne has no expansions: leave “river” out."
    assert not await bot.services.lobby.of_place(ann.place)


async def begun(bot: Bot, words: str) -> tuple[Guest, View]:
    """Start a game by these words; return the first player and the turn message."""
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
    code = await opened(ann, words)
    await ben.say(f"/join {code}")
    await ann.say("/start")
    await bot.settle(code)
    table = await bot.tables.look(code)
    return await asked(table, ann, ben), table.begun_game.view(table.decider)


async def test_rotation_without_cell_asks_for_the_cell_if_several_fit(bot: Bot) -> None:
    mover, view = await begun(bot, "/new")
    names = [cell_name(at) for at in places(view)]
    assert len(names) > 1
    expected = f"Which square? r1 is possible at {', '.join(names)}. Put the square first: {names[0]} r1"
    assert await said(mover, "/move r1") == expected
    assert await said(mover, "/move r9") == f"r9 isn't possible on any square. The tile fits at {', '.join(names)}."
    assert f": {names[-1]}" in await said(mover, f"/move r1 {names[-1]}"), "the other way round it is clear"


async def test_rotation_is_enough_if_one_cell_fits(bot: Bot) -> None:
    mover, view = await begun(bot, "/new river")
    (at,) = places(view)
    assert f": {cell_name(at)}" in await said(mover, "/move r1")


@pytest.mark.parametrize(
    ("words", "cell", "expected"),
    [
        ("/new", "C7", "C7 touches no tile, so nothing fits there now. The only tile is at M20."),
        ("/new", "M21", "M21 is empty. "),
        ("/new siege", "N21", "N21 is part of the fortress, from M20 to P22."),
        ("/new siege", "N24", "N24 touches no tile, so nothing fits there now. The map goes from L20 to Q22."),
    ],
)
async def test_impossible_cell_is_explained(bot: Bot, words: str, cell: str, expected: str) -> None:
    mover, _ = await begun(bot, words)
    assert (await said(mover, f"/board {cell}")).startswith(expected)


async def test_start_with_a_code_starts_the_own_table_from_the_private_chat(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann, ben = (bot.guest(f"telegram:{n}", name, "telegram:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
        private = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        code = await opened(ann)
        assert (await said(private, f"/start {code}")).startswith("You need at least 2 players")
        guest = bot.guest("telegram:2", "Ben", "telegram:2", private=True)
        assert (await said(guest, f"/start {code}")).startswith("You're in! 2 seats taken.")
        assert (await said(guest, f"/start {code}")).startswith("You're in! 2 seats taken."), "only the host begins"
        assert (await said(guest, "/begin")) == (await said(guest, f"/begin {code}")) == "Only the host can do that. Ask Ann."
        await guest.say(f"/leave {code}")
        assert await said(guest, f"/begin {code}") == "Only the host can do that. Ask Ann.", "/begin never joins"
        assert (await said(guest, f"/start {code}")).startswith("You're in! 2 seats taken.")
        assert (await said(private, "/start")).startswith("You're in!"), "opening the private chat begins nothing"
        assert (await bot.tables.look(code)).state == "open"
        assert await said(private, f"/start {code}") == "The game has started. Good luck!"
        assert (await bot.tables.look(code)).state == "running"
        assert ben.place in (await bot.tables.look(code)).places()
        stranger = bot.guest("telegram:3", "Cleo", "telegram:3", private=True)
        assert (await said(stranger, "/start from_a_directory")).startswith("How to play")
        assert (await said(stranger, "/start zzzzzzzz")).startswith("No game has the code “zzzzzzzz”.")


async def test_autocomplete_offers_only_what_fits(bot: Bot) -> None:
    ann, ben, cleo = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben", "Cleo"), start=1))
    mine = await opened(ann)
    others = [await opened(cleo), await opened(cleo)]
    running = [await opened(ann), await opened(ann)]
    for code in running:
        await ben.say(f"/join {code}")
        await ann.say(f"/start {code}")
        await bot.settle(code)
    far = await opened(Guest(bot, ann.account, ann.name, "discord:-2"))

    async def offered(guest: Guest, words: str) -> set[str]:
        (message,) = (await guest.say(words)).messages
        return {button.id.split(".")[0] for row in message.buttons for button in row}

    async def completed(guest: Guest, words: str) -> set[str]:
        return set(await bot.talk.complete(guest.request(words=words)))

    for offers, blank in ((offered, ""), (completed, " ")):
        assert await offers(ann, f"/join{blank}") == set(others), "where one does not sit"
        assert await offers(ann, f"/watch{blank}") == {far}, "what is not shown here yet"
        for name in ("resign", "undo", "score", "board", "export"):
            assert await offers(ann, f"/{name}{blank}") == set(running), name
        asking = {code: await asked(await bot.tables.look(code), ann, ben) for code in running}
        for guest in (ann, ben):
            waits = {code for code, who in asking.items() if who is not guest}
            if len(waits) != 1 or offers is completed:
                assert await offers(guest, f"/nudge{blank}") == (waits or (set() if offers is completed else set(running)))
    assert await completed(cleo, "/join ") == {mine}
    for code in others:
        await ann.say(f"/join {code}")
    assert await offered(ann, "/join") == set(), "she sits at all of them"
    refused, how = ann.last.text.splitlines()
    assert how == "To join a friend's game, send /join and its code."
    assert refused in {
        "You're already in this game. The board: /board",
        "This game has already started. To start another, send /new.",
    }
    assert await offered(ben, "/leave") == set(running), "it asks how to leave a game that has begun"
    await ann.say("/watch")
    await ann.press(ann.last, ann.last.buttons[0])
    assert ann.answers[-1].text == "This chat now follows the game."
    assert ann.place in (await bot.tables.look(far)).watchers


async def test_why_needs_a_table_with_a_computer(store: Store) -> None:
    async with Bot(store, DISCORD, thinker=ThreadedComputers()) as bot:
        ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in enumerate(("Ann", "Ben"), start=1))
        code = await opened(ann)
        await ben.say(f"/join {code}")
        await ann.say(f"/start {code}")
        await bot.settle(code)
        other = await opened(ann)
        card = await ann.until(lambda each: any(button.id.startswith(f"{other}.") for button in each.buttons))
        await ann.press(card, "Add computer")
        await ann.press(ann.last, "Easy")
        await ann.say(f"/start {other}")
        told = await said(ann, "/why")
        assert not told.startswith(("Which game", "No computers play in this game")), told


async def test_setting_without_value_is_shown_and_unchanged(bot: Bot) -> None:
    ann = bot.guest("discord:1", "Ann", "discord:-1")
    for words, state in (
        ("quiet", "Quiet hours: none"),
        ("zone Europe/Berlin", "Time zone: Europe/Berlin"),
        ("quiet 22:00 7:00", "Quiet hours: 22:00–07:00 (Europe/Berlin)"),
        ("interval 6", f"Reminders: every 6 hours, and 1 hour before time runs out. {FAST}"),
        ("ping privately", "Ping me: privately"),
        ("colours colour-blind friendly", "Colours: colour-blind friendly"),
        ("hints on", "Best squares first: yes"),
    ):
        assert (await said(ann, f"/settings {words}")).startswith(state)
        assert (await said(ann, f"/settings {words.partition(' ')[0]}")).startswith(state), "it is only shown"
    kept = (await bot.people.register(ann.account)).habits
    for name in ("zone", "quiet", "interval", "ping", "palette", "hints", "language", "reminders", "orders"):
        await said(ann, f"/settings {name}")
    assert (await bot.people.register(ann.account)).habits == kept
    for words, state in (
        ("quiet off", "Quiet hours: none"),
        ("interval off", "Reminders: none, but you get a ping when it's your turn."),
        ("reminders on", "Remind me: yes"),
        ("interval never", "Reminders: none, but you get a ping when it's your turn."),
        ("reminders off", "Remind me: no"),
        ("reminders on", "Remind me: yes"),
        ("zone off", "Time zone: UTC"),
    ):
        assert await said(ann, f"/settings {words}") == state
    ladder = f"Reminders: halfway and 1 hour before time runs out. {FAST} With no limit, once a day."
    assert (await said(ann, "/settings interval")).startswith(ladder)
    await ann.say("/settings")
    await ann.press(ann.last, "Best squares first: yes")
    assert ann.answers[-1].text == "Best squares first: no", "a press says the new state, too"
