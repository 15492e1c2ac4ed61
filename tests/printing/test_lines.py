"""Text in lines of a width; here every letter is one wide."""

from hypothesis import given
from hypothesis import strategies as st

from artgames.printing.line_breaking import MORE, broken, cut


def test_words_go_on_in_the_next_line() -> None:
    assert broken("a calm sea at dusk", len, 8, 5) == ["a calm", "sea at", "dusk"]


def test_the_last_line_says_that_there_is_more() -> None:
    assert broken("a calm sea at dusk", len, 8, 2) == ["a calm", "sea at" + MORE]


def test_a_word_that_is_wider_than_a_line_is_broken() -> None:
    assert broken("Donaudampfschiff", len, 6, 9) == ["Donaud", "ampfsc", "hiff"]


def test_nothing_comes_to_nothing() -> None:
    assert broken("", len, 10, 3) == [] and broken("   ", len, 10, 3) == []


def test_what_fits_is_not_cut() -> None:
    assert cut("sea", len, 3) == "sea" and cut("seas", len, 3) == "se" + MORE


@given(st.text(max_size=60), st.integers(1, 20), st.integers(1, 6))
def test_no_line_is_too_wide_and_none_too_many(text: str, width: int, most: int) -> None:
    lines = broken(text, len, width, most)
    assert len(lines) <= most and all(0 < len(line) <= width for line in lines)
    if len(lines) < most:
        assert "".join("".join(lines).split()) == "".join(text.split())


def test_a_date_is_not_broken() -> None:
    assert broken("Vermeer, c.\u00a01665", len, 11, 3) == ["Vermeer,", "c.\u00a01665"]
