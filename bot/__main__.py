"""`python -m bot`, wherever the package is on the path: in a checkout and in the image."""

from bot.command_line import main

if __name__ == "__main__":
    raise SystemExit(main())
