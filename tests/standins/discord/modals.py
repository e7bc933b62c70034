"""Forms: what Discord demands of one, and what comes back when a person sends it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tests.standins.discord.errors import Refused

SELECT, CHANNELS, LABEL, RADIO, BOXES = 3, 8, 18, 21, 22
_MOST_PARTS: Final = 5
_LONGEST: Final = 45


def check(said: Mapping[str, Any]) -> None:
    """Refuse a form that Discord refuses."""
    parts = said.get("components") or []
    if not 1 <= len(parts) <= _MOST_PARTS:
        raise Refused(50035, {"data.components": f"{len(parts)} parts, 1 to 5 are allowed"})
    if not 1 <= len(said.get("title") or "") <= _LONGEST or not 1 <= len(said.get("custom_id") or "") <= 100:
        raise Refused(50035, {"data": "a title has 1 to 45 letters, an id 1 to 100"})
    if any(part["type"] == LABEL and not 1 <= len(part["label"]) <= _LONGEST for part in parts):
        raise Refused(50035, {"data.components": "a label has 1 to 45 letters"})
    inner = [part.get("component") or {} for part in parts]
    ids = [each.get("custom_id") for each in inner]
    if len(set(ids)) < len(ids):
        raise Refused(50035, {"data.components": "two parts with the same id"})
    for each in inner:
        values = [option["value"] for option in each.get("options") or ()]
        most, least = (10, 2 if each["type"] == RADIO else 1) if each["type"] in (RADIO, BOXES) else (25, 1)
        if each["type"] != CHANNELS and not least <= len(values) <= most:
            raise Refused(50035, {str(each.get("custom_id")): f"{len(values)} options"})
        if len(set(values)) < len(values):
            raise Refused(50035, {str(each.get("custom_id")): "two options with the same value"})


def filled(modal: Mapping[str, Any], given: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The data of the form as sent: `given` by the names of its parts, else what is chosen already."""
    parts = [part["component"] for part in modal["components"]]
    unknown = given.keys() - {part["custom_id"] for part in parts}
    assert not unknown, f"the form has no {unknown}"
    sent = [_sent(number, part, given.get(part["custom_id"])) for number, part in enumerate(parts)]
    return {"custom_id": modal["custom_id"], "components": sent}


def _sent(number: int, part: Mapping[str, Any], given: Sequence[str] | None) -> dict[str, Any]:
    options = part.get("options") or ()
    if given is None:
        chosen = [each["id"] for each in part.get("default_values") or ()]
        given = [*chosen, *(option["value"] for option in options if option.get("default"))]
    made: dict[str, Any] = {"type": part["type"], "id": 2 * number + 2, "custom_id": part["custom_id"]}
    if part["type"] == RADIO:
        made["value"] = given[0] if given else None
    else:
        made["values"] = list(given)
    if part["type"] == CHANNELS:
        made["resolved"] = {"channels": {}}
    return {"type": LABEL, "id": 2 * number + 1, "component": made}
