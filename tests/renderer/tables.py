"""`python -m tests.renderer.tables` prints the tables of docs/rendering.md: colour distances and the strength of marks."""

import sys
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import dist

from PIL import Image

from renderer.palette import rgb
from renderer.scene import COLOURS
from renderer.themes import THEMES
from tests.renderer.art.catalogue import all_tiles, picture, tile
from tests.renderer.art.test_marks_keep_their_strength import LEAST, shown, strengths
from tests.renderer.sight import SIGHTS, apart, lab
from tests.renderer.test_owned_grounds import SHOWN, seen


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """A table in Markdown."""
    heads = list(heads)
    yield f"| {' | '.join(heads)} |"
    yield "| --- " * len(heads) + "|"
    for row in rows:
        yield f"| {' | '.join(map(str, row))} |"


def grounds() -> Iterator[list[object]]:
    """Of each theme and kind of ground, the owner nearest to nobody's ground, for each kind of sight."""
    for theme in THEMES:
        for kind in SHOWN:
            least = [
                min(dist(seen(kind, (owner,), theme, sight), seen(kind, (), theme, sight)) for owner in COLOURS)
                for sight in SIGHTS
            ]
            yield [theme, kind, *map(round, least)]


def figures() -> Iterator[list[object]]:
    """Of each theme the two figures nearest to each other, and the figure nearest to grass, for each kind of sight."""
    for theme in THEMES.values():
        bodies = [seat.body for seat in theme.seats.values()]
        yield [
            theme.name,
            "each other",
            *(round(min(apart(*pair, sight) for pair in combinations(bodies, 2))) for sight in SIGHTS),
        ]
        grass = _grass(theme.name)
        yield [theme.name, "grass", *(round(min(dist(lab(body, sight), grass[sight]) for body in bodies)) for sight in SIGHTS)]


def _grass(theme: str) -> dict[str, tuple[float, float, float]]:
    """What each kind of sight perceives of a meadow."""
    image = rgb(shown(tile("U"), THEMES[theme])) if THEMES[theme].grounds else picture(tile("U"), 0)
    red, green, blue = image.crop((4, 40, 60, 120)).resize((1, 1), Image.Resampling.BOX).tobytes()
    return {sight: lab((red, green, blue), sight) for sight in SIGHTS}


def marks() -> Iterator[list[object]]:
    """Of each kind of mark the weakest on any tile, as a share of its strength in the light theme."""
    found: dict[str, dict[str, float]] = {}
    for theme in LEAST:
        for each in all_tiles():
            for mark, share in strengths(each, THEMES[theme]).items():
                kind = mark.split(maxsplit=1)[1]
                found.setdefault(kind, {})[theme] = min(share, found.get(kind, {}).get(theme, 9.0))
    for kind in sorted(found):
        yield [kind, *(f"{found[kind][theme]:.2f}" for theme in LEAST)]


if __name__ == "__main__":
    lines = [*table(["theme", "ground", *SIGHTS], grounds()), "", *table(["theme", "figures from", *SIGHTS], figures()), ""]
    sys.stdout.write("\n".join([*lines, *table(["mark", *LEAST], marks()), ""]))
