"""Draw each kind of message as a phone and a desktop show it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import StoreSettings, open_store
from tests.look.pages import THEMES, WIDTHS, beside, draw, page
from tests.look.stage import on_discord, on_telegram
from tests.look.story import PARTS


async def main(folder: Path) -> None:
    """Draw the pages of both platforms, and a turn on each beside the other for the README."""
    turns = []
    for platform, on in (("telegram", on_telegram), ("discord", on_discord)):
        with TemporaryDirectory() as data:
            async with open_store(StoreSettings(folder=Path(data))) as store, on(store) as stage:
                parts = {name: await part(stage) for name, part in PARTS.items()}
        turn = next(kind for kind in parts["game"] if kind.name == "Turn")
        draw(page(platform, "dark", "phone", [turn._replace(name=platform)]), "phone", folder / f"{platform}-turn.png")
        turns.append(folder / f"{platform}-turn.png")
        for name, kinds in parts.items():
            for theme in THEMES:
                for device in WIDTHS:
                    target = folder / f"{platform}-{name}-{device}-{theme}.png"
                    draw(page(platform, theme, device, kinds), device, target)
                    sys.stdout.write(f"{target}\n")
    beside(turns, folder / "turns.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.look", description=__doc__)
    parser.add_argument("folder", nargs="?", default="build/look", type=Path, help="where the pictures go (default: %(default)s)")
    chosen: Path = parser.parse_args().folder
    chosen.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(chosen))
