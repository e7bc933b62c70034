"""The command `carcassonne-bot`, also reached as `python -m bot`."""

from bot.command_line import main

__all__ = ["main"]

if __name__ == "__main__":
    raise SystemExit(main())
