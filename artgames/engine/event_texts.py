"""What happened, as a table: a sentence for each kind of event that is worth a line in the log."""

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from artgames.engine.api import Event
from artgames.engine.words import Sentence

_HOLDER = re.compile(r"{(\w+)}")


class EventText:
    """A text whose holders are called like fields of the event. Fields that name a seat are people: they are named
    here, as `"lover"`, or as `guesser="seat"` where the text calls them otherwise."""

    def __init__(self, text: str, *people: str, **called: str) -> None:
        self.text = text
        self.people = {**{name: name for name in people}, **called}
        self.values = tuple(name for name in _HOLDER.findall(text) if name not in self.people)

    def sentence(self, context: str, event: Event) -> Sentence:
        values = {name: getattr(event, name) for name in self.values}
        return Sentence(context, self.text, values, {name: getattr(event, of) for name, of in self.people.items()})


Teller: TypeAlias = Callable[[Any], Sentence | None]
"""For an event that is told in more than one way."""

Texts: TypeAlias = Mapping[type[Event], EventText | Teller]


def describe_events(context: str, texts: Texts) -> Callable[[Event], Sentence | None]:
    """The function that makes a line of an event; None for those that are not in the table."""
    for kind, text in texts.items():
        if isinstance(text, EventText):
            unknown = {*text.values, *text.people.values()} - {*kind.__struct_fields__}
            if unknown:
                raise TypeError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")

    def describe_event(event: Event) -> Sentence | None:
        text = texts.get(type(event))
        if text is None:
            return None
        return text.sentence(context, event) if isinstance(text, EventText) else text(event)

    return describe_event
