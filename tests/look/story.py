"""What happens on the stage: a short game, every kind of news, the answer to each command, what a platform has of its own."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from bot.chat.commands.all import menu
from bot.chat.deliveries import messages
from bot.chat.fitting import fitted
from bot.store import Announcement, Delivery, Place
from bot.table.announce import Told, encode
from bot.table.reminders import Reminder, ReminderDigest
from bot.table.table import Table
from tests.chat.test_deliveries import PERSONS, SAMPLES
from tests.discord.test_threads_at_start import CODE
from tests.look.pages import Kind
from tests.look.stage import OnAir
from tests.standins.calls import called
from tests.standins.people import Player, Seen, open_table, play, turn_of
from tests.standins.short import base_record
from tests.table.news_codes import CALLS, NEWS
from tests.table.playing import decider

TILES: Final = 14
ALIKE: Final = {"ended": "over", "card_moved": "card", "moved_back": "turn"}
"""News that a message of another kind tells, or that changes one."""
OF_OPEN: Final = frozenset({"card", "invited", "will_expire"})
"""News of a game that has not begun."""
WORDS: Final = {"invite": "Ben", "block": "Ben", "remove": "Ben", "message": "hello", "link": "", "rules": "farmer"}
"""What is typed after a command that wants words."""
UNANSWERED: Final = frozenset({"import"})
"""Commands that want a file; their answer is the card of a game."""
DAY: Final = 86_400_000


async def short_game(stage: OnAir) -> list[Kind]:
    """Play a short game; keep an example of each kind of message in it."""
    pair, (ann, ben) = stage.pair, stage.pair.players
    before = ann.phone.now
    await pair.upload(base_record(2, TILES))
    card = await ann.until(lambda seen: seen.offers("Start"), before)
    await ben.press(card, "Join")
    card = await ann.until(lambda seen: seen.offers("Start") and "2. Ben" in seen.plain, before)
    stage.keep("Lobby card", ann, card)
    await ann.press(card, "Start")
    for _ in range(6):
        asked, turn = await turn_of(pair.players)
        await asked.decide(turn)
    asked, turn = await turn_of(pair.players)
    other = ben if asked is ann else ann
    left = next((seen for seen in ann.phone.shown() if seen.id == card.id), None)
    if left is not None:
        stage.keep("Card of a game that has begun", ann, left)
    stage.kinds.append(Kind("Push on a lock screen", None, stage.rung(asked)))
    stage.keep("Turn", asked, turn)
    before = asked.phone.now
    await asked.press(turn, turn.choices[0])
    draft = await asked.until(lambda seen: seen.choices and seen.change > before, before)
    stage.keep("Draft", asked, draft)
    before = asked.phone.now
    await other.phone.say("/nudge")
    nudge = await asked.until(lambda seen: seen.id != draft.id and "is waiting in game" in seen.plain, before)
    stage.keep("Reminder in somebody's name", asked, nudge)
    stage.kinds.append(Kind("Push of such a reminder", None, stage.rung(asked)))
    before = asked.phone.now
    await asked.phone.say("/move Z99 knight")
    stage.keep("Refusal", asked, await asked.until(lambda seen: "Z99" in seen.plain, before))
    question = await undo(stage, other, asked)
    stage.keep("Question to the others", asked, question)
    before = asked.phone.now
    await asked.press(question, "Decline")
    stage.keep("Question, answered", asked, await asked.until(lambda seen: "declined" in seen.plain, before))
    before = asked.phone.now
    await asked.decide(draft)
    folded = await other.until(lambda seen: seen.id == turn.id and not seen.buttons, before)
    stage.keep("Earlier turn, folded", other, folded)
    await play(pair.players)
    result = ann.over() or ben.over()
    assert result is not None
    stage.keep("Result", ann, result)
    if stage.platform.limits.platform == "discord":
        over = await ann.until(lambda seen: seen.id == card.id and "Game over" in seen.plain)
        stage.keep("Card above a thread, after the game", ann, over)
    return stage.taken()


async def undo(stage: OnAir, by: Player, asked: Player) -> Seen:
    before = asked.phone.now
    await by.phone.say("/undo")
    return await asked.until(lambda seen: seen.offers("Agree"), before)


async def every_news(stage: OnAir) -> list[Kind]:
    """Post each kind of news, composed from a game that runs or has not begun."""
    (ann, ben), made = stage.pair.players, stage.pair.services
    before = ann.phone.now
    running = await made.tables.look(await open_table(ann, [ben]))
    await ann.until(lambda seen: called(seen.plain) and seen.choices, before)
    running, before = await made.tables.look(running.id), ann.phone.now
    await ann.phone.say("/new")
    found = CODE.search((await ann.until(lambda seen: seen.offers("Start"), before)).plain)
    assert found is not None
    opened = await made.tables.look(found[1])
    for code in sorted(NEWS.keys() - ALIKE.keys()):
        delivery = await _news(stage, code, opened if code in OF_OPEN else running)
        before = ann.phone.now
        # What the message checks before it is posted holds in its own task only.
        await asyncio.create_task(_post(stage, delivery))
        stage.keep(f"News: {code}", ann, await ann.until(lambda seen: stage.ours(ann, seen), before))
    return stage.taken()


async def _post(stage: OnAir, delivery: Delivery) -> None:
    for message in await messages(stage.pair.services, delivery, stage.platform.limits):
        await stage.platform.post(delivery.place, fitted(message, stage.platform.limits))


async def _news(stage: OnAir, code: str, table: Table) -> Delivery:
    """One kind of news of this table, to Ann alone or to its chat."""
    people, me = stage.pair.services.people, await stage.pair.services.people.of_account(stage.pair.account)
    assert me is not None
    place: Place = (
        (me.habits.private[0] if me.habits.private else stage.pair.account) if code in {"invited", "ping"} else table.home
    )
    lost = f"{place.partition(':')[0]}:1"
    await people.name_place(lost, "#games (Club)")
    given = {name: SAMPLES.get(name, table.id) for name in NEWS[code]}
    now = int(time.time() * 1000)
    sample: dict[str, str | int] = {"since": now + DAY, "until": now + (2 if "since" in given else 1) * DAY, "place": lost}
    given |= {name: value for name, value in sample.items() if name in given}
    called_to = decider(table) if table.decider is not None else me.id
    if code in PERSONS:
        given["by"] = me.id
    if code == "nudged" and table.decider is not None:
        given |= {"seat": table.decider, "by": 1 - table.decider}
    if code == "time_up":
        given["by"] = "time"
    if code == "reminders":
        body = encode(ReminderDigest(decider(table), {table.id: Reminder(table.decider or 0, table.since, table.reminded)}))
    else:
        body = encode(Told(code, table.id, table.version, given, (called_to,) if code in CALLS else ()))
    return Delivery(
        place, table.id, table.version, (Announcement(code, (place,), body, turn=False),), code, again=False, shown=0, message=""
    )


async def every_answer(stage: OnAir) -> list[Kind]:
    """Give each command that the menus list."""
    ann, _ = stage.pair.players
    for command in menu("en"):
        if command.name not in UNANSWERED and stage.typed(command):
            words = f"{stage.typed(command)} {WORDS.get(command.name, '')}".strip()
            seen = await stage.answer(ann, words)
            if seen is not None:
                stage.keep(f"Answer to {words}", ann, seen)
    return [*stage.taken(), *await stage.own()]


PARTS: Final = {"game": short_game, "news": every_news, "answers": every_answer}
"""The pages, in the order in which they happen."""
