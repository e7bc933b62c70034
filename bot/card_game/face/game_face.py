"""The face of the card game."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.card_game.face.collection import collection_lines, collections
from bot.card_game.face.pictures import card, card_table, confirming, hand, hand_offers, hand_text, plays, round_end, table_scene
from bot.card_game.face.presentation import CardPresentation
from bot.card_game.face.sentences import CARD_FIELDS
from bot.card_game.rules.actions import PlayCard
from bot.card_game.rules.events import CardLaid, CardsDealt, RowClaimed
from bot.card_game.rules.kind import CARDCASSONNE
from bot.card_game.rules.view import CardView
from bot.engine.actions import Action
from bot.engine.events import Cell, Event
from bot.engine.game import Decision, View
from bot.i18n import Words, message_id
from bot.scene.drawing import Drawing
from bot.scene.face import Counted, GameFace, Offer, OfferGroup, Shown, TokenFace
from bot.scene.phrases import NumberedOption, Params, ask, ask_turn, numbers
from bot.scene.presentation import Presentation
from bot.scene.reference import NO_MARK, Mark, SheetParts, icon
from bot.scene.result import poster, result
from renderer.scene import Card, CardTableScene, HeldItem, Icon

_SAMPLES = (
    "blue_person_3",
    "blue_building",
    "green_animal",
    "dragon",
    "red_person_2",
    "fairy",
    "red_animal",
    "yellow_building",
    "yellow_person_1",
)
"""The cards on the card of an open table."""


class OfColours(TokenFace):
    """A number for each colour; in the panel, if there is an icon, their sum."""

    def __init__(self, icon: Icon | None = None) -> None:
        self.icon = icon

    def items(self, seen: Presentation[View], value: dict[str, int]) -> Iterable[HeldItem]:
        return () if self.icon is None else (HeldItem(self.icon, sum(value.values())),)

    def words(self, seen: Presentation[View], name: str, value: dict[str, int]) -> Iterable[Words]:
        return (seen.words.text(message_id("token", name), colour=colour, count=count) for colour, count in value.items())


class CardGameFace(GameFace[CardPresentation]):
    """Rows of cards for everybody, a hand for its owner."""

    kind = CARDCASSONNE
    presentation = CardPresentation
    hidden_hands = True
    figures = MappingProxyType({"big_follower": "big"})
    tokens = MappingProxyType(
        {
            "hand": Counted("card"),
            "animals": OfColours("animal"),
            "jokers": OfColours(),
            "waiting": Counted(),
            "chest": Counted("chest"),
            "dealer": Counted(),
        }
    )
    fields = CARD_FIELDS
    reasons = ("persons", "animals", "misplaced", "special", "joker", "chest")
    terms = ("sum", "cards", "group", "new", "jokers", "each", "dragon", "fairy", "sets_of_4", "sets_of_3", "sets_of_2")
    frame_after = (CardLaid, RowClaimed)
    rules = MappingProxyType({"card": "card_row", "claim": "card_claim", "keep": "card_misplaced", "assign": "card_animal_joker"})
    sheet_topics = MappingProxyType({"card_sheet": "", "card_turn": "turn", "card_points": "points"})
    first_tip = "turn-first-cards"
    supply_words = "supply-card"
    chart_axis = "scene-chart-rounds"
    looks = MappingProxyType(
        {
            "table": lambda seen, _: card_table(seen),
            "hand": lambda seen, _: hand(seen),
            "round": lambda seen, number: round_end(seen, int(number) if number.isdecimal() else None),
            "result": lambda seen, _: result(seen),
            "poster": lambda seen, how: seen.face.poster(seen, wide=how == "wide"),
        }
    )

    # pictures

    def sample_cards(self) -> tuple[Card, ...]:
        return tuple(map(card, _SAMPLES))

    def turn(self, seen: CardPresentation) -> Drawing:
        return card_table(seen)

    def whole(self, seen: CardPresentation) -> Drawing:
        return card_table(seen)

    def question(self, seen: CardPresentation) -> Drawing:
        return hand(seen) if seen.view.seat is not None else card_table(seen)

    def forecast(self, seen: CardPresentation) -> Drawing:
        return card_table(seen)

    def confirm(self, before: CardPresentation, action: Action, after: CardPresentation) -> Drawing:
        return confirming(before, action, after)

    def frame(self, seen: CardPresentation) -> CardTableScene:
        return table_scene(seen)

    def poster(self, seen: CardPresentation, foot: str = "", *, wide: bool = False) -> Drawing:
        return poster(seen, collections(seen.drawn), foot, collection_lines(seen), wide=wide)

    # choices and words

    def offers(self, seen: CardPresentation, order: Sequence[Cell] = ()) -> Sequence[Offer | OfferGroup]:
        """Return each card of the hand, with its rows if there are several, then the rows to claim."""
        return hand_offers(seen) if plays(seen) else super().offers(seen, order)

    def shown(self, seen: CardPresentation, option: Action) -> Shown:
        """Name the card and the row of an option."""
        name = getattr(option, "card", None)
        row = getattr(option, "row", "") or getattr(option, "colour", "")
        return Shown(card=card(name) if name else None, row=row)

    def hand(self, seen: CardPresentation) -> Sequence[Card]:
        return [] if seen.view.seat is None else [card(name) for name in seen.view.hand]

    def is_hidden(self, decision: Decision | None) -> bool:
        return decision is not None and decision.kind == "card"

    def may_name(self, action: Action) -> bool:
        """Return whether the action plays no card face down."""
        return not (isinstance(action, PlayCard) and action.down)

    def own_lines(self, seen: CardPresentation) -> Sequence[str]:
        return hand_text(seen)

    def numbered_options(self, view: View, secret: bytes = b"") -> tuple[NumberedOption, ...]:
        """Return the options in the order of the rules.

        With a secret, the cards of a hand come last, in an order that depends on the secret: the number of a card played face
        down then gives nothing away.
        """
        options = list(view.options())
        if secret:
            options.sort(key=lambda option: _shuffled(option, secret))
        return numbers(options)

    def numbering(self, view: View) -> str:
        decision = view.decision
        if view.seat is None or decision is None or decision.kind != "card" or decision.subject:
            return ""
        assert isinstance(view, CardView)  # a face is given views of its own game only
        return f"{view.round} {view.seat}"

    def question_params(self, view: View, decision: Decision) -> Params:
        cards, claims = view.tokens()[decision.seat].get("hand"), view.supply()[decision.seat]
        may = "both" if cards and claims else "card" if cards else "claim"
        return {"card": decision.subject or "none", "row": decision.on or "none", "may": may}

    def asking(self, seen: CardPresentation, decision: Decision, turn: int, player: str) -> Words:
        """Ask the question; between turns, say the round."""
        if decision.kind == "card" and not decision.subject:
            return ask_turn(seen, "turn-yours", decision, turn, player)
        view = seen.view
        question = ask(seen, decision, player)
        return seen.words.text("turn-asks-round", round=view.round, rounds=view.rounds, asked=question)

    def left(self, seen: CardPresentation) -> Words:
        return seen.words.text("scene-stack", count=seen.view.left)

    def uncounted(self, seen: CardPresentation) -> Sequence[Words]:
        """Say how many cards lie face down: a forecast uses face-up cards only (CARD-H3)."""
        hidden = enumerate(seen.view.concealed())
        return [seen.words.text("scene-concealed", player=seen.name(seat), count=count) for seat, count in hidden if count]

    # facts

    def rule_of(self, action: Action) -> str:
        """Return the topic; a card played face down has one of its own."""
        return "card_down" if isinstance(action, PlayCard) and action.down else super().rule_of(action)

    def charted(self, event: Event) -> bool:
        """Return whether a round begins."""
        return isinstance(event, CardsDealt)

    def topics(self, modules: Collection[str] | None = None) -> Mapping[str, tuple[str, ...]]:
        return {message_id("game", self.kind.name): _TOPICS}

    def sheet_parts(self, modules: Collection[str]) -> Mapping[str, SheetParts]:
        return {self.kind.name: _SHEET}


def _shuffled(option: Action, secret: bytes) -> bytes:
    hidden = isinstance(option, PlayCard) and option.card
    return hmac.digest(secret, hidden.encode(), "sha256") if hidden else b""


_SHEET: Final[SheetParts] = MappingProxyType(
    {
        "turn-1": (NO_MARK, Mark(card=card("back")), Mark(card=card("red_building"))),
        "turn-2": (NO_MARK,),
        "turn-3": (NO_MARK,),
        "turn-4": (NO_MARK,),
        "turn-5": (NO_MARK,),
        "follower": (icon("big"), icon("chest")),
        "points": tuple(
            Mark(card=card(name))
            for name in ("blue_person_3", "green_animal", "animal_joker", "yellow_building", "building_joker", "dragon", "back")
        ),
        "tiles": tuple(
            Mark(card=card(name)) for name in ("red_person_2", "blue_animal", "blue_building", "animal_joker", "fairy", "back")
        ),
    }
)
_TOPICS: Final = (
    *("card_sheet", "card_goal", "card_turn", "card_points"),
    *("card_rounds", "card_row", "card_down", "card_claim", "card_dealer", "card_misplaced"),
    *("card_persons", "card_animals", "card_animal_joker", "card_buildings", "card_building_joker", "card_dragon", "card_end"),
)
FACE: Final = CardGameFace()
