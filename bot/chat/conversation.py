"""The conversation's entry point: it answers requests and posts deliveries."""

from __future__ import annotations

import logging
import time
from math import ceil
from typing import Final

from cachetools import LRUCache
from msgspec.structs import replace

from bot.chat.buttons import owner_of, read_press
from bot.chat.command import ButtonKind
from bot.chat.commands import linking, lobby, newcomers, play, sharing, turns
from bot.chat.commands.all import BUTTONS, COMMANDS, command_of, foreign, menu, needs, normalise
from bot.chat.commands.guesses import unknown_command
from bot.chat.commands.labels import label_said
from bot.chat.context import Context, button
from bot.chat.contract import (
    Answer,
    Completion,
    MenuCommand,
    Message,
    Needs,
    Paragraph,
    Platform,
    PlatformLimits,
    PrivateChatClosed,
    Reply,
    Request,
    Shared,
)
from bot.chat.deliveries import messages
from bot.chat.first_read import FirstRead, claim, identify, read_first
from bot.chat.fitting import fitted, fitted_reply, plain
from bot.chat.passing import fold_passed, note_passing
from bot.chat.private_chat import is_the_group, reach, spared, with_wait
from bot.chat.questions import answered, note_question, question_over
from bot.chat.refusals import denied_line, refused_words, way_on
from bot.chat.services import Services
from bot.chat.table_choice import Unclear, WhichTable, by_living, table_for
from bot.chat.table_context import TableContext
from bot.chat.voice import Voice
from bot.engine.refusals import Refusal
from bot.i18n import Words, shipped, tidy
from bot.scene.cell_names import NoSuchCell
from bot.scene.drawing import NoPicture
from bot.scene.presentation import shown_name
from bot.store import Delivery, Place, PlaceGoneError, StoreError
from bot.table.people import Chat, read_addressee
from bot.table.refused import Denied
from bot.watch import metrics
from bot.watch.context import working
from bot.watch.faults import report

_OTHER_DRAFT: Final = frozenset({"draft_moved", "no_draft", "draft_unfinished"})
"""Refusals of a press on an outdated draft: the present draft is shown instead."""

LOOKS: Final = frozenset({"board", "score", "tiles", "replay"})
"""Commands and buttons whose answers are for everybody in the place."""
BOARDS: Final = frozenset({"board", play.MOVE.name})
"""Commands that show the whole board, if nothing but a table follows."""
SEATING: Final = frozenset({"new", "join", "move", "substitute", "rematch", "import"})
"""Commands that give a seat, or need one."""
_MOST_COMPLETIONS: Final = 25
_NAMED: Final = 1000
"""How many places this process remembers: their names having been stored, their people having been welcomed."""

logger = logging.getLogger(__name__)


class Conversation:
    """The dispatcher, one in each process. It keeps no state that another process would need."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._named: LRUCache[Place, str] = LRUCache(_NAMED)
        self._welcome: LRUCache[Place, bool] = LRUCache(_NAMED)

    async def handle(self, request: Request, limits: PlatformLimits) -> Reply:
        """Carry out a request, or explain why not."""
        came, elsewhere = time.monotonic(), not request.addressed and foreign(request)
        request = _tidied(request)
        paused = self._services.paused()
        if paused:
            if elsewhere or not await claim(self._services, request):
                return Reply(taken=True)
            return _instead(request, limits, "paused", "bot-paused", seconds=ceil(paused))
        if request.person.id in self._services.owners:
            request = replace(request, owner=True)
        press = read_press(request.button)
        try:
            with metrics.STEP.labels("command").time(), working(press.table if press else ""):
                ours = not elsewhere or await self._services.lobby.of_place(request.place)
                first_read = await read_first(self._services, request, press, came) if ours else None
                if first_read is None:
                    return Reply(taken=True)
                return fitted_reply(await self._reply_to(Context(self._services, request, limits, first_read, press)), limits)
        except StoreError as fault:
            logger.warning("%s: request %s failed: the store does not answer: %s", request.place, request.event, fault)
            return _instead(request, limits, "store", "store-trouble" if fault.passing else "store-stuck")
        except Exception as fault:
            logger.exception("%s: request %s failed", request.place, request.event)
            report("press" if request.button else "command", fault)
            return _instead(request, limits, "failed", "bot-trouble")

    async def _reply_to(self, context: Context) -> Reply:
        if context.first_read.until:
            return await self._refuse(context, Denied("too_fast", {"until": context.first_read.until}))
        try:
            reply = await (_pressed(context) if context.request.button else _reply(context))
            reply = await self._welcomed(context, reply)
            if any(notice.waits for notice in context.person.notices):
                reply = await linking.with_notices(context, reply)
            if context.press is not None and context.press.verb in lobby.ON_CARDS:
                reply = await lobby.on_answered_card(context, context.press, reply)
            if _looks(context):
                near = await _shown_above(context, reply)
                reply = await spared(context, reply, near=near)
                if near and context.press is None and context.limits.deletes_unheard:
                    await self._look_for_turn(context, reply)
            if reply.messages:
                reply = reach(context, with_wait(context, _for_one(context, reply)))
        except Unclear as unclear:
            reply = reach(context, _for_one(context, unclear.reply))
        except (Denied, Refusal, NoPicture, NoSuchCell) as refusal:
            return await self._refuse(context, refusal)
        metrics.COMMANDS.labels(context.limits.platform, "done").inc()
        place, name = context.request.place, context.request.where
        if name and self._named.get(place) != name:  # to be used when the place is gone
            await self._services.people.name_place(place, name)
            self._named[place] = name
        return reply

    async def _look_for_turn(self, context: Context, reply: Reply) -> None:
        """Find out whether the message above, which shows what is asked for, is there: its asker may not see it."""
        table = next((each.table for each in reply.messages if each.table), "")
        if table:
            await context.services.places.look_for_turn((await context.now(table)).table, context.request.place)

    async def _welcomed(self, context: Context, reply: Reply) -> Reply:
        """Put the welcome after the answer to the first command of a chat, where chats are welcomed so late."""
        request, chat = context.request, context.request.place.partition("/")[0]
        if not context.limits.late_welcome or request.private or request.button or chat in self._welcome:
            return reply
        self._welcome[chat] = True
        message = await newcomers.at_first_command(context)
        return reply if message is None else replace(reply, messages=(*reply.messages, message))

    async def _refuse(self, context: Context, refusal: Exception) -> Reply:
        metrics.COMMANDS.labels(context.limits.platform, "refused").inc()
        if isinstance(refusal, Denied) and context.press is not None and refusal.code in _OTHER_DRAFT:
            try:
                return await turns.present_draft(context, context.press)
            except Denied as ended:  # the turn is over meanwhile
                refusal = ended
        if isinstance(refusal, Denied) and context.press is not None and refusal.code == "stale":
            return await turns.stale(context, context.press)
        if isinstance(refusal, Denied) and refusal.code == "too_fast":
            if not context.request.button and not await self._services.lobby.rates.warning(context.person.id):
                return Reply()  # the warning was given; repeating it each time would itself flood the chat
            return context.answer("denied-too-fast", alert=True, until=context.own.moment(int(refusal.params["until"])))
        if isinstance(refusal, Denied) and refusal.code == "none_here" and not context.request.button:
            gone = await newcomers.gone_from_here(context)
            if gone is not None:
                return Reply(messages=(gone,))
        refused = context.tell(await self._why(context, refusal), alert=True)
        rows = way_on(context.own, refusal.code) if isinstance(refusal, Denied) else ()
        return replace(refused, messages=tuple(replace(each, buttons=rows) for each in refused.messages))

    async def _why(self, context: Context, refusal: Exception) -> Paragraph:
        seen = await self._refused_table(context)
        if isinstance(refusal, Denied):
            return denied_line(context.own, refusal, seen, context.services.tables.store.clock.now())
        if isinstance(refusal, Refusal) and seen is not None:
            return Paragraph((refused_words(seen, refusal),))
        if isinstance(refusal, NoSuchCell):
            return context.own.line("no-such-cell", cell=str(refusal.args[0]))
        return context.own.line("no-picture")

    async def _refused_table(self, context: Context) -> TableContext | None:
        """Return the table that a refusal is about, if it can be found."""
        try:
            if context.press is not None and context.press.table:
                table = (await context.now(context.press.table)).table
            else:
                found = command_of(context.request.words)
                which = found.which if found is not None else None
                table, _ = await table_for(context, which or WhichTable(), more=True)
            return await context.seen(table)
        except (Denied, Unclear, ValueError):
            return None

    async def deliver(self, delivery: Delivery, platform: Platform) -> str:
        """Post a delivery; return the id of the message that shows the table, empty if there is nothing to show now."""
        with metrics.STEP.labels("deliver").time(), working(delivery.subject, delivery.version):
            posted = await self._deliver(delivery, platform)
        metrics.DELIVERIES.labels(platform.limits.platform).inc()
        return posted

    async def _deliver(self, delivery: Delivery, platform: Platform) -> str:
        if delivery.announcements[-1].kind == "accounts":
            return await self._tell_account(delivery, platform)
        found = await messages(self._services, delivery, platform.limits)
        over = await question_over(self._services, delivery)
        if over is not None:
            await platform.post(delivery.place, over, f"{delivery.nonce}-over")
        posted = delivery.message if found else ""
        for number, message in enumerate(found):
            # Number the messages: if the delivery is repeated after a crash, each one keeps its nonce.
            nonce = f"{delivery.nonce}-{number}" if number else delivery.nonce
            try:
                shown = await answered(self._services, delivery, message)
                posted = await self._post(delivery, fitted(shown, platform.limits), platform, nonce)
            except PrivateChatClosed:
                logger.info("%s: the player's private chat is closed", delivery.place)
        await note_question(self._services, delivery, posted)
        await note_passing(self._services, delivery, posted)
        await fold_passed(self._services, delivery, platform)
        if platform.limits.message_menus and delivery.message not in ("", posted):
            await self._services.tables.note_shown(delivery.place, delivery.message, delivery.subject)
        return posted

    async def _post(self, delivery: Delivery, message: Message, platform: Platform, nonce: str) -> str:
        """Post a message. If somebody has deleted the one that shows the present turn, show it again once, silently."""
        posted = await platform.post(delivery.place, message, nonce)
        if posted or not message.edits or not delivery.announcements[-1].turn:
            return posted
        if not await self._services.places.may_show_again(delivery.subject, delivery.place):
            return delivery.message
        return await platform.post(delivery.place, replace(message, edits="", ring="no"), nonce)

    async def _tell_account(self, delivery: Delivery, platform: Platform) -> str:
        """Post the notices for one account of a person. A notice that cannot be posted waits for the account's next request."""
        to, posted = read_addressee(delivery.announcements[-1].body), delivery.message
        person, unheard = await linking.notices(self._services, to, delivery.place)
        for number, (notice, message) in enumerate(unheard):
            assert person is not None
            try:
                if message is not None:
                    posted = await platform.post(delivery.place, fitted(message, platform.limits), f"{delivery.nonce}-{number}")
            except (PrivateChatClosed, PlaceGoneError) as lost:
                await self._services.people.hold_notices(person.id, to.account)
                logger.info("cannot write to account %s: %s", to.account, lost)
                return posted
            await self._services.people.drop_notices(person.id, notice)
        return posted

    async def chat(self, place: Place) -> Chat:
        """Return the admins' settings for the chat of this place."""
        return await self._services.people.chat(place)

    def commands(self, language: str = "") -> tuple[MenuCommand, ...]:
        """Return the menu: each command with one line on what it does."""
        return menu(language)

    def needs(self, request: Request) -> Needs:
        """Return what a platform has to find out, to fetch or to make before it hands the request over."""
        return needs(_tidied(request))

    async def complete(self, request: Request) -> tuple[str, ...]:
        """Return what could stand after a typed command."""
        request = _tidied(request)
        name, _, typed = request.words.partition(" ")
        found = command_of(name)
        if found is None:
            return ()
        return tuple(await found.completions(await self._completing(request, name), typed))[:_MOST_COMPLETIONS]

    async def shared(self, request: Request, limits: PlatformLimits) -> tuple[Shared, ...]:
        """Return the person's games whose codes begin with the request's words, to be shared into any chat."""
        request = _tidied(request)
        person = await identify(self._services, request)
        first_read = FirstRead(time.monotonic(), person, await self._services.people.chat(request.place), {person.id: person})
        context = Context(self._services, request, limits, first_read)
        return await sharing.games_to_share(context)

    async def suggest(self, request: Request, option: str, typed: str) -> tuple[Completion, ...]:
        """Return what could be given for an option of a command."""
        request = _tidied(request)
        found = command_of(request.words)
        if found is None:
            return ()
        context = await self._completing(request, request.words)
        return tuple(await found.suggest(context, option, tidy(typed)))[:_MOST_COMPLETIONS]

    async def _completing(self, request: Request, words: str) -> Context:
        came, person = time.monotonic(), await identify(self._services, request)
        first_read = FirstRead(came, person, await self._services.people.chat(request.place), {person.id: person})
        return Context(self._services, replace(request, words=words), PlatformLimits(platform=""), first_read)


def _tidied(request: Request) -> Request:
    """Clean up the text and the name that come from outside, for every platform."""
    person = replace(request.person, name=tidy(request.person.name))
    tidied = replace(request, words=tidy(request.words), person=person)
    return tidied if request.button else normalise(tidied)


def _for_one(context: Context, reply: Reply) -> Reply:
    """Return the reply for this person alone, if the command was given in a menu."""
    if not context.request.aside:
        return reply
    alone = context.request.person.id
    return replace(reply, messages=tuple(replace(each, private_to=alone) for each in reply.messages))


def _looks(context: Context) -> bool:
    """Return whether the request only looks at a table."""
    if context.press is not None:
        return context.press.verb in LOOKS
    found = command_of(context.request.words) if context.request.words.startswith("/") else None
    if found is None:
        return False
    return found.name in LOOKS or (found.name in BOARDS and not context.words)


async def _shown_above(context: Context, reply: Reply) -> bool:
    """Return whether the place shows right above what the request asks for: a table's board."""
    if context.press is not None:
        return await by_living(context, context.press.table)
    found, table = command_of(context.request.words), next((each.table for each in reply.messages), "")
    return found is not None and found.name in BOARDS and bool(table) and await by_living(context, table)


async def _reply(context: Context) -> Reply:
    words = context.request.words.split()
    if not words:
        return Reply()
    found = command_of(context.request.words) if words[0].startswith("/") else None
    if found is None and (reply := await label_said(context)) is not None:
        return reply
    if not words[0].startswith("/"):
        return await play.plain_words(context)
    if found is None:
        return unknown_command(context, words[0], COMMANDS)
    if found.name in SEATING and is_the_group(context.request):
        return context.answer("write-as-yourself")
    return await found.run(context)


async def _pressed(context: Context) -> Reply:
    press, request = context.press, context.request
    kind = None if press is None else BUTTONS.get(press.verb)
    if press is None or kind is None:
        return context.answer("button-unknown", alert=True)
    # Older buttons of one person name no owner: they count where nobody else is.
    obeys = press.owner == owner_of(context.person.id) if press.owner else not kind.own or request.private or request.whispered
    if not obeys:
        people = context.first_read.known.values()
        owner = next((each for each in people if each is not None and owner_of(each.id) == press.owner), None)
        if owner is None:
            return _panel_refused(context, kind, "panel-others")
        return _panel_refused(context, kind, "panel-of", player=shown_name(owner.name))
    if press.expired(context.services.tables.store.clock.now()):
        return _panel_refused(context, kind, "panel-ended")
    return await kind.run(context, press)


def _panel_refused(context: Context, kind: ButtonKind, code: str, **params: str) -> Reply:
    """Say whose buttons these are, or that they have expired, and how to get buttons of one's own."""
    line = context.own.line(code, command=Words(f"/{kind.own}" if kind.own else "none"), **params)
    if not kind.own or not context.limits.can_whisper:
        return context.tell(line, alert=True)
    own = button(f"/{kind.own}", "", 0, "command", kind.own)
    return Reply(messages=(replace(context.whisper(line), buttons=((own,),)),))


def _instead(request: Request, limits: PlatformLimits, outcome: str, code: str, **params: int) -> Reply:
    """Reply with a sentence instead of carrying out the request."""
    metrics.COMMANDS.labels(limits.platform, outcome).inc()
    line = Voice(shipped().choose(request.language)).line(code, **params)
    return Reply(Answer(plain(line), alert=True)) if request.button else Reply(messages=(Message((line,)),))
