"""Pictures: the same 72 turns drawn four ways, the first picture after a start, and the memory of a process that draws.

`python -m tests.bench.render` prints a table. The atlas is built into a temporary folder first and is not measured;
all other caches are empty when our frames begin, and every frame is another one. All that is done in several rounds, each in
a process of its own, and of each frame the least time counts, in every way: what else the machine does only adds to it.
"""

import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from PIL import Image

from renderer import png
from renderer.art import draw_figure, draw_tile
from renderer.atlas import SIZES
from renderer.canvas import Canvas
from renderer.renderer import Renderer
from renderer.scene import BoardScene
from renderer.themes import THEMES
from tests.bench.render_game import TILE, catalogue, scenes
from tests.bench.render_usual import RgbCached, draw_usual, write_files

__all__ = ["main", "play"]

ROUNDS = 3
USUAL, CACHED, OURS, FLOOR = "usual way (frozen peer)", "RGB, sprites cached", "ours", "floor (isal level 0)"
BARE = "ours, an atlas of tiles alone"


@dataclass
class Way:
    """A way of drawing, and what each frame took: milliseconds and bytes."""

    name: str
    times: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def take(self, draw: Callable[[BoardScene], bytes], frame: BoardScene) -> None:
        """Draw a frame once and note what it took. Processor time: other work on the machine does not count."""
        start = time.process_time()
        picture = draw(frame)
        self.times.append((time.process_time() - start) * 1000)
        self.sizes.append(len(picture))

    @property
    def median(self) -> float:
        """The middle of all frames' milliseconds."""
        return statistics.median(self.times)


class DeflateFloor:
    """What no way of drawing can save: the fastest deflate of the finished rows. The drawing before it is not timed."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer
        self._packer = _fastest()
        self._canvas: Canvas | None = None

    def prepare(self, frame: BoardScene) -> None:
        """Draw the frame, before the clock runs."""
        self._canvas = self._renderer.canvas(frame)

    def encode(self, _: BoardScene) -> bytes:
        """Write the frame that was prepared."""
        if self._canvas is None:
            raise RuntimeError("nothing was prepared")
        return png.encode(self._canvas.rows(), self._canvas.width, self._canvas.height, self._packer)


def _fastest() -> png.Packer:
    """Give isal's level 0 as it comes, untouched by whatever ours is tuned to."""
    try:
        isal = import_module("isal.isal_zlib")
    except ImportError:
        return png.ZLIB
    return png.Packer(lambda rows: (isal.compress(rows, 0),), isal.crc32)


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


def _row(way: Way, ours: float) -> str:
    weight = f"{statistics.median(way.sizes) / 1000:>8.0f}{max(way.sizes) / 1000:>8.0f}"
    return f"{way.name:<34}{way.median:>9.2f}{max(way.times):>9.2f}{weight}{way.median / ours:>9.2f}"


def _child(code: str, *arguments: str) -> str:
    """Run lines of Python in a process of their own and give what they printed."""
    run = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return run.stdout.strip()


ROUND = """
import sys; from pathlib import Path
from tests.bench.render import play
print(play(Path(sys.argv[1])))
"""
ROUND_OF_OURS = """
import sys; from pathlib import Path
from tests.bench.render import play_ours
print(play_ours(Path(sys.argv[1])))
"""
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
    """Give the most memory this process ever held, in megabytes.

    Linux counts the parent's memory into what `getrusage` says of a child, so its own page of figures is read there.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return int(status.read_text().split("VmHWM:")[1].split()[0]) / 1024
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _prepare(folder)
        start = time.perf_counter()
        Renderer(catalogue(), folder).build(SIZES)
        print(f"atlas of {len(catalogue())} tiles, sizes {SIZES}: {time.perf_counter() - start:.1f} s")
        _compare(folder)
        first, imports = _child(FIRST, str(folder)).split()
        print(f"first picture after a start, atlas there: {float(first):.0f} ms (and {float(imports):.0f} ms of imports)")
        print(f"memory of a process after 100 boards: {float(_child(MEMORY, str(folder))):.0f} MB")


def play(folder: Path) -> str:
    """Draw the whole game in each way, ours first, while all its caches are empty; give times and sizes as JSON."""
    renderer = Renderer(catalogue(), folder)
    floor = DeflateFloor(renderer)
    ours, least, usual, cached = (Way(name) for name in (OURS, FLOOR, USUAL, CACHED))
    frames = scenes()
    for frame in frames:
        ours.take(renderer.png, frame)
    for frame in frames:
        floor.prepare(frame)
        least.take(floor.encode, frame)
    for frame in frames:
        usual.take(lambda scene: draw_usual(scene, folder), frame)
    rgb = RgbCached(folder)
    for frame in frames:
        cached.take(rgb.draw, frame)
    return json.dumps({way.name: [way.times, way.sizes] for way in (ours, least, usual, cached)})


def play_ours(folder: Path) -> str:
    """Draw the whole game in our way alone."""
    renderer, way = Renderer(catalogue(), folder), Way(BARE)
    for frame in scenes():
        way.take(renderer.png, frame)
    return json.dumps({BARE: [way.times, way.sizes]})


def _compare(folder: Path) -> None:
    """Play some rounds and print the least time of each frame in each way."""
    bare = _tiles_alone(folder)
    rounds = [json.loads(_child(ROUND, str(folder))) | json.loads(_child(ROUND_OF_OURS, str(bare))) for _ in range(ROUNDS)]
    ways = {name: _least(name, [played[name] for played in rounds]) for name in (USUAL, CACHED, OURS, BARE, FLOOR)}
    usual, ours, floor = ways[USUAL], ways[OURS], ways[FLOOR]
    print(f"{len(ours.times)} frames, {TILE} px a tile{'':<9}median ms    worst med. KB  max KB    ratio")
    for way in ways.values():
        print(_row(way, ours.median))
    print(f"usual / ours {usual.median / ours.median:.0f}, ours / floor {ours.median / floor.median:.2f}")


def _tiles_alone(folder: Path) -> Path:
    """Give a folder with the tiles of the atlas, and without the parts beside them."""
    bare = folder / "bare"
    bare.mkdir()
    for file in folder.glob("tiles-*.atlas"):
        (bare / file.name).hardlink_to(file)
    return bare


def _least(name: str, rounds: list[tuple[list[float], list[int]]]) -> Way:
    """Give a way with the least time of each frame; its sizes are the same in every round."""
    times = [min(frame) for frame in zip(*(times for times, _ in rounds), strict=True)]
    return Way(name, times, rounds[0][1])


if __name__ == "__main__":
    main()
