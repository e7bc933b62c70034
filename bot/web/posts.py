"""Messages of the room as stored: plain data, with all pictures drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from bot.chat.contract import Bold, Button, ButtonRow, Mention, Moment, Paragraph, Span, Tap

_NOBODY: Final = "-"
_NAMELESS: Final = "…"

SpanKind: TypeAlias = Literal["text", "bold", "mention", "time"]


class PostSpan(msgspec.Struct, frozen=True, array_like=True):
    """A span. `mark`: the account of a mention, or the zone of a time; `at`: the time in milliseconds since 1970.

    `near`: it is also said how far away the time is.
    """

    text: str
    kind: SpanKind = "text"
    mark: str = ""
    at: int = 0
    near: bool = False


class PostLine(msgspec.Struct, frozen=True, array_like=True):
    """A paragraph."""

    pieces: tuple[PostSpan, ...]
    quote: bool = False


class StoredFile(msgspec.Struct, frozen=True):
    """A stored picture or file. `key`: its unguessable name on disk; `title`: its name for people.

    `taps`: areas of the picture that can be pressed in place of buttons.
    """

    key: str
    title: str
    alt: str = ""
    width: int = 0
    height: int = 0
    taps: tuple[Tap, ...] = ()


class PostWords(msgspec.Struct, frozen=True, array_like=True):
    """What a message says in one language, `alt` being its picture's description."""

    lines: tuple[PostLine, ...]
    buttons: tuple[ButtonRow, ...]
    alt: str = ""


class Post(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message of the room.

    `number` is its id, for ever; `revision` rises with every change in the room. `author` is the writer's account, empty for
    the bot. `private_to`: the only account that sees it. `table`: the game it is about; `decides`: its buttons play a turn;
    `talk`: a player said it there. `spoken`: what it says in the languages that the room is read in.
    `event` and `nonce` make a repeat harmless. `removed`: only its number is left.
    """

    number: int = 0
    revision: int = 0
    at: int = 0
    author: str = ""
    name: str = ""
    lines: tuple[PostLine, ...] = ()
    buttons: tuple[ButtonRow, ...] = ()
    picture: StoredFile | None = None
    files: tuple[StoredFile, ...] = ()
    private_to: str = ""
    reply: int = 0
    event: str = ""
    nonce: str = ""
    removed: bool = False
    table: str = ""
    decides: bool = False
    talk: bool = False
    spoken: dict[str, PostWords] = {}

    @property
    def pinged(self) -> frozenset[str]:
        """The mentioned accounts."""
        return frozenset(piece.mark for line in self.lines for piece in line.pieces if piece.kind == "mention" and piece.mark)

    def visible_to(self, account: str) -> bool:
        """Return whether a person may see it."""
        return self.private_to in ("", account)

    @property
    def file_keys(self) -> frozenset[str]:
        """The keys of its picture and files."""
        return frozenset(kept.key for kept in (self.picture, *self.files) if kept)


encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Post).decode


def lines_of(paragraphs: Iterable[Paragraph]) -> tuple[PostLine, ...]:
    """Return paragraphs as stored."""
    return tuple(PostLine(tuple(map(_piece, paragraph.spans)), paragraph.quote) for paragraph in paragraphs)


def text_lines(words: str) -> tuple[PostLine, ...]:
    """Return a typed text, line by line."""
    return tuple(PostLine((PostSpan(line),)) for line in words.splitlines() if line.strip())


def _piece(span: Span) -> PostSpan:
    match span:
        case Bold(text=text):
            return PostSpan(str(text), "bold")
        case Mention(account=account, name=name):
            return PostSpan(str(name), "mention", account)
        case Moment(at=at, zone=zone, now=now):
            return PostSpan("", "time", zone, at, bool(now))
        case _:
            return PostSpan(str(span))


def rows_of(rows: Iterable[ButtonRow]) -> tuple[ButtonRow, ...]:
    """Return buttons as stored: a translator's words become plain text."""
    return tuple(tuple(replace(button, label=str(button.label)) for button in row) for row in rows)


def in_language(post: Post, language: str) -> Post:
    """Return a message as a reader of this language sees it."""
    words = post.spoken.get(language)
    if words is None:
        return post
    picture = post.picture and replace(post.picture, alt=words.alt or post.picture.alt)
    return replace(post, lines=words.lines, buttons=words.buttons, picture=picture)


def own_language(post: Post) -> str | None:
    """Return the language of a message for readers whose own it does not speak; None if it is not known."""
    return next((name for name, each in post.spoken.items() if each.lines == post.lines), None)


def folded(post: Post) -> Post:
    """Return a message that can no longer be pressed."""
    return replace(post, buttons=(), spoken={name: replace(each, buttons=()) for name, each in post.spoken.items()})


def offers(post: Post, button: str) -> Button | None:
    """Return the button with this id, if the message still has it."""
    return next((each for row in post.buttons for each in row if each.id == button), None)


def without(post: Post, account: str, name: str) -> Post:
    """Return the message without a forgotten person: blank if they wrote it or only they saw it, else without their name.

    A picture with a mention of them shows the name, and goes as well. Messages typed by other people stay as they are.
    """
    if account in (post.author, post.private_to):
        nobody = _NOBODY if post.private_to else ""
        return Post(number=post.number, revision=post.revision, at=post.at, private_to=nobody, removed=True)
    if post.author:
        return post
    whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")

    def nameless(text: str) -> str:
        return whole.sub(_NAMELESS, text)

    def kept(each: StoredFile) -> StoredFile:
        return replace(each, title=nameless(each.title), alt=nameless(each.alt))

    def lines(known: tuple[PostLine, ...]) -> tuple[PostLine, ...]:
        return tuple(
            replace(
                line,
                pieces=tuple(replace(p, text=nameless(p.text), mark="" if p.mark == account else p.mark) for p in line.pieces),
            )
            for line in known
        )

    def buttons(known: tuple[ButtonRow, ...]) -> tuple[ButtonRow, ...]:
        return tuple(tuple(replace(button, label=nameless(button.label)) for button in row) for row in known)

    return replace(
        post,
        lines=lines(post.lines),
        buttons=buttons(post.buttons),
        picture=kept(post.picture) if post.picture and account not in post.pinged else None,
        files=tuple(map(kept, post.files)),
        spoken={
            name: PostWords(lines(each.lines), buttons(each.buttons), nameless(each.alt)) for name, each in post.spoken.items()
        },
    )
