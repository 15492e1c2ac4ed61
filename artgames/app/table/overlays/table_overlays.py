"""Everything that lies over the table for a while: curtain, paper, pause, a painting seen closely, short answers."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.overlays.captions import Captions
from artgames.app.table.overlays.curtain_call import CurtainCall
from artgames.app.table.overlays.pause_overlay import PauseCover
from artgames.app.table.overlays.short_answers import ShortAnswers
from artgames.app.table.paper.sheet import PaperSheet
from artgames.app.table.surface import Surface
from artgames.app.voting.vote_count import Ballot
from artgames.app.voting.vote_sheet import Asked, VoteSheet
from artgames.app.widgets.painting_label_html import label_html
from artgames.app.widgets.toast import Toast
from artgames.decks import Deck
from artgames.scene.items.painting import PaintingItem
from artgames.scene.overlays.curtain import Curtain
from artgames.scene.overlays.hold_ring import WarningRing
from artgames.scene.overlays.private_page_timeout import SecretGuard
from artgames.scene.overlays.zoom import ZoomOverlay
from artgames.store.seating import Table

RING_MARGIN = 12


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
        self._context, self._flow, self._deck, self._page = context, flow, deck, page
        theme, tempo = context.theme(), context.tempo()
        self._call = CurtainCall(context, flow, table, page, self)
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
        self._answers = ShortAnswers(flow, Toast(page, self._view))
        self._captions = Captions(context, page, lambda: self._call.has_spoken)
        self._call.drawn.connect(self._zoom.hide)
        self._call.narrated.connect(self._captions.keep_line)
        self.ballot = Ballot()
        self._paper.hide()
        self._votes.hide()
        self._pause.hide()
        self.apply_style()
        self.resize_to()

    @property
    def curtain(self) -> Curtain:
        return self._call.curtain

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
        self._call.table = table

    def follow(self) -> None:
        """The flow may have turned to another surface."""
        flow = self._flow
        self._answers.follow()
        self._guard_page(flow.surface is Surface.PRIVATE and not flow.alone())
        self._call.follow()
        if flow.surface is not Surface.PAPER:
            self._paper.hide()
            self._votes.hide()
        elif self._paper.isHidden() and self._votes.isHidden():  # else what was typed in would be lost
            self._ask_for_papers() if flow.seat is None else self._ask_public(flow.seat)

    def _guard_page(self, needed: bool) -> None:
        if needed and self._guard.is_watching:
            self._guard.wait_for(self._flow.board.idle_seconds())
        elif needed:
            self._guard.watch(self._page, self._flow.board.idle_seconds())
        elif self._guard.is_watching:
            self._guard.release()

    def _ask_for_papers(self) -> None:
        marks = tuple(player.mark for player in self._call.table.players)
        flow, theme = self._flow, self._context.theme()
        self._paper.ask(flow.turns.paper_choices(), self._call.table.names, marks, theme, flow.board.numbered())
        self._cover(self._paper)
        self._paper.focus_first()

    def _ask_public(self, seat: int) -> None:
        match = self._flow.match
        choices, board = match.choices(seat), self._flow.board
        asked = Asked(seat, self._call.table.names[seat], match.turn, choices, board.numbered(), board.announced())
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
            self.curtain.setFocus()
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
        covers: tuple[QWidget, ...] = (self._pause, self._zoom, self._paper, self._votes, self.curtain)
        return next((cover for cover in covers if cover.isVisible()), None)

    def zoom(self, item: PaintingItem, with_label: bool) -> None:
        """Look at a painting closely; with its label where that gives nothing away."""
        view = self._flow.board.scene.views()[0]
        on_view = view.mapFromScene(item.sceneBoundingRect()).boundingRect()
        home = QRect(view.viewport().mapTo(self._page, on_view.topLeft()), on_view.size())
        painting = self._deck.painting(int(item.card_id))
        label = label_html(painting) if with_label else ""
        self._zoom.open(item.card_id, home, label, painting.sentence)

    # In words

    def tell(self, sentence: str) -> None:
        """A short answer to what somebody has tried."""
        self._answers.say(sentence)

    def told(self) -> str:
        """The short answer that is shown now."""
        return self._answers.shown()

    def hush(self, silent: bool) -> None:
        """Whether short answers are only to be read: they may tell what is on a private page."""
        self._answers.toast.is_silent = silent

    def remark(self, sentence: str) -> None:
        """Tell it now, and write it down in the log."""
        self._answers.remark(sentence)
        self.remarked.emit(sentence)

    # By Esc

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
        for cover in (self.curtain, self._zoom):
            cover.setGeometry(self._page.rect())
        for sheet in (self._paper, self._votes, self._pause):
            sheet.setGeometry(self._above_caption())
        self._answers.toast.place()
        self._place_ring()

    def apply_style(self) -> None:
        settings = self._context.settings.value
        self._captions.keep_line()
        self.curtain.set_theme(self._context.theme())
        self._ring.set_theme(self._context.theme(), self._context.settings.scale(self._page.window().height()))
        self._votes.set_theme(self._context.theme())
        self._pause.set_theme(self._context.theme())
        self.curtain.set_text_scale(settings.text_scale / 100)
        self.curtain.set_single_press(settings.curtain_single_press)
        self._zoom.set_look(self._context.theme(), self._context.tempo())

    def close(self) -> None:
        self._call.stop()
        self._guard.release()
        self._pause.stop()
        self._answers.toast.stop()
        self._captions.close()
        sheets = (self.curtain, self._paper, self._votes, self._pause)
        for cover in (*sheets, self._zoom, self._answers.toast, self._ring, self._captions.caption):
            cover.hide()
            cover.deleteLater()
        self.deleteLater()

    def _cover(self, widget: QWidget) -> None:
        widget.setGeometry(self._above_caption())
        widget.show()
        widget.raise_()

    def _above_caption(self) -> QRect:
        """What sounds in writing leave of the page."""
        return self._page.rect().adjusted(0, 0, 0, -self._captions.caption.line)
