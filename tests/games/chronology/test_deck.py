"""Both games with any deck: undated paintings stay in the box, and too few dated ones are told."""

from pathlib import Path

import msgspec

from artgames.app.setup.playable_games import playable
from artgames.decks import Deck
from artgames.decks.catalogue import Pack, Painting
from artgames.decks.similarity import Likeness
from artgames.engine.words import untranslated


def deck_of(dated: int, undated: int) -> Deck:
    usual = Painting(id=0, title="Ours", file="own.png", width=10, height=10, begun=1500, completed=1510)
    cards = [msgspec.structs.replace(usual, id=number) for number in range(1, dated + undated + 1)]
    cards[dated:] = [msgspec.structs.replace(card, begun=None, completed=None) for card in cards[dated:]]
    pack = Pack(slug="own", title="Our own", licence="", credit="", cards=tuple(cards))
    return Deck(pack, {card.id: Path(card.file) for card in cards}, Likeness)


def told(deck: Deck) -> dict[str, tuple[bool, str]]:
    return {line.slug: (line.is_playable, line.missing) for line in playable(deck, untranslated)}


def test_sp31_only_paintings_with_a_year_count() -> None:
    enough, too_few = told(deck_of(9, 20)), told(deck_of(7, 20))
    assert enough["chronology"][0] and not enough["chronology_solo"][0]
    assert too_few["chronology"] == (False, "Chronological Art Game needs 8 cards; suitable here: 7.")
    assert enough["chronology_solo"][1] == "Solo Chronological needs 10 cards; suitable here: 9."


def test_sp31_an_undated_painting_is_never_in_the_box() -> None:
    deck = deck_of(9, 20)
    assert deck.ids_for(["pictures", "dates"]) == tuple(range(1, 10))
    assert {deck.year_of(card) for card in range(1, 10)} == {1510}
    assert deck.year_of(15) is None
