"""One person in two servers: neither learns of the other. The unmodified bot against the stand-in."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.chat.commands.all import ALIASES
from tests.discord.test_adapter_table import leaves
from tests.standins.discord.evening import evening
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.server import StandIn
from tests.standins.people import open_table, plain, whose_turn

SECRET = "SecretLover"
WORDS = {
    **dict.fromkeys(("game invite", "me block", "game remove"), SECRET),
    "move": "M20",
    "game message": "hello",
    "me link": "12345678",
    "rules": "farmer",
    "settings": "quiet:22-7",
}
"""What is typed after a command that wants words."""
WITH_A_FILE = "game import"
GUESSES = sorted(ALIASES)
SHOWS = re.compile(r"\.watch\.|^Show here$")
"""The buttons by which a person shows a game to everybody."""


async def press_all(phone: DiscordPhone) -> None:
    """Press every button of the panels that this person has opened, but for what shows them to everybody."""
    pressed = 0
    for message in [each for each in phone.messages() if each.seen_by is phone.user]:
        for button in phone.read(message).buttons:
            if not (SHOWS.search(button.id) or SHOWS.search(button.label)) and button in phone.read(message).buttons:
                done = await phone.pressed(message, button)
                assert done.first, button
                pressed += 1
    assert pressed >= 15


@pytest.mark.long
async def test_no_command_shows_a_server_what_happens_in_another(tmp_path: Path) -> None:
    standin = StandIn()
    here = standin.state.channel(standin.state.guild("Elsewhere"))
    async with evening(tmp_path, ("Ann", SECRET), standin) as party:
        state, (ann, lover), (phone, _) = standin.state, party.players, party.phones
        codes = [await open_table(ann, [lover]) for _ in range(2)]
        assert await whose_turn([ann, lover])
        await phone.say("/settings zone:Asia/Tokyo")
        await phone.until(lambda seen: seen.private and "Tokyo" in seen.plain)
        assert here.guild is not None
        here.guild.people[phone.user.id] = phone.user
        here.guild.members[phone.user.id] = here.guild.bot_can
        elsewhere = DiscordPhone(standin, phone.user, here)
        commands = [path for path, _ in leaves([{"options": [], **each} for each in state.commands if each["type"] == 1])]
        whispers = 0
        for path in commands:
            if path != WITH_A_FILE:
                done = await elsewhere.typed(f"/{path} {WORDS.get(path, '')}".strip(), here)
                assert done is not None, path
                assert done.first, path
                whispers += done.original is not None and done.original.seen_by is phone.user
        assert whispers > 20
        await press_all(elsewhere)
        for words in GUESSES:
            await elsewhere.say(f"<@{state.bot.id}> /{words}")
        await elsewhere.say("/games")
        await elsewhere.until(lambda seen: seen.private and codes[0] in seen.plain)  # the rest is answered, too
        hidden = re.compile("|".join((*codes, SECRET, "Asia/Tokyo", "22:00")))
        public = [each for channel in (here, *here.threads()) for each in channel.messages.values() if each.seen_by is None]
        assert [each.posted for each in public if hidden.search(plain(each.posted))] == []
        party.check_manners()
