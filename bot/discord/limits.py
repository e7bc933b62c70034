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
    can_whisper=True,
    message_menus=True,
    native_time=True,
    late_welcome=True,
)
"""Components V2: 4,000 characters in all, five rows of five."""
