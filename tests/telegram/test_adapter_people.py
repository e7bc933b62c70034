"""People's actions in Telegram, from the stand-in to the tables and back."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import Store, StoreError
from bot.table.limits import HostLimits
from bot.table.permissions import Actor
from tests.standins.people import Seen
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import TelegramMessage
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, changed, code_of, seen, talk
from tests.waiting import PATIENCE, until

GROUP = -1_000_000_000_001
EVIL = "<b>Ann</b> [x](http://evil.example) *y* @everyone /start `z`"


async def test_table_is_opened_joined_and_played_by_buttons(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, EVIL), phone(telegram, group, 2, "Ben", taps=2)
        await ann.say("/new")
        card = await seen(ann, "New game of")
        assert "You're in!" in await ben.press(card, card.button("Join"))
        card = await seen(ann, "2. Ben")
        assert "has started" in await ann.press(card, card.button("Start"))
        turn = await seen(ann, "it's your turn")
        assert turn.picture is not None
        asked = ben if turn.plain.startswith("Ben") else ann
        choice = turn.choices[0]
        assert await asked.press(turn, choice) == ""
        draft = await changed(ann, turn)
        other = ben if asked is ann else ann
        assert await other.press(draft, draft.choices[0])
        for message in telegram.world.said():
            kinds = {each["type"] for each in message.content.entities}
            assert kinds <= {"bold", "text_mention", "blockquote", "expandable_blockquote", "bot_command"}
        pinging = [each for each in telegram.world.said() if not each.silent]
        assert len(pinging) == 1


async def test_duplicate_updates_are_handled_once(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        telegram.updates.twice = True
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        await ann.say("/leaderboard")
        await ann.say("/leaderboard all")
        await ann.say(f"/no_such_command@{telegram.world.bot.username}")
        await seen(ann, "There's no command")
        texts = [each.text for each in group.messages if each.sender is telegram.world.bot]
        assert sum("New game of" in text or "has started" in text for text in texts) == 1
        assert sum(text.startswith("No finished games") for text in texts) == 2, texts
        assert sum("There's no command" in text for text in texts) == 1


async def test_forged_and_foreign_presses_change_nothing(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram) as adapter:
        group = telegram.world.group(GROUP, "Friends")
        ann, eve = phone(telegram, group, 1, "Ann"), phone(telegram, group, 66, "Eve")
        await ann.say("/new")
        card = await seen(ann, "New game of")
        code = code_of(card)
        before = await adapter.store.games.load(code)
        for data in ("", " ", "x" * 64, "🎲" * 16, f"{code}.0.ok.", f"{code}.zzzzz.act.x-0000000000", "-.0.chat.opening"):
            answer = await eve.tap(eve.found(card), data)
            assert answer or not data, data
        for label in ("Start", "Options"):
            await eve.press(card, card.button(label))
        after = await adapter.store.games.load(code)
        assert before is not None
        assert after is not None
        assert after.version == before.version


async def test_flooding_user_is_refused_and_others_are_served(store: Store) -> None:
    services = services_of(store, HostLimits(commands_a_minute=5))
    async with Telegram() as telegram, on_air(store, telegram, services):
        group = telegram.world.group(GROUP, "Friends")
        eve, ann = phone(telegram, group, 66, "Eve"), phone(telegram, group, 1, "Ann")
        for _ in range(60):
            await eve.say("/help@meeple_bot")
        taps = [asyncio.ensure_future(eve.tap(eve.write(group, "."), "-.0.my.hints")) for _ in range(40)]
        await ann.say("/new")
        await seen(ann, "New game of")
        answers = await asyncio.gather(*taps)
        assert all(len(answer) <= 200 for answer in answers)
        said = [each.text for each in group.messages if each.sender is telegram.world.bot]
        assert sum("That was too fast" in text for text in said) <= 1
        assert sum("How" in text or "/help" in text for text in said) <= 5


async def test_topic_is_its_own_place(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        group = telegram.world.group(GROUP, "Friends", forum=True)
        group.topics = {7: "Games", 8: "Others"}
        ann = phone(telegram, group, 1, "Ann", thread=7)
        await ann.say("/new")
        card = await seen(ann, "New game of")
        assert {each.thread for each in group.messages} == {7}
        table = await services.tables.look(code_of(card))
        assert table.home == f"telegram:{GROUP}/7"


async def test_new_table_gets_a_topic_where_admins_once_wanted_that(store: Store) -> None:
    services = services_of(store)
    await services.people.set_chat(Actor("", f"telegram:{GROUP}", admin=True), threads=True, thread_at="")
    async with Telegram() as telegram, on_air(store, telegram, services):
        ann = telegram.world.person(1, "Ann")
        group = telegram.world.group(GROUP, "Friends", ann, forum=True)
        group.members[telegram.world.bot.id] = "administrator"
        host = TelegramPhone(telegram, ann, group)
        await host.say("/new cardcassonne")
        await until(lambda: group.topics)
        ((topic, name),) = group.topics.items()
        assert name == "Cardcassonne"
        await until(lambda: any(each.thread == topic for each in group.messages))


async def test_setup_needs_admin_and_only_setup_asks_telegram(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        ann = telegram.world.person(1, "Ann")
        group = telegram.world.group(GROUP, "Friends", ann)
        host, eve = TelegramPhone(telegram, ann, group), phone(telegram, group, 66, "Eve")
        await host.say("/help@meeple_bot")
        await until(lambda: len(group.messages) == 2)
        assert all(call.method != "getChatMember" for call in telegram.calls)
        await eve.say("/setup")
        await until(lambda: len(group.messages) == 4)
        assert not group.messages[-1].keyboard
        await host.say("/setup")
        await until(lambda: len(group.messages) == 6)
        shown = host.shown()[-1]
        assert shown.buttons
        assert await eve.press(shown, shown.buttons[0])
        assert group.messages[-1].edits == 0
        await host.press(shown, shown.buttons[0])
        await until(lambda: group.messages[-1].edits == 1)


async def test_group_has_no_seat(store: Store) -> None:
    """An anonymous admin writes in the name of the group, and presses as the person."""
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann = phone(telegram, group, 1, "Ann")
        for words in ("/new@meeple_bot", "/join@meeple_bot", "/move@meeple_bot", "/games@meeple_bot"):
            before = ann.now
            ann.write_as_group(words)
            await seen(ann, "Write as yourself to play.", before)
        await until(lambda: [each.deleted for each in group.messages if "as yourself" in each.text] == [True, True, True, False])
        await ann.say("/new")
        card = await seen(ann, "New game of")
        assert card.offers("Join")


async def test_anonymous_admin_is_admin_and_gets_nothing_in_private(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        masked = telegram.world.person(1087968824, "Group")
        masked.is_bot = True
        message = TelegramMessage(group, group.next_number(), masked, group_words("/setup"), extra={"sender_chat": group.json()})
        telegram.happens("message", message.json())
        await until(lambda: any(each.keyboard for each in group.messages))
        channel = {"id": -1009, "type": "channel", "title": "News"}
        message = TelegramMessage(group, group.next_number(), masked, group_words("/help"), extra={"sender_chat": channel})
        telegram.happens("message", message.json())
        ann = phone(telegram, group, 1, "Ann")
        await ann.say("/games")
        await until(lambda: len([each for each in group.messages if each.sender is telegram.world.bot]) == 2)


async def test_copies_of_channel_posts_are_no_commands_and_tables_live_in_their_group(store: Store) -> None:
    """A channel's posts are copied to its discussion group; who comments on one there is answered there."""
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Discussion")
        group.members[telegram.world.bot.id] = "administrator"  # hears everything
        ann = phone(telegram, group, 1, "Ann")
        service = telegram.world.person(777000, "Telegram")
        channel = {"id": -1009, "type": "channel", "title": "News"}
        more = {"sender_chat": channel, "is_automatic_forward": True}
        copy = telegram.world.post(group, service, group_words("/new@meeple_bot"), extra=more)
        telegram.happens("message", copy.json())
        ann.write(group, "/new@meeple_bot", reply_to=copy)
        await seen(ann, "New game of")
        assert len([each for each in group.messages if each.sender is telegram.world.bot]) == 1


def group_words(words: str):  # type: ignore[no-untyped-def]  # noqa: ANN201
    from tests.standins.telegram.texts import read

    return read(words, None, 4096, "text")


async def test_deep_link_joins_and_opens_the_turn_in_private(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, None, 2, "Ben")
        await ann.say("/new")
        card = await seen(ann, "New game of")
        ben.start(code_of(card))
        await seen(ben, "You're in!")
        await seen(ben, "2. Ben")
        await ann.press(card, card.button("Start"))
        turn = await seen(ann, "it's your turn")
        keys = [key for row in ann.found(turn).keyboard for key in row]
        assert [key["url"] for key in keys if "url" in key] == [f"https://t.me/meeple_bot?start=j_{code_of(card)}"]
        before = telegram.world.now
        ann.start(code_of(card))
        shown = await until_private(ann, before)
        assert shown.picture is not None


async def until_private(phone: TelegramPhone, after: int) -> Seen:
    async with asyncio.timeout(PATIENCE):
        while True:
            now = phone.now
            for each in reversed(phone.shown()):
                if each.private and each.change > after and each.picture is not None:
                    return each
            await phone.news(now)


async def test_asking_for_the_hand_leads_into_the_private_chat(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann = phone(telegram, group, 1, "Ann")
        await ann.say("/new")
        card = await seen(ann, "New game of")
        answer = await ann.tap(ann.found(card), f"{code_of(card)}.0.export.")
        assert "started" in answer  # nothing to export yet
        ben = phone(telegram, group, 2, "Ben")
        await ben.press(card, card.button("Join"))
        await ann.press(card, card.button("Start"))
        turn = await seen(ann, "it's your turn")
        assert await ann.tap(ann.found(turn), f"{code_of(card)}.0.export.") == f"https://t.me/meeple_bot?start=j_{code_of(card)}"
        ann.start()
        await until(lambda: len(ann.alone.messages) == 2)
        assert await ann.tap(ann.found(turn), f"{code_of(card)}.0.export.") == "I sent it to you in our private chat."
        await until(lambda: any(each.file and each.file.kind == "document" for each in ann.alone.messages))


async def test_record_is_imported_unless_too_large(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        ann = phone(telegram, None, 1, "Ann")
        ann.start()
        await seen(ann, "Hi!")
        ann.write(ann.alone, "/import", file=Upload("x.json", b"{not a record"))
        await until(lambda: len(ann.shown()) == 2)
        assert "record" in ann.shown()[-1].plain
        ann.write(ann.alone, "/import", file=Upload("x.json", b"{" * (2 << 20)))
        await until(lambda: len(ann.shown()) == 3)
        fetched = [call for call in telegram.calls if call.method == "getFile"]
        assert len(fetched) == 1


async def test_board_is_sent_as_file_and_game_as_animation(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        await ann.say("/board png")
        await until(lambda: any(each.file and each.file.kind == "document" for each in group.messages))
        document = next(each.file for each in group.messages if each.file and each.file.kind == "document")
        assert document.data.startswith(b"\x89PNG")
        before = len([call for call in telegram.calls if call.method == "sendPhoto"])
        talk(ann)
        await ann.say("/board")
        await ben.say("/board")
        await until(lambda: len([call for call in telegram.calls if call.method == "sendPhoto"]) == before + 2)
        await ann.say("/replay")
        await until(lambda: any(each.file and each.file.kind == "animation" for each in group.messages))


async def test_store_error_is_reported_and_the_press_answered(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: object) -> None:
        raise StoreError("gone")

    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        group = telegram.world.group(GROUP, "Friends", forum=True)
        ann = phone(telegram, group, 1, "Ann")
        await ann.say("/new")
        card = await seen(ann, "New game of")
        with monkeypatch.context() as patched:
            patched.setattr(type(services.people), "register", refuse)
            patched.setattr(type(services.people), "chat", refuse)
            assert "can't reach the games right now" in await ann.press(card, card.button("Start"))
            await ann.say("/new")
            await seen(ann, "can't reach the games right now")


async def test_private_message_out_of_turn_names_the_player_to_act(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        await begun(ann, ben)
        turn = await seen(ann, "it's your turn")
        asked, waits = (ben, ann) if turn.plain.startswith("Ben") else (ann, ben)
        waits.start()
        before = telegram.world.now
        await waits.tell("/move M19")
        assert asked.user.name in (await seen(waits, "It's up to", before)).plain
