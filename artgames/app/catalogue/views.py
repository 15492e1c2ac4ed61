"""Three ways to look at one selection: wall, list and time line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.catalogue.painting_model import PAINTING_ROLE, PaintingsModel
from artgames.app.catalogue.selection import Selection
from artgames.app.forms.ui_catalogue import Ui_CataloguePage
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore

if TYPE_CHECKING:
    from artgames.app.catalogue.timeline_view import TimeLine


class Views(QObject):
    """Shows one of them at a time, all at the same painting as far as they have it.

    Signals:
        opened(int): somebody wants to see this card large.
    """

    opened = Signal(int)

    def __init__(
        self,
        ui: Ui_CataloguePage,
        selection: Selection,
        pictures: PictureStore,
        parent: QWidget,
        *,
        theme: Theme,
        em: float,
    ) -> None:
        super().__init__(parent)
        self._ui, self._selection, self._pictures, self._theme, self._em = ui, selection, pictures, theme, em
        self._model = PaintingsModel(selection, self)
        self._line: TimeLine | None = None
        self._shown = selection.wanted
        self._at: int | None = None
        ui.wall.hang(self._model, selection, pictures, theme, em)
        ui.wall.set_size(ui.size.value() / 100)
        ui.list.fill(self._model, selection, pictures, theme, em)
        ui.size.valueChanged.connect(lambda value: ui.wall.set_size(value / 100))
        for button in (ui.asWall, ui.asList, ui.asTimeLine):
            button.clicked.connect(self.show_chosen)
        for view in (ui.wall, ui.list):
            view.opened.connect(self.opened)
            view.liked.connect(selection.toggle_favourite)
            view.selectionModel().currentChanged.connect(self._remember)

    def current(self) -> QWidget | None:
        """The one that is chosen; None while there is nothing to see."""
        if not self._selection.paintings:
            return None
        ui = self._ui
        return self.time_line() if ui.asTimeLine.isChecked() else ui.list if ui.asList.isChecked() else ui.wall

    def show_chosen(self) -> None:
        ui, view = self._ui, self.current()
        pages = {ui.wall: ui.wallPage, ui.list: ui.listPage, None: ui.emptyPage}
        ui.shown.setCurrentWidget(pages.get(view, ui.timePage))
        ui.size.setVisible(view is ui.wall)
        ui.order.setVisible(view is not self._line or view is None)
        if view is self._line and self._line is not None:
            self._tell_undated(self._line)

    def follow(self) -> None:
        """Other paintings are wanted, or another order."""
        if self._line is not None:
            self._line.show_paintings(self._selection.paintings)
        if self._selection.wanted != self._shown:
            self._shown, self._at = self._selection.wanted, None
        self._ui.wall.scrollToTop()
        for view in (self._ui.wall, self._ui.list):
            if self._at is not None:
                view.go_to(self._at)
        self.show_chosen()

    def go_to(self, card: int) -> None:
        """Stand at a painting, where it is among those that are shown."""
        if self._ui.asTimeLine.isChecked():
            self.time_line().go_to(card)
        elif self._selection.row_of(card) is not None:
            (self._ui.list if self._ui.asList.isChecked() else self._ui.wall).go_to(card)

    def show_in_time(self, card: int) -> None:
        self._ui.asTimeLine.setChecked(True)
        self.show_chosen()
        line = self.time_line()
        line.go_to(card)
        line.setFocus()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        for view in (self._ui.wall, self._ui.list, self._line):
            if view is not None:
                view.set_look(theme, em)

    def time_line(self) -> TimeLine:
        """Made when it is first wanted: it loads the charts."""
        if self._line is None:
            from artgames.app.catalogue.timeline_view import TimeLine  # noqa: PLC0415

            self._line = TimeLine(self._pictures, self._theme, self._em, self._ui.timePage)
            self._line.opened.connect(self.opened)
            self._line.liked.connect(self._selection.toggle_favourite)
            self._ui.timeLayout.insertWidget(0, self._line, 1)
            self._line.show_paintings(self._selection.paintings)
        return self._line

    def _tell_undated(self, line: TimeLine) -> None:
        count = line.without_date(self._selection.paintings)
        text = self.tr("Undated, so not on the timeline: {count}").format(count=count)
        self._ui.undated.setText(text)
        self._ui.undated.setVisible(count > 0)

    def _remember(self, index: QModelIndex) -> None:
        """In another order the keyboard stays at the painting it was at."""
        if index.isValid():
            self._at = index.data(PAINTING_ROLE).id
