"""What people write is kept without anything that nobody sees."""

import pytest

from artgames.engine.choices import Text
from artgames.engine.writing import tidy


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Blue   Moon \n", "Blue Moon"),
        ("Knock, knock!\nWho is there?", "Knock, knock! Who is there?"),
        ("left\u202eright\u200b\x00", "leftright"),
        ("👩\u200d🎨 paints", "👩\u200d🎨 paints"),
        (" \n\t ", ""),
    ],
)
def test_one_line(typed: str, kept: str) -> None:
    assert tidy(typed) == kept


def test_lines_stay_as_far_as_there_is_room() -> None:
    assert tidy("A: hm?\n\n\n B:  hm. \n", 8) == "A: hm?\nB: hm."
    assert tidy("1\n2\n3\n4", 2) == "1\n2 3 4"


def test_a_text_of_hidden_marks_alone_is_no_text() -> None:
    assert Text("words", 20).problem("\u200b\u202e") is not None
    assert Text("words", 20).problem("a") is None
