"""The steps of a decision as pictures and buttons: a part of the map, a cell, a rotation, a figure, confirm.

A button names its choice by a digest. The draft's revision comes first, or `x` on the message that everybody sees: from
there a turn always starts over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Final

import msgspec

from bot.card_game.face.pictures import hand, hand_said
from bot.card_game.face.sentences import card_words
from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.view import CardView
from bot.chat.buttons import digest
from bot.chat.context import button
from bot.chat.contract import Button, Paragraph, Role, Row, Style
from bot.chat.table_context import TableContext
from bot.chat.voice import heading
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.events import Cell, Event
from bot.engine.game import View
from bot.games.faces import face_of
from bot.i18n import Words
from bot.scene.cell_names import cell_name
from bot.scene.drawing import Drawing
from bot.scene.lines import choices_of, option_lines
from bot.scene.phrases import asked, option_words, told
from bot.scene.presentation import capital
from bot.table.deeds.play import Drafting
from bot.tile_game.face.choices import MOST_CELLS, MapPart, labelled, parts, places
from bot.tile_game.face.questions import choose_rotation, choose_spot
from bot.tile_game.rules.moves import PlaceTile
from renderer.scene import HandScene

ANEW: Final = "x"
"""In place of a revision: discard any draft first."""

PAGE: Final = 15
"""Numbered options on a page."""


@dataclass(frozen=True)
class Screen:
    """One step of a decision. `labels`: labels in the picture, with the ids of the buttons they stand for."""

    paragraphs: tuple[Paragraph, ...]
    rows: tuple[Row, ...]
    picture: Drawing | None
    labels: Mapping[str, str] = field(default_factory=dict)


def action_mark(action: Action) -> str:
    """Return the digest of an action."""
    return digest(msgspec.json.encode(write_action(action), order="sorted").decode())


def cell_mark(at: Cell) -> str:
    """Return the digest of a cell."""
    return digest("cell", *at)


def part_mark(part: MapPart) -> str:
    """Return the digest of a part of the map."""
    return digest("part", part.cells)


def card_mark(card: str) -> str:
    """Return the digest of a card in the hand."""
    return digest("card", card)


@dataclass(frozen=True)
class DecisionScreens:
    """The screens of one decision. `view`: the game with the draft played out; `revision`: the draft's.

    `order`: cells to list first, if the person wants hints.
    """

    seen: TableContext
    view: View
    revision: str
    order: tuple[Cell, ...] = ()

    @property
    def _sight(self) -> Any:
        return self.seen.sight(self.view)

    @property
    def _drawn(self) -> Any:
        return self.seen.drawn(self.view)

    def press(self, label: str, verb: str, what: str = "", *, style: Style = "plain", role: Role = "choice") -> Button:
        """Return a button of this step."""
        return button(label, self.seen.table.id, self.seen.table.version, verb, f"{self.revision}-{what}", style, role)

    def way(self, label: str, verb: str, what: str = "") -> Button:
        """Return a button that leads elsewhere. `label`: its message."""
        return self.press(self.seen.voice.text(label), verb, what, role="way")

    # the rows of buttons

    def first_rows(self) -> tuple[Row, ...]:
        """Return the first choices of a decision; hidden cards are chosen in private."""
        if isinstance(self.view, CardView) and self.view.decision and self.view.decision.kind == "card":
            return ((self.press(self.seen.voice.text("button-hand"), "hand", style="primary"),),)
        return tuple(self._rows_of(self.choices()))

    def choices(self) -> list[Button]:
        """Return buttons for parts of the map or cells, and for all other options."""
        found = parts(self.view)
        if found:
            cells = [self.press(self._part_label(part), "part", part_mark(part), style="primary") for part in found]
        else:
            cells = [self.press(cell_name(at), "cell", cell_mark(at)) for at in self._ordered(places(self.view))]
        return [*cells, *self.options()]

    def _ordered(self, cells: Iterable[Cell]) -> list[Cell]:
        """Sort cells in map order; with hints, the best ones first."""
        rank = {at: number for number, at in enumerate(self.order)}
        return sorted(cells, key=lambda at: rank.get(at, len(rank)))

    def labels(self) -> dict[str, str]:
        """Map the labels in the picture of a question to their buttons."""
        found = {part.label: self._id("part", part_mark(part)) for part in parts(self.view)}
        found |= {cell_name(at): self._id("cell", cell_mark(at)) for at in places(self.view)}
        return found | {option.label: self._id("act", action_mark(option.action)) for option in choices_of(self._sight)}

    def _id(self, verb: str, mark: str) -> str:
        return self.press("", verb, mark).id

    def _part_label(self, part: MapPart) -> str:
        return self.seen.voice.text("button-part", part=Words(part.label), count=len(part.cells))

    def options(self) -> list[Button]:
        """Return buttons for the numbered options, worded as in the news."""
        wordings = list(option_lines(self._sight))
        found = []
        for option, words in zip(choices_of(self._sight), wordings, strict=True):
            style: Style = "good" if option.action == SKIP and self._confirms else "plain"
            label = self.seen.voice.text("button-confirm") if style == "good" else words
            found.append(self.press(label, "act", action_mark(option.action), style=style))
        return found

    @property
    def _confirms(self) -> bool:
        decision = self.view.decision
        return decision is not None and decision.kind in face_of(self.view).ends_turn

    def _rows_of(self, choices: Sequence[Button], page: str = "") -> Iterator[Row]:
        """Put short labels side by side and long ones in rows of their own, page by page if there are many."""
        first = next((n for n, each in enumerate(choices) if page and each.id.endswith(page)), 0)
        shown = choices[first : first + PAGE] if len(choices) > MOST_CELLS else choices
        short: list[Button] = []
        for each in shown:
            if len(each.label) <= 6:
                short.append(each)
            else:
                yield from _fives(short)
                short = []
                yield (each,)
        yield from _fives(short)
        if len(shown) < len(choices):
            rest = choices[first + PAGE :] or choices
            yield (self.way("button-more", "page", rest[0].id.rpartition("-")[2]),)

    def _ways_back(self, laid: int) -> tuple[Row, ...]:
        """Return the buttons to go back or start over. `laid`: how many actions the draft has."""
        if not laid:
            return ()
        return ((self.way("button-back", "back", str(laid)), self.way("button-anew", "anew")),)

    # the screens

    def part(self, mark: str) -> Screen | None:
        """Show the cells of a part of the map; None if there is no such part."""
        found = next((part for part in parts(self.view) if part_mark(part) == mark), None)
        if found is None:
            return None
        rows = tuple(_fives([self.press(cell_name(at), "cell", cell_mark(at)) for at in self._ordered(found.cells)]))
        anew = (self.way("button-back", "anew"),)
        return Screen(self._asking(), (*rows, anew), choose_spot(self._drawn, found.label), self.labels())

    def cell(self, mark: str) -> tuple[PlaceTile, ...]:
        """Return the ways the tile can lie at a cell; none if it does not fit there."""
        return next((ways for at, ways in places(self.view).items() if cell_mark(at) == mark), ())

    def ways(self, ways: Sequence[PlaceTile]) -> Screen:
        """Show the ways the tile can lie."""
        labels = labelled(ways)
        say = self.seen.voice.text
        turned = {label: say("phrase-rotation", rot=way.rot) for label, way in labels.items()}
        row = [
            self.press(say("button-way", way=Words(label), turned=turned[label]), "act", action_mark(way))
            for label, way in labels.items()
        ]
        anew = (self.way("button-back", "anew"),)
        title = say("scene-choose-rotation", cell=Words(cell_name(ways[0].at)))
        shown = choose_rotation(self._drawn, ways[0].at)
        ids = dict(zip(labels, (each.id for each in row), strict=True))
        return Screen((heading(title),), (*((each,) for each in row), anew), shown, ids)

    def option(self, mark: str) -> Action | None:
        """Return the option with this digest."""
        return next((option for option in self.view.options() if action_mark(option) == mark), None)

    def hand(self) -> Screen:
        """Show a hand to its owner: cards by name, and the rows to claim."""
        view = self.view
        assert isinstance(view, CardView)
        deciding = view.decision is not None and view.decision.seat == view.seat
        buttons = list(self._cards(view)) if deciding else []
        said = tuple(Paragraph((line,)) for line in hand_said(self._sight))
        return Screen(said, tuple((each,) for each in buttons), hand(self._drawn), self._card_labels())

    def _card_labels(self) -> dict[str, str]:
        """Map each card in the hand picture to its button, so the picture can be tapped."""
        decision, shown = self.view.decision, hand(self._drawn).scene
        if decision is None or decision.subject or not isinstance(shown, HandScene):
            return {}
        by_number = {option.label: option.action for option in choices_of(self._sight)}
        found = {card.label: by_number.get(card.label.partition("–")[0]) for card in shown.cards if card.label}
        return {label: self._play_id(action) for label, action in found.items() if isinstance(action, PlayCard)}

    def _play_id(self, play: PlayCard) -> str:
        mark = card_mark(play.card or "")
        return self._id("card", mark) if len(self.rows_for(mark)) > 1 else self._id("act", action_mark(play))

    def _cards(self, view: CardView) -> Iterator[Button]:
        decision = view.decision
        assert decision is not None
        if decision.kind != "card" or decision.subject:
            yield from self.options()
            return
        seen: set[str] = set()
        for option in view.options():
            if isinstance(option, PlayCard) and option.card and option.card not in seen:
                seen.add(option.card)
                ways = self.rows_for(card_mark(option.card))
                label = capital(card_words(self._sight, option.card)) if len(ways) > 1 else self._worded(option)
                yield self.press(label, "card", card_mark(option.card)) if len(ways) > 1 else self._act(label, option)
            elif isinstance(option, Claim):
                yield self._act(self._worded(option), option)

    def _act(self, label: str, option: Action) -> Button:
        return self.press(label, "act", action_mark(option))

    def _worded(self, option: Action) -> str:
        decision = self.view.decision
        assert decision is not None
        return option_words(self._sight, option, decision)

    def rows_for(self, mark: str) -> list[PlayCard]:
        """Return the ways a card can be played."""
        plays = [option for option in self.view.options() if isinstance(option, PlayCard) and option.card]
        return [option for option in plays if option.card and card_mark(option.card) == mark]

    def card(self, mark: str) -> Screen | None:
        """Show the rows that a card can go to."""
        ways = self.rows_for(mark)
        if not ways:
            return None
        rows = tuple((self._act(self._worded(way), way),) for way in ways)
        anew = (self.way("button-back", "hand"),)
        return Screen(self._asking(), (*rows, anew), hand(self._drawn))

    def page(self, mark: str, laid: int) -> Screen:
        """Show a page of options, from the one with this mark on."""
        rows = tuple(self._rows_of(self.choices(), mark))
        return Screen(self._asking(), (*rows, *self._ways_back(laid)), self._question(), self.labels())

    def draft(self, drafting: Drafting) -> Screen:
        """Show a draft: its effects so far, and the next question."""
        news = self.happened(drafting.events)
        back = self._ways_back(len(drafting.actions))
        if drafting.complete:
            say = self.seen.voice
            confirm = (self.press(say.text("button-confirm"), "ok", style="good"),)
            rows = (confirm, *back)
            return Screen((*news, say.line("turn-confirm")), rows, self._complete(drafting))
        if isinstance(self.view, CardView) and self.view.decision and self.view.decision.kind == "card":
            return self.hand()
        rows = (*self._rows_of(self.choices()), *back)
        return Screen((*news, *self._asking()), rows, self._question(), self.labels())

    def _complete(self, drafting: Drafting) -> Drawing:
        """Draw the table as it will be after confirmation."""
        after = self.seen.drawn(drafting.outcome.view(self.view.seat))
        return face_of(self.view).confirm(self._drawn, drafting.actions[-1], after)

    def happened(self, events: Sequence[Event]) -> tuple[Paragraph, ...]:
        """Put events into words, a line each: without those of every turn, and without the end, which everybody is sent."""
        face = face_of(self.view)
        turn = takewhile(lambda event: not isinstance(event, face.endings), events)
        return tuple(Paragraph((told(self._sight, event),), quote=True) for event in turn if not isinstance(event, face.routine))

    def _asking(self) -> tuple[Paragraph, ...]:
        decision = self.view.decision
        return () if decision is None else (heading(asked(self._sight, decision)),)

    def _question(self) -> Drawing:
        return face_of(self.view).question(self._drawn)


def _fives(buttons: Sequence[Button]) -> Iterator[Row]:
    for at in range(0, len(buttons), 5):
        yield tuple(buttons[at : at + 5])
