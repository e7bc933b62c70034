"""The small breaks: where a piece of the rules' code can be made wrong, and how.

Left out by construction, because a break there is none of a rule: docstrings, annotations, imports, asserts, decorators,
`__slots__`, what is raised, f-strings (sentences), and the functions in `NO_RULE`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MODULES = (
    "rules/board.py", "rules/carcassonne.py", "rules/expansion.py", "rules/figures.py", "rules/hidden.py", "rules/kind.py",
    "rules/ruleset.py", "rules/scoring.py", "rules/shape.py", "rules/steps.py", "expansions/*/rules.py",
)  # fmt: skip
"""The rules' code, under bot/tile_game: what decides options, points and positions."""

NO_RULE = frozenset({"copy", "view", "why_not", "_why_not", "blind", "completed", "decision", "kind"})
"""Functions that hand out or explain a position: laws and views test them, no rule speaks of them."""

COMPARED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Lt: ast.LtE(), ast.LtE: ast.Lt(), ast.Gt: ast.GtE(), ast.GtE: ast.Gt(), ast.Eq: ast.NotEq(), ast.NotEq: ast.Eq(),
    ast.Is: ast.IsNot(), ast.IsNot: ast.Is(), ast.In: ast.NotIn(), ast.NotIn: ast.In(),
}  # fmt: skip
COUNTED: dict[type[ast.operator], ast.operator] = {
    ast.Add: ast.Sub(), ast.Sub: ast.Add(), ast.Mult: ast.Add(), ast.FloorDiv: ast.Mult(), ast.Mod: ast.FloorDiv(),
    ast.LShift: ast.RShift(), ast.RShift: ast.LShift(), ast.BitOr: ast.BitAnd(), ast.BitAnd: ast.BitOr(), ast.BitXor: ast.BitOr(),
}  # fmt: skip
ITS_OPPOSITE = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""Comparisons whose swap already is their negation."""


@dataclass(frozen=True)
class Break:
    """One change of one file: the bytes from `start` to `end` become `new`."""

    file: str
    line: int
    start: int
    end: int
    old: str
    new: str
    how: str

    def applied(self, source: bytes) -> bytes:
        """The file with the break in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.file}:{self.line} [{self.how}] {_short(self.old)} -> {_short(self.new)}"


def _short(code: str) -> str:
    words = " ".join(code.split())
    return words if len(words) <= 70 else words[:67] + "..."


def breaks_of(root: Path, patterns: tuple[str, ...] = MODULES) -> list[Break]:
    """Every break of these files of bot/tile_game, in the order of the files."""
    folder = root / "bot" / "tile_game"
    files = dict.fromkeys(path for pattern in patterns for path in sorted(folder.glob(pattern)))
    return [b for path in files for b in breaks_in(path.relative_to(root).as_posix(), path.read_bytes())]


def breaks_in(file: str, source: bytes) -> list[Break]:
    """Every break of one file."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    out = []
    for node, new, how in _Finder().find(ast.parse(source)):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        out.append(Break(file, node.lineno, start, end, source[start:end].decode(), new, how))
    return list(dict.fromkeys(out))


Place = ast.expr | ast.stmt
Found = tuple[Place, str, str]


class _Finder:
    """Walks over a file and finds (node, new text, kind of break)."""

    def find(self, tree: ast.Module) -> Iterator[Found]:
        yield from self._statements(tree.body)

    def _statements(self, body: list[ast.stmt]) -> Iterator[Found]:
        for statement in body:
            if self._spoken_of_by_no_rule(statement):
                continue
            if isinstance(statement, ast.FunctionDef):
                yield from self._function(statement)
            elif isinstance(statement, ast.ClassDef):
                yield from self._statements(statement.body)
            else:
                yield from self._statement(statement)

    @staticmethod
    def _spoken_of_by_no_rule(statement: ast.stmt) -> bool:
        match statement:
            case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.Expr(value=ast.Constant()):
                return True
            case ast.FunctionDef(name=name):
                return name in NO_RULE
            case ast.Assign(targets=[ast.Name(id="__slots__")]) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return True
            case ast.Assign(targets=[ast.Name(id=name)]) if name.endswith("_rank"):
                return True  # one more or less is mostly the same order
            case _:
                return False

    def _function(self, function: ast.FunctionDef) -> Iterator[Found]:
        for default in (*function.args.defaults, *filter(None, function.args.kw_defaults)):
            yield from self._expression(default)
        yield from self._statements(function.body)
        if isinstance(function.returns, ast.Constant) and function.returns.value is None:
            for statement in function.body[:-1]:
                if not self._spoken_of_by_no_rule(statement) and not isinstance(statement, ast.Return):
                    yield statement, "return", "early return"

    def _statement(self, statement: ast.stmt) -> Iterator[Found]:
        if self._can_be_dropped(statement):
            yield statement, "pass", "dropped"
        if isinstance(statement, ast.AugAssign) and type(statement.op) in COUNTED:
            other = ast.AugAssign(statement.target, COUNTED[type(statement.op)], statement.value)
            yield statement, ast.unparse(other), "arithmetic"
        if isinstance(statement, ast.If | ast.While):
            yield from self._negated(statement.test)
        for name, value in ast.iter_fields(statement):
            if name == "annotation":
                continue
            for part in value if isinstance(value, list) else [value]:
                yield from self._part(part)

    def _part(self, part: object) -> Iterator[Found]:
        if isinstance(part, ast.expr):
            yield from self._expression(part)
        elif isinstance(part, ast.stmt):
            yield from self._statements([part])
        elif isinstance(part, ast.match_case | ast.ExceptHandler):
            yield from self._statements(part.body)

    @staticmethod
    def _can_be_dropped(statement: ast.stmt) -> bool:
        """What changes something; a name that is not set any more would only stop the program."""
        match statement:
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Continue():
                return True
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
                return True
            case _:
                return False

    def _expression(self, expression: ast.expr) -> Iterator[Found]:
        for node in self._inside(expression):
            match node:
                case ast.Compare(ops=[op]):
                    other = ast.Compare(node.left, [COMPARED[type(op)]], node.comparators)
                    yield node, f"({ast.unparse(other)})", "comparison"
                case ast.BinOp(op=sign) if type(sign) in COUNTED:
                    yield node, f"({ast.unparse(ast.BinOp(node.left, COUNTED[type(sign)], node.right))})", "arithmetic"
                case ast.BoolOp(op=word):
                    swapped = ast.BoolOp(ast.Or() if isinstance(word, ast.And) else ast.And(), node.values)
                    yield node, f"({ast.unparse(swapped)})", "and/or"
                case ast.Constant(value=bool() as truth):
                    yield node, str(not truth), "constant"
                case ast.Constant(value=int() as number):
                    yield node, f"({number + 1})", "constant"
                    yield node, f"({number - 1})", "constant"
                case ast.IfExp():
                    yield from self._negated(node.test)
                case ast.ListComp() | ast.SetComp() | ast.DictComp() | ast.GeneratorExp():
                    for test in [test for generator in node.generators for test in generator.ifs]:
                        yield from self._negated(test)
                case _:
                    pass

    def _inside(self, expression: ast.expr) -> Iterator[ast.expr]:
        if isinstance(expression, ast.JoinedStr):
            return
        yield expression
        for child in ast.iter_child_nodes(expression):
            match child:
                case ast.expr():
                    yield from self._inside(child)
                case ast.keyword(value=value):
                    yield from self._inside(value)
                case ast.comprehension(iter=source, ifs=tests):
                    for part in (source, *tests):
                        yield from self._inside(part)
                case _:
                    pass

    @staticmethod
    def _negated(test: ast.expr) -> Iterator[Found]:
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ITS_OPPOSITE):
            return
        yield test, f"(not ({ast.unparse(test)}))", "negated"
