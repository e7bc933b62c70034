"""The types of the board page's data for its scripts, made from the structs that the server sends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_type_hints

from msgspec import inspect

from bot.chat.board.data import BoardLook, BoardPast, BoardSaid, BoardState
from bot.chat.board.lobby import ListedGame
from bot.web.board.talk import Said

SENT: Final = (BoardState, BoardLook, BoardPast, BoardSaid, ListedGame, Said)
_PLAIN: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def declarations() -> str:
    """Return a TypeScript interface for each struct; what is left out when it is empty is optional."""
    found: dict[str, inspect.StructType] = {}
    for each in inspect.multi_type_info(SENT):
        _collect(each, found)
    return "\n".join(_interface(name, struct) for name, struct in found.items())


def _collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(kind, inspect.StructType) and kind.cls.__name__ not in found:
        found[kind.cls.__name__] = kind
        for field in kind.fields:
            _collect(field.type, found)
    for inner in _inside(kind):
        _collect(inner, found)


def _inside(kind: inspect.Type) -> Iterator[inspect.Type]:
    match kind:
        case inspect.VarTupleType(item_type=item):
            yield item
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            yield from items
        case inspect.DictType(value_type=value):
            yield value
        case _:
            return


def _interface(name: str, struct: inspect.StructType) -> str:
    options: Any = struct.cls.__struct_config__
    lines = [f"  {_field(field, omitted=options.omit_defaults)};" for field in struct.fields]
    return "\n".join([f"interface {name} {{", *lines, "}"])


def _field(field: inspect.Field, *, omitted: bool) -> str:
    kind = field.type
    optional = omitted and not field.required
    if optional and field.default is None and isinstance(kind, inspect.UnionType):
        kind = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return f"{field.encode_name}{'?' if optional else ''}: {_written(kind)}"


def _written(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return str(cls.__name__)
        case inspect.VarTupleType(item_type=item):
            return f"({_written(item)})[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(_written, items))}]"
        case inspect.NamedTupleType(cls=cls):
            return _written(inspect.type_info(tuple[tuple(get_type_hints(cls).values())]))  # type: ignore[misc]
        case inspect.UnionType(types=types):
            return " | ".join(map(_written, types))
        case _:
            return f"Record<string, {_written(kind.value_type)}>" if isinstance(kind, inspect.DictType) else _PLAIN[type(kind)]
