"""What a message looks like on the page."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.chat.contract import Button
from bot.web.html import Markup, element, join
from bot.web.posts import Kept, Line, Piece, Post

BOT: Final = "Carcassonne"


def shown(post: Post, account: str) -> Markup:
    """A message as this person sees it."""
    return element(
        "article",
        _head(post),
        *map(_line, post.lines),
        *([_picture(post.picture)] if post.picture else []),
        *map(_file, post.files),
        *_buttons(post),
        id=f"m{post.number}",
        class_=" ".join(_classes(post, account)),
        data_number=post.number,
        data_ping=account in post.pinged,
        tabindex="-1",
    )


def _classes(post: Post, account: str) -> Iterator[str]:
    yield "post"
    yield "own" if post.author == account else "person" if post.author else "bot"
    if post.private_to:
        yield "whisper"
    if account in post.pinged:
        yield "ping"


def _head(post: Post) -> Markup:
    only = element("span", "only you see this", class_="only") if post.private_to else ""
    answers = element("a", f"answers message {post.reply}", href=f"#m{post.reply}", class_="reply") if post.reply else ""
    return element("header", element("b", element("bdi", post.name or BOT)), _time(post.at, "UTC"), only, answers)


def _line(line: Line) -> Markup:
    return element("p", *map(_piece, line.pieces), class_="quote" if line.quote else None, dir="auto")


def _piece(piece: Piece) -> Markup:
    match piece.kind:
        case "bold":
            return element("b", piece.text)
        case "mention":
            return element("b", piece.text, class_="mention")
        case "time":
            return _time(piece.at, piece.mark)
        case "text":
            return join(piece.text)


def _time(at: int, zone: str) -> Markup:
    """A time in the zone it was told in; the page's script shows it in the reader's own."""
    exact = datetime.fromtimestamp(at / 1000, UTC)
    there = exact.astimezone(ZoneInfo(zone))
    return element("time", f"{there:%Y-%m-%d %H:%M} {there.tzname()}", datetime=f"{exact:%Y-%m-%dT%H:%M:%SZ}")


def _picture(kept: Kept) -> Markup:
    size = {"width": kept.width or None, "height": kept.height or None}
    image = element("img", src=f"/shelf/{kept.key}/{kept.title}", alt=kept.alt, decoding="async", **size)
    return element("a", image, class_="picture", href=f"/shelf/{kept.key}/{kept.title}", target="_blank", rel="noopener")


def _file(kept: Kept) -> Markup:
    link = element("a", kept.title, href=f"/shelf/{kept.key}/{kept.title}", download=kept.title)
    return element("p", link, f" – {kept.alt}" if kept.alt else "", class_="file")


def _buttons(post: Post) -> list[Markup]:
    rows = [element("div", *map(_button, row), class_="row") for row in post.buttons if row]
    if post.buttons and not post.author:
        answer = element("button", "Reply", type="button", class_="answer", data_reply=post.number)
        rows[-1] = join(rows[-1], element("div", answer, class_="row"))
    return rows


def _button(button: Button) -> Markup:
    if button.url:
        return element("a", button.label, href=button.url, class_=f"button {button.style}", rel="noopener noreferrer")
    return element("button", button.label, type="button", class_=button.style, data_button=button.id)
