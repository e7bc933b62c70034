"""Refusals of deeds: a code with its parameters. The text is in the catalogue, under `denied-CODE`.

Times (`until`) are milliseconds; seats are numbers, and the chat fills in the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

RefusalParam: TypeAlias = str | int


class Denied(Exception):
    """A deed that cannot be done. Nothing has changed."""

    def __init__(self, code: str, params: Mapping[str, RefusalParam] | None = None) -> None:
        self.code = code
        self.params: dict[str, RefusalParam] = dict(params or {})
        super().__init__(f"{code} {self.params}" if self.params else code)
