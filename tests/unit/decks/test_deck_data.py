"""The program that makes the deck's data."""

import msgspec
import pytest

from artgames import paths
from artgames.decks import Pack
from artgames.decks.met_package import find_pictures
from scripts import build_deck_data
from scripts.assets.deck_data import facts, homages


@pytest.mark.parametrize(
    ("record", "printed", "years"),
    [
        ("1787", "1787", (1787, 1787)),
        ("ca. 1485/86", "c. 1485/86", (1485, 1486)),
        ("ca. 1599–1600", "c. 1599–1600", (1599, 1600)),
        ("ca. 1485-92", "c. 1485–92", (1485, 1492)),
        ("dated 1694–95", "1694–95", (1694, 1695)),
        ("1494(?)", "1494?", (1494, 1494)),
        ("possibly ca. 1320", "possibly c. 1320", (1320, 1320)),
        ("ca. 750", "c. 750", (750, 750)),
        ("1530s", "1530s", None),
        ("after 1595", "after 1595", None),
        ("mid-12th century", "mid-12th century", None),
    ],
)
def test_dates(record: str, printed: str, years: tuple[int, int] | None) -> None:
    assert facts.printed_date(record) == printed
    assert facts.years_of(printed) == years


@pytest.mark.parametrize(
    ("lived", "years"),
    [
        ("1853–1890", (1853, 1890)),
        ("c. 1525–1569", (1525, 1569)),
        ("1460/66?–1525/26", (1460, 1525)),
        ("1436–after 1518", (1436, None)),
        ("active by 1465–died 1494", (None, 1494)),
        ("active by c. 1472–died before 1498", (None, None)),
        ("active late 15th century", (None, None)),
        ("", (None, None)),
    ],
)
def test_lives(lived: str, years: tuple[int | None, int | None]) -> None:
    assert facts.life_of(lived) == years


def test_sizes() -> None:
    assert facts.size_of("Overall 11 1/2 x 8 1/2 in. (29.2 x 21.6 cm); painted (29 x 18.7 cm)") == (29.2, 21.6)
    assert facts.size_of("14 × 41 1/8 in. (35.6 × 104.4 cm)") == (35.6, 104.4)
    assert facts.size_of("25 x 20 1/8 in.") is None


def test_left_out_records_have_a_reason() -> None:
    notes = facts.read_notes(build_deck_data.NOTES)
    assert set(notes.left_out) == {"37788", "42716", "456949"}
    assert all(len(reason.split()) > 5 for reason in notes.left_out.values())


@pytest.mark.slow
def test_card_list_is_what_the_notes_make_of_the_records() -> None:
    folder = find_pictures()
    assert folder is not None
    stored = msgspec.json.decode((paths.resources() / "decks" / "met" / "pack.json").read_bytes(), type=Pack)
    assert build_deck_data.described(build_deck_data.make_cards(folder), folder) == stored.cards


def test_every_alias_belongs_to_a_card_and_is_not_its_title() -> None:
    aliases = facts.read_aliases(build_deck_data.ALIASES)
    packs = [paths.resources() / "decks" / slug / "pack.json" for slug in ("atelier", "met")]
    cards = {card.id: card for file in packs for card in msgspec.json.decode(file.read_bytes(), type=Pack).cards}
    unpainted = {original.id: original for original in facts.read_originals(homages.NOTES) if original.id not in cards}
    assert aliases.keys() <= cards.keys() | unpainted.keys()
    for number, titles in aliases.items():
        assert (cards.get(number) or unpainted[number]).title not in titles
        assert number not in cards or cards[number].aliases == titles
        assert len(titles) == len(set(titles)), number
