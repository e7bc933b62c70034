"""Whose panel it is, with the real library against the stand-in: what belongs to one person obeys nobody else."""

from __future__ import annotations

import re

from tests.discord.test_menus import Evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.world import Can, DiscordMessage
from tests.standins.people import Button, Seen

PANELS = {
    "/settings": "Language",
    "/privacy": "Delete my data",
    "/privacy, Delete my data": "Delete for good",
    "/resign": "Resign",
    "/rules farmer": "",
}
"""What Ann opens, by command and button, and a button of it. With two games, /score asks which."""


async def opened(e: Evening, way: str, label: str) -> DiscordMessage:
    """What Ann sees alone after a command, and the buttons after it."""
    words, *presses = way.split(", ")
    before = e.ann_phone.now

    def panel(seen: Seen) -> bool:
        return seen.private and seen.change > before and any(button.label.startswith(label) for button in seen.buttons)

    await e.ann_phone.say(words)
    for press in presses:
        asks = await e.ann_phone.until(lambda seen, press=press: seen.private and seen.offers(press))  # type: ignore[misc]
        before = e.ann_phone.now
        await e.ann_phone.press(asks, asks.button(press))
    return e.ann_phone.message(await e.ann_phone.until(panel))


async def refused(phone: DiscordPhone, panel: DiscordMessage, button: Button) -> None:
    """Somebody else presses a button of Ann's panel, as only a forged request can."""
    done = await phone.pressed(panel, button)
    assert done.original is not None, button
    assert done.original.seen_by is phone.user, button
    text = phone.read(done.original).plain
    assert re.fullmatch(
        r"These buttons (are for Ann|belong to another player)\. Open your own( in the same way\.|: /[a-z ]+)", text
    ), text


def whispers(phone: DiscordPhone) -> list[tuple[int, int]]:
    """What this person sees alone, and how often each has changed."""
    return [(each.id, each.edits) for each in phone.messages() if each.seen_by is phone.user]


async def settings_of(e: Evening) -> str:
    """What Ann has set, as a new message says it."""
    known = {seen.id for seen in e.ann_phone.shown()}
    await e.ann_phone.say("/settings")
    seen = await e.ann_phone.until(lambda seen: seen.id not in known and seen.offers("Language"))
    return "\n".join((seen.plain, *(each.label for each in seen.buttons)))


async def panels_obey_nobody_but_their_asker(e: Evening) -> None:
    """Neither another player nor an admin of the server."""
    guild = e.ann_phone.channel.guild
    assert guild is not None
    guild.members[e.cleo_phone.user.id] |= Can.MANAGE_GUILD
    await e.begin()
    panels = [await opened(e, way, label) for way, label in PANELS.items()]
    await e.begin()
    panels.append(await opened(e, "/score", ""))
    ann, before = await settings_of(e), whispers(e.ann_phone)
    for panel in panels:
        for number, button in enumerate(e.ann_phone.read(panel).buttons):
            await refused((e.ben_phone, e.cleo_phone)[number % 2], panel, button)
    assert whispers(e.ann_phone) == before
    assert await settings_of(e) == ann
    assert not [seen for seen in e.cleo_phone.shown() if "resigned" in seen.plain]
    settings = panels[0]
    own = await e.ann_phone.pressed(settings, e.ann_phone.read(settings).button("Times"))
    assert own.modal is not None


async def admins_panel_obeys_admins_alone(e: Evening) -> None:
    guild = e.ann_phone.channel.guild
    assert guild is not None
    guild.members[e.ann_phone.user.id] |= Can.MANAGE_GUILD
    await e.ann_phone.say("/setup")
    seen = await e.ann_phone.until(lambda seen: seen.private and seen.offers("Change all"))
    panel, words = e.ann_phone.message(seen), seen.plain
    for button in seen.buttons:
        done = await e.ben_phone.pressed(panel, button)
        assert done.modal is None
        assert done.original is not None
        assert done.original.seen_by is e.ben_phone.user
    assert (panel.edits, e.ann_phone.read(panel).plain) == (0, words)
    asked = await e.ann_phone.pressed(panel, seen.button("Change all"))
    assert asked.modal is not None
