"""Sizes of paintings in centimetres, whatever they were written in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.decks.importing.size_parser import LARGEST, SMALLEST, read_length, read_size


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("77 x 49 cm", (77.0, 49.0)),
        ("77 × 49", (77.0, 49.0)),
        ("77,5 x 49,2 cm", (77.5, 49.2)),
        ("77cm x 49cm", (77.0, 49.0)),
        ("770 x 490 mm", (77.0, 49.0)),
        ("1.2 x 0.8 m", (120.0, 80.0)),
        ("77 × 49 × 3 cm", (77.0, 49.0)),
        ("77 x 49 cm (frame 90 x 60 cm)", (77.0, 49.0)),
        ("30 1/4 × 20 in.", (76.8, 50.8)),
        ("30¼ × 20½ in", (76.8, 52.1)),
        ('24" x 36"', (61.0, 91.4)),
        ("5 ft x 3 ft", (152.4, 91.4)),
        ("60 x 3/4 in", (152.4, 1.9)),
        ("30 1/4 x 20 1/8 in. (76.8 × 51.1 cm)", (76.8, 51.1)),
        ("Oil on canvas, 77 x 49 cm", (77.0, 49.0)),
        ("H. 77 cm; W. 49 cm", (77.0, 49.0)),
        ("Höhe 77 cm, Breite 49 cm", (77.0, 49.0)),
        ("H. 77 ; L. 49", (77.0, 49.0)),
        ("altezza 77 cm, larghezza 49 cm", (77.0, 49.0)),
        ("alto 77 cm, ancho 49 cm", (77.0, 49.0)),
        ("diam. 30 cm", (30.0, 30.0)),
        ("Ø 30 cm", (30.0, 30.0)),
    ],
)
def test_sizes(text: str, size: tuple[float, float]) -> None:
    assert read_size(text) == size


@pytest.mark.parametrize("text", ["", "large", "12 x", "0 x 0 cm", "999999 x 5 m", "1/0"])
def test_no_size(text: str) -> None:
    assert read_size(text) is None


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("77", 77.0),
        ("77.5 cm", 77.5),
        ("77,5", 77.5),
        ("30 1/4 in", 76.8),
        ("770 mm", 77.0),
        ("tall", None),
        ("0", None),
    ],
)
def test_lengths(text: str, length: float | None) -> None:
    assert read_length(text) == length


@given(st.text("0123456789 ./,x×cmin\"'¼½HBLøØdiam", max_size=40))
def test_whatever_is_written_is_read(text: str) -> None:
    size = read_size(text)
    assert size is None or all(SMALLEST <= side <= LARGEST for side in size)
