"""Views of a table: the board in whole or in part, the tiles left, the score, the log, the list of games."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import TABLE, ButtonKind, Command, at_table, at_table_with_words
from bot.chat.context import THEMES, Context, button
from bot.chat.contract import Button, ButtonRow, CommandOption, Completion, File, MenuTarget, Message, Paragraph, Reply
from bot.chat.lobby_card import card
from bot.chat.passing import looks_before, note_look
from bot.chat.refusals import way_on
from bot.chat.table_choice import (
    MOST_LISTED,
    Unclear,
    WhichTable,
    by_living,
    is_code,
    is_open,
    is_running,
    labels_of,
    no_words,
    table_for,
    unknown_words,
)
from bot.chat.table_context import TableContext
from bot.chat.turn_message import LOOKS, OWNED, deadline_line, news_drawing, turn_drawing, turn_message
from bot.chat.vocabulary import beginning
from bot.chat.voice import heading
from bot.chat.web_links import turn_row
from bot.engine.game import View
from bot.engine.record import record_of
from bot.games.faces import face_of
from bot.i18n import Words
from bot.scene.cell_names import cell_name, cell_named
from bot.scene.drawing import Drawing
from bot.scene.lines import score_line
from bot.scene.phrases import headline, points_line
from bot.scene.presentation import Presentation
from bot.scene.replay import frames
from bot.table.deeds.base import check_unfinished
from bot.table.refused import Denied
from bot.table.table import Table

_LOGGED: Final = 40
"""Actions in the log, unless a number is given."""
_MOST_LOGGED: Final = 200
_FULL: Final = 0.9
"""How much of a platform's longest text to use: some platforms count a few characters twice."""
_LINKED: Final = 5
"""Most tables in the list that get a link to the page of their turn."""


async def _table_seen(context: Context, table: Table) -> TableContext:
    if table.game is None:
        check_unfinished(table)
        raise Denied("not_begun")
    return await context.seen(table, context.common)


def _show(context: Context, table: Table, drawing: Drawing, *text: Paragraph) -> Reply:
    """Show a picture with its title."""
    picture = context.services.picture_queue.picture(drawing, THEMES["standard"])
    return Reply(messages=(Message(text, picture=picture, table=table.id),))


Look: TypeAlias = Callable[..., Awaitable[Reply]]
"""Shows something of a table: takes the context, the table, and words if there may be some."""

_REPEATED: Final = re.compile(r"[0-9A-Za-z_:-]{1,30}")
"""What a button can say again."""


def _for_one(name: str, run: Look) -> Look:
    """Return a look that is for the person alone where the platform wants that, with a button that shows it to everybody.

    Pressed on a message that only this person sees, it takes its place, with a way back to the board.
    """

    async def look(context: Context, table: Table, *more: list[str]) -> Reply:
        reply = await run(context, table, *more)
        if not (context.limits.looks_alone and context.limits.can_whisper) or context.request.private:
            return reply
        again = ":".join((name, *(word for words in more for word in words)))
        label = context.own.text("button-show-here")
        can = table.state != "open" and _REPEATED.fullmatch(again)  # the card is there for everybody
        show = button(label, table.id, table.version, "show", again, role="way") if can else None
        edits = context.request.message if context.request.whispered else ""
        return replace(reply, messages=tuple(_whispered(context, each, show, edits) for each in reply.messages))

    return look


def _whispered(context: Context, message: Message, show: Button | None, edits: str) -> Message:
    press, ways = context.press, [show] if show is not None else []
    if message.private_to or message.edits:
        return message
    if edits and press is not None and not message.buttons:
        ways.insert(0, button(context.own.text("button-back"), press.table, press.version, "board", role="way"))
    rows = (*message.buttons, tuple(ways)) if ways else message.buttons
    return replace(message, private_to=context.request.person.id, buttons=rows, edits=edits)


async def press_show(context: Context, press: Press) -> Reply:
    """Show everybody what a person was whispered, as it is now; each person once a minute."""
    name, *words = press.argument.split(":")
    table = await context.services.lobby.view(press.table, context.actor)
    looks: dict[str, Look] = {"board": board, "history": history, "tiles": tiles, "score": score, "replay": replay}
    if name not in looks or table.state == "open":
        return context.answer("button-unknown", alert=True)
    if not await context.services.lobby.rates.shown(context.person.id, context.request.place):
        return context.answer("show-wait", alert=True)
    seen, place = await _table_seen(context, table), context.request.place
    if name == "board" and not words:
        reply = _as_of_now(context, seen)
    else:
        reply = await looks[name](context, table, *([words] if name in _TAKE_WORDS else []))
    noting = partial(note_look, context.services, seen, place)
    shown = [each if each.private_to else replace(each, on_posted=noting) for each in reply.messages]
    return replace(reply, messages=(*shown, *await looks_before(context.services, table, place)))


_TAKE_WORDS: Final = frozenset({"board", "history"})
_WITH_WORDS: Final = (*OWNED, *LOOKS, "words", "png")
_SHOWN: Final = WhichTable(verb="board", fits=(is_running, is_open), over="if_no_other")


async def board(context: Context, table: Table, words: list[str]) -> Reply:
    """Show the board; with a word, the owners of fields, roads or cities, one cell, or all of it in words.

    A cell after such a word counts more.
    """
    look, behind = beginning(context.own, words, _WITH_WORDS)
    if not look and len(behind) == 1 and is_code(behind[0]) and not behind[0].isalpha():
        table = await context.services.lobby.view(behind[0].lower(), context.actor)  # refused, and no square is called so
        behind = []
    return await look_at(context, table, " ".join(behind) or look)


async def _cells(context: Context, typed: str) -> list[Completion]:
    """Return the cells of the map of the table that is meant, the newest first."""
    try:
        table, _ = await table_for(context, _SHOWN, more=True)
    except (Denied, Unclear):
        return []
    view, begun = None if table.game is None else table.begun_game.view(None), typed.strip().upper()
    found = () if view is None else dict.fromkeys(map(cell_name, reversed(face_of(view).cells(view))))
    return [Completion(name) for name in found if name.startswith(begun)]


BOARD: Final = at_table_with_words(
    "board",
    _for_one("board", board),
    _SHOWN,
    options=(
        CommandOption("look", choices=("map", *OWNED, "words", "png")),
        CommandOption("cell", completed=True),
        TABLE,
    ),
    complete={"cell": _cells},
    targets=(MenuTarget("board", "message"), MenuTarget("words", "message", words="words")),
    aliases="map show state",
)


async def look_at(context: Context, table: Table, what: str) -> Reply:
    """Show a view of the board; if the table waits for its players, its card."""
    if table.state == "open":
        return context.reply_with(
            card(await context.seen(table, context.common), context.services.picture_queue, THEMES["standard"], context.limits)
        )
    seen = await _table_seen(context, table)
    if what == "words":
        return in_words(context, seen)
    if what == "png":
        return _as_file(context, seen)
    if what in OWNED:
        title = heading(seen.voice.text("scene-title-owners", kind=OWNED[what]))
        return _show(context, seen.table, seen.face.look(seen.for_drawing(seen.public), what), title)
    if what:
        return _look(context, seen, *((LOOKS[what], "") if what in LOOKS else ("zoom", cell_name(cell_named(what)))))
    return await _present(context, seen)


def _look(context: Context, seen: TableContext, what: str, argument: str = "") -> Reply:
    """Show a picture by its name, with the first line of its text."""
    drawing = seen.face.look(seen.for_drawing(seen.public), what, argument)
    said = seen.face.look(seen.presentation(seen.public), what, argument).text.long.split("\n")[0]
    return _show(context, seen.table, drawing, Paragraph((said,)))


async def _present(context: Context, seen: TableContext) -> Reply:
    """Show the table as it is, with the choices of the player to act."""
    alone = (context.request.private or await by_living(context, seen.table.id)) and seen.table.seat_of(
        context.person.id
    ) != seen.table.decider
    deadline = (await context.now(seen.table.id)).deadline
    return Reply(messages=(turn_message(context, seen, deadline).board(choices=not alone),))


def _as_of_now(context: Context, seen: TableContext) -> Reply:
    """Show the board with the number of its turn and the score, and with nothing to choose: it stays when the turn is over."""
    presentation = seen.presentation(seen.public)
    title = _up_to_now(seen)
    drawing = news_drawing(seen.for_drawing(seen.public))
    return _show(context, seen.table, drawing, heading(title), Paragraph((score_line(presentation),)))


def _up_to_now(seen: TableContext) -> Words:
    return seen.voice.text("replay-whole") if seen.table.state == "over" else seen.voice.text("replay-title", turn=seen.turn)


def _as_file(context: Context, seen: TableContext) -> Reply:
    """Send the picture as a file, exactly as drawn, and those to share: posters, with nothing to choose in them."""
    drawings = {"": turn_drawing(seen.for_drawing(seen.public)), "-poster": seen.poster(), "-wide": seen.poster(wide=True)}
    made = {name: context.services.picture_queue.picture(each, THEMES["standard"]) for name, each in drawings.items()}
    files = tuple(File(picture.png, f"{seen.table.id}{name}.png", picture.alt) for name, picture in made.items())
    title = headline(seen.presentation(seen.public))
    return Reply(messages=(Message((heading(title),), files=files),))


async def press_in_words(context: Context, press: Press) -> Reply:
    """Describe all that the picture shows, for this person alone."""
    return in_words(context, await _table_seen(context, await context.services.lobby.view(press.table, context.actor)))


def in_words(context: Context, seen: TableContext) -> Reply:
    """Describe the board in words, in as few messages as possible."""
    drawing = turn_drawing(TableContext(seen.table, context.own, seen.known).presentation(seen.public))
    return Reply(messages=tuple(context.whisper(*page) for page in in_pages(context, drawing.text.long)))


def in_pages(context: Context, text: str) -> list[list[Paragraph]]:
    """Divide a long text into as few messages as possible, a line a paragraph."""
    room, pages = _FULL * context.limits.text, list[list[str]]([[]])
    for line in text.split("\n"):
        if sum(len(each) + 1 for each in pages[-1]) + len(line) > room and pages[-1]:
            pages.append([])
        pages[-1].append(line)
    return [[Paragraph((line,)) for line in page] for page in pages]


def _last_game(verb: str) -> WhichTable:
    """Return which table a command means that looks back: the last game, too, until the next one begins."""
    return WhichTable(verb=verb, fits=(is_running,), over="until_next")


async def tiles(context: Context, table: Table) -> Reply:
    """Show the tiles left."""
    return _look(context, await _table_seen(context, table), "tiles")


TILES: Final = at_table("tiles", _for_one("tiles", tiles), _last_game("tiles"), path="look tiles")


async def score(context: Context, table: Table) -> Reply:
    """Show the points that each player would get if the game ended now, line by line."""
    seen = await _table_seen(context, table)
    view = seen.public
    presentation = seen.presentation(view)
    title = heading(seen.voice.text("scene-title-forecast" if view.decision else "scene-title-score"))
    lines = tuple(Paragraph((points_line(presentation, event),), quote=True) for event in view.forecast())
    uncounted = (Paragraph((line,), quote=True) for line in seen.face.uncounted(presentation))
    drawing = seen.face.forecast(seen.for_drawing(view))
    return _show(context, table, drawing, title, *_totals(presentation), *lines, *uncounted)


SCORE: Final = at_table("score", _for_one("score", score), _last_game("score"), aliases="points scores")


def _totals(seen: Presentation[View]) -> list[Paragraph]:
    gains = [0] * len(seen.people)
    for event in seen.view.forecast():
        gains[event.seat] += event.points
    scores = seen.view.standing().scores
    return [
        Paragraph((seen.words.text("scene-total", player=seen.name(n), now=now, gain=gains[n], total=now + gains[n]),))
        for n, now in enumerate(scores)
    ]


async def history(context: Context, table: Table, words: list[str]) -> Reply:
    """Show the last turns in words; in a group that reads all messages, to this person alone."""
    if words[1:] or not all(word.isdecimal() and len(word) < 4 for word in words):
        raise unknown_words(context, words)
    most = min(int(words[0]), _MOST_LOGGED) if words else _LOGGED
    seen = await _table_seen(context, table)
    presentation = seen.presentation(seen.public)
    lines = [Paragraph((line,), quote=True) for line in seen.face.tell(presentation, max(0, len(presentation.view.log) - most))]
    title = heading(seen.voice.text("log-title", turn=seen.turn))
    told = (title, *(lines or [seen.voice.line("log-none")]))
    return Reply(messages=(context.whisper(*told) if context.in_a_crowd else Message(told),))


HISTORY: Final = at_table_with_words(
    "history",
    _for_one("history", history),
    path="look history",
    formerly="log",
    which=_last_game("log"),
    options=(TABLE, CommandOption("steps", "number", least=1, most=_MOST_LOGGED)),
    targets=(MenuTarget("points", "message"),),
    aliases="moves",
)


async def replay(context: Context, table: Table) -> Reply:
    """Send the game as an animation."""
    seen = await _table_seen(context, table)
    record = record_of(table.begun_game)  # includes what is hidden; each frame shows only what everybody could see then
    words, people = seen.voice.drawn, seen.faces
    title = _up_to_now(seen)
    animation = context.services.picture_queue.animation(
        lambda: list(frames(seen.face, record, words, people)), THEMES["standard"], title
    )
    return Reply(messages=(Message((Paragraph((title,)),), files=(animation,), table=table.id),))


REPLAY: Final = at_table("replay", _for_one("replay", replay), _last_game("replay"), path="look replay")

# games


async def games(context: Context) -> Reply:
    """List all tables of the person, those that wait for them first, with the time left."""
    no_words(context)
    found = await context.services.lobby.of_person(context.person.id)
    if not found:
        if context.request.button:
            return context.answer("games-none")
        none = context.whisper(context.own.line("games-none"))
        return context.reply_with(replace(none, buttons=way_on(context.own, "none_here")))
    lines: list[Paragraph] = []
    for each in found:
        game = context.own.text(f"game-{each.label.options.game}")
        state = "mine" if each.mine else each.state
        lines.append(context.own.line("games-line", table=Words(each.table), game=game, state=state, seats=each.label.seats))
        if each.mine:
            now = context.services.tables.store.clock.now()
            lines += deadline_line(context.own, each.deadline, now, each.label.options.pace)
    rows: list[ButtonRow] = []
    labels = await labels_of(context, found[:MOST_LISTED])
    for number, (label, each) in enumerate(zip(labels, found, strict=False)):
        rows.append((button(label, each.table, each.version, "board"),))
        if each.mine and number < _LINKED:
            table = await context.services.tables.look(each.table, newest=False)
            rows += turn_row(context.services, context.limits, context.own, table, context.person)
    message = context.whisper(heading(context.own.text("games-title", count=len(found))), *lines)
    return Reply(messages=(Message(message.paragraphs, tuple(rows), private_to=message.private_to),))


GAMES_LIST: Final = Command("games", games, aliases="status my mygames list current players resume nextgame")
BUTTONS: Final = (ButtonKind("inwords", press_in_words), ButtonKind("show", press_show, posts=True))
