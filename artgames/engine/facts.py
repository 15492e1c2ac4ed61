"""What the label of a painting says, as far as rules need it, and a question about it.

A set-up holds the facts of its cards, so that a saved match asks and judges the same when a catalogue is corrected.
They are for the rules alone: no view tells one before it was asked for and answered.
"""

from typing import Literal, TypeAlias

import msgspec

Element: TypeAlias = Literal["title", "artist", "date", "century", "lived", "sitter", "country", "school", "museum"]
"""What a question can be about. `lived` are the artist's own dates, `country` is the artist's nationality."""

ELEMENTS: tuple[Element, ...] = (
    "title",
    "artist",
    "date",
    "century",
    "lived",
    "sitter",
    "country",
    "school",
    "museum",
)


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """A label. What nobody knows is an empty text or None."""

    title: str = ""
    artist: str = ""
    lived: str = ""  # as a label prints it: "c. 1525–1569"
    born: int | None = None
    died: int | None = None
    country: str = ""  # the artist's nationality as a label prints it: "French"
    dated: str = ""  # as a label prints it: "c. 1485/86"
    begun: int | None = None
    completed: int | None = None
    school: str = ""
    subject: str = ""
    museum: str = ""
    city: str = ""
    sitter: str = ""
    who: str = ""  # who is to be seen: a man, a woman, a child, several people
    aliases: tuple[str, ...] = ()  # other titles that are right when somebody types them
    homage: bool = False  # all this is said of an original, and what is shown was painted after it


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question as everybody may see it: answers are numbered from 1 on."""

    card: int
    element: Element
    answers: tuple[str, ...]
    homage: bool = False  # it is asked about the original of what is shown


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question and the number of its one right answer, from 1 on."""

    card: int
    element: Element
    answers: tuple[str, ...]
    right: int
    homage: bool = False

    @property
    def asked(self) -> Asked:
        """Without what is right."""
        return Asked(self.card, self.element, self.answers, self.homage)

    @property
    def right_answer(self) -> str:
        return self.answers[self.right - 1]
