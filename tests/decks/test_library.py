"""Decks from anywhere are used alike."""

from pathlib import Path

import pytest

from artgames.decks import Deck, Library, Likeness, Pack, Painting
from artgames.engine.words import Sentence
from tests.decks.small_museum import SmallMuseum


class OwnPictures:
    """A folder of somebody's pictures, of which nothing but the files is known."""

    def load(self) -> tuple[Deck | None, tuple[Sentence, ...]]:
        card = Painting(id=5001, title="grandmother", file="grandmother.png", width=600, height=800)
        pack = Pack(slug="holiday", title="Holiday", licence="", credit="", cards=(card,))
        return Deck(pack, {5001: Path("grandmother.png")}, Likeness), ()

    def verify(self) -> None:
        pass


def test_packs_stand_side_by_side(museum: SmallMuseum) -> None:
    small = museum.open()
    library = Library([*small._sources, OwnPictures()])
    assert [deck.slug for deck in library.decks] == ["met", "holiday"]
    holiday = library.deck("holiday")
    assert holiday is not None
    assert holiday.painting(5001).shown == (0, 0, 600, 800)
    assert holiday.picture(5001) == Path("grandmother.png")
    assert library.deck("nothing") is None


def test_card_without_a_picture_is_not_dealt_but_still_known() -> None:
    cards = tuple(Painting(id=card, title="?", file="?", width=1, height=1) for card in (5002, 5001))
    deck = Deck(Pack(slug="x", title="X", licence="", credit="", cards=cards), {5001: Path("a")}, Likeness)
    assert deck.ids == (5001,)
    assert deck.painting(5002).id == 5002
    assert deck.knows((5001, 5002)) and not deck.knows((5001, 5003))
    with pytest.raises(KeyError):
        deck.picture(5002)


def test_nothing_is_read_before_it_is_asked_for(museum: SmallMuseum) -> None:
    library = museum.open()
    museum.file("Red").unlink()
    assert library.decks[0].ids == (1002, 1003)


def test_notices_can_be_translated(museum: SmallMuseum) -> None:
    museum.file("Red").unlink()
    (notice,) = museum.open().notices
    german = "Das Bild von „{title}“ ({file}) fehlt."
    assert notice.render((), lambda context, text: german) == "Das Bild von „Red“ (red.jpg) fehlt."
