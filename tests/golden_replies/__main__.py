"""`python -m tests.golden_replies write [GAME …]` plays and writes the games; `show GAME [STEP]` prints one."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence

from tests.golden_replies import files
from tests.golden_replies.games import GAMES, Director
from tests.golden_replies.stage import staged
from tests.store.servers import Server, running


def main(words: Sequence[str]) -> int:
    """Write or show."""
    what, names = (words[0], words[1:]) if words else ("", ())
    if what == "write" and set(names) <= set(GAMES):
        with running("--appendonly", "no") as server:
            for name in names or GAMES:
                print(asyncio.run(write(server, name)), flush=True)
        return 0
    if what == "show" and names and names[0] in GAMES:
        for number, step in enumerate(files.read(names[0])[1], 1):
            if len(names) == 1 or int(names[1]) == number:
                print(f"--- {number}: {files.title(step)}", *files.pretty(step), sep="\n")
        return 0
    print(__doc__, "Games:", *GAMES, sep="\n")
    return 2


async def write(server: Server, name: str) -> str:
    """Play a game, write its file, and report how it differs from the old one."""
    game, path = GAMES[name], files.path_of(name)
    before = files.read(name)[1] if path.exists() else []
    async with staged(server, game.cast) as stage:
        director = Director(stage, game.seed)
        await game.play(director)
    data = files.written(game.cast, director.steps)
    path.write_bytes(data)
    others = sum(old != new for old, new in zip(before, director.steps, strict=False))
    return f"{name}: {len(director.steps)} steps (before: {len(before)}, of which {others} are others now), {len(data):,} bytes"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
