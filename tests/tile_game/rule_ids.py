"""The ids of all rules of the tile game, stored in `rule_ids.txt` beside this file.

Rewritten from the numbered rules (files 00 to 09 of a folder `shared/rules` beside the project) by

    python -m tests.tile_game.rule_ids

A rule is a list item that begins with its id, in bold or followed by a full stop: "- **BASE-43** …", "- TOWER-1. …".
"""

from __future__ import annotations

import re
from pathlib import Path

KEPT = Path(__file__).with_name("rule_ids.txt")
ORIGINALS = Path(__file__).resolve().parents[3] / "shared" / "rules"
ITEM = re.compile(r"^- (?:\*{1,2}([A-Z]+-[A-Z]?\d+)|([A-Z]+-[A-Z]?\d+)\.)", re.MULTILINE)


def kept() -> list[str]:
    """The stored ids, in the order of the rules."""
    return KEPT.read_text(encoding="utf-8").split()


def found(folder: Path) -> list[str]:
    """The ids in the numbered rules of a folder; an id that two files state counts once."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("0[0-9]-*.md"))]
    return list(dict.fromkeys(bold or plain for text in texts for bold, plain in ITEM.findall(text)))


if __name__ == "__main__":
    KEPT.write_text("\n".join(found(ORIGINALS)) + "\n", encoding="utf-8")
