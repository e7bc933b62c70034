"""A blind player: whole games are played and understood from the texts alone."""

from __future__ import annotations

import random
import re

import pytest

from bot.card_game.face.pictures import card_table, hand, round_end, rounds_over
from bot.engine.fair import simulated_seed
from bot.engine.game import Setup
from bot.scene.cell_names import cell_name, cell_named
from bot.scene.drawing import Alternative
from bot.scene.result import result
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.tile_game.expansions.siege.rules import OUTPOSTS, SIEGE
from bot.tile_game.expansions.tower.face import heights_of, tops_of
from bot.tile_game.face.questions import choose_rotation, choose_spot, question
from bot.tile_game.face.views import turn, whole
from bot.tile_game.rules.carcassonne import Carcassonne
from tests.cases import first
from tests.scene.answers import chosen
from tests.scene.made import ENGLISH, NAMES, card_game, card_sight, tile_sight
from tests.standins.short import short_setup

CELL = r"-?[A-Z]{1,2}-?\d+"
LETTERS = {"city": "c", "road": "r", "river": "v", "field": "f"}


class Listener:
    """Chooses from the last text alone, and asks for the long text if the short one is cut."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.heard, self.asked_for_more = 0, 0

    def hear(self, text: Alternative) -> str:
        """Read the choices; they come first, so if other text follows, none is missing."""
        self.heard += 1
        if text.short.endswith(ENGLISH.text("scene-cut")) and not re.search(r" tiles? left\n", text.short):
            self.asked_for_more += 1
            return text.long
        return text.short

    def parts(self, text: str) -> dict[str, list[str]]:
        return {n: re.findall(CELL, cells) for n, cells in re.findall(r"^(\d+)\. \d+ squares?: (.+)$", text, re.MULTILINE)}

    def spots(self, text: str) -> dict[str, list[str]]:
        return {cell: ways.split(", ") for cell, ways in re.findall(rf"^({CELL}): (r\d(?:, r\d)*)$", text, re.MULTILINE)}

    def ways(self, text: str) -> list[str]:
        return re.findall(r"^(r\d)\. ", text, re.MULTILINE)

    def options(self, text: str) -> list[str]:
        return re.findall(r"^(\d+)\. (?!\d+ squares?:)", text, re.MULTILINE)

    def pick(self, heard: list[str]) -> str:
        assert heard, "nothing to choose was heard"
        return self.chance.choice(heard)


def answer(listener: Listener, game: Carcassonne) -> str:
    """A blind player's answer to a decision, step by step."""
    sight = tile_sight(game)
    text = listener.hear(question(sight).text)
    if parts := listener.parts(text):
        part = listener.pick(list(parts))
        text = listener.hear(choose_spot(sight, part).text)
        assert list(listener.spots(text)) == parts[part]
    spots, numbers = listener.spots(text), listener.options(text)
    chosen = listener.pick([*spots, *numbers])
    if chosen not in spots:
        return chosen
    ways = listener.ways(listener.hear(choose_rotation(sight, cell_named(chosen)).text))
    assert ways == spots[chosen]
    return f"{chosen} {listener.pick(ways)}"


def all_answers(listener: Listener, game: Carcassonne) -> list[str]:
    """Every answer offered by the texts."""
    text = turn(tile_sight(game)).text.long
    placed = [f"{cell} {way}" for cell, ways in listener.spots(text).items() for way in ways]
    return [*placed, *listener.options(text)]


def blind(modules: tuple[str, ...]) -> Setup:
    return Setup(3, modules, {"organiser": "tower" in modules}, seed=simulated_seed("blind").hex())


SETUPS = (short_setup(3), blind(("fields", "inns_cathedrals", "tower")), blind(()), blind(CARCASSONNE.modules))


@pytest.mark.parametrize("setup", first(2, SETUPS), ids=["all in short", "some", "base", "all"])
def test_tile_game_can_be_played_by_text(setup: Setup) -> None:
    listener = Listener(8)
    game = CARCASSONNE.start(setup)
    while game.decision is not None:
        if listener.chance.random() < 0.05:
            offered = [chosen(game.view(None), said) for said in all_answers(listener, game)]
            assert set(offered) == set(game.options())
            assert len(offered) == len(game.options())
            the_map_is_heard(game)
        action = chosen(game.view(None), answer(listener, game))
        assert action is not None
        game.apply(action)
    assert listener.asked_for_more < listener.heard / 20
    the_map_is_heard(game)
    the_result_is_heard(result(tile_sight(game)).text.short, game.standing().scores, game.standing().winners)


def the_map_is_heard(game: Carcassonne) -> None:
    """Rebuild tiles, figures, towers and defenders from the text."""
    text, view = whole(tile_sight(game)).text.long, game.view(None)
    rows = re.findall(r"^Row -?\d+: (.+)\.$", text, re.MULTILINE)
    heard = {match[1]: match[2] for row in rows for match in re.finditer(rf"({CELL}) ([a-z]+(?:, [a-z]+){{3}}|abbey)", row)}
    drawn = CARCASSONNE.tiles
    lying = {cell_name(p.at): (drawn[p.tile].sides, p.rot) for p in view.placed() if p.tile in drawn}
    assert heard == {at: _sides(sides, rot) for at, (sides, rot) in lying.items()}
    standing = re.findall(rf"({'|'.join(NAMES)}): [a-z ]+ at ({CELL})\.", text)
    assert sorted(standing) == sorted((NAMES[f.seat], cell_name(f.at)) for f in view.figures())
    towers = {cell: int(height) for cell, height in re.findall(rf"^Tower at ({CELL}): height (\d+)", text, re.MULTILINE)}
    heights, tops = (heights_of(view), tops_of(view)) if "tower" in view.setup.modules else ({}, {})
    assert towers == {cell_name(at): height for at, height in heights.items()}
    assert len(re.findall(r"on top \(", text)) == len(tops)
    if "siege" in view.game.parts:
        for outpost in OUTPOSTS:
            name = ENGLISH.text(f"outpost-{outpost}").capitalize()
            row = re.search(rf"^{name}: row of \d+: (.+?);", text, re.MULTILINE)
            assert row
            assert len(re.findall("|".join(NAMES), row[1])) == len(SIEGE.of(view.game).rows[outpost])


def _sides(sides: str, rotation: int) -> str:
    if sides == "****":
        return "abbey"
    words = {letter: word for word, letter in LETTERS.items()}
    return ", ".join(words[sides[(side - rotation) % 4]] for side in range(4))


def the_result_is_heard(text: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    heard = {name: int(points) for name, points in re.findall(r"^\d\. (\w+): (-?\d+) points?", text, re.MULTILINE)}
    assert heard == {NAMES[seat]: score for seat, score in enumerate(scores)}
    first = text.splitlines()[0]
    assert [seat for seat in range(len(scores)) if NAMES[seat] in first] == list(winners)


@pytest.mark.parametrize("seats", [2, 4])
def test_card_game_can_be_played_by_text(seats: int) -> None:
    listener = Listener(seats)
    game = card_game(seats, seats, 0)
    rounds: set[int] = set()
    while game.decision is not None:
        private = card_sight(game, game.decision.seat)
        text = (hand(private) if game.decision.kind == "card" else card_table(private)).text.long
        heard = listener.options(text)
        assert [chosen(private.view, said) for said in heard] == list(game.options())
        action = chosen(private.view, listener.pick(heard))
        assert action is not None
        game.apply(action)
        over = len(rounds_over(card_sight(game)))
        if over not in rounds and over:
            rounds.add(over)
            totals = re.findall(r"^(\w+): \+\d+, (\d+) in all$", round_end(card_sight(game)).text.short, re.MULTILINE)
            decision = game.view(None).decision
            if decision is None or decision.kind == "card":
                assert {name: int(total) for name, total in totals} == dict(zip(NAMES, game.standing().scores, strict=False))
    assert len(rounds) == game.view(None).rounds
    the_result_is_heard(result(card_sight(game)).text.short, game.standing().scores, game.standing().winners)
