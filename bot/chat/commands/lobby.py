"""Commands of the lobby: open, join, leave, begin and close a table."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.ai.levels import LEVELS
from bot.chat.buttons import Press
from bot.chat.command import TABLE, ButtonKind, Command, at_table
from bot.chat.commands import newcomers
from bot.chat.commands.game_words import Named, colour_named, game_named, read_options
from bot.chat.commands.options import do, menu, press_options
from bot.chat.commands.turns import own_hand, turn_for, with_turn_message
from bot.chat.commands.views import look_at
from bot.chat.context import THEMES, Context, button, command_name
from bot.chat.contract import Answer, Button, CommandOption, Completion, House, Message, Paragraph, PlatformLimits, Reply, Request
from bot.chat.lobby_card import card, house_name
from bot.chat.private_chat import ADDED, BY_ADDRESS, OPTIONS_OF, private_address, unopened
from bot.chat.refusals import denied_words, way_on
from bot.chat.table_choice import WhichTable, is_code, is_open, is_running, table_for
from bot.chat.table_context import TableContext, has_hidden_hands
from bot.chat.turn_message import card_gone
from bot.chat.voice import Voice
from bot.games.faces import FACES
from bot.games.rules import GAMES
from bot.i18n import Words, message_id, shipped, unaccented
from bot.store import platform_of
from bot.table.deeds.ends import EndTable
from bot.table.deeds.lobby import AddComputer, Leave, RemoveGuest, SetOptions, Start
from bot.table.lobby import ListedTable
from bot.table.options import PACES, Options
from bot.table.refused import Denied
from bot.table.table import COLOURS, Table


async def new(context: Context) -> Reply:
    """Open a table here and sit down at it. A person's first game is casual; against a computer, it begins at once."""
    named = read_options(context, Options(language=context.common.language))
    if named.computer:
        return await _against_computers(context, named)
    played = await context.services.results.standing(context.person.id)
    options = named.options if named.rates else replace(named.options, rated=bool(played.games))
    event, answers = context.request.event, context.request.answerable
    done = await context.services.lobby.open(
        context.actor, options, key=context.key, salt=event, answers=answers, colour=named.colour
    )
    if context.request.shared:
        return Reply(messages=(await _answered_card(context, done.table),))
    return context.opened("new-done", table=Words(done.table.id)) if context.request.button or answers else Reply()


async def _answered_card(context: Context, table: Table) -> Message:
    """Return the card where the bot can only answer: everybody sees it, and presses on it change it."""
    seen, elsewhere = await context.seen(table, context.common), context.common.line("lobby-elsewhere")
    if table.state != "open":
        if not table.started:
            return Message((context.common.line("news-card-closed", table=Words(table.id)),), everybody=True)
        return Message((card_gone(seen), elsewhere), everybody=True)
    made = card(seen, context.services.picture_queue, THEMES["standard"], context.limits)
    return replace(made, paragraphs=(*made.paragraphs, elsewhere), everybody=True)


ON_CARDS: Final = frozenset({"join", "leave", "start"})
"""Verbs of the buttons that change a game's card."""


async def on_answered_card(context: Context, press: Press, reply: Reply) -> Reply:
    """Show on the pressed card what the press has changed, where the card was an answer."""
    request = context.request
    if not request.shared or request.whispered:
        return reply
    table = await context.services.tables.look(press.table)
    return Reply(messages=(replace(await _answered_card(context, table), edits=request.message),))


async def press_solo(context: Context, _: Press) -> Reply:
    """Begin a casual game against one computer, at once. Pressed again before the first move, it shows that game."""
    waiting = await _unplayed(context)
    if waiting is not None:
        return await _show_turn(context, waiting)
    return await _against_computers(context, Named(Options(language=context.common.language), computer=True))


async def _against_computers(context: Context, named: Named) -> Reply:
    """Begin a casual game at once, against one computer or as many as fill the seats that are named."""
    level, seats = named.level or context.services.usual_level, named.seats or 2
    opened = await context.services.lobby.open(
        context.actor,
        replace(named.options, seats=seats, pace="none", rated=False),
        key=context.key,
        salt=context.request.event,
        computers=(level,) * (seats - 1),
        begin=True,
        answers=context.request.answerable,
        colour=named.colour,
    )
    return Reply() if context.all_hear(opened.table.places()) else context.opened("start-done")


async def _unplayed(context: Context) -> Table | None:
    """Return the person's game against a computer in which they have not moved yet; None if there is none."""
    me = context.person.id
    for listed in await context.services.lobby.of_person(me):
        if listed.state == "running" and listed.label.people == (me,) and not listed.label.options.rated:
            table = await context.services.tables.look(listed.table)
            seat = table.seat_of(me)
            if table.home == context.request.place and all(each.seat != seat for each in table.begun_game.log):
                return table
    return None


def _game_named(request: Request) -> str:
    """Return the game that is named after the command, in the language of the person's app."""
    voice = Voice(shipped().choose(request.language))
    words = request.words.replace(",", " ").split()[1:]
    return next(filter(None, (game_named(voice, word) for word in words)), Options().game)


async def _expansions(context: Context, typed: str) -> list[Completion]:
    """Return usual sets of expansions, and those whose names have a word that begins like the last one typed."""
    say, (before, _, last) = context.own.text, typed.rpartition(" ")
    begun, head = unaccented(last), f"{before} " if before else ""
    sets = {**{_names(context, modules): "" for modules in _SETS}, say("word-all"): ""}
    played = await _played_last(context)
    if played:
        sets = {_names(context, played): say("new-as-last", expansions=Words(_names(context, played))), **sets}
    names = [say(message_id("module", module)) for kind in GAMES.values() for module in kind.modules]
    usual = [] if typed else [Completion(value, label or value) for value, label in sets.items()]
    fitting = [f"{head}{name}" for name in names if any(word.startswith(begun) for word in unaccented(name).split())]
    return [*usual, *(Completion(each) for each in fitting)]


def _names(context: Context, modules: Sequence[str]) -> str:
    return ", ".join(context.own.text(message_id("module", module)) for module in modules)


async def _played_last(context: Context) -> tuple[str, ...]:
    """Return the expansions of the person's newest table."""
    tables = await context.services.lobby.of_person(context.person.id)
    return tables[0].label.options.modules if tables else ()


_SETS: Final = (("base",), ("river", "inns_cathedrals"))
"""Expansions that people often play together."""


NEW: Final = Command(
    "new",
    new,
    options=(
        CommandOption("game", choices=tuple(GAMES)),
        CommandOption("expansions", completed=True),
        CommandOption("pace", choices=tuple(PACES)),
        CommandOption("seats", "number", least=2, most=6),
        CommandOption("computer", choices=tuple(LEVELS)),
        CommandOption("private", "flag"),
    ),
    complete={"expansions": _expansions},
    admin="may_matter",
    posts=True,
    opens=_game_named,
    welcome=True,
    aliases="newgame",
    shortcuts={"computer": "computer solo ai"},
)


def _not_yet_seated(listed: ListedTable, person: str) -> bool:
    return listed.state == "open" and person not in listed.label.people


_NONE_TO_JOIN: Final = frozenset({"none_here", "not_open", "already_seated", "over"})
"""Refusals of a /join without a code, which leave out that a game elsewhere may be meant."""
_JOINED: Final = WhichTable(verb="join", fits=(_not_yet_seated,), whose="all")
"""Anybody may join an open table, so anybody may press the buttons that ask which."""


async def press_join(context: Context, press: Press) -> Reply:
    """Sit down."""
    return await _join(context, press.table, "")


async def join(context: Context) -> Reply:
    """Sit down at a table by its code, from any chat, or at the one here; a colour may be named."""
    words = context.words
    known = not words or bool(colour_named(context.own, words[0]))
    if len(words) > 1 or not (known or (words[0].isalpha() and not is_code(words[0]))):
        return await _join(context, words[0].lower(), " ".join(words[1:]))
    try:
        table, _ = await table_for(context, _JOINED, more=True)
        return await _join(context, table.id, " ".join(words))
    except Denied as denied:
        if denied.code not in _NONE_TO_JOIN:
            raise
        if not known:
            return await _join(context, words[0].lower(), "")
        refused = Paragraph((denied_words(context.own, denied),))
        told = context.fleeting(context.aside(refused, context.own.line("join-how")))
        return Reply(messages=(replace(told, buttons=way_on(context.own, denied.code)),))


JOIN: Final = Command(
    "join",
    join,
    options=(TABLE, CommandOption("colour", choices=COLOURS)),
    which=_JOINED,
    posts=True,
    aliases="find lobby open joingame",
)


async def _join(context: Context, table: str, said: str) -> Reply:
    colour = colour_named(context.own, said) or said
    event = context.request.event[:200]
    try:
        done = await context.services.lobby.join(table, context.actor, event, key=context.key, colour=colour)
    except Denied as denied:
        offered = await _offered_seat(context, table) if denied.code == "not_open" else None
        if offered is None:
            raise
        return offered
    if context.press is not None and FACES[done.table.options.game].hidden_hands and unopened(context):
        # Hands are shown in the private chat: the press opens it, and the answer there says that they are seated.
        return Reply(Answer(url=private_address(context.limits, table)))
    joined = context.own.line("join-done", seats=len(done.table.seats))
    chosen = context.own.text("join-colour", colour=context.own.text(f"colour-{colour}")) if colour else ""
    return context.shown(context.tell(Paragraph((chosen, " ", *joined.spans)) if chosen else joined))


async def _offered_seat(context: Context, code: str) -> Reply | None:
    """Offer the seat of a running game that its player offers to everybody; None if there is none."""
    table = (await context.now(code)).table
    seat = next((number for number, each in enumerate(table.seats) if each.offered), None)
    if seat is None or table.state != "running" or table.options.private or table.seat_of(context.person.id) is not None:
        return None
    take = button(context.own.text("button-take"), table.id, table.version, "take", str(seat), "primary")
    instead = context.fleeting(context.aside(context.own.line("substitute-instead")))
    return Reply(messages=(replace(instead, buttons=((take,),)),))


async def leave(context: Context, table: Table) -> Reply:
    """Leave a table that is open; of a game that runs, ask how."""
    if table.state == "running" and table.seat_of(context.person.id) is not None:
        return _how_to_leave(context, table)
    await do(context, table.id, Leave())
    return context.done("leave-done")


def _how_to_leave(context: Context, table: Table) -> Reply:
    """Offer the ways out of a running game: somebody takes the seat, a computer plays on, or the person stays."""
    seat = table.seat_of(context.person.id)
    assert seat is not None
    offered = "yes" if table.seats[seat].offered else "no"
    rows = (
        (button(context.own.text("button-substitute", offered=offered), table.id, table.version, "substitute"),),
        (button(context.own.text("button-resigned"), table.id, table.version, "resigned", style="danger"),),
        (button(context.own.text("button-stay"), table.id, table.version, "stay", role="way"),),
    )
    alone = "yes" if table.active() == [seat] else "no"
    message = context.whisper(context.own.line("leave-how", table=Words(table.id), alone=alone))
    return context.reply_with(context.owned(replace(message, buttons=rows)))


async def press_stay(context: Context, _: Press) -> Reply:
    """Stay in the game."""
    return Reply(
        Answer(context.own.plain("stay-done")), (Message((context.own.line("stay-done"),), edits=context.request.message),)
    )


def _unfinished(listed: ListedTable, _: str = "") -> bool:
    return is_open(listed) or is_running(listed)


LEAVE: Final = at_table(
    "leave",
    leave,
    WhichTable(verb="leave", fits=(_unfinished,), whose="mine"),
    path="game leave",
    aliases="quit exit giveup drop leavegame flee",
)

_STARTED: Final = WhichTable(verb="start", fits=(is_open,), whose="mine", urgent=True)


async def press_start(context: Context, press: Press) -> Reply:
    """Begin the game."""
    return await _start(context, (await context.now(press.table)).table)


async def begin(context: Context) -> Reply:
    """Begin the game, or show its options if the words come with an address that opens them."""
    carried = context.words[0] if context.words and context.request.private else ""
    if carried.startswith(OPTIONS_OF):
        shown = await press_options(context, Press(carried.removeprefix(OPTIONS_OF), 0, "options", ""))
        return replace(shown, answer=None)
    return await _begin(context)


async def _begin(context: Context) -> Reply:
    """Begin the game, or greet if there is none.

    In private, `/start` with a link's code joins or shows the turn. Opening the private chat sends `/start`, too: that never
    begins a table of another place. `/begin` never joins.
    """
    if _added(context) and not await context.services.lobby.of_place(context.request.place):
        return await newcomers.arrived(context)
    by_address = context.words[:1] and context.words[0].startswith(BY_ADDRESS)
    if by_address:
        code = context.words[0].removeprefix(BY_ADDRESS)
        context = dataclasses.replace(context, request=replace(context.request, words=f"/start {code}"))
    if await _nothing_to_start(context):
        return _first_contact(context)
    table, _ = await table_for(context, _STARTED)
    if context.request.private and table.state == "open" and command_name(context.request.words) == BEGIN.formerly:
        seated = table.seat_of(context.person.id) is not None
        if not seated:
            return await _join(context, table.id, "")
        asked_for = not by_address and (context.words or table.home == context.request.place)
        if table.host != context.person.id or not asked_for:
            return context.done("join-done", seats=len(table.seats))
    if context.request.private and table.state == "running":
        return Reply() if await _comes_here(context, table) else await _show_turn(context, table)
    return await _start(context, table)


async def _comes_here(context: Context, table: Table) -> bool:
    """Return whether the turn is on its way into this private chat: the table goes on here since a moment ago."""
    place = context.request.place
    return (
        bool(context.limits.private_link)
        and place in table.places()
        and not await context.services.tables.living(table.id, place)
    )


def _first_contact(context: Context) -> Reply:
    """Greet a person who opens the chat with the bot: in a group only where the platform itself sends `/start`."""
    opened = command_name(context.request.words) == BEGIN.formerly
    if context.request.private and (opened or not context.request.words):
        return newcomers.welcome(context)
    if context.limits.can_whisper or not opened:
        raise Denied("none_here")
    return newcomers.greeting(context)


def _added(context: Context) -> bool:
    """Return whether the bot has just come to a group: its platform says so, or the link that added it has sent its words."""
    return context.request.arrived or (not context.request.private and context.words == [ADDED])


BEGIN: Final = Command(
    "begin",
    begin,
    path="game begin",
    formerly="start",
    options=(TABLE,),
    which=_STARTED,
    posts=True,
    aliases="ready go startgame start_game",
)


async def _show_turn(context: Context, table: Table) -> Reply:
    """Show what the address of a running table opens: the person's turn or hand, or the board."""
    seat = table.seat_of(context.person.id)
    if seat is not None and has_hidden_hands(table):
        return await own_hand(context, table)
    if seat is not None and seat == table.decider and table.asked is not None:
        seen = await context.seen(table)
        return await with_turn_message(context, seen, await turn_for(context, table))
    return await look_at(context, table, "")


async def _nothing_to_start(context: Context) -> bool:
    """Return whether no table is named and neither the person nor the place has one, as in a first contact with the bot."""
    if context.words and (not context.request.private or is_code(context.words[0])):
        return False
    if await context.services.lobby.of_person(context.person.id):
        return False
    return context.request.private or not await context.services.lobby.of_place(context.request.place)


async def _start(context: Context, table: Table) -> Reply:
    if FACES[table.options.game].hidden_hands:
        missing = await _unreachable_names(context, table)
        if missing:
            return context.answer("start-hands", alert=True, players=missing)
    house = await _house(context, table)
    after = await do(context, table.id, Start(house.place, house.url))
    if house.place:
        way = (Button(context.own.text("thread-go"), url=house.url),)
        told = () if context.request.button or context.in_a_crowd else (context.whisper(context.own.line("thread-made")),)
        return Reply(messages=tuple(replace(each, buttons=(way,)) for each in told))
    done = Reply() if context.all_hear(after.places()) else context.done("start-done")
    if not (house.missing and context.request.admin):
        return done
    return Reply(done.answer, (*done.messages, context.whisper(context.own.line("thread-missing", what=Words(house.missing)))))


async def _house(context: Context, table: Table) -> House:
    """Make a place for a game that starts in the place where its table was opened, below its card, if the admins want that."""
    make, chat, here = context.request.house, context.first_read.chat, context.request.place
    if make is None or chat.thread_at != "start" or table.state != "open" or table.home != here:
        return House()
    card = await context.services.tables.living(table.id, here)
    if not card or not context.services.tables.would_do(table, context.actor, Start()):
        return House()
    return await make(card, house_name(await context.seen(table, context.common)))


async def _unreachable_names(context: Context, table: Table) -> str:
    """Name the people who could see no hand: their platform cannot whisper, and they have never written in private."""
    seen = await context.seen(table)
    silent = [
        seen.person_name(seat.person)
        for seat in table.seats
        if seat.person and seat.place and not _can_see_a_hand(context.services.limits_of(seat.place), seen, seat.person)
    ]
    return context.own.words.joined(silent) if silent else ""


def _can_see_a_hand(limits: PlatformLimits, seen: TableContext, person: str) -> bool:
    """Return whether the platform can show a message to this person alone: in the group, or in their private chat."""
    known = seen.known.get(person)
    private = known.habits.private if known is not None else ()
    return limits.can_whisper or any(platform_of(place) == limits.platform for place in private)


# computers


async def press_computer(context: Context, press: Press) -> Reply:
    """Ask which computer should join."""
    table = (await context.now(press.table)).table
    context.services.tables.check_allowed(table, context.actor, SetOptions(table.options))
    rows = tuple(
        (button(context.own.text("button-level", level=level), table.id, table.version, "level", level),)
        for level in context.services.levels
    )
    away = tuple(
        (button(context.own.text("button-remove", player=face.name), table.id, table.version, "remove", str(number)),)
        for number, (seat, face) in enumerate(zip(table.seats, (await context.seen(table)).faces, strict=True))
        if not seat.person
    )
    return menu(context, Message((context.own.line("computer-which"),), (*rows, *away)))


async def press_level(context: Context, press: Press) -> Reply:
    """Give a computer a seat."""
    table = await do(context, press.table, AddComputer(press.argument, context.services.levels))
    seen, seat = await context.seen(table), len(table.seats) - 1
    joined = context.own.line("computer-joined", player=seen.name(seat), level=press.argument)
    another = button(context.own.text("button-another"), table.id, table.version, "computer")
    start = button(context.own.text("button-start"), table.id, table.version, "start", style="primary")
    return menu(context, Message((joined,), ((start, *((another,) if len(table.seats) < table.options.seats else ())),)))


async def press_remove(context: Context, press: Press) -> Reply:
    """Send a computer away; the button counts only while the table is unchanged."""
    table = (await context.now(press.table)).table
    if table.version != press.version or not press.argument.isdigit():
        return context.answer("button-unknown", alert=True)
    await do(context, press.table, RemoveGuest(int(press.argument)))
    return context.done("remove-done")


async def close(context: Context, table: Table) -> Reply:
    """Ask for confirmation before a table is closed: by an admin at any time, by the host while nobody else would lose a game."""
    try:
        context.services.tables.check_allowed(table, context.actor, EndTable())
    except Denied as denied:
        if denied.code != "not_allowed" or table.state == "open" or context.person.id not in (table.host, *table.people()):
            raise
        return context.answer("close-others", chat="private" if context.request.private else "group")
    closes = button(context.own.text("button-endtable"), table.id, table.version, "closed", style="danger")
    keeps = button(context.own.text("button-keep"), table.id, table.version, "keep", role="way")
    message = context.aside(context.own.line("endtable-sure", table=Words(table.id)))
    return Reply(messages=(replace(message, buttons=((closes, keeps),), table=table.id),))


CLOSE: Final = at_table(
    "close",
    close,
    path="game close",
    formerly="endtable",
    which=WhichTable(verb="close"),
    admin="listed",
    aliases="cancel end endgame abort stopgame killgame",
)


async def press_close(context: Context, press: Press) -> Reply:
    """Close the table."""
    await do(context, press.table, EndTable())
    return context.done("endtable-done")


async def press_keep(context: Context, _: Press) -> Reply:
    """Close nothing."""
    said = context.own.line("keep-done")
    return Reply(Answer(context.own.plain("keep-done")), (Message((said,), edits=context.request.message),))


BUTTONS: Final = (
    ButtonKind("solo", press_solo, posts=True),
    ButtonKind("join", press_join, posts=True),
    ButtonKind("start", press_start, posts=True),
    ButtonKind("stay", press_stay, own=LEAVE.name),
    ButtonKind("computer", press_computer),
    ButtonKind("level", press_level),
    ButtonKind("remove", press_remove),
    ButtonKind("closed", press_close, admin=True),
    ButtonKind("keep", press_keep),
)
