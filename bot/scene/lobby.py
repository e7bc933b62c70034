"""A table that waits for its players, as a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.i18n import Translator, Words, message_id
from bot.scene.drawing import Drawing, Section, picture
from bot.scene.presentation import SeatLabel, capital, shown_name
from renderer.scene import Card, LobbyScene, LobbySeat

_MOST_LINES, _TO_A_LINE = 12, 3


@dataclass(frozen=True)
class LobbyTable:
    """A table before the game: game, options, seats (None: free), the code to join, and tiles or cards as decoration."""

    game: str
    modules: Sequence[str]
    options: Sequence[str]
    seats: Sequence[SeatLabel | None]
    code: str = ""
    tiles: Sequence[str] = ()
    cards: Sequence[Card] = ()


def lobby(table: LobbyTable, words: Translator) -> Drawing:
    """Draw the table's card."""
    title = words.text("scene-title-lobby", game=words.text(message_id("game", table.game)))
    lines = _listed(table, words)[:_MOST_LINES]
    scene = LobbyScene(
        title=title,
        code=table.code,
        lines=tuple(lines),
        seats=tuple(_seat(person, words) for person in table.seats),
        tiles=tuple(table.tiles),
        cards=tuple(table.cards),
    )
    code = [words.text("scene-join", code=Words(table.code))] if table.code else []
    people = [_line(number, person, words) for number, person in enumerate(table.seats, start=1)]
    return picture(words, scene, [Section([title, *code, *people, *_played(table, words)])])


def _played(table: LobbyTable, words: Translator) -> list[Words]:
    """Name the expansions and options of the game."""
    lines = []
    if table.modules:
        # Names such as "Inns & Cathedrals" contain an "and", so separate them with commas only.
        modules = Words(", ".join(words.text(message_id("module", module)) for module in table.modules))
        lines.append(words.text("scene-with", modules=modules))
    lines += [words.text(message_id("option-name", option)) for option in table.options]
    return lines


def _listed(table: LobbyTable, words: Translator) -> list[Words]:
    """Name the expansions and options for the picture, a few to a line so that none is cut."""
    names = [words.text(message_id("module", module)) for module in table.modules]
    names += [words.text(message_id("option-name", option)) for option in table.options]
    return [Words(" · ".join(names[at : at + _TO_A_LINE])) for at in range(0, len(names), _TO_A_LINE)]


def _seat(person: SeatLabel | None, words: Translator) -> LobbySeat:
    if person is None:
        return LobbySeat(words.text("scene-free-seat"), "", None, words.text("scene-free-seat-note"))
    return LobbySeat(shown_name(person.name), capital(words.text(f"colour-{person.colour}")), person.colour, person.note)


def _line(number: int, person: SeatLabel | None, words: Translator) -> Words:
    if person is None:
        return words.text("scene-seat-free", seat=number)
    colour = words.text(f"colour-{person.colour}")
    return words.text("scene-seat", seat=number, player=shown_name(person.name) or capital(colour), colour=colour)
