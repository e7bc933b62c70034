"""Names of any script and length, wherever Discord shows them: the real library against the stand-in."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.engine.record import record_of, write_record
from bot.tile_game.expansions.rules import CARCASSONNE
from tests.discord.test_menus import Evening
from tests.standins.discord.evening import seat
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.state import Ping
from tests.standins.discord.writing import texts
from tests.standins.open_questions import still_asks
from tests.standins.people import Seen

NAMES = (
    "Wolfeschlegelsteinhausenbergerdo",
    "محمد بن عبد الله بن عبد المطلب ب",
    "歐陽文山司馬相如諸葛孔明司徒雷登上官婉兒夏侯惇公孫瓚皇甫嵩令狐沖",
    "**Bob** <@1> @everyone `x` ||y||",
    "👩‍👩‍👧‍👦👨‍👩‍👧‍👦Z̶̢̛͔̈́a̷̡͝",
)
"""As long as Discord allows, from right to left, in Chinese letters, full of signs, and of signs that are put together."""
TILES = 8
RECORD = write_record(
    record_of(CARCASSONNE.start(Setup(5, ("fields",), seed=simulated_seed("names").hex(), stack=tuple("UVUVUVUVUV"[:TILES]))))
)
ASKED = ("/board", "/board look:words", "/score", "/look history", "/games", "/look tiles", "/look replay", "/game resign")
AFTER = ("/look leaderboard", "/me stats", "/look replay", "/look record")


@dataclass
class GameOfFive:
    """People with these names in a game of five."""

    e: Evening
    phones: list[DiscordPhone]

    def turns(self) -> list[Ping]:
        return [ping for ping in self.e.standin.state.pings if "your turn vs" in ping.text]

    async def begin(self) -> None:
        first, *others = self.phones
        await first.upload("/import", "file", "game.json", RECORD)
        for number, phone in enumerate(others, start=2):
            card = await phone.until(lambda seen: seen.offers("Join"))
            await phone.press(card, card.button("Join"))
            await first.until(lambda seen, number=number: f"{number}. " in seen.plain and not seen.private)  # type: ignore[misc]
        card = await first.until(lambda seen: seen.offers("Start") and "5. " in seen.plain)
        assert not card.offers("Add computer"), "all seats are taken"
        await first.press(card, card.button("Start"))

    async def asked_after(self, known: int) -> DiscordPhone | None:
        """Who is called next; None at the end."""
        first = self.phones[0]
        await self.e.standin.until(lambda: len(self.turns()) > known or any(seen.offers("Rematch") for seen in first.shown()))
        called = self.turns()
        return next(each for each in self.phones if each.user is called[-1].user) if len(called) > known else None

    async def play(self) -> None:
        """Play to the end; one of the others looks at something in each turn."""
        known = 0
        while (asked := await self.asked_after(known)) is not None:
            known = len(self.turns())
            other = next(phone for phone in self.phones if phone is not asked)
            await answered(other, ASKED[(known - 1) % len(ASKED)])
            if known in BEFORE_A_MOVE:
                await BEFORE_A_MOVE[known](asked, other)
            moves = await asked.completions("move", "move", "")
            await asked.say(f"/move {moves[0]} none")
            if known == UNDONE:
                await undoes(asked, other)


async def nudges(asked: DiscordPhone, other: DiscordPhone) -> None:
    await other.say("/nudge")
    await asked.until(lambda seen: "is waiting in game" in seen.plain)


async def offers(asked: DiscordPhone, other: DiscordPhone) -> None:
    await asked.say("/game substitute")
    await asked.until(lambda seen: "looking for someone" in seen.plain)


async def votes(asked: DiscordPhone, other: DiscordPhone) -> None:
    """Choose a player as Discord completes the names."""
    found = await other.completing("game remove", "player", "")
    assert len(found.choices) >= len(NAMES) - 1
    await other.say(f"/game remove player:{found.choices[0]['value']}")
    await asked.until(lambda seen: "wants to remove" in seen.plain)


async def undoes(asked: DiscordPhone, other: DiscordPhone) -> None:
    await asked.say("/undo")
    question = await other.until(lambda seen: seen.offers("Decline"))
    await other.press(question, question.button("Decline"))
    await other.until(lambda seen: "move stands" in seen.plain)


BEFORE_A_MOVE = {2: nudges, 4: offers, 5: votes}
UNDONE = 3
"""The turn that is to be undone."""


async def names_of_any_script_and_length(e: Evening) -> None:
    """In a game of five: nothing is too long, nothing is taken for markup, each push says whose turn it is."""
    channel = e.ann_phone.channel
    club = GameOfFive(e, [seat(e.standin, name, channel)[1] for name in NAMES])
    await club.begin()
    await club.play()
    first = club.phones[0]
    for words in AFTER:
        await answered(first, words)
    assert len(club.turns()) >= TILES - 1
    for ping in club.turns():
        assert f"<@{ping.user.id}>" in ping.text[:80]
        assert "your turn" in ping.text[:80]
    await e.standin.until(lambda: not [asked for seen in public(first) for asked in still_asks(seen)])
    said = "\n".join(text for seen in public(first) for text in texts(first.message(seen)))
    assert "**Bob**" not in said
    assert "||y||" not in said
    assert all(name[:4] in "\n".join(seen.plain for seen in public(first)) for name in NAMES)
    assert channel.guild is not None
    (thread,) = [each for each in channel.guild.channels if each.is_thread]
    assert 1 <= len(thread.name) <= 100


def public(phone: DiscordPhone) -> list[Seen]:
    return [seen for seen in phone.shown() if not seen.private]


async def answered(phone: DiscordPhone, words: str) -> None:
    before = phone.now
    await phone.say(words)
    await phone.until(lambda seen: seen.private and seen.change > before and (seen.plain or seen.picture))
