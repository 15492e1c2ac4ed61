"""The file for a spreadsheet."""

import csv
import io
from pathlib import Path

import pytest

from artgames.spreadsheets import BOM, csv_text, write_csv


def test_accents_arrive_in_excel_and_lines_end_as_it_wants(tmp_path: Path) -> None:
    write_csv(csv_text(["Name", "Right"], [["Zoë Müller", 3]]), tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_bytes() == "\ufeffName,Right\r\nZoë Müller,3\r\n".encode()


@pytest.mark.parametrize("evil", ["=1+1", "+1", "-2", "@SUM(A1)", "\t=1", "  =1", "＝1"])
def test_no_name_is_a_formula(evil: str) -> None:
    assert rows(csv_text(["Name"], [[evil]]))[1] == [f"'{evil}"]


def test_numbers_stay_numbers() -> None:
    assert rows(csv_text(["Points"], [[-3]]))[1] == ["-3"]


def test_commas_quotes_and_line_breaks_stay_in_their_cell() -> None:
    odd = 'Ann, called "the cat";\nher sister'
    for separator in ",;":
        assert rows(csv_text(["Name", "x"], [[odd, 1]], separator), separator)[1] == [odd, "1"]


def test_a_folder_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(OSError):
        write_csv("x", tmp_path / "nowhere" / "a.csv")


def rows(text: str, separator: str = ",") -> list[list[str]]:
    assert text.startswith(BOM)
    return list(csv.reader(io.StringIO(text.removeprefix(BOM), newline=""), delimiter=separator))
