"""The front page of the room: games to go on with, to join and to begin; the form of a new game; the page to learn from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bot.chat.board.lobby import ListedGame, ListedGames, LobbyChoice, LobbyChoices, WantedGame
from bot.i18n import Translator
from bot.web.html import Markup, document, element, join
from bot.web.message_html import line_of, picture_of, time_of
from bot.web.pages import alert, script_words, top
from bot.web.people import RoomMember
from bot.web.posts import Post


def lobby_page(
    words: Translator,
    person: RoomMember,
    persons: Sequence[RoomMember],
    games: ListedGames,
    levels: Sequence[LobbyChoice],
    level: str,
    land: Sequence[Sequence[str]],
    notice: str,
    room: tuple[str, int],
    *,
    way: bool,
) -> str:
    """Return the front page. `land`: addresses of the tiles that decorate it, row by row; `room`: the room's id and revision.

    `way`: whether the person has a link to come back by.
    """
    say, (room_id, revision) = words.text, room
    rows = (element("span", *(element("img", src=each, alt="") for each in row)) for row in land)
    tiles = element("p", *rows, class_="tiles", aria_hidden="true")
    strength = element("label", say("web-lobby-level"), " ", _select("level", levels, level))
    computer = _form("/play", strength, element("button", say("button-solo"), class_="primary large"))
    new = element("a", say("web-welcome-new"), href="/create", class_="button large")
    main = element(
        "main",
        element("h1", say("web-room"), class_="hidden"),
        element("section", tiles, element("div", computer, new, class_="begin"), class_="hero"),
        element("div", *_lists(words, games), id="lists", aria_live="polite"),
        element(
            "nav",
            _way_to("/learn", say("web-lobby-learn"), say("web-lobby-learn-line")),
            _way_to("/chat", say("board-chat"), say("web-lobby-chat-line")),
            _way_to("/way", say("web-way-back"), say("web-way-back-how")) if not way else join(),
            class_="ways",
            aria_label=say("board-more"),
        ),
    )
    return _page(words, "web-room", top(words, person, persons, notice, "/"), main, person, data_seen=revision, data_room=room_id)


def _lists(words: Translator, games: ListedGames) -> list[Markup]:
    say = words.text
    own = [
        _row(
            each,
            element("a", *_told(each), href=f"/board/?t={each.table}", class_="game"),
            _copy(words, data_link=f"/board/?t={each.table}") if each.state == "open" else join(),
        )
        for each in games.own
    ]
    joined = [
        _row(each, element("p", *_told(each)), _form("/join", _hidden("table", each.table), _button(say("button-join"))))
        for each in games.open
    ]
    watch = say("web-lobby-watch")
    watched = [
        _row(each, element("p", *_told(each)), element("a", watch, href=f"/board/?t={each.table}", class_="button"))
        for each in games.running
    ]
    return [
        _section(say("button-my-games"), own, say("web-lobby-mine-none")),
        _section(say("web-lobby-open"), [*joined, *watched], say("web-lobby-open-none")),
    ]


def _copy(words: Translator, **what: str) -> Markup:
    """Return a button that copies a field, or a link to a page of the room."""
    return element("button", words.text("web-lobby-copy"), type="button", data_copied=words.text("web-lobby-copied"), **what)


def _section(title: str, rows: Sequence[Markup], none: str) -> Markup:
    inside = element("ul", *rows) if rows else element("p", none, class_="none")
    return element("section", element("h2", title), inside)


def _row(game: ListedGame, *inside: Markup) -> Markup:
    return element("li", *inside, class_="mine" if game.mine else None)


def _told(game: ListedGame) -> list[Markup]:
    when = [element("small", time_of(game.deadline, near=True))] if game.deadline else []
    return [element("span", game.words, dir="auto"), *when]


def _way_to(address: str, label: str, line: str) -> Markup:
    return element("a", element("b", label), element("span", line), href=address)


def _page(words: Translator, title: str, head: Markup, main: Markup, person: RoomMember, **attributes: str | int) -> str:
    room = words.text("web-room")
    shown = words.text(title)
    return document(
        room if title == "web-room" else f"{shown} – {room}",
        head,
        main,
        element("div", id="answer", role="status"),
        alert(words),
        language=words.language,
        script="lobby.js",
        class_="lobby",
        data_person=person.id,
        data_words=script_words(words),
        **attributes,
    )


def _form(action: str, *inside: Markup) -> Markup:
    return element("form", _hidden("event", secrets.token_hex(8)), *inside, method="post", action=action)


def _hidden(name: str, value: str) -> Markup:
    return element("input", type="hidden", name=name, value=value)


def _button(label: str) -> Markup:
    return element("button", label, class_="primary")


def _select(name: str, choices: Sequence[LobbyChoice], chosen: str) -> Markup:
    return element("select", *(element("option", c.name, value=c.id, selected=c.id == chosen) for c in choices), name=name)


# a new game


def new_game_page(
    words: Translator,
    person: RoomMember,
    persons: Sequence[RoomMember],
    choices: LobbyChoices,
    wanted: WantedGame,
    fault: str = "",
) -> str:
    """Return the form of a new game. `fault`: why the wanted one cannot be."""
    say = words.text

    def pick(kind: str, name: str, choice: LobbyChoice, *, on: bool) -> Markup:
        field = element("input", type=kind, name=name, value=choice.id, checked=on)
        pictures = (
            element("img", src=f"/board/art/{choices.art}/96/{each}.webp", alt="", loading="lazy") for each in choice.sprites
        )
        told = element("span", element("b", choice.name), element("small", choice.line))
        return element("label", field, told, element("span", *pictures, class_="pictures"), class_="pick")

    games = [pick("radio", "game", each, on=each.id == wanted.game) for each in choices.games]
    parts = [
        element(
            "fieldset",
            element("legend", say("web-new-expansions")),
            element(
                "div",
                *(pick("checkbox", f"{game.id}.{each.id}", each, on=each.id in wanted.modules) for each in game.parts),
                class_="picks",
            ),
            class_="parts",
            data_game=game.id,
        )
        for game in choices.games
        if game.parts
    ]
    numbers = [LobbyChoice(str(each), str(each)) for each in choices.seats]
    computers = [LobbyChoice(str(each), str(each)) for each in range(choices.seats[-1])]
    fields = (
        ("web-new-seats", _select("seats", numbers, str(wanted.seats))),
        ("web-new-computers", _select("computers", computers, str(wanted.computers))),
        ("web-lobby-level", _select("level", choices.levels, wanted.level)),
        ("web-new-pace", _select("pace", choices.paces, wanted.pace)),
    )
    main = element(
        "main",
        element("h1", say("web-welcome-new")),
        element("p", fault, role="alert", class_="wrong") if fault else element("p", say("web-lobby-new-how")),
        _form(
            "/create",
            element("fieldset", element("legend", say("web-new-kind")), element("div", *games, class_="picks")),
            *parts,
            element("div", *(element("label", say(code), field) for code, field in fields), class_="fields"),
            element("p", element("button", say("web-lobby-create"), class_="primary large"), class_="send"),
        ),
        class_="new",
    )
    return _page(words, "web-welcome-new", top(words, person, persons, "", "/create"), main, person)


# learning


def learn_page(words: Translator, person: RoomMember, persons: Sequence[RoomMember], shown: Post, word: str) -> str:
    """Return a page of the help or of the rules, with its ways on and a search."""
    say = words.text
    label = element("label", say("web-lobby-word"), element("input", name="rule", value=word, maxlength=60, type="search"))
    search = element("form", label, element("button", say("web-lobby-find"), class_="primary"), method="get", action="/learn")
    rows = [
        element("p", *(element("a", each.label, href=f"/learn?press={each.id}", class_="button") for each in row), class_="row")
        for row in shown.buttons
    ]
    ways = [
        element("a", say("help-title"), href="/learn", class_="button"),
        element("a", say("button-all-rules"), href="/learn?rule=", class_="button"),
    ]
    main = element(
        "main",
        element("h1", say("web-lobby-learn")),
        element("nav", *ways, class_="row", aria_label=say("web-lobby-learn")),
        search,
        element(
            "article", *map(line_of, shown.lines), *([picture_of(shown, "/shelf")] if shown.picture else []), *rows, class_="post"
        ),
        class_="learn",
    )
    return _page(words, "web-lobby-learn", top(words, person, persons, "", "/learn"), main, person)


# the way back


def way_page(words: Translator, person: RoomMember, persons: Sequence[RoomMember], address: str, *, known: bool) -> str:
    """Return the page of a person's way back. `address`: the new link, shown this once; `known`: there was one before."""
    say = words.text
    how = say("web-way-back-done") if address and known else say("web-way-back-how")
    shown = (
        element("p", element("input", value=address, readonly=True, aria_label=say("web-way-back"), id="link")),
        element(
            "p", element("button", say("web-lobby-copy"), type="button", data_copy="link", data_copied=say("web-lobby-copied"))
        ),
        element("p", say("web-way-back-how")) if known else join(),
    )
    new = _form("/way", _button(say("web-way-back-new"))) if not address else join()
    main = element("main", element("h1", say("web-way-back")), element("p", how), *(shown if address else ()), new, class_="way")
    return _page(words, "web-way-back", top(words, person, persons, "", "/way"), main, person)
