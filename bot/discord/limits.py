"""What Discord can do with a message."""

from __future__ import annotations

from typing import Final

from bot.chat.contract import PlatformLimits

DISCORD: Final = PlatformLimits(
    platform="discord",
    text=4000,
    caption=4000,
    label=80,
    buttons=25,
    rows=5,
    per_row=5,
    square_menus=4,
    one_keyboard=True,
    looks_alone=True,
    can_whisper=True,
    message_menus=True,
    modals=True,
    native_time=True,
    late_welcome=True,
)
"""A whisper has 4,000 characters in all (a post half of that), five rows of five, and a menu fills a row."""
