"""Python source as a tree, for tests that read the project's own code."""

import ast
import gc


def parsed(source: str | bytes) -> ast.Module:
    """Parse without finalizers in between: on Python 3.11 they can upset the parser's count of its depth (SystemError)."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(source)
    finally:
        if collects:
            gc.enable()
