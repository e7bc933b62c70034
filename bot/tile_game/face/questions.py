"""A decision step by step: a part of the map, a cell, a rotation, or one of the numbered options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec.structs import replace

from bot.card_game.rules.view import CardView
from bot.engine.events import Cell
from bot.engine.game import View
from bot.i18n import Words
from bot.scene.drawing import Drawing, NoPicture, Section, picture
from bot.scene.phrases import option_words
from bot.scene.presentation import Presentation, TilePresentation, cell_words
from bot.tile_game.expansions.abbey_mayor.rules import ABBEY_TILE, MoveWagon, PlaceAbbey, PlaceBarn
from bot.tile_game.expansions.abbot.rules import Retrieve
from bot.tile_game.expansions.siege.rules import Withdraw
from bot.tile_game.expansions.tower.rules import BuildTier, Capture, CloseTower
from bot.tile_game.face.board import FIGURE_KINDS, board_of, junction_place, laid_since, map_of, place_of
from bot.tile_game.face.choices import NumberedOption, labelled, numbered, parts, places, turns
from bot.tile_game.face.descriptions import hand_lines, happened, map_sections, people_lines, sides
from bot.tile_game.face.names import cell_name
from bot.tile_game.face.panel import MOST_LINES, headline, shortened, tile_panel
from bot.tile_game.face.panel import title as panel_title
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.figures import Deploy
from bot.tile_game.rules.view import TileView
from renderer.scene import (
    BoardScene,
    DrawnBoard,
    FigureKind,
    FigureOption,
    FigureScene,
    GhostTile,
    NumberDisc,
    PartFrame,
    Place,
    RotationOption,
    RotationScene,
)

CLOSE = 2
"""Cells to each side that a close-up shows."""
MOST_ROWS = 24
"""The most lines under the picture of a tile; if there are more, options elsewhere on the map share a line."""


def question(sight: TilePresentation) -> Drawing:
    """Draw the first step of the present decision."""
    decision = sight.view.decision
    if decision is None:
        raise NoPicture("the game is over: nothing is asked")
    if decision.kind == "tile":
        return choose_part(sight) if parts(sight.view) else choose_spot(sight)
    return choose_option(sight)


def choose_part(sight: TilePresentation) -> Drawing:
    """Draw the parts of the map to choose from, if there are many cells."""
    found = parts(sight.view)
    shown = ghosts(sight, places(sight.view), named=False)
    frames = tuple(PartFrame(part.first, part.last, part.label) for part in found)
    board = replace(board_of(sight), laid=laid_since(sight), spots=shown, parts=frames)
    title = sight.words.text("scene-choose-part")
    lines = [sight.words.text("scene-part", part=p.label, cells=_cell_list(sight, p.cells), count=len(p.cells)) for p in found]
    scene = BoardScene(board=board, panel=tile_panel(sight.drawn, title), view="whole")
    return picture(sight.words, scene, _asked(sight, [title], lines))


def choose_spot(sight: TilePresentation, part: str | None = None) -> Drawing:
    """Draw the cells to choose from, on the whole map or in one of its parts."""
    chosen = next((p for p in parts(sight.view) if p.label == part), None)
    cells = list(places(sight.view)) if chosen is None else list(chosen.cells)
    board = replace(board_of(sight), laid=laid_since(sight), spots=ghosts(sight, cells))
    if chosen is not None:
        board = replace(board, focus=chosen.cells)
    scene = BoardScene(board=board, panel=tile_panel(sight.drawn))
    return picture(sight.words, scene, _asked(sight, [headline(sight)], [*place_lines(sight, cells), *option_lines(sight)]))


def ghosts(sight: TilePresentation, cells: Iterable[Cell], *, named: bool = True) -> tuple[GhostTile, ...]:
    """Return the tile in hand as it could lie on these cells, each with its name."""
    decision, found = sight.view.decision, places(sight.view)
    if decision is None or decision.tile is None:
        return ()
    tile = decision.tile
    return tuple(GhostTile(at, tile, tuple(way.rot for way in found[at]), cell_name(at) if named else "") for at in cells)


def choose_rotation(sight: TilePresentation, at: Cell) -> Drawing:
    """Draw the tile's rotations at a cell side by side."""
    decision, ways = sight.view.decision, turns(sight.view, at)
    if decision is None or decision.tile is None or not ways:
        raise NoPicture(f"no tile can be laid at {cell_name(at)} now")
    title = sight.words.text("scene-choose-rotation", cell=cell_words(at))
    options = tuple(RotationOption(way.rot, label) for label, way in ways.items())
    scene = RotationScene(title=title, board=board_of(sight), cell=at, tile=decision.tile, options=options)
    lines = [_way_line(sight, label, decision.tile, way.rot) for label, way in ways.items()]
    return picture(sight.words, scene, _asked(sight, [title], lines))


def _way_line(sight: TilePresentation, label: str, tile: str, rotation: int) -> Words:
    kinds = [sight.words.text(f"kind-{kind}") for kind in sides(sight.view.kind.tiles[tile], rotation)]
    return sight.words.text("scene-way", way=Words(label), rot=rotation, sides=Words(", ".join(kinds)))


def choose_option(sight: TilePresentation) -> Drawing:
    """Draw the numbered options: on the tile just laid, elsewhere on the map, or beside it."""
    decision = sight.view.decision
    if decision is None:
        raise NoPicture("the game is over: nothing is asked")
    lines = option_lines(sight)
    text = _asked(sight, [headline(sight)], lines)
    if decision.kind == "step2" and sight.view.game.spot is not None:
        return picture(sight.words, _figure_scene(sight, at_of(sight.view.game.spot)), text)
    shown = sight.drawn
    panel = replace(tile_panel(shown), lines=shortened(shown, option_lines(shown), MOST_LINES))
    board = _board_with_options(sight)
    return picture(sight.words, BoardScene(board=board, panel=panel, zoom=_close_up(decision.at, board)), text)


def _close_up(middle: Cell | None, board: DrawnBoard) -> Cell | None:
    """Return the middle of a close-up, or None if some choice lies too far away for one."""
    if middle is None or not board.marks:
        return None
    near = all(max(abs(mark.cell[0] - middle[0]), abs(mark.cell[1] - middle[1])) <= CLOSE for mark in board.marks)
    return middle if near else None


def _asked(sight: TilePresentation, head: Sequence[str], lines: Sequence[str]) -> list[Section]:
    sections = [Section([*head, *lines]), Section(hand_lines(sight)), *happened(sight), Section(people_lines(sight))]
    return [*sections, *map_sections(sight)]


# words


def place_lines(sight: TilePresentation, cells: Iterable[Cell] | None = None) -> Sequence[str]:
    """List each cell where the tile fits, with the tile's rotations there."""
    found = places(sight.view)
    chosen = list(found) if cells is None else list(cells)
    if not chosen:
        return []
    ways = {at: Words(", ".join(labelled(found[at]))) for at in chosen}
    spots = [sight.words.text("scene-spot", cell=cell_words(at), ways=ways[at]) for at in chosen]
    return [sight.words.text("scene-fits", count=len(chosen)), *spots]


def places_line(sight: TilePresentation) -> Sequence[str]:
    """List in one line only the cells where the tile fits."""
    found = list(places(sight.view))
    return [sight.words.text("scene-fits-at", cells=_cell_list(sight, found), count=len(found))] if found else []


def choices_of(sight: Presentation[View]) -> tuple[NumberedOption, ...]:
    """Return the numbered options, the hand's cards in their secret order."""
    return numbered(sight.view, sight.secret)


def option_lines(sight: Presentation[View]) -> Sequence[str]:
    """List the numbered options, each with its possible score."""
    return [sight.words.text("scene-option", number=Words(o.label), option=_worded(sight, o)) for o in choices_of(sight)]


def _worded(sight: Presentation[View], option: NumberedOption) -> Words:
    decision = sight.view.decision
    assert decision is not None
    said = option_words(sight, option.action, decision)
    worth = sight.view.potential(option.action) if isinstance(sight.view, TileView | CardView) else None
    return said if worth is None else sight.words.text("phrase-worth", option=said, points=worth[0])


def _cell_list(sight: TilePresentation, cells: Iterable[Cell]) -> Words:
    return sight.words.joined([cell_words(at) for at in cells])


# pictures


def _figure_scene(sight: TilePresentation, spot: Cell) -> FigureScene:
    lying = map_of(sight.view)[spot]
    shown, decision = sight.drawn, sight.view.decision
    assert decision is not None
    options = numbered(sight.view)
    rows = [(o.action.do, FigureOption(o.label, _worded(shown, o), _on_tile(sight, spot, o), _kind(o))) for o in options]
    figures = tuple(f for f in board_of(sight).figures if f.cell == spot and isinstance(f.place, int))
    return FigureScene(
        title=panel_title(shown),
        tile=lying.tile,
        rotation=lying.rot,
        cell=spot,
        colour=sight.colour(decision.seat),
        options=tuple(_gathered(rows)),
        figures=figures,
    )


def _gathered(rows: Sequence[tuple[str, FigureOption]]) -> list[FigureOption]:
    """Return all rows; if there are too many, options away from the tile share a line with others of their kind."""
    if len(rows) <= MOST_ROWS:
        return [row for _, row in rows]
    groups = groupby(enumerate(rows), key=lambda pair: (pair[1][0], pair[0] if pair[1][1].place is not None else -1))
    return [_shared([row for _, (_, row) in group]) for _, group in groups]


def _shared(rows: Sequence[FigureOption]) -> FigureOption:
    if len(rows) == 1:
        return rows[0]
    return FigureOption(f"{rows[0].label}–{rows[-1].label}", " · ".join(row.text for row in rows), None, rows[0].kind)


def _on_tile(sight: TilePresentation, spot: Cell, option: NumberedOption) -> Place | None:
    match option.action:
        case Deploy(on=on):
            return place_of(sight.view, spot, on)
        case BuildTier(at=at) | CloseTower(at=at) if at == spot:
            return "tower"
        case PlaceBarn(at=at):
            return junction_place({spot}, at)[1]
        case _:
            return None


def _kind(option: NumberedOption) -> FigureKind | None:
    match option.action:
        case Deploy(figure=figure) | CloseTower(figure=figure):
            return FIGURE_KINDS[figure]
        case PlaceBarn():
            return "barn"
        case Retrieve():
            return "abbot"
        case _:
            return None


def _board_with_options(sight: TilePresentation) -> DrawnBoard:
    """Draw the map with a numbered disc at each option that has a place on it, and a ghost for each abbey."""
    marks: dict[tuple[Cell, Place], list[str]] = {}
    abbeys: list[GhostTile] = []
    for option in numbered(sight.view):
        if isinstance(option.action, PlaceAbbey):
            abbeys.append(GhostTile(option.action.at, ABBEY_TILE.id, (0,), option.label))
        elif (place := _on_map(sight, option)) is not None:
            marks.setdefault(place, []).append(option.label)
    discs = tuple(NumberDisc(at, place, "·".join(labels)) for (at, place), labels in marks.items())
    board = replace(board_of(sight), laid=laid_since(sight), spots=tuple(abbeys), marks=discs)
    return replace(board, focus=tuple(mark.cell for mark in discs)) if discs else board


def _on_map(sight: TilePresentation, option: NumberedOption) -> tuple[Cell, Place] | None:
    match option.action:
        case Capture(at=at, on=on) | MoveWagon(at=at, on=on) | Withdraw(at=at, on=on):
            return at, place_of(sight.view, at, on)
        case _:
            return None
