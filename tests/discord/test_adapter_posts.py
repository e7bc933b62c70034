"""Posting: mentions, escaping, edits, stripped buttons, and places where posting fails."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.chat.contract import Bold, Button, Folded, Mention, Message, Moment, Paragraph, PrivateChatClosed
from bot.discord.channel_refs import channel_ref, person_of
from bot.discord.faults import steadily
from bot.discord.layout import LONGEST_POST, LONGEST_TEXT, MessageView, text_of
from bot.discord.limits import DISCORD
from bot.store import LaterError, PerhapsPostedError, PlaceGoneError, Store
from tests.discord.simulated import SimulatedServer, described, picture, pressable, shown, simulate, text
from tests.store.made import post_outdated

GO = Button("Go", "-.0.go.")
PLAYING = "123456789012345678"


def sent(w: SimulatedServer) -> list[Any]:
    """The bodies of all messages posted to channels."""
    return [each.json for each in w.env.http_requests if each.method == "POST" and each.path.endswith("/messages")]


async def test_only_the_mentioned_person_is_pinged(store: Store) -> None:
    async with simulate(store) as w:
        name = f"*Eve* <@{w.ben.id}> @everyone [here](https://evil.example) `x`"
        line = (
            Mention(f"discord:{w.ann.id}", "ann"),
            f" and {name}: ",
            Bold("*your* turn"),
            " until ",
            Moment(1_700_000_000_000),
        )
        await w.post(
            Message((Paragraph(line), Paragraph(("# not a heading",)), Paragraph(("1. once",), quote=True)), ring="aloud")
        )
        posted = w.env.backend.get_message(w.channel.id, w.channel.last_message.id)
        assert posted.ping_user_ids == [w.ann.id]
        assert not posted.mention_everyone
        assert not posted.flags & discord.MessageFlags.suppress_notifications.flag
        words = shown(w.channel.last_message)
        assert words.startswith(f"<@{w.ann.id}> and \\*Eve\\* \\<@{w.ben.id}> ")
        assert "\\[here\\]" in words
        assert "\\`x\\`: **\\*your\\* turn** until <t:1700000000:f>" in words
        assert words.endswith("\n\\# not a heading\n> 1\\. once")


async def test_one_message_pings_everybody_who_must_agree(store: Store) -> None:
    async with simulate(store) as w:
        asked = [Mention(f"discord:{each.id}", each.name) for each in (w.ann, w.ben)]
        await w.post(Message((Paragraph((asked[0], " and ", asked[1], " have to agree")),), ring="aloud"))
        posted = w.env.backend.get_message(w.channel.id, w.channel.last_message.id)
        assert shown(w.channel.last_message) == f"<@{w.ann.id}> and <@{w.ben.id}> have to agree"
        assert sorted(posted.ping_user_ids) == sorted([w.ann.id, w.ben.id])
        assert not posted.flags & discord.MessageFlags.suppress_notifications.flag


async def test_silent_message_pings_nobody(store: Store) -> None:
    async with simulate(store) as w:
        await w.post(Message((Paragraph((Mention(f"discord:{w.ann.id}", "ann"), " waits")),)))
        posted = w.env.backend.get_message(w.channel.id, w.channel.last_message.id)
        assert (shown(w.channel.last_message), posted.ping_user_ids) == ("ann waits", [])
        assert posted.flags & discord.MessageFlags.suppress_notifications.flag


async def test_player_from_another_platform_is_named_in_plain_text(store: Store) -> None:
    async with simulate(store) as w:
        await w.post(Message((Paragraph((Mention("telegram:5", "_cleo_"), " plays")),), ring="aloud"))
        assert shown(w.channel.last_message) == "\\_cleo\\_ plays"


async def test_repeated_nonce_posts_once(store: Store) -> None:
    async with simulate(store) as w:
        await w.post(text("news"), nonce="a" * 24)
        await w.post(text("more"), nonce="a" * 24 + "-1")
        nonces = [(body["nonce"], body["enforce_nonce"]) for body in sent(w)]
        assert nonces[0] == ("a" * 24, True)
        assert nonces[1][0] != nonces[0][0]
        assert all(len(nonce) <= 25 for nonce, _ in nonces)


async def test_message_is_edited_in_place(store: Store) -> None:
    async with simulate(store) as w:
        first = await w.post(text("turn", GO, picture=picture("before")))
        again = await w.post(text("turn, further", picture=picture("after"), edits=first))
        assert again == first
        assert [(shown(each), described(each), len(each.attachments)) for each in w.sees()] == [("turn, further", ["after"], 1)]


@pytest.mark.parametrize("code", [10008, 30046])
async def test_message_that_cannot_be_edited_is_posted_again(store: Store, code: int) -> None:
    async with simulate(store) as w:
        first = await w.post(text("turn", GO))
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=404 if code == 10008 else 429, code=code)
        again = await w.post(text("turn, further", picture=picture(), edits=first))
        assert again != first
        assert shown(w.channel.last_message) == "turn, further"


@pytest.mark.parametrize("line", [Paragraph(("Turn 1 · *ann*: K21",)), None])
async def test_new_turn_folds_the_old_one_without_asking_for_it(store: Store, line: Paragraph | None) -> None:
    async with simulate(store) as w:
        first = await w.post(text("turn 1", GO, picture=picture("board 1")))
        second = await w.post(text("turn 2", GO, picture=picture("board 2"), folded=Folded(first, line)))
        await w.folds()
        old, new = w.sees()
        assert (str(old.id), pressable(old)) == (first, [])
        assert (shown(old), described(old)) == (("-# Turn 1 · \\*ann\\*: K21", []) if line else ("turn 1", ["board 1"]))
        assert (str(new.id), len(pressable(new))) == (second, 1)
        (edit,) = [each for each in w.env.http_requests if each.path.endswith(f"/messages/{first}")]
        said: Any = edit.json
        assert (edit.method, said["allowed_mentions"]["parse"]) == ("PATCH", [])


async def test_post_of_the_older_kind_is_folded_in_its_kind(store: Store) -> None:
    async with simulate(store) as w:
        view = MessageView([discord.ui.TextDisplay("turn 1")])
        old = await w.client.get_partial_messageable(w.channel.id).send(view=view)
        await w.post(text("turn 2", GO, folded=Folded(str(old.id), Paragraph(("Turn 1",)))))
        await w.folds()
        assert [shown(each) for each in w.sees()] == ["-# Turn 1", "turn 2"]
        again = await w.post(text("turn 1 again"))
        await w.post(text("turn 1, edited", edits=str(old.id)))
        assert [shown(each) for each in w.sees()] == ["turn 1, edited", "turn 2", "turn 1 again"]
        assert again


async def test_new_turn_is_posted_if_the_old_one_was_deleted(store: Store) -> None:
    async with simulate(store) as w:
        await w.post(text("turn 2", GO, folded=Folded("1")))
        assert shown(w.channel.last_message) == "turn 2"
        assert await w.post(Message((), folded=Folded("1"))) == "1"
        await w.folds()


async def test_private_message_goes_to_the_private_chat(store: Store) -> None:
    async with simulate(store) as w:
        await w.post(text("your hand", private_to=f"discord:{w.ann.id}"))
        await w.post(text("your turn"), place=f"discord:@{w.ann.id}")
        assert [shown(each) for each in w.private(w.ann)] == ["your hand", "your turn"]
        assert w.sees() == []
        w.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
        with pytest.raises(PrivateChatClosed):
            await w.post(text("your hand", private_to=f"discord:{w.ben.id}"))
        w.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
        with pytest.raises(PlaceGoneError):
            await w.post(text("your turn"), place=f"discord:@{w.ben.id}")


@pytest.mark.parametrize("code", [10003, 50001, 50083])
async def test_refused_post_marks_the_place_as_gone(store: Store, code: int) -> None:
    async with simulate(store) as w:
        w.env.inject_error("POST", "/channels/*/messages", status=403, code=code)
        with pytest.raises(PlaceGoneError):
            await w.post(text("turn"))


async def test_place_of_another_platform_counts_as_gone(store: Store) -> None:
    for place in ("telegram:5", "discord:", "discord:5", "discord:@", "discord:1/2/3/4", "discord:1/x"):
        with pytest.raises(PlaceGoneError):
            channel_ref(place)
    assert [person_of(account) for account in ("discord:5", "telegram:5", "discord:x", "")] == [5, 0, 0, 0]
    assert [channel_ref(place).place for place in ("discord:@5", "discord:1/2", "discord:1/2/3")] == [
        *("discord:@5", "discord:1/2", "discord:1/2/3")
    ]


async def test_server_error_is_retried(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.faults._FIRST_PAUSE", 0.001)
    async with simulate(store) as w:
        w.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
        await w.post(text("at last"), nonce="n")
        assert [shown(each) for each in w.sees()] == ["at last"]
        assert {body["nonce"] for body in sent(w)} == {"n"}


async def test_lasting_server_error_is_left_to_the_courier(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message may have been posted, so the next try repeats its nonce and checks its ping again."""
    monkeypatch.setattr("bot.discord.faults._FIRST_PAUSE", 0.001)
    async with simulate(store) as w:
        w.env.inject_error("POST", "/channels/*/messages", status=503, times=3)
        with pytest.raises(PerhapsPostedError):
            await w.post(text("at last"), nonce="n")
        await w.post(text("at last"), nonce="n")
        assert [shown(each) for each in w.sees()] == ["at last"]
        assert {body["nonce"] for body in sent(w)} == {"n"}


async def test_malformed_message_falls_back_to_text_and_does_not_block_the_queue(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async with simulate(store) as w:
        w.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
        await w.post(text("your turn", GO, picture=picture()))
        assert [(shown(each), pressable(each), each.attachments) for each in w.sees()] == [("your turn", [], [])]
        assert "posting the text alone" in caplog.text
        w.env.inject_error("POST", "/channels/*/messages", status=400, code=50035)
        with pytest.raises(discord.HTTPException):
            await w.post(text("words alone"))
        caplog.clear()


async def test_long_rate_limit_is_left_to_the_courier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord.faults._FIRST_PAUSE", 0.0)
    faults: list[Exception] = [discord.RateLimited(77.0)]

    async def fail() -> None:
        raise faults.pop(0)

    with pytest.raises(LaterError) as caught:
        await steadily(fail)
    assert caught.value.seconds == 77.0
    for later in (discord.RateLimited(77.0), LaterError(77.0)):  # after a try that may have succeeded
        faults[:] = [TimeoutError(), later]
        with pytest.raises(PerhapsPostedError):
            await steadily(fail)
        assert faults == []


async def test_post_outdated_while_drawing_is_dropped(store: Store) -> None:
    async with simulate(store) as w:
        with pytest.raises(LaterError):
            await post_outdated(lambda: w.post(text("your turn", picture=picture())))
        assert w.sees() == []


async def test_missing_permission_is_explained_in_the_channel(store: Store) -> None:
    async with simulate(store) as w:
        me = w.guild.me
        no_files = w.guild.create_text_channel("silent", overwrites={me: discord.PermissionOverwrite(attach_files=False)})
        await w.env.settle()
        for _ in range(2):
            w.env.inject_error("POST", f"/channels/{no_files.id}/messages", status=403, code=50013)
            with pytest.raises(LaterError):
                await w.post(text("turn", picture=picture()), place=w.place_of(no_files))
        explained = [shown(each) for each in w.sees(channel=no_files)]
        where = "A server admin can allow it under Edit Channel, Permissions."
        assert explained == [f"I can't work in this channel without: Attach Files. {where}"]
        no_words = w.guild.create_text_channel("closed", overwrites={me: discord.PermissionOverwrite(send_messages=False)})
        await w.env.settle()
        with pytest.raises(PlaceGoneError):
            await w.post(text("turn"), place=w.place_of(no_words))


def test_escaped_text_stays_within_the_limit() -> None:
    lines = tuple(Paragraph((f"{number} " + "*_~`" * 20,), quote=number % 2 == 0) for number in range(60))
    for most in (LONGEST_POST, LONGEST_TEXT):
        fitted = text_of(Message(lines, more="[…]"), DISCORD, most)
        assert most * 3 // 4 < len(fitted) <= most
        assert "\\[…\\]" in fitted
    alone = text_of(Message((Paragraph(("*" * 3999,)),)), DISCORD)
    assert 3000 < len(alone) <= LONGEST_TEXT
