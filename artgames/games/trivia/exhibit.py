"""A round of an exhibit: a painting, and a question about anything on its label."""

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.questions import about_labels, question_round
from artgames.games.group_quiz.words import question, told_answer
from artgames.games.trivia.rules import CATEGORIES

EXHIBIT = question_round(
    QT_TRANSLATE_NOOP("trivia", "What do you know about it?"), about_labels(CATEGORIES, question, told_answer)
)
