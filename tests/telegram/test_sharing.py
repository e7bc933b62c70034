"""Games shared into any chat, with their boards."""

from __future__ import annotations

from bot.store import Store
from tests.standins.telegram.server import Telegram
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, code_of, seen, talk
from tests.waiting import until

GROUP = -1_000_000_000_001


async def test_board_is_shared_into_any_chat(store: Store) -> None:
    async with Telegram() as telegram:
        telegram.api.supports_inline = True
        async with on_air(store, telegram):
            group = telegram.world.group(GROUP, "Friends")
            ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
            eve = phone(telegram, None, 3, "Eve")
            code = code_of(await begun(ann, ben))
            turn = ann.found(await seen(ann, "it's your turn"))
            for one, query in ((ann, ""), (ben, code[:3]), (eve, code)):
                (found,) = await one.looks_up(query)
                assert telegram.world.files.take("photo", found["photo_file_id"]) is turn.file
                assert "Carcassonne" in found["caption"]
                assert "Your turn" not in found["caption"]
                assert all(name in found["caption"] for name in ("Ann", "Ben", "to move (turn 1)"))
                assert found["reply_markup"]["inline_keyboard"][0][0]["url"].endswith(f"start=b_{code}")
            assert await eve.looks_up(code[:3]) == await eve.looks_up("00000000") == []
            talk(ann)
            count = len(group.messages)
            await ann.say("/board")
            await until(lambda: len(group.messages) == count + 2)
            shares = [key for row in group.messages[-1].keyboard for key in row if "switch_inline_query_chosen_chat" in key]
            assert [key["switch_inline_query_chosen_chat"]["query"] for key in shares] == [code]
            ann.start()
            before = ann.now
            await ann.tell("/new private")
            await seen(ann, "New game of", before)
            private = next(each for each in await ann.looks_up("") if each["id"] != code)
            assert private["type"] == "article"
            assert await eve.looks_up(private["id"]) == []
