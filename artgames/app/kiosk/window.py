"""A kiosk: one screen in a foyer that invites, plays with whoever touches it, and begins anew when they have gone."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto
from time import monotonic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.branding import picture, theme_of
from artgames.app.exhibit.phones_strip import PhonesStrip
from artgames.app.exhibit.round_player import STOPPED
from artgames.app.exhibit.round_runner import Conductor
from artgames.app.exhibit.round_setup import deal
from artgames.app.exhibit.show_phones import ShowPhones
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.app.kiosk.cards import IdleCard, PinCard, StartCard
from artgames.app.kiosk.footer import SHARE, Foot
from artgames.app.kiosk.idle_watch import IdleWatch
from artgames.app.kiosk.lockdown import KioskGuard
from artgames.engine.api import Refused
from artgames.exhibits.counts import Answer, CountBook
from artgames.exhibits.exhibited import Step
from artgames.exhibits.pin import PinLock
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.process_memory import give_back
from artgames.exhibits.programme import glimpse_of
from artgames.exhibits.recent_walls import FILE as HUNG
from artgames.exhibits.recent_walls import Recent
from artgames.scene.drawing.fonts import Profile, Role
from artgames.scene.drawing.style_sheet import apply_theme

TEXT = Role.PLAY.value[Profile.TABLE.value] / Role.PLAY.value[Profile.DESK.value]
"""Buttons and cards are read standing, by several people."""

_DIGITS = {getattr(Qt.Key, f"Key_{number}"): number for number in range(10)}


class Mode(Enum):
    """What the kiosk is doing."""

    ATTRACT = auto()
    START = auto()
    PLAY = auto()
    OVER = auto()


class KioskWindow(QWidget):
    """Plays rounds with visitors.

    Signals:
        left(): somebody with the PIN wants to leave.
        mode_changed(Mode): it does something else now.
    """

    left = Signal()
    mode_changed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        playlist: Playlist,
        *,
        counts: CountBook | None = None,
        speed: float = 1.0,
        left_out: Collection[int] = (),
    ) -> None:
        """`left_out`: rounds that cannot be shown on this machine; nobody is offered them."""
        super().__init__(None, Qt.WindowType.FramelessWindowHint)
        self._context, self._playlist, self._counts, self._speed = context, playlist, counts, speed
        self._offered = [(number, one) for number, one in enumerate(playlist.rounds) if number not in left_out]
        self._recent = Recent(file=context.data / HUNG)
        self.mode = Mode.ATTRACT
        self._number = 0
        self._is_told = self._may_close = False
        self.stage = ExhibitShow(context, theme_of(playlist), self, speed=speed)
        self.phones = ShowPhones(context, self.stage, self)
        self.strip = PhonesStrip(self.phones, theme_of(playlist), self)
        self.foot = Foot(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self.stage, 1)
        column.addWidget(self.foot)
        self.start_card, self.idle_card = StartCard(self), IdleCard(self)
        self.start_card.set_logo(picture(playlist.brand.logo), playlist.brand.name)
        self.pin_card = PinCard(PinLock(playlist.kiosk.pin), self)
        self.guard = KioskGuard(self)
        kiosk = playlist.kiosk
        self.idle = IdleWatch(
            kiosk.idle_seconds, kiosk.warning_seconds, self._may_ask, self, lambda: monotonic() * speed
        )
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setWindowTitle(playlist.title or "Artgames")
        self._connect()

    def _connect(self) -> None:
        foot = self.foot
        foot.looked.connect(self._seen_enough)
        foot.toggled.connect(self._toggle)
        foot.locked.connect(self._lock_in)
        foot.again.connect(lambda: self.play(self._number))
        foot.back.connect(self.attract)
        self.start_card.chosen.connect(self.play)
        self.idle.asks.connect(self.idle_card.ask)
        self.idle.gone.connect(self.attract)
        self.idle.answered.connect(self.idle_card.hide)
        self.idle_card.kept.connect(self.idle.answer)
        self.idle_card.dropped.connect(self.attract)
        self.guard.touched.connect(self.idle.touched)
        self.guard.tapped.connect(self._on_tap)
        self.guard.leave_wanted.connect(self.pin_card.ask)
        self.pin_card.opened.connect(self.leave)

    # What it does

    def attract(self) -> None:
        """Invite whoever comes by; a visitor who was in the middle of something has gone."""
        self._count_stopped()
        if self._playlist.phones and self.phones.host is None:
            self.phones.open()
        self.idle.rest()
        for card in (self.start_card, self.idle_card):
            card.hide()
        self.foot.show_invitation()
        self._become(Mode.ATTRACT)
        if self._playlist.kiosk.attract:
            self._show_the_game()
        else:
            self.stage.clear()

    def invite(self) -> None:
        """The first touch: what there is to play."""
        self.stage.clear()
        self.foot.show_quiet()
        self.start_card.invite(self._playlist.title or self.tr("Memory of the wall"), self._offered)
        self._become(Mode.START)
        self.idle.watch()

    def play(self, number: int) -> None:
        """The second touch, or once more."""
        self._count_stopped()
        plan = self._playlist.rounds[number]
        try:
            dealt = deal(plan, self._context.library, answers=True, recent=self._recent)
        except Refused as refused:
            self.invite()
            self.start_card.say(self.tr("This wall is closed"), self._context.say(refused.sentence))
            return
        self._recent.save()
        self._number, self._is_told = number, False
        for card in (self.start_card, self.idle_card):
            card.hide()
        self._become(Mode.PLAY)
        self._follow(self.stage.prepare(plan, dealt, answers=True))
        if self._counts is not None:
            self._counts.started(number + 1, plan.title)
        self.idle.watch()
        self.stage.start()

    def leave(self) -> None:
        """Somebody had the PIN."""
        self._may_close = True
        self.close()

    def stop(self) -> None:
        """Nothing runs on."""
        self.idle.rest()
        self.guard.stop()
        self.phones.close()
        self.stage.clear()

    def _become(self, mode: Mode) -> None:
        self.mode = mode
        self.mode_changed.emit(mode)

    # The game that is only shown

    def _show_the_game(self) -> None:
        plan = glimpse_of(self._offered[0][1])
        try:
            dealt = deal(plan, self._context.library, answers=False, recent=self._recent)
        except Refused:
            self.stage.clear()  # the quiet page invites, too
            return
        conductor = self.stage.prepare(plan, dealt, silent=True)
        conductor.finished.connect(lambda: QTimer.singleShot(0, self, self._show_again))
        self.stage.start(invite=False)

    def _show_again(self) -> None:
        if self.mode is Mode.ATTRACT:
            give_back()
            self._show_the_game()

    # The round that is played

    def _follow(self, conductor: Conductor) -> None:
        conductor.stepped.connect(self._on_step)
        conductor.revealed.connect(self._on_reveal)
        conductor.marked.connect(self._on_mark)
        conductor.board.refused.connect(self.foot.lock.setText)

    def _on_step(self, step: Step) -> None:
        if step is Step.LOOK:
            self.foot.show_looking(self.tr("Remember this wall"))
        elif step is Step.THINK:
            self.foot.show_asking(self._numbers())
        elif step in (Step.INTRO, Step.DARK):
            self.foot.show_quiet()

    def _numbers(self) -> tuple[int, ...]:
        return self.stage.conductor.numbers if self.stage.conductor is not None else ()

    def _on_mark(self) -> None:
        if self.stage.board is not None and self.mode is Mode.PLAY:
            self.foot.show_marks(self.stage.board.marked())

    def _on_reveal(self, answer: Answer | None) -> None:
        self._is_told = True
        if self._counts is not None:
            self._counts.finished(self._number + 1, self._playlist.rounds[self._number].title, answer)
        self.foot.show_over()
        self._become(Mode.OVER)

    def _count_stopped(self) -> None:
        conductor = self.stage.conductor
        if self.mode is not Mode.PLAY or conductor is None or self._is_told or self._counts is None:
            return
        plan = self._playlist.rounds[self._number]
        self._counts.stopped(self._number + 1, plan.title, STOPPED.get(conductor.step, "reveal"))

    # Fingers

    def _on_tap(self) -> None:
        if self.mode is Mode.ATTRACT and not self.pin_card.isVisible():
            self.invite()

    def _seen_enough(self) -> None:
        if self.stage.conductor is not None:
            self.stage.conductor.see_enough()

    def _toggle(self, number: int) -> None:
        if self.stage.board is not None:
            self.stage.board.number_key(number)
            self._on_mark()

    def _lock_in(self) -> None:
        answered = self.stage.conductor is not None and self.stage.conductor.answer()
        if answered and self.mode is Mode.PLAY:  # it may be told already
            self.foot.show_quiet()

    def _may_ask(self) -> bool:
        """Nobody is asked while something runs by itself, or while the technician types."""
        conductor = self.stage.conductor
        return not self.pin_card.isVisible() and (conductor is None or not conductor.is_timed)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Numbers and Enter play, as the screen does; no key leads out."""
        key = event.key()
        if self.pin_card.isVisible():
            self._type_pin(key)
        elif self.mode is Mode.ATTRACT:
            self.invite()
        elif self.mode is Mode.PLAY and key in _DIGITS:
            self._toggle(_DIGITS[Qt.Key(key)])
        elif self.mode is Mode.PLAY and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lock_in()

    def _type_pin(self, key: int) -> None:
        if key in _DIGITS:
            self.pin_card.press(str(_DIGITS[Qt.Key(key)]))
        elif key == Qt.Key.Key_Backspace:
            self.pin_card.rub_out()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pin_card.enter()
        elif key == Qt.Key.Key_Escape:
            self.pin_card.leave()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.strip.set_height(self.height())
        self.foot.set_size(round(self.height() * SHARE))
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, theme_of(self._playlist), self._context.settings.scale(self.height()) * TEXT * 0.8)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close:
            event.ignore()
            return
        self._count_stopped()
        self.stop()
        self.left.emit()
        super().closeEvent(event)
