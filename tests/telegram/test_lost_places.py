"""A group that the bot is thrown out of while somebody is asked, over HTTP with the real library."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

from bot.store import Store
from tests.standins.calls import called
from tests.standins.people import CONFIRM, Seen, plain, play, turn_of
from tests.standins.telegram.counting import Decided, base_record
from tests.standins.telegram.evening import evening
from tests.standins.telegram.manners import open_questions
from tests.standins.telegram.media import Upload
from tests.standins.telegram.phone import TelegramPhone
from tests.standins.telegram.server import Telegram
from tests.standins.telegram.world import TelegramMessage
from tests.store.made import all_told
from tests.telegram.adapting import on_air, phone
from tests.telegram.seeing import begun, changed, code_of, seen
from tests.telegram.test_games import import_table
from tests.waiting import until

GROUP = -1_000_000_000_001


def about(one: TelegramPhone, code: str) -> list[TelegramMessage]:
    """What the bot has written to this person in private about a game."""
    return [each for each in one.alone.messages if each.sender.is_bot and code in each.first]


def by_bot(one: TelegramPhone) -> list[TelegramMessage]:
    """What the bot has written to this person in private."""
    return [each for each in one.alone.messages if each.sender.is_bot and not each.deleted]


def here(one: TelegramPhone, post: TelegramMessage) -> Seen:
    """Return a post as a person sees it."""
    return next(each for each in one.shown() if each.id == f"{post.chat.id}/{post.number}")


async def test_lost_group_is_told_once_and_aloud_to_who_is_asked(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        for one in (ann, ben):
            one.start()
        code = code_of(await begun(ann, ben))
        await until(lambda: all_told(store))
        (turn,) = [each for each in group.messages if called(each.text)]
        asked, other = (ann, ben) if called(turn.text) == "Ann" else (ben, ann)
        ann.put("kicked")
        await until(lambda: about(asked, code) and about(other, code))
        await until(lambda: all_told(store))
        (told,), (silent,) = about(asked, code), about(other, code)
        assert told.called == {asked.user.id}
        assert not told.silent
        assert silent.silent
        assert "Friends" in told.first
        assert "it's your turn" in told.first
        assert [each["type"] for each in told.content.entities].count("date_time") == 2


async def test_who_opens_the_private_chat_after_the_loss_gets_the_waiting_turn_there_aloud(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        code = code_of(await begun(ann, ben))
        await until(lambda: all_told(store))
        (turn,) = [each for each in group.messages if called(each.text)]
        asked, other = (ann, ben) if called(turn.text) == "Ann" else (ben, ann)
        ann.put("kicked")
        await until(lambda: all_told(store))
        for one in (other, asked):
            one.start()
            await until(partial(by_bot, one))
            await until(lambda: all_told(store))
        (told,) = by_bot(asked)
        assert told.called == {asked.user.id}
        assert not told.silent
        assert told.keyboard
        assert "it's your turn" in told.first
        assert [each["type"] for each in told.content.entities].count("date_time") == 2
        assert f"I can no longer post in Friends, so game {code} goes on here." in plain(told.first)
        assert all(each.silent for each in by_bot(other))


async def test_group_that_gets_the_bot_back_can_have_its_game_back(store: Store) -> None:
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        ann, ben = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        for one in (ann, ben):
            one.start()
        await begun(ann, ben)
        await until(lambda: all_told(store))
        (turn,) = [each for each in group.messages if called(each.text)]
        ann.put("kicked")

        async def lost() -> bool:
            return not await store.indexes.of_place(f"telegram:{GROUP}")

        await until(lost)
        await until(lambda: all_told(store))
        ann.put("member")
        offer = await seen(ann, "Send /new")
        await until(lambda: not turn.keyboard)
        for words in ("/board", "/score"):
            before = ann.now
            await ann.say(words)
            assert (await seen(ann, "The game goes on in private.", before)).offers("Move the game here")
        assert "goes on" in await ann.press(offer, offer.button("Move the game here"))

        def shown() -> list[TelegramMessage]:
            return [each for each in group.messages if each.file and each.keyboard and not each.deleted]

        await until(shown)
        (post,) = shown()
        assert post.number > ann.found(offer).number, "below the talk since"
        asked = ann if called(turn.first) == "Ann" else ben
        step = here(asked, post)
        await asked.press(step, step.choices[0])
        draft = await changed(asked, step)
        await asked.press(draft, draft.button(CONFIRM))
        await until(lambda: [each for each in shown() if "(turn 2)" in each.first])
        await until(lambda: offer.id not in [each.id for each in ann.shown()])


async def test_group_that_gets_the_bot_back_is_offered_no_game_that_ends_in_private(tmp_path: Path) -> None:
    """Until then the greeting offers to move it back, and the old board says where it goes on; also after a restart."""
    async with evening(tmp_path, ("Ann", "Ben")) as party:
        party.players[:] = [Decided(each.name, each.phone, each.dice) for each in party.players]
        await import_table(party, base_record(1, *"VVU"))
        player, message = await turn_of(party.players)
        await player.step(message)
        ann, said = party.phones[0], len(party.group.messages)
        ann.put("kicked")

        def told() -> list[TelegramMessage]:
            said = [each for one in party.phones for each in by_bot(one)]
            return [each for each in said if "I can no longer post in Friends" in plain(each.first)]

        await until(lambda: len(told()) == 2)
        (loud,) = (each for each in told() if not each.silent)
        asked = next(one for one in party.phones if one is player.phone)
        assert (loud.chat, loud.called) == (asked.alone, frozenset({asked.user.id}))
        assert "it's your turn" in loud.first
        assert [each["type"] for each in loud.came.entities].count("date_time") == 2, "until when"
        ann.put("member")
        greeting = await seen(ann, "Send /new")
        assert greeting.offers("Move the game here")
        private = "The game goes on in private."

        def said_so() -> list[TelegramMessage]:
            return [each for each in party.group.messages if each.text == private and not each.deleted]

        await until(lambda: [each for each in said_so() if each.file])
        await ann.say("/score")
        await until(lambda: len(said_so()) == 2)
        answer = said_so()[-1]
        await ann.say("/board")
        await until(lambda: answer.deleted)  # the second answer is there, and noted
        await party.bot.stop()
        await party.bot.start()
        await play(party.players)
        await party.check_over()
        assert open_questions(party.group) == []
        assert not any("it's your turn" in each.first for each in party.group.messages[said:]), "it ended in private"
        await until(lambda: greeting.id not in [each.id for each in ann.shown()])
        assert all(each.silent for each in by_bot(ann) if "Game over" in each.first), "a result asks nothing"
        party.check_manners()


async def test_game_that_is_moved_back_leaves_the_private_chats(store: Store) -> None:
    """Their posts end with a line; later turns, news and the result are in the group only, and ring there."""
    async with Telegram() as telegram, on_air(store, telegram):
        group = telegram.world.group(GROUP, "Friends")
        phones = phone(telegram, group, 1, "Ann"), phone(telegram, group, 2, "Ben")
        for one in phones:
            one.start()
        players = [Decided(one.user.name, one, Random(number)) for number, one in enumerate(phones)]
        (ann, ben), before = players, phones[0].now
        phones[0].write(group, "/import", file=Upload("game.json", base_record(1, *"VVUU")))
        await ben.press(await ben.until(lambda each: each.offers("Join"), before), "Join")
        await ann.press(await ann.until(lambda each: each.offers("Start") and "2. " in each.plain, before), "Start")
        await play(players, most=1)
        phones[0].put("kicked")
        await until(lambda: all("goes on here" in plain(by_bot(one)[-1].first) for one in phones))
        phones[0].put("member")
        greeting = await seen(phones[0], "Send /new")
        await phones[0].press(greeting, greeting.button("Move the game here"))
        await until(lambda: all(by_bot(one)[-1].text.endswith("goes on in Friends.") for one in phones))
        posts, said = [by_bot(one)[-1] for one in phones], len(group.messages)
        assert not any(each.keyboard for each in posts)
        assert await play(players) >= 2
        await until(lambda: all_told(store))
        assert [by_bot(one)[-1] for one in phones] == posts, "nothing came since"
        rang = [each for each in group.messages[said:] if not each.silent]
        assert rang
        assert all("it's your turn" in each.first and each.called for each in rang)
        assert [each for each in group.messages[said:] if "Game over" in each.first]
