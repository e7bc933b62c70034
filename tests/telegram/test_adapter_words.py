"""Paragraphs become text with entities in UTF-16 units; messages become letters."""

from __future__ import annotations

from bot.chat.contract import Bold, Button, File, Folded, Mention, Message, Paragraph, Picture
from bot.telegram.outgoing import KeyButton, outgoing_messages, stripping
from bot.telegram.wording import TextEntity, format_paragraphs, units

ANN = Mention("telegram:77", "Ann 🎲")


def shown(text: str, mark: TextEntity) -> str:
    """The text an entity covers, as Telegram reads it."""
    return text.encode("utf-16-le")[2 * mark.start : 2 * (mark.start + mark.length)].decode("utf-16-le")


async def nothing() -> bytes:
    return b""


def test_entity_offsets_are_utf_16_units() -> None:
    text, marks = format_paragraphs((Paragraph(("🎲🎲 ", Bold("first"))), Paragraph((ANN, " plays 🏰"))), 4096, ping=True)
    assert text == "🎲🎲 first\nAnn 🎲 plays 🏰"
    assert [(mark.kind, shown(text, mark), mark.user) for mark in marks] == [("bold", "first", 0), ("text_mention", "Ann 🎲", 77)]


def test_mention_pings_only_if_wanted_and_on_telegram() -> None:
    assert format_paragraphs((Paragraph((ANN,)),), 4096, ping=False)[1] == ()
    assert format_paragraphs((Paragraph((Mention("discord:77", "Ben"),)),), 4096, ping=True)[1] == ()
    assert format_paragraphs((Paragraph((Mention("telegram:-100", "A group"),)),), 4096, ping=True)[1] == ()


def test_markup_is_text() -> None:
    evil = "<b>*x*</b> [y](http://z) `q`"
    assert format_paragraphs((Paragraph((evil,)),), 4096, ping=True) == (evil, ())


def test_quoted_lines_form_one_block_and_long_ones_collapse() -> None:
    few = (Paragraph(("now",)), Paragraph(("one 🎲",), quote=True), Paragraph(("two",), quote=True), Paragraph(("end",)))
    text, marks = format_paragraphs(few, 4096, ping=True)
    assert [(mark.kind, shown(text, mark)) for mark in marks] == [("blockquote", "one 🎲\ntwo")]
    text, marks = format_paragraphs(tuple(Paragraph((str(n),), quote=True) for n in range(8)), 4096, ping=True)
    assert [(mark.kind, shown(text, mark)) for mark in marks] == [("expandable_blockquote", text)]


def test_overlong_text_and_its_entities_are_cut() -> None:
    text, marks = format_paragraphs((Paragraph(("🎲" * 10, Bold("bold"), " and on")),), 22, ping=True)
    assert units(text) == 22
    assert text.endswith("b…")
    assert [shown(text, mark) for mark in marks] == ["b"]


def test_message_goes_to_its_topic_or_to_its_person() -> None:
    message = Message((Paragraph(("hello",)),), edits="5", ring="aloud")
    (letter,) = outgoing_messages("telegram:-100/7", message, body="text")
    assert (letter.page.chat, letter.page.topic, letter.page.edits, letter.page.silent) == (-100, 7, 5, False)
    message = Message((Paragraph(("psst",)),), edits="5", private_to="telegram:77")
    (letter,) = outgoing_messages("telegram:-100/7", message, body="media", answers=3)
    assert letter.page.body == ""  # the pressed message is another one
    assert (letter.page.chat, letter.page.topic, letter.page.edits, letter.page.answers) == (77, 0, 0, 0)
    (letter,) = outgoing_messages("telegram:77", Message((Paragraph(("psst",)),), edits="5", private_to="telegram:77"))
    assert (letter.page.chat, letter.page.edits) == (77, 5)


def test_private_message_is_never_sent_to_an_anonymous_admins_group() -> None:
    for account in ("telegram:-100", "discord:77", "telegram:x"):
        assert outgoing_messages("telegram:-100", Message((Paragraph(("psst",)),), private_to=account)) == []


def test_message_that_only_strips_posts_nothing() -> None:
    message = Message((), folded=Folded("9"))
    assert outgoing_messages("telegram:-100", message) == []
    strips = stripping("telegram:-100/7", message)
    assert strips is not None
    assert (strips.page.chat, strips.page.strips) == (-100, 9)
    assert stripping("telegram:-100", Message((), folded=Folded("x"))) is None


def test_single_file_carries_the_text_and_several_follow_it() -> None:
    file, words = File(nothing, "a.json", "a record"), (Paragraph(("here",)),)
    (alone,) = outgoing_messages("telegram:1", Message(words, files=(file,)))
    assert (alone.page.text, alone.files) == ("here", (file,))
    first, second, third = outgoing_messages("telegram:1", Message(words, files=(file, file)))
    assert (first.page.text, first.files, second.page.text, third.files) == ("here", (), "a record", (file,))
    picture = Picture(nothing, "the board")
    first, second = outgoing_messages("telegram:1", Message(words, picture=picture, files=(file,)))
    assert (first.picture, first.files, second.files) == (picture, (), (file,))


def test_buttons_keep_their_style_and_links_are_url_buttons() -> None:
    row = (Button("Join", "t.0.join.", "good"), Button("Open private chat", "ignored", url="https://t.me/x"))
    (letter,) = outgoing_messages("telegram:1", Message((Paragraph(("x",)),), buttons=(row, ())))
    assert letter.page.keys == (
        (KeyButton("Join", "t.0.join.", "", "success"), KeyButton("Open private chat", "", "https://t.me/x")),
    )
