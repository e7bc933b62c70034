"""How map and panel share a picture.

A turn's picture shows everything that the turn is about: all legal cells, the last moves, the viewer's own last one. The map is
shown whole if its tiles stay large enough, else as much of it as fits, and tiles shrink before anything of that is lost. What
cannot be shown even so is named at the map's rim.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import product
from operator import le

from renderer.board.rim import RimNote, rim_depths, rim_notes
from renderer.board.rulers import ruler_size
from renderer.board.window import Grid, MapWorth, Window, around, extent, filled, weights
from renderer.panel import LETTERS, PHONE, PanelPlan, small_text, unit_of, unit_with
from renderer.panel_plan import across_top, along_side, side_width
from renderer.scene.board import Cell
from renderer.scene.pages import BoardScene
from renderer.scene.panel import Panel
from renderer.themes import Theme

LONG_SIDE = 1280
"""Platforms shrink anything larger."""
LARGE_SIDE = 2560
"""The long side of a picture of the whole board, for a close look."""
SIZES = (160, 128, 112, 96, 80, 64, 56, 48, 32, 24, 16)
"""Sides of a tile; the theme says how small they may be before a turn's map is cropped."""
LEAST_TILE = 64
"""The least side of a tile in a turn's picture, unless the last moves lie too far apart even then."""
_LEAST_COLUMNS, _LEAST_ROWS = 5, 3
_TURN_ROWS = 4
_ZOOM = 2
"""Cells shown to each side of the zoomed one, where anything lies."""
_LEAST_ZOOM = 3
_LEAST_WIDTH = 800
_EASILY_SEEN = 44
"""Pixels of a tile on a phone at which a player needs no closer look; a panel beside a broad map leaves fewer."""
_RULER = 12
"""Units of a ruler's depth: the letters' size and the air round them."""
_RULED = 0.8
"""The size of a ruler's letters, in those of the panel: every cell of a choice has its name on it as well."""
_LEAST_LETTERS = 19
"""The size of letters that survives JPEG, in pixels."""
_MARGIN = 6
"""Pixels beside the map where it has no ruler."""
_CROPPED = 0.8
"""The worth of a picture with a part of the map, against that of the whole map in tiles of the same size."""
_SMALLER_LETTERS = 0.93
"""The worth of a picture with letters a size smaller."""
_MAP_SHARE = 0.73
"""The part of a picture that the map has at least, where possible."""
_LEAST_SHARE, _FREE, _FREE_WORTH = 0.7, 4, 0.97
"""The share of the map for which rows or columns are added, how many at most, plus one, and the worth of a picture with each."""
_FULL_SIZE, _SHARED = 0.25, 1.6
"""How much the size of a tile in the full picture counts, and the map's share."""
_FEW = 0.05
"""The most of the legal cells that are named at the rim while tiles can shrink further."""
_SMALLEST = 48
"""The least side of a tile for the sake of legal cells."""
_ENOUGH = 5
"""How many compositions of the whole map are compared."""
_RIM_LETTERS = (22, 19)
"""The sizes of the smallest letters where not all can be shown."""
_ANY = Window(0, 0, 1, 1)

Rim = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class PageLayout:
    """A picture's measures, the grid of its map, and the plan of its panel and where that stands."""

    width: int
    height: int
    letters: int
    grid: Grid
    plan: PanelPlan | None
    panel_at: tuple[int, int]
    cropped: bool
    ruled: bool = True
    """Whether there are rulers on all four sides, not in the north and the west alone."""
    notes: tuple[RimNote, ...] = ()
    """What is named at the rim."""

    @property
    def share(self) -> float:
        """The part of the picture that is map."""
        return self.grid.width * self.grid.height / (self.width * self.height)


def arrange(scene: BoardScene, theme: Theme) -> PageLayout:
    """Choose window, tile size and arrangement."""
    if scene.zoom:
        return _zoomed(scene, scene.zoom)
    whole = extent(scene.board).grown(_LEAST_COLUMNS, _LEAST_ROWS)
    if scene.tile_size:
        return next(_both(scene, whole, scene.tile_size))
    if scene.view == "whole":
        return _largest(scene, whole, LARGE_SIDE) or _Turn(scene, whole).best(theme.least_tile)
    return _Turn(scene, whole).best(theme.least_tile)


def _largest(scene: BoardScene, whole: Window, limit: int) -> PageLayout | None:
    """Return the layout with the largest tiles that fit, with the panel where it leaves the map more of the picture."""
    for size in SIZES:
        fitting = [layout for layout in _both(scene, whole, size) if max(layout.width, layout.height) <= limit]
        if fitting:
            return max(fitting, key=_worth_of)
    return None


def _zoomed(scene: BoardScene, cell: Cell) -> PageLayout:
    side = 2 * _ZOOM + 1
    shown = filled(scene.board, Window(cell[0] - _ZOOM, cell[1] - _ZOOM, side, side), cell)
    return next(_both(scene, shown.grown(_LEAST_ZOOM, _LEAST_ZOOM), SIZES[0]))


def _both(scene: BoardScene, window: Window, size: int) -> Iterator[PageLayout]:
    """Return both arrangements, the one that suits the map's shape first."""
    ways = (_panel_on_top, _panel_beside)
    for way in ways if window.columns >= window.rows else reversed(ways):
        yield way(scene.panel, window, size, cropped=False)


def _panel_on_top(panel: Panel | None, window: Window, size: int, *, cropped: bool) -> PageLayout:
    map_width = window.columns * size + 1
    least = _LEAST_WIDTH if panel else 0
    letters = small_text(unit_of(max(map_width * PHONE // (PHONE - 2 * _RULER), least)))
    depth = ruler_size(letters)
    width = max(map_width + 2 * depth, least)
    plan = across_top(panel or Panel(), width, mini=cropped) if panel or cropped else None
    top = plan.height if plan else 0
    grid = Grid(window, size, (width - map_width) // 2, top + depth)
    return PageLayout(width, top + grid.height + 1 + 2 * depth, letters, grid, plan, (0, 0), cropped)


def _panel_beside(panel: Panel | None, window: Window, size: int, *, cropped: bool) -> PageLayout:
    if not panel and not cropped:
        return _panel_on_top(panel, window, size, cropped=cropped)
    map_width = window.columns * size + 1
    unit = unit_of(round(map_width * _BESIDE))
    letters = small_text(unit)
    depth = ruler_size(letters)
    board_width, beside = map_width + 2 * depth, side_width(unit)
    plan = along_side(panel or Panel(), beside, unit, mini=cropped)
    height = max(window.rows * size + 1 + 2 * depth, plan.height)
    grid = Grid(window, size, depth, (height - window.rows * size - 1) // 2)
    return PageLayout(board_width + beside, height, letters, grid, plan, (board_width, 0), cropped)


_BESIDE = 1.5
"""The width of a picture with a column beside the map, in parts of the map's."""


# a turn


class _Turn:
    """The search for a turn's composition: what must be seen, and what it is worth."""

    def __init__(self, scene: BoardScene, whole: Window) -> None:
        self.panel, self.board, self.whole = scene.panel, scene.board, whole.grown(_LEAST_COLUMNS, _TURN_ROWS)
        self.first = {*scene.board.kept, *(laid.cell for laid in scene.board.laid)}
        choices = (choice.cell for choice in scene.board.choices)
        self.needs = around([*self.first, *choices] or [(self.whole.x, self.whole.y)])

    @cached_property
    def worth(self) -> MapWorth:
        """What each cell of the map is worth."""
        return MapWorth(self.whole, weights(self.board))

    def best(self, comfortable: int) -> PageLayout:
        """Return the best composition that shows all that must be seen; if there is none, the one that shows most of it."""
        found = max(self._whole_maps(comfortable), key=self._rank, default=None)
        if found is None or found.grid.size < comfortable:
            found = max((*([found] if found else ()), *self._parts_of_the_map(comfortable)), key=self._rank, default=None)
        if found is None:
            return self._with_rim()
        return self._placed(found) if found.cropped else found

    def _rank(self, layout: PageLayout) -> tuple[bool, float]:
        """Return what compositions are compared by: first whether the map has enough of the picture."""
        window = layout.grid.window
        free = max(0, window.columns - self.whole.columns) + max(0, window.rows - self.whole.rows)
        return layout.share >= _LEAST_SHARE, _worth_of(layout) * _FREE_WORTH**free

    def _whole_maps(self, comfortable: int) -> Iterator[PageLayout]:
        """Yield the compositions that show the whole map."""
        fitting = 0
        for size in (
            size for size in SIZES if size >= LEAST_TILE and max(self.whole.columns, self.whole.rows) * size < LONG_SIDE
        ):
            for beside in (False, True):
                usual = round(self.whole.columns * size * (_BESIDE if beside else 1.1))
                for letters in _letters_for(min(LONG_SIDE, usual)):
                    layout = self._composed(self.whole, size, letters, beside=beside, cropped=False)
                    if layout:
                        fitting += 1
                        yield layout
                        if layout.share >= _MAP_SHARE:
                            break
            if fitting > _ENOUGH and size <= comfortable:
                return

    def _parts_of_the_map(self, comfortable: int) -> Iterator[PageLayout]:
        """Yield the compositions that show a part of the map with all that must be seen."""
        for size, beside in product((size for size in SIZES if LEAST_TILE <= size <= comfortable), (False, True)):
            for letters in _letters_for(LONG_SIDE):
                layout = self._composed(self.needs, size, letters, beside=beside, cropped=True)
                if layout:
                    yield layout
                    if layout.share >= _MAP_SHARE:
                        break

    def _composed(
        self, needs: Window, size: int, letters: int, *, beside: bool, cropped: bool, rim: Rim = (0, 0, 0, 0)
    ) -> PageLayout | None:
        """Lay out as much of the map as fits, at its corner; None if that has too few columns or rows.

        `rim`: pixels kept free for names in the north, east, south and west.
        """
        whole, panel = self.whole, self.panel or Panel()
        if beside and not self.panel:
            return None
        unit, ruled = unit_with(letters), max(_LEAST_LETTERS, round(letters * _RULED))
        depth, side = ruler_size(ruled), side_width(unit) if beside else 0
        across, down = depth + _MARGIN + 1 + rim[1] + rim[3], depth + _MARGIN + 1 + rim[0] + rim[2]
        columns = min(whole.columns, (LONG_SIDE - across - side) // size)
        if columns < max(1, needs.columns):
            return None
        if not beside and self.panel:
            columns = max(columns, (_LEAST_WIDTH - across) // size)
        width, top, plan = columns * size + across + side, 0, None
        if beside:
            plan = _column(panel, side, unit, cropped)
        elif self.panel or cropped:
            if (LONG_SIDE - _band(panel, LONG_SIDE, unit, cropped).height - down) // size < needs.rows:
                return None
            plan = _band(panel, width, unit, cropped)
            top = plan.height
        rows = min(whole.rows, (LONG_SIDE - top - down) // size)
        if plan and beside:
            rows = max(rows, (min(LONG_SIDE, plan.height) - down) // size)
        free = _free(columns, rows, size, (across + side, top + down), plan, beside=beside) if plan else 0
        if beside:
            columns, width = columns + free, width + free * size
        else:
            rows += free
        height = max(top + rows * size + down, plan.height if plan and beside else 0)
        if rows < max(1, needs.rows) or height > LONG_SIDE:
            return None
        grid = Grid(whole.resized(columns, rows), size, depth + rim[3], top + depth + rim[0])
        return PageLayout(width, height, ruled, grid, plan, (width - side if beside else 0, 0), cropped, ruled=False)

    def _placed(self, layout: PageLayout) -> PageLayout:
        """Move the window to where it matters most."""
        window = layout.grid.window
        best = self.worth.best_window(window.columns, window.rows).grown(window.columns, window.rows)
        return replace(layout, grid=replace(layout.grid, window=best))

    def _with_rim(self) -> PageLayout:
        """Show the last moves and as much else as can be, and name the rest at the rim; tiles shrink while too much is lost."""
        few = _FEW * len(self.board.choices)
        for size in (size for size in SIZES if size <= LEAST_TILE):
            found, best = list[PageLayout](), None
            for letters in _RIM_LETTERS:
                found += (layout for layout in self._rimmed(size, letters) if all(map(layout.grid.window.holds, self.first)))
                best = min(found, key=lambda layout: _lost(layout, few), default=None)
                if best and not any(_lost(best, few)[:2]):
                    return best
            if best and (len(best.notes) <= few or size <= _SMALLEST):
                return best
        raise AssertionError("no map is too large for the smallest tiles")

    def _rimmed(self, size: int, letters: int) -> Iterator[PageLayout]:
        for beside in (False, True):
            whole = self._composed(self.whole, size, letters, beside=beside, cropped=False)
            if whole:
                yield whole
                continue
            rim: Rim = (0, 0, 0, 0)
            layout = self._composed(_ANY, size, letters, beside=beside, cropped=True)
            while layout:
                layout = self._placed(layout)
                notes = rim_notes(self.board, layout.grid.window)
                depths = rim_depths(notes, layout.letters, layout.grid)
                if all(map(le, depths, rim)):
                    yield replace(layout, notes=notes)
                    break
                rim = (max(depths[0], rim[0]), max(depths[1], rim[1]), max(depths[2], rim[2]), max(depths[3], rim[3]))
                layout = self._composed(_ANY, size, letters, beside=beside, cropped=True, rim=rim)


def _free(columns: int, rows: int, size: int, round_it: tuple[int, int], plan: PanelPlan, *, beside: bool) -> int:
    """Return how many free rows under a low map, or columns beside a narrow one, save the picture from being half panel.

    `round_it`: the pixels across and down that are no map.
    """
    across, down = round_it
    most = (LONG_SIDE - (across + columns * size if beside else down + rows * size)) // size
    for more in range(min(most + 1, _FREE)):
        wide, tall = ((columns + more) * size, rows * size) if beside else (columns * size, (rows + more) * size)
        if wide * tall >= _LEAST_SHARE * (wide + across) * max(tall + down, plan.height if beside else 0):
            return more
    return 0


def _worth_of(layout: PageLayout) -> float:
    """Return the size of a tile on a phone, less for what is cropped, for small letters and for a panel that is too large."""
    seen = min(layout.grid.size * PHONE / layout.width, _EASILY_SEEN) * layout.grid.size**_FULL_SIZE
    usual = LETTERS.index(small_text(unit_of(layout.width)))
    smaller = usual - LETTERS.index(small_text(layout.plan.unit)) if layout.plan else 0
    share = min(1.0, layout.share / _MAP_SHARE) ** _SHARED
    return float(seen * share * _SMALLER_LETTERS**smaller * (_CROPPED if layout.cropped else 1.0))


def _lost(layout: PageLayout, few: float) -> tuple[bool, bool, int, float]:
    """Return what compositions that name cells at the rim are compared by, the worst first.

    That is: whether they name too many (more than `few`), whether the map has too little, how many they name, the map's share.
    """
    return len(layout.notes) > few, layout.share < _LEAST_SHARE, len(layout.notes), -layout.share


def _letters_for(width: int) -> Iterator[int]:
    """Yield the sizes that a picture's smallest letters may have, the usual one first."""
    usual = small_text(unit_of(width))
    yield from (size for size in reversed(LETTERS) if _LEAST_LETTERS <= size <= usual)


@lru_cache(maxsize=64)
def _band(panel: Panel, width: int, unit: float, mini: bool) -> PanelPlan:
    return across_top(panel, width, mini=mini, unit=unit)


@lru_cache(maxsize=32)
def _column(panel: Panel, width: int, unit: float, mini: bool) -> PanelPlan:
    return along_side(panel, width, unit, mini=mini)
