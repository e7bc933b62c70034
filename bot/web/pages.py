"""The pages: the room, and the door to it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.web.html import Markup, document, element, join
from bot.web.look import BOT, shown
from bot.web.people import LONGEST_NAME, Person, Session
from bot.web.posts import Post
from bot.web.room import LONGEST_WORDS

SHOWN = 120
"""Messages that a page begins with."""


def locked(wrong: str = "") -> str:
    """The password is asked for."""
    field = _field("password", "Password", type="password", autocomplete="current-password", required=True, autofocus=True)
    return _door("This room is locked", _fault(wrong), _form("/enter", field, button="Come in"))


def door(session: Session, wrong: str = "") -> str:
    """A name is asked for; or a code from another browser where the person is in the room already."""
    name = _field("name", "Your name", maxlength=LONGEST_NAME, autocomplete="nickname", required=True, autofocus=True)
    code = _field("code", "Code", inputmode="numeric", autocomplete="one-time-code", required=True, maxlength=12)
    back = element("p", element("a", "Back to the room", href="/")) if session.current else ""
    elsewhere = element(
        "details",
        element("summary", "I am in the room already, in another browser"),
        element("p", "There, open “People” and ask for a code."),
        _form("/pass", code, button="Come in as the same person"),
    )
    hello = element("p", "Play Carcassonne with who is here, or against the computer. Others see you by the name you choose.")
    return _door("Come in", hello, _fault(wrong), _form("/name", name, button="Come in"), elsewhere, back)


def given(code: str, person: Person) -> str:
    """A code for another browser."""
    return _door(
        "Another browser",
        element("p", "Open this room there, choose “I am in the room already”, and type:"),
        element("p", element("strong", f"{code[:4]} {code[4:]}", class_="code")),
        element("p", "It lets one browser in as ", element("b", element("bdi", person.name)), ", within ten minutes."),
        element("p", element("a", "Back to the room", href="/")),
    )


def failed(title: str, said: str) -> str:
    """Something could not be done."""
    return _door(title, element("p", said), element("p", element("a", "To the room", href="/")))


def room(person: Person, persons: Sequence[Person], posts: Sequence[Post], revision: int, room_id: str, notice: str) -> str:
    """The room as a person sees it."""
    messages = element(
        "main",
        element("h1", BOT, class_="hidden"),
        *([] if posts else [_welcome()]),
        *(shown(post, person.account) for post in posts[-SHOWN:]),
        id="log",
        role="log",
        aria_label="Messages",
        tabindex="0",
    )
    return document(
        BOT,
        _top(person, persons, notice),
        messages,
        _composer(person),
        element("div", id="answer", role="status"),
        element("dialog", element("p"), element("form", element("button", "Close"), method="dialog"), id="alert"),
        data_person=person.id,
        data_seen=revision,
        data_room=room_id,
        class_="room",
    )


def _welcome() -> Markup:
    """What a newcomer sees before anybody has said anything."""
    return element(
        "section",
        element("p", "Nothing has been said here yet."),
        element(
            "p",
            element("button", "Open a table", type="button", class_="primary", data_say="/new"),
            element("button", "How to play", type="button", class_="plain", data_say="/help"),
        ),
        id="welcome",
    )


def _top(person: Person, persons: Sequence[Person], notice: str) -> Markup:
    seats = [
        element("button", element("bdi", each.name), name="person", value=each.id, aria_pressed=_truth(each.id == person.id))
        for each in persons
    ]
    menu = element(
        "details",
        element("summary", "People"),
        element("div", element("a", "Somebody else sits down here", href="/door"), class_="item"),
        _form("/code", button="Code for another browser"),
        _form("/leave", button="Leave this browser"),
        id="people",
    )
    playing = element("form", *seats, method="post", action="/as", aria_label="Who sits in front of this screen")
    return element(
        "header",
        playing,
        menu,
        element("p", notice, id="notice", role="status", hidden=not notice),
        element("noscript", element("p", "This room needs JavaScript: without it nothing new appears.")),
        class_="top",
        aria_label="People",
    )


def _composer(person: Person) -> Markup:
    return element(
        "footer",
        element("p", element("span"), element("button", "Cancel", type="button", id="unreply"), id="replying", hidden=True),
        element(
            "form",
            element("label", "Message or command as ", element("bdi", person.name), for_="words", class_="hidden"),
            element(
                "input",
                id="words",
                name="words",
                placeholder="Message, or / for commands",
                list="completions",
                maxlength=LONGEST_WORDS,
                autocomplete="off",
                enterkeyhint="send",
            ),
            element("datalist", id="completions"),
            element("button", "Send", class_="primary"),
            id="composer",
        ),
    )


def _door(title: str, *inside: str) -> str:
    return document(f"{title} – {BOT}", element("main", element("h1", title), *inside), class_="door")


def _form(action: str, *inside: str, button: str) -> Markup:
    return element("form", *inside, element("button", button, class_="primary"), method="post", action=action)


def _field(name: str, label: str, **attributes: str | int | bool | None) -> Markup:
    return element("label", label, element("input", name=name, **attributes))


def _fault(wrong: str) -> Markup:
    return element("p", wrong, role="alert", class_="wrong") if wrong else join()


def _truth(fact: bool) -> str:
    return "true" if fact else "false"
