"""Where labels stand on the map: beside what they label, and off the figures and each other."""

from collections.abc import Iterator

Rectangle = tuple[int, int, int, int]


class LabelRoom:
    """The part of the map where labels may stand, and what is taken in it."""

    def __init__(self, within: Rectangle, taken: list[Rectangle]) -> None:
        self._within, self._taken = within, taken

    def beside(self, thing: Rectangle, width: int, height: int) -> tuple[int, int]:
        """Take the place for a label at one of eight sides of a thing that covers least; return its north-western corner."""
        return self._take(_round(thing, width, height), width, height)

    def at(self, middle: tuple[int, int], width: int, height: int) -> tuple[int, int]:
        """Take the place for a label in the middle, or round it if that is taken."""
        x, y = middle[0] - width // 2, middle[1] - height // 2
        return self._take(iter([(x, y), *_round((x, y, x + width, y + height), width, height)]), width, height)

    def _take(self, corners: Iterator[tuple[int, int]], width: int, height: int) -> tuple[int, int]:
        x0, y0, x1, y1 = self._within
        best, least = (x0, y0), -1
        for x, y in corners:
            left, top = max(x0, min(x, x1 - width)), max(y0, min(y, y1 - height))
            covered = sum(_common((left, top, left + width, top + height), other) for other in self._taken)
            if least < 0 or covered < least:
                best, least = (left, top), covered
            if covered == 0:
                break
        self._taken.append((*best, best[0] + width, best[1] + height))
        return best


def _round(thing: Rectangle, width: int, height: int) -> Iterator[tuple[int, int]]:
    """Yield the corners of a label on the sides of a thing: first the shoulders, then above and beside it, then the feet."""
    x0, y0, x1, y1 = thing
    centre, middle = (x0 + x1 - width) // 2, (y0 + y1 - height) // 2
    above, west = y0 - height, x0 - width
    shoulder = min(above + (y1 - y0) // 3, y0)
    yield x1 - (x1 - x0) // 8, shoulder
    yield west + (x1 - x0) // 8, shoulder
    yield centre, above
    yield x1, middle
    yield west, middle
    yield x1, y1
    yield west, y1
    yield centre, y1


def _common(one: Rectangle, other: Rectangle) -> int:
    """Return how many pixels two rectangles share."""
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, across) * max(0, down)
