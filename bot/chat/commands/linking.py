"""Several accounts of one person: linked when both sides agree, each free to leave. All of them get notices of both."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import ButtonKind, Command
from bot.chat.context import Context, button, own_voice
from bot.chat.contract import ButtonRow, CommandOption, Message, Paragraph, Reply
from bot.chat.private_chat import only_private, unopened
from bot.chat.services import Services
from bot.chat.table_choice import no_words
from bot.chat.voice import Voice, heading
from bot.i18n import Words, message_id
from bot.scene.presentation import shown_name
from bot.store import Place
from bot.table.accounts import LinkRequest
from bot.table.people import Addressee, LinkSide, Notice, Person


async def link(context: Context) -> Reply:
    """Send a code to enter with the other account; with a code, ask whether both should become one player."""
    if not context.request.private and not context.limits.can_whisper:
        return only_private(context)
    accounts = context.services.accounts
    if context.words:
        request = await accounts.ask(context.person.id, context.request.person.id, "".join(context.words))
        asked = await accounts.pending(request)
        sides = None if asked is None else asked.sides(context.person.id)
        return Reply(messages=(_question(context.own, context.whisper(), request, *sides),)) if sides else Reply()
    code = context.own.line("link-code", code=Words(await accounts.code(context.person.id)))
    if not _has_others(context):
        return Reply(messages=(context.whisper(code, context.own.line("link-careful")),))
    message = context.whisper(_accounts(context, "link-accounts-press"), code, context.own.line("link-careful"))
    return Reply(messages=(replace(message, buttons=_way_out(context.own)),))


async def press_yes(context: Context, press: Press) -> Reply:
    """Agree for one side. All accounts get notice of the outcome; this message only confirms the press."""
    done = await context.services.accounts.agree(context.person.id, press.argument)
    if done:
        return context.reply_with(context.whisper(context.own.line("link-agreed")), again=True)
    no: ButtonRow = (button(context.own.text("button-link-no"), "", 0, "linkno", press.argument),)
    return context.reply_with(replace(context.whisper(context.own.line("link-waits")), buttons=(no,)), again=True)


async def press_no(context: Context, press: Press) -> Reply:
    """Refuse for one side, or withdraw its agreement."""
    await context.services.accounts.refuse(context.person.id, context.request.person.id, press.argument)
    return context.reply_with(context.whisper(context.own.line("link-refused")), again=True)


async def unlink(context: Context) -> Reply:
    """Say what happens if this account leaves, with a button that does it."""
    no_words(context)
    if not context.request.private and not context.limits.can_whisper:
        return only_private(context)
    return _leaving(context)


async def press_unlink(context: Context, _: Press) -> Reply:
    """Ask the same from the message with the code."""
    return _leaving(context)


def _leaving(context: Context) -> Reply:
    if not _has_others(context):
        return context.answer("denied-not-linked", alert=True)
    account, said = context.request.person.id, context.own
    here = _side_name(said, LinkSide("", context.person.name, (account,)))
    others = _side_name(said, replace(context.person.side(), accounts=tuple(a for a in context.person.accounts if a != account)))
    keeps = button(said.text("button-stay-linked"), "", 0, "linkkept", role="way")
    row: ButtonRow = (button(said.text("button-unlink"), "", 0, "unlinked", style="danger"), keeps)
    message = context.whisper(said.line("unlink-sure", account=here, others=others))
    return context.reply_with(replace(message, buttons=(row,)))


async def do_unlink(context: Context, _: Press) -> Reply:
    """Make this account a person of its own."""
    await context.services.accounts.leave(context.request.person.id, context.request.person.name)
    return context.reply_with(context.whisper(context.own.line("unlink-done")), again=True)


async def press_kept(context: Context, _: Press) -> Reply:
    """Leave everything as it is."""
    return context.reply_with(context.whisper(context.own.line("unlink-kept")), again=True)


def accounts_line(context: Context) -> tuple[Paragraph, ...]:
    """List the accounts of this person, if there are several."""
    return (_accounts(context, "link-accounts"),) if _has_others(context) else ()


def _accounts(context: Context, line: str) -> Paragraph:
    return context.own.line(line, accounts=_side_name(context.own, context.person.side()))


def _way_out(voice: Voice) -> tuple[ButtonRow, ...]:
    """Return the button that takes out the account that presses it."""
    return ((button(voice.text("button-unlink"), "", 0, "unlink"),),)


def _has_others(context: Context) -> bool:
    return len(context.person.accounts) > 1


def _side_name(voice: Voice, side: LinkSide) -> Words:
    """Return a name with the platforms of its accounts in parentheses."""
    name = shown_name(side.name) or voice.text("chat-nameless")
    platforms = [Words(account.partition(":")[0].capitalize()) for account in side.accounts]
    return voice.text("link-account", name=name, platforms=voice.words.joined(platforms))


def _question(voice: Voice, message: Message, request: str, mine: LinkSide, other: LinkSide) -> Message:
    """Ask whether two sides should become one player: who they are, what it means, and buttons for yes and no."""
    asked = voice.line("link-asked", mine=_side_name(voice, mine), other=_side_name(voice, other))
    row: ButtonRow = (
        button(voice.text("button-link-yes"), "", 0, "linkyes", request, "danger"),
        button(voice.text("button-link-no"), "", 0, "linkno", request),
    )
    text = (heading(voice.text("link-asked-title")), asked, voice.line("link-means"))
    return replace(message, paragraphs=text, buttons=(row,))


LINK: Final = Command("link", link, path="me link", options=(CommandOption("code"),), alone=True)
UNLINK: Final = Command("unlink", unlink, path=None, alone=True)
BUTTONS: Final = (
    ButtonKind("linkyes", press_yes),
    ButtonKind("linkno", press_no),
    ButtonKind("unlink", press_unlink),
    ButtonKind("unlinked", do_unlink),
    ButtonKind("linkkept", press_kept),
)

# notices to accounts


async def notices(
    services: Services, addressee: Addressee, place: Place
) -> tuple[Person | None, list[tuple[Notice, Message | None]]]:
    """Return the notices for one account with messages for it alone; None for a question that has been answered meanwhile."""
    person = await services.people.get(addressee.person)
    if person is None:
        return None, []
    voice = own_voice(person, await services.people.chat(place))
    alone = Message((), private_to=addressee.account, ring="aloud")
    unheard = [notice for notice in person.notices if notice.account == addressee.account and not notice.waits]
    return person, [(notice, await _notice_message(services, voice, alone, person, notice)) for notice in unheard]


async def with_notices(context: Context, reply: Reply) -> Reply:
    """Add notices that could not be posted to this account. A group without whispers gets a link to the private chat."""
    unheard = [notice for notice in context.person.notices if notice.waits and notice.account == context.request.person.id]
    here = context.request.private or context.limits.can_whisper
    if not unheard or not (here or (unopened(context) and not context.request.button)):
        return reply
    alone = Message((), private_to="" if context.request.private else context.request.person.id)
    told = [await _notice_message(context.services, context.own, alone, context.person, notice) for notice in unheard]
    if here:
        await context.services.people.drop_notices(context.person.id, *unheard)
    return Reply(reply.answer, (*reply.messages, *(message for message in told if message is not None)))


async def _notice_message(services: Services, voice: Voice, message: Message, person: Person, notice: Notice) -> Message | None:
    if notice.code == "asked":
        asked: LinkRequest | None = await services.accounts.pending(notice.request)
        sides = None if asked is None else asked.sides(person.id)
        return None if sides is None else _question(voice, message, notice.request, *sides)
    names = voice.words.joined([_side_name(voice, side) for side in notice.sides])
    told = replace(message, paragraphs=(voice.line(message_id("link-news", notice.code), accounts=names),))
    return replace(told, buttons=_way_out(voice)) if notice.code == "done" else told
