"""What a game is on Discord over the wire: calls, pushes, folding, first answers, whispers, quiet hours, deleted posts."""

from __future__ import annotations

import random
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from tests.bench.discord_turns import Meter, ThoughtfulPlayer, TurnCosts, costs, game
from tests.standins.calls import called
from tests.standins.discord.evening import DiscordParty, evening
from tests.standins.discord.interactions import THINK, UPDATE, WAIT
from tests.standins.discord.server import StandIn
from tests.standins.discord.world import Flag
from tests.standins.people import Seen, play, turn_of, whose_turn
from tests.standins.short import base_record
from tests.store.servers import running

NAMES: Final = ("Ann", "Ben")
HOUR: Final = 3600.0


@asynccontextmanager
async def club(
    folder: Path, tiles: int, standin: StandIn | None = None, module: str = "bot", **settings: str
) -> AsyncIterator[DiscordParty]:
    """A base game of two thoughtful players with so many tiles, begun."""
    async with evening(folder, NAMES, standin, 0, module, twice=frozenset(), **settings) as party:
        party.players = [
            ThoughtfulPlayer(each.name, each.phone, random.Random(number)) for number, each in enumerate(party.players)
        ]
        await party.phones[0].upload("/import", "file", "game.json", base_record(2, tiles))
        host, guest = party.players
        await guest.press(await guest.until(lambda seen: seen.offers("Join")), "Join")
        await host.press(await host.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain), "Start")
        await turn_of(party.players)
        yield party


def within_budget(found: TurnCosts) -> None:
    """Check what a turn may cost, and what a game may leave."""
    assert found.calls <= found.presses + 2.1, found
    assert found.calls <= 5.0, found
    assert found.uploads <= 2.2, found
    assert found.reads == 0, found
    assert (found.pictures_left, found.bytes_left) <= (2, 1_500_000), found


def pressed(party: DiscordParty) -> int:
    return sum(each.presses for each in party.players if isinstance(each, ThoughtfulPlayer))


async def test_turn_costs_its_presses_a_post_and_a_fold(tmp_path: Path) -> None:
    """Every ping is a classic message whose first letters say so; no edit parses mentions; old posts are lines."""
    async with club(tmp_path, 5) as party:
        before = pressed(party)
        party.standin.rest.before = meter = Meter()
        turns = await play(party.players)
        await party.check_folded()
        found = costs(party.standin, meter, turns, pressed(party) - before, party.phones[0])
        # The first post has been sent before, and the result takes two calls, too.
        assert found.calls <= found.presses + 2.1 + 2 / turns, (found, meter.calls)
        assert found.uploads <= 2.2 + 2 / turns, (found, meter.calls)
        assert meter.asks_for_messages == 0
        assert meter.unparsed == []
        party.check_calls()
        for ping in party.standin.state.pings:
            assert Flag.LAYOUT not in ping.message.flags
            assert f"<@{ping.user.id}>" in ping.text[:80]
            assert "your turn" in ping.text[:80]
        lines = [each for each in party.public() if each.content.startswith("-# ")]
        assert len(lines) == turns
        assert not any(each.components or each.attachments for each in lines)
        party.check_manners()


@pytest.mark.long
async def test_folds_wait_while_discord_refuses_them(tmp_path: Path) -> None:
    """Old posts cannot be edited for a while: turns go on, nothing comes twice, and the folds are made up for."""
    async with club(tmp_path, 8) as party:
        state = party.standin.state
        state.old_edits.pace = 0.02
        state.ahead, state.old_edits.closed = 2 * HOUR, True
        await play(party.players, most=3)
        await party.standin.until(lambda: state.old_edits.refused and len(questions(party)) == 4)
        assert len(set(questions(party))) == 4
        state.old_edits.closed = False
        await party.standin.until(lambda: len(asking(party)) == 1)
        party.check_calls()
        party.check_manners()


def questions(party: DiscordParty) -> list[str]:
    """The posts that asked a question, as they were posted."""
    posted = [party.plain(each.posted) for each in party.public()]
    return [text for text in posted if called(text)]


def asking(party: DiscordParty) -> list[Seen]:
    """The public posts that ask a question now."""
    shown = map(party.phones[0].read, party.public())
    return [seen for seen in shown if called(seen.plain)]


@pytest.mark.long
async def test_fold_that_a_kill_has_lost_is_made_up_for(tmp_path: Path) -> None:
    async with club(tmp_path, 8) as party:
        state, (bot,) = party.standin.state, party.bots
        state.old_edits.pace = 0.02
        state.ahead, state.old_edits.closed = 2 * HOUR, True
        await play(party.players, most=2)
        await party.standin.until(lambda: state.old_edits.refused)
        await bot.kill()
        state.old_edits.closed = False
        await bot.start()
        await bot.outlives(party.standin.ready())
        await party.standin.until(lambda: len(asking(party)) == 1)
        party.check_calls()


@pytest.mark.long
async def test_first_answer_does_not_wait_for_the_store(tmp_path: Path) -> None:
    """The store hangs: each press and command is answered meanwhile, and once; its result follows."""
    with running("--appendonly", "no") as redis:
        async with club(tmp_path, 8, REDIS_URL=redis.url) as party:
            player, turn = await turn_of(party.players)
            phone = party.phones[party.players.index(player)]
            assert redis.process is not None
            for words in ("", "/new", "/board"):
                before = player.phone.now
                redis.process.send_signal(signal.SIGSTOP)
                try:
                    asked = (
                        await phone.typed(words, phone.channel)
                        if words
                        else await phone.pressed(phone.message(turn), turn.choices[0])
                    )
                finally:
                    redis.process.send_signal(signal.SIGCONT)
                assert asked is not None
                assert asked.first == (THINK if words else WAIT), words
                await player.until(lambda seen: seen.picture, before)
            party.check_manners()


@pytest.mark.long
async def test_whisper_outlives_its_token_and_the_process(tmp_path: Path) -> None:
    async with club(tmp_path, 8) as party:
        player, turn = await turn_of(party.players)
        before = player.phone.now
        await player.press(turn, turn.choices[0])
        draft = await player.until(lambda seen: seen.private and seen.choices, before)
        (bot,) = party.bots
        await bot.stop()
        party.standin.state.interactions.clear()  # no token of before is valid any more
        await bot.start()
        await bot.outlives(party.standin.ready())
        await player.decide(draft)
        other = await whose_turn(party.players)
        assert other is not None
        assert other[0] is not player
        party.check_manners()


async def test_quiet_hours_leave_the_mention_and_a_deleted_post_comes_back_without_a_sound(tmp_path: Path) -> None:
    async with club(tmp_path, 8) as party:
        state = party.standin.state
        player, turn = await turn_of(party.players)
        other = next(each for each in party.players if each is not player)
        hour, before = datetime.now(UTC).hour, other.phone.now
        await other.phone.tell(f"settings quiet {(hour - 1) % 24}-{(hour + 3) % 24}")
        await other.until(lambda seen: seen.private and "uiet" in seen.plain, before)
        heard = len(state.pings)
        await player.decide(turn)
        asked, turn = await turn_of(party.players)
        assert asked is other
        (ping,) = state.pings[heard:]
        assert (ping.user.name, ping.sound) == (other.name, False)
        assert Flag.SILENT in ping.message.flags
        heard = len([each for each in state.pings if each.sound])
        await other.step(turn)
        before = other.phone.now
        state.removed(party.phones[party.players.index(other)].message(turn))
        again = await other.until(lambda seen: called(seen.plain), before)
        assert again.plain.splitlines()[0] == turn.plain.splitlines()[0]
        assert again.picture, "with the board, though a figure was about to be chosen"
        assert {each.label for each in again.choices} == {each.label for each in turn.choices}
        await other.decide(again)
        await turn_of(party.players)
        assert len([each for each in state.pings if each.sound]) == heard + 1


async def test_card_where_the_bot_can_only_answer(tmp_path: Path) -> None:
    """Only persons have the bot here: its answer is the card, others' presses change it, and turns come in private."""
    async with evening(tmp_path, NAMES) as party:
        state, (ann, ben) = party.standin.state, party.phones
        club = state.channel(state.guild("Elsewhere", ann.user, ben.user, with_bot=False))
        made = await ann.typed("/new", club)
        assert made is not None
        card = made.original
        assert card is not None
        assert card.seen_by is None
        assert "in a private chat" in party.plain(card.content)
        for phone, label in ((ben, "Join"), (ann, "Start")):
            pressed = await phone.pressed(card, next(each for each in phone.read(card).buttons if each.label == label))
            assert (pressed.first, pressed.original) == (UPDATE, card)
        assert re.match(r"Game \w{8} has started: (Ann and Ben|Ben and Ann)\. Fair draw", party.plain(card.content)), card.content
        assert (card.components, card.attachments) == ([], [])
        assert [each for each in club.messages.values() if each is not card] == []
        assert max(each.follow_ups for each in state.interactions.values()) == 0
        asked = await turn_of(party.players)
        assert asked[1].private
        look = await ann.typed("/score", club)
        assert look is not None
        assert look.original is not None
        assert look.original.seen_by is ann.user
        party.check_manners()


# by `make games`


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_whole_base_game_within_budget(tmp_path: Path, seed: int) -> None:
    within_budget(await game(tmp_path, seed))


@pytest.mark.long
async def test_few_answers_are_deferred(tmp_path: Path) -> None:
    found = await game(tmp_path, 4, latency=0.05)
    assert found.deferred < 0.05, found


@pytest.mark.long
async def test_slow_drawing_is_answered_in_time(tmp_path: Path) -> None:
    """Each picture takes two seconds: presses are deferred and followed, and nothing public is deleted."""
    async with club(tmp_path, 8, module="tests.standins.slow_drawing") as party:
        party.standin.rest.before = meter = Meter()
        await play(party.players, most=3)
        assert meter.deferred >= 3
        assert not [name for name in meter.calls if name.startswith("DELETE /channels")]
        taken = [each.took for each in party.standin.state.interactions.values()]
        assert max(taken) < 3.0, taken
        party.check_manners()
