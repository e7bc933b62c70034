"""The pages: links work, pictures have alt texts, and tables match the program."""

from __future__ import annotations

import io
import json
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from bot.chat.commands.all import COMMANDS, FORMER
from bot.chat.voice import Voice
from bot.command_line import main
from bot.settings import all_settings
from tests.project import references
from tests.project.documents import PAGES, ROOT, anchors, blocks, links, prose, rows, spans

README: Final = ROOT / "README.md"
TEXTS: Final = {page: page.read_text("utf-8") for page in PAGES}
MOST_WORDS: Final = 900
"""Most words of the README."""
LARGEST: Final = 1_500_000
"""Most bytes of the animation, as phones load it first."""
BOTFATHER: Final = {"newbot", "revoke", "setprivacy", "setjoingroups", "setdescription", "setabouttext", "setprivacypolicy"}
ADDRESSES: Final = {"healthz", "readyz", "metrics", "health", "gateway", "watch", "turn", "host", "browsers", "bot", "file"}
"""Words with a slash that are no chat commands."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_between_pages_work(page: Path) -> None:
    for link in links(TEXTS[page]):
        target, _, anchor = link.partition("#")
        if ":" in target:
            assert target.startswith("https://"), link
            continue
        there = (page.parent / target).resolve() if target else page
        assert there.exists(), link
        if anchor:
            assert anchor in anchors(there.read_text("utf-8")), link


def test_every_page_is_reachable_from_the_readme() -> None:
    reached, ahead = set[Path](), [README]
    while ahead:
        page = ahead.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            targets = [link.partition("#")[0] for link in links(TEXTS[page])]
            ahead += [(page.parent / target).resolve() for target in targets if target and ":" not in target]
    assert set(PAGES) - reached == set()


def test_pictures_have_alt_texts() -> None:
    for page, text in TEXTS.items():
        for words, _ in re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", prose(text)):
            assert len(words) > 10, page


def test_anchors_match_those_of_markdown_sites() -> None:
    assert anchors("# The contract (`game.py`)\n\n## Two\n\n## Two\n") == {"the-contract-gamepy", "two", "two-1"}


# tables


def test_every_setting_is_documented() -> None:
    assert rows(TEXTS[references.SETTINGS], "[A-Z_]+") == {name.upper(): each.meaning for name, each in all_settings().items()}


@pytest.mark.parametrize("page", references.PAGES, ids=lambda page: page.stem)
def test_tables_made_from_the_code_are_of_today(page: Path) -> None:
    assert references.with_tables(page, references.PAGES[page]()) == TEXTS[page], "run `python -m tests.project.references`"


def test_readme_is_short_and_begins_with_a_picture() -> None:
    assert len(TEXTS[README].split()) <= MOST_WORDS
    assert TEXTS[README].index("![") < TEXTS[README].index("\n## ")


def test_documented_settings_exist() -> None:
    given = {name.upper() for name in all_settings()}
    prefixes = tuple({name.partition("_")[0] + "_" for name in given if "_" in name})
    for page, text in TEXTS.items():
        for span in spans(text):
            for word in re.findall(r"^([A-Z]+(?:_[A-Z]+)+)\b", span):
                assert word in given or not word.startswith(prefixes), (page, word)


def test_documented_settings_file_can_be_read() -> None:
    for page, text in TEXTS.items():
        for label, code in blocks(text):
            if label == "toml":
                assert set(tomllib.loads(code)) <= set(all_settings()), page


def test_players_page_lists_every_command_like_the_menu() -> None:
    told = rows((ROOT / "docs" / "playing.md").read_text("utf-8"), r"/[a-z]+")
    assert told == {f"/{name}": Voice("en").text(f"command-{name}") for name in COMMANDS}


def test_documented_chat_commands_exist() -> None:
    groups = {each.path.partition(" ")[0] for each in COMMANDS.values() if each.path}
    for page, text in TEXTS.items():
        for span in spans(text):
            named = re.match(r"/([a-z]+)\b(?![/.])", span)
            if named:
                assert named[1] in {*COMMANDS, *FORMER, *BOTFATHER, *ADDRESSES, *groups}, (page, span)


# the animation


def test_animation_shows_a_whole_game_and_is_small(tmp_path: Path) -> None:
    """Redrawn as by `make gif`, it must look like the stored one."""
    recipe = re.search(
        r"^gif:.*\n\t\$\(BIN\)/carcassonne-bot (.+) --gif (\S+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE
    )
    assert recipe
    kept = (ROOT / recipe[2]).read_bytes()
    assert len(kept) <= LARGEST
    assert recipe[2] in links(TEXTS[README])
    words = [str(ROOT / word) if word.startswith("docs/") else word for word in recipe[1].split()]
    assert main([*words, "--gif", str(tmp_path / "anew.gif"), "--atlas", str(tmp_path / "atlas")]) == 0
    actions = json.loads((ROOT / "docs" / "examples" / "game.json").read_text("utf-8"))["actions"]
    tiles = sum(action["do"] == "tile" for action in actions)
    with Image.open(io.BytesIO(kept)) as old, Image.open(tmp_path / "anew.gif") as new:
        assert getattr(old, "n_frames", 1) == getattr(new, "n_frames", 1) == tiles + 1
        assert old.size == new.size
        for number in (0, tiles):
            old.seek(number)
            new.seek(number)
            assert _apart(old.convert("RGB"), new.convert("RGB")) < 8, "make gif"


def _apart(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ at low resolution."""
    small = [image.resize((64, 64), Image.Resampling.BOX).tobytes() for image in (one, other)]
    return sum(abs(a - b) for a, b in zip(small[0], small[1], strict=True)) / len(small[0])
