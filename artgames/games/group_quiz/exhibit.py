"""A round of an exhibit: a painting, and who painted it, when, or what it is called."""

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.questions import about_labels, question_round
from artgames.games.group_quiz.words import question, told_answer

EXHIBIT = question_round(
    QT_TRANSLATE_NOOP("group_quiz", "Who, when and what?"),
    about_labels(("artist", "date", "title"), question, told_answer),
)
