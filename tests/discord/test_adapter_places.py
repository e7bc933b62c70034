"""Servers, channels and threads: admin settings, missing permissions, deleted places."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord
import pytest

from bot.app.supervisor import keep
from bot.chat.contract import Button, Mention, Message, Paragraph, Reply, Request
from bot.chat.platform_kind import SupervisedTask
from bot.settings import Secret
from bot.store import Store, StoreError
from bot.store.silence import LONG
from bot.table.people import Chat
from tests.discord.simulated import RecordedEvents, Script, SimulatedServer, adapter, pressable, shown, simulate, text
from tests.store.made import age

JOIN = Button("Join", "0123abcd.1.join.")


def rights(**denied: bool) -> discord.PermissionOverwrite:
    return discord.PermissionOverwrite(**{name: not no for name, no in denied.items()})


def threads(w: SimulatedServer) -> list[Any]:
    found: list[Any] = w.channel.threads
    return found


async def opens(request: Request) -> Reply:
    return Reply()


async def test_new_table_gets_a_thread_if_admins_want_threads(store: Store) -> None:
    room = Script({"/new": opens})
    async with simulate(store, room) as w:
        room.chats[f"discord:{w.guild.id}"] = Chat(threads=True)
        asked = await w.ann.slash(w.channel, "new")
        thread = threads(w)[0]
        assert thread.name == "Game of ann"
        assert room.heard[-1].place == f"{w.place}/{thread.id}"
        assert room.heard[-1].where == f"#{w.channel.name} ({w.guild.name})"
        assert asked.response.ephemeral
        assert shown(asked.response) == "The game has its own thread:"
        assert pressable(asked.response)[0]["url"].endswith(f"/{thread.id}")
        await w.post(text("a card", JOIN), place=f"{w.place}/{thread.id}")
        await w.ben.click(thread.last_message, label="Join")
        assert room.heard[-1].place == f"{w.place}/{thread.id}"
        await w.ben.slash(thread, "new")
        assert len(threads(w)) == 1


async def test_thread_is_deleted_if_no_table_was_opened(store: Store) -> None:
    room = Script()
    async with simulate(store, room) as w:
        room.says["/new"] = Reply(messages=(text("You have too many tables.", private_to=f"discord:{w.ann.id}"),))
        room.chats[f"discord:{w.guild.id}"] = Chat(threads=True)
        asked = await w.ann.slash(w.channel, "new")
        assert shown(asked.response) == "You have too many tables."
        assert threads(w) == []


@pytest.mark.parametrize("chat", [Chat(threads=True, opening="admins"), Chat(threads=True, channels=("discord:1/2",)), Chat()])
async def test_no_thread_without_the_right_to_open_a_table(store: Store, chat: Chat) -> None:
    room = Script({"/new": Reply(messages=(text("No."),))})
    async with simulate(store, room) as w:
        room.chats[f"discord:{w.guild.id}"] = chat
        await w.ann.slash(w.channel, "new")
        assert threads(w) == []
        assert room.heard[-1].place == w.place


async def test_channel_without_send_messages_gets_threads(store: Store) -> None:
    async with simulate(store, Script({"/new": opens})) as w:
        quiet = w.guild.create_text_channel("quiet", overwrites={w.guild.me: rights(send_messages=True)})
        await w.env.settle()
        await w.ann.slash(quiet, "new")
        assert len(quiet.threads) == 1


async def test_failed_thread_is_explained(store: Store) -> None:
    room = Script({"/new": opens})
    async with simulate(store, room) as w:
        room.chats[f"discord:{w.guild.id}"] = Chat(threads=True)
        w.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
        asked = await w.ann.slash(w.channel, "new")
        assert shown(asked.response).startswith("I couldn't create a thread here.")
        assert room.heard == []


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ({"send_messages": True, "send_messages_in_threads": True}, "Send Messages."),
        ({"attach_files": True, "read_message_history": True}, "Attach Files and Read Message History."),
    ],
)
async def test_missing_permissions_are_named_before_a_table_opens(store: Store, missing: dict[str, bool], words: str) -> None:
    async with simulate(store, Script()) as w:
        await w.post(text("a card", JOIN))
        card = w.channel.last_message
        closed = w.guild.create_text_channel("closed", overwrites={w.guild.me: rights(**missing)})
        await w.env.settle()
        for name in ("new", "join"):
            asked = await w.ann.slash(closed, name)
            assert asked.response.ephemeral
            assert words in shown(asked.response)
        assert w.room.heard == []
        await w.ann.slash(closed, "help")
        await w.ben.click(card, label="Join")
        assert [request.words or request.button for request in w.room.heard] == ["/help", JOIN.id]


async def test_admin_means_manage_server(store: Store) -> None:
    async with simulate(store) as w:
        role = w.guild.create_role("Mods", permissions=discord.Permissions(manage_guild=True))
        mod = w.guild.add_member(w.env.create_user("mod"), roles=[role])
        await w.env.settle()
        await mod.slash(w.channel, "setup")
        await w.ann.slash(w.channel, "board")
        assert [(request.words, request.admin) for request in w.room.heard] == [("/setup", True), ("/board", False)]
        assert "setup" not in w.ann.available_commands(w.channel)
        assert "setup" not in w.env.create_user("cleo").available_commands()


async def test_deleted_places_are_reported_to_the_tables(store: Store) -> None:
    tables = RecordedEvents()
    async with simulate(store, Script({"/new": opens}), tables) as w:
        w.room.chats[f"discord:{w.guild.id}"] = Chat(threads=True)
        await w.ann.slash(w.channel, "new")
        thread, other = threads(w)[0], w.guild.create_text_channel("other")
        await w.env.settle()
        w.env.backend.delete_channel(thread.id)
        await w.env.settle()
        assert tables.lost == [f"{w.place}/{thread.id}"]
        w.env.backend.delete_channel(other.id)
        await w.env.settle()
        assert tables.lost[1:] == [w.place_of(other)]
        await w.client.on_guild_remove(w.client.get_guild(w.guild.id))
        assert tables.lost[2:] == [w.place]


async def test_mention_of_a_member_who_left_is_reported_to_the_tables(store: Store) -> None:
    tables = RecordedEvents()
    async with simulate(store, Script(), tables) as w:

        def turn(person: Any) -> Message:
            return Message((Paragraph((Mention(f"discord:{person.id}", "somebody"), ", it is your turn")),), ring="aloud")

        await w.post(turn(w.ann))
        await w.post(turn(w.ann))
        asked = [each for each in w.env.http_requests if each.path.endswith(f"/members/{w.ann.id}")]
        assert len(asked) == 1
        w.guild.remove_member(w.ben)
        await w.env.settle()
        await w.post(turn(w.ben))
        await w.post(turn(w.ben), place=f"discord:@{w.ann.id}")
        assert tables.leavers == [(f"discord:{w.ben.id}", w.place)]
        w.env.inject_error("GET", "/guilds/*/members/*", status=403, code=50001)
        await w.post(turn(w.env.create_user("eve")))
        assert len(tables.leavers) == 1


async def test_time_is_given_back_once_after_an_outage(store: Store) -> None:
    """By whichever process hears Discord first, also one that did not run when the silence began."""
    tables = RecordedEvents()
    first, second = (adapter(Script(), store, tables, [])[0] for _ in range(2))
    for shard in (0, 1):
        await first.shard_heard(shard)
    for silent, told in ((LONG - 60_000, 0), (LONG + 60_000, 1)):
        for shard in (0, 1):
            await age(store, store.keys.heard(f"discord-{shard}"), silent)
        for shard in (0, 1):
            first.shard_lost(shard)
            await first.shard_heard(shard)
            await second.shard_heard(shard)
        assert len(tables.silences) == told
    ((platform, silent),) = tables.silences.values()
    assert platform == "discord"
    assert LONG + 60_000 <= silent < LONG + 120_000


async def test_invitation_and_commands_are_announced_once(store: Store) -> None:
    async with simulate(store) as w:
        server, own = w.said
        assert "scope=bot+applications.commands&permissions=" in server
        assert own.endswith("&integration_type=1")
        assert f"client_id={w.client.application_id}&" in server
        await w.restart()
        told = [each for each in w.env.http_requests if each.method == "PUT"]
        assert len(told) == 1


async def test_rejected_token_is_reported_but_not_printed(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: Any
) -> None:
    async def refused(self: Any, token: str) -> None:
        raise discord.LoginFailure("Improper token has been passed.")

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", refused)
    caplog.set_level(logging.DEBUG)
    made, _ = adapter(Script(), store, RecordedEvents(), [])
    await made.run(Secret("a.secret.token"))
    assert "Discord rejects the token" in caplog.text
    assert "a.secret.token" not in caplog.text
    caplog.clear()


class FakeConnection:
    """Records whether it was closed."""

    def __init__(self, log: list[str]) -> None:
        self.logger = log

    async def hang_up(self) -> None:
        self.logger.append("hung up")

    async def close(self) -> None:
        self.logger.append("closed")


async def test_shutdown_finishes_running_requests(store: Store) -> None:
    log: list[str] = []
    go, line = asyncio.Event(), FakeConnection(log)
    made, _ = adapter(Script(), store, RecordedEvents(), [])

    async def answer() -> None:
        await go.wait()
        log.append("answered")

    async def end(client: Any) -> None:
        go.set()
        await made._end(client)

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(made._keep(answer()))
        tasks.create_task(end(line))
    assert log == ["hung up", "answered", "closed"]


async def test_new_table_is_refused_while_the_store_is_down(store: Store) -> None:
    class Away(Script):
        async def chat(self, place: str) -> Chat:
            raise StoreError("away")

    class Elsewhere(RecordedEvents):
        async def gone(self, place: str) -> None:
            raise StoreError("away")

    room = Away({"/new": Reply(messages=(text("The games cannot be reached."),))})
    async with simulate(store, room, Elsewhere()) as w:
        asked = await w.ann.slash(w.channel, "new")
        assert shown(asked.response) == "The games cannot be reached."
        w.env.backend.delete_channel(w.channel.id)
        await w.env.settle()


async def test_deleted_messages_are_reported_with_their_place(store: Store) -> None:
    events = RecordedEvents()
    async with simulate(store, Script({"/new": Reply(messages=(text("Here."),))}), events) as w:
        await w.post(text("a board"))
        posted = w.channel.last_message.id
        w.env.backend.delete_message(w.channel.id, posted)
        await w.env.settle()
    assert events.deleted == [(w.place, str(posted))]


async def test_unreachable_discord_is_logged_as_warning_and_retried(
    store: Store, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    async def unreachable(self: Any, token: str) -> None:
        nonlocal tries
        tries += 1
        raise aiohttp.ServerTimeoutError if tries == 1 else discord.LoginFailure

    monkeypatch.setattr(discord.http.HTTPClient, "static_login", unreachable)
    made, _ = adapter(Script(), store, RecordedEvents(), [])
    await keep(SupervisedTask("Discord", lambda: made.run(Secret("a.secret.token"))), first_pause=0.01)
    assert tries == 2
    levels = {record.levelname for record in caplog.records if record.name == "bot.app.supervisor"}
    assert levels == {"WARNING"}
    assert "Discord cannot be reached: ServerTimeoutError" in caplog.text
    caplog.clear()
