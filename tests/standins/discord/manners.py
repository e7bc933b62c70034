"""What a reader may expect of the bot's messages beyond what Discord accepts."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.standins.calls import called
from tests.standins.discord import components as parts
from tests.standins.discord.state import DiscordState
from tests.standins.discord.world import Attachment, DiscordMessage, Flag
from tests.standins.discord.writing import texts
from tests.standins.people import plain

LONGEST_LABEL = 38
"""Letters of a label that a phone shows."""
_ABSOLUTE, _RELATIVE = re.compile(r"<t:(\d+):[fF]>"), re.compile(r"<t:(\d+):R>")
_HOUR_ELSEWHERE = re.compile(r"\d UTC")
_FIRST_LETTERS = 300
"""Letters of a description after which few go on listening."""
_PICTURES = (".png", ".gif")


def _named(message: DiscordMessage, said: str) -> str:
    """A text with the names of those whom it mentions."""
    for each in message.mentions:
        said = said.replace(f"<@{each.id}>", each.name)
    return plain(said)


def _first_words(picture: Attachment) -> str:
    return plain(picture.description or "")[:_FIRST_LETTERS]


def rude(state: DiscordState) -> list[str]:
    """What is wrong with the bot's messages as they stand."""
    messages = (each for channel in state.channels.values() for each in channel.messages.values() if each.author is state.bot)
    return [f"{wrong}: {texts(each)}" for each in messages for wrong in _wrong(each)]


def _wrong(message: DiscordMessage) -> Iterator[str]:
    said = "\n".join(texts(message))
    if _HOUR_ELSEWHERE.search(said):
        yield "a time in somebody else's zone"
    if set(_ABSOLUTE.findall(said)) != set(_RELATIVE.findall(said)):
        yield "a time that is said in one way only"
    if message.mentions and Flag.LAYOUT in message.flags:
        yield "a mention that no push shows"
    for _, each in parts.walk(message.components):
        if each["type"] == parts.BUTTON and len(each.get("label") or "") > LONGEST_LABEL:
            yield f"a label of more than {LONGEST_LABEL} letters: {each['label']}"
        if any(not item.get("description") for item in each.get("items", ())):
            yield "a picture without a description"
    asked, pictures = called(_named(message, said)), [each for each in message.attachments if each.name.endswith(_PICTURES)]
    if asked and pictures and not all(part in _first_words(pictures[0]) for part in (asked, "Score: ")):
        yield f"a picture whose first words do not say who is asked and the score: {_first_words(pictures[0])}"
    classic = Flag.LAYOUT not in message.flags
    if classic and any(not each.description for each in message.attachments if each.name.endswith(_PICTURES)):
        yield "a picture without a description"
