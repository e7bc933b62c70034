"""Cardcassonne: the public table, a hand for its owner only, and the end of a round with its sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from msgspec.structs import replace

from bot.card_game.face.presentation import CardPresentation
from bot.card_game.face.sentences import card_list, card_words
from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.cards import BACK, CARDS, Colour
from bot.card_game.rules.events import CardLaid, CardsDealt, CardsTaken
from bot.card_game.rules.view import CardSeen, RowSeen
from bot.engine.actions import Action
from bot.engine.events import Event, Finished, Points
from bot.i18n import Words
from bot.scene.drawing import Drawing, NoPicture, Section, picture
from bot.scene.face import Offer, OfferGroup
from bot.scene.lines import LABEL, choices_of, gist, move_line, option_lines, people_section, tell_happened
from bot.scene.panel import players
from bot.scene.phrases import SHORT, WHOLE, headline, option_words, own_gain, short_headline, tell
from bot.scene.presentation import capital
from bot.scene.result import all_events
from renderer.scene import Card, CardRow, CardTableScene, HandScene, Panel, RoundResult, RoundScene, RowFollower

CardKind = Literal["person", "building", "animal", "dragon", "fairy", "animal joker", "building joker", "back"]

ROW_KINDS: dict[Colour, str] = {"blue": "city", "green": "field", "red": "road", "yellow": "monastery"}
"""The feature that each row stands for (CARD-4)."""
_MOST_RESULT_LINES = 12


def card(name: str | None, *, label: str = "", new: bool = False) -> Card:
    """Draw a card; one without a name shows its back."""
    if name is None or name == BACK:
        return Card("back", label=label, new=new)
    face = CARDS[name]
    return Card(_kind(name), face.colour or "", face.value, label, new)


def _kind(name: str) -> CardKind:
    if name == "animal_joker":
        return "animal joker"
    return "building joker" if name == "building_joker" else CARDS[name].sort


def card_table(seen: CardPresentation) -> Drawing:
    """Draw the four rows and the players. Cards that lie face down show their backs to every viewer."""
    return picture(seen.words, table_scene(seen), table_sections(seen))


def confirming(before: CardPresentation, action: Action, after: CardPresentation) -> Drawing:
    """Draw the rows as they will be after the last choice of a turn, and list the cards still in the hand."""
    decision, said, scene = before.view.decision, move_line(before, action, after), table_scene(after)
    assert decision is not None
    scene = replace(scene, panel=replace(scene.panel, title=said, players=players(after, decision.seat)))
    return picture(after.words, scene, [Section([said]), *rows_and_people(after)])


def table_panel(seen: CardPresentation) -> Panel:
    """Show the players and the question, with lines for the round, the dealer and the stack."""
    view = seen.view
    lines = (
        seen.words.text("scene-round", round=view.round, rounds=view.rounds),
        seen.words.text("scene-dealer", player=seen.name(view.dealer)),
        seen.words.text("scene-stack", count=view.left),
    )
    return Panel(players(seen), short_headline(seen), None, lines)


def table_scene(seen: CardPresentation) -> CardTableScene:
    """Return the scene of `card_table`, without its text."""
    fresh = _new_in_rows(seen)
    rows = tuple(
        CardRow(row.colour, _row_name(seen, row), tuple(_things(seen, row, fresh[row.colour]))) for row in seen.view.rows
    )
    return CardTableScene(rows=rows, panel=table_panel(seen.drawn))


def _row_name(seen: CardPresentation, row: RowSeen) -> Words:
    return capital(seen.words.text("phrase-row", row=row.colour))


def table_sections(seen: CardPresentation) -> list[Section]:
    """Describe the table in words: the question, the options that this view may know, the rows, the news, the players."""
    view, say = seen.view, seen.words.text
    head = [*gist(seen), say("scene-round", round=view.round, rounds=view.rounds)]
    head += [say("scene-dealer", player=seen.name(view.dealer)), say("scene-stack", count=view.left)]
    rows = [row_line(seen, row) for row in view.rows]
    return [Section(head), Section(option_lines(seen)), Section(rows), *tell_happened(seen), people_section(seen)]


def rows_and_people(seen: CardPresentation) -> list[Section]:
    """Describe what only the viewer has, then the rows and the players."""
    rows = [row_line(seen, row) for row in seen.view.rows]
    return [Section(_own_things(seen)), Section(rows), people_section(seen)]


def _new_in_rows(seen: CardPresentation) -> Counter[Colour]:
    """Count the cards at the right end of each row that were laid since the viewer's last turn."""
    events = (event for played in seen.view.log[seen.last_seen :] for event in played.events)
    return Counter(event.row for event in events if isinstance(event, CardLaid))


def _things(seen: CardPresentation, row: RowSeen, fresh: int) -> Iterator[Card | RowFollower]:
    ends = {reach: seat for seat, reach in row.followers}
    for number, lying in enumerate(row.cards):
        if number in ends:
            yield RowFollower(seen.colour(ends[number]))
        yield card(_open(lying), new=number >= len(row.cards) - fresh)
    if len(row.cards) in ends:
        yield RowFollower(seen.colour(ends[len(row.cards)]))


def _open(lying: CardSeen) -> str | None:
    return None if lying.down else lying.card


def row_line(seen: CardPresentation, row: RowSeen) -> Words:
    """Describe a row from left to right: its cards, the players of those face down, and the big followers between them."""
    ends = {reach: seat for seat, reach in row.followers}
    things: list[str] = []
    for number in range(len(row.cards) + 1):
        if number in ends:
            things.append(seen.words.text("scene-follower-here", player=seen.name(ends[number])))
        if number < len(row.cards):
            things.append(_card_words(seen, row.cards[number]))
    listed = Words(", ".join(things)) if things else seen.words.text("phrase-no-cards")
    return capital(seen.words.text("scene-card-row", row=row.colour, kind=ROW_KINDS[row.colour], cards=listed))


def _card_words(seen: CardPresentation, lying: CardSeen) -> Words:
    words = card_words(seen, _open(lying))
    if lying.down and lying.seat is not None:
        return seen.words.text("scene-down-by", card=words, player=seen.name(lying.seat))
    return words


def hand(seen: CardPresentation) -> Drawing:
    """Draw a player's own cards, each with the numbers of its options. Only for that player."""
    view = seen.view
    if view.seat is None:
        raise NoPicture("nobody's hand is public: it is seen by its seat only")
    labels = _labels(seen)
    cards = tuple(card(name, label=labels.get(name, "")) for name in view.hand)
    scene = HandScene(title=_hand_title(seen), cards=cards, note="".join(_down_note(seen)))
    options = option_lines(seen) if _plays(seen) else []
    head, _, *rest = table_sections(seen)
    return picture(seen.words, scene, [head, Section(_own_cards(seen)), Section(options, _ways(seen)), *rest])


def hand_text(seen: CardPresentation) -> list[str]:
    """Describe a hand in few lines, for the message beside the picture; the cards are on its buttons."""
    return [_hand_title(seen), *_own_lying(seen), *_down_note(seen)]


def _own_cards(seen: CardPresentation) -> list[str]:
    return [*_own_things(seen), *_down_note(seen)]


def _own_things(seen: CardPresentation) -> list[str]:
    view = seen.view
    chest = [seen.words.text("scene-chest", cards=card_list(seen, view.chest))] if view.chest else []
    return [_hand_title(seen), card_list(seen, view.hand), *_own_lying(seen), *chest]


def _hand_title(seen: CardPresentation) -> Words:
    return seen.words.text("scene-title-hand", count=len(seen.view.hand))


def _plays(seen: CardPresentation) -> bool:
    """Return whether the hand's owner is choosing a card, or what to do with one."""
    decision = seen.view.decision
    return decision is not None and decision.seat == seen.view.seat and decision.kind == "card"


def _down_note(seen: CardPresentation) -> list[Words]:
    decision = seen.view.decision
    down = _plays(seen) and seen.view.plays_down and decision is not None and not decision.subject
    return [seen.words.text("scene-hand-down")] if down else []


def _ways(seen: CardPresentation) -> Sequence[str]:
    """List the options briefly: each card with its numbers and, in the same order, the rows it can go to; then the claims."""
    labels, options = _labels(seen), choices_of(seen)
    if not labels:
        return option_lines(seen) if _plays(seen) else []
    plays = [option.action for option in options if isinstance(option.action, PlayCard)]
    lines = [
        seen.words.text("scene-card-ways", numbers=Words(numbers), card=name, rows=_row_list(seen, plays, name))
        for name, numbers in labels.items()
    ]
    claims = [line for option, line in zip(options, option_lines(seen), strict=True) if isinstance(option.action, Claim)]
    return [*lines, *claims]


def _row_list(seen: CardPresentation, plays: Sequence[PlayCard], name: str) -> Words:
    return Words(", ".join(seen.words.text("phrase-row", row=play.row) for play in plays if play.card == name))


def _labels(seen: CardPresentation) -> dict[str, str]:
    """Map each card to the numbers of the options that play it."""
    decision = seen.view.decision
    if decision is None or decision.seat != seen.view.seat or decision.subject:
        return {}
    found: dict[str, list[str]] = {}
    for option in choices_of(seen):
        if isinstance(option.action, PlayCard) and option.action.card:
            found.setdefault(option.action.card, []).append(option.label)
    return {name: labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}" for name, labels in found.items()}


def plays(seen: CardPresentation) -> bool:
    """Return whether the hand's owner is choosing a card."""
    return _plays(seen) and seen.view.decision is not None and not seen.view.decision.subject


def hand_offers(seen: CardPresentation) -> list[Offer | OfferGroup]:
    """Return the cards of a hand by name, in the order of the rules, and the rows to claim."""
    labels, found = _labels(seen), dict[str, list[PlayCard]]()
    claims = [option for option in seen.view.options() if isinstance(option, Claim)]
    for option in seen.view.options():
        if isinstance(option, PlayCard) and option.card:
            found.setdefault(option.card, []).append(option)
    cards = [_card_offer(seen, name, ways, labels.get(name, "")) for name, ways in found.items()]
    return [*cards, *(Offer(option_words(seen, claim), claim) for claim in claims)]


def _card_offer(seen: CardPresentation, name: str, ways: Sequence[PlayCard], mark: str) -> Offer | OfferGroup:
    def rows() -> list[Offer]:
        return [Offer(option_words(seen, way, WHOLE if len(option_words(seen, way)) <= LABEL else SHORT), way) for way in ways]

    if len(ways) == 1:
        return Offer(rows()[0].label, ways[0], mark)

    return OfferGroup(capital(card_words(seen, name)), ("card", name), mark, partial(headline, seen), rows, hand)


def _own_lying(seen: CardPresentation) -> list[Words]:
    """Name the viewer's own cards that lie face down."""
    return [
        seen.words.text("scene-own-down", card=card_words(seen, lying.card), row=row.colour)
        for row in seen.view.rows
        for lying in row.cards
        if lying.down and lying.seat == seen.view.seat and lying.card is not None
    ]


def rounds_over(seen: CardPresentation) -> list[list[Event]]:
    """Return the events of each finished round."""
    rounds: list[list[Event]] = []
    for event in all_events(seen.view):
        if isinstance(event, CardsDealt):
            rounds.append([])
        elif rounds:
            rounds[-1].append(event)
    over = seen.view.decision is None
    return rounds if over else rounds[:-1]


def round_end(seen: CardPresentation, number: int | None = None) -> Drawing:
    """Draw what each player took in a round and what it was worth. Default: the last finished round."""
    rounds = rounds_over(seen)
    number = len(rounds) if number is None else number
    if not 1 <= number <= len(rounds):
        raise NoPicture(f"round {number} is not over" if number else "no round is over yet")
    events, scores = rounds[number - 1], _scores_after(seen, rounds[:number])
    title = seen.words.text("scene-title-round", round=number, rounds=seen.view.rounds)
    results = tuple(_taken(seen.drawn, seat, events, scores[seat]) for seat in range(len(seen.people)))
    scene = RoundScene(title=title, results=results)
    told_events = [tell(seen, event) for event in events if not isinstance(event, CardLaid | Finished)]
    totals = [
        seen.words.text("scene-round-total", player=seen.name(seat), gain=_gain(events, seat), total=scores[seat])
        for seat in range(len(seen.people))
    ]
    return picture(seen.words, scene, [Section([title, *totals]), Section(told_events)])


def _scores_after(seen: CardPresentation, rounds: Sequence[Sequence[Event]]) -> list[int]:
    return [sum(_gain(events, seat) for events in rounds) for seat in range(len(seen.people))]


def _gain(events: Sequence[Event], seat: int) -> int:
    return sum(event.points for event in events if isinstance(event, Points) and event.seat == seat)


def _taken(seen: CardPresentation, seat: int, events: Sequence[Event], score: int) -> RoundResult:
    taken = [name for event in events if isinstance(event, CardsTaken) and event.seat == seat for name in event.cards]
    lines = [own_gain(seen, event, terms=True) for event in events if isinstance(event, Points) and event.seat == seat]
    return RoundResult(
        seen.name(seat),
        seen.fallback(seat),
        seen.colour(seat),
        tuple(card(name) for name in taken),
        tuple(lines[:_MOST_RESULT_LINES]),
        f"+{_gain(events, seat)}",
        str(score),
    )
