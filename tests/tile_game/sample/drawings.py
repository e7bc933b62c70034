"""The drawings of the sample expansion: `_crier` goes into renderer/art/figures.py, `_fair` into renderer/art/tokens.py."""

from __future__ import annotations

from PIL import Image

from renderer.art.figures import Silhouette
from renderer.art.textures import CREAM, GOLD, INK
from renderer.art.tokens import _disc


def _crier() -> Silhouette:
    """Return a town crier in a wide cloak and a cocked hat, who rings a bell."""
    shape = Silhouette(sign=(0.42, 0.64), sign_size=0.120)
    shape.body.area([(0.34, 0.40), (0.22, 0.52), (0.10, 0.90), (0.74, 0.90), (0.62, 0.52), (0.50, 0.40)])
    shape.soft(0.014)
    shape.body.oval((0.42, 0.31), 0.105, 0.105)
    shape.body.area([(0.22, 0.25), (0.30, 0.13), (0.42, 0.08), (0.54, 0.13), (0.62, 0.25), (0.42, 0.20)])
    shape.body.line([(0.56, 0.52), (0.72, 0.34)], 0.060)
    shape.body.area([(0.72, 0.06), (0.80, 0.06), (0.86, 0.22), (0.93, 0.30), (0.59, 0.30), (0.66, 0.22)])
    shape.body.oval((0.76, 0.33), 0.040, 0.040)
    shape.carved.line([(0.60, 0.29), (0.92, 0.29)], 0.016)
    return shape


def _fair() -> Image.Image:
    """Draw a market tent with a pennant."""
    canvas = _disc((104, 150, 190))
    canvas.area([(0.20, 0.52), (0.50, 0.22), (0.80, 0.52), (0.74, 0.80), (0.26, 0.80)], INK)
    canvas.area([(0.26, 0.51), (0.50, 0.27), (0.74, 0.51), (0.70, 0.76), (0.30, 0.76)], CREAM)
    for left, right in ((0.26, 0.40), (0.60, 0.74)):
        canvas.area([(left, 0.51), (0.50, 0.27), (right, 0.51), (right - 0.02, 0.76), (left + 0.03, 0.76)], (204, 62, 46))
    canvas.oblong(0.455, 0.58, 0.545, 0.76, INK)
    canvas.line([(0.50, 0.25), (0.50, 0.13)], 0.020, INK)
    canvas.area([(0.51, 0.12), (0.66, 0.165), (0.51, 0.21)], GOLD)
    return canvas.image
