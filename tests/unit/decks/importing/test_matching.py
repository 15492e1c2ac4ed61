"""Rows find their pictures by name, number and title; what is not clear is not guessed."""

import pytest

from artgames.decks.importing.column_guess import Columns
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.file_names import NameFacts, facts_from_names, natural
from artgames.decks.importing.row_matching import Matching, match_rows
from artgames.decks.importing.table_reader import Table

ROLES = Columns((Role.FILE, Role.ACCESSION, Role.TITLE, Role.ARTIST))


def matched(rows: list[str], files: list[str]) -> Matching:
    cells = tuple(tuple([*row.split("|"), "", "", ""][:4]) for row in rows)
    return match_rows(Table("t", ("f", "n", "t", "a"), cells), ROLES, files)


@pytest.mark.parametrize(
    ("row", "file"),
    [
        ("hare.jpg", "hare.jpg"),
        ("HARE.JPG", "sub/hare.jpg"),
        ("C:\\scans\\hare.jpg", "hare.jpg"),
        ("https://museum/x/hare.jpg?size=large", "hare.jpg"),
        ("hare", "hare.jpg"),
        ("hare.tif", "hare.jpg"),
        ("Young Hare!", "young_hare.jpg"),
        ("Dürer Hase", "durer-hase.jpg"),
        ("|1993.132", "1993-132.jpg"),
        ("|Inv. 1993.132", "inv_1993_132.jpg"),
        ("|1993.132", "1993.132_front.jpg"),
        ("|G 12", "G12 recto.jpg"),
        ("||Young Hare", "Young Hare.jpg"),
        ("||Young Hare", "007_young_hare.jpg"),
        ("||The Young Hare", "young hare.jpg"),
        ("||Young Hare|Albrecht Dürer", "Albrecht Durer - Young Hare.jpg"),
        ("yuong_hare.jpg", "young_hare.jpg"),
    ],
)
def test_a_row_finds_its_picture(row: str, file: str) -> None:
    assert matched([row, "other.jpg"], ["else.jpg", file]).rows == {file: 0}


@pytest.mark.parametrize(
    ("rows", "files"),
    [
        (["hare.jpg"], ["a/hare.jpg", "b/hare.jpg"]),
        (["IMG_1234.jpg"], ["IMG_1235.jpg"]),
        (["||Landscape", "||Landscape"], ["landscape.jpg"]),
        (["||Portrait of a Man 1"], ["portrait of a man 2.jpg"]),
        (["||Study of a horse"], ["study of a house.jpg", "study of a hurse.jpg"]),
        (["||"], ["hare.jpg"]),
    ],
)
def test_what_is_not_clear_is_not_guessed(rows: list[str], files: list[str]) -> None:
    assert matched(rows, files).rows == {}


def test_what_is_left_over_is_told() -> None:
    found = matched(["a.jpg", "a.jpg", "lost.jpg", "b.jpg"], ["a.jpg", "b.jpg", "alone.jpg"])
    assert found == Matching({"a.jpg": 0, "b.jpg": 3}, (2,), (1,), ("alone.jpg",))


def test_the_path_tells_two_files_of_one_name_apart() -> None:
    files = ["a/1.jpg", "b/1.jpg"]
    assert matched(["b/1.jpg", "a\\1.jpg"], files).rows == {"b/1.jpg": 0, "a/1.jpg": 1}


def test_files_are_sorted_as_people_count() -> None:
    assert sorted(["10.jpg", "9.jpg", "a2", "A10", "a1"], key=natural) == ["9.jpg", "10.jpg", "a1", "a2", "A10"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("the_kiss.jpg", NameFacts("The kiss")),
        ("007_the_kiss.png", NameFacts("The kiss")),
        ("12. The Kiss.jpg", NameFacts("The Kiss")),
        ("IMG_1234.JPG", NameFacts("IMG 1234")),
        ("DSC01234.jpg", NameFacts("DSC01234")),
        ("The Kiss (1908).jpg", NameFacts("The Kiss", "", "1908")),
        ("The Kiss, c. 1907-08.jpg", NameFacts("The Kiss", "", "c. 1907-08")),
        ("Gustav Klimt - The Kiss.jpg", NameFacts("The Kiss", "Gustav Klimt")),
        ("Gustav Klimt - The Kiss - 1908.jpg", NameFacts("The Kiss", "Gustav Klimt", "1908")),
        ("gustav_klimt__the_kiss__1908.jpg", NameFacts("The kiss", "gustav klimt", "1908")),
        ("folder/Inv. 12.jpg", NameFacts("Inv. 12")),
        ("1984.jpg", NameFacts("1984")),
        ("inv 0001.jpg", NameFacts("Inv 0001")),
    ],
)
def test_names_tell_title_artist_and_date(name: str, told: NameFacts) -> None:
    assert facts_from_names([name]) == [told]


def test_the_artist_is_who_repeats() -> None:
    names = ["The Kiss - Klimt.jpg", "Judith - Klimt.jpg", "Hare - Dürer.jpg"]
    assert [told.artist for told in facts_from_names(names)] == ["Klimt", "Klimt", "Dürer"]
