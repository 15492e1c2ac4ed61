"""SP-60: what people type, judged over a list of cases that anybody can read and add to."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from artgames.decks import Library
from artgames.decks.questions import told
from artgames.engine.facts import Element, Facts
from artgames.games.flash_cards import GAME
from artgames.games.flash_cards.rules.settling import other_answers
from artgames.learning.answers import ASKED, judge
from artgames.learning.verdict import Verdict

CASES = Path(__file__).with_name("answers.txt")


class Case(NamedTuple):
    element: Element
    label: Facts
    true: str
    tolerance: int
    typed: str
    verdict: Verdict

    @property
    def told(self) -> str:
        return f"{self.element} of {self.true!r}, {self.tolerance} years: {self.typed!r}"


def read_cases() -> Iterator[Case]:
    element: Element = "title"
    label, true, tolerance = Facts(), "", 10
    for line in CASES.read_text(encoding="utf-8").splitlines():
        if line.startswith("=="):
            name, true, *more = (part.strip() for part in line[2:].split("|"))
            element = next(one for one in ASKED if one == name)
            label = _label(element, true, more[0] if more else "")
            tolerance = int(more[0]) if element == "date" else 10
        elif found := re.match(r"(right|nearly|wrong)\s+(.*)", line):
            yield Case(element, label, true, tolerance, found[2], Verdict(found[1]))


def _label(element: Element, true: str, more: str) -> Facts:
    match element:
        case "date":
            begun, completed = map(int, true.split("–"))
            return Facts(begun=begun, completed=completed)
        case "artist":
            return Facts(artist=true, country=more)
        case "museum":
            return Facts(museum=true, city=more)
        case "school":
            return Facts(school=true)
        case _:
            return Facts(title=true)


def test_sp_60_typed_answers_are_judged_as_people_mean_them() -> None:
    cases = list(read_cases())
    wrong = [
        f"{case.told} should be {case.verdict.value}, is {got.value}"
        for case in cases
        if (got := judge(case.element, case.label, case.typed, case.tolerance)) is not case.verdict
    ]
    assert not wrong, "\n".join(wrong)


def test_there_are_hundreds_of_cases_of_every_kind() -> None:
    cases = list(read_cases())
    assert len(cases) >= 300
    assert {case.tolerance for case in cases} == set(GAME.option("tolerance").values)
    for element in ASKED:
        for verdict in Verdict:
            assert sum(case.element == element and case.verdict is verdict for case in cases) >= 4


def test_sp_60_another_artist_of_the_deck_is_never_a_slip() -> None:
    label = Facts(artist="Jan Hasselt")
    assert judge("artist", label, "Basselt") is Verdict.NEARLY
    assert judge("artist", label, "Basselt", others=("Jan Hasselt", "Piet Basselt")) is Verdict.WRONG


def test_sp_60_another_title_of_the_deck_is_not_a_part_of_this_one() -> None:
    label = Facts(title="Starry Night over the Rhône")
    assert judge("title", label, "Starry Night") is Verdict.NEARLY
    assert judge("title", label, "Starry Night", others=("The Starry Night",)) is Verdict.WRONG


def test_sp_60_what_the_label_prints_is_right_whatever_the_tolerance() -> None:
    label = Facts(dated="shortly after 1450", begun=1450, completed=1450)
    assert judge("date", label, "Shortly after 1450", 0) is Verdict.RIGHT


def test_sp_60_a_fact_that_is_missing_cannot_be_guessed() -> None:
    label = Facts(title="Snow")
    assert judge("date", label, "1889", 25) is Verdict.WRONG


@pytest.mark.parametrize("element", ASKED)
@pytest.mark.parametrize("typed", ["", "  ", "…", "\0", "'" * 5000, "🎨", "a" * 10_000, "1" * 500, "-", "of the"])
def test_nonsense_is_wrong_and_does_no_harm(element: Element, typed: str) -> None:
    label = Facts(
        title="The Kiss",
        artist="Gustav Klimt",
        begun=1907,
        completed=1908,
        school="Vienna Secession",
        museum="Belvedere",
        city="Vienna",
    )
    assert judge(element, label, typed) is Verdict.WRONG


def test_sp_60_every_label_of_the_collection_is_a_right_answer_to_itself(tmp_path: Path) -> None:
    (whole, *_) = Library.open(tmp_path, tmp_path / "cache").decks
    labels = [whole.facts_of(card) for card in whole.ids]
    for element in ASKED:
        for label in labels:
            if typed := told(label, element):
                assert judge(element, label, typed, 0) is Verdict.RIGHT, (element, typed)


def test_sp_60_no_school_or_museum_of_the_collection_passes_for_another(tmp_path: Path) -> None:
    (whole, *_) = Library.open(tmp_path, tmp_path / "cache").decks
    labels = [whole.facts_of(card) for card in whole.ids]
    wrong: list[tuple[str, str]] = []
    for element in ("school", "museum"):
        kinds = {text: label for label in labels if (text := getattr(label, element))}
        for true, label in kinds.items():
            wrong += [(true, other) for other in kinds if other != true and judge(element, label, other).counts]
    assert not wrong


# What people type about our own cards, with a deck in play

CARDS = Path(__file__).with_name("cards.txt")


class Typed(NamedTuple):
    element: Element
    card: int
    deck: str
    text: str
    verdict: Verdict


def read_typed() -> Iterator[Typed]:
    element: Element = "title"
    card, deck = 0, ""
    for line in CARDS.read_text(encoding="utf-8").splitlines():
        if line.startswith("=="):
            name, number, *more = (part.strip() for part in line[2:].split("|"))
            element = next(one for one in ASKED if one == name)
            card, deck = int(number), more[0] if more else "collection"
        elif found := re.match(r"(right|nearly|wrong)\s+(.*)", line):
            for text in found[2].split(" | "):
                yield Typed(element, card, deck, text, Verdict(found[1]))


def test_sp_60_what_people_type_about_our_cards_is_judged_with_the_deck_in_play(tmp_path: Path) -> None:
    library = Library.open(tmp_path, tmp_path / "cache")
    whole = library.deck("collection")
    assert whole is not None
    in_play = {}
    for name in ("collection", "atelier", "met"):
        deck = library.deck(name)
        assert deck is not None
        in_play[name] = other_answers([deck.facts_of(card) for card in deck.ids])
    wrong = [
        f"{one.element} of {one.card} ({one.deck}): {one.text!r} should be {one.verdict.value}, is {got.value}"
        for one in read_typed()
        if (got := judge(one.element, whole.facts_of(one.card), one.text, 10, in_play[one.deck][one.element]))
        is not one.verdict
    ]
    assert not wrong, "\n".join(wrong)


def test_there_are_well_over_a_thousand_of_them() -> None:
    typed = list(read_typed())
    assert len(typed) == len(set(typed))
    assert len(typed) >= 1200
    assert sum(one.verdict is Verdict.WRONG for one in typed) >= 400
    assert sum(one.verdict is Verdict.RIGHT for one in typed) >= 500
