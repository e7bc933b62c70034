"""Every reason of the computer players has a message, and every such message is used."""

from __future__ import annotations

import re
from pathlib import Path

import bot
from tests.i18n.inventory import parameters

REASON = re.compile(r'Reason\(\s*"([a-z-]+)"(?: if [^\n]*? else "([a-z-]+)")?')


def test_each_reason_has_a_message() -> None:
    folder = Path(bot.__file__).parent
    given = {code for file in folder.rglob("*.py") for found in REASON.findall(file.read_text("utf-8")) for code in found if code}
    said = {name.removeprefix("why-") for name in parameters("en") if name.startswith("why-")}
    assert said == given
