"""A turn message starts with one sentence: whose turn it is, who must act, and how."""

from __future__ import annotations

import random
import re

import pytest

from bot.engine.actions import SKIP
from bot.engine.fair import simulated_seed
from bot.engine.game import Decision, Game, Setup
from bot.engine.record import record_of, write_record
from bot.games.rules import GAMES
from tests.chat.room import Bot, Posted
from tests.standins.calls import called

SIEGE = ("siege", "abbey_mayor")
KINDS = [
    ("carcassonne", ("fields",), 1, "tile", r"(Ann|Ben), it's your turn vs (?!\1)(Ann|Ben) \(turn 1\)"),
    ("carcassonne", SIEGE, 9, "withdraw", r"(Ann|Ben), the [a-z']+ outpost is attacked: .* \(turn \d+: (?!\1)(Ann|Ben)\)"),
    ("carcassonne", SIEGE, 15, "wagon", r"(Ann|Ben), your wagon at \S+ has scored: .* \(turn \d+: (?!\1)(Ann|Ben)\)"),
    ("cardcassonne", (), 19, "keep", r"(Ann|Ben), misplaced .*: take 10 points or keep it\? \(round 1 of 10\)"),
    ("cardcassonne", (), 9, "assign", r"(Ann|Ben), which animal group .* \(round \d+ of 10\)"),
    ("cardcassonne", (), 0, "card", r"(Ann|Ben), choose a row for this card: .*"),
    ("cardcassonne", (), 19, "card", r"(Ann|Ben), it's your turn vs (Ann|Ben) \(turn \d+\)"),
]
"""Game, modules, seed, a kind of decision in or out of turn, and the expected sentence."""


def wanted(game: Game, decision: Decision, kind: str) -> bool:
    """Whether it is this kind of decision, if possible for another player than the one on turn."""
    return decision.kind == kind and (kind != "wagon" or decision.seat != getattr(game, "turn", None))


def record(name: str, modules: tuple[str, ...], seed: int, kind: str) -> bytes:
    """Play a random game up to such a decision; return its record."""
    dice = random.Random(seed)
    game = GAMES[name].start(Setup(2, modules, {}, seed=simulated_seed(seed).hex()))
    while game.decision is not None and not wanted(game, game.decision, kind):
        options = game.options()
        game.apply(dice.choice([option for option in options if option != SKIP] or options))
    assert game.decision is not None
    return write_record(record_of(game))


async def asked(bot: Bot, data: bytes) -> Posted:
    """Continue the record; return its turn message."""
    ann, ben = (bot.guest(f"discord:{n}", name, "discord:-1") for n, name in ((1, "Ann"), (2, "Ben")))
    await ann.say("/import", file=data)
    card = await ann.until(lambda posted: "Start" in posted.labels())
    table = card.button("Join").id.split(".")[0]
    await ben.say(f"/join {table}")
    await ann.press(await ann.until(lambda posted: "2. Ben" in posted.text), "Start")
    await bot.settle(table)
    return await ann.until(lambda posted: not posted.private_to and "Board as text" in posted.labels())


@pytest.mark.parametrize(("name", "modules", "seed", "kind", "sentence"), KINDS, ids=[f"{each[3]}-{each[2]}" for each in KINDS])
async def test_first_sentence_says_whose_turn_it_is_and_what_to_do(
    bot: Bot, name: str, modules: tuple[str, ...], seed: int, kind: str, sentence: str
) -> None:
    shown = await asked(bot, record(name, modules, seed, kind))
    first, *rest = shown.text.split("\n")
    assert re.fullmatch(sentence, first), first
    pinged = bot.rooms["discord"].pings[-1]
    assert called(shown.text) == {"discord:1": "Ann", "discord:2": "Ben"}[pinged], "who is called is asked"
    assert not any("your turn" in line or line in first for line in rest), "nothing is said twice"
