"""What tables ask of other parts of the bot: computer players, and the data that platforms keep themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.ai.move import ComputerMove, Reason
from bot.engine.actions import Action
from bot.engine.game import View


class PlatformData(Protocol):
    """The data that a platform itself keeps about its accounts."""

    async def export(self, account: str) -> object:
        """Return all of an account's data, as plain data."""

    async def forget(self, account: str) -> None:
        """Delete all of an account's data. Can be repeated."""


class Thinker(Protocol):
    """Computer players, wherever they run."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the available levels, weakest first."""

    async def choose(self, view: View, level: str, seed: bytes) -> ComputerMove:
        """Return one of the view's options, the reason, and the level that found it.

        The same view, level and seed give the same move, unless time ran out.
        """

    async def explain(self, view: View, actions: Sequence[Action]) -> tuple[Reason, ...]:
        """Return the reasons for a turn of the view's seat, from the present decision on; none if nothing is to be said."""
