"""Parse a typed slash command into its options as the client does."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from tests.standins.discord.world import DiscordUser

SUBCOMMAND, STRING, INTEGER, BOOLEAN, USER, ATTACHMENT = 1, 3, 4, 5, 6, 11
_CODE: Final = re.compile(r"(?=.*\d)[0-9a-z]{8}")
_NAMED: Final = re.compile(r"(\w+):(.+)")


def found(commands: list[dict[str, Any]], words: list[str]) -> tuple[dict[str, Any], list[str]] | None:
    """The command that these words begin with, and the words that belong in it.

    A subcommand may be typed without its group, as in the client's search. None if there is no such command.
    """
    slash = [each for each in commands if each.get("type", 1) == 1]
    for each in slash:
        if each["name"] == words[0]:
            return each, words[1:]
    for each in slash:
        if any(sub["type"] == SUBCOMMAND and sub["name"] == words[0] for sub in each.get("options") or ()):
            return each, words
    return None


def fits(command: dict[str, Any], words: list[str]) -> bool:
    """Whether the command has room for the words, and they are enough: else the client does not send it."""
    options = command.get("options") or []
    if options and options[0]["type"] == SUBCOMMAND:
        leaf: dict[str, Any] = next((each for each in options if words and each["name"] == words[0]), {})
        return fits({"options": leaf.get("options")}, words[1:])
    return len(words) >= sum(bool(each.get("required")) for each in options) and (not words or bool(options))


def typed(command: dict[str, Any], words: list[str], people: dict[int, DiscordUser], complete: str = "") -> dict[str, Any]:
    """The interaction data. `complete`: the option with the cursor."""
    said: dict[str, Any] = {"id": command["id"], "name": command["name"], "type": command["type"]}
    resolved: dict[str, Any] = {}
    said["options"] = _all_options(command.get("options") or [], list(words), people, resolved, complete)
    return said | ({"resolved": resolved} if resolved else {})


def _all_options(
    given: list[dict[str, Any]], words: list[str], people: dict[int, DiscordUser], resolved: dict[str, Any], complete: str
) -> list[dict[str, Any]]:
    if not given or given[0]["type"] != SUBCOMMAND:
        return _options(given, words, people, resolved, complete)
    leaf = next((each for each in given if words and each["name"] == words[0]), None)
    assert leaf is not None, f"the client wants one of {[each['name'] for each in given]}, not {words[:1]}"
    options = _options(leaf.get("options") or [], words[1:], people, resolved, complete)
    return [{"name": leaf["name"], "type": SUBCOMMAND, "options": options}]


def _options(
    given: list[dict[str, Any]], words: list[str], people: dict[int, DiscordUser], resolved: dict[str, Any], complete: str
) -> list[dict[str, Any]]:
    texts = _sorted(given, words)
    missing = [each["name"] for each in given if each.get("required") and each["name"] not in texts]
    assert not missing or complete, f"the client wants {missing}"
    made = []
    for each in given:
        if each["name"] in texts:
            value = _value(each, " ".join(texts[each["name"]]), people, resolved)
            made.append({"name": each["name"], "type": each["type"], "value": value})
            if each["name"] == complete:
                made[-1]["focused"] = True
    return made


def _sorted(given: list[dict[str, Any]], words: list[str]) -> dict[str, list[str]]:
    """Assign words to options: named ones, choices, then in order; the last option takes the rest."""
    names = [each["name"] for each in given]
    texts: dict[str, list[str]] = {}
    rest = []
    if words and "table" in names and _CODE.fullmatch(words[0]):
        texts["table"], words = words[:1], words[1:]
    for word in words:
        match = _NAMED.fullmatch(word)
        if match and match[1] in names:
            texts[match[1]] = [match[2]]
            continue
        offered = next((each["name"] for each in given if each["name"] not in texts and _choice(each, word)), None)
        if offered is not None:
            texts[offered] = [word]
        else:
            rest.append(word)
    free = [each for each in given if each["name"] not in texts and not each.get("choices")]
    if free and free[0]["name"] != "table":  # only a code goes there
        free = [each for each in free if each["name"] != "table"]
    while rest:
        assert free, f"the client does not know where {rest} belongs"
        each = free.pop(0)
        take = len(rest) if not free and each["type"] == STRING else 1
        texts[each["name"]], rest = rest[:take], rest[take:]
    return texts


def _choice(each: dict[str, Any], word: str) -> dict[str, Any] | None:
    wanted = word.casefold()
    choices = each.get("choices") or ()
    return next((choice for choice in choices if wanted in (str(choice["value"]).casefold(), choice["name"].casefold())), None)


def _value(each: dict[str, Any], text: str, people: dict[int, DiscordUser], resolved: dict[str, Any]) -> Any:
    kind = each["type"]
    if choice := _choice(each, text):
        return choice["value"]
    assert not each.get("choices"), f"{text} is no choice of {each['name']}"
    if kind == USER:
        user = next(user for user in people.values() if text.removeprefix("@") in (user.name, str(user.id)))
        resolved.setdefault("users", {})[str(user.id)] = user.payload()
        return str(user.id)
    if kind in (INTEGER, BOOLEAN):
        return json.loads(text)
    assert kind == STRING, f"nobody types an option of the kind {kind}"
    return text
