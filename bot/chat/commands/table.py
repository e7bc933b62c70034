"""What people do to each other at a table: take back, give up, hand over, remind, invite, say a few words."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.commands.options import do
from bot.chat.contract import Paragraph, Reply
from bot.chat.private_chat import private_address
from bot.chat.registry import on_command, on_press
from bot.chat.services import Context, button
from bot.chat.table_choice import ask_which, last_played, not_shown_here, table_for, unknown_words
from bot.chat.table_context import TableContext, scenery
from bot.chat.vocabulary import meant, span
from bot.chat.web_links import pages_of
from bot.i18n import Words
from bot.table.deeds.base import Deed, unfinished
from bot.table.deeds.lobby import RemoveGuest
from bot.table.deeds.seats import HOST_MAY_KICK_AFTER, OfferSeat, Resign, VoteKick, may_be_kicked
from bot.table.deeds.talk import Nudge, StopReminders, Unwatch, Watch, nudged_in
from bot.table.deeds.undo import AnswerUndo, AskUndo, still_asked
from bot.table.refused import Denied
from bot.table.table import Table


@on_command("nudge")
async def nudge(visit: Context) -> Reply:
    """Remind who decides."""
    table, _ = await table_for(visit, verb="nudge", mine=True)
    return await _nudge(visit, table)


@on_press("nudge")
async def press_nudge(visit: Context, press: Press) -> Reply:
    """The same at one of several tables."""
    return await _nudge(visit, await visit.house.tables.look(press.table))


async def _nudge(visit: Context, table: Table) -> Reply:
    """Where everybody reads the reminder it is answer enough."""
    called = nudged_in(table, visit.person.id)
    await do(visit, table.id, Nudge())
    return Reply() if visit.all_hear(called) else visit.answer("nudge-done")


@on_command("undo")
async def undo(visit: Context) -> Reply:
    """What is not yet confirmed is put away at once; what is confirmed goes back if the others agree."""
    table, _ = await table_for(visit, verb="undo", mine=True)
    return await _undo(visit, table)


@on_press("undo")
async def press_undo(visit: Context, press: Press) -> Reply:
    """The same for one of several tables."""
    return await _undo(visit, await visit.house.tables.look(press.table))


async def _undo(visit: Context, table: Table) -> Reply:
    draft = await visit.house.tables.current_draft(table.id)
    mine = table.decider is not None and table.decider == table.seat_of(visit.person.id)
    if mine and draft is not None and draft.actions:
        await visit.house.tables.draft(table.id, visit.actor, table.version, draft.revision)
        return visit.answer("undo-draft")
    after = await do(visit, table.id, AskUndo())
    if visit.all_hear(table.places()):
        return Reply()
    if after.undo is None:
        return visit.answer("undo-taken")
    return visit.answer("undo-done", players=visit.own.words.joined(await _still_asked(visit, after)))


async def _still_asked(visit: Context, table: Table) -> list[str]:
    """The names of those who have still to agree that something is taken back."""
    seen = await scenery(visit.house, table, visit.own)
    return [seen.name(seat) for seat in still_asked(table)]


@on_press("agree")
async def press_agree(visit: Context, press: Press) -> Reply:
    """Agree that something is taken back; others may have to, too."""
    after = await do(visit, press.table, AnswerUndo(yes=True))
    others = await _still_asked(visit, after)
    return visit.answer("agree-done", count=len(others), players=visit.own.words.joined(others))


def _answer(verb: str, deed: Callable[[], Deed]) -> None:
    @on_press(verb)
    async def press(visit: Context, press: Press) -> Reply:
        await do(visit, press.table, deed())
        return visit.answer(f"{verb}-done")


_answer("refuse", lambda: AnswerUndo(yes=False))
_answer("mute", StopReminders)
_answer("resigned", Resign)


@on_command("resign")
async def resign(visit: Context) -> Reply:
    """Give up, after one more question."""
    table, _ = await table_for(visit, verb="resign", mine=True)
    return _sure(visit, table)


@on_press("resign")
async def press_resign(visit: Context, press: Press) -> Reply:
    """The same for one of several tables."""
    return _sure(visit, await visit.house.tables.look(press.table))


def _sure(visit: Context, table: Table) -> Reply:
    """Ask again before something that cannot be undone, but only people who may do it."""
    visit.house.tables.allowed(table, visit.actor, Resign())
    row = (button(visit.own.text("button-resigned"), table.id, table.version, "resigned", style="danger"),)
    message = visit.aside(visit.own.line("resign-sure", table=Words(table.id)))
    return Reply(messages=(visit.owned(replace(message, buttons=(row,))),))


@on_command("substitute")
async def substitute(visit: Context) -> Reply:
    """Offer the own seat, or withdraw the offer; whoever does not sit at the table takes a seat that is offered."""
    table, _ = await table_for(visit, verb="substitute")
    return await _substitute(visit, table)


@on_press("substitute")
async def press_substitute(visit: Context, press: Press) -> Reply:
    """The same for one of several tables."""
    return await _substitute(visit, await visit.house.tables.look(press.table))


async def _substitute(visit: Context, table: Table) -> Reply:
    unfinished(table)
    seat = table.seat_of(visit.person.id)
    if seat is None:
        offered = next((number for number, each in enumerate(table.seats) if each.offered), None)
        if offered is None:
            return visit.answer("substitute-none")
        return await _take(visit, table.id, offered)
    on = not table.seats[seat].offered
    await do(visit, table.id, OfferSeat(on=on))
    if visit.all_hear(table.places()):
        return Reply()
    return visit.answer("substitute-offered" if on else "substitute-kept")


@on_press("take")
async def press_take(visit: Context, press: Press) -> Reply:
    """Go on in a seat that is offered."""
    return await _take(visit, press.table, _number(press))


async def _take(visit: Context, table: str, seat: int) -> Reply:
    await visit.house.lobby.take_seat(table, visit.actor, seat, key=visit.key)
    return visit.answer("take-done")


def _number(press: Press) -> int:
    """A seat in a button; seats of a running game never change their numbers."""
    if not press.argument.isdecimal() or len(press.argument) > 2:
        raise Denied("no_such_seat", {"seat": 0})
    return int(press.argument)


@on_command("rematch")
async def rematch(visit: Context) -> Reply:
    """The same once more; without a code at the table that was played here last."""
    if visit.words[1:]:
        raise unknown_words(visit, visit.words[1:], takes="table")
    table = visit.words[0].lower() if visit.words else await last_played(visit)
    return await _rematch(visit, table) if table else visit.answer("rematch-which")


@on_press("rematch")
async def press_rematch(visit: Context, press: Press) -> Reply:
    """The same once more."""
    return await _rematch(visit, press.table)


async def _rematch(visit: Context, table: str) -> Reply:
    done = await visit.house.lobby.rematch(table, visit.actor, visit.command.event[:200], key=visit.key)
    return visit.answer("rematch-done", table=Words(done.table.id))


@on_command("away")
async def away(visit: Context) -> Reply:
    """Be away until a day or for a while; without words, be back; who is not away is told how to be."""
    until = moment_of(visit, visit.words)
    if not until and not visit.person.habits.is_away(visit.house.tables.store.clock.now()):
        return visit.answer("away-not")
    person = await visit.house.people.away(visit.person.id, until)
    here = [each for each in await visit.house.lobby.of_place(visit.command.place) if person.id in each.label.people]
    if here and visit.all_hear((visit.command.place,)):
        return Reply()
    if person.habits.away_until:
        return visit.answer("away-done", until=visit.own.moment(person.habits.away_until))
    return visit.answer("back-done")


def moment_of(visit: Context, words: list[str]) -> int:
    """`3d`, `12 hours`, `2026-12-24` or `2026-12-24 18:00`, in the person's zone; 0 for no words or `back`."""
    now, said = visit.house.tables.store.clock.now(), " ".join(words)
    if not words or meant(visit.own, said, ("back",)):
        return 0
    for_so_long = span(visit.own, said)
    if for_so_long:
        return now + for_so_long
    try:
        day = datetime.fromisoformat(said).replace(tzinfo=ZoneInfo(visit.person.habits.zone))
        until = int((day if len(words) > 1 else day + timedelta(days=1)).timestamp() * 1000)
    except (ValueError, OverflowError):
        raise Denied("bad_away") from None
    if until <= now:
        raise Denied("bad_away")
    return until


@on_command("watch")
async def watch(visit: Context) -> Reply:
    """Show a table in this chat, by its code; once more: no longer. Without a code the page of the table that is here."""
    if not visit.words:
        return await _watchable(visit)
    if visit.words[1:]:
        raise unknown_words(visit, visit.words[1:], takes="table")
    table = await visit.house.tables.look(visit.words[0].lower())
    if visit.command.place in table.watchers:
        await do(visit, table.id, Unwatch())
        return visit.answer("watch-off")
    await do(visit, table.id, Watch())
    return visit.answer("watch-done")


async def _watchable(visit: Context) -> Reply:
    """The person's tables that are not shown here; where there are none, or others would read it, the page of the one that is."""
    elsewhere = await not_shown_here(visit) if visit.command.private or visit.limits.can_whisper else []
    if elsewhere:
        return await ask_which(visit, elsewhere, "watch")
    if visit.house.links is None or not visit.house.links.usable(visit.limits.platform):
        return visit.answer("watch-which")
    return pages_of(visit, (await table_for(visit, verb="pages"))[0])


@on_press("watch")
async def press_watch(visit: Context, press: Press) -> Reply:
    """Show a table of another chat in this one."""
    await do(visit, press.table, Watch())
    return visit.answer("watch-done")


@on_command("say")
async def say(visit: Context) -> Reply:
    """A few words to the table's other places, if it has any."""
    table, words = await table_for(visit, verb="", mine=True, more=True)
    if table.places() == (visit.command.place,):
        return visit.answer("say-alone")
    await visit.house.lobby.say(table.id, visit.actor, " ".join(words), key=visit.key)
    return visit.answer("say-done")


async def _person_named(visit: Context, words: list[str]) -> str:
    """A person named by name, of those who share a table with the one who asks, or by the account that the platform names.

    Nothing if there is nobody of that name.
    """
    named = " ".join(words).lstrip("@").casefold()
    account = await visit.house.people.of_account(" ".join(words))
    if account is not None:
        return account.id
    for listed in await visit.house.lobby.of_person(visit.person.id):
        known = await visit.house.people.get_many(list(listed.label.people))
        for person, found in known.items():
            if found.name.casefold() == named and person != visit.person.id:
                return person
    return ""


@on_command("block")
async def block(visit: Context) -> Reply:
    """Hear nothing of a person any more; once more: again."""
    if not visit.words:
        return visit.answer("block-which", alone=True)
    other = await _person_named(visit, visit.words)
    if not other:
        return visit.answer("person-unknown", alone=True, player=" ".join(visit.words)[:40])
    on = other not in visit.person.habits.blocked
    await visit.house.people.block(visit.person.id, other, on=on)
    return visit.answer("block-done" if on else "block-off", alone=True)


@on_command("invite")
async def invite(visit: Context) -> Reply:
    """Ask somebody to a table; without a name the code to pass on is told."""
    table, words = await table_for(visit, verb="code", mine=True, more=True)
    unfinished(table)
    if table.state == "running":
        return visit.answer("invite-late", table=Words(table.id))
    if not words:
        return _code(visit, table)
    other = await _person_named(visit, words)
    if not other:
        return visit.answer("invite-unknown", player=" ".join(words)[:40], table=Words(table.id))
    await visit.house.lobby.invite(table.id, visit.actor, other, key=visit.key)
    return visit.answer("invite-done")


def _code(visit: Context, table: Table) -> Reply:
    """The code, and the address that joins with it, both to be passed on."""
    code, address = visit.own.line("invite-code", table=Words(table.id)), private_address(visit.limits, table.id)
    link = (visit.own.line("invite-link", link=Words(address)),) if address else ()
    return Reply(messages=(visit.aside(code, *link),))


@on_press("code")
async def press_code(visit: Context, press: Press) -> Reply:
    """The code to pass on: to join, or to look on."""
    table = await visit.house.tables.look(press.table)
    unfinished(table)
    return visit.answer("invite-late" if table.state == "running" else "invite-code", table=Words(table.id))


@on_command("kick")
async def kick(visit: Context) -> Reply:
    """Send somebody away: the host before the start, later by vote. A seat is named by player or number, else asked for."""
    table, words = await table_for(visit, verb="kick", mine=True, more=True)
    seen = await scenery(visit.house, table, visit.own)
    named = " ".join(words).lstrip("@").casefold()
    for number in range(len(table.seats)):
        if named and named in {seen.name(number).casefold(), str(number + 1)}:
            return await _kick(visit, table, number)
    unknown = visit.own.text("kick-nobody", player=" ".join(words)[:40]) if words else ""
    return _whom(visit, seen, unknown)


@on_press("kick")
async def press_kick(visit: Context, press: Press) -> Reply:
    """Whom to send away."""
    table = await visit.house.tables.look(press.table)
    return _whom(visit, await scenery(visit.house, table, visit.own))


def _whom(visit: Context, seen: TableContext, first: str = "") -> Reply:
    """The people who can be sent away. `first`: a line to say before."""
    unfinished(seen.table)
    if seen.table.seat_of(visit.person.id) is None:
        raise Denied("not_seated")
    table, open_yet = seen.table, seen.table.state == "open"
    others = [number for number, seat in enumerate(table.seats) if seat.person != visit.person.id]
    if not open_yet and not any(may_be_kicked(table, number) for number in others):
        raise Denied("kick_two", {"fewest": HOST_MAY_KICK_AFTER})
    rows = tuple(
        (button(seen.voice.text("button-remove", player=seen.name(number)), table.id, table.version, "vote", str(number)),)
        for number in others
        if open_yet or may_be_kicked(table, number)
    )
    how = visit.own.text("kick-whom", how="host" if open_yet else "vote", fewest=HOST_MAY_KICK_AFTER)
    asked = Paragraph((f"{first} " if first else "", how))
    return Reply(messages=(visit.owned(replace(visit.aside(asked), buttons=rows)),))


@on_press("vote")
async def press_vote(visit: Context, press: Press) -> Reply:
    """Vote, or before the start send away; there seats move, so the table must be as it was."""
    table = await visit.house.tables.look(press.table)
    if table.state == "open" and table.version != press.version:
        return visit.answer("button-unknown", alert=True)
    return await _kick(visit, table, _number(press))


async def _kick(visit: Context, table: Table, seat: int) -> Reply:
    deed: Deed = RemoveGuest(seat) if table.state == "open" else VoteKick(seat)
    after = await do(visit, table.id, deed)
    gone = table.state == "open" or after.seats[seat].kicked
    return visit.answer("kick-done" if gone else "kick-voted")
