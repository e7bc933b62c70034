"""Cell names: each cell has one, each name means one cell, and nothing else is a name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.scene.cell_names import NoSuchCell, cell_name, cell_named, in_reading_order

REACH = st.integers(-300, 300)

EXAMPLES = [
    ((0, 0), "M20"),
    ((-12, -19), "A1"),
    ((-13, 0), "-A20"),
    ((-14, 0), "-B20"),
    ((13, 0), "Z20"),
    ((14, 0), "AA20"),
    ((15, 0), "AB20"),
    ((0, -20), "M0"),
    ((0, -21), "M-1"),
    ((-38, -25), "-Z-5"),
    ((-39, 0), "-AA20"),
]


@pytest.mark.parametrize(("cell", "name"), EXAMPLES)
def test_example_cell_names(cell: tuple[int, int], name: str) -> None:
    assert cell_name(cell) == name
    assert cell_named(name) == cell


@given(REACH, REACH)
def test_cell_names_round_trip(x: int, y: int) -> None:
    assert cell_named(cell_name((x, y))) == (x, y)


@pytest.mark.parametrize("said", ["m20", " M20 ", "M20\n", "\u041c20", "\u043c20"])
def test_typed_variants_are_understood(said: str) -> None:
    assert cell_named(said) == (0, 0)


def test_other_hyphens_are_understood() -> None:
    assert cell_named("\u2212a\u20131") == cell_named("-A-1")


HOSTILE = [
    *("", "20", "M", "M2O", "M 20", "20M", "M020", "M-0", "M20.", "MM20M", "AAA20", "M1000", "ZZ20", "--A20", "A--1"),
    *(
        "M20" + " " * 500,
        "M" * 10_000,
        "\u0000M20",
        "M\u202e20",
        "M\uff12\uff10",
        "M\u0662\u0660",
        "\u00df20",
        "M20; drop",
        "\U0001f3f020",
        "M²",
    ),
]


@pytest.mark.parametrize("said", HOSTILE)
def test_nothing_else_is_a_name(said: str) -> None:
    with pytest.raises(NoSuchCell):
        cell_named(said)


@given(st.text(max_size=12))
def test_accepted_text_names_its_cell(said: str) -> None:
    try:
        cell = cell_named(said)
    except NoSuchCell:
        return
    assert len(cell_name(cell)) == len(said.strip())


def test_reading_order_goes_by_rows() -> None:
    assert in_reading_order([(3, 1), (0, 1), (5, 0)]) == [(5, 0), (0, 1), (3, 1)]
