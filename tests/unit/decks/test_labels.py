"""A homage never reads as the original: over every card, every line of a label and every form of a question."""

import ast
import re
from pathlib import Path

import msgspec
import pytest

from artgames.decks import Deck, Library, Painting
from artgames.decks.labels import Label
from artgames.decks.questions import Asker
from artgames.engine.facts import ELEMENTS, Asked, Element
from artgames.engine.rng import Rng
from artgames.games.flash_cards import ELEMENTS as FLASHED
from artgames.games.flash_cards import words as flash_cards
from artgames.games.group_quiz import words as group_quiz

PACKAGE = Path(__file__).resolve().parents[3] / "artgames"


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Deck]:
    folder = tmp_path_factory.mktemp("decks")
    return {deck.slug: deck for deck in Library.open(folder, folder / "cache").decks}


def paintings(deck: Deck) -> list[Painting]:
    return [deck.painting(card) for card in deck.ids]


# What a card is


def test_every_card_knows_what_its_picture_is(decks: dict[str, Deck]) -> None:
    assert {one.origin for one in paintings(decks["atelier"])} == {"homage"}
    assert {one.origin for one in paintings(decks["met"])} == {"photograph"}
    assert Painting(id=1, title="The sea", file="1.jpg", width=9, height=9).origin == "own"


def test_a_homage_always_has_an_original_to_name_and_words_for_who_cannot_see_it(decks: dict[str, Deck]) -> None:
    assert all(one.artist and one.title and one.dated and one.sentence for one in paintings(decks["atelier"]))


# Labels


def test_a_homage_is_labelled_as_one() -> None:
    goya = Painting(
        id=21, title="The Parasol", artist="Francisco de Goya", lived="1746–1828", dated="1777", museum="Prado",
        city="Madrid", school="Romanticism", medium="Oil on linen", height_cm=104, width_cm=152,
        file="21.webp", width=9, height=9, origin="homage",
    )  # fmt: skip
    label = Label(goya)
    assert label.line == "after Francisco de Goya, The Parasol (1777)"
    assert label.place == "Homage painted for Artgames; the original hangs in the Prado, Madrid"
    assert label.byline == "after Francisco de Goya (original: 1777)"
    assert label.artist == "after Francisco de Goya, 1746–1828"
    assert label.medium == "original: Oil on linen, 104 × 152 cm"
    own = Label(msgspec.structs.replace(goya, origin="photograph"))
    assert own.line == "Francisco de Goya, The Parasol (1777)"
    assert own.place == "Prado, Madrid" and own.byline == "Francisco de Goya, 1777"


@pytest.mark.parametrize(("card", "where"), [
    (13, "the original was stolen in 1990 from the Isabella Stewart Gardner Museum, Boston"),
    (3, "the original is kept in the Albertina, Vienna"),
    (22, "the original hangs in Tate Britain, London"),
    (34, "the original hangs in the Art Institute of Chicago"),
    (18, "the original hangs in the Metropolitan Museum of Art, New York"),
    (39, "the original is in a private collection"),
])  # fmt: skip
def test_where_the_original_is_is_said_truly(decks: dict[str, Deck], card: int, where: str) -> None:
    assert Label(decks["atelier"].painting(card)).place == f"Homage painted for Artgames; {where}"


def lines_of(label: Label) -> dict[str, str]:
    names = [name for name, value in vars(Label).items() if isinstance(value, property)]
    return {name: getattr(label, name) for name in names}


def test_no_line_of_a_homage_could_stand_below_the_original(decks: dict[str, Deck]) -> None:
    """Whatever names artist, date, size or museum says “after”, “original” or “homage” in the same line."""
    for painting in paintings(decks["atelier"]):
        bare = lines_of(Label(msgspec.structs.replace(painting, origin="photograph")))
        for name, line in lines_of(Label(painting)).items():
            if name in ("sitter", "last_year", "all_years"):  # true of either
                continue
            assert re.search(r"\b(after|original|Homage)\b", line), (painting.title, name, line)
            assert line != bare[name]
            if painting.artist in line:
                assert f"after {painting.artist}" in line


def test_the_year_of_an_original_is_never_left_alone_with_a_homage(decks: dict[str, Deck]) -> None:
    for painting in paintings(decks["atelier"]):
        texts = Label(painting).shorter_and_shorter()
        assert texts[-1] == painting.title and len(texts) == len(set(texts))
        assert all("after " in text for text in texts if text != painting.title)
    photograph = Label(next(one for one in paintings(decks["met"]) if one.artist and one.dated))
    title, dated, who = photograph.title, photograph.dated, photograph.who
    assert photograph.shorter_and_shorter() == (f"{title} ({dated})\n{who}", f"{title} ({dated})", title)


def test_a_photograph_of_the_original_is_called_no_homage(decks: dict[str, Deck]) -> None:
    for painting in paintings(decks["met"]):
        label = Label(painting)
        told = " ".join(line for name, line in lines_of(label).items() if name not in ("dated", "line", "byline"))
        assert "omage" not in told and "original" not in told.casefold() and label.who == painting.artist


# Vague dates


@pytest.mark.parametrize(("card", "last", "all_years"), [
    (1030, "“after 1595” counts as 1609", "“after 1595” counts as 1595–1609"),
    (1023, "“1530s” counts as 1539", "“1530s” counts as 1530–1539"),
    (1008, "“early 12th century” counts as 1127", "“early 12th century” counts as 1100–1127"),
    (1075, "“shortly after 1450” counts as 1459", "“shortly after 1450” counts as 1450–1459"),
    (5, "", ""),  # c. 1503–19 says itself when it ends
    (26, "", ""),
    (1046, "", ""),  # probably 1519
])  # fmt: skip
def test_a_vague_date_says_what_it_counts_as(decks: dict[str, Deck], card: int, last: str, all_years: str) -> None:
    label = Label(decks["collection"].painting(card))
    assert (label.last_year, label.all_years) == (last, all_years)


def test_no_date_is_scored_by_a_year_that_nobody_could_read_in_it(decks: dict[str, Deck]) -> None:
    for painting in paintings(decks["collection"]):
        last = str(painting.completed)
        told = Label(painting).last_year or painting.dated
        assert last in told or told.endswith((last[-2:], f"{last[-2:]}?")), painting.dated


# Questions


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_question_about_a_homage_is_about_its_original(decks: dict[str, Deck], element: Element) -> None:
    whole = decks["collection"]
    asker, asked = Asker(whole.ids, [whole.facts_of(card) for card in whole.ids]), 0
    for card in whole.ids:
        question = asker.ask(card, element, Rng.from_seed("homages"))
        if question is None:
            continue
        asked += 1
        is_homage = whole.painting(card).is_homage
        assert question.homage == question.asked.homage == is_homage
        for text in said(question.asked, question.right_answer):
            assert bool(re.search(r"\b(original|homage)\b", text.replace(question.right_answer, ""))) == is_homage, text
    assert asked


def said(asked: Asked, answer: str) -> list[str]:
    """Every sentence that a game says about a question."""
    texts = [group_quiz.question(asked), group_quiz.told_answer(asked.element, answer, homage=asked.homage)]
    if asked.element in FLASHED:
        texts.append(flash_cards.question(asked))
    return [text.render(()) for text in texts]


# One place makes labels

FACTS = {"artist", "dated", "museum", "city", "lived", "medium", "height_cm", "width_cm"}
MAY_LOOK = {
    "app/catalogue/sort_order.py": "sorts by them",
    "app/catalogue/painting_viewer.py": "the years of an artist's life are true of the artist",
    "app/catalogue/size_comparison.py": "draws the size; the words come from the label",
    "app/importing/columns_step.py": "shows somebody what stands in the table of a folder",
    "games/chronology/board/time_line.py": "the words below a year",
    "games/picture_code/board/clue.py": "looks whether a clue names what the label says",
}
NOT_A_CARD = {"label", "ui", "self", "_board", "_plan", "board", "plan", "old", "new", "deck", "remark"}
"""Names of what has such a part and is no painting."""


def test_nobody_else_makes_a_label_of_what_a_card_says() -> None:
    found = {
        f"{file.relative_to(PACKAGE).as_posix()}: {part}"
        for folder in ("app", "scene", "printing", "games", "cli", "exhibits")
        for file in (PACKAGE / folder).rglob("*.py")
        if file.relative_to(PACKAGE).as_posix() not in MAY_LOOK and "forms" not in file.parts
        for part in _facts_read(file)
    }
    assert not found, "ask artgames.scene.labels: a homage must not read as the original"


def _facts_read(file: Path) -> list[str]:
    tree = ast.parse(file.read_text("utf-8"))
    reads = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr in FACTS)
    return [ast.unparse(node) for node in reads if _owner(node) not in NOT_A_CARD]


def _owner(node: ast.Attribute) -> str:
    value = node.value
    return value.attr if isinstance(value, ast.Attribute) else value.id if isinstance(value, ast.Name) else ""


# Dates stay whole


def test_no_label_breaks_a_date(decks: dict[str, Deck]) -> None:
    about = [one for deck in decks.values() for one in paintings(deck) if "c. " in f"{one.dated} {one.lived}"]
    assert about
    for label in map(Label, about):
        told = (label.artist, label.dated, label.byline, label.caption, label.line, label.all_years, label.last_year)
        assert not [text for text in told if re.search(r"\bc\. \d", text)]
