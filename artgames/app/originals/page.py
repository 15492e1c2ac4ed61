"""The page that fetches originals. Nothing is asked of the internet before somebody presses the button."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_originals import Ui_OriginalsPage
from artgames.app.originals.arrivals_model import ArrivalsModel, RefusalsModel
from artgames.app.originals.downloads import Downloads
from artgames.app.originals.requests import POLITE, Pace
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.decks import Deck, Painting
from artgames.decks.originals.hosts import WIKIMEDIA, Hosts
from artgames.decks.originals.kept import Originals
from artgames.decks.originals.wishes import house_decks, megabytes, more_cards, wishes_of
from artgames.engine.words import Sentence, filled
from artgames.scene.drawing.theme import Theme

_NARROW = 46
"""Below so many sizes of the menu text the two lists stand below one another."""

_PICTURE = 7
"""The side of a picture that has come, in sizes of the menu text."""


class OriginalsPage(Page):
    """Says what would be fetched, fetches it, and hangs it or takes it down again.

    Signals:
        changed(): other pictures hang in the decks of the house.
    """

    changed = Signal()

    def __init__(
        self, context: AppContext, parent: QWidget | None = None, hosts: Hosts = WIKIMEDIA, pace: Pace = POLITE
    ) -> None:
        super().__init__(parent)
        self.ui = Ui_OriginalsPage()
        self.ui.setupUi(self)
        self._context = context
        self._originals = context.library.originals or Originals(context.data)
        self._hosts, self._pace = hosts, pace
        self._arrivals, self._refusals = ArrivalsModel(self), RefusalsModel(self)
        self.ui.arrived.setModel(self._arrivals)
        self.ui.failed.setModel(self._refusals)
        self.downloads = self._make_downloads()
        self.ui.back.clicked.connect(self.left)
        self.ui.act.clicked.connect(self._act)
        self.ui.more.toggled.connect(self._tell)
        self.ui.shown.clicked.connect(self._switch)
        let_enter_press(self)

    def _make_downloads(self) -> Downloads:
        made = Downloads(self._originals, self._hosts, self._pace, self)
        made.progressed.connect(self._progress)
        made.arrived.connect(self._take)
        made.refused.connect(self._refuse)
        made.waiting.connect(self._wait)
        made.comparing.connect(self._compare)
        made.ended.connect(self._end)
        return made

    # Page

    def open(self) -> None:
        """Look what is here and what could be."""
        self._refusals.clear()
        known = self._known()
        for card, why in self._originals.state.failed.items():
            if card in known:
                self._refuse(known[card], why)
        self.ui.status.setText("")
        self._tell()

    def focus_first(self) -> None:
        (self.ui.act if self.ui.act.isEnabled() else self.ui.back).setFocus()

    def step_back(self) -> bool:
        """Esc stops what runs, and then leaves."""
        if self.downloads.is_running:
            self.downloads.stop()
            return True
        self.left.emit()
        return True

    def rest(self) -> None:
        self.downloads.stop()

    def shut_down(self) -> None:
        self.downloads.stop()

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        side = round(_PICTURE * em)
        self._arrivals.box = QSize(side, side)
        self.ui.arrived.setIconSize(self._arrivals.box)
        self.ui.arrived.setGridSize(QSize(round(1.3 * side), round(1.6 * side)))
        self.ui.arrived.setWordWrap(True)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic("", "originals")

    # What is shown

    def _known(self) -> dict[int, Painting]:
        house = {card: deck.painting(card) for deck in house_decks(self._context.library) for card in deck.ids}
        return {one.id: one for one in more_cards()} | house

    def _wanted(self) -> tuple[Painting, ...]:
        wishes = wishes_of(self._context.library, self._originals)
        return (*wishes.collection, *(wishes.more if self.ui.more.isChecked() else ()))

    def _tell(self) -> None:
        ui, running = self.ui, self.downloads.is_running
        wishes, wanted = wishes_of(self._context.library, self._originals), self._wanted()
        size = megabytes(wanted)
        text = self.tr("{count:One original|# originals} to fetch: about {size} MB.")
        nothing = self.tr("All originals are here.")
        ui.amount.setText(filled(text, count=len(wanted), size=size) if wanted else nothing)
        more = self.tr("Also fetch {count:one more painting|# more paintings}, as a deck of their own: about {size} MB")
        ui.more.setText(filled(more, count=len(wishes.more), size=megabytes(wishes.more)))
        ui.more.setVisible(bool(wishes.more))
        ui.more.setEnabled(not running)
        ui.act.setText(self.tr("Stop") if running else self.tr("Fetch originals"))
        ui.act.setEnabled(running or bool(wanted))
        ui.progress.setVisible(running)
        ui.shown.setVisible(bool(self._originals.state.cards))
        ui.shown.setChecked(self._originals.state.shown)
        ui.shown.setEnabled(not running)
        self._tell_lists()

    def _tell_lists(self) -> None:
        ui, refused = self.ui, self._refusals.rowCount()
        ui.arrived.setVisible(self._arrivals.rowCount() > 0)
        ui.failed.setVisible(refused > 0)
        ui.failedHeading.setVisible(refused > 0)
        text = self.tr("{count:One painting stays as it was|# paintings stay as they were}")
        ui.failedHeading.setText(filled(text, count=refused))

    # What happens

    def _act(self) -> None:
        if self.downloads.is_running:
            self.downloads.stop()
            return
        library = self._context.library

        def decks_to_measure() -> list[Deck]:
            library.refresh()
            return house_decks(library)

        self._arrivals.clear()
        self.ui.status.setText(self.tr("Asking Wikidata…"))
        self.downloads.start(self._wanted(), decks_to_measure)
        self._tell()

    def _switch(self, shown: bool) -> None:
        try:
            self._originals.show(shown)
        except OSError as problem:
            self.told.emit(self.tr("That could not be saved: {reason}.").format(reason=problem.strerror or ""))
        self._hang()
        self._tell()

    def _hang(self) -> None:
        self._context.library.refresh()
        self._context.pictures.forget_all()
        self.changed.emit()

    def _progress(self, done: int, total: int) -> None:
        self.ui.progress.setRange(0, total)
        self.ui.progress.setValue(done)
        self.ui.status.setText(self.tr("{done} of {total}").format(done=done, total=total))

    def _take(self, painting: Painting, file: str) -> None:
        self._arrivals.add(painting, file)
        self._refusals.take_away(painting.id)
        self._tell_lists()

    def _refuse(self, painting: Painting, why: Sentence) -> None:
        self._refusals.put(painting, self._context.say(why))
        self._tell_lists()

    def _wait(self, seconds: int) -> None:
        text = self.tr("Wikimedia asks for patience: {count:one second|# seconds}.")
        self.ui.status.setText(filled(text, count=seconds))

    def _compare(self) -> None:
        self.ui.progress.setRange(0, 0)
        self.ui.status.setText(self.tr("Comparing the pictures…"))

    def _end(self, problem: Sentence | None) -> None:
        came = self._arrivals.rowCount()
        told = filled(self.tr("{count:=0 No original has|One original has|# originals have} arrived."), count=came)
        self.ui.status.setText(self._context.say(problem) if problem is not None else told)
        self._hang()
        self._tell()
        if self.isVisible():
            self.focus_first()

    # Qt

    def hideEvent(self, event: QHideEvent) -> None:
        """Somebody leaves: pictures must not change under a game that is played meanwhile."""
        super().hideEvent(event)
        if not event.spontaneous():  # a window that is made small for a while goes on
            self.downloads.stop()

    def _arrange(self) -> None:
        narrow = self.width() < _NARROW * self._em
        self.ui.columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
