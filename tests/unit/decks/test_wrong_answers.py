"""Wrong answers that could be right: whoever sees only what kind of picture it is hardly does better than by chance."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

from artgames.decks import Library
from artgames.decks.questions import Asker, facts_of, told
from artgames.decks.questions.answer_texts import plain
from artgames.decks.questions.seen_people import kind_of, who_is_seen
from artgames.engine.facts import Element, Facts
from artgames.engine.rng import Rng

BY_KIND: tuple[Element, ...] = ("title", "sitter", "artist")
MOST = 0.35
"""How often somebody may be right who knows all labels of the deck, but sees only the kind of the picture."""


@pytest.fixture(scope="module")
def labels(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Facts]:
    empty: Path = tmp_path_factory.mktemp("collection")
    deck = Library.open(empty, empty).decks[0]
    return {card: facts_of(deck.painting(card)) for card in deck.ids}


def guesses(labels: dict[int, Facts], element: Element) -> Iterator[float]:
    """The chance of somebody who takes any answer that a picture of this kind has, for every question of the deck."""
    kinds = defaultdict(set)
    for facts in labels.values():
        kinds[plain(told(facts, element))].add(kind_of(facts))
    asker = Asker(tuple(labels), tuple(labels.values()))
    for card, facts in labels.items():
        for number in range(3):
            if question := asker.ask(card, element, Rng.from_seed(f"{card}/{number}")):
                yield 1 / sum(kind_of(facts) in kinds[plain(answer)] for answer in question.answers)


@pytest.mark.parametrize("element", ["title", "sitter"])
def test_the_kind_of_a_picture_does_not_give_the_answer_away(labels: dict[int, Facts], element: Element) -> None:
    assert fmean(guesses(labels, element)) <= MOST


def test_nor_does_it_over_all_such_questions(labels: dict[int, Facts]) -> None:
    assert fmean(chance for element in BY_KIND for chance in guesses(labels, element)) <= MOST


def test_where_kinds_do_not_count_they_give_it_away(labels: dict[int, Facts], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("artgames.decks.questions.question_maker._OTHER_KIND", {})
    assert fmean(chance for element in BY_KIND for chance in guesses(labels, element)) > 2 * MOST - 0.1


@pytest.mark.parametrize(
    ("title", "sitter", "sentence", "who"),
    [
        ("Mona Lisa", "Lisa Gherardini", "A woman with folded hands sits before winding roads.", "woman"),
        ("Madame Cézanne in a Red Dress", "Hortense Fiquet", "Someone stern in deep rose sits askew.", "woman"),
        ("Juan de Pareja", "Juan de Pareja", "A proud, dark-bearded man in a lace collar turns to us.", "man"),
        ("Manuel Osorio", "Manuel Osorio", "A small boy in bright red holds a magpie on a string.", "child"),
        ("The Balcony", "Berthe Morisot, Fanny Claus and Antoine Guillemet", "Behind green railings.", "several"),
        ("Two Sisters", "Jeanne Darlot", "A young woman in a red hat and a child pose.", "several"),
        ("Summer", "", "A smiling head in profile is made entirely of fruit.", ""),
    ],
)
def test_who_is_seen(title: str, sitter: str, sentence: str, who: str) -> None:
    assert who_is_seen(title=title, sitter=sitter, sentence=sentence, portrait=True) == who
