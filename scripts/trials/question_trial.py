"""Prove that questions have one right answer: python -m scripts.trials.question_trial [--questions 100000]

Questions are made about every deck of this machine and about a made-up collection full of traps: one artist under five
names, equal titles, dates that touch, houses of one name. Each answer of each question is then held against the label
by judges that were written apart from what makes the questions, and exactly one of them must be right.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from artgames.decks.library import Library
from artgames.decks.questions import Asker
from artgames.engine.facts import ELEMENTS, Facts, Question
from artgames.engine.rng import Rng
from scripts.trials.questions.judges import rightly
from scripts.trials.questions.traps import TRAPS

Collection = tuple[str, tuple[int, ...], tuple[Facts, ...]]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=int, default=100_000)
    wanted = parser.parse_args().questions
    made: Counter[str] = Counter()
    for question, facts in questions(wanted):
        made[question.element] += 1
        if (problem := fault(question, facts)) is not None:
            print(f"After {made.total()} questions: {problem}\n{question}")
            return 1
    print(f"{made.total()} questions, each with exactly one right answer.")
    print(", ".join(f"{element}: {count}" for element, count in sorted(made.items())))
    return 0


def questions(wanted: int) -> Iterator[tuple[Question, dict[int, Facts]]]:
    """All elements of all cards of all collections, again and again with other chances."""
    collections = list(_collections())
    askers = [(Asker(cards, facts), dict(zip(cards, facts, strict=True))) for _, cards, facts in collections]
    count = round_number = 0
    while True:
        round_number += 1
        for asker, facts in askers:
            for question in _ask_all(asker, facts, round_number):
                yield question, facts
                count += 1
                if count == wanted:
                    return


def _ask_all(asker: Asker, facts: dict[int, Facts], round_number: int) -> Iterator[Question]:
    rng = Rng.from_seed(f"proof/{round_number}")
    for card in facts:
        for element in ELEMENTS:
            question = asker.ask(card, element, rng, answers=3 + round_number % 4)
            if question is not None:
                yield question


def _collections() -> Iterator[Collection]:
    with tempfile.TemporaryDirectory() as folder:
        for deck in Library.open(Path(folder), Path(folder)).decks:
            yield deck.slug, deck.ids, tuple(map(deck.facts_of, deck.ids))
    yield "traps", tuple(range(1, len(TRAPS) + 1)), TRAPS


def fault(question: Question, facts: dict[int, Facts]) -> str | None:
    """What is wrong with this question; None if exactly one of its answers is right."""
    right = [answer for answer in question.answers if rightly(facts[question.card], question.element, answer, facts)]
    if len(set(question.answers)) < len(question.answers):
        return "an answer stands there twice"
    if right != [question.right_answer]:
        return f"these answers are right: {right}"
    return None


if __name__ == "__main__":
    sys.exit(main())
