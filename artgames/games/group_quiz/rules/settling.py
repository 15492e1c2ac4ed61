"""What the games that ask about paintings settle before the first card: cards and their questions."""

from collections.abc import Sequence
from typing import Any

from artgames.decks.questions import Asker, asker_for
from artgames.engine.api import Setup, refuse
from artgames.engine.facts import Element, Question
from artgames.engine.rng import Rng
from artgames.games.group_quiz.rules.records import Categories, House

Questions = tuple[Question, ...]


def make_house(
    seats: int, options: dict[str, Any], categories: Categories = "none", elements: tuple[Element, ...] = ()
) -> House:
    """The same house rules have the same names in all games that ask."""
    buzzer = options.get("play") == "buzzer"
    return House(
        seats=seats,
        cards=options["cards"] * (1 if buzzer else seats),
        buzzer=buzzer,
        aloud=options["form"] == "aloud",
        seconds=options["seconds"],
        categories=categories,
        elements=elements,
    )


def deal(
    setup: Setup, wanted: int, elements: Sequence[Element], most: int, too_few: str
) -> tuple[tuple[Questions, ...], Rng]:
    """So many cards as they are dealt, each with questions about these elements as far as they can be asked, but no
    more than `most`. Raises Refused with `too_few` when there are not enough such cards."""
    asker = asker_for(setup.deck, setup.facts)
    cards, rng = setup.dealt()
    dealt: list[Questions] = []
    for card in cards:
        if len(dealt) == wanted:
            break
        if questions := _questions(asker, card, elements, most, rng.fork(f"questions/{card}")):
            dealt.append(questions)
    if len(dealt) < wanted:
        raise refuse("option", too_few, "group_quiz", needed=wanted, cards=len(dealt))
    return tuple(dealt), rng


def _questions(asker: Asker, card: int, elements: Sequence[Element], most: int, rng: Rng) -> Questions:
    """In the order of the elements; where there are too many, chance leaves some out."""
    found = [question for element in elements if (question := asker.ask(card, element, rng)) is not None]
    if len(found) <= most:
        return tuple(found)
    kept, _ = rng.fork("kept").sample(found, most)
    return tuple(question for question in found if question in kept)
