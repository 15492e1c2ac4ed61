"""Everything that lies over the table for a while: curtain, paper, pause, a painting seen closely, short answers."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.models.bot_habits import face_of
from artgames.app.table.audience_flow import AudienceFlow, Surface
from artgames.app.table.paper.sheet import PaperSheet
from artgames.app.table.pause_overlay import PauseCover
from artgames.app.voting.vote_count import Ballot
from artgames.app.voting.vote_sheet import Asked, VoteSheet
from artgames.app.widgets.painting_label_html import label_html
from artgames.app.widgets.sound_caption import Caption
from artgames.app.widgets.toast import Toast
from artgames.decks import Deck
from artgames.engine.api import Seat
from artgames.engine.choices import Choice
from artgames.scene.items.painting import PaintingItem
from artgames.scene.overlays.curtain import Curtain
from artgames.scene.overlays.hold_ring import WarningRing
from artgames.scene.overlays.private_page_timeout import SecretGuard
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.scene.sound.sound import Cue
from artgames.store.seating import Table

RING_MARGIN = 12


class _Question(NamedTuple):
    """Whose page it is, and what may be answered there."""

    seat: Seat | None
    phase: str
    choices: tuple[Choice, ...]


class TableOverlays(QObject):
    """Shows the cover that belongs to the surface of the flow, and takes it away again.

    Signals:
        counted(Count), skipped(Seat): the votes of the public, or that it has none.
        remarked(str): something for the log that is no event of the match.
        pause_ended(): the count-in after a pause is over.
        settings_wanted(), leave_wanted(): somebody wants to go to another page during a pause.
    """

    counted = Signal(object)
    skipped = Signal(int)
    remarked = Signal(str)
    pause_ended = Signal()
    settings_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, context: AppContext, flow: AudienceFlow, table: Table, deck: Deck, page: QWidget) -> None:
        super().__init__(page)
        self._context, self._flow, self._table, self._deck, self._page = context, flow, table, deck, page
        theme, tempo = context.theme(), context.tempo()
        self._curtain = Curtain(theme, page)
        self._curtain.opened.connect(flow.open_private)
        self._curtain.left.connect(flow.back_to_room)
        self._guard = SecretGuard(self)
        self._guard.must_close.connect(flow.cover)
        self._guard.lift = self.lift
        self._guard.warning.connect(self._warn)
        self._ring = WarningRing(theme, parent=page)
        self._paper = PaperSheet(context.pictures, page)
        self._paper.answered.connect(flow.take_from_paper)
        self._paper.cancelled.connect(flow.back_to_room)
        self._votes = VoteSheet(context.pictures, theme, page)
        self._votes.counted.connect(self.counted)
        self._votes.skipped.connect(self.skipped)
        self._votes.cancelled.connect(flow.back_to_room)
        self._pause = PauseCover(theme, tempo, page)
        self._pause.ended.connect(self._end_pause)
        self._pause.settings_wanted.connect(self.settings_wanted)
        self._pause.leave_wanted.connect(self.leave_wanted)
        self._zoom = ZoomOverlay(context.pictures, theme, tempo, page)
        self._toast = Toast(page, self._view)
        self._caption = Caption(page)
        context.sounds.captioned.connect(self._write_sound)
        context.narrator.captioned.connect(self._write_words)
        self._addressed: tuple[int, str, int, str] | None = None
        """Who the curtain is drawn for: seat, name and mark."""
        self._rains = self._speaks = False
        self._narrated: bool | None = None
        """Whether somebody was told to begin, while the others' eyes are closed."""
        self._surface = flow.surface
        self._answered: _Question | None = None
        """What the latest short answer is about; None for a remark."""
        self.ballot = Ballot()
        self._paper.hide()
        self._votes.hide()
        self._pause.hide()
        self.apply_style()
        self.resize_to()

    @property
    def curtain(self) -> Curtain:
        return self._curtain

    @property
    def pause(self) -> PauseCover:
        return self._pause

    @property
    def paper(self) -> PaperSheet:
        return self._paper

    @property
    def votes(self) -> VoteSheet:
        return self._votes

    def set_table(self, table: Table) -> None:
        """Seats have changed hands."""
        self._table = table

    def follow(self) -> None:
        """The flow may have turned to another surface."""
        flow = self._flow
        if flow.surface is not self._surface or self._answered not in (None, self._asked()):
            self._toast.stop()  # it answered something that was done elsewhere
        self._surface = flow.surface
        self._guard_page(flow.surface is Surface.PRIVATE and not flow.alone())
        if flow.surface is Surface.ROOM:
            self._open_eyes()
        elif flow.surface is Surface.PRIVATE and flow.seat is not None and self._narrated is False:
            self._narrated = True
            self._context.narrator.at_work(self._table.names[flow.seat])
        if flow.surface is Surface.CURTAIN and flow.seat is not None:
            self._draw_curtain(flow.seat)
        else:
            self._curtain.hide()
        if flow.surface is not Surface.PAPER:
            self._paper.hide()
            self._votes.hide()
        elif self._paper.isHidden() and self._votes.isHidden():  # else what was typed in would be lost
            self._ask_for_papers() if flow.seat is None else self._ask_public(flow.seat)

    def _draw_curtain(self, seat: int) -> None:
        player = self._table.players[seat]
        addressed = (seat, player.name, player.mark, self._flow.call)
        if self._curtain.isVisible() and self._addressed == addressed:
            return
        self._addressed = addressed
        self._zoom.hide()
        others = [one.name for one in self._table.players if one.kind == "person" and one is not player]
        other = others[0] if len(others) == 1 else ""
        sentence = note = ""
        look = self._flow.board.curtain(self._flow.room_view)
        by_custom = self._table.theft == "eyes_closed" and self._flow.board.hands_over_immediately()
        eyes_closed = by_custom or self._flow.eyes_closed
        if eyes_closed:
            sentence = self.tr("Everyone except {name}: eyes closed")
            note = self.tr("Listen for the chime.")
            self._close_eyes(player.name)
        elif self._flow.call:
            sentence, note = self.tr("{name}, look now"), self._flow.call
            look = replace(look, errand="")
        self._curtain.show_for(
            player.mark,
            player.name,
            sentence,
            note,
            face=face_of(player),
            other=other,
            game=look,
            eyes_closed=eyes_closed,
        )

    def _close_eyes(self, name: str) -> None:
        """Once for each theft, also where whoever works covers the page in the middle of it."""
        if not self._rains:
            self._rains, self._narrated, self._speaks = True, False, True
            self._keep_line()
            self._context.sounds.start_cover()
            self._context.narrator.eyes_closed(name)

    def _open_eyes(self) -> None:
        """With eyes closed, rain covers the thief's clicks until a chime says that everybody may look."""
        if self._rains:
            self._rains, self._narrated = False, None
            self._context.sounds.stop_cover()
            self._context.sounds.play(Cue.CHIME)
            self._context.narrator.eyes_open()

    def _guard_page(self, needed: bool) -> None:
        if needed and self._guard.is_watching:
            self._guard.wait_for(self._flow.board.idle_seconds())
        elif needed:
            self._guard.watch(self._page, self._flow.board.idle_seconds())
        elif self._guard.is_watching:
            self._guard.release()

    def _ask_for_papers(self) -> None:
        marks = tuple(player.mark for player in self._table.players)
        flow, theme = self._flow, self._context.theme()
        self._paper.ask(flow.turns.paper_choices(), self._table.names, marks, theme, flow.board.numbered())
        self._cover(self._paper)
        self._paper.focus_first()

    def _ask_public(self, seat: int) -> None:
        match = self._flow.match
        choices, board = match.choices(seat), self._flow.board
        asked = Asked(seat, self._table.names[seat], match.turn, choices, board.numbered(), board.announced())
        self._votes.ask(asked)
        self._votes.take_phones(self.ballot)
        self._cover(self._votes)
        self._votes.focus_first()

    def take_ballot(self, ballot: Ballot) -> None:
        """What the audience says on phones; it counts when the votes are counted."""
        self.ballot = ballot
        if not self._votes.isHidden():
            self._votes.take_phones(ballot)

    def _warn(self, left: float) -> None:
        self._ring.set_left(left)
        self._place_ring()
        self._ring.raise_()

    def _place_ring(self) -> None:
        """In the corner of the board, where it covers no button."""
        view = self._view()
        corner = view.mapTo(self._page, view.rect().topRight()) if view is not None else self._page.rect().topRight()
        self._ring.move(corner.x() - self._ring.width() - RING_MARGIN, corner.y() + RING_MARGIN)

    def _view(self) -> QWidget | None:
        """What the board is looked at through."""
        return next(iter(self._flow.board.scene.views()), None)

    # On demand

    def show_pause(self) -> None:
        self._cover(self._pause)
        self._pause.begin(with_clock=self._flow.session.clock.total > 0)

    def rest(self) -> None:
        """Everybody turns to another page for a while: whatever is shown now is covered, and nothing goes on."""
        self._flow.cover()
        self._flow.finish_moving()
        self._zoom.hide()
        self._flow.session.hold()
        self._flow.session.clock.pause()
        self.show_pause()

    def _end_pause(self) -> None:
        self.pause_ended.emit()

    def take_keyboard(self) -> bool:
        """Give the keys to what lies on top; False where that is the board."""
        if self._pause.isVisible():
            self._pause.take_keyboard()
        elif self._zoom.isVisible():
            self._zoom.setFocus()
        elif self._flow.surface is Surface.CURTAIN:
            self._curtain.setFocus()
        elif self._flow.surface is Surface.PAPER:
            (self._paper if self._flow.seat is None else self._votes).focus_first()
        else:
            return False
        return True

    def hides_table(self) -> bool:
        """Whether nobody sees the board and what stands beside it."""
        return self.top() is not None or self._flow.surface in (Surface.CURTAIN, Surface.PAPER)

    def top(self) -> QWidget | None:
        """What covers the whole table now."""
        covers: tuple[QWidget, ...] = (self._pause, self._zoom, self._paper, self._votes, self._curtain)
        return next((cover for cover in covers if cover.isVisible()), None)

    def zoom(self, item: PaintingItem, with_label: bool) -> None:
        """Look at a painting closely; with its label where that gives nothing away."""
        view = self._flow.board.scene.views()[0]
        on_view = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        home = QRect(view.viewport().mapTo(self._page, on_view.topLeft()), on_view.size())
        painting = self._deck.painting(int(item.card_id))
        label = label_html(painting) if with_label else ""
        self._zoom.open(item.card_id, home, label, painting.sentence)

    def _asked(self) -> _Question:
        board = self._flow.board
        return _Question(self._flow.seat, board.view.phase if board.has_view else "", board.choices)

    def tell(self, sentence: str) -> None:
        self._answered = self._asked()
        self._toast.say(sentence)

    def hush(self, silent: bool) -> None:
        """Whether short answers are only to be read: they may tell what is on a private page."""
        self._toast.is_silent = silent

    def remark(self, sentence: str) -> None:
        """Tell it now, and write it down in the log."""
        self.tell(sentence)
        self._answered = None
        self.remarked.emit(sentence)

    def _write_sound(self, sound: str) -> None:
        if self._context.settings.value.captions:
            self._caption.say(sound)

    def _write_words(self, words: str) -> None:
        """Where nobody speaks, the narrator's words are always written."""
        if self._context.settings.value.captions or not self._context.narrator.is_heard:
            self._caption.say(words)

    def told(self) -> str:
        """The short answer that is shown now."""
        return self._toast.text() if self._toast.isVisible() else ""

    def lift(self) -> bool:
        """Esc: take away what lies over everything else. False when nothing does."""
        if self._zoom.isVisible():
            self._zoom.dismiss()
        elif self._pause.isVisible():
            self._pause.go_on()
        else:
            return False
        return True

    def step_back(self) -> bool:
        """Esc: away from whatever is shown instead of the room's board. False when that is shown."""
        if self._flow.surface is Surface.PRIVATE:
            self._flow.cover()
        elif self._flow.surface is not Surface.ROOM:
            self._flow.back_to_room()
        else:
            return False
        return True

    # Keeping up

    def resize_to(self) -> None:
        for cover in (self._curtain, self._zoom):
            cover.setGeometry(self._page.rect())
        for sheet in (self._paper, self._votes, self._pause):
            sheet.setGeometry(self._above_caption())
        self._toast.place()
        self._place_ring()

    def apply_style(self) -> None:
        settings = self._context.settings.value
        self._keep_line()
        self._curtain.set_theme(self._context.theme())
        self._ring.set_theme(self._context.theme(), self._context.settings.scale(self._page.window().height()))
        self._votes.set_theme(self._context.theme())
        self._pause.set_theme(self._context.theme())
        self._curtain.set_text_scale(settings.text_scale / 100)
        self._curtain.set_single_press(settings.curtain_single_press)
        self._zoom.set_look(self._context.theme(), self._context.tempo())

    def _keep_line(self) -> None:
        """For who wants sounds in writing, and as soon as a narrator whom nobody hears has spoken at this table."""
        heard, captions = self._context.narrator.is_heard, self._context.settings.value.captions
        self._caption.keep_line(captions or (self._speaks and not heard))

    def close(self) -> None:
        self._context.sounds.captioned.disconnect(self._write_sound)
        self._context.narrator.captioned.disconnect(self._write_words)
        self._context.narrator.stop()
        self._guard.release()
        self._pause.stop()
        self._toast.stop()
        self._caption.stop()
        if self._rains:
            self._context.sounds.stop_cover()
        sheets = (self._curtain, self._paper, self._votes, self._pause)
        for cover in (*sheets, self._zoom, self._toast, self._ring, self._caption):
            cover.hide()
            cover.deleteLater()
        self.deleteLater()

    def _cover(self, widget: QWidget) -> None:
        widget.setGeometry(self._above_caption())
        widget.show()
        widget.raise_()

    def _above_caption(self) -> QRect:
        """What sounds in writing leave of the page."""
        return self._page.rect().adjusted(0, 0, 0, -self._caption.line)
