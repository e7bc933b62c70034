"""The page on adding an expansion, followed with the sample in a copy of the project: what it touches, and that it is played."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from bot.i18n import shipped
from tests.project.copies import Copy
from tests.tile_game import sample

SAMPLE: Final = Path(sample.__file__).parent
EXPANSIONS: Final = "bot/tile_game/expansions"
TRIED: Final = """
import random
from bot.engine.game import Setup
from bot.games.computers import COMPUTERS
from bot.games.faces import FACES, drawings
from bot.games.rules import GAMES
from bot.i18n import shipped, Translator
from bot.scene.presentation import people_of
from bot.tile_game.expansions.fair.face import FairFace
from renderer.art import draw_figure, draw_tile, draw_token
from renderer.catalogue import DrawingCatalogue
from renderer.check import check
from tests.i18n.test_files import file_of, own_messages

kind, face, chance = GAMES["carcassonne"], FACES["carcassonne"], random.Random(2)
game = kind.start(Setup(2, ("fields", "fair"), seed="02" * 32))
while game.decision is not None:
    seen = face.see(game.view(None), Translator("en"), people_of(["Ann", "Ben"]))
    held = any(tokens.get("fairs") for tokens in game.tokens())
    if held and game.decision.kind == "fair" and any(figure.figure == "crier" for figure in seen.view.figures()):
        break
    options = game.options()
    game.apply(next((option for option in options if "crier" in str(option) or option.do == "hold_fair"), chance.choice(options)))
assert game.decision is not None
assert "fair" in {item.icon for player in face.frame(seen).panel.players for item in player.items}
drawing = face.turn(seen)
check(drawing.scene, DrawingCatalogue(drawings()))
assert "choose whether to hold a fair" in drawing.text.short and "[" not in drawing.text.long
assert "crier" in COMPUTERS["carcassonne"].worths.figures
for drawn in (draw_figure("crier", (200, 40, 40), "dot", 48), draw_token("fair", 48), draw_tile(face.tiles()["FA"], 0, 0, 48)):
    assert drawn.size == (48, 48)
for language in shipped().languages:
    assert all(file_of(language)[message] == "fair" for message in own_messages(FairFace()))
"""


def function(name: str) -> str:
    """A function of the sample's drawings, as it is copied."""
    text = (SAMPLE / "drawings.py").read_text("utf-8")
    (found,) = (node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef) and node.name == name)
    return f"{ast.get_source_segment(text, found)}\n"


def test_expansion_is_a_folder_three_lists_two_drawings_and_words(tmp_path: Path) -> None:
    copy = Copy(tmp_path, "bot", "renderer")
    copy.put(SAMPLE / "fair", f"{EXPANSIONS}/fair")
    for module in ("worth", "face"):
        copy.replace(f"{EXPANSIONS}/fair/{module}.py", "from tests.tile_game.sample.fair.", "from bot.tile_game.expansions.fair.")
    fields = "\nfrom bot.tile_game.expansions.fields."
    for file, last, line in (
        ("rules", "TOWER, SIEGE,", "from bot.tile_game.expansions.fair.rules import FAIR"),
        ("faces", "SiegeFace(),", "from bot.tile_game.expansions.fair.face import FairFace"),
        ("worths", "SiegeWorth(),", "from bot.tile_game.expansions.fair.worth import FairWorth"),
    ):
        name = line.rpartition(" ")[2]
        copy.replace(f"{EXPANSIONS}/{file}.py", last, f"{last} {name}{'' if file == 'rules' else '()'},")
        copy.replace(f"{EXPANSIONS}/{file}.py", fields, f"\n{line}{fields}")
    copy.replace("renderer/scene/board.py", '"pig", "barn"]', '"pig", "barn", "crier"]')
    copy.replace("renderer/art/figures.py", "SILHOUETTES: dict", f"{function('_crier')}\n\nSILHOUETTES: dict")
    copy.replace("renderer/art/figures.py", '    "barn": _barn,\n', '    "barn": _barn,\n    "crier": _crier,\n')
    copy.replace("renderer/scene/panel.py", '"animal",', '"animal", "fair",')
    copy.replace("renderer/art/tokens.py", "TOKENS: dict", f"{function('_fair')}\n\nTOKENS: dict")
    copy.replace("renderer/art/tokens.py", '    "animal": _animal,\n', '    "animal": _animal,\n    "fair": _fair,\n')
    for language in shipped().languages:
        copy.put(SAMPLE / "words" / "fair.ftl", f"bot/i18n/{language}/fair.ftl")
        grammar = f"bot/i18n/{language}/grammar.ftl"
        copy.replace(grammar, "    [mayor] { figure-mayor }\n", "    [mayor] { figure-mayor }\n    [crier] { figure-crier }\n")
    copy.run(TRIED)
    touched = [path for path in copy.changed() if not path.startswith((f"{EXPANSIONS}/fair/", "bot/i18n/"))]
    assert touched == [
        *(f"{EXPANSIONS}/{name}.py" for name in ("faces", "rules", "worths")),
        *("renderer/art/figures.py", "renderer/art/tokens.py", "renderer/scene/board.py", "renderer/scene/panel.py"),
    ]
