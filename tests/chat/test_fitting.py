"""Fitting messages into platform limits."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bot.chat.contract import Answer, Bold, Button, Mention, Message, Moment, Paragraph, Picture, PlatformLimits, Reply
from bot.chat.fitting import clock, fitted, fitted_reply, plain
from bot.chat.voice import Voice
from bot.discord.limits import DISCORD
from bot.i18n import Words
from bot.telegram.limits import TELEGRAM
from tests.i18n.inventory import parameters
from tests.parsing import parsed

TINY = PlatformLimits(
    platform="tiny", text=60, caption=40, alt=10, label=5, buttons=6, rows=3, per_row=2, answer=8, can_edit=False
)


async def nothing() -> bytes:
    return b""


def lines(*texts: str, quote: bool = False) -> tuple[Paragraph, ...]:
    return tuple(Paragraph((text,), quote) for text in texts)


def texts(message: Message) -> list[str]:
    return [plain(paragraph) for paragraph in message.paragraphs]


def test_fitting_message_is_unchanged() -> None:
    message = Message(lines("one", "two"), ((Button("a", "1"),),))
    assert fitted(message, DISCORD) == message


def test_oldest_news_is_cut_first() -> None:
    message = Message((*lines("head"), *lines("old " * 8, "older" * 3, "new", quote=True), *lines("tail")), more="more")
    assert texts(fitted(message, TINY)) == ["head", "more", "older" * 3, "new", "tail"]


def test_overlong_line_is_cut() -> None:
    (only,) = texts(fitted(Message(lines("x" * 500)), TINY))
    assert len(only) <= 60
    assert only.endswith("…")


def test_caption_limit_is_smaller() -> None:
    message = Message(lines("a" * 30, "b" * 20), picture=Picture(nothing, "x" * 50))
    shown = fitted(message, TINY)
    assert texts(shown) == ["a" * 30, "…"]
    assert shown.picture is not None
    assert len(shown.picture.alt) == 10


@pytest.mark.parametrize("limits", [DISCORD, TELEGRAM, TINY], ids=lambda each: each.platform)
@pytest.mark.parametrize("count", [1, 4, 5, 6])
def test_rows_are_merged_but_the_last_stays_apart(limits: PlatformLimits, count: int) -> None:
    rows = (*((Button(f"long label {n}", str(n)),) for n in range(count - 1)), (Button("Confirm", "ok"),))
    shown = fitted(Message(lines("x"), rows), limits).buttons
    assert len(shown) <= limits.rows
    assert all(len(row) <= limits.per_row for row in shown)
    assert all(len(button.label) <= limits.label for row in shown for button in row)
    assert [button.id for button in shown[-1]] == ["ok"]
    kept = [button.id for row in shown for button in row]
    assert len(kept) == min(count, limits.per_row * (limits.rows - 1) + 1)


def test_twenty_five_buttons_including_back_fit_discord() -> None:
    rows = (*((Button(f"{n}", str(n)),) for n in range(20)), (Button("Back", "b"), Button("Again", "a")))
    shown = fitted(Message(lines("x"), rows), DISCORD).buttons
    assert sum(map(len, shown)) == 22


def test_answers_are_cut_and_unsupported_edits_dropped() -> None:
    reply = fitted_reply(Reply(Answer("a long answer"), (Message(lines("x"), edits="m1"),)), TINY)
    assert reply.answer is not None
    assert reply.answer.text == "a long…"
    assert reply.messages[0].edits == ""


def test_spans_as_plain_text() -> None:
    moment = Moment(1_700_000_000_000, "Europe/Berlin")
    paragraph = Paragraph((Bold("b"), " ", Mention("discord:1", "Ann"), " ", moment))
    assert plain(paragraph) == "b Ann Tue 14 Nov, 23:13 CET"
    assert clock(Moment(0)) == "Thu 1 Jan, 00:00 UTC"
    assert clock(Moment(0, language="de")) == "Do., 1. Jan., 00:00 UTC"


def test_mention_can_be_a_parameter_inside_a_sentence() -> None:
    ann = Mention("discord:1", "Ann")
    line = Voice("en").line("news-away", seat=ann, until=Moment(0))
    assert line.spans == (ann, " is away until ", Moment(0), ".")
    assert Voice.around(lambda name: Words(f"Turn 3: {name}, go on."), ann).spans == ("Turn 3: ", ann, ", go on.")


BOT = Path(__file__).parents[2] / "bot"
SOURCES = sorted([*(BOT / "chat").rglob("*.py"), *(BOT / "scene").rglob("*.py"), *BOT.glob("*/face/**/*.py")])
"""The modules that use these words: the conversation and the games' faces."""
OWN = ("chat", "chat-turns")


def mentioned() -> tuple[set[str], set[str]]:
    """All string constants in the sources, and the prefixes of f-strings."""
    whole, begun = set[str](), set[str]()
    for source in SOURCES:
        for node in ast.walk(parsed(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, begun


def own_messages() -> set[str]:
    """Message ids without those used only inside other messages."""
    folder = BOT / "i18n" / "en"
    found = "\n".join((folder / f"{name}.ftl").read_text(encoding="utf-8") for name in OWN)
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", found, re.MULTILINE)) - set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", found))


def test_every_message_is_used() -> None:
    whole, begun = mentioned()
    by_family = {"news", "link-news", "chat-role", "palette", "setting", "word"}
    unsaid = {
        name
        for name in own_messages() - whole
        if not any(len(start) > 3 and name.startswith(start) for start in begun)
        and not any(name.startswith(f"{family}-") for family in by_family)
        and not name.endswith("-done")
    }
    assert unsaid == set()


def test_every_used_message_exists() -> None:
    known = parameters("en")
    spoken = re.compile(r"(?:\.text|\.line|\.said|\.answer)\(\s*\"([a-z0-9-]+)\"")
    said = {code for source in SOURCES for code in spoken.findall(source.read_text(encoding="utf-8"))}
    assert said - known.keys() == set()
    assert len(said) > 100
