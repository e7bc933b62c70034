"""The rules: a topic by its title or by any word, its neighbours as buttons, and the contents by expansion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import ButtonKind, Command
from bot.chat.commands.turns import present_dialog
from bot.chat.context import Context, button
from bot.chat.contract import Button, ButtonRow, CommandOption, Completion, Message, Paragraph, Reply
from bot.chat.voice import heading
from bot.games.faces import FACES
from bot.games.rules import GAMES
from bot.i18n import message_id, shipped
from bot.i18n.catalogue import FALLBACK
from bot.i18n.topics import related, search
from bot.scene.phrases import ask
from bot.table.table import Table

_SHEET: Final = {"turn": tuple(f"turn-{step}" for step in range(1, 6)), "points": ("points",), "follower": ("follower",)}
"""Topics that the reference sheet adds to, each with the parts of its messages' names."""
_SAID_BY_SHEET: Final = ("turn", "points")
"""Topics of which the sheet says all."""
_PER_ROW: Final = 2
"""How many titles a phone shows side by side without cutting them."""


def _chapters(tables: Sequence[Table] = ()) -> Mapping[str, Sequence[str]]:
    """Return the topics of the games and modules in play by the name of their chapter; without a table, all."""
    if not tables:
        return {chapter: topics for face in FACES.values() for chapter, topics in face.topics().items()}
    modules = {module for table in tables for module in table.options.modules}
    games = {table.options.game for table in tables}
    return {chapter: topics for name, face in FACES.items() if name in games for chapter, topics in face.topics(modules).items()}


def _all(chapters: Mapping[str, Sequence[str]]) -> list[str]:
    return [topic for topics in chapters.values() for topic in topics]


async def _in_play(context: Context) -> list[Table]:
    listed = await context.services.lobby.of_place(context.request.place)
    return [await context.services.tables.look(each.table, newest=False) for each in listed[:3]]


async def _find_topics(context: Context, typed: str) -> list[Completion]:
    """Return the titles of topics that match what is typed, in all modules, else the nearest."""
    return [Completion(_title(context, topic)) for topic in search(context.own.words, typed, _all(_chapters())).topics]


def _title(context: Context, topic: str) -> str:
    return context.own.text(message_id("topic", topic))


async def rules(context: Context) -> Reply:
    """Explain a rule, of the modules in play first; suggest the nearest if none matches; without a word, list the chapters."""
    chapters = _chapters(await _in_play(context))
    typed = " ".join(context.words)[:60]
    if not typed:
        return context.reply_with(_contents(context, chapters))
    found = search(context.own.words, typed, _all(chapters))
    if not found.sure:
        found = search(context.own.words, typed, _all(_chapters()))
    if found.sure:
        return context.reply_with(
            await _topic(context, found.topics[0], [*found.topics[1:3], *_related_topics(context, found.topics[0], chapters)])
        )
    nearest = context.whisper(context.own.line("rules-nearest", word=typed))
    return context.reply_with(_with(context, nearest, [_to_topic(context, topic) for topic in found.topics]))


def _related_topics(context: Context, topic: str, chapters: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return related topics of the modules in play, for a topic of another module of all."""
    played = _all(chapters)
    return related(context.own.words, topic, played if topic in played else _all(_chapters()))


async def sheet_lines(context: Context, topic: str) -> tuple[Paragraph, ...]:
    """Return the lines of the reference sheet that belong to a topic: what each module in play adds to it."""
    say, modules = context.own.text, {module for table in await _in_play(context) for module in table.options.modules}
    known = [module for kind in GAMES.values() for module in kind.modules if module in modules or not modules]
    names = [message_id(f"sheet-{part}", module) for part in _SHEET.get(topic, ()) for module in ("base", *known)]
    told = [say(name) for name in names if name in shipped().entries(FALLBACK)]
    if topic == "tile":  # which tiles each module adds
        about = {say(message_id("module", each)): say(message_id("module-line", each)) for each in known}
        told = [say("button-module", name=name, line=line) for name, line in about.items()]
    return tuple(Paragraph((line,)) for each in told for line in each.splitlines())


async def _topic(context: Context, topic: str, others: Sequence[str]) -> Message:
    """Explain a topic, with others to go on to."""
    sheet = await sheet_lines(context, topic)
    text = () if sheet and topic in _SAID_BY_SHEET else (Paragraph((context.own.text(message_id("topic-text", topic)),)),)
    buttons = [*(_to_topic(context, other) for other in dict.fromkeys(others)), _to(context.own.text("button-all-rules"), "")]
    return _with(context, context.whisper(heading(_title(context, topic)), *text, *sheet), buttons)


def _contents(context: Context, chapters: Mapping[str, Sequence[str]]) -> Message:
    buttons = [_to(context.own.text(chapter), chapter) for chapter in chapters]
    return _with(context, context.whisper(context.own.line("rules-list")), buttons)


def _with(context: Context, message: Message, buttons: Sequence[Button]) -> Message:
    wide = max(_PER_ROW, -(-len(buttons) // context.limits.rows))
    rows: tuple[ButtonRow, ...] = tuple(tuple(buttons[at : at + wide]) for at in range(0, len(buttons), wide))
    return context.owned(replace(message, buttons=rows))


def _to_topic(context: Context, topic: str) -> Button:
    return _to(_title(context, topic), topic)


def _to(label: str, what: str) -> Button:
    return button(label, "", 0, "rules", what)


async def press_rules(context: Context, press: Press) -> Reply:
    """Show a topic, the topics of a chapter, or the chapters."""
    everything = _chapters()
    if press.argument in _all(everything):
        others = _related_topics(context, press.argument, _chapters(await _in_play(context)))
        return context.reply_with(await _topic(context, press.argument, others), again=True)
    if press.argument in everything:
        buttons = [_to_topic(context, topic) for topic in everything[press.argument]]
        back = _to(context.own.text("button-all-rules"), "")
        title = context.whisper(heading(context.own.text(press.argument)))
        return context.reply_with(_with(context, title, [*buttons, back]), again=True)
    return context.reply_with(_contents(context, _chapters(await _in_play(context))), again=True)


async def press_explain(context: Context, press: Press) -> Reply:
    """Explain the decision that waits for this person: the rule behind each kind of choice."""
    turn = await present_dialog(context, press.table, press.version, hints=False)
    view, say = turn.screens().view, context.own
    topics = list(dict.fromkeys(filter(None, map(turn.seen.face.rule_of, view.options()))))
    told = {_title(context, topic): say.text(message_id("topic-text", topic)) for topic in topics}
    lines = [say.line("rules-of-choice", topic=title, text=text) for title, text in told.items()]
    asked = () if view.decision is None else (heading(ask(turn.seen.presentation(view), view.decision)),)
    told_alone = _with(context, context.whisper(*asked, *lines), [_to(say.text("button-all-rules"), "")])
    return Reply(messages=(told_alone, *turn.replaced))


RULES: Final = Command(
    "rules", rules, options=(CommandOption("word", completed=True),), complete={"word": _find_topics}, aliases="rule faq"
)
BUTTONS: Final = (ButtonKind("rules", press_rules, own=RULES.name), ButtonKind("explain", press_explain))
