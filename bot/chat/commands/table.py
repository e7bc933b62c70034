"""Commands among the people at a table: undo, resign, substitute, nudge, invite, message and more."""

from __future__ import annotations

import dataclasses
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press, owner_of
from bot.chat.command import TABLE, ButtonKind, Command, at_table, at_table_with_words
from bot.chat.commands.options import do
from bot.chat.context import Context, button
from bot.chat.contract import Button, CommandOption, Completion, Folded, House, MenuTarget, Message, Paragraph, Reply
from bot.chat.fitting import cut, plain
from bot.chat.lobby_card import house_name, pass_on
from bot.chat.private_chat import private_address, unopened
from bot.chat.refusals import way_on
from bot.chat.table_choice import (
    MOST_LISTED,
    Unclear,
    WhichTable,
    ask_which,
    completions_of,
    is_open,
    is_running,
    last_played,
    not_shown_here,
    table_for,
    unknown_words,
)
from bot.chat.table_context import TableContext
from bot.chat.typed_times import Period, absence_named
from bot.chat.vocabulary import meaning_of
from bot.chat.web_links import pages_of
from bot.i18n import Words, unaccented
from bot.scene.presentation import shown_name
from bot.table.deeds.base import Deed, check_unfinished
from bot.table.deeds.ends import NextTable
from bot.table.deeds.lobby import RemoveGuest
from bot.table.deeds.places import MoveHere
from bot.table.deeds.seats import HOST_MAY_KICK_AFTER, OfferSeat, Resign, VoteKick, may_be_kicked
from bot.table.deeds.talk import Give, Nudge, StopReminders, Unwatch, Watch, nudge_places
from bot.table.deeds.undo import AnswerUndo, AskUndo, still_asked
from bot.table.lobby import ListedTable
from bot.table.open_time import zone_of
from bot.table.refused import Denied
from bot.table.table import Table


def _others_asked(listed: ListedTable, person: str) -> bool:
    return any(decider != person for decider in listed.deciders)


async def nudge(context: Context, table: Table) -> Reply:
    """Remind the player who must act; where everybody reads it, no other answer is needed."""
    called = nudge_places(table, context.person.id)
    after = await do(context, table.id, Nudge())
    for place in after.places():
        if context.services.limits_of(place).deletes_unheard:
            await context.services.places.look_for_turn(after, place)
    return Reply() if context.all_hear(called) else context.answer("nudge-done")


async def _nudge(context: Context) -> Reply:
    """Remind the person in whose menu the command was given, else the player who must act at the table that is meant."""
    named = context.request.named
    if named is None:
        table, _ = await table_for(context, _NUDGED)
        return await nudge(context, table)
    other = await context.services.people.of_account(named.id)
    asked = () if other is None else await context.services.lobby.of_person(context.person.id)
    waiting = [each for each in asked if other is not None and other.id in each.deciders]
    if not waiting:
        return context.answer("nudge-not-asked", player=named.name)
    if len(waiting) > 1:
        return await ask_which(context, waiting, _NUDGED.verb)
    return await nudge(context, await context.services.lobby.view(waiting[0].table, context.actor))


_NUDGED: Final = WhichTable(verb="nudge", fits=(_others_asked, is_running), whose="mine")
NUDGE: Final = dataclasses.replace(
    at_table("nudge", nudge, _NUDGED, path="game nudge", targets=(MenuTarget("nudge", "person", where="server"),)), run=_nudge
)


async def give(context: Context, table: Table) -> Reply:
    """Give the player to move more time; where everybody reads it, no other answer is needed."""
    tables = context.services.tables
    await tables.do(table.id, context.actor, Give(), context.key, newest=True, came=context.first_read.came)
    return Reply() if context.all_hear(table.places()) else context.answer("give-done")


GIVE: Final = at_table("give", give, dataclasses.replace(_NUDGED, verb="give"), path="game give", aliases="moretime extend wait")


async def undo(context: Context, table: Table) -> Reply:
    """Discard an unconfirmed draft at once; take back a confirmed turn if the others agree."""
    draft = (await context.now(table.id)).draft
    mine = table.decider is not None and table.decider == table.seat_of(context.person.id)
    if mine and draft is not None and draft.actions:
        await context.services.tables.draft(table.id, context.actor, table.version, draft.revision, came=context.first_read.came)
        return context.answer("undo-draft")
    after = await do(context, table.id, AskUndo())
    if context.all_hear(table.places()):
        return Reply()
    if after.undo is None:
        shown = context.request.place in table.places() and not context.limits.can_whisper
        return Reply() if shown else context.answer("undo-taken")
    return context.answer("undo-done", players=context.own.words.joined(await _still_asked(context, after)))


UNDO: Final = at_table("undo", undo, WhichTable(verb="undo", fits=(is_running,), whose="mine"), aliases="takeback")


async def _still_asked(context: Context, table: Table) -> list[str]:
    """Return the names of the players who must still agree to an undo."""
    seen = await context.seen(table)
    return [seen.name(seat) for seat in still_asked(table)]


async def press_agree(context: Context, press: Press) -> Reply:
    """Agree to an undo; others may still have to."""
    after = await do(context, press.table, AnswerUndo(yes=True))
    others = await _still_asked(context, after)
    done = context.answer("agree-done", count=len(others), players=context.own.words.joined(others))
    return done if others else context.shown(done)


def _doing(verb: str, deed: Deed, *, own: str = "", posts: bool = False, shown: bool = False) -> ButtonKind:
    """Return a button that does a deed at its table and says so: in place of the panel, if it stands in one's `own`.

    In a group the panel goes: the chat says who did what. `shown`: so does a post, in the place of the one that was pressed.
    """

    async def press(context: Context, press: Press) -> Reply:
        # A panel is over with its deed: pressed twice, it says the same again.
        await do(context, press.table, deed, f"{context.person.id}:{context.request.button}" if own else "")
        done, line, panel = context.answer(f"{verb}-done"), context.own.line(f"{verb}-done"), context.request.message
        over = Message((), folded=Folded(panel, line, "tidy"))
        if not context.in_a_crowd or context.request.whispered:
            over = Message((line,), edits=panel, anew=False)
        return replace(done, messages=(over,)) if own else context.shown(done) if shown or posts else done

    return ButtonKind(verb, press, own=own, posts=posts)


async def resign(context: Context, table: Table) -> Reply:
    """Ask for confirmation, as resigning cannot be undone; Denied if the person may not resign."""
    context.services.tables.check_allowed(table, context.actor, Resign())
    stays = button(context.own.text("button-stay"), table.id, table.version, "stay", role="way")
    row = (button(context.own.text("button-resigned"), table.id, table.version, "resigned", style="danger"), stays)
    alone = "yes" if table.active() == [table.seat_of(context.person.id)] else "no"
    message = context.whisper(context.own.line("resign-sure", table=Words(table.id), alone=alone))
    return Reply(messages=(context.owned(replace(message, buttons=(row,), table=table.id)),))


RESIGN: Final = at_table(
    "resign",
    resign,
    WhichTable(verb="resign", fits=(is_running,), whose="mine"),
    path="game resign",
    aliases="forfeit surrender concede",
)


async def substitute(context: Context, table: Table) -> Reply:
    """Offer your seat or withdraw the offer; people not seated take a seat on offer."""
    check_unfinished(table)
    seat = table.seat_of(context.person.id)
    if seat is None:
        offered = next((number for number, each in enumerate(table.seats) if each.offered), None)
        if offered is None:
            return context.answer("substitute-none")
        return await _take(context, table.id, offered)
    on = not table.seats[seat].offered
    await do(context, table.id, OfferSeat(on=on))
    if context.all_hear(table.places()):
        return Reply()
    return context.answer("substitute-offered" if on else "substitute-kept")


SUBSTITUTE: Final = at_table(
    "substitute",
    substitute,
    WhichTable(verb="substitute", fits=(is_running,)),
    path="game substitute",
    aliases="replace sub handover",
)


async def press_take(context: Context, press: Press) -> Reply:
    """Take a seat on offer."""
    return await _take(context, press.table, _number(press))


async def _take(context: Context, table: str, seat: int) -> Reply:
    await context.services.lobby.take_seat(table, context.actor, seat, key=context.key)
    return context.done("take-done")


def _number(press: Press) -> int:
    """Read a seat's number from a button; in a running game the numbers never change."""
    if not press.argument.isdecimal() or len(press.argument) > 2:
        raise Denied("no_such_seat", {"seat": 0})
    return int(press.argument)


async def rematch(context: Context) -> Reply:
    """Open a rematch; without a code, of the game played here last."""
    if context.words[1:]:
        raise unknown_words(context, context.words[1:], takes="table")
    table = context.words[0].lower() if context.words else await last_played(context)
    if table:
        return await _rematch(context, table)
    which = context.fleeting(context.aside(context.own.line("rematch-which")))
    return context.reply_with(replace(which, buttons=way_on(context.own, "none_here")))


async def press_rematch(context: Context, press: Press) -> Reply:
    """Open a rematch of this table."""
    return await _rematch(context, press.table)


async def _rematch(context: Context, table: str) -> Reply:
    house = await _new_house(context, table)
    salt, answers = context.request.event[:200], "" if house.place else context.request.answerable
    done = await context.services.lobby.rematch(table, context.actor, salt, key=context.key, home=house.place, answers=answers)
    if not house.place or done.table.home != house.place:
        new = done.table.host == context.person.id and not done.repeated
        return (context.opened if new else context.done)("rematch-done", table=Words(done.table.id))
    way = ((Button(context.common.text("thread-go"), url=house.url),),)
    return Reply(messages=(Message((context.common.line("thread-made"),), way, everybody=True),))


async def _new_house(context: Context, table: str) -> House:
    """Make a place of its own for a rematch, where each table has one from its opening."""
    old, make = await context.services.lobby.view(table, context.actor), context.request.house
    if make is None or old.rematch or old.home != context.request.place:
        return House()
    if not context.services.tables.would_do(old, context.actor, NextTable(old.id)):
        return House()
    return await make("", house_name(await context.seen(old, context.common)))


REMATCH: Final = Command("rematch", rematch, path="game rematch", options=(TABLE,), which=WhichTable(), posts=True)


async def away(context: Context) -> Reply:
    """Be away until a day or for some time; without words, be back. If the person is not away, explain the command."""
    now, habits, said = context.services.tables.store.clock.now(), context.person.habits, " ".join(context.words)
    back = not said or bool(meaning_of(context.own, said, ("back",)))
    if back and habits.away_until <= now:
        return context.answer("away-not")
    period = Period(now, now) if back else absence_named(context.own, said, now, zone_of(habits.zone))
    person = await context.services.people.away(context.person.id, period.until, period.since)
    here = [each for each in await context.services.lobby.of_place(context.request.place) if person.id in each.label.people]
    if here and context.all_hear((context.request.place,)):
        return Reply()
    if not person.habits.away_until:
        return context.answer("back-done")
    until = context.own.moment(period.until)
    if period.since > now:
        return context.answer("away-ahead", since=context.own.moment(period.since), until=until)
    return context.answer("away-done", until=until)


async def absences(context: Context, typed: str) -> list[Completion]:
    """Return spans of time and mornings to come, in the person's zone; a time that is typed comes first."""
    say, now = context.own.text, context.services.tables.store.clock.now()
    spans = [Completion(span, say(f"pace-{span}")) for span in _ABSENCES]
    here = datetime.fromtimestamp(now / 1000, zone_of(context.person.habits.zone))
    mornings = [(here + timedelta(days=days)).replace(hour=_MORNING, minute=0) for days in range(1, _MORNINGS + 1)]
    tomorrow = Completion(f"{say('word-tomorrow')} {_MORNING}:00")
    known = [*spans, tomorrow, *(Completion(f"{at:%Y-%m-%d %H:%M}", _said(context, at)) for at in mornings[1:])]
    begun = unaccented(typed)
    fitting = [each for each in known if unaccented(each.value).startswith(begun) or begun in unaccented(each.label)]
    if typed in [each.value for each in fitting]:
        return fitting
    try:
        own = [Completion(typed)] if typed and absence_named(context.own, typed, now, here.tzinfo or UTC) else []
    except Denied:
        own = []
    return [*own, *fitting]


def _said(context: Context, at: datetime) -> str:
    return plain(Paragraph((context.own.moment(int(at.timestamp() * 1000)),)))


_ABSENCES: Final = ("8h", "24h", "3d", "7d")
_MORNING: Final = 8
_MORNINGS: Final = 3

AWAY: Final = Command(
    "away",
    away,
    path="me away",
    options=(CommandOption("until", completed=True),),
    complete={"until": absences},
    aliases="vacation holiday afk",
)

_WATCHED: Final = WhichTable(verb="pages", over="if_no_other")


async def watch(context: Context) -> Reply:
    """Show a table in this chat by its code, or stop showing it. Without a code, offer the person's tables or a page."""
    if not context.words:
        return await _watchable(context)
    if context.words[1:]:
        raise unknown_words(context, context.words[1:], takes="table")
    table = (await context.now(context.words[0].lower())).table
    if context.request.place in table.watchers:
        await do(context, table.id, Unwatch())
        return context.answer("watch-off")
    await do(context, table.id, Watch())
    return context.answer("watch-done")


async def _watchable(context: Context) -> Reply:
    """Offer the person's tables of other chats; if there are none, or others would read it, the page of this chat's table."""
    elsewhere = await not_shown_here(context) if context.request.private or context.limits.can_whisper else []
    if elsewhere:
        return await ask_which(context, elsewhere, "watch")
    if context.services.links is None or not context.services.links.usable(context.limits):
        return context.answer("watch-which")
    return pages_of(context, (await table_for(context, _WATCHED))[0])


async def _elsewhere(context: Context, typed: str) -> list[Completion]:
    return await completions_of(context, await not_shown_here(context), typed)


WATCH: Final = Command(
    "watch",
    watch,
    path="game watch",
    options=(TABLE,),
    complete={TABLE.name: _elsewhere},
    which=_WATCHED,
    posts=True,
    aliases="spectate",
)


async def message(context: Context, table: Table, words: list[str]) -> Reply:
    """Send a few words to the table's other places, if it has any."""
    if table.places() == (context.request.place,):
        alone = context.request.private and table.state == "running" and table.active() == [table.seat_of(context.person.id)]
        return context.answer("say-nobody" if alone else "say-alone")
    await context.services.lobby.say(table.id, context.actor, " ".join(words), key=context.key)
    return Reply(nod=True) if context.in_a_crowd else context.answer("say-done")


MESSAGE: Final = at_table_with_words(
    "message",
    message,
    formerly="say",
    which=WhichTable(whose="mine"),
    path="game message",
    options=(CommandOption("words", required=True), TABLE),
    aliases="tell chat msg",
)


def _called(context: Context, words: list[str]) -> str:
    """Return what to call a person who is not known: the platform's name, else the words."""
    named = context.request.named
    return (named.name if named is not None else " ".join(words))[:40]


async def person_named(context: Context, words: list[str]) -> str:
    """Find a person by the account that the platform gives, or by name among the people who share a table with this one.

    Empty if nobody has that name.
    """
    named = " ".join(words).lstrip("@").casefold()
    account = await context.services.people.of_account(" ".join(words))
    if account is not None:
        return account.id
    for listed in await context.services.lobby.of_person(context.person.id):
        known = await context.services.people.get_many(list(listed.label.people))
        for person, found in known.items():
            if found.name.casefold() == named and person != context.person.id:
                return person
    return ""


async def block(context: Context) -> Reply:
    """Block a person, or unblock them if they are blocked."""
    if not context.words:
        return await _blocked(context)
    other = await person_named(context, context.words)
    if not other:
        return context.answer("person-unknown", alone=True, player=_called(context, context.words))
    on = other not in context.person.habits.blocked
    await context.services.people.block(context.person.id, other, on=on)
    return context.answer("block-done" if on else "block-off", alone=True)


async def _blocked(context: Context) -> Reply:
    """Ask who; list whom the person has blocked, with a button for each that ends it."""
    blocked = context.person.habits.blocked[:MOST_LISTED]
    known = await context.services.people.get_many(list(blocked))
    names = [shown_name(known[each].name) if each in known else "" for each in blocked]
    named = [name or context.own.text("chat-nameless") for name in names]
    lines = [context.own.line("block-which")]
    if blocked:
        lines.append(context.own.line("block-list", players=context.own.words.joined(named)))
    rows = tuple(
        (button(context.own.text("button-unblock", player=cut(name, _NAMES)), "", 0, "unblock", owner_of(person)),)
        for person, name in zip(blocked, named, strict=True)
    )
    return context.reply_with(context.owned(replace(context.whisper(*lines), buttons=rows)))


async def press_unblock(context: Context, press: Press) -> Reply:
    """Unblock a person."""
    for person in context.person.habits.blocked:
        if owner_of(person) == press.argument:
            await context.services.people.block(context.person.id, person, on=False)
    return context.answer("block-off")


_NAMES: Final = 20
"""Most letters of a name on a button."""
BLOCK: Final = Command("block", block, path="me block", options=(CommandOption("person", "person", required=True),))

_INVITES: Final = WhichTable(verb="code", fits=(is_open,), whose="mine")


async def invite(context: Context) -> Reply:
    """Invite a person to a table; without a name, show the code to pass on."""
    table, words = await table_for(context, _INVITES, more=True)
    check_unfinished(table)
    if table.state == "running":
        return _too_late(context, table)
    if not words:
        return _code(context, table)
    if context.request.named_bot:
        add = button(context.own.text("button-computer"), table.id, table.version, "computer")
        said = context.aside(context.own.line("invite-bot", player=_called(context, words)))
        return Reply(messages=(replace(said, buttons=((add,),)),))
    other = await person_named(context, words)
    if not other:
        return context.answer("invite-unknown", player=_called(context, words), table=Words(table.id))
    await context.services.lobby.invite(table.id, context.actor, other, key=context.key)
    return context.answer("invite-done")


INVITE: Final = Command(
    "invite",
    invite,
    path="game invite",
    options=(CommandOption("person", "person", required=True), TABLE),
    targets=(MenuTarget("invite", "person", where="others"),),
    which=_INVITES,
    aliases="challenge",
)


def _code(context: Context, table: Table) -> Reply:
    """Show the code and the address that joins with it, both to be passed on."""
    code, address = context.own.line("invite-code", table=Words(table.id)), private_address(context.limits, table.id)
    link = (context.own.line("invite-link", link=Words(address)),) if address else ()
    return Reply(messages=(replace(context.aside(code, *link), buttons=pass_on(context.own, context.limits, table.id)),))


async def press_code(context: Context, press: Press) -> Reply:
    """Show the code to pass on, to join or to watch."""
    table = (await context.now(press.table)).table
    check_unfinished(table)
    return _too_late(context, table) if table.state == "running" else context.answer("invite-code", table=Words(table.id))


def _too_late(context: Context, table: Table) -> Reply:
    """Say that the game has started, and who can follow it: a player needs no other way to it."""
    plays = table.seat_of(context.person.id) is not None
    return context.answer("invite-late", table=Words(table.id), plays="yes" if plays else "no")


async def remove(context: Context, table: Table, words: list[str]) -> Reply:
    """Remove a player: the host before the start, later by vote. The seat is named by player or number, else asked for."""
    seen = await context.seen(table)
    named = " ".join(words).lstrip("@").casefold()
    for number in range(len(table.seats)):
        if named and named in {seen.name(number).casefold(), str(number + 1)}:
            return await _kick(context, table, number)
    unknown = context.own.text("kick-nobody", player=" ".join(words)[:40]) if words else ""
    return _whom(context, seen, unknown)


_FROM: Final = WhichTable(verb="kick", whose="mine")


async def _others(context: Context, typed: str) -> list[Completion]:
    """Return the other players of the table that is meant."""
    try:
        table, _ = await table_for(context, _FROM, more=True)
    except (Denied, Unclear):
        return []
    seen, begun = await context.seen(table), typed.lstrip("@").casefold()
    others = [number for number, seat in enumerate(table.seats) if seat.person != context.person.id]
    return [Completion(str(number + 1), seen.name(number)) for number in others if begun in seen.name(number).casefold()]


REMOVE: Final = at_table_with_words(
    "remove",
    remove,
    path="game remove",
    formerly="kick",
    which=_FROM,
    options=(CommandOption("player", required=True, completed=True), TABLE),
    complete={"player": _others},
)


def _whom(context: Context, seen: TableContext, first: str = "") -> Reply:
    """List the players who can be removed. `first`: a sentence to put before the list."""
    check_unfinished(seen.table)
    if seen.table.seat_of(context.person.id) is None:
        raise Denied("not_seated")
    table, open_yet = seen.table, seen.table.state == "open"
    others = [number for number, seat in enumerate(table.seats) if seat.person != context.person.id]
    if not open_yet and not any(table.seats[number].played_by_person for number in others):
        return context.answer("kick-computers")
    if not open_yet and not any(may_be_kicked(table, number) for number in others):
        raise Denied("kick_two", {"fewest": HOST_MAY_KICK_AFTER})
    rows = tuple(
        (button(seen.voice.text("button-remove", player=seen.name(number)), table.id, table.version, "vote", str(number)),)
        for number in others
        if open_yet or may_be_kicked(table, number)
    )
    how = context.own.text("kick-whom", how="host" if open_yet else "vote", fewest=HOST_MAY_KICK_AFTER)
    asked = Paragraph((f"{first} " if first else "", how))
    message = (context.aside if unopened(context) else context.whisper)(asked)
    return Reply(messages=(context.owned(replace(message, buttons=rows, table=table.id)),))


async def press_vote(context: Context, press: Press) -> Reply:
    """Vote to remove a player; before the start, remove them. Seats move then, so the table must be unchanged."""
    table = (await context.now(press.table)).table
    if table.state == "open" and table.version != press.version:
        return context.answer("button-unknown", alert=True)
    return await _kick(context, table, _number(press))


async def _kick(context: Context, table: Table, seat: int) -> Reply:
    deed: Deed = RemoveGuest(seat) if table.state == "open" else VoteKick(seat)
    after = await do(context, table.id, deed)
    gone = table.state == "open" or after.seats[seat].kicked
    return context.answer("kick-done" if gone else "kick-voted")


BUTTONS: Final = (
    ButtonKind("agree", press_agree),
    _doing("refuse", AnswerUndo(yes=False), shown=True),
    _doing("mute", StopReminders()),
    _doing("resigned", Resign(), own=RESIGN.name),
    ButtonKind("take", press_take, posts=True),
    ButtonKind("rematch", press_rematch, posts=True),
    _doing("watch", Watch(), posts=True),
    _doing("movehere", MoveHere(), posts=True),
    ButtonKind("code", press_code),
    ButtonKind("vote", press_vote),
    ButtonKind("unblock", press_unblock, own=BLOCK.name),
)
