"""The help panel over the right half of the window: this screen, the whole guide, all keys, and whose work it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QHeaderView, QTextBrowser, QWidget

from artgames import __version__, games, licences
from artgames.app.actions import PAGE_KEYS, everywhere
from artgames.app.context import AppContext
from artgames.app.forms.ui_help import Ui_HelpPanel
from artgames.app.help.markdown_guide import Guide, cut, read_guide
from artgames.app.models.help import ContentsModel, KeysModel
from artgames.app.page_base import Topic, tab_inside

TABS = ("here", "guide", "keys", "about")
_SHARE, _LEAST = 0.5, 25
"""Of the window's width, and at least so many heights of a line."""

_LINE_HEIGHT = 140
"""Per cent; rules are read slowly."""


class HelpPanel(QFrame):
    """Follows the size of the window it lies on.

    Signals:
        closed(): somebody has read enough.
        practice_wanted(str): somebody would rather try this game than read on.
    """

    closed = Signal()
    practice_wanted = Signal(str)

    def __init__(self, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_HelpPanel()
        self.ui.setupUi(self)
        self._context, self._window = context, parent
        self._contents = ContentsModel(self)
        self._topic = Topic("", "")
        self._keys = KeysModel((everywhere(), *PAGE_KEYS), self)
        self._fill_guides()
        self._show_keys()
        self.ui.contents.setModel(self._contents)
        self.ui.contents.selectionModel().currentChanged.connect(self._go_to)
        self.ui.choice.activated.connect(self._show_guide)
        self.ui.tabs.currentChanged.connect(self._offer_practice)
        self.ui.tabs.currentChanged.connect(self._tell_about)
        self.ui.practise.clicked.connect(lambda: self.practice_wanted.emit(self._guide()))
        self.ui.close.clicked.connect(self.closed)
        parent.installEventFilter(self)
        self.hide()

    def open(self, topic: Topic, tab: str) -> None:
        """Show help for a screen. Tabs: here, guide, keys, about."""
        self._tell_here(topic)
        self.ui.choice.setCurrentIndex(max(0, self.ui.choice.findData(topic.guide)))
        self._show_guide()
        self.ui.tabs.setCurrentIndex(TABS.index(tab))
        self._fit()
        self.show()
        self.raise_()
        self.ui.tabs.currentWidget().setFocus()
        self.ui.tabs.tabBar().setFocus()

    def follow(self, topic: Topic) -> None:
        """Another part of the match is shown beside the open panel; whoever reads the whole guide is left in peace."""
        if topic != self._topic:
            self._tell_here(topic)
            self._offer_practice()

    def _tell_here(self, topic: Topic) -> None:
        self._topic = topic
        _write(self.ui.here, self._read(topic.guide).about(topic.section))

    def tab(self) -> str:
        return TABS[self.ui.tabs.currentIndex()]

    def _fill_guides(self) -> None:
        self.ui.choice.addItem(self.tr("Artgames"), "")
        for slug in games.names():
            self.ui.choice.addItem(self._context.translate(slug, games.load(slug).info.title), slug)

    def _show_keys(self) -> None:
        keys = self.ui.keys
        keys.setModel(self._keys)
        keys.horizontalHeader().hide()
        keys.verticalHeader().hide()
        keys.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        keys.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        keys.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def _show_guide(self) -> None:
        guide = self._read(self.ui.choice.currentData())
        self._contents.set_guide(guide)
        _write(self.ui.guide, guide.text)
        self._offer_practice()

    def _guide(self) -> str:
        """The game that is read about now; empty for the house and its keys."""
        slugs: dict[str, str] = {"here": self._topic.guide, "guide": self.ui.choice.currentData()}
        return slugs.get(self.tab(), "")

    def _offer_practice(self) -> None:
        slug = self._guide()
        self.ui.practise.setVisible(bool(slug) and games.load(slug).has_practice)

    def _tell_about(self) -> None:
        """Whose work this is; read only when somebody wants to know, for it is long."""
        if self.tab() != "about" or self.ui.about.text():
            return
        text = self.tr("Artgames {version}. It builds on the work of many others; here are their licences.")
        self.ui.about.setText(text.format(version=__version__))
        self.ui.licences.setPlainText(licences.text())

    def _read(self, slug: str) -> Guide:
        try:
            return read_guide(slug, self._context.settings.value.language)
        except OSError:
            return cut(self.tr("This part of the guide is missing."))

    def _go_to(self, index: QModelIndex) -> None:
        """Scroll to the heading with the number of this row."""
        document = self.ui.guide.document()
        block, left = document.begin(), index.row()
        while block.isValid():
            if block.blockFormat().headingLevel() > 0:
                if left == 0:
                    top = document.documentLayout().blockBoundingRect(block).top()
                    self.ui.guide.verticalScrollBar().setValue(round(top))
                    return
                left -= 1
            block = block.next()

    def _fit(self) -> None:
        over = self._window.rect()
        self.ensurePolished()
        em = self.fontMetrics().height()
        width = min(over.width(), max(round(_LEAST * em), round(over.width() * _SHARE)))
        self.setGeometry(over.width() - width, 0, width, over.height())

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:
        return tab_inside(self, forward)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._fit()
        return super().eventFilter(watched, event)


def _write(browser: QTextBrowser, markdown: str) -> None:
    browser.document().setDefaultFont(browser.font())
    browser.setMarkdown(markdown)
    cursor = QTextCursor(browser.document())
    cursor.select(QTextCursor.SelectionType.Document)
    spaced = QTextBlockFormat()
    spaced.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    cursor.mergeBlockFormat(spaced)
