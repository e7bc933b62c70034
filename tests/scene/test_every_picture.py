"""Every picture of every game can be made and drawn, and its text fits the platforms."""

from __future__ import annotations

import random
from functools import cache

import pytest

from bot.card_game.face.game_face import FACE as CARD_FACE
from bot.card_game.face.pictures import hand, round_end
from bot.card_game.rules.events import CardLaid, RowClaimed
from bot.engine.game import Setup
from bot.engine.record import record_of
from bot.games.faces import drawings, face_of
from bot.scene.cell_names import cell_name
from bot.scene.drawing import ALT_TEXT, Drawing, NoPicture
from bot.scene.lobby import LobbyTable, lobby
from bot.scene.presentation import SeatLabel, people_of
from bot.scene.replay import frames
from bot.scene.result import points_by_reason
from bot.tile_game.expansions.faces import FACE as TILE_FACE
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.face.choices import places
from bot.tile_game.face.questions import choose_rotation, question
from renderer.check import check
from renderer.renderer import Renderer
from renderer.scene import BoardScene, Card, CardTableScene, PosterScene, RoundScene
from renderer.themes import THEMES
from tests.bench.render_game import catalogue
from tests.scene.made import (
    ENGLISH,
    NAMES,
    card_game,
    card_pictures,
    card_sight,
    drawable,
    play_on,
    tile_game,
    tile_pictures,
    tile_sight,
)
from tests.tile_game.boxes import BOXES
from tests.tile_game.playing import random_game, some_setups


@cache
def renderer() -> Renderer:
    """One renderer for all pictures, as it caches drawn tiles."""
    return Renderer(drawings())


def holds(picture: Drawing) -> None:
    check(picture.scene, drawable())
    short, long = picture.text.short, picture.text.long
    assert 0 < len(short) <= ALT_TEXT
    assert short == long or (len(long) > ALT_TEXT and short.endswith("… The full text has the rest."))
    assert "[" not in long


@pytest.mark.parametrize("since", [0, None])
def test_short_text_always_has_the_scores(since: int | None) -> None:
    """Even with six long names, all news and all expansions."""
    game = tile_game(CARCASSONNE.modules, 6, 3, 400)
    while not places(game.view(None)):
        play_on(game, random.Random(3), 1)
    people = [SeatLabel(f"{name} von und zu Wasserkuppenhausen am See", colour) for name, colour, _ in people_of(NAMES)]
    seen = TILE_FACE.see(game.view(None), ENGLISH, people, since)
    cells = [cell_name(at) for at in places(seen.view)]
    for look in (
        "turn",
        "board",
        "question",
        "fields",
        "roads",
        "cities",
        "forecast",
        f"zoom {cells[0]}",
        f"rotation {cells[0]}",
    ):
        name, _, argument = look.partition(" ")
        short = seen.face.look(seen, name, argument).text.short
        for seat, score in enumerate(game.standing().scores):
            said = ENGLISH.text("scene-player-bare", player=seen.name(seat), colour=people[seat].colour, points=score)
            assert said.rstrip(".") in short, (look, seat)


@pytest.mark.parametrize("setup", some_setups(3, 5), ids=lambda setup: "+".join(setup.modules))
def test_pictures_of_any_combination_of_modules(setup: Setup) -> None:
    chance = random.Random(3)
    asked: set[str] = set()
    for game in random_game(setup, chance):
        kind = game.decision.kind if game.decision else "over"
        if kind not in asked or chance.random() < 0.02:
            asked.add(kind)
            for _, picture in tile_pictures(tile_sight(game, chance.choice([None, 0, 1]))):
                holds(picture)
    assert {"tile", "over"} <= asked


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pictures_of_card_games(seats: int) -> None:
    for actions in (0, 3, 30, 60, 61, 62, 63, 64, 1000):
        game = card_game(seats, actions, actions)
        for seat in (None, 0, seats - 1):
            for _, picture in card_pictures(card_sight(game, seat)):
                holds(picture)


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_pictures_can_be_drawn_in_each_theme(theme: str) -> None:
    drawing = renderer()
    game = tile_game(("fields", "tower"), 2, 4, 6)
    pictures = {name: picture for name, picture in tile_pictures(tile_sight(game)) if name not in ("tiles", "whole")}
    for name, picture in (*pictures.items(), *card_pictures(card_sight(card_game(3, 1, 70), 0))):
        assert drawing.png(picture.scene, theme).startswith(b"\x89PNG"), name


def test_replay_has_a_frame_per_tile() -> None:
    game = tile_game(("fields",), 2, 4, 9)
    laid = len(game.view(None).placed()) - 1
    found = [
        frame
        for frame in frames(face_of(game.view(None)), record_of(game), ENGLISH, people_of(NAMES[:2]))
        if isinstance(frame, BoardScene)
    ]
    assert [len(frame.board.tiles) for frame in found] == [*range(2, laid + 2)]
    assert all(len(frame.board.laid) == 1 for frame in found)
    assert renderer().gif(found[:3]).startswith(b"GIF8")


def test_replay_shows_points_as_scored_and_ends_with_a_poster() -> None:
    game = tile_game(("fields",), 2, 4, 10_000)
    *found, last = frames(face_of(game.view(None)), record_of(game), ENGLISH, people_of(NAMES[:2]))
    notes = [card.note for frame in found if isinstance(frame, BoardScene) and frame.panel for card in frame.panel.players]
    assert sum(int(note.split()[0].rstrip(":")) for note in notes if note.strip()) == sum(game.standing().scores)
    assert isinstance(last, PosterScene)
    assert [row.score for row in last.rows] == sorted(map(str, game.standing().scores), key=int, reverse=True)
    assert last.board is not None
    assert len(last.board.tiles) == BOXES["base"].tiles


def test_poster_of_cards_shows_what_each_player_has_collected() -> None:
    """Animals with their jokers, and buildings: closed chests show backs, open ones their sets with all points."""
    kinds = (("animals", {"animal", "animal joker"}), ("buildings", {"building", "building joker"}), ("closed", {"back"}))
    for actions in (40, 80, 1000):
        game = card_game(3, 3, actions)
        drawn = CARD_FACE.poster(card_sight(game), "18 Nov 2026 · MILL-42")
        assert isinstance(drawn.scene, PosterScene)
        held = {collection.colour: collection.stacks for collection in drawn.scene.collections}
        for seat, token in enumerate(game.tokens()):
            stacks = held[card_sight(game).colour(seat)]
            shown = {name: sum(card.kind in kind for stack in stacks for card in stack.cards) for name, kind in kinds}
            chest = {"buildings": token.get("chest", 0), "closed": 0}
            hidden = {"buildings": 0, "closed": token.get("chest", 0)}
            animals = sum(token.get("animals", {}).values()) + token.get("waiting", 0)
            assert shown == {"animals": animals} | (hidden if game.decision else chest)
            sets = sum(int(stack.caption) for stack in stacks if stack.caption.startswith("+"))
            assert sets == points_by_reason(game.view(None))[seat]["chest"]
        assert "18 Nov 2026 · MILL-42" in drawn.text.long
        assert ("opens the chest" in drawn.text.long) == (game.decision is None)


def test_card_replay_has_a_frame_per_card_and_claim() -> None:
    """All frames have one size, though the panel grows; face-down cards show their backs."""
    game = card_game(2, 1, 40)
    found = [
        frame
        for frame in frames(face_of(game.view(None)), record_of(game), ENGLISH, people_of(NAMES[:2]))
        if isinstance(frame, CardTableScene)
    ]
    laid = [event for played in game.log for event in played.events if isinstance(event, CardLaid | RowClaimed)]
    assert len(found) == len(laid)
    lying = [[(card.kind, card.new) for row in frame.rows for card in row.things if isinstance(card, Card)] for frame in found]
    assert all(sum(new for _, new in frame) <= 1 for frame in lying)
    assert any(kind == "back" for frame in lying[:3] for kind, _ in frame)
    assert renderer().gif(found[:3]).startswith(b"GIF8")


def test_round_page_says_each_name_once() -> None:
    made = round_end(card_sight(card_game(3, 1, 70)), 1).scene
    assert isinstance(made, RoundScene)
    lines = [words for result in made.results for words in result.lines]
    assert lines
    assert all(words.startswith("+") for words in lines)
    assert any(words.endswith(")") for words in lines)


def test_lobby_picture() -> None:
    people = (SeatLabel("Ann", "red", "host"), None)
    table = LobbyTable(
        "carcassonne", CARCASSONNE.modules, ("organiser",), people, "MILL-42", TILE_FACE.samples(CARCASSONNE.modules)
    )
    picture = lobby(table, ENGLISH)
    holds(picture)
    assert "Code: MILL-42" in picture.text.short
    assert "Seat 1: Ann (red).\nSeat 2: free." in picture.text.short


HOSTILE = [
    "",
    "\u202eneB",
    "a" * 10_000,
    "\x00\x07\n\t",
    "🏰🏰",
    "x\u0301" * 500,
    "{ $count }",
    "<b>@everyone",
    "١٢٣ עברית",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_given_from_outside(name: str) -> None:
    game = tile_game(("fields", "tower", "siege"), 2, 4, 40)
    people = (SeatLabel(name, "red"), SeatLabel(name, "blue", note=name[:50]))
    for _, picture in tile_pictures(TILE_FACE.see(game.view(None), ENGLISH, people)):
        holds(picture)
    cards = CARD_FACE.see(card_game(2, 1, 70).view(0), ENGLISH, people)
    for _, picture in card_pictures(cards):
        holds(picture)
        assert "\x00" not in picture.text.long
    holds(lobby(LobbyTable("cardcassonne", (), (), people), ENGLISH))


def test_unavailable_picture_is_refused() -> None:
    over = tile_sight(tile_game(("fields",), 2, 1, 1000))
    with pytest.raises(NoPicture, match="over"):
        question(over)
    with pytest.raises(NoPicture, match="M20"):
        choose_rotation(tile_sight(tile_game(("fields",), 2, 1, 0)), (0, 0))
    with pytest.raises(NoPicture, match="public"):
        hand(card_sight(card_game(2, 1, 5)))
    with pytest.raises(NoPicture, match="no round"):
        round_end(card_sight(card_game(2, 1, 5)))


def test_drawings_match_the_atlas_stamp() -> None:
    """Both ways to the drawings have the same stamp, so they share an atlas."""
    assert drawings() == catalogue()
