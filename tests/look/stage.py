"""Two people on a platform, whose messages are drawn."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

from telegram import User

from bot.chat.contract import MenuCommand, Platform
from bot.chat.conversation import Conversation
from bot.store import Store
from bot.telegram.posts import Telegram as TelegramPosts
from bot.telegram.topics import Topics
from renderer.renderer import Renderer
from tests.discord.table import services
from tests.discord.wire import working
from tests.look.bubbles import Bubble, discord_bubble, telegram_bubble
from tests.look.own import GROUP, of_discord, of_telegram
from tests.look.pages import Kind, pushed
from tests.standins.buttons import Pair
from tests.standins.discord.evening import PATIENT, seat
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Can
from tests.standins.people import Player, Seen
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of


@dataclass
class OnAir:
    """Two people in a chat.

    `bubble`: a message that a player sees; `ours`: whether the bot wrote it; `rung`: the text of a player's last push;
    `typed`: how a command is given, empty if no menu has it; `own`: kinds of messages that only this platform has.
    """

    store: Store
    pair: Pair
    platform: Platform
    bubble: Callable[[Player, Seen], Bubble]
    ours: Callable[[Player, Seen], bool]
    rung: Callable[[Player], str]
    typed: Callable[[MenuCommand], str]
    own: Callable[[], Awaitable[list[Kind]]]
    kinds: list[Kind] = field(default_factory=list)

    def keep(self, name: str, player: Player, seen: Seen) -> None:
        """Keep a message as it is now."""
        self.kinds.append(Kind(name, self.bubble(player, seen)))

    def taken(self) -> list[Kind]:
        """Take what is kept."""
        kept, self.kinds = self.kinds, []
        return kept

    async def answer(self, player: Player, words: str) -> Seen:
        """Give a command; return the bot's answer: a new message, or an earlier one with other words."""
        known = {(seen.id, seen.plain) for seen in player.phone.shown()}
        await player.phone.say(words)
        return await player.until(lambda seen: (seen.id, seen.plain) not in known and self.ours(player, seen))


async def nothing(_: object) -> str:
    """Deliver nothing: the couriers run already."""
    return ""


@asynccontextmanager
async def on_telegram(store: Store, drawn: type[Renderer] = Renderer) -> AsyncIterator[OnAir]:
    """Ann and Ben in a group on Telegram."""
    made = services_of(store, renderer=drawn)
    async with Telegram() as telegram:
        telegram.api.supports_inline = telegram.api.ephemeral = True
        async with on_air(store, telegram, made) as adapter:
            group = telegram.world.group(GROUP, "Friends")
            phones = [phone(telegram, group, number, name) for number, name in enumerate(("Ann", "Ben"), start=1)]
            for each in phones:
                each.start()
            ann, ben = (Player(each.user.name, each, random.Random(each.user.id)) for each in phones)
            assert adapter.outgoing.sender is not None
            us = User(telegram.world.bot.id, telegram.world.bot.name, is_bot=True, username=telegram.world.bot.username)

            def found(player: Player) -> TelegramPhone:
                assert isinstance(player.phone, TelegramPhone)
                return player.phone

            async def upload(record: bytes) -> None:
                phones[0].write(group, "/import", file=Upload("game.json", record))

            yield OnAir(
                store,
                Pair(ann, ben, "telegram:1", made, upload, nothing),
                TelegramPosts(adapter.outgoing.sender, us, Topics(store.documents)),
                lambda player, seen: telegram_bubble(found(player).found(seen), time.time()),
                lambda player, seen: found(player).found(seen).sender.is_bot,
                lambda player: found(player).rang()[-1],
                lambda command: f"/{command.name}",
                partial(of_telegram, telegram, phones[0]),
            )


@asynccontextmanager
async def on_discord(store: Store, drawn: type[Renderer] = Renderer) -> AsyncIterator[OnAir]:
    """Ann, who may set up the server, and Ben in a channel on Discord."""
    made = services(store, drawn)
    async with StandIn().serving() as standin:
        club = standin.state.guild("Club")
        async with working(standin, store, made, Conversation(made)) as discord:
            standin.state.first = PATIENT
            channel = standin.state.channel(club)
            (ann, phone_of_ann), (ben, phone_of_ben) = (seat(standin, name, channel) for name in ("Ann", "Ben"))
            club.members[phone_of_ann.user.id] |= Can.MANAGE_GUILD
            phones = {"Ann": phone_of_ann, "Ben": phone_of_ben}

            def found(player: Player) -> DiscordPhone:
                return phones[player.name]

            yield OnAir(
                store,
                Pair(
                    ann,
                    ben,
                    f"discord:{phone_of_ann.user.id}",
                    made,
                    partial(phone_of_ann.upload, "/import", "file", "game.json"),
                    nothing,
                ),
                discord.posts,
                lambda player, seen: discord_bubble(found(player).message(seen), standin.state.people, time.time()),
                lambda player, seen: found(player).message(seen).author.bot,
                lambda _: pushed(standin.state.pings[-1].text, standin.state.people),
                lambda command: "" if command.path is None else f"/{command.path or command.name}",
                partial(of_discord, standin, phone_of_ann, phone_of_ben),
            )
