"""Cardcassonne: the public table, a hand for its owner only, and the end of a round with its sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

from bot.card_game.rules.actions import Claim, PlayCard
from bot.card_game.rules.cards import BACK, FACES, Colour
from bot.card_game.rules.events import CardLaid, CardsDealt, CardsTaken
from bot.card_game.rules.view import CardSeen, RowSeen
from bot.engine.events import Event, Finished, Points
from bot.i18n import Words
from bot.scene.drawing import Drawing, NoPicture, Section, picture
from bot.scene.phrases import card_list, card_words, points_line, told
from bot.scene.presentation import CardPresentation, capital
from bot.scene.result import all_events
from bot.tile_game.face.descriptions import happened, people_lines
from bot.tile_game.face.panel import card_panel, headline
from bot.tile_game.face.questions import choices_of, option_lines
from renderer.scene import Card, CardRow, CardTableScene, HandScene, RoundResult, RoundScene, RowFollower

CardKind = Literal["person", "building", "animal", "dragon", "fairy", "animal joker", "building joker", "back"]

ROW_KINDS: dict[Colour, str] = {"blue": "city", "green": "field", "red": "road", "yellow": "monastery"}
"""The feature that each row stands for (CARD-4)."""
_MOST_RESULT_LINES = 12


def card(name: str | None, *, label: str = "", new: bool = False) -> Card:
    """Draw a card; one without a name shows its back."""
    if name is None or name == BACK:
        return Card("back", label=label, new=new)
    face = FACES[name]
    return Card(_kind(name), face.colour or "", face.value, label, new)


def _kind(name: str) -> CardKind:
    if name == "animal_joker":
        return "animal joker"
    return "building joker" if name == "building_joker" else FACES[name].sort


def card_table(sight: CardPresentation) -> Drawing:
    """Draw the four rows and the players. Cards that lie face down show their backs to every viewer."""
    return picture(sight.words, table_scene(sight), table_sections(sight))


def table_scene(sight: CardPresentation) -> CardTableScene:
    """Return the scene of `card_table`, without its text."""
    fresh = _new_in_rows(sight)
    rows = tuple(
        CardRow(row.colour, _row_name(sight, row), tuple(_things(sight, row, fresh[row.colour]))) for row in sight.view.rows
    )
    return CardTableScene(rows=rows, panel=card_panel(sight.drawn))


def _row_name(sight: CardPresentation, row: RowSeen) -> Words:
    return capital(sight.words.text("phrase-row", row=row.colour))


def table_sections(sight: CardPresentation) -> list[Section]:
    """Describe the table in words: the question, the options that this view may know, the rows, the news, the players."""
    view, say = sight.view, sight.words.text
    head = [headline(sight), say("scene-round", round=view.round, rounds=view.rounds)]
    head += [say("scene-dealer", player=sight.name(view.dealer)), say("scene-stack", count=view.left)]
    rows = [row_line(sight, row) for row in view.rows]
    return [Section(head), Section(option_lines(sight)), Section(rows), *happened(sight), Section(people_lines(sight))]


def rows_and_people(sight: CardPresentation) -> list[Section]:
    """Describe what only the viewer has, then the rows and the players."""
    rows = [row_line(sight, row) for row in sight.view.rows]
    return [Section(_own_things(sight)), Section(rows), Section(people_lines(sight))]


def _new_in_rows(sight: CardPresentation) -> Counter[Colour]:
    """Count the cards at the right end of each row that were laid since the viewer's last turn."""
    events = (event for played in sight.view.log[sight.seen :] for event in played.events)
    return Counter(event.row for event in events if isinstance(event, CardLaid))


def _things(sight: CardPresentation, row: RowSeen, fresh: int) -> Iterator[Card | RowFollower]:
    ends = {reach: seat for seat, reach in row.followers}
    for number, seen in enumerate(row.cards):
        if number in ends:
            yield RowFollower(sight.colour(ends[number]))
        yield card(_open(seen), new=number >= len(row.cards) - fresh)
    if len(row.cards) in ends:
        yield RowFollower(sight.colour(ends[len(row.cards)]))


def _open(seen: CardSeen) -> str | None:
    return None if seen.down else seen.card


def row_line(sight: CardPresentation, row: RowSeen) -> Words:
    """Describe a row from left to right: its cards, the players of those face down, and the big followers between them."""
    ends = {reach: seat for seat, reach in row.followers}
    things: list[str] = []
    for number in range(len(row.cards) + 1):
        if number in ends:
            things.append(sight.words.text("scene-follower-here", player=sight.name(ends[number])))
        if number < len(row.cards):
            things.append(_card_words(sight, row.cards[number]))
    listed = Words(", ".join(things)) if things else sight.words.text("phrase-no-cards")
    return capital(sight.words.text("scene-card-row", row=row.colour, kind=ROW_KINDS[row.colour], cards=listed))


def _card_words(sight: CardPresentation, seen: CardSeen) -> Words:
    words = card_words(sight, _open(seen))
    if seen.down and seen.seat is not None:
        return sight.words.text("scene-down-by", card=words, player=sight.name(seen.seat))
    return words


def hand(sight: CardPresentation) -> Drawing:
    """Draw a player's own cards, each with the numbers of its options. Only for that player."""
    view = sight.view
    if view.seat is None:
        raise NoPicture("nobody's hand is public: it is seen by its seat only")
    labels = _labels(sight)
    cards = tuple(card(name, label=labels.get(name, "")) for name in view.hand)
    scene = HandScene(title=_hand_title(sight), cards=cards, note="".join(_down_note(sight)))
    options = option_lines(sight) if _plays(sight) else []
    sections = [Section(_own_cards(sight)), Section(options, _ways(sight)), *table_sections(sight)[:1]]
    return picture(sight.words, scene, [*sections, *table_sections(sight)[2:]])


def hand_said(sight: CardPresentation) -> list[str]:
    """Describe a hand and its options, for the message beside the picture. The table itself is described to everybody."""
    return [*_own_cards(sight), *_ways(sight)]


def _own_cards(sight: CardPresentation) -> list[str]:
    return [*_own_things(sight), *_down_note(sight)]


def _own_things(sight: CardPresentation) -> list[str]:
    view = sight.view
    chest = [sight.words.text("scene-chest", cards=card_list(sight, view.chest))] if view.chest else []
    return [_hand_title(sight), card_list(sight, view.hand), *_own_lying(sight), *chest]


def _hand_title(sight: CardPresentation) -> Words:
    return sight.words.text("scene-title-hand", count=len(sight.view.hand))


def _plays(sight: CardPresentation) -> bool:
    """Return whether the hand's owner is choosing a card, or what to do with one."""
    decision = sight.view.decision
    return decision is not None and decision.seat == sight.view.seat and decision.kind == "card"


def _down_note(sight: CardPresentation) -> list[Words]:
    decision = sight.view.decision
    down = _plays(sight) and sight.view.plays_down and decision is not None and not decision.subject
    return [sight.words.text("scene-hand-down")] if down else []


def _ways(sight: CardPresentation) -> Sequence[str]:
    """List the options briefly: each card with its numbers and, in the same order, the rows it can go to; then the claims."""
    labels, options = _labels(sight), choices_of(sight)
    if not labels:
        return option_lines(sight) if _plays(sight) else []
    plays = [option.action for option in options if isinstance(option.action, PlayCard)]
    lines = [
        sight.words.text("scene-card-ways", numbers=Words(numbers), card=name, rows=_row_list(sight, plays, name))
        for name, numbers in labels.items()
    ]
    claims = [line for option, line in zip(options, option_lines(sight), strict=True) if isinstance(option.action, Claim)]
    return [*lines, *claims]


def _row_list(sight: CardPresentation, plays: Sequence[PlayCard], name: str) -> Words:
    return Words(", ".join(sight.words.text("phrase-row", row=play.row) for play in plays if play.card == name))


def _labels(sight: CardPresentation) -> dict[str, str]:
    """Map each card to the numbers of the options that play it."""
    decision = sight.view.decision
    if decision is None or decision.seat != sight.view.seat or decision.subject:
        return {}
    found: dict[str, list[str]] = {}
    for option in choices_of(sight):
        if isinstance(option.action, PlayCard) and option.action.card:
            found.setdefault(option.action.card, []).append(option.label)
    return {name: labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}" for name, labels in found.items()}


def _own_lying(sight: CardPresentation) -> list[Words]:
    """Name the viewer's own cards that lie face down."""
    return [
        sight.words.text("scene-own-down", card=card_words(sight, seen.card), row=row.colour)
        for row in sight.view.rows
        for seen in row.cards
        if seen.down and seen.seat == sight.view.seat and seen.card is not None
    ]


def rounds_over(sight: CardPresentation) -> list[list[Event]]:
    """Return the events of each finished round."""
    rounds: list[list[Event]] = []
    for event in all_events(sight.view):
        if isinstance(event, CardsDealt):
            rounds.append([])
        elif rounds:
            rounds[-1].append(event)
    over = sight.view.decision is None
    return rounds if over else rounds[:-1]


def round_end(sight: CardPresentation, number: int | None = None) -> Drawing:
    """Draw what each player took in a round and what it was worth. Default: the last finished round."""
    rounds = rounds_over(sight)
    number = len(rounds) if number is None else number
    if not 1 <= number <= len(rounds):
        raise NoPicture(f"round {number} is not over" if number else "no round is over yet")
    events, scores = rounds[number - 1], _scores_after(sight, rounds[:number])
    title = sight.words.text("scene-title-round", round=number, rounds=sight.view.rounds)
    results = tuple(_taken(sight.drawn, seat, events, scores[seat]) for seat in range(len(sight.people)))
    scene = RoundScene(title=title, results=results)
    told_events = [told(sight, event) for event in events if not isinstance(event, CardLaid | Finished)]
    totals = [
        sight.words.text("scene-round-total", player=sight.name(seat), gain=_gain(events, seat), total=scores[seat])
        for seat in range(len(sight.people))
    ]
    return picture(sight.words, scene, [Section([title, *totals]), Section(told_events)])


def _scores_after(sight: CardPresentation, rounds: Sequence[Sequence[Event]]) -> list[int]:
    return [sum(_gain(events, seat) for events in rounds) for seat in range(len(sight.people))]


def _gain(events: Sequence[Event], seat: int) -> int:
    return sum(event.points for event in events if isinstance(event, Points) and event.seat == seat)


def _taken(sight: CardPresentation, seat: int, events: Sequence[Event], score: int) -> RoundResult:
    taken = [name for event in events if isinstance(event, CardsTaken) and event.seat == seat for name in event.cards]
    lines = [points_line(sight, event) for event in events if isinstance(event, Points) and event.seat == seat]
    return RoundResult(
        sight.name(seat),
        sight.fallback(seat),
        sight.colour(seat),
        tuple(card(name) for name in taken),
        tuple(lines[:_MOST_RESULT_LINES]),
        f"+{_gain(events, seat)}",
        str(score),
    )
