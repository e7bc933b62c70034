"""Looks, completion of games to join, and deliveries made twice: with the real library against the stand-in."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import BlankRenderer, services, without_threads
from tests.discord.test_menus import Evening, evening
from tests.discord.test_threads_at_start import CODE, full_card, started_since
from tests.discord.wire import serving, working
from tests.standins.cut import Cut
from tests.standins.discord.evening import evening as one_evening
from tests.standins.discord.interactions import UPDATE
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.rest import DiscordCall
from tests.standins.discord.server import StandIn
from tests.standins.people import open_table, turn_of


async def test_look_on_a_whisper_changes_it(store: Store) -> None:
    async with evening(store) as e:
        await e.begin()
        other = e.asked[2]
        look = await other.typed("/board", other.channel)
        assert look is not None
        whisper = look.original
        assert whisper is not None
        assert whisper.seen_by is other.user
        for label in ("Fields", "Back", "Cities", "Back"):
            before = len(other.messages())
            pressed = await other.pressed(whisper, other.read(whisper).button(label))
            assert (pressed.first, pressed.original) == (UPDATE, whisper)
            assert len(other.messages()) == before


async def test_shown_look_folds_with_the_next_one_and_with_the_turn(store: Store) -> None:
    """It becomes a line with its turn and the scores of then, without a picture: all looks of a game leave no picture."""
    async with evening(store) as e:
        await e.begin()
        _, phone, other = e.asked
        first = phone.message(await phone.show("/board"))
        second = phone.message(await other.show("/board fields"))
        await e.standin.until(lambda: not first.attachments)
        assert re.fullmatch(r"The game up to turn 1 · \w+ 0 · \w+ 0", phone.read(first).plain)
        assert second.attachments, "the newest stays until the turn goes"
        moves = await phone.completions("move", "move", "")
        await phone.say(f"/move {moves[0]} none")
        await e.standin.until(lambda: not second.attachments)
        assert phone.read(second).plain == phone.read(first).plain


async def test_join_completes_open_games_of_the_server_that_all_may_see(store: Store) -> None:
    async with evening(store) as e:
        state, guild = e.standin.state, e.ann_phone.channel.guild
        assert guild is not None
        await full_card(e)
        there = [state.channel(guild, "tables"), state.channel(guild, "board", hidden=True)]
        codes = []
        for channel in there:
            phone = DiscordPhone(e.standin, e.ben_phone.user, channel)
            await phone.say("/new")
            codes += CODE.findall((await phone.until(lambda seen: seen.offers("Start") and "1. Ben" in seen.plain)).plain)
        offered = await e.cleo_phone.completions("join", "table", "")
        assert codes[0] in offered
        assert codes[1] not in offered, "not everybody sees that channel"
        assert len(offered) == 2
        names = e.standin.state.interactions.popitem()[1].choices
        assert [each["name"] for each in names] == ["Open: Ann and Ben · 2/5 · Carcassonne", "Open: Ben · 1/5 · Carcassonne"]


def losing(standin: StandIn) -> Callable[[DiscordCall], Awaitable[None]]:
    """From the next post on, the bot gets no answers."""

    async def before(call: DiscordCall) -> None:
        if (call.method, call.path.split("/")[-1]) == ("POST", "messages"):
            standin.rest.cut = Cut(0, done=True)

    return before


async def test_post_whose_answer_was_lost_is_found_after_minutes(store: Store) -> None:
    """A process ends between the post and its note. Discord has forgotten the nonce when the next one begins."""
    made = services(store, BlankRenderer)
    async with serving(store, made, Conversation(made)) as (standin, _):
        e = Evening(standin, made)
        await e.begin()
        _, phone, other = e.asked
        before, moves = standin.state.changes, await phone.completions("move", "move", "")

        standin.rest.before = losing(standin)
        await phone.say(f"/move {moves[0]} none")
        turn = await other.until(
            lambda seen: seen.change > before and seen.plain.startswith(f"{other.user.name}, it's your turn")
        )
    standin.rest.before = standin.rest.cut = None
    standin.state.pace = 0.0
    fresh, standin.rest.asked[:] = services(store, BlankRenderer), []
    async with standin.serving(), working(standin, store, fresh, Conversation(fresh)):
        await standin.until(lambda: "GET /channels/*/messages" in standin.rest.asked)
        await phone.until(lambda seen: "-# " in phone.message(seen).content and seen.change > turn.change)
        asking = [seen for seen in other.shown() if "it's your turn" in seen.plain]
        assert [seen.id for seen in asking] == [turn.id]
    assert standin.state.problems == []


@pytest.mark.long
async def test_post_whose_answer_was_lost_is_found_by_the_next_process(tmp_path: Path) -> None:
    """The unmodified bot ends between the post and its note. Discord has forgotten the nonce when it begins again."""
    async with one_evening(tmp_path, ("Ann", "Ben")) as party:
        standin, (bot,), (ann, ben) = party.standin, party.bots, party.players
        await open_table(ann, [ben])
        player, _ = await turn_of([ann, ben])
        phone, other = party.phones if player is ann else party.phones[::-1]
        before, moves = standin.state.changes, await phone.completions("move", "move", "")
        standin.rest.before = losing(standin)
        await phone.say(f"/move {moves[0]} none")
        turn = await other.until(
            lambda seen: seen.change > before and seen.plain.startswith(f"{other.user.name}, it's your turn")
        )
        await bot.kill()
        standin.rest.before = standin.rest.cut = None
        standin.state.pace, standin.rest.asked[:] = 0.0, []
        await bot.start()
        await bot.outlives(standin.ready())
        await standin.until(lambda: "GET /channels/*/messages" in standin.rest.asked)
        await phone.until(lambda seen: "-# " in phone.message(seen).content and seen.change > turn.change)
        asking = [seen for seen in other.shown() if "it's your turn" in seen.plain]
        assert [seen.id for seen in asking] == [turn.id]
        assert standin.state.problems == []


@pytest.mark.parametrize("remembered", [True, False], ids=["nonce known", "nonce forgotten"])
async def test_first_turn_without_a_note_leaves_the_card(store: Store, *, remembered: bool) -> None:
    """A process ends between the post of the first turn and its note: the card becomes a line, the turn is there once."""
    made = services(store, BlankRenderer)
    async with serving(store, made, Conversation(made)) as (standin, _):
        e = Evening(standin, made)
        channel = e.ann_phone.channel
        assert channel.guild is not None
        await without_threads(made, f"discord:{channel.guild.id}/{channel.id}")
        card = await full_card(e)
        standin.rest.before = losing(standin)
        await e.ann_phone.press(card, card.button("Start"))
        turn = await started_since(e.ann_phone, 0)
    standin.rest.before = standin.rest.cut = None
    standin.state.pace = 1.0 if remembered else 0.0
    fresh = services(store, BlankRenderer)
    async with standin.serving(), working(standin, store, fresh, Conversation(fresh)):
        mover, other = (e.ann_phone, e.ben_phone) if turn.plain.startswith("Ann") else (e.ben_phone, e.ann_phone)
        before, moves = standin.state.changes, await mover.completions("move", "move", "")
        await mover.say(f"/move {moves[0]} none")
        await other.until(lambda seen: seen.change > before and seen.plain.startswith(f"{other.user.name}, it's your turn"))
        await standin.until(lambda: other.message(turn).content.startswith("-# "))
        public = [seen for seen in other.shown() if not seen.private]
        assert re.fullmatch(r"Game \w{8} has started: (Ann and Ben|Ben and Ann)\. .*", public[0].plain.splitlines()[0])
        assert [seen.id for seen in public[:2]] == [card.id, turn.id], "the turn was posted once"
        assert len(public) == 3
        assert public[0].buttons == ()
