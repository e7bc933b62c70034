"""Starts the bot, installed or in a checkout.

An installed wheel has `bot` and `renderer` inside this folder. They are found by those names in the bot's own processes only, so
other packages may have the same names.
"""

import os
import sys
from pathlib import Path


def main() -> int:
    """Run the command `carcassonne-bot`."""
    here = Path(__file__).parent
    home = str(here if (here / "bot").is_dir() else here.parent)
    sys.path.insert(0, home)
    # Child processes (computer players, reviews, drawing) find the packages there too, and never those of the current folder.
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
    os.environ["PYTHONSAFEPATH"] = "1"

    from bot.command_line import main as run  # noqa: PLC0415 — only now can it be found

    return run()
