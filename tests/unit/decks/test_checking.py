"""The check of the collection finds every kind of mistake, and none in a sound card."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from artgames.decks import Library, Pack, Painting, collection_check
from artgames.decks.checksums import sum_of
from artgames.decks.collection_check import Checked, check_collection
from artgames.decks.deck_folder import PackSource
from tests.support.import_pictures import picture

SENTENCE = "A small grey {} sits alone on a stone wall and looks towards the evening sea."
ANIMALS = ("cat", "owl", "dog", "mouse")


def painting(number: int, **changed: Any) -> Painting:
    facts: dict[str, Any] = {
        "id": number,
        "title": f"Animal {number}",
        "artist": "Anna Muster",
        "lived": "1840–1900",
        "born": 1840,
        "died": 1900,
        "nationality": "Swiss",
        "dated": "1880",
        "begun": 1880,
        "completed": 1880,
        "school": "Realism",
        "subject": "animals",
        "medium": "Oil on canvas",
        "height_cm": 80.0,
        "width_cm": 100.0,
        "museum": "Museum",
        "city": "Basel",
        "credit": "Gift",
        "sentence": SENTENCE.format(ANIMALS[number % len(ANIMALS)]),
        "file": f"{number}.png",
        "width": 1200,
        "height": 960,
        "detail": (0, 0, 400, 400),
    }
    return Painting(**facts | changed)


def check(tmp_path: Path, *cards: Painting, slug: str = "atelier", drawn: tuple[int, ...] = ()) -> Checked:
    folder = tmp_path / slug
    folder.mkdir()
    files = {card.file for card in cards}
    for place, card in enumerate(cards):
        if card.file in files:
            files.remove(card.file)
            picture(drawn[place] if drawn else card.id, (1200, 960)).save(folder / card.file)
    pack = Pack(slug=slug, title="T", licence="CC0", credit="C", cards=cards)
    (folder / "pack.json").write_bytes(msgspec.json.encode(pack))
    sums = {card.file: sum_of(folder / card.file) for card in cards}
    (folder / "sums.json").write_bytes(msgspec.json.encode(sums))
    return check_collection(Library([PackSource(folder, folder, tmp_path / "cache")]))


@pytest.fixture(autouse=True)
def small_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, count in (("CARDS", 2), ("PORTRAITS", 0), ("TILES", 2)):
        monkeypatch.setattr(collection_check, name, count)


def test_a_sound_collection_has_no_problem(tmp_path: Path) -> None:
    assert check(tmp_path, painting(1), painting(2)) == Checked(2, 0, 2, ())


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "fact": ({"artist": ""}, "has no artist"),
    "date": ({"begun": None, "completed": None}, "has no begun"),
    "life": ({"lived": ""}, "does not say when its artist lived"),
    "city": ({"city": ""}, "has no city"),
    "years": ({"begun": 1890, "completed": 1880}, "was painted from 1890 to 1880"),
    "child": ({"begun": 1850, "completed": 1850}, "was painted in 1850 by somebody born in 1840"),
    "dead": ({"completed": 1910}, "was completed in 1910 by somebody who died in 1900"),
    "old": ({"born": 1700}, "is by somebody who lived from 1700 to 1900"),
    "huge": ({"height_cm": 8000.0, "width_cm": 10000.0}, "is 8000.0 cm large"),
    "shape": ({"width_cm": 40.0}, "which is not the shape of its picture"),
    "no width": ({"width_cm": None}, "has no width_cm"),
    "short": ({"sentence": "A cat."}, "has a sentence of 2 words"),
    "long": ({"sentence": f"A {'very ' * 30}cat."}, "has a sentence of 32 words"),
    "no sentence": ({"sentence": SENTENCE.format("cat").lower()}, "does not begin or end like one"),
    "number": ({"sentence": SENTENCE.format("cat 7")}, "has a sentence with a number"),
    "title": ({"title": "Cat", "sentence": SENTENCE.format("cat")}, "names its title in its sentence"),
    "artist": ({"sentence": SENTENCE.format("cat like Muster’s")}, "names its artist in its sentence"),
    "sitter": ({"sitter": "Tom"}, "has a sitter or the subject of a portrait and is none"),
    "pixels": ({"width": 1000, "height": 800}, "has a picture of 1200 × 960 pixels and says 1000 × 800"),
    "no detail": ({"detail": None}, "has no detail"),
    "detail": ({"detail": (900, 0, 400, 400)}, "has a detail outside its picture"),
    "no square": ({"detail": (0, 0, 400, 300)}, "has a detail that is no square"),
    "crop": ({"crop": (0, 0, 1300, 960)}, "has a crop outside its picture"),
    "id": ({"id": 10_001}, "has the number 10001"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_each_mistake_is_found(name: str, tmp_path: Path) -> None:
    changed, sentence = WRONG[name]
    found = check(tmp_path, painting(1), painting(2, **changed)).problems
    assert any(sentence in problem for problem in found), found


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"title": "Animal 1"}, "title and artist"),
        ({"sentence": painting(1).sentence}, "sentence"),
        ({"wikidata": "Q1"}, "Wikidata id"),
        ({"file": "1.png"}, "picture"),
    ],
)
def test_what_must_be_unique(changed: dict[str, Any], what: str, tmp_path: Path) -> None:
    found = check(tmp_path, painting(1, wikidata="Q1"), painting(2, **changed)).problems
    assert any(problem.endswith(f"have the same {what}") for problem in found), found


def test_counts(tmp_path: Path) -> None:
    checked = check(tmp_path, painting(1))
    assert checked.problems == (
        "there are 1 cards instead of 2",
        "there are 1 cards with a detail, fewer than 2",
    )


def test_a_painting_of_ours_looks_like_no_other(tmp_path: Path) -> None:
    (problem,) = check(tmp_path, painting(1), painting(2), drawn=(1, 1)).problems
    assert problem == "0001 Animal 1 and 0002 Animal 2 look alike (distance 0.0)"


def test_a_lost_picture_is_a_problem(tmp_path: Path) -> None:
    check(tmp_path, painting(1), painting(2))
    folder = tmp_path / "atelier"
    (folder / "2.png").unlink()
    found = check_collection(Library([PackSource(folder, folder, tmp_path / "cache")])).problems
    assert "The picture of “Animal 2” (2.png) is missing, so this card is left out." in found


def test_the_museums_cards_are_sound(tmp_path: Path) -> None:
    library = Library.open(tmp_path, tmp_path / "cache")
    met = library.deck("met")
    assert met is not None
    cards = [collection_check.Card(met, met.painting(card)) for card in met.ids]
    assert [problem for card in cards for problem in collection_check.check_card(card)] == []
    assert list(collection_check._not_unique(cards)) == []
    assert list(collection_check._taken_for_another(cards)) == []
