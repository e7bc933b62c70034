"""The usual way to draw a board, as a peer to measure against. Frozen: it stays as it is whatever ours becomes.

`draw_usual` is what most bots do: for each picture every tile's PNG file is opened, turned and pasted, figures and
fonts are opened too, and `save()` gets its defaults. `RgbCached` keeps all of that in memory and still works in RGB.
Both show the same scene as ours: tiles, figures, ghosts with numbers, rulers, the panel, the tile in hand.
"""

import io
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from renderer.scene import BoardScene

__all__ = ["RgbCached", "draw_usual", "write_files"]

PAPER, CARD, INK, AMBER = (44, 52, 58), (56, 66, 73), (240, 234, 216), (255, 224, 130)
FONT = str(files("fontpkg_alegreya_sans") / "files" / "AlegreyaSans-ExtraBold.ttf")
PANEL, RULER = 260, 30

Loader = Callable[[str], Image.Image]
Lettering = Callable[[int], ImageFont.FreeTypeFont]


def write_files(folder: Path, tiles: dict[str, Image.Image], figures: dict[str, Image.Image]) -> None:
    """Write what such a bot has on its disk: a PNG file for each tile and figure."""
    for name, image in {**tiles, **figures}.items():
        image.save(folder / f"{name}.png")


def draw_usual(scene: BoardScene, folder: Path) -> bytes:
    """Open all files again and save with the defaults."""

    def load(name: str) -> Image.Image:
        with Image.open(folder / f"{name}.png") as file:
            return file.convert("RGBA" if name.startswith("figure") else "RGB")

    return _saved(_draw(scene, load, lambda size: ImageFont.truetype(FONT, size), lambda image, turns: image.rotate(-90 * turns)))


class RgbCached:
    """The same with files, turned tiles and fonts kept in memory."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._images: dict[str, Image.Image] = {}
        self._turned: dict[tuple[int, int], Image.Image] = {}
        self._fonts: dict[int, ImageFont.FreeTypeFont] = {}

    def draw(self, scene: BoardScene) -> bytes:
        """Draw a scene in RGB."""
        return _saved(_draw(scene, self._load, self._font, self._turn))

    def _load(self, name: str) -> Image.Image:
        if name not in self._images:
            with Image.open(self._folder / f"{name}.png") as file:
                self._images[name] = file.convert("RGBA" if name.startswith("figure") else "RGB")
        return self._images[name]

    def _font(self, size: int) -> ImageFont.FreeTypeFont:
        return self._fonts.setdefault(size, ImageFont.truetype(FONT, size))

    def _turn(self, image: Image.Image, turns: int) -> Image.Image:
        key = (id(image), turns)
        if key not in self._turned:
            self._turned[key] = image.rotate(-90 * turns)
        return self._turned[key]


def _saved(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _draw(scene: BoardScene, load: Loader, font: Lettering, turn: Callable[[Image.Image, int], Image.Image]) -> Image.Image:
    side = scene.tile_size or 96
    cells = [tile.cell for tile in scene.board.tiles] + [spot.cell for spot in scene.board.spots]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width = (max(x for x, _ in cells) - left + 1) * side + 2 * RULER
    height = (max(y for _, y in cells) - top + 1) * side + 2 * RULER
    image = Image.new("RGB", (width, height + PANEL), PAPER)
    draw = ImageDraw.Draw(image)

    def corner(cell: tuple[int, int]) -> tuple[int, int]:
        return RULER + (cell[0] - left) * side, PANEL + RULER + (cell[1] - top) * side

    for tile in scene.board.tiles:
        image.paste(turn(load(tile.tile), tile.rotation), corner(tile.cell))
    for figure in scene.board.figures:
        piece = load(f"figure-{figure.colour}").resize((side // 2, side // 2))
        x, y = corner(figure.cell)
        image.paste(piece, (x + side // 4, y + side // 4), piece)
    for spot in scene.board.spots:
        x, y = corner(spot.cell)
        pale = Image.blend(Image.new("RGB", (side, side), PAPER), turn(load(spot.tile), spot.rotations[0]), 0.59)
        image.paste(pale, (x, y))
        draw.ellipse(
            (x + side // 4, y + side // 4, x + side * 3 // 4, y + side * 3 // 4), fill=AMBER, outline=(30, 24, 18), width=3
        )
        draw.text((x + side // 2, y + side // 2), spot.label, font=font(30), fill=(40, 30, 16), anchor="mm")
    for laid in scene.board.laid:
        x, y = corner(laid.cell)
        draw.rectangle((x, y, x + side - 1, y + side - 1), outline=AMBER, width=4)
    for column in range((width - 2 * RULER) // side):
        for y in (PANEL + RULER // 2, height + PANEL - RULER // 2):
            draw.text((RULER + column * side + side // 2, y), chr(65 + column), font=font(24), fill=INK, anchor="mm")
    for row in range((height - 2 * RULER) // side):
        for x in (RULER // 2, width - RULER // 2):
            draw.text((x, PANEL + RULER + row * side + side // 2), str(row), font=font(24), fill=INK, anchor="mm")
    _panel(scene, image, draw, load, font)
    return image


def _panel(scene: BoardScene, image: Image.Image, draw: ImageDraw.ImageDraw, load: Loader, font: Lettering) -> None:
    panel = scene.panel
    if not panel or not panel.hand:
        return
    image.paste(load(panel.hand.tile).resize((180, 180)), (10, 10))
    draw.text((100, 216), panel.hand.caption, font=font(30), fill=INK, anchor="mm")
    across = max(300, (image.width - 220) // 2)
    for number, player in enumerate(panel.players):
        x, y = 210 + number % 2 * across, 10 + number // 2 * 120
        draw.rounded_rectangle((x, y, x + across - 10, y + 110), 10, fill=CARD, outline=AMBER if player.turn else CARD, width=3)
        big = load(f"figure-{player.colour}").resize((60, 60))
        image.paste(big, (x + 8, y + 8), big)
        draw.text((x + 80, y + 30), player.name, font=font(36), fill=INK, anchor="lm")
        draw.text((x + across - 30, y + 36), player.score, font=font(50), fill=INK, anchor="rm")
        small = load(f"figure-{player.colour}").resize((36, 36))
        for at, item in enumerate(player.items):
            image.paste(small, (x + 80 + at * 80, y + 66), small)
            draw.text((x + 120 + at * 80, y + 84), str(item.count), font=font(30), fill=INK, anchor="lm")
