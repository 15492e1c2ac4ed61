"""An exhibit for a room: round after round on the projector, with nobody at the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_view import ROOM_SCALE, ExhibitShow
from artgames.engine.api import Refused
from artgames.exhibits.counts import Answer, CountBook
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.process_memory import give_back
from artgames.exhibits.programme import turns
from artgames.exhibits.recent_walls import Recent
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans
from artgames.scene.drawing.theme import THEMES, Theme
from artgames.scene.plain_text import PlainLabel

_QUESTION_MS = 6000
_SKIP = (Qt.Key.Key_Space, Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Return)


def theme_of(playlist: Playlist) -> Theme:
    return THEMES["high_contrast" if playlist.theme == "contrast" else playlist.theme]


class ExhibitWindow(QWidget):
    """Plays a playlist. Space goes on, P stands still, Esc leaves once it was pressed twice.

    Signals:
        round_over(int): so many rounds have come to their end.
        ended(): the last round is over, or no round can be shown.
        left(): somebody wants to see something else.
    """

    round_over = Signal(int)
    ended = Signal()
    left = Signal()

    def __init__(
        self,
        context: AppContext,
        playlist: Playlist,
        *,
        most: int | None = None,
        speed: float = 1.0,
        counts: CountBook | None = None,
    ) -> None:
        super().__init__()
        self._context, self._playlist, self._counts = context, playlist, counts
        self._turns = turns(playlist, most)
        self._recent = Recent()
        self._rounds = self._refused = 0
        self._held = False
        self.problem = ""
        self.stage = ExhibitShow(context, theme_of(playlist), self, speed=speed, for_projector=True)
        self._last = PlainLabel(parent=self)
        self._last.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._last.setWordWrap(True)
        self._last.hide()
        self.question = PlainLabel(self.tr("Press Esc again to end the exhibit."), self)
        self.question.hide()
        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.setInterval(_QUESTION_MS)
        self._forget.timeout.connect(self.question.hide)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stage)
        column.addWidget(self._last)
        self.setWindowTitle(playlist.title or self.tr("Exhibit"))
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.stage.view.viewport().setCursor(Qt.CursorShape.BlankCursor)

    def begin(self) -> None:
        """The first round."""
        self._next()
        self.setFocus()

    def stop(self) -> None:
        """Nothing runs on."""
        self._forget.stop()
        self.stage.clear()

    # Rounds

    def _next(self) -> None:
        """The next round that can be shown. Where none can, it must not be tried for ever."""
        for number, plan in self._turns:
            try:
                dealt = deal(plan, self._context.library, answers=False, recent=self._recent)
            except Refused as refused:
                self.problem = self._context.say(refused.sentence)
                self._refused += 1
                if self._refused >= len(self._playlist.rounds):
                    break
                continue
            self._refused, self._held = 0, False
            if self._counts is not None:
                self._counts.started(number + 1, plan.title)
            self._follow(self.stage.prepare(plan, dealt, place=self._place(number)), number, plan.title)
            self.stage.start()
            return
        self._end()

    def _place(self, number: int) -> str:
        """For a room that wants to know how long it takes; a loop has no end."""
        count = len(self._playlist.rounds)
        if self._playlist.loop or count == 1:
            return ""
        return self.tr("Round {number} of {count}").format(number=number + 1, count=count)

    def _follow(self, conductor: Conductor, number: int, title: str) -> None:
        def tell(answer: Answer | None) -> None:
            if self._counts is not None:
                self._counts.finished(number + 1, title, answer)

        conductor.revealed.connect(tell)
        conductor.finished.connect(self._on_finished)

    def _on_finished(self) -> None:
        self._rounds += 1
        give_back()
        self.round_over.emit(self._rounds)
        # Not at once: the round that is just ending has not said its last word yet.
        QTimer.singleShot(0, self, self._next)

    def _end(self) -> None:
        self.stage.clear()
        self.stage.hide()
        theme = theme_of(self._playlist)
        scale = self._context.settings.scale(self.height()) * ROOM_SCALE
        self._last.setFont(sans(role_px(Role.HEADLINE, Profile.TABLE, scale)))
        self._last.setStyleSheet(f"background: {theme.wall}; color: {theme.ink}; padding: 5%;")
        self._last.setText(self.problem or self.tr("Thank you for looking so well."))
        self._last.show()
        self.ended.emit()

    # Keys

    def _toggle_pause(self) -> None:
        conductor = self.stage.conductor
        if conductor is None:
            return
        self._held = not self._held
        if self._held:
            conductor.hold()
        else:
            conductor.go_on()

    def _leave_or_ask(self) -> None:
        """A clicker has an Esc, too: one press ends nothing that people look at."""
        if self.question.isVisible() or self.stage.conductor is None:
            self.close()
            return
        theme, scale = theme_of(self._playlist), self._context.settings.scale(self.height())
        self.question.setFont(sans(role_px(Role.PLAY, Profile.DESK, scale)))
        self.question.setStyleSheet(f"background: {theme.panel}; color: {theme.ink}; padding: 12px;")
        self.question.adjustSize()
        self.question.move((self.width() - self.question.width()) // 2, self.height() - 2 * self.question.height())
        self.question.show()
        self.question.raise_()
        self._forget.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._leave_or_ask()
            return
        self.question.hide()
        if key == Qt.Key.Key_P:
            self._toggle_pause()
        elif key in _SKIP and self.stage.conductor is not None and not self._held:
            self.stage.conductor.skip()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.stop()
        self.left.emit()
        super().closeEvent(event)
