"""A kiosk: one screen in a foyer that invites, plays with whoever touches it, and begins anew when they have gone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from time import monotonic
from types import MappingProxyType

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent

from artgames.app.context import AppContext
from artgames.app.exhibit.branding import picture
from artgames.app.exhibit.round_setup import deal
from artgames.app.kiosk.body import KioskBody
from artgames.app.kiosk.faults import RETRY_MS, Fault
from artgames.app.kiosk.idle_watch import IdleWatch
from artgames.app.kiosk.invitation import invitation, title_of_exhibit
from artgames.app.kiosk.lockdown import KioskGuard
from artgames.app.kiosk.mode import SHOWN, Mode
from artgames.app.kiosk.troubles import Troubles
from artgames.app.kiosk.visit import Visit
from artgames.engine.api import Refused
from artgames.exhibits.counts import CountBook
from artgames.exhibits.heartbeat import Pulse
from artgames.exhibits.opening_hours import is_open
from artgames.exhibits.playlist import Playlist
from artgames.exhibits.process_memory import give_back
from artgames.exhibits.recent_walls import FILE as HUNG
from artgames.exhibits.recent_walls import Recent

CLOCK_MS = 1000
"""So often it is looked whether the museum has opened or closed."""

_DIGITS = {getattr(Qt.Key, f"Key_{number}"): number for number in range(10)}


class KioskWindow(KioskBody):
    """Plays rounds with visitors.

    Signals:
        left(): somebody with the PIN wants to leave.
        renew_wanted(): the window is to be started anew: its technician wants it, or a fault may be over.
        mode_changed(Mode): it does something else now.
    """

    left = Signal()
    renew_wanted = Signal()
    mode_changed = Signal(object)

    def __init__(
        self,
        context: AppContext,
        playlist: Playlist,
        *,
        counts: CountBook | None = None,
        speed: float = 1.0,
        left_out: Mapping[int, str] = MappingProxyType({}),
        fault: Fault | None = None,
        now: Callable[[], datetime] = datetime.now,
        status: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        """`left_out`: why rounds cannot be shown on this machine; nobody is offered them. `fault`: why none can.
        `status` says how the kiosk is doing, for its technician."""
        super().__init__(context, playlist, speed)
        self._now, self._status = now, status
        self._offered = [(number, one) for number, one in enumerate(playlist.rounds) if number not in left_out]
        self._recent = Recent(file=context.data / HUNG)
        self.mode = Mode.ATTRACT
        self.fault = fault
        self._may_close = False
        self.troubles = Troubles(context, counts, self, left_out=left_out.values())
        self.visit = Visit(self.stage, self.foot, counts, self)
        kiosk = playlist.kiosk
        self.guard = KioskGuard(self)
        self.idle = IdleWatch(
            kiosk.idle_seconds, kiosk.warning_seconds, self._may_ask, self, lambda: monotonic() * speed
        )
        self._clock, self._retry = QTimer(self), QTimer(self)
        self._clock.setInterval(CLOCK_MS)
        self._retry.setInterval(RETRY_MS)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.setWindowTitle(title_of_exhibit(playlist))
        self._connect()
        self._connect_service()
        self._clock.start()

    def _connect(self) -> None:
        self.foot.again.connect(lambda: self.play(self.visit.number))
        self.foot.back.connect(self.attract)
        self.visit.told.connect(lambda: self._become(Mode.OVER))
        self.start_card.chosen.connect(self.play)
        self.tools.back.connect(self._step_back)
        self.idle.asks.connect(self.idle_card.ask)
        self.idle.gone.connect(self.attract)
        self.idle.answered.connect(self.idle_card.hide)
        self.idle_card.kept.connect(self.idle.answer)
        self.idle_card.dropped.connect(self.attract)
        self.guard.touched.connect(self.idle.touched)
        self.guard.tapped.connect(self._on_tap)

    def _connect_service(self) -> None:
        """What is for those who look after it."""
        self.guard.leave_wanted.connect(self.pin_card.ask)
        self.pin_card.opened.connect(lambda: self.technician.show_lines(self._status()))
        self.technician.left.connect(self.leave)
        self.technician.renewed.connect(self.renew_wanted)
        self.troubles.failed.connect(self.fail)
        self._clock.timeout.connect(self.look_at_clock)
        self._retry.timeout.connect(self.look_at_fault)

    # What it does

    def attract(self) -> None:
        """Invite whoever comes by; a visitor who was in the middle of something has gone."""
        self.visit.end()
        self.stage.clear()
        self.idle.rest()
        self._clear_cards()
        self.tools.reset()
        give_back()
        if not self.is_open():
            self.close_up()
        elif self.fault is not None:
            self._show_fault(self.fault)
        else:
            if self._playlist.phones and self.phones.host is None:
                self.phones.open()
            rounds = [one for _, one in self._offered]
            told, logo = invitation(self._context, self._playlist, rounds), picture(self._playlist.brand.logo)
            self.attract_screen.invite(told, logo, self.troubles.notice())
            self._become(Mode.ATTRACT)

    def invite(self) -> None:
        """The first touch: what there is to play."""
        self.stage.clear()
        self._clear_cards()
        self.foot.show_quiet()
        self.start_card.invite(title_of_exhibit(self._playlist), self._offered)
        self._become(Mode.START)
        self.idle.watch()

    def play(self, number: int) -> None:
        """The second touch, or once more. When the museum has closed meanwhile, nothing begins any more."""
        self.visit.end()
        if not self.is_open():
            self.attract()
            return
        plan = self._playlist.rounds[number]
        try:
            dealt = deal(plan, self._context.library, answers=True, recent=self._recent)
        except Refused as refused:
            self._leave_out(number, self._context.say(refused.sentence))
            return
        self._recent.save()
        self._clear_cards()
        self._become(Mode.PLAY)
        self.idle.watch()
        self.visit.begin(number, plan, dealt)

    def _leave_out(self, number: int, why: str) -> None:
        """It could be shown when the kiosk began, and cannot be any more."""
        self.troubles.add(self.tr("Round {number}: {why}").format(number=number + 1, why=why))
        self._offered = [one for one in self._offered if one[0] != number]
        if not self._offered:
            self.fail(Fault(why, self.tr("Install the pack that is missing, or choose another deck in the editor.")))
            return
        self.invite()
        self.start_card.say(self.tr("This wall is closed"), why)

    def fail(self, fault: Fault) -> None:
        """Nothing can be shown any more."""
        self.fault = fault
        self.attract()

    def _show_fault(self, fault: Fault) -> None:
        """Say so on the screen, and look now and then whether somebody has mended it."""
        self.foot.show_quiet()
        self.fault_card.tell(fault)
        self._retry.start()
        self._become(Mode.FAULT)

    def look_at_fault(self) -> None:
        """Called by the timer, and by tests."""
        if self.fault is not None and self.fault.is_over():
            self.renew_wanted.emit()

    def recover(self) -> bool:
        """A mistake of the program has happened: begin anew. False where that does not help."""
        if self.troubles.is_second_mistake():
            return False
        self.attract()
        return True

    # Hours

    def is_open(self) -> bool:
        return is_open(self._playlist.kiosk.hours, self._now())

    def look_at_clock(self) -> None:
        """Called by the timer, and by tests that moved their clock. Whoever plays may finish."""
        waits = self.mode in (Mode.ATTRACT, Mode.START, Mode.FAULT)
        if (self.mode is Mode.CLOSED) if self.is_open() else waits:
            self.attract()

    def close_up(self) -> None:
        """Dark and silent until it opens."""
        self.phones.close()
        self.foot.show_quiet()
        self.dark.cover()
        self._become(Mode.CLOSED)

    # The end

    def leave(self) -> None:
        """Somebody had the PIN."""
        self._may_close = True
        self.close()

    def stop(self) -> None:
        """Nothing runs on."""
        self.idle.rest()
        self._clock.stop()
        self._retry.stop()
        self.guard.stop()
        self.phones.close()
        self.attract_screen.dismiss()
        self.stage.clear()

    def pulse(self) -> Pulse:
        """For whoever watches over it."""
        failed = (self.fault.what,) if self.fault is not None else ()
        return Pulse(SHOWN.get(self.mode, "round"), (*failed, *self.troubles.lines()))

    def _become(self, mode: Mode) -> None:
        self.mode = mode
        self.tools.show_back(mode in (Mode.START, Mode.PLAY))
        self.mode_changed.emit(mode)

    def _clear_cards(self) -> None:
        self.attract_screen.dismiss()
        for card in (self.start_card, self.idle_card, self.fault_card, self.dark):
            card.hide()
        self._retry.stop()

    # Fingers

    def _on_tap(self, widget: object) -> None:
        if self.mode is Mode.ATTRACT and self.is_served() and not self.tools.has(widget):
            self.invite()

    def is_served(self) -> bool:
        """Whether visitors have it, and not the technician."""
        return not (self.pin_card.isVisible() or self.technician.isVisible())

    def _step_back(self) -> None:
        """From a round to the choice, from the choice to the beginning; alone, there is no choice."""
        if self.mode is Mode.PLAY and len(self._offered) > 1:
            self.visit.end()
            self.invite()
        else:
            self.attract()

    def _may_ask(self) -> bool:
        """Nobody is asked while something runs by itself, or while the technician reads."""
        conductor = self.stage.conductor
        return self.is_served() and (conductor is None or not conductor.is_timed)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Numbers and Enter play, as the screen does; no key leads out."""
        key = event.key()
        if self.pin_card.isVisible():
            self.pin_card.type_key(key)
        elif not self.is_served():
            return
        elif self.mode is Mode.ATTRACT:
            self.invite()
        elif self.mode is Mode.PLAY and key in _DIGITS:
            self.visit.toggle(_DIGITS[Qt.Key(key)])
        elif self.mode is Mode.PLAY and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.visit.lock_in()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.fit()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close:
            event.ignore()
            return
        self.visit.end()
        self.stop()
        self.left.emit()
        super().closeEvent(event)
