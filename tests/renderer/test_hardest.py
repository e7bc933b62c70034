"""Pictures with the worst of what they may get: no word is cut at an edge or meets another one."""

import pytest
from msgspec.structs import replace

from renderer.pages.layout import LONG_SIDE
from renderer.scene import (
    COLOURS,
    FIGURES,
    BoardScene,
    Card,
    CardRow,
    CardTableScene,
    DrawnBoard,
    DrawnFigure,
    DrawnTile,
    FigureOption,
    FigureScene,
    FreshTile,
    GhostTile,
    HandScene,
    HeldItem,
    LobbyScene,
    LobbySeat,
    Panel,
    PlayerCard,
    ReferenceLine,
    ReferenceScene,
    ReferenceSection,
    ResultRow,
    ResultScene,
    RotationOption,
    RotationScene,
    RoundResult,
    RoundScene,
    Ruler,
    Scene,
    SheetEntry,
    SheetScene,
    TileInHand,
)
from renderer.themes import THEMES
from tests.renderer.scenes import renderer
from tests.renderer.words import NAMES, Box, lies_apart

CARDS = tuple(Card("person", "yellow", 1, str(number)) for number in range(12))


def panel(name: str, seats: int) -> Panel:
    """Players of one name with scores of three digits and all that one can hold."""
    items = (*(HeldItem(kind, 0 if kind == "follower" else 1) for kind in FIGURES), HeldItem("wine", 12), HeldItem("tier", 10))
    players = tuple(
        PlayerCard(name, f"Red {n + 1}", COLOURS[n], f"{928 - n}", items, turn=n == 0, note="away" if n == 1 else "")
        for n in range(seats)
    )
    lines = tuple(f"{name} scores 128 points for the city at AA{n}." for n in range(4))
    return Panel(players, f"{name}, place your tile.", TileInHand("U", 0, "123 left"), lines)


def board(count: int) -> DrawnBoard:
    """A map of so many tiles, twenty a row."""
    names = tuple(f"A{chr(65 + n)}" for n in range(24))
    return DrawnBoard(
        tiles=tuple(DrawnTile((n % 20, n // 20), "U", 1) for n in range(count)),
        figures=tuple(DrawnFigure((n, 0), 0, COLOURS[n % 6]) for n in range(min(count, 20))),
        spots=tuple(GhostTile((n, -1), "U", (1,), names[n]) for n in range(min(count, 20))),
        laid=tuple(FreshTile((n, 0), COLOURS[n]) for n in range(min(count, 6))),
        columns=Ruler(0, names),
        rows=Ruler(-1, tuple(str(n) for n in range(20))),
    )


def pages(name: str) -> dict[str, Scene]:
    """Each kind of page with a name in every place for words that people write."""
    options = (FigureOption("19-24", f"{name} · {name}", 0, "follower"), FigureOption("2", name))
    row = CardRow("blue", "Monasteries", CARDS * 2, "1")
    result = RoundResult(name, "Red", "red", CARDS, (name, "3 × 4 = 12"), "+128", "928")
    seats = tuple(LobbySeat(name, f"Red {n + 1}", colour, name) for n, colour in enumerate(COLOURS))
    ranks = (ResultRow("1.", name, "Red", "red", (), "928"),)
    title = f"{name}, choose a figure and its place, or go on without one."
    return {
        "figure": FigureScene(title=title, tile="U", rotation=0, cell=(0, 0), colour="red", options=options),
        "rotation": RotationScene(title=title, board=board(20), cell=(20, 0), tile="U", options=(RotationOption(1, "r1"),)),
        "sheet": SheetScene(title=title, entries=(SheetEntry("U", "12"),), note=name),
        "lobby": LobbyScene(title=title, code="MILL-42-LONG", lines=(name, "8 hours a turn"), seats=seats, tiles=("U", "D")),
        "empty lobby": LobbyScene(title=title, code="", lines=(), seats=(), tiles=()),
        "cards": CardTableScene(rows=(row,) * 4, panel=replace(panel(name, 6), hand=None)),
        "no cards": CardTableScene(rows=(CardRow("red", "Roads"),)),
        "hand": HandScene(title=title, cards=CARDS, note=name),
        "no hand": HandScene(title=title, cards=()),
        "result": ResultScene(title=title, headings=(), rows=ranks, lines=(f"{name} {name}, {name}", "In four days")),
        "reference": ReferenceScene(
            title=title, sections=(ReferenceSection(name, (ReferenceLine(name, "1"),) * 3),) * 4, note=name
        ),
        "round": RoundScene(title=title, results=(result,) * 6, note=name),
    }


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_no_words_of_a_page_meet_or_leave_it(name: str, written: list[Box]) -> None:
    for scene in pages(name).values():
        written.clear()
        with renderer().canvas(scene) as canvas:
            lies_apart(written, (canvas.width, canvas.height))


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize(("seats", "count"), [(6, 200), (6, 1), (2, 60), (1, 0)])
def test_no_words_of_a_turn_meet_or_leave_it(name: str, seats: int, count: int, written: list[Box]) -> None:
    scene = BoardScene(board=board(count), panel=panel(name, seats))
    with renderer().canvas(scene) as canvas:
        lies_apart(written, (canvas.width, canvas.height))
        assert max(canvas.width, canvas.height) <= LONG_SIDE


@pytest.mark.parametrize("theme", THEMES)
def test_empty_table_can_be_drawn(theme: str) -> None:
    for scene in (BoardScene(board=DrawnBoard()), BoardScene(board=DrawnBoard(), panel=Panel()), *pages("").values()):
        assert renderer().png(scene, theme).startswith(b"\x89PNG")
