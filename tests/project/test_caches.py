"""Every cache is bounded: by its size, or by its keys, for a reason given here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.parsing import parsed
from tests.project.test_tidiness import ROOT

CELLS = "cells of the map that games can reach: with all expansions some seventy thousand"
TILES = "tiles of the catalogue"

FINITE = {
    "bot/tile_game/computer/chances.py AnswerTable": "what four sides can ask, three bits each; one for each of the rules kept",
    "bot/tile_game/computer/supply.py use": "turns left in a game",
    "bot/chat/commands/guesses.py _named_in": "languages there are",
    "bot/chat/commands/labels.py _labels": "languages there are",
    "bot/chat/typed_times.py _names": "languages there are, weekdays and months of each",
    "bot/chat/zones.py _cities": "one",
    "bot/chat/zones.py _zones": "one",
    "bot/chat/vocabulary.py _name": "names of colours, games, expansions and the like, in each language",
    "bot/chat/vocabulary.py _words": "words for what a command understands, in each language",
    "bot/tile_game/rules/board.py demand": "three bits for each of four sides",
    "bot/tile_game/rules/cells.py at_of": CELLS,
    "bot/tile_game/rules/figures.py deploy": "kinds of figures, by the names of segments in the catalogue",
    "bot/tile_game/rules/moves.py Placings": CELLS,
    "bot/tile_game/rules/moves.py placings": "sets of four rotations",
    "bot/tile_game/expansions/abbey_mayor/rules.py barn_at": CELLS,
    "bot/tile_game/expansions/siege/rules.py fortress_board": "one",
    "bot/tile_game/expansions/siege/rules.py fortress_cell": "cells of the fortress",
    "bot/tile_game/expansions/tower/rules.py building": CELLS,
    "bot/tile_game/expansions/tower/rules.py closing": CELLS,
    "bot/tile_game/expansions/traders_builders/worth.py printed_goods": "versions of the rules",
    "bot/tile_game/rules/ruleset.py Claims": "tiles of the rules it belongs to, turned",
    "bot/tile_game/rules/ruleset.py Fits": "three bits for each of four sides",
    "bot/tile_game/rules/ruleset.py Offers": "three bits for each of four sides",
    "bot/tile_game/rules/ruleset.py fits_of": TILES,
    "bot/telegram/photos.py _strip": "one",
    "bot/i18n/catalogue.py shipped": "one; of the languages there are",
    "bot/i18n/translator.py speaker": "languages there are, for words and for pictures",
    "bot/games/faces.py drawings": "one",
    "renderer/atlas.py _Patches": "begins anew when it is full",
    "renderer/renderer.py _reserve_memory": "one",
    "renderer/faces.py _folder": "packages of fonts",
    "renderer/faces.py shapes": "one",
    "renderer/palette.py _reference": "one",
    "renderer/parts.py _stamp": "one",
    "renderer/scripts.py _emoji": "one",
    "renderer/sprites.py _source_stamp": "one",
    "renderer/scripts.py _longest_emoji": "one",
    "renderer/text.py _missing": "the faces there are",
}
"""Unbounded caches, and why their keys are few."""

FILLED_ONCE = {
    "bot/watch/faults.py _listeners": "those who listen just now: the breaker",
    "renderer/canvas.py _sheets": "never more than a few",
    "renderer/parts.py _learnt": "one",
}
"""Module-level collections, and why they stay small."""

_KEEPING = re.compile(r"cache|__missing__|OrderedDict|^\w[^=\n]* = (?:\{\}|\[\]|\w+\(\w*\))$", re.MULTILINE)
_COLLECTIONS = {
    "dict",
    "list",
    "set",
    "defaultdict",
    "OrderedDict",
    "Counter",
    "deque",
    "WeakKeyDictionary",
    "WeakValueDictionary",
}


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    """The modules to check."""
    paths = [path for room in ("bot", "renderer") for path in sorted((ROOT / room).rglob("*.py"))]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {path: parsed(text) for path, text in texts.items() if _KEEPING.search(text)}


def name_of(node: ast.expr) -> str:
    return ast.unparse(node.func if isinstance(node, ast.Call) else node).rpartition(".")[2]


def size_of(cached: ast.expr) -> object:
    """The size of an `lru_cache`, if it is a number."""
    given = (
        [*cached.args, *(word.value for word in cached.keywords if word.arg == "maxsize")] if isinstance(cached, ast.Call) else []
    )
    return given[0].value if given and isinstance(given[0], ast.Constant) else None


def endless(tree: ast.Module) -> Iterator[str]:
    """Unbounded caching functions and dictionaries."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                kind = name_of(decorator)
                if kind == "cache" or (kind == "lru_cache" and not isinstance(size_of(decorator), int)):
                    yield node.name
        elif isinstance(node, ast.ClassDef) and any(
            isinstance(n, ast.FunctionDef) and n.name == "__missing__" for n in node.body
        ):
            yield node.name


def in_the_open(tree: ast.Module) -> Iterator[str]:
    """Module-level collections that start empty."""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            value, target = node.value, node.targets[0] if isinstance(node, ast.Assign) else node.target
            empty = isinstance(value, ast.Dict | ast.List) and not (value.keys if isinstance(value, ast.Dict) else value.elts)
            made = name_of(value) if isinstance(value, ast.Call) and (not value.args or name_of(value) == "defaultdict") else ""
            if empty or made in _COLLECTIONS:
                yield ast.unparse(target)


def keepers(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Classes with an ordered cache, and whether they evict."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
            if any(name_of(call) == "OrderedDict" for call in calls):
                drops = any(isinstance(each, ast.Delete) for each in ast.walk(node))
                yield node.name, drops or any(name_of(call) == "popitem" for call in calls)


def test_unbounded_caches_have_a_reason(trees: dict[str, ast.Module]) -> None:
    assert {f"{path} {name}" for path, tree in trees.items() for name in endless(tree)} == set(FINITE)


def test_module_level_collections_have_a_reason(trees: dict[str, ast.Module]) -> None:
    assert {f"{path} {name}" for path, tree in trees.items() for name in in_the_open(tree)} == set(FILLED_ONCE)


def test_ordered_caches_evict_the_oldest(trees: dict[str, ast.Module]) -> None:
    found = {f"{path} {name}": drops for path, tree in trees.items() for name, drops in keepers(tree)}
    assert found
    assert [name for name, drops in found.items() if not drops] == []


def test_unbounded_caches_are_detected() -> None:
    text = """
from functools import cache, lru_cache
@cache
def one(): ...
@functools.lru_cache
def two(): ...
@lru_cache(maxsize=None)
def three(): ...
@lru_cache(None)
def four(): ...
@lru_cache(maxsize=8)
def small(): ...
class Five(dict):
    def __missing__(self, key): ...
class Six:
    def __init__(self): self.kept = OrderedDict()
seven: dict[str, int] = {}
eight = defaultdict(list)
full = {1: 2}
"""
    tree = parsed(text)
    assert list(endless(tree)) == ["one", "two", "three", "four", "Five"]
    assert list(keepers(tree)) == [("Six", False)]
    assert list(in_the_open(tree)) == ["seven", "eight"]
