"""A round of an exhibit: a painting, and where it belongs."""

from artgames.engine.facts import Asked, Element
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.exhibits.questions import about_labels, question_round

_say = Voice("schools")


def _question(asked: Asked) -> Sentence:
    if asked.homage:
        return _say(QT_TRANSLATE_NOOP("schools", "Which school of art does the original belong to?"))
    return _say(QT_TRANSLATE_NOOP("schools", "Which school of art does this belong to?"))


def _told(element: Element, answer: str, *, homage: bool) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("schools", "It belongs here: {answer}."), answer=answer)


EXHIBIT = question_round(
    QT_TRANSLATE_NOOP("schools", "Where does it belong?"), about_labels(("school",), _question, _told)
)
