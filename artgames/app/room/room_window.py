"""The room's window: the whole of the projector, no pointer, no buttons, nothing that only some may see."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPixmap, QResizeEvent, QScreen
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_room import Ui_RoomWindow
from artgames.app.phones.invitation import Invitation
from artgames.app.result.podium import Podium
from artgames.app.result.standings import steps
from artgames.app.room.house_slide import house_picture
from artgames.app.room.room_replay import RoomFlow
from artgames.app.room.slide import Slide
from artgames.app.room.slide_priority import Cover, Seen, Shown
from artgames.app.screens.full_screen import show_full
from artgames.app.table.chip import chips_of
from artgames.app.table.match_controller import MatchController
from artgames.app.voting.live_vote import LiveVote
from artgames.app.voting.poll import Poll, headline
from artgames.app.voting.vote_wall import VoteWall
from artgames.decks import Painting
from artgames.engine.api import Outcome
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, role_px
from artgames.scene.drawing.theme import set_variant
from artgames.scene.items.painting import PaintingItem
from artgames.scene.screenshots import take_picture
from artgames.scene.sound.sound import Sounds

ROOM_SHARE = Role.PLAY.value[Profile.ROOM.value] / Role.PLAY.value[Profile.TABLE.value]
"""Boards are drawn for people round a table; across a room everything is so much larger."""

_FLAGS = Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint | Qt.WindowType.WindowDoesNotAcceptFocus

_SAFE = 0.03
"""Of the height, kept free at all edges: projectors cut and bend what is there."""


_LEAST = 200
"""A window that is smaller than so many pixels is on its way to its place, and nothing is hung in it."""


class RoomWindow(QWidget):
    """Shows one match to everybody, on a board of its own that nobody can touch.

    Signals:
        changed(): what the match shows may be different now.
        key_pressed(QKeyEvent): a key came here although the console should have it.
        closed(): somebody closed the window by the system's own means.
    """

    changed = Signal()
    key_pressed = Signal(object)
    closed = Signal()

    def __init__(self, context: AppContext, shown: Shown) -> None:
        super().__init__(None, _FLAGS)
        self.ui = Ui_RoomWindow()
        self.ui.setupUi(self)
        self._context, self.shown = context, shown
        self._silence = Sounds(parent=self, find=lambda _copies: None)  # the laptop's board is heard, once is enough
        self._evening: MatchController | None = None
        self.flow: RoomFlow | None = None
        self._vote: LiveVote | None = None
        self.vote_wall = VoteWall(self)
        self._break: Painting | None = None
        self._seen = Seen()
        self.podium = Podium(context.theme(), 57, self.ui.endPage)
        self.ui.endColumn.addWidget(self.podium, 1)
        self.slide = Slide(context.pictures, self)
        # What is in it never makes it larger than its screen, nor the window that it is a part of: it would be a window
        # among others then.
        self.setMinimumSize(1, 1)
        self.ui.whole.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self.setProperty("page", True)
        self.ui.matchPage.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.ui.boardView.area_changed.connect(self._fit)
        shown.changed.connect(self._cover)
        context.settings.changed.connect(self.apply_style)
        self.apply_style()
        self._cover()

    # Where

    def show_on(self, screen: QScreen) -> None:
        """Fill this screen."""
        show_full(self, screen, takes_keyboard=False)

    def embed(self, column: QVBoxLayout | None) -> None:
        """Be the upper part of a page instead of a window; None for a window again, which is not shown yet."""
        self.hide()
        if column is not None:
            self.setCursor(Qt.CursorShape.ArrowCursor)
            column.insertWidget(0, self, 1)
            self.show()
        else:
            self.setCursor(Qt.CursorShape.BlankCursor)
            self.setParent(None, _FLAGS)
        self.apply_style()

    # What

    def open(self, evening: MatchController) -> None:
        """Follow this match from now on."""
        self.close_match()
        self._evening = evening
        self.ui.status.begin(evening.table.names)
        options = evening.session.match.setup.options
        board = evening.game.make_board(
            self._style(evening), options, lambda seat: not evening.session.is_bot(seat), self
        )
        self.flow = RoomFlow(evening.session, board, self)
        self.flow.changed.connect(self._show)
        self._vote = LiveVote(evening, self.flow)
        self._vote.changed.connect(self._show)
        evening.session.clock.tick.connect(self._show_time)
        evening.talk.spoke.connect(self._show_speech)
        self.ui.boardView.setScene(board.scene)
        self.ui.pages.setCurrentWidget(self.ui.matchPage)
        self._layout_bars()
        board.resize_to(self.ui.boardView.area)
        self.flow.start()
        self._cover()

    def close_match(self) -> None:
        """Nothing of the match is shown any more."""
        flow, evening = self.flow, self._evening
        self.flow = self._evening = self._vote = None
        if flow is None or evening is None:
            return
        evening.session.clock.tick.disconnect(self._show_time)
        evening.talk.spoke.disconnect(self._show_speech)
        flow.stop()
        self.ui.boardView.setScene(None)
        for part in (flow, flow.board):
            part.deleteLater()
        self._cover()

    def show_end(self, outcome: Outcome, sentence: str) -> None:
        """The podium. Who won is only written when the winner stands there."""
        if self._evening is None:
            return
        players = self._evening.table.players
        self.ui.result.begin(self._evening.table.names)
        self.podium.complete.connect(lambda: self.ui.result.say(sentence, ""), Qt.ConnectionType.SingleShotConnection)
        self.ui.pages.setCurrentWidget(self.ui.endPage)
        self.podium.start(steps(outcome), players, self._context.tempo())

    @property
    def shows_end(self) -> bool:
        """Whether the podium is there instead of a board."""
        return self._evening is not None and self.ui.pages.currentWidget() is self.ui.endPage

    def follow_table(self) -> None:
        """Somebody else sits there now."""
        if self._evening is not None and self.flow is not None:
            self.flow.board.style = self._style(self._evening)
            self.flow.refresh()

    # A painting for everybody

    def painting_at(self, point: QPoint) -> PaintingItem | None:
        """What hangs at a point of the window, if everybody may look at it closely."""
        view, board = self.ui.boardView, self.flow.board if self.flow is not None else None
        if board is None or not board.allows_zoom():
            return None
        item = view.painting_at(view.viewport().mapFrom(self, point))
        return item if item is not None and not item.is_face_down else None

    def paintings(self) -> list[str]:
        """What hangs in the room and may be looked at closely, in reading order."""
        if self.flow is None or not self.flow.board.allows_zoom():
            return []
        items = self.ui.boardView.focusable_items()
        return [item.card_id for item in items if isinstance(item, PaintingItem) and not item.is_face_down]

    @property
    def break_painting(self) -> Painting | None:
        return self._break

    def set_break(self, painting: Painting | None) -> None:
        """What hangs in the room during a break."""
        self._break = painting

    # Keeping up

    def apply_style(self) -> None:
        """Theme, text size or window are different now."""
        theme, scale = self._context.theme(), self._scale()
        for bar in (self.ui.status, self.ui.people, self.ui.result, self.ui.tally):
            bar.apply_style(theme, scale)
        self.podium.set_look(theme, role_px(Role.SMALL, Profile.ROOM, scale))
        self.slide.apply_style(theme, scale)
        self.slide.set_house(house_picture(self._context.settings.value.house_picture))
        edge = round(self.height() * _SAFE)
        for layout in (self.ui.frame, self.ui.endColumn):
            layout.setContentsMargins(edge, edge, edge, edge)
        if self._evening is not None and self.flow is not None:
            self.flow.board.apply_style(self._style(self._evening))
            self.flow.refresh()

    def _scale(self) -> float:
        """By the whole picture: letters are no smaller where a strip of it is the host's."""
        return self._context.settings.room_scale(self.window().height())

    def _style(self, evening: MatchController) -> BoardStyle:
        style = evening.style()
        scale, ratio = self._scale() * ROOM_SHARE, self.devicePixelRatioF()
        return replace(style, scale=scale, text=1.0, ratio=ratio, sounds=self._silence, for_projector=True)

    def _show(self) -> None:
        """Something may look different now."""
        evening, flow = self._evening, self.flow
        if evening is None or flow is None:
            return
        poll = None if flow.is_moving or self._vote is None else self._vote.now()
        self._layout_bars(voting=poll is not None)
        self._enter(flow)
        heading = evening.heading(flow.board, flow.view, flow.shown) if poll is None else headline(poll)
        self.ui.status.say(heading, flow.board.progress(flow.view))
        self._show_vote(flow, poll)
        self._show_time()
        self._show_people(evening, flow)
        self._show_speech()
        self.changed.emit()

    def _enter(self, flow: RoomFlow) -> None:
        """What is round the wall has the colour of its room."""
        name = flow.board.room().name.lower()
        if self.ui.matchPage.property("room") != name:
            set_variant(self.ui.matchPage, "room", name)
            for bar in (self.ui.status, self.ui.people, self.ui.tally):
                bar.apply_style(flow.board.style.theme, self._scale())

    def _layout_bars(self, *, voting: bool = False) -> None:
        """All bars make room at once for a board that wants the whole wall; a vote has its count where people are."""
        bars = self.flow is None or not self.flow.board.fills_window() or voting
        self.ui.status.setVisible(bars)
        self.ui.people.setVisible(bars and not voting)
        self.ui.tally.setVisible(voting)
        self.ui.frame.activate()

    def _show_vote(self, flow: RoomFlow, poll: Poll | None) -> None:
        """While the audience is asked, its vote is the show; else the match is."""
        view = self.ui.boardView
        if poll is not None:
            self.ui.tally.show_poll(poll)
            self.vote_wall.show_poll(poll, flow.board.style, view.area)
        scene = flow.board.scene if poll is None else self.vote_wall
        if view.scene() is not scene:
            view.setScene(scene)
            if poll is None:
                self.vote_wall.forget()

    def _show_time(self, _left: float = 0.0) -> None:
        """One clock: the board's own, where it has one."""
        clock = self._evening.session.clock if self._evening is not None else None
        runs = clock is not None and clock.total > 0 and not (self.flow is not None and self.flow.board.tells_time())
        self.ui.status.show_time(clock.remaining if runs and clock is not None else None)

    def tells_time(self) -> bool:
        """Whether the room sees how much is left."""
        tells = self.flow is not None and self.flow.board.tells_time()
        return self.slide.isHidden() and (tells or (self.ui.status.isVisible() and bool(self.ui.status.time)))

    def _show_speech(self) -> None:
        """Not before the room has seen what is spoken about."""
        evening, flow = self._evening, self.flow
        may_speak = evening is not None and flow is not None and not flow.is_moving
        self.ui.people.set_speech(evening.talk.now if may_speak and evening is not None else None)

    def _show_people(self, evening: MatchController, flow: RoomFlow) -> None:
        asked = () if flow.is_moving else evening.session.match.to_act()
        states, points = flow.board.people(flow.view, asked), flow.board.standing(flow.view)
        role, masked = flow.board.special_role(), flow.board.wears_mask()
        keys = {} if flow.is_moving else flow.board.keys_to_tell()
        self.ui.people.set_chips(chips_of(evening.table.players, points, states, role, masked=masked, keys=keys))

    def invite(self, invitation: Invitation | None) -> None:
        """How to join with a phone, as long as phones are open."""
        self.slide.set_invitation(invitation)
        self._cover()

    def _cover(self) -> None:
        """Without a match there is the house; or how to join, while the next table is being laid."""
        seen = self.shown.now
        if self._evening is None and seen.cover is None:
            seen = Seen(cover=Cover.HOUSE if self.slide.invitation is None else Cover.JOIN)
        if seen.cover is Cover.FROZEN and self._seen.cover is not Cover.FROZEN:
            self.slide.freeze(self._picture())
        self._seen = seen
        is_break = seen.cover is Cover.BREAK
        painting, with_label, number = (self._break if is_break else None), True, 0
        if seen.zoomed and self._evening is not None and self.flow is not None:
            card, board = int(seen.zoomed), self.flow.board
            painting, with_label = self._evening.deck.painting(card), board.tells_labels()
            number = next((number for number, hung in board.numbered().items() if hung == card), 0)
        self.slide.show_seen(seen, painting, with_label=with_label, number=number)

    def _picture(self) -> QPixmap:
        """What is to be seen now; never a black one, or nobody would know what stands still."""
        shown: QWidget = self if self._seen.cover is None else self.ui.pages
        return take_picture(shown)

    def _fit(self) -> None:
        flow, area = self.flow, self.ui.boardView.area
        on_its_way = area.width() < _LEAST or area.height() < _LEAST
        if flow is not None and flow.board.area != area and not on_its_way:
            flow.finish_moving()
            flow.board.resize_to(area)
            self._show()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.slide.setGeometry(QRect(QPoint(), self.size()))
        self.apply_style()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.key_pressed.emit(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()  # it only goes with the console
        if QApplication.instance() is not None:
            self.closed.emit()
