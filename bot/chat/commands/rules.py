"""The rules: a topic by its title or by any word, its neighbours as buttons, and the contents by expansion."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from bot.chat.buttons import Press
from bot.chat.command import ButtonKind, Command
from bot.chat.commands.turns import present_dialog
from bot.chat.commands.views import in_pages
from bot.chat.context import THEMES, Context, button
from bot.chat.contract import Button, ButtonRow, CommandOption, Completion, Message, Paragraph, Reply
from bot.chat.private_chat import unopened
from bot.chat.voice import heading
from bot.games.faces import FACES
from bot.games.rules import GAMES
from bot.i18n import Translator, message_id, unaccented
from bot.i18n.catalogue import FALLBACK
from bot.i18n.topics import NEAREST, Found, related, search
from bot.scene.drawing import Drawing
from bot.scene.face import GameFace
from bot.scene.phrases import ask
from bot.scene.reference import remark, sheet
from bot.table.options import Options
from bot.table.table import Table

_SAID_BY_SHEET: Final = ("turn", "points")
"""Sections of the reference sheet that say all of their topic; others add to it."""
_USUAL_ALONE: Final = ("follower", "points")
"""Sections that show only the usual game where none is played: with every module they would be too long to read."""
_WHOLE: Final = {topic: face for face in FACES.values() for topic, section in face.sheet_topics.items() if not section}
"""Topics that are a game's whole reference sheet."""
_WORDS: Final = "words-"
"""What precedes the topic of a sheet that is asked for in words."""
_BESIDE: Final = 3
"""How many topics of its chapter stand under one that no other shares a word with."""
_IN_HELP: Final = ("first", "slowly", "commands", "privacy", "about")
"""Topics of the help that people look for among the rules; `help-words-…` are the words that lead there."""
_PER_ROW: Final = 2
"""How many titles a phone shows side by side without cutting them."""


def _chapters(tables: Sequence[Table] = ()) -> Mapping[str, Sequence[str]]:
    """Return the topics of the games and modules in play by the name of their chapter; without a table, all."""
    if not tables:
        return _EVERYTHING
    modules = {module for table in tables for module in table.options.modules}
    games = {table.options.game for table in tables}
    return {chapter: topics for name, face in FACES.items() if name in games for chapter, topics in face.topics(modules).items()}


_EVERYTHING: Final = {chapter: topics for face in FACES.values() for chapter, topics in face.topics().items()}
_USUAL: Final = FACES[Options().game].topics(Options().modules)
"""The chapters of the game that people play without choosing anything."""


def _all(chapters: Mapping[str, Sequence[str]]) -> list[str]:
    return [topic for topics in chapters.values() for topic in topics]


async def _in_play(context: Context) -> list[Table]:
    """Return the games of this chat; in a chat without any, those of the person."""
    lobby = context.services.lobby
    listed = await lobby.of_place(context.request.place) or await lobby.of_person(context.person.id)
    return [await context.services.tables.look(each.table, newest=False) for each in listed[:3]]


def _told(context: Context, *paragraphs: Paragraph) -> Message:
    """Return a message for the person alone; for the place, if their private chat is not open yet: rules are no secret."""
    return context.aside(*paragraphs) if unopened(context) else context.whisper(*paragraphs)


def _modules_in_play(tables: Sequence[Table], game: str) -> Collection[str]:
    """Return the modules of a game that are in play; all if it is not played here."""
    played = [table.options for table in tables if table.options.game == game]
    return {module for options in played for module in options.modules} if played else GAMES[game].modules


async def _find_topics(context: Context, typed: str) -> list[Completion]:
    """Return the titles of topics that match what is typed, in all modules, else the nearest."""
    return [Completion(_title(context, topic)) for topic in search(context.own.words, typed, _all(_EVERYTHING)).topics]


def _title(context: Context, topic: str) -> str:
    return context.own.text(message_id("topic", topic))


async def rules(context: Context) -> Reply:
    """Explain a rule, of the modules in play first; suggest the nearest if none matches; without a word, list the chapters.

    Words about the bot itself lead to the help.
    """
    tables = await _in_play(context)
    chapters, typed = _chapters(tables), " ".join(context.words)[:60]
    if not typed:
        return context.reply_with(_contents(context, chapters))
    found, helps = _search(context.own.words, typed, chapters), topic_of_help(context.own.words, typed)
    if helps:
        told = _told(context, context.own.line("rules-in-help", word=typed))
        on = button(context.own.text(message_id("help-topic", helps)), "", 0, "help", helps)
        rules_too = [_to_topic(context, topic) for topic in found.topics[:2]] if found.whole else []
        return context.reply_with(_with(context, told, [on, *rules_too]))
    if found.sure:
        return context.reply_with(
            await _topic(context, found.topics[0], [*found.topics[1:3], *_related_topics(context, found.topics[0], chapters)])
        )
    nearest = _told(context, context.own.line("rules-nearest", word=typed))
    return context.reply_with(_with(context, nearest, [_to_topic(context, topic) for topic in found.topics[:NEAREST]]))


def _search(own: Translator, typed: str, chapters: Mapping[str, Sequence[str]]) -> Found:
    """Search these chapters, then all, then in English: its words are in the documents and in mixed groups.

    A topic that is called as a whole what was typed goes first, wherever it is. With no game here, the usual one's topics do.
    """
    everything = _all(_EVERYTHING)
    behind = set(everything) - set(_all(FACES[Options().game].topics())) if chapters == _EVERYTHING else ()
    here, anywhere = search(own, typed, _all(chapters), behind), search(own, typed, everything, behind)
    tries = (here, anywhere, search(Translator(FALLBACK), typed, everything))
    whole = next((each for each in (here, anywhere) if each.whole), None)
    return whole or next((each for each in tries if each.sure), anywhere)


def topic_of_help(own: Translator, typed: str) -> str:
    """Return the topic of the help that explains a word about the bot and not about the game."""
    said = unaccented(typed)
    words = {topic: map(unaccented, own.text(f"help-words-{topic}").split(",")) for topic in _IN_HELP}
    return next((topic for topic, known in words.items() if said in known), "")


def _related_topics(context: Context, topic: str, chapters: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """Return related topics of the modules in play, for a topic of another module of all; without any, its chapter's first."""
    played = _all(chapters)
    known = played if topic in played else _all(_EVERYTHING)
    chosen = (other for face in FACES.values() for other in face.related_topics.get(topic, ()))
    found = tuple(other for other in chosen if other in known) or related(context.own.words, topic, known)
    beside = next(topics for topics in _EVERYTHING.values() if topic in topics)
    return found or tuple(other for other in beside if other != topic)[:_BESIDE]


async def expansion_rules(context: Context) -> list[Button]:
    """Return a button for the rules of each expansion, where none is in play."""
    modules = {message_id("module", module) for module in GAMES[Options().game].modules if module not in Options().modules}
    played = await _in_play(context)
    return [] if played else [_to(context.own.text(chapter), chapter) for chapter in _chapters() if chapter in modules]


async def sheet_lines(context: Context, section: str) -> tuple[Paragraph, ...]:
    """Return a section of the reference sheet, for the games in play or else for the one that is usual."""
    tables = await _in_play(context)
    games = dict.fromkeys(table.options.game for table in tables) or (Options().game,)
    return tuple(line for game in games for line in _section(context, tables, FACES[game], section))


def _section(context: Context, tables: Sequence[Table], face: GameFace[Any], section: str) -> tuple[Paragraph, ...]:
    played = any(table.options.game == face.kind.name for table in tables)
    usual = Options().modules if section in _USUAL_ALONE and not played else None
    words, modules = context.own.words, _modules_in_play(tables, face.kind.name) if usual is None else usual
    return tuple(Paragraph((line.in_words(words),)) for line in face.sheet_lines(section, modules, words))


def _remark(context: Context, tables: Sequence[Table], face: GameFace[Any]) -> tuple[Paragraph, ...]:
    """Say what is a reconstruction, if anything in play is."""
    said = remark(face, _modules_in_play(tables, face.kind.name), context.own.words)
    return (Paragraph((said,)),) if said else ()


async def _topic(context: Context, topic: str, others: Sequence[str]) -> Message:
    """Explain a topic, with others to go on to."""
    if topic in _WHOLE:
        return await _whole_sheet(context, topic, _WHOLE[topic])
    found = next(((face, face.sheet_topics[topic]) for face in FACES.values() if topic in face.sheet_topics), None)
    tables = await _in_play(context)
    added = (*_section(context, tables, *found), *_remark(context, tables, found[0])) if found else ()
    added = (*added, *_belongs_to(context, tables, topic))
    text = () if found and found[1] in _SAID_BY_SHEET else (Paragraph((context.own.text(message_id("topic-text", topic)),)),)
    buttons = [*(_to_topic(context, other) for other in dict.fromkeys(others)), _to(context.own.text("button-all-rules"), "")]
    return _with(context, _told(context, heading(_title(context, topic)), *text, *added), buttons)


def _belongs_to(context: Context, tables: Sequence[Table], topic: str) -> tuple[Paragraph, ...]:
    """Say which expansion or game a topic belongs to, if that is not in play."""
    chapter = next(chapter for chapter, topics in _EVERYTHING.items() if topic in topics)
    if chapter in (_chapters(tables) if tables else _USUAL):
        return ()
    name, played = context.own.text(chapter), "yes" if tables else "no"
    if chapter.startswith("module-"):
        line = context.own.line("rules-expansion", expansion=name, played=played)
    else:
        line = context.own.line("rules-other-game", game=name, played=played)
    return (replace(line, small=True),)


async def _drawn_sheet(context: Context, face: GameFace[Any], words: Translator) -> Drawing:
    return sheet(face, _modules_in_play(await _in_play(context), face.kind.name), words)


async def _whole_sheet(context: Context, topic: str, face: GameFace[Any]) -> Message:
    """Show the reference sheet as a picture, with the way to its words."""
    drawing = await _drawn_sheet(context, face, context.own.drawn)
    picture = context.services.picture_queue.picture(drawing, THEMES["standard"], "rules.png")
    message = _told(context, heading(_title(context, topic)))
    return _with(context, replace(message, picture=picture), [_to(context.own.text("button-words"), f"{_WORDS}{topic}")])


async def _sheet_in_words(context: Context, face: GameFace[Any]) -> Reply:
    drawing = await _drawn_sheet(context, face, context.own.words)
    return Reply(messages=tuple(_told(context, *page) for page in in_pages(context, drawing.text.long)))


def _contents(context: Context, chapters: Mapping[str, Sequence[str]]) -> Message:
    sheets = [_to_topic(context, topic) for topic in _all(chapters) if topic in _WHOLE]
    buttons = [_to(context.own.text(chapter), chapter) for chapter in chapters]
    return _with(context, _told(context, context.own.line("rules-list")), [*sheets, *buttons])


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
    if press.argument in _all(_EVERYTHING):
        others = _related_topics(context, press.argument, _chapters(await _in_play(context)))
        message = await _topic(context, press.argument, others)
        return context.reply_with(message, again=message.picture is None)
    if (whole := press.argument.removeprefix(_WORDS)) in _WHOLE:
        return await _sheet_in_words(context, _WHOLE[whole])
    if press.argument in _EVERYTHING:
        buttons = [_to_topic(context, topic) for topic in _EVERYTHING[press.argument]]
        back = _to(context.own.text("button-all-rules"), "")
        title = _told(context, heading(context.own.text(press.argument)))
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
BUTTONS: Final = (ButtonKind("rules", press_rules, own=RULES.name), ButtonKind("explain", press_explain, on_turn_page=True))
