"""Turns that are typed: `/move` with a move, or a move as a reply to the message of a turn."""

from __future__ import annotations

import dataclasses
import re
from typing import Final

from msgspec.structs import replace

from bot.chat.command import TABLE, at_table_with_words
from bot.chat.commands import newcomers
from bot.chat.commands.turns import DraftDialog, confirm, hinted_cells, say_done, turn_for
from bot.chat.context import Context, button
from bot.chat.contract import Answer, CommandOption, Completion, Paragraph, Reply
from bot.chat.move_parser import Misread, MoveParser
from bot.chat.table_choice import Unclear, WhichTable, is_running, table_for
from bot.chat.table_context import TableContext, has_hidden_hands
from bot.engine.actions import SKIP, Action
from bot.engine.refusals import IllegalAction
from bot.scene.cell_names import NoSuchCell, cell_named
from bot.table.deeds.play import Act, deciding_seat, drafting, with_skips
from bot.table.refused import Denied
from bot.table.table import Table

_PLAYED: Final = WhichTable(verb="mine", fits=(is_running,), whose="mine", urgent=True)
_FITS_A_BUTTON: Final = re.compile("[0-9A-Za-z_:-]{1,36}")
_SHORT: Final = 6
"""Most letters of a label that stands beside others."""
_MOST_OFFERED: Final = 12
_CONFIRM: Final = "confirm"
"""The word after `/move` for which the button Confirm stands."""


async def plain_words(context: Context) -> Reply:
    """Read a reply to a turn message as a move; ignore anything else said in a chat. In private, greet who plays no game."""
    if not context.request.message and not context.request.private:
        return Reply()
    try:
        table, words = await table_for(context, _PLAYED, more=True)
    except Denied:
        return await _no_move(context)
    if table.state != "running" or (context.request.private and not _may_be_a_move(table, context.person.id, words)):
        return await _no_move(context)
    try:
        return await _typed(context, table, words)
    except Misread as misread:
        no_move = context.request.private and misread.code == "typed-no-cell"
        return await _no_move(context) if no_move else _misread(context, table, misread)


def _may_be_a_move(table: Table, person: str, words: list[str]) -> bool:
    """Return whether words may be a move: it is the person's turn, or they begin with a square."""
    if table.decider is not None and table.decider == table.seat_of(person):
        return True
    try:
        return bool(words) and bool(cell_named(words[0]))
    except NoSuchCell:
        return False


async def _no_move(context: Context) -> Reply:
    """Answer words that no game waits for: in private only."""
    if not context.request.private:
        return Reply()
    games = await context.services.lobby.of_person(context.person.id)
    return newcomers.not_understood(context, games) if games else newcomers.welcome(context)


async def move(context: Context, table: Table, words: list[str]) -> Reply:
    """Play a typed move; without words, show the turn."""
    try:
        return await _typed(context, table, words)
    except Misread as misread:
        return _misread(context, table, misread)


def _misread(context: Context, table: Table, misread: Misread) -> Reply:
    """Say what would have been right; with a button for each way to turn the tile, or for each choice."""
    told = context.tell(Paragraph((context.own.text(misread.code, **misread.params),)))
    moves = {label: ":".join(("move", table.id, *words)) for label, words in misread.ways.items()}
    buttons = tuple(button(label, "", 0, "command", move) for label, move in moves.items() if _FITS_A_BUTTON.fullmatch(move))
    if not buttons:
        return told
    beside = all(len(label) <= _SHORT for label in moves)
    rows = (buttons,) if beside else tuple((each,) for each in buttons[:_MOST_OFFERED])
    return replace(told, messages=tuple(context.owned(replace(each, buttons=rows)) for each in told.messages))


async def _typed(context: Context, table: Table, words: list[str]) -> Reply:
    """Play a typed move, which may go on from the draft; raise Misread if it is none."""
    now = await context.now(table.id)
    table, draft = now.table, now.draft
    seat = deciding_seat(table, context.actor, table.version)
    seen = await context.seen(table)
    drafted = () if draft is None else draft.actions
    if words == [_CONFIRM] and draft is not None and drafting(table.begun_game, seat, drafted).complete:
        return await confirm(context, table.id, table.version, draft.revision)
    if not words or words == [_CONFIRM]:
        return await turn_for(context, table)
    return await _play(context, table, seen, seat, MoveParser(seen, seat, context.request.private).read(words, drafted))


async def _play(context: Context, table: Table, seen: TableContext, seat: int, actions: tuple[Action, ...]) -> Reply:
    """Play a complete turn; keep an incomplete one as a draft and ask for the rest."""
    game = table.begun_game
    tried = drafting(game, seat, actions)
    decision = tried.game.decision
    if not tried.complete and not tried.reveals and decision is not None and decision.kind in seen.face.ends_turn:
        declined = with_skips(game, seat, (*actions, SKIP)) if SKIP in tried.game.options() else actions
        actions, tried = declined, drafting(game, seat, declined)
    if tried.complete or tried.reveals:
        done = await context.services.tables.do(table.id, context.actor, Act(table.version, actions), context.key)
        view = done.table.begun_game.view(done.table.seat_of(context.person.id))
        private = context.request.private
        if private and context.request.place in table.places() and not has_hidden_hands(table):
            return Reply(Answer(context.own.text("turn-done")), nod=True)  # the folded post above tells the move
        if private:
            return context.reply_with(replace(context.whisper(*seen.tell(view, done.events)), ring="no"))
        return await say_done(context, done.table, view, done.events)
    draft = (await context.now(table.id)).draft
    turn = DraftDialog(context, table, seen, seat, draft.revision if draft else 0)
    return await turn.lay(*actions)


async def _moves(context: Context, typed: str) -> list[Completion]:
    """Return the ways to go on with a move: squares with rotations, then what may follow; hints put the best squares first."""
    try:
        table, _ = await table_for(context, _PLAYED, more=True)
        seat = deciding_seat(table, context.actor, table.version)
    except (Denied, IllegalAction, Unclear):
        return []
    order = await hinted_cells(context, table, seat)
    return MoveParser(await context.seen(table), seat, context.request.private).continuations(typed.split(), order)


MOVE: Final = dataclasses.replace(
    at_table_with_words(
        "move",
        move,
        _PLAYED,
        formerly="play",
        options=(CommandOption("move", required=True, completed=True), TABLE),
        complete={"move": _moves},
        aliases="place turn tile rotate put hand cards draw",
    ),
    shortcuts={"none": "pass skip", _CONFIRM: _CONFIRM},
)
