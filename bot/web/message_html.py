"""Messages as HTML."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from bot.chat.contract import Button, Tap
from bot.i18n import Translator, Words
from bot.table.open_time import zone_of
from bot.web.html import Markup, element, join
from bot.web.posts import Post, PostLine, PostSpan, StoredFile, in_language, offers, own_language


def post_markup(post: Post, account: str, words: Translator) -> Markup:
    """Return a message as this person sees it, in their language."""
    other = own_language(post) if words.language not in post.spoken else None
    post = in_language(post, words.language)
    return element(
        "article",
        _head(post, words),
        *([element("p", words.text("web-post-gone"), class_="only")] if post.removed else []),
        *(line_of(line, other) for line in post.lines),
        *([picture_of(post, "/shelf")] if post.picture else []),
        *map(_file, post.files),
        *_buttons(post, words),
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
    if post.table:
        yield "game"
    if account in post.pinged:
        yield "ping"


def _head(post: Post, words: Translator) -> Markup:
    only = element("span", words.text("web-only-you"), class_="only") if post.private_to else ""
    answers = words.text("web-answers", number=post.reply)
    answered = element("a", answers, href=f"#m{post.reply}", class_="reply") if post.reply else ""
    name = element("b", element("bdi", post.name or words.text("web-room")))
    game = element("a", words.text("web-watch", table=Words(post.table)), href=_board(post)) if post.table else ""
    return element("header", name, time_of(post.at), game, only, answered)


def line_of(line: PostLine, language: str | None = None) -> Markup:
    """Return a paragraph. `language`: its own, if it is not the page's."""
    return element("p", *map(_piece, line.pieces), class_="quote" if line.quote else None, dir="auto", lang=language)


def _piece(piece: PostSpan) -> Markup:
    match piece.kind:
        case "bold":
            return element("b", piece.text)
        case "mention":
            return element("b", piece.text, class_="mention")
        case "time":
            return time_of(piece.at, piece.mark, near=piece.near)
        case "text":
            return join(piece.text)


def time_of(at: int, zone: str = "UTC", *, near: bool = False) -> Markup:
    """Return a time in the message's zone; the page's script shows it in the reader's own. `near`: and how far away it is."""
    exact = datetime.fromtimestamp(at / 1000, UTC)
    there = exact.astimezone(zone_of(zone))
    written = f"{there:%Y-%m-%d %H:%M} {there.tzname()}"
    return element("time", written, datetime=f"{exact:%Y-%m-%dT%H:%M:%SZ}", data_near=near)


def picture_of(post: Post, folder: str) -> Markup:
    """Return a message's picture, with areas to press that stand for the buttons below it."""
    kept = post.picture
    assert kept is not None
    address = f"{folder}/{kept.key}/{kept.title}"
    size = {"width": kept.width or None, "height": kept.height or None}
    image = element("img", src=address, alt=kept.alt, decoding="async", loading="lazy", **size)
    link = element("a", image, href=address, target="_blank", rel="noopener")
    taps = (_tap(post, tap) for tap in kept.taps if _can_press(post, tap))
    return element("div", link, *taps, class_="picture")


def _can_press(post: Post, tap: Tap) -> bool:
    return not post.decides and all(offers(post, button) is not None for button in tap.buttons)


def _tap(post: Post, tap: Tap) -> Markup:
    """Return an area to press, for fingers and mice only: the keyboard reaches the button below as easily."""
    labels = " / ".join(button.label for each in tap.buttons if (button := offers(post, each)))
    place = " ".join(f"{part:.4f}" for part in (tap.left, tap.top, tap.width, tap.height))
    said = {"aria_hidden": "true", "tabindex": "-1", "title": labels, "data_at": place, "data_taps": " ".join(tap.buttons)}
    return element("button", type="button", class_="tap", **said)


def _file(kept: StoredFile) -> Markup:
    address = f"/shelf/{kept.key}/{kept.title}"
    link = element("a", kept.title, href=address, download=kept.title)
    named = element("p", link, f" – {kept.alt}" if kept.alt else "", class_="file")
    if not kept.title.endswith(".gif"):
        return named
    return join(
        element("div", element("img", src=address, alt=kept.alt, decoding="async", loading="lazy"), class_="picture"), named
    )


def button_rows(post: Post) -> list[Markup]:
    """Return a message's buttons, row by row."""
    return [element("div", *map(_button, row), class_="row") for row in post.buttons if row]


def _without_choices(post: Post, words: Translator) -> list[Markup]:
    """Return the buttons of a turn: it is played on the board, and the other ways stay."""
    board = element("a", words.text("board-open"), href=_board(post), class_="button primary")
    ways = [_button(each) for row in post.buttons for each in row if each.role == "way"]
    return [element("div", board, *ways, class_="row")]


def _board(post: Post) -> str:
    return f"/board/?t={post.table}"


def _buttons(post: Post, words: Translator) -> list[Markup]:
    rows = _without_choices(post, words) if post.decides else button_rows(post)
    if rows and not post.author:
        answer = element("button", words.text("web-reply"), type="button", class_="answer", data_reply=post.number)
        rows[-1] = join(rows[-1], element("div", answer, class_="row"))
    return rows


def _button(button: Button) -> Markup:
    if button.url:
        return element("a", button.label, href=button.url, class_=f"button {button.style}", rel="noopener noreferrer")
    return element("button", button.label, type="button", class_=button.style, data_button=button.id)
