"""Check requests and answers against Discord's OpenAPI file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import jsonschema_rs

from tests.standins.specs import described

FILE: Final = "discord-openapi.json"
_METHODS: Final = ("get", "put", "post", "patch", "delete")
_GIVEN_AS_NUMBERS: Final = (
    *(("attachments", "id"), ("allowed_mentions", "users"), ("allowed_mentions", "roles")),
    ("default_values", "id"),
)


class Operation:
    """One method at one path: its valid requests and answers."""

    def __init__(self, components: Any, path: str, shared: list[Any], said: Any) -> None:
        self.path = path
        self.name: str = said["operationId"]
        self._components = components
        self._parameters = [*shared, *said.get("parameters", ())]
        self._body = said.get("requestBody")
        self._answers = said["responses"]
        self._validators: dict[str, jsonschema_rs.Validator] = {}

    def wrong_request(self, arguments: Mapping[str, str], query: Mapping[str, str], body: Any) -> list[str]:
        """The errors in a request. `body`: None if there was none."""
        found = list(self._wrong_parameters("path", arguments))
        found += self._wrong_parameters("query", query)
        found += [f"{self.name} has no parameter {name}" for name in query.keys() - self._named("query")]
        if self._body is None:
            found += [f"{self.name} takes no body"] if body is not None else []
        elif body is None:
            found += [f"{self.name} needs a body"] if self._body.get("required") else []
        else:
            schema = self._body["content"].get("application/json") or self._body["content"]["multipart/form-data"]
            found += self._wrong("request", schema["schema"], _as_texts(body))
        return found

    def wrong_answer(self, status: int, body: Any) -> list[str]:
        """The errors in an answer."""
        said = self._answers.get(str(status)) or self._answers.get(f"{status // 100}XX")
        if said is None:
            return [f"{self.name} never answers {status}"]
        while "$ref" in said:
            said = self._components["responses"][said["$ref"].rpartition("/")[2]]
        content = said.get("content")
        if content is None:
            return [f"{self.name} answers {status} without a body"] if body is not None else []
        return list(self._wrong(f"answer {status}", content["application/json"]["schema"], body))

    def _named(self, where: str) -> set[str]:
        return {each["name"] for each in self._parameters if each["in"] == where}

    def _wrong_parameters(self, where: str, given: Mapping[str, str]) -> list[str]:
        found = []
        for each in self._parameters:
            name = each["name"]
            if each["in"] != where or (name not in given and not each.get("required")):
                continue
            value = given.get(name)
            readings = _readings(value) if where == "query" and value is not None else [value]
            found += self._wrong(f"{where} {name}", each["schema"], *readings)
        return found

    def _wrong(self, what: str, schema: Any, *readings: Any) -> list[str]:
        """The errors in a value; text may have several readings, one of which must be valid."""
        validator = self._validators.get(what)
        if validator is None:
            whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "components": self._components}
            validator = self._validators.setdefault(what, jsonschema_rs.validator_for(whole))
        if any(validator.is_valid(value) for value in readings):
            return []
        return [
            f"{self.name}, {what}: {error.message[:300]} at {error.instance_path}" for error in validator.iter_errors(readings[0])
        ]


def _readings(text: str) -> list[Any]:
    """The readings of text in an address: a number may also be a boolean."""
    if text in ("true", "false"):
        return [text == "true"]
    return [int(text), text, *({"0": (False,), "1": (True,)}.get(text, ()))] if re.fullmatch(r"-?\d{1,15}", text) else [text]


def _as_texts(body: Any, *names: str) -> Any:
    """Turn numeric ids into strings: the service accepts numbers, though the file does not say so."""
    if isinstance(body, dict):
        return {key: _as_texts(value, *names[-1:], key) for key, value in body.items()}
    if isinstance(body, list):
        return [_as_texts(value, *names) for value in body]
    is_number = isinstance(body, int) and not isinstance(body, bool)
    return str(body) if is_number and names[-2:] in _GIVEN_AS_NUMBERS else body


class Spec:
    """All operations, by method and path."""

    def __init__(self, said: Any) -> None:
        self._components = said["components"]
        self._operations: dict[str, list[tuple[re.Pattern[str], Operation]]] = {method: [] for method in _METHODS}
        # Literal segments before parameters: `@original` is no message id.
        for path in sorted(said["paths"], key=lambda path: (path.count("{"), path)):
            for method in said["paths"][path].keys() & set(_METHODS):
                shared = said["paths"][path].get("parameters", [])
                operation = Operation(self._components, path, shared, said["paths"][path][method])
                self._operations[method].append((_pattern(path), operation))

    def find(self, method: str, path: str) -> tuple[Operation, dict[str, str]] | None:
        """Find the operation and the path's arguments."""
        for pattern, operation in self._operations.get(method.lower(), ()):
            match = pattern.fullmatch(path)
            if match is not None:
                return operation, match.groupdict()
        return None


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(path)))


@cache
def spec() -> Spec | None:
    """Discord's file; None if it is missing."""
    said = described(FILE)
    return None if said is None else Spec(said)
