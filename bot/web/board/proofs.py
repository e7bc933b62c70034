"""What the proofs of platforms have in common."""

from __future__ import annotations


class BadProof(Exception):
    """The proof is not accepted; `code` says why: bad_proof or stale_proof."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)
