"""How the unmodified bot behaves in groups: what a turn costs, what stays, what kills and lost answers leave, whom it answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.standins.calls import called
from tests.standins.cut import Cut
from tests.standins.people import CELL, CONFIRM, Player, play, turn_of
from tests.standins.telegram.counting import SMALL, Decided, base_record, call_alone, cost_of, now, play_alone
from tests.standins.telegram.evening import TelegramParty, evening
from tests.standins.telegram.texts import read
from tests.standins.telegram.world import TelegramMessage
from tests.telegram.seeing import talk
from tests.telegram.test_games import import_table
from tests.waiting import patience, until

LONG_SIDE = 1280
COMMON = ("/start", "/help", "/settings", "/stats", "/top", "/kick", "/rules")
"""Commands of many bots, which nobody has given to this one by its name."""
MOST_POSTS = 3
"""Of a table in a group where nobody writes."""


async def begun(party: TelegramParty, *tiles: str, seed: int = 1) -> None:
    """Begin a base game of people who know what they want."""
    party.players[:] = [Decided(each.name, each.phone, each.dice) for each in party.players]
    await import_table(party, base_record(seed, *tiles))


def boards(party: TelegramParty) -> list[TelegramMessage]:
    """The group's pictures of turns that are still there."""
    return [each for each in party.group.messages if each.file and each.sender is party.telegram.world.bot and not each.deleted]


def posts(party: TelegramParty) -> list[TelegramMessage]:
    """All that the bot has posted in the group and that is still there."""
    return [each for each in party.group.messages if each.sender is party.telegram.world.bot and not each.deleted]


def unfinished(message: TelegramMessage) -> bool:
    """Whether a post asks for a move, or calls one unfinished."""
    return bool(message.keyboard) or "your turn" in message.text or "Nothing counts until you do" in message.text


async def few_posts(party: TelegramParty) -> None:
    """Wait until the group holds few posts of its game, pictures and texts: those of old turns go two at a time."""
    async with patience(lambda: f"for posts to go: {[each.text for each in posts(party)]}"):
        while len(posts(party)) > MOST_POSTS:
            await party.telegram.world.wait(party.telegram.world.now)


async def check_over(party: TelegramParty) -> None:
    """Wait until nothing but the newest post asks for a move."""
    async with party.players[0].patience("for old posts to be folded"):
        while any(map(unfinished, boards(party)[:-1])):
            await party.telegram.world.wait(party.telegram.world.now)


@pytest.mark.parametrize("private", [False, True], ids=["group", "private"])
async def test_cost_of_a_short_game(tmp_path: Path, *, private: bool) -> None:
    await _costs(tmp_path, 1, SMALL, private=private)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("private", [False, True], ids=["group", "private"])
async def test_cost_of_a_whole_game(tmp_path: Path, seed: int, *, private: bool) -> None:
    await _costs(tmp_path, seed, (), private=private)


async def _costs(folder: Path, seed: int, tiles: tuple[str, ...], *, private: bool) -> None:
    async with evening(folder, ("Ann", "Ben"), seed=seed) as party:
        if private:
            await call_alone(party)
        await begun(party, *tiles, seed=seed)
        before_play = now(party)
        turns = await (play_alone(party) if private else play(party.players, lambda _: few_posts(party)))
        await check_over(party)
        await party.check_over()
        await until(lambda: len(posts(party)) <= MOST_POSTS)
        cost = cost_of(party, turns, before_play)
        told = turns + 1  # the result costs what a turn may cost
        # Each press but Confirm changes the post at most once; a turn is posted, and the old post deleted or folded. How often
        # somebody presses is chance, above all in a short game: docs/benchmarks.md has what whole games cost.
        assert cost.calls <= (told * 2.1 if private else cost.presses - turns + 2 * told), cost.told()
        assert not tiles or cost.calls <= told * 4.5, cost.told()
        assert tiles or cost.calls <= told * 3.5, cost.told()
        assert cost.photos <= told * 2.3, cost.told()
        assert cost.side <= LONG_SIDE, cost.told()
        assert cost.bytes < 25e6, cost.told()
        assert not party.telegram.flood.excess
        await check_over(party)
        party.check_manners()


async def test_talk_between_turns_keeps_each_older_post_as_a_line(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        await begun(party, *SMALL)
        for number in range(4):
            party.telegram.world.post(party.group, party.phones[0].user, read(f"Hm {number}", None, 4096, "text"))
            player, message = await turn_of(party.players)
            await player.decide(message)
            await turn_of(party.players)
        await until(lambda: sum(bool(each.keyboard) for each in boards(party)) == 1)
        await check_over(party)
        older = [each.text for each in posts(party)[1:-1]]
        assert len(older) >= 3, older
        strips = {each.file.id: each.file for each in posts(party)[1:-1] if each.file is not None}
        assert [each.width // each.height for each in strips.values()] == [10], "one strip takes the place of all their boards"
        assert all(re.match(r"#\d+ \w+: [A-Z]\d+|Game \w{8} has started", text) and "\n" not in text for text in older), older


async def _killed(party: TelegramParty, kills: int) -> None:
    """Kill the bot after a press, before or after its message has changed; then any button of the newest post leads on."""
    for number in range(kills):
        player, message = await turn_of(party.players)
        press = asyncio.create_task(player.press(message, player.dice.choice(message.choices)))
        await asyncio.wait([press], timeout=0.05 * (number % 4))
        await (party.bot.stop() if number % 2 else party.crash())
        press.cancel()
        await asyncio.gather(press, return_exceptions=True)
        await party.bot.start()
        await _leads_on(party, player)


async def _leads_on(party: TelegramParty, player: Player) -> None:
    """Press what the newest post has, until the turn is another one's."""
    async with player.patience("to play on after a kill"):
        while player.over() is None:
            shown = [each for each in player.phone.shown() if not each.private and each.choices]
            if shown and called(shown[-1].plain) not in {None, player.name}:
                return
            if shown:
                await asyncio.wait([asyncio.create_task(player.press(shown[-1], player._chosen(shown[-1])))], timeout=5)
            await asyncio.sleep(0.05)


@pytest.mark.long
async def test_kill_between_draft_and_its_message(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        await begun(party, *SMALL)
        await _killed(party, 2)
        await play(party.players)
        await check_over(party)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_many_kills_between_draft_and_its_message(tmp_path: Path, seed: int) -> None:
    async with evening(tmp_path, ("Ann", "Ben"), seed=seed) as party:
        await begun(party, seed=seed)
        await _killed(party, 40)
        await play(party.players)
        await check_over(party)


async def test_lost_answer_to_a_post(tmp_path: Path) -> None:
    """The turn is there twice; the pressed one goes on, the other becomes a line."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        await begun(party, *SMALL)
        for _ in range(3):
            player, message = await turn_of(party.players)
            while not (confirm := [each for each in message.choices if each.label in CONFIRM]):
                before = player.phone.now
                await player.press(message, player.dice.choice(message.choices))
                message = await player.until(lambda seen: not seen.private and seen.choices, before)
            party.telegram.cuts = ("sendPhoto",)
            cut = party.telegram.cut = Cut(at=1, done=True)
            await player.press(message, confirm[0])
            await cut.fell.wait()
            party.telegram.cut = None
            await _twice(party)
        await play(party.players)
        await check_over(party)


def _doubled(posts: list[TelegramMessage]) -> bool:
    return len(posts) > 1 and posts[-2].first == posts[-1].first and bool(posts[-1].keyboard)


async def _twice(party: TelegramParty) -> None:
    """Wait for the second post of a turn; press a button of the first, which goes on."""
    await until(lambda: _doubled(boards(party)))
    player, _ = await turn_of(party.players)
    phone, (one, other) = party.phones[party.players.index(player)], boards(party)[-2:]
    assert one.keyboard
    data = next(key["callback_data"] for row in one.keyboard for key in row if CELL.fullmatch(key["text"]))
    await phone.tap(one, data)
    seen = next(each for each in phone.shown() if each.id == f"{one.chat.id}/{one.number}")
    await player.decide(seen)
    await until(lambda: not other.keyboard or other.deleted)


async def test_looks_of_an_outsider_do_not_flood_the_group(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben"), settings={"LOOKS_IN_CHAT_A_MINUTE": "4"}) as party:
        await begun(party, *SMALL)
        eve = party.more("Eve")
        await until(lambda: party.phones[2].alone.messages[1:])
        await turn_of(party.players)
        newest = boards(party)[-1].number
        talk(party.phones[2])
        for _ in range(4):
            party.phones[2].write(party.group, "/board")
        await until(lambda: sum(bool(each.file) for each in party.phones[2].alone.messages) == 3)
        await until(lambda: len([each for each in boards(party) if each.number > newest]) == 1)  # looks go last
        assert eve.refused == []
        await play(party.players, most=4)
        party.check_manners()


async def test_whom_the_bot_answers(tmp_path: Path) -> None:
    """Other bots' commands, what addresses carry, what is looked up in any chat, menus and descriptions."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        ann, world = party.phones[0], party.telegram.world

        async def answered(write: Callable[[], object]) -> str:
            before = ann.now
            write()
            return (await party.players[0].until(lambda _: True, before)).plain

        await until(lambda: len(party.telegram.api.descriptions) == 16)
        assert all(
            0 < len(text) <= (512 if kind.startswith("long") else 120) for kind, text in party.telegram.api.descriptions.items()
        )
        menus = {
            kind: [each["command"] for each in party.telegram.api.commands[f"all_{kind}/de"]]
            for kind in ("group_chats", "private_chats")
        }
        assert (len(menus["group_chats"]), len(menus["private_chats"])) == (12, 14)
        said = len([each for each in party.group.messages if each.sender is world.bot])
        for number, words in enumerate(("/board@other_bot", "/xyzzy", "/mvoe", *COMMON)):
            party.phones[number % 2].write(party.group, words)
        world.another_bot(party.group, "I am another bot.")
        ann.write(party.group, "/board")  # privacy mode: it goes to the other bot
        assert "New game of" in await answered(lambda: ann.write(party.group, "/new@meeple_bot"))
        assert len([each for each in party.group.messages if each.sender is world.bot]) == said + 1
        code = re.search(r"/join (\w{8})", party.group.messages[-1].text)
        assert code
        payloads = {
            "s": "settings",
            f"b_{code[1]}": "New game of",
            "help": "How to play\n",
            f"j_{code[1]}": "You're in",
            "b_00000000": "No game has the code “00000000”.",
            "o_00000000": "No game has the code “00000000”.",
            "nonsense": "No game has the code “nonsense”.",
            **dict.fromkeys(("x" * 65, "b_", "h_", "q_", "q_zzzz", "j_x", "_", "-", "x_y"), "How to play\n"),
        }
        for payload, part in payloads.items():
            before = ann.now
            ann.start(payload)
            await party.players[0].until(lambda seen, part=part: seen.private and part in seen.plain, before)  # type: ignore[misc]
        before = party.phones[1].now
        party.phones[1].start(code[1])
        await party.players[1].until(lambda seen: seen.private and "You're in" in seen.plain, before)
        before = ann.now
        ann.write(party.group, "/start@meeple_bot n")
        await party.players[0].until(lambda seen: "New game of" in seen.plain and not seen.private, before)
        before = party.phones[1].now
        party.phones[1].start("n")
        await party.players[1].until(lambda seen: seen.private and "it's your turn vs Computer 1" in seen.plain, before)
        assert await ann.looks_up("") != await ann.looks_up("00000000") == []
        shared = (await ann.looks_up(code[1]))[0]
        assert shared["reply_markup"]["inline_keyboard"][0][0]["url"] == f"https://t.me/meeple_bot?start=j_{code[1]}"
        before = ann.now
        ann.write(ann.alone, f"/invite {code[1]}")
        invited = await party.players[0].until(lambda seen: seen.private and f"/join {code[1]}" in seen.plain, before)
        assert ann.found(invited).keyboard[0][0]["copy_text"] == {"text": f"/join {code[1]}"}
        assert len([each for each in party.group.messages if each.sender is world.bot]) == said + 2, "two cards, nothing else"
        party.check_manners()


async def test_shared_names_of_commands_are_meant_for_the_bot_that_has_a_game(tmp_path: Path) -> None:
    """While a game runs, each is answered, if it does not name another bot."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        await begun(party, *SMALL)
        await turn_of(party.players)
        ann, calls = party.phones[0], party.telegram.calls

        def posted(since: int) -> list[str]:
            return [call.method for call in calls[since:] if call.method.startswith("send")]

        for words in COMMON:
            ann.write(party.group, f"{words}@other_bot")
        for words in COMMON:
            since = len(calls)
            ann.write(party.group, words)
            await until(lambda: posted(since))  # noqa: B023
            assert len(posted(since)) == 1, words
        party.check_manners()


async def test_questions_in_a_topic_of_a_private_chat_are_answered_there(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann",)) as party:
        (ann,), (player,), world = party.phones, party.players, party.telegram.world
        ann.start("n")
        await player.until(lambda seen: seen.private and "it's your turn" in seen.plain)
        ann.alone.topics[9] = "Rules"

        async def answered(ask: Callable[[], object], part: str) -> TelegramMessage:
            """Wait for a new message with these words, and see it in the topic."""
            newest = ann.alone.messages[-1].number
            ask()
            await player.until(lambda seen: part in seen.plain and ann.found(seen).number > newest)
            answer = next(each for each in ann.alone.messages if each.number > newest and part in each.text)
            assert answer.thread == 9, answer.text
            return answer

        def say(words: str) -> None:
            said = world.post(ann.alone, ann.user, read(words, None, 4096, "text"), thread=9)
            party.telegram.happens("message", said.json())

        await answered(lambda: say("/rules farmer"), "armer")
        await answered(lambda: say("/settings"), "Time zone")
        await answered(lambda: say("/board"), "it's your turn")
        turn = ann.shown()[-1]
        picture = turn.button("Full-size image")
        newest = ann.alone.messages[-1]
        await ann.press(turn, picture)
        await player.until(lambda seen: ann.found(seen).number > newest.number)
        assert ann.alone.messages[-1].thread == 9, "what a press leads to"
        played = ann.found(turn)
        await ann.press(turn, next(each for each in turn.buttons if CELL.fullmatch(each.label)))
        step = await player.until(lambda seen: seen.id == turn.id and seen.offers(CONFIRM))
        await ann.press(step, step.button(CONFIRM))
        await until(lambda: "Move played." in played.text)
        assert played.thread == 9, "a turn that was opened there is played there"
        party.check_manners()
