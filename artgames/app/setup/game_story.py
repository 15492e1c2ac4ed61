"""A game told to whoever has never played it: three short steps, each with a picture of the board at that moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from artgames.app.home.game_picture import GamePicture
from artgames.engine.info import GameInfo
from artgames.paths import resources
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.plain_text import PlainLabel

_SIDE_BY_SIDE = 34
"""From so many widths of the menu text on, steps stand beside one another."""
_SHAPE, _LOWEST = 0.46, 3.6
"""How high a step's picture is for its width, and at least, in sizes of the menu text."""


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


class StepPicture(QWidget):
    """A moment of the game, as broad as its place; where that is low, the middle of it."""

    def __init__(self, moment: QPixmap, parent: QWidget) -> None:
        super().__init__(parent)
        self._moment, self._theme, self._em = moment, GALLERY, 20.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(3 * self._em), round(_LOWEST * self._em))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(max(self.sizeHint().height(), round(_SHAPE * self.width())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        area, size = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), QSizeF(self._moment.size())
        shown = size.scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        corner = area.center() - QPointF(shown.width() / 2, shown.height() / 2)
        growth = shown.width() / size.width()
        brush = QBrush(self._moment)
        brush.setTransform(QTransform().translate(corner.x(), corner.y()).scale(growth, growth))
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setBrush(brush)
            painter.setPen(QColor(self._theme.line))
            painter.drawRoundedRect(area, 0.25 * self._em, 0.25 * self._em)


class Step(QWidget):
    """A number, a sentence and the picture below them."""

    def __init__(self, number: int, text: str, moment: QPixmap | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = PlainLabel(text, self)
        self.label.setWordWrap(True)
        self.label.setProperty("role", "step")
        self.number = StepNumber(number, self)
        self.picture = StepPicture(moment, self) if moment is not None else None
        self._line, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._line.addWidget(self.number, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(self.label, 1, Qt.AlignmentFlag.AlignVCenter)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._line)
        if self.picture is not None:
            self._column.addWidget(self.picture, 1)
        else:
            self._column.addStretch()

    def set_look(self, theme: Theme, em: float) -> None:
        self._line.setSpacing(round(0.5 * em))
        self._column.setSpacing(round(0.35 * em))
        self.number.set_look(theme, em)
        if self.picture is not None:
            self.picture.set_look(theme, em)


def moments(game: GameInfo) -> list[QPixmap]:
    """The pictures of a game's steps; none unless there is one for each."""
    files = [resources() / game.slug / f"step{number}.webp" for number in range(1, len(game.steps) + 1)]
    pictures = [QPixmap(str(file)) for file in files if file.is_file()]
    return pictures if len(pictures) == len(files) else []


class GameStory(QWidget):
    """Filled anew for every game. One whose moments nobody has kept has its own picture above the steps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = GALLERY, 20.0
        self.picture = GamePicture(self)
        self.steps: list[Step] = []
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.picture, 1)
        self._column.addLayout(self._row, 1)
        self._column.addStretch()

    def tell(self, game: GameInfo, pictures: PictureStore, cards: Sequence[int]) -> None:
        """The steps of a game; the line about it where it has none."""
        for step in self.steps:
            self._row.removeWidget(step)
            step.hide()
            step.deleteLater()
        shown = moments(game)
        self.steps = []
        for place, text in enumerate(game.steps or (game.line,)):
            moment = shown[place] if shown else None
            step = Step(place + 1, QCoreApplication.translate(game.slug, text), moment, self)
            step.number.setVisible(bool(game.steps))
            self._row.addWidget(step, 1)
            self.steps.append(step)
        self.picture.setVisible(not shown)
        if not shown:
            self.picture.show_game(game, pictures, cards)
        self.set_look(self._theme, self._em)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self._column.setSpacing(round(0.6 * em))
        self._row.setSpacing(round(0.9 * em))
        for step in self.steps:
            step.set_look(theme, em)
        self.picture.set_look(theme, em)
        self._arrange()

    def _arrange(self) -> None:
        broad = self.width() >= _SIDE_BY_SIDE * self._em
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if broad else QBoxLayout.Direction.TopToBottom)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
