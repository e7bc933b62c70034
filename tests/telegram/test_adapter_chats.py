"""Lost, moved and restricted chats and deleted messages: the tables are told and the game continues."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import pytest

from bot.store import Store
from bot.table.tables import Tables
from tests.standins.people import Seen
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone, services_of
from tests.telegram.seeing import begun, code_of, seen
from tests.waiting import PATIENCE, until

ONE, TWO = -1_000_000_000_001, -1_000_000_000_002


async def two_groups(telegram: Telegram) -> tuple[TelegramPhone, TelegramPhone, Seen]:
    """A running game of Ann in one group and Ben in another."""
    one, two = telegram.world.group(ONE, "One"), telegram.world.group(TWO, "Two")
    ann, ben = phone(telegram, one, 1, "Ann"), phone(telegram, two, 2, "Ben")
    await ann.say("/new")
    card = await seen(ann, "New game of")
    await ben.say(f"/join {code_of(card)}")
    await seen(ben, "You're in!")
    await ann.press(card, (await seen(ann, "2. Ben")).button("Start"))
    await seen(ann, "it's your turn")
    await seen(ben, "it's your turn")
    return ann, ben, card


@pytest.mark.parametrize("status", ["kicked", "left", "restricted"])
async def test_other_groups_are_told_of_an_unreachable_group(store: Store, status: str) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        ann, ben, card = await two_groups(telegram)
        tables: Tables = services.tables

        async def listed() -> bool:
            return code_of(card) in await store.indexes.of_place(f"telegram:{TWO}")

        async def lost() -> bool:
            return f"telegram:{TWO}" not in (await tables.look(code_of(card))).places()

        await until(listed)
        ben.put(status)
        await until(lost)
        await seen(ann, "I can no longer post in Two, where Ben played.")
        calls = len([each for each in telegram.calls if each.chat == TWO])
        await ann.say("/board")
        await seen(ann, "", telegram.world.now - 1)
        assert len([each for each in telegram.calls if each.chat == TWO]) == calls


async def test_failed_post_reports_the_lost_group(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        ann, ben, _ = await two_groups(telegram)
        ben.chat.members[telegram.world.bot.id] = "kicked"  # the bot was not notified
        before = telegram.world.now
        await ann.say("/message hello")
        await seen(ann, "Ben", before)


async def test_table_follows_a_group_that_becomes_a_supergroup(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        old = telegram.world.group(-1001, "Friends", kind="group")
        ann, ben = phone(telegram, old, 1, "Ann"), phone(telegram, old, 2, "Ben")
        card = await begun(ann, ben)
        new = ann.upgrade()
        await until(lambda: any(each.sender is telegram.world.bot and each.keyboard for each in new.messages))
        table = await services.tables.look(code_of(card))
        assert table.home == f"telegram:{new.id}"
        assert {seat.place for seat in table.seats} == {f"telegram:{new.id}"}
        ann.chat = ben.chat = new
        turn = await seen(ann, "it's your turn")
        asked = ben if turn.plain.startswith("Ben") else ann
        await asked.press(turn, turn.choices[0])
        await until(lambda: asked.found(turn).edits)


async def test_table_follows_a_new_chat_id_learned_by_posting(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        ann, ben, card = await two_groups(telegram)
        new = telegram.world.group(-1_000_000_000_009, "Two")
        ben.chat.moved = new  # the bot was not notified
        await ann.say("/message hello")

        async def moved() -> bool:
            table = await services.tables.look(code_of(card))
            return f"telegram:{new.id}" in table.places() and f"telegram:{TWO}" not in table.places()

        await until(moved)
        await until(lambda: any("hello" in each.text for each in new.messages))
        await until(lambda: any(each.keyboard for each in new.messages))


async def test_deleted_turn_message_is_posted_again(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        ann, ben, _ = await two_groups(telegram)
        turn = await seen(ann, "it's your turn")
        asked = ben if turn.plain.startswith("Ben") else ann
        turn = await seen(asked, "it's your turn")
        message = asked.found(turn)
        tapped = asyncio.ensure_future(asked.tap(message, turn.choices[0].id))
        message.deleted = True
        assert await tapped == ""
        await until(lambda: asked.chat.messages[-1].number > message.number and asked.chat.messages[-1].keyboard)


async def test_player_who_blocks_the_bot_is_pinged_in_the_group(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        ann, ben, card = await two_groups(telegram)
        for each in (ann, ben):
            each.start()
            await until(partial(_heard, each, 2))
            each.write(each.alone, "/settings ping private")
            await until(partial(_heard, each, 4))
        ben.block()
        table = services.tables

        async def forgotten() -> bool:
            found = await table.look(code_of(card))
            return not any("telegram:2" in seat.habits.private for seat in found.seats)

        await until(forgotten)
        said = len(ben.alone.messages)
        await ann.say("/board")
        await seen(ann, "", telegram.world.now - 1)
        assert len(ben.alone.messages) == said
        ben.start()
        await until(lambda: len(ben.alone.messages) > said + 1)
        assert "telegram:2" in (await services.people.of_account("telegram:2")).habits.private  # type: ignore[union-attr]


def _heard(phone: TelegramPhone, most: int) -> bool:
    return len(phone.alone.messages) == most


async def test_text_is_sent_where_pictures_are_forbidden(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(ONE, "One")
        ann = phone(telegram, group, 1, "Ann")
        allowed = telegram.api.world.writable
        from tests.standins.telegram.refusals import bad

        def no_photos(number: int | str, thread: int, sort: str) -> object:
            if sort == "photos":
                raise bad("not enough rights to send photos to the chat")
            return allowed(number, thread, sort)

        telegram.api.world.writable = no_photos  # type: ignore[method-assign, assignment]
        await ann.say("/new")
        card = await seen(ann, "New game of")
        assert card.picture is None
        assert card.buttons


async def test_network_errors_delay_but_lose_nothing(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(ONE, "One")
        ann = phone(telegram, group, 1, "Ann")
        send = telegram.api.call
        failures = iter([True, True])

        async def now_and_then(method: str, given: object) -> object:
            if method == "sendPhoto" and next(failures, False):
                from tests.standins.telegram.refusals import Refusal

                raise Refusal(502, "Bad Gateway")
            return await send(method, given)  # type: ignore[arg-type]

        telegram.api.call = now_and_then  # type: ignore[method-assign]
        with caplog.at_level(logging.INFO):
            await ann.say("/new")
            async with asyncio.timeout(PATIENCE):
                await seen(ann, "New game of")
        assert "in trouble" in caplog.text


async def test_admin_bot_answers_only_what_is_addressed_to_it(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        ann, ben, _ = await two_groups(telegram)
        turn = await seen(ann, "it's your turn")
        asked = ben if turn.plain.startswith("Ben") else ann
        asked.put("administrator")
        said = len(asked.chat.messages)
        await asked.say("1")
        await asked.say("a talk about /help and M20")
        await asked.say("/help@another_bot")
        await asked.say("/leaderboard@MEEPLE_bot")
        await until(lambda: len(asked.chat.messages) == said + 5)
        assert asked.chat.messages[-1].text.startswith("No finished games")
        asked.write(asked.chat, "nonsense", reply_to=asked.found(await seen(asked, "it's your turn")))
        await until(lambda: len(asked.chat.messages) == said + 7)
        assert "nonsense" in asked.chat.messages[-1].text


async def test_player_who_left_a_group_is_not_pinged_there(store: Store) -> None:
    services = services_of(store)
    async with Telegram() as telegram, on_air(store, telegram, services):
        ann, ben, card = await two_groups(telegram)
        message = {**ben.chat.messages[0].json(), "message_id": 999, "left_chat_member": ben.user.json()}
        message.pop("text", None)

        async def gone() -> bool:
            table = await services.tables.look(code_of(card))
            return f"telegram:{TWO}" not in {seat.place for seat in table.seats}

        async def listed() -> bool:
            person = await services.people.of_account("telegram:2")
            return person is not None and code_of(card) in await store.indexes.of_person(person.id)

        await until(listed)
        telegram.happens("message", message)
        await until(gone)
        await seen(ann, "Ben has left Two.")


async def test_adding_the_bot_is_greeted_with_instructions(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        telegram.updates.twice = True
        group = telegram.world.group(ONE, "One")
        ann = phone(telegram, group, 1, "Ann")
        group.members[telegram.world.bot.id] = "left"
        ann.put("member")
        await seen(ann, "/new")
        ann.put("administrator")
        await ann.say("/leaderboard")
        await seen(ann, "No finished games in this chat yet.")
        assert len([each for each in group.messages if each.sender is telegram.world.bot]) == 2
        await ann.say("/new")
        await seen(ann, "New game of")
        ben = phone(telegram, group, 2, "Ben")
        await ben.say("/start")
        await until(lambda: len(group.messages) == 7)
        assert "Hi!" not in group.messages[-1].text
