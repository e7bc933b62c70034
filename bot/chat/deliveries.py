"""Deliveries as messages: a new turn, the end, and all other news of a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from msgspec.structs import replace

from bot.card_game.rules.view import CardView
from bot.chat.commands.turns import came_of
from bot.chat.context import THEMES, button, own_voice
from bot.chat.contract import Button, Mention, Message, Paragraph, PlatformLimits, Row
from bot.chat.decision_screens import ANEW, DecisionScreens
from bot.chat.hints import best_cells
from bot.chat.lobby_card import card
from bot.chat.private_chat import private_button
from bot.chat.services import Services
from bot.chat.table_context import TableContext, table_context, turn_at
from bot.chat.turn_text import deadline_line, gap_line, happened, turn_drawing
from bot.chat.voice import Param, Voice, harmless, heading
from bot.chat.web_links import turn_row, watch_row
from bot.engine.events import Cell
from bot.engine.game import Decision
from bot.games import faces as scene
from bot.i18n import Words, message_id, shipped
from bot.scene.presentation import shown_name
from bot.scene.result import title as result_title
from bot.store import Delivery, Place
from bot.table.announce import CALLING, Told, pings, put_off, read_told
from bot.table.deeds.talk import ping_places
from bot.table.deeds.undo import others, still_asked
from bot.table.reminders import read_digest, remind_later, still_due
from bot.table.table import Table, Timed
from bot.tile_game.face.descriptions import hand_lines, people_lines
from bot.tile_game.rules.view import TileView

_PERSONS: Final = frozenset({"by"})
_SEATS: Final = frozenset({"seat"})
_CLOSED: Final = "ended"
"""News that the table's last message, in place of its board or card, already tells."""


@dataclass(frozen=True)
class DeliveryContext:
    """One delivery with all that its messages need. `called`: the people who may be pinged now, wherever they are.

    `place`: the name of a place that is gone; `order`: cells to list first, in the private chat of a person who wants hints.
    """

    services: Services
    delivery: Delivery
    limits: PlatformLimits
    told: Told
    seen: TableContext
    timed: Timed
    called: tuple[str, ...] = ()
    place: str = ""
    order: tuple[Cell, ...] = ()

    @property
    def table(self) -> Table:
        """The table as it stands now."""
        return self.seen.table

    @property
    def voice(self) -> Voice:
        """The language of the place."""
        return self.seen.voice

    @property
    def outdated(self) -> bool:
        """Whether something newer is on its way, which makes buttons of this message stale."""
        return self.told.version < self.table.since

    @property
    def wakes(self) -> bool:
        """Whether a sound here would reach a player who is away or in quiet hours."""
        now, place = self.services.tables.store.clock.now(), self.delivery.place
        habits = [seat.habits for seat in self.table.seats if place in {seat.place, *seat.habits.private}]
        return any(each.is_quiet(now) or each.is_away(now) for each in habits)

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

    def is_here(self, person: str) -> bool:
        """Return whether to ping a person in this place: for a turn where they want it, else where they sit or in private."""
        seat = self.table.seat_of(person)
        if seat is not None and self.told.code in CALLING:
            return self.delivery.place in ping_places(self.table, seat)
        known = self.seen.known.get(person)
        private = known.habits.private if known is not None else ()
        return seat is None or self.delivery.place in {self.table.seats[seat].place or self.table.home, *private}


async def messages(services: Services, delivery: Delivery, limits: PlatformLimits) -> tuple[Message, ...]:
    """Return a delivery's messages as of now; the one that shows the table, if any, comes last."""
    if delivery.announcements[-1].kind == "reminders":
        return await _reminders(services, delivery)
    all_told = [read_told(each.body) for each in delivery.announcements]
    told = all_told[-1]
    timed = await services.tables.timed(told.table)
    if timed is None or told.code == _CLOSED or _needless(delivery, told, timed, limits):
        return ()
    table = timed.table
    voice = await _voice(services, delivery.place, table, told)
    named = {person for each in all_told for person in each.ping}
    seen = await table_context(services, table, voice, *named, str(told.params.get("by", "")))
    called = await _called(services, all_told, timed, seen)
    gone = next((str(each.params["place"]) for each in all_told if "place" in each.params), "")
    place = await _place_named(services, gone) if gone else ""
    tidings = DeliveryContext(services, delivery, limits, told, seen, timed, called, place, await _order(seen, delivery.place))
    return (_TELLERS.get(told.code, _notice)(tidings),)


def _needless(delivery: Delivery, told: Told, timed: Timed, limits: PlatformLimits) -> bool:
    """Return whether to skip this: the present turn, already on its way, says the same, or the message shows a draft.

    A message that may have been posted before is posted again anyway: that yields its id, and it loses its buttons.
    """
    if told.version < timed.table.since:
        return told.code == "ping" or (told.code == "turn" and not delivery.again)
    return told.code == "turn" and _shown(delivery, timed.table) and timed.drafted and not limits.can_whisper


def _shown(delivery: Delivery, table: Table) -> bool:
    """Return whether a message in this place shows the present decision."""
    return bool(delivery.message) and delivery.shown >= table.since


async def _place_named(services: Services, place: Place) -> str:
    """Return a place's last known name, else its platform's."""
    return harmless(shown_name(await services.people.place_name(place)) or place.partition(":")[0].capitalize())


async def _called(services: Services, all_told: list[Told], timed: Timed, seen: TableContext) -> tuple[str, ...]:
    """Return the people who may be pinged now. If the player to move is asleep, the reminder comes on waking."""
    now = services.tables.store.clock.now()
    habits = {person: known.habits for person, known in seen.known.items()}
    if any(put_off(told, timed, now) for told in all_told):
        await remind_later(services.tables, timed.table)
    return tuple(dict.fromkeys(person for told in all_told for person in pings(told, timed, habits, now)))


async def _voice(services: Services, place: Place, table: Table, told: Told) -> Voice:
    """Choose language and zone: the person's own in private; else the language set for the chat, or the table's."""
    chat = await services.people.chat(place)
    seated = next((seat.person for seat in table.seats if place in seat.habits.private), "")
    person = await services.people.get(seated or next(iter(told.ping), "")) if seated or told.ping else None
    if person is None or place not in person.habits.private:
        return Voice(shipped().choose(chat.language, table.options.language))
    return own_voice(person, chat, table.options.language)


async def _order(seen: TableContext, place: Place) -> tuple[Cell, ...]:
    """Return cells as hints, the best first: only in the person's own private chat, and not in rated games."""
    seat, number = seen.table.asked, seen.table.decider
    person = seen.known.get(seat.person) if seat is not None else None
    if person is None or number is None or seen.table.rated or not person.hints or place not in person.habits.private:
        return ()
    assert seen.table.game is not None
    return await best_cells(seen.table.game.view(number))


def _card(tidings: DeliveryContext) -> Message:
    if tidings.table.state != "open":
        return _notice_of(tidings, "card_gone")
    made = card(tidings.seen, tidings.services.picture_queue, THEMES["standard"])
    return replace(made, edits=tidings.delivery.message)


def _turn(tidings: DeliveryContext) -> Message:
    """Post a new message for each turn; edit it within a turn of the same person."""
    table = tidings.table
    if table.state == "over":
        return _over(tidings)
    drawing = turn_drawing(tidings.seen.drawn(tidings.seen.public))
    steps = DecisionScreens(tidings.seen, tidings.seen.public, ANEW, tidings.order)
    picture = tidings.services.picture_queue.picture(drawing, THEMES["standard"], labels=steps.labels() if table.asked else None)
    rows = steps.first_rows() if table.asked is not None and not _for_another(tidings) else ()
    pings = tuple(tidings.pings())
    text = (*_moved_here(tidings), *_whose(tidings, pings), *happened(tidings.seen, _since(tidings)), *_in_hand(tidings))
    same = not tidings.place and _same_turn(tidings)
    old = tidings.delivery.message
    message = Message(text, (*rows, _help_row(tidings)), picture, silent=not pings, more=gap_line(tidings.voice))
    return replace(message, edits=old) if same else replace(message, strips=old, instead=_came_of_it(tidings))


def _moved_here(tidings: DeliveryContext) -> tuple[Paragraph, ...]:
    """Say why the table is shown here from now on."""
    if not tidings.place:
        return ()
    return (tidings.line("news-turn-here", place=Words(tidings.place), table=Words(tidings.table.id)),)


def _came_of_it(tidings: DeliveryContext) -> tuple[Paragraph, ...]:
    """Return the previous message's new text; nothing if it was the card, which stays as it is."""
    shown = tidings.delivery.shown
    return came_of(tidings.seen, shown) if shown >= tidings.table.started > 0 else ()


def _for_another(tidings: DeliveryContext) -> bool:
    """Return whether this is the private chat of a person who is not to act: nobody there could press the choices."""
    here = {person for person, known in tidings.seen.known.items() if tidings.delivery.place in known.habits.private}
    return bool(here) and (tidings.table.asked is None or tidings.table.asked.person not in here)


def _since(tidings: DeliveryContext) -> int | None:
    """Where the news starts: the decider's last turn (None), or for spectators the last version shown here."""
    return None if tidings.table.asked is not None else tidings.table.actions_at(tidings.delivery.shown)


def _same_turn(tidings: DeliveryContext) -> bool:
    """Return whether this place already shows this turn, with the same person to act."""
    shown, table = tidings.delivery.shown, tidings.table
    if not tidings.delivery.message or not shown or table.game is None:
        return False
    if _shown(tidings.delivery, table):
        return True
    at = table.actions_at(shown)
    if at == 0 or at >= len(table.game.log):
        return False
    return turn_at(table, shown) == turn_at(table) and table.game.log[at].seat == table.decider


def _whose(tidings: DeliveryContext, pings: tuple[Mention, ...]) -> tuple[Paragraph, ...]:
    """Say who must act; out of turn, also whose turn it is."""
    table, seen = tidings.table, tidings.seen
    decision = seen.public.decision
    if decision is None:
        return ()
    if table.computers_turn:
        return (tidings.line("turn-computer", turn=seen.turn, player=seen.name(decision.seat)),)
    if pings:
        return (Voice.around(partial(_asking, seen, decision), pings[0]),)
    return (Paragraph((_asking(seen, decision, seen.name(decision.seat)),)),)


def _asking(seen: TableContext, decision: Decision, name: str) -> Words:
    """Put the turn's number before the question, and its owner if it is another's; with cards out of turn, the round."""
    say, view = seen.voice.text, seen.public
    asked = scene.asked(seen.sight(view), decision, name)
    if isinstance(view, CardView) and (decision.kind != "card" or decision.subject):
        return say("turn-asks-round", round=view.round, rounds=view.rounds, asked=asked)
    if isinstance(view, TileView) and view.game.turn != decision.seat:
        return say("turn-asks-between", turn=seen.turn, whose=seen.name(view.game.turn), asked=asked)
    return say("turn-asks", turn=seen.turn, asked=asked)


def _in_hand(tidings: DeliveryContext) -> tuple[Paragraph, ...]:
    """Return lines for the drawn tile, the stack and the time left."""
    view = tidings.seen.public
    hand = hand_lines(tidings.seen.sight(view)) if isinstance(view, TileView) else ()
    return (*(Paragraph((line,)) for line in hand), *_first_steps(tidings), *deadline_line(tidings.voice, tidings.timed.deadline))


def _first_steps(tidings: DeliveryContext) -> tuple[Paragraph, ...]:
    """Explain how a turn goes to a player who has not played at this table yet."""
    seat, view = tidings.table.decider, tidings.seen.public
    if tidings.table.asked is None or any(played.seat == seat for played in view.log):
        return ()
    return (tidings.line("turn-first" if isinstance(view, TileView) else "turn-first-cards"),)


def _help_row(tidings: DeliveryContext) -> Row:
    page = (tidings.press("pages"),) if watch_row(tidings.services, tidings.limits.platform, tidings.voice, tidings.table) else ()
    private = private_button(tidings.limits, tidings.seen, tidings.delivery.place)
    return (tidings.press("inwords"), tidings.press("board"), *page, *private)


def _over(tidings: DeliveryContext) -> Message:
    """Announce the end: who won, where the points came from, and what can be done now."""
    table, seen = tidings.table, tidings.seen
    old = tidings.delivery.message
    if table.game is None or table.ended is not None or table.game.decision is not None:
        how = table.ended or "admin"
        line = tidings.line("news-ended", how=how)
        return Message((line,), strips=old, instead=(line,) if table.started else ())
    view = seen.public
    sight = seen.sight(view)
    picture = tidings.services.picture_queue.picture(scene.result(seen.drawn(view)), THEMES["standard"], "result.png")
    last = happened(seen, tidings.table.actions_at(tidings.delivery.shown))
    people = tuple(Paragraph((line,)) for line in people_lines(sight))
    fair = tidings.line("over-fair", seed=Words(table.server_seed[:16]), table=Words(table.id))
    looks = (tidings.press("replay"), tidings.press("review"), tidings.press("export"))
    page = watch_row(tidings.services, tidings.limits.platform, tidings.voice, table)
    rows = ((tidings.press("rematch", primary=True),), looks, *page)
    title = heading(result_title(sight))
    text = (title, *last, *people, fair)
    message = Message(text, rows, picture, strips=old, silent=tidings.wakes, more=gap_line(tidings.voice))
    return replace(message, instead=_came_of_it(tidings))


def _ping(tidings: DeliveryContext) -> Message:
    """Ping the player; in private, with the turn itself, to be played right there."""
    message, table = _turn(tidings), tidings.table
    person = tidings.seen.known.get(tidings.told.ping[0]) if tidings.told.ping else None
    # The place may be the private chat of an account that has been unlinked meanwhile.
    theirs = person is not None and tidings.delivery.place in person.habits.private
    if person is None or not theirs or not message.buttons:
        return replace(message, edits="", strips="")
    page = turn_row(tidings.services, tidings.limits.platform, tidings.voice, table, person)
    return replace(message, edits="", strips="", buttons=(*message.buttons, *page))


def _notice(tidings: DeliveryContext) -> Message:
    return _notice_of(tidings, tidings.told.code)


def _notice_of(tidings: DeliveryContext, code: str) -> Message:
    given: dict[str, Param] = {"table": Words(tidings.table.id)}
    for name, value in tidings.told.params.items():
        given[name] = _told_param(tidings, name, value)
    pings = tidings.pings()
    called = tuple(tidings.line("news-calls", player=ping) for ping in pings)
    text = tidings.line(message_id("news", code), **given)
    buttons = _BUTTONS.get(code)
    rows = buttons(tidings) if buttons and not tidings.outdated else ()
    return Message((*called, text), rows, silent=not pings)


def _told_param(tidings: DeliveryContext, name: str, value: str | int) -> Param:
    seats = len(tidings.table.seats)
    if name == "until" and isinstance(value, int):
        return tidings.voice.moment(value)
    if (name in _SEATS or name in _PERSONS) and isinstance(value, int):
        return tidings.seen.name(value) if 0 <= value < seats else tidings.voice.text("chat-seat", seat=value + 1)
    if name in _PERSONS and tidings.told.code != "time_up":
        return tidings.seen.person_name(str(value))
    return Words(value) if name in {"how", "table", "by"} else value


def _turn_here(tidings: DeliveryContext) -> Message:
    """Show the turn in its new place; if a newer one is on its way, only say why it comes here."""
    return Message(_moved_here(tidings)) if tidings.outdated else _turn(tidings)


def _place_gone(tidings: DeliveryContext) -> Message:
    """Say which place is gone, for which table and players. An older program named one seat and no place."""
    told, table = tidings.told, tidings.table
    seats = [int(each) for each in str(told.params.get("seats", told.params.get("seat", ""))).split()]
    players = tidings.voice.words.joined([tidings.seen.name(seat) for seat in seats if seat < len(table.seats)])
    place = tidings.place or tidings.delivery.place.partition(":")[0].capitalize()
    return Message((tidings.line("news-place-gone", place=Words(place), table=Words(table.id), seats=Words(players)),))


def _left_place(tidings: DeliveryContext) -> Message:
    player = tidings.seen.name(int(tidings.told.params["seat"]))
    return Message((tidings.line("news-left-place", place=Words(tidings.place), table=Words(tidings.table.id), seat=player),))


def _clock_moved(tidings: DeliveryContext) -> Message:
    """Write one line for all tables of the place. An older program named only the announcement's own table."""
    tables = str(tidings.told.params.get("tables", tidings.table.id)).split()
    names = tidings.voice.words.joined([Words(each) for each in tables])
    return Message((tidings.line("news-clock-moved", tables=Words(names), count=len(tables)),))


def _undo_asked(tidings: DeliveryContext) -> Message:
    """Name everybody who must agree, and ping those who are awake and here."""
    table, seen = tidings.table, tidings.seen
    by = int(tidings.told.params["seat"])
    asked = still_asked(table) or tuple(sorted(others(table, by)))
    here = {table.seat_of(person): person for person in tidings.called if tidings.is_here(person)}
    names = [seen.mention(here[seat], tidings.delivery.place) if seat in here else harmless(seen.name(seat)) for seat in asked]

    def said(*marks: Words) -> Words:
        game, players = table.options.game, seen.voice.words.joined(marks)
        return seen.voice.text("news-undo-asked", seat=seen.name(by), players=players, game=game)

    rows = ((tidings.press("agree", primary=True), tidings.press("refuse")),) if table.undo is not None else ()
    return Message((Voice.around(said, *names),), rows, silent=not here)


def _seat_row(verb: str) -> Callable[[DeliveryContext], tuple[Row, ...]]:
    return lambda tidings: ((tidings.press(verb, str(tidings.told.params["seat"]), primary=True),),)


def _rematch_row(tidings: DeliveryContext) -> tuple[Row, ...]:
    other = str(tidings.told.params["table"])
    return ((button(tidings.voice.text("button-join"), other, 0, "join", style="good"),),)


_BUTTONS: Final[dict[str, Callable[[DeliveryContext], tuple[Row, ...]]]] = {
    "seat_offered": _seat_row("take"),
    "kicked": _seat_row("take"),
    "kick_wanted": _seat_row("vote"),
    "invited": lambda tidings: ((tidings.press("join", primary=True),),),
    "rematch": _rematch_row,
    "nudged": lambda tidings: ((tidings.press("board", primary=True),),),
}
"""Buttons of a notice, by its code."""

_TELLERS: Final[dict[str, Callable[[DeliveryContext], Message]]] = {
    "card": _card,
    "turn": _turn,
    "turn_here": _turn_here,
    "place_gone": _place_gone,
    "left_place": _left_place,
    "over": _over,
    "ping": _ping,
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
    lines: list[Paragraph] = []
    rows: list[Row] = []
    for timed in due:
        table = timed.table
        game = voice.text(f"game-{table.options.game}")
        lines += [voice.line("reminder-line", table=Words(table.id), game=game), *deadline_line(voice, timed.deadline)]
        board = button(voice.text("button-board-of", table=Words(table.id)), table.id, table.version, "board")
        rows.append((board, button(voice.text("button-mute"), table.id, table.version, "mute")))
    mention = _mention(delivery.place, person.accounts if person else (), person.name if person else "")
    return (Message((voice.line("reminder-title", player=mention, count=len(rows)), *lines), tuple(rows), silent=False),)


def _mention(place: Place, accounts: tuple[str, ...], name: str) -> Mention:
    platform = place.partition(":")[0]
    account = next((each for each in accounts if each.partition(":")[0] == platform), "")
    return Mention(account, harmless(shown_name(name)))
