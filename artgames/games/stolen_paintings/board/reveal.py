"""The reveal: guesses first, then every stolen painting flies home and every newcomer is stamped, then the points."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QRectF

from artgames.engine.words import listed
from artgames.games.stolen_paintings.board.layout import RevealPlan, plan_reveal
from artgames.games.stolen_paintings.board.look_alikes import look_alikes
from artgames.games.stolen_paintings.board.pad import RevealStage, ScorePad
from artgames.games.stolen_paintings.board.part import Part, translate
from artgames.games.stolen_paintings.board.projector import TilePad, VerdictSign, plan_reveal_afar
from artgames.games.stolen_paintings.board.verdict import VerdictPad
from artgames.games.stolen_paintings.board.wager import ABOVE_ALL, Coins, coin_above
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, TableView
from artgames.scene.animations import around, fade, fly, one_after_another, pause, together
from artgames.scene.board import BoardStyle
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.items.text import TextItem
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


def plan_for(style: BoardStyle, area: QRectF, paintings: int, *, has_excuse: bool = False) -> RevealPlan:
    """Where everything is at the reveal."""
    if style.for_projector:
        return plan_reveal_afar(area, paintings, style.px(Role.TOKEN))
    line = style.usual_px(Role.SMALL) * 1.3  # what the line takes, the score pad has not
    return plan_reveal(area, paintings, line if has_excuse else 0.0, style.larger)


class RevealPart(Part[TableView]):
    """Everything is public now. `told` says how much of it has been shown so far."""

    def build(self, told: RevealStage = RevealStage.POINTS) -> None:
        view = self.view
        self._alike = {} if self.style.for_projector else look_alikes(view, self.style.deck.likeness)
        self._plan = plan_for(self.style, self.area, len(view.exhibit), has_excuse=bool(self._alike))
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
        for card, cell in zip(self.view.exhibit, self._plan.wall, strict=True):
            self.hang(card, cell)
        self._wall = dict(zip(self.view.exhibit, self.paintings, strict=True))

    def _build_row(self) -> None:
        self._row = {}
        for token, card in enumerate(self.view.auction, 1):
            item = self._row[token] = self.hang(card, self._plan.row[token - 1])
            afar = self.style.for_projector
            item.set_token(
                token, self.px(Role.TOKEN) if afar else round(self._plan.row[0].height() * self.style.grown(0.26, 0.38))
            )
            self._show_guess(token)
            item.set_interactive(True)
        for item in self._wall.values():
            item.set_interactive(True)

    def _show_guess(self, token: int) -> None:
        """Who marked it; or, where there is only one sheet, that it was marked."""
        item = self._row[token]
        guessers = [seat for seat, tokens in enumerate(self.view.marks) if tokens and token in tokens]
        if self.view.cooperative:
            item.set_marked(bool(guessers))
        else:
            item.set_seats(tuple(self.style.marks[seat] for seat in guessers), self.least_mark)

    def _build_excuse(self) -> None:
        """“Looked like this one, which did hang”: the number leads from the auction to the painting on the wall."""
        self._excuse = TextItem(self._excuse_text(), self._plan.excuse, sans(self.px(Role.SMALL)), self.style.theme.ink)
        if self._alike:
            self.add(self._excuse)
        for token, card in self._alike.items():
            new, hung = (self.style.deck.painting(one) for one in (self.view.auction[token - 1], card))
            text = translate("stolen_paintings", "{painting} It looked like this one, which did hang: {hung}")
            described = text.format(painting=new.sentence or new.title, hung=hung.sentence or hung.title)
            self._row[token].set_name(described)

    def _build_coins(self) -> None:
        """Wager tokens lie where they were laid; the pad says whose they are."""
        side = self._plan.row[0].height() * 0.2
        wagered = sorted({token for token in self.view.wagers if token})
        coins = Coins(tuple(coin_above(self._row[token], side) for token in wagered))
        coins.setZValue(ABOVE_ALL)
        self.add(coins)

    def _excuse_text(self) -> str:
        if len(self._alike) == 1:
            text = translate(
                "stolen_paintings", "Painting {tokens} is a decoy. It looks like the one with a {tokens} on the wall."
            )
        else:
            text = translate(
                "stolen_paintings",
                "Paintings {tokens} are decoys. They look like those with their numbers on the wall.",
            )
        return text.format(tokens=listed(tuple(self._alike), translate))

    def moving_text(self) -> str:
        if self._pad.told is RevealStage.GUESSES and self.view.cooperative:
            return translate("stolen_paintings", "The sheet is final. What did {name} steal?").format(
                name=self.style.names[self.view.thief]
            )
        if self._pad.told is RevealStage.GUESSES:
            return translate("stolen_paintings", "All guesses are on the table. What did {name} steal?").format(
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
            item.setOpacity(1.0 if hung else 0.0)
            item.set_dimmed(card not in stolen.values())
            item.set_marked(hung and card in stolen.values())
        for token, card in stolen.items():
            numbered = told >= RevealStage.THEFT and not self.style.for_projector
            self._wall[card].set_token(token if numbered else None, self._wall_token())
        self._tell_alike(told >= RevealStage.THEFT)
        for token in ALL_TOKENS:
            self._judge(token, told)

    def _wall_token(self) -> int:
        return round(self._plan.wall[0].height() * self.style.grown(0.3, 0.46))

    def _tell_alike(self, told: bool) -> None:
        """A wrong mark that was easy to make is shown with the painting that it was taken for."""
        self._excuse.setVisible(told)
        for token, card in self._alike.items():
            self._wall[card].set_dimmed(not told)
            self._wall[card].set_token(token if told else None, self._wall_token())

    def _judge(self, token: int, told: RevealStage) -> None:
        item, is_stolen = self._row[token], token in self.view.stolen
        shown = told >= RevealStage.THEFT
        if self.style.for_projector:  # a stamp could not be read there: the token turns over
            item.set_verdict(is_stolen if shown else None)
            item.set_dimmed(shown and not is_stolen)
            return
        item.set_stamp(translate("stolen_paintings", "Decoy") if shown and not is_stolen else "", self.style.larger)
        item.set_verdict(None)
        item.set_dimmed(shown and is_stolen)

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
        """The wall comes back with gaps; newcomers are stamped, then the stolen ones fly home one by one."""
        tempo, stolen = self.style.tempo, self._stolen()
        appear = [
            fade(item, 1.0, Beat.PANEL_IN, tempo) for card, item in self._wall.items() if card not in stolen.values()
        ]
        steps: list[QAbstractAnimation] = [together(appear)]
        for token in ALL_TOKENS:
            if token not in stolen:
                steps.append(around(pause(Beat.MOVE, tempo), before=self._stamper(token)))
        if self._alike:
            steps.append(around(pause(Beat.REVEAL_REST, tempo), before=lambda: self._tell_alike(True)))
        for token, card in stolen.items():
            steps.append(self._flight(token, card))
            steps.append(pause(Beat.REVEAL_REST, tempo))
        return around(one_after_another(steps), after=lambda: self._tell(RevealStage.THEFT))

    def _stamper(self, token: int) -> Callable[[], None]:
        def stamp() -> None:
            self.style.sounds.play(Cue.DEAL)
            self._judge(token, RevealStage.THEFT)

        return stamp

    def _flight(self, token: int, card: int) -> QAbstractAnimation:
        flyer, home = self._wall[card], self._wall[card].cell
        start = self._row[token].cell

        def take_off() -> None:
            flyer.set_cell(start, self.style.ratio)
            flyer.setOpacity(1.0)
            self._row[token].set_dimmed(not self.style.for_projector)
            self._row[token].set_verdict(True if self.style.for_projector else None)
            self.style.sounds.play(Cue.RIGHT)

        flight = fly(flyer, home, Beat.REVEAL, self.style.tempo, self.style.ratio)
        lift = around(pause(Beat.PRESS, self.style.tempo), before=take_off)
        return one_after_another([lift, around(flight, after=lambda: flyer.set_marked(True))])

    def points(self) -> QAbstractAnimation:
        self._pad.tell(RevealStage.POINTS)
        return pause(Beat.REVEAL_REST, self.style.tempo)
