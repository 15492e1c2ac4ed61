"""Dates as labels of five languages write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from artgames.decks.importing.date_parser import EARLIEST, LATEST, OPEN_YEARS, read_date

YEARS = {
    "1665": (1665, 1665),
    " 1665 ": (1665, 1665),
    "1665.0": (1665, 1665),
    "c. 1645": (1645, 1645),
    "c.1645": (1645, 1645),
    "ca. 1645": (1645, 1645),
    "ca 1645": (1645, 1645),
    "circa 1645": (1645, 1645),
    "about 1645": (1645, 1645),
    "around 1645": (1645, 1645),
    "~1645": (1645, 1645),
    "um 1650": (1650, 1650),
    "etwa 1650": (1650, 1650),
    "vers 1880": (1880, 1880),
    "verso il 1880": (1880, 1880),
    "hacia 1880": (1880, 1880),
    "1901?": (1901, 1901),
    "1901 (?)": (1901, 1901),
    "[1901]": (1901, 1901),
    "(1901)": (1901, 1901),
    "probably 1901": (1901, 1901),
    "vermutlich 1901": (1901, 1901),
    "signed and dated 1901": (1901, 1901),
    "datiert 1901": (1901, 1901),
    "dat. u. r. 1901": (1901, 1901),
    "March 1889": (1889, 1889),
    "12 March 1889": (1889, 1889),
    "March 12, 1889": (1889, 1889),
    "12. März 1889": (1889, 1889),
    "12 mars 1889": (1889, 1889),
    "12.03.1889": (1889, 1889),
    "12/03/1889": (1889, 1889),
    "12.III.1889": (1889, 1889),
    "03/1889": (1889, 1889),
    "1889-03-12": (1889, 1889),
    "1889-03-12 00:00:00": (1889, 1889),
    "1889-03-12T00:00:00": (1889, 1889),
    "1889-12": (1889, 1889),
    "spring 1889": (1889, 1889),
    "Summer of 1889": (1889, 1889),
    "c. 750": (750, 750),
    "AD 79": (79, 79),
    "79 n. Chr.": (79, 79),
    "500 BC": (-500, -500),
    "500 B.C.": (-500, -500),
    "c. 500 BCE": (-500, -500),
    "500 v. Chr.": (-500, -500),
    "500 av. J.-C.": (-500, -500),
    "-500": (-500, -500),
}

RANGES = {
    "1503–06": (1503, 1506),
    "1503-06": (1503, 1506),
    "1503—1506": (1503, 1506),
    "1503 - 1506": (1503, 1506),
    "1503/06": (1503, 1506),
    "1871/74": (1871, 1874),
    "1485/86": (1485, 1486),
    "c. 1485/86": (1485, 1486),
    "1642-5": (1642, 1645),
    "1599-1600": (1599, 1600),
    "1599–600": (1599, 1600),
    "1898–02": (1898, 1902),
    "ca. 1780-85": (1780, 1785),
    "c. 1500–c. 1510": (1500, 1510),
    "1630/31?": (1630, 1631),
    "between 1642 and 1645": (1642, 1645),
    "zwischen 1642 und 1645": (1642, 1645),
    "entre 1642 et 1645": (1642, 1645),
    "tra il 1642 e il 1645": (1642, 1645),
    "entre 1642 y 1645": (1642, 1645),
    "from 1642 to 1645": (1642, 1645),
    "1642 bis 1645": (1642, 1645),
    "1642 until 1645": (1642, 1645),
    "1642 or 1643": (1642, 1643),
    "1642, 1645": (1642, 1645),
    "1642; reworked 1650": (1642, 1650),
    "1503–06, reworked until 1519": (1503, 1519),
    "after 1642, before 1650": (1642, 1650),
    "1890–1880": (1880, 1890),
    "Edo period (1615–1868)": (1615, 1868),
    "A.H. 1013/A.D. 1604–5": (1604, 1605),
    "500–450 BC": (-500, -450),
    "50 BC–AD 50": (-50, 50),
    "19th century (c. 1850)": (1850, 1850),
}

OPEN = {
    "before 1500": (1500 - OPEN_YEARS, 1500),
    "by 1500": (1500 - OPEN_YEARS, 1500),
    "not after 1500": (1500 - OPEN_YEARS, 1500),
    "vor 1500": (1500 - OPEN_YEARS, 1500),
    "bis 1500": (1500 - OPEN_YEARS, 1500),
    "avant 1500": (1500 - OPEN_YEARS, 1500),
    "prima del 1500": (1500 - OPEN_YEARS, 1500),
    "antes de 1500": (1500 - OPEN_YEARS, 1500),
    "after 1888": (1888, 1888 + OPEN_YEARS),
    "not before 1888": (1888, 1888 + OPEN_YEARS),
    "nach 1888": (1888, 1888 + OPEN_YEARS),
    "ab 1888": (1888, 1888 + OPEN_YEARS),
    "après 1888": (1888, 1888 + OPEN_YEARS),
    "dopo il 1888": (1888, 1888 + OPEN_YEARS),
    "después de 1888": (1888, 1888 + OPEN_YEARS),
    "before the 17th century": (1601 - OPEN_YEARS, 1600),
    "after the 17th century": (1701, 1700 + OPEN_YEARS),
}

DECADES = {
    "1890s": (1890, 1899),
    "1890's": (1890, 1899),
    "the 1890s": (1890, 1899),
    "1890er": (1890, 1899),
    "1890er Jahre": (1890, 1899),
    "1890-er Jahre": (1890, 1899),
    "in den 1890ern": (1890, 1899),
    "années 1890": (1890, 1899),
    "anni 1890": (1890, 1899),
    "década de 1890": (1890, 1899),
    "early 1890s": (1890, 1892),
    "mid-1890s": (1893, 1896),
    "late 1890s": (1897, 1899),
    "1890s–1900s": (1890, 1909),
    "188-": (1880, 1889),
    "188?": (1880, 1889),
    "18--": (1800, 1899),
    "18??": (1800, 1899),
}

CENTURIES = {
    "17th century": (1601, 1700),
    "17th c.": (1601, 1700),
    "17th cent.": (1601, 1700),
    "XVII century": (1601, 1700),
    "17. Jh.": (1601, 1700),
    "17. Jahrhundert": (1601, 1700),
    "17.Jhdt.": (1601, 1700),
    "XVIIe siècle": (1601, 1700),
    "17e siècle": (1601, 1700),
    "17ème siecle": (1601, 1700),
    "XVII secolo": (1601, 1700),
    "sec. XVII": (1601, 1700),
    "siglo XVII": (1601, 1700),
    "s. XVII": (1601, 1700),
    "XVII": (1601, 1700),
    "Seicento": (1601, 1700),
    "20th century": (1901, 2000),
    "1st century": (1, 100),
    "early 17th century": (1601, 1633),
    "mid-17th century": (1634, 1667),
    "late 17th century": (1668, 1700),
    "Anfang 17. Jh.": (1601, 1633),
    "Mitte des 17. Jahrhunderts": (1634, 1667),
    "Ende 17. Jh.": (1668, 1700),
    "début du XVIIe siècle": (1601, 1633),
    "fin du XVIIe siècle": (1668, 1700),
    "inizio del XVII secolo": (1601, 1633),
    "fine XVII secolo": (1668, 1700),
    "principios del siglo XVII": (1601, 1633),
    "finales del siglo XVII": (1668, 1700),
    "first half of the 17th century": (1601, 1650),
    "2nd half 17th century": (1651, 1700),
    "1. Hälfte 17. Jh.": (1601, 1650),
    "zweite Hälfte des 17. Jahrhunderts": (1651, 1700),
    "seconde moitié du XVIIe siècle": (1651, 1700),
    "prima metà del XVII secolo": (1601, 1650),
    "primera mitad del siglo XVII": (1601, 1650),
    "first quarter of the 17th century": (1601, 1625),
    "last quarter 17th century": (1676, 1700),
    "1. Viertel des 17. Jahrhunderts": (1601, 1625),
    "letztes Drittel des 17. Jahrhunderts": (1668, 1700),
    "2e quart du XVIIe siècle": (1626, 1650),
    "último tercio del siglo XVII": (1668, 1700),
    "first decade of the 17th century": (1601, 1610),
    "16th–17th century": (1501, 1700),
    "15th/16th c.": (1401, 1600),
    "XVI-XVII sec.": (1501, 1700),
    "siglos XVI-XVII": (1501, 1700),
    "17th or 18th century": (1601, 1800),
    "late 16th–early 17th century": (1568, 1633),
    "late 16th or early 17th century": (1568, 1633),
    "mid- to late 19th century": (1834, 1900),
    "turn of the 20th century": (1895, 1905),
    "Jahrhundertwende": (1895, 1905),
    "3rd century BC": (-300, -201),
    "5th–4th c. BC": (-500, -301),
}


@pytest.mark.parametrize(("text", "years"), [*YEARS.items(), *RANGES.items()])
def test_years(text: str, years: tuple[int, int]) -> None:
    assert read_date(text)[:2] == years


@pytest.mark.parametrize(("text", "years"), [*OPEN.items(), *DECADES.items(), *CENTURIES.items()])
def test_wide_dates(text: str, years: tuple[int, int]) -> None:
    assert read_date(text)[:2] == years


NO_DATE = ["", " ", "n.d.", "N.D.", "s.d.", "o. J.", "undated", "unknown", "?", "–", "-", "sans date", "senza data",
           "sin fecha", "ohne Jahr", "n/a", "[n.d.]", "(unknown)"]  # fmt: skip


@pytest.mark.parametrize("text", NO_DATE)
def test_no_date_is_no_date(text: str) -> None:
    assert read_date(text) == (None, None, "")


@pytest.mark.parametrize("text", ["Ming dynasty", "in the time of war", "12", "No. 7", "99999", "18th Dynasty"])
def test_what_is_not_understood_stays_on_the_label(text: str) -> None:
    read = read_date(text)
    assert not read.is_known
    assert read.label == text


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("ca. 1485-86", "c. 1485–86"),
        ("circa 1485", "c. 1485"),
        ("c.1500-c.1510", "c. 1500–c. 1510"),
        (" 1494  (?) ", "1494 ?"),
        ("[1889]", "1889"),
        ("1889-03-12 00:00:00", "1889"),
        ("1889.0", "1889"),
        ("16th-17th century", "16th–17th century"),
        ("mid-1890s", "mid-1890s"),
        ("um 1650", "um 1650"),
        ("-500", "500 BC"),
    ],
)
def test_labels_are_tidy_and_keep_their_language(text: str, label: str) -> None:
    assert read_date(text).label == label


@given(st.text(max_size=60) | st.text("0123456789-–/.? cXVIe's", max_size=25))
def test_whatever_is_written_is_read(text: str) -> None:
    read = read_date(text)
    assert (read.begun is None) == (read.completed is None)
    if read.begun is not None and read.completed is not None:
        assert EARLIEST <= read.begun <= read.completed <= LATEST


def test_there_are_many_examples() -> None:
    assert len({*YEARS, *RANGES, *OPEN, *DECADES, *CENTURIES, *NO_DATE}) > 180
