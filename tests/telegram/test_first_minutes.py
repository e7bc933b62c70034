"""The first minutes in a group, over HTTP with the real library: what is posted for all, and what only one person sees."""

from __future__ import annotations

from pathlib import Path

from tests.standins.calls import called
from tests.standins.people import CONFIRM
from tests.standins.telegram.evening import evening
from tests.standins.telegram.world import TelegramMessage
from tests.telegram.adapting import phone
from tests.telegram.seeing import changed, code_of, seen
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_from_adding_the_bot_to_the_second_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, ()) as party:
        telegram, bot = party.telegram, party.telegram.world.bot
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        group.members[bot.id] = "left"

        def posts() -> list[TelegramMessage]:
            return [each for each in group.messages if each.sender is bot and not each.deleted]

        ann.put("member")
        greeting = await seen(ann, "Send /new")
        assert [(each.silent, each.called) for each in posts()] == [(True, frozenset())]
        await ann.press(greeting, greeting.button("New game"))
        card = await seen(ann, "New game of")
        keys = [key for row in ann.found(card).keyboard for key in row]
        assert [key["copy_text"]["text"] for key in keys if "copy_text" in key] == [f"/join {code_of(card)}"]
        (invites,) = [key["url"] for key in keys if key["text"] == "Invite friends"]
        assert invites == f"https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fmeeple_bot%3Fstart%3Dj_{code_of(card)}"
        before = len(posts())
        way = await ann.press(card, card.button("Options"))
        assert way == f"https://t.me/meeple_bot?start=o_{code_of(card)}"
        ann.start(way.partition("=")[2])
        options = await seen(ann, "Game options")
        assert options.private
        await ann.press(options, options.button("Seats"))
        await seen(ann, "How many seats?")
        assert "?start=o_" not in await ann.press(card, card.button("Options")), "the private chat is open"
        assert "host" in await ben.press(card, card.button("Options"))
        assert "2" in await ben.press(card, card.button("Join")), "the toast counts"
        full = await seen(ann, "2. Ben")
        assert len(posts()) == before, "the card alone says who joins"
        assert all(each.silent for each in posts())
        await ann.press(full, full.button("Start"))
        turn = await seen(ann, "it's your turn")
        assert sum(bool(each.called) for each in group.messages) == 1
        asked, other = (ann, ben) if called(turn.plain) == "Ann" else (ben, ann)
        posted = {each.number for each in posts()}
        await asked.press(turn, turn.choices[0])
        draft = await changed(asked, turn)
        assert {each.number for each in posts()} <= posted, "the post itself changes"
        await asked.press(draft, next(button for button in draft.buttons if button.label in CONFIRM))
        await until(lambda: any(other.user.id in each.called for each in posts()))
        cid = phone(telegram, group, 3, "Cid")
        cid.start()
        welcome = await seen(cid, "Hi! I'm a bot for playing Carcassonne")
        assert {"Play a computer", "How to play"} <= {button.label for button in welcome.buttons}
        party.check_manners()
