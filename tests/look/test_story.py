"""Each kind of message has its picture: of news, of the answer to each command, and what only one platform has."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

import pytest

from bot.chat.commands.all import menu
from bot.store import Store
from tests.discord.table import BlankRenderer
from tests.look.stage import OnAir, on_discord, on_telegram
from tests.look.story import ALIKE, PARTS, UNANSWERED
from tests.table.news_codes import NEWS
from tests.telegram.adapting import TinyRenderer

ONCE: Final = {
    "telegram": {
        *("Greeting in the private chat", "Greeting in a group", "Options of a game", "Levels of a computer"),
        *("Answer to a press, over the chat", "Answer to a press, in a box", "In a group that lost its game"),
    },
    "discord": {"First whisper in a server", "Card above a thread, after the game", "Card of a game that has lost its thread"},
}
"""What people meet once or at the end, on each platform."""


@pytest.mark.long
@pytest.mark.parametrize(("on", "drawn"), [(on_telegram, TinyRenderer), (on_discord, BlankRenderer)], ids=["Telegram", "Discord"])
async def test_each_kind_of_message_has_its_picture(
    store: Store, on: Callable[..., AbstractAsyncContextManager[OnAir]], drawn: type
) -> None:
    """Kinds of news and commands are those of the bot: a new one is drawn, too, or fails here."""
    async with on(store, drawn) as stage:
        kinds = [kind for part in PARTS.values() for kind in await part(stage)]
        typed = [stage.typed(command) for command in menu("en") if command.name not in UNANSWERED]
    assert all(kind.push or (kind.bubble is not None and kind.bubble.html) for kind in kinds)
    names = [kind.name for kind in kinds]
    assert {f"News: {code}" for code in NEWS.keys() - ALIKE.keys()} <= set(names)
    assert ONCE[stage.platform.limits.platform] <= set(names)
    assert [words for words in typed if words and not any(f"{name} ".startswith(f"Answer to {words} ") for name in names)] == []
