"""The sheet on which the host counts the public: hands for each painting, or slips one after the other."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QIntValidator, QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_votes import Ui_VoteSheet
from artgames.app.page_base import let_enter_press, tab_inside
from artgames.app.voting.poll import Poll
from artgames.app.voting.slip_line import SlipLine
from artgames.app.voting.vote_count import Ballot, Count, Verdict, Way, is_enough, majority, tally, votable
from artgames.app.voting.vote_tile import MOST_HANDS, VoteTile
from artgames.engine.api import Seat
from artgames.engine.choices import Choice, Pick
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.pictures.picture_store import PictureStore

_COLUMNS = 4
_ROOMY = 24
"""So many lines high the sheet has room for a heading."""


class Asked(NamedTuple):
    """What the room is asked: `cards` are the paintings behind the numbers, `announced` how many are looked for."""

    seat: Seat
    name: str
    turn: int
    choices: tuple[Choice, ...]
    cards: dict[int, int]
    announced: int = 0


class VoteSheet(QWidget):
    """Serves any secret choice of a few numbers. What was typed stays while somebody looks at the paintings again.

    Signals:
        counted(Count): the public has answered.
        skipped(Seat): it has no answer this time.
        cancelled(): back to the board without an answer.
        polled(): another hand or slip was counted, or the next number is called.
    """

    counted = Signal(object)
    skipped = Signal(int)
    cancelled = Signal()
    polled = Signal()

    def __init__(self, pictures: PictureStore, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_VoteSheet()
        self.ui.setupUi(self)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("page", True)
        self._pictures, self._theme = pictures, theme
        self._asked: Asked | None = None
        self.tiles: dict[int, VoteTile] = {}
        self.slip_line = SlipLine(self.ui, self)
        self._hands: dict[int, int] = {}
        self._phones = Ballot()
        self._called = 0
        self.verdict = Verdict()
        self.ui.votersEdit.setValidator(QIntValidator(1, MOST_HANDS, self))
        self._connect()
        let_enter_press(self)

    def _connect(self) -> None:
        ui = self.ui
        ui.handsButton.toggled.connect(self._turn_over)
        ui.votersEdit.textEdited.connect(self._reckon)
        ui.wanted.activated.connect(self._reckon)
        ui.lockButton.installEventFilter(self)
        self.slip_line.changed.connect(self._show_slips)
        self.slip_line.explained.connect(self._explain)
        ui.backButton.clicked.connect(self.cancelled)
        ui.skipButton.clicked.connect(lambda: self.skipped.emit(self._asked.seat if self._asked else 0))
        ui.lockButton.clicked.connect(self.lock)

    # In

    def ask(self, asked: Asked) -> None:
        """Show an empty sheet, or the same one again where the same is still asked."""
        before, self._asked = self._asked, asked
        if before is not None and (before.seat, before.turn) == (asked.seat, asked.turn):
            return
        self._hands, self._called = {}, 0
        self.ui.titleLabel.setText(self.tr("{name}: majority vote").format(name=asked.name))
        self.ui.votersEdit.clear()
        self._hang_tiles(asked)
        self.slip_line.begin(self._pick, tuple(self.tiles))
        self._offer_numbers(asked)
        self._turn_over()

    def focus_first(self) -> None:
        if self.way == "slips":
            self.ui.slipEdit.setFocus()
        else:
            next(iter(self.tiles.values())).edit.setFocus()

    def _hang_tiles(self, asked: Asked) -> None:
        for tile in self.tiles.values():
            self.ui.grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        shown = asked.choices[0].shown or self._pick.of
        self.tiles = {number: VoteTile(number, self._theme, self.ui.tiles) for number in shown}
        for place, (number, tile) in enumerate(self.tiles.items()):
            tile.picture.show_card(asked.cards.get(number), self._pictures)
            tile.changed.connect(self._take_hands)
            tile.done.connect(lambda number=number: self._go_on(number))
            tile.entered.connect(lambda number=number: self._call(number))
            self.ui.grid.addWidget(tile, place // _COLUMNS, place % _COLUMNS)
        for one, other in zip(list(self.tiles.values())[:-1], list(self.tiles.values())[1:], strict=True):
            QWidget.setTabOrder(one.edit, other.edit)
        QWidget.setTabOrder(list(self.tiles.values())[-1].edit, self.ui.lockButton)

    def _offer_numbers(self, asked: Asked) -> None:
        """How many the public marks is only a question where the rules leave it open."""
        pick, wanted = self._pick, self.ui.wanted
        wanted.clear()
        wanted.addItem(self.tr("by majority"), 0)
        for number in range(max(1, pick.min), min(pick.max, len(pick.of) - 1) + 1):
            wanted.addItem(str(number), number)
        for widget in (wanted, self.ui.wantedLabel):
            widget.setVisible(pick.min != pick.max)
        wanted.setCurrentIndex(max(0, wanted.findData(asked.announced)))

    @property
    def _pick(self) -> Pick:
        pick = votable(self._asked.choices) if self._asked is not None else None
        assert pick is not None, "only numbers can be voted about"
        return pick

    # Counting

    @property
    def way(self) -> Way:
        return "hands" if self.ui.handsButton.isChecked() else "slips"

    @property
    def voters(self) -> int:
        """Nobody has to count heads: without a number, as many as the hands that were up for one painting."""
        if self.way == "slips":
            return len(self.slip_line.slips) + self._phones.voters
        most = max(self._hands.values(), default=0)
        return max(int(self.ui.votersEdit.text() or 0), most) + self._phones.voters

    def _typed(self) -> dict[int, int]:
        return tally(self.slip_line.slips) if self.way == "slips" else dict(self._hands)

    def counts(self) -> dict[int, int]:
        """What was typed in, and what phones say."""
        return self._phones.added_to(self._typed())

    def take_phones(self, ballot: Ballot) -> None:
        self._phones = ballot
        self._reckon()

    def _turn_over(self) -> None:
        ui, by_hand = self.ui, self.way == "hands"
        ui.entryLabel.setText(self.tr("Voters in the room") if by_hand else self.tr("Next slip"))
        ui.votersEdit.setVisible(by_hand)
        for widget in (ui.slipEdit, ui.slipsLabel, ui.takeBackButton):
            widget.setVisible(not by_hand)
        self._explain()
        for number, tile in self.tiles.items():
            tile.edit.setReadOnly(not by_hand)
            tile.edit.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_hand else Qt.FocusPolicy.NoFocus)
            tile.set_count(self._typed().get(number, 0))
        self._reckon()
        if self.isVisible():
            self.focus_first()

    def _explain(self, complaint: str = "") -> None:
        if self.way == "hands":
            text = self.tr(
                "Type how many hands are up for each number, or click the painting once per hand. Enter: the next."
            )
        else:
            text = self.tr("Type the numbers on each slip, then Enter – for example 357. Type 0 for an empty slip.")
        self.ui.explanationLabel.setText(complaint or text)
        set_variant(self.ui.explanationLabel, "role", "wrong" if complaint else "")

    def _take_hands(self) -> None:
        self._hands = {number: tile.count for number, tile in self.tiles.items() if tile.count}
        self._reckon()

    def _go_on(self, number: int) -> None:
        numbers = list(self.tiles)
        place = numbers.index(number) + 1
        if place < len(numbers):
            self.tiles[numbers[place]].edit.setFocus()
            self.tiles[numbers[place]].edit.selectAll()
        else:
            self.ui.lockButton.setFocus()

    def _show_slips(self) -> None:
        counts = tally(self.slip_line.slips)
        for number, tile in self.tiles.items():
            tile.set_count(counts.get(number, 0))
        self._reckon()

    # What comes of it

    def _reckon(self) -> None:
        if self._asked is None:
            return
        counts, voters, pick = self.counts(), self.voters, self._pick
        wanted = self.ui.wanted.currentData() or 0
        self.verdict = majority(pick, counts, voters, pick.max if pick.min == pick.max else wanted)
        for number, tile in self.tiles.items():
            tile.set_votes(counts.get(number, 0) / max(1, voters), number in self.verdict.chosen)
        self._show_verdict(counts, voters)
        self.polled.emit()

    def poll(self) -> Poll | None:
        """How the vote stands, for everybody to see; None before anything was asked."""
        if self._asked is None:
            return None
        slip = self.slip_line.last if self.way == "slips" else ()
        called = (self._called,) if self.way == "hands" and self._called else slip
        cards, counted = self._asked.cards, self.ui.lockButton.hasFocus()
        return Poll(
            self._pick, tuple(self.tiles), cards, self.counts(), self.voters, self.verdict, self.way, called, counted
        )

    def _call(self, number: int) -> None:
        """Hands go up for this one now, or for none any more."""
        self._called = number
        if number:
            self.ui.scroll.ensureWidgetVisible(self.tiles[number])
        self.polled.emit()

    def _show_verdict(self, counts: dict[int, int], voters: int) -> None:
        ui = self.ui
        ui.votersEdit.setPlaceholderText(str(voters or "–"))
        self.slip_line.show()
        named = [
            self.tr("{number} ({votes} of {voters})").format(number=one, votes=counts[one], voters=voters)
            for one in self.verdict.chosen
        ]
        text = self.tr("Most say {numbers}.").format(numbers=", ".join(named))
        ui.verdictLabel.setText(text if named else self.tr("No votes yet."))
        tie = self.tr("{numbers} are tied: the lower number counts.")
        ui.tieLabel.setText(tie.format(numbers=", ".join(map(str, self.verdict.level))) if self.verdict.level else "")
        ui.lockButton.setEnabled(bool(named) and is_enough(self._pick, self.verdict))

    def lock(self) -> None:
        """The majority as it stands is the answer, if the rules would take it."""
        if self._asked is None or not self.ui.lockButton.isEnabled():
            return
        counts = tuple(sorted(self.counts().items()))
        way = self.way if self._typed() or not self._phones.voters else "phones"
        self.counted.emit(Count(self._asked.turn, self._asked.seat, way, counts, self.voters, self.verdict.chosen))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for tile in self.tiles.values():
            tile.set_theme(theme)

    # Qt

    def focusNextPrevChild(self, forward: bool) -> bool:
        return tab_inside(self, forward)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the text is large, the paintings need the room of the heading."""
        super().resizeEvent(event)
        self.ui.titleLabel.setVisible(self.height() > _ROOMY * self.fontMetrics().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Who has come to the last button has counted."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._call(0)
        return super().eventFilter(watched, event)
