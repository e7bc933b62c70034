"""`python -m tests.platforms.newer run`: run the bot as if it were the next version."""

from __future__ import annotations

import sys

import bot
from bot.command_line import main

if __name__ == "__main__":
    bot.__version__ = f"{bot.__version__}.next"
    sys.exit(main())
