"""Fuzz all inputs: anything is accepted or refused in a sentence, and nothing crashes.

`make test` tries the same few each time; `make fuzz` thousands of new ones.
"""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.chat.buttons import read_press
from bot.chat.contract import Account, PlatformLimits, Request
from bot.chat.conversation import Conversation
from bot.chat.picture_queue import PictureQueue
from bot.chat.services import Services
from bot.command_line.engine import EngineSession
from bot.discord.limits import DISCORD
from bot.engine.record import read_record, record_of, write_record
from bot.engine.refusals import BadRecord, IllegalAction
from bot.games.faces import drawings
from bot.games.rules import game_kind
from bot.i18n import Translator, shipped
from bot.settings import SettingsError, all_settings, load
from bot.store.backup_file import check
from bot.store.connect import ServerAddress, parse
from bot.store.faults import Refused
from bot.table.limits import HostLimits
from bot.table.tables import Tables
from bot.telegram.limits import TELEGRAM
from bot.watch.logs import Veil
from bot.watch.metrics import COMMANDS
from bot.web.limits import WEB
from renderer.renderer import Renderer
from tests.chat.room import LIMITS
from tests.table.chance import steady
from tests.table.memory import Memory
from tests.table.simple_players import SimplePlayers
from tests.tile_game.playing import random_game, setup_for

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
    max_leaves=20,
)
FIELDS = st.sampled_from(["do", "at", "rot", "on", "figure", "seat", "from", "card", "row", "take", "outpost", "goods"])
ACTIONS = st.dictionaries(FIELDS, JSON, max_size=6)
SAID = ["/play", "/board", "/rules", "/join", "/say", "/settings", "/setup", "/away", "/import", "/top", "C7", "r2", "M20"]
WORDS = st.text(max_size=200) | st.lists(st.sampled_from(SAID) | st.text(max_size=20), max_size=6).map(" ".join)
PLATFORMS = st.sampled_from([DISCORD, TELEGRAM, WEB])


*_, PLAYED = random_game(setup_for(("fields", "tower"), random.Random(5)), random.Random(5))
RECORD = write_record(record_of(PLAYED))


@given(st.binary(max_size=300))
def test_records_of_any_bytes(data: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(data)


@given(st.integers(0, len(RECORD) - 1), st.binary(max_size=8), st.integers(0, 40))
def test_records_with_bytes_changed(at: int, put: bytes, gone: int) -> None:
    changed = RECORD[:at] + put + RECORD[at + gone :]
    try:
        record = read_record(changed)
    except BadRecord:
        return
    assert record.setup.seats


@given(st.lists(ACTIONS | JSON, max_size=5), st.sampled_from(["carcassonne", "cardcassonne"]))
def test_lines_to_the_engine(lines: list[Any], game: str) -> None:
    session = EngineSession()
    session.answer(json.dumps({"game": game, "setup": {"seats": 2, "modules": [], "seed": "ab" * 32}}).encode())
    for line in lines:
        answer = session.answer(json.dumps(line).encode())
        assert isinstance(answer, dict)


@given(JSON, st.sampled_from(["carcassonne", "cardcassonne"]))
def test_actions_of_any_shape(data: Any, game: str) -> None:
    reader = game_kind(game).reader
    with suppress(IllegalAction):
        reader.read(data)


@given(
    st.dictionaries(
        st.sampled_from([name.upper() for name in all_settings()]), st.text(max_size=40).filter(lambda t: "\0" not in t)
    )
)
def test_settings_of_any_text(environ: dict[str, str]) -> None:
    said = ""
    try:
        load(environ, Path())
    except SettingsError as error:
        said = str(error)
    assert not any(value in said for value in environ.values() if len(value) > 20)


@given(st.text(max_size=80) | st.builds(lambda tail: f"redis+cluster://{tail}", st.text(max_size=60)))
def test_addresses_of_any_text(text: str) -> None:
    with suppress(Refused):
        assert isinstance(parse(text), ServerAddress)


@given(st.binary(max_size=400))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_back_ups_of_any_bytes(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "any.backup"
    file.write_bytes(data)
    with pytest.raises(Refused):
        check(file)


@given(st.text(max_size=120))
def test_buttons_of_any_text(data: str) -> None:
    press = read_press(data)
    assert press is None or press.verb


@given(st.sampled_from(shipped().languages), st.text(max_size=200))
def test_foreign_text_in_every_language(language: str, text: str) -> None:
    assert Translator(language).text("news-nudged", player=text, by=text, table=text)


@given(st.text(min_size=4, max_size=60), st.text(max_size=60))
def test_named_secrets_are_hidden_in_any_text(secret: str, text: str) -> None:
    assert secret not in Veil([secret]).over(f"{text}{secret}{text}").replace("(secret)", "\0")


class RunningTalk:
    """A conversation at a running table."""

    def __init__(self) -> None:
        self.tables = Tables(Memory().store, steady())
        allowed = HostLimits(
            commands_a_minute=10**9,
            commands_in_chat_a_minute=10**9,
            commands_in_room_a_minute=10**9,
            tables_of_person=10**9,
            tables_in_chat=10**9,
            tables_in_room=10**9,
        )
        self.room = Conversation(Services(self.tables, PictureQueue(Renderer(drawings())), SimplePlayers.levels, LIMITS, allowed))
        self.numbers = 0

    async def say(self, limits: PlatformLimits, **command: Any) -> None:
        self.numbers += 1
        said = Request(place="web:-1", event=f"fuzz-{self.numbers}", **command)
        broken = COMMANDS.labels(limits.platform, "failed")
        before = broken._value.get()
        reply = await self.room.handle(said, limits)
        assert broken._value.get() == before, "it could not be carried out"
        for message in reply.messages:
            assert len(message.buttons) <= limits.rows


@given(WORDS, st.text(max_size=60), PLATFORMS, st.booleans(), st.binary(max_size=200) | st.none())
@settings(max_examples=30)
def test_anything_said_by_anybody(words: str, name: str, limits: PlatformLimits, private: bool, file: bytes | None) -> None:
    async def talk() -> None:
        there = RunningTalk()
        for first in ("/new", "/start", words, words):
            await there.say(
                limits, person=Account("web:1", name), words=first, private=private, file=file if first == words else None
            )

    asyncio.run(talk())


@given(st.text(max_size=60), PLATFORMS, st.text(max_size=30))
@settings(max_examples=30)
def test_any_button_of_anybody(button: str, limits: PlatformLimits, message: str) -> None:
    async def talk() -> None:
        there = RunningTalk()
        await there.say(limits, person=Account("web:1", "Ann"), words="/new")
        await there.say(limits, person=Account("web:2", "Ben"), button=button or "x", message=message)

    asyncio.run(talk())
