"""Whole games through the conversation: the same actions give the recorded replies and deliveries."""

from __future__ import annotations

import pytest

from tests.golden_replies import files
from tests.golden_replies.games import GAMES
from tests.golden_replies.stage import PLATFORMS, staged
from tests.store.beside import nothing_goes_wrong
from tests.store.servers import Server

__all__ = ["nothing_goes_wrong"]
PLAYED = [pytest.param(name, marks=[pytest.mark.long] if game.long else []) for name, game in GAMES.items()]


@pytest.mark.parametrize("name", PLAYED)
async def test_replies_match_the_golden_file(server: Server, name: str) -> None:
    cast, steps = files.read(name)
    async with staged(server, cast) as stage:
        for number, step in enumerate(steps, 1):
            found = await stage.does(step)
            if found != step:
                pytest.fail(files.difference(name, number, step, found), pytrace=False)


def test_every_golden_reply_file_is_used() -> None:
    assert {path.name for path in files.FOLDER.iterdir()} == {files.path_of(name).name for name in GAMES}


def test_games_cover_all_platforms_and_languages() -> None:
    people = [person for game in GAMES.values() if not game.long for person in game.cast.values()]
    assert {person.platform for person in people} == set(PLATFORMS)
    assert {person.language for person in people} >= {"en", "de", "es", "fr", "pl", "ru", "uk"}
