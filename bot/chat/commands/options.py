"""The options of an open table, in a menu message that is edited at each step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal

from msgspec.structs import replace

from bot.chat.buttons import Press, button_id
from bot.chat.command import ButtonKind
from bot.chat.context import Context, button
from bot.chat.contract import Answer, Field, FieldChoice, Message, Modal, Paragraph, Reply
from bot.chat.private_chat import OPTIONS_OF, unopened
from bot.chat.voice import Voice
from bot.engine.game import GameKind
from bot.games.rules import GAMES
from bot.i18n import Words, message_id, shipped
from bot.i18n.catalogue import FALLBACK
from bot.scene.lines import LABEL
from bot.table.deeds.base import Deed
from bot.table.deeds.lobby import SetOptions
from bot.table.options import PACES, Options
from bot.table.refused import Denied
from bot.table.table import Table

_TIMES_UP: Final = ("simplest", "computer", "offer")


async def do(context: Context, table: str, deed: Deed, key: str = "") -> Table:
    """Do a deed; return the table after it. `key`: the key that makes a repeat harmless, if it is not the event's."""
    done = await context.services.tables.do(table, context.actor, deed, key or context.key, came=context.first_read.came)
    return done.table


def menu(context: Context, message: Message) -> Reply:
    """Show a menu to the person who opened it, in a message that is edited at each step; the card stays.

    A menu in a group goes when the game starts.
    """
    message = replace(context.owned(message), table="" if context.press is None else context.press.table)
    if context.press is not None and (context.press.verb in {"set", "menu", "level"} or context.press.owner):
        return Reply(Answer(), (replace(message, edits=context.request.message),))
    return Reply(
        Answer(), (replace(message, private_to=(context.aside() if unopened(context) else context.whisper()).private_to),)
    )


async def press_options(context: Context, press: Press) -> Reply:
    """Show the options of a table. Where they can only be shown in private, and that is not open yet, lead there."""
    table = (await context.now(press.table)).table
    context.services.tables.check_allowed(table, context.actor, SetOptions(table.options))
    if context.request.button and unopened(context):
        return Reply(Answer(url=f"{context.limits.private_link}?start={OPTIONS_OF}{table.id}"))
    if context.request.fields is not None:
        table = await do(context, table.id, SetOptions(_filled_in(table.options, context.request.fields)))
        return menu(context, options_menu(context, table, after_form=True))
    shown = menu(context, options_menu(context, table))
    return replace(shown, modal=_options_form(context, table)) if context.limits.modals else shown


def _options_form(context: Context, table: Table) -> Modal:
    """Return the form with the options that most tables change; the menu after it has all."""
    say = context.own.text

    def field(name: str, label: str, kind: Literal["one", "listed", "many"], group: str) -> Field:
        found = _OF_GROUP[group](context, table)
        return Field(name, label, kind, tuple(FieldChoice(value, text, on) for value, text, on in found))

    modules = tuple(_modules_alone(context, table))
    fields = (
        field("game", say("menu-choose-game"), "one", "game"),
        *((Field("modules", say("form-expansions"), "many", modules),) if modules else ()),
        field("pace", say("menu-choose-pace"), "listed", "pace"),
        field("timeup", say("menu-choose-timeup"), "one", "timeup"),
        field("seats", say("menu-choose-seats"), "listed", "seats"),
    )
    return Modal(button_id(Press(table.id, table.version, "options")), say("form-options"), fields)


def _modules_alone(context: Context, table: Table) -> Iterator[FieldChoice]:
    for name in table.options.kind.modules:
        yield FieldChoice(name, context.own.text(message_id("module", name)), name in table.options.modules)


def _filled_in(options: Options, said: Mapping[str, tuple[str, ...]]) -> Options:
    """Return the options with what a form says; the expansions of another game than the chosen one do not count."""
    game = next(iter(said.get("game", ())), options.game)
    if game != options.game:
        options = with_choice(options, "game", game)
    elif "modules" in said:
        modules = tuple(name for name in options.kind.modules if name in said["modules"])
        rules = tuple(each for each in options.rules if _applies(options.kind, each, modules))
        options = replace(options, modules=modules, rules=rules)
    for group in ("pace", "timeup", "seats"):
        for value in said.get(group, ())[:1]:
            options = with_choice(options, group, value)
    return replace(options, seats=min(options.seats, max(options.places())))


async def press_menu(context: Context, press: Press) -> Reply:
    """Show one group of options, or all groups."""
    table = (await context.now(press.table)).table
    group = _GROUPS.get(press.argument)
    if group is None:
        return menu(context, options_menu(context, table))
    return menu(context, group(context, table))


def options_menu(context: Context, table: Table, *, after_form: bool = False) -> Message:
    """List the groups of options with the present choices. `after_form`: without those that the form has just asked for.

    The expansions stay: here they say what they add, and have their variants.
    """
    say, options = context.own.text, table.options
    chosen: dict[str, str] = {
        "game": say(message_id("game", options.game)),
        "modules": _expansions(context, options),
        "pace": say(f"pace-{options.pace}"),
        "timeup": say(f"timeup-{options.time_up}"),
        "seats": str(options.seats),
        "rated": say("word-yes" if options.rated else "word-no"),
        "private": say("word-yes" if options.private else "word-no"),
        "language": say("language-name"),
    }
    rows = [
        (button(say(f"menu-{name}", value=Words(value)), table.id, table.version, *_opens(name, options)),)
        for name, value in chosen.items()
        if not (after_form and name in _OF_GROUP) and (name != "modules" or options.kind.modules or options.kind.options)
    ]
    return Message((context.own.line("menu-title"),), tuple(rows))


def _expansions(context: Context, options: Options) -> str:
    """Name the expansions, or count them where their names do not fit a button."""
    say = context.own.text
    names = ", ".join(say(message_id("module", each)) for each in options.modules)
    fits = names and not options.rules and len(say("menu-modules", value=Words(names))) <= LABEL
    return names if fits else str(len(options.modules) + len(options.rules))


def _opens(name: str, options: Options) -> tuple[str, str]:
    """Return what a press on a group does: toggle a flag at once, or open the group's choices."""
    flags = {"rated": options.rated, "private": options.private}
    return ("set", f"{name}:{'off' if flags[name] else 'on'}") if name in flags else ("menu", name)


def _choices(group: str, values: Callable[[Context, Table], list[tuple[str, str, bool]]]) -> Callable[[Context, Table], Message]:
    """Return the menu of a group. `values`: its choices as value, label, and whether it is chosen."""

    def message(context: Context, table: Table) -> Message:
        rows = [
            (button(_tick(context, label, on=on), table.id, table.version, "set", f"{group}:{value}"),)
            for value, label, on in values(context, table)
        ]
        back = (button(context.own.text("button-back"), table.id, table.version, "menu", "all", role="way"),)
        notes: tuple[Paragraph, ...] = ()
        if group == "modules":
            told = (context.own.line(note) for note in _notes(table.options))
            notes = (*expansion_lines(context.own, table.options.kind), *told)
        return Message((context.own.line(f"menu-choose-{group}"), *notes), (*rows, back))

    return message


def expansion_lines(voice: Voice, kind: GameKind) -> tuple[Paragraph, ...]:
    """Return a line for each expansion of a game: its name, and what it adds."""
    named = ((voice.text(message_id("module", each)), voice.text(message_id("module-line", each))) for each in kind.modules)
    return tuple(voice.line("expansion-line", name=name, line=line) for name, line in named)


def _notes(options: Options) -> list[str]:
    """Return the notes on the chosen game and expansions: that one is a reconstruction, or what goes well with it."""
    notes = (message_id("menu-note", name) for name in (options.game, *options.modules))
    return [note for note in notes if note in shipped().entries(FALLBACK)]


def _tick(context: Context, label: str, *, on: bool) -> str:
    return context.own.text("button-ticked", label=Words(label)) if on else label


def _games(context: Context, table: Table) -> list[tuple[str, str, bool]]:
    return [(name, context.own.text(message_id("game", name)), name == table.options.game) for name in GAMES]


def _modules(context: Context, table: Table) -> list[tuple[str, str, bool]]:
    """List the expansions, then the rule variants that apply."""
    options, say = table.options, context.own.text
    modules = [(f"m_{name}", say(message_id("module", name)), name in options.modules) for name in options.kind.modules]
    meant = [name for name in options.kind.options if _applies(options.kind, name, options.modules)]
    rules = [(f"r_{name}", say(message_id("option-name", name)), name in options.rules) for name in meant]
    return [*modules, *rules]


def _applies(kind: GameKind, rule: str, modules: Sequence[str]) -> bool:
    """Return whether the expansion of a rule variant is chosen."""
    return kind.module_of(rule) in ("", *modules)


def _paces(context: Context, table: Table) -> list[tuple[str, str, bool]]:
    return [(pace, context.own.text(f"pace-{pace}"), pace == table.options.pace) for pace in PACES]


def _time_up(context: Context, table: Table) -> list[tuple[str, str, bool]]:
    return [(what, context.own.text(f"timeup-{what}"), what == table.options.time_up) for what in _TIMES_UP]


def _seats(_: Context, table: Table) -> list[tuple[str, str, bool]]:
    return [(str(number), str(number), number == table.options.seats) for number in table.options.places()]


def _languages(_: Context, table: Table) -> list[tuple[str, str, bool]]:
    return [(name, Voice(name).text("language-name"), name == table.options.language) for name in shipped().languages]


_OF_GROUP: Final[dict[str, Callable[[Context, Table], list[tuple[str, str, bool]]]]] = {
    "game": _games,
    "pace": _paces,
    "timeup": _time_up,
    "seats": _seats,
}
_GROUPS: Final[dict[str, Callable[[Context, Table], Message]]] = {
    "game": _choices("game", _games),
    "modules": _choices("modules", _modules),
    "pace": _choices("pace", _paces),
    "timeup": _choices("timeup", _time_up),
    "seats": _choices("seats", _seats),
    "language": _choices("language", _languages),
}


async def press_set(context: Context, press: Press) -> Reply:
    """Choose an option."""
    group, _, value = press.argument.partition(":")
    table = (await context.now(press.table)).table
    # The button names the version it was shown at: pressed twice, it turns an expansion on, not on and off again.
    key = f"{context.person.id}:{context.request.button}"
    table = await do(context, press.table, SetOptions(with_choice(table.options, group, value)), key)
    shown = _GROUPS[group](context, table) if group == "modules" else options_menu(context, table)
    return menu(context, shown)


def with_choice(options: Options, group: str, value: str) -> Options:
    """Return the options with another choice; the table checks whether they can be played."""
    change = _CHANGES.get(group)
    if change is None:
        raise Denied("bad_option", {"option": group[:20] or "-", "value": value[:20]})
    return change(options, value)


def _other_game(options: Options, value: str) -> Options:
    if value not in GAMES:
        raise Denied("bad_option", {"option": "game", "value": value[:20]})
    kind = GAMES[value]
    modules = tuple(name for name in Options().modules if name in kind.modules)
    return replace(options, game=value, modules=modules, rules=(), seats=min(options.seats, max(kind.seats(modules))))


def _other_seats(options: Options, value: str) -> Options:
    if not value.isdecimal() or len(value) > 2:
        raise Denied("bad_option", {"option": "seats", "value": value[:20]})
    return replace(options, seats=int(value))


def _other(field: str) -> Callable[[Options, str], Options]:
    return lambda options, value: replace(options, **{field: value})


def _flag(field: str) -> Callable[[Options, str], Options]:
    return lambda options, value: replace(options, **{field: value == "on"})


def _toggled(options: Options, value: str) -> Options:
    """Turn an expansion or a variant on or off; variants and extra seats that need it go with it."""
    sort, _, name = value.partition("_")
    if sort == "r":
        return replace(options, rules=_without_or_with(options.rules, name))
    modules = _without_or_with(options.modules, name)
    rules = tuple(each for each in options.rules if _applies(options.kind, each, modules))
    most = max(options.kind.seats([each for each in options.kind.modules if each in modules]))
    return replace(options, modules=modules, rules=rules, seats=min(options.seats, most))


def _without_or_with(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(each for each in names if each != name) if name in names else (*names, name)


_CHANGES: Final[dict[str, Callable[[Options, str], Options]]] = {
    "game": _other_game,
    "modules": _toggled,
    "pace": _other("pace"),
    "timeup": _other("time_up"),
    "seats": _other_seats,
    "rated": _flag("rated"),
    "private": _flag("private"),
    "language": _other("language"),
}


BUTTONS: Final = (
    ButtonKind("options", press_options),
    ButtonKind("menu", press_menu),
    ButtonKind("set", press_set),
)
