"""The message of a turn: its lines, its picture and its buttons. Who gets it, where and when, is decided elsewhere.

`TurnMessage` composes whole messages: the turn for everybody, the board on request, a step of the player's draft, the end. The
functions below it are lines that other messages share with a turn. The choices come from `DecisionScreens`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from bot.chat.brief import BETWEEN, fits
from bot.chat.context import THEMES, Context, button
from bot.chat.contract import Button, ButtonRow, Folded, Mention, Message, Paragraph, Picture, PlatformLimits, Ring
from bot.chat.decision_screens import ANEW, DecisionScreens, Screen
from bot.chat.fitting import cut
from bot.chat.private_chat import is_private, private_row
from bot.chat.services import Services
from bot.chat.table_context import TableContext, events_of_actions, turn_of
from bot.chat.voice import Voice, harmless, heading
from bot.chat.web_links import board_way, turn_row, watch_row
from bot.engine.events import Cell, Event, Points
from bot.engine.game import Decision, PlayedAction, View
from bot.i18n import Words
from bot.scene.drawing import Drawing
from bot.scene.lines import score_line
from bot.scene.phrases import headline
from bot.scene.presentation import Presentation
from bot.scene.result import standing_lines
from bot.scene.result import title as result_title
from bot.store import Place
from bot.table.options import INCREMENTS
from bot.table.people import Person

_READABLE: Final = 3
"""Ways to look that stand in a row where all buttons of a row are equally wide: a phone shows their words."""
OWNED: Final = {"fields": "field", "cities": "city", "roads": "road"}
"""Looks at the owners of one kind of feature, and the kind."""
LOOKS: Final = {"news": "news", "whole": "board"}
"""Other looks that a button leads to, and the picture's name."""
_ONE_A_LINE: Final = 4
"""Most players of whom each has a line of the result."""
_RESULTS: Final = ((40, 3), (20, 3), (12, 2), (12, 1), (8, 0))
"""Most letters of a name in a result, and how many sources of points, from the longest lines to the shortest."""


@dataclass(frozen=True)
class TurnMessage:
    """Composes the messages of a table's present turn for one place. `deadline`: of the present decision.

    `tip`: the message of a tip for a newcomer.
    """

    services: Services
    limits: PlatformLimits
    seen: TableContext
    place: Place
    deadline: int | None = None
    tip: str = ""

    # whole messages

    def turn(
        self,
        pings: tuple[Mention, ...],
        since: int | None,
        *,
        ring: Ring = "aloud",
        order: tuple[Cell, ...] = (),
        choices: bool = True,
        lost_place: str = "",
    ) -> Message:
        """Show everybody who must act, what was played, and the tile in hand. `pings`: the players to ping, as `ring` says.

        `since`: where the news starts, by default at the decider's last turn; `order`: cells to list first, as hints.
        `choices`: whether the player can act here. `lost_place`: the name of a place that is gone, which this one stands in for.
        """
        seen = self.seen
        decides = seen.table.asked is not None
        screens = DecisionScreens(seen, seen.public, ANEW, order)
        choices = choices and not self._only_watched
        drawing = turn_drawing if choices else news_drawing
        picture = self._picture(drawing(seen.for_drawing(seen.public)), screens.labels() if decides else {})
        rows = screens.first_rows() if decides and choices else ()
        text = self.lines(pings, since, lost_place, choices=choices)
        shown = (*rows, *self._looks())
        return Message(text, shown, picture, ring=ring if pings else "no", table=seen.table.id, decides=bool(rows))

    def lines(
        self, pings: tuple[Mention, ...], since: int | None, lost_place: str = "", *, choices: bool = True
    ) -> tuple[Paragraph, ...]:
        """Return the text of `turn`: who must act, what was played, the scores if they changed, what is left, the deadline.

        The first line is what a phone shows of a ping, also where the game has lost its place. Without `choices`, nobody here can
        act: the line tells of the player, and there is no tip.
        """
        news = events_since(self.seen, since)

        def lines(seen: TableContext) -> tuple[Paragraph, ...]:
            tips = (replace(seen.voice.line(self.tip), small=True),) if self.tip and choices and not lost_place else ()
            moved = moved_here(seen, lost_place)
            return (*self._whose(seen, pings, choices=choices), *moved, *tell_news(seen, news), *_scores(seen, news), *tips)

        return (*self.seen.short(lines), *self._small())

    def end(self, since: int | None) -> Message:
        """Announce the end: who won, where the points came from, and what can be done now."""
        table, seen = self.seen.table, self.seen
        picture = self.services.picture_queue.picture(seen.poster(), THEMES["standard"], "result.png")
        again = button(seen.voice.text("button-rematch"), table.id, table.version, "rematch", style="primary")
        looks = tuple(self._look(verb) for verb in ("replay", "review", "export"))
        rows = ((again,), looks, *watch_row(self.services, self.limits, seen.voice, table))
        return Message(self.end_lines(since), rows, picture)

    def kept(self) -> Picture:
        """Return the board that an earlier message keeps: what has just happened, and no question."""
        seen = self.seen
        return self.services.picture_queue.picture(news_drawing(seen.for_drawing(seen.public)), THEMES["standard"])

    def end_lines(self, since: int | None) -> tuple[Paragraph, ...]:
        """Return the text of `end`."""
        table = self.seen.table

        def lines(seen: TableContext) -> tuple[Paragraph, ...]:
            title = heading(result_title(seen.presentation(seen.public)))
            fair = seen.voice.line("over-fair", seed=Words(table.server_seed[:8]), table=Words(table.id))
            return (title, *tell_news(seen, events_since(seen, since)), *result_lines(seen), replace(fair, small=True))

        return self.seen.short(lines)

    def board(self, *, choices: bool) -> Message:
        """Show the table on request. `choices`: whether the person who asks may be the player to act."""
        seen = self.seen
        presentation = seen.presentation(seen.public)
        decision = seen.public.decision
        # Somebody who is not to act is told of the player, who is not there.
        who = headline(presentation) if choices or decision is None else self._watched(decision)
        text = (heading(who), *self._small())
        named = {**LOOKS, **dict(zip(OWNED, OWNED, strict=True))}
        areas = (what for what, name in named.items() if name in presentation.face.looks)
        looks = tuple(self._look("board", what) for what in (*areas, "words", *(() if self.limits.exact_pictures else ("png",))))
        if self.limits.can_share:
            looks = (*looks, Button(seen.voice.text("button-share-board"), share=seen.table.id, role="way"))
        screens = DecisionScreens(seen, seen.public, ANEW)
        rows, labels = (screens.first_rows(), screens.labels()) if seen.table.asked is not None and choices else ((), {})
        picture = self._picture(turn_drawing(seen.for_drawing(seen.public)), labels)
        wide = _READABLE if self.limits.per_row > _READABLE and not self.limits.can_whisper else len(looks)
        ways = (looks[at : at + wide] for at in range(0, len(looks), wide))
        return Message(text, (*rows, *ways), picture, table=seen.table.id, decides=bool(rows))

    def step(self, screen: Screen, theme: str) -> Message:
        """Show a step of the player's draft."""
        drawing, table = screen.picture or screen.kept, self.seen.table.id
        drawn = drawing and self.services.picture_queue.picture(drawing, theme, labels=screen.labels)
        picture, kept = (drawn, None) if screen.picture is not None else (None, drawn)
        decides = not screen.confirms
        return Message(screen.paragraphs, screen.rows, picture, draft=table, table=table, decides=decides, kept=kept)

    def beginning(self, step: Message) -> Message:
        """Add to the first step what the turn for everybody says, where no other message shows the turn."""
        return replace(
            step,
            paragraphs=(*step.paragraphs, *self._small()),
            buttons=(*step.buttons, (self._look("inwords"), self._look("board"))),
        )

    def with_page(self, message: Message, person: Person) -> Message:
        """Add the button to the page where this person plays the turn; for a message that nobody else sees."""
        page = turn_row(self.services, self.limits, self.seen.voice, self.seen.table, person)
        return replace(message, buttons=(*message.buttons, *page))

    # their parts

    @property
    def _only_watched(self) -> bool:
        """Whether the table is only followed here: it was not opened here, and nobody plays from here."""
        table = self.seen.table
        return self.place in table.watchers and self.place not in (table.home, *(seat.place for seat in table.seats))

    def _picture(self, drawing: Drawing, labels: Mapping[str, str]) -> Picture:
        return self.services.picture_queue.picture(drawing, THEMES["standard"], labels=labels)

    def _look(self, verb: str, what: str = "") -> Button:
        table = self.seen.table
        return button(self.seen.voice.text(f"button-{what or verb}"), table.id, table.version, verb, what, role="way")

    def _looks(self) -> tuple[ButtonRow, ...]:
        """Return the buttons below the choices: other views of the table, and below them the way to the private chat."""
        watched = watch_row(self.services, self.limits, self.seen.voice, self.seen.table)
        page = (self._look("pages"),) if watched else ()
        looks = (self._look("inwords"), self._look("board"), *page)
        private = is_private(self.seen, self.place)
        board = board_way(self.services, self.limits, self.seen.voice, self.seen.table, private=private)
        beside, below = (board, ()) if self.limits.launches else ((), (board,) if board else ())
        return ((*looks, *beside), *private_row(self.limits, self.seen, self.place), *below)

    def _whose(self, seen: TableContext, pings: tuple[Mention, ...], *, choices: bool) -> tuple[Paragraph, ...]:
        """Say who must act; out of turn, also whose turn it is."""
        decision = seen.public.decision
        if decision is None:
            return ()
        if seen.table.computers_turn:
            return (seen.voice.line("turn-computer", turn=seen.turn, player=seen.playing(decision.seat)),)
        if not choices:
            return (Paragraph((self._watched(decision, seen),)),)
        if pings:
            ping = replace(pings[0], name=harmless(seen.name(decision.seat)))
            return (Voice.around(partial(_asking, seen, decision), ping),)
        return (Paragraph((_asking(seen, decision, seen.name(decision.seat)),)),)

    def _watched(self, decision: Decision, seen: TableContext | None = None) -> Words:
        """Say whose turn it is to people who cannot act here."""
        seen = seen or self.seen
        return seen.voice.text("turn-watched", turn=seen.turn, player=seen.name(decision.seat))

    def _small(self) -> tuple[Paragraph, ...]:
        """Say what is left to draw, the deadline, and what is in the players' banks of time."""
        presentation, say = self.seen.presentation(self.seen.public), self.seen.voice
        left = presentation.face.left(presentation)
        if self.deadline is None:
            return (Paragraph((left,), small=True),)
        until = say.deadline(self.deadline, self.services.tables.store.clock.now(), self.seen.table.options.pace)
        small = replace(say.line("turn-small", left=left, until=until), small=True)
        banks = self.seen.banks() if self.seen.table.options.pace in INCREMENTS else ""
        return (small, Paragraph((banks,), small=True)) if banks else (small,)


def turn_message(context: Context, seen: TableContext, deadline: int | None = None) -> TurnMessage:
    """Return what composes a table's messages where a request came from."""
    return TurnMessage(context.services, context.limits, seen, context.request.place, deadline)


def _asking(seen: TableContext, decision: Decision, name: str) -> Words:
    """Ask the question of the turn. `name`: the player's, or a mark for a ping."""
    presentation = seen.presentation(seen.public)
    return presentation.face.asking(presentation, decision, seen.turn, name)


def moved_here(seen: TableContext, place: str) -> tuple[Paragraph, ...]:
    """Say why the table is shown here from now on. `place`: the lost place's name; empty if none was lost."""
    shown = Words(cut(place, seen.longest))
    return (seen.voice.line("news-turn-here", place=shown, table=Words(seen.table.id)),) if place else ()


def turn_drawing(presentation: Presentation[View]) -> Drawing:
    """Draw the present decision as everybody may see it."""
    return presentation.face.turn(presentation)


def news_drawing(presentation: Presentation[View]) -> Drawing:
    """Draw what has just happened, where people only watch; at the beginning, and of games without such a picture, the turn."""
    if "news" in presentation.face.looks and presentation.view.log:
        return presentation.face.look(presentation, "news")
    return turn_drawing(presentation)


def deadline_line(voice: Voice, deadline: int | None, now: int, pace: str) -> tuple[Paragraph, ...]:
    """Return a line with the deadline; empty if there is none."""
    return () if deadline is None else (voice.line("turn-deadline", until=voice.deadline(deadline, now, pace)),)


# what was played


def events_since(seen: TableContext, since: int | None) -> list[Event]:
    """Return what was played since the log had this length, by default since the decider's last turn."""
    return events_of_actions(seen.public.log[seen.presentation(seen.public, since).last_seen :])


def tell_news(seen: TableContext, news: Sequence[Event]) -> tuple[Paragraph, ...]:
    """Tell what was played, to everybody."""
    return seen.tell(seen.public, news, own=False)


def _scores(seen: TableContext, news: Sequence[Event]) -> tuple[Paragraph, ...]:
    """Return a line with everybody's score, if one has changed."""
    if not any(isinstance(event, Points) for event in news):
        return ()
    return (Paragraph((score_line(seen.presentation(seen.public)),)),)


def result_lines(seen: TableContext) -> tuple[Paragraph, ...]:
    """Return the players' scores with their largest sources, best first; many players stand two a line."""
    lines: tuple[Paragraph, ...] = ()
    for longest, sources in _RESULTS:
        short = dataclasses.replace(seen, longest=longest)
        told = standing_lines(short.presentation(seen.public), sources)
        aside = 1 if len(told) <= _ONE_A_LINE else 2
        lines = tuple(Paragraph((BETWEEN.join(told[at : at + aside]),)) for at in range(0, len(told), aside))
        if fits(lines):
            break
    return lines


def done_lines(voice: Voice, played: tuple[Paragraph, ...]) -> tuple[Paragraph, ...]:
    """Return what a player's message says after the turn: that it is done, and what was played."""
    return (voice.line("turn-done"), *played)


def folded(seen: TableContext, message: str, version: int) -> Folded | None:
    """Return what becomes of a message that showed the table at this version: one line with the gist of what was played.

    Before it stands what computers had played, which the message told; what they have played since stands in the next message.
    Of the card of the lobby the seal of the draw stays. If the turn was undone, nothing was played, and the line says so. Where
    the others were asked, their question says it already, and the message may go.
    """
    if not message:
        return None
    if not 0 < seen.table.started <= version:
        return Folded(message, card_gone(seen), pictured=True, stays=True)
    log, shown = seen.public.log, seen.table.actions_at(version)
    first, later = shown - _computers(seen, reversed(log[:shown])), log[shown:]
    own = later[: len(later) - _computers(seen, reversed(later))] or later
    played = seen.played_in_a_line(events_of_actions(own), events_of_actions(log[first:shown]))
    if played:
        turn = turn_of(seen.table.begun_game, first)
        return Folded(message, seen.voice.line("fold-turn", turn=turn, played=Words(played)), pictured=True)
    if seen.table.undone > version and seen.table.decider is not None:
        asked = seen.table.undo_asked >= version
        line = seen.voice.line("news-undone", seat=seen.name(seen.table.decider))
        return Folded(message, line, "tidy" if asked else "fold", pictured=True)
    return Folded(message, elsewhere(seen.voice), pictured=True)


def _computers(seen: TableContext, actions: Iterable[PlayedAction]) -> int:
    """Return how many actions in a row, from the first, computers have played."""
    return sum(1 for _ in takewhile(lambda played: not seen.table.seats[played.seat].played_by_person, actions))


def card_gone(seen: TableContext) -> Paragraph:
    """Return the line of a lobby's card whose game has begun: it says so, and names the seal of the draw."""
    seal = seen.voice.text("lobby-fair", commitment=Words(seen.table.commitment[:8]))
    return Paragraph((*card_begun(seen).spans, " ", seal))


def card_begun(seen: TableContext) -> Paragraph:
    """Return the line that a game has begun, and whose it is."""
    players = seen.voice.words.joined([harmless(face.name) for face in seen.faces])
    return seen.voice.line("news-card-gone", table=Words(seen.table.id), players=Words(players))


def elsewhere(voice: Voice) -> Paragraph:
    """Return the line of a message that another one stands in for."""
    return voice.line("turn-elsewhere")
