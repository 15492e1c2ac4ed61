"""The reveal: guesses first, then every stolen painting flies home and every decoy gets its tag, then the points."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QRectF

from artgames.games.stolen_paintings.board.gap_label import gap_label
from artgames.games.stolen_paintings.board.layout import RevealPlan, plan_reveal
from artgames.games.stolen_paintings.board.look_alikes import described_decoy, excuse_text, look_alikes
from artgames.games.stolen_paintings.board.pad import RevealStage, ScorePad
from artgames.games.stolen_paintings.board.part import Part, translate
from artgames.games.stolen_paintings.board.projector import (
    SeatColumn,
    TilePad,
    VerdictSign,
    plan_marks,
    plan_reveal_afar,
)
from artgames.games.stolen_paintings.board.verdict import VerdictPad
from artgames.games.stolen_paintings.board.wager import ABOVE_ALL, Coins, coin_above
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, TableView
from artgames.scene.animations import around, fade, fly, one_after_another, pause, together
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.hanging import fitted, hang_cards
from artgames.scene.items.lit_ring import LitRing
from artgames.scene.items.text import TextItem
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


def plan_for(style: BoardStyle, area: QRectF, *, has_excuse: bool = False) -> RevealPlan:
    """Where everything is at the reveal."""
    if style.for_projector:
        return plan_reveal_afar(area, style.px(Role.TOKEN), len(style.names), style.px(Role.SMALL))
    line = style.usual_px(Role.SMALL) * 1.3  # what the line takes, the score pad has not
    return plan_reveal(area, line if has_excuse else 0.0, style.larger)


_TOKEN_OVER = 0.14
"""How far a number beside a painting reaches over its frame, in its own widths."""


class RevealPart(Part[TableView]):
    """Everything is public now. `told` says how much of it has been shown so far."""

    def build(self, told: RevealStage = RevealStage.POINTS) -> None:
        view = self.view
        self._alike = {} if self.style.for_projector else look_alikes(view, self.style.deck.likeness)
        self._plan = plan_for(self.style, self.area, has_excuse=bool(self._alike))
        self._pad = self.make_pad(QRectF(self._plan.pad), told)
        self.add(self._pad)
        self._build_wall()
        self._build_row()
        self._build_excuse()
        self._build_coins()
        self._tell(told)

    def make_pad(self, room: QRectF, told: RevealStage) -> ScorePad:
        """What is written down beside the wall."""
        kinds = (TilePad, VerdictSign) if self.style.for_projector else (ScorePad, VerdictPad)
        return kinds[self.view.cooperative](self.style, self.view, room, told)

    def _build_wall(self) -> None:
        self._cells = hang_cards(self.view.exhibit, self._plan.wall, self.style)
        for card, cell in zip(self.view.exhibit, self._cells, strict=True):
            self.hang(card, cell)
        self._wall = dict(zip(self.view.exhibit, self.paintings, strict=True))

    @property
    def is_bare(self) -> bool:  # type: ignore[override]
        """From afar all that is written has a ground of its own, so that dark paintings can be lit."""
        return self.style.for_projector

    def _guessers(self, token: int) -> tuple[int, ...]:
        return tuple(seat for seat, tokens in enumerate(self.view.marks) if tokens and token in tokens)

    def _build_row(self) -> None:
        self._row, self._rings = {}, {}
        self._gap_labels: dict[int, TextItem] = {}
        cells = self._cells_beside_marks() if self.style.for_projector else self._plan.row
        for token, card in enumerate(self.view.auction, 1):
            item = self._row[token] = self.hang(card, cells[token - 1])
            item.reserve(0 if self.style.for_projector else self._foot, self._beside)
            item.set_token(token, self._row_token(), beside=True)
            self._show_guess(token)
            item.set_interactive(True)
            if self.style.for_projector:
                self._rings[token] = LitRing(self.style, item.cell)
                self.add(self._rings[token])
            elif token in self.view.stolen:
                self._label_gap(token)
        for item in self._wall.values():
            item.set_interactive(True)

    def _label_gap(self, token: int) -> None:
        """Beside the number; where that would be higher than the frame, as wide as the cell. The team's tick, which
        stands at the left of the frame, is never covered."""
        item, painting = self._row[token], self.style.deck.painting(self.view.auction[token - 1])
        frame = item.frame_rect.translated(item.pos())
        whole = item.cell.adjusted(0, 0, 0, -self._foot)
        if self.view.cooperative:
            whole.setLeft(max(whole.left(), frame.left()))
        beside = QRectF(whole)
        beside.setLeft(max(whole.left(), frame.left() + self._row_token() * _TOKEN_OVER))
        label = gap_label(painting, beside, self.style)
        if label is None or label.boundingRect().bottom() > frame.bottom():
            label = gap_label(painting, whole, self.style)
        if label is not None:
            self._gap_labels[token] = label
            self.add(label)

    def _cells_beside_marks(self) -> tuple[QRectF, ...]:
        """From afar marks are too large to lie on a painting: they have a part of its cell."""
        cell = self._plan.row[0]
        most = 0 if self.view.cooperative else max(len(self._guessers(token)) for token in ALL_TOKENS)
        marks = plan_marks(most, cell, self.style)
        gap = marks.side * 0.2
        cells = []
        for token, card in enumerate(self.view.auction, 1):
            seats = tuple(self.style.marks[seat] for seat in self._guessers(token)) if most else ()
            room = min(marks.wide_for(len(seats)) + gap, cell.width() * 0.7) if seats else 0.0
            whole = self._plan.row[token - 1].adjusted(0, 0, -room, 0)
            cells.append(fitted(card, whole, self.style))
            if seats:
                beside = QRectF(cells[-1].right() + gap, whole.top(), room, whole.height())
                self.add(SeatColumn(self.style, beside, seats, marks))
        return tuple(cells)

    def _row_token(self) -> int:
        if self.style.for_projector:
            return self.px(Role.TOKEN)
        return round(self._plan.row[0].height() * self.style.grown(0.25, 0.32))

    @property
    def _tag_px(self) -> int:
        return self.px(Role.LABEL, Profile.DESK)

    @property
    def _foot(self) -> int:
        """Below each painting of the row, for its tag and for who had chosen it."""
        return round(self._tag_px * 2.0)

    @property
    def _beside(self) -> int:
        """To the left of each painting of the row, below its number: as far as what lies below the one before."""
        first, second = self._plan.row[:2]
        return max(0, round(second.left() - first.right() - first.width() * 0.1))

    def _show_guess(self, token: int) -> None:
        """Who marked it; or, where there is only one sheet, that it was marked."""
        item, guessers = self._row[token], self._guessers(token)
        if self.view.cooperative:
            item.set_marked(bool(guessers))
        elif not self.style.for_projector:
            item.set_seats(tuple(self.style.marks[seat] for seat in guessers))

    def _build_excuse(self) -> None:
        """“Looked like this one, which did hang”: the number leads from the auction to the painting on the wall."""
        self._excuse = TextItem(
            excuse_text(self._alike), self._plan.excuse, sans(self.px(Role.SMALL)), self.style.theme.ink
        )
        if self._alike:
            self.add(self._excuse)
        for token, card in self._alike.items():
            new, hung = (self.style.deck.painting(one) for one in (self.view.auction[token - 1], card))
            self._row[token].set_name(described_decoy(new, hung))

    def _build_coins(self) -> None:
        """Wager tokens lie where they were laid; the pad says whose they are."""
        side = self._plan.row[0].height() * 0.2
        wagered = sorted({token for token in self.view.wagers if token})
        coins = Coins(tuple(coin_above(self._row[token], side) for token in wagered))
        coins.setZValue(ABOVE_ALL)
        self.add(coins)

    def moving_text(self) -> str:
        if self._pad.told is RevealStage.GUESSES and self.view.cooperative:
            return translate("stolen_paintings", "The sheet is final. What did {name} steal?").format(
                name=self.style.names[self.view.thief]
            )
        if self._pad.told is RevealStage.GUESSES:
            return translate("stolen_paintings", "All the guesses are in. What did {name} steal?").format(
                name=self.style.names[self.view.thief]
            )
        return ""

    def _stolen(self) -> dict[int, int]:
        """Token → painting of everything stolen in this round."""
        return {token: self.view.auction[token - 1] for token in self.view.stolen}

    def _tell(self, told: RevealStage) -> None:
        self._pad.tell(told)
        stolen = self._stolen()
        for card, item in self._wall.items():
            hung = told >= RevealStage.THEFT
            item.setVisible(told < RevealStage.POINTS or not self.style.for_projector)  # points are in its place
            item.setOpacity(1.0 if hung else 0.0)
            item.set_dimmed(card not in stolen.values())
            item.set_lit(hung and card in stolen.values())
        for token, card in stolen.items():
            numbered = told >= RevealStage.THEFT and not self.style.for_projector
            self._wall[card].set_token(token if numbered else None, self._wall_token(), beside=True)
        self._tell_alike(told >= RevealStage.THEFT)
        for token in ALL_TOKENS:
            self._judge(token, told)

    def _wall_token(self) -> int:
        return round(self._cells[0].height() * self.style.grown(0.3, 0.46))

    def _tell_alike(self, told: bool) -> None:
        """A wrong mark that was easy to make is shown with the painting that it was taken for."""
        self._excuse.setVisible(told)
        for token, card in self._alike.items():
            self._wall[card].set_dimmed(not told)
            self._wall[card].set_token(token if told else None, self._wall_token(), beside=True)

    def _judge(self, token: int, told: RevealStage) -> None:
        item, is_stolen = self._row[token], token in self.view.stolen
        shown = told >= RevealStage.THEFT
        if self.style.for_projector:  # a tag could not be read there
            if (
                not self.view.cooperative
            ):  # two ticks would look alike: the one is the team's, and the ring says the rest
                item.set_verdict(True if shown and is_stolen else None)
            self._rings[token].setVisible(shown and is_stolen)
            return
        text = translate("stolen_paintings", "Stolen") if is_stolen else translate("stolen_paintings", "Decoy")
        item.set_tag(text if shown else "", self._tag_px, "right" if is_stolen else "plain")
        item.set_verdict(None)
        self._leave_gap(token, gone=shown and is_stolen)

    def _leave_gap(self, token: int, *, gone: bool) -> None:
        self._row[token].set_gone(gone)
        if token in self._gap_labels:
            self._gap_labels[token].setVisible(gone)

    # The way there

    def guesses(self, before: dict[int, QRectF]) -> QAbstractAnimation:
        """From the auction, `before` telling where each token lay, to the row under the empty wall."""
        moves = []
        for token, item in self._row.items():
            home = item.cell
            if token in before:
                item.set_cell(before[token], self.style.ratio)
                moves.append(fly(item, home, Beat.MOVE_ROOM, self.style.tempo, self.style.ratio))
        return one_after_another([together(moves), pause(Beat.REVEAL_REST, self.style.tempo)])

    def theft(self) -> QAbstractAnimation:
        """The wall comes back with gaps; decoys get their tags, then the stolen ones fly home one by one."""
        tempo, stolen = self.style.tempo, self._stolen()
        appear = [
            fade(item, 1.0, Beat.PANEL_IN, tempo) for card, item in self._wall.items() if card not in stolen.values()
        ]
        steps: list[QAbstractAnimation] = [together(appear)]
        for token in ALL_TOKENS:
            if token not in stolen:
                steps.append(around(pause(Beat.MOVE, tempo), before=self._tagger(token)))
        if self._alike:
            steps.append(around(pause(Beat.REVEAL_REST, tempo), before=lambda: self._tell_alike(True)))
        for token, card in stolen.items():
            steps.append(self._flight(token, card))
            steps.append(pause(Beat.REVEAL_REST, tempo))
        return around(one_after_another(steps), after=lambda: self._tell(RevealStage.THEFT))

    def _tagger(self, token: int) -> Callable[[], None]:
        def tell() -> None:
            self.style.sounds.play(Cue.DEAL)
            self._judge(token, RevealStage.THEFT)

        return tell

    def _flight(self, token: int, card: int) -> QAbstractAnimation:
        flyer, home = self._wall[card], self._wall[card].cell
        start = self._row[token].cell

        def take_off() -> None:
            flyer.set_cell(start, self.style.ratio)
            flyer.setOpacity(1.0)
            self._leave_gap(token, gone=not self.style.for_projector)
            if self.style.for_projector:
                self._judge(token, RevealStage.THEFT)
            self.style.sounds.play(Cue.RIGHT)

        flight = fly(flyer, home, Beat.REVEAL, self.style.tempo, self.style.ratio)
        lift = around(pause(Beat.PRESS, self.style.tempo), before=take_off)
        return one_after_another([lift, around(flight, after=lambda: flyer.set_lit(True))])

    def points(self) -> QAbstractAnimation:
        self._tell(RevealStage.POINTS)
        return pause(Beat.REVEAL_REST, self.style.tempo)
