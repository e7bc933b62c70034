"""The reference sheet: the steps of a turn, the pieces, the points and the tiles of what is in play, as lines and as a picture.

Each line belongs to a part: `turn-1` to `turn-5`, `follower`, `points`, `tiles`. The words of a part are the message
`sheet-PART-MODULE`, a line each; the game's face says which parts there are, and what stands before each line.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.i18n import Translator, Words, message_id
from bot.i18n.catalogue import FALLBACK
from bot.scene.drawing import Drawing, Section, picture
from renderer.scene import Card, HeldItem, Icon, ReferenceLine, ReferenceScene, ReferenceSection

if TYPE_CHECKING:
    from bot.scene.face import GameFace

SECTIONS: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "turn": tuple(f"turn-{step}" for step in range(1, 6)),
        "follower": ("follower",),
        "points": ("points",),
        "tiles": ("tiles",),
    }
)
"""The sections of the sheet, in their order, and the parts of each."""
STEPS: Final = "turn"
"""The section whose parts are numbered."""


class Mark(NamedTuple):
    """What stands before a line: a tile, a card or a thing that players hold. `lying`: the thing is a figure that lies."""

    item: HeldItem | None = None
    tile: str = ""
    card: Card | None = None
    lying: bool = False


class SheetLine(NamedTuple):
    """A line of the sheet. `step`: the number of the step that it begins, 0 for others."""

    text: Words
    mark: Mark
    step: int = 0

    def in_words(self, words: Translator) -> Words:
        """Return the line with its number."""
        return words.text("sheet-step", number=self.step, line=self.text) if self.step else self.text


SheetParts = Mapping[str, Sequence[Mark]]
"""Parts of the sheet -> what stands before each of their lines."""
NO_MARK: Final = Mark()


def icon(name: Icon) -> Mark:
    """Return the mark of a thing that players hold."""
    return Mark(HeldItem(name))


def part_lines(words: Translator, part: str, module: str, marks: Sequence[Mark], step: int = 0) -> list[SheetLine]:
    """Return the lines that a module adds to a part; the first one begins the step."""
    lines = words.text(message_id(f"sheet-{part}", module)).splitlines()
    return [
        SheetLine(Words(line), mark, 0 if number else step) for number, (line, mark) in enumerate(zip(lines, marks, strict=True))
    ]


def remark(face: GameFace[Any], modules: Collection[str], words: Translator) -> str:
    """Say what of the game and these modules is a reconstruction; empty if nothing is."""
    names = (face.kind.name, *(name for name in face.kind.modules if name in modules))
    notes = (message_id("menu-note", name) for name in names)
    return " ".join(words.text(note) for note in notes if note in words.catalogue.entries(FALLBACK))


def sheet(face: GameFace[Any], modules: Collection[str], words: Translator) -> Drawing:
    """Draw the whole sheet of a game with these modules."""
    title = words.text("sheet-title", game=words.text(message_id("game", face.kind.name)))
    found = [(words.text(f"sheet-heading-{name}"), face.sheet_lines(name, modules, words)) for name in SECTIONS]
    sections = tuple(ReferenceSection(heading, tuple(map(_drawn, lines))) for heading, lines in found)
    note = remark(face, modules, words)
    scene = ReferenceScene(title=title, sections=sections, note=note)
    said = [Section([heading, *(line.in_words(words) for line in lines)]) for heading, lines in found]
    return picture(words, scene, [Section([title]), *said, Section([note] if note else [])])


def _drawn(line: SheetLine) -> ReferenceLine:
    mark = line.mark
    return ReferenceLine(line.text, str(line.step) if line.step else "", mark.tile, mark.card, mark.item, mark.lying)
