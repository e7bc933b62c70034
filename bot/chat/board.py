"""The board as a page shows it: everything one person may know of a table, and what they may do there, as plain data.

`LiveBoards` is what a page asks. The state comes from the game's face and the scene of its picture; the choices are the engine's
options in the form of the record. So a new expansion needs nothing here. Changes go the ways that buttons go: drafts,
confirmed actions, and the conversation for all else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bot.chat.buttons import read_press
from bot.chat.context import THEMES, button, own_voice
from bot.chat.contract import Account, Answer, Dispatcher, Message, PlatformLimits, Request
from bot.chat.fitting import plain
from bot.chat.refusals import denied_words, refused_words
from bot.chat.services import Services
from bot.chat.table_context import TableContext, table_context, turn_at
from bot.chat.table_news import TableNews
from bot.chat.voice import Voice
from bot.engine.actions import SKIP, Action, write_action
from bot.engine.events import Cell
from bot.engine.game import Game, View
from bot.engine.refusals import IllegalAction, Refusal
from bot.i18n import Words, message_id
from bot.scene.cell_names import NoSuchCell
from bot.scene.face import Shown
from bot.scene.lines import option_line, people_lines, worth_range
from bot.scene.panel import players
from bot.scene.phrases import NumberedOption, ask, headline
from bot.scene.presentation import Presentation
from bot.scene.result import standing_lines, title
from bot.store import Place
from bot.table.deeds.base import TableNow
from bot.table.deeds.play import Act, Drafting, drafting, with_skips
from bot.table.deeds.undo import still_asked
from bot.table.lobby import ListedTable
from bot.table.options import Options
from bot.table.people import Chat, Person
from bot.table.permissions import Actor
from bot.table.refused import Denied
from bot.table.table import Table
from renderer.scene import BoardScene, CardTableScene, DrawnBoard, SheetScene
from renderer.sprites import PlacedSprite, Sprites, card_name, figure_name, item_name

CONTRAST: Final = "high-contrast"
MOST_ACTIONS: Final = 40
"""Actions in a draft, at most: no turn has half as many."""
_LOGGED: Final = 12
_TOLD: Final = 8
"""Actions whose events the log tells."""
_DEEDS: Final = frozenset({"undo", "nudge", "hint", "resign", "rematch", "join", "leave", "begin"})
"""Commands that a page may give for its table."""
_STALE: Final = frozenset({"stale", "draft_moved", "no_draft", "draft_unfinished", "not_your_turn", "not_running", "paused"})
_STATUS: Final = {
    "no_table": 404,
    "paused": 409,
    "invitation_needed": 403,
    "not_allowed": 403,
    "not_seated": 403,
    "too_fast": 429,
}
_MOST_FORESEEN: Final = 30
"""Options of a decision that are tried to find out whether they reveal something."""


class BoardPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. `items`: sprites of what lies in front of the player, and how many; `words`: the same in words."""

    name: str
    colour: str
    figure: str
    score: str
    items: tuple[tuple[str, int], ...] = ()
    note: str = ""
    on: bool = False
    words: str = ""


class BoardHand(msgspec.Struct, frozen=True):
    """The tile in hand."""

    tile: str
    words: str


class BoardMap(msgspec.Struct, frozen=True, omit_defaults=True):
    """The map. `tiles`: column, row, tile, rotation; `things`: sprites on it; `laid`: tiles laid since the viewer's last turn."""

    tiles: tuple[tuple[int, int, str, int], ...]
    things: tuple[PlacedSprite, ...] = ()
    laid: tuple[tuple[int, int, str], ...] = ()
    dead: tuple[Cell, ...] = ()


class BoardRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of cards. `things`: their sprites from left to right, with whether each is new."""

    colour: str
    name: str
    things: tuple[tuple[str, bool], ...] = ()


class BoardCells(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the tile may lie: column, row, rotations, name. `before`: how many of the draft's actions come first."""

    tile: str
    before: int
    cells: tuple[tuple[int, int, tuple[int, ...], str], ...]


class BoardOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option. `place`: in tiles from the corner of (0, 0); `worth`: in points; `shows`: it cannot be taken back.

    `tint`: the sprite of the surface that it is about, and its cell; `tile`: a tile that it lays.
    """

    action: dict[str, Any]
    words: str
    label: str
    skip: bool = False
    place: tuple[float, float] | None = None
    cell: Cell | None = None
    tile: str = ""
    figure: str = ""
    tint: str = ""
    worth: str = ""
    card: str = ""
    row: str = ""
    shows: bool = False


class BoardDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question to the viewer at this point of the draft."""

    kind: str
    words: str
    options: tuple[BoardOption, ...] = ()


class BoardDraft(msgspec.Struct, frozen=True, omit_defaults=True):
    """The viewer's draft. `back`: how many actions stay when one step is taken back."""

    revision: int
    actions: tuple[dict[str, Any], ...] = ()
    complete: bool = False
    back: int = 0
    words: tuple[str, ...] = ()


class BoardButton(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something else that can be done: `id` is what the page sends."""

    id: str
    label: str
    style: str = ""


class BoardState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one person may see it."""

    v: int
    table: str
    state: str
    game: str
    turn: int
    headline: str
    art: str
    theme: str
    me: int = -1
    decider: int = -1
    deadline: int | None = None
    left: str = ""
    people: tuple[BoardPlayer, ...] = ()
    map: BoardMap | None = None
    rows: tuple[BoardRow, ...] = ()
    cards: tuple[str, ...] = ()
    hand: BoardHand | None = None
    decision: BoardDecision | None = None
    cells: BoardCells | None = None
    draft: BoardDraft | None = None
    log: tuple[str, ...] = ()
    deeds: tuple[BoardButton, ...] = ()
    looks: tuple[BoardButton, ...] = ()
    result: tuple[str, ...] = ()
    rematch: str = ""


class BoardLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another look at a table. `tints`: sprites over cells; `counts`: places with each player's number."""

    title: str
    lines: tuple[str, ...] = ()
    tints: tuple[tuple[str, int, int], ...] = ()
    counts: tuple[tuple[float, float, tuple[tuple[str, str], ...]], ...] = ()
    tiles: tuple[tuple[str, str, bool], ...] = ()


class BoardSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the conversation answers to a press."""

    text: str = ""
    lines: tuple[str, ...] = ()
    buttons: tuple[BoardButton, ...] = ()


class ListedBoard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game in a list. `words`: with whom, whose turn it is, and which game."""

    table: str
    words: str
    state: str
    mine: bool = False
    deadline: int | None = None


class BoardRefused(Exception):
    """A request that was refused; nothing has changed. `code` is for the page, `text` for its reader."""

    def __init__(self, status: int, code: str, text: str) -> None:
        self.status, self.code, self.text = status, code, text
        super().__init__(code)


@dataclass(frozen=True)
class BoardReader:
    """Who looks at a board, and how."""

    account: Account
    person: Person
    place: Place
    language: str
    contrast: bool = False

    @property
    def voice(self) -> Voice:
        """The reader's voice."""
        return own_voice(self.person, Chat(), self.language)

    @property
    def theme(self) -> str:
        """The theme of the reader's pictures."""
        return CONTRAST if self.contrast else THEMES[self.person.palette]

    @property
    def actor(self) -> Actor:
        """The reader as the actor of a deed. No page makes anybody an admin."""
        return Actor(self.person.id, self.place)


class LiveBoards:
    """What a page of boards asks and does. `dispatcher` handles the presses; `limits`: of the platform that serves the page."""

    def __init__(self, services: Services, dispatcher: Dispatcher, limits: PlatformLimits) -> None:
        self._services = services
        self._dispatcher = dispatcher
        self._limits = limits
        self.news = TableNews(services.tables)

    async def reader(self, account: Account, place: Place, language: str, *, contrast: bool = False) -> BoardReader:
        """Return the person of an account as a reader, known from now on."""
        person = await self._services.people.register(account.id, account.name, None, language, place)
        return BoardReader(account, person, place, language, contrast)

    def words(self, reader: BoardReader, codes: Sequence[str]) -> dict[str, str]:
        """Return messages in the reader's language; % stands for a parameter."""
        hole = Words("%")
        given = {"cell": hole, "way": hole, "ways": hole, "count": hole}
        return {code: str(reader.voice.drawn.text(code, **given)) for code in codes}

    async def play_computer(self, reader: BoardReader, event: str) -> str:
        """Begin a casual game against one computer; return its table. The same event begins one game."""
        levels = self._services.levels
        done = await self._services.lobby.open(
            reader.actor,
            Options(language=reader.voice.language, seats=2, pace="none", rated=False),
            key=self._key(reader, event),
            salt=event,
            computers=(levels[len(levels) // 2],),
            begin=True,
        )
        return done.table.id

    async def games(self, reader: BoardReader) -> list[ListedBoard]:
        """Return the reader's open and running games, those that wait for them first."""
        found = await self._services.lobby.of_person(reader.person.id)
        known = await self._services.people.get_many(sorted({person for each in found for person in each.label.people}))
        return [
            ListedBoard(each.table, self._words_of(reader, each, known), each.state, each.mine, each.deadline) for each in found
        ]

    def _words_of(self, reader: BoardReader, listed: ListedTable, known: Mapping[str, Person]) -> str:
        say = reader.voice.drawn
        computer = say.text("button-table-computer")
        names = {person: known[person].name if person in known else say.text("chat-nameless") for person in listed.label.people}
        others = [name for person, name in names.items() if person != reader.person.id] or [computer]
        waiting = "alone" if len(names) < 2 else "joined"
        state = "mine" if listed.mine else waiting if listed.state == "open" else "running"
        decider = next((names[person] for person in listed.deciders if person in names), computer)
        game = say.text(message_id("game", listed.label.options.game))
        return str(say.text("button-table", state=state, who=say.joined(others), what=game, decider=decider))

    async def version(self, table: str, reader: BoardReader) -> int:
        """Return the version of a table that the reader may see."""
        return (await self._now(table, reader)).table.version

    async def _now(self, table: str, reader: BoardReader) -> TableNow:
        came = time.monotonic()
        with _Refusals(reader.voice):
            now = await self._services.tables.now(table, came)
            await self._services.lobby.view(table, reader.actor)
        return now

    # the state

    async def state(self, table: str, reader: BoardReader) -> BoardState:
        """Return a table as the reader may see it."""
        return await self._state(await self._now(table, reader), reader)

    async def _state(self, now: TableNow, reader: BoardReader) -> BoardState:
        seen = await table_context(self._services, now.table, reader.voice, known={reader.person.id: reader.person})
        sprites = self._services.picture_queue.sprites(reader.theme)
        return _Stater(now, reader, seen, sprites).state()

    # changes

    async def draft(self, table: str, reader: BoardReader, version: int, revision: int, actions: Sequence[object]) -> BoardState:
        """Replace the reader's draft and return where it leads. An action that reveals something is confirmed at once."""
        now = await self._now(table, reader)
        seen = await table_context(self._services, now.table, reader.voice)
        came = time.monotonic()
        with _Refusals(reader.voice, seen):
            read, _ = _turn(now.table, reader, version, actions)
            await self._services.tables.draft(table, reader.actor, version, revision, *read, came=came)
        self.news.ring(table)
        return await self.state(table, reader)

    async def confirm(self, table: str, reader: BoardReader, version: int, actions: Sequence[object], event: str) -> BoardState:
        """Play these actions, which complete the reader's turn or reveal something. The same event plays them once."""
        now = await self._now(table, reader)
        seen = await table_context(self._services, now.table, reader.voice)
        came = time.monotonic()
        with _Refusals(reader.voice, seen):
            read, seat = _turn(now.table, reader, version, actions)
            if seat is not None:
                tried = drafting(now.table.begun_game, seat, read)
                if not (tried.complete or tried.reveals):
                    raise Denied("draft_unfinished")
            await self._services.tables.do(table, reader.actor, Act(version, read), self._key(reader, event), came=came)
        self.news.ring(table)
        return await self.state(table, reader)

    def _key(self, reader: BoardReader, event: str) -> str:
        return f"{self._limits.platform}:board-{reader.person.id}-{event}"

    async def press(self, table: str, reader: BoardReader, pressed: str, words: str, event: str) -> BoardSaid:
        """Do something else at this table: one of its commands, a button of an answer, or a typed move (`words`)."""
        known = (await self._now(table, reader)).table
        press, verb = read_press(pressed), pressed.removeprefix("/")
        if words and not pressed:
            given = {"words": f"/move {known.id} {words}"}
        elif press is not None and press.table == known.id:
            given = {"button": pressed, "message": "page"}
        elif pressed.startswith("/") and verb in _DEEDS:
            given = {"words": f"/{verb} {known.id}"}
        else:
            raise BoardRefused(400, "no_button", reader.voice.plain("web-no-button"))
        request = Request(
            person=reader.account,
            place=reader.place,
            event=f"board-{reader.person.id}-{event}",
            whispered=True,
            language=reader.language,
            **given,  # type: ignore[arg-type]
        )
        reply = await self._dispatcher.handle(request, self._limits)
        self.news.ring(table)
        return _said(known.id, reply.answer, reply.messages)

    # looks

    async def look(self, table: str, reader: BoardReader, name: str) -> BoardLook:
        """Return another look at a table: its owners, its forecast, the tiles left."""
        now = await self._now(table, reader)
        if now.table.game is None:
            raise BoardRefused(404, "not_begun", reader.voice.plain("web-watch-soon"))
        seen = await table_context(self._services, now.table, reader.voice)
        presentation = seen.for_drawing(now.table.begun_game.view(now.table.seat_of(reader.person.id)))
        if name not in _LOOKS or name not in seen.face.looks:
            raise BoardRefused(404, "no_look", reader.voice.plain("no-picture"))
        drawing = seen.face.look(presentation, name)
        head, *lines = drawing.text.long.split("\n")
        return _look(drawing.scene, self._services.picture_queue.sprites(reader.theme), head, lines)

    async def at(self, table: str, reader: BoardReader, x: float, y: float) -> tuple[str, ...]:
        """Describe what is at a point of the map, given in tiles: a cell, and the feature on it."""
        now = await self._now(table, reader)
        if now.table.game is None:
            raise BoardRefused(404, "not_begun", reader.voice.plain("web-watch-soon"))
        seen = await table_context(self._services, now.table, reader.voice)
        presentation = seen.for_drawing(now.table.begun_game.view(now.table.seat_of(reader.person.id)))
        cell = (int(x // 1), int(y // 1))
        scene, segment = seen.face.whole(presentation).scene, None
        if isinstance(scene, BoardScene):
            tile = next((each for each in scene.board.tiles if each.cell == cell), None)
            sprites = self._services.picture_queue.sprites(reader.theme)
            segment = sprites.segment_at(tile, x - cell[0], y - cell[1]) if tile else None
        return tuple(map(str, seen.face.at_cell(presentation, cell, segment)))

    async def picture(self, table: str, reader: BoardReader) -> bytes:
        """Draw what is worth keeping of a game."""
        now = await self._now(table, reader)
        if now.table.game is None:
            raise BoardRefused(404, "not_begun", reader.voice.plain("web-watch-soon"))
        seen = await table_context(self._services, now.table, reader.voice)
        return await self._services.picture_queue.picture(seen.poster(), reader.theme).png()

    async def art(self, theme: str, stamp: str, size: int, name: str) -> bytes | None:
        """Draw a sprite; None for another version's art. Raises NoSprite for a wrong name."""
        if theme not in (*THEMES.values(), CONTRAST) or self._services.picture_queue.sprites(theme).stamp != stamp:
            return None
        return await self._services.picture_queue.sprite(theme, name, size)


_LOOKS: Final = ("fields", "roads", "cities", "forecast", "tiles")
"""Looks that a page can show."""


class _Refusals:
    """Turns refusals inside the block into those of a page."""

    def __init__(self, voice: Voice, seen: TableContext | None = None) -> None:
        self._voice, self._seen = voice, seen

    def __enter__(self) -> None:
        pass

    def __exit__(self, _type: object, fault: BaseException | None, _trace: object) -> None:
        if isinstance(fault, Denied):
            status = _STATUS.get(fault.code, 409 if fault.code in _STALE else 422)
            raise BoardRefused(status, fault.code, denied_words(self._voice, fault, self._seen)) from fault
        if isinstance(fault, Refusal):
            text = refused_words(self._seen, fault) if self._seen else self._voice.plain("web-no-button")
            raise BoardRefused(422, fault.code, text) from fault
        if isinstance(fault, NoSuchCell):
            raise BoardRefused(422, "no_cell", self._voice.plain("no-such-cell", cell=str(fault.args[0]))) from fault


def _turn(table: Table, reader: BoardReader, version: int, actions: Sequence[object]) -> tuple[tuple[Action, ...], int | None]:
    """Return the actions with what the turn skips, and the reader's seat if it is to act; None if it is not, or no longer."""
    read, seat = _actions(table, actions), table.seat_of(reader.person.id)
    if seat is None or seat != table.decider or version < table.since:
        return read, None
    return with_skips(table.begun_game, seat, read), seat


def _actions(table: Table, given: Sequence[object]) -> tuple[Action, ...]:
    if table.game is None:
        raise Denied("not_begun")
    if len(given) > MOST_ACTIONS:
        raise IllegalAction("bad_action", {"why": "too many actions"})
    read = [table.game.kind.reader.read(each) for each in given]
    return tuple(action for _, action in read)


def _said(table: str, answer: Answer | None, messages: Sequence[Message]) -> BoardSaid:
    """Return an answer with the buttons that are about this table: a page opens nothing else."""
    lines = tuple(plain(paragraph) for message in messages for paragraph in message.paragraphs)
    presses = ((each, read_press(each.id)) for message in messages for row in message.buttons for each in row if each.id)
    buttons = tuple(BoardButton(each.id, each.label, each.style) for each, press in presses if press and press.table == table)
    return BoardSaid(answer.text if answer else "", lines, buttons)


@dataclass(frozen=True)
class _Stater:
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
            left=str(self.seen.face.left(shown)),
            people=tuple(self._people(shown, decider)),
            cards=tuple(map(card_name, self.seen.face.hand(shown))),
            log=self._log(shown),
            looks=tuple(self._looks()),
        )
        state = self._with_scene(state, scene)
        if table.game.decision is None:
            told = tuple(map(str, standing_lines(shown, 3)))
            return replace(state, headline=str(title(shown)), result=told)
        if tried is None or me is None:
            return state
        return self._with_choices(state, asked, tried, me, scene.board if isinstance(scene, BoardScene) else None)

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


def _look(scene: object, sprites: Sprites, head: str, lines: Sequence[str]) -> BoardLook:
    """Return a scene as a look: what it lays over the map, or the tiles of a sheet."""
    match scene:
        case BoardScene(board=board):
            tiles = {tile.cell: tile for tile in board.tiles}
            tints = tuple(
                (f"tint-{tile.tile}-{tile.rotation}-{owner.segment}-{'+'.join(owner.colours)}", *owner.cell)
                for owner in board.owners
                if owner.colours and (tile := tiles.get(owner.cell))
            )
            counts = tuple(
                (*sprites.spot(board, each.cell, each.place), tuple((count.colour, count.label) for count in each.counts))
                for each in board.counts
            )
            return BoardLook(head, tuple(lines), tints, counts)
        case SheetScene(title=words, entries=entries, note=note):
            shown = tuple((f"tile-{each.tile}-0-0", each.label, each.gone) for each in entries)
            return BoardLook(words, (note,) if note else (), tiles=shown)
        case _:
            return BoardLook(head, tuple(lines))
