"""Whether what somebody typed is right, nearly right or wrong (SP-60).

Forgiving where people mean the same: case, accents, articles, the surname alone, a slip of the finger. Strict where
they mean something else: Manet is no slip for Monet, and Composition VII is not Composition VIII.
"""

from collections.abc import Iterable

from artgames.decks.importing.date_parser import read_date
from artgames.engine.facts import Element, Facts
from artgames.learning.artists import judge_artist
from artgames.learning.letters import without_articles, words
from artgames.learning.places import judge_museum, judge_school
from artgames.learning.titles import is_alias, judge_title
from artgames.learning.verdict import Verdict

USUAL_TOLERANCE = 10
LONGEST = 200
"""Nobody types more for an answer."""

ASKED: tuple[Element, ...] = ("title", "artist", "date", "school", "museum")
"""What can be asked and typed."""


def judge(
    element: Element,
    label: Facts,
    typed: str,
    tolerance: int = USUAL_TOLERANCE,
    others: Iterable[str] = (),
) -> Verdict:
    """What `typed` is worth. `others` are the other right answers of the deck: none of them is a slip for this one."""
    said = typed[:LONGEST]
    if element != "date" and _names_another(element, label, said, others):
        return Verdict.WRONG
    match element:
        case "title":
            return judge_title(label.title, said, label.aliases)
        case "artist":
            return judge_artist(label.artist, said, others, label.country)
        case "date":
            return judge_date(label, said, tolerance)
        case "school":
            return judge_school(label.school, said)
        case "museum":
            return judge_museum(label.museum, label.city, said)
        case _:
            raise ValueError(f"{element} cannot be typed")


def _names_another(element: Element, label: Facts, typed: str, others: Iterable[str]) -> bool:
    """Whether somebody typed another answer of the deck: “The Starry Night” for “Starry Night over the Rhône”. What
    this painting is called as well is right, even where another one is called nothing else."""
    if element == "title" and is_alias(typed, label.aliases):
        return False
    said, true = without_articles(words(typed)), getattr(label, element, "")
    return said != without_articles(words(true)) and any(said == without_articles(words(one)) for one in others)


def judge_date(label: Facts, typed: str, tolerance: int) -> Verdict:
    """Right within the years of the label, nearly right within the tolerance around them.

    Whoever names several years must have all of them within it: “16th century” is no answer to “1545”.
    """
    begun, completed, said = label.begun, label.completed, read_date(typed)
    if begun is None or completed is None or said.begun is None or said.completed is None:
        return Verdict.WRONG
    if words(typed) == words(label.dated):
        return Verdict.RIGHT
    if said.begun < begun - tolerance or said.completed > completed + tolerance:
        return Verdict.WRONG
    return Verdict.RIGHT if said.begun <= completed and begun <= said.completed else Verdict.NEARLY
