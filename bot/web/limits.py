"""What the browser room can do with a message."""

from __future__ import annotations

from typing import Final

from bot.chat.contract import PlatformLimits

WEB: Final = PlatformLimits(
    platform="web", text=20000, caption=20000, can_whisper=True, native_time=True, pages_here=True, one_room=True
)
"""The room serves the tables' pages itself."""
