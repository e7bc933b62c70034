"""Errors in a requested picture."""


class SceneError(ValueError):
    """A scene holds something that cannot be drawn; the message names the place, as in `board.tiles[3].rotation`."""
