"""Key names: all are documented, and keys of one game share a shard."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from bot.store.keys import SHARDS, Keys, shard_of

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "storage.md").read_text("utf-8").partition("\n## Keys\n")[2].partition("\n## ")[0]
KINDS = {
    kind
    for path in (ROOT / "bot" / "store").glob("*.py")
    for kind in re.findall(r'\.coordination\("(\w+)"', path.read_text("utf-8"))
}


def documented() -> set[str]:
    """The key names in the page's table; `…:part` repeats the start of the previous name."""
    found = set[str]()
    for row in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE):
        first, *others = re.findall(r"`(.*?)`", row)
        found.add(first)
        found |= {name.replace("…", first.rpartition(":")[0]) for name in others}
    return found


def built() -> set[str]:
    """The key names that the code builds, without the prefix."""
    keys = Keys("carc")
    found = {getattr(keys, name) for name in set(Keys.__slots__) - {"prefix", "tags"}}
    for name, member in inspect.getmembers(Keys):
        if inspect.isfunction(member) and not name.startswith("_"):
            wanted = list(inspect.signature(member).parameters)[1:]
            words = [0 if word == "shard" else word.upper() for word in wanted]
            kinds = [[kind, *words[1:]] for kind in KINDS] if name == "coordination" else [words]
            names = [getattr(keys, name)(*each) for each in kinds]
            found |= {each for built in names for each in ((built,) if isinstance(built, str) else built)}
    return {re.sub(r"\{s\d{3}\}", "{sNNN}", name.removeprefix("carc:")) for name in found}


def test_page_documents_exactly_the_keys_in_use() -> None:
    assert documented() == built()


def test_shard_of_a_game_never_changes() -> None:
    """Fixed values: a change here would lose all existing games."""
    assert [shard_of(name) for name in ("k7qx2mwd", "game0", "ann")] == [17, 109, 73]
    assert {shard_of(f"game{number}") for number in range(5000)} == set(range(SHARDS))


@pytest.mark.parametrize("prefix", ["", "a b", "{a}", "a:b"])
def test_prefix_that_breaks_hash_tags_is_refused(prefix: str) -> None:
    with pytest.raises(ValueError, match="prefix"):
        Keys(prefix)
