"""How hard it shall be: one large button for each named set of house rules, with the wall it hangs as its picture."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from artgames.app.widgets.flow_layout import FlowLayout
from artgames.engine.info import WALL, GameInfo, Preset
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper
from artgames.scene.plain_text import tip

_WIDE, _HIGH = 5.8, 2.7
"""A button at its narrowest, and the picture on it, in sizes of the menu text."""
_SIX_BY_FOUR = 1.5


def paintings_of(game: GameInfo, preset: Preset) -> int:
    """How many hang at once by these rules; 0 in a game without a wall to remember."""
    wall = next((option for option in game.options if option.key == WALL), None)
    return int(preset.options.get(WALL, wall.default)) if wall is not None else 0


def draw_wall(painter: QPainter, area: QRectF, count: int, colour: str) -> None:
    """So many little frames, hung as a wall is."""
    whole = [columns for columns in range(1, count + 1) if count % columns == 0]
    columns = min(whole, key=lambda one: abs(one - sqrt(count * _SIX_BY_FOUR)))
    rows = count // columns
    step = area.height() / 4.4  # a frame is as large in every picture, or twelve would look like more than twenty-four
    side = step * 0.82
    left, top = area.center().x() - columns * step / 2, area.center().y() - rows * step / 2
    for place in range(count):
        row, column = divmod(place, columns)
        frame = QRectF(left + column * step + step * 0.09, top + row * step + step * 0.09, side, side * 0.9)
        painter.fillRect(frame, QColor(colour))


class PresetCards(QObject):
    """The buttons, in a widget of the form.

    Signals:
        chosen(str): somebody wants these house rules.
    """

    chosen = Signal(str)

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place, self._flow = place, FlowLayout(place, 8)
        self._theme, self._em = on_paper(GALLERY), 20.0
        self._counts: dict[str, int] = {}
        self._growth = 1.0
        self.buttons: list[QToolButton] = []

    def fill(self, game: GameInfo) -> None:
        """Buttons for another game."""
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        self._counts = {preset.key: paintings_of(game, preset) for preset in game.presets}
        for preset in game.presets:
            self.buttons.append(self._make(game, preset))
        self._place.setVisible(bool(self.buttons))
        self.set_look(self._theme, self._em)

    def _make(self, game: GameInfo, preset: Preset) -> QToolButton:
        button = QToolButton(self._place)
        button.setText(QCoreApplication.translate(game.slug, preset.title))
        hint = QCoreApplication.translate(game.slug, preset.hint)
        button.setToolTip(tip(hint))
        button.setAccessibleDescription(hint)
        button.setCheckable(True)
        button.setProperty("preset", preset.key)
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda _checked=False, key=preset.key: self.chosen.emit(key))
        self._flow.addWidget(button)
        button.show()
        return button

    def show_chosen(self, key: str) -> None:
        for button in self.buttons:
            button.setChecked(button.property("preset") == key)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = on_paper(theme), em
        for button in self.buttons:
            count = self._counts[button.property("preset")]
            button.setMinimumWidth(round(_WIDE * em))
            button.setMaximumWidth(round(2 * _WIDE * em))
            if count:
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
                button.setIcon(self._picture(count))
                button.setIconSize(self._size())

    def grow(self, growth: float) -> None:
        """Where there is room, pictures are so many times larger."""
        if growth != self._growth:
            self._growth = growth
            self.set_look(self._theme, self._em)

    def _size(self) -> QSize:
        high = _HIGH * self._growth * self._em
        return QSize(round(high * 1.7), round(high))

    def _picture(self, count: int) -> QIcon:
        """Light on dark or dark on light, as the button is."""
        icon = QIcon()
        for colour, state in ((self._theme.ink2, QIcon.State.Off), (self._theme.on_accent, QIcon.State.On)):
            icon.addPixmap(self._drawn(count, colour), state=state)
        return icon

    def _drawn(self, count: int, colour: str) -> QPixmap:
        size = self._size()
        pixmap = QPixmap(size * 2)
        pixmap.setDevicePixelRatio(2.0)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_wall(painter, QRectF(0, 0, size.width(), size.height()), count, colour)
        return pixmap
