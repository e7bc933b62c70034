"""The patch cache: bounded, evicting the least recently used."""

from PIL import Image

from renderer.picture_cache import PictureCache


def _patch(size: int) -> Image.Image:
    return Image.new("L", (size, size))


def test_made_once() -> None:
    shelf = PictureCache(1000)
    first = shelf.get("a", lambda: _patch(5))
    assert shelf.get("a", lambda: _patch(6)) is first


def test_never_outgrows_its_limit() -> None:
    shelf = PictureCache(1000)
    for number in range(50):
        shelf.get(number, lambda: _patch(10))
        assert shelf.size <= 1000


def test_recently_used_patch_stays() -> None:
    shelf = PictureCache(300)
    first = shelf.get("first", lambda: _patch(10))
    shelf.get("second", lambda: _patch(10))
    shelf.get("first", lambda: _patch(10))
    shelf.get("third", lambda: _patch(10))
    shelf.get("fourth", lambda: _patch(10))
    assert shelf.get("first", lambda: _patch(10)) is first


def test_oversized_patch_is_kept_alone() -> None:
    shelf = PictureCache(100)
    large = shelf.get("large", lambda: _patch(50))
    assert shelf.get("large", lambda: _patch(50)) is large
