"""Kinds of messages that only one platform has."""

from __future__ import annotations

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bot.store import StoreSettings, open_store
from renderer.renderer import Renderer
from tests.look.bubbles import answer_bubble, discord_bubble, form_bubble, shared_bubble, telegram_bubble
from tests.look.pages import Kind
from tests.standins.calls import called
from tests.standins.discord.interactions import Interaction
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.discord.threads import post
from tests.standins.discord.world import FORUM, DiscordMessage
from tests.standins.discord.writing import Draft
from tests.standins.people import Seen
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
    return [*shared[:2], opens, *await first_minutes(telegram, ann, cleo), await ephemeral()]


async def first_minutes(telegram: Telegram, ann: TelegramPhone, cleo: TelegramPhone) -> list[Kind]:
    """The greetings, what opens from a card, the answers to presses on it, and the way back to a group that was lost."""
    group, kinds = telegram.world.group(GROUP - 1, "Club"), list[Kind]()
    host, guest = (TelegramPhone(telegram, each.user, group) for each in (ann, cleo))
    group.members |= {host.user.id: "member", guest.user.id: "member", telegram.world.bot.id: "left"}

    async def keep(name: str, one: TelegramPhone, part: str, after: int) -> Seen:
        shown = await seen(one, part, after)
        kinds.append(Kind(name, telegram_bubble(one.found(shown), time.time())))
        return shown

    async def answered(name: str, one: TelegramPhone, label: str, *, alert: bool) -> None:
        text = await one.press(card, card.button(label))
        press = list(telegram.presses.by_id.values())[-1]
        assert (bool(text), press.alert) == (True, alert), text
        kinds.append(Kind(name, answer_bubble(text, alert=alert)))

    guest.start()
    await keep("Greeting in the private chat", guest, "Hi! I'm a bot", 0)
    host.put("member")
    greeting = await keep("Greeting in a group", host, "Send /new", 0)
    await host.press(greeting, greeting.button("New game"))
    card = await seen(host, "New game of", greeting.change)
    await answered("Answer to a press, over the chat", guest, "Join", alert=False)
    await answered("Answer to a press, in a box", guest, "Options", alert=True)
    now = host.now
    await host.press(card, card.button("Options"))
    await keep("Options of a game", host, "Game options", now)
    now = host.now
    await host.press(card, card.button("Add computer"))
    await keep("Levels of a computer", host, "How strong should the computer be?", now)
    now = host.now
    await host.press(card, card.button("Start"))
    await seen(host, "it's your turn", now)
    now = host.now
    host.put("kicked")
    for one in (host, guest):
        await seen(one, "I can no longer post in Club", now)
    now = host.now
    host.put("member")
    await host.say("/board")
    back = await keep("In a group that lost its game", host, "The game goes on in private.", now)
    assert back.offers("Move the game here")
    return kinds


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
        *[kept(name, message) for name, message in (await _first_and_lost(standin, ann, ben)).items()],
    ]


async def _first_and_lost(standin: StandIn, ann: DiscordPhone, ben: DiscordPhone) -> dict[str, DiscordMessage]:
    """The first whisper in a server, and the card of a game whose thread was deleted."""
    state, club = standin.state, ann.channel.guild
    assert club is not None
    newcomer = DiscordPhone(standin, ann.user, state.channel(state.guild("Newcomers", ann.user)))
    await newcomer.say("/new")
    whisper = await newcomer.until(lambda each: each.private and "/setup" in each.plain)
    channel = state.channel(club, "evenings")
    host, guest = (DiscordPhone(standin, each.user, channel) for each in (ann, ben))
    await host.say("/new")
    card = await host.until(lambda each: each.offers("Start"))
    await guest.press(card, card.button("Join"))
    card = await host.until(lambda each: each.id == card.id and "2. Ben" in each.plain)
    await host.press(card, card.button("Start"))
    await host.until(lambda each: not each.private and called(each.plain))
    standin.delete_channel(channel.threads()[0])
    lost = await host.until(lambda each: each.id == card.id and each.offers("Move the game here"))
    return {"First whisper in a server": newcomer.message(whisper), "Card of a game that has lost its thread": host.message(lost)}


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
