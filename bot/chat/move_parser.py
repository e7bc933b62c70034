"""Reads typed moves: `C7 r2 knight N`, or a number. Each error says what would have been right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.chat.contract import Completion
from bot.chat.table_context import TableContext
from bot.chat.vocabulary import beginning
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.events import Cell
from bot.engine.game import Game, View
from bot.engine.refusals import IllegalAction, Refusal
from bot.i18n import Words, unaccented
from bot.scene.cell_names import NoSuchCell, cell_name, cell_named
from bot.scene.face import Placement
from bot.scene.lines import button_lines, choices_of
from bot.scene.phrases import STYLES, NumberedOption, option_words
from bot.table.deeds.play import drafting, with_skips

_WORD: Final = re.compile(r"[^\W_]+")
_SHORT: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}
_WAY: Final = re.compile(r"r[0-9]+")
_NO_OPTION: Final = ("typed-which-option", "typed-which-of", "typed-no-role", "typed-which-role", "typed-hand")
"""Errors of words that name no option, or several."""


def _has(text: str, words: Sequence[str]) -> bool:
    """Return whether each of the words begins a word of the text."""
    known = unaccented(text).split()
    return all(any(each.startswith(word) for each in known) for word in words)


class Misread(Exception):
    """The text is not an option. The message with this code says what would have been right."""

    def __init__(self, code: str, **params: str | int) -> None:
        self.code, self.params = code, params
        self.ways: dict[str, tuple[str, ...]] = {}
        """Ways to lay the tile, or other choices, by their labels, each with the whole move."""
        super().__init__(code)

    @property
    def elsewhere(self) -> bool:
        """Whether the words may belong to another step of the turn: they name no square and no way to turn the tile."""
        return self.code in ("typed-no-cell", "typed-place-first", "typed-too-much", *_NO_OPTION)


@dataclass(frozen=True)
class MoveParser:
    """A parser of moves, one decision after another."""

    seen: TableContext
    seat: int
    private: bool

    def read(self, words: Sequence[str], draft: Sequence[Action] = ()) -> tuple[Action, ...]:
        """Return the actions that the words name, from the start of the decision or going on from the draft.

        Words left over are an error.
        """
        begun = [draft[:count] for count in range(len(draft), 0, -1)]
        errors = list[Misread]()
        for actions in ((), *begun):
            try:
                return with_skips(self.seen.table.begun_game, self.seat, self._actions(words, actions))
            except Misread as misread:
                errors.append(misread)
                if not misread.elsewhere:
                    break
        later = [each for each in reversed(errors) if each.code in _NO_OPTION]
        raise later[0] if later and errors[0].code == "typed-no-cell" else errors[0]

    def _actions(self, words: Sequence[str], begun: Sequence[Action] = ()) -> tuple[Action, ...]:
        game = self.seen.table.begun_game
        rest, actions = list(words), list(begun)
        while rest:
            tried = drafting(game, self.seat, tuple(actions))
            if tried.complete or tried.reveals:
                raise Misread("typed-too-much", words=" ".join(rest)[:60])
            try:
                action, used = self._next(tried.game, rest)
            except Misread as misread:
                before = words[: len(words) - len(rest)]
                misread.ways = {label: (*before, *way) for label, way in misread.ways.items()}
                raise
            actions.append(action)
            rest = rest[used:]
        return tuple(actions)

    def continuations(self, words: Sequence[str], order: Sequence[Cell] = ()) -> list[Completion]:
        """Return the moves that these words may become, as far as they can be read. `order`: cells to list first."""
        found: dict[str, Completion] = {}
        for count in range(len(words), -1, -1):
            try:
                actions = self._actions(words[:count])
            except (Misread, Refusal, NoSuchCell):
                continue
            tried = drafting(self.seen.table.begun_game, self.seat, actions)
            ways = [Completion(" ".join(words))] if words and count == len(words) else []
            if not tried.complete and not tried.reveals:
                ways += self._ways_on(tried.game, words[:count], [unaccented(word) for word in words[count:]], order)
            for way in ways:
                found.setdefault(way.value.casefold(), way)
        return list(found.values())

    def _ways_on(self, game: Game, known: Sequence[str], rest: Sequence[str], order: Sequence[Cell]) -> list[Completion]:
        """Return the ways to make the next decision that have the rest of the words, by what they say or by their number."""
        view = game.view(self.seat)
        if self._places(view):
            first = {cell_name(cell): number for number, cell in enumerate(order)}
            places = sorted(self._places(view).items(), key=lambda place: first.get(place[0], len(first)))
            ways = [(f"{cell} {way.label}", f"{cell} {way.label}: {way.turned()}") for cell, ways in places for way in ways]
        elif not self.private and self.seen.face.is_hidden(view.decision):
            ways = []
        else:
            presentation = self.seen.presentation(view)
            ways = [(each.label, str(option_words(presentation, each.action))) for each in self._options(view)]
        fitting = [(value, said) for value, said in ways if _has(value, rest) or _has(said, rest)]
        before = "".join(f"{word} " for word in known)
        return [Completion(f"{before}{value}", f"{before}{said}") for value, said in fitting]

    def _next(self, game: Game, words: list[str]) -> tuple[Action, int]:
        view = game.view(self.seat)
        if self._places(view) and not words[0].isdecimal():
            placed = self._placing(game, words)
            if placed is not None:
                return placed
        none, behind = beginning(self.seen.voice, words, ("none",))
        if none and SKIP in view.options():
            return SKIP, len(words) - len(behind)
        for option in self._options(view):
            if words[0] == option.label:
                return option.action, 1
        return self._parse_option(view, words)

    def _options(self, view: View) -> tuple[NumberedOption, ...]:
        return choices_of(self.seen.presentation(view))

    def _places(self, view: View) -> Mapping[str, Sequence[Placement]]:
        presentation = self.seen.presentation(view)
        return presentation.face.places(presentation)

    def _placing(self, game: Game, words: list[str]) -> tuple[Action, int] | None:
        """Read a cell and the tile's rotation; None if the first word is no cell."""
        view = game.view(self.seat)
        try:
            cell = cell_name(cell_named(words[0]))
        except NoSuchCell:
            if self._options(view):
                return None
            cells = self._cells(self._places(view))
            if beginning(self.seen.voice, words, ("none",))[0]:
                raise Misread("typed-place-first", cells=cells) from None
            raise Misread("typed-no-cell", word=words[0][:20], cells=cells) from None
        ways = {way.label: way for way in self._places(view).get(cell, ())}
        if not ways and _WAY.fullmatch(words[0].lower()):
            return self._parse_rotation(view, words)
        if not ways:
            self._explain(game, cell, self._places(view))
        said = words[1].lower() if len(words) > 1 else ""
        if said in ways:
            return ways[said].action, 2
        if len(ways) == 1 and not _WAY.fullmatch(said):
            return next(iter(ways.values())).action, 1
        listed = Words(", ".join(self._ways(ways.values())))
        if _WAY.fullmatch(said):
            misread = Misread("typed-not-this-way", way=Words(said), cell=Words(cell), ways=listed)
        else:
            misread = Misread("typed-which-way", cell=Words(cell), ways=listed)
        rest = words[2:] if _WAY.fullmatch(said) else words[1:]
        misread.ways = {way.label: (cell, way.label, *rest) for way in ways.values()}
        raise misread

    def _explain(self, game: Game, cell: str, fitting: Iterable[str]) -> None:
        """Raise what says why the tile cannot lie there; if it does not fit, also where it does."""
        try:
            self.seen.face.why_not(game, cell)
        except IllegalAction as refused:
            if refused.code != "does_not_fit":
                raise
            raise Misread("typed-no-fit", cell=Words(cell), cells=self._cells(fitting)) from None

    def _parse_rotation(self, view: View, words: list[str]) -> tuple[Action, int]:
        """Read a rotation typed before the cell or without one, which is clear if only one cell fits."""
        way = words[0].lower()
        fitting = self._places(view)
        known = {cell: each.action for cell, ways in fitting.items() for each in ways if each.label == way}
        if len(words) > 1 and words[1].upper() in known:
            return known[words[1].upper()], 2
        if len(known) == 1:
            return next(iter(known.values())), 1
        if not known:
            raise Misread("typed-no-way", way=Words(way), cells=self._cells(fitting))
        raise Misread("typed-which-cell", way=Words(way), cells=self._cells(known), cell=Words(next(iter(known))))

    def _ways(self, ways: Iterable[Placement]) -> list[str]:
        say = self.seen.voice.text
        return [say("typed-way", way=Words(way.label), turned=way.turned()) for way in ways]

    def _cells(self, cells: Iterable[str]) -> Words:
        names = list(cells)
        shown = names[:12]
        return Words(", ".join(shown) + (" …" if len(names) > len(shown) else ""))

    def _parse_option(self, view: View, words: list[str]) -> tuple[Action, int]:
        """Match as many of the first words as fit any option; they must fit exactly one."""
        options = [option.action for option in self._options(view)]
        known = {option: self._tokens(view, option) for option in options}
        left, used = options, 0
        for word in words:
            wanted = self._plain(word)
            fitting = [option for option in left if all(each in known[option] for each in wanted)]
            if not fitting:
                break
            left, used = fitting, used + 1
        left = [option for option in left if self._in_order(view, option, words[:used])] or left
        plain = [option for option in left if all(known[option] <= known[other] for other in left)]
        if used and len(plain) == 1:  # the only one, or the others have its words and more: a large knight is not a knight
            return self._careful(plain[0]), used
        raise self._unclear(view, words[:used] or words, left if used else options, several=bool(used))

    def _unclear(self, view: View, words: list[str], options: Sequence[Action], *, several: bool) -> Misread:
        """Return the error of words that name no option, or several of these; each option is a way on."""
        said = " ".join(words)[:60]
        if not self.private and self.seen.face.is_hidden(view.decision):
            return Misread("typed-hand", words=said)
        role = self._role(view, words)
        if role is None:
            misread = Misread("typed-which-of" if several else "typed-which-option", words=said)
        else:
            figure, kind = role
            misread = Misread("typed-which-role" if several else "typed-no-role", figure=figure, kind=kind)
        numbered = zip(self._options(view), button_lines(self.seen.presentation(view)), strict=True)
        misread.ways = {line: (option.label,) for option, line in numbered if option.action in options}
        return misread

    def _role(self, view: View, words: list[str]) -> tuple[str, str] | None:
        """Return the figure, and the kind of feature it stands on, that all these words name; the longest name wins."""
        typed = {token for word in words for token in self._plain(word)}
        names = {
            (figure, kind): set(self._plain(self.seen.voice.text("phrase-role", figure=figure, kind=kind)))
            for figure, kind in self.seen.face.roles(view)
        }
        return max(
            (role for role, name in names.items() if name and name <= typed), key=lambda role: len(names[role]), default=None
        )

    def _in_order(self, view: View, option: Action, words: list[str]) -> bool:
        """Return whether the button has the words in this order: green for the blue row is not blue for the green row."""
        typed = [token for word in words for token in self._plain(word)]
        labels = (self._plain(self._said(view, option, style)) for style in STYLES)
        return any(all(token in rest for token in typed) for rest in map(iter, labels))

    def _said(self, view: View, option: Action, style: str) -> str:
        return str(option_words(self.seen.presentation(view), option, style))

    def _careful(self, option: Action) -> Action:
        """Refuse to play a card face down where others can read its name."""
        if not self.private and not self.seen.face.may_name(option):
            raise Misread("typed-hidden")
        return option

    def _tokens(self, view: View, option: Action) -> frozenset[str]:
        """Return all words that match an option: those on its button, and its names in the record."""
        data: dict[str, Any] = write_action(option)
        if "at" in data:
            data["at"] = cell_name(tuple(data["at"]))
        said = " ".join([*(self._said(view, option, style) for style in STYLES), *map(str, data.values())])
        return frozenset(token for word in re.split(r"[\s@_]+", said) for token in self._plain(word))

    def _plain(self, word: str) -> list[str]:
        parts = _WORD.findall(unaccented(word.replace("@", " ").replace("_", " ")))
        return [_SHORT.get(each, each) for each in parts]
