"""Output: complete PNG files, reproducible bytes, equal pixels with either deflate, GIFs."""

import io
import sys
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image

from renderer import palette, png
from renderer.errors import SceneError
from renderer.renderer import Renderer
from renderer.scene import BoardScene, CardTableScene, DrawnBoard, DrawnTile, Panel
from renderer.themes import THEMES
from tests.renderer.scenes import BOARD, PANEL, VIEWS, renderer, tiles


@pytest.mark.parametrize("name", VIEWS)
def test_png_is_whole(name: str) -> None:
    scene = VIEWS[name]
    canvas = renderer().canvas(scene)
    data = renderer().png(scene)
    with Image.open(io.BytesIO(data)) as image:
        image.verify()
    with Image.open(io.BytesIO(data)) as image:
        assert image.mode == "P"
        assert image.size == (canvas.width, canvas.height)
        assert image.tobytes() == canvas.picture().tobytes()


@pytest.mark.parametrize("name", VIEWS)
def test_same_scene_same_bytes_in_another_renderer(name: str) -> None:
    scene = VIEWS[name]
    assert Renderer(tiles()).png(scene) == renderer().png(scene)


def test_both_deflates_give_the_same_pixels() -> None:
    canvas = renderer().canvas(VIEWS["turn"])
    plain = png.encode(canvas.rows(), canvas.width, canvas.height, png.ZLIB)
    best = png.encode(canvas.rows(), canvas.width, canvas.height, png.BEST)
    with Image.open(io.BytesIO(plain)) as one, Image.open(io.BytesIO(best)) as other:
        assert one.tobytes() == other.tobytes()


def test_isal_is_used_where_it_is_installed() -> None:
    pytest.importorskip("isal")
    assert png.BEST is not png.ZLIB


@pytest.mark.parametrize("missing", [(), ("zlib_ng.zlib_ng",)])
def test_isals_rows_are_a_whole_zlib_stream_with_either_checksum(
    monkeypatch: pytest.MonkeyPatch, missing: tuple[str, ...]
) -> None:
    pytest.importorskip("isal")
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)
    packer = png.isal_packer()
    rows = renderer().canvas(VIEWS["turn"]).rows()
    assert packer
    assert zlib.decompress(b"".join(packer.deflate(rows))) == bytes(rows)  # raises if the checksum is wrong


def test_zlib_writes_where_isal_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "isal.igzip_lib", None)
    assert png.isal_packer() is None


def test_threads_may_draw_at_once() -> None:
    """With threads that take turns all the time, and caches that are filled by all of them."""
    shared, often = Renderer(tiles()), sys.getswitchinterval()
    wanted = {name: renderer().canvas(scene).picture().tobytes() for name, scene in VIEWS.items()}
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as pool:
            found = dict(zip(VIEWS, pool.map(shared.png, VIEWS.values()), strict=True))
    finally:
        sys.setswitchinterval(often)
    for name, data in found.items():
        with Image.open(io.BytesIO(data)) as image:
            image.verify()
        with Image.open(io.BytesIO(data)) as image:
            assert image.tobytes() == wanted[name], name


def test_themes_differ() -> None:
    assert len({renderer().png(VIEWS["turn"], theme) for theme in THEMES}) == len(THEMES)


def test_unknown_theme_is_named() -> None:
    with pytest.raises(SceneError, match="theme: 'purple'"):
        renderer().png(VIEWS["turn"], "purple")


def _frames() -> list[BoardScene]:
    return [
        BoardScene(board=replace(BOARD, tiles=BOARD.tiles[:count], figures=(), towers=(), laid=(), spots=()), panel=PANEL)
        for count in range(1, len(BOARD.tiles) + 1)
    ]


def test_replay_has_a_frame_for_each_turn_on_one_canvas() -> None:
    data = renderer().gif(_frames(), each=100, last=900)
    with Image.open(io.BytesIO(data)) as animation:
        assert getattr(animation, "n_frames", 1) == len(_frames())
        assert animation.info["loop"] == 0
        assert max(animation.size) <= 1000
        animation.seek(len(_frames()) - 1)
        assert animation.info["duration"] == 900


def test_replay_redraws_no_card_when_only_the_turn_changes() -> None:
    """Each frame of a game marks another card; whole cards would be a quarter of the file."""
    frames = _frames()[-1:] * 2
    seats = [replace(player, turn=not player.turn) for player in PANEL.players]
    moved = replace(frames[1], panel=replace(PANEL, players=tuple(seats)))
    one, two, three = (len(renderer().gif([*frames[:1], *more])) for more in ((), frames[1:], (moved,)))
    assert two - one < three - one < 0.08 * one


def test_replay_ends_with_the_last_board() -> None:
    frames = _frames()
    with Image.open(io.BytesIO(renderer().gif(frames))) as animation:
        animation.seek(len(frames) - 1)
        last = animation.convert("RGB")
    alone = renderer().gif(frames[-1:])
    with Image.open(io.BytesIO(alone)) as animation:
        assert animation.n_frames == 1  # type: ignore[attr-defined]
        assert last.tobytes() == animation.convert("RGB").tobytes()


def test_replay_of_cards_is_on_one_canvas() -> None:
    """The fullest panel decides, so that the rows stay where they are."""
    table = VIEWS["cards"]
    assert isinstance(table, CardTableScene)
    frames = [replace(table, panel=Panel()), table]
    with Image.open(io.BytesIO(renderer().gif(frames))) as animation:
        assert getattr(animation, "n_frames", 1) == len(frames)
        with renderer().canvas(table) as whole:
            assert animation.size == (whole.width, whole.height)
    with pytest.raises(SceneError, match="not of both"):
        renderer().gif([table, *_frames()])


def test_replay_of_nothing_is_refused() -> None:
    with pytest.raises(SceneError, match="scenes"):
        renderer().gif([])


def test_pasting_over_the_edge_leaves_the_filter_bytes() -> None:
    """A patch that hangs over the western edge must not spoil the rows' first byte."""
    canvas = renderer().canvas(BoardScene(board=DrawnBoard(tiles=(DrawnTile((0, 0), "B"),))))
    canvas.paste(Image.new("L", (50, 50), 7), -20, -20)
    rows = canvas.rows()
    assert not any(rows[start] for start in range(0, len(rows), canvas.width + 1))


def test_palette_has_256_colours() -> None:
    assert len(palette.BYTES) == 768


@pytest.mark.parametrize("ink", [(255, 255, 255), (214, 48, 38), (7, 251, 0)])
def test_ramp_is_each_blend_from_paper_to_ink(ink: palette.RGB) -> None:
    paper = (44, 52, 58)
    assert list(palette.ramp(paper, ink)) == [palette.nearest(palette.blend(paper, ink, step / 255)) for step in range(256)]


def test_an_icon_weighs_little() -> None:
    with Image.open(io.BytesIO(renderer().sprites().icon(192))) as image:
        assert (image.mode, image.size) == ("P", (192, 192))
        corners = image.convert("RGBA").getchannel("A")
    assert (corners.getpixel((0, 0)), corners.getpixel((96, 96))) == (0, 255)
    assert len(renderer().sprites().icon(192)) <= 10_000
