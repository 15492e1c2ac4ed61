"""An exhibit for a room: round after round on the projector, and whatever the host lays over it."""

from __future__ import annotations

from functools import partial
from time import monotonic

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QScreen, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.branding import house_of, theme_of
from artgames.app.exhibit.phones_strip import PhonesStrip
from artgames.app.exhibit.round_player import RoundPlayer
from artgames.app.exhibit.show_host import SHOW_KEYS, ShowHost
from artgames.app.exhibit.show_phones import ShowPhones
from artgames.app.exhibit.show_strip import ShowStrip
from artgames.app.exhibit.show_view import ExhibitShow
from artgames.app.room.console_keys import HostKey
from artgames.app.room.house_slide import house_picture
from artgames.app.room.slide import Slide
from artgames.app.room.slide_priority import Cover, Seen, Shown
from artgames.app.screens.full_screen import show_full
from artgames.exhibits.class_results import ClassBook
from artgames.exhibits.counts import CountBook
from artgames.exhibits.playlist import Playlist
from artgames.scene.drawing.fonts import Profile, Role, role_px, sans
from artgames.scene.plain_text import PlainLabel
from artgames.scene.screenshots import take_picture

_MORE_KEYS = (HostKey(("Right", "Return"), "go_on"), HostKey(("Left",), "go_back"))
"""Of clickers that send arrows; on a console these belong to its lists and buttons."""


class ExhibitWindow(QWidget):
    """Plays a playlist. It hears the keys of the console, too: a click on the room's picture changes nothing. Where
    there is no console, Esc leaves once it was pressed twice.

    Signals:
        left(): somebody wants to see something else.
    """

    left = Signal()

    def __init__(
        self,
        context: AppContext,
        playlist: Playlist,
        *,
        most: int | None = None,
        speed: float = 1.0,
        counts: CountBook | None = None,
        pupils: ClassBook | None = None,
    ) -> None:
        super().__init__()
        self._context, self._theme, self._brand = context, theme_of(playlist), playlist.brand
        self.has_console = False
        """Whether the host looks at another picture than the room."""

        self.shown = Shown(self)
        self.stage = ExhibitShow(context, self._theme, self, speed=speed, for_projector=True)
        self.phones = ShowPhones(context, self.stage, self, pupils)
        self.strip = PhonesStrip(self.phones, self._theme, self)
        self._opens_phones = playlist.phones or pupils is not None
        self.player = RoundPlayer(context, playlist, self.stage, self, most=most, counts=counts)
        self.host = ShowHost(context, self.player, self.stage, self.shown, lambda: monotonic() * speed)
        self.host.phones = self.phones
        self.host_strip = ShowStrip(self.host, self)
        self.host_strip.hide()
        self.last = PlainLabel(parent=self)
        self.last.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.last.setWordWrap(True)
        self.last.hide()
        self._picture = QWidget(self)
        self.slide = Slide(context.pictures, self._picture)  # never over the strip, which leads back
        self._seen = Seen()
        self.question = PlainLabel(self.tr("Press Esc again to end the exhibit."), self)
        self.question.hide()
        _stack(self._picture, self.stage, self.last, self.strip)
        _stack(self, self._picture, self.host_strip)
        self.setWindowTitle(playlist.title or self.tr("Exhibit"))
        self._show_pointer(False)
        self._connect()

    def _connect(self) -> None:
        for one in (*SHOW_KEYS, *_MORE_KEYS):
            for key in one.keys:
                QShortcut(QKeySequence(key), self, partial(self._press, one.slot))
        self.shown.changed.connect(self._cover)
        self.phones.changed.connect(self._show_podium)
        self.phones.changed.connect(lambda: self.slide.set_invitation(self.phones.invitation()))
        self.host.break_clock.tick.connect(self.slide.count_down)
        self.host.changed.connect(self._show_question)
        self.host.left.connect(self.left)
        self.player.ended.connect(self._show_end)
        self.player.changed.connect(self._show_rounds)
        self._context.settings.changed.connect(self._arrange)

    def _press(self, slot: str) -> None:
        """Any other key takes the question back."""
        self.host.forget_question()
        getattr(self.host, slot)()

    def begin(self) -> None:
        """The first round."""
        is_open = self._opens_phones and self.phones.open()
        if self.phones.book is not None and is_open:
            self.shown.lay(Cover.JOIN)  # nothing is asked before everybody is in
        elif self.phones.book is not None:
            QTimer.singleShot(0, self, lambda: self.host.told.emit(self.phones.problem))  # once the host looks
        self.player.next()
        self.setFocus()

    def stop(self) -> None:
        """Nothing runs on."""
        self.host.stop()
        self.phones.close()

    def show_on(self, screen: QScreen | None, *, has_console: bool, has_strip: bool = False) -> None:
        """Cover a whole screen. Where there is a console, the keyboard stays with it; where the host sees what the room
        sees, there is a strip for the pointer."""
        self.has_console = has_console
        self.host_strip.setVisible(has_strip)
        self._show_pointer(has_strip)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, has_console)
        show_full(self, screen, takes_keyboard=not has_console)
        self._arrange()

    def _arrange(self) -> None:
        """Theme, text size or window are different now."""
        settings = self._context.settings
        em = role_px(Role.MENU, scale=settings.scale(self.height()))
        self.host_strip.set_look(em, settings.value.text_scale)
        self.strip.set_height(self.height())
        self._dress()
        self._show_question()

    def _show_pointer(self, shown: bool) -> None:
        shape = Qt.CursorShape.ArrowCursor if shown else Qt.CursorShape.BlankCursor
        for widget in (self, self.stage.view.viewport()):
            widget.setCursor(shape)

    # What lies over the rounds

    def _cover(self) -> None:
        seen = self.shown.now
        if seen.cover is Cover.FROZEN and self._seen.cover is not Cover.FROZEN:
            self.slide.freeze(take_picture(self._picture if self._seen.cover is None else self.stage))
        self._seen = seen
        self.slide.show_seen(seen, self.host.break_painting if seen.cover is Cover.BREAK else None)
        self.question.raise_()

    def _dress(self) -> None:
        self.slide.apply_style(self._theme, self._context.settings.room_scale(self.height()))
        own = house_of(self._brand)
        usual = self._context.settings.value.house_picture
        self.slide.set_house(house_picture(usual) if own.isNull() else own)
        self.last.setFont(sans(role_px(Role.HEADLINE, Profile.TABLE, self.stage.room_scale())))
        self.last.setStyleSheet(f"background: {self._theme.wall}; color: {self._theme.ink}; padding: 5%;")

    # The end

    def _show_end(self) -> None:
        thanks = self.tr("Thank you for looking so closely.")
        self.last.setText(self.player.problem or self.phones.podium() or thanks)
        self.stage.hide()
        self.last.show()

    def _show_podium(self) -> None:
        """The host may want it, or no longer, while the end is shown."""
        if self.last.isVisibleTo(self):
            self._show_end()

    def _show_rounds(self) -> None:
        if not self.player.is_over and self.last.isVisibleTo(self):
            self.last.hide()
            self.stage.show()

    def _show_question(self) -> None:
        """Nobody in the room reads what is asked at a console, or on the strip."""
        self.question.setVisible(self.host.is_asked and not self.has_console and self.host_strip.isHidden())
        if self.question.isHidden():
            return
        theme, scale = self._theme, self._context.settings.scale(self.height())
        self.question.setFont(sans(role_px(Role.PLAY, Profile.DESK, scale)))
        self.question.setStyleSheet(f"background: {theme.panel}; color: {theme.ink}; padding: 12px;")
        self.question.adjustSize()
        self.question.move((self.width() - self.question.width()) // 2, self.height() - 2 * self.question.height())
        self.question.raise_()

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A clicker has an Esc, too: with a console it only uncovers the room."""
        if event.key() != Qt.Key.Key_Escape:
            self.host.forget_question()
            super().keyPressEvent(event)
        elif self.shown.cover is not None:
            self.host.lift()
        elif not self.has_console:
            self.host.end()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()  # it goes with the show
        self.left.emit()


def _stack(parent: QWidget, *widgets: QWidget) -> None:
    """One below the other, without any space."""
    column = QVBoxLayout(parent)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for widget in widgets:
        column.addWidget(widget)
