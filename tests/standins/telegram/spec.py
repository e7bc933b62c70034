"""Check requests, answers and updates against the published Bot API description, if it is there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

import jsonschema_rs

from tests.standins.specs import described

FILE: Final = "telegram-bot-api.json"

_PLAIN: Final[dict[str, Any]] = {
    "String": {"type": "string"},
    "Integer": {"type": "integer"},
    "Float": {"type": "number"},
    "Boolean": {"type": "boolean"},
    "InputFile": {"type": "object", "required": ["uploaded"]},
}
_LIST: Final = "Array of "
_LENGTH: Final = re.compile(r"\b(\d+)-(\d+) (characters|bytes)(?! after)")
"""Length limits given in prose; the stand-in itself checks those that apply after parsing entities."""
_ALWAYS: Final = re.compile(r', (?:must be|always) "?([a-z_]+)"?$')
"""Discriminator fields of unions."""


def uploaded(size: int) -> dict[str, int]:
    """The placeholder of an uploaded file."""
    return {"uploaded": size}


class Description:
    """The description as JSON schemas."""

    def __init__(self, said: Any) -> None:
        self.version: str = said["version"]
        self.methods: dict[str, Any] = said["methods"]
        self._types: dict[str, Any] = said["types"]
        self._components = {name: self._type(kind) for name, kind in self._types.items() if name not in _PLAIN}
        self._validators: dict[str, jsonschema_rs.Validator] = {}

    def wrong_request(self, method: str, given: Mapping[str, Any]) -> list[str]:
        """The errors in a request."""
        if method not in self.methods:
            return [f"there is no method {method}"]
        schema = self._object(self.methods[method].get("fields") or [])
        return list(self._wrong(f"{method}", schema, given))

    def wrong_answer(self, method: str, result: Any) -> list[str]:
        """The errors in a result."""
        return list(self._wrong(f"result of {method}", self._any(self.methods[method]["returns"]), result))

    def wrong_update(self, update: Any) -> list[str]:
        """The errors in an update."""
        return list(self._wrong("update", self._any(["Update"]), update))

    def _wrong(self, what: str, schema: Any, value: Any) -> Iterator[str]:
        validator = self._validators.get(what)
        if validator is None:
            validator = jsonschema_rs.validator_for({**schema, "$defs": self._components})
            self._validators[what] = validator
        for error in validator.iter_errors(value):
            yield f"{what}: {error.message[:300]} at {'/'.join(map(str, error.instance_path))}"

    def _type(self, said: Any) -> dict[str, Any]:
        if said.get("subtypes"):
            return self._any(said["subtypes"])
        return self._object(said.get("fields") or [])

    def _object(self, fields: list[Any]) -> dict[str, Any]:
        required = [field["name"] for field in fields if field["required"]]
        properties = {field["name"]: self._field(field) for field in fields}
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}

    def _field(self, field: Any) -> dict[str, Any]:
        schema = self._any(field["types"])
        always = _ALWAYS.search(field["description"])
        if always:
            return {"const": always[1]}
        length = _LENGTH.search(field["description"])
        if length and field["types"] == ["String"]:
            # The schema counts characters, never more than bytes; the stand-in counts bytes.
            schema |= {"minLength": int(length[1]), "maxLength": int(length[2])}
        return schema

    def _any(self, names: list[str]) -> dict[str, Any]:
        schemas = [self._one(name) for name in names]
        return dict(schemas[0]) if len(schemas) == 1 else {"anyOf": schemas}

    def _one(self, name: str) -> dict[str, Any]:
        if name.startswith(_LIST):
            return {"type": "array", "items": self._one(name.removeprefix(_LIST))}
        return _PLAIN.get(name) or {"$ref": f"#/$defs/{name}"}


@cache
def description() -> Description | None:
    """The description; None if the file is missing."""
    said = described(FILE)
    return None if said is None else Description(said)
