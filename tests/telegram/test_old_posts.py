"""What becomes of the messages of turns that are over, as a group's admins want it."""

from __future__ import annotations

import random
import re

from bot.store import Store
from tests.standins.people import Player, plain, turn_of
from tests.standins.telegram.counting import Decided
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.texts import read
from tests.standins.telegram.world import TelegramMessage
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, changed, code_of, seen, talk
from tests.telegram.test_late_calls import play
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_admins_say_what_becomes_of_old_boards(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        group.members[1] = "creator"
        players: list[Player] = [Decided(name, one, random.Random(1)) for name, one in (("Ann", ann), ("Ben", ben))]
        await begun(ann, ben)

        async def played_over(setting: str) -> TelegramMessage:
            """Play a turn, with talk before the next message unless old ones stay anyway; return what showed it."""
            await ann.say(f"/setup old {setting}")
            await seen(ann, "Old boards")
            player, message = await turn_of(players)
            post = ann.found(message)
            if setting != "keep":
                telegram.world.post(group, ben.user, read("Hm", None, 4096, "text"))
            await player.decide(message)
            return post

        kept = await played_over("keep")
        await until(lambda: not kept.keyboard)
        assert kept.file is not None
        assert not kept.deleted
        folded = await played_over("fold")
        await until(lambda: not folded.keyboard)
        assert not folded.deleted
        assert "your turn" not in folded.text
        again = await played_over("fold")
        await until(lambda: not again.keyboard)
        assert folded.file is not None
        assert folded.file.width >= 10 * folded.file.height, "a thin strip instead of a board that asks"
        assert again.file is folded.file, "which is uploaded once"
        assert kept.file.width < 10 * kept.file.height, "a board where admins want to keep it"
        gone = await played_over("tidy")
        await until(lambda: gone.deleted)


async def test_boards_and_panels_in_a_group_are_over_with_the_turn_and_the_game(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        players: list[Player] = [Decided(name, one, random.Random(1)) for name, one in (("Ann", ann), ("Ben", ben))]
        for one in (ann, ben):
            one.start()
        await begun(ann, ben)
        player, message = await turn_of(players)
        mover = ann if player is players[0] else ben
        before = {each.number for each in group.messages}

        def board() -> list[TelegramMessage]:
            new = [each for each in group.messages if each.number not in before and each.sender is telegram.world.bot]
            return [each for each in new if each.keyboard and each.file is not None]

        talk(mover)
        await mover.say("/board")
        await until(board)
        looked = board()[0]
        await (ben if mover is ann else ann).say("/score")
        score = ann.found(await seen(ann, "If the game ended now"))
        await player.decide(message)
        await until(lambda: looked.deleted and score.deleted)
        await turn_of(players)
        for one in (ann, ben):
            asked = one.now
            await one.say("/resign")
            panel = await seen(one, "Resign from game", asked)
            assert panel.private, "a question to one person"
            await one.press(panel, panel.button("Resign"))
            await changed(one, panel)
        assert not any("esign from game" in each.first or "You resigned" in each.first for each in group.messages)
        await until(lambda: any("everyone has left" in each.text for each in group.messages))
        ends = [each for each in group.messages if not each.deleted and "everyone has left" in each.text]
        assert len(ends) == 1


async def test_menu_of_computers_in_a_group_goes_when_the_game_starts(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await ann.say("/new")
        card = await seen(ann, "New game of")
        await ben.press(card, card.button("Join"))
        await ann.press(card, card.button("Add computer"))
        panel = ann.found(await seen(ann, "How strong should the computer be?"))
        assert panel.chat is group
        await ann.press(card, card.button("Start"))
        await until(lambda: panel.deleted)


async def test_card_of_a_game_that_has_started_names_its_players(store: Store) -> None:
    """Where people have talked since, it stays as a line."""
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await ann.say("/new")
        card = await seen(ann, "New game of")
        await ben.press(card, card.button("Join"))
        telegram.world.post(group, ben.user, read("Hm", None, 4096, "text"))
        await ann.press(card, card.button("Start"))
        await until(lambda: f"Game {code_of(card)} has started: Ann and Ben. Fair draw" in plain(ann.found(card).text))


async def test_tables_of_a_quiet_group_leave_nothing_of_old_turns(store: Store) -> None:
    """What the bot itself has posted between two turns of a table is no talk."""
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        group = telegram.world.group(GROUP, "Friends")
        people = [phone(telegram, group, number, name) for number, name in enumerate(("Ann", "Ben", "Cid", "Dora"), start=1)]
        tables = []
        for pair in (people[:2], people[2:]):
            tables.append(code_of(await begun(*pair)))
            await until(lambda: not any(each.text.startswith("New game of") for each in group.messages))
        for turn in (2, 3, 4):
            for table in tables:
                await play(services, table)
            await until(lambda turn=turn: sum(f"(turn {turn})" in each.first for each in group.messages) == 2)  # type: ignore[misc]
        posts = [each for each in group.messages if re.search(r"\(turn [23]\)", each.first)]
        assert posts
        await until(lambda: all(each.deleted for each in posts))
