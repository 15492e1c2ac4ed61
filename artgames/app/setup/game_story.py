"""A game told to whoever has never played it: a picture and three short steps, as the game has them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from artgames.app.home.game_picture import GamePicture
from artgames.engine.info import GameInfo
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.plain_text import PlainLabel


class StepNumber(QWidget):
    """A figure on a disc."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number, self._theme, self._em = number, on_paper(GALLERY), 20.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(1.7 * self._em), round(1.7 * self._em))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.ink))
            painter.drawEllipse(QRectF(self.rect()))
            painter.setPen(QColor(self._theme.panel))
            painter.setFont(sans(self._em, QFont.Weight.Bold))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, str(self._number))


class GameStory(QWidget):
    """Filled anew for every game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = GALLERY, 20.0
        self.picture = GamePicture(self)
        self._numbers: list[StepNumber] = []
        self.steps: list[PlainLabel] = []
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture, 1)
        column.addSpacing(12)
        column.addLayout(self._grid)
        column.addStretch()

    def tell(self, game: GameInfo, pictures: PictureStore, cards: Sequence[int]) -> None:
        """The steps of a game; the line about it where it has none."""
        for widget in (*self._numbers, *self.steps):
            widget.hide()
            widget.deleteLater()
        self._numbers, self.steps = [], []
        for place, text in enumerate(game.steps or (game.line,)):
            label = PlainLabel(QCoreApplication.translate(game.slug, text), self)
            label.setWordWrap(True)
            label.setProperty("role", "step")
            self.steps.append(label)
            self._grid.addWidget(label, place, 1)
            if game.steps:
                self._numbers.append(StepNumber(place + 1, self))
                self._grid.addWidget(self._numbers[-1], place, 0)
        self.picture.show_game(game, pictures, cards)
        self.set_look(self._theme, self._em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self._grid.setVerticalSpacing(round(0.9 * em))
        self._grid.setHorizontalSpacing(round(0.6 * em))
        for number in self._numbers:
            number.set_look(theme, em)
        self.picture.set_look(theme, em)
