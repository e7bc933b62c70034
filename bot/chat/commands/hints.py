"""A computer's advice, and its reasons for a past turn: both made only from what a seat may know."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.ai.move import Reason
from bot.chat.command import TABLE, Command, at_table
from bot.chat.commands.review import chosen, reasons_said, review_of
from bot.chat.context import Context
from bot.chat.contract import Reply
from bot.chat.private_chat import only_private, unopened
from bot.chat.services import Services
from bot.chat.table_choice import WhichTable, is_running, table_for
from bot.chat.table_context import TableContext, has_hidden_hands
from bot.engine.actions import Action
from bot.engine.game import Game
from bot.games.faces import FACES
from bot.i18n import Words
from bot.table.deeds.play import deciding_seat
from bot.table.lobby import ListedTable
from bot.table.refused import Denied
from bot.table.table import Table

_HINTED: Final = WhichTable(fits=(is_running,), whose="mine", urgent=True)


async def hint(context: Context) -> Reply:
    """Say what the strongest computer would do, from what the person may know; for them alone, and not in rated games."""
    if unopened(context):
        return only_private(context)
    table, _ = await table_for(context, _HINTED)
    seat = deciding_seat(table, context.actor, table.version)
    if table.rated:
        return context.answer("advice-rated", alone=True)
    seen, game = await context.seen(table), table.begun_game
    advised = await _advise(context.services, game, seat)
    said = _line(seen, game, advised.actions)
    reasons = await _reasons(context.services, game, advised)
    return context.answer("advice-now", alone=True, option=said, why=reasons_said(seen, reasons, own=True))


HINT: Final = Command("hint", hint, path="look hint", options=(TABLE,), which=_HINTED)


class Advised(NamedTuple):
    """A computer's actions, up to a reveal or another player's decision, and its reasons for a part of them."""

    actions: tuple[Action, ...]
    reasons: tuple[Reason, ...] = ()


async def _advise(services: Services, game: Game, seat: int) -> Advised:
    """Let the strongest computer choose, from what the seat may know."""
    now, actions, reasons = game.copy(), list[Action](), list[Reason]()
    planned: tuple[Action, ...] = ()
    while now.decision is not None and now.decision.seat == seat:
        if not planned or planned[0] not in now.options():
            found = await services.advisers.choose(now.view(seat), services.advisers.levels[-1], secrets.token_bytes(32))
            planned = (found.action, *found.planned)
            reasons += [found.reason] if found.reason is not None else []
        action, planned = planned[0], planned[1:]
        actions.append(action)
        if any(event.reveals for event in now.apply(action)):
            break
    return Advised(tuple(actions), tuple(reasons[:1]))


def _line(seen: TableContext, game: Game, actions: Sequence[Action]) -> Words:
    """Put actions into the words of their buttons, without those that left no choice, and without hidden cards."""
    now, found = game.copy(), list[Words]()
    for action in actions:
        if len(now.options()) > 1 or isinstance(action, seen.face.always_said):
            found.append(chosen(seen, now, action))
        now.apply(action)
    return seen.voice.words.in_parts(found)


async def _reasons(services: Services, game: Game, advised: Advised) -> tuple[Reason, ...]:
    """Return the reasons for the whole turn; with cards, the computer's own for the card."""
    if advised.reasons or game.decision is None:
        return advised.reasons
    return await services.advisers.explain(game.view(game.decision.seat), advised.actions)


def _seats_computer(listed: ListedTable, _: str) -> bool:
    return is_running(listed) and listed.label.seats > len(listed.label.people)


async def why(context: Context, table: Table) -> Reply:
    """Say why a computer made its last move, but nothing about hands. After the game, send the review."""
    if table.state == "over":
        return await review_of(context, table)
    if table.game is None:
        raise Denied("not_begun")
    last = _last_thought(table)
    if last is None:
        return context.answer("advice-unknown" if _with_computer(table) else "advice-no-computer")
    first, done = last
    game = table.game_after(first)
    seen = await context.seen(table)
    said, reasons = _line(seen, game, done.actions), await _reasons(context.services, game, done)
    return context.answer(
        "advice-was", player=seen.name(table.game.log[first].seat), option=said, why=reasons_said(seen, reasons)
    )


WHY: Final = at_table(
    "why",
    why,
    WhichTable(fits=(_seats_computer, is_running), over="until_next"),
    path="look why",
    aliases="analyze analyse review explain",
)


def _with_computer(table: Table) -> bool:
    """Return whether a computer plays at the table, or has played for somebody."""
    return bool(table.reasons) or len(table.active()) < len(table.seats)


def _last_thought(table: Table) -> tuple[int, Advised] | None:
    """Return the newest turn in which a computer made a visible choice: where it begins, the actions and the reasons."""
    log, cards = table.begun_game.log, has_hidden_hands(table)
    for part in reversed(table.confirmed):
        end = next((later.first for later in table.confirmed if later.first > part.first), len(log))
        seen = {number: table.reasons[number] for number in range(part.first, end) if number in table.reasons}
        open_ = {number: reason for number, reason in seen.items() if not _would_reveal(table, number)}
        if open_ and cards:
            number, reason = next(iter(open_.items()))
            return number, Advised((log[number].action,), (reason,) if reason else ())
        if open_:  # an older table has reasons for a part of a turn, which do not explain the whole
            found = tuple(reason for reason in open_.values() if reason and reason.code == "simplest")
            return part.first, Advised(tuple(played.action for played in log[part.first : end]), found[:1])
    return None


def _would_reveal(table: Table, number: int) -> bool:
    """Return whether the reason would reveal a card that lies face down."""
    game = table.begun_game
    return not FACES[game.kind.name].may_name(game.log[number].action)
