"""The end of a round: turn cards up, take them and score each player's, up to the next choice."""

from __future__ import annotations

from collections.abc import Iterable

from bot.card_game.rules.actions import Assign, Keep
from bot.card_game.rules.cards import (
    ANIMAL_POINTS,
    CARDS,
    COLOURS,
    LONE_JOKER_POINTS,
    MISPLACED_POINTS,
    SPECIAL_POINTS,
    Colour,
    misplaced,
)
from bot.card_game.rules.events import CardKept, CardRevealed, CardsTaken, ChestFilled, JokerAssigned, JokersWait
from bot.card_game.rules.state import CardState, Follower, Harvest, Lying
from bot.engine.events import Event, Points


def gather(state: CardState, events: list[Event]) -> None:
    """CARD-28: turn up all protected cards together, then take them; the others move up to the board (CARD-30)."""
    portions = list(state.protected())
    for follower, cards in sorted(portions, key=lambda portion: COLOURS.index(portion[0].row)):
        events += [_revealed(card, card.seat, follower.row) for card in cards if card.down and card.seat is not None]
    state.harvests = harvests(state, [(follower, [card.card for card in cards]) for follower, cards in portions])
    events += [CardsTaken(harvest.seat, harvest.row, tuple(harvest.cards)) for harvest in state.harvests]
    reach = {follower.row: follower.reach for follower in state.followers}
    for colour, row in state.rows.items():
        del row[: reach.get(colour, 0)]  # CARD-29: the rest stays
    state.followers.clear()


def _revealed(card: Lying, seat: int, row: Colour) -> Event:
    return CardRevealed(seat, row, card.card, misplaced(card.card, row))


def harvests(state: CardState, portions: Iterable[tuple[Follower, list[str]]]) -> list[Harvest]:
    """Return what each follower brings in, in scoring order (CARD-31)."""
    brought = [Harvest(follower.seat, follower.row, cards) for follower, cards in portions if cards]
    order = state.clockwise()
    return sorted(brought, key=lambda harvest: order.index(harvest.seat))


def settle(state: CardState, events: list[Event]) -> None:
    """CARD-31: score player after player, up to the next choice."""
    while state.harvests:
        harvest = state.harvests[0]
        _sort_out(state, harvest, events)
        if harvest.choices:
            return
        _score_persons(state, harvest, events)
        _place_jokers(state, harvest, events)
        if harvest.jokers + state.players[harvest.seat].waiting and state.players[harvest.seat].held():
            return  # a joker has several groups to choose from
        _score_animals(state, harvest, events)
        _fill_chest(state, harvest, events)
        state.harvests.pop(0)


def decide_misplaced(state: CardState, action: Keep, events: list[Event]) -> None:
    """CARD-35: take ten points and remove the card, or put it into the collection as a card of its own colour."""
    harvest = state.harvests[0]
    card = harvest.choices.pop(0)
    if action.choice == "points":
        state.out.append(card)
        _score_misplaced(state, harvest, 1, events)
    else:
        _collect(state, harvest, card)
        events.append(CardKept(harvest.seat, card))


def assign(state: CardState, action: Assign, events: list[Event]) -> None:
    """CARD-40: join a joker to the group for good; it counts as a new card of its colour."""
    harvest = state.harvests[0]
    player = state.players[harvest.seat]
    if harvest.jokers:
        harvest.jokers -= 1
    else:
        player.waiting -= 1
    player.jokers[action.colour] += 1
    harvest.fresh[action.colour] += 1
    events.append(JokerAssigned(harvest.seat, action.colour, player.group(action.colour)))


def _sort_out(state: CardState, harvest: Harvest, events: list[Event]) -> None:
    """Score dragon and fairy, then misplaced persons, at once; sort the other cards for their steps."""
    special: dict[str, int] = {}
    strays = 0
    for card in harvest.cards:
        face = CARDS[card]
        if face.sort in {"dragon", "fairy"}:
            special[card] = SPECIAL_POINTS
            state.out.append(card)
        elif misplaced(card, harvest.row):
            if face.sort == "person":
                strays += 1
                state.out.append(card)
            else:
                harvest.choices.append(card)
        elif face.sort == "person":
            harvest.persons.append(card)
        else:
            _collect(state, harvest, card)
    harvest.cards.clear()
    if special:
        _score(state, Points(harvest.seat, sum(special.values()), "special", special, on=harvest.row), events)
    if strays:
        _score_misplaced(state, harvest, strays, events)


def _collect(state: CardState, harvest: Harvest, card: str) -> None:
    face = CARDS[card]
    if face.sort == "building":
        harvest.buildings.append(card)
    elif face.colour is None:
        harvest.jokers += 1
    else:
        state.players[harvest.seat].animals[face.colour] += 1
        harvest.fresh[face.colour] += 1


def _score_misplaced(state: CardState, harvest: Harvest, cards: int, events: list[Event]) -> None:
    terms = {"cards": cards, "each": MISPLACED_POINTS}
    _score(state, Points(harvest.seat, cards * MISPLACED_POINTS, "misplaced", terms, on=harvest.row), events)


def _score_persons(state: CardState, harvest: Harvest, events: list[Event]) -> None:
    """CARD-36: score the sum of their values times their number."""
    if not harvest.persons:
        return
    total, number = sum(CARDS[card].value for card in harvest.persons), len(harvest.persons)
    state.out += harvest.persons
    harvest.persons.clear()
    _score(state, Points(harvest.seat, total * number, "persons", {"sum": total, "cards": number}, on=harvest.row), events)


def _place_jokers(state: CardState, harvest: Harvest, events: list[Event]) -> None:
    """Place jokers without a choice: a single colour held takes all; with none, new ones score three points each and wait."""
    player = state.players[harvest.seat]
    held = player.held()
    if len(held) == 1:
        while harvest.jokers + player.waiting:
            assign(state, Assign(held[0]), events)
    elif not held and harvest.jokers:
        terms = {"jokers": harvest.jokers, "each": LONE_JOKER_POINTS}
        _score(state, Points(harvest.seat, harvest.jokers * LONE_JOKER_POINTS, "joker", terms), events)
        player.waiting += harvest.jokers
        harvest.jokers = 0
        events.append(JokersWait(harvest.seat, player.waiting))


def _score_animals(state: CardState, harvest: Harvest, events: list[Event]) -> None:
    """CARD-37: score each group with a new card as a whole."""
    player = state.players[harvest.seat]
    for colour, fresh in harvest.fresh.items():
        if fresh:
            group = player.group(colour)
            _score(
                state, Points(harvest.seat, ANIMAL_POINTS[group], "animals", {"group": group, "new": fresh}, on=colour), events
            )


def _fill_chest(state: CardState, harvest: Harvest, events: list[Event]) -> None:
    """CARD-43: put buildings into the chest, without points now."""
    if harvest.buildings:
        chest = state.players[harvest.seat].chest
        chest += harvest.buildings
        events.append(ChestFilled(harvest.seat, len(harvest.buildings), len(chest)))


def _score(state: CardState, points: Points, events: list[Event]) -> None:
    state.players[points.seat].score += points.points
    events.append(points)
