"""The host's hand: what each button and key of the console does to the match and to the room's picture."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from artgames.app.context import AppContext
from artgames.app.models.bot_habits import face_of
from artgames.app.room.lobby import PAINTINGS, Lobby, paintings_not_in_play
from artgames.app.room.rewind_texts import lost_by
from artgames.app.room.room_window import RoomWindow
from artgames.app.room.slide_priority import Cover, Shown
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.decks import Painting
from artgames.engine.api import HOUSE
from artgames.scene.clock import Clock
from artgames.scene.drawing.faces import SeatLook
from artgames.scene.sound.sound import Cue

MORE_SECONDS = 30


class Host(QObject):
    """Acts on the table page's match and on the room, and knows nothing of how a console looks.

    Signals:
        changed(): a button may mean something else now.
        told(str): why a press led to nothing, or what the next one would do.
        play_wanted(): somebody has to play on the laptop's own board.
        swap_wanted(): the room and the console change screens.
    """

    changed = Signal()
    told = Signal(str)
    play_wanted = Signal()
    swap_wanted = Signal()

    def __init__(self, context: AppContext, page: TablePage, room: RoomWindow, shown: Shown, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._page, self.room, self.shown = context, page, room, shown
        self.break_clock = Clock(self)
        self.break_clock.tick.connect(room.slide.count_down)
        self.break_clock.expired.connect(self._end_break)
        self._held = False
        self._warned_at = self._cut_at = -1
        shown.changed.connect(self.changed)
        room.changed.connect(self.changed)

    @property
    def evening(self) -> MatchController | None:
        return self._page.evening

    @property
    def is_held(self) -> bool:
        """Whether a movement stands still."""
        return self._held and self.is_moving

    @property
    def is_moving(self) -> bool:
        evening, flow = self.evening, self.room.flow
        return evening is not None and (evening.flow.is_moving or (flow is not None and flow.is_moving))

    def follow(self, evening: MatchController) -> None:
        """Another match: a pause at its table is a pause in the room."""
        self.break_clock.stop()
        self._held, self._warned_at, self._cut_at = False, -1, -1
        self.shown.clear()
        evening.covers.pause.said.connect(self.shown.pause)
        evening.covers.pause_ended.connect(lambda: self.shown.pause(""))
        evening.flow.changed.connect(self.changed)

    # On and back

    def next(self) -> None:
        """One step on, whatever that is now; what covers the room is only taken away."""
        if self.evening is None or self.shown.cover is not None:
            self.lift()
        elif self.shown.is_paused:
            self.evening.covers.pause.go_on()
        elif self.shown.zoomed:
            self.shown.zoom("")
        elif self.is_moving:
            self._finish_moving()
        elif self.evening.flow.surface is not Surface.ROOM:
            self.play_wanted.emit()
        else:
            self._step(self.evening)

    def _step(self, evening: MatchController) -> None:
        task, action = evening.flow.next().task, evening.flow.next().action
        if task is Task.GO_ON and evening.board.cuts_short(action) and self._cut_at != evening.session.match.turn:
            self._cut_at = evening.session.match.turn
            text = self.tr("{step}? Press Next again.")
            self.told.emit(text.format(step=evening.board.go_on_text(action)))
        elif task not in (Task.WAIT, Task.ANSWER):
            self._page.press()
        elif evening.session.match.timed() is not None:
            self.told.emit(self.tr("This runs until time is up. Press E to end it now."))
        elif evening.session.people_asked():
            self.play_wanted.emit()
        elif phones := evening.session.phones_asked():
            names = [evening.table.names[seat] for seat in phones]
            self.told.emit(self.tr("Waiting for {names}.").format(names=", ".join(names)))
        else:
            self.told.emit(self.tr("The bots are thinking."))

    def back(self) -> None:
        """What lies over the match first; then the last step that no bot would do again at once, which for an answer is
        asked twice."""
        evening = self.evening
        if self.shown.cover is not None:
            self.lift()
        elif self.shown.zoomed:
            self.shown.zoom("")
        elif evening is not None:
            self._finish_moving()
            self._take_back(evening)

    def _take_back(self, evening: MatchController) -> None:
        match = evening.session.match
        keep = next((at for at in range(match.turn - 1, -1, -1) if evening.is_by_people(at)), None)
        if keep is None:
            self.told.emit(self.tr("There is nothing to undo."))
            return
        if match.history[keep].entry.seat != HOUSE and self._warned_at != match.turn:
            self._warned_at = match.turn
            self.told.emit(lost_by(evening, keep))
            return
        if evening.flow.surface is not Surface.ROOM:
            evening.flow.back_to_room()
        evening.session.rewind(keep)

    def _finish_moving(self) -> None:
        if self._held:
            self._hold(False)
        if self.evening is not None:
            self.evening.flow.finish_moving()
        if self.room.flow is not None:
            self.room.flow.finish_moving()

    # Time

    def pause(self) -> None:
        """Stop everything and cover the wall; the same again goes on. What is moving only stands still."""
        evening = self.evening
        if evening is None:
            return
        if self.shown.is_paused:
            evening.covers.pause.go_on()
        elif self.is_moving:
            self._hold(not self._held)
        elif evening.flow.surface is Surface.ROOM:
            self._page.pause()
        else:
            evening.covers.rest()

    def _hold(self, hold: bool) -> None:
        self._held = hold
        if self.evening is not None:
            self.evening.flow.hold_moving(hold)
        if self.room.flow is not None:
            self.room.flow.hold(hold)
        self.changed.emit()

    def more_time(self) -> None:
        if self._has_clock() and self.evening is not None:
            self.evening.session.clock.add(MORE_SECONDS)

    def finish_time(self) -> None:
        """The time is over now, also where the clock was switched off."""
        evening = self.evening
        if evening is None or (evening.session.match.timed() is None and not self._has_clock()):
            return
        if self.shown.is_paused:
            evening.covers.pause.go_on()
        elif evening.session.clock.total > 0:
            evening.session.clock.finish()
        else:
            evening.flow.clock.time_is_up()

    def stop_clock(self) -> None:
        """As long as everybody wants: the host says when the time is up."""
        if self._has_clock() and self.evening is not None:
            self.evening.session.clock.stop()
            self.evening.session.clock.tick.emit(0.0)
            self.changed.emit()

    def _has_clock(self) -> bool:
        has = self.evening is not None and self.evening.session.clock.total > 0
        if not has:
            self.told.emit(self.tr("No clock is running."))
        return has

    def take_break(self) -> None:
        """A pause for everybody, with a countdown over one large painting."""
        if self.evening is not None and not self.shown.is_paused:
            self._finish_moving()
            self.pause()
        self.room.set_break(next(iter(self._paintings_not_in_play()), None))
        self.break_clock.start(self._context.settings.value.break_minutes * 60)
        self.shown.lay(Cover.BREAK)

    def open_lobby(self) -> None:
        """What will be played, by whom and when; the same again shows the match."""
        if self.evening is None or self.shown.cover is Cover.LOBBY:
            self.lift()
            return
        people = tuple((one.name, SeatLook(one.mark, face_of(one))) for one in self.evening.table.players)
        cards = tuple(str(painting.id) for painting in self._paintings_not_in_play(PAINTINGS))
        info = self.evening.game.info
        self.room.slide.set_lobby(Lobby(self._context.translate(info.slug, info.title), people, cards))
        self.break_clock.start(self._context.settings.value.break_minutes * 60)
        self.shown.lay(Cover.LOBBY)

    def _paintings_not_in_play(self, most: int = 1) -> tuple[Painting, ...]:
        in_play = self.evening.session.match.setup.deck if self.evening is not None else ()
        return paintings_not_in_play(self._context.library, in_play, most)

    def _end_break(self) -> None:
        self.room.slide.count_down(0)
        if self.shown.cover is Cover.BREAK:
            self._context.sounds.play(Cue.CHIME)
            self.told.emit(self.tr("The break is over."))
        elif self.shown.cover is Cover.LOBBY:
            self._context.sounds.play(Cue.CHIME)
            self.told.emit(self.tr("It is time to begin."))

    # The room's picture

    def lift(self) -> None:
        """Take away what covers the room."""
        self.break_clock.stop()
        self.shown.lay(None)

    def cover(self, cover: Cover) -> None:
        """Black, frozen or the house; the same key again takes it away."""
        self.break_clock.stop()
        self.shown.toggle(cover)

    def zoom(self, card_id: str = "") -> None:
        """One painting for the whole room, the first if none is named; once more, and the wall is back."""
        if self.shown.zoomed and not card_id:
            self.shown.zoom("")
            return
        there = self.room.paintings()
        if card_id or there:
            self.shown.zoom(card_id or there[0])
        else:
            self.told.emit(self.tr("There is no painting to zoom in on just now."))

    def zoom_next(self, step: int) -> None:
        """The next painting, while one is shown large."""
        there = self.room.paintings()
        if self.shown.zoomed in there:
            self.shown.zoom(there[(there.index(self.shown.zoomed) + step) % len(there)])

    def stop(self) -> None:
        self.break_clock.stop()
