"""*Show me*: the turning points of a match, or of a part of one, that is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QThreadPool, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_review import Ui_ReviewPage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.review.moment_card import MomentCard
from artgames.app.table.match_service import OpenMatch
from artgames.engine.review import Moment
from artgames.engine.words import Sentence
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.plain_text import PlainLabel

_NARROW = 46
"""In sizes of the menu text: below this width bars stand below the words."""


class ReviewPage(Page):
    """Shows a card for each moment, part by part.

    Signals:
        looked_back(int, object): what was found in the match that was opened so many times after the first, or what
            went wrong there.
    """

    looked_back = Signal(int, object)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ReviewPage()
        self.ui.setupUi(self)
        self._context = context
        self._slug = ""
        self._opened = 0
        self._names: Sequence[str] = ()
        self.cards: list[MomentCard] = []
        self.ui.back.clicked.connect(self.left)
        self.looked_back.connect(self._show_found)
        let_enter_press(self)

    def open(self, opened: OpenMatch) -> None:
        """What decided this match, as far as it is over."""
        game, match, number = games.load(opened.table.game), opened.match, self._opened + 1
        self._opened, self._names = number, opened.table.names
        if game.reviews_the_end:
            self._slug = game.slug
            self._sweep()
            self._add_heading(self.tr("Looking back through the match…"))
            self.ui.column.addStretch(1)
            QThreadPool.globalInstance().start(lambda: self._look_back(number, partial(game.review, match)))
        else:
            self.show_moments(game.slug, game.review(match), self._names)

    def _look_back(self, number: int, review: Callable[[], Sequence[Moment]]) -> None:
        """In a thread."""
        try:
            found: object = review()
        except Exception as mistake:  # raised again in the window's thread, where mistakes are written down
            found = mistake
        self.looked_back.emit(number, found)

    def _show_found(self, number: int, found: Sequence[Moment] | Exception) -> None:
        """Nobody wants it any more if another match was opened meanwhile."""
        if isinstance(found, Exception):
            raise found
        if number == self._opened:
            self.show_moments(self._slug, found, self._names)

    def show_moments(self, slug: str, moments: Sequence[Moment], names: Sequence[str]) -> None:
        """Tell these moments, naming the people at the table."""
        self._slug = slug
        self._sweep()
        part: Sentence | None = None
        say = partial(self._context.say, names=names)  # the cards know no names
        for moment in moments:
            if moment.part != part:
                part = moment.part
                self._add_heading(self._context.say(part, names))
            card = MomentCard(moment, say, self._context.theme(), self._em, self.ui.sheet)
            self.cards.append(card)
            self.ui.column.addWidget(card)
        self.ui.column.addStretch(1)
        self._arrange()
        self.ui.scroll.verticalScrollBar().setValue(0)

    def focus_first(self) -> None:
        """Arrow keys scroll at once."""
        self.ui.scroll.setFocus()

    def _add_heading(self, text: str) -> None:
        heading = PlainLabel(text, self.ui.sheet)
        heading.setWordWrap(True)
        set_variant(heading, "role", "heading")
        self.ui.column.addWidget(heading)

    def _sweep(self) -> None:
        self.cards.clear()
        while (item := self.ui.column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def _arrange(self) -> None:
        for card in self.cards:
            card.set_narrow(self.width() < _NARROW * self._em)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        for card in self.cards:
            card.set_look(theme, em)
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic(self._slug, "ended")

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
