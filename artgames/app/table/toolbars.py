"""The bars above and below the board: who must do what, the people, and the one large button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from artgames.app.forms.ui_table import Ui_TablePage
from artgames.app.table.chip import chips_of
from artgames.app.table.match_controller import MatchController
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.engine.api import Seat, View
from artgames.engine.words import shortened
from artgames.scene.board import Board
from artgames.scene.board_style import BoardStyle
from artgames.scene.clock import Clock
from artgames.scene.drawing.fonts import Profile, Role, figures, sans
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import button_text

LONGEST_NAME_ON_BUTTON = 15
_SENTENCE, _NAMES = 0.8, 0.62
"""Shares of the size of what is needed to play."""

_ANY = 16_777_215


class TableBars(QObject):
    """Fills the widgets of the table page's form from an evening; holds no state of its own."""

    def __init__(self, ui: Ui_TablePage, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._ui, self._clock = ui, clock

    def show(self, evening: MatchController, *, asks_again: bool = False) -> None:
        """`asks_again`: what the large button would lock in may not be meant; it has to be pressed again."""
        # All at once: a board that gets another size shows these bars anew, and Qt does not let it change its size a
        # second time in the middle of that. It must have its final size before anything begins to move on it.
        self._ui.columns.setEnabled(False)
        self._fill(evening)
        if asks_again:
            self._ui.primaryButton.setText(self.tr("Press again to confirm"))
            self._ui.hintLabel.setText(self._doubt_text(evening))
        self._ui.columns.setEnabled(True)
        self._ui.columns.activate()
        self._ui.peopleRow.activate()  # a longer text must not be seen in the button of a shorter one

    def _doubt_text(self, evening: MatchController) -> str:
        if evening.board.discards():
            return self.tr("What you wrote will not be used. Press again if you are sure.")
        return self.tr("You have not changed anything. Press again to lock it in as it is.")

    def _fill(self, evening: MatchController) -> None:
        flow, board, ui = evening.flow, evening.board, self._ui
        private = flow.surface is Surface.PRIVATE
        bars = not board.fills_window()
        self._enter(board)
        ui.statusBar.setVisible(bars)
        ui.peopleBar.setVisible(bars)
        answers = private or (flow.next().task is Task.ANSWER and not flow.is_moving)
        ui.people.setVisible(not answers)
        ui.hintLabel.setVisible(answers)
        for label in (ui.sentenceLabel, ui.hintLabel):
            label.set_names(evening.table.names)
        ui.hintLabel.setText(board.hint())
        self._show_owner(evening)
        self._show_status(evening, private)
        self._show_buttons(evening, private)
        self._show_people(evening)

    def _enter(self, board: Board[View]) -> None:
        """Both bars have the colour of the room that the board shows."""
        name, theme = board.room().name.lower(), board.style.theme
        for bar in (self._ui.statusBar, self._ui.peopleBar):
            if bar.property("room") != name:
                set_variant(bar, "room", name)
        self._ui.people.set_theme(theme)
        self._ui.owner.set_theme(theme)

    def show_time(self, left: float) -> None:
        self._ui.timerLabel.setText(f"{int(left) // 60}:{int(left) % 60:02d}")

    def apply_style(self, style: BoardStyle) -> None:
        """Theme or text size are different now. Letters are as large as the user wants them; the bars stay as high as
        with the usual size, so that the board loses nothing."""
        ui, play = self._ui, style.px(Role.PLAY)
        em = style.px(Role.MENU, Profile.DESK)
        usual = style.usual_px(Role.PLAY)
        head, foot = round(round(usual * _SENTENCE) * 1.35) + 12, round(round(usual * _NAMES) * 2.3)
        is_large = style.text > 1.0
        ui.sentenceLabel.set_size(round(play * _SENTENCE))
        ui.owner.apply_style(style.theme, min(round(play * _SENTENCE), round(head * 0.66)))
        ui.hintLabel.set_size(style.px(Role.PLAY, Profile.DESK))
        ui.people.apply_style(style.theme, round(play * _NAMES), foot)
        ui.roundLabel.setFont(sans(em))
        ui.timerLabel.setFont(figures(min(em * 1.3, head * 0.72)))
        ui.statusBar.apply_style(style.theme, head if is_large else 0)
        for button in (ui.primaryButton, ui.secondaryButton):
            set_variant(button, "tight", "words" if is_large else "")
            button.setMaximumHeight(foot if is_large else _ANY)
        ui.hintLabel.setMaximumHeight(foot if is_large else _ANY)

    def _show_owner(self, evening: MatchController) -> None:
        """Whoever has the laptop by mistake must see at once whose page is open."""
        flow, players = evening.flow, evening.table.players
        if flow.surface is Surface.PRIVATE and flow.seat is not None and not flow.alone():
            self._ui.owner.tell(players[flow.seat])
        else:
            self._ui.owner.tell(None)

    def _show_status(self, evening: MatchController, private: bool) -> None:
        flow, ui = evening.flow, self._ui
        view = evening.session.match.view(flow.seat) if private else flow.room_view
        owner = flow.seat if ui.owner.name else None
        ui.sentenceLabel.setText(evening.heading(evening.board, view, flow.shown, owner))
        ui.roundLabel.setText(evening.board.progress(view))
        undoable = evening.session.undoable()
        ui.undoButton.setVisible(undoable is not None and (not private or undoable == flow.seat))
        ui.pauseButton.setVisible(not private)
        ui.timerLabel.setVisible(self._clock.total > 0)

    def _show_buttons(self, evening: MatchController, private: bool) -> None:
        primary, secondary = self._ui.primaryButton, self._ui.secondaryButton
        answers = private or evening.flow.next().task is Task.ANSWER
        secondary.setVisible((private and not evening.flow.alone()) or evening.offers_review())
        secondary.setText(self.tr("Hide") if private else self.tr("Review"))
        if private:
            text = evening.board.answer_text()
        elif evening.flow.is_moving:
            text = self.tr("Skip")
        else:
            text = self._task_text(evening)
        primary.setText(text)
        is_doubtful = (
            answers and not evening.flow.is_moving and (evening.board.is_untouched() or evening.board.discards())
        )
        if is_doubtful != (primary.property("variant") == ""):
            set_variant(primary, "variant", "" if is_doubtful else "primary")
        primary.setVisible(bool(text))
        primary.setEnabled(not answers or evening.flow.is_moving or evening.board.draft() is not None)

    def _task_text(self, evening: MatchController) -> str:
        what = evening.flow.next()
        texts: dict[Task, Callable[[], str]] = {
            Task.GO_ON: lambda: "" if what.decides else evening.board.go_on_text(what.action),
            Task.HAND_OVER: lambda: self._hand_over_text(evening, what.seat or 0),
            Task.ANSWER: evening.board.answer_text,
            Task.TYPE_IN: lambda: self.tr("Enter the paper answers"),
            Task.COUNT: lambda: self.tr("Count the audience’s votes"),
            Task.RESULT: lambda: self.tr("See the result"),
            Task.WAIT: lambda: "",
        }
        return texts[what.task]()

    def _hand_over_text(self, evening: MatchController, seat: Seat) -> str:
        if evening.flow.alone():
            return self.tr("Continue")
        short = shortened(evening.table.names[seat], LONGEST_NAME_ON_BUTTON)
        return self.tr("Pass to {name}").format(name=button_text(short))

    def _show_people(self, evening: MatchController) -> None:
        shown = evening.board.as_written(evening.flow.room_view)
        asked = () if evening.flow.is_moving else evening.session.match.to_act()  # the match is ahead of what moves
        states = evening.board.people(shown, asked)
        points = evening.board.standing(shown)
        role = evening.board.special_role()
        masked = evening.board.wears_mask()
        self._ui.people.set_chips(chips_of(evening.table.players, points, states, role, masked=masked))
