"""The window: one stack of pages, the notices over it, and the keys that work everywhere."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QByteArray, QEvent, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QMainWindow, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_main_window import Ui_MainWindow
from artgames.app.help.help_opener import HelpOpener
from artgames.app.page_base import Page, label_boxes, let_enter_press
from artgames.app.widgets.leftover_input import LeftoverInput
from artgames.app.widgets.notice_bar import NoticeBar
from artgames.app.widgets.wheel_filter import let_wheel_scroll
from artgames.scene.drawing.fonts import Role, role_px
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.sound.announcing import announce

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent

    from artgames.app.widgets.page_fade import PageFade

_SETTLE_MS = 80
"""While a window is being pulled larger, text follows once it rests."""

UNDO_MS = 10_000
"""So long one can change one's mind."""

_HASTE = 0.6
"""Seconds: a second press that comes so soon is half of a double one, and answers no question."""

_ROOMY = 900
"""On a screen less high than this the window takes all of it: bars and frames leave little enough."""


class MainWindow(QMainWindow):
    """Shows pages and knows nothing of what they are for; `Navigator` decides which one comes next.

    Signals:
        first_painted(): the window can be seen; now there is time for everything else.
        settings_wanted(): the settings page, from wherever one is.
        collection_wanted(): the catalogue room.
        files_dropped(list of Path): somebody let go of these over the window.
        room_wanted(): the match on a projector, or no longer.
        practice_wanted(str): the practice round of this game, as the help panel offers it.
        closing(): the last moment to put things away.
    """

    first_painted = Signal()
    settings_wanted = Signal()
    collection_wanted = Signal()
    files_dropped = Signal(object)
    room_wanted = Signal()
    practice_wanted = Signal(str)
    closing = Signal()

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.ui = Ui_MainWindow()
        self.ui.setupUi(self)
        self.notices = NoticeBar(self.ui.centralwidget, self._head)
        self._leftover_input = LeftoverInput(self, self.ui.pages)
        self._context = context
        self._is_painted = False
        self._dressed: tuple[str, int] | None = None
        self._help = HelpOpener(context, self.ui.centralwidget, self.page)
        self._help.practice_wanted.connect(self.practice_wanted)
        self._pressed_at: QWidget | None = None
        """What had the keyboard when a key was pressed."""

        self._fade: PageFade | None = None
        self.is_showing: Callable[[], bool] = lambda: False
        """Whether people look on elsewhere: then nothing ends without a question."""

        self.haste = _HASTE
        self._asked_at = 0.0
        self._typed_at: QWidget | None = None
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self.apply_style)
        self._restore_geometry()
        context.settings.changed.connect(self.apply_style)

    @property
    def em(self) -> int:
        """The size of the menu text in pixels."""
        return role_px(Role.MENU, scale=self._scale())

    def notice(self, text: str, act_text: str = "", act: Callable[[], None] | None = None, *, lasts: int = 0) -> None:
        """Say something in the bar at the top (see `NoticeBar.say`)."""
        self.notices.say(text, act_text, act, lasts=lasts)

    def _head(self) -> int:
        page = self.page()
        return page.head() if isinstance(page, Page) else 0

    def tell_about_mistake(self, file: str) -> None:
        """A mistake of ours was caught and written to a file."""
        text = self.tr("Something went wrong. You can carry on; details are in {file}.")
        self.notice(text.format(file=file))

    def confirm(self, question: str, act_text: str, act: Callable[[], None]) -> bool:
        """Ask once, in place: pressing the same again, or the button, is the answer. True when it was given."""
        was_asked = self.notices.text() == question
        if was_asked and monotonic() - self._asked_at > self.haste:
            self.notices.dismiss()
            return True
        if not was_asked:
            self._asked_at = monotonic()
            self.notice(question, act_text, act, lasts=UNDO_MS)
        return False

    # Pages

    def add_page(self, page: QWidget) -> None:
        self.ui.pages.addWidget(page)
        if self._is_painted:
            self._prepare(page)
        else:
            self.first_painted.connect(lambda: self._prepare(page))

    def _prepare(self, page: QWidget) -> None:
        """What nobody sees, and everybody needs who works with keys, by ear or with a wheel."""
        let_enter_press(page)
        label_boxes(page)
        let_wheel_scroll(page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page, with a quick fade."""
        if self.ui.pages.indexOf(page) < 0:
            self.add_page(page)
        self.hide_help()
        if self._fade is None:
            from artgames.app.widgets.page_fade import PageFade  # noqa: PLC0415 - not needed for the first paint

            self._fade = PageFade(self.ui.pages)
        is_new = self.page() is not page
        self._fade.turn_to(page, self._context.tempo())
        if is_new and isinstance(page, Page) and page.spoken_title():
            announce(self, page.spoken_title())

    def page(self) -> QWidget | None:
        page: QWidget | None = self.ui.pages.currentWidget()
        return page

    def apply_style(self) -> None:
        """Put theme and text size on everything; costs nothing when both are as they were."""
        theme, em = self._context.theme(), self.em
        app = QApplication.instance()
        if not isinstance(app, QApplication) or self._dressed == (theme.key, em):
            return
        self._dressed = (theme.key, em)
        apply_theme(app, theme, self._scale())
        if self._is_painted:
            self.ui.pages.set_look(theme)
        for page in self.findChildren(Page):
            page.set_look(theme, em)

    # Actions (see actions.ACTS)

    def show_help(self) -> None:
        self._help.toggle("here")

    def show_keys(self) -> None:
        self._help.toggle("keys")

    def show_collection(self) -> None:
        self.collection_wanted.emit()

    def show_settings(self) -> None:
        self.settings_wanted.emit()

    def toggle_room(self) -> None:
        self.room_wanted.emit()

    def step_back(self) -> None:
        if self._help.is_open:
            self._help.hide()
            return
        page = self.page()
        if isinstance(page, Page):
            page.step_back()

    def toggle_full_screen(self) -> None:
        """A window that filled the screen before does so again afterwards."""
        self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)

    def enlarge_text(self) -> None:
        self._context.settings.step_text(+1)

    def shrink_text(self) -> None:
        self._context.settings.step_text(-1)

    def reset_text(self) -> None:
        self._context.settings.step_text(0)

    def toggle_mute(self) -> None:
        settings = self._context.settings
        settings.update(muted=not settings.value.muted)
        said = (
            self.tr("Sound is off. Press M to turn it on again.") if settings.value.muted else self.tr("Sound is on.")
        )
        self.notice(said, lasts=3000)

    def follow_topic(self) -> None:
        """What is shown on this page now may be explained by another part of the guide."""
        self._help.follow()

    def hide_help(self) -> None:
        self._help.hide()

    # Inside

    def _may_quit(self) -> bool:
        def quit_now() -> None:
            self.is_showing = lambda: False
            self.close()

        question = self.tr("The room screen is still on. Quit and end the show?")
        return self.confirm(question, self.tr("Quit"), quit_now)

    def _scale(self) -> float:
        return self._context.settings.scale(self.height())

    def _restore_geometry(self) -> None:
        kept = self._context.settings.look.geometry
        if not kept or not self.restoreGeometry(QByteArray.fromBase64(kept.encode())):
            screen = self.screen().availableSize()
            self.resize((screen * 0.8).expandedTo(self.minimumSize()).boundedTo(screen))
            if screen.width() >= self.minimumWidth() and screen.height() < _ROOMY:
                self.setWindowState(QtCore.Qt.WindowState.WindowMaximized)

    # Qt

    def event(self, event: QEvent) -> bool:
        """Comes before every key: a line that ends by Enter may lead on to a button, which is not pressed by it."""
        if event.type() == QEvent.Type.ShortcutOverride:
            self._typed_at = self.focusWidget()
        elif event.type() == QEvent.Type.Show:
            self._leftover_input.watch(self.windowHandle())
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard. Qt lets only Space do so outside of dialogs."""
        focused, typed_at = self.focusWidget(), self._typed_at
        self._typed_at = None
        is_enter = event.key() in (QtCore.Qt.Key.Key_Return, QtCore.Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if is_enter and focused is typed_at and isinstance(focused, QAbstractButton) and focused.isEnabled():
            focused.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_painted:
            self._settle.start()
        else:
            self.apply_style()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self.first_painted.emit)
            QTimer.singleShot(0, self, lambda: self.ui.pages.set_look(self._context.theme()))

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.is_showing() and not self._may_quit():
            event.ignore()
            return
        self._context.settings.update(geometry=self.saveGeometry().toBase64().toStdString())
        self.closing.emit()
        super().closeEvent(event)
