"""The program with a renderer that takes two seconds more for each picture."""

from __future__ import annotations

import time
from typing import Final

from bot.command_line import main
from renderer.renderer import Renderer
from renderer.scene import Scene

SECONDS: Final = 2.0
_png = Renderer.png


def _slowly(self: Renderer, scene: Scene, theme: str = "dark") -> bytes:
    time.sleep(SECONDS)
    return _png(self, scene, theme)


if __name__ == "__main__":
    Renderer.png = _slowly  # type: ignore[method-assign]
    raise SystemExit(main())
