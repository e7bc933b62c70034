"""Pictures: the same 72 turns drawn four ways, the first picture after a start, and the memory of a process that draws.

`python -m tests.bench.render` prints a table. The atlas is built into a temporary folder first and is not measured;
all other caches are empty when our frames begin, and every frame is another one.
"""

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from PIL import Image

from renderer import png
from renderer.art import draw_figure, draw_tile
from renderer.renderer import Renderer
from renderer.scene import BoardScene
from renderer.themes import THEMES
from tests.bench.render_game import TILE, catalogue, scenes
from tests.bench.render_usual import RgbCached, draw_usual, write_files

__all__ = ["main"]

SIZES = (TILE, 160, 16)


def _timed(draw: Callable[[BoardScene], bytes], frames: Iterable[BoardScene]) -> tuple[list[float], list[int]]:
    """Draw each frame once; give milliseconds and bytes."""
    times, sizes = [], []
    for frame in frames:
        start = time.perf_counter()
        picture = draw(frame)
        times.append((time.perf_counter() - start) * 1000)
        sizes.append(len(picture))
    return times, sizes


def _floor(renderer: Renderer, frames: list[BoardScene]) -> list[float]:
    """Time what no way of drawing can save: the fastest deflate of the finished rows."""
    packer = png.isal_packer(0) or png.ZLIB
    times = []
    for frame in frames:
        canvas = renderer.canvas(frame)
        start = time.perf_counter()
        png.encode(canvas.rows(), canvas.width, canvas.height, packer)
        times.append((time.perf_counter() - start) * 1000)
    return times


def _prepare(folder: Path) -> None:
    """Write the files of the usual way."""
    tiles = {
        name: draw_tile(tile, 0, 0).resize((TILE, TILE), Image.Resampling.LANCZOS)
        for name, tile in catalogue().items()
        if any(name in {entry.tile for entry in scene.board.tiles} for scene in scenes()[-1:])
    }
    seats = THEMES["dark"].seats
    figures = {f"figure-{name}": draw_figure("follower", seat.body, seat.sign, 160) for name, seat in seats.items()}
    write_files(folder, tiles, figures)


def _row(name: str, times: list[float], sizes: list[int], ours: float) -> str:
    weight = f"{statistics.median(sizes) / 1000:>7.0f} {max(sizes) / 1000:>7.0f}" if sizes else " " * 15
    middle = statistics.median(times)
    return f"{name:<34}{middle:>9.2f}{max(times):>9.2f}{weight}{middle / ours:>9.2f}"


def _child(code: str, *arguments: str) -> str:
    """Run a line of Python in a process of its own and give what it printed."""
    run = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return run.stdout.strip()


FIRST = """
import time; start = time.perf_counter()
import sys; from pathlib import Path
from renderer.renderer import Renderer
from tests.bench.render_game import catalogue, scenes
frames = scenes(); ready = time.perf_counter()
Renderer(catalogue(), Path(sys.argv[1])).png(frames[40]); print((time.perf_counter() - ready) * 1000, (ready - start) * 1000)
"""
MEMORY = """
import sys; from pathlib import Path
from renderer.renderer import Renderer
from tests.bench.render import peak
from tests.bench.render_game import catalogue, scenes
renderer = Renderer(catalogue(), Path(sys.argv[1]))
frames = scenes()
for number in range(100): renderer.png(frames[number % len(frames)])
print(peak())
"""


def peak() -> float:
    """Give the most memory this process ever held, in megabytes."""
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _prepare(folder)
        renderer = Renderer(catalogue(), folder)
        start = time.perf_counter()
        renderer.build(SIZES)
        print(f"atlas of {len(catalogue())} tiles, sizes {SIZES}: {time.perf_counter() - start:.1f} s")
        _compare(renderer, folder)
        first, imports = _child(FIRST, str(folder)).split()
        print(f"first picture after a start, atlas there: {float(first):.0f} ms (and {float(imports):.0f} ms of imports)")
        print(f"memory of a process after 100 boards: {float(_child(MEMORY, str(folder))):.0f} MB")


def _compare(renderer: Renderer, folder: Path) -> None:
    frames = scenes()
    ours, weights = _timed(renderer.png, frames)
    middle = statistics.median(ours)
    usual, usual_weights = _timed(lambda frame: draw_usual(frame, folder), frames)
    cached, cached_weights = _timed(RgbCached(folder).draw, frames)
    floor = _floor(renderer, frames)
    print(f"{len(frames)} frames, {TILE} px a tile{'':<9}median ms    worst  med. KB  max KB    ratio")
    print(_row("usual way (frozen peer)", usual, usual_weights, middle))
    print(_row("RGB, sprites cached", cached, cached_weights, middle))
    print(_row("ours", ours, weights, middle))
    print(_row("floor (isal level 0)", floor, [], middle))
    print(f"usual / ours {statistics.median(usual) / middle:.0f}, ours / floor {middle / statistics.median(floor):.2f}")


if __name__ == "__main__":
    main()
