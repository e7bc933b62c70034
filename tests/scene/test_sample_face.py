"""The sample expansion has pictures and texts; without a part of its face it is refused."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from bot.engine.game import Setup
from bot.engine.lists import Incomplete
from bot.i18n import MessageCatalogue, Translator
from bot.scene.face import Counted
from bot.scene.lines import people_lines
from bot.scene.phrases import as_person, tell
from bot.scene.presentation import people_of
from bot.scene.result import result
from bot.tile_game.expansions.base.rules import BASE
from bot.tile_game.expansions.faces import FACES
from bot.tile_game.expansions.rules import EXPANSIONS
from bot.tile_game.face.expansion import ExpansionFace, complete
from bot.tile_game.face.game_face import TileGameFace
from bot.tile_game.rules.carcassonne import Carcassonne
from bot.tile_game.rules.kind import TileGame
from renderer.scene import BoardScene
from tests.scene.made import NAMES
from tests.tile_game import sample
from tests.tile_game.sample.fair.face import FairFace
from tests.tile_game.sample.fair.rules import FAIR, FairHeld

KIND = TileGame(BASE, (*EXPANSIONS, FAIR))


class DrawnFairFace(FairFace):
    """With drawings that there are: those of the sample are added where it is copied to."""

    figures = MappingProxyType({"crier": "mayor"})
    tokens = MappingProxyType({"fairs": Counted("cloth")})


FACE = TileGameFace(KIND, complete((BASE, *KIND.expansions), (*FACES, DrawnFairFace())))


SETUP = Setup(3, KIND.modules, seed=f"{2:064x}")


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> Translator:
    """English with the sample's messages."""
    folder = tmp_path_factory.mktemp("words") / "en"
    folder.mkdir()
    own = Path(sample.__file__).parent / "words" / "fair.ftl"
    for file in (*files("bot.i18n").joinpath("en").iterdir(), own):
        (folder / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    return Translator("en", catalogue=MessageCatalogue(folder.parent))


def decisions() -> Iterator[Carcassonne]:
    """A random game at each decision and at its end."""
    game, chance = KIND.start(SETUP), random.Random(2)
    while options := game.options():
        yield game
        game.apply(chance.choice(options))
    yield game


def test_sample_game_has_pictures_and_texts(words: Translator) -> None:
    asked = criers = 0
    game = KIND.start(SETUP)
    for game in decisions():
        seen = FACE.see(game.view(None), words, people_of(NAMES[:3]))
        criers += any(figure.figure == "crier" for figure in seen.view.figures())
        if game.decision is None or game.decision.kind != "fair":
            continue
        asked += 1
        drawing = FACE.question(seen)
        assert isinstance(drawing.scene, BoardScene)
        assert [mark.cell for mark in drawing.scene.board.marks] == [game.decision.at]
        assert "choose whether to hold a fair" in drawing.text.short
        assert "[" not in drawing.text.long, "every message has its words"
    assert asked
    assert criers
    assert game.decision is None
    seen, held = FACE.see(game.view(None), words, people_of(NAMES[:3])), FAIR.of(game).held
    events = [event for played in game.log for event in played.events if isinstance(event, FairHeld)]
    assert tell(seen, events[0]).startswith(f"{NAMES[events[0].seat]} holds a fair at ")
    assert f"fairs: {held[0]}" in people_lines(seen)[0]
    frame = FACE.frame(seen)
    assert frame.panel is not None
    assert ("cloth", held[0]) in [(item.icon, item.count) for item in frame.panel.players[0].items]
    assert "Fairs" in result(seen).text.short
    assert "Fairs were held by" in FACE.whole(seen).text.long


def face(**facts: object) -> ExpansionFace:
    kind = type("OtherFace", (FairFace,), facts)
    other: ExpansionFace = kind()
    return other


@pytest.mark.parametrize(
    ("faces", "sentence"),
    [
        ((), "fair: its face is missing"),
        ((face(figures={}),), "fair: its figure 'crier' has no face"),
        ((face(tokens={}),), "fair: its token 'fairs' has no face"),
        ((face(options={}),), "fair: its action 'HoldFair' has no face"),
        ((face(fields={"captor": as_person("player")}),), "fair: its field 'captor' is told by tower already"),
    ],
)
def test_incomplete_face_is_refused(faces: tuple[Any, ...], sentence: str) -> None:
    with pytest.raises(Incomplete) as refused:
        complete((BASE, *KIND.expansions), (*FACES, *faces))
    assert str(refused.value) == sentence
