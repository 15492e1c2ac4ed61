"""A round of an exhibit: a painting, and a card's question about it, with answers to choose from."""

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.questions import about_labels, question_round
from artgames.games.flash_cards import ELEMENTS
from artgames.games.flash_cards.words import question, told_answer

EXHIBIT = question_round(
    QT_TRANSLATE_NOOP("flash_cards", "Do you know this painting?"), about_labels(ELEMENTS, question, told_answer)
)
