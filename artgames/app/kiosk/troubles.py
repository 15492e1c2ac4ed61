"""What a technician should know about a kiosk that runs: what is left out, what cannot be shown, what is not kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic

from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.kiosk.faults import Fault
from artgames.app.room.house_slide import can_be_read
from artgames.engine.words import filled
from artgames.exhibits.counts import CountBook

MOST_MISSING = 3
"""So many pictures that cannot be read are no accident: something is unplugged."""

SOON = 60.0
"""Seconds within which a second mistake of the program is one too many."""


class Troubles(QObject):
    """Collects them.

    Signals:
        failed(Fault): nothing can be shown any more.
        added(str): one more, for the log.
    """

    failed = Signal(object)
    added = Signal(str)

    def __init__(
        self,
        context: AppContext,
        counts: CountBook | None,
        parent: QObject,
        *,
        left_out: Iterable[str] = (),
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._context, self._counts, self._now = context, counts, now
        self._told = list(left_out)
        self._missing: list[str] = []
        self._mistake: float | None = None
        context.pictures.ready.connect(self._on_picture)

    def lines(self) -> tuple[str, ...]:
        return (*self._told, *([self.notice()] if self.notice() else []))

    def notice(self) -> str:
        """What staff should read in passing; the show goes on."""
        why = self._counts.trouble if self._counts is not None else ""
        return self.tr("Staff: visitors are not counted ({why}).").format(why=why) if why else ""

    def add(self, text: str) -> None:
        if text not in self._told:
            self._told.append(text)
            self.added.emit(text)

    def is_second_mistake(self) -> bool:
        """A mistake of the program has happened; whether another one did shortly before."""
        before, self._mistake = self._mistake, self._now()
        return before is not None and self._mistake - before < SOON

    def _on_picture(self, card: str) -> None:
        if card in self._missing or not self._context.pictures.is_missing(card):
            return
        self._missing.append(card)
        self.add(self.tr("The picture of card {card} cannot be read.").format(card=card))
        if len(self._missing) == MOST_MISSING:
            self.failed.emit(self._lost_pictures())

    def _lost_pictures(self) -> Fault:
        what = filled(self.tr("{count:# painting|# paintings} cannot be read."), count=len(self._missing))
        do = self.tr("Plug in the disk that holds the pictures, or install their pack again.")
        return Fault(what, do, self._has_one_back)

    def _has_one_back(self) -> bool:
        try:
            return can_be_read(str(self._context.picture_of(self._missing[0]).path))
        except (LookupError, OSError, ValueError):
            return False
