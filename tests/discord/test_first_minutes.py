"""The first minutes in a server, with the real library against the stand-in: what each person sees, and what everybody."""

from __future__ import annotations

import re

from tests.discord.test_forms import card_of, pressed
from tests.discord.test_menus import Evening, text_of
from tests.standins.calls import called
from tests.standins.discord.phone import DiscordPhone
from tests.standins.people import Seen
from tests.waiting import until


def public(phone: DiscordPhone) -> list[Seen]:
    return [seen for seen in phone.shown() if not seen.private]


async def from_the_first_command_to_the_second_turn(e: Evening) -> None:
    ann, ben, cleo, state = e.ann_phone, e.ben_phone, e.cleo_phone, e.standin.state
    assert public(cleo) == [], "nothing is posted before somebody asks"
    await ann.say("/new")
    card = await ann.until(lambda seen: seen.offers("Start"))
    told = await ann.until(lambda seen: seen.private and "/setup" in seen.plain)
    assert "/new" in told.plain
    (shown,) = public(cleo)
    assert {"Join", "Options", "Start"} <= {button.label for button in shown.buttons}
    assert any("omputer" in button.label for button in shown.buttons)
    form = await ann.pressed(ann.message(card), card.button("Options"))
    assert form.modal is not None
    await ben.press(shown, shown.button("Join"))
    full = await cleo.until(lambda seen: "2. Ben" in seen.plain)
    assert [seen.id for seen in public(cleo)] == [full.id], "the card alone says who joins"
    assert state.pings == []
    await ann.press(full, full.button("Start"))
    turn = await cleo.until(lambda seen: called(seen.plain) and seen.choices)
    running = await cleo.until(lambda seen: seen.id == card.id and "thread" in seen.plain)
    assert str(cleo.message(turn).channel.id) == running.id, "the first turn is in the thread below the card"
    assert [ping.user.name for ping in state.pings] == [called(turn.plain)]
    player, asked, other = e.asked
    before, posts = asked.now, [(seen.id, seen.plain) for seen in public(cleo)]
    await player.press(turn, turn.choices[0])
    draft = await asked.until(lambda seen: seen.private and seen.choices and seen.change > before)
    assert [(seen.id, seen.plain) for seen in public(cleo)] == posts, "a draft is seen by nobody else"
    assert not other.shown()[-1].private
    await player.decide(draft)
    await cleo.until(lambda seen: called(seen.plain) == other.user.name and seen.choices)
    assert [ping.user for ping in state.pings] == [asked.user, other.user]
    await until(lambda: cleo.message(turn).content.startswith("-# "))
    await cleo.tell("hi")
    welcome = await cleo.until(lambda seen: seen.private and seen.offers("Play a computer"))
    assert "How to play" in {button.label for button in welcome.buttons}


async def options_the_code_and_an_invitation(e: Evening) -> None:
    """The host's form is the host's alone, the card shows what was chosen; the code and an invitation lead to a seat."""
    ann, ben, cleo = e.ann_phone, e.ben_phone, e.cleo_phone
    card = await card_of(e)
    refused = await pressed(ben, card, "Options")
    assert refused.modal is None
    assert refused.original is not None
    assert refused.original.seen_by is ben.user
    before = [(seen.id, seen.plain) for seen in cleo.shown()]
    form = await pressed(ann, card, "Options")
    assert [(seen.id, seen.plain) for seen in cleo.shown()] == before, "a form is seen by nobody else"
    await ann.send(form, {"pace": ["3d"], "seats": ["3"]})
    card = await cleo.until(lambda seen: seen.id == card.id and "3 days" in seen.plain and "2 seats are free" in seen.plain)
    # the code stands on the card, as words to copy; it works in any channel, and the card counts
    copied = re.search(r"/join \w{8}", card.plain)
    assert copied
    guild = ben.channel.guild
    assert guild is not None
    elsewhere = e.standin.state.channel(guild, "elsewhere")
    await ben.typed(copied[0], elsewhere)
    card = await cleo.until(lambda seen: seen.id == card.id and "2. Ben" in seen.plain)
    # an invitation reaches the one who is invited, in private, and its button is a seat
    assert await text_of(ann, "Invite to my game", cleo.user) == f"I don't know Cleo yet. Pass the code on instead: {copied[0]}"
    await cleo.say("/games")
    assert (await text_of(ann, "Invite to my game", cleo.user)).startswith("I'm sending the invitation.")
    letter = await cleo.until(lambda seen: seen.private and seen.offers("Join"))
    assert "Ann has invited you" in letter.plain
    assert letter.id not in {seen.id for phone in (ann, ben) for seen in phone.shown()}
    await cleo.press(letter, letter.button("Join"))
    full = await ben.until(lambda seen: "3. Cleo" in seen.plain and seen.id == card.id)
    assert {button.label for button in full.buttons} == {"Leave", "Options", "Start"}, "no seat is left, none for a computer"
    assert [ping.user for ping in e.standin.state.pings] == [cleo.user], "the invited one alone is called"
