"""Names in other scripts are drawn in the right order and shape, whole and without overlap."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderer import faces, scripts
from renderer.faces import SCRIPTS, missing_fonts, shapes
from renderer.scripts import Foreign, clusters, drawn, parted
from renderer.text import ELLIPSIS, clean, fit, font, line, measure, wrap

NAMES = {
    "Chinese": "王小明",
    "traditional Chinese": "李小龍",
    "Japanese": "さくら 太郎",
    "Korean": "김철수",
    "Arabic": "محمد علي",
    "Persian": "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "Hebrew": "דוד כהן",
    "pointed Hebrew": "שָׁלוֹם",
    "Thai": "สมหญิง ที่นี่",
    "Hindi": "क्षत्रिय श्री",
    "an emoji of four": "👩\u200d👩\u200d👧\u200d👦",
    "emoji": "🦊 ❤\ufe0f 🏳\ufe0f\u200d🌈 🇯🇵 👍🏽",
}
BRACKETS = "محمد (علي) [\u0667] Bob"
SIZES = (19, 30, 60)
needs_shaping = pytest.mark.skipif(not shapes(), reason="Pillow cannot shape letters here: no FriBiDi")


def _own(letter: str) -> bool:
    return letter.isascii()


def _inks(text: str, size: int) -> list[tuple[scripts.Ink, int]]:
    """Return each foreign piece of a cleaned text as it is drawn, with the height of its line."""
    above, below = font("name", size).getmetrics()
    return [
        (drawn(piece, "name", size, above, above + below), above + below)
        for piece in parted(text, _own)
        if isinstance(piece, Foreign)
    ]


def test_all_fonts_are_installed() -> None:
    assert missing_fonts() == []


@needs_shaping
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_name_is_unchanged(name: str) -> None:
    assert clean(name, "name", "Green 4") == name


@needs_shaping
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [*NAMES.values(), BRACKETS, "\ufdfd" * 8, "王" * 64], ids=[*NAMES, "brackets", "prayer", "wide"])
def test_no_glyph_is_cut(name: str, size: int) -> None:
    for ink, height in _inks(clean(name, "name"), size):
        assert 0 <= ink.down <= ink.down + ink.image.height <= height
        assert ink.across >= 0
        assert ink.across + ink.image.width <= ink.advance + 1


@needs_shaping
@given(st.text(st.characters(max_codepoint=0x3FFFF), max_size=60), st.integers(19, 48))
def test_any_text_is_drawn_whole_and_within_its_width(text: str, size: int) -> None:
    shown, size = fit(clean(text, "name"), "name", (size,), 300)
    assert measure(shown, "name", size) <= 300
    assert line(shown, "name", size, (0, 0, 0), (255, 255, 255)).width == measure(shown, "name", size) + 2
    assert all(ink.image.height <= height for ink, height in _inks(shown, size))


@needs_shaping
def test_letters_are_joined_not_set_one_by_one() -> None:
    """Arabic letters hang together, so there is no white between them; a Hindi group is narrower than its letters apart."""
    word = _inks("محمد", 40)[0][0].image
    left, _, right, _ = word.getbbox() or (0, 0, 0, 0)
    assert right > left
    assert all(word.crop((x, 0, x + 1, word.height)).getbbox() for x in range(left, right))
    assert measure("क्षत्रिय", "text", 40) < sum(measure(letter, "text", 40) for letter in "क्षत्रिय")


@needs_shaping
def test_emoji_sequence_is_one_glyph() -> None:
    family = NAMES["an emoji of four"]
    assert measure(family, "name", 40) == measure("🦊", "name", 40)
    assert clusters(family, _own) == [family]


@needs_shaping
def test_cut_name_keeps_whole_characters() -> None:
    for name in ("👩\u200d👩\u200d👧\u200d👦" * 20, "क्षत्रिय" * 20, "สมหญิงที่นี่" * 20):
        shown, _ = fit(clean(name, "name"), "name", (30,), 200)
        assert shown.endswith(ELLIPSIS)
        kept = clusters(shown.removesuffix(ELLIPSIS), _own)
        assert kept == clusters(clean(name, "name"), _own)[: len(kept)]


def test_chinese_name_breaks_between_characters() -> None:
    assert wrap("王" * 12, "name", 30, 200) == ["王" * 7, "王" * 5]


@pytest.mark.parametrize(
    "marks", ["\u0301\u0310\u035c", "\u05b8\u05b9", "\u064b\u064c", "\u0e48\u0e49", "\ufe0f\u200d\u200c", "\u2068\u2069"]
)
def test_marks_alone_are_no_name(marks: str) -> None:
    assert clean(marks * 9, "name", "Green 4") == "Green 4"


@needs_shaping
def test_stacked_marks_have_limited_height() -> None:
    assert len(clean("ש" + "\u05b8\u05b9" * 99, "name")) <= 5


def test_invisible_characters_are_removed() -> None:
    assert clean("\u202eAn\u200dna\u2066\ufe0f\u2069", "name") == "Anna"


def test_decorated_letters_become_plain() -> None:
    assert clean("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea", "name") == "Anna"


ORDERS = {
    "car is THE CAR in arabic": "car is RAC EHT in arabic",
    "HE SAID 12 AND 3,456!": "!3,456 DNA 12 DIAS EH",
    "it is ABC (DEF) here": "it is (FED) CBA here",
    "ABC (def) GHI": "IHG (def) CBA",
    "x \u2068ABC 1\u2069, 2 points": "x \u20681 CBA\u2069, 2 points",
    "x ABC, 2 points": "x 2 ,CBA points",
}


@pytest.mark.parametrize("text", ORDERS)
def test_right_to_left_words_are_in_order(text: str) -> None:
    """Capitals stand for Hebrew letters, as in Unicode's own examples."""
    hebrew = str.maketrans({chr(ord("A") + n): chr(0x05D0 + n) for n in range(26)})
    latin = {0x05D0 + n: chr(ord("A") + n) for n in range(26)}
    pieces = parted(text.translate(hebrew), str.isascii)
    seen = "".join(piece.text[::-1] if isinstance(piece, Foreign) else piece for piece in pieces)
    assert seen.translate(latin) == ORDERS[text].replace("\u2068", "").replace("\u2069", "")


def test_only_complex_scripts_fall_back_without_a_layout_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    for function in (faces.script_of, scripts.is_plain, scripts._opened, scripts._has, scripts.drawn):
        function.cache_clear()
    monkeypatch.setattr(faces, "shapes", lambda: False)
    monkeypatch.setattr(scripts, "shapes", lambda: False)
    try:
        assert clean("محمد 9", "name") == "9"
        assert scripts.cleaned("王小明 דוד สมหญิง", _own) == "王小明 דוד สมหญิง"
        assert [font.package for font in SCRIPTS if font.shaped] == ["fontpkg_noto_sans_arabic", "fontpkg_noto_sans_devanagari"]
    finally:
        monkeypatch.undo()
        for function in (faces.script_of, scripts.is_plain, scripts._opened, scripts._has, scripts.drawn):
            function.cache_clear()


@needs_shaping
def test_broken_text_runs_as_in_one_line() -> None:
    """A closing bracket stays to the right in a text that runs to the right, and a broken name does not turn what follows."""
    name = wrap("Omar (محمد بن سلمان)", "name", 40, 300, 3)
    assert [type(piece) for piece in parted(name[-1], _own)] == [Foreign, str]
    title = wrap("\u2068محمد بن سلمان\u2069, choose a row", "name", 40, 250, 4)
    turned = next(row for row in title if "," in row)
    assert isinstance(parted(turned, _own)[0], Foreign)
    alone = wrap("\u2068محمد (Bob Ann)\u2069", "name", 40, 180, 4)
    assert "(" in "".join(str(piece) for piece in parted(alone[-1], _own) if not isinstance(piece, Foreign))


def test_rows_of_one_direction_are_unchanged() -> None:
    assert wrap("王小明 山田", "name", 40, 90, 9) == ["王小", "明 山", "田"]
