"""*Show me*: the turning points of a match, or of a part of one, that is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

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
    """Shows a card for each moment, part by part."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ReviewPage()
        self.ui.setupUi(self)
        self._context = context
        self._slug = ""
        self.cards: list[MomentCard] = []
        self.ui.back.clicked.connect(self.left)
        let_enter_press(self)

    def open(self, opened: OpenMatch) -> None:
        """What decided this match, as far as it is over."""
        game = games.load(opened.table.game)
        self.show_moments(game.slug, game.review(opened.match), opened.table.names)

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
