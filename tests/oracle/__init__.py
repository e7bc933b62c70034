"""A slow, plain and independent reading of the rules, to check the engine against."""

from __future__ import annotations

from typing import Any

from tests.oracle.state import Action, Event, State
from tests.oracle.turn import Question, game


class Oracle:
    """One game of Carcassonne with any expansions, played by actions of the game record."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._play = game(state, 0)
        self._question: Question | None = None
        self._advance(None)

    def _advance(self, action: Action | None) -> None:
        try:
            self._question = next(self._play) if action is None else self._play.send(action)
        except StopIteration:
            self._question = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._question is None

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return list(self.state.scores)

    @property
    def winners(self) -> list[int]:
        """END-3: all seats with the most points, once the game is over."""
        if not self.over:
            return []
        best = max(self.state.scores)
        return [seat for seat, points in enumerate(self.state.scores) if points == best]

    def decision(self) -> dict[str, Any] | None:
        """Who must choose what now."""
        question = self._question
        if question is None:
            return None
        return {"seat": question.seat, "kind": question.kind, "tile": question.tile}

    def options(self) -> list[Action]:
        """Every legal action of this decision."""
        return [dict(action) for action in self._question.options] if self._question else []

    def play(self, action: Action) -> list[Event]:
        """Apply an action; the points it brings about up to the next decision."""
        assert self._question is not None
        assert action in self._question.options, action
        self.state.events = []
        self._advance(action)
        return self.state.events

    def supply(self) -> list[dict[str, int]]:
        """Figures in supply by seat, zeros left out."""
        return [{k: n for k, n in held.items() if n} for held in self.state.supplies]

    def tokens(self) -> list[dict[str, Any]]:
        """Tokens by seat, zeros left out."""
        return self.state.tokens()
