"""The state of a table for one reader: the game's face and the scene of its picture, and the engine's options as the choices.

A new expansion needs nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.chat.board.data import (
    BoardButton,
    BoardCells,
    BoardDecision,
    BoardDraft,
    BoardHand,
    BoardMap,
    BoardOption,
    BoardPlayer,
    BoardRow,
    BoardState,
)
from bot.chat.board.reader import BoardReader
from bot.chat.brief import BETWEEN
from bot.chat.context import button
from bot.chat.table_context import TableContext, turn_at, turn_of
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.game import Game, View
from bot.engine.refusals import IllegalAction
from bot.scene.face import Shown
from bot.scene.lines import option_line, people_lines, worth_range
from bot.scene.panel import players
from bot.scene.phrases import NumberedOption, ask, headline
from bot.scene.presentation import Presentation
from bot.scene.result import standing_lines, title
from bot.table.deeds.base import TableNow
from bot.table.deeds.play import Drafting, drafting, with_skips
from bot.table.deeds.undo import still_asked
from bot.table.options import INCREMENTS
from bot.table.table import Table
from renderer.scene import BoardScene, CardTableScene, DrawnBoard
from renderer.sprites import Sprites, card_name, figure_name, item_name

_LOGGED: Final = 12
_TOLD: Final = 8
"""Actions whose events the log tells."""
_MOST_FORESEEN: Final = 30
"""Options of a decision that are tried to find out whether they reveal something."""


def state_of(now: TableNow, reader: BoardReader, seen: TableContext, sprites: Sprites) -> BoardState:
    """Return a table as the reader may see it."""
    return _StateMaker(now, reader, seen, sprites).state()


def moment_of(seen: TableContext, reader: BoardReader, sprites: Sprites, actions: int, since: int) -> BoardState:
    """Return a table as everybody saw it after this number of actions. `since`: the tiles laid after that many are marked."""
    return _StateMaker(TableNow(seen.table, None), reader, seen, sprites).moment(actions, since)


@dataclass(frozen=True)
class _StateMaker:
    """Makes the state of a table for one reader."""

    now: TableNow
    reader: BoardReader
    seen: TableContext
    sprites: Sprites

    @property
    def table(self) -> Table:
        return self.now.table

    def state(self) -> BoardState:
        table, say = self.table, self.reader.voice
        me = table.seat_of(self.reader.person.id)
        bare = BoardState(
            v=table.version,
            table=table.id,
            state=table.state,
            game=table.options.game,
            turn=turn_at(table),
            headline=say.plain("web-watch-soon"),
            art=self.sprites.stamp,
            theme=self.reader.theme,
            me=-1 if me is None else me,
            deadline=self.now.deadline,
            rematch=table.rematch,
            deeds=tuple(self._deeds(me)),
        )
        if table.game is None:
            waiting = (BoardPlayer(each.name, each.colour, figure_name(each.colour, "follower"), "") for each in self.seen.faces)
            return replace(bare, people=tuple(waiting))
        decider = -1 if table.decider is None else table.decider
        mine = me is not None and decider == me
        tried = self._tried(table.game, me) if mine and me is not None else None
        before = tried.game.view(me) if tried else table.game.view(me)
        after = tried.outcome.view(me) if tried and tried.complete else before
        shown, asked = self.seen.for_drawing(after), self.seen.for_drawing(before)
        complete = tried is not None and tried.complete
        drawing = self.seen.face.confirm(asked, tried.actions[-1], shown) if tried and complete else self.seen.face.whole(shown)
        scene = drawing.scene
        state = replace(
            bare,
            decider=decider,
            headline=str(headline(asked)),
            left=self._left(shown),
            people=tuple(self._people(shown, decider)),
            cards=tuple(map(card_name, self.seen.face.hand(shown))),
            log=self._log(shown),
            looks=tuple(self._looks()),
        )
        state = self._with_scene(state, scene)
        if table.game.decision is None:
            told = tuple(map(str, standing_lines(shown, 3)))
            return replace(state, headline=str(title(shown)), left="", result=told)
        if tried is None or me is None:
            return state
        return self._with_choices(state, asked, tried, me, scene.board if isinstance(scene, BoardScene) else None)

    def _left(self, shown: Presentation[View]) -> str:
        """Say what is left to draw, and in the players' banks of time."""
        left = str(self.seen.face.left(shown))
        return f"{left}{BETWEEN}{self.seen.banks()}" if self.table.options.pace in INCREMENTS else left

    def moment(self, actions: int, since: int) -> BoardState:
        table, game = self.table, self.table.game_after(actions)
        shown = self.seen.for_drawing(game.view(None), since)
        decider = -1 if game.decision is None else game.decision.seat
        bare = BoardState(
            v=table.version,
            table=table.id,
            state=table.state,
            game=table.options.game,
            turn=turn_of(game),
            headline=str(headline(shown)),
            art=self.sprites.stamp,
            theme=self.reader.theme,
            people=tuple(self._people(shown, decider)),
        )
        return self._with_scene(bare, self.seen.face.whole(shown).scene)

    def _tried(self, game: Game, seat: int) -> Drafting:
        draft = self.now.draft
        try:
            return drafting(game, seat, draft.actions if draft else ())
        except IllegalAction:  # a draft of a program with other rules
            return drafting(game, seat, ())

    def _with_scene(self, state: BoardState, scene: object) -> BoardState:
        match scene:
            case BoardScene(board=board, panel=panel):
                hand = panel.hand if panel else None
                drawn = BoardMap(
                    tiles=tuple((*each.cell, each.tile, each.rotation) for each in board.tiles),
                    things=self.sprites.lay_out(board),
                    laid=tuple((*each.cell, each.colour) for each in board.laid),
                    dead=board.dead,
                )
                return replace(state, map=drawn, hand=BoardHand(hand.tile, hand.caption) if hand else None)
            case CardTableScene(rows=rows):
                found = (
                    BoardRow(row.colour, row.name, tuple((card_name(each), getattr(each, "new", False)) for each in row.things))
                    for row in rows
                )
                return replace(state, rows=tuple(found))
            case _:
                return state

    def _people(self, shown: Presentation[View], decider: int) -> list[BoardPlayer]:
        told = people_lines(shown)
        return [
            BoardPlayer(
                name=each.name or each.fallback,
                colour=each.colour,
                figure=figure_name(each.colour, next(iter(self.seen.face.figures.values()))),
                score=each.score,
                items=tuple((item_name(item, each.colour), item.count) for item in each.items),
                note=each.note,
                on=seat == decider,
                words=str(told[seat]),
            )
            for seat, each in enumerate(players(shown))
        ]

    def _log(self, shown: Presentation[View]) -> tuple[str, ...]:
        lines = [str(line) for line in self.seen.face.tell(shown, max(0, len(shown.view.log) - _TOLD))]
        return tuple(lines[-_LOGGED:])

    def _with_choices(
        self, state: BoardState, asked: Presentation[View], tried: Drafting, me: int, board: DrawnBoard | None
    ) -> BoardState:
        """Add the draft, where its tile may lie, and the present question."""
        revision = self.now.draft.revision if self.now.draft else 0
        told = tuple(str(line) for line in self.seen.face.brief(asked, tried.events, own=True)) if tried.actions else ()
        actions = tuple(map(write_action, tried.actions))
        draft = BoardDraft(revision, actions, tried.complete, self._back(tried.actions, me), told)
        state = replace(state, draft=draft, cells=self._cells(tried.actions, me))
        decision = tried.game.decision
        if tried.complete or decision is None:
            return state
        options = self._options(asked, tried, me, board)
        return replace(state, decision=BoardDecision(decision.kind, str(ask(asked, decision)), options))

    def _back(self, actions: tuple[Action, ...], me: int) -> int:
        """Return how many actions stay when the last real choice is taken back."""
        kept = actions
        while kept and kept[-1] == SKIP and with_skips(self.table.begun_game, me, kept[:-1]) == kept:
            kept = kept[:-1]
        return max(0, len(kept) - 1)

    def _cells(self, actions: tuple[Action, ...], me: int) -> BoardCells | None:
        """Return where the tile of the present decision, or the one that the draft has laid last, may lie."""
        for before in range(len(actions), -1, -1):
            tried = drafting(self.table.begun_game, me, actions[:before])
            if tried.complete or tried.game.decision is None or tried.game.decision.tile is None:
                continue
            places = self.seen.face.places(self.seen.for_drawing(tried.game.view(me)))
            if places:
                cells = []
                for name, ways in places.items():
                    turned = [write_action(way.action) for way in ways]
                    x, y = turned[0]["at"]
                    cells.append((x, y, tuple(each["rot"] for each in turned), name))
                return BoardCells(tried.game.decision.tile, before, tuple(cells))
        return None

    def _options(self, asked: Presentation[View], tried: Drafting, me: int, board: DrawnBoard | None) -> tuple[BoardOption, ...]:
        numbered = self.seen.face.numbered_options(asked.view, asked.secret)
        foresee = len(numbered) <= _MOST_FORESEEN
        return tuple(self._option(asked, each, board, shows=foresee and self._shows(tried, each.action, me)) for each in numbered)

    def _shows(self, tried: Drafting, action: Action, me: int) -> bool:
        """Return whether an option reveals something to the reader, so that it cannot be taken back."""
        game = tried.game.copy()
        events = game.apply(action, me)
        decision = game.decision
        return decision is not None and decision.seat == me and any(event.reveals for event in events)

    def _option(self, asked: Presentation[View], option: NumberedOption, board: DrawnBoard | None, *, shows: bool) -> BoardOption:
        face = self.seen.face
        shown: Shown = face.shown(asked, option.action)
        colour = asked.colour(self.table.decider or 0)
        tint, place = "", None
        if shown.at is not None and shown.place is not None and board is not None:
            place = self.sprites.spot(board, shown.at, shown.place)
            tile = next((each for each in board.tiles if each.cell == shown.at), None)
            if tile is not None and isinstance(shown.place, int):
                tint = f"tint-{tile.tile}-{tile.rotation}-{shown.place}-{colour}"
        return BoardOption(
            action=write_action(option.action),
            words=str(option_line(asked, option)),
            label=option.label,
            skip=option.action == SKIP,
            place=place,
            cell=shown.at,
            tile=shown.tile,
            figure=figure_name(colour, shown.figure) if shown.figure else "",
            tint=tint,
            worth=worth_range(asked, option.action),
            card=card_name(shown.card) if shown.card else "",
            row=shown.row,
            shows=shows,
        )

    def _looks(self) -> list[BoardButton]:
        say, there = self.reader.voice, self.seen.face.looks
        labels: Mapping[str, Callable[[], str]] = {
            "fields": lambda: say.text("button-fields"),
            "roads": lambda: say.text("button-roads"),
            "cities": lambda: say.text("button-cities"),
            "forecast": lambda: say.text("scene-title-forecast"),
            "tiles": lambda: say.text("board-tiles"),
        }
        return [BoardButton(name, str(label())) for name, label in labels.items() if name in there]

    def _pressed(self, verb: str) -> BoardButton:
        made = button(self.reader.voice.text(f"button-{verb}"), self.table.id, self.table.version, verb)
        return BoardButton(made.id, made.label)

    def _deeds(self, me: int | None) -> list[BoardButton]:
        """Return what else the reader may do at this table."""
        table, say = self.table, self.reader.voice

        def deed(verb: str, label: str, style: str = "") -> BoardButton:
            return BoardButton(f"/{verb}", str(say.text(label)), style)

        if self.reader.looks_at:
            return []
        if table.state == "open":
            if me is None:
                return [deed("join", "button-join", "primary")]
            mine = table.host == self.reader.person.id
            return [*([deed("begin", "button-start", "primary")] if mine else []), deed("leave", "button-leave")]
        if me is None:
            return []
        if table.state == "over":
            return [deed("rematch", "button-rematch", "primary")]
        found = []
        if table.undo is not None and me in still_asked(table):
            found = [self._pressed(verb) for verb in ("agree", "refuse")]
        others = table.asked is not None and table.decider != me
        return [
            *found,
            *([deed("nudge", "board-nudge")] if others else []),
            *([self._pressed("explain")] if table.decider == me else []),
            *([deed("hint", "board-hint")] if table.decider == me and not table.rated else []),
            deed("undo", "board-undo"),
            deed("resign", "button-resigned"),
        ]
