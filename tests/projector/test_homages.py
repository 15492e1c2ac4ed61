"""What our atelier painted is nowhere said to be the original: every board of every game, afar and near."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from artgames import games
from artgames.app.context import AppContext
from artgames.decks import Painting
from artgames.decks.library import COLLECTION
from artgames.engine.api import Refused
from tests.projector.staging import SIZES, Course, Stage, play
from tests.support.staging import least_seats

SLUGS = [slug for slug in games.names() if "pictures" in games.load(slug).info.needs]


@pytest.mark.parametrize("slug", SLUGS)
def test_no_board_says_that_a_homage_is_the_original(slug: str, context: AppContext) -> None:
    deck = context.library.deck("atelier")
    assert deck is not None
    course = played(context, slug)
    homages = [card for card in course.opened.match.setup.deck if card in deck.ids]
    assert homages
    untrue = set()
    for for_projector in (True, False):
        with Stage(context, course, SIZES[1]) as shown:
            shown.board.style = replace(shown.board.style, for_projector=for_projector)
            for staged in course.staged:
                shown.show(staged)
                texts = set(spoken(shown)) - set(answers(staged.view))
                untrue |= {text for text in texts for card in homages if reads_as(deck.painting(card), text)}
    assert not untrue


def played(context: AppContext, slug: str) -> Course:
    """With homages alone, or among all others where a game needs more cards than the atelier has painted."""
    try:
        return play(context, slug, least_seats(slug), deck="atelier")
    except Refused:
        return play(context, slug, least_seats(slug), deck=COLLECTION)


def spoken(shown: Stage) -> Iterator[str]:
    """What everything on the board says of itself; a label says what is written on it."""
    for item in shown.board.scene.items():
        tell = getattr(item, "accessible_text", None)
        if tell is not None:
            yield tell()


def answers(view: Any) -> tuple[str, ...]:
    """What can be chosen says nothing about the picture."""
    told = getattr(getattr(view, "asked", None), "answers", ())
    if true := getattr(view, "true", ""):
        told = (*told, f"Not yet: it’s {true.rstrip('.')}.")  # said below a question that asks about the original
    return (*told, *(f"{number}. {answer}" for number, answer in enumerate(told, 1)))


def reads_as(painting: Painting, text: str) -> bool:
    """Whether the text names the artist, or the museum, without saying that it speaks of an original."""
    others = "Metropolitan" in text and "Metropolitan" not in painting.museum  # a photograph by the same artist
    named = painting.artist in text or (painting.museum in text and painting.museum != "Private collection")
    return named and not others and not any(word in text for word in ("after ", "original", "omage"))
