"""A turn by buttons: each press adds the next step to the draft, the last one confirms it."""

from __future__ import annotations

import asyncio
import dataclasses
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import ButtonKind
from bot.chat.context import Context, button
from bot.chat.contract import Answer, Message, Paragraph, Reply
from bot.chat.decision_screens import ANEW, DecisionScreens, Screen
from bot.chat.table_choice import on_living
from bot.chat.table_context import TableContext, hidden_hands, turn_at
from bot.chat.turn_message import came_of, done_lines, turn_message
from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell
from bot.engine.game import Game
from bot.games.computers import best_cells
from bot.scene.face import Offer
from bot.table.deeds.base import Draft, running
from bot.table.deeds.play import Confirm, Drafting, deciding_seat, drafting
from bot.table.refused import Denied
from bot.table.table import Table
from bot.table.tables import DraftResult

_LONGEST_ACTION_COUNT: Final = 4
"""A number of actions in a button must have fewer digits than this."""
_OFFER_CELLS: Final = frozenset({"page", "back", "anew"})
"""Presses that lead to a choice of cells."""


@dataclass(frozen=True)
class DraftDialog:
    """A press of the player to act, with the present draft. `order`: cells to list first, as hints.

    `anew`: another draft exists, and a choice made here discards it. `folded`: the new content of the turn's other message.
    """

    context: Context
    table: Table
    seen: TableContext
    seat: int
    mark: str
    revision: int
    actions: tuple[Action, ...]
    order: tuple[Cell, ...] = ()
    anew: bool = False
    folded: tuple[Message, ...] = ()

    @property
    def game(self) -> Game:
        """The game without the draft."""
        assert self.table.game is not None
        return self.table.game

    def steps(self) -> DecisionScreens:
        """Return the screens at this point of the draft."""
        tried = drafting(self.game, self.seat, self.actions)
        return DecisionScreens(self.seen, tried.game.view(self.seat), ANEW if self.anew else str(self.revision), self.order)

    def show(self, screen: Screen, answer: Answer | None = None) -> Reply:
        """Show a screen where this person sees it."""
        return Reply(answer, (self._message(screen), *self.folded))

    def _message(self, screen: Screen) -> Message:
        edits, private = surface(self.context, hidden=hidden_hands(self.table))
        return replace(turn_message(self.context, self.seen).step(screen, self.context.theme), edits=edits, private_to=private)

    async def lay(self, *actions: Action) -> Reply:
        """Store this draft and show where it leads."""
        whole = with_skips(self.game, self.seat, actions)
        laid = await self.context.services.tables.draft(
            self.table.id, self.context.actor, self.table.version, self.revision, *whole, came=self.context.opening.came
        )
        if laid.done is not None:
            return self._revealed(laid)
        if laid.drafting.complete and whole and whole[-1] == SKIP and self._asked_last(laid.drafting) in self.seen.face.ends_turn:
            return self._with_folded(await confirmed(self.context, self.table.id, self.table.version, laid.revision))
        return await self.shown(laid.drafting, laid.revision)

    async def shown(self, lies: Drafting, revision: int, answer: Answer | None = None) -> Reply:
        """Show the draft; if it is empty, the beginning of the decision."""
        steps = DecisionScreens(self.seen, lies.game.view(self.seat), str(revision), self.order)
        if lies.actions:
            return self.show(steps.draft(lies), answer)
        first = self.show(first_screen(steps), answer)
        alone = self.context.request.whispered or not first.messages[0].edits
        return first if alone else await with_the_rest(self.context, self.seen, first)

    def _asked_last(self, tried: Drafting) -> str:
        decision = tried.game.decision
        return decision.kind if decision is not None else ""

    def _revealed(self, laid: DraftResult) -> Reply:
        steps = DecisionScreens(self.seen, laid.drafting.game.view(self.seat), ANEW)
        return self._with_folded(closing(self.context, steps.happened(laid.drafting.events)))

    def _with_folded(self, reply: Reply) -> Reply:
        return Reply(reply.answer, (*reply.messages, *self.folded))


def surface(context: Context, *, hidden: bool) -> tuple[str, str]:
    """Return where to show a step: the message to edit, and the only account that a new one is for."""
    request = context.request
    if request.whispered or request.private:
        return (request.message if request.button else ""), ""
    if hidden or context.limits.can_whisper:
        return "", request.person.id
    return (request.message if request.button else ""), ""


def first_screen(steps: DecisionScreens) -> Screen:
    """Return the beginning of a decision, for the player to act."""
    return steps.draft(Drafting((), _game_of(steps), (), complete=False, reveals=False))


async def with_the_rest(context: Context, seen: TableContext, turn: Reply) -> Reply:
    """Complete the beginning of a decision where no other message shows the turn."""
    first, *others = turn.messages
    deadline = (await context.now(seen.table.id)).deadline
    return Reply(turn.answer, (turn_message(context, seen, deadline).beginning(first), *others))


def _game_of(steps: DecisionScreens) -> Game:
    game = steps.seen.table.game
    assert game is not None
    return game


def with_skips(game: Game, seat: int, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Add a Skip wherever it is the only option: nobody is asked about that."""
    while actions:
        tried = drafting(game, seat, actions)
        if tried.complete or tried.reveals or tried.game.options() != (SKIP,):
            return actions
        actions = (*actions, SKIP)
    return actions


def closing(context: Context, news: tuple[Paragraph, ...]) -> Reply:
    """Say that the turn is done, also in the message if only the person sees it; the one for everybody follows by itself."""
    answer = Answer(context.own.said("turn-done"))
    request = context.request
    if request.whispered or request.private:
        return Reply(answer, (Message(done_lines(context.own, news), edits=request.message),))
    return Reply(answer)


async def confirmed(context: Context, table: str, version: int, revision: int) -> Reply:
    """Confirm the draft; a second press of the same button finds it done."""
    key = f"{table}:{version}:{revision}:{context.person.id}"
    deed = Confirm(version, revision)
    done = await context.services.tables.do(table, context.actor, deed, key, came=context.opening.came)
    seen = await context.seen(done.table)
    view = done.table.view(context.person.id)
    assert view is not None
    return closing(context, DecisionScreens(seen, view, ANEW).happened(done.events))


async def begun(context: Context, press: Press, *, whatever: bool = False) -> DraftDialog:
    """Return the turn that a press belongs to; Denied if it is another's, or over. `whatever`: accept any draft revision."""
    now = await context.now(press.table)
    table = now.table
    seat = deciding_seat(table, context.actor, press.version)
    seen = await context.seen(table)
    revision, _, mark = press.argument.partition("-")
    lies = now.draft or Draft(table.version, 0, ())
    if revision not in (ANEW, str(lies.revision)) and not whatever:
        raise Denied("draft_moved", {"revision": lies.revision})
    order = await hinted(context, table, seat) if press.verb in _OFFER_CELLS else ()
    folded = await taken_over(context, table.id)
    if revision == ANEW:
        return DraftDialog(context, table, seen, seat, mark, lies.revision, (), order, anew=bool(lies.actions), folded=folded)
    return DraftDialog(context, table, seen, seat, mark, lies.revision, lies.actions, order, folded=folded)


async def taken_over(context: Context, table: str) -> tuple[Message, ...]:
    """If two messages show everybody a turn, go on in the pressed one; the other says so."""
    request = context.request
    if not request.button or request.whispered or request.private or context.limits.can_whisper:
        return ()
    other = await context.services.tables.show_instead(table, request.place, request.message)
    return (Message((), strips=other, instead=(context.common.line("turn-elsewhere"),)),) if other else ()


async def hinted(context: Context, table: Table, seat: int) -> tuple[Cell, ...]:
    """Return the cells, the best first, if the person wants hints; not in rated games."""
    if not context.person.hints or table.rated or table.game is None:
        return ()
    return await asyncio.to_thread(best_cells, table.game.view(seat))


def unknown(context: Context) -> Reply:
    """Answer a button whose choice does not exist."""
    return context.answer("button-unknown", alert=True)


async def press_open(context: Context, press: Press) -> Reply:
    """Open a step before choices; a single choice in it is made at once."""
    turn = await begun(context, press)
    group = turn.steps().group(turn.mark)
    if group is None:
        return unknown(context)
    if group.nested:  # its choices are cells, in the order of the hints
        turn = dataclasses.replace(turn, order=await hinted(context, turn.table, turn.seat))
        return turn.show(turn.steps().opened(turn.steps().group(turn.mark) or group))
    first, *others = group.offers()
    if isinstance(first, Offer) and not others:
        return await turn.lay(*turn.actions, first.action)
    return turn.show(turn.steps().opened(group))


async def press_act(context: Context, press: Press) -> Reply:
    """Choose an option of the present decision."""
    turn = await begun(context, press)
    action = turn.steps().option(turn.mark)
    return unknown(context) if action is None else await turn.lay(*turn.actions, action)


async def press_page(context: Context, press: Press) -> Reply:
    """Show more options."""
    turn = await begun(context, press)
    return turn.show(turn.steps().page(turn.mark, len(turn.actions)))


async def press_back(context: Context, press: Press) -> Reply:
    """Go one step back: undo the last real choice among the actions shown with the button.

    The button says how many there were, so pressed twice it still goes one step back; older buttons have no number.
    """
    turn = await begun(context, press, whatever=True)
    seen = int(turn.mark) if turn.mark.isdecimal() and len(turn.mark) < _LONGEST_ACTION_COUNT else len(turn.actions)
    if seen > len(turn.actions):
        return await turn.lay(*turn.actions)
    kept = turn.actions[:seen]
    while kept and kept[-1] == SKIP and with_skips(turn.game, turn.seat, kept[:-1]) == kept:
        kept = kept[:-1]
    return await turn.lay(*kept[:-1])


async def press_anew(context: Context, press: Press) -> Reply:
    """Start over."""
    turn = await begun(context, press, whatever=True)
    return await turn.lay()


async def press_ok(context: Context, press: Press) -> Reply:
    """Confirm the turn."""
    revision = press.argument.partition("-")[0]
    if not revision.isdigit():
        return unknown(context)
    table = (await context.now(press.table)).table
    mine = table.decider is not None and table.decider == table.seat_of(context.person.id) and press.version >= table.since
    folded = await taken_over(context, press.table) if mine else ()
    reply = await confirmed(context, press.table, press.version, int(revision))
    return Reply(reply.answer, (*reply.messages, *folded))


async def press_hand(context: Context, press: Press) -> Reply:
    """Show the person's hand, whether or not it is their turn."""
    return await own_hand(context, (await context.now(press.table)).table)


async def own_hand(context: Context, table: Table) -> Reply:
    """Show a hand to its owner alone: as a message, and in a group without whispers also as a short answer."""
    seat = table.seat_of(context.person.id)
    if seat is None:
        raise Denied("not_seated")
    running(table)
    assert table.game is not None
    seen = await context.seen(table)
    draft = (await context.now(table.id)).draft
    view = table.game.view(seat)
    if not hidden_hands(table):
        return context.answer("hand-none", alert=True)
    turn = DraftDialog(context, table, seen, seat, "", draft.revision if draft else 0, ())
    steps = DecisionScreens(seen, view, ANEW)
    screen = steps.hand()
    short = "; ".join(paragraph.spans[0] for paragraph in screen.paragraphs[:2] if isinstance(paragraph.spans[0], str))
    aside = context.request.button and not (context.limits.can_whisper or context.request.private)
    return turn.show(screen, Answer(short, alert=True) if aside else None)


async def turn_for(context: Context, table: Table) -> Reply:
    """Show the present decision to the player who must make it, with the draft so far."""
    seat = deciding_seat(table, context.actor, table.version)
    seen = await context.seen(table)
    assert table.game is not None
    draft = (await context.now(table.id)).draft
    lies = draft.actions if draft else ()
    view = table.game.view(seat)
    if hidden_hands(table) and not lies:
        return await own_hand(context, table)
    order = await hinted(context, table, seat)
    revision, folded = draft.revision if draft else 0, await taken_over(context, table.id)
    turn = DraftDialog(context, table, seen, seat, "", revision, lies, order, folded=folded)
    if lies:
        return await turn.shown(drafting(table.game, seat, lies), turn.revision)
    return turn.show(first_screen(DecisionScreens(seen, view, ANEW, order)))


async def as_it_lies(context: Context, press: Press) -> Reply:
    """Answer a button of an outdated draft: show the present draft and do nothing else."""
    now = await context.now(press.table)
    table, draft = now.table, now.draft or Draft(now.table.version, 0, ())
    seat = deciding_seat(table, context.actor, press.version)
    assert table.game is not None
    seen = await context.seen(table)
    order = await hinted(context, table, seat)
    turn = DraftDialog(
        context, table, seen, seat, "", draft.revision, draft.actions, order, folded=await taken_over(context, table.id)
    )
    answer = Answer(context.own.said("turn-as-it-lies"))
    return await turn.shown(drafting(table.game, seat, draft.actions), draft.revision, answer)


async def stale(context: Context, press: Press) -> Reply:
    """Answer a button of an earlier turn: say so and offer the present board. The table's current message keeps its buttons."""
    table = (await context.now(press.table)).table
    was, now = turn_at(table, press.version), turn_at(table)
    answer = context.answer("button-stale" if was != now else "button-stale-step", alert=True, was=was, now=now)
    if not context.request.button or not context.limits.can_edit:
        return answer
    if context.request.whispered:
        said = "" if answer.answer is None else answer.answer.text
        board = button(context.own.text("button-board"), table.id, table.version, "board")
        return Reply(answer.answer, (Message((Paragraph((said,)),), ((board,),), edits=context.request.message),))
    if await on_living(context, table.id):
        return answer
    instead = came_of(await context.seen(table, context.common), press.version) if _of_a_draft(press) else ()
    return Reply(answer.answer, (Message((), strips=context.request.message, instead=instead),))


def _of_a_draft(press: Press) -> bool:
    """Return whether the button names a draft's revision, as those of a draft do: buttons that everybody sees name none."""
    return press.argument.partition("-")[0].isdecimal()


BUTTONS: Final = tuple(
    ButtonKind(verb, press, on_turn_page=True)
    for verb, press in (
        ("open", press_open),
        ("act", press_act),
        ("page", press_page),
        ("back", press_back),
        ("anew", press_anew),
        ("ok", press_ok),
        ("hand", press_hand),
        # Buttons that stand in chats: their arguments are those of "open".
        ("part", press_open),
        ("cell", press_open),
        ("card", press_open),
    )
)
