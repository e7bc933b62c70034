"""Looks, completion of games to join, and deliveries made twice: with the real library against the stand-in."""

from __future__ import annotations

from bot.chat.conversation import Conversation
from bot.store import Store
from tests.discord.table import BlankRenderer, services
from tests.discord.test_menus import Evening, evening
from tests.discord.test_threads_at_start import CODE, full_card
from tests.discord.wire import serving, working
from tests.standins.cut import Cut
from tests.standins.discord.components import BUTTON, walk
from tests.standins.discord.interactions import UPDATE
from tests.standins.discord.phone import DiscordPhone
from tests.standins.discord.rest import DiscordCall


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


async def test_post_whose_answer_was_lost_is_found_after_minutes(store: Store) -> None:
    """A process ends between the post and its note. Discord has forgotten the nonce when the next one begins."""
    made = services(store, BlankRenderer)
    async with serving(store, made, Conversation(made)) as (standin, _):
        e = Evening(standin, made)
        await e.begin()
        _, phone, other = e.asked
        before, moves = standin.state.changes, await phone.completions("move", "move", "")

        async def losing(call: DiscordCall) -> None:
            if (call.method, call.path.split("/")[-1]) == ("POST", "messages"):
                standin.rest.cut = Cut(0, done=True)

        standin.rest.before = losing
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


async def test_command_that_is_done_leads_to_what_it_has_changed(store: Store) -> None:
    async with evening(store) as e:
        await e.cleo_phone.say("/help")  # the first command of a server is welcomed, too
        done = await e.ann_phone.typed("/new", e.ann_phone.channel)
        card = await e.ann_phone.until(lambda seen: seen.offers("Start"))
        assert done is not None
        assert done.original is not None
        assert e.ann_phone.read(done.original).plain == "Done. The chat shows it."
        (way,) = [part for _, part in walk(done.original.components) if part["type"] == BUTTON]
        channel = e.ann_phone.channel
        assert channel.guild is not None
        assert way["url"] == f"https://discord.com/channels/{channel.guild.id}/{channel.id}/{card.id}"
