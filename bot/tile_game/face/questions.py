"""The pictures of a decision's steps: a part of the map, a cell, a rotation, or the numbered options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from msgspec.structs import replace

from bot.engine.events import Cell
from bot.i18n import Words
from bot.scene.cell_names import cell_name, cell_words
from bot.scene.drawing import Drawing, NoPicture, Section, picture
from bot.scene.face import Offer, OfferGroup, Placement
from bot.scene.lines import choices_of, gist, option_line, option_lines, people_section, tell_happened
from bot.scene.phrases import NumberedOption, headline, short_headline
from bot.tile_game.face.board import board_of, laid_since, map_of
from bot.tile_game.face.choices import MapPart, labelled, parts, places, turns
from bot.tile_game.face.descriptions import hand_lines, map_sections, more_words, sides
from bot.tile_game.face.panel import tile_panel
from bot.tile_game.face.presentation import TilePresentation
from bot.tile_game.rules.cells import at_of
from bot.tile_game.rules.moves import PlaceTile
from renderer.scene import (
    BoardScene,
    DrawnBoard,
    FigureOption,
    FigureScene,
    GhostTile,
    NumberDisc,
    PartFrame,
    RotationOption,
    RotationScene,
    TilePlace,
)

CLOSE = 2
"""Cells to each side that a close-up shows."""


def question(seen: TilePresentation) -> Drawing:
    """Draw the first step of the present decision."""
    decision = seen.view.decision
    if decision is None:
        raise NoPicture("the game is over: nothing is asked")
    if decision.kind == "tile":
        return choose_part(seen) if parts(seen.view, seen.at_once) else choose_spot(seen)
    return choose_option(seen)


def choose_part(seen: TilePresentation) -> Drawing:
    """Draw the parts of the map to choose from, if there are many cells."""
    found = parts(seen.view, seen.at_once)
    shown = ghosts(seen, places(seen.view))
    frames = tuple(PartFrame(part.first, part.last, part.label) for part in found)
    board = replace(board_of(seen), laid=laid_since(seen), spots=shown, parts=frames)
    title = seen.words.text("scene-choose-part")
    lines = [seen.words.text("scene-part", part=p.label, cells=_cell_list(seen, p.cells), count=len(p.cells)) for p in found]
    scene = BoardScene(board=board, panel=tile_panel(seen.drawn, title.removesuffix(".")))
    return picture(seen.words, scene, _asked(seen, [title], lines))


def choose_spot(seen: TilePresentation, part: str | None = None) -> Drawing:
    """Draw the cells to choose from, on the whole map or in one of its parts."""
    chosen = next((p for p in parts(seen.view, seen.at_once) if p.label == part), None)
    cells = list(places(seen.view)) if chosen is None else list(chosen.cells)
    board = replace(board_of(seen), laid=laid_since(seen), spots=ghosts(seen, cells))
    if chosen is not None:  # here only the part counts, and in larger tiles
        near = tuple(laid for laid in board.laid if _beside(laid.cell, chosen))
        board = replace(board, focus=chosen.cells, kept=(), laid=near)
    scene = BoardScene(board=board, panel=tile_panel(seen.drawn))
    return picture(seen.words, scene, _asked(seen, [], [*place_lines(seen, cells), *option_lines(seen)]))


def _beside(cell: Cell, part: MapPart) -> bool:
    """Return whether a cell lies in a part of the map or next to it."""
    return all(part.first[axis] - 1 <= cell[axis] <= part.last[axis] + 1 for axis in (0, 1))


def ghosts(seen: TilePresentation, cells: Iterable[Cell]) -> tuple[GhostTile, ...]:
    """Return the tile in hand as it could lie on these cells, each with its name."""
    decision, found = seen.view.decision, places(seen.view)
    if decision is None or decision.tile is None:
        return ()
    tile = decision.tile
    return tuple(GhostTile(at, tile, tuple(way.rot for way in found[at]), cell_name(at)) for at in cells)


def choose_rotation(seen: TilePresentation, at: Cell) -> Drawing:
    """Draw the tile's rotations at a cell side by side."""
    decision, ways = seen.view.decision, turns(seen.view, at)
    if decision is None or decision.tile is None or not ways:
        raise NoPicture(f"no tile can be laid at {cell_name(at)} now")
    title = seen.words.text("scene-choose-rotation", cell=cell_words(at))
    options = tuple(RotationOption(way.rot, label) for label, way in ways.items())
    scene = RotationScene(title=title, board=board_of(seen), cell=at, tile=decision.tile, options=options)
    lines = [_way_line(seen, label, decision.tile, way.rot) for label, way in ways.items()]
    return picture(seen.words, scene, _asked(seen, [title], lines))


def _way_line(seen: TilePresentation, label: str, tile: str, rotation: int) -> Words:
    kinds = ", ".join(seen.words.text(f"kind-{kind}") for kind in sides(seen.tile(tile), rotation))
    more = more_words(seen, seen.tile(tile), rotation)
    return seen.words.text("scene-way", way=Words(label), rot=rotation, sides=seen.words.in_parts(filter(None, (kinds, more))))


def choose_option(seen: TilePresentation) -> Drawing:
    """Draw the numbered options: on the tile just laid, elsewhere on the map, or beside it."""
    decision = seen.view.decision
    if decision is None:
        raise NoPicture("the game is over: nothing is asked")
    lines = option_lines(seen)
    text = _asked(seen, [], lines)
    if decision.kind == "step2" and seen.view.game.spot is not None:
        return picture(seen.words, _figure_scene(seen, at_of(seen.view.game.spot)), text)
    shown = seen.drawn
    panel = replace(tile_panel(shown), lines=tuple(option_lines(shown)))
    board = _board_with_options(seen)
    return picture(seen.words, BoardScene(board=board, panel=panel, zoom=_close_up(decision.at, board)), text)


def _close_up(middle: Cell | None, board: DrawnBoard) -> Cell | None:
    """Return the middle of a close-up, or None if some choice lies too far away for one."""
    if middle is None or not board.marks:
        return None
    near = all(max(abs(mark.cell[0] - middle[0]), abs(mark.cell[1] - middle[1])) <= CLOSE for mark in board.marks)
    return middle if near else None


def _asked(seen: TilePresentation, head: Sequence[str], lines: Sequence[str]) -> list[Section]:
    begun = gist(seen, *hand_lines(seen), *head)
    sections = [Section(begun), Section(lines), *tell_happened(seen), people_section(seen)]
    return [*sections, *map_sections(seen)]


# choices


def place_offers(seen: TilePresentation, order: Sequence[Cell]) -> list[OfferGroup]:
    """Return the cells where the tile fits, in parts if there are many. `order`: cells to list first."""
    rank = {at: number for number, at in enumerate(order)}

    def groups(cells: Iterable[Cell]) -> list[OfferGroup]:
        return [_cell_offer(seen, at) for at in sorted(cells, key=lambda at: rank.get(at, len(rank)))]

    found = parts(seen.view, seen.at_once)
    return [_part_offer(seen, part, partial(groups, part.cells)) for part in found] if found else groups(places(seen.view))


def _part_offer(seen: TilePresentation, part: MapPart, cells: Callable[[], Sequence[OfferGroup]]) -> OfferGroup:
    label = seen.words.text("button-part", part=Words(part.label), count=len(part.cells))
    title, drawing = partial(headline, seen), partial(choose_spot, part=part.label)
    return OfferGroup(label, ("part", part.cells), part.label, title, cells, drawing, nested=True)


def _cell_offer(seen: TilePresentation, at: Cell) -> OfferGroup:
    def ways() -> list[Offer]:
        say = seen.words.text
        return [
            Offer(say("button-way", way=Words(way.label), turned=way.turned()), way.action, way.label)
            for way in ways_of(seen, places(seen.view)[at])
        ]

    name = cell_name(at)
    title = partial(seen.words.text, "scene-choose-rotation", cell=cell_words(at))
    return OfferGroup(name, ("cell", *at), name, title, ways, partial(choose_rotation, at=at))


def ways_of(seen: TilePresentation, ways: Iterable[PlaceTile]) -> list[Placement]:
    """Return the ways to lay the tile at a cell."""
    turned = partial(seen.words.text, "phrase-rotation")
    return [Placement(label, way, partial(turned, rot=way.rot)) for label, way in labelled(ways).items()]


# words


def place_lines(seen: TilePresentation, cells: Iterable[Cell] | None = None) -> Sequence[str]:
    """List each cell where the tile fits, with the tile's rotations there."""
    found = places(seen.view)
    chosen = list(found) if cells is None else list(cells)
    if not chosen:
        return []
    ways = {at: Words(", ".join(labelled(found[at]))) for at in chosen}
    spots = [seen.words.text("scene-spot", cell=cell_words(at), ways=ways[at]) for at in chosen]
    return [seen.words.text("scene-fits", count=len(chosen)), *spots]


def places_line(seen: TilePresentation) -> Sequence[str]:
    """List in one line only the cells where the tile fits."""
    found = list(places(seen.view))
    return [seen.words.text("scene-fits-at", cells=_cell_list(seen, found), count=len(found))] if found else []


def _cell_list(seen: TilePresentation, cells: Iterable[Cell]) -> Words:
    return seen.words.joined([cell_words(at) for at in cells])


# pictures


def _figure_scene(seen: TilePresentation, spot: Cell) -> FigureScene:
    lying = map_of(seen.view)[spot]
    shown, decision = seen.drawn, seen.view.decision
    assert decision is not None
    board = board_of(seen)
    figures = tuple(f for f in board.figures if f.cell == spot and isinstance(f.place, int))
    return FigureScene(
        title=short_headline(shown),
        tile=lying.tile,
        rotation=lying.rot,
        cell=spot,
        colour=seen.colour(decision.seat),
        options=tuple(_row(shown, spot, option) for option in choices_of(seen)),
        figures=figures,
        board=board,
    )


def _row(seen: TilePresentation, spot: Cell, option: NumberedOption) -> FigureOption:
    shown = seen.shown(option.action)
    return FigureOption(option.label, option_line(seen, option), shown.place if shown.at == spot else None, shown.figure)


def _board_with_options(seen: TilePresentation) -> DrawnBoard:
    """Draw the map with a numbered disc at each option that has a place on it, and a ghost for each tile that could be laid."""
    marks: dict[tuple[Cell, TilePlace], list[str]] = {}
    tiles: list[GhostTile] = []
    for option in choices_of(seen):
        shown = seen.shown(option.action)
        if shown.tile and shown.at is not None:
            tiles.append(GhostTile(shown.at, shown.tile, (0,), option.label))
        elif shown.place is not None and shown.at is not None:
            marks.setdefault((shown.at, shown.place), []).append(option.label)
    discs = tuple(NumberDisc(at, place, "·".join(labels)) for (at, place), labels in marks.items())
    board, decision = board_of(seen), seen.view.decision
    about = () if decision is None or decision.at is None else (decision.at,)
    return replace(board, laid=laid_since(seen), spots=tuple(tiles), marks=discs, kept=(*board.kept, *about))
