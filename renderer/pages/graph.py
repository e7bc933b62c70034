"""The chart of the scores over a game: a line for each player, with the player's sign along it."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from renderer import palette
from renderer.board.marks import lay
from renderer.canvas import Canvas
from renderer.kit import Kit
from renderer.panel import Box, small_text
from renderer.scene.pages import Chart
from renderer.text import clean, fit, line

_FINE = 2
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2500, 5000)
_MOST_LINES = 6
_MOST_PLAYERS = 6
_APART = 0.8
"""The least distance between the players' figures, in figure heights."""
_END, _AWAY = 46, 14
"""The room east of the lines, and how far from their ends the players' figures stand, in units."""
_CREAM = (255, 250, 235)


def paint_graph(kit: Kit, canvas: Canvas, chart: Chart, box: Box, unit: float) -> None:
    """Paint title, axes and lines into a box."""
    x0, y0, x1, y1 = box
    canvas.fill(box, kit.theme.card)
    title_size = round(11 * unit)
    text, size = fit(clean(chart.title, "name"), "name", (title_size, small_text(unit)), x1 - x0 - 24)
    canvas.paste(line(text, "name", size, kit.theme.ink, kit.theme.card), x0 + 12, y0 + 6)
    letters = small_text(unit)
    inner = (x0 + round(26 * unit), y0 + round(17 * unit), x1 - round(_END * unit), y1 - round(14 * unit))
    canvas.paste(_lines(kit, canvas, chart, inner, letters), inner[0], inner[1])
    _paint_scale(kit, canvas, chart, inner, letters)
    _paint_ends(kit, canvas, chart, inner, unit)
    if chart.across:
        words, size = fit(clean(chart.across), "text", (letters,), inner[2] - inner[0])
        patch = line(words, "text", size, kit.theme.muted, kit.theme.card)
        canvas.paste(patch, inner[2] - patch.width, y1 - patch.height - 2)


def _reach(chart: Chart) -> tuple[int, int, int]:
    """Return the least and greatest value of the scale, and the step between its lines."""
    values = [value for series in chart.series for value in series.points] or [0]
    low, high = min(0, *values), max(1, *values)
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_LINES), _STEPS[-1])
    return low // step * step, -(-high // step) * step, step


def _turns(chart: Chart) -> int:
    return max(1, max((len(series.points) for series in chart.series), default=1) - 1)


def _height(value: float, chart: Chart, height: int) -> float:
    low, high, _ = _reach(chart)
    return height - 1 - (value - low) / (high - low) * (height - 1)


def _lines(kit: Kit, canvas: Canvas, chart: Chart, inner: Box, letters: int) -> Image.Image:
    """Draw the lines of the scale and of the players, finely, as a patch."""
    width, height = inner[2] - inner[0], inner[3] - inner[1]
    image = palette.rgb(canvas.cut(inner)).resize((width * _FINE, height * _FINE))
    draw = ImageDraw.Draw(image)
    low, high, step = _reach(chart)
    for value in range(low, high + 1, step):
        y = _height(value, chart, height) * _FINE
        draw.line((0, y, image.width, y), fill=kit.theme.grid if kit.theme.grid != kit.theme.card else kit.theme.paper)
    turns, thick = _turns(chart), max(3, letters // 5) * _FINE
    for series in chart.series:
        points = [
            (at / turns * (image.width - 1), _height(value, chart, height) * _FINE) for at, value in enumerate(series.points)
        ]
        if len(points) > 1:
            draw.line(points, fill=_CREAM, width=thick + 2 * _FINE, joint="curve")
            draw.line(points, fill=kit.theme.seats[series.colour].body, width=thick, joint="curve")
    return palette.indices(image.resize((width, height), Image.Resampling.LANCZOS))


def _paint_scale(kit: Kit, canvas: Canvas, chart: Chart, inner: Box, letters: int) -> None:
    low, high, step = _reach(chart)
    for value in range(low, high + 1, step):
        patch = line(str(value), "number", letters, kit.theme.muted, kit.theme.card)
        y = inner[1] + _height(value, chart, inner[3] - inner[1])
        canvas.paste(patch, inner[0] - patch.width - 8, round(y - patch.height / 2))


def _paint_ends(kit: Kit, canvas: Canvas, chart: Chart, inner: Box, unit: float) -> None:
    """Set each player's figure and score beside the end of its line, or as near to it as keeps all of them visible."""
    size, height, thick = round(15 * unit), inner[3] - inner[1], max(2, round(unit))
    played = [series for series in chart.series if series.points]
    ends = [_height(series.points[-1], chart, height) for series in played]
    heights = spread(ends, min(size * _APART, height / _MOST_PLAYERS), height)
    left = inner[2] + round(_AWAY * unit) - size // 2
    for series, end, beside in zip(played, ends, heights, strict=True):
        x = inner[0] + round((len(series.points) - 1) / _turns(chart) * (inner[2] - inner[0]))
        start, stop = (x, inner[1] + round(end)), (left + size // 2, inner[1] + round(beside))
        canvas.line(start, stop, _CREAM, thick + 2)
        canvas.line(start, stop, kit.theme.seats[series.colour].body, thick)
    for series, beside in zip(played, heights, strict=True):
        y = inner[1] + round(beside)
        lay(canvas, kit.figure("follower", series.colour, size), left, y - size // 2)
        score = line(str(series.points[-1]), "number", small_text(unit), kit.theme.ink, kit.theme.card)
        canvas.paste(score, left + size, y - score.height // 2)


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Move heights so far apart, keeping their order, each as much up as down, and none above 0 or below the lowest."""
    order = sorted(range(len(heights)), key=heights.__getitem__)
    down, up, last = list(heights), list(heights), len(order) - 1
    for above, below in pairwise(order):
        down[below] = max(down[below], down[above] + apart)
    for below, above in pairwise(reversed(order)):
        up[above] = min(up[above], up[below] - apart)
    moved = [(high + low) / 2 for high, low in zip(up, down, strict=True)]
    for place, number in enumerate(order):
        moved[number] = min(max(moved[number], place * apart), lowest - (last - place) * apart)
    return moved
