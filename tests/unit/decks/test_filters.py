"""Paintings are found by anything on their label, however it is typed."""

from pathlib import Path

import msgspec
import pytest

from artgames.decks import Filter, Library, Painting
from artgames.decks.filters import plain

HARE = Painting(
    id=3,
    title="Young Hare",
    artist="Albrecht Dürer",
    nationality="German",
    dated="1502",
    begun=1502,
    completed=1502,
    school="Northern Renaissance",
    subject="animals",
    museum="Albertina",
    city="Vienna",
    sentence="A brown hare crouches with long ears up.",
    file="hare.webp",
    width=9,
    height=10,
)


@pytest.mark.parametrize(
    "words",
    ["", "hare", "HARE", "durer", "dürer", "DÜRER hare", "0003", "1502", "german", "vienna alb", "animals", "ears up"],
)
def test_every_word_is_looked_for_everywhere(words: str) -> None:
    assert Filter(words=words).takes(HARE)


@pytest.mark.parametrize(
    ("typed", "title", "artist", "aliases"),
    [
        ("la gioconda", "Mona Lisa", "Leonardo da Vinci", ("La Gioconda", "La Joconde")),
        ("joconde leonardo", "Mona Lisa", "Leonardo da Vinci", ("La Gioconda", "La Joconde")),
        ("merisi", "Bacchus", "Caravaggio", ()),
        ("durero", "Young Hare", "Albrecht Dürer", ()),
        ("vandyke", "A Man", "Workshop of Anthony van Dyck", ()),
    ],
)
def test_other_names_are_found_too(typed: str, title: str, artist: str, aliases: tuple[str, ...]) -> None:
    painting = Painting(id=1, title=title, artist=artist, aliases=aliases, file="x", width=1, height=1)
    assert Filter(words=typed).takes(painting)
    assert not Filter(words=typed).takes(msgspec.structs.replace(painting, artist="", aliases=()))


def test_the_real_collection_is_found_by_other_names() -> None:
    atelier = next(pack for pack in Library.open(Path("none"), Path("none")).packs if pack.slug == "atelier")
    found = [card for card in map(atelier.painting, atelier.ids) if Filter(words="la joconde").takes(card)]
    assert [card.title for card in found] == ["Mona Lisa"]


@pytest.mark.parametrize("words", ["rabbit", "hare rabbit", "portrait", "1503"])
def test_a_word_that_is_not_on_the_label_leaves_it_out(words: str) -> None:
    assert not Filter(words=words).takes(HARE)


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        (Filter(schools=("Rococo", "Northern Renaissance")), True),
        (Filter(schools=("Rococo",)), False),
        (Filter(schools=("Northern Renaissance",), nationalities=("French",)), False),
        (Filter(subjects=("animals",), museums=("Albertina",)), True),
        (Filter(portraits=True), False),
        (Filter(cards=(3, 7)), True),
        (Filter(cards=(7,)), False),
        (Filter(not_before=1500, not_after=1599), True),
        (Filter(not_before=1502, not_after=1502), True),
        (Filter(not_before=1503), False),
        (Filter(not_after=1501), False),
    ],
)
def test_all_facts_that_are_ticked_must_hold(wanted: Filter, taken: bool) -> None:
    assert wanted.takes(HARE) is taken


def test_a_painting_without_a_date_is_in_no_time_but_in_every_search() -> None:
    undated = Painting(id=4, title="Barn", file="b", width=1, height=1)
    assert not Filter(not_before=1).takes(undated)
    assert Filter(words="barn").takes(undated)


def test_words_are_compared_as_any_keyboard_types_them() -> None:
    assert plain("Straße — Łódź, Køge’s “Été”") == "strasse lodz koge s ete"
