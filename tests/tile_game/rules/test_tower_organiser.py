"""The tower organiser: which tile is drawn is a choice (TOWER-6)."""

from __future__ import annotations

from bot.engine.game import Setup
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.rules.moves import Draw, Drawn, Unplaceable
from tests.tile_game.rules.towers import away, yard
from tests.tile_game.scenario import Play, Scenario

ENDS = ["left_top", "left_bottom", "right_top", "right_bottom"]


def organised(*tiles: str, others: tuple[str, ...] = ()) -> Play:
    return yard(*others, options=("organiser",)).start(*tiles)


def ends(play: Play) -> list[str | None]:
    return [o.take for o in play.game.options() if isinstance(o, Draw)]


def drawn(play: Play, end: str) -> str | None:
    """The tile that an end gives, without drawing it in this game."""
    other = Play(play.game.copy()).do(Draw(end))
    return other.decision.tile


def test_tower_6_four_ends_of_two_halves() -> None:
    """TOWER-6: the left half has the upper tiles and the odd one; top and bottom of either may be drawn."""
    play = organised("B", "U", "V", "W", "A")
    assert play.asked() == (0, "draw")
    assert play.decision.tile is None
    assert ends(play) == ENDS
    assert [drawn(play, end) for end in ENDS] == ["B", "V", "W", "A"]


def test_tower_6_an_even_stack_is_cut_in_the_middle() -> None:
    """TOWER-6: B U | V A."""
    play = organised("B", "U", "V", "A")
    assert [drawn(play, end) for end in ENDS] == ["B", "U", "V", "A"]


def test_tower_6_the_rest_of_a_half_stays_in_order() -> None:
    """TOWER-6: after the bottom tile of the left half its other tiles are still there, and the right half is untouched."""
    play = organised("U", "V", "B", "A", "W", "E").do(Draw("left_bottom"))
    assert play.happened(Drawn) == [Drawn(0, "B", 5)]
    away(play).skip()
    assert play.asked() == (1, "draw")
    assert [drawn(play, end) for end in ENDS] == ["U", "V", "A", "E"]


def test_tower_6_the_top_is_drawn() -> None:
    """TOWER-6: the top tile of the right half goes, its bottom stays."""
    play = away(organised("U", "V", "B", "A").do(Draw("right_top"))).skip()
    assert [drawn(play, end) for end in ENDS[:3]] == ["U", "V", "A"]


def test_tower_6_one_tile_has_one_end_and_an_empty_half_none() -> None:
    """TOWER-6: 2 | 1 offers three ends; of two single tiles both are offered; the last tile leaves no choice."""
    play = organised("B", "B", "B")
    assert ends(play) == ["left_top", "left_bottom", "right_top"]
    away(play.do(Draw("left_top"))).skip()
    assert ends(play) == ["left_top", "right_top"]
    away(play.do(Draw("left_top"))).skip()
    assert play.asked() == (0, "tile")  # drawn without a question
    assert play.happened(Drawn) == [Drawn(0, "B", 0)]


def test_tower_6_an_empty_half_offers_nothing() -> None:
    """TOWER-6: with the right half empty only the left one's ends are choices."""
    play = organised("U", "V", "B")
    away(play.do(Draw("right_top"))).skip()
    assert ends(play) == ["left_top", "left_bottom"]


def test_tower_6_off_by_default() -> None:
    """TOWER-6: without the option the top tile is drawn, nobody is asked."""
    play = yard().start("B", "U", "V")
    assert play.asked() == (0, "tile")
    assert play.decision.tile == "B"
    assert "organiser" in CARCASSONNE.options


def test_tower_6_the_choice_is_made_before_anything_is_known() -> None:
    """TOWER-6: neither the decision nor what has happened so far names a tile."""
    play = organised("B", "U", "V")
    assert play.decision.tile is None
    assert play.happened(Drawn) == []


def test_tower_6_the_replacement_is_chosen_in_the_same_way() -> None:
    """TOWER-6: the tile drawn fits nowhere; what is left offers its ends again, without abbey (COMBO-27)."""
    play = organised("C", "U", "B", "A", others=("abbey_mayor",)).do(Draw("left_top"))
    assert play.happened(Unplaceable) == [Unplaceable(0, "C", 3)]
    assert play.asked() == (0, "draw")
    assert ends(play) == ["left_top", "right_top", "right_bottom"]
    play.do(Draw("right_top"))
    assert play.decision.tile == "B"


def test_tower_6_the_replacement_is_no_second_chance_for_the_abbey() -> None:
    """TOWER-6: before the draw the abbey is a choice, at the redraw only the ends are."""
    scene = Scenario("tower", "abbey_mayor", options=("organiser",)).lay("B ffff", (20, 20))
    scene.lay("B ffff", (1, 0)).lay("B ffff", (0, 1)).lay("B ffff", (1, 2)).lay("B ffff", (2, 1))
    play = scene.start("C", "U", "B", "A")
    assert [o.do for o in play.game.options()] == ["abbey", "draw", "draw", "draw", "draw"]
    play.do(Draw("left_top"))
    assert {o.do for o in play.game.options()} == {"draw"}


def test_tower_6_a_redraw_without_choice_runs_by_itself() -> None:
    """TOWER-6: the unplaceable tile leaves one tile, which is drawn at once; with none left the turn ends."""
    play = organised("C", "B").do(Draw("left_top"))
    assert play.asked() == (0, "tile")
    assert play.happened(Drawn) == [Drawn(0, "B", 0)]
    play = organised("C", "C").do(Draw("right_top"))
    assert play.game.decision is None
    assert play.happened(Unplaceable) == [Unplaceable(0, "C", 1), Unplaceable(0, "C", 0)]


def test_tower_6_the_default_draws_from_the_left() -> None:
    """TOWER-6: for somebody absent the first offered end is drawn, also in the redraw and in a second part."""
    play = organised("C", "B", "B", "B")
    assert play.game.default() == Draw("left_top")
    play.do(Draw("left_top"))
    assert play.game.default() == Draw("left_top")


def test_tower_6_in_the_second_part_of_a_double_turn() -> None:
    """TOWER-6: the part's own draw is chosen too, or declined; the default of an absent player declines the part."""
    scene = yard("traders_builders", options=("organiser",)).lay("U rfrf", (9, 9))
    scene.stand(0, "follower", (9, 9), "road@N").stand(0, "builder", (9, 9), "road@N")
    play = scene.start("U", "B", "A", "B").do(Draw("left_top")).tile((9, 10), "rfrf").skip()
    assert play.asked() == (0, "draw")
    assert ends(play) == ["left_top", "right_top", "right_bottom"]
    assert play.offers("skip") == [{"do": "skip"}]
    assert play.game.default().do == "skip"


def test_tower_6_river_tiles_leave_no_choice() -> None:
    """TOWER-6: the river's pile lies apart; after it the ordinary tiles are in two halves."""
    setup = Setup(2, ("river", "tower"), {"organiser": True}, stack=("RG", "RB", "U", "U", "U", "U"))
    play = Play(CARCASSONNE.start(setup))
    for tile in ("RG", "RB"):
        assert play.asked()[1] == "tile"
        assert play.decision.tile == tile
        play.do(play.game.default())
    assert play.asked() == (0, "draw")
    assert ends(play) == ENDS
