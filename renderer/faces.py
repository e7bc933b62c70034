"""The fonts of pictures: three faces from packages, so that they are the same on every machine."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

__all__ = ["FILES", "Face"]

Face = Literal["name", "text", "number"]

FILES: dict[Face, Traversable] = {
    "name": files("fontpkg_alegreya_sans") / "files" / "AlegreyaSans-ExtraBold.ttf",
    "text": files("fontpkg_alegreya_sans") / "files" / "AlegreyaSans-Medium.ttf",
    "number": files("fontpkg_fira_sans_condensed") / "files" / "FiraSansCondensed-SemiBold.ttf",
}
