"""How hard it shall be: one large button for each named set of house rules, with the wall it hangs as its picture, and
what they are in a few words where there is room."""

from __future__ import annotations

from math import sqrt

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QStyleOptionToolButton, QStylePainter, QToolButton, QWidget

from artgames.app.widgets.flow_layout import FlowLayout
from artgames.engine.info import WALL, GameInfo, Preset
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.theme import GALLERY, Theme, on_paper
from artgames.scene.plain_text import tip

_WIDE, _TELLING, _HIGH = 5.8, 8.2, 2.7
"""A card at its narrowest, one that says what it means, and the picture on it, in sizes of the menu text."""
_PAD = 0.55
_MOST_LINES = 5
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


class PresetCard(QToolButton):
    """One set of house rules."""

    def __init__(self, title: str, hint: str, count: int, place: QWidget) -> None:
        super().__init__(place)
        self.setText(title)
        self.setToolTip(tip(hint))
        self.setAccessibleDescription(hint)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._hint, self._count, self._telling = hint, count, False
        self._theme, self._em, self._growth = on_paper(GALLERY), 20.0, 1.0

    def set_look(self, theme: Theme, em: float, growth: float, *, telling: bool) -> None:
        """`telling`: it says what it means, and not only its name."""
        self._theme, self._em, self._growth, self._telling = on_paper(theme), em, growth, telling
        self.setMinimumWidth(round((_TELLING if telling else _WIDE) * em))
        self.setMaximumWidth(round((1.7 * _TELLING if telling else 2 * _WIDE) * em))
        self.updateGeometry()
        self.update()

    def lines(self) -> int:
        """How many lines the words take where the card is narrowest."""
        wide = round(_TELLING * self._em - 2 * self._pad())
        room = QRect(0, 0, wide, 10_000)
        metrics = QFontMetrics(self._small())
        return round(metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._hint).height() / metrics.lineSpacing())

    def _pad(self) -> float:
        return _PAD * self._em

    def _small(self) -> QFont:
        return sans(desk_px(Role.SMALL, self._em))

    def _title_font(self) -> QFont:
        return (serif if self._telling else sans)(
            desk_px(Role.PLAY if self._telling else Role.MENU, self._em), QFont.Weight.DemiBold
        )

    def _parts(self) -> tuple[float, float, float]:
        """How high picture, name and words are."""
        wall = _HIGH * self._growth * self._em if self._count else 0.0
        words = self.lines() * QFontMetrics(self._small()).lineSpacing() if self._telling else 0
        return wall, QFontMetrics(self._title_font()).lineSpacing(), words

    # Qt

    def sizeHint(self) -> QSize:
        wide = max(self.minimumWidth(), QFontMetrics(self._title_font()).horizontalAdvance(self.text()) + self._em)
        between = 0.3 * self._em * (bool(self._count) + self._telling)
        return QSize(round(wide), round(sum(self._parts()) + between + 2 * self._pad()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The button as the style sheet has it, and what is on it by our own hand."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        wall, title, words = self._parts()
        pad, gap = self._pad(), 0.3 * self._em
        area = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        ink = self._theme.on_accent if self.isChecked() else self._theme.ink
        quiet = self._theme.on_accent if self.isChecked() else self._theme.ink2
        line = QRectF(area.left(), area.top(), area.width(), wall)
        if not self._telling:  # in the middle, since a card is as high as its neighbours
            line.translate(0, (area.height() - wall - title - (gap if wall else 0)) / 2)
        if wall:
            draw_wall(painter, line, self._count, quiet)
        painter.setPen(QColor(ink))
        painter.setFont(self._title_font())
        line = QRectF(area.left(), line.bottom() + (gap if wall else 0), area.width(), title)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.text())
        if self._telling:
            painter.setPen(QColor(quiet))
            painter.setFont(self._small())
            line = QRectF(
                area.left(), line.bottom() + gap, area.width(), max(words, area.bottom() - line.bottom() - gap)
            )
            painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self._hint)


class PresetCards(QObject):
    """The buttons, in a widget of the form.

    Signals:
        chosen(str): somebody wants these house rules.
    """

    chosen = Signal(str)

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place, self._flow = place, FlowLayout(place, 8)
        self._theme, self._em = GALLERY, 20.0
        self._growth, self.telling = 1.0, False
        self.buttons: list[PresetCard] = []

    def fill(self, game: GameInfo) -> None:
        """Buttons for another game."""
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._make(game, preset) for preset in game.presets]
        self._place.setVisible(bool(self.buttons))
        self._refresh()

    def _make(self, game: GameInfo, preset: Preset) -> PresetCard:
        title = QCoreApplication.translate(game.slug, preset.title)
        hint = QCoreApplication.translate(game.slug, preset.hint)
        button = PresetCard(title, hint, paintings_of(game, preset), self._place)
        button.setProperty("preset", preset.key)
        button.clicked.connect(lambda _checked=False, key=preset.key: self.chosen.emit(key))
        self._flow.addWidget(button)
        button.show()
        return button

    def show_chosen(self, key: str) -> None:
        for button in self.buttons:
            button.setChecked(button.property("preset") == key)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self._refresh()

    def fit(self, wide: float, growth: float, *, high_enough: bool) -> None:
        """`wide`: what there is for a line of cards. Where there is room, they say what they mean, and their pictures
        are so many times larger."""
        broad = len(self.buttons) * (_TELLING * self._em + self._flow.spacing()) <= wide
        telling = high_enough and broad and all(button.lines() <= _MOST_LINES for button in self.buttons)
        if (growth, telling) != (self._growth, self.telling):
            self._growth, self.telling = growth, telling
            self._refresh()

    def _refresh(self) -> None:
        for button in self.buttons:
            button.set_look(self._theme, self._em, self._growth, telling=self.telling)
        self._flow.invalidate()
