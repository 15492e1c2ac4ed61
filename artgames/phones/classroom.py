"""A class by phone: who is in it, and what each of them learns."""

from __future__ import annotations

from collections.abc import Callable

from artgames.phones import phrases, wire
from artgames.phones.keeper import Keeper
from artgames.phones.lines import Lines
from artgames.phones.messages import Marked, ToTable
from artgames.phones.pages import Pages
from artgames.phones.people import People


class Classroom:
    """What the table does with everybody in the audience who has a name."""

    def __init__(
        self,
        people: People,
        pages: Pages,
        keeper: Keeper,
        lines: Lines,
        tell: Callable[[ToTable], None],
    ) -> None:
        _, self._audience, self._pupils = people
        self._pages = pages
        self._keeper, self._lines, self._tell = keeper, lines, tell

    def ask_names(self, faces: tuple[str, ...] | None, lesson: str) -> None:
        """Everybody in the audience is a pupil with a name from now on, or nobody is."""
        self._pupils.ask(faces, lesson)
        self._keeper.has_news = True
        for visitor, line in self._audience.here:
            self._audience.connect(visitor, None)
            self._lines.connect_visitor(line, visitor)
        self._lines.tell_lobby()

    def tell_answer(self, right: tuple[int, ...], told: str) -> None:
        """The question is settled: everybody learns what is right, and what that makes of their own answer."""
        self._pages.close_vote()
        here = dict(self._audience.here)
        self._tell(Marked(self._pupils.mark(self._audience.last, right, told, here)))
        self._audience.last, self._keeper.has_news = {}, True
        for visitor, line in here.items():
            self._pages.send_result(line, visitor)

    def dismiss(self, name: str) -> None:
        """Whoever has this name has to join again, by another one perhaps."""
        visitor = self._pupils.visitor_called(name)
        if visitor is None:
            return
        line = self._audience.leave(visitor)
        self._pupils.keep_only(self._audience.visitors())
        self._keeper.has_news = True
        if line is not None:
            self._lines.put_out(line, wire.REMOVED, phrases.REMOVED)
        self._lines.tell_visitors()
        self._lines.tell_lobby()
