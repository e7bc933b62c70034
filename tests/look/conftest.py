"""Any error in the log fails the test."""

from tests.store.beside import nothing_goes_wrong

__all__ = ["nothing_goes_wrong"]
