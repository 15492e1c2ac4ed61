"""A round of an exhibit: somebody looks out at everybody, and is one of four."""

from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.exhibits.questions import about_labels, question_round
from artgames.games.group_quiz.words import question, told_answer

EXHIBIT = question_round(QT_TRANSLATE_NOOP("sitters", "Who is it?"), about_labels(("sitter",), question, told_answer))
