"""Games in a forum: each has a post of its own, and a rematch gets a new one. The real library against the stand-in."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.discord.test_menus import Evening, evening
from tests.discord.test_threads_at_start import RECORD, TILES, full_card, started_since
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.threads import post
from tests.standins.discord.world import FORUM, NOTHING, Can, Channel
from tests.standins.discord.writing import Draft
from tests.standins.people import Seen


def posts_of(forum: Channel) -> list[Channel]:
    return forum.threads()


async def in_a_post(e: Evening) -> Channel:
    """Ann and Ben have opened a post in a forum. Return the forum."""
    state, guild = e.standin.state, e.ann_phone.channel.guild
    assert guild is not None
    forum = state.channel(guild, "games", kind=FORUM)
    post(state, forum, "Who plays?", Draft({"content": "Let's play"}), e.ann_phone.user)
    for phone in (e.ann_phone, e.ben_phone):
        phone.channel = posts_of(forum)[0]
    return forum


async def played(e: Evening) -> Seen:
    """The result of a short game in this post."""
    card = await full_card(e, RECORD)
    await e.ann_phone.press(card, card.button("Start"))
    phones = {each.user.name: each for each in (e.ann_phone, e.ben_phone)}
    seen = await started_since(e.ann_phone, 0)
    for _ in range(TILES):
        mover, before = next(phone for name, phone in phones.items() if seen.plain.startswith(name)), e.ann_phone.now
        moves = await mover.completions("move", "move", "")
        await mover.say(f"/move {moves[0]} none")
        seen = await next_of(e.ann_phone, before)
        if seen.offers("Rematch"):
            break
    return seen


async def next_of(phone: DiscordPhone, before: int) -> Seen:
    """The next turn or the result."""
    return await phone.until(
        lambda seen: not seen.private and seen.change > before and ("it's your turn" in seen.plain or seen.offers("Rematch"))
    )


@pytest.mark.parametrize("denied", [NOTHING, Can.CREATE_THREADS, Can.SEND], ids=["all", "without threads", "without posts"])
async def test_rematch_gets_a_post_of_its_own(store: Store, denied: Can) -> None:
    """A post needs the right to send, and no right to create threads. Where it cannot be, the rematch stays here."""
    async with evening(store) as e:
        forum = await in_a_post(e)
        result = await played(e)
        (first,) = posts_of(forum)
        forum.denied = denied
        before = e.ann_phone.now
        for phone in (e.ben_phone, e.ann_phone):
            await phone.press(result, result.button("Rematch"))
        if denied == Can.SEND:
            assert posts_of(forum) == [first]
        else:
            _, second = posts_of(forum)
            assert second.name == "Ann and Ben · Carcassonne"
            assert f"<#{first.id}>" in second.messages[second.id].content
            assert any("The game has its own thread" in seen.plain for seen in e.ann_phone.shown())
            e.ann_phone.channel = second
        card = await e.ann_phone.until(lambda seen: seen.change > before and seen.offers("Start") and "2. Ann" in seen.plain)
        assert "1. Ben" in card.plain
        before = e.ann_phone.now
        e.ben_phone.channel = e.ann_phone.channel
        await e.ben_phone.press(card, card.button("Start"))
        await e.ann_phone.until(lambda seen: seen.change > before and "it's your turn" in seen.plain)
        assert len(posts_of(forum)) == 1 + (denied != Can.SEND)
