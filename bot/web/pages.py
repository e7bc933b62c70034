"""The pages of the room, and those for coming in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from bot.chat.contract import MenuCommand
from bot.i18n import Translator, Words, shipped, speaker
from bot.web.html import Attribute, Markup, document, element, join
from bot.web.message_html import post_markup, time_of
from bot.web.people import LONGEST_NAME, RoomMember
from bot.web.posts import Post
from bot.web.room import LONGEST_WORDS
from bot.web.sessions import HOST, BrowserSession, ListedSession

SHOWN = 120
"""Messages on a page when it opens."""


def password_page(words: Translator, wrong: str = "") -> str:
    """Return the page that asks for the password."""
    label = words.text("web-password")
    field = _field("password", label, type="password", autocomplete="current-password", required=True, autofocus=True)
    return door_page(words, "web-locked", _fault(wrong), _form("/enter", field, button=words.text("web-come-in")))


def sign_in_page(words: Translator, session: BrowserSession, wrong: str = "", table: str = "") -> str:
    """Return the page that asks for a name, or for a code from another browser in which the person is already in the room.

    `table`: the game whose address the visitor has followed.
    """
    say = words.text
    asked: dict[str, Attribute] = {"maxlength": LONGEST_NAME, "autocomplete": "nickname", "required": True, "autofocus": True}
    name = _field("name", say("web-your-name"), **asked)
    numbers: dict[str, Attribute] = {"inputmode": "numeric", "autocomplete": "one-time-code", "required": True, "maxlength": 12}
    code = _field("code", say("web-code"), **numbers)
    elsewhere = element(
        "details",
        element("summary", say("web-elsewhere")),
        element("p", say("web-elsewhere-how")),
        _form("/pass", code, button=say("web-come-in-same")),
    )
    back = [_back(words)] if session.current else []
    hello = element("p", say("web-hello"))
    to = element("input", type="hidden", name="table", value=table) if table else join()
    return door_page(
        words, "web-room", hello, _fault(wrong), _form("/name", name, to, button=say("web-come-in")), elsewhere, *back
    )


def code_page(words: Translator, code: str, person: RoomMember) -> str:
    """Return the page with a code for another browser."""
    return door_page(
        words,
        "web-code-title",
        element("p", words.text("web-code-how")),
        element("p", element("strong", f"{code[:4]} {code[4:]}", class_="code")),
        element("p", words.text("web-code-for", name=person.name)),
        _back(words),
    )


def host(words: Translator, wrong: str = "") -> str:
    """Return the page that asks for the host's key. Its script takes the key from the address after #; a button confirms."""
    attributes: dict[str, Attribute] = {"id": "key", "autocomplete": "off", "required": True, "maxlength": 64}
    key = _field("key", words.text("web-host-key"), **attributes)
    how = element("p", words.text("web-host-how"))
    return door_page(words, "web-host", how, _fault(wrong), _form("/host", key, button=words.text("web-host-be")), _back(words))


def back_page(words: Translator, wrong: str = "") -> str:
    """Return the page of a personal link, which signs its person in. Its script takes the secret from the address after #."""
    attributes: dict[str, Attribute] = {"id": "key", "autocomplete": "off", "required": True, "maxlength": 64}
    key = _field("key", words.text("web-way-back"), **attributes)
    return door_page(
        words, "web-way-back", _fault(wrong), _form("/back", key, button=words.text("web-come-in-same")), _back(words)
    )


def browsers(
    words: Translator,
    person: RoomMember | None,
    listed: Sequence[ListedSession],
    own: str,
    everybody: Sequence[RoomMember],
    boards: Mapping[str, int],
    called: Collection[str],
) -> str:
    """Return the page of a person's or the host's browsers, with buttons to end them. `everybody`: people the host may see.

    `boards`: how many board pages act for the person, by browser; `called`: the browsers that get notices.
    """
    say, whose = words.text, person.id if person else HOST
    of = element("input", type="hidden", name="of", value=whose)
    title = say("web-browsers-of", name=person.name) if person else say("web-browsers-hosts")
    items = [
        element("li", *_browser(words, each, own, of, boards.get(each.name, 0), notices=each.name in called)) for each in listed
    ]
    others = [each for each in listed if each.name != own]
    people = [element("li", element("a", element("bdi", each.name), href=f"/browsers?of={each.id}")) for each in everybody]
    hosts = element("li", element("a", say("web-browsers-hosts"), href=f"/browsers?of={HOST}"))
    return door_page(
        words,
        "web-browsers",
        element("h2", title),
        element("ul", *items, class_="browsers") if items else element("p", say("web-browsers-none")),
        _form("/browsers", of, button=say("web-browsers-end-others")) if len(others) > 1 else join(),
        join(element("h2", say("web-browsers-everybody")), element("ul", hosts, *people)) if everybody else join(),
        _back(words),
    )


def _browser(words: Translator, listed: ListedSession, own: str, of: Markup, boards: int, *, notices: bool) -> list[Markup]:
    session, say = listed.session, words.text
    marks = [say("web-browser-this")] * (listed.name == own) + [say("web-browser-host")] * session.host
    head = element("p", element("b", session.browser or say("web-browser-unknown")), *(f" · {mark}" for mark in marks))
    times = element("p", say("web-browser-seen"), " ", time_of(session.seen)) if session.seen else join()
    name = element("input", type="hidden", name="browser", value=listed.name)
    pages = element("p", say("web-browser-boards", count=boards)) if boards else join()
    off = element("input", type="hidden", name="notices", value="off")
    calls = _form("/browsers", of, name, off, button=say("web-browser-notices-end")) if notices else join()
    end = _form("/browsers", of, name, button=say("web-browser-end")) if listed.name != own else join()
    return [head, times, pages, *([element("p", say("web-browser-notices"))] if notices else []), calls, end]


def message_page(words: Translator, title: str, said: str) -> str:
    """Return a page with a sentence and a link to the room."""
    return said_page(words, title, words.text(said))


def said_page(words: Translator, title: str, said: str) -> str:
    """Return the same for a sentence that is already worded."""
    return door_page(words, title, element("p", said), element("p", element("a", words.text("web-to-room"), href="/")))


def _back(words: Translator) -> Markup:
    return element("p", element("a", words.text("web-back"), href="/"))


def room(
    words: Translator,
    person: RoomMember,
    persons: Sequence[RoomMember],
    posts: Sequence[Post],
    revision: int,
    room_id: str,
    notice: str,
    menu: Iterable[MenuCommand],
) -> str:
    """Return the room as a person sees it."""
    log = element(
        "div",
        *([] if posts else [_welcome(words, menu)]),
        *(post_markup(post, person.account, words) for post in posts[-SHOWN:]),
        id="log",
        role="log",
        aria_label=words.text("web-messages"),
        tabindex="0",
    )
    messages = element("main", element("h1", words.text("web-room"), class_="hidden"), log)
    return document(
        words.text("web-room"),
        element("a", words.text("web-skip"), href="#words", class_="skip"),
        top(words, person, persons, notice, "/chat"),
        messages,
        _composer(words, person),
        element("div", id="answer", role="status"),
        alert(words),
        language=words.language,
        data_person=person.id,
        data_seen=revision,
        data_room=room_id,
        data_words=script_words(words),
        class_="room",
    )


def alert(words: Translator) -> Markup:
    """Return the dialog for alerts and choices."""
    close = element("form", element("button", words.text("web-close")), method="dialog")
    return element("dialog", element("p"), element("div", class_="choice"), close, id="alert", aria_label=words.text("web-room"))


def script_words(words: Translator) -> str:
    """Return the words that the page's script needs, as JSON."""
    hole = Words("%")
    said = {
        "unreachable": words.text("web-unreachable"),
        "replying": words.text("web-replying", number=hole),
        "which": words.text("web-which-of-these"),
        "large": words.text("web-too-large"),
    }
    return msgspec.json.encode({name: str(text) for name, text in said.items()}).decode()


def _welcome(words: Translator, menu: Iterable[MenuCommand]) -> Markup:
    """Return the welcome in a room without messages, with buttons for the commands that newcomers are offered."""
    first = [each.name for each in menu if each.welcome]
    buttons = [
        element(
            "button",
            words.text(f"web-welcome-{name}"),
            type="button",
            class_="primary" if name == first[0] else "plain",
            data_say=f"/{name}",
        )
        for name in first
    ]
    return element("section", element("p", words.text("web-nothing-yet")), element("p", *buttons), id="welcome")


def top(words: Translator, person: RoomMember, persons: Sequence[RoomMember], notice: str, here: str) -> Markup:
    """Return the bar of every page of the room: where else to go, and who is here. `here`: this page's address."""
    say = words.text
    pages = {"/": "web-lobby-games", "/learn": "web-lobby-learn", "/chat": "board-chat"}
    ways = (element("a", say(code), href=to, aria_current="page" if to == here else None) for to, code in pages.items())
    alone = len(persons) < 2
    seats = (
        []
        if alone
        else [
            element(
                "button",
                element("bdi", each.name),
                name="person",
                value=each.id,
                aria_pressed="true" if each.id == person.id else "false",
            )
            for each in persons
        ]
    )
    menu = element(
        "details",
        element(
            "summary", element("span", say("web-people"), class_="hidden" if alone else None), _own_name(person) if alone else ""
        ),
        element("div", element("a", say("web-somebody-else"), href="/door"), class_="item"),
        _form("/code", button=say("web-another-browser")),
        element("div", element("a", say("web-browsers"), href="/browsers"), class_="item"),
        element("div", element("a", say("web-way-back"), href="/way"), class_="item"),
        _form("/leave", button=say("web-leave")),
        languages(words),
        id="people",
    )
    playing = element("form", *seats, method="post", action="/as", aria_label=say("web-who"))
    return element(
        "header",
        element("nav", *ways, aria_label=say("web-room")),
        join() if alone else playing,
        menu,
        element("p", notice, id="notice", role="status", hidden=not notice),
        element("noscript", element("p", say("web-no-script"))),
        class_="top",
        aria_label=say("web-people"),
    )


def _own_name(person: RoomMember) -> Markup:
    return element("bdi", person.name)


def languages(words: Translator) -> Markup:
    """Return the choice of a language; empty if there is only one."""
    if len(shipped().languages) < 2:
        return join()
    options = [
        element("option", speaker(name).text("language-name"), value=name, lang=name, selected=name == words.language)
        for name in shipped().languages
    ]
    field = element("label", words.text("web-language"), element("select", *options, name="language"))
    return _form("/language", field, button=words.text("web-language-change"))


def _composer(words: Translator, person: RoomMember) -> Markup:
    say = words.text
    file = element(
        "input", type="file", id="file", class_="hidden", tabindex="-1", aria_hidden="true", accept=".json,application/json"
    )
    return element(
        "footer",
        element("button", say("web-below"), type="button", id="below", class_="primary", hidden=True),
        element(
            "p", element("span"), element("button", say("web-cancel"), type="button", id="unreply"), id="replying", hidden=True
        ),
        element(
            "form",
            element("label", say("web-message-as", name=person.name), for_="words", class_="hidden"),
            element(
                "input",
                id="words",
                name="words",
                placeholder=say("web-placeholder"),
                list="completions",
                maxlength=LONGEST_WORDS,
                autocomplete="off",
                enterkeyhint="send",
            ),
            element("datalist", id="completions"),
            file,
            element("button", say("web-file"), type="button", id="choose", title=say("web-file-how")),
            element("button", say("web-send"), class_="primary"),
            id="composer",
        ),
    )


def door_page(words: Translator, title: str, *inside: str) -> str:
    """Return a small page outside the room."""
    heading = words.text(title)
    main = element("main", element("h1", heading), *inside, languages(words))
    room = words.text("web-room")
    shown = room if title == "web-room" else f"{heading} – {room}"
    return document(shown, main, language=words.language, class_="door")


def _form(action: str, *inside: str, button: str) -> Markup:
    return element("form", *inside, element("button", button, class_="primary"), method="post", action=action)


def _field(name: str, label: str, **attributes: Attribute) -> Markup:
    return element("label", label, element("input", name=name, **attributes))


def _fault(wrong: str) -> Markup:
    return element("p", wrong, role="alert", class_="wrong") if wrong else join()
