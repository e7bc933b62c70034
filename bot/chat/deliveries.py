"""Deliveries as messages: a new turn, the end, and all other news of a table."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.chat.board.seen import has_seen
from bot.chat.context import THEMES, button, own_voice
from bot.chat.contract import Button, ButtonRow, Folded, Mention, Message, Moment, Paragraph, PlatformLimits, Ring
from bot.chat.fitting import fitted
from bot.chat.lobby_card import card, led_on, sealed
from bot.chat.services import Services
from bot.chat.table_choice import note_over
from bot.chat.table_context import TableContext, mention, table_context, turn_at
from bot.chat.turn_message import TurnMessage, card_begun, card_gone, deadline_line, folded, moved_here
from bot.chat.voice import Param, Voice, harmless
from bot.engine.events import Cell
from bot.games.computers import best_cells
from bot.i18n import Words, message_id, shipped
from bot.i18n.translator import duration
from bot.scene.phrases import opponents
from bot.scene.presentation import shown_name
from bot.store import Delivery, Place, only_while
from bot.table.announce import CALLING, Told, asleep, pings, puts_off, read_told
from bot.table.deadlines import LEAST_SAID
from bot.table.deeds.base import TableNow
from bot.table.deeds.clock import NOTICE
from bot.table.deeds.undo import others, still_asked
from bot.table.people import Chat, OldTurns, Person
from bot.table.reminders import is_last, read_digest, remind_later, still_due
from bot.table.table import Table

logger = logging.getLogger(__name__)

_TOLD_ELSEWHERE: Final = frozenset({"ended", "reminders_end"})
"""News that another message tells: the table's last one, and a reminder. Only an older program announced the second."""


@dataclass(frozen=True)
class DeliveryContext:
    """One delivery with all that its messages need. `called`: the people who may be pinged now, wherever they are.

    `lost_place`: the name of a place that is gone; `order`: cells to list first, in the private chat of a person who wants hints.
    `tip`: the message of a tip for a newcomer; `first`: the host's first game is to begin. `old`: what becomes of old turns here.
    """

    services: Services
    delivery: Delivery
    limits: PlatformLimits
    told: Told
    seen: TableContext
    timed: TableNow
    called: tuple[str, ...] = ()
    lost_place: str = ""
    order: tuple[Cell, ...] = ()
    tip: str = ""
    first: bool = False
    old: OldTurns = "fold"

    @property
    def table(self) -> Table:
        """The table as it stands now."""
        return self.seen.table

    @property
    def voice(self) -> Voice:
        """The language of the place."""
        return self.seen.voice

    @property
    def turn_message(self) -> TurnMessage:
        """Composes what shows the table here."""
        return TurnMessage(self.services, self.limits, self.seen, self.delivery.place, self.timed.deadline, self.tip)

    @property
    def outdated(self) -> bool:
        """Whether something newer is on its way, which makes buttons of this message stale."""
        return self.told.version < self.table.since

    def line(self, code: str, **params: Param) -> Paragraph:
        """Return a text as a paragraph, in the place's language."""
        return self.voice.line(code, **params)

    def press(self, verb: str, argument: str = "", *, primary: bool = False) -> Button:
        """Return a button of this table."""
        label = self.voice.text(f"button-{verb}")
        return button(label, self.table.id, self.table.version, verb, argument, "primary" if primary else "plain")

    def pings(self) -> list[Mention]:
        """Return mentions of the people to ping with this message: those who may be pinged and are here."""
        return [self.seen.mention(person, self.delivery.place) for person in self.called if self.is_here(person)]

    def quiet_pings(self) -> tuple[Mention, ...]:
        """Return a mention of the player to move in quiet hours, if that is here: it makes no sound, and a reminder follows."""
        now = self.services.tables.store.clock.now()
        known = {person: each.habits for person, each in self.seen.known.items()}
        person = asleep(self.told, self.timed, known, now)
        return (self.seen.mention(person, self.delivery.place),) if person and self.is_here(person) else ()

    def deadline_line(self) -> tuple[Paragraph, ...]:
        """Return a line with the deadline, if there is one."""
        return deadline_line(self.voice, self.timed.deadline, self.services.tables.store.clock.now(), self.table.options.pace)

    def is_here(self, person: str) -> bool:
        """Return whether to ping a person in this place: for a turn where they want it, else where they sit or in private."""
        seat = self.table.seat_of(person)
        if seat is not None and self.told.code in CALLING:
            return self.delivery.place in self.table.call_places(seat)
        known = self.seen.known.get(person)
        own = known.habits.own_places if known is not None else ()
        return seat is None or self.delivery.place in {self.table.seats[seat].place or self.table.home, *own}


async def messages(services: Services, delivery: Delivery, limits: PlatformLimits) -> tuple[Message, ...]:
    """Return a delivery's messages as of now; the one that shows the table, if any, comes last."""
    if delivery.announcements[-1].kind == "reminders":
        return await _reminders(services, delivery)
    all_told = [read_told(each.body) for each in delivery.announcements]
    told = all_told[-1]
    timed = await services.tables.find(told.table)
    if timed is None or told.code in _TOLD_ELSEWHERE or _needless(delivery, told, timed, limits):
        return ()
    table = timed.table
    if told.code == "over" and table.ended in (None, "deserted"):
        await note_over(services, delivery.place, table.id)
    chat = await services.people.chat(delivery.place)
    voice = await voice_at(services, delivery.place, table, told, chat)
    named = {person for each in all_told for person in each.ping}
    seen = await table_context(services, table, voice, *named, str(told.params.get("by", "")))
    seen = dataclasses.replace(seen, squares=limits.squares, square_menus=limits.square_menus)
    if _answered_here(delivery, told, seen) or await _looks_at_it(services, delivery, told, table):
        return ()
    called = await _called(services, all_told, timed, seen)
    if called:
        what = (table.id, told.version, told.code, len(called), delivery.place)
        logger.info("table %s, version %d: %s pings %d in %s", *what)
    gone = next((str(each.params["place"]) for each in all_told if "place" in each.params), "")
    place = await _place_named(services, gone) if gone else ""
    order, tip = await _order(seen, delivery.place), await _tip(services, seen, told)
    first = told.code == "card" and await _first_of_host(services, table)
    context = DeliveryContext(services, delivery, limits, told, seen, timed, called, place, order, tip, first, chat.old)
    message = _TELLERS.get(told.code, _notice)(context)
    answers = next((str(each.params["answers"]) for each in all_told if "answers" in each.params), "")
    if answers and not message.edits:
        message = replace(message, answers=answers)
    if delivery.posted:
        return (Message((), folded=message.folded),) if message.folded is not None else ()
    _call_only_for_the_present(services, message, timed)
    return (replace(message, table=table.id, spoken=partial(_spoken, context) if limits.one_room else None),)


def _spoken(context: DeliveryContext, language: str) -> Message:
    """Return the same message in another language."""
    voice = dataclasses.replace(context.voice, language=language)
    there = dataclasses.replace(context, seen=dataclasses.replace(context.seen, voice=voice))
    return fitted(_TELLERS.get(context.told.code, _notice)(there), context.limits)


def _call_only_for_the_present(services: Services, message: Message, *told: TableNow) -> None:
    """Post a message with a sound only if nothing has happened at its tables since it was made."""

    async def unchanged() -> bool:
        found = [await services.tables.find(each.table.id) for each in told]
        return all(new is not None and new.table.version == old.table.version for new, old in zip(found, told, strict=True))

    if message.ring != "no":
        only_while(unchanged)


def _needless(delivery: Delivery, told: Told, timed: TableNow, limits: PlatformLimits) -> bool:
    """Return whether to skip this: the next turn says the same, or the message shows a draft.

    A computer's turn has no message: the next person's tells what it played. A message that may have been posted before is posted
    again anyway: that yields its id, and it loses its buttons.
    """
    if told.code in {"card_moved", "moved_back"}:
        return not delivery.message
    if told.version < timed.table.since:
        return told.code == "ping" or (told.code in {"turn", "nudged"} and not (delivery.again or delivery.posted))
    if told.code == "turn" and timed.table.computers_turn:
        return not (delivery.again or delivery.posted)
    return told.code == "turn" and _shown(delivery, timed.table) and timed.drafted and not limits.can_whisper


def _answered_here(delivery: Delivery, told: Told, seen: TableContext) -> bool:
    """Return whether this is the private chat of the person who did it: the answer to the command has said so there."""
    by_the_clock = told.code == "seat_offered" and seen.table.options.time_up == "offer"
    if told.code not in _ANSWERED or by_the_clock:
        return False
    person = seen.known.get(seen.table.seats[int(told.params["seat"])].person)
    return person is not None and delivery.place in person.habits.private


async def _looks_at_it(services: Services, delivery: Delivery, told: Told, table: Table) -> bool:
    """Return whether this would repeat the ping of a turn to a person who has the board before their eyes."""
    seat = table.asked
    if seat is None or told.code != "ping" or delivery.place not in seat.habits.calls:
        return False
    return await has_seen(services.tables.store, seat.person, table.id, table.since)


def _shown(delivery: Delivery, table: Table) -> bool:
    """Return whether a message in this place shows the present decision."""
    return bool(delivery.message) and delivery.shown >= table.since


async def _place_named(services: Services, place: Place) -> str:
    """Return a place's last known name, else its platform's."""
    return harmless(shown_name(await services.people.place_name(place)) or place.partition(":")[0].capitalize())


async def _called(services: Services, all_told: list[Told], timed: TableNow, seen: TableContext) -> tuple[str, ...]:
    """Return the people who may be pinged now. If the player to move is asleep, the reminder comes on waking."""
    now = services.tables.store.clock.now()
    habits = {person: known.habits for person, known in seen.known.items()}
    if any(puts_off(told, timed, now) for told in all_told):
        await remind_later(services.tables, timed.table)
    return tuple(dict.fromkeys(person for told in all_told for person in pings(told, timed, habits, now)))


async def voice_at(services: Services, place: Place, table: Table, told: Told, chat: Chat | None = None) -> Voice:
    """Choose language and zone: the person's own in private; else the language set for the chat, or the table's."""
    chat = chat or await services.people.chat(place)
    seated = next((seat.person for seat in table.seats if place in seat.habits.own_places), "")
    person = await services.people.get(seated or next(iter(told.ping), "")) if seated or told.ping else None
    if person is None or place not in person.habits.own_places:
        return Voice(shipped().choose(chat.language, table.options.language))
    return own_voice(person, chat, table.options.language)


async def _order(seen: TableContext, place: Place) -> tuple[Cell, ...]:
    """Return cells as hints, the best first: only in the person's own private chat, and not in rated games."""
    seat, number = seen.table.asked, seen.table.decider
    person = seen.known.get(seat.person) if seat is not None else None
    if person is None or number is None or seen.table.rated or not person.hints or place not in person.habits.private:
        return ()
    return await asyncio.to_thread(best_cells, seen.table.begun_game.view(number))


async def _tip(services: Services, seen: TableContext, told: Told) -> str:
    """Return the tip for the player to act; a person gets each once, over all games. Shown again, a turn has the same tip."""
    table, seat = seen.table, seen.table.asked
    person = seen.known.get(seat.person) if seat is not None else None
    if person is None or table.decider is None or told.code not in CALLING or not person.tips:
        return ""
    mark = seen.tip_mark
    fitting = seen.face.tips(seen.public, table.decider)
    tips = (seen.face.first_tip, *fitting) if fitting else ()  # who takes over a seat has not had the first one
    tip = next((each for each in tips if person.tips_had.get(each, mark) == mark), "")
    if tip and tip not in person.tips_had:
        await services.people.give_tip(person.id, tip, mark)
    return tip


async def _first_of_host(services: Services, table: Table) -> bool:
    """Return whether an open table is casual because its host has not finished a game yet."""
    if table.state != "open" or table.options.rated or not table.host:
        return False
    return not (await services.results.standing(table.host)).games


def _card(context: DeliveryContext) -> Message:
    """Show the card. If the game has begun meanwhile, a card that is there only says so, and a new one is not posted."""
    begun, shown = context.table.state != "open", context.delivery.message
    if begun and not shown:
        return Message((card_begun(context.seen),))
    made = card(context.seen, context.services.picture_queue, THEMES["standard"], context.limits, first=context.first)
    made = replace(made, edits=shown, anew=False)
    return replace(made, paragraphs=(card_gone(context.seen),), buttons=()) if begun else made


def _card_moved(context: DeliveryContext) -> Message:
    """Lead from the card to the place that was made for its game; after the end, say how it ended."""
    over = context.table.state == "over"
    seal = (sealed(context.seen),) if context.table.ended is None else ()
    made = Message((*_end(context).above, *seal)) if over else led_on(context.seen, str(context.told.params["way"]))
    return replace(made, edits=context.delivery.message, anew=False)


def _turn(context: DeliveryContext) -> Message:
    """Post a new message for each turn; edit it within a turn of the same person."""
    if context.table.state == "over":
        return _end(context)
    pings, choices = tuple(context.pings()), not _for_another(context)
    ring: Ring = "aloud" if pings else "badge"
    message = context.turn_message.turn(
        pings or context.quiet_pings(),
        _since(context),
        ring=ring,
        order=context.order,
        choices=choices,
        lost_place=context.lost_place,
    )
    old = context.delivery.message
    if not context.lost_place and _same_turn(context):
        return replace(message, edits=old, anew=False)
    return replace(message, folded=_folded(context))


def _folded(context: DeliveryContext) -> Folded | None:
    """Return what becomes of the message that showed the table until now."""
    made = folded(context.seen, context.delivery.message, context.delivery.shown)
    if made is None or context.old == "fold":
        return made
    keeps = context.old == "keep" and not made.stays
    return replace(made, old=context.old, picture=context.turn_message.kept() if keeps else None)


def _for_another(context: DeliveryContext) -> bool:
    """Return whether this is the private chat of a person who is not to act: nobody there could press the choices."""
    here = {person for person, known in context.seen.known.items() if context.delivery.place in known.habits.private}
    return bool(here) and (context.table.asked is None or context.table.asked.person not in here)


def _since(context: DeliveryContext) -> int | None:
    """Where the news starts: at what was shown here last. None, the last turn of the player, if that tells nothing new.

    So it is, too, for somebody who plays alone against computers.
    """
    shown, table = context.delivery.shown, context.table
    return table.actions_at(shown) if 0 < shown < table.since and table.active() != [table.decider] else None


def _same_turn(context: DeliveryContext) -> bool:
    """Return whether this place already shows this turn, with the same person to act."""
    shown, table = context.delivery.shown, context.table
    if not context.delivery.message or not shown or table.game is None:
        return False
    if _shown(context.delivery, table):
        return True
    at = table.actions_at(shown)
    if at == 0 or at >= len(table.game.log):
        return False
    return turn_at(table, shown) == turn_at(table) and table.game.log[at].seat == table.decider


def _end(context: DeliveryContext) -> Message:
    """Announce the end, without a sound: nobody is asked anything."""
    table, old = context.table, context.delivery.message
    if table.game is None or table.ended is not None or table.game.decision is not None:
        line = context.line("news-ended", how=table.ended or "admin")
        again = ((button(context.voice.text("button-rematch"), table.id, table.version, "rematch", style="primary"),),)
        rows = again if table.started and table.ended == "deserted" else ()
        over = Folded(
            old, context.line("news-card-closed", table=Words(table.id)), "tidy" if table.started else "fold", pictured=True
        )
        return Message((line,), rows, folded=over if old else None, above=(line,))
    message = context.turn_message.end(table.actions_at(context.delivery.shown))
    return replace(message, folded=_folded(context), above=message.paragraphs, won=_won_alone(context))


def _won_alone(context: DeliveryContext) -> bool:
    """Return whether this is the private chat of a person who has won."""
    here = {person for person, known in context.seen.known.items() if context.delivery.place in known.habits.private}
    return any(context.table.seats[seat].person in here for seat in context.seen.presentation(context.seen.public).winners)


def _ping(context: DeliveryContext) -> Message:
    """Ping the player; in private, with the turn itself, to be played right there."""
    message = replace(_turn(context), edits="", folded=None)
    person = context.seen.known.get(context.told.ping[0]) if context.told.ping else None
    # The place may be the private chat of an account that has been unlinked meanwhile.
    theirs = person is not None and context.delivery.place in person.habits.private
    return message if person is None or not theirs or not message.buttons else context.turn_message.with_page(message, person)


def _notice(context: DeliveryContext) -> Message:
    code, given, pings = context.told.code, _told_params(context), context.pings()
    text = context.line(message_id("news", code), **given)
    if pings:  # the first line is all that a lock screen shows
        text = Paragraph((*(span for ping in pings for span in (ping, ", ")), *text.spans))
    buttons = _BUTTONS.get(code)
    rows = buttons(context) if buttons and not context.outdated else ()
    return Message((text,), rows, ring="aloud" if pings else "no", talk=code == "said")


def _told_params(context: DeliveryContext) -> dict[str, Param]:
    given = {name: _told_param(context, name, value) for name, value in context.told.params.items()}
    return {"table": Words(context.table.id), **given}


def _told_param(context: DeliveryContext, name: str, value: str | int) -> Param:
    seats = len(context.table.seats)
    if context.told.code == "deadline_moved" and name == "until" and isinstance(value, int):
        return context.voice.deadline(value, context.services.tables.store.clock.now(), context.table.options.pace)
    if name in ("since", "until") and isinstance(value, int):
        return _closing(context.voice, value) if context.told.code == "will_expire" else context.voice.moment(value)
    if name in {"seat", "by"} and isinstance(value, int):
        return context.seen.name(value) if 0 <= value < seats else context.voice.text("chat-seat", seat=value + 1)
    if name == "by" and context.told.code != "time_up":
        return context.seen.person_name(str(value))
    return Words(value) if name in {"how", "table", "by"} else value


def _closing(voice: Voice, at: int) -> Moment:
    """Return when an idle game closes, and how far away that was when it was told."""
    notice = Words(duration(timedelta(milliseconds=NOTICE), voice.language))
    return Moment(at, voice.zone, voice.language, at - NOTICE, voice.text("turn-notice", time=notice))


def _turn_here(context: DeliveryContext) -> Message:
    """Show the turn in its new place; if a newer one is on its way, only say why it comes here."""
    return Message(moved_here(context.seen, context.lost_place)) if context.outdated else _turn(context)


def _place_gone(context: DeliveryContext) -> Message:
    """Say which place is gone, for which table and players. An older program named one seat and no place."""
    told, table = context.told, context.table
    seats = [int(each) for each in str(told.params.get("seats", told.params.get("seat", ""))).split()]
    players = context.voice.words.joined([context.seen.name(seat) for seat in seats if seat < len(table.seats)])
    place = context.lost_place or context.delivery.place.partition(":")[0].capitalize()
    line = context.line("news-place-gone", place=Words(place), table=Words(table.id), seats=Words(players))
    return Message((line,), ((context.press("movehere"),),) if table.state != "over" else ())


def _left_place(context: DeliveryContext) -> Message:
    player = context.seen.name(int(context.told.params["seat"]))
    place, table = Words(context.lost_place), Words(context.table.id)
    return Message((context.line("news-left-place", place=place, table=table, seat=player),))


def _moved_back(context: DeliveryContext) -> Message:
    """End the game in a private chat that stood in for a lost place: one line says where it goes on."""
    line = context.line("news-moved-back", place=Words(context.lost_place), table=Words(context.table.id))
    return Message((), folded=Folded(context.delivery.message, line, pictured=True, stays=True))


def _clock_moved(context: DeliveryContext) -> Message:
    """Write one line for all tables of the place. An older program named only the announcement's own table."""
    tables = str(context.told.params.get("tables", context.table.id)).split()
    names = context.voice.words.joined([Words(each) for each in tables])
    lost = timedelta(milliseconds=max(int(context.told.params.get("lost", 0)), LEAST_SAID))
    time = Words(duration(lost, context.voice.language))
    games = button(context.voice.text("button-games"), "", 0, "command", "games", role="way")
    return Message((context.line("news-clock-moved", tables=Words(names), count=len(tables), time=time),), ((games,),))


def _undo_asked(context: DeliveryContext) -> Message:
    """Name everybody who must agree, and mention those who are awake and here. Only a turn and its reminders make a sound."""
    table, seen = context.table, context.seen
    by = int(context.told.params["seat"])
    asked = still_asked(table) or tuple(sorted(others(table, by)))
    here = {table.seat_of(person): person for person in context.called if context.is_here(person)}
    names = [seen.mention(here[seat], context.delivery.place) if seat in here else harmless(seen.name(seat)) for seat in asked]

    def said(*marks: Words) -> Words:
        game, players = table.options.game, seen.voice.words.joined(marks)
        return seen.voice.text("news-undo-asked", seat=seen.name(by), players=players, game=game)

    rows = ((context.press("agree", primary=True), context.press("refuse")),) if table.undo is not None else ()
    return Message((Voice.around(said, *names),), rows, ring="badge" if here else "no")


def _nudged(context: DeliveryContext) -> Message:
    """Say first whose turn it is: a lock screen shows no more."""
    given, pings = _told_params(context), context.pings()
    text = context.line("news-nudged", **{**given, "player": pings[0] if pings else given["seat"]})
    if context.outdated:
        return Message((text,))
    board = context.press("board", primary=True)
    return Message((text, *context.deadline_line()), ((board,),), ring="aloud" if pings else "no")


def _seat_row(verb: str) -> Callable[[DeliveryContext], tuple[ButtonRow, ...]]:
    return lambda context: ((context.press(verb, str(context.told.params["seat"]), primary=True),),)


def _rematch_row(context: DeliveryContext) -> tuple[ButtonRow, ...]:
    other = str(context.told.params["table"])
    return ((button(context.voice.text("button-join"), other, 0, "join", style="good"),),)


_BUTTONS: Final[dict[str, Callable[[DeliveryContext], tuple[ButtonRow, ...]]]] = {
    "seat_offered": _seat_row("take"),
    "kicked": _seat_row("take"),
    "kick_wanted": _seat_row("vote"),
    "invited": lambda context: ((context.press("join", primary=True),),),
    "rematch": _rematch_row,
    "pause_asked": lambda context: ((context.press("pauseyes", primary=True), context.press("pauseno")),),
    "paused": lambda context: ((context.press("resume"),),),
}
"""Buttons of a notice, by its code."""

_TELLERS: Final[dict[str, Callable[[DeliveryContext], Message]]] = {
    "card": _card,
    "card_moved": _card_moved,
    "turn": _turn,
    "turn_here": _turn_here,
    "place_gone": _place_gone,
    "left_place": _left_place,
    "moved_back": _moved_back,
    "over": _end,
    "ping": _ping,
    "nudged": _nudged,
    "undo_asked": _undo_asked,
    "clock_moved": _clock_moved,
}


async def _reminders(services: Services, delivery: Delivery) -> tuple[Message, ...]:
    """List the games that still wait in one message, the most urgent first, each with a button to its board."""
    gathered = [read_digest(each.body) for each in delivery.announcements]
    person = await services.people.get(gathered[-1].person)
    due = await still_due(services.tables, gathered)
    if not due:
        return ()
    chat = await services.people.chat(delivery.place)
    voice = own_voice(person, chat) if person else Voice(shipped().choose(chat.language))
    player = mention(person, shown_name(person.name if person else ""), delivery.place)
    alone = len(due) == 1
    lines = await _one_reminder(services, due[0], voice, player) if alone else _reminders_of(services, due, voice, player)
    rows: list[ButtonRow] = []
    for table in (timed.table for timed in due):
        label = voice.text("button-board") if alone else voice.text("button-board-of", table=Words(table.id))
        board = button(label, table.id, table.version, "board")
        mute = () if is_last(table) else (button(voice.text("button-mute"), table.id, table.version, "mute"),)
        rows.append((board, *mute))
    lines += await _tip_of_reminders(services, person, delivery, voice)
    leads = alone and person is not None and delivery.place in person.habits.calls
    message = Message(tuple(lines), tuple(rows), ring="aloud", table=due[0].table.id if leads else "")
    _call_only_for_the_present(services, message, *due)
    return (message,)


async def _one_reminder(services: Services, timed: TableNow, voice: Voice, player: Mention) -> list[Paragraph]:
    """Say in a sentence whose turn it is, against whom, and until when."""
    table, deadline, now = timed.table, timed.deadline, services.tables.store.clock.now()
    seen = await table_context(services, table, voice)
    given: dict[str, Param] = {"player": player, "others": opponents(seen.presentation(seen.public), table.decider or 0)}
    until = "" if deadline is None else voice.deadline(deadline, now, table.options.pace)
    said = voice.line("reminder-one", limit="no" if deadline is None else "yes", until=until, **given)
    return [said, *_last_reminder(voice, table)]


def _last_reminder(voice: Voice, table: Table) -> tuple[Paragraph, ...]:
    """Say it if no more reminders of this turn will follow."""
    return (replace(voice.line("reminder-last"), small=True),) if is_last(table) else ()


def _reminders_of(services: Services, due: Sequence[TableNow], voice: Voice, player: Mention) -> list[Paragraph]:
    """Say how many games wait, and list them with their deadlines."""
    lines, now = [voice.line("reminder-title", player=player, count=len(due))], services.tables.store.clock.now()
    for timed in due:
        table = timed.table
        game = voice.text(f"game-{table.options.game}")
        lines.append(voice.line("reminder-line", table=Words(table.id), game=game))
        lines += (*deadline_line(voice, timed.deadline, now, table.options.pace), *_last_reminder(voice, table))
    return lines


async def _tip_of_reminders(services: Services, person: Person | None, delivery: Delivery, voice: Voice) -> tuple[Paragraph, ...]:
    """Tell how not to be woken, with a person's first reminder."""
    if person is None or not person.tips or person.habits.quiet is not None:
        return ()
    if person.tips_had.get(_TIP_OF_REMINDERS, delivery.nonce) != delivery.nonce:
        return ()
    if _TIP_OF_REMINDERS not in person.tips_had:
        await services.people.give_tip(person.id, _TIP_OF_REMINDERS, delivery.nonce)
    return (replace(voice.line(_TIP_OF_REMINDERS), small=True),)


_ANSWERED: Final = frozenset(
    {
        *("away", "away_ahead", "back", "undo_asked", "pause_asked", "seat_offered", "seat_kept", "seat_taken", "resigned"),
    }
)
"""News that a command of the person causes; where the time is up, the clock may offer a seat, too."""
_TIP_OF_REMINDERS: Final = "tip-reminder"
