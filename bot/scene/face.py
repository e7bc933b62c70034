"""What a game brings to be shown: pictures, sentences, names of its things.

The modules of this folder and the chat ask the face of the game at hand, so they name no game. `bot.games.faces` lists the
faces.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from bot.engine.actions import Action
from bot.engine.events import Cell, Event, Finished, Points
from bot.engine.game import Decision, Game, GameKind, View
from bot.i18n import Translator, Words, message_id
from bot.scene.drawing import Drawing, NoPicture
from bot.scene.lines import button_lines
from bot.scene.phrases import NumberedOption, Params, Teller, ask, numbers, points_line, tell
from bot.scene.presentation import Presentation, SeatLabel
from bot.scene.reference import SECTIONS, STEPS, SheetLine, SheetParts, part_lines
from bot.scene.result import poster
from renderer.art.drawing import TileDrawing
from renderer.scene import Card, FigureKind, Frame, HeldItem, Icon, TilePlace

P = TypeVar("P", bound=Presentation[View])

EMPTY: Final[Mapping[Any, Any]] = MappingProxyType({})


class TokenFace(ABC):
    """How a token in front of a player is shown: in the panel and in words."""

    @abstractmethod
    def items(self, seen: Presentation[View], value: Any) -> Iterable[HeldItem]:
        """Return the token's items in the panel."""

    @abstractmethod
    def words(self, seen: Presentation[View], name: str, value: Any) -> Iterable[Words]:
        """Return the token in words; `name` is its name in the rules."""


class Counted(TokenFace):
    """A plain number, or a flag. Without an icon it appears in words only."""

    def __init__(self, icon: Icon | None = None) -> None:
        self.icon = icon

    def items(self, seen: Presentation[View], value: int) -> Iterable[HeldItem]:
        return () if self.icon is None else (HeldItem(self.icon, int(value)),)

    def words(self, seen: Presentation[View], name: str, value: int) -> Iterable[Words]:
        yield seen.words.text(message_id("token", name), count=int(value))


class Shown(NamedTuple):
    """Where an option lies in the picture, and what will stand or lie there.

    `tile`: a tile that would lie on the cell. `figure`: the figure that the option is about. `card`: the card that it plays;
    `row`: the row of cards that it is about.
    """

    at: Cell | None = None
    place: TilePlace | None = None
    tile: str = ""
    figure: FigureKind | None = None
    card: Card | None = None
    row: str = ""


class Added(NamedTuple):
    """What a module adds: tiles, and icons of figures and tokens."""

    tiles: tuple[str, ...] = ()
    items: tuple[HeldItem, ...] = ()


@dataclass(frozen=True)
class Offer:
    """A choice that can be made at once. `mark`: its label in the picture."""

    label: str
    action: Action
    mark: str = ""


@dataclass(frozen=True)
class OfferGroup:
    """A step before a choice: a part of the map, a cell, a card of the hand. A single choice inside is made at once.

    `key`: what its button is recognised by; `drawing`: draws the choices inside, for a presentation whose names can be drawn.
    `nested`: the choices inside are groups again. What takes a while is written when it is asked for.
    """

    label: str
    key: tuple[object, ...]
    mark: str
    title: Callable[[], Words]
    offers: Callable[[], Sequence[Offer | OfferGroup]]
    drawing: Callable[[Any], Drawing]
    nested: bool = False


@dataclass(frozen=True)
class Placement:
    """A way to lay a tile, with its label, and how the tile is turned."""

    label: str
    action: Action
    turned: Callable[[], Words]


class GameFace(ABC, Generic[P]):
    """How one game is shown. A face that lacks an abstract method cannot be made, so the program does not start without it."""

    kind: GameKind
    presentation: type[P]
    hidden_hands: ClassVar[bool] = False
    """Whether seats have secrets, so that turns are played in private."""
    figures: Mapping[str, FigureKind]
    """The name of each figure in the rules -> its name in pictures."""
    tokens: Mapping[str, TokenFace]
    fields: Mapping[str, Teller]
    """Fields of events and actions whose parameters are more than their own name with a number or an id."""
    reasons: tuple[str, ...]
    """The reasons for points, in the order of a result's columns."""
    terms: tuple[str, ...]
    """All terms that a sum of points can have; one that an event lacks counts as 0."""
    ends_turn: frozenset[str] = frozenset()
    """Decisions at the end of a turn where Skip itself confirms the turn."""
    unsaid: ClassVar[tuple[type[Event], ...]] = ()
    """Events left out of all news, as the turn message and other parts of a text say them in other words."""
    quiet: tuple[type[Event], ...] = ()
    """Events left out of brief news, as the points or the picture show them."""
    always_said: ClassVar[tuple[type[Action], ...]] = ()
    """Actions that are told even where there was nothing to choose."""
    endings: ClassVar[tuple[type[Event], ...]] = (Finished,)
    """Events with which the end of a game begins."""
    frame_after: ClassVar[tuple[type[Event], ...]]
    """Events after which a replay shows a picture."""
    first_tip: ClassVar[str]
    """The message that explains a turn to a player's very first look at one."""
    supply_words: ClassVar[str]
    """The family of messages for figures in a supply."""
    chart_axis: ClassVar[str]
    """The message along a chart of the scores."""
    rules: ClassVar[Mapping[str, str]]
    """Kinds of actions -> the topic of the rule behind each; Skip has none."""
    sheet_topics: ClassVar[Mapping[str, str]]
    """Topics of the rules -> the section of the reference sheet that belongs to each; empty: the whole sheet."""
    related_topics: ClassVar[Mapping[str, Sequence[str]]] = MappingProxyType({})
    """Topics of the rules -> the topics to offer under each, where shared search words would choose badly."""
    looks: Mapping[str, Callable[[P, str], Drawing]]
    """The pictures that can be asked for by name, each with an argument, such as a cell."""

    def see(self, view: View, words: Translator, people: Sequence[SeatLabel], since: int | None = None, secret: bytes = b"") -> P:
        """Return the presentation of a view."""
        return self.presentation(self, view, words, people, since, secret)

    def look(self, seen: P, name: str, argument: str = "") -> Drawing:
        """Return the picture of this name; raise NoPicture if the game has none."""
        if name not in self.looks:
            raise NoPicture(f"unknown view '{name}'; choose from {', '.join(self.looks)}")
        return self.looks[name](seen, argument)

    # pictures

    @abstractmethod
    def turn(self, seen: P) -> Drawing:
        """Draw the present decision as everybody may see it."""

    @abstractmethod
    def whole(self, seen: P) -> Drawing:
        """Draw everything on the table."""

    @abstractmethod
    def question(self, seen: P) -> Drawing:
        """Draw the present decision for the player who makes it."""

    @abstractmethod
    def forecast(self, seen: P) -> Drawing:
        """Draw the points that would be scored if the game ended now."""

    @abstractmethod
    def confirm(self, before: P, action: Action, after: P) -> Drawing:
        """Draw the last choice of a turn and its outcome."""

    @abstractmethod
    def frame(self, seen: P) -> Frame:
        """Return the scene of a moment in a replay."""

    def poster(self, seen: P, foot: str = "", *, wide: bool = False) -> Drawing:
        """Draw what is worth keeping of a game."""
        return poster(seen, (), foot, wide=wide)

    # choices

    def offers(self, seen: P, order: Sequence[Cell] = ()) -> Sequence[Offer | OfferGroup]:
        """Return the choices of the present decision, in the order of their buttons. `order`: cells to list first, as hints."""
        lines = zip(self.numbered_options(seen.view, seen.secret), button_lines(seen), strict=True)
        return [Offer(line, option.action, option.label) for option, line in lines]

    def places(self, seen: P) -> Mapping[str, Sequence[Placement]]:
        """Return the cells where the tile in hand fits, by name, with the ways to lay it there."""
        return EMPTY

    def shown(self, seen: P, option: Action) -> Shown:
        """Return where an option of the present decision lies in the picture."""
        return Shown()

    def hand(self, seen: P) -> Sequence[Card]:
        """Return the viewer's own cards."""
        return ()

    def at_cell(self, seen: P, at: Cell, segment: int | None = None) -> Sequence[str]:
        """Describe a cell of the map and, if a segment is named by its position, the feature there."""
        return ()

    def alternatives(self, seen: P, action: Action) -> Sequence[Placement]:
        """Return all ways to lay a tile where this action lays it; empty if the action lays none."""
        return ()

    def why_not(self, game: Game, cell: str) -> None:
        """Raise the rules' refusal of the tile in hand at a cell, whatever its rotation."""

    def is_hidden(self, decision: Decision | None) -> bool:
        """Return whether a decision is made from a hand that nobody else may see."""
        return False

    def roles(self, view: View) -> Iterable[tuple[str, str]]:
        """Return the figures that a player may want to place now, each with a kind of feature to stand on."""
        return ()

    def may_name(self, action: Action) -> bool:
        """Return whether an action may be named where others read it."""
        return True

    def own_lines(self, seen: P) -> Sequence[str]:
        """Describe what only the view's own seat may see."""
        return ()

    def numbered_options(self, view: View, secret: bytes = b"") -> tuple[NumberedOption, ...]:
        """Return the options that have numbers, in a fixed order."""
        return numbers(view.options())

    def numbering(self, view: View) -> str:
        """Return what the secret order of the numbers depends on; empty if their order is no secret."""
        return ""

    # words

    @abstractmethod
    def question_params(self, view: View, decision: Decision) -> Params:
        """Return what the question of a decision says besides the player and the cell."""

    def tell(self, seen: P, since: int, without: tuple[type[Event], ...] = ()) -> Iterator[Words]:
        """Tell what has happened since the log had this length."""
        for played in seen.view.log[since:]:
            for event in played.events:
                if not isinstance(event, (*self.unsaid, *without)):
                    yield tell(seen, event)

    def brief(self, seen: P, events: Iterable[Event], *, own: bool = False) -> Sequence[Words]:
        """Tell events in a few words each, the most important first. `own`: to the player who has just caused them."""
        known = list(events)
        points = [points_line(seen, event) for event in known if isinstance(event, Points)]
        return [*points, *(tell(seen, event) for event in known if not isinstance(event, (Points, *self.unsaid, *self.quiet)))]

    def gist(self, seen: P, events: Iterable[Event]) -> Sequence[Words]:
        """Tell the most important of events in a few words; empty without events."""
        return self.brief(seen, events)[:1]

    def asking(self, seen: P, decision: Decision, turn: int, player: str) -> Words:
        """Ask the question of the present turn, with the turn's number before it."""
        return seen.words.text("turn-asks", turn=turn, asked=ask(seen, decision, player))

    def tips(self, view: View, seat: int) -> Sequence[str]:
        """Return messages that help a newcomer in this seat at the present turn, the one that fits best first."""
        return (self.first_tip, *(("tip-back",) if any(played.seat == seat for played in view.log) else ()))

    def tip_of_choice(self, view: View) -> str:
        """Return a message that helps a newcomer with the present choice within a turn; empty if there is none."""
        return ""

    @abstractmethod
    def left(self, seen: P) -> Words:
        """Say how many tiles or cards are left to draw."""

    def uncounted(self, seen: P) -> Sequence[Words]:
        """Name what a forecast cannot count."""
        return ()

    # moments

    def turn_begun(self, event: Event) -> int | None:
        """Return the number of the turn that this event begins, None if it begins none."""
        return None

    def charted(self, event: Event) -> bool:
        """Return whether a chart of the scores has a point before this event."""
        return self.turn_begun(event) is not None

    def step_begins(self, events: Sequence[Event]) -> bool:
        """Return whether a step through the game begins with an action that had these events."""
        return True

    # facts

    def example(self, view: View | None, *, move: bool) -> str:
        """Return a cell of the map to name in a help text, for a move one that can be chosen; empty without a map.

        Without a view it is one that the game begins with.
        """
        return ""

    def cells(self, view: View) -> Sequence[Cell]:
        """Return the cells of the map, in the order in which they were filled."""
        return ()

    def standing_on(self, game: Game) -> Cell | None:
        """Return the cell of the tile that the present decision puts a figure on, if its options do not name the cell."""
        return None

    def rule_of(self, action: Action) -> str:
        """Return the topic of the rule behind an option; empty if there is none."""
        return self.rules.get(str(type(action).__struct_config__.tag), "")

    @abstractmethod
    def topics(self, modules: Collection[str] | None = None) -> Mapping[str, tuple[str, ...]]:
        """Return the topics of these modules' rules by the message that names their chapter; without modules all of the game."""

    @abstractmethod
    def sheet_parts(self, modules: Collection[str]) -> Mapping[str, SheetParts]:
        """Return what each of these modules, the base game first, adds to the reference sheet, by the name in its messages."""

    def sheet_lines(self, section: str, modules: Collection[str], words: Translator) -> list[SheetLine]:
        """Return the lines of a section of the reference sheet with these modules."""
        steps = {part: number for number, part in enumerate(SECTIONS[section], start=1) if section == STEPS}
        return [
            line
            for part in SECTIONS[section]
            for number, (module, parts) in enumerate(self.sheet_parts(modules).items())
            if part in parts
            for line in part_lines(words, part, module, parts[part], 0 if number else steps.get(part, 0))
        ]

    def samples(self, modules: Sequence[str]) -> tuple[str, ...]:
        """Return a few tiles for the card of an open table."""
        return ()

    def adds(self, module: str) -> Added:
        """Return things that a module adds to the game, to show what one chooses."""
        return Added()

    def sample_cards(self) -> tuple[Card, ...]:
        """Return a few cards for the card of an open table."""
        return ()

    def tiles(self) -> Mapping[str, TileDrawing]:
        """Return every tile of the game by id, to make a Renderer with."""
        return EMPTY
