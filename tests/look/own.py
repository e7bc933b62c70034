"""Kinds of messages that only one platform has."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.store import StoreSettings, open_store
from renderer.renderer import Renderer
from tests.look.bubbles import discord_bubble, form_bubble, shared_bubble, telegram_bubble
from tests.look.pages import Kind
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.threads import post
from tests.standins.discord.world import FORUM, DiscordMessage
from tests.standins.discord.writing import Draft
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, seen

GROUP: Final = -1_000_000_000_001


async def of_telegram(telegram: Telegram, ann: TelegramPhone) -> list[Kind]:
    """A game that is shared into any chat; the answer to somebody who has not opened the private chat."""
    shared = [
        Kind(f"Shared into any chat: {each['type']}", shared_bubble(telegram.world, each)) for each in await ann.looks_up("")
    ]
    cleo = phone(telegram, ann.chat, 3, "Cleo")
    await cleo.say("/settings")
    asked = await seen(cleo, "Open a private chat with me first")
    opens = Kind("To somebody who has not opened the private chat", telegram_bubble(cleo.found(asked), time.time()))
    return [*shared[:2], opens, await ephemeral()]


async def ephemeral() -> Kind:
    """An answer to a press that one person sees in the group, on a server that knows such messages."""
    with TemporaryDirectory() as data:
        async with open_store(StoreSettings(folder=Path(data))) as store, Telegram() as telegram:
            telegram.api.ephemeral = True
            async with on_air(store, telegram, services_of(store, renderer=Renderer), ephemeral=True):
                group = telegram.world.group(GROUP, "Friends")
                ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
                await begun(ann, ben)
                turn = await seen(ann, "it's your turn")
                await ann.press(turn, turn.button("Board as text"))
                shown = await seen(ann, "To place")
                telegram.wrong.clear()  # the published description does not know them
                return Kind("Answer to a press that one person sees", telegram_bubble(ann.found(shown), time.time()))


async def of_discord(standin: StandIn, ann: DiscordPhone, ben: DiscordPhone) -> list[Kind]:
    """Forms, a post in a forum, a card above a thread, a game where only persons have the bot, a place that is lost."""
    state = standin.state

    def kept(name: str, message: DiscordMessage | None) -> Kind:
        assert message is not None
        return Kind(name, discord_bubble(message, state.people, time.time()))

    forms = [
        await _form(ann, "/new", "Options"),
        await _form(ann, "/settings", "Times"),
        await _form(ann, "/setup", "Change all"),
    ]
    club = ann.channel.guild
    assert club is not None
    forum = state.channel(club, "games", kind=FORUM)
    post(state, forum, "Who plays?", Draft({"content": "Let's play"}), ann.user)
    (thread,) = forum.threads()
    in_forum = DiscordPhone(standin, ann.user, thread)
    await in_forum.say("/new")
    card = await in_forum.until(lambda each: each.offers("Start"))
    alone = state.channel(state.guild("Elsewhere", ann.user, ben.user, with_bot=False))
    made = await ann.typed("/new", alone)
    assert made is not None
    card_alone = kept("Card where only persons have the bot", made.original)
    return [
        *forms,
        kept("Card in a post of a forum", in_forum.message(card)),
        card_alone,
        kept("The same card, begun", await _begun(ann, ben, made)),
    ]


async def _form(phone: DiscordPhone, words: str, label: str) -> Kind:
    before = phone.now
    await phone.say(words)
    shown = await phone.until(lambda each: each.change > before and each.offers(label))
    asked = await phone.pressed(phone.message(shown), shown.button(label))
    assert asked.modal is not None
    return Kind(f"Form: {label}", form_bubble(asked.modal))


async def _begun(ann: DiscordPhone, ben: DiscordPhone, made: Interaction) -> DiscordMessage:
    """The card, after the other has joined and the game has been started."""
    card = made.original
    assert card is not None
    for one, label in ((ben, "Join"), (ann, "Start")):
        await one.pressed(card, one.read(card).button(label))
    return card
