"""The messages of a decision's steps, with their buttons, whatever the game offers; the last one confirms.

A button names its choice by a digest. The draft's revision comes first, or `x` on the message that everybody sees: from
there a turn always starts over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import msgspec

from bot.chat.buttons import digest
from bot.chat.context import button
from bot.chat.contract import Button, ButtonRole, ButtonRow, ButtonStyle, Paragraph
from bot.chat.table_context import TableContext
from bot.chat.voice import heading
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.events import Cell
from bot.engine.game import Decision, View
from bot.i18n import Words
from bot.scene.drawing import Drawing
from bot.scene.face import GameFace, Offer, OfferGroup
from bot.scene.lines import LABEL
from bot.scene.phrases import ask
from bot.scene.presentation import SQUARES, Presentation
from bot.table.deeds.play import Drafting

ANEW: Final = "x"
"""In place of a revision: discard any draft first."""

PAGE: Final = 15
"""Choices on a page."""
MOST_CHOICES: Final = 20
"""Choices shown without pages, besides the squares where a platform shows more of them at once."""
_SHORT: Final = 6
"""Letters of a label that has others beside it."""
_NARROW: Final = 5
_WIDE: Final = 8
"""Short buttons in a row: usually, and where there are many."""
CHOSEN: Final = "✓ "
_NAMES_ON_BUTTONS: Final = (12, 8, 6)
"""Most letters of a name on buttons where longer ones do not fit."""


@dataclass(frozen=True)
class Screen:
    """One step of a decision. `labels`: labels in the picture, with the ids of the buttons they stand for.

    `confirms`: the turn is complete and waits for Confirm. `kept`: the picture of the message so far, which stays.
    """

    paragraphs: tuple[Paragraph, ...]
    rows: tuple[ButtonRow, ...]
    picture: Drawing | None
    labels: Mapping[str, str] = field(default_factory=dict)
    confirms: bool = False
    kept: Drawing | None = None


def _ticked(label: str) -> str:
    """Return the label of the chosen button; where there is no room for the sign, the words before the points are cut."""
    ticked = f"{CHOSEN}{label}"
    beyond = len(ticked) - LABEL
    if beyond <= 0 or ". " not in label:
        return ticked
    words, dot, points = ticked.rpartition(" · ") if " · " in ticked else (ticked, "", "")
    return f"{words[: -beyond - 1].rstrip()}…{dot}{points}"


def action_mark(action: Action) -> str:
    """Return the digest of an action."""
    return digest(msgspec.json.encode(write_action(action), order="sorted").decode())


def pick_mark(base: tuple[Action, ...], action: Action) -> str:
    """Return the digest of a choice that is made after these actions."""
    return digest(*map(action_mark, base), action_mark(action))


def group_mark(group: OfferGroup) -> str:
    """Return the digest of a step before a choice."""
    return digest(*group.key)


@dataclass(frozen=True)
class DecisionScreens:
    """The screens of one decision. `view`: the game with the draft played out; `revision`: the draft's.

    `order`: cells to list first, if the person wants hints.
    Where the turn can end with this question and one keyboard has all of it, `base` is the draft before it: a choice is made by a
    button that names this draft, not a revision, and `chosen` is the one that lies there. `laid`: the draft's tile, and the game
    before it.
    """

    seen: TableContext
    view: View
    revision: str
    order: tuple[Cell, ...] = ()
    base: tuple[Action, ...] | None = None
    chosen: Action | None = None
    laid: tuple[View, Action] | None = None

    @property
    def _face(self) -> GameFace[Any]:
        return self.seen.face

    @property
    def _presentation(self) -> Presentation[View]:
        return self.seen.presentation(self.view)

    @property
    def _shown_presentation(self) -> Presentation[View]:
        return self.seen.for_drawing(self.view)

    def press(
        self, label: str, verb: str, what: str = "", *, style: ButtonStyle = "plain", role: ButtonRole = "choice"
    ) -> Button:
        """Return a button of this step."""
        return button(label, self.seen.table.id, self.seen.table.version, verb, f"{self.revision}-{what}", style, role)

    def way(self, label: str, verb: str, what: str = "") -> Button:
        """Return a button that leads elsewhere. `label`: its message."""
        return self.press(self.seen.voice.text(label), verb, what, role="way")

    # the choices

    @cached_property
    def offers(self) -> Sequence[Offer | OfferGroup]:
        """The choices of the decision, with names cut until every label fits a phone."""
        offers = self._offers(self.seen)
        for longest in _NAMES_ON_BUTTONS:
            if all(len(offer.label) <= LABEL for offer in offers):
                break
            offers = self._offers(replace(self.seen, longest=longest))
        return offers

    def _offers(self, seen: TableContext) -> Sequence[Offer | OfferGroup]:
        return self._face.offers(seen.presentation(self.view), self.order)

    def group(self, mark: str) -> OfferGroup | None:
        """Return the step with this digest, wherever it is among the others."""
        return next((group for group in _groups(self.offers) if group_mark(group) == mark), None)

    def option(self, mark: str) -> Action | None:
        """Return the option with this digest."""
        return next((option for option in self.view.options() if action_mark(option) == mark), None)

    # the rows of buttons

    def first_rows(self) -> tuple[ButtonRow, ...]:
        """Return the first choices of a decision; hidden cards are chosen in private."""
        if self._face.is_hidden(self.view.decision):
            return ((self.press(self.seen.voice.text("button-hand"), "hand", style="primary"),),)
        return self.choices()

    def choices(self, page: str = "") -> tuple[ButtonRow, ...]:
        """Return rows with each choice, and each step before choices; menus in place of the parts of the map, if they fit.

        `page`: the mark of a choice on the page to show.
        """
        parts = [each for each in self.offers if isinstance(each, OfferGroup) and each.nested]
        menus = [self._menu(part) for part in parts] if len(parts) <= self.seen.square_menus else []
        others = [each for each in self.offers if not (menus and isinstance(each, OfferGroup) and each.nested)]
        paged = [each for each in others if not self._ends(each)]
        first = next((n for n, each in enumerate(paged) if page and page in self._marks(each)), 0) // PAGE * PAGE
        return (
            *menus,
            *self._rows_of([self._button(each) for each in paged], first),
            *((self._button(each),) for each in others if self._ends(each)),
            *self._without_chosen(),
        )

    def _ends(self, offer: Offer | OfferGroup) -> bool:
        """Return whether this choice ends the turn: it stands on every page."""
        decision = self.view.decision
        ends = self.base is not None or (decision is not None and decision.kind in self._face.ends_turn)
        return ends and isinstance(offer, Offer) and offer.action == SKIP

    def _without_chosen(self) -> tuple[ButtonRow, ...]:
        """Return the button that ends the turn without what is chosen now."""
        if self.base is None or self.chosen is None:
            return ()
        return ((self.press(self.seen.voice.text("button-skip"), "skip", pick_mark(self.base, SKIP)),),)

    def _menu(self, part: OfferGroup) -> ButtonRow:
        return tuple(msgspec.structs.replace(self._button(square), menu=part.label) for square in part.offers())

    def _button(self, offer: Offer | OfferGroup) -> Button:
        if isinstance(offer, OfferGroup):
            return self.press(offer.label, "open", group_mark(offer), style="primary" if offer.nested else "plain")
        mark = action_mark(offer.action)
        if self._ends(offer):
            verb = "act" if self.base is None else "skip" if self.chosen is None else "ok"
            label = "button-skip" if self.chosen is None else "button-confirm"
            skipped = pick_mark(self.base, SKIP) if self.base is not None and verb == "skip" else mark
            return self.press(self.seen.voice.text(label), verb, skipped, style="good")
        if self.base is None:
            return self.press(offer.label, "act", mark)
        return self.press(
            _ticked(offer.label) if offer.action == self.chosen else offer.label, "pick", pick_mark(self.base, offer.action)
        )

    def labels(self) -> dict[str, str]:
        """Map the labels in the picture of a question to their buttons."""
        return self._labels_of(self.offers)

    def _labels_of(self, offers: Iterable[Offer | OfferGroup]) -> dict[str, str]:
        found: dict[str, str] = {}
        for each in offers:
            if each.mark:
                found[each.mark] = self._button(each).id
            if isinstance(each, OfferGroup) and each.nested:
                found |= self._labels_of(each.offers())
        return found

    def _ways(self) -> tuple[ButtonRow, ...]:
        """Return the other ways to lay the draft's tile."""
        if self.laid is None:
            return ()
        before, laid = self.laid
        found = self._face.alternatives(self.seen.presentation(before), laid)
        say = self.seen.voice.text
        others = [
            self.press(say("button-way", way=Words(way.label), turned=way.turned()), "turn", action_mark(way.action), role="way")
            for way in found
            if way.action != laid
        ]
        return tuple(_in_rows(others, 2))

    def _marks(self, offer: Offer | OfferGroup) -> tuple[str, ...]:
        """Return the marks of a choice: before the draft has a base, and after it."""
        if isinstance(offer, OfferGroup):
            return (group_mark(offer),)
        return (action_mark(offer.action), *(() if self.base is None else (pick_mark(self.base, offer.action),)))

    def _rows_of(self, choices: Sequence[Button], first: int = 0) -> Iterator[ButtonRow]:
        """Put short labels side by side and long ones in rows of their own, page by page from the `first` if there are many."""
        squares = sum(len(each.label) <= _SHORT for each in choices) if self.seen.squares > SQUARES else 0
        shown = choices[first : first + PAGE] if len(choices) - squares > MOST_CHOICES else choices
        short: list[Button] = []
        width = _WIDE if len(shown) > MOST_CHOICES else _NARROW
        for each in shown:
            if len(each.label) <= _SHORT:
                short.append(each)
            else:
                yield from _in_rows(short, width)
                short = []
                yield (each,)
        yield from _in_rows(short, width)
        if len(shown) < len(choices):
            rest = choices[first + PAGE :] or choices
            yield (self.way("button-more", "page", rest[0].id.rpartition("-")[2]),)

    def _ways_back(self, laid: int) -> tuple[ButtonRow, ...]:
        """Return the buttons to go back or start over. `laid`: how many actions the draft has."""
        if not laid:
            return ()
        return ((self.way("button-back", "back", str(laid)), self.way("button-anew", "anew")),)

    # the screens

    def open(self, group: OfferGroup) -> Screen:
        """Show the choices of a step."""
        offers = group.offers()
        buttons = [self._button(each) for each in offers]
        rows = tuple(_in_rows(buttons)) if group.nested else tuple((each,) for each in buttons)
        back = self.way("button-back", "hand" if self._face.is_hidden(self.view.decision) else "anew")
        labels = self.labels() if group.nested else self._labels_of(offers)
        return Screen((heading(group.title()),), (*rows, (back,)), group.drawing(self._shown_presentation), labels)

    def hand(self) -> Screen:
        """Show a hand to its owner: cards by name, and the rows to claim."""
        view = self.view
        offers = self.offers if view.decision is not None and view.decision.seat == view.seat else ()
        said = tuple(Paragraph((line,)) for line in self._face.own_lines(self._presentation))
        rows: tuple[ButtonRow, ...] = tuple((self._button(each),) for each in offers)
        if rows:
            rows = (*rows, (self._explained(),))
        return Screen(said, rows, self._question(), self._labels_of(offers))

    def draft(self, drafting: Drafting, page: str = "") -> Screen:
        """Show a draft: its effects so far, and the next question. `page`: the mark of a choice on the page to show."""
        news = self.seen.tell(self.view, drafting.events)
        if drafting.complete:
            say = self.seen.voice
            confirm = (self.press(say.text("button-confirm"), "ok", style="good"),)
            rows = (confirm, *self._ways(), *self._ways_back(len(drafting.actions)))
            return Screen((heading(say.text("turn-confirm")), *news), rows, self._complete(drafting), confirms=True)
        return self.ask(news, len(drafting.actions), page)

    def picked(self, drafting: Drafting, page: str) -> Screen:
        """Show on the same picture what was `chosen` on it. `page`: the mark of a choice on the page to show."""
        say = self.seen.voice
        news = self.seen.tell(drafting.game.view(self.view.seat), drafting.events)
        rows = (*self.choices(page), *self._ways(), *self._ways_back(len(drafting.actions)))
        title = heading(say.text("turn-confirm"))
        return Screen((title, *news), rows, None, self.labels(), confirms=True, kept=self._question())

    def label(self, action: Action) -> str:
        """Return the label of a choice."""
        return next(each.label for each in self.offers if isinstance(each, Offer) and each.action == action)

    def ask(self, news: tuple[Paragraph, ...] = (), laid: int = 0, page: str = "") -> Screen:
        """Ask the present question. `laid`: how many actions the draft has; `page`: the mark of a choice on the page to show."""
        if self._face.is_hidden(self.view.decision):
            return self.hand()
        rows = (*self.choices(page), *self._ways(), (self._explained(),), *self._ways_back(laid))
        decision = self.view.decision
        question = () if decision is None else self.seen.short(lambda seen: (self._heading(seen, decision),))
        return Screen((*question, *news), rows, self._question(), self.labels())

    def _explained(self) -> Button:
        return self.way("button-explain", "explain")

    def _heading(self, seen: TableContext, decision: Decision) -> Paragraph:
        return heading(ask(seen.presentation(self.view), decision))

    def _complete(self, drafting: Drafting) -> Drawing:
        """Draw the table as it will be after confirmation."""
        after = self.seen.for_drawing(drafting.outcome.view(self.view.seat))
        return self._face.confirm(self._shown_presentation, drafting.actions[-1], after)

    def _question(self) -> Drawing:
        return self._face.question(self._shown_presentation)


def _groups(offers: Iterable[Offer | OfferGroup]) -> Iterator[OfferGroup]:
    for each in offers:
        if isinstance(each, OfferGroup):
            yield each
            if each.nested:
                yield from _groups(each.offers())


def _in_rows(buttons: Sequence[Button], width: int = _NARROW) -> Iterator[ButtonRow]:
    for at in range(0, len(buttons), width):
        yield tuple(buttons[at : at + width])
