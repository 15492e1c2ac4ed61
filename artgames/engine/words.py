"""Sentences without a language: a text marked for translation, and the values that go into it.

Rules, events and refusals never hold finished prose. They hold a ``Sentence``, which whoever shows it turns into the
reader's language with a translate function and the names of the people at the table.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from artgames.engine.numerals import numeral

Translate = Callable[[str, str], str]
"""(context, text) → the text in the reader's language."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation under a context, without importing Qt."""
    return text


UNSEEN = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ud800-\udfff]+")
"""Line breaks, controls and marks that turn the direction of everything after them; what joins letters and emoji is
left alone."""

_HERE = "\x00"
"""Stands for a name while it is looked for; no name has it."""

_VOCATIVE = re.compile(r"\{(\w+)\}, (?!\{)")
"""How a sentence begins that speaks to somebody: “{thief}, arrange the auction.” and not “{first}, {second} and …”."""

_ENDLESS_WORD = re.compile(r"(\S{45})\S+")


def untranslated(context: str, text: str) -> str:
    """The translate function of the command line: English, as written."""
    return text


Value: TypeAlias = int | str | tuple[int | str, ...]
"""What goes into a sentence; several things are listed as people list them: "1, 2 and 4"."""


_ABOUT = re.compile(r"\bc\. (?=\d)")


def unbroken(text: str) -> str:
    """The text with dates that no line breaks: “c. 1665” stays together."""
    return _ABOUT.sub("c.\u00a0", text)


def listed(things: Sequence[int | str], translate: Translate = untranslated) -> str:
    """A list within a sentence, in the reader's language."""
    *most, last = [numeral(one) if isinstance(one, int) else one for one in things] or [""]
    if not most:
        return last
    return translate("engine", QT_TRANSLATE_NOOP("engine", "{most} and {last}")).format(most=", ".join(most), last=last)


def shortened(name: str, most: int) -> str:
    """A name of at most so many letters, with a sign that it goes on."""
    return name if len(name) <= most else f"{name[:most].rstrip()}…"


def one_line(text: str, most: int) -> str:
    """A text from outside as it can stand in a sentence or on a label: one line without anything unseen in it, not
    endless, and without a word that no line can hold."""
    seen = text if text.isprintable() else UNSEEN.sub(" ", text).strip()
    return shortened(_ENDLESS_WORD.sub(r"\1…", seen), most)


class _Counted(int):
    """A number within a text: as people write it, or with the words that go with it,
    `{count:=0 no painting|one painting|# paintings}`, where # stands for the number."""

    def __format__(self, forms: str) -> str:
        if not forms:
            return numeral(self)
        *exact, one, many = forms.split("|")
        for form in exact:
            number, _, words = form.removeprefix("=").partition(" ")
            if int(number) == self:
                return words
        return (one if self == 1 else many).replace("#", numeral(self))


def filled(text: str, **values: int | str) -> str:
    """The text with these values in their places: the one way to put a number into words."""
    return text.format(**{holder: _written(value, untranslated) for holder, value in values.items()})


def _written(value: Value, translate: Translate) -> str | _Counted:
    if isinstance(value, tuple):
        return listed(value, translate)
    return _Counted(value) if isinstance(value, int) else value


_ARTICLE = re.compile("(^|[.!?:] |“)?\x01")
"""Where a name with an article stands, and whether a sentence begins there."""


def _named(name: str) -> str:
    """“The audience” begins with a small letter within a sentence."""
    return f"\x01{name[4:]}" if name.startswith("The ") else name


def _article(found: re.Match[str]) -> str:
    return "the " if found[1] is None else f"{found[1]}The "


class Sentence(msgspec.Struct, frozen=True):
    """One sentence to be: ``{place}`` holders are filled from `values`, or with a person's name from `people`."""

    context: str
    text: str
    values: Mapping[str, Value] = {}
    people: Mapping[str, int] = {}
    own: str = ""
    """What it says instead to whoever is asked, on a page that nobody else sees; empty if it is the same."""

    told: str = ""
    """What it says of them to everyone else: few words on the room screen, and where a bot is asked; empty if it is
    the same."""

    def render(self, names: Sequence[str], translate: Translate = untranslated) -> str:
        """The finished sentence in the translator's language, with the table's names."""
        called = {holder: _named(names[seat]) for holder, seat in self.people.items()}
        values = {holder: _written(value, translate) for holder, value in self.values.items()}
        return _ARTICLE.sub(_article, translate(self.context, self.text).format(**values, **called))

    def as_told(self) -> "Sentence":
        """The same for those who only watch."""
        return Sentence(self.context, self.told or self.text, self.values, self.people)

    @property
    def addressed(self) -> int | None:
        """The seat that the sentence speaks to, by its name in the beginning."""
        spoken_to = _VOCATIVE.match(self.text)
        return self.people.get(spoken_to[1]) if spoken_to else None

    def render_beside(self, seat: int, names: Sequence[str], translate: Translate = untranslated) -> str:
        """The same where this person's name stands just before it: a sentence that begins with the name goes on from
        there, or asks outright, and nobody is named twice."""
        sentence = Sentence(self.context, self.own or self.text, self.values, self.people)
        said = sentence.render([_HERE if one == seat else name for one, name in enumerate(names)], translate)
        asked = said.removeprefix(f"{_HERE}, ")
        if asked != said:
            said = asked[:1].upper() + asked[1:]
        return said.removeprefix(f"{_HERE} ").replace(_HERE, names[seat])


class Voice:
    """Makes the sentences of one context."""

    def __init__(self, context: str) -> None:
        self._context = context

    def __call__(
        self, text: str, people: Mapping[str, int] | None = None, own: str = "", told: str = "", **values: Value
    ) -> Sentence:
        return Sentence(self._context, text, values, people or {}, own, told)

    def waiting(
        self,
        seats: Sequence[int],
        one: str,
        many: str,
        own: str,
        people: Mapping[str, int] | None = None,
        *,
        told: str = "",
    ) -> Sentence:
        """Who is still to come: the last one by name, as `{last}`, several by their number, as `{count}`."""
        if len(seats) == 1:
            return self(one, {**(people or {}), "last": seats[0]}, own, told)
        return self(many, people, own, count=len(seats))
