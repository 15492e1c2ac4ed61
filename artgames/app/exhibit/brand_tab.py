"""The museum's own look in the editor: name, colours, logo and house slide, with a sample of how they are shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QFileDialog, QPushButton, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.branding import corrections, packed, picture, theme_of
from artgames.app.forms.ui_exhibit_brand import Ui_ExhibitBrand
from artgames.decks.importing.errors import PackProblem
from artgames.exhibits.playlist import Brand, Playlist

_KINDS = "(*.png *.jpg *.jpeg *.webp *.tif *.tiff *.bmp *.gif)"


class BrandTab(QWidget):
    """Shows the look of a playlist, and what is to be changed of it.

    Signals:
        changed(str, object): somebody has set this field to this value.
        cleared(): nothing of it is wanted any more.
        refused(Sentence): why a picture cannot be taken.
    """

    changed = Signal(str, object)
    cleared = Signal()
    refused = Signal(object)

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._context = context
        self.ui = Ui_ExhibitBrand()
        self.ui.setupUi(self)
        self.ui.name.textEdited.connect(lambda text: self.changed.emit("name", text))
        self.ui.clear.clicked.connect(lambda _checked=False: self.cleared.emit())
        self._playlist = Playlist()
        for field, button in self._colours().items():
            button.clicked.connect(lambda _checked=False, field=field: self._choose_colour(field))
        for field, button in self._pictures().items():
            button.clicked.connect(lambda _checked=False, field=field: self._choose_picture(field))

    def _colours(self) -> dict[str, QPushButton]:
        return {"wall": self.ui.wall, "accent": self.ui.accent}

    def _pictures(self) -> dict[str, QPushButton]:
        return {"logo": self.ui.logo, "house": self.ui.house}

    def show_playlist(self, playlist: Playlist) -> None:
        """Its look, as it is shown: with what had to be corrected."""
        self._playlist, brand = playlist, playlist.brand
        if self.ui.name.text() != brand.name:
            self.ui.name.setText(brand.name)
        for field, button in self._colours().items():
            colour = getattr(brand, field)
            button.setText(colour or self.tr("As in the theme"))
            button.setIcon(_swatch(colour) if colour else QIcon())
        for field, button in self._pictures().items():
            kept = picture(getattr(brand, field))
            button.setText(self.tr("Choose a picture…") if kept.isNull() else self.tr("Choose another picture…"))
            button.setIcon(QIcon(kept))
            button.setIconSize(QSize(64, 40))
        self.ui.clear.setEnabled(brand != Brand())
        self.ui.told.setText("\n".join(corrections(playlist)))
        self.ui.told.setVisible(bool(self.ui.told.text()))
        self._show_sample()

    def _show_sample(self) -> None:
        theme = theme_of(self._playlist)
        self.ui.sample.setText(self._playlist.brand.name or self._playlist.title or self.tr("A sample of the wall"))
        style = f"background: {theme.wall}; color: {theme.ink}; border: 6px solid {theme.accent}; padding: 18px;"
        self.ui.sample.setStyleSheet(style)

    def _choose_colour(self, field: str) -> None:
        now = QColor(getattr(self._playlist.brand, field) or getattr(theme_of(self._playlist), field))
        chosen = QColorDialog.getColor(now, self, self.tr("Choose a colour"))
        if chosen.isValid():
            self.changed.emit(field, chosen.name())

    def _choose_picture(self, field: str) -> None:
        """One that cannot be read is not taken, and it is said why."""
        kinds = f"{self.tr('Pictures')} {_KINDS}"
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a picture"), "", kinds)
        if name:
            self.take_picture(field, Path(name))

    def take_picture(self, field: str, file: Path) -> None:
        try:
            self.changed.emit(field, packed(file))
        except PackProblem as problem:
            self.refused.emit(problem.sentence)


def _swatch(colour: str) -> QIcon:
    made = QPixmap(40, 40)
    made.fill(QColor(colour))
    return QIcon(made)
