"""Deadlines and other times on Discord, with the real library against the stand-in: a moment, and how far away it is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import UTC, datetime

from fluent.syntax import FluentSerializer
from msgspec.msgpack import encode

from bot.chat.conversation import Conversation
from bot.chat.services import Services
from bot.i18n import shipped
from bot.store import Announcement, Delivery, Store
from bot.table.announce import Told
from bot.table.announce import encode as encode_told
from bot.table.deeds.clock import NOTICE
from bot.table.limits import HostLimits
from bot.table.reminders import Reminder, post
from bot.table.tables import Tables
from tests.chat.room import LIMITS
from tests.discord.table import BlankRenderer, services
from tests.discord.test_menus import Evening, evening
from tests.discord.wire import serving
from tests.standins.discord.manners import rude
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.world import DiscordMessage
from tests.standins.discord.writing import texts
from tests.table.playing import decider
from tests.waiting import PATIENCE

_STAMP = re.compile(r"<t:(\d+):f>")
BOTH = re.compile(r"<t:(\d+):f> \(<t:\1:R>\)")
"""A moment in the reader's zone, and how far away it is."""
SHOWN = {
    "turn-small": {"the turn", "a look"},
    "turn-deadline": {"the list of games", "a nudge", "a reminder"},
    "news-will-expire": {"an open game that nobody joins"},
    "news-away": {"news of an absence"},
    "news-away-ahead": {"news of an absence to come"},
    "news-pause-asked": {"a question about a pause"},
    "news-paused": {"a pause"},
    "denied-game-paused": {"a nudge in a pause"},
    "news-deadline-moved": {"more time from another player"},
    "away-done": {"an absence"},
    "away-ahead": {"an absence to come"},
    "denied-nudge-too-soon": {"a second nudge"},
    "denied-nudge-quiet": {"a nudge in quiet hours"},
    "denied-nudge-away": {"a nudge in an absence"},
    "denied-say-too-much": {"too many messages"},
    "denied-too-fast": {"too many commands"},
}
"""The messages with a time, and where the tests below see them."""


def due(e: Evening) -> int:
    return int(_STAMP.findall(e.living().content)[0])


async def living_post_shows_the_new_deadline_of_somebody_who_goes_away(e: Evening) -> None:
    """It is changed, not posted again, and nobody is pinged; on their return it is changed back."""
    await e.begin()
    _, asked, _ = e.asked
    post, pings, at_first = e.living(), len(e.standin.state.pings), due(e)
    await asked.say("/away 2 days")
    await e.standin.until(lambda: due(e) > at_first + 86_400)
    await asked.say("/away")
    await e.standin.until(lambda: due(e) < at_first + 3_600)
    assert e.living() is post
    assert len(e.standin.state.pings) == pings


def test_each_message_with_a_time_is_looked_at() -> None:
    english = shipped().entries("en")
    serializer = FluentSerializer()
    assert {name for name in english if "$until" in serializer.serialize_entry(english[name])} == {*SHOWN}


async def timed(phone: DiscordPhone, does: str, found: Callable[[str], object], *, private: bool = True) -> None:
    """Do this, and find both stamps in the message that it leads to."""
    before = phone.now
    await phone.say(does)
    await stamped(phone, found, before, private=private)


async def stamped(phone: DiscordPhone, found: Callable[[str], object], before: int, *, private: bool = True) -> DiscordMessage:
    seen = await phone.until(lambda seen: seen.change > before and seen.private == private and found(seen.plain))
    message = phone.message(seen)
    assert BOTH.search("\n".join(texts(message))), texts(message)
    return message


async def test_every_time_is_a_moment_for_each_reader(store: Store) -> None:
    """On the post of a turn and on each answer and notice that names a time; the manners are checked of all messages."""
    async with evening(store) as e:
        await e.begin()
        _, asked, other = e.asked
        name, before = asked.user.name, 0
        await stamped(asked, lambda text: "it's your turn" in text, before, private=False)
        await timed(asked, "/games", lambda text: "Play by" in text)
        await timed(other, "/board", lambda text: "tiles left" in text)
        hour = datetime.now(UTC).hour
        await asked.say(f"/settings quiet:{(hour - 1) % 24}-{(hour + 3) % 24}")
        await timed(other, "/nudge", lambda text: "quiet hours" in text)
        await asked.say("/settings quiet:off")
        await timed(asked, "/me away 2d", lambda text: "You're away until" in text)
        await stamped(other, lambda text: f"{name} is away until" in text, 0, private=False)
        await timed(other, "/nudge", lambda text: "They're away until" in text)
        await timed(asked, "/me away from tomorrow until 3d", lambda text: "You're away from" in text)
        await stamped(other, lambda text: f"{name} is away from" in text, 0, private=False)
        await asked.say("/me away")
        await other.say("/game give")
        await stamped(other, lambda text: "more time from" in text, 0, private=False)
        await asked.say("/game pause until:3d")
        await stamped(other, lambda text: "asks to pause" in text, 0, private=False)
        question = await other.until(lambda seen: seen.offers("Play on"))
        await other.press(question, question.button("Pause"))
        await stamped(asked, lambda text: "Paused until" in text, 0, private=False)
        await timed(other, "/nudge", lambda text: "The game is paused" in text)
        await other.say("/game pause")
        await asked.until(lambda seen: "ended the pause" in seen.plain)
        await remind(e)
        await stamped(asked, lambda text: re.search(r"it's your turn vs \w+\. Play by", text), before, private=False)
        for _ in range(2):
            before = other.now
            await other.say("/nudge")
        await stamped(other, lambda text: "already nudged" in text, before)
        await stamped(asked, lambda text: "is waiting in game" in text, 0, private=False)
        done = await other.choose("Nudge", asked.user)
        assert done.original is not None
        assert BOTH.search("\n".join(texts(done.original))), "in an answer of a menu, too"
        for _ in range(HostLimits().sayings_a_minute):
            await other.say("/game message words:hello")
        await timed(other, "/game message words:hello", lambda text: "a lot of messages" in text)


async def remind(e: Evening) -> None:
    """Post a reminder to the player to move, as when it is due."""
    (code,) = await e.services.tables.store.games.all()
    table = await e.services.tables.look(code)
    found = Reminder(table.decider or 0, table.since, table.reminded)
    await e.services.tables.store.digests.put(decider(table), code, encode(found))
    await post(e.services.tables, decider(table))


async def test_time_of_an_idle_game_and_of_too_many_commands(store: Store) -> None:
    limits = HostLimits(commands_a_minute=4, commands_in_chat_a_minute=9999)
    usual = services(store, BlankRenderer)
    made = Services(Tables(store), usual.picture_queue, usual.levels, LIMITS, limits)
    async with serving(store, made, Conversation(made)) as (standin, deliver), asyncio.timeout(PATIENCE):
        e = Evening(standin, made)
        await e.ann_phone.say("/new")
        await e.ann_phone.until(lambda seen: seen.offers("Start"))
        (code,) = await store.games.all()
        table = await made.tables.look(code)
        told = encode_told(Told("will_expire", code, table.version, {"until": store.clock.now() + NOTICE}))
        notice = Announcement("notice", (table.home,), told)
        await deliver(Delivery(table.home, code, table.version, (notice,), "n", again=False, shown=0, message=""))
        await stamped(e.ben_phone, lambda text: "It closes on" in text, 0, private=False)
        for _ in range(limits.commands_a_minute):
            await e.ben_phone.say("/games")
        await timed(e.ben_phone, "/games", lambda text: "too fast" in text)
        assert standin.state.problems == rude(standin.state) == []
