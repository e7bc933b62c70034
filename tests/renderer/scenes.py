"""A scene of every kind, small enough to be drawn without an atlas."""

from functools import cache

from msgspec.structs import replace

from renderer.art.drawing import TileDrawing
from renderer.renderer import Renderer
from renderer.scene import (
    BoardScene,
    Card,
    CardCollection,
    CardRow,
    CardStack,
    CardTableScene,
    Chart,
    CountPlate,
    DrawnBoard,
    DrawnFigure,
    DrawnFortress,
    DrawnTile,
    DrawnTower,
    FigureOption,
    FigureScene,
    FreshTile,
    GhostTile,
    HandScene,
    HeldItem,
    LobbyScene,
    LobbySeat,
    NumberDisc,
    Outpost,
    OwnedCount,
    Owner,
    Panel,
    PartFrame,
    PlayerCard,
    PosterScene,
    ReferenceLine,
    ReferenceScene,
    ReferenceSection,
    ResultRow,
    ResultScene,
    RotationOption,
    RotationScene,
    RoundResult,
    RoundScene,
    RowFollower,
    Ruler,
    Scene,
    Series,
    SheetEntry,
    SheetScene,
    TileInHand,
)
from tests.bench.render_game import catalogue

__all__ = ["BOARD", "PANEL", "PLAYERS", "VIEWS", "renderer", "tiles"]

COLUMNS = Ruler(-13, ("-A", *"ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
ROWS = Ruler(-21, tuple(str(row - 1) for row in range(45)))
PLAYERS = (
    PlayerCard("Анна Королёва", "Red", "red", "47", (HeldItem("follower", 3), HeldItem("big"), HeldItem("abbot")), turn=True),
    PlayerCard("Jean-Luc 🏰", "Blue", "blue", "52", (HeldItem("follower"), HeldItem("tier", 4), HeldItem("follower", 1, "red"))),
    PlayerCard(
        "李小龍", "Yellow", "yellow", "138", (HeldItem("wine", 2), HeldItem("grain", 3), HeldItem("cloth"), HeldItem("king"))
    ),
    PlayerCard("Žofie Nováková-Długołęcka", "Black", "black", "0", (HeldItem("abbey"), HeldItem("robber")), note="away"),
)
PANEL = Panel(PLAYERS, "Анна’s turn", TileInHand("L", 1, "31 left"), ("The abbey may be laid instead",))
BOARD = DrawnBoard(
    tiles=(
        DrawnTile((0, 0), "D"),
        DrawnTile((1, 0), "U", 1),
        DrawnTile((2, 0), "D", 2),
        DrawnTile((0, 1), "B"),
        DrawnTile((-1, 0), "U", 1),
        DrawnTile((1, -1), "TA"),
    ),
    columns=COLUMNS,
    rows=ROWS,
    figures=(
        DrawnFigure((0, 0), 0, "red", "big"),
        DrawnFigure((1, 0), 0, "blue"),
        DrawnFigure((1, 0), 1, "yellow", "pig"),
        DrawnFigure((0, 0), 3, "black"),
        DrawnFigure((0, 1), 1, "red", "abbot"),
        DrawnFigure((1, -1), "tower", "yellow"),
        DrawnFigure((0, 1), "NE", "blue", "barn"),
    ),
    towers=(DrawnTower((1, -1), 3),),
    laid=(FreshTile((2, 0), "blue"), FreshTile((0, 1), "black")),
    spots=(GhostTile((3, 0), "L", (0, 1, 2), "1"), GhostTile((-2, 0), "L", (1,), "2"), GhostTile((2, 1), "L", (3, 0), "3")),
    dead=((-1, 1),),
)
_BARE = DrawnBoard(tiles=BOARD.tiles, columns=COLUMNS, rows=ROWS, figures=BOARD.figures, towers=BOARD.towers)
_OWNED = DrawnBoard(
    tiles=BOARD.tiles,
    columns=COLUMNS,
    rows=ROWS,
    owners=(
        Owner((0, 0), 3, ("red", "blue")),
        Owner((1, 0), 1, ("yellow",)),
        Owner((2, 0), 2),
        Owner((0, 0), 0, ("black",)),
    ),
    counts=(
        CountPlate((0, 0), 0, (OwnedCount("black", "+4"),)),
        CountPlate((1, 0), 1, (OwnedCount("red", "+9"), OwnedCount("blue", "+12"))),
    ),
    marks=(NumberDisc((0, 1), "NW", "3"),),
)
_FORTRESS = DrawnBoard(
    tiles=(DrawnTile((-1, 0), "RA", 1), DrawnTile((4, 2), "RB", 3)),
    columns=COLUMNS,
    rows=ROWS,
    fortress=DrawnFortress(
        (0, 0),
        5,
        (
            Outpost("knights", ("red", "blue", "", "", ""), (("red", 2), ("yellow", 1)), catapult=True),
            Outpost("travellers", ("black",), (("green", 3),)),
            Outpost("monks"),
        ),
    ),
    parts=(PartFrame((-1, -1), (1, 2), "1"), PartFrame((2, 0), (4, 3), "2")),
)
_BANKS = replace(
    _FORTRESS,
    parts=(),
    owners=(Owner((-1, 0), 0, ("yellow",)), Owner((-1, 0), 1)),
    fortress=DrawnFortress((0, 0), 5, fields=(("yellow",), ("red", "blue"))),
)
_WIDE = DrawnBoard(
    tiles=tuple(DrawnTile((x, 0), "U", 1) for x in range(-10, 11)) + tuple(DrawnTile((0, y), "B") for y in range(1, 16)),
    columns=COLUMNS,
    rows=ROWS,
    laid=(FreshTile((9, 0), "red"),),
    focus=((7, 0),),
)
_CARDS = (
    Card("person", "blue", 3, "1"),
    Card("animal", "green", 0, "2"),
    Card("building joker", "", 0, "3"),
    Card("dragon", "", 0, "4"),
    Card("back", label="5"),
)
VIEWS: dict[str, Scene] = {
    "turn": BoardScene(board=BOARD, panel=PANEL),
    "cropped": BoardScene(board=_WIDE, panel=PANEL),
    "whole": BoardScene(board=_WIDE, panel=PANEL, view="whole", tile_size=24),
    "zoom": BoardScene(board=_BARE, zoom=(1, 0)),
    "owners": BoardScene(board=_OWNED, panel=PANEL),
    "fortress": BoardScene(board=_FORTRESS, panel=PANEL),
    "fortress owners": BoardScene(board=_BANKS),
    "rotation": RotationScene(
        title="Turn the tile",
        board=BOARD,
        cell=(3, 0),
        tile="L",
        options=tuple(RotationOption(turn, f"r{turn + 1}") for turn in range(3)),
    ),
    "figure": FigureScene(
        title="Place a figure",
        tile="L",
        rotation=1,
        cell=(3, 0),
        colour="red",
        options=(
            FigureOption("1", "Knight in the east city: 4", 0, "follower"),
            FigureOption("2", "Big follower there", 0, "big"),
            FigureOption("3", "Farmer in the north-west", 4, "follower"),
            FigureOption("4", "No figure"),
        ),
    ),
    "sheet": SheetScene(
        title="5 tiles left",
        entries=(SheetEntry("D", "3"), SheetEntry("B", "2"), SheetEntry("U", "0", gone=True)),
        note="Grey: none left",
    ),
    "result": ResultScene(
        title="Анна wins",
        headings=("Cities", "Roads"),
        rows=(
            ResultRow("1.", "Анна", "Red", "red", ("30", "12"), "42"),
            ResultRow("2.", "李", "Blue", "blue", ("22", "9"), "31"),
        ),
        chart=Chart("Scores", (Series("red", (0, 4, 20, 42)), Series("blue", (0, 9, 12, 31))), "turns"),
        lines=("In four days",),
    ),
    "poster": PosterScene(
        title="Žofie wins with 128 points",
        headings=("Cities", "Roads"),
        rows=(
            ResultRow("1.", "Žofie Nováková-Długołęcka", "Red", "red", ("30", "12"), "128"),
            ResultRow("2.", "李", "Blue", "blue", ("22", "9"), "31"),
            ResultRow("2.", "Anna", "Black", "black", ("22", "9"), "31"),
            ResultRow("4.", "Jean-Luc", "Yellow", "yellow", ("–", "-2"), "7"),
        ),
        board=BOARD,
        foot="18 Nov 2026 · MILL-42",
    ),
    "poster of cards": PosterScene(
        title="Žofie wins with 128 points",
        headings=("Persons", "Chest"),
        rows=(
            ResultRow("1.", "Žofie", "Red", "red", ("98", "30"), "128"),
            ResultRow("2.", "李", "Blue", "blue", ("22", "–"), "22"),
        ),
        collections=(
            CardCollection("red", (CardStack(_CARDS[:4], "+30"), CardStack((Card("animal", "green"),) * 5, "×5", close=True))),
            CardCollection("blue"),
        ),
        foot="18 Nov 2026 · MILL-42",
    ),
    "lobby": LobbyScene(
        title="A table",
        code="MILL-42",
        lines=("Base game, River", "8 hours a turn"),
        seats=(LobbySeat("Анна", "Red", "red", "host"), LobbySeat("free", "", None, "press Join")),
        tiles=("D", "B", "U"),
    ),
    "lobby of cards": LobbyScene(title="A table", code="MILL-42", cards=_CARDS, seats=(LobbySeat("Анна", "Red", "red"),)),
    "reference": ReferenceScene(
        title="Carcassonne on one page",
        sections=(
            ReferenceSection("A turn", (ReferenceLine("Draw a tile", "1"), ReferenceLine("The tiles of the river", tile="U"))),
            ReferenceSection(
                "Pieces",
                (
                    ReferenceLine(
                        "A meeple in a field stays there until the end of the game", item=HeldItem("follower"), lying=True
                    ),
                    ReferenceLine("A prisoner", item=HeldItem("follower", 1, "blue")),
                    ReferenceLine("A card", card=_CARDS[0]),
                    ReferenceLine("Nothing"),
                ),
            ),
        ),
        note="Some of it is a reconstruction.",
    ),
    "cards": CardTableScene(
        rows=(
            CardRow("blue", "City", (*_CARDS, RowFollower("red")), "1"),
            CardRow("yellow", "Monastery", tuple(Card("person", "yellow", 1) for _ in range(20))),
        ),
        panel=Panel(PLAYERS[:2], "Round 3 of 6"),
    ),
    "hand": HandScene(title="Your hand", cards=_CARDS, note="The first card lies face down"),
    "round": RoundScene(
        title="Round 3 is over",
        results=(RoundResult("Анна", "Red", "red", _CARDS[:3], ("1 person: 3 × 1 = 3",), "+3", "40"),),
    ),
}
"""Every kind of picture by a name."""


@cache
def tiles() -> dict[str, TileDrawing]:
    """The catalogue, read once."""
    return catalogue()


@cache
def renderer() -> Renderer:
    """A renderer without an atlas, shared so that each tile is drawn once."""
    return Renderer(tiles())
