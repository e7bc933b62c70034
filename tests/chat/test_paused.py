"""Replies while the breaker is open and after errors: one sentence, nothing else."""

import pytest

from bot.chat.contract import Account, Request
from bot.chat.conversation import Conversation
from bot.chat.fitting import plain
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.games.faces import drawings
from bot.table.people import People
from bot.table.tables import Tables
from bot.telegram.limits import TELEGRAM
from renderer.renderer import Renderer
from tests.chat.room import LIMITS
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.simple_players import SimplePlayers

PRESS = Request(person=Account("telegram:1", "Ann"), place="telegram:-5", event="e1", button="x", language="de")
WORDS = Request(person=Account("telegram:1", "Ann"), place="telegram:-5", event="e2", words="/new")


def talk(paused: float, memory: Memory) -> Conversation:
    tables = Tables(memory.store, steady())
    return Conversation(Services(tables, PictureQueue(Renderer(drawings())), SimplePlayers.levels, LIMITS, paused=lambda: paused))


async def test_commands_are_refused_while_the_breaker_is_open() -> None:
    room = talk(41.2, Memory())
    pressed = await room.handle(PRESS, TELEGRAM)
    assert pressed.answer is not None
    assert pressed.answer.alert
    assert "42" in pressed.answer.text
    said = await room.handle(WORDS, TELEGRAM)
    assert "42" in "".join(plain(paragraph) for paragraph in said.messages[0].paragraphs)


async def test_error_gives_a_sentence_to_the_person_and_a_cause_to_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("a part is broken")

    monkeypatch.setattr(People, "register", broken)
    reply = await talk(0, Memory()).handle(WORDS, TELEGRAM)
    assert "went wrong" in "".join(plain(paragraph) for paragraph in reply.messages[0].paragraphs)
    assert "a part is broken" in caplog.text
    caplog.clear()  # expected here
