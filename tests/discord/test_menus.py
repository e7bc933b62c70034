"""The menus of people and messages, with the real library against the stand-in."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.chat.conversation import Conversation
from bot.chat.services import Services
from bot.store import Store
from tests.discord.table import BlankRenderer, services
from tests.discord.wire import serving
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.discord.evening import evening as one_evening
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.manners import rude
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import DiscordMessage, DiscordUser, Guild
from tests.standins.people import Player, open_table, turn_of, whose_turn


class Evening:
    """Ann and Ben in a channel, with a game of two; Cleo has never written to the bot."""

    def __init__(self, standin: StandIn, services: Services | None = None, club: Guild | None = None) -> None:
        """`services`: those of a bot in this process; `club`: the server, else the first one."""
        self.standin, self._services = standin, services
        channel = standin.state.channel(club or next(iter(standin.state.guilds.values())))
        seats = [seat(standin, name, channel, number) for number, name in enumerate(("Ann", "Ben", "Cleo"))]
        (self.ann, self.ann_phone), (self.ben, self.ben_phone), (_, self.cleo_phone) = seats

    @property
    def services(self) -> Services:
        assert self._services is not None
        return self._services

    async def begin(self) -> None:
        await open_table(self.ann, [self.ben])
        assert await whose_turn([self.ann, self.ben]) is not None

    @property
    def asked(self) -> tuple[Player, DiscordPhone, DiscordPhone]:
        """The player on turn with their phone, and the other's phone."""
        if self.ann.asked() is not None:
            return self.ann, self.ann_phone, self.ben_phone
        return self.ben, self.ben_phone, self.ann_phone

    def living(self) -> DiscordMessage:
        player, phone, _ = self.asked
        turn = player.asked()
        assert turn is not None
        return phone.message(turn)


@asynccontextmanager
async def evening(store: Store) -> AsyncIterator[Evening]:
    made = services(store, BlankRenderer)
    async with serving(store, made, Conversation(made)) as (standin, _):
        standin.state.first = PATIENT
        yield Evening(standin, made)
        assert standin.state.problems == []
        assert rude(standin.state) == []
        assert standin.unanswered == []


def alone(done: Interaction, phone: DiscordPhone) -> str:
    """The text of an answer that only this person sees."""
    assert done.original is not None
    assert done.original.seen_by is phone.user
    return phone.read(done.original).plain


async def text_of(phone: DiscordPhone, name: str, target: DiscordUser | DiscordMessage) -> str:
    done = await phone.choose(name, target)
    assert done.original is not None
    await phone.until(lambda seen: done.original is not None and seen.id == str(done.original.id))
    return alone(done, phone)


LOOKS: list[tuple[str, Callable[[str], bool]]] = [
    ("In words", lambda text: "M20" in text),
    ("Why these points", lambda text: text.startswith("Recent turns")),
]


async def test_menus_of_messages_know_the_table_also_after_a_restart(tmp_path: Path) -> None:
    """The unmodified bot: a living post, a folded one, a foreign message; a person without games, and the bot."""
    async with one_evening(tmp_path, ("Ann", "Ben", "Cleo")) as party:
        (ann, ben, _), (bot,) = party.players, party.bots
        await open_table(ann, [ben])
        player, turn = await turn_of([ann, ben])
        phone, other = party.phones[:2] if player is ann else party.phones[1::-1]
        first, cleo = phone.message(turn), party.phones[2]
        await phone.say("/resign")  # a question of its own, not a table's message
        for name, fits in LOOKS:
            assert fits(await text_of(phone, name, first)), "a living post"
        public = len(party.public())
        done = await phone.choose("Board now", first)
        assert done.original is not None
        assert done.original.seen_by is phone.user
        foreign = party.standin.write(other.user, other.channel, "good game")
        for name, fits in LOOKS:
            assert fits(await text_of(other, name, foreign)), "a foreign message: the one game here"
        for target in (party.standin.state.bot, cleo.user):
            assert "in any of your games" in await text_of(phone, "Nudge", target)
        assert len(party.public()) == public
        moves = await phone.completions("move", "move", "")
        await phone.say(f"/move {moves[0]} none")
        await party.standin.until(lambda: first.content.startswith("-# "))
        await phone.say("/new")  # another table here: now the place alone does not say which
        await phone.until(lambda seen: "New game of" in seen.plain)
        await turn_of([ann, ben])
        ids = {each["id"] for each in party.standin.state.commands}
        await bot.kill()
        await bot.start()
        await bot.outlives(party.standin.ready())
        assert {each["id"] for each in party.standin.state.commands} == ids, "mentions of commands lead on"
        assert "M20" in await text_of(phone, "In words", first), "a folded post"
        party.check_manners()


async def test_menus_of_people(store: Store) -> None:
    async with evening(store) as e:
        cleo = e.cleo_phone
        bot = e.standin.state.bot
        for name in ("Nudge", "Head to head", "Invite to my game"):
            assert await text_of(cleo, name, e.ben_phone.user), "a person without games"
        await e.begin()
        player, phone, other = e.asked
        assert await text_of(other, "Nudge", phone.user) == "Nudged."
        assert "in any of your games" in await text_of(phone, "Nudge", other.user)
        assert await text_of(phone, "Head to head", other.user) == f"You haven't finished a game with {other.user.name} yet."
        assert (await text_of(phone, "Head to head", bot)).startswith("Nobody in your games is called “Carcassonne”")
        assert await text_of(phone, "Head to head", phone.user) == "That's you. Choose another player to compare with."
        assert await text_of(phone, "Invite to my game", cleo.user)
        assert player.name == phone.user.name


async def test_bot_is_not_invited_but_a_computer_is_offered(store: Store) -> None:
    async with evening(store) as e:
        ann = e.ann_phone
        await ann.say("/new")
        await ann.until(lambda seen: seen.offers("Options"))
        done = await ann.choose("Invite to my game", e.standin.state.bot)
        assert alone(done, ann) == "Carcassonne is a bot and can't be invited. Add a computer instead."
        assert done.original is not None
        levels = await ann.pressed(done.original, ann.read(done.original).button("Add computer"))
        assert levels.original is not None
        assert ann.read(levels.original).plain == "How strong should the computer be?"


async def test_one_of_several_games_is_chosen_in_the_option(store: Store) -> None:
    """A button would lose the person: the answer names the option, and what it says works."""
    async with evening(store) as e:
        codes = []
        for _ in range(2):
            before = e.ann_phone.now
            await e.ann_phone.say("/new")
            card = await e.ann_phone.until(lambda seen, before=before: seen.change > before and "/join " in seen.plain)  # type: ignore[misc]
            codes.append(card.plain.partition("/join ")[2][:8])
        asked = await e.ann_phone.typed("/game remove player:Ben", e.ann_phone.channel)
        assert asked is not None
        told = alone(asked, e.ann_phone)
        assert told.startswith("Which game? Send /game remove and choose it under “table”.")
        assert all(code in told for code in codes)
        said = await text_of(e.ann_phone, "Invite to my game", e.ben_phone.user)
        assert said.startswith("Which game? Send /game invite and choose it under “table”.")
        done = await e.ann_phone.typed(f"/game remove player:Ben table:{codes[0]}", e.ann_phone.channel)
        assert done is not None
        assert alone(done, e.ann_phone).startswith("Nobody in this game is called “Ben”.")


@pytest.mark.parametrize("name", ["Board now", "In words", "Why these points"])
async def test_menu_of_a_message_without_any_game(store: Store, name: str) -> None:
    async with evening(store) as e:
        foreign = e.standin.write(e.ben_phone.user, e.ben_phone.channel, "hello")
        assert await text_of(e.ann_phone, name, foreign) == "There's no game here. Start one with /new."
