"""Interactions are answered in time, once and to the right person, also when the answer is late."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.chat.contract import Answer, Button, File, Folded, Message, Paragraph, Reply, Request
from bot.discord.adapter import FIRST_ANSWER, LATEST_ANSWER, time_left
from bot.discord.layout import MENU
from bot.store import Store
from tests.discord.simulated import Script, SimulatedServer, described, picture, pressable, shown, simulate, text

GO = Button("Go", "-.0.go.")
NEXT = Button("Next", "-.0.next.")


async def started(w: SimulatedServer, work: Any) -> tuple[asyncio.Task[Any], Any]:
    """Start `work`; return its task and the first interaction answered."""
    known = set(w.env.backend.interactions)
    task = asyncio.create_task(work)
    async with asyncio.timeout(60):
        while True:
            for at, each in w.env.backend.interactions.items():
                if at not in known and each.responded:
                    return task, each
            await asyncio.sleep(0.005)


async def test_command_answer_is_public_or_ephemeral(store: Store) -> None:
    room = Script({"/board C7": Reply(messages=(text("the board", GO, picture=picture()),))})
    async with simulate(store, room) as w:
        room.says["/games"] = Reply(messages=(text("your tables", private_to=f"discord:{w.ann.id}"),))
        board = await w.ann.slash(w.channel, "board", cell="C7")
        assert not board.response.ephemeral
        assert (shown(board.response), described(board.response)) == ("the board", ["a board"])
        games = await w.ann.slash(w.channel, "games")
        assert games.response.ephemeral
        assert [shown(each) for each in w.sees(w.ben)] == ["the board"]
        request = room.heard[0]
        assert (request.person.id, request.person.name) == (f"discord:{w.ann.id}", "ann")
        assert (request.place, request.words, request.private) == (w.place, "/board C7", False)


async def test_empty_reply_is_still_answered(store: Store) -> None:
    room = Script({"/undo": Reply(), GO.id: Reply()})
    async with simulate(store, room) as w:
        undo = await w.ann.slash(w.channel, "undo")
        assert (undo.response.ephemeral, shown(undo.response)) == (True, "Done. The chat shows it.")
        await w.post(text("press", GO))
        pressed = await w.ann.click(w.channel.last_message, label="Go")
        assert pressed.acknowledged
        assert len(w.sees(w.ann)) == 2


async def test_press_edits_its_message_or_opens_an_ephemeral_one(store: Store) -> None:
    async with simulate(store, Script()) as w:
        await w.post(text("your turn", GO, picture=picture()))
        turn = w.channel.last_message

        async def draft(request: Request) -> Reply:
            return Reply(messages=(text("a draft", NEXT, picture=picture("the draft"), private_to=request.person.id),))

        async def further(request: Request) -> Reply:
            assert request.whispered
            return Reply(Answer("Done."), (text("done", edits=request.message),))

        w.room.says |= {GO.id: draft, NEXT.id: further}
        first = await w.ann.click(turn, label="Go")
        assert first.response.ephemeral
        assert described(first.response) == ["the draft"]
        assert shown(w.channel.last_message) == "your turn"
        second = await w.ann.click(first.response.message, label="Next")
        assert second.response.id == first.response.id
        assert shown(second.response) == "done"
        assert second.followups == []
        assert pressable(second.response) == []
        assert second.response.attachments == []


async def test_answer_without_message_is_ephemeral(store: Store) -> None:
    async with simulate(store, Script({GO.id: Reply(Answer("Not your turn.", alert=True))})) as w:
        await w.post(text("press", GO))
        pressed = await w.ben.click(w.channel.last_message, label="Go")
        assert (pressed.response.ephemeral, shown(pressed.response)) == (True, "Not your turn.")


async def test_outdated_post_folds_when_pressed(store: Store) -> None:
    async with simulate(store, Script()) as w:
        await w.post(text("turn 1", GO, picture=picture()))
        old = w.channel.last_message
        w.room.says[GO.id] = Reply(Answer("That was turn 1."), (Message((), folded=Folded(str(old.id), Paragraph(("Turn 1",)))),))
        pressed = await w.ann.click(old, label="Go")
        assert shown(pressed.response) == "That was turn 1."
        await w.folds()
        bare = w.channel.last_message
        assert (pressable(bare), shown(bare), bare.attachments) == ([], "-# Turn 1", [])


async def test_menu_choice_counts_as_a_press(store: Store) -> None:
    buttons = [Button(f"Knight: city number {number}", f"-.0.act.{number}") for number in range(8)]
    async with simulate(store, Script()) as w:
        await w.post(text("which figure?", *buttons, last=(Button("Back", "-.0.back."),)))
        menu, back = pressable(w.channel.last_message)
        assert [option["label"] for option in menu["options"]] == [button.label for button in buttons]
        assert (menu["placeholder"], back["label"]) == ("Choose …", "Back")
        await w.ann.select(w.channel.last_message, ["-.0.act.3"], custom_id=MENU)
        assert w.room.heard[-1].button == "-.0.act.3"


async def test_many_short_buttons_do_not_become_a_menu(store: Store) -> None:
    async with simulate(store, Script()) as w:
        await w.post(text("where?", *(Button(f"M{number}", f"-.0.cell.{number}") for number in range(20))))
        assert [each["type"] for each in pressable(w.channel.last_message)] == [2] * 20


def test_late_interaction_gets_shorter_deadline() -> None:
    now = discord.utils.utcnow()
    assert time_left(now) == FIRST_ANSWER
    assert 0 < time_left(now - timedelta(seconds=LATEST_ANSWER - 0.5)) <= 0.5
    assert time_left(now - timedelta(seconds=LATEST_ANSWER + 0.1)) == 0
    assert time_left(now - timedelta(hours=1)) == time_left(now + timedelta(hours=1)) == FIRST_ANSWER, "a clock is wrong"
    assert FIRST_ANSWER < LATEST_ANSWER < 3


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time for a first answer is over at once."""
    monkeypatch.setattr("bot.discord.adapter.FIRST_ANSWER", 0.0)


async def test_picture_that_is_drawn_in_time_is_the_first_answer(store: Store) -> None:
    async with simulate(store, Script({"/board": Reply(messages=(text("board", picture=picture()),))})) as w:
        before = len(w.env.http_requests)
        asked = await w.ann.slash(w.channel, "board")
        assert (shown(asked.response), described(asked.response)) == ("board", ["a board"])
        assert [each.method for each in w.env.http_requests[before:]] == ["POST"]


@pytest.mark.usefixtures("no_time")
@pytest.mark.parametrize("private", [True, False])
async def test_slow_picture_follows_the_first_answer(store: Store, private: bool) -> None:
    drawn = asyncio.Event()
    async with simulate(store, Script()) as w:
        alone = f"discord:{w.ann.id}" if private else ""
        w.room.says["/tiles"] = Reply(messages=(text("tiles", picture=picture(wait=drawn), private_to=alone),))
        asking, first = await started(w, w.ann.slash(w.channel, "look tiles"))
        assert first.loading
        drawn.set()
        answered = await asking
        assert (shown(answered.response), answered.response.ephemeral) == ("tiles", private)


@pytest.mark.usefixtures("no_time")
async def test_expired_token_asks_the_person_to_press_again(store: Store) -> None:
    drawn = asyncio.Event()
    async with simulate(store, Script()) as w:
        await w.post(text("your turn", GO))
        turn = w.channel.last_message
        alone = f"discord:{w.ann.id}"
        w.room.says[GO.id] = Reply(messages=(text("a draft", NEXT, picture=picture(wait=drawn), private_to=alone),))
        asking, first = await started(w, w.ann.click(turn, label="Go"))
        first.expires_at = "2000-01-01T00:00:00+00:00"
        drawn.set()
        await asking
        said = [each for each in w.sees(w.ben) if each.id != turn.id]
        assert [shown(each) for each in said] == [
            "ann, I was too slow to show you that privately. Please press the button again."
        ]
        assert said[0].mentions == []
        w.room.says[GO.id] = Reply(messages=(text("a fresh draft", private_to=alone),))
        again = await w.ann.click(turn, label="Go")
        assert shown(again.response) == "a fresh draft"


@pytest.mark.usefixtures("no_time")
async def test_public_reply_is_posted_after_token_expiry(store: Store) -> None:
    drawn = asyncio.Event()
    async with simulate(store, Script({"/tiles": Reply(messages=(text("tiles", picture=picture(wait=drawn)),))})) as w:
        asking, first = await started(w, w.ann.slash(w.channel, "look tiles"))
        first.expires_at = "2000-01-01T00:00:00+00:00"
        drawn.set()
        await asking
        assert "tiles" in [shown(each) for each in w.sees(w.ben)]


async def test_ephemeral_message_accepts_presses_after_token_expiry(store: Store) -> None:
    async with simulate(store, Script()) as w:
        w.room.says["/move C7"] = Reply(messages=(text("your turn", GO, private_to=f"discord:{w.ann.id}"),))
        own = await w.ann.slash(w.channel, "move", move="C7")
        await w.env.advance_time(901)
        w.room.says[GO.id] = Reply(messages=(text("laid", edits=str(own.response.id)),))
        pressed = await w.ann.click(own.response.message, label="Go")
        assert (pressed.response.id, shown(pressed.response)) == (own.response.id, "laid")


async def test_buttons_work_after_restart(store: Store) -> None:
    async with simulate(store, Script()) as w:
        choices = [Button(f"A rather long label {n}", f"-.0.act.{n}") for n in range(7)]
        await w.post(text("your turn", *choices, last=(GO,)))
        turn = w.channel.last_message
        await w.restart()
        await w.ann.click(turn, label="Go")
        await w.ann.select(turn, ["-.0.act.2"], custom_id=MENU)
        assert [request.button for request in w.room.heard] == [GO.id, "-.0.act.2"]
        assert w.client.persistent_views == []


async def test_duplicate_interaction_is_answered_once(store: Store) -> None:
    async with simulate(store, Script({"/score": Reply(messages=(text("7 to 5"),))})) as w:
        sent = w.client._connection.parse_interaction_create

        def twice(data: Any) -> None:
            sent(dict(data))
            sent(dict(data))

        w.client._connection.parsers["INTERACTION_CREATE"] = twice
        await w.ann.slash(w.channel, "score")
        assert [shown(each) for each in w.sees(w.ben)] == ["7 to 5"]
        assert [request.words for request in w.room.heard] == ["/score"]


async def test_handler_error_sends_apology(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def fails(request: Request) -> Reply:
        raise RuntimeError("a fault")

    async with simulate(store, Script({"/history": fails})) as w:
        asked = await w.ann.slash(w.channel, "look history")
        assert asked.response.ephemeral
        assert shown(asked.response).startswith("Something went wrong on my side.")
        assert "a fault" in caplog.text
        caplog.clear()


async def test_each_message_of_a_reply_is_public_or_ephemeral(store: Store) -> None:
    async with simulate(store, Script()) as w:
        alone = f"discord:{w.ann.id}"
        w.room.says["/help"] = Reply(messages=(text("one", private_to=alone), text("two", private_to=alone), text("for all")))
        asked = await w.ann.slash(w.channel, "help")
        assert [(shown(each), each.ephemeral) for each in asked.followups] == [("two", True), ("for all", False)]
        assert [shown(each) for each in w.sees(w.ben)] == ["for all"]


async def test_files_are_attached_unless_too_large(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def record() -> bytes:
        return b"{}"

    async def film() -> bytes:
        return b"GIF of a game"

    files = (File(record, "game.json", "a record"), File(film, "game.gif", "the game as a film"))
    async with simulate(store, Script({"/export": Reply(messages=(text("here", files=files),))})) as w:
        asked = await w.ann.slash(w.channel, "look record")
        assert [each.filename for each in asked.response.attachments] == ["game.json", "game.gif"]
        assert described(asked.response) == ["the game as a film"]
        monkeypatch.setattr("bot.discord.layout.LARGEST_FILE", 5)
        asked = await w.ann.slash(w.channel, "look record")
        assert [each.filename for each in asked.response.attachments] == ["game.json"]
        assert shown(asked.response) == "here\nThe file is too large for Discord."


async def test_private_chat_hears_commands_and_plain_words(store: Store) -> None:
    room = Script({"/games": Reply(messages=(text("your tables", GO),)), "C7 r2": Reply(messages=(text("laid"),))})
    async with simulate(store, room) as w:
        user = w.env.create_user("cleo")
        asked = await user.slash("games")
        request = room.heard[-1]
        assert (request.place, request.private, request.admin) == (f"discord:@{user.id}", True, False)
        assert not asked.response.ephemeral
        await user.send_dm("C7 r2")
        assert room.heard[-1].words == "C7 r2"
        assert shown(user.dm_channel.last_message) == "laid"


async def test_channel_words_are_heard_only_if_they_mention_the_bot(store: Store) -> None:
    async with simulate(store, Script({"/board": Reply(messages=(text("the board"),))})) as w:
        posted = await w.post(text("your turn", GO))
        await w.ann.send(w.channel, "what a nice day")
        assert w.room.heard == []
        await w.ann.send(w.channel, f"<@{w.client.user.id}> board")
        assert shown(w.channel.last_message) == "the board"
        turn = next(each for each in w.sees() if str(each.id) == posted)
        await w.ann.send(w.channel, f"<@{w.client.user.id}> C7 r2 knight", reply_to=turn)
        request = w.room.heard[-1]
        assert (request.words, request.message) == ("C7 r2 knight", posted)


async def test_user_install_plays_in_private(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Script({"/new": Reply(messages=(replace(text("a table"), private_to=""),))})
    async with simulate(store, room) as w:
        monkeypatch.setattr("bot.discord.requests.member_of", lambda interaction: False)
        asked = await w.ann.slash(w.channel, "new")
        assert asked.response.ephemeral
        assert (room.heard[-1].place, room.heard[-1].private) == (f"discord:@{w.ann.id}", True)
        room.says["/undo"] = Reply()
        undo = await w.ann.slash(w.channel, "undo")
        assert shown(undo.response) == "I sent it to you in our private chat.", "this chat shows nothing of it"
