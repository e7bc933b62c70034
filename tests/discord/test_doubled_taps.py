"""Each button that ends something is tapped twice in a row: what it does is done once, and both taps are answered."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from tests.standins.calls import called
from tests.standins.discord.evening import DiscordParty, evening
from tests.standins.people import Player, Seen, play, turn_of
from tests.standins.short import base_record

ENDS: Final = frozenset({"Join", "Start", "Confirm", "Skip and confirm", "Agree", "Decline", "Rematch", "Resign", "Close game"})
"""Labels of buttons that end a lobby, a turn, a question, a game or a seat, or take one."""


@asynccontextmanager
async def hasty(folder: Path) -> AsyncIterator[DiscordParty]:
    """Ann and Ben, who tap these buttons twice, with a game that has begun."""
    async with evening(folder, ("Ann", "Ben"), twice=ENDS) as party:
        (ann, ben), (phone, _) = party.players, party.phones
        await phone.upload("/import", "file", "game.json", base_record(2, 5))
        await ben.press(await ben.until(lambda seen: seen.offers("Join")), "Join")
        await ann.press(await ann.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain), "Start")
        yield party
        answers = [answer for each in party.players for answer in each.answers]
        assert not [answer for answer in answers if "went wrong" in answer], answers
        party.check_manners()


def public(party: DiscordParty, part: str) -> list[str]:
    """The texts of public posts, as they came or as they are, that say so."""
    phone = party.phones[0]
    said = [(party.plain(each.posted), phone.read(each).plain) for each in party.public()]
    return [now for came, now in said if part in came or part in now]


async def asked_to_undo(by: Player, other: Player) -> Seen:
    before = by.phone.now
    await by.phone.say("/undo")
    return await other.until(lambda seen: seen.offers("Agree"), before)


async def test_what_is_tapped_twice_is_done_once(tmp_path: Path) -> None:
    """Each button that ends something: a lobby, a turn, a question, a game, a seat, a game that has not begun."""
    async with hasty(tmp_path) as party:
        ann, ben = party.players
        await play(party.players, most=2)
        asked, _ = await turn_of(party.players)
        mover = ben if asked is ann else ann
        for answer, said in (("Decline", "declined."), ("Agree", "has undone the last move.")):
            question = await asked_to_undo(mover, asked)
            await asked.press(question, answer)
            await asked.until(lambda seen, question=question, said=said: seen.id == question.id and said in seen.plain)  # type: ignore[misc]
            assert len(public(party, said)) == 1
        for phone in party.phones:
            await phone.show("/board")
        await play(party.players)
        await party.check_folded()
        turns = [text.splitlines()[0] for text in public(party, "#")]
        assert len(turns) == len(set(turns)), turns
        result, before = ann.over(), ann.phone.now
        assert result is not None
        await ann.press(result, "Rematch")
        await ben.press(await ben.until(lambda seen: seen.offers("Join"), before), "Join")
        card = await ann.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain, before)
        assert len(public(party, "New game of")) == 2, "the game and its rematch"
        before = ann.phone.now
        await ann.press(card, "Start")
        turn = await ann.until(lambda seen: called(seen.plain) and seen.choices, before)
        asked = ann if called(turn.plain) == ann.name else ben
        await asked.press(turn, turn.choices[0])
        draft = await asked.until(lambda seen: seen.private and seen.offers("Skip and confirm"), before)
        await asked.press(draft, "Skip and confirm")
        told = next(seen.plain for seen in asked.phone.shown() if seen.id == draft.id)
        assert re.match(rf"Move played\.\s+{asked.name}: ", told), told
        await ann.until(lambda seen: called(seen.plain) not in (None, asked.name) and seen.choices, before)
        await asked.phone.say("/resign")
        await asked.press(await asked.until(lambda seen: seen.private and seen.offers("Resign"), before), "Resign")
        await ann.until(lambda seen: f"{asked.name} resigned" in seen.plain)
        assert len(public(party, "resigned.")) == 1
        alone = [seen.plain for seen in asked.phone.shown() if seen.private]
        assert "You resigned." in alone
        assert "A computer plays this seat." not in alone, "the second tap is answered like the first"
        before = ann.phone.now
        await ann.phone.say("/new")
        await ann.until(lambda seen: seen.offers("Start"), before)
        await ann.phone.say("/close")
        await ann.press(await ann.until(lambda seen: seen.offers("Close game"), before), "Close game")
        await ann.until(lambda seen: "The host closed the game." in seen.plain)
        assert len(public(party, "The host closed the game.")) == 1
