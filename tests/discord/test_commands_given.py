"""What Discord's list of commands must not be: the stand-in refuses what Discord refuses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.chat.commands.all import menu
from bot.discord.commands import payload
from tests.standins.discord.commands import check
from tests.standins.discord.errors import Refused
from tests.standins.discord.spec import FILE, spec
from tests.standins.specs import unchecked

TEXT: dict[str, Any] = {"type": 3, "name": "word", "description": "a word"}
PAGE = Path(__file__).parents[2] / "docs" / "discord.md"
SLASH = SUBCOMMAND = 1
SAY: dict[str, Any] = {"name": "say", "description": "say it"}


@pytest.mark.parametrize(
    "wrong",
    [
        [SAY, SAY],
        [{**SAY, "name": f"say{number}"} for number in range(101)],
        [{"type": 2, "name": f"Say {number}"} for number in range(16)],
        [{"name": "say"}],
        [{"type": 3, "name": "Say", "description": "say it"}],
        [{**SAY, "options": [{**TEXT, "choices": [{"name": "a", "value": "a"}], "autocomplete": True}]}],
        [{**SAY, "options": [TEXT, {**TEXT, "name": "must", "required": True}]}],
        [{**SAY, "options": [TEXT, {**TEXT, "name": "other", "name_localizations": {"de": "word"}}]}],
        [{**SAY, "options": [TEXT, {"type": 1, "name": "sub", "description": "below"}]}],
        [{**SAY, "options": [{**TEXT, "choices": [{"name": "a" * 90, "value": f"{n}" * 90} for n in range(26)]}]}],
        [{**SAY, "options": [{**TEXT, "name": f"w{n}", "description": "x" * 100, "choices": long} for n in range(3)]}]
        if (long := [{"name": "a", "name_localizations": {"de": "ä" * 100}, "value": "x" * 50}] * 25)
        else [],
    ],
    ids=["same", "slash", "person", "undescribed", "described", "both", "required", "locale", "mixed", "choices", "letters"],
)
def test_list_that_discord_refuses(wrong: list[dict[str, Any]]) -> None:
    with pytest.raises(Refused):
        check(wrong)


def test_own_list_is_accepted() -> None:
    check(payload(menu()))


def test_own_list_follows_discords_description() -> None:
    said = spec()
    if said is None:
        pytest.skip(unchecked(FILE))
    found = said.find("PUT", "/applications/123456789012345678/commands")
    assert found is not None
    operation, arguments = found
    assert operation.wrong_request(arguments, {}, json.loads(json.dumps(payload(menu())))) == []


def test_documentation_lists_every_command() -> None:
    rows = re.findall(r"^\| (top level|`/\w+`) \| (`.*`) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    told = {where.strip("`"): {name.strip("`/") for name in names.split()} for where, names in rows}
    given: dict[str, set[str]] = {"top level": set()}
    for command in (each for each in payload(menu()) if each["type"] == SLASH):
        below = {each["name"] for each in command.get("options", ()) if each["type"] == SUBCOMMAND}
        given["top level"] |= set() if below else {command["name"]}
        given |= {f"/{command['name']}": below} if below else {}
    assert told == given
