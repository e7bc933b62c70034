"""The course of a game: the decision to make, its options, and what an option does."""

from __future__ import annotations

from bot.card_game.rules.actions import ASSIGNMENTS, CLAIMS, FACE_DOWN, FACE_UP, KEEPS, Assign, Claim, Keep, PlayCard
from bot.card_game.rules.cards import CARDS, SHORT_GAME_AT, TURNED_UP, sorted_hand
from bot.card_game.rules.end import finish
from bot.card_game.rules.events import CardLaid, CardsDealt, CardTurned, RowClaimed
from bot.card_game.rules.harvest import assign, decide_misplaced, gather, settle
from bot.card_game.rules.state import CardState, Follower, Lying
from bot.engine.actions import Action
from bot.engine.events import Event
from bot.engine.game import Decision


def decision(state: CardState) -> Decision | None:
    """Return the decision to make: a row for a joker of the set-up, a turn, or a choice about the cards taken."""
    if state.over:
        return None
    if state.joker:
        return Decision(state.dealer, "card", subject=state.joker)  # CARD-9
    if not state.harvests:
        return Decision(state.turn, "card")
    harvest = state.harvests[0]
    if harvest.choices:
        return Decision(harvest.seat, "keep", on=harvest.row, subject=harvest.choices[0])
    return Decision(harvest.seat, "assign", subject="animal_joker")


def options(state: CardState) -> tuple[Action, ...]:
    """Return every legal action of the decision."""
    if state.over:
        return ()
    if state.joker:
        return FACE_UP[state.joker]
    if not state.harvests:
        return _turn_options(state)
    harvest = state.harvests[0]
    if harvest.choices:
        return KEEPS[harvest.choices[0]]
    return tuple(ASSIGNMENTS[colour] for colour in state.players[harvest.seat].held())


def _turn_options(state: CardState) -> tuple[Action, ...]:
    """CARD-14: one card or the big follower."""
    table = FACE_DOWN if state.plays_down(state.turn) else FACE_UP
    cards = [action for card in dict.fromkeys(state.players[state.turn].hand) for action in table[card]]
    return tuple(cards) + open_claims(state)


def open_claims(state: CardState) -> tuple[Action, ...]:
    """Return the claims open to the seat on turn (CARD-22); everybody knows them."""
    return () if state.placed(state.turn) else CLAIMS


def play(state: CardState, seat: int, action: Action, number: int, events: list[Event]) -> None:
    """Carry out an option, as action `number` of the game, up to the next decision."""
    of_set_up = state.joker is not None
    put(state, seat, action, number, events)
    if of_set_up:
        turn_up(state, events)
    elif isinstance(action, PlayCard | Claim):
        _next_turn(state, events)
    else:
        _end_round(state, events)


def put(state: CardState, seat: int, action: Action, number: int, events: list[Event]) -> None:
    """Carry out an option alone, before the next turn or the end of the round."""
    match action:
        case PlayCard(card=str(card), row=row, down=down):
            state.rows[row].append(Lying(card, down, seat, number))
            events.append(CardLaid(seat, row, None if down else card))
            if state.joker is None:
                state.players[seat].hand.remove(card)
            state.joker = None
        case Claim(row):
            _claim(state, Follower(seat, row, len(state.rows[row])), events)
        case Keep():
            decide_misplaced(state, action, events)
            settle(state, events)
        case Assign():
            assign(state, action, events)
            settle(state, events)
        case _:
            raise TypeError(f"'{action.do}' belongs to another game")


def turn_up(state: CardState, events: list[Event]) -> None:
    """CARD-8: turn up the set-up's cards up to the next joker; after the last, deal the first round."""
    while state.dealt < TURNED_UP:
        card = state.stack[state.dealt]
        state.dealt += 1
        row = CARDS[card].colour
        events.append(CardTurned(card, row))
        if row is None:
            state.joker = card
            return
        state.rows[row].append(Lying(card))
    _deal(state, events)


def _claim(state: CardState, follower: Follower, events: list[Event]) -> None:
    state.followers.append(follower)
    state.last = follower.seat
    *_, (_, cards) = state.protected()
    events.append(RowClaimed(follower.seat, follower.row, len(cards), sum(card.down for card in cards)))


def _next_turn(state: CardState, events: list[Event]) -> None:
    """CARD-15: all have the same number of turns, so the round ends when the next seat has nothing left to do."""
    state.turn = (state.turn + 1) % len(state.players)
    if not state.players[state.turn].hand and state.placed(state.turn):
        gather(state, events)
        settle(state, events)
        _end_round(state, events)


def _end_round(state: CardState, events: list[Event]) -> None:
    if state.harvests:
        return
    if state.round == state.rounds or (state.short_game and max(player.score for player in state.players) >= SHORT_GAME_AT):
        finish(state, events)
    else:
        _deal(state, events)


def _deal(state: CardState, events: list[Event]) -> None:
    """CARD-12: deal one card at a time, clockwise; CARD-26: the seat that claimed last deals."""
    state.dealer = state.last
    seats, each = len(state.players), state.hand_size
    for place, seat in enumerate(state.clockwise()):
        cards = state.stack[state.dealt + place : state.dealt + seats * each : seats]
        state.players[seat].hand = sorted_hand(list(cards))
    state.dealt += seats * each
    state.round += 1
    state.turn = state.begins
    events.append(CardsDealt(state.round, state.dealer, state.turn, each, len(state.stack) - state.dealt))
