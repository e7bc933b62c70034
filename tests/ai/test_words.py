"""Every reason of the computer players has a message, and every such message is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.i18n import Translator, shipped
from tests.i18n.inventory import parameters

REASON = re.compile(r'Reason\(\s*"([a-z-]+)"(?: if [^\n]*? else "([a-z-]+)")?')


def test_each_reason_has_a_message() -> None:
    folder = Path(bot.__file__).parent
    given = {code for file in folder.rglob("*.py") for found in REASON.findall(file.read_text("utf-8")) for code in found if code}
    said = {name.removeprefix("why-") for name in parameters("en") if name.startswith("why-")}
    assert said == given


ABOUT_SOMEBODY = {
    "en": "it its their",
    "de": "er ihm ihn sein seine seiner seinem seinen",
    "fr": "il lui son sa ses",
    "es": "su sus le",
    "pl": "mu jego jemu swoim swoich",
    "ru": "он ему своим своих",
    "uk": "він йому своїм своїх",
}
"""Words for the player of a move, where that is somebody else."""


@pytest.mark.parametrize("language", shipped().languages)
def test_reason_of_a_hint_speaks_to_the_reader(language: str) -> None:
    say = Translator(language).text
    given: dict[str, str | int] = {
        "cell": "K20",
        "points": 4,
        "other": "Ben",
        "figure": "follower",
        "row": "blue",
        "colour": "blue",
        "kind": "city",
    }
    people = set(ABOUT_SOMEBODY[language].split())
    for code, needs in parameters(language).items():
        if code.startswith("why-") and "who" in needs:
            for on in ("king", "robber"):
                own, others = (str(say(code, **given, on=on, who=who)) for who in ("you", "other"))
                assert own != others
                first = re.findall(r"\w+", own.lower())
                # "It makes the row you want better": there it is the move.
                assert not people & set(first[1:] if first[0] == "it" else first), own
