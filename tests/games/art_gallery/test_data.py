"""What is printed: the sums of the table, and a file that cannot be wrong unnoticed."""

from collections import Counter

import msgspec
import pytest

from artgames import paths
from artgames.decks import Library
from artgames.games.art_gallery.data import FACES, Box, Faces, checked, read_box
from artgames.games.art_gallery.rules.play import ArtGallery


def test_every_symbol_is_as_common_as_the_others() -> None:
    rows = list(zip(*(FACES.symbols[work] for work in FACES.works), strict=True))
    assert FACES.works == tuple(range(1, 49))
    assert [sum(value > 0 for value in row) for row in rows] == [30, 30, 30, 30]
    assert [sum(row) for row in rows] == [58, 59, 58, 59]
    assert {sum(FACES.symbols[work]) for work in FACES.works} == {4, 5}
    counts = Counter(sum(value > 0 for value in FACES.symbols[work]) for work in FACES.works)
    assert counts == {1: 6, 2: 18, 3: 18, 4: 6}


def test_some_paintings_by_their_numbers() -> None:
    assert FACES.symbols[1] == (0, 3, 2, 0)
    assert FACES.symbols[24] == (4, 1, 0, 0)
    assert FACES.symbols[48] == (0, 0, 4, 1)


def test_the_shop_and_the_boards() -> None:
    assert FACES.prices == (1, 3, 5, 7)
    assert FACES.heights == (18, 14, 10, 6)
    assert [FACES.boards[seats].galleries for seats in range(2, 7)] == [4, 4, 6, 8, 8]
    assert ["".join(FACES.boards[seats].parts) for seats in range(2, 7)] == ["AD", "AD", "ABD", "ABCD", "ABCD"]


def spoilt(box: Box) -> dict[str, Box]:
    """For each sum a change that breaks it."""
    with_ = msgspec.structs.replace
    works, shop, boards = box.works, box.shop, box.boards
    return {
        "works": with_(box, works=works[1:]),
        "tiles": with_(box, shop=(with_(shop[0], height=17), *shop[1:])),
        "values": with_(box, works=((0, 5, 0, 0), *works[1:])),
        "works_with_symbol": with_(box, works=((1, 3, 2, 0), *works[1:])),
        "values_of_symbol": with_(box, works=((0, 2, 2, 0), *works[1:])),
        "works_with_so_many": with_(box, works=((0, 3, 0, 0), *works[1:])),
        "piles": with_(box, shop=shop[:3]),
        "prices_rise": with_(box, shop=shop[::-1]),
        "boards": with_(box, boards=boards[::2]),
        "parts": with_(box, boards=(with_(boards[0], galleries=5), *boards[1:])),
    }


@pytest.mark.parametrize("name", spoilt(read_box()))
def test_a_slip_of_the_pen_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=rf"\b{name}\b"):
        checked(spoilt(read_box())[name])


def test_a_corrected_box_counts_as_changed_rules() -> None:
    second = Faces(msgspec.structs.replace(read_box(), edition=2))
    assert ArtGallery(FACES).version < ArtGallery(second).version


def test_ag22_the_painted_deck_is_the_glossary_without_its_slips() -> None:
    deck = Library.open(paths.data_dir(None), paths.cache_dir(None)).deck("atelier")
    assert deck is not None
    assert deck.ids[: len(FACES.works)] == FACES.works, "what was painted later is not in this game"
    assert deck.painting(22).title == "Fishermen at Sea"
    assert "Phillips" in deck.painting(33).museum
    assert not any(letter.isdigit() for letter in deck.painting(39).museum)
    assert deck.painting(28).completed == 1869 and deck.painting(29).completed == 1863
