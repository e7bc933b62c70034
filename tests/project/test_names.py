"""One name, one meaning; and no public name that only tests know."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from tests.parsing import parsed as syntax_tree
from tests.project.documents import ROOT


@cache
def parsed(*tops: str) -> dict[str, ast.Module]:
    """The syntax trees of these folders, by file."""
    files = (path for top in tops for path in sorted((ROOT / top).rglob("*.py")))
    return {str(path.relative_to(ROOT)): syntax_tree(path.read_text("utf-8")) for path in files}


SAME_IN_RENDERER: Final = {"Cell", "Colour"}
"""The renderer knows no game and defines these for itself, with the same meaning."""
OLD_WORDS: Final = {
    "ApiCaller": "hand",
    "Batcher": "together",
    "Breaker": "fuse",
    "CachedTable": "slot",
    "Commit": "turn",
    "Consumer": "desk",
    "Context": "visit",
    "Coordination": "gates",
    "DecisionScreens": "steps",
    "DeedResult": "step",
    "Dispatcher": "room",
    "Features": "look",
    "KeyedQueues": "lanes",
    "OpenEnds": "fringe",
    "PictureCache": "shelf",
    "PictureQueue": "studio",
    "PlatformEvents": "care",
    "Presentation": "sight",
    "RedisClient": "link",
    "Responder": "stage",
    "Services": "house",
    "StoredFiles": "shelf",
    "TableCache": "slots",
    "TableContext": "scenery",
    "Translator": "tongue",
    "Wakeups": "hub",
}
"""What things of these classes were called before their classes had these names."""


pytestmark = pytest.mark.xdist_group("the syntax trees")


@pytest.fixture(scope="module")
def trees() -> dict[str, ast.Module]:
    """The product's syntax trees, by file."""
    return parsed("bot", "carcassonne_bot", "renderer")


def public_types(trees: dict[str, ast.Module]) -> dict[str, list[str]]:
    """Public names of classes and, in the product, of type aliases; and the modules that define them."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path, tree in trees.items():
        for node in tree.body:
            match node:
                case ast.ClassDef(name):
                    if not name.startswith("_"):
                        found[name].append(path)
                case ast.Assign([ast.Name(name)]) | ast.AnnAssign(ast.Name(name)) if not path.startswith("tests/"):
                    if re.match("[A-Z].*[a-z]", name):
                        found[name].append(path)
                case _:
                    pass
    return found


def defined(tree: ast.Module) -> Iterator[str]:
    """The public names of a module, without those called by a decorator or library."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
                yield name
            case ast.FunctionDef(name, decorator_list=by) | ast.AsyncFunctionDef(name, decorator_list=by):
                if not any(isinstance(each, ast.Call) for each in by):
                    yield name
            case ast.ClassDef(name, bases):
                yield name
                if not any(isinstance(base, ast.Attribute) for base in bases):  # discord.Client calls `on_message`
                    yield from (each.name for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
            case _:
                pass


def used(tree: ast.Module) -> Iterator[str]:
    """The names a module uses, also by `getattr`; exporting one in `__all__` is not a use."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(name, ast.Load()) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(str(name)):
                yield name
            case ast.alias(str(name), str()):
                yield name
            case _:
                pass


def without_exports(tree: ast.Module) -> ast.Module:
    body = [each for each in tree.body if not (isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "__all__")]
    return ast.Module(body, [])


@pytest.mark.parametrize(("tops", "least"), [(("bot", "carcassonne_bot", "renderer"), 500), (("tests",), 150)])
def test_type_names_are_unique(tops: tuple[str, ...], least: int) -> None:
    found = public_types(parsed(*tops))
    assert len(found) > least
    assert {name: modules for name, modules in found.items() if len(modules) > 1 and name not in SAME_IN_RENDERER} == {}


def annotated(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The annotated attributes, variables and parameters of a module: name, and the class that the annotation begins with."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(name, ast.expr() as kind) | ast.AnnAssign(ast.Name(name) | ast.Attribute(attr=name), kind):
                yield name.strip("_"), re.split(r"\W", ast.unparse(kind).strip("'\""))[0]
            case ast.Assign([ast.Name(name) | ast.Attribute(attr=name)], ast.Call(ast.Name(kind))):
                yield name.strip("_"), kind
            case _:
                pass


def test_things_are_called_as_their_classes_are(trees: dict[str, ast.Module]) -> None:
    known = {name for tree in trees.values() for name in defined(tree)}
    assert OLD_WORDS.keys() <= known
    found = [(path, *each) for path, tree in trees.items() for each in annotated(tree)]
    assert len(found) > 5000
    assert [(path, name, kind) for path, name, kind in found if OLD_WORDS.get(kind) == name] == []


def test_every_public_name_has_a_caller_in_the_product(trees: dict[str, ast.Module]) -> None:
    called = {name for tree in trees.values() for name in used(without_exports(tree))}
    found = [(name, path) for path, tree in trees.items() for name in defined(tree) if not name.startswith("_")]
    assert len(found) > 3000
    assert [each for each in found if each[0] not in called] == []
