"""The host's hand on a show: what each button and key of its console does, as in a match wherever it can be."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.context import AppContext
from artgames.app.room.console_keys import HOST_KEYS, HostKey
from artgames.app.room.host_controller import MORE_SECONDS
from artgames.app.room.lobby import paintings_not_in_play
from artgames.app.room.slide_priority import Cover, Shown
from artgames.engine.audience import COUNT_IN
from artgames.exhibits.exhibited import Step
from artgames.scene.clock import Clock

if TYPE_CHECKING:
    from artgames.app.exhibit.round_player import RoundPlayer
    from artgames.app.exhibit.round_runner import Conductor
    from artgames.app.exhibit.show_phones import ShowPhones
    from artgames.app.exhibit.show_view import ExhibitShow
    from artgames.decks import Painting

_QUESTION_MS = 6000

_ONLY_MATCHES = ("zoom",)
SHOW_KEYS = (
    *(key for key in HOST_KEYS if key.slot not in _ONLY_MATCHES),
    HostKey(("J",), "invite"),
    HostKey(("O",), "hold"),
    HostKey(("R",), "repeat"),
    HostKey(("N",), "skip_round"),
)


class ShowHost(QObject):
    """Acts on the rounds and on what lies over them. What nobody can see does not pass: a show that is covered, paused
    or without a screen stands still.

    Signals:
        changed(): a button may mean something else now.
        told(str): why a press led to nothing, or what the next one would do.
        swap_wanted(): the room and the console change screens.
        left(): the show is to end.
    """

    changed = Signal()
    told = Signal(str)
    swap_wanted = Signal()
    left = Signal()

    def __init__(
        self,
        context: AppContext,
        player: RoundPlayer,
        stage: ExhibitShow,
        shown: Shown,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(stage)
        self._context, self.player, self._stage, self.shown = context, player, stage, shown
        self.break_painting: Painting | None = None
        self.phones: ShowPhones | None = None
        self.is_held = self.is_unseen = False
        self._warned: tuple[int | None, Step] | None = None
        self.break_clock, self._count_in = Clock(self), Clock(self, now)
        self._count_in.tick.connect(self._count)
        self._count_in.expired.connect(lambda: self.shown.pause(""))
        self._question = QTimer(self)
        self._question.setSingleShot(True)
        self._question.setInterval(_QUESTION_MS)
        self._question.timeout.connect(self.changed)
        shown.changed.connect(self._settle)
        player.changed.connect(self._settle)

    @property
    def conductor(self) -> Conductor | None:
        return self._stage.conductor

    @property
    def is_asked(self) -> bool:
        """Whether another press ends the show."""
        return self._question.isActive()

    def _settle(self) -> None:
        """Let the round stand still or go on, by all that is known now."""
        still = self.is_held or self.is_unseen or self.shown.is_paused or self.shown.cover is not None
        if self.conductor is not None:
            (self.conductor.hold if still else self.conductor.go_on)()
        self.changed.emit()

    # On and back

    def go_on(self) -> None:
        """One step on; what covers the room is only taken away."""
        if self.shown.cover is not None:
            self.lift()
        elif self.shown.is_paused:
            self.resume()
        elif self.conductor is not None:
            self.is_held = False
            self._settle()
            self.conductor.skip()

    def go_back(self) -> None:
        """What lies over the show first; then the round from its beginning, or the one before, which is asked twice."""
        if self.shown.cover is not None:
            self.lift()
            return
        number, conductor = self.player.number, self.conductor
        at = (number, conductor.step if conductor is not None else Step.OVER)
        target = self._before()
        if self._warned != at:
            self._warned = at
            text = self.tr("Press Back again to start round {number} from the beginning.")
            self.told.emit(text.format(number=target + 1))
        else:
            self.jump(target)

    def _before(self) -> int:
        """Where Back leads: to the beginning of this round, from there to the one before."""
        if self.player.number is None:
            return len(self.player.playlist.rounds) - 1
        at_start = self.conductor is not None and self.conductor.step is Step.INTRO
        return max(0, self.player.number - at_start)

    def repeat(self) -> None:
        """This round once more, with other paintings."""
        self.jump(self.player.number if self.player.number is not None else len(self.player.playlist.rounds) - 1)

    def skip_round(self) -> None:
        """The next round at once."""
        following = self.player.following
        if following is None:
            self.told.emit(self.tr("This is the last round."))
        else:
            self.jump(following)

    def jump(self, number: int) -> None:
        """A round from its beginning. What lies over the room stays there."""
        self._warned, self.is_held = None, False
        self.player.jump(number)

    # Time

    def pause(self) -> None:
        """Stop everything and cover the wall, for everybody to see; the same again goes on."""
        if self.shown.is_paused:
            self.resume()
        elif not self.player.is_over:
            self.shown.pause(self.tr("Paused"))

    def resume(self) -> None:
        """Three, two, one."""
        if self.shown.is_paused and not self._count_in.is_running:
            self._count_in.start(COUNT_IN)

    def _count(self, left: float) -> None:
        if left > 0:
            self.shown.pause(str(ceil(left)))

    def hold(self) -> None:
        """The picture stays, and time stands still: somebody wants to talk about it."""
        self.is_held = not self.is_held and not self.player.is_over
        self._settle()

    def set_unseen(self, unseen: bool) -> None:
        """The room's screen is gone, or back: then everybody is given a moment to look up again."""
        if unseen == self.is_unseen:
            return
        self.is_unseen = unseen
        if unseen:
            if self._count_in.is_running:  # whoever was being counted in is counted in anew
                self._count_in.stop()
                self.shown.pause("")
        elif not self.shown.is_paused and not self.player.is_over and not self.is_held:
            self.shown.pause(str(COUNT_IN))
            self.resume()
        self._settle()

    def more_time(self) -> None:
        if self.conductor is None or not self.conductor.add_time(MORE_SECONDS):
            self.told.emit(self.tr("No clock is running."))
        self.changed.emit()

    def finish_time(self) -> None:
        """This step is over now."""
        if self.shown.cover is None:
            self.go_on()

    # The room's picture

    def lift(self) -> None:
        """Take away what covers the room."""
        self.break_clock.stop()
        self.shown.lay(None)

    def black(self) -> None:
        self._cover(Cover.BLACK)

    def freeze(self) -> None:
        self._cover(Cover.FROZEN)

    def house(self) -> None:
        self._cover(Cover.HOUSE)

    def _cover(self, cover: Cover) -> None:
        self.break_clock.stop()
        self.shown.toggle(cover)

    def invite(self) -> None:
        """How to vote with a phone, over everything; phones are opened for it. The same again goes on."""
        if self.phones is None:
            return
        if self.phones.host is None and not self.phones.open():
            self.told.emit(self.phones.problem)
        elif self.phones.host is not None:
            self._cover(Cover.JOIN)

    def take_break(self) -> None:
        """A countdown over one large painting; the same again ends it."""
        if self.shown.cover is Cover.BREAK:
            self.lift()
            return
        in_play = self.conductor.match.setup.deck if self.conductor is not None else ()
        self.break_painting = next(iter(paintings_not_in_play(self._context.library, in_play)), None)
        self.break_clock.start(self._context.settings.value.break_minutes * 60)
        self.shown.lay(Cover.BREAK)

    def swap(self) -> None:
        self.swap_wanted.emit()

    # The end

    def end(self) -> None:
        """One press ends nothing that people look at: the second one does."""
        if self.is_asked or self.player.is_over:
            self._question.stop()
            self.left.emit()
        else:
            self._question.start()
            self.changed.emit()

    def forget_question(self) -> None:
        if self.is_asked:
            self._question.stop()
            self.changed.emit()

    def stop(self) -> None:
        """Nothing runs on."""
        for clock in (self.break_clock, self._count_in):
            clock.stop()
        self._question.stop()
        self.player.stop()
