"""The command `carcassonne-bot` as `python -m carcassonne_bot`."""

from carcassonne_bot import main

if __name__ == "__main__":
    raise SystemExit(main())
