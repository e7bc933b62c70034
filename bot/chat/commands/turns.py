"""A turn by buttons: each press adds the next step to the draft, the last one confirms it."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import ButtonKind
from bot.chat.context import Context, button
from bot.chat.contract import Answer, Folded, Message, Paragraph, Reply
from bot.chat.decision_screens import ANEW, DecisionScreens, Screen, action_mark, pick_mark
from bot.chat.fitting import plain
from bot.chat.table_choice import on_living
from bot.chat.table_context import TableContext, has_hidden_hands, turn_at
from bot.chat.turn_message import done_lines, elsewhere, folded, turn_message
from bot.engine.actions import SKIP, Action
from bot.engine.events import Cell, Event
from bot.engine.game import Decision, Game, View
from bot.games.computers import best_cells
from bot.i18n import Words
from bot.scene.face import Offer, Placement
from bot.table.deeds.base import Draft, check_running
from bot.table.deeds.play import Confirm, Drafting, deciding_seat, drafting, with_skips
from bot.table.refused import Denied
from bot.table.table import Table

_LONGEST_ACTION_COUNT: Final = 4
"""A number of actions in a button must have fewer digits than this."""
_OFFER_CELLS: Final = frozenset({"page", "back", "anew"})
"""Presses that lead to a choice of cells."""


@dataclass(frozen=True)
class DraftDialog:
    """The present decision before its player, with the draft so far. `order`: cells to list first, as hints.

    `mark`: the pressed button's choice; `anew`: another draft exists, and a choice made here discards it.
    `replaced`: what becomes of the message that showed the turn until now.
    """

    context: Context
    table: Table
    seen: TableContext
    seat: int
    revision: int
    actions: tuple[Action, ...] = ()
    order: tuple[Cell, ...] = ()
    mark: str = ""
    anew: bool = False
    replaced: tuple[Message, ...] = ()

    @property
    def game(self) -> Game:
        """The game without the draft."""
        return self.table.begun_game

    def screens(self) -> DecisionScreens:
        """Return the screens at this point of the draft."""
        tried = drafting(self.game, self.seat, self.actions)
        return DecisionScreens(self.seen, tried.game.view(self.seat), ANEW if self.anew else str(self.revision), self.order)

    @property
    def edits(self) -> str:
        """The message that the next step replaces; empty if that is shown as a new one."""
        return where_to_show(self.context, hidden=has_hidden_hands(self.table))[0]

    def view_after(self, actions: tuple[Action, ...]) -> View:
        """Return the game after these actions, as its player sees it."""
        return drafting(self.game, self.seat, actions).game.view(self.seat)

    def alternatives(self, actions: tuple[Action, ...], action: Action) -> Sequence[Placement]:
        """Return all ways to lay a tile where `action` lays it after these actions."""
        return self.seen.face.alternatives(self.seen.presentation(self.view_after(actions)), action)

    def _laid(self, actions: tuple[Action, ...]) -> tuple[View, Action] | None:
        """Return the last tile among these actions that could be laid in another way, and the game before it."""
        if not self.context.limits.one_keyboard:
            return None
        counts = (count for count in reversed(range(len(actions))) if len(self.alternatives(actions[:count], actions[count])) > 1)
        return next(((self.view_after(actions[:count]), actions[count]) for count in counts), None)

    def _may_end(self, draft: Drafting) -> bool:
        """Return whether Skip ends the turn now, and reveals nothing."""
        if draft.complete or SKIP not in draft.game.options():
            return False
        skipped = drafting(self.game, self.seat, with_skips(self.game, self.seat, (*draft.actions, SKIP)))
        return skipped.complete and not skipped.reveals

    async def _tip(self, view: View) -> str:
        """Return the tip for a newcomer at this choice; a person gets each once, over all games. Shown again, the turn has it."""
        person, tip = self.context.person, self.seen.face.tip_of_choice(view)
        mark = self.seen.tip_mark
        if not tip or not person.tips or person.tips_had.get(tip, mark) != mark:
            return ""
        if tip not in person.tips_had:
            await self.context.services.people.give_tip(person.id, tip, mark)
        return tip

    def show_picked(self, draft: Drafting, revision: int, actions: tuple[Action, ...]) -> Reply:
        """Show on the same picture what was chosen on it; if the chat is busy, the answer alone says so."""
        screens = self._picked(revision, actions)
        again = Answer(self.context.own.text("turn-again", choice=Words(screens.label(actions[-1]))))
        shown = self.show(screens.picked(draft, pick_mark(actions[:-1], actions[-1])), again)
        first, *others = shown.messages
        return Reply(shown.answer, (replace(first, spare=True), *others))

    def show_page_picked(self, draft: Drafting, actions: tuple[Action, ...]) -> Reply:
        """Show other choices beside the one that was made."""
        return self.show(self._picked(self.revision, actions).picked(draft, self.mark))

    def _picked(self, revision: int, actions: tuple[Action, ...]) -> DecisionScreens:
        *base, chosen = actions
        before = tuple(base)
        return DecisionScreens(
            self.seen, self.view_after(before), str(revision), base=before, chosen=chosen, laid=self._laid(before)
        )

    def show(self, screen: Screen, answer: Answer | None = None) -> Reply:
        """Show a screen where this person sees it."""
        edits, private = where_to_show(self.context, hidden=has_hidden_hands(self.table))
        step = turn_message(self.context, self.seen).step(screen, self.context.theme)
        return Reply(answer, (replace(step, edits=edits, private_to=private), *self.replaced))

    async def lay(self, *actions: Action, picked: bool = False, ends: bool = False) -> Reply:
        """Store this draft and show where it leads.

        `picked`: the last action was chosen on a picture that can stay; `ends`: a complete draft is confirmed at once.
        """
        whole = with_skips(self.game, self.seat, actions)
        laid = await self.context.services.tables.draft(
            self.table.id, self.context.actor, self.table.version, self.revision, *whole, came=self.context.first_read.came
        )
        drafted, decision = laid.drafting, laid.drafting.game.decision
        if picked and drafted.complete and laid.done is None and self.edits:
            return self.show_picked(drafted, laid.revision, actions)
        if laid.done is not None:
            reply = await say_done(self.context, self.table, drafted.game.view(self.seat), drafted.events)
        elif drafted.complete and (ends or _skips_the_end(whole, decision, self.seen.face.ends_turn)):
            reply = await confirm(self.context, self.table.id, self.table.version, laid.revision)
        else:
            return await self.show_draft(drafted, laid.revision)
        return Reply(reply.answer, (*reply.messages, *self.replaced))

    async def show_draft(self, draft: Drafting, revision: int, answer: Answer | None = None, page: str = "") -> Reply:
        """Show the draft; if it is empty, the beginning of the decision. `page`: the mark of a choice on the page to show."""
        base = draft.actions if self.context.limits.one_keyboard and self._may_end(draft) else None
        laid = self._laid(draft.actions)
        screens = DecisionScreens(self.seen, draft.game.view(self.seat), str(revision), self.order, base, laid=laid)
        if draft.actions:
            screen = screens.draft(draft, page)
            tip = "" if draft.complete else await self._tip(screens.view)
            line = (replace(self.seen.voice.line(tip), small=True),) if tip else ()
            return self.show(dataclasses.replace(screen, paragraphs=(*screen.paragraphs, *line)), answer)
        first = self.show(screens.ask(page=page), answer)
        alone = self.context.request.whispered or not first.messages[0].edits
        return first if alone else await with_turn_message(self.context, self.seen, first)


def _skips_the_end(actions: tuple[Action, ...], decision: Decision | None, ends_turn: frozenset[str]) -> bool:
    """Return whether these actions end with a Skip that itself confirms the turn."""
    return actions[-1:] == (SKIP,) and decision is not None and decision.kind in ends_turn


def where_to_show(context: Context, *, hidden: bool) -> tuple[str, str]:
    """Return where to show a step: the message to edit, and the only account that a new one is for."""
    request = context.request
    if request.whispered or request.private:
        return (request.message if request.button else ""), ""
    if hidden or context.limits.can_whisper:
        return "", request.person.id
    return (request.message if request.button else ""), ""


async def with_turn_message(context: Context, seen: TableContext, turn: Reply) -> Reply:
    """Complete the beginning of a decision where no other message shows the turn."""
    first, *others = turn.messages
    deadline = (await context.now(seen.table.id)).deadline
    return Reply(turn.answer, (turn_message(context, seen, deadline).beginning(first), *others))


async def say_done(context: Context, table: Table, view: View, events: Iterable[Event]) -> Reply:
    """Say that the turn is done. Only a message that nobody else sees tells what was played: everybody gets another one."""
    request, done = context.request, context.own.text("turn-done")
    news = (await context.seen(table)).tell(view, events)
    if not (request.whispered or request.private):
        return Reply(Answer(" ".join((done, *(plain(line) for line in news)))), nod=True)
    board = button(context.own.text("button-board"), table.id, table.version, "board", role="way")
    rows = ((board,),) if context.limits.looks_alone else ()
    return Reply(Answer(done), (Message(done_lines(context.own, news), rows, edits=request.message),))


async def confirm(context: Context, table: str, version: int, revision: int) -> Reply:
    """Confirm the draft; a second press of the same button finds it done."""
    key = f"{table}:{version}:{revision}:{context.person.id}"
    deed = Confirm(version, revision)
    done = await context.services.tables.do(table, context.actor, deed, key, came=context.first_read.came)
    after, events = done.table, done.events
    if done.repeated:
        made = after.begun_game.log[after.actions_at(version) : after.actions_at(done.version)]
        events = tuple(event for each in made for event in each.events)
    return await say_done(context, after, after.begun_game.view(after.seat_of(context.person.id)), events)


async def dialog_of_press(context: Context, press: Press, *, any_draft: bool = False) -> DraftDialog:
    """Return the decision that a press belongs to; Denied if it is another's, or over. `any_draft`: accept any revision."""
    revision, _, mark = press.argument.partition("-")
    accepted = None if any_draft and revision != ANEW else revision
    return await present_dialog(context, press.table, press.version, accepted, mark, hints=press.verb in _OFFER_CELLS)


async def present_dialog(
    context: Context, table: str, version: int, revision: str | None = None, mark: str = "", *, hints: bool = True
) -> DraftDialog:
    """Return the present decision with its draft, for its player. `revision`: the draft's, if no other one will do."""
    now = await context.now(table)
    seat = deciding_seat(now.table, context.actor, version)
    seen = await context.seen(now.table)
    draft = now.draft or Draft(now.table.version, 0, ())
    if revision not in (None, ANEW, str(draft.revision)):
        raise Denied("draft_moved", {"revision": draft.revision})
    anew = revision == ANEW
    order = await hinted_cells(context, now.table, seat) if hints else ()
    replaced, actions = await go_on_here(context, table, version), () if anew else draft.actions
    return DraftDialog(
        context, now.table, seen, seat, draft.revision, actions, order, mark, anew=anew and now.drafted, replaced=replaced
    )


async def go_on_here(context: Context, table: str, version: int) -> tuple[Message, ...]:
    """If two messages show everybody a turn, go on in the pressed one, which shows this version; the other says so."""
    request = context.request
    if not request.button or request.whispered or request.private or context.limits.can_whisper:
        return ()
    other = await context.services.tables.show_instead(table, request.place, request.message, version)
    return (Message((), folded=Folded(other, elsewhere(context.common), pictured=True), table=table),) if other else ()


async def hinted_cells(context: Context, table: Table, seat: int) -> tuple[Cell, ...]:
    """Return the cells, the best first, if the person wants hints; not in rated games."""
    if not context.person.hints or table.rated or table.game is None:
        return ()
    return await asyncio.to_thread(best_cells, table.game.view(seat))


def unknown(context: Context) -> Reply:
    """Answer a button whose choice does not exist."""
    return context.answer("button-unknown", alert=True)


async def press_open(context: Context, press: Press) -> Reply:
    """Open a step before choices; a single choice in it is made at once."""
    turn = await dialog_of_press(context, press)
    group = turn.screens().group(turn.mark)
    if group is None:
        return unknown(context)
    if group.nested:  # its choices are cells, in the order of the hints
        turn = dataclasses.replace(turn, order=await hinted_cells(context, turn.table, turn.seat))
        return turn.show(turn.screens().open(turn.screens().group(turn.mark) or group))
    first, *others = group.offers()
    if isinstance(first, Offer) and (not others or _lies_first(turn, first.action)):
        return await turn.lay(*turn.actions, first.action)
    return turn.show(turn.screens().open(group))


def _lies_first(turn: DraftDialog, action: Action) -> bool:
    """Return whether to lay a tile in its first rotation, with the others beside what follows; never if that cannot be undone."""
    if not turn.context.limits.one_keyboard or not turn.alternatives(turn.actions, action):
        return False
    return not drafting(turn.game, turn.seat, with_skips(turn.game, turn.seat, (*turn.actions, action))).reveals


async def press_turn(context: Context, press: Press) -> Reply:
    """Turn the draft's tile, whatever was chosen after it."""
    turn = await dialog_of_press(context, press, any_draft=True)
    for count in reversed(range(len(turn.actions))):
        for way in turn.alternatives(turn.actions[:count], turn.actions[count]):
            if action_mark(way.action) == turn.mark:
                return await turn.lay(*turn.actions[:count], way.action)
    raise Denied("draft_moved", {"revision": turn.revision})


async def press_pick(context: Context, press: Press) -> Reply:
    """Make the last choice of a turn; made again, it confirms where the answer to the press has said so."""
    turn = await dialog_of_press(context, press, any_draft=True)
    for count in reversed(range(len(turn.actions) + 1)):
        base = turn.actions[:count]
        tried = drafting(turn.game, turn.seat, base)
        options = () if tried.complete else tried.game.options()
        action = next((option for option in options if pick_mark(base, option) == turn.mark), None)
        if action is None:
            continue
        whole = with_skips(turn.game, turn.seat, (*base, action))
        slip = await context.services.lobby.rates.slip(context.person.id, context.request.button)
        announced = not context.limits.can_whisper  # a whisper changes at once: its tick and Confirm say all
        if slip or not announced or whole != turn.actions or not drafting(turn.game, turn.seat, whole).complete:
            return await turn.lay(*base, action, picked=True)
        reply = await confirm(context, press.table, press.version, turn.revision)
        return Reply(reply.answer, (*reply.messages, *turn.replaced))
    raise Denied("draft_moved", {"revision": turn.revision})


async def press_act(context: Context, press: Press) -> Reply:
    """Choose an option of the present decision."""
    turn = await dialog_of_press(context, press)
    action = turn.screens().option(turn.mark)
    return unknown(context) if action is None else await turn.lay(*turn.actions, action)


async def press_skip(context: Context, press: Press) -> Reply:
    """Confirm the turn without the choice that could still be made, or without the one that is made now.

    A second press of the same button finds it done.
    """
    revision = press.argument.partition("-")[0]
    try:
        turn = await dialog_of_press(context, press, any_draft=True)
    except Denied as refusal:
        if refusal.code != "stale" or not revision.isdigit():
            raise
        return await confirm(context, press.table, press.version, int(revision) + 1)
    if revision in (ANEW, str(turn.revision)):
        count = next((n for n in range(len(turn.actions)) if pick_mark(turn.actions[:n], SKIP) == turn.mark), len(turn.actions))
        return await turn.lay(*turn.actions[:count], SKIP, ends=True)
    skipped = drafting(turn.game, turn.seat, turn.actions).complete and any(
        set(turn.actions[n:]) == {SKIP} and pick_mark(turn.actions[:n], SKIP) == turn.mark for n in range(len(turn.actions))
    )
    if not skipped or revision != str(turn.revision - 1):
        raise Denied("draft_moved", {"revision": turn.revision})
    reply = await confirm(context, press.table, press.version, turn.revision)
    return Reply(reply.answer, (*reply.messages, *turn.replaced))


async def press_page(context: Context, press: Press) -> Reply:
    """Show more options, beside what was chosen on the same keyboard."""
    turn = await dialog_of_press(context, press)
    if turn.anew:
        return turn.show(turn.screens().ask(page=turn.mark))
    draft = drafting(turn.game, turn.seat, turn.actions)
    for count in range(len(turn.actions)):
        base = turn.actions[:count]
        if draft.complete and any(pick_mark(base, each) == turn.mark for each in turn.view_after(base).options()):
            return turn.show_page_picked(draft, turn.actions[: count + 1])
    return await turn.show_draft(draft, turn.revision, page=turn.mark)


async def press_back(context: Context, press: Press) -> Reply:
    """Go one step back: undo the last real choice among the actions shown with the button.

    The button says how many there were, so pressed twice it still goes one step back; older buttons have no number.
    """
    turn = await dialog_of_press(context, press, any_draft=True)
    seen = int(turn.mark) if turn.mark.isdecimal() and len(turn.mark) < _LONGEST_ACTION_COUNT else len(turn.actions)
    if seen > len(turn.actions):
        return await turn.lay(*turn.actions)
    kept = turn.actions[:seen]
    while kept and kept[-1] == SKIP and with_skips(turn.game, turn.seat, kept[:-1]) == kept:
        kept = kept[:-1]
    return await turn.lay(*kept[:-1])


async def press_anew(context: Context, press: Press) -> Reply:
    """Start over."""
    turn = await dialog_of_press(context, press, any_draft=True)
    return await turn.lay()


async def press_ok(context: Context, press: Press) -> Reply:
    """Confirm the turn."""
    revision = press.argument.partition("-")[0]
    if not revision.isdigit():
        return unknown(context)
    table = (await context.now(press.table)).table
    mine = table.decider is not None and table.decider == table.seat_of(context.person.id) and press.version >= table.since
    replaced = await go_on_here(context, press.table, press.version) if mine else ()
    reply = await confirm(context, press.table, press.version, int(revision))
    return Reply(reply.answer, (*reply.messages, *replaced))


async def press_hand(context: Context, press: Press) -> Reply:
    """Show the person's hand, whether or not it is their turn."""
    return await own_hand(context, (await context.now(press.table)).table)


async def own_hand(context: Context, table: Table) -> Reply:
    """Show a hand to its owner alone: as a message, and in a group without whispers also as a short answer."""
    seat = table.seat_of(context.person.id)
    if seat is None:
        raise Denied("not_seated")
    check_running(table)
    if not has_hidden_hands(table):
        return context.answer("hand-none", alert=True)
    seen = await context.seen(table)
    turn = DraftDialog(context, table, seen, seat, revision=0)
    screen = DecisionScreens(seen, table.begun_game.view(seat), ANEW).hand()
    short = seen.voice.words.in_parts(each.spans[0] for each in screen.paragraphs[:2] if isinstance(each.spans[0], str))
    aside = context.request.button and not (context.limits.can_whisper or context.request.private)
    return turn.show(screen, Answer(short, alert=True) if aside else None)


async def turn_for(context: Context, table: Table) -> Reply:
    """Show the present decision to the player who must make it, with the draft so far."""
    deciding_seat(table, context.actor, table.version)
    if has_hidden_hands(table) and not (await context.now(table.id)).drafted:
        return await own_hand(context, table)
    turn = await present_dialog(context, table.id, table.version)
    if turn.actions:
        return await turn.show_draft(drafting(turn.game, turn.seat, turn.actions), turn.revision)
    return turn.show(DecisionScreens(turn.seen, turn.game.view(turn.seat), ANEW, turn.order).ask())


async def present_draft(context: Context, press: Press) -> Reply:
    """Answer a button of an outdated draft: show the present draft and do nothing else."""
    turn = await present_dialog(context, press.table, press.version)
    answer = Answer(context.own.text("turn-as-it-lies"))
    return await turn.show_draft(drafting(turn.game, turn.seat, turn.actions), turn.revision, answer)


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
    over = folded(await context.seen(table, context.common), context.request.message, press.version)
    return Reply(answer.answer, (Message((), folded=over),))


BUTTONS: Final = tuple(
    ButtonKind(verb, press, on_turn_page=True)
    for verb, press in (
        ("open", press_open),
        ("act", press_act),
        ("turn", press_turn),
        ("pick", press_pick),
        ("skip", press_skip),
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
