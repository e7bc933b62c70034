"""A cache of patches that never outgrows its number of bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock

from PIL import Image


class PictureCache:
    """A cache of the images used last. Threads share one, and wait for each other only to change it."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._size = 0
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """Return the image for this key, making it if it is missing. Callers must not change it."""
        found = self._kept.get(key)
        if found is None:
            return self._put(key, make())
        try:
            self._kept.move_to_end(key)
        except KeyError:  # another thread has just thrown it away
            self._put(key, found)
        return found

    def _put(self, key: Hashable, image: Image.Image) -> Image.Image:
        with self._lock:
            if key not in self._kept:  # else another thread was faster
                self._kept[key] = image
                self._size += _weight(image)
            while self._size > self._limit and len(self._kept) > 1:
                self._size -= _weight(self._kept.popitem(last=False)[1])
        return image

    @property
    def size(self) -> int:
        """The number of bytes of pixels in the cache."""
        return self._size


def _weight(image: Image.Image) -> int:
    return image.width * image.height * len(image.getbands())
