"""The board as plain data: what a page reads. Nothing here is HTML or JavaScript."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.events import Cell
from renderer.sprites import PlacedSprite


class BoardPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. `items`: sprites of what lies in front of the player, and how many; `words`: the same in words."""

    name: str
    colour: str
    figure: str
    score: str
    items: tuple[tuple[str, int], ...] = ()
    note: str = ""
    on: bool = False
    words: str = ""


class BoardHand(msgspec.Struct, frozen=True):
    """The tile in hand."""

    tile: str
    words: str


class BoardMap(msgspec.Struct, frozen=True, omit_defaults=True):
    """The map. `tiles`: column, row, tile, rotation; `things`: sprites on it; `laid`: tiles laid since the viewer's last turn."""

    tiles: tuple[tuple[int, int, str, int], ...]
    things: tuple[PlacedSprite, ...] = ()
    laid: tuple[tuple[int, int, str], ...] = ()
    dead: tuple[Cell, ...] = ()


class BoardRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of cards. `things`: their sprites from left to right, with whether each is new."""

    colour: str
    name: str
    things: tuple[tuple[str, bool], ...] = ()


class BoardCells(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the tile may lie: column, row, rotations, name. `before`: how many of the draft's actions come first."""

    tile: str
    before: int
    cells: tuple[tuple[int, int, tuple[int, ...], str], ...]


class BoardOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option. `place`: in tiles from the corner of (0, 0); `worth`: in points; `shows`: it cannot be taken back.

    `tint`: the sprite of the surface that it is about, and its cell; `tile`: a tile that it lays.
    """

    action: dict[str, Any]
    words: str
    label: str
    skip: bool = False
    place: tuple[float, float] | None = None
    cell: Cell | None = None
    tile: str = ""
    figure: str = ""
    tint: str = ""
    worth: str = ""
    card: str = ""
    row: str = ""
    shows: bool = False


class BoardDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question to the viewer at this point of the draft."""

    kind: str
    words: str
    options: tuple[BoardOption, ...] = ()


class BoardDraft(msgspec.Struct, frozen=True, omit_defaults=True):
    """The viewer's draft. `back`: how many actions stay when one step is taken back."""

    revision: int
    actions: tuple[dict[str, Any], ...] = ()
    complete: bool = False
    back: int = 0
    words: tuple[str, ...] = ()


class BoardButton(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something else that can be done: `id` is what the page sends."""

    id: str
    label: str
    style: str = ""


class BoardState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one person may see it."""

    v: int
    table: str
    state: str
    game: str
    turn: int
    headline: str
    art: str
    theme: str
    me: int = -1
    decider: int = -1
    deadline: int | None = None
    left: str = ""
    people: tuple[BoardPlayer, ...] = ()
    map: BoardMap | None = None
    rows: tuple[BoardRow, ...] = ()
    cards: tuple[str, ...] = ()
    hand: BoardHand | None = None
    decision: BoardDecision | None = None
    cells: BoardCells | None = None
    draft: BoardDraft | None = None
    log: tuple[str, ...] = ()
    deeds: tuple[BoardButton, ...] = ()
    looks: tuple[BoardButton, ...] = ()
    result: tuple[str, ...] = ()
    rematch: str = ""


class BoardLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another look at a table. `tints`: sprites over cells; `counts`: places with each player's number."""

    title: str
    lines: tuple[str, ...] = ()
    tints: tuple[tuple[str, int, int], ...] = ()
    counts: tuple[tuple[float, float, tuple[tuple[str, str], ...]], ...] = ()
    tiles: tuple[tuple[str, str, bool], ...] = ()


class BoardStep(msgspec.Struct, frozen=True):
    """A step of the game's past: what was done with a tile or card. `actions`: how many the game had by then."""

    actions: int
    lines: tuple[str, ...]


class BoardPast(msgspec.Struct, frozen=True):
    """The steps of a game so far. `label`: where one is, with % for the step and for their number; `words`: of the controls."""

    v: int
    label: str
    words: dict[str, str]
    steps: tuple[BoardStep, ...]


class BoardSaid(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the conversation answers to a press."""

    text: str = ""
    lines: tuple[str, ...] = ()
    buttons: tuple[BoardButton, ...] = ()
