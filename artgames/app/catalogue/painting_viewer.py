"""One painting and its label, over the whole page; from here to the next one, and the next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QWidget

from artgames.app.catalogue.favourite_icon import heart_icon
from artgames.app.catalogue.painting_model import spoken
from artgames.app.catalogue.picture_canvas import STEP
from artgames.app.catalogue.selection import Selection
from artgames.app.catalogue.sort_order import middle_year
from artgames.app.forms.ui_catalogue_viewer import Ui_Viewer
from artgames.app.page_base import let_enter_press
from artgames.decks import Painting
from artgames.engine.words import unbroken
from artgames.scene.drawing.theme import Theme
from artgames.scene.labels import label_of
from artgames.scene.overlays.overlay import Overlay
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound.announcing import announce

_LABEL, _NARROW = 21.0, 46.0
"""Width of the label, and below which width it stands under the picture, in sizes of the menu text."""

_STRIDE = 0.2
"""An arrow key looks further along by so much of the room."""

Key = Qt.Key


class Viewer(Overlay):
    """Lies over the catalogue while one painting is looked at.

    Signals:
        closed(int): the card that was looked at last.
        wants_time_line(int): show this card on the time line.
        wants_set(int, QPoint): put this card into a set, by a menu at this place.
        wants_correction(int): something is wrong on this card's label.
    """

    closed = Signal(int)
    wants_time_line = Signal(int)
    wants_set = Signal(int, QPoint)
    wants_correction = Signal(int)

    def __init__(self, selection: Selection, pictures: PictureStore, theme: Theme, em: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_Viewer()
        self.ui.setupUi(self)
        self._selection, self._pictures = selection, pictures
        self._theme, self._em = theme, em
        self._row = 0
        self._card: int | None = None
        self._connect()
        self.set_look(theme, em)
        let_enter_press(self)
        # A click must not take the arrow keys away from the picture.
        for child in (*self.findChildren(QAbstractButton), self.ui.side):
            child.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        ui = self.ui
        ui.previous.clicked.connect(lambda: self.step(-1))
        ui.next.clicked.connect(lambda: self.step(1))
        ui.larger.clicked.connect(lambda: ui.canvas.come_closer(STEP))
        ui.smaller.clicked.connect(lambda: ui.canvas.come_closer(1 / STEP))
        ui.favourite.clicked.connect(self._like)
        ui.close.clicked.connect(self.dismiss)
        ui.addToSet.clicked.connect(self._add_to_set)
        ui.onTimeLine.clicked.connect(lambda: self.wants_time_line.emit(self._card))
        ui.wrong.clicked.connect(lambda: self.wants_correction.emit(self._card))
        ui.light.clicked.connect(ui.canvas.switch_light)
        ui.canvas.closeness_changed.connect(self._tell_closeness)
        ui.canvas.light_changed.connect(self._tell_light)
        self._selection.liked.connect(lambda _card: self._tell_favourite())
        self._selection.changed.connect(self._follow)

    @property
    def card(self) -> int | None:
        """What is looked at; None while nothing is."""
        return self._card if self.isVisible() else None

    def open(self, card: int) -> None:
        row = self._selection.row_of(card)
        if row is None:
            return
        self.cover()
        self._show(row)

    def dismiss(self) -> None:
        if self.isVisible():
            self.hide()
            self.closed.emit(self._card)

    def step(self, by: int) -> None:
        """To another painting of the selection; it ends at both ends."""
        row = min(len(self._selection.paintings) - 1, max(0, self._row + by))
        if row != self._row:
            self._show(row)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.ui.canvas.set_theme(theme)
        self.ui.drawing.set_look(theme, em)
        self._arrange()
        if self._card is not None:
            self._tell_favourite()

    # What is shown

    def _show(self, row: int) -> None:
        self._row = row
        painting = self._selection.paintings[row]
        self._card = painting.id
        self._fill_label(painting)
        said = spoken(painting)
        self.ui.canvas.show_painting(painting, self._pictures, said)
        self.ui.drawing.show_painting(painting, self._pictures)
        self.setAccessibleName(said)
        announce(self, said)
        for other in (row + 1, row - 1):
            if 0 <= other < len(self._selection.paintings):
                self.ui.canvas.prefetch(self._selection.paintings[other])

    def _fill_label(self, painting: Painting) -> None:
        ui = self.ui
        label = label_of(painting)
        ui.title.setText(label.title)
        lines = (
            (ui.artist, label.who),
            (ui.lived, unbroken(painting.lived)),
            (ui.dated, label.dated),
            (ui.sentence, label.sentence),
        )
        for field, text in lines:
            field.setText(text)
            field.setVisible(bool(text))
        ui.facts.setText(facts_of(painting))
        ui.credit.setText(self._credit(painting))
        ui.onTimeLine.setEnabled(middle_year(painting) is not None)
        count, row = len(self._selection.paintings), self._row
        ui.position.setText(self.tr("{number} of {count}").format(number=row + 1, count=count))
        ui.previous.setEnabled(row > 0)
        ui.next.setEnabled(row < count - 1)
        ui.side.verticalScrollBar().setValue(0)
        self._tell_favourite()

    def _credit(self, painting: Painting) -> str:
        pack = self._selection.pack_of(painting.id)
        of_pack = (painting.licence,) if painting.licence else (pack.credit, pack.licence)
        lines = (painting.credit, painting.accession, *of_pack)
        return "\n".join(dict.fromkeys(line for line in lines if line))

    def _tell_favourite(self) -> None:
        liked = self._card is not None and self._selection.is_favourite(self._card)
        button, side = self.ui.favourite, round(self._em)
        button.setIconSize(QSize(side, side))
        button.setIcon(heart_icon(self._theme, side, self.devicePixelRatioF(), filled=liked))
        named = self.tr("Remove from favourites") if liked else self.tr("Add to favourites")
        button.setAccessibleName(named)

    def _tell_closeness(self) -> None:
        canvas = self.ui.canvas
        self.ui.closeness.setText(f"{canvas.enlargement * 100:.0f}%")

    def _tell_light(self) -> None:
        """The button says what a press shows, and is there for dark pictures only."""
        canvas, button = self.ui.canvas, self.ui.light
        button.setText(self.tr("More light") if canvas.untouched else self.tr("As photographed"))
        button.setVisible(canvas.is_lit)

    def _like(self) -> None:
        if self._card is not None:
            self._selection.toggle_favourite(self._card)

    def _add_to_set(self) -> None:
        button = self.ui.addToSet
        self.wants_set.emit(self._card, button.mapToGlobal(QPoint(0, button.height())))

    def _follow(self) -> None:
        """The selection is another one: stay at the painting, or at its place when it is gone."""
        if not self.isVisible() or self._card is None:
            return
        if not self._selection.paintings:
            self.dismiss()
            return
        row = self._selection.row_of(self._card)
        self._show(row if row is not None else min(self._row, len(self._selection.paintings) - 1))

    def _arrange(self) -> None:
        """The label beside the picture, or below it where large text leaves too little width."""
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.viewerLayout.setDirection(way)
        side = self.ui.side
        side.setMinimumWidth(0 if narrow else round(_LABEL * self._em))
        side.setMaximumWidth(16_777_215 if narrow else round(_LABEL * self._em))
        side.setMaximumHeight(round(self.height() * 0.4) if narrow else 16_777_215)

    # Keys

    def _walk(self, key: int) -> bool:
        """Arrows lead to the next painting, or along the picture while one is close to it."""
        canvas = self.ui.canvas
        ways = {Key.Key_Left: (-1, 0), Key.Key_Right: (1, 0), Key.Key_Up: (0, -1), Key.Key_Down: (0, 1)}
        if key in ways and canvas.closeness > 1:
            canvas.move_by(*(_STRIDE * part for part in ways[Key(key)]))
        elif key in (Key.Key_Left, Key.Key_PageUp, Key.Key_Right, Key.Key_PageDown):
            self.step(1 if key in (Key.Key_Right, Key.Key_PageDown) else -1)
        elif key in (Key.Key_Home, Key.Key_End):
            self.step(len(self._selection.paintings) * (1 if key == Key.Key_End else -1))
        else:
            return False
        return True

    def _do(self, key: int) -> bool:
        canvas = self.ui.canvas
        acts = {
            Key.Key_Plus: lambda: canvas.come_closer(STEP),
            Key.Key_Equal: lambda: canvas.come_closer(STEP),
            Key.Key_Minus: lambda: canvas.come_closer(1 / STEP),
            Key.Key_0: canvas.show_whole,
            Key.Key_F: self._like,
            Key.Key_S: self.ui.addToSet.click,
            Key.Key_L: canvas.switch_light,
            Key.Key_T: self.ui.onTimeLine.click,
            Key.Key_W: self.ui.wrong.click,
        }
        act = acts.get(Key(key)) if key in acts else None
        if act is not None:
            act()
        return act is not None

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        event.setAccepted(plain and (self._walk(event.key()) or self._do(event.key())))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round within the viewer: what lies under it cannot be seen."""
        stops = [self, *(child for child in self._tab_order() if child.isVisible() and child.isEnabled())]
        here = self.focusWidget()
        place = stops.index(here) if here in stops else 0
        other = stops[(place + (1 if forward else -1)) % len(stops)]
        other.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
        return True

    def _tab_order(self) -> tuple[QWidget, ...]:
        ui = self.ui
        return (
            ui.previous,
            ui.next,
            ui.light,
            ui.smaller,
            ui.larger,
            ui.favourite,
            ui.close,
            ui.addToSet,
            ui.onTimeLine,
            ui.wrong,
            ui.side,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.wall))


def facts_of(painting: Painting) -> str:
    """School, kind, material, size and place, each on a line of its own."""
    label = label_of(painting)
    is_artist = painting.sitter == painting.artist
    sitter = QCoreApplication.translate("Catalogue", "Self-portrait" if is_artist else "Portrait of {sitter}")
    lines = (
        label.movement,
        sitter.format(sitter=painting.sitter) if painting.sitter else "",
        label.medium,
        label.place,
        QCoreApplication.translate("Catalogue", "Card {number}").format(number=painting.printed_id),
    )
    return "\n".join(line for line in lines if line)
