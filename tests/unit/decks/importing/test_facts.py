"""What is printed on a card, from a row of a table."""

from typing import Any

import pytest

from artgames.decks.importing.card_facts import LONGEST, facts_of_row, tidy, turned_to_fit, writes_surnames_first
from artgames.decks.importing.column_guess import Columns
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.file_names import NameFacts
from artgames.decks.importing.spoilers import gives_away, named_artist, named_year


def facts(cells: dict[str, str], *, surname_first: bool = False) -> dict[str, Any]:
    roles = Columns(tuple(Role[name.upper()] for name in cells))
    told = NameFacts("From the file", "Somebody", "1800")
    return facts_of_row(tuple(cells.values()), roles, told, surname_first=surname_first)


def test_what_a_row_does_not_say_is_told_by_the_file() -> None:
    told = {"title": "From the file", "artist": "Somebody", "dated": "1800", "begun": 1800, "completed": 1800}
    assert facts({"title": ""}) == told


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("Claude Monet", {"artist": "Claude Monet"}),
        ("Monet, Claude", {"artist": "Claude Monet"}),
        ("Monet, Claude (1840–1926)", {"artist": "Claude Monet", "lived": "1840–1926"}),
        ("Claude Monet (French, 1840–1926)", {"artist": "Claude Monet", "lived": "1840–1926", "nationality": "French"}),
        ("Claude Monet, workshop", {"artist": "Claude Monet, workshop"}),
        ("Monet (?)", {"artist": "Monet (?)"}),
    ],
)
def test_artists(cell: str, expected: dict[str, str]) -> None:
    assert facts({"title": "T", "artist": cell}, surname_first=True).items() >= expected.items()


def test_surnames_are_turned_only_where_the_column_is_written_so() -> None:
    assert writes_surnames_first(["Monet, Claude", "Klee, Paul", "unknown"])
    assert not writes_surnames_first(["Claude Monet", "Workshop of Rubens, Antwerp", "Paul Klee"])
    assert facts({"title": "T", "artist": "Rubens, Peter"})["artist"] == "Rubens, Peter"


def test_lives() -> None:
    assert facts({"title": "T", "lived": "c. 1525–1569"}).items() >= {"born": 1525, "died": 1569}.items()
    told = facts({"title": "T", "born": "1840", "died": "1926"})
    assert (told["born"], told["died"], told["lived"]) == (1840, 1926, "1840–1926")
    assert not {"born", "died"} & facts({"title": "T", "lived": "active 1700-1710"}).keys()


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ({"dated": "um 1650"}, ("um 1650", 1650, 1650)),
        ({"dated": "17th century", "begun": "1640", "completed": "1660"}, ("17th century", 1640, 1660)),
        ({"dated": "n.d.", "begun": "1640", "completed": "1660"}, ("1640–1660", 1640, 1660)),
        ({"dated": "", "begun": "1640", "completed": ""}, ("1800", 1640, 1640)),
        ({"dated": "1650", "begun": "1660", "completed": "1640"}, ("1650", 1650, 1650)),
        ({"dated": "Ming dynasty"}, ("Ming dynasty", None, None)),
    ],
)
def test_dates_and_years(cells: dict[str, str], expected: tuple[str, int | None, int | None]) -> None:
    found = facts({"title": "T"} | cells)
    assert (found.get("dated"), found.get("begun"), found.get("completed")) == expected


@pytest.mark.parametrize(
    ("cells", "is_portrait"),
    [
        ({"portrait": "ja"}, True),
        ({"portrait": "x"}, True),
        ({"portrait": "no", "subject": "portrait"}, False),
        ({"subject": "Porträt"}, True),
        ({"title": "Portrait of a Lady"}, True),
        ({"title": "Selbstbildnis"}, True),
        ({"title": "The painter of portraits"}, False),
        ({"sitter": "Madame X"}, True),
        ({"title": "A Lake"}, False),
    ],
)
def test_portraits(cells: dict[str, str], is_portrait: bool) -> None:
    assert facts({"title": "T"} | cells).get("portrait", False) is is_portrait


def test_sizes_and_numbers() -> None:
    assert facts({"title": "T", "size": "77 x 49 cm"}).items() >= {"height_cm": 77.0, "width_cm": 49.0}.items()
    assert (
        facts({"title": "T", "height": "77", "width": "49 cm"}).items() >= {"height_cm": 77.0, "width_cm": 49.0}.items()
    )
    assert "height_cm" not in facts({"title": "T", "size": "large"})
    assert facts({"title": "T", "wikidata": "https://www.wikidata.org/wiki/Q12418"})["wikidata"] == "Q12418"


def test_only_a_size_that_fits_no_other_way_is_turned() -> None:
    tall = {"height_cm": 77.0, "width_cm": 49.0}
    assert turned_to_fit(tall, 490, 770) == tall
    assert turned_to_fit(tall, 770, 490) == {"height_cm": 49.0, "width_cm": 77.0}
    assert turned_to_fit(tall, 500, 500) == tall
    assert turned_to_fit({}, 1, 1) == {}


def test_texts_fit_on_a_label() -> None:
    assert tidy(" a\n b\tc\0 ") == "a b c"
    assert len(tidy("x" * 5000)) == LONGEST


def test_spoilers() -> None:
    assert named_artist("Monet in his garden", "Claude Monet") == "Claude Monet"
    assert named_artist("Saint Peter", "Peter Paul Rubens") == ""
    assert named_artist("The Elder", "Pieter Bruegel the Elder") == ""
    assert named_artist("Anything", "") == ""
    assert named_year("Paris in 1874", 1874, 1874) == "1874"
    assert named_year("A lady (1743–1794)", 1788, 1788) == ""
    assert named_year("Room 1743", None, None) == "1743"
    assert gives_away("A lake in May", "Lake", "X") and gives_away("Drawn by Klee", "Fish", "Paul Klee")
    assert not gives_away("Two boats", "Lake", "Paul Klee")
