"""Tables of any program, and what their columns are taken for."""

import datetime
import json
import zipfile
from pathlib import Path

import openpyxl
import pytest

from artgames.decks.importing import table_reader
from artgames.decks.importing.column_guess import Columns, guess_columns
from artgames.decks.importing.column_names import Role
from artgames.decks.importing.errors import PackProblem
from artgames.decks.importing.table_reader import Table, read_table

ROWS = (
    ("Datei", "Künstler", "Titel", "Jahr"),
    ("a.jpg", "Dürer", "Hase; braun", "1502"),
    ("b.jpg", "Klee", "Fisch", ""),
)


def written(file: Path, text: str, encoding: str = "utf-8") -> Path:
    file.write_bytes(text.encode(encoding))
    return file


def as_csv(sign: str) -> str:
    return "\r\n".join(sign.join(f'"{cell}"' for cell in row) for row in ROWS)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("sign", [",", ";", "\t", "|"])
def test_csv_of_any_kind(folder: Path, sign: str, encoding: str) -> None:
    table = read_table(written(folder / "list.csv", as_csv(sign), encoding))
    assert (table.name, table.headings, table.rows) == ("list.csv", ROWS[0], ROWS[1:])


def test_tsv_and_the_note_that_excel_writes(folder: Path) -> None:
    assert read_table(written(folder / "list.tsv", "title\tartist\nA, B\tC;D")).rows == (("A, B", "C;D"),)
    assert read_table(written(folder / "list.csv", "sep=;\ntitle;artist\nA, B, C;D")).rows == (("A, B, C", "D"),)


def test_lines_within_a_cell_and_lines_that_are_too_short(folder: Path) -> None:
    table = read_table(written(folder / "list.csv", 'title,artist,year\n"two\nlines",A,1\nshort\n,,\nx,y,z,more'))
    assert table.headings == ("title", "artist", "year", "(4)")
    assert table.rows == (("two\nlines", "A", "1", ""), ("short", "", "", ""), ("x", "y", "z", "more"))


def test_headings_stand_below_a_title(folder: Path) -> None:
    text = "Collection of the town hall;;\n;;\nState: May;;\nInv. Nr.;Titel;Künstler\n1;Hase;Dürer"
    table = read_table(written(folder / "list.csv", text))
    assert table.headings == ("Inv. Nr.", "Titel", "Künstler")
    assert table.rows == (("1", "Hase", "Dürer"),)


def test_a_table_without_headings(folder: Path) -> None:
    table = read_table(written(folder / "list.csv", "a.jpg,The Hare,1502\nb.jpg,A Fish,1925"))
    assert table.headings == ("(1)", "(2)", "(3)")
    assert len(table.rows) == 2


def test_xlsx(folder: Path) -> None:
    book = openpyxl.Workbook()
    book.create_sheet("notes").append(["ask about the frame"])
    sheet = book.create_sheet("paintings")
    sheet.append(["Title", "Year", "Seen", "Price"])
    sheet.append(["Hare", 1502.0, datetime.datetime(2020, 5, 4), None])
    sheet.append([None, None, None, None])
    sheet.append(["Fish", 1925, None, 2.5])
    book.save(folder / "list.xlsx")
    table = read_table(folder / "list.xlsx")
    assert table.headings == ("Title", "Year", "Seen", "Price")
    assert table.rows == (("Hare", "1502", "2020-05-04", ""), ("Fish", "1925", "", "2.5"))


def test_json_wherever_the_list_is(folder: Path) -> None:
    paintings = [
        {"title": "Hare", "artist": {"name": "Dürer"}, "tags": ["fur", "ears"]},
        {"title": "Fish", "year": 1925},
    ]
    for data in (paintings, {"count": 2, "objects": paintings}, {"result": {"items": paintings, "more": [1]}}):
        (folder / "list.json").write_text(json.dumps(data), "utf-8")
        table = read_table(folder / "list.json")
        assert table.headings == ("title", "artist", "tags", "year")
        assert table.rows == (("Hare", "Dürer", "fur; ears", ""), ("Fish", "", "", "1925"))


BROKEN = {
    "empty.csv": b"",
    "blank.csv": b"\n\n ; ;\n",
    "picture.xlsx": b"\x89PNG\r\n\x1a\n",
    "cut.xlsx": b"PK\x03\x04" + bytes(60),
    "words.json": b"no json",
    "number.json": b"42",
    "nothing.json": b"[]",
    "deep.json": b"[" * 200_000,
    "list.json": b'["a", "b"]',
    "half.json": b'[{"title": "Hare"',
    "old.xls": b"\xd0\xcf\x11\xe0",
    "open.ods": b"PK",
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_tables_are_refused_with_a_sentence(folder: Path, name: str) -> None:
    (folder / name).write_bytes(BROKEN[name])
    with pytest.raises(PackProblem) as problem:
        read_table(folder / name)
    assert name in str(problem.value) and str(problem.value).endswith(".")


def test_a_bomb_of_a_table_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(folder / "bomb.xlsx", "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("xl/sharedStrings.xml", bytes(2_000_000))
    monkeypatch.setattr(table_reader, "MOST_UNPACKED", 1_000_000)
    with pytest.raises(PackProblem, match="too large to use as a table"):
        read_table(folder / "bomb.xlsx")
    monkeypatch.setattr(table_reader, "MOST_BYTES", 10)
    with pytest.raises(PackProblem, match="too large to use as a table"):
        read_table(written(folder / "long.csv", "title,artist\nA,B"))


def test_more_than_anybody_needs_is_cut(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_reader, "MOST_ROWS", 5)
    monkeypatch.setattr(table_reader, "MOST_COLUMNS", 2)
    monkeypatch.setattr(table_reader, "LONGEST_CELL", 3)
    table = read_table(written(folder / "long.csv", "title,artist,year\n" + "abcdef,B,1\n" * 100))
    assert table.rows == (("abc", "B"),) * 4


# Columns


def guessed(headings: str, *rows: str, pictures: tuple[str, ...] = ()) -> tuple[Role | None, ...]:
    table = Table("t", tuple(headings.split("|")), tuple(tuple(row.split("|")) for row in rows))
    return guess_columns(table, pictures).roles


@pytest.mark.parametrize(
    ("headings", "roles"),
    [
        ("File name|Title|Artist|Date|Dimensions", "FILE TITLE ARTIST DATED SIZE"),
        ("Dateiname|Titel|Künstler/in|Datierung|Maße|Inv.-Nr.", "FILE TITLE ARTIST DATED SIZE ACCESSION"),
        ("Fichier|Titre de l’œuvre|Peintre|Année|Technique|Musée", "FILE TITLE ARTIST DATED MEDIUM MUSEUM"),
        ("Nome file|Titolo|Pittore|Datazione|Tecnica|Collezione", "FILE TITLE ARTIST DATED MEDIUM MUSEUM"),
        ("Archivo|Título|Pintor|Fecha|Técnica|Ciudad|País", "FILE TITLE ARTIST DATED MEDIUM CITY NATIONALITY"),
        ("IMAGE_FILE|objectTitle|artistDisplayName|objectDate", "FILE TITLE ARTIST DATED"),
        ("Titel (deutsch)|Standort heute|Höhe (cm)|Breite (cm)", "TITLE MUSEUM HEIGHT WIDTH"),
        ("Portrait|Sitter|Description|Credit line|Wikidata", "PORTRAIT SITTER SENTENCE CREDIT WIKIDATA"),
        ("Geburtsjahr|Todesjahr|Lebensdaten|von|bis", "BORN DIED LIVED BEGUN COMPLETED"),
        ("Price|Shelf|Note", "- - -"),
    ],
)
def test_columns_are_known_by_their_headings(headings: str, roles: str) -> None:
    expected = tuple(None if name == "-" else Role[name] for name in roles.split())
    assert guessed(headings, "|".join("" for _ in headings.split("|"))) == expected


def test_the_plainest_of_several_names_wins() -> None:
    assert guessed("Object name|Title|Title (translated)", "a|b|c") == (None, Role.TITLE, None)


def test_columns_are_known_by_what_is_in_them() -> None:
    found = guessed(
        "(1)|(2)|(3)|(4)|(5)|(6)",
        "kiss.jpg|Gustav Klimt|The Kiss|1907/08|180 x 180 cm|Q698487",
        "hare.jpg|Albrecht Dürer|Young Hare|1502|25 x 22 cm|Q158857",
        "rhino.jpg|Albrecht Dürer|The Rhinoceros|1515|21 x 30 cm|Q478999",
        pictures=("kiss.jpg", "hare.jpg", "rhino.jpg"),
    )
    assert found == (Role.FILE, Role.ARTIST, Role.TITLE, Role.DATED, Role.SIZE, Role.WIKIDATA)


def test_the_column_that_names_the_pictures_counts_whatever_it_is_called() -> None:
    found = guessed("Image|No.|Title", "https://x/1|kiss.jpg|The Kiss", pictures=("kiss.jpg",))
    assert found == (None, Role.FILE, Role.TITLE)


def test_a_guess_can_be_corrected() -> None:
    guess = Columns((Role.TITLE, None, Role.ARTIST))
    assert guess.with_role(1, Role.TITLE).roles == (None, Role.TITLE, Role.ARTIST)
    assert guess.with_role(2, None).roles == (Role.TITLE, None, None)
    assert guess.cell(("a", "b", "c"), Role.ARTIST) == "c"
    assert guess.cell(("a", "b", "c"), Role.SIZE) == ""


def test_rows_are_counted_as_a_spreadsheet_counts_them(tmp_path: Path) -> None:
    text = "My paintings,\n\nfile,title\na.jpg,Dawn\n\n,\nb.jpg,Dusk\n"
    (tmp_path / "list.csv").write_text(text, encoding="utf-8")
    table = read_table(tmp_path / "list.csv")
    assert [(table.number(row), cells[1]) for row, cells in enumerate(table.rows)] == [(4, "Dawn"), (7, "Dusk")]
    (tmp_path / "list.json").write_text('[{"file": "a.jpg"}, {"file": "b.jpg"}]', encoding="utf-8")
    assert read_table(tmp_path / "list.json").numbers == (1, 2)
