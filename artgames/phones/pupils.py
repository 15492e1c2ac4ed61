"""People of the audience who say who they are: a class. Each of them answers alone, once, and gets points alone."""

from collections.abc import Collection, Iterable, Mapping

import msgspec

from artgames.engine.api import Refused
from artgames.engine.numerals import numeral
from artgames.phones import phrases, wire
from artgames.phones.record import Pupil

Said = tuple[int, ...]


class Pupils:
    """Names, faces and points by visitor, and what each was told about the last question."""

    def __init__(self, known: Iterable[Pupil] = (), lesson: str = "") -> None:
        self.lesson = lesson
        """Which class it is: the same one goes on after a crash."""

        self._known = {one.visitor: one for one in known}
        self._told: dict[str, str] = {}
        self.has_news = False
        """Points that are not on disk yet."""

        self.faces: tuple[str, ...] | None = None
        """Those to choose from; None where nobody is asked for a name."""

    @property
    def are_asked(self) -> bool:
        return self.faces is not None

    def ask(self, faces: tuple[str, ...] | None, lesson: str) -> None:
        """A class begins, or the one that a crash has cut off goes on. None: names are nobody's business any more."""
        self.faces, self._told = faces, {}
        if faces is None or lesson != self.lesson:
            self._known = {}
        self.lesson = lesson

    def of(self, visitor: str) -> Pupil | None:
        return self._known.get(visitor)

    def may_enter(self, name: str) -> None:
        """Raises Refused: a name belongs to one of them."""
        if not name:
            raise Refused("illegal", phrases.NO_NAME)
        if name.casefold() in self.taken():
            raise Refused("taken", phrases.NAME_TAKEN)

    def enter(self, visitor: str, name: str, face: str) -> None:
        self._known[visitor] = Pupil(visitor, name, face if face in (self.faces or ()) else "")

    def taken(self) -> set[str]:
        return {one.name.casefold() for one in self._known.values()}

    def visitor_called(self, name: str) -> str | None:
        return next((one.visitor for one in self._known.values() if one.name == name), None)

    def keep_only(self, visitors: Iterable[str]) -> None:
        """Whoever is no visitor any more has no name here either."""
        there = set(visitors)
        self._known = {visitor: one for visitor, one in self._known.items() if visitor in there}

    # A question

    def ask_anew(self) -> None:
        """Another question is open: what was told about the last one is past."""
        self._told = {}

    def mark(
        self, said: Mapping[str, Said], right: Said, told: str, here: Collection[str]
    ) -> tuple[tuple[str, Said], ...]:
        """A point for whoever has said just what is right. Returns what each of them has said, and each who is here."""
        self.has_news = True
        for visitor, one in self._known.items():
            own = said.get(visitor)
            knew = None if own is None else sorted(own) == sorted(right)
            self._known[visitor] = now = msgspec.structs.replace(one, points=one.points + bool(knew))
            self._told[visitor] = wire.encode(
                {"type": "result", "right": knew, "say": told, "points": numeral(now.points)}
            )
        return tuple(
            (one.name, said.get(one.visitor, ()))
            for one in self.records()
            if one.visitor in said or one.visitor in here
        )

    def told(self, visitor: str) -> str:
        """What this visitor learns about the last question; empty while none is told."""
        return self._told.get(visitor, "")

    def records(self) -> tuple[Pupil, ...]:
        return tuple(self._known.values())
