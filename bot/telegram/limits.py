"""What Telegram can do with a message."""

from __future__ import annotations

from typing import Final

from bot.chat.contract import PlatformLimits

TELEGRAM: Final = PlatformLimits(
    platform="telegram",
    native_time=True,
    exact_pictures=False,
    rows=30,
    squares=60,
    one_keyboard=True,
    can_copy=True,
    can_delete=True,
    deletes_unheard=True,
    opens_pages=True,
)
"""4,096 characters, 1,024 with a picture."""
