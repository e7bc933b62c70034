"""The reference sheet of the modules in play, and the rules behind the choices of a decision."""

from __future__ import annotations

import pytest

from bot.chat.fitting import plain
from bot.engine.actions import Skip
from bot.engine.game import GameKind, Setup
from bot.games.faces import FACES
from bot.i18n import Translator, message_id, shipped
from bot.i18n.catalogue import FALLBACK
from bot.scene.reference import SECTIONS, sheet
from bot.store import Store
from bot.telegram.limits import TELEGRAM
from bot.tile_game.expansions.rules import CARCASSONNE
from bot.web.limits import WEB
from renderer.scene import ReferenceScene
from tests.chat.room import LINKED, Bot, Guest
from tests.i18n.samples import KINDS, all_actions
from tests.i18n.turns import decided

PARTS = [part for parts in SECTIONS.values() for part in parts]
EVERY_MODULE = Setup(4, CARCASSONNE.modules, {})


async def read(guest: Guest, words: str) -> list[str]:
    await guest.say(words)
    return guest.last.text.splitlines()


async def test_points_and_turn_are_those_of_the_modules_in_play(store: Store) -> None:
    async with Bot(store, WEB) as bot:
        ann = bot.guest("web:1", "Ann", "web:room")
        await ann.say("/new inns computer")
        (code,) = await store.games.all()
        await bot.settle(code)
        await ann.until(lambda each: "it's your turn" in each.text)
        points = await read(ann, "/rules points")
        assert points[1:4] == [
            "Road: 1 per tile",
            "City: 2 per tile and coat of arms; unfinished 1",
            "Monastery: 9; unfinished 1, and 1 per tile around it",
        ]
        assert "Road with an inn: 2 per tile; unfinished 0" in points
        assert not any("Barn" in line for line in points)
        assert (await read(ann, "/rules a turn"))[1] == "1. Draw a tile"
        assert "1 large meeple: like a meeple, counts as two" in await read(ann, "/rules meeples")
        await ann.say("/help meeples & points")
        assert {"7 meeples each: road, city or monastery", *points[1:]} <= set(ann.last.text.splitlines())


async def test_sheet_without_a_game_has_every_module(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        turn = await read(ann, "/rules a turn")
        assert [line for line in turn if line[0].isdigit()] == [line for line in turn if line[0] in "12345"]
        assert "Or place your abbey in a gap instead" in turn
        assert any(line.startswith("River: ") for line in await read(ann, "/rules placing a tile"))
        points = await ann.say("/help points")
        lines = [plain(line) for line in points.messages[0].paragraphs]
        assert any(line.startswith("Field: ") for line in lines)
        assert not any("Ransom" in line or "abbot" in line.lower() for line in lines), "each expansion has a button"
        labels = [each.label for row in points.messages[0].buttons for each in row]
        assert {"River", "Abbot", "Inns & Cathedrals", "Tower"} <= set(labels)


async def test_sheet_in_a_card_game_is_that_of_the_cards(store: Store) -> None:
    async with Bot(store, WEB) as bot:
        ann = bot.guest("web:1", "Ann", "web:room")
        await ann.say("/new cardcassonne computer")
        (code,) = await store.games.all()
        await bot.settle(code)
        points = await read(ann, "/rules points")
        assert points[:2] == ["Card points at a glance", "People: their values added up, times how many they are"]
        assert points[-1] == "The points for animals are partly a reconstruction."
        assert "1 large meeple each: claims one row a round" in await read(ann, "/help meeples & points")


async def test_whole_sheet_is_a_picture_with_its_words(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        await ann.say("/new river computer")
        await ann.until(lambda each: "it's your turn" in each.text)
        await ann.say("/rules cheat sheet")
        sheet = ann.last
        assert sheet.text == "The rules on one page"
        assert sheet.message.picture is not None
        assert {"Carcassonne on one page", "1. Draw a tile", "River: 12 tiles"} <= set(sheet.message.picture.alt.splitlines())
        assert "Barn" not in sheet.message.picture.alt
        await ann.press(sheet, "As text")
        assert ann.last is not sheet
        assert ann.last.text == sheet.message.picture.alt


@pytest.mark.parametrize("language", shipped().languages)
def test_sheet_is_whole_in_every_language(language: str) -> None:
    words = Translator(language)
    for face in FACES.values():
        for modules in ((), face.kind.modules, *((module,) for module in face.kind.modules)):
            drawing = sheet(face, modules, words)
            assert isinstance(drawing.scene, ReferenceScene)
            assert [section.title for section in drawing.scene.sections if not section.lines] == []
            steps = [line.number for line in drawing.scene.sections[0].lines if line.number]
            assert steps == ["1", "2", "3", "4", "5"]
            said = [line.text for section in drawing.scene.sections for line in section.lines]
            assert all(text in drawing.text.long for text in said)
            assert not any("sheet-" in text for text in said), "a message that is missing"


def test_every_module_adds_to_the_sheet() -> None:
    there = {name for name in shipped().entries(FALLBACK) if name.startswith(tuple(f"sheet-{part}-" for part in PARTS))}
    parts = {module: adds for face in FACES.values() for module, adds in face.sheet_parts(face.kind.modules).items()}
    assert {message_id(f"sheet-{part}", module) for module, adds in parts.items() for part in adds} | {
        "sheet-tiles-pile"
    } == there
    assert all(parts.values()), "a module that adds nothing"
    assert {module for module, adds in parts.items() if not adds.keys() >= {"points", "follower"}} == {"river", "king_robber"}


def test_every_kind_of_choice_has_a_rule() -> None:
    topics = {topic for face in FACES.values() for chapter in face.topics().values() for topic in chapter}
    told = {do: any(do in face.rules for face in FACES.values()) for do, action in all_actions().items() if action is not Skip}
    assert [do for do, known in told.items() if not known] == ["figure"], "its rule depends on the figure"
    assert {topic for face in FACES.values() for topic in face.rules.values()} <= topics
    for kind, setup in zip(KINDS, (EVERY_MODULE, Setup(3, (), {})), strict=True):
        for game in decided(kind, setup, 3):
            rules = {FACES[kind.name].rule_of(option) for option in game.options() if not isinstance(option, Skip)}
            assert rules <= topics


def _explained(kind: GameKind, setup: Setup, seed: int) -> set[str]:
    """The kinds of decisions of a random game whose choices have rules."""
    rule_of = FACES[kind.name].rule_of
    return {game.decision.kind for game in decided(kind, setup, seed) if game.decision and any(map(rule_of, game.options()))}


def test_every_kind_of_decision_is_explained() -> None:
    """Random games come to each kind of decision that has a question; each has a choice with a rule."""
    asked = {name.removeprefix("decision-") for name in shipped().entries(FALLBACK) if name.startswith("decision-")}
    tiles, cards = KINDS
    exchanging = Setup(2, ("tower", "inns_cathedrals"), {})
    explained = _explained(tiles, EVERY_MODULE, 3) | _explained(tiles, exchanging, 2) | _explained(cards, Setup(3, (), {}), 3)
    assert explained == asked


async def test_choices_of_a_hand_are_explained_in_private(store: Store) -> None:
    async with Bot(store, TELEGRAM) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        await ann.say("/new cardcassonne computer")
        (code,) = await store.games.all()
        await bot.settle(code)
        turn = await ann.until(lambda each: "it's your turn" in each.text)
        await ann.press(turn, "My hand")
        hand = ann.last
        await ann.press(hand, "What can I do here?")
        assert ann.last is not hand
        told = ann.last.text.splitlines()
        assert [line.partition(":")[0] for line in told[1:]] == ["The face-down card", "The large meeple in a row"]


async def test_what_can_i_do_here_explains_the_choices_of_the_decision(store: Store) -> None:
    async with Bot(store, LINKED) as bot:
        ann = bot.guest("telegram:1", "Ann", "telegram:1", private=True)
        await ann.say("/new computer")
        turn = await ann.until(lambda each: "it's your turn" in each.text)
        assert turn.buttons
        moves = await bot.talk.complete(ann.request(words="/move "))
        await ann.say(f"/move {moves[0]}")
        step = ann.last
        assert "place a meeple or skip" in step.text
        await ann.press(step, "What can I do here?")
        explained = ann.last
        assert explained is not step
        titles = [line.partition(":")[0] for line in explained.text.splitlines()[1:]]
        roles = {"Knight": "Cities", "Highwayman": "Roads", "Monk": "Monasteries", "Farmer": "Farmers"}
        offered = [role for role in roles if any(f" {role}: " in label for label in step.labels())]
        assert sorted(titles) == sorted(roles[role] for role in offered)
        assert set(titles) <= {"Roads", "Cities", "Monasteries", "Farmers"}
        assert "Skip and confirm" in step.labels(), "the step is still there"
