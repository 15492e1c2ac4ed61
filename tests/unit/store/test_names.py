"""Names as people type them, and as they are used in sentences."""

import msgspec
import pytest

from artgames.engine.api import Refused
from artgames.store import Player, Store, Table
from artgames.store.seating import MAX_NAME, named, spoken_name
from tests.support.toy_game import begin, toy_table


@pytest.mark.parametrize(
    ("typed", "spoken"),
    [
        ("  Ada ", "Ada"),
        ("Ada\nLove\tlace", "Ada Love lace"),
        ("\u202eAda", "Ada"),
        ("A\x00d\ud800a", "A d a"),
        ("\u200b\ufeff", ""),
        ("<b>Ada</b> &amp; {0} %s \\", "<b>Ada</b> &amp; {0} %s \\"),
        ("עדה", "עדה"),
        ("👩‍👩‍👧 Zoë", "👩‍👩‍👧 Zoë"),
    ],
)
def test_a_name_is_one_line_without_anything_hidden(typed: str, spoken: str) -> None:
    assert spoken_name(typed) == spoken


def table_of(*names: str) -> Table:
    return Table("toy", tuple(Player(name, seat) for seat, name in enumerate(names)), {}, "met")


def test_a_table_is_called_by_spoken_names() -> None:
    assert named(table_of(" Ada", "Ben\n", "x" * MAX_NAME)).names == ("Ada", "Ben", "x" * MAX_NAME)


@pytest.mark.parametrize(
    ("names", "reason"),
    [
        (("Ada", "\u200b "), "Seat 2 has no name."),
        (("Ada", "Ben", "ADA "), "Two players are called ADA."),
        (("Ada", "x" * 61), "A name can have at most 60 letters."),
    ],
)
def test_everybody_needs_a_name_of_their_own(names: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Refused) as refusal:
        named(table_of(*names))
    assert refusal.value.sentence.render(()) == reason


def test_a_mark_that_does_not_exist_is_no_table() -> None:
    text = msgspec.json.encode(Table("toy", (Player("Ada", 8), Player("Ben", 1)), {}, "met"))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Table)


def test_a_name_that_somebody_wrote_into_the_file_can_stand_in_a_sentence(store: Store) -> None:
    evil = toy_table("Ada\u202e\n" + "W" * 5_000, "👩‍👩‍👧 Zoë")
    record, _ = begin(store, evil)
    (name, family) = store.unfinished()[0].table.names
    assert name.startswith("Ada WWW") and len(name) == MAX_NAME
    assert family == "👩‍👩‍👧 Zoë" and store.load(record.id)[0].names == (name, family)
