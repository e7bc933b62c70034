"""What a reader may expect of the bot's messages beyond what Telegram accepts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from tests.standins.open_questions import LEADS_ON, asks
from tests.standins.telegram.texts import Entity, Marked
from tests.standins.telegram.world import Chat, TelegramMessage, TelegramWorld

LONGEST_LABEL: Final = 38
"""Letters of a label that a phone shows."""
PUSH: Final = 80
"""Letters that a lock screen shows."""
_HOUR_ELSEWHERE: Final = re.compile(r"\d UTC")
_NO_DEADLINE: Final = re.compile(r"away (?:until|from)|pause|Pause|nudge (?:again )?from|too fast")
"""Words beside a time that is no deadline."""
_VERB: Final = re.compile(r"[^.]*\.\w*\.(\w+)\.")
_STAYS: Final = LEADS_ON | {"help"}
"""What the buttons of a game that is over, and those of a greeting, do."""
_ISOLATES: Final = "\u2066\u2067\u2068"
_END: Final = "\u2069"


def rude(world: TelegramWorld) -> list[str]:
    """What is wrong with the bot's messages, as they stand and as they came."""
    names = [user.name for user in world.users.values() if not user.is_bot and _from_the_right(user.name)]
    return [f"{wrong}: {each.text or each.first!r}" for each in world.said() for wrong in _wrong(each, names)]


def out_of_place(name: str, text: str) -> bool:
    """Whether a name that is written from right to left stands somewhere without marks that keep it apart."""
    found = [match.start() for match in re.finditer(re.escape(name), text)]
    ends = [text[at + len(name) : at + len(name) + 1] for at in found]
    return any(text[max(0, at - 1) : at] not in tuple(_ISOLATES) or end != _END for at, end in zip(found, ends, strict=True))


def open_questions(chat: Chat) -> list[str]:
    """What still asks for something in a chat whose games are over: a question, or buttons that play."""
    said = [each for each in chat.messages if each.sender.is_bot and not each.deleted]
    return [each.text for each in said if "?" in each.text or asks(each.text) or not _STAYS.issuperset(_verbs(each))]


def _verbs(message: TelegramMessage) -> Iterator[str]:
    for key in (key for row in message.keyboard for key in row if "callback_data" in key):
        found = _VERB.match(key["callback_data"])
        yield found[1] if found else key["callback_data"]


def _from_the_right(name: str) -> bool:
    return any(unicodedata.bidirectional(sign) in {"R", "AL"} for sign in name)


def _wrong(message: TelegramMessage, names: list[str]) -> Iterator[str]:
    for said in [message.came, *([message.content] if message.content is not message.came else [])]:
        times = [each for each in said.entities if each["type"] == "date_time"]
        if _HOUR_ELSEWHERE.search(_without(said, times)):
            yield "a time in somebody else's zone"
        if any(each.get("date_time_format") != "r" and not _has_distance(said, each, times) for each in times):
            yield "a deadline that does not say how far away it is"
        if any(out_of_place(name, said.text) for name in names):
            yield "a name from right to left that moves what stands around it"
    if message.called and not any(each["type"] == "text_mention" and each["offset"] < PUSH for each in message.came.entities):
        yield "a sound whose first letters call nobody"
    if message.file is not None and message.file.kind == "photo" and not message.text:
        yield "a picture without words"
    for key in (key for row in message.keyboard for key in row):
        if len(key["text"]) > LONGEST_LABEL:
            yield f"a label of more than {LONGEST_LABEL} letters: {key['text']}"


def _without(said: Marked, parts: list[Entity]) -> str:
    """The text without these parts."""
    raw, at, kept = said.text.encode("utf-16-le"), 0, b""
    for each in parts:
        kept, at = kept + raw[at : each["offset"] * 2], (each["offset"] + each["length"]) * 2
    return (kept + raw[at:]).decode("utf-16-le")


def _has_distance(said: Marked, date: Entity, times: list[Entity]) -> bool:
    """Whether the moment is there as a distance, too, or is no deadline."""
    line = next(line for line in said.text.splitlines() if said.part(date) in line)
    return bool(_NO_DEADLINE.search(line)) or any(
        each.get("date_time_format") == "r" and each["unix_time"] == date["unix_time"] for each in times
    )
