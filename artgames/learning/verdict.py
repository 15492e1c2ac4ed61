"""What is said of an answer."""

from enum import Enum


class Verdict(Enum):
    """Nearly right counts as right; the true form is shown with it."""

    RIGHT = "right"
    NEARLY = "nearly"
    WRONG = "wrong"

    @property
    def counts(self) -> bool:
        return self is not Verdict.WRONG


def best(verdicts: "list[Verdict]") -> Verdict:
    """Of several ways to read an answer, the kindest."""
    order = (Verdict.RIGHT, Verdict.NEARLY)
    return next((verdict for verdict in order if verdict in verdicts), Verdict.WRONG)
