"""The unmodified bot in a group: how few messages it sends, and how it treats abuse."""

from __future__ import annotations

from pathlib import Path

from tests.standins.people import Player, Seen, open_table, whose_turn
from tests.standins.telegram.evening import TelegramParty, evening
from tests.standins.telegram.server import TelegramCall

IN_GROUP, IN_PRIVATE = 6, 2
"""Expected calls in the group for a turn drafted there, and for one drafted in private."""
EVIL = "<i>@Eve</i> /stop #x t.me a.com"
HARMLESS = frozenset({"/new", "/join", "/help", "/history", "/board", "/export", "/hint"})
"""Commands that the bot mentions itself; pressing them is harmless."""


async def settled(party: TelegramParty) -> tuple[Player, Seen]:
    """Wait until only the current turn message has buttons; return the player to act."""
    found = await whose_turn(party.players)
    assert found is not None
    phone = party.phones[0]
    async with party.players[0].patience("for old buttons to go"):
        while True:
            now = phone.now
            if sum(bool(seen.buttons) for seen in phone.shown() if not seen.private) == 1:
                return found
            await phone.news(now)


async def counted(party: TelegramParty, *, private: bool) -> tuple[int, list[TelegramCall]]:
    """Play a turn; return the presses, and the posts and edits in the group."""
    player, message = await settled(party)
    phone = party.phones[party.players.index(player)]
    before, asked = len(party.telegram.calls), len(party.telegram.presses.by_id)
    if private:
        now = phone.now
        phone.follow(message, "Open private chat")
        message = await player.until(lambda seen: seen.private and seen.choices, now)
    await player.decide(message)
    assert await settled(party)
    return len(party.telegram.presses.by_id) - asked, party.posted(party.telegram.calls[before:])


async def test_group_calls_per_turn(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        await open_table(party.players[0], party.players[1:])
        for _ in range(4):
            presses, calls = await counted(party, private=False)
            assert len(calls) <= presses + 1, "an edit for each press but the last, and two calls at the end"
            assert len(calls) <= IN_GROUP, calls
        check_nothing_is_left_open(party)
        for _ in range(2):
            presses, calls = await counted(party, private=True)
            assert presses >= 2, "a cell at least, and Confirm"
            assert len(calls) <= IN_PRIVATE, calls
        party.check_manners()


def check_nothing_is_left_open(party: TelegramParty) -> None:
    """Check that finished turns show what was played, not that nothing is final."""
    before = [seen.plain for seen in party.phones[0].shown() if not seen.private and not seen.buttons]
    assert not any("Nothing counts until you do" in text or "your turn" in text for text in before), before
    posts = [each for each in party.group.messages if each.sender is party.telegram.world.bot]
    assert sum(each.deleted for each in posts) == 4, "the turns: nobody wrote between them"
    assert "Fair draw, sealed in advance" in posts[0].text, "the card is a line with the seal"


async def test_abuse_gets_a_short_refusal_and_nothing_else(tmp_path: Path) -> None:
    async with evening(tmp_path, ("Ann", "Ben"), settings={"COMMANDS_A_MINUTE": "60"}) as party:
        party.players.append(party.more(EVIL))
        table = await open_table(party.players[0], party.players[1:])
        found = await whose_turn(party.players)
        if found is None or found[0].name == EVIL:
            found = await _pass_on(party)
        player, message = found
        eve, phone = party.players[2], party.phones[2]
        shown = party.phones[0].found(message)
        state = (shown.change, len(party.group.messages))
        forged = ["x", "\N{COLLISION SYMBOL}" * 16, "a" * 64, "-.0.closed.", "zzzzzzzz.0.ok.1-", f"{table}.zzzzzz.ok.1-"]
        forged += [f"{table}.0.{verb}.x-0000000000" for verb in ("cell", "act", "part", "page", "back", "anew", "ok", "card")]
        forged += [
            f"{table}.0.{verb}." for verb in ("agree", "take", "vote", "closed", "start", "hand", "level", "set", "remove")
        ]
        answers = [await phone.tap(shown, data) for data in forged]
        answers += [await phone.tap(shown, button.id) for button in message.choices]
        assert all(0 < len(answer) <= 200 for answer in answers), answers
        fast = [await phone.tap(shown, message.choices[0].id) for _ in range(60)]
        assert "That was too fast" in fast[-1]
        assert (shown.change, len(party.group.messages)) == state, "nothing has happened to the game"
        await player.decide(message)
        assert await settled(party)
        for each in party.telegram.world.said():
            links = [(entity["type"], each.content.part(entity)) for entity in each.content.found]
            assert {words for kind, words in links if kind == "bot_command"} <= HARMLESS, each.text
            assert all(kind == "bot_command" for kind, _ in links), each.text
        assert eve.refused == []
        party.check_manners()


async def _pass_on(party: TelegramParty) -> tuple[Player, Seen]:
    """Let Eve play, so that it is another player's turn."""
    player, message = await settled(party)
    await player.decide(message)
    return await settled(party)
