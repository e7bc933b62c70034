"""The site of documents: it has every page, and no link leads nowhere."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.documents import ROOT
from tests.project.site import ABOVE, build, lay_out, led


@pytest.fixture
def laid_out(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "zensical.toml", tmp_path)
    lay_out(tmp_path / "build" / "docs")
    return tmp_path


def test_site_is_built_without_a_complaint(laid_out: Path) -> None:
    works, said = build(laid_out)
    assert works, said
    made = laid_out / "build" / "site"
    pages = {
        page.relative_to(laid_out / "build" / "docs").with_suffix(".html") for page in (laid_out / "build" / "docs").rglob("*.md")
    }
    assert len(pages) > 80
    for page in pages:
        there = made / (page.with_name("index.html") if page.stem == "README" else page)
        assert there.exists(), page
        assert 'src="https://' not in there.read_text("utf-8"), f"{page} loads something from elsewhere"


def test_broken_link_is_found(laid_out: Path) -> None:
    page = laid_out / "build" / "docs" / "playing.md"
    page.write_text(page.read_text("utf-8") + "\n[nowhere](nowhere.md)\n", "utf-8")
    works, said = build(laid_out)
    assert not works
    assert "nowhere.md" in said


def test_menu_has_every_page() -> None:
    def pages(entry: object) -> Iterator[str]:
        match entry:
            case str():
                yield entry
            case dict():
                yield from (page for part in entry.values() for page in pages(part))
            case list():
                yield from (page for part in entry for page in pages(part))
            case _:
                raise TypeError(entry)

    shown = list(pages(tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]["nav"]))
    assert sorted(shown) == sorted(
        [*ABOVE.values(), "decisions/README.md", *(page.name for page in (ROOT / "docs").glob("*.md"))]
    )


@pytest.mark.parametrize(
    ("page", "text", "there"),
    [
        ("README.md", "[a](docs/playing.md#x)", "[a](playing.md#x)"),
        ("docs/hosting.md", "[a](../README.md)", "[a](index.md)"),
        ("docs/decisions/0001.md", "[a](../engine.md) [b](../../CONTRIBUTING.md)", "[a](../engine.md) [b](../CONTRIBUTING.md)"),
        ("docs/a.md", "[`x`](../bot/x.py) [c](https://example.com/) [d](#here)", "`x` [c](https://example.com/) [d](#here)"),
    ],
)
def test_links_lead_to_where_pages_are_in_the_site(page: str, text: str, there: str) -> None:
    assert led(text, page) == there
