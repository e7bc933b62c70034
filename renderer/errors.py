"""What can be wrong with a picture that was asked for."""


class SceneError(ValueError):
    """A scene holds something that cannot be drawn; the message names the place, as in `board.tiles[3].rotation`."""


class AtlasError(RuntimeError):
    """The atlas of tiles is missing, damaged, or does not hold what was asked of it."""
