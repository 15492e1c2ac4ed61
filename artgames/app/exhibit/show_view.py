"""The picture of an exhibit: one board after another in the same frame."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import Dealt
from artgames.app.exhibit.round_texts import title_of
from artgames.engine.api import View
from artgames.exhibits.playlist import Round
from artgames.scene.board_style import BoardStyle
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.fonts import Profile, Role
from artgames.scene.drawing.theme import Theme
from artgames.scene.exhibit.board import ExhibitBoard
from artgames.scene.tempo import Beat, Tempo

ROOM_SCALE = Role.PLAY.value[Profile.ROOM.value] / Role.PLAY.value[Profile.TABLE.value]
"""Boards are drawn for a table; across a room everything is so much larger."""

USUAL_SHAPE = 1.0
"""Height by width: an upright screen has no larger letters for being higher."""

_UNWANTED = (QEvent.Type.ToolTip, QEvent.Type.ContextMenu, QEvent.Type.DragEnter, QEvent.Type.Wheel)


@dataclass(frozen=True, slots=True)
class FastTempo(Tempo):
    """Faster than anybody may set it: to prove that a thousand rounds pass without harm."""

    speed: float = 1.0

    def ms(self, beat: Beat) -> int:
        return round(Tempo.ms(self, beat) / self.speed)


class ExhibitShow(QWidget):
    """Plays rounds and draws them. What comes before and after a round is decided elsewhere.

    Signals:
        prepared(object): the `Conductor` of another round; None where nothing is shown.
    """

    prepared = Signal(object)

    def __init__(
        self, context: AppContext, theme: Theme, parent: QWidget, *, speed: float = 1.0, for_projector: bool = False
    ) -> None:
        """`for_projector`: a whole room looks on; otherwise somebody who can touch the screen."""
        super().__init__(parent)
        self._context, self._theme, self._speed, self._for_projector = context, theme, speed, for_projector
        self._text = 1.0
        self.conductor: Conductor | None = None
        self.view = BoardView(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the window hears the keys: it knows what they mean now
        self.view.viewport().installEventFilter(self)
        self.view.area_changed.connect(self._fit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)

    @property
    def board(self) -> ExhibitBoard[View] | None:
        return self.conductor.board if self.conductor is not None else None

    def prepare(self, plan: Round, dealt: Dealt, *, answers: bool = False, place: str = "") -> Conductor:
        """Have a round ready, in place of whatever is shown now; `start` begins it."""
        self.clear()
        options = dealt.match.setup.options
        board = dealt.game.make_exhibit_board(self._style(dealt), options, lambda _seat: False, self)
        board.title, board.place = title_of(plan), place
        self.conductor = Conductor(dealt, plan, board, self, speed=self._speed, answers=answers)
        self.view.setScene(board.scene)
        board.resize_to(self.view.area)
        self.prepared.emit(self.conductor)
        return self.conductor

    def start(self) -> None:
        """Begin the round that was prepared."""
        if self.conductor is not None:
            self.conductor.start()

    def clear(self) -> None:
        """Show nothing, and let nothing run on."""
        conductor, self.conductor = self.conductor, None
        if conductor is not None:
            self.prepared.emit(None)
            self.view.setScene(None)
            conductor.stop()
            for part in (conductor, conductor.board):
                part.deleteLater()

    def set_look(self, theme: Theme, text: float) -> None:
        """Other colours, and letters so much larger than usual, from now on; also of what is shown."""
        self._theme, self._text = theme, text
        if self.conductor is not None:
            self.conductor.finish_moving()
            board = self.conductor.board
            board.apply_style(replace(board.style, theme=theme, text=text, scale=self.room_scale()))

    def room_scale(self) -> float:
        """How large a room's text is, by what the room check found out; for a touch it is that of any window, no higher
        than usual."""
        settings, window = self._context.settings, self.window()
        if self._for_projector:
            return settings.room_scale(window.height()) * ROOM_SCALE
        return settings.scale(min(window.height(), window.width() * USUAL_SHAPE)) * self._text

    def _style(self, dealt: Dealt) -> BoardStyle:
        names = [self.tr("The house"), self.tr("Visitors")]
        return BoardStyle(
            theme=self._theme,
            tempo=self.tempo(),
            scale=self.room_scale(),
            text=self._text,
            ratio=self.devicePixelRatioF(),
            pictures=self._context.pictures,
            sounds=self._context.sounds,
            deck=dealt.deck,
            names=tuple(names if dealt.house == 0 else reversed(names)),
            marks=(0, 1),
            say=self._context.say,
            for_projector=self._for_projector,
        )

    def tempo(self) -> Tempo:
        usual = self._context.tempo()
        return usual if self._speed == 1 else FastTempo(usual.pace, usual.reduced, self._speed)

    def _fit(self, area: QRectF) -> None:
        if self.conductor is None or area == self.conductor.board.area:
            return
        self.conductor.finish_moving()
        board = self.conductor.board
        board.resize_to(area)
        if board.style.scale != self.room_scale():  # a projector of another size has taken its place
            board.apply_style(replace(board.style, scale=self.room_scale()))

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Nothing pops up over an exhibit, and nothing can be pulled about."""
        if event.type() in _UNWANTED:
            return True
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton:
            return True
        return super().eventFilter(watched, event)
