"""A board on which several people give one answer together, each by the own mark."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Options, Seat
from artgames.engine.choices import Action
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.items.sign_off_mark import ConfirmMark
from artgames.scene.picture_board.board import PictureBoard
from artgames.scene.picture_board.picture_spec import Picture
from artgames.scene.picture_board.signing_sheet import SigningSheet, mark_places
from artgames.scene.plain_text import button_text

translate = QCoreApplication.translate

LONGEST_NAME_ON_BUTTON = 15


class SharedBoard(PictureBoard[ViewT]):
    """What is picked before anybody signs it belongs to all of them."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._signs: list[QGraphicsItem] = []
        self._sheet_room = QRectF()

    def next_to_sign(self) -> Seat | None:
        """For whom the large button signs, so that keys alone will do: one person after another."""
        signing = self.shown.signing
        waiting = [seat for seat in signing.seats if seat not in signing.signed] if signing else []
        return next(filter(self.is_person, waiting), None)

    @property
    def is_rewritten(self) -> bool:
        """Whether something else lies here than what some have signed."""
        signing = self.shown.signing
        return signing is not None and self._answer is not None and self.partial_draft() != signing.answer

    def partial_draft(self) -> Action | None:
        """Where something was signed, nothing at all is something else."""
        answer, signing = self._answer, self.shown.signing
        is_signed = signing is not None and signing.answer is not None
        return answer.so_far() if answer is not None and is_signed else super().partial_draft()

    def put_up(self, picture: Picture) -> None:
        self._signs = []
        super().put_up(picture)

    def _lay_column(self, picture: Picture, rooms: dict[str, QRectF]) -> None:
        super()._lay_column(picture, rooms)
        if picture.signing is not None:
            self._sheet_room = rooms["signing"]
            self.scene.addItem(SigningSheet(self._sheet_room, len(picture.signing.seats), self.style))
            if picture.signing.answer is not None and self._answer is not None:
                self._answer.restore_draft(picture.signing.answer)

    def _show_answer(self) -> None:
        super()._show_answer()
        self.remove_items(*self._signs)
        self._signs = []
        if self.shown.signing is not None:
            seats = self.shown.signing.seats
            for seat, rect in zip(seats, mark_places(self._sheet_room, len(seats)), strict=True):
                self._put_mark(seat, rect)

    def _put_mark(self, seat: Seat, rect: QRectF) -> None:
        """An answer that says something else than before is signed by nobody yet."""
        signing = self.shown.signing
        assert signing is not None
        signed = seat in signing.signed and not self.is_rewritten
        theme = self.style.on_paper  # light marks need an outline on paper
        mark = ConfirmMark(rect, self.style.look(seat), self.style.names[seat], signed, theme)
        mark.is_idle = bool(self._why_not(seat)) or self.draft() is None
        mark.activated.connect(partial(self._sign, seat))
        self.scene.addItem(mark)
        self._signs.append(mark)

    def _sign(self, seat: Seat) -> None:
        problem, draft = self._why_not(seat), self.draft()
        if problem or draft is None:
            self.refused.emit(problem.format(name=self.style.names[seat]))
        else:
            self.acted.emit(seat, draft)

    def _why_not(self, seat: Seat) -> str:
        signing, answer = self.shown.signing, self._answer
        assert signing is not None
        if not self.is_person(seat):
            return translate("Tabletop", "{name} decides for itself.")
        if seat in signing.signed:
            return translate("Tabletop", "{name} has confirmed the earlier answer. Someone else must start a new one.")
        missing = answer.problem() if answer is not None else None
        return self.style.say(missing) if missing is not None else ""

    def answer_text(self) -> str:
        seat = self.next_to_sign()
        if seat is None or self.shown.question is None:
            return super().answer_text()
        name = self.style.names[seat]
        short = name if len(name) <= LONGEST_NAME_ON_BUTTON else f"{name[:LONGEST_NAME_ON_BUTTON]}…"
        return translate("Tabletop", "{name}: confirm").format(name=button_text(short))
