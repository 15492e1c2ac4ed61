"""A calm card at the top of the window: what people should know, one message at a time, until they dismiss it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QFrame, QWidget

from artgames.app.forms.ui_notice_bar import Ui_NoticeBar
from artgames.scene.overlays.overlay import give_back
from artgames.scene.sound.announcing import announce

_WIDEST = 45
"""A line of reading, in sizes of its letters."""

_MARGIN = 12


class Notice(NamedTuple):
    """A message; with a button if `act_text` names one, and going by itself after so many milliseconds.

    `own_line`: the page makes room for it. It is for messages that come before anybody has begun to press something.
    """

    text: str
    act_text: str = ""
    act: Callable[[], None] | None = None
    lasts: int = 0
    own_line: bool = False


class NoticeBar(QFrame):
    """Hidden while there is nothing to say. The same message is never shown twice in a row.

    It lies over the page, unless it has a line of its own: whoever is about to press something there finds it where it
    was.
    """

    def __init__(self, over: QWidget, head: Callable[[], int] = lambda: 0) -> None:
        """`head` says how much of the page's upper edge has to stay in sight."""
        super().__init__(over)
        self._over, self._head = over, head
        over.installEventFilter(self)
        self.ui = Ui_NoticeBar()
        self.ui.setupUi(self)
        self._waiting: deque[Notice] = deque()
        self._shown: Notice | None = None
        self._before: QWidget | None = None
        self._goes = QTimer(self)
        self._goes.setSingleShot(True)
        self._goes.timeout.connect(self.dismiss)
        self.ui.dismiss.clicked.connect(self.dismiss)
        self.ui.act.clicked.connect(self._do)
        self.hide()

    def say(self, text: str, act_text: str = "", act: Callable[[], None] | None = None, *, lasts: int = 0) -> None:
        self.tell(Notice(text, act_text, act, lasts))

    def tell(self, notice: Notice) -> None:
        """Show a message, after those that are not dismissed yet. One that goes by itself is shown at once."""
        if notice.lasts:
            if self._shown is not None and not self._shown.lasts:
                self._waiting.appendleft(self._shown)
            self._show(notice)
        elif self._shown is None:
            self._show(notice)
        elif notice.text not in (self._shown.text, *(waiting.text for waiting in self._waiting)):
            self._waiting.append(notice)

    def text(self) -> str:
        """What is shown now; empty for nothing."""
        return self._shown.text if self._shown is not None else ""

    def dismiss(self) -> None:
        self._goes.stop()
        self._shown = None
        focused = self.window().focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            give_back(self._before)
        self.hide()
        self._push_down(0)
        if self._waiting:
            self._show(self._waiting.popleft())

    def _show(self, notice: Notice) -> None:
        self._shown = notice
        if self.isHidden():
            self._before = self.window().focusWidget()
        self.ui.text.setText(notice.text)
        self.ui.act.setText(notice.act_text)
        self.ui.act.setVisible(bool(notice.act_text))
        self._goes.stop()
        if notice.lasts:
            self._goes.start(notice.lasts)
        self.show()
        self._place()
        announce(self, notice.text)

    def _place(self) -> None:
        """Where long words need it, wider than a line of reading, never wider than the window."""
        room = self._over.width() - 2 * _MARGIN
        width = min(room, max(_WIDEST * self.ui.text.fontInfo().pixelSize(), self.minimumSizeHint().width()))
        height = self.heightForWidth(width)
        self.setGeometry((self._over.width() - width) // 2, self._head() + _MARGIN, width, height)
        self._push_down(height + 2 * _MARGIN if self._shown is not None and self._shown.own_line else 0)
        self.raise_()

    def _push_down(self, high: int) -> None:
        """Whatever lies below begins only there."""
        layout = self._over.layout()
        if layout is not None and layout.contentsMargins().top() != high:
            margins = layout.contentsMargins()
            margins.setTop(high)
            layout.setContentsMargins(margins)

    def _do(self) -> None:
        act = self._shown.act if self._shown is not None else None
        self.dismiss()
        if act is not None:
            act()

    def event(self, event: QEvent) -> bool:
        """Letters that have become larger need more room."""
        done = bool(super().event(event))
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            self._place()
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
