"""The card of a new game as the public answer to the command that opens it: the real library against the stand-in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.chat.contract import Platform
from bot.chat.conversation import Conversation
from bot.discord.posts import Posts
from bot.store import Delivery, Store
from tests.discord.table import BlankRenderer, services
from tests.discord.test_menus import Evening, evening
from tests.discord.wire import serving, working
from tests.standins.cut import Cut
from tests.standins.discord.components import BUTTON, walk
from tests.standins.discord.interactions import POST, Interaction
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.rest import DiscordCall
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Flag
from tests.standins.people import Seen
from tests.waiting import PATIENCE

CALLBACK = "callback"


def cards(phone: DiscordPhone) -> list[Seen]:
    return [seen for seen in phone.shown() if seen.offers("Join")]


async def opened(phone: DiscordPhone, words: str = "/new") -> Interaction:
    asked = await phone.typed(words, phone.channel)
    assert asked is not None
    return asked


async def test_card_and_first_turn_are_the_answer(store: Store) -> None:
    """The card answers in a channel and in private, and is changed there later; so does the first turn against a computer."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        await e.cleo_phone.say("/help")  # the first command of a server is welcomed, too
        before, sent = len(e.ann_phone.shown()), e.standin.rest.asked
        done = await opened(e.ann_phone)
        assert done.first == POST
        assert done.original is not None
        assert done.original.seen_by is None
        (card,) = cards(e.ben_phone)
        assert card.id == str(done.original.id)
        assert len(e.ann_phone.shown()) == before + 1, "nothing else is said"
        assert "create_message" not in sent, "one call in all"
        await e.ben_phone.press(card, card.button("Join"))
        await e.cleo_phone.until(lambda seen: seen.id == card.id and "2. Ben" in seen.plain)
        private = await e.ann_phone.typed("/new", e.standin.state.private(e.ann_phone.user))
        assert private is not None
        assert private.original is not None
        assert e.ann_phone.read(private.original).offers("Start")
        solo = await opened(e.ann_phone, "/new computer")
        assert solo.original is not None
        assert "tiles left" in e.ann_phone.read(solo.original).plain or solo.original.seen_by, "a computer's turn has no post"


async def test_first_command_of_a_server_gets_card_and_welcome(store: Store) -> None:
    async with evening(store) as e:
        done = await opened(e.ann_phone)
        assert done.original is not None
        assert e.ann_phone.read(done.original).offers("Start")
        await e.ann_phone.until(lambda seen: seen.private and "/setup" in seen.plain)


def losing(standin: StandIn, reached: asyncio.Event, *, done: bool) -> Callable[[DiscordCall], Awaitable[None]]:
    """From the first answer on, the bot's requests get lost: before Discord does them, or only what it says to them."""

    async def before(call: DiscordCall) -> None:
        if call.path.endswith(CALLBACK):
            reached.set()
            standin.rest.broken |= set() if done else {"create_interaction_response", "create_message"}
            standin.rest.cut = Cut(0, done=True) if done else None

    return before


@pytest.mark.parametrize("done", [True, pytest.param(False, marks=pytest.mark.long)], ids=["answered", "not answered"])
async def test_card_is_there_once_after_a_kill(store: Store, *, done: bool) -> None:
    """A process ends between the answer and its note, or before the answer; the next one begins."""
    made = services(store, BlankRenderer)
    async with serving(store, made, Conversation(made)) as (standin, _):
        e, reached = Evening(standin, made), asyncio.Event()
        standin.rest.before = losing(standin, reached, done=done)
        command = asyncio.create_task(e.ann_phone.say("/new"))
        await reached.wait()
        if done:
            await e.ben_phone.until(lambda seen: seen.offers("Join"))
    command.cancel()
    standin.rest.before = standin.rest.cut = None
    standin.rest.broken.clear()
    fresh = services(store, BlankRenderer)
    async with standin.serving(), working(standin, store, fresh, Conversation(fresh)):
        card = await e.ben_phone.until(lambda seen: seen.offers("Join"))
        await e.ben_phone.press(card, card.button("Join"))
        await e.cleo_phone.until(lambda seen: seen.id == card.id and "2. Ben" in seen.plain)
        assert [seen.id for seen in cards(e.cleo_phone)] == [card.id]
    assert standin.state.problems == []


class DeliveringElsewhere(Conversation):
    """Its deliveries are posted as by another process, which heard no command."""

    posts: Posts | None = None

    async def deliver(self, delivery: Delivery, platform: Platform) -> str:
        assert isinstance(platform, Posts)
        if self.posts is None:
            self.posts = Posts(self, platform._on_left)
            self.posts.connect(await platform.client())
        return await super().deliver(delivery, self.posts)


async def test_another_process_answers_with_the_card(store: Store) -> None:
    """The process that heard the command asks Discord for the answer, and adds the welcome to it."""
    made = services(store, BlankRenderer)
    async with serving(store, made, DeliveringElsewhere(made)) as (standin, _), asyncio.timeout(PATIENCE):
        phone = Evening(standin, made).ann_phone
        done = await opened(phone)
        assert done.original is not None
        assert phone.read(done.original).offers("Start")
        await phone.until(lambda seen: seen.private and "/setup" in seen.plain)
        assert len(phone.shown()) == 2, "the card and the welcome"
        assert standin.state.problems == []


async def test_card_is_posted_where_the_answer_is_refused(store: Store) -> None:
    """Discord waits no longer when the card comes. The answer that is given leads to it."""
    async with evening(store) as e, asyncio.timeout(PATIENCE):
        refuses, channel = e.standin.rest.refuses, e.ann_phone.channel

        async def before(call: DiscordCall) -> None:
            refuses.clear()
            if call.path.endswith(CALLBACK) and not call.body["data"].get("flags", 0) & Flag.EPHEMERAL:
                refuses["create_interaction_response"] = 10062

        await e.cleo_phone.say("/help")
        e.standin.rest.before = before
        done = await opened(e.ann_phone)
        card = await e.ben_phone.until(lambda seen: seen.offers("Join"))
        assert card.picture
        assert done.original is not None
        assert e.ann_phone.read(done.original).plain == "Done. The chat shows it."
        (way,) = [part for _, part in walk(done.original.components) if part["type"] == BUTTON]
        assert channel.guild is not None
        assert way["url"] == f"https://discord.com/channels/{channel.guild.id}/{channel.id}/{card.id}"
