"""Which cards are asked, and what about each of them."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from artgames.decks.match_box import LARGEST_BOX
from artgames.decks.questions import Asker, asker_for, told
from artgames.engine.api import Setup, refuse
from artgames.engine.facts import Element, Facts
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.flash_cards import ELEMENTS, GAME
from artgames.games.flash_cards.rules.records import Flash, Form, House

Wish: TypeAlias = tuple[int, tuple[Element, ...]]
"""A card, and what may be asked about it; of several elements the first that is known."""

CONTEXT = "flash_cards"


class Item(NamedTuple):
    card: int
    element: Element


def settle(setup: Setup) -> tuple[House, tuple[Flash, ...], Rng]:
    """The house rules and the cards in their order. Raises Refused when nothing can be asked."""
    options = GAME.settle(setup)
    wishes, rng = _wishes(setup, options)
    dealt = tuple(_dealt(setup, wishes, options, rng.fork("questions")))
    if not dealt:
        text = QT_TRANSLATE_NOOP("flash_cards", "The labels of these paintings say too little to ask that.")
        raise refuse("option", text, CONTEXT)
    others = other_answers(setup.facts) if options["form"] == "typed" else {}
    house = House(options["tolerance"], len(dealt), options["again"], others)
    return house, dealt, rng


def _wishes(setup: Setup, options: dict[str, Any]) -> tuple[list[Wish], Rng]:
    """A lesson says itself what is asked. Otherwise each card of the deck is asked for one thing, by chance."""
    if setup.lesson:
        here = set(setup.deck)
        return [(card, (element,)) for card, element in setup.lesson if card in here], Rng.from_seed(setup.seed)
    elements = tuple(element for element in ELEMENTS if options[element])
    if not elements:
        raise refuse("option", QT_TRANSLATE_NOOP("flash_cards", "Choose at least one thing to ask about."), CONTEXT)
    cards, rng = setup.dealt()
    wishes: list[Wish] = []
    for card in cards[:LARGEST_BOX]:
        order, rng = rng.shuffled(elements)
        wishes.append((card, order))
    return wishes, rng


def _dealt(setup: Setup, wishes: list[Wish], options: dict[str, Any], rng: Rng) -> Iterator[Flash]:
    asked = {card for card, _ in wishes}
    labels = zip(setup.deck, setup.facts, strict=True)
    facts = {card: label for card, label in labels if setup.lesson or card in asked}  # comparing thousands takes long
    asker = asker_for(tuple(facts), tuple(facts.values()))
    left = len(wishes) if setup.lesson else options["cards"]
    for card, elements in wishes:
        if left == 0:
            return
        made = (
            _flash(asker, facts[card], Item(card, element), form, rng)
            for form in _forms(setup, options)
            for element in elements
        )
        if (flash := next((one for one in made if one is not None), None)) is not None:
            left -= 1
            yield flash


def _forms(setup: Setup, options: dict[str, Any]) -> tuple[Form, ...]:
    """What is due is asked in any case: a card without wrong answers to choose from is turned."""
    form: Form = options["form"]
    return (form, "turn") if setup.lesson else (form,)


def _flash(asker: Asker, facts: Facts, item: Item, form: Form, rng: Rng) -> Flash | None:
    """The card, if its label and, for a choice, the deck know enough."""
    card, element = item
    true = told(facts, element)
    if form != "choice":
        label = facts if form == "typed" else None
        return Flash(card, element, form, true, label=label, homage=facts.homage) if true else None
    question = asker.ask(card, element, rng)
    if question is None:
        return None
    return Flash(card, element, form, true, question.answers, question.right, homage=facts.homage)


def other_answers(labels: Sequence[Facts]) -> dict[Element, tuple[str, ...]]:
    """All answers of the deck, each once; of titles also the other ones that paintings are known by."""
    found = {
        element: {text for label in labels if (text := getattr(label, element))}
        for element in ELEMENTS
        if element != "date"
    }
    found["title"] |= {alias for label in labels for alias in label.aliases}
    return {element: tuple(sorted(texts)) for element, texts in found.items()}
