"""The board of a question to an audience: invited to, asked, told, and the labels of what it was about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QObject

from artgames.engine import audience
from artgames.engine.api import Event, Options, Seat
from artgames.engine.audience import AudienceView
from artgames.engine.words import filled
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role
from artgames.scene.exhibit.board import ExhibitBoard, Invitation, edge_timer, label_beside
from artgames.scene.items.edge_timer import EdgeTimer
from artgames.scene.picture_board.board import PictureBoard
from artgames.scene.picture_board.picture_spec import AnswerOption, Bar, Note, PaintingSpec, Picture, Question
from artgames.scene.picture_board.question_board import AskingBoard
from artgames.scene.sound.sound import Cue

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""


class QuestionRound(AskingBoard[AudienceView], ExhibitBoard[AudienceView]):
    """Draws what the whole room may see. Visitors at a kiosk choose an answer; a room only looks."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._label: int | None = None
        self._invitation: Invitation | None = None
        self._edge: EdgeTimer | None = None
        self._tally: Mapping[int, int] | None = None

    # What is to be seen

    def rebuild(self) -> None:
        if not self.has_view:
            return
        self._invitation = self._edge = None
        if self._label is not None:
            self._show_alone(self._label)
        elif self.view.phase == "gather":
            self._invite()
        else:
            super().rebuild()
        self.show_whole()

    def picture(self) -> Picture:
        view = self.view
        is_told, has_bars = view.right is not None, bool(view.answers)
        said = view.told if is_told else view.asked
        note = Note(self.style.say(said)) if said is not None else None
        beside = tuple(PaintingSpec(card, name=self._seen(card)) for card in view.beside)
        picture = Picture(self._wall(has_bars), note=note, bars=self._answers(), beside=beside)
        if not self.choices:
            return picture
        way = AnswerOption(self.choices[0], translate("Exhibit", "Lock in {chosen}"))
        return Picture(
            picture.wall,
            note=note,
            bars=picture.bars,
            beside=beside,
            question=Question((way,), translate("Exhibit", "Choose an answer.")),
        )

    def _wall(self, has_bars: bool) -> tuple[PaintingSpec, ...]:
        view = self.view
        captions = view.captions or ("",) * len(view.cards)
        return tuple(
            PaintingSpec(
                card,
                token=None if has_bars else number,
                caption=self._counted(number, caption),
                name=self._seen(card),
                verdict=self._verdict(number) if not has_bars else None,
            )
            for number, (card, caption) in enumerate(zip(view.cards, captions, strict=True), 1)
        )

    def _verdict(self, number: int) -> bool | None:
        """Ticks and crosses once it is told: a cross only for what somebody chose."""
        view = self.view
        return number == view.right if view.right is not None and number in (view.right, view.given) else None

    def _counted(self, number: int, caption: str) -> str:
        """What is said of a painting, and how many have chosen it."""
        if self._tally is None or self.view.answers:
            return caption
        count = filled(translate("Exhibit", "{answers:# answer|# answers}"), answers=self._tally.get(number, 0))
        return " · ".join(filter(None, (caption, count)))

    def _answers(self) -> tuple[Bar, ...]:
        view, tally = self.view, self._tally
        return tuple(
            Bar(
                number,
                text,
                verdict=self._verdict(number),
                dimmed=view.right is not None and number not in (view.right, view.given) and tally is None,
                count=None if tally is None else tally.get(number, 0),
                share=0.0 if tally is None else tally.get(number, 0) / max(1, sum(tally.values())),
            )
            for number, text in enumerate(view.answers, 1)
        )

    def _seen(self, card: int) -> str:
        """What one sees, never what is asked for."""
        return self.style.deck.painting(card).sentence or translate("Exhibit", "A painting")

    def _invite(self) -> None:
        self.sweep()
        seconds = self.view.seconds
        line = (
            filled(translate("Exhibit", "{seconds:# second|# seconds} to decide together"), seconds=seconds)
            if seconds
            else translate("Exhibit", "Take as long as you like")
        )
        self._invitation = Invitation(self.area, self.style, self.title, line, self.place)
        for item in self._invitation.items:
            self.scene.addItem(item)
        self.light_wall()

    def _show_alone(self, card: int) -> None:
        self.sweep()
        cell, words = label_beside(card, self.area, self.style)
        self._hang(PaintingSpec(card, name=self._seen(card)), cell, 1)
        for item in words:
            self.scene.addItem(item)
        self.light_wall()

    def from_afar(self, picture: Picture) -> Picture:
        """Visitors in the room answer on their phones, and what most of them say is marked."""
        return replace(super().from_afar(picture), question=picture.question)

    def put_up(self, picture: Picture) -> None:
        """Above the line that tells the time, which keeps its place once it is told: nothing moves then."""
        whole, is_timed = self.area, bool(self.view.seconds)
        if is_timed:
            self.area = whole.adjusted(0, 0, 0, -self.style.px(Role.SMALL))
        try:
            super().put_up(picture)
        finally:
            self.area = whole
        self._edge = edge_timer(whole, self.style, shown=is_timed and self.view.phase == "ask")
        self.scene.addItem(self._edge)

    def is_bare(self) -> bool:
        """Notes and answers have a ground of their own."""
        return False

    # From outside

    def show_label(self, card: int | None) -> None:
        self._label = card
        self.rebuild()

    def show_tally(self, counts: Mapping[int, int]) -> None:
        self._tally = counts
        self.rebuild()

    def marked(self) -> tuple[int, ...]:
        return self._answer.picked if self._answer is not None else ()

    def number_key(self, number: int) -> None:
        """The answer with this number: a bar, or a painting."""
        if self.shown.bars:
            super().number_key(number)
        else:
            PictureBoard.number_key(self, number)

    def tick(self, left: float, total: float) -> None:
        if self._invitation is not None:
            self._invitation.tick(left)
        if self._edge is not None:
            self._edge.set_time(left, total)

    def tells_time(self) -> bool:
        return True

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: AudienceView) -> QAbstractAnimation | None:
        return None

    @animation.register
    def _(self, event: audience.Asked, view: AudienceView) -> QAbstractAnimation | None:
        return self.dealt(view)

    @animation.register
    def _(self, event: audience.Told, view: AudienceView) -> QAbstractAnimation | None:
        if event.given is not None:
            self.style.sounds.play(Cue.RIGHT if event.given == event.right else Cue.WRONG)
        return None
